"""The compiled code, got ready in a thread of its own while everything else goes on."""

import time
from threading import Thread

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.levels import Plain, Strongest, Thinker

LOADING_SECONDS = 1.5
"""For code that is only being loaded a bot waits; for compiling, which takes many, it does not."""


def needs_compiled(bot: str) -> bool:
    """Whether that bot plays with less until the compiled code is there."""
    return isinstance(BOTS.get(bot), Plain | Thinker | Strongest)


class Compiled:
    """Nothing is compiled, and numba not imported, before somebody wants it."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._since = 0.0
        self._failed: Exception | None = None

    def want(self) -> Thread:
        """From now on it is being got ready."""
        if self._thread is None:
            self._since = time.monotonic()
            self._thread = Thread(target=self._prepare, daemon=True)
            self._thread.start()
        return self._thread

    def wait_for_loading(self) -> None:
        self.want().join(max(0.0, self._since + LOADING_SECONDS - time.monotonic()))

    def ready(self, *, within: float | None = None) -> bool:
        """Whether it is there after so many seconds, or at last; raises where it cannot be."""
        thread = self.want()
        thread.join(within)
        if self._failed is not None:
            raise self._failed
        return not thread.is_alive()

    def _prepare(self) -> None:
        try:
            from cheese_rescue.bots import kernel  # noqa: PLC0415 - imports numba

            kernel.prepare()
        except Exception as error:
            self._failed = error
