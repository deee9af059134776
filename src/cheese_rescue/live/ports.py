"""What live tables need from an application: ports for it to implement, and settings."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from cheese_rescue.bots.advice import HintStrength, MoveHint
from cheese_rescue.bots.advice.review import ReviewedMove
from cheese_rescue.live.messages import BotPause, Reaction
from cheese_rescue.rules import Move, Record, View
from cheese_rescue.table import ChairNumber
from cheese_rescue.table.log import Entry

RandomBytes = Callable[[int], bytes]
"""A function that returns that many unpredictable bytes, such as `secrets.token_bytes`."""


class StoreUnavailable(Exception):
    """The store cannot read or write now: full disk, locked file, no connection.

    After a failed write it is unknown whether the entry was stored.
    """


class TableDeleted(Exception):
    """The table no longer exists in the store."""


class StoredTable(NamedTuple):
    """A stored table: its join code, which is None after the first start, and its log."""

    code: str | None
    log: tuple[Entry, ...]


class Store(Protocol):
    """Keeps the log of every table.

    Entries have the unique key (table, n), so two processes cannot both write entry n: the one that
    loses reads the log and decides again. Reads and writes may raise StoreUnavailable.
    """

    async def create(self, table: str, code: str, log: Sequence[Entry], at: float) -> bool:
        """Store a new table. Returns False if its id or code is in use."""
        ...

    async def append(self, table: str, n: int, game: int, entry: Entry) -> bool:
        """Commit entry n, which belongs to game number `game`. Returns True once it is committed.

        Returns False if another process wrote entry n first. Raises TableDeleted.
        """
        ...

    async def read(self, table: str) -> StoredTable | None:
        """The whole table; None if it does not exist."""
        ...

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        """The entries from n on; None if the table does not exist."""
        ...

    async def find(self, code: str) -> str | None:
        """The id of the table with this join code, or None."""
        ...

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The number of entries in each log, without tables that do not exist."""
        ...

    async def delete(self, table: str) -> None:
        """Delete the table and its log, if it exists."""
        ...

    async def delete_inactive(self, since: float) -> tuple[str, ...]:
        """Delete a batch of tables whose last entry is older than `since`. Returns their ids."""
        ...

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        ...


# -- the bus and its events ------------------------------------------------------------------------


