"""Ending background tasks."""

import asyncio

REPEAT_SECONDS = 0.1


async def cancel(*tasks: "asyncio.Task[None]") -> None:
    """Cancel the tasks and wait until all of them have ended.

    A task can miss its cancellation: on Python 3.11 `asyncio.wait_for`, which the database and
    Redis clients use, ignores one that arrives together with the result. So it is repeated.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=REPEAT_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)  # or asyncio would log their exceptions
