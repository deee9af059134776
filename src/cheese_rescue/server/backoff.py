"""Exponential backoff for a service that does not answer."""

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 2.0
"""Seconds between two attempts."""

T = TypeVar("T")


class StillDown(OSError):
    """The service failed a moment ago and is not tried again yet."""


class Backoff:
    """Tracks the failures of one service. Every failure doubles the pause until the next try."""

    def __init__(self) -> None:
        self.pause = 0.0
        """Seconds to wait after the last failure; 0 after a success."""
        self._until = 0.0
        self._error: BaseException | None = None

    @property
    def over(self) -> bool:
        """Whether the service may be tried again."""
        return time.monotonic() >= self._until

    def failed(self, error: BaseException) -> None:
        """Record a failure."""
        self._error = error
        self.pause = min(max(2 * self.pause, FIRST_PAUSE), LONGEST_PAUSE)
        self._until = time.monotonic() + self.pause

    def succeeded(self) -> None:
        """Record a success."""
        self.pause = 0.0

    async def run(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """The result of `attempt()`; during a pause, raises StillDown without trying."""
        if not self.over:
            raise StillDown(f"still down: {self._error}")
        try:
            result = await attempt()
        except Exception as error:
            self.failed(error)
            raise
        self.succeeded()
        return result
