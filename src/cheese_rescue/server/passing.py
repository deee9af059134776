"""What happens at a table by itself as time passes: bots move, rematches begin, who is away is
missed.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from cheese_rescue.rules import Refused
from cheese_rescue.server.bus import Bus, Nudged, Stirred
from cheese_rescue.server.device import Device
from cheese_rescue.server.messages import ServerRefused
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.shown import view_shown
from cheese_rescue.server.worker import STAND_IN
from cheese_rescue.server.workers import Workers
from cheese_rescue.table import ChairNumber, Pace, Table
from cheese_rescue.table.log import CameBack, Entry, Played, Rematch, Sat, Started

STIR_EVERY = 5.0
"""Seconds between two times that other processes are told that somebody is not idle."""
TURN_SECONDS = 5.0
"""For so long the process that claimed a bot's turn may think, before another does too."""

_now = time.monotonic


class House(Protocol):
    """What is needed of it here."""

    settings: Settings
    bus: Bus
    workers: Workers
    clock: Callable[[], float]


class Place(Protocol):
    """The table where it happens."""

    name: str
    table: Table
    devices: set[Device]
    here: frozenset[ChairNumber]
    ended: bool

    @property
    def house(self) -> House: ...

    def change(self, decide: Callable[[Table], Table]) -> Awaitable[bool]: ...

    def key_holder_here(self) -> bool: ...


