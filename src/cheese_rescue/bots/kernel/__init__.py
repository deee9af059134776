"""The game compiled: bitboards, random playouts, tree search and endgame solver, in numba.

Importing this imports no numba: `prepare` does.
"""

from threading import Lock

_lock = Lock()
_ready = False


def ready() -> bool:
    """Whether the compiled code is loaded."""
    return _ready


def prepare() -> None:
    """Load the compiled code, which takes a second, or compile it, which takes a minute."""
    global _ready  # noqa: PLW0603 - one kernel a process
    with _lock:
        if not _ready:
            from cheese_rescue.bots.kernel.warm_up import warm_up  # noqa: PLC0415 - numba, only now

            warm_up()
            _ready = True


def usable() -> bool:
    """Load it if need be; False, without waiting, while another thread is doing that."""
    if not _ready and not _lock.locked():
        prepare()
    return _ready
