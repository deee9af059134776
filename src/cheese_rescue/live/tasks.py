"""Cancels background tasks."""

import asyncio

REPEAT_SECONDS = 0.1
"""Interval between two cancellations of a task that has not ended."""


async def cancel(*tasks: "asyncio.Task[None]") -> None:
    """Cancel the tasks and wait until all of them have ended, even if the caller is cancelled.

    A task can miss its cancellation: on Python 3.11, `asyncio.wait_for` ignores one that arrives
    together with the result, and the database and Redis clients use it. So this function repeats
    the cancellation until the task has ended.
    """
    interrupted: asyncio.CancelledError | None = None
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        try:
            await asyncio.wait(pending, timeout=REPEAT_SECONDS)
        except asyncio.CancelledError as error:
            interrupted = error
    for task in tasks:
        if not task.cancelled():
            task.exception()  # mark it as retrieved, or asyncio would log it
    if interrupted is not None:
        raise interrupted
