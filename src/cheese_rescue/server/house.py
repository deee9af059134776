"""What one process shares among its tables, and the tables that it holds in memory."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress

from cheese_rescue.bots import BOTS
from cheese_rescue.rules import Rules
from cheese_rescue.server import tokens
from cheese_rescue.server.bus import HELD_SECONDS, Bus
from cheese_rescue.server.figures import Figures
from cheese_rescue.server.limits import Buckets, Counts
from cheese_rescue.server.live import LiveTable
from cheese_rescue.server.messages import OpenTable, ServerRefusal, ServerRefused, TableOpened
from cheese_rescue.server.reviews import Reviews
from cheese_rescue.server.seating import bot_player, cleaned, free_guest, free_shapes
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.store import Row, Store, StoreTrouble
from cheese_rescue.server.workers import Far, Workers
from cheese_rescue.table import ChairNumber, Options, Player, Shape, Table

SWEEP_EVERY = 3600.0
DAY = 86_400.0

_log = logging.getLogger(__name__)


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        *,
        process: str,
        far: Far | None = None,
        chance: tokens.Chance = secrets.token_bytes,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.chance = chance
        self.clock = clock
        self.figures = Figures()
        store.committed = self.figures.commit_seconds.observe
        self.process = process
        self.workers = Workers(settings.workers, secrets.token_bytes, far=far)
        self.figures.thoughts = lambda: self.workers.thought
        self.figures.missed_workers.set_function(lambda: self.workers.missed)
        self.figures.bus_up.set_function(lambda: bus.up_since is not None)
        self.reviews = Reviews(self.workers, settings)
        self.sockets = Counts("sockets", settings.sockets_per_address, settings.sockets)
        self.stopping = False
        self.busy = 0
        """Messages that are being answered."""
        self.opening = Buckets("opening", settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.guessing = Buckets(
            "guessing", settings.wrong_codes_per_minute / 60, settings.wrong_codes_per_minute
        )
        self.messages = Buckets(
            "messages",
            settings.address_messages_per_second,
            2 * settings.address_messages_per_second,
        )
        self._counts = (self.sockets, self.reviews.counts)
        for limit in (*self._counts, self.opening, self.guessing, self.messages):
            limit.bus = bus
        self._one_guess = asyncio.Lock()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._always = [
            asyncio.create_task(endless) for endless in (self._tick(), self._renew(), self._sweep())
        ]

    # -- tables ----------------------------------------------------------------------------------

    async def table(self, name: str, *, anew: bool = False) -> LiveTable:
        """The table of that id, read from the store if nobody looks at it yet.

        Anew: with what other processes have written, should they not have told.
        """
        found = self._live.get(name)
        if found is not None and not found.ended:
            if anew and self.settings.bus is not None:
                await found.catch_up()
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> LiveTable:
        try:
            stored = await self.store.read(name)
        except StoreTrouble as trouble:
            self.figures.trouble(trouble)
            raise ServerRefused(ServerRefusal.CANNOT_WRITE) from trouble
        if stored is None:
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        return self._hold(name, Table.replay(stored.log), stored.code)

    def _hold(self, name: str, table: Table, code: str | None) -> LiveTable:
        live = self._live[name] = LiveTable(self, name, table, code)
        return live

    async def table_by_code(self, typed: str, household: str) -> LiveTable:
        """The table that the code leads to; who guesses too often has to pause."""
        async with self._one_guess:  # many at once count as many
            await self.guessing.share(household)
            if self.guessing.empty(household):
                raise ServerRefused(ServerRefusal.TOO_MANY_CODES)
            try:
                name = await self.store.find(tokens.code_typed(typed))
            except StoreTrouble as trouble:
                self.figures.trouble(trouble)
                raise ServerRefused(ServerRefusal.CANNOT_WRITE) from trouble
            if name is None:
                self.guessing.take(household)
                await self.guessing.share(household)
                raise ServerRefused(ServerRefusal.NO_SUCH_CODE)
        return await self.table(name)

    async def open(self, wish: OpenTable, base: str) -> TableOpened:
        """A new table, with whoever shall sit there from the beginning."""
        opener = tokens.new_token(self.chance)
        table, opened = self._laid(wish, tokens.key_of(opener))
        for _ in range(10):
            name, code = tokens.new_table(self.chance), tokens.new_code(self.chance)
            rows = [Row.of(name, n, 0, entry) for n, entry in enumerate(table.log)]
            try:
                kept = await self.store.open(name, code, rows, self.clock())
            except StoreTrouble as trouble:
                self.figures.trouble(trouble)
                raise ServerRefused(ServerRefusal.CANNOT_WRITE) from trouble
            if kept:
                self._hold(name, table, code)
                self.figures.entries.update(row.kind for row in rows)
                return TableOpened(
                    table=name,
                    opener=opener,
                    code=code,
                    link=f"{base}/t/{name}",
                    tokens=[*opened],
                )
        raise ServerRefused(ServerRefusal.CANNOT_WRITE)

    def _laid(self, wish: OpenTable, key: bytes) -> tuple[Table, list[str | None]]:
        """The table as wished for, and the token of each chair at this device."""
        at = self.clock()
        options = Options(
            players=wish.players,
            rules=Rules(centred=wish.centred, dogs_hunt_mice=wish.dogs_hunt_mice),
            begins=wish.begins,
            pace=wish.pace,
            watchers=wish.watchers,
            help=tuple(chair.help for chair in wish.chairs),
        )
        if len(wish.chairs) > wish.players:
            raise ServerRefused(ServerRefusal.TABLE_FULL)
        table = Table.open(options, secret=self.chance(32), at=at, key=key)
        opened: list[str | None] = [None] * wish.players
        for number, chair in enumerate(wish.chairs):
            where = ChairNumber(number)
            wanted = {other.shape for other in wish.chairs[number + 1 :]}
            shapes = [shape for shape in free_shapes(table) if shape not in wanted]
            if chair.bot is not None:
                if chair.bot not in BOTS:
                    raise ServerRefused(ServerRefusal.NO_SUCH_BOT, bot=chair.bot)
                shapes = [chair.shape] if chair.shape else shapes
                table = table.sit(where, bot_player(chair.bot, shapes), at=at)
            elif chair.mine:
                token = opened[number] = tokens.new_token(self.chance)
                player = Player(
                    shape=chair.shape or next(iter(shapes), Shape.WHEEL),
                    name=cleaned(chair.name),
                    guest=free_guest(table, self.chance),
                    language=wish.language,
                    help=chair.help,
                )
                table = table.sit(where, player, at=at, key=tokens.key_of(token))
        return table, opened

    # -- time passes -----------------------------------------------------------------------------

    async def _tick(self) -> None:
        compared = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.tick)
            for live in tuple(self._live.values()):
                await self._tick_table(live)
            if time.monotonic() - compared > self.settings.compare_every:
                compared = time.monotonic()
                with self._mended("a fault while comparing"):
                    await self._compare()
            self.figures.tables.set(len(self._live))
            self.figures.sockets.set(self.sockets.total)
            self.figures.reviews.set(self.reviews.under_way)
            self.figures.waiting_thoughts.set(self.workers.waiting)
            self.figures.worker_restarts.set(self.workers.restarts)

    @contextmanager
    def _mended(self, what: str) -> Iterator[None]:
        """Whatever goes wrong in there is counted and told, and everything else goes on."""
        try:
            yield
        except Exception:
            self.figures.errors.inc()
            _log.exception(what)

    async def _tick_table(self, live: LiveTable) -> None:
        with self._mended("a fault at a table"):
            await live.tick()
        if (live.ended or live.forgettable) and self._live.get(live.name) is live:
            live.forget()
            del self._live[live.name]

    async def _compare(self) -> None:
        """The bus is a hint: find out what it did not tell."""
        names = list(self._live)
        for start in range(0, len(names), 500):
            group = names[start : start + 500]
            with suppress(StoreTrouble):
                known = {name: len(live.table.log) for name, live in self._held(group)}
                lengths = await self.store.lengths(group)
                for name, live in self._held(group):
                    if name not in lengths:
                        live.end()
                    elif lengths[name] < known.get(name, 0):
                        live.read_anew()
                    elif lengths[name] > len(live.table.log):
                        with self._mended("a fault while catching up"):
                            await live.catch_up()

    def _held(self, names: Collection[str]) -> list[tuple[str, LiveTable]]:
        """Those of them that are still in memory."""
        return [(name, self._live[name]) for name in names if name in self._live]

    async def _renew(self) -> None:
        """What we hold is told again before its lease ends."""
        while True:
            await asyncio.sleep(HELD_SECONDS / 3)
            for count in self._counts:
                with self._mended("a fault while renewing"):
                    await count.renew()

    async def _sweep(self) -> None:
        """Tables that nobody touched for long are deleted: at the start, and every hour by one."""
        claimed = True
        while True:
            if claimed:
                with suppress(StoreTrouble), self._mended("a fault while sweeping"):
                    await self._delete_untouched()
            await asyncio.sleep(SWEEP_EVERY)
            claimed = await self.bus.claim("sweep", SWEEP_EVERY / 2)

    async def _delete_untouched(self) -> None:
        since = self.clock() - self.settings.keep_days * DAY
        while deleted := await self.store.delete_untouched(since):
            for name in deleted:
                if name in self._live:
                    self._live[name].end()
            await asyncio.sleep(0.1)

    # -- the end ---------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Finish what was begun, then tell everybody to come back."""
        self.stopping = True
        for _ in range(500):
            if not self.busy:
                break
            await asyncio.sleep(0.01)
        self.reviews.stop()
        devices = [device for live in self._live.values() for device in live.devices]
        await asyncio.gather(*(device.goodbye(1012, "stopping") for device in devices))

    async def close(self) -> None:
        for task in self._always:
            task.cancel()
        for live in self._live.values():
            live.ended = True
            live.hints.stop()
            live.passing.stop()
        self.reviews.stop()
        await self.workers.close()
        await self.store.close()
        await self.bus.close()
