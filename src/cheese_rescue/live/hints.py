"""Hints at one table, computed once per move."""

import asyncio
import logging
from collections.abc import Mapping
from typing import NamedTuple

from cheese_rescue.bots.advice import HintStrength, MoveHint
from cheese_rescue.live.client import Client
from cheese_rescue.live.encode import encode_reasons
from cheese_rescue.live.messages import Hinted, RefusedMessage, ServerRefusal, ServerRefused
from cheese_rescue.live.ports import Thinker
from cheese_rescue.live.table import LiveTable, Observer
from cheese_rescue.rules import Refused, Seat
from cheese_rescue.table import Help, Stale
from cheese_rescue.table.log import Entry

_log = logging.getLogger(__name__)
STRENGTHS = {
    Help.HINT_CARD: HintStrength.CARD,
    Help.HINT_REGION: HintStrength.REGION,
    Help.HINT_PLACE: HintStrength.PLACE,
    Help.FORECAST: HintStrength.PLACE,
}
"""The strength of a hint at each help level that includes hints."""


class _HintRequest(NamedTuple):
    client: Client
    seat: Seat
    reply_to: int | None


class Hints(Observer):
    """Answers requests for hints at one table.

    It runs at most one computation at a time, and cancels it when nobody waits for it any more.
    """

    def __init__(self, live: LiveTable, thinker: Thinker) -> None:
        self._live = live
        self._thinker = thinker
        self._about: tuple[int, int] | None = None
        """The game number and the ply that `_hints` is for."""
        self._hints: Mapping[HintStrength, MoveHint] | None = None
        self._task: asyncio.Task[None] | None = None
        self._waiting: list[_HintRequest] = []
        live.observers.append(self)

    def ask(self, client: Client, seat: Seat, ply: int, reply_to: int | None) -> None:
        """Send the client a hint: immediately if it is known, otherwise when it is computed.

        Raises Refused if the seat may not have a hint, or if the client already waits for one.
        """
        table = self._live.table
        table.hint_level(seat, ply)
        self._about = (table.game_number, ply)
        request = _HintRequest(client, seat, reply_to)
        if self._hints is not None:
            self._reply(request, self._hints)
            return
        if any((waiting.client, waiting.seat) == (client, seat) for waiting in self._waiting):
            raise ServerRefused(ServerRefusal.TOO_MANY)
        self._waiting.append(request)
        if self._task is None:
            self._task = asyncio.create_task(self._compute(seat))

    def entry_adopted(self, entry: Entry) -> None:  # noqa: ARG002 - the table has the new ply
        """Refuse the waiting requests if the table is at another ply now."""
        table = self._live.table
        current = table.game and (table.game_number, table.game.ply)
        if self._about is None or self._about == current:
            return
        (_, ply), waiting = self._about, self._waiting
        self._reset()
        for request in waiting:
            _refuse(request, Stale(ply, table.view(request.seat)))

    def client_left(self, client: Client) -> None:
        """Drop the client's requests."""
        self._waiting = [request for request in self._waiting if request.client is not client]
        if not self._waiting:
            self._cancel()

    def table_closed(self) -> None:
        """Drop all requests."""
        self._reset()

    def _reset(self) -> None:
        self._waiting = []
        self._about = self._hints = None
        self._cancel()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _compute(self, seat: Seat) -> None:
        failure: Refused | None = None
        try:
            self._hints = await self._thinker.advise(
                self._live.table.bots_view(seat), origin=self._live.presence.origin
            )
        except Refused as refused:
            failure = refused
        except Exception:
            _log.exception(
                "table %s: unexpected error while computing a hint. The game goes on without it;"
                " please report this traceback.",
                self._live.label,
            )
            failure = ServerRefused(ServerRefusal.OUR_FAULT)
        self._task = None
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            if self._hints is not None:
                self._reply(request, self._hints)
            elif failure is not None:
                _refuse(request, failure)

    def _reply(self, request: _HintRequest, hints: Mapping[HintStrength, MoveHint]) -> None:
        """Send as much of the hint as the seat's help level allows now."""
        table = self._live.table
        try:
            if request.seat not in request.client.seats:  # it lost the chair in the meantime
                raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
            ply = table.game.ply if table.game else 0
            hint = hints[STRENGTHS[table.hint_level(request.seat, ply)]]
        except Refused as refused:
            _refuse(request, refused)
            return
        request.client.send(
            Hinted(
                re=request.reply_to,
                ply=ply,
                card=hint.card,
                region=list(hint.region),
                cell=hint.cell,
                reasons=encode_reasons(hint.reasons),
                exact=hint.exact,
            )
        )


def _refuse(request: _HintRequest, refused: Refused) -> None:
    request.client.send(RefusedMessage.of(refused, request.reply_to))
