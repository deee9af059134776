"""The tables that somebody looks at now: what is asked there is decided, written down and told."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec

from cheese_rescue.bots.compiled import needs_compiled
from cheese_rescue.rules import Refused, Seat
from cheese_rescue.server import messages, tokens
from cheese_rescue.server.bus import (
    LEASE_SECONDS,
    Bus,
    Ended,
    Grew,
    Here,
    News,
    Nudged,
    Reacted,
    Stirred,
    Who,
)
from cheese_rescue.server.device import Device
from cheese_rescue.server.figures import Figures
from cheese_rescue.server.hints import Hints
from cheese_rescue.server.messages import (
    Done,
    RawTable,
    RawViews,
    ServerRefusal,
    ServerRefused,
)
from cheese_rescue.server.passing import Passing
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.shown import table_shown, view_shown
from cheese_rescue.server.store import Row, Store, StoreTrouble, TableGone
from cheese_rescue.server.tasks import keep
from cheese_rescue.server.workers import Workers
from cheese_rescue.table import ChairNumber, Table
from cheese_rescue.table.log import Entry, NumberGiven, Played, Started

LONGEST_LOG = 20_000
"""Hundreds of games; whoever only sits down and gets up again comes to an end."""
FORGOTTEN_AFTER = 30.0
"""Seconds without any device, until a table is no longer held in memory."""

_log = logging.getLogger(__name__)
_now = time.monotonic
_encode = msgspec.json.Encoder().encode
Decide = Callable[[Table], Table]
Result = TypeVar("Result")


class House(Protocol):
    """What every live table shares."""

    settings: Settings
    store: Store
    bus: Bus
    workers: Workers
    chance: tokens.Chance
    clock: Callable[[], float]
    figures: Figures
    process: str


class LiveTable:
    """One table in this process. Its memory never runs ahead of the log."""

    def __init__(self, house: House, name: str, table: Table, code: str | None) -> None:
        self.house = house
        self.name = name
        self.table = table
        self.code = code
        self.devices: set[Device] = set()
        self.ended = False
        self._lock = asyncio.Lock()
        self._views: dict[tuple[Seat | None, bool], msgspec.Raw] = {}
        self._written = list(map(str, table.game.moves)) if table.game else []
        """The moves as text, each written out once."""
        self._leases: dict[str, tuple[Here, float]] = {}
        self.here: frozenset[ChairNumber] = frozenset()
        """The chairs that have a device, here or at another process."""
        self._told_here = 0.0
        self.passing = Passing(self)
        self.hints = Hints(self, house.workers)
        self._empty_since = _now()
        house.bus.listen(name, self.hear)
        self._prepare()

    # -- changing it -----------------------------------------------------------------------------

    async def change(
        self, decide: Decide, *, asker: Device | None = None, re: int | None = None
    ) -> bool:
        """Write down the entry that the decision adds, then tell everybody; False if it adds none.

        Where another process was first, its entries are read and it is decided again.
        """
        async with self._lock:
            while True:
                before = self.table
                after = decide(before)
                if after is before:
                    return False
                entry = after.log[-1]
                n = len(before.log)
                if n >= LONGEST_LOG and not isinstance(entry, Played):
                    raise ServerRefused(ServerRefusal.TOO_MANY)
                row = Row.of(self.name, n, after.game_number, entry)
                if await self._append(row):
                    break
                if not await self._read_on():
                    self.read_anew()
                    raise ServerRefused(ServerRefusal.CANNOT_WRITE)
            self._adopt(after, entry, asker, re)
        self.house.bus.tell(self.name, Grew(n + 1))
        return True

    async def _append(self, row: Row) -> bool:
        try:
            appended = await self.house.store.append(row)
        except StoreTrouble as trouble:
            self.house.figures.trouble(trouble)
            raise ServerRefused(ServerRefusal.CANNOT_WRITE) from trouble
        except TableGone:
            self.end()
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE) from None
        if appended:
            self.house.figures.entries[row.kind] += 1
        return appended

    async def _read_on(self) -> bool:
        """Take over what other processes have written; whether there was something."""
        try:
            more = await self.house.store.read_since(self.name, len(self.table.log))
        except StoreTrouble as trouble:
            raise ServerRefused(ServerRefusal.CANNOT_WRITE) from trouble
        if more is None:
            self.end()
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        for entry in more:
            self._adopt(self.table.followed_by([entry]), entry, None, None)
        return bool(more)

    def _adopt(self, table: Table, entry: Entry, asker: Device | None, re: int | None) -> None:
        """The log has led here: go on from it, and tell every device what it may know."""
        self.table = table
        self._views = {}
        self.passing.look(entry)
        self.hints.look()
        if isinstance(entry, Played):
            self._written.append(str(entry.move))
            self._tell_views(asker, re)
        elif isinstance(entry, NumberGiven):
            if asker is not None:
                asker.tell(Done(re=re))
        else:
            if isinstance(entry, Started):
                self.code = None
                self._written = []
            for device in self.devices:
                device.look(table)
            self._prepare()
            if self._look_who_is_here():
                self._tell_here()
            self._tell_table(asker, re)
            if table.game is not None:
                self._tell_views()
        self.passing.go_on()

    def _prepare(self) -> None:
        """Let what people here will need be compiled before they do."""
        players = [chair.player for chair in self.table.chairs if chair.player]
        if any(
            needs_compiled(player.bot) if player.bot else player.help.hints for player in players
        ):
            self.house.workers.prepare()

    def _show_out(self) -> None:
        """Who lost the last chair at a table without watchers has nothing to see here."""
        for device in [device for device in self.devices if not device.seated]:
            self.devices.discard(device)
            keep(asyncio.create_task(device.goodbye(4000, "no-watchers")))

    def end(self, code: int = 4004, reason: str = "ended") -> None:
        """The table has been deleted, or what is known of it here is of no use any more."""
        if self.ended:
            return
        self.ended = True
        self.house.bus.forget(self.name, self.hear)
        for device in self.devices:
            keep(asyncio.create_task(device.goodbye(code, reason)))
        self.passing.stop()
        self.hints.stop()

    def read_anew(self) -> None:
        """The log has lost what is remembered here: whoever is here comes back to what it says."""
        _log.error("the database has lost entries")
        self.end(1012, "stopping")

    # -- telling ---------------------------------------------------------------------------------

    def _view(self, seat: Seat | None, *, shared: bool = False) -> msgspec.Raw:
        """Encoded once for all who look with that seat's eyes; no forecast on a shared screen."""
        found = self._views.get((seat, shared))
        if found is None:
            forecast = None if seat is None or shared else self.table.forecast(seat)
            shown = view_shown(
                self.table.view(seat),
                game=self.table.game_number,
                forecast=forecast,
                moves=self._written,
            )
            found = self._views[seat, shared] = msgspec.Raw(_encode(shown))
        return found

    def _tell_views(self, asker: Device | None = None, re: int | None = None) -> None:
        for device in self.devices:
            self.show_views(device, re if device is asker else None)

    def show_views(self, device: Device, re: int | None = None) -> None:
        device.tell(
            RawViews(re=re, views=[self._view(seat, shared=device.shared) for seat in device.seats])
        )

    def show(self, device: Device) -> None:
        """All that one device may know."""
        device.tell(RawTable(table=self.shown(seated=device.seated)))
        if self.table.game is not None:
            self.show_views(device)

    def _tell_table(self, asker: Device | None = None, re: int | None = None) -> None:
        for seated in (True, False):
            devices = [device for device in self.devices if device.seated is seated]
            if devices:
                shown = self.shown(seated=seated)
                for device in devices:
                    device.tell(RawTable(re=re if device is asker else None, table=shown))

    def shown(self, *, seated: bool) -> msgspec.Raw:
        shown = table_shown(
            self.table, name=self.name, code=self.code, here=self.here, seated=seated
        )
        return msgspec.Raw(_encode(shown))

    # -- who is here -----------------------------------------------------------------------------

    def arrive(self, device: Device) -> None:
        """It is told everything from now on, first of all how things stand."""
        if self.ended:
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        self.devices.add(device)
        device.look(self.table)
        if not self.look_who_is_here():
            device.tell(RawTable(table=self.shown(seated=device.seated)))
        if self.table.game is not None:
            self.show_views(device)

    def depart(self, device: Device) -> None:
        self.devices.discard(device)
        self.hints.forget(device)
        if not self.devices:
            self._empty_since = _now()
        if not self.ended:
            self.look_who_is_here()

    def look_who_is_here(self) -> bool:
        """Whether somebody came or went: then all are told, and other processes too."""
        changed = self._look_who_is_here()
        if changed:
            self._tell_table()
            self._tell_here()
        self.passing.go_on()
        return changed

    def _look_who_is_here(self) -> bool:
        if not self.table.options.watchers:
            self._show_out()
        now = _now()
        here = frozenset[ChairNumber]().union(
            *(device.chairs for device in self.devices),
            *(lease.chairs for lease in self._elsewhere()),
        )
        for chair in self.here ^ here:
            self.passing.gone_since[chair] = now
        changed = here != self.here
        self.here = here
        return changed

    def _tell_here(self) -> None:
        self._told_here = _now()
        chairs = frozenset[ChairNumber]().union(*(device.chairs for device in self.devices))
        opener = any(device.opener for device in self.devices)
        here = Here(self.house.process, chairs, opener, len(self.table.log))
        self.house.bus.tell(self.name, here)

    def _elsewhere(self) -> list[Here]:
        """Who is at other processes. While these cannot be heard, nobody is thought gone."""
        bus = self.house.bus
        held = self._leases.values()
        if bus.up_since is None:
            return [here for here, _ in held]
        renewed = bus.up_since + LEASE_SECONDS
        now = _now()
        return [
            here for here, until in held if max(until, renewed) > now and bus.alive(here.process)
        ]

    def key_holder_here(self) -> bool:
        """Whether somebody looks on who may play here."""
        return any(device.seated for device in self.devices) or any(
            here.opener or here.chairs for here in self._elsewhere()
        )

    def hear(self, news: News) -> None:
        """From the bus."""
        match news:
            case Grew(n=n):
                self._heard_of(n)
            case Reacted(chair=chair, reaction=reaction):
                for device in self.devices:
                    device.tell(messages.Reacted(chair=chair, reaction=reaction))
            case Stirred(chair=chair) if self.passing.on_turn(chair):
                self.passing.wait_anew()
            case Nudged(chair=chair) if self.passing.on_turn(chair):
                self.passing.nudge()
                for device in self.devices:
                    device.tell(messages.Nudge(chair=chair))
            case Here(process=process, n=n):
                if process != self.house.process:
                    self._leases[process] = (news, _now() + LEASE_SECONDS)
                    self.look_who_is_here()
                    self._heard_of(n)
            case Who():
                self._tell_here()
            case Ended():
                self.end()

    def _heard_of(self, n: int) -> None:
        if n > len(self.table.log):
            keep(asyncio.create_task(self._catch_up_to(n)))

    async def _catch_up_to(self, n: int) -> None:
        if n > len(self.table.log):
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Whether other processes have written something that was not known here."""
        try:
            async with self._lock:
                return await self._read_on()
        except Refused:
            return False

    async def decided(self, act: Callable[[], Awaitable[Result]]) -> Result:
        """What comes of it; refused only by what the log says, not by what is remembered of it."""
        try:
            return await act()
        except Refused as why:
            unknown = self.ended or why.refusal is ServerRefusal.CANNOT_WRITE
            if unknown or not await self.catch_up():
                raise
        return await act()

    # -- time passes -----------------------------------------------------------------------------

    async def tick(self) -> None:
        """Once in a while: who is gone, who is idle, who is still here."""
        if len(elsewhere := self._elsewhere()) < len(self._leases):
            processes = {here.process for here in elsewhere}
            self._leases = {name: self._leases[name] for name in processes}
            self.look_who_is_here()
        if self.devices and _now() - self._told_here > LEASE_SECONDS / 3:
            self._tell_here()
        await self.passing.miss()
        self.passing.go_on()

    def plays_itself(self, chair: ChairNumber) -> bool:
        """Whether a bot sits there, which needs no other."""
        player = self.table.chairs[chair].player if chair < len(self.table.chairs) else None
        return player is not None and player.bot is not None

    @property
    def forgettable(self) -> bool:
        return (
            not self.devices
            and not self.passing.busy
            and not self._lock.locked()
            and _now() - self._empty_since > FORGOTTEN_AFTER
        )

    def forget(self) -> None:
        if not self.ended:
            self.house.bus.forget(self.name, self.hear)
