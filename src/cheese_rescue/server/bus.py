"""Tells that a table's log grew, and what is not kept. A hint: messages may be lost."""

from collections.abc import Callable
from math import inf
from typing import Protocol

import msgspec

from cheese_rescue.server.messages import Reaction
from cheese_rescue.table import ChairNumber

LEASE_SECONDS = 180
"""For so long somebody is at another process without being told again, should that be alive."""
HELD_SECONDS = 120
"""For so long what a living process holds of something counts without being told again."""


class _News(msgspec.Struct, frozen=True, array_like=True, tag=True):
    pass


class Grew(_News, frozen=True):
    """The log has n entries now, or more."""

    n: int


class Reacted(_News, frozen=True):
    chair: ChairNumber
    reaction: Reaction


class Stirred(_News, frozen=True):
    """Somebody in that chair does something, though nothing is laid yet."""

    chair: ChairNumber


class Nudged(_News, frozen=True):
    """Whose turn it is has not stirred for long."""

    chair: ChairNumber


class Here(_News, frozen=True):
    """Which chairs have a device at one process, and whether the one who opened is there."""

    process: str
    chairs: frozenset[ChairNumber]
    opener: bool
    n: int
    """The length of the log as that process knows it."""


class Who(_News, frozen=True):
    """A process begins to listen: the others say who is with them."""


class Ended(_News, frozen=True):
    """The table was deleted."""


News = Grew | Reacted | Stirred | Nudged | Here | Who | Ended
Listener = Callable[[News], None]


class Bus(Protocol):
    """Also what processes agree on for a while. While it is away, each decides for itself."""

    up_since: float | None
    """By the monotonic clock; None while others cannot be heard."""

    def alive(self, process: str) -> bool:
        """Whether another process was heard of just now, or nothing can be heard."""
        ...

    def listen(self, table: str, listener: Listener) -> None: ...

    def forget(self, table: str, listener: Listener) -> None: ...

    def tell(self, table: str, news: News) -> None:
        """Everyone who listens hears it, the teller too."""
        ...

    async def claim(self, what: str, seconds: float) -> bool:
        """Whether it is ours to do; for so long nobody else's."""
        ...

    async def take(self, key: str, drops: float, *, rate: float, most: float) -> float | None:
        """What is left in a bucket that all share, perhaps less than none; None: nobody knows."""
        ...

    async def hold(self, key: str, count: int) -> int | None:
        """We hold so many for the time of a lease; how many others do. None: nobody was told."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """In one process it is a function call, and there is nobody to agree with."""

    up_since: float | None = -inf

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def alive(self, process: str) -> bool:  # noqa: ARG002 - there are no others
        return True

    def listen(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, []).append(listener)

    def forget(self, table: str, listener: Listener) -> None:
        self._listeners[table].remove(listener)
        if not self._listeners[table]:
            del self._listeners[table]

    def tell(self, table: str, news: News) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener(news)

    async def claim(self, what: str, seconds: float) -> bool:  # noqa: ARG002 - nobody else could
        return True

    async def take(  # nobody else takes
        self,
        key: str,  # noqa: ARG002 - the bus's
        drops: float,  # noqa: ARG002 - the bus's
        *,
        rate: float,  # noqa: ARG002 - the bus's
        most: float,  # noqa: ARG002 - the bus's
    ) -> float | None:
        return None

    async def hold(self, key: str, count: int) -> int | None:  # noqa: ARG002 - nobody else could
        return 0

    async def close(self) -> None:
        pass
