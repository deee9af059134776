"""The compiled code: bitboards, random playouts, tree search and endgame solver, in numba.

Importing this package does not import numba. `prepare` does. Its modules need the extra `strong`.
"""

from collections.abc import Callable
from threading import Event, Lock

from cheese_rescue.extras import Extra, has, require

_lock = Lock()
_searchable = Event()
_ready = False


def ready() -> bool:
    """Whether the tree search is loaded in this process. The solver may still be compiled."""
    return _searchable.is_set()


def prepare(on_search: Callable[[], None] = lambda: None) -> None:
    """Load the compiled code, or compile it if it is not in the cache.

    Loading takes about a second, compiling about ten, on two cores. Blocks until everything is
    done, and calls `on_search` as soon as the tree search can be used. Calling it again is free.
    Raises MissingExtra, or whatever numba raises if the code cannot be compiled.
    """
    global _ready  # noqa: PLW0603 - one kernel a process
    require(Extra.STRONG)
    with _lock:
        if not _ready:
            from cheese_rescue.bots.kernel.warm_up import warm_up  # noqa: PLC0415 - numba, only now

            def searchable() -> None:
                _searchable.set()
                on_search()

            warm_up(searchable)
            _ready = True
    on_search()


def is_compiled() -> bool:
    """Whether the cache has the compiled code, so that loading it takes only a moment.

    Needs the extra `strong`, but does not import numba.
    """
    from cheese_rescue.bots.kernel import fingerprint  # noqa: PLC0415 - rarely needed

    return fingerprint.is_compiled()


def usable() -> bool:
    """Load the compiled code if necessary, and return whether the tree search is ready.

    Returns False immediately without the extra `strong`, and while another thread is loading or
    compiling it.
    """
    if not ready() and not _lock.locked() and has(Extra.STRONG):
        prepare()
    return ready()