class Passing:
    """Time, at one table."""

    def __init__(self, at: Place) -> None:
        self._at = at
        self._turn_since = self._began = _now()
        self.gone_since: dict[ChairNumber, float] = {}
        """When each chair was last left or come to, where that was seen."""
        self._rematch_at = 0.0
        """When it was asked for; one from before this process knew the table waits no more."""
        self._nudged_at: float | None = None
        self._told_stir = 0.0
        self._thinking: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or a rematch is about to begin."""
        return self._thinking is not None

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    def look(self, entry: Entry) -> None:
        """The table has changed."""
        self._changed.set()
        if isinstance(entry, Played | Started):
            self.wait_anew()
            if isinstance(entry, Played) and entry.bot is None:  # they are somewhere, heard or not
                self.gone_since[self._at.table.chair_of(entry.seat)] = _now()
        elif isinstance(entry, CameBack):
            self.notice(entry.chair)
            self.gone_since[entry.chair] = _now()
        elif isinstance(entry, Rematch):
            self._rematch_at = self._at.house.clock()  # not by the clock of another machine
        elif isinstance(entry, Sat):
            self.gone_since[entry.chair] = _now()

    # -- bots and rematches ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let a bot think, if it is its turn and somebody is left to play with."""
        if self._thinking is not None or self._at.ended:
            return
        if self._bot_to_move() is not None:
            self._thinking = asyncio.create_task(self._let_bots_play())
        elif self._rematch_waits():
            self._thinking = asyncio.create_task(self._start_rematch())

    def _bot_to_move(self) -> ChairNumber | None:
        table = self._at.table
        if table.game is None or table.game.over:
            return None
        chair = table.chair_of(table.game.turn)
        if table.chairs[chair].bot is None:
            return None
        person_left = any(
            other.player and other.player.bot is None and other.stand_in is None
            for other in table.chairs
        )
        return chair if person_left or self._at.key_holder_here() else None

    async def _let_bots_play(self) -> None:
        try:
            while (chair := self._bot_to_move()) is not None:
                await asyncio.sleep(self._at.house.settings.bot_pause)
                if not await self._claim_turn():
                    self._changed.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), 1)
                    continue
                try:
                    await self._bot_move(chair)
                except ServerRefused:
                    await asyncio.sleep(1)  # nothing can be written, which will not be for ever
        finally:
            self._thinking = None
        self.go_on()

    async def _claim_turn(self) -> bool:
        """So that one process thinks for the bot. Should it be gone, another claims it later."""
        table = self._at.table
        ply = table.game.ply if table.game else 0
        return await self._at.house.bus.claim(
            f"{self._at.name}:{table.game_number}:{ply}", TURN_SECONDS
        )

    async def _bot_move(self, chair: ChairNumber) -> None:
        table = self._at.table
        bot = table.chairs[chair].bot
        if bot is None or table.game is None or table.game.over:
            return
        seat, ply, game = table.game.turn, table.game.ply, table.game_number
        if table.chair_of(seat) != chair:
            return
        move = await self._at.house.workers.choose(
            bot, view_shown(table.bots_view(seat), game=game)
        )

        def decide(now: Table) -> Table:
            unmoved = now.game is not None and (now.game_number, now.game.ply) == (game, ply)
            if not unmoved or now.chairs[chair].bot != bot:
                return now  # somebody came back, or another process was first
            return now.play(seat, move, ply, at=self._at.house.clock())

        await self._at.change(decide)

    def _rematch_waits(self) -> bool:
        """Whether a rematch was asked for, and all chairs are taken."""
        table = self._at.table
        return (
            table.game is None
            and table.game_number > 0
            and all(chair.player for chair in table.chairs)
        )

    async def _start_rematch(self) -> None:
        """The seal is shown; the devices may mix their numbers in; then it is dealt."""
        try:
            until = self._rematch_at + self._at.house.settings.rematch_pause
            while self._rematch_waits():
                numbered = all(
                    self._at.table.chairs[chair].number is not None
                    or self._at.table.chairs[chair].bot
                    for chair in self._at.here
                )
                left = until - self._at.house.clock()
                if not numbered and left > 0:
                    self._changed.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), left)
                    continue
                try:
                    await self._at.change(
                        lambda now: now if now.game else now.start(at=self._at.house.clock())
                    )
                except ServerRefused:
                    await asyncio.sleep(1)
        except Refused:
            pass  # a chair is empty after all
        finally:
            self._thinking = None
        self.go_on()

    # -- who is missed -----------------------------------------------------------------------------

    async def miss(self) -> None:
        """Let a bot play for who is gone or idle, should others wait for them."""
        if self._at.table.running and self._at.table.options.pace is Pace.TOGETHER:
            with suppress(Refused):
                await self._stand_in_for_the_missing(_now())

    def nudge(self) -> None:
        """Whose turn it is was nudged, here or by another process."""
        self._nudged_at = _now()

    async def _stand_in_for_the_missing(self, now: float) -> None:
        for number, chair in enumerate(self._at.table.chairs):
            person = ChairNumber(number)
            if chair.player is None or chair.bot is not None or not self._waited_for(person):
                continue
            if person not in self._at.here:
                await self._miss(person, now)
            elif self.on_turn(person) and self._sits_here(person):
                await self._nudge(person, now)

    async def _miss(self, chair: ChairNumber, now: float) -> None:
        up_since = self._at.house.bus.up_since
        if up_since is None:
            return  # they may be at a process that cannot be heard
        if (
            now - max(self.gone_since.get(chair, self._began), up_since)
            > self._at.house.settings.gone_after
        ):
            await self._take_over(chair, lambda: chair not in self._at.here)

    def on_turn(self, chair: ChairNumber) -> bool:
        game = self._at.table.game
        return game is not None and not game.over and self._at.table.chair_of(game.turn) == chair

    def _sits_here(self, chair: ChairNumber) -> bool:
        """Whether this process has the device, and so sees whether it is idle."""
        return any(chair in device.chairs for device in self._at.devices)

    def waits_long_for(self, chair: ChairNumber) -> bool:
        settings = self._at.house.settings
        idle = _now() - self._turn_since > settings.nudge_after + settings.idle_after
        return idle and self.on_turn(chair)

    def _waited_for(self, chair: ChairNumber) -> bool:
        """Whether another person sits at another device: nobody is hurried who plays alone."""
        own = frozenset[ChairNumber]().union(
            *(device.chairs for device in self._at.devices if chair in device.chairs)
        )
        return any(
            self._at.table.chairs[other].bot is None and other != chair
            for other in self._at.here - own
        )

    def notice(self, chair: ChairNumber) -> None:
        """Somebody does something there: they are not idle."""
        if self.on_turn(chair):
            self.wait_anew()
            if _now() - self._told_stir > STIR_EVERY:
                self._told_stir = _now()
                self._at.house.bus.tell(self._at.name, Stirred(chair))

    def wait_anew(self) -> None:
        self._turn_since = _now()
        self._nudged_at = None

    async def _nudge(self, chair: ChairNumber, now: float) -> None:
        settings = self._at.house.settings
        since = max(self._turn_since, self.gone_since.get(chair, self._began))
        if self._nudged_at is None or self._nudged_at < since:
            if now - since > settings.nudge_after:
                self._at.house.bus.tell(self._at.name, Nudged(chair))
        elif now - self._nudged_at > settings.idle_after:
            nudged_at = self._nudged_at
            await self._take_over(chair, lambda: self._nudged_at == nudged_at)

    async def _take_over(self, chair: ChairNumber, still: Callable[[], bool]) -> None:
        """Unless the reason has gone meanwhile."""
        at = self._at.house.clock()
        await self._at.change(lambda now: now.take_over(chair, STAND_IN, at=at) if still() else now)
        if not still():
            await self._at.change(lambda now: now.come_back(chair, at=at))
