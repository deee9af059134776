"""SIGTERM ends a command as Ctrl-C does: with the results so far."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STATUS = 128 + signal.SIGTERM
"""The exit status after SIGTERM, as a shell reports it."""


class Terminated(KeyboardInterrupt):
    """Raised in the main thread by SIGTERM."""


@contextmanager
def raising_on_sigterm() -> Iterator[None]:
    """Raise Terminated on SIGTERM. Outside the main thread, do nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _raise)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _raise(_: int, __: FrameType | None) -> None:
    raise Terminated
