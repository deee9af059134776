"""Hints at one table: thought of once for a move, told to whoever asks and may have them."""

import asyncio
from typing import Protocol

from cheese_rescue.rules import Refused, Seat
from cheese_rescue.server.device import Device
from cheese_rescue.server.messages import Hinted, RefusedTold, ServerRefusal, ServerRefused
from cheese_rescue.server.shown import view_shown
from cheese_rescue.server.worker import HintShown
from cheese_rescue.server.workers import Workers
from cheese_rescue.table import Help, Stale, Table

STRENGTHS = {Help.HINT_CARD: "card", Help.HINT_REGION: "region", Help.HINT_PLACE: "place"}


class Place(Protocol):
    """Where people play."""

    table: Table


class Hints:
    """One thought at a time, and only while somebody waits for it."""

    def __init__(self, at: Place, workers: Workers) -> None:
        self._at = at
        self._workers = workers
        self._of: tuple[int, int] | None = None
        """The game and the ply that the rest is about."""
        self._found: dict[str, HintShown] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._waiting: list[tuple[Device, Seat, int | None]] = []

    def ask(self, device: Device, seat: Seat, ply: int, re: int | None) -> None:
        """The answer comes when it comes, and at once where it is known."""
        table = self._at.table
        table.hint_level(seat, ply)
        self._of = (table.game_number, ply)
        if self._found is not None:
            self._tell(device, seat, re, self._found)
            return
        if any(asked[:2] == (device, seat) for asked in self._waiting):
            raise ServerRefused(ServerRefusal.TOO_MANY)
        self._waiting.append((device, seat, re))
        if self._thinking is None:
            self._thinking = asyncio.create_task(self._think(seat))

    def look(self) -> None:
        """The table has changed: what was about another move is over."""
        table = self._at.table
        if self._of is None or (table.game and self._of == (table.game_number, table.game.ply)):
            return
        (_, ply), waiting = self._of, self._waiting
        self.stop()
        for device, seat, re in waiting:
            _refuse(device, re, Stale(ply, table.view(seat)))

    def forget(self, device: Device) -> None:
        """It waits no longer."""
        self._waiting = [asked for asked in self._waiting if asked[0] is not device]
        if not self._waiting and self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def stop(self) -> None:
        self._waiting = []
        self._of = self._found = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _think(self, seat: Seat) -> None:
        table = self._at.table
        view = view_shown(table.bots_view(seat), game=table.game_number)
        failed: Refused | None = None
        try:
            self._found = await self._workers.advise(view)
        except Refused as why:
            failed = why
        self._thinking = None
        waiting, self._waiting = self._waiting, []
        for device, asking, re in waiting:
            if self._found is not None:
                self._tell(device, asking, re, self._found)
            elif failed is not None:
                _refuse(device, re, failed)

    def _tell(
        self, device: Device, seat: Seat, re: int | None, found: dict[str, HintShown]
    ) -> None:
        """As much as the help level tells now."""
        table = self._at.table
        try:
            if seat not in device.seats:  # the chair was given away meanwhile
                raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
            ply = table.game.ply if table.game else 0
            hint = found[STRENGTHS[table.hint_level(seat, ply)]]
        except Refused as why:
            _refuse(device, re, why)
            return
        device.tell(
            Hinted(
                re=re,
                ply=ply,
                card=hint.card,
                region=hint.region,
                cell=hint.cell,
                reasons=hint.reasons,
                exact=hint.exact,
            )
        )


def _refuse(device: Device, re: int | None, why: Refused) -> None:
    device.tell(RefusedTold(re=re, refusal=why.refusal.value, data=why.data))
