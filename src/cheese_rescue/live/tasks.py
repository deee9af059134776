"""Ending background tasks."""

import asyncio

REPEAT_SECONDS = 0.1


async def cancel(*tasks: "asyncio.Task[None]") -> None:
    """Cancel the tasks and wait until all of them have ended, even if the caller is cancelled.

    A task can miss its cancellation: on Python 3.11 `asyncio.wait_for`, which the database and
    Redis clients use, ignores one that arrives together with the result. So it is repeated.
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
            task.exception()  # retrieved, or asyncio would log it
    if interrupted is not None:
        raise interrupted
