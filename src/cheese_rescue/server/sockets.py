"""The sockets: every message is bounded, read into a struct, and answered or refused."""

import asyncio
import time
from functools import partial
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from cheese_rescue.rules import Refused
from cheese_rescue.server.asks import answer, claim
from cheese_rescue.server.device import Device
from cheese_rescue.server.guard import refuse
from cheese_rescue.server.house import House
from cheese_rescue.server.limits import Bucket
from cheese_rescue.server.live import LiveTable
from cheese_rescue.server.messages import (
    PROTOCOL,
    Asks,
    Hello,
    RefusedTold,
    ServerRefusal,
    ServerRefused,
)
from cheese_rescue.table import Stale

HELLO_SECONDS = 10.0
MOST_FAULTS = 50
"""Refused messages of the kind that no page of ours sends."""

_decoder: msgspec.json.Decoder[Asks] = msgspec.json.Decoder(Asks)


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """One socket from its opening to its end."""
    house: House = scope["app"].state.house
    household = scope["household"]
    await receive()
    if house.stopping:
        await refuse(scope, send, 503, ServerRefusal.STOPPING)
        return
    if not await house.sockets.take(household):
        await refuse(scope, send, 503, ServerRefusal.TOO_MANY)
        return
    try:
        await send({"type": "websocket.accept"})
        device = Device(scope["wire"], send)
        try:
            await _Talk(house, household, receive, device).run()
        finally:
            device.stop()
    finally:
        house.sockets.give_back(household)


class _Spoken(msgspec.Struct):
    """All that is sure of a first message of another time."""

    protocol: int


def _is_old(text: str) -> bool:
    try:
        return msgspec.json.decode(text, type=_Spoken).protocol != PROTOCOL
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


class _Gone(Exception):
    """The other side is not there any more."""


class _Closing(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class _Talk:
    """What one device says, and what comes of it."""

    def __init__(self, house: House, household: str, receive: Receive, device: Device) -> None:
        self._house = house
        self._household = household
        self._receive = receive
        self._device = device
        self._faults = 0
        settings = house.settings
        self._bucket = Bucket(
            settings.messages_per_second, 3 * settings.messages_per_second, time.monotonic()
        )

    async def run(self) -> None:
        table: LiveTable | None = None
        try:
            table = await self._hello()
            while True:
                text = await self._next()
                if table.ended:
                    raise _Closing(4004)
                await self._answer(table, text)
        except _Gone:
            pass
        except _Closing as closing:
            await self._device.goodbye(closing.code)
        finally:
            if self._device.slow:
                self._house.figures.dropped.inc()
            self._device.stop()
            if table is not None:
                table.depart(self._device)

    async def _next(self) -> str:
        message: dict[str, Any] = await self._receive()  # type: ignore[assignment]
        if message["type"] == "websocket.disconnect" or self._device.slow:
            raise _Gone
        return message.get("text") or ""

    async def _hello(self) -> LiveTable:
        """The first message: who is it, and at which table?"""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self._next()
        except TimeoutError:
            raise _Closing(4008) from None
        ask: Asks | None = None
        try:
            if _is_old(text):
                raise ServerRefused(ServerRefusal.OLD_PAGE, protocol=PROTOCOL)
            ask = self._read(text)
            if not isinstance(ask, Hello):
                raise ServerRefused(ServerRefusal.HELLO_FIRST)
            table = await self._house.table(ask.table, anew=True)
            welcome = await claim(table, self._device, ask.tokens, ask.id)
            if not table.table.options.watchers and not self._device.seated:
                raise ServerRefused(ServerRefusal.NO_WATCHERS)
            self._device.tell(welcome)
            table.arrive(self._device)
        except Refused as why:
            self._refuse(why, ask)
            raise _Closing(4000) from None
        return table

    async def _answer(self, table: LiveTable, text: str) -> None:
        ask: Asks | None = None
        self._house.busy += 1
        try:
            if self._house.stopping:
                raise ServerRefused(ServerRefusal.STOPPING)
            ask = self._read(text)
            told = await table.decided(partial(answer, table, self._device, ask))
            if told is not None:
                self._device.tell(told)
        except Refused as why:
            self._refuse(why, ask)
            if isinstance(why, Stale) or why.refusal is ServerRefusal.ANOTHER_GAME:
                table.show(self._device)
        finally:
            self._house.busy -= 1

    def _read(self, text: str) -> Asks:
        if not self._bucket.take(time.monotonic()) or not self._house.messages.take(
            self._household
        ):
            raise self._fault(ServerRefusal.TOO_FAST)
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise self._fault(ServerRefusal.UNREADABLE) from None

    def _fault(self, refusal: ServerRefusal) -> Exception:
        self._faults += 1
        return _Closing(4008) if self._faults > MOST_FAULTS else ServerRefused(refusal)

    def _refuse(self, why: Refused, ask: Asks | None) -> None:
        self._house.figures.refusals.labels(why.refusal.value).inc()
        self._device.tell(
            RefusedTold(re=ask.id if ask else None, refusal=why.refusal.value, data=why.data)
        )
