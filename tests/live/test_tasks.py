"""Ending background tasks, also those that miss a cancellation."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from cheese_rescue import live
from cheese_rescue.live import tasks


async def forever() -> None:
    await asyncio.Event().wait()


async def deaf_once() -> None:
    """Swallow the first cancellation, as `wait_for` of Python 3.11 may."""
    try:
        await forever()
    except asyncio.CancelledError:
        await forever()


async def failing() -> None:
    raise RuntimeError("the cheese is gone")


@pytest.mark.parametrize("work", [forever, deaf_once, failing])
def test_a_cancelled_task_has_ended(
    work: Callable[[], Coroutine[None, None, None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "REPEAT_SECONDS", 0.001)

    async def story() -> None:
        running = [asyncio.create_task(work()), asyncio.create_task(forever())]
        await asyncio.sleep(0)
        await tasks.cancel(*running)
        assert all(task.done() for task in running)

    asyncio.run(asyncio.wait_for(story(), 10))


def test_without_tasks_there_is_nothing_to_wait_for() -> None:
    asyncio.run(tasks.cancel())


def test_a_task_that_is_cancelled_while_it_cancels_another_ends_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "REPEAT_SECONDS", 0.001)

    async def story() -> None:
        inner = asyncio.create_task(deaf_once())

        async def outer() -> None:
            try:
                await forever()
            finally:
                await tasks.cancel(inner)

        running = asyncio.create_task(outer())
        await asyncio.sleep(0)
        await tasks.cancel(running)
        assert (running.cancelled(), inner.cancelled()) == (True, True)

    asyncio.run(asyncio.wait_for(story(), 10))


def test_only_the_clock_knows_the_time() -> None:
    folder = Path(live.__file__).parent
    timed = re.compile(
        r"\b(import|from) time\b|\btime\.\w+\(|\.call_(later|at)\(|\btimeout="
        r"|asyncio\.(sleep|wait_for|timeout|timeout_at)\("
    )
    found = {path.name for path in folder.rglob("*.py") if timed.search(path.read_text("utf-8"))}
    assert found == {"clock.py", "tasks.py"}  # tasks.py repeats a cancellation that Python lost
