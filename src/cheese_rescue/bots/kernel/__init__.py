"""The compiled code: bitboards, random playouts, tree search and endgame solver, in numba.

Importing this package does not import numba. `prepare` does.
"""

from threading import Lock

_lock = Lock()
_ready = False


def ready() -> bool:
    """Whether the compiled code is loaded in this process."""
    return _ready


def prepare() -> None:
    """Load the compiled code, or compile it if it is not in the cache.

    Loading takes about a second, compiling about a minute. Blocks until it is done. Calling it
    again is free. Raises whatever numba raises if the code cannot be compiled.
    """
    global _ready  # noqa: PLW0603 - one kernel a process
    with _lock:
        if not _ready:
            from cheese_rescue.bots.kernel.warm_up import warm_up  # noqa: PLC0415 - numba, only now

            warm_up()
            _ready = True


def usable() -> bool:
    """Load the compiled code if necessary, and return whether it is ready.

    Returns False immediately while another thread is loading or compiling it.
    """
    if not _ready and not _lock.locked():
        prepare()
    return _ready
