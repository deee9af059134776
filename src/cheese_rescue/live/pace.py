"""The pace of a table: bots take their turns, idle players are nudged, stand-ins take over."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import inf

from cheese_rescue.live import messages
from cheese_rescue.live.messages import ServerRefused
from cheese_rescue.live.ports import ActivitySeen, Event, LiveSettings, Nudged, Ports
from cheese_rescue.live.presence import Chairs
from cheese_rescue.live.seating import STAND_IN, granted, is_rematch_due, with_rematch
from cheese_rescue.live.table import LiveTable, Observer
from cheese_rescue.rules import Refused
from cheese_rescue.table import ChairNumber, Pace, Table
from cheese_rescue.table.log import CameBack, Entry, Played, Rematch, Sat, Started

ACTIVITY_EVERY = 5.0
"""Minimum seconds between two messages to other processes that a player is active."""
TURN_SECONDS = 5.0
"""How long a process's claim on a bot's turn lasts. After that another process may play it."""
RETRY_SECONDS = 1.0
"""Wait before retrying a move that could not be committed, or that another process claimed."""


class PaceKeeper(Observer):
    """Plays the bots' turns at one table, starts rematches, nudges players and calls stand-ins."""

    def __init__(self, live: LiveTable, ports: Ports, settings: LiveSettings) -> None:
        self._live = live
        self._presence = live.presence
        self._bus = ports.bus
        self._thinker = ports.thinker
        self._clock = ports.clock
        self._random_bytes = ports.random_bytes
        self._bot_turn = ports.bot_turn
        self._settings = settings
        self._loaded_at = self._turn_since = self._clock.monotonic()
        self._last_seen: dict[ChairNumber, float] = {}
        """When each chair last connected, disconnected or acted, as far as this process knows."""
        self._nudged_at: float | None = None
        self._activity_sent_at = -inf
        self._rematch_at = -inf
        """When the rematch was prepared; -inf if that was before this process loaded the table."""
        self._task: asyncio.Task[None] | None = None
        self._stand_ins: dict[ChairNumber, asyncio.Task[None]] = {}
        self._deciding: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        live.observers.append(self)
        self._bus.subscribe(live.name, self._on_event)

    @property
    def busy(self) -> bool:
        """Whether a bot's turn, a stand-in, a decision or the start of a rematch is under way."""
        tasks = (self._task, self._deciding, *self._stand_ins.values())
        return any(task is not None for task in tasks)

    # -- observing the table ---------------------------------------------------------------------

    def entry_adopted(self, entry: Entry) -> None:
        """Note who was active, and when the turn began."""
        self._changed.set()
        now = self._clock.monotonic()
        match entry:
            case Played(seat=seat, bot=bot):
                self._restart_turn()
                if bot is None:
                    self._last_seen[self._live.table.chair_of(seat)] = now
            case Started():
                self._restart_turn()
            case CameBack(chair=chair):
                self.mark_active(chair)
                self._last_seen[chair] = now
            case Sat(chair=chair):
                self._last_seen[chair] = now
            case Rematch():
                self._rematch_at = now

    def presence_changed(self, chairs: Chairs) -> None:
        """Note when these chairs connected or disconnected."""
        for chair in chairs:
            self._last_seen[chair] = self._clock.monotonic()

    def settled(self) -> None:
        """Start a bot's turn or a rematch, if one is due."""
        if self._task is not None or self._live.closed:
            return
        if self._bot_to_move() is not None:
            self._task = asyncio.create_task(self._play_bot_turns())
        elif self._rematch_due():
            self._task = asyncio.create_task(self._start_rematch())

    def table_closed(self) -> None:
        """Cancel all work."""
        self._bus.unsubscribe(self._live.name, self._on_event)
        for task in (self._task, self._deciding, *self._stand_ins.values()):
            if task is not None:
                task.cancel()

    def _on_event(self, event: Event) -> None:
        match event:
            case ActivitySeen(chair=chair) if self._on_turn(chair):
                self._restart_turn()
            case Nudged(chair=chair) if self._on_turn(chair):
                self._nudged_at = self._clock.monotonic()
                self._live.broadcast.send(messages.Nudge(chair=chair))

    # -- bots ------------------------------------------------------------------------------------

    def _bot_to_move(self) -> ChairNumber | None:
        """The chair whose bot is to move; None if no person plays or is connected any more."""
        table = self._live.table
        if self._live.closed or table.game is None or table.game.over:
            return None
        chair = table.chair_of(table.game.turn)
        if table.chairs[chair].bot is None:
            return None
        person_left = any(
            other.player and other.player.bot is None and other.stand_in is None
            for other in table.chairs
        )
        return chair if person_left or self._presence.anybody_seated() else None

    async def _play_bot_turns(self) -> None:
        try:
            while (chair := self._bot_to_move()) is not None:
                if not await self._claim_turn():
                    self._changed.clear()
                    await self._clock.wait(self._changed, RETRY_SECONDS)
                    continue
                try:
                    await self._play_bot_move(chair)
                except ServerRefused:  # the store is unavailable
                    await self._clock.sleep(RETRY_SECONDS)
        finally:
            self._task = None
        self.settled()

    async def _claim_turn(self) -> bool:
        """Claim the turn: only one process computes the move. If it dies, its claim expires."""
        table = self._live.table
        ply = table.game.ply if table.game else 0
        return await self._bus.claim(f"{self._live.name}:{table.game_number}:{ply}", TURN_SECONDS)

    async def _play_bot_move(self, chair: ChairNumber) -> None:
        """Choose a move, and play it once the pause is over: bots think while they pause."""
        table = self._live.table
        bot = table.chairs[chair].bot
        if bot is None or table.game is None or table.game.over:
            return
        seat, ply, game = table.game.turn, table.game.ply, table.game_number
        if table.chair_of(seat) != chair:
            return
        pause = self._settings.bot_pause * self._presence.bot_pause.factor
        earliest = self._clock.monotonic() + pause
        origin = self._presence.origin
        move = await self._thinker.choose(bot, table.bots_view(seat), origin=origin)
        await self._clock.sleep(max(0, earliest - self._clock.monotonic()))
        await self._bot_turn(self._presence.origin, len(self._presence.clients))

        def decide(now: Table) -> Table:
            current = now.game is not None and (now.game_number, now.game.ply) == (game, ply)
            if not current or now.chairs[chair].bot != bot:
                return now  # the person came back, or another process moved first
            return now.play(seat, move, ply, at=self._clock.now())

        await self._live.apply(decide)

    # -- rematches -------------------------------------------------------------------------------

    def _rematch_due(self) -> bool:
        """Whether a rematch is prepared and every chair is taken."""
        table = self._live.table
        return (
            not self._live.closed
            and table.game is None
            and table.game_number > 0
            and all(chair.player for chair in table.chairs)
        )

    async def _start_rematch(self) -> None:
        """Deal once the connected devices have sent their numbers, or after `rematch_pause`."""
        until = self._rematch_at + self._settings.rematch_pause
        try:
            while self._rematch_due():
                left = until - self._clock.monotonic()
                if left > 0 and not self._numbers_given():
                    self._changed.clear()
                    await self._clock.wait(self._changed, left)
                    continue
                try:
                    await self._live.apply(
                        lambda now: now if now.game else now.start(at=self._clock.now())
                    )
                except ServerRefused:  # the store is unavailable
                    await self._clock.sleep(RETRY_SECONDS)
        except Refused:
            pass  # somebody has left their chair in the meantime
        finally:
            self._task = None
        self.settled()

    def _numbers_given(self) -> bool:
        chairs = self._live.table.chairs
        return all(
            chairs[chair].number is not None or chairs[chair].bot for chair in self._presence.chairs
        )

    # -- nudges and stand-ins --------------------------------------------------------------------

    def tick(self) -> None:
        """Nudge idle players and let a bot stand in for absent ones, if other people wait.

        Grant requests for emptied chairs and for another game that are due.
        """
        table = self._live.table
        if self._deciding is None and self.decided(table) is not table:
            self._deciding = asyncio.create_task(self._decide())
        if table.running and table.options.pace is Pace.TOGETHER:
            for number, chair in enumerate(table.chairs):
                if chair.player is not None and chair.bot is None:
                    self._look_after(ChairNumber(number))
        self.settled()

    def decided(self, table: Table) -> Table:
        """The table with all requests granted that are due, for chairs or for another game."""
        if not table.requests and table.pending_rematch is None:
            return table
        # While the bus is down, anybody may be connected to another process.
        connected = self._bus.connected_since is not None
        chairs = map(ChairNumber, range(table.options.players))
        present = {chair for chair in chairs if not connected or self._presence.has_a_say(chair)}
        at, settings = self._clock.now(), self._settings
        if is_rematch_due(table, present=present, at=at, after=settings.rematch_after):
            return with_rematch(table, secret=self._random_bytes(32), at=at)
        return granted(
            table,
            present=present,
            waiting=self._presence.asking,
            at=at,
            after=settings.agree_after,
        )

    async def _decide(self) -> None:
        try:
            with suppress(Refused):  # the next tick tries again
                await self._live.apply(self.decided)
        finally:
            self._deciding = None

    def _look_after(self, chair: ChairNumber) -> None:
        if not self._others_wait(chair):
            return
        if chair not in self._presence.chairs:
            self._stand_in_if_gone(chair)
        elif self._on_turn(chair) and self._presence.sharing_a_screen(chair):
            self._nudge_if_idle(chair)  # this process has the client and sees its activity

    def mark_active(self, chair: ChairNumber) -> None:
        """The player in that chair did something: on their turn, the idle time starts again."""
        if not self._on_turn(chair):
            return
        self._restart_turn()
        now = self._clock.monotonic()
        if now - self._activity_sent_at > ACTIVITY_EVERY:
            self._activity_sent_at = now
            self._bus.publish(self._live.name, ActivitySeen(chair))

    def is_overdue(self, chair: ChairNumber) -> bool:
        """Whether the table has waited for that chair's move long enough to call a bot."""
        idle = self._clock.monotonic() - self._turn_since
        longest = self._settings.nudge_after + self._settings.idle_after
        return idle > longest and self._on_turn(chair)

    def _on_turn(self, chair: ChairNumber) -> bool:
        table = self._live.table
        return table.game is not None and table.running and table.chair_of(table.game.turn) == chair

    def _others_wait(self, chair: ChairNumber) -> bool:
        """Whether another person waits at another screen. A single player is not hurried."""
        others = self._presence.chairs - self._presence.sharing_a_screen(chair)
        return any(
            self._live.table.chairs[other].bot is None and other != chair for other in others
        )

    def _restart_turn(self) -> None:
        self._turn_since = self._clock.monotonic()
        self._nudged_at = None

    def _stand_in_if_gone(self, chair: ChairNumber) -> None:
        connected_since = self._bus.connected_since
        if connected_since is None:
            return  # they may be connected to a process that this one cannot hear from
        gone_since = max(self._last_seen.get(chair, self._loaded_at), connected_since)
        if self._clock.monotonic() - gone_since > self._settings.gone_after:
            self._let_stand_in(chair, lambda: chair not in self._presence.chairs)

    def _nudge_if_idle(self, chair: ChairNumber) -> None:
        now = self._clock.monotonic()
        since = max(self._turn_since, self._last_seen.get(chair, self._loaded_at))
        nudged_at = self._nudged_at
        if nudged_at is None or nudged_at < since:
            if now - since > self._settings.nudge_after:
                self._bus.publish(self._live.name, Nudged(chair))
        elif now - nudged_at > self._settings.idle_after:
            self._let_stand_in(chair, lambda: self._nudged_at == nudged_at)

    def _let_stand_in(self, chair: ChairNumber, still_away: Callable[[], bool]) -> None:
        """Commit a stand-in in the background: a store that hangs must not hold up other tables."""
        if chair not in self._stand_ins:
            self._stand_ins[chair] = asyncio.create_task(self._stand_in(chair, still_away))

    async def _stand_in(self, chair: ChairNumber, still_away: Callable[[], bool]) -> None:
        """Let a bot stand in; if the person comes back during the commit, undo it."""
        at = self._clock.now()
        try:
            with suppress(Refused):  # the next tick tries again
                await self._live.apply(
                    lambda now: now.take_over(chair, STAND_IN, at=at) if still_away() else now
                )
                if not still_away():
                    await self._live.apply(lambda now: now.come_back(chair, at=at))
        finally:
            del self._stand_ins[chair]
