"""Tasks that nobody waits for."""

import asyncio

_tasks: set["asyncio.Task[None]"] = set()


def keep(task: "asyncio.Task[None]") -> None:
    """The loop forgets tasks that nobody holds."""
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