class _Event(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Encoded as an array that begins with the name of the class."""


class LogGrew(_Event, frozen=True, tag="Grew"):
    """The log has at least n entries."""

    n: int


class ReactionSent(_Event, frozen=True, tag="Reacted"):
    """The player in that chair sent a reaction."""

    chair: ChairNumber
    reaction: Reaction


class ActivitySeen(_Event, frozen=True, tag="Stirred"):
    """The player in that chair is active but has not moved yet."""

    chair: ChairNumber


class Nudged(_Event, frozen=True):
    """The player in that chair is to move, has been idle and is reminded."""

    chair: ChairNumber


class PresenceLease(_Event, frozen=True, tag="Here"):
    """The presence lease of one process: the chairs connected to it."""

    process: str
    chairs: frozenset[ChairNumber]
    opener: bool
    """Whether the opener is connected to that process."""
    n: int
    """The number of log entries that the process knows."""
    devices: dict[ChairNumber, int] = {}
    """The number of its devices with each chair. Versions before 2026-11-19 do not send it."""
    former: frozenset[ChairNumber] = frozenset()
    """The emptied chairs that its devices had earlier in this game."""
    asking: frozenset[ChairNumber] = frozenset()
    """The emptied chairs that its devices ask for."""
    bot_pause: BotPause | None = None
    """The calmest pause of bots that its players have asked for."""
    screen: bool = False
    """Whether a shared screen is connected to that process."""


class LeasesRequested(_Event, frozen=True, tag="Who"):
    """A process has subscribed and asks the others for their leases."""


class Ended(_Event, frozen=True):
    """The table was deleted."""


Event = LogGrew | ReactionSent | ActivitySeen | Nudged | PresenceLease | LeasesRequested | Ended
"""Any event on the bus."""
Listener = Callable[[Event], None]
"""Called with every event about a table."""


class Bus(Protocol):
    """Carries events between processes.

    Delivery is best effort: events are lost while the bus is down. Processes therefore also compare
    their tables with the store at intervals.
    """

    alone: bool
    """Whether no other process shares the store through this bus."""
    connected_since: float | None
    """When the bus connected, by the monotonic clock; None while it is down."""

    def is_alive(self, process: str) -> bool:
        """Whether that process has sent a sign of life recently. True while the bus is down."""
        ...

    def subscribe(self, table: str, listener: Listener) -> None:
        """Call the listener with every event about the table."""
        ...

    def unsubscribe(self, table: str, listener: Listener) -> None:
        """Stop calling the listener."""
        ...

    def publish(self, table: str, event: Event) -> None:
        """Send an event to every subscriber in every process, this one included."""
        ...

    async def claim(self, key: str, seconds: float) -> bool:
        """Take a lease for that long. Returns False if another process holds it, True if down."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


class Thinker(Protocol):
    """Computes what may take long. A server does so outside the event loop.

    `origin` says for whom, such as an address: origins that wait at the same time get equal shares.
    """

    async def choose(self, bot: str, view: View, *, origin: str = "") -> Move:
        """The bot's move, which is always legal."""
        ...

    async def advise(self, view: View, *, origin: str = "") -> Mapping[HintStrength, MoveHint]:
        """A hint for the seat to move, in every strength. May raise Refused."""
        ...

    async def review(self, record: str, ply: int, *, origin: str = "") -> ReviewedMove:
        """The review of one move of a finished game. May raise Refused."""
        ...

    async def begin(self, record: str, ply: int, *, origin: str = "") -> Record:
        """The record of a new game that goes on from that ply of a record. May raise Refused."""
        ...

    def prepare(self) -> None:
        """Start compiling the search kernel, because it will be needed soon."""
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
        """Seconds from an arbitrary start, for measuring durations. Never goes back."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        ...

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for the event, at most that long. Returns whether it was set."""
        ...


class Connection(Protocol):
    """The outgoing side of a client's socket."""

    @property
    def full(self) -> bool:
        """Whether the send buffer is full, so that nothing more should be written now."""
        ...

    def on_drain(self, callback: Callable[[], None] | None) -> None:
        """Set the function to call when the send buffer is no longer full, or None."""
        ...

    def write(self, text: bytes) -> None:
        """Send an encoded message without waiting."""
        ...

    async def close(self, code: int) -> None:
        """Close the connection with that WebSocket close code."""
        ...

    def abort(self) -> None:
        """Drop the connection immediately, without a closing handshake."""
        ...


BotTurn = Callable[[str, int], Awaitable[None]]
"""Waits until a bot may lay a card: for an origin, at a table with that many clients here.

Nobody sends a message for it, so a server charges the origin of the table's players.
"""


LoadTurn = Callable[[str, int], Awaitable[None]]
"""Waits until a table may be loaded: for an origin, with a log of that many entries."""


async def at_once(origin: str, count: int) -> None:
    """The BotTurn and the LoadTurn of an application without limits."""


@dataclass(frozen=True, kw_only=True)
class Ports:
    """The ports that all live tables of a process share."""

    store: Store
    bus: Bus
    thinker: Thinker
    clock: Clock
    random_bytes: RandomBytes
    process: str
    """The id of this process on the bus."""
    bot_turn: BotTurn = at_once
    load_turn: LoadTurn = at_once
    can_search: bool = True
    """Whether the thinker can search. If not, bots that do are refused a chair."""


@dataclass(frozen=True, kw_only=True)
class LiveSettings:
    """The timing of live tables, in seconds except `keep_days`, and the bots of the operator."""

    bot_pause: float = 1.2
    """Pause before a bot's move, so that people can follow. Players can ask for another one."""
    gone_after: float = 120
    """How long a player may be disconnected before a bot stands in."""
    nudge_after: float = 60
    """How long a player may be idle before they are reminded."""
    idle_after: float = 180
    """How long after the reminder a bot stands in."""
    agree_after: float = 60
    """How long people have to object before somebody gets a chair emptied during the game."""
    rematch_after: float = 20
    """How long people have to agree to another game before it begins without them."""
    rematch_pause: float = 1
    """The longest wait for the devices' numbers before a rematch is dealt."""
    tick: float = 1
    """Interval between two checks of every table in memory."""
    compare_every: float = 5
    """Interval between two comparisons of memory with the store."""
    keep_days: float = 30
    """Days without a new log entry until a table is deleted."""
    own_bots: Mapping[str, str] = field(default_factory=dict)
    """The operator's own bots: by their name at tables, how the command line names them."""
