"""The compiled code: bitboards, random playouts, tree search and endgame solver, in numba.

Importing this package does not import numba. `prepare` does. Its modules need the extra `strong`.
"""

from threading import Lock

from cheese_rescue.extras import Extra, has, require

_lock = Lock()
_ready = False


def ready() -> bool:
    """Whether the compiled code is loaded in this process."""
    return _ready


def prepare() -> None:
    """Load the compiled code, or compile it if it is not in the cache.

    Loading takes about a second, compiling about a minute. Blocks until it is done. Calling it
    again is free. Raises MissingExtra, or whatever numba raises if the code cannot be compiled.
    """
    global _ready  # noqa: PLW0603 - one kernel a process
    require(Extra.STRONG)
    with _lock:
        if not _ready:
            from cheese_rescue.bots.kernel.warm_up import warm_up  # noqa: PLC0415 - numba, only now

            warm_up()
            _ready = True


def usable() -> bool:
    """Load the compiled code if necessary, and return whether it is ready.

    Returns False immediately without the extra `strong`, and while another thread is loading or
    compiling it.
    """
    if not _ready and not _lock.locked() and has(Extra.STRONG):
        prepare()
    return _ready
