"""Loads or compiles the kernel in a background thread."""

import time
from threading import Thread

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.levels import PlainSearchBot, SearchBot, StrongestBot

LOADING_SECONDS = 1.5
"""How long a bot waits for the kernel: enough to load it from the cache, but not to compile it."""


def needs_kernel(bot: str) -> bool:
    """Whether the bot of that name uses the kernel, and plays like GreedyBot until it is ready."""
    return isinstance(BOTS.get(bot), PlainSearchBot | SearchBot | StrongestBot)


class KernelLoader:
    """Loads the kernel in a thread when it is first needed. Until then, numba is not imported."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._since = 0.0
        self._failed: Exception | None = None

    def start(self) -> Thread:
        """Start loading unless that has begun already, and return the thread that does it."""
        if self._thread is None:
            self._since = time.monotonic()
            self._thread = Thread(target=self._prepare, daemon=True)
            self._thread.start()
        return self._thread

    def wait_for_loading(self) -> None:
        """Start loading if necessary, and wait until LOADING_SECONDS after the start at most."""
        self.start().join(max(0.0, self._since + LOADING_SECONDS - time.monotonic()))

    def wait(self, *, timeout: float | None = None) -> bool:
        """Start loading if necessary, wait, and return whether the kernel is ready.

        Waits `timeout` seconds at most, or without limit for None. If loading failed, raises the
        exception that it failed with.
        """
        thread = self.start()
        thread.join(timeout)
        if self._failed is not None:
            raise self._failed
        return not thread.is_alive()

    def _prepare(self) -> None:
        try:
            from cheese_rescue.bots import kernel  # noqa: PLC0415 - imports numba

            kernel.prepare()
        except Exception as error:
            self._failed = error
