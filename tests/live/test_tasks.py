"""Ending background tasks, also those that miss a cancellation."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

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
