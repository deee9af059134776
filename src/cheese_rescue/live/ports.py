"""What live tables need from outside: ports for adapters to implement, and their settings."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from cheese_rescue.bots.advice import HintStrength, MoveHint
from cheese_rescue.bots.advice.review import ReviewedMove
from cheese_rescue.live.messages import Reaction
from cheese_rescue.rules import Move, View
from cheese_rescue.table import ChairNumber
from cheese_rescue.table.log import Entry

RandomBytes = Callable[[int], bytes]
"""Returns that many unpredictable bytes: `secrets.token_bytes`."""


class StoreUnavailable(Exception):
    """The store can neither read nor write now (full disk, locked file, no connection).

    After a failed write it is unknown whether the entry was kept.
    """


class TableDeleted(Exception):
    """The table no longer exists in the store."""


class StoredTable(NamedTuple):
    """A table as the store keeps it."""

    code: str | None
    log: tuple[Entry, ...]


class Store(Protocol):
    """Keeps the log of every table. The key (table, n) is the concurrency control."""

    async def create(self, table: str, code: str, log: Sequence[Entry], at: float) -> bool:
        """Store a new table; False if its id or code is in use."""
        ...

    async def append(self, table: str, n: int, game: int, entry: Entry) -> bool:
        """Commit entry n; False if another process wrote it first. Raises TableDeleted."""
        ...

    async def read(self, table: str) -> StoredTable | None:
        """The whole table; None if there is none."""
        ...

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        """The entries from number n on; None if the table does not exist."""
        ...

    async def find(self, code: str) -> str | None:
        """The id of the table that has this join code."""
        ...

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The number of entries of each log; tables that do not exist are left out."""
        ...

    async def delete(self, table: str) -> None:
        """Delete the table and its log."""
        ...

    async def delete_inactive(self, since: float) -> tuple[str, ...]:
        """Delete a batch of tables whose last entry is older than `since`; their ids."""
        ...

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        ...


# -- the bus and its events ------------------------------------------------------------------------


class _Event(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """An array on the bus, its first item the name of the class."""


class Grew(_Event, frozen=True):
    """The log has at least n entries."""

    n: int


class ReactionSent(_Event, frozen=True, tag="Reacted"):
    """Somebody sent a reaction."""

    chair: ChairNumber
    reaction: Reaction


class Stirred(_Event, frozen=True):
    """Somebody is active in that chair without having moved yet."""

    chair: ChairNumber


class Nudged(_Event, frozen=True):
    """The player to move has been idle for long and is reminded."""

    chair: ChairNumber


class Here(_Event, frozen=True):
    """The presence lease of one process: the chairs connected to it."""

    process: str
    chairs: frozenset[ChairNumber]
    opener: bool
    """Whether the person who opened the table is connected there."""
    n: int
    """The length of the log as that process knows it."""


class Who(_Event, frozen=True):
    """A process has subscribed and asks the others for their leases."""


class Ended(_Event, frozen=True):
    """The table was deleted."""


Event = Grew | ReactionSent | Stirred | Nudged | Here | Who | Ended
Listener = Callable[[Event], None]


class Bus(Protocol):
    """Carries events between processes. A hint: events may be lost while it is down."""

    alone: bool
    """Whether no other process shares the store through this bus."""
    connected_since: float | None
    """When the connection was made, by the monotonic clock; None while it is down."""

    def is_alive(self, process: str) -> bool:
        """Whether another process was heard from recently. True while the bus is down."""
        ...

    def subscribe(self, table: str, listener: Listener) -> None:
        """Call the listener with every event about the table."""
        ...

    def unsubscribe(self, table: str, listener: Listener) -> None:
        """Stop calling the listener."""
        ...

    def publish(self, table: str, event: Event) -> None:
        """Send an event to every subscriber, those in this process included."""
        ...

    async def claim(self, key: str, seconds: float) -> bool:
        """Take a lease; False if another process holds it. True while the bus is down."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


class Thinker(Protocol):
    """Computes what bots and advisers answer, off the event loop where that matters."""

    async def choose(self, bot: str, view: View) -> Move:
        """The bot's move. Always a legal one."""
        ...

    async def advise(self, view: View) -> Mapping[HintStrength, MoveHint]:
        """A hint for the seat to move, in every strength. May be refused."""
        ...

    async def review(self, record: str, ply: int) -> ReviewedMove:
        """The judgement of one move of a finished game. May be refused."""
        ...

    def prepare(self) -> None:
        """Start compiling the search kernel, since somebody will need it soon."""
        ...

    async def close(self) -> None:
        """Stop computing."""
        ...


class Clock(Protocol):
    """The only source of time."""

    def now(self) -> float:
        """Seconds since 1970, for log entries."""
        ...

    def monotonic(self) -> float:
        """Seconds from an arbitrary start that never jump, for measuring."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        ...

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for the event at most that long; whether it was set."""
        ...


class Connection(Protocol):
    """A client's socket as the live table writes to it."""

    @property
    def full(self) -> bool:
        """Whether the send buffer is full, so that nothing should be written now."""
        ...

    def on_drain(self, callback: Callable[[], None] | None) -> None:
        """Set what to call when the send buffer is no longer full."""
        ...

    def write(self, text: bytes) -> None:
        """Send a message without waiting."""
        ...

    async def close(self, code: int) -> None:
        """Close the connection with that WebSocket code."""
        ...

    def abort(self) -> None:
        """Cut the connection at once."""
        ...


@dataclass(frozen=True, kw_only=True)
class Ports:
    """Everything that one process's live tables share."""

    store: Store
    bus: Bus
    thinker: Thinker
    clock: Clock
    random_bytes: RandomBytes
    process: str
    """The id of this process on the bus."""


@dataclass(frozen=True, kw_only=True)
class LiveSettings:
    """Pace and housekeeping, as the host chooses; in seconds unless the name says otherwise."""

    bot_pause: float = 0.7
    """Before a bot plays a card, so that everybody can follow."""
    gone_after: float = 120
    """Until a bot stands in for somebody who is disconnected."""
    nudge_after: float = 60
    """Until an idle player is reminded."""
    idle_after: float = 180
    """From the reminder until a bot stands in."""
    rematch_pause: float = 1
    """At most, for the devices to send their numbers for the shuffle."""
    tick: float = 1
    """Between two looks at every table."""
    compare_every: float = 5
    """Between two comparisons of memory with the store."""
    keep_days: float = 30
    """Days without a change until a table is deleted."""
