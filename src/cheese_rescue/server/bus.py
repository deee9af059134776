"""Tells that a table's log grew, and what is not kept. A hint: messages may be lost."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from cheese_rescue.server.messages import Reaction
from cheese_rescue.table import ChairNumber

LEASE_SECONDS = 30
"""For so long somebody is here without being told again."""


@dataclass(frozen=True)
class Grew:
    """The log has n entries now, or more."""

    n: int


@dataclass(frozen=True)
class Reacted:
    chair: ChairNumber
    reaction: Reaction


@dataclass(frozen=True)
class Here:
    """Which chairs have a device at one process, and whether the one who opened is there."""

    process: str
    chairs: frozenset[ChairNumber]
    opener: bool


@dataclass(frozen=True)
class Ended:
    """The table was deleted."""


News = Grew | Reacted | Here | Ended
Listener = Callable[[News], None]


class Bus(Protocol):
    def listen(self, table: str, listener: Listener) -> None: ...

    def forget(self, table: str, listener: Listener) -> None: ...

    def tell(self, table: str, news: News) -> None:
        """Everyone who listens hears it, the teller too."""
        ...


class LocalBus:
    """In one process it is a function call."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def listen(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, []).append(listener)

    def forget(self, table: str, listener: Listener) -> None:
        self._listeners[table].remove(listener)
        if not self._listeners[table]:
            del self._listeners[table]

    def tell(self, table: str, news: News) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener(news)
