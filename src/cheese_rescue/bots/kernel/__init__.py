"""The game compiled: bitboards, random playouts, tree search and exact finish, in numba.

Importing this imports no numba: `prepare` does.
"""

from threading import Lock

_lock = Lock()
_ready = False


def ready() -> bool:
    """Whether the compiled code can be used at once."""
    return _ready


def prepare() -> None:
    """Load the compiled code, or compile it: a second in the one case, a minute in the other."""
    global _ready  # noqa: PLW0603 - one kernel a process
    with _lock:
        if not _ready:
            from cheese_rescue.bots.kernel.warm import warm  # noqa: PLC0415 - numba, only now

            warm()
            _ready = True


def usable() -> bool:
    """Whether it can be used now: nobody waits for what another thread is preparing."""
    if not _ready and not _lock.locked():
        prepare()
    return _ready
