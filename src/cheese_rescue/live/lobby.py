"""All tables of one process: opens them, finds them, and keeps them in memory while in use."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress

from cheese_rescue.live import tokens
from cheese_rescue.live.bot_reactions import BotReactions
from cheese_rescue.live.hints import Hints
from cheese_rescue.live.messages import (
    ChairRequest,
    CloseCode,
    OpenRequest,
    ServerRefusal,
    ServerRefused,
    TableOpened,
)
from cheese_rescue.live.pace import PaceKeeper
from cheese_rescue.live.ports import LiveSettings, Ports, StoreUnavailable
from cheese_rescue.live.seating import (
    bot_player,
    check_bot,
    clean_name,
    free_guest,
    free_shapes,
)
from cheese_rescue.live.table import LiveTable
from cheese_rescue.live.tasks import cancel
from cheese_rescue.rules import Record, Rules
from cheese_rescue.table import ChairNumber, Options, Player, Shape, Table

UNLOAD_AFTER = 30.0
"""Seconds without any client until a table is removed from memory."""
SWEEP_EVERY = 3600.0
"""Seconds between two sweeps that delete inactive tables."""
SWEEP_PAUSE = 0.1
"""Seconds between two batches of a sweep."""
DRAIN_SECONDS = 5.0
"""Seconds that a stopping process waits for commands under way."""
REPLAYED_AT_ONCE = 100
"""Log entries that are replayed in one pass of the event loop, in about 2 ms."""
TICKED_AT_ONCE = 50
"""Tables whose pace is checked in one pass of the event loop, in about 1 ms."""
COMPARED_AT_ONCE = 500
"""Tables per query when memory is compared with the store."""
DAY = 86_400.0
"""Seconds in a day."""

_log = logging.getLogger(__name__)


class Room:
    """One table in memory: the live table with its pace and its hints."""

    def __init__(
        self, name: str, table: Table, code: str | None, ports: Ports, settings: LiveSettings
    ) -> None:
        self.live = LiveTable(name, table, code, ports, settings)
        self.pace = PaceKeeper(self.live, ports, settings)
        self.hints = Hints(self.live, ports.thinker)
        self.bot_reactions = BotReactions(self.live, ports.clock)
        self.clock = ports.clock
        self.random_bytes = ports.random_bytes
        self.own_bots = settings.own_bots
        self.can_search = ports.can_search

    def tick(self) -> None:
        """Do what is due now. Anything that takes time continues in the background."""
        self.live.tick()
        self.pace.tick()

    @property
    def idle(self) -> bool:
        """Whether it can be removed from memory: no clients for a while, and no work under way."""
        return (
            self.live.presence.empty_for > UNLOAD_AFTER
            and not self.pace.busy
            and not self.live.busy
        )


class CommandCounter:
    """Counts the commands under way. Faster than a context manager made from a generator."""

    def __init__(self) -> None:
        self._count = 0
        self.none = asyncio.Event()
        """Set while no command is under way."""
        self.none.set()

    def __enter__(self) -> None:
        self._count += 1
        self.none.clear()

    def __exit__(self, *_: object) -> None:
        self._count -= 1
        if not self._count:
            self.none.set()


class Lobby:
    """Opens and finds the tables of one process.

    `start` begins housekeeping, and `drain` and `close` end it. All methods run on one event loop.

    >>> import asyncio, secrets
    >>> from cheese_rescue.bots import Budget
    >>> from cheese_rescue.live.lobby import Lobby
    >>> from cheese_rescue.live.local import InlineThinker, LocalBus, MemoryStore, SystemClock
    >>> from cheese_rescue.live.messages import ChairRequest, OpenRequest
    >>> from cheese_rescue.live.ports import LiveSettings, Ports
    >>> ports = Ports(
    ...     store=MemoryStore(),
    ...     bus=LocalBus(),
    ...     thinker=InlineThinker(secrets.token_bytes, Budget(seconds=0.1)),
    ...     clock=SystemClock(),
    ...     random_bytes=secrets.token_bytes,
    ...     process="example",
    ... )
    >>> async def main() -> None:
    ...     lobby = Lobby(ports, LiveSettings())
    ...     request = OpenRequest(chairs=[ChairRequest(mine=True), ChairRequest(bot="greedy")])
    ...     opened = await lobby.open(request, "http://localhost:8000")
    ...     room = await lobby.room(opened.table)
    ...     print([chair.bot for chair in room.live.table.chairs])
    ...     await lobby.close()
    >>> asyncio.run(main())
    [None, 'greedy']
    """

    def __init__(
        self, ports: Ports, settings: LiveSettings, *, on_error: Callable[[], None] = lambda: None
    ) -> None:
        """`on_error` is called for every unexpected error that is logged."""
        self._on_error = on_error
        self._ports = ports
        self._settings = settings
        self._store = ports.store
        self._clock = ports.clock
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._turns: dict[tuple[str, str], asyncio.Future[None]] = {}
        """By table and origin, those who wait until they may load it."""
        self._replaying = asyncio.Lock()
        """Held while a part of a log is replayed: one part in each pass of the event loop."""
        self._tasks: list[asyncio.Task[None]] = []
        self.answering = CommandCounter()
        """Entered around every command, so that `drain` can wait for it."""
        self.stopping = False
        """Whether `drain` was called. New commands are then refused."""

    @property
    def tables(self) -> int:
        """The number of tables in memory."""
        return len(self._rooms)

    # -- finding tables --------------------------------------------------------------------------

    async def room(self, name: str, *, fresh: bool = False, origin: str = "") -> Room:
        """The table with that id, loaded from the store if it is not in memory.

        With `fresh`, it includes what other processes wrote but did not announce. `origin` says for
        whom it is loaded. Raises ServerRefused if there is no such table or the store is
        unavailable.
        """
        found = self._rooms.get(name)
        if found is not None and not found.live.closed:
            if fresh and not self._ports.bus.alone:
                await found.live.catch_up()
            if not found.live.closed:  # another process may have deleted it
                return found
        if name not in self._loading:
            await self._wait_to_load(name, origin)
        if self.stopping:
            raise ServerRefused(ServerRefusal.STOPPING)
        room = self._rooms.get(name)  # somebody else may have loaded it in the meantime
        if room is None or room.live.closed:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.ensure_future(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            room = await asyncio.shield(loading)
        if fresh and not self._ports.bus.alone:  # it may have been read before somebody's last move
            await room.live.catch_up()
            if room.live.closed:
                raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        return room

    async def find(self, typed_code: str) -> str:
        """The id of the table with this join code. Raises ServerRefused if there is none."""
        with _refusing_if_unavailable():
            name = await self._store.find(tokens.normalize_code(typed_code))
        if name is None:
            raise ServerRefused(ServerRefusal.NO_SUCH_CODE)
        return name

    async def _wait_to_load(self, name: str, origin: str) -> None:
        """Wait until the origin may load the table. All its devices wait, and are charged, once."""
        key = name, origin
        turn = self._turns.get(key)
        if turn is None:
            turn = self._turns[key] = asyncio.ensure_future(self._turn_to_load(name, origin))
            turn.add_done_callback(lambda _: self._turns.pop(key, None))
        await asyncio.shield(turn)

    async def _turn_to_load(self, name: str, origin: str) -> None:
        with _refusing_if_unavailable():
            entries = (await self._store.lengths([name])).get(name)
        if entries is None:
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        await self._ports.load_turn(origin, entries)

    async def _load(self, name: str) -> Room:
        with _refusing_if_unavailable():
            stored = await self._store.read(name)
        if stored is None:
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        table = Table.replay(stored.log[:1])
        for start in range(1, len(stored.log), REPLAYED_AT_ONCE):
            async with self._replaying:  # tables that are loaded together take turns
                table = table.followed_by(stored.log[start : start + REPLAYED_AT_ONCE])
                await self._clock.sleep(0)
        return self._add(name, table, stored.code)

    def _add(self, name: str, table: Table, code: str | None) -> Room:
        room = self._rooms[name] = Room(name, table, code, self._ports, self._settings)
        return room

    # -- opening tables --------------------------------------------------------------------------

    async def open(self, request: OpenRequest, base: str, *, origin: str = "") -> TableOpened:
        """Open a table with the bots and people of the request. Its link starts with `base`.

        `origin` says for whom the Thinker reads the record of a source. Raises Refused if the
        request is impossible or the store is unavailable.
        """
        random_bytes = self._ports.random_bytes
        opener = tokens.new_token(random_bytes)
        beginning = None
        if (source := request.source) is not None:
            thinker = self._ports.thinker
            beginning = await thinker.begin(source.record, source.ply, origin=origin)
        table, chair_tokens = self._set_up(request, tokens.key_of(opener), beginning)
        for _ in range(10):  # a code may already be in use
            name, code = tokens.new_table_id(random_bytes), tokens.new_code(random_bytes)
            with _refusing_if_unavailable():
                created = await self._store.create(name, code, table.log, self._clock.now())
            if created:
                self._add(name, table, code)
                return TableOpened(
                    table=name,
                    opener=opener,
                    code=code,
                    link=f"{base}/t/{name}",
                    tokens=[*chair_tokens],
                )
        raise ServerRefused(ServerRefusal.CANNOT_WRITE)

    def _set_up(
        self, request: OpenRequest, key: bytes, beginning: Record | None
    ) -> tuple[Table, list[str | None]]:
        """The table as requested, and the token of each chair that is `mine`."""
        rules = Rules(centred=request.centred, dogs_hunt_mice=request.dogs_hunt_mice)
        players = beginning.players if beginning else request.players
        options = Options(
            players=players,
            rules=beginning.rules if beginning else rules,
            begins=request.begins,
            pace=request.pace,
            watchers=request.watchers,
            help=tuple(chair.help for chair in request.chairs),
            neighbours=request.neighbours,
        )
        if len(request.chairs) > players:
            raise ServerRefused(ServerRefusal.TABLE_FULL)
        at = self._clock.now()
        table = Table.open(options, secret=self._ports.random_bytes(32), at=at, key=key)
        if beginning is not None:
            table = table.go_on_from(beginning, at=at)
        chair_tokens: list[str | None] = [None] * players
        for number, chair in enumerate(request.chairs):
            wanted_later = {other.shape for other in request.chairs[number + 1 :]}
            shapes = [shape for shape in free_shapes(table) if shape not in wanted_later]
            if chair.bot is not None:
                check_bot(chair.bot, self._settings.own_bots, can_search=self._ports.can_search)
                bot = bot_player(chair.bot, [chair.shape] if chair.shape else shapes)
                table = table.sit(ChairNumber(number), bot, at=at)
            elif chair.mine:
                token = chair_tokens[number] = tokens.new_token(self._ports.random_bytes)
                person = self._person(chair, table, shapes, request.language)
                table = table.sit(ChairNumber(number), person, at=at, key=tokens.key_of(token))
        return table, chair_tokens

    def _person(
        self, chair: ChairRequest, table: Table, shapes: list[Shape], language: str
    ) -> Player:
        return Player(
            shape=chair.shape or next(iter(shapes), Shape.WHEEL),
            name=clean_name(chair.name),
            guest=free_guest(table, self._ports.random_bytes, chair.guest),
            language=language,
            help=chair.help,
        )

    # -- housekeeping ----------------------------------------------------------------------------

    def start(self) -> None:
        """Start the housekeeping tasks."""
        self._tasks = [asyncio.create_task(endless) for endless in (self._tick(), self._sweep())]

    async def _tick(self) -> None:
        compared_at = self._clock.monotonic()
        while True:
            await self._clock.sleep(self._settings.tick)
            for number, (name, room) in enumerate(tuple(self._rooms.items()), start=1):
                self._tick_room(name, room)
                if number % TICKED_AT_ONCE == 0:
                    await self._clock.sleep(0)
            if self._clock.monotonic() - compared_at > self._settings.compare_every:
                compared_at = self._clock.monotonic()
                with self._logging_errors("comparing tables with the database"):
                    await self._compare()

    def _tick_room(self, name: str, room: Room) -> None:
        if not room.live.closed:
            with self._logging_errors("updating table", room):
                room.tick()
        if (room.live.closed or room.idle) and self._rooms.get(name) is room:
            room.live.close(reason=None)
            del self._rooms[name]

    async def _compare(self) -> None:
        """Catch up with changes whose events the bus lost."""
        names = list(self._rooms)
        for start in range(0, len(names), COMPARED_AT_ONCE):
            group = names[start : start + COMPARED_AT_ONCE]
            with suppress(StoreUnavailable):
                known = {name: len(room.live.table.log) for name, room in self._loaded(group)}
                lengths = await self._store.lengths(group)
                for name, room in self._loaded(group):
                    if name not in lengths:
                        room.live.close()
                    elif lengths[name] < known.get(name, 0):
                        room.live.reload()
                    elif lengths[name] > len(room.live.table.log):
                        with self._logging_errors("reading the log of table", room):
                            await room.live.catch_up()

    def _loaded(self, names: Collection[str]) -> list[tuple[str, Room]]:
        """Those of these tables that are in memory now."""
        return [(name, self._rooms[name]) for name in names if name in self._rooms]

    async def _sweep(self) -> None:
        """Delete inactive tables: in every process at its start, then in one process every hour."""
        claimed = True
        while True:
            if claimed:
                with self._logging_errors("deleting inactive tables"), suppress(StoreUnavailable):
                    await self._delete_inactive()
            await self._clock.sleep(SWEEP_EVERY)
            claimed = await self._ports.bus.claim("sweep", SWEEP_EVERY / 2)

    async def _delete_inactive(self) -> None:
        since = self._clock.now() - self._settings.keep_days * DAY
        while deleted := await self._store.delete_inactive(since):
            for _, room in self._loaded(deleted):
                room.live.close()
            await self._clock.sleep(SWEEP_PAUSE)

    @contextmanager
    def _logging_errors(self, activity: str, room: Room | None = None) -> Iterator[None]:
        """Log unexpected errors and report them to `on_error` instead of raising them."""
        try:
            yield
        except Exception:
            self._on_error()
            what = f"{activity} {room.live.label}" if room else activity
            _log.exception(
                "unexpected error while %s. The server continues; please report this traceback.",
                what,
            )

    # -- stopping --------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Wait for the commands under way, then disconnect every client so that it reconnects."""
        self.stopping = True
        await self._clock.wait(self.answering.none, DRAIN_SECONDS)
        clients = [client for room in self._rooms.values() for client in room.live.presence.clients]
        closing = (client.close(CloseCode.SERVICE_RESTART, "stopping") for client in clients)
        await asyncio.gather(*closing, return_exceptions=True)

    async def close(self) -> None:
        """Stop all work and close the ports."""
        await cancel(*self._tasks)
        unconfirmed = [room.live for room in self._rooms.values() if room.live.unconfirmed]
        await asyncio.gather(*(live.check_unconfirmed() for live in unconfirmed))
        for room in self._rooms.values():
            room.live.close(reason=None)
        async with AsyncExitStack() as closing:  # close each of them, even if another one fails
            closing.push_async_callback(self._ports.bus.close)
            closing.push_async_callback(self._store.close)
            closing.push_async_callback(self._ports.thinker.close)


@contextmanager
def _refusing_if_unavailable() -> Iterator[None]:
    try:
        yield
    except StoreUnavailable as error:
        raise ServerRefused(ServerRefusal.CANNOT_WRITE) from error
