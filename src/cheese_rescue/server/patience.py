"""What is away is not asked at every turn: each time in vain, the wait until the next is longer."""

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 2.0

Result = TypeVar("Result")


class Away(OSError):
    """It was not there a moment ago, and is asked again in a moment."""


class Patience:
    """With one thing that may be away."""

    def __init__(self) -> None:
        self.pause = 0.0
        """Seconds to wait after the last time in vain."""
        self._until = 0.0
        self._why: BaseException | None = None

    @property
    def over(self) -> bool:
        """Whether it may be asked again."""
        return time.monotonic() >= self._until

    def failed(self, why: BaseException) -> None:
        self._why = why
        self.pause = min(max(2 * self.pause, FIRST_PAUSE), LONGEST_PAUSE)
        self._until = time.monotonic() + self.pause

    def succeeded(self) -> None:
        self.pause = 0.0

    async def with_it(self, reach: Callable[[], Awaitable[Result]]) -> Result:
        if not self.over:
            raise Away(f"still away: {self._why}")
        try:
            result = await reach()
        except Exception as why:
            self.failed(why)
            raise
        self.succeeded()
        return result
