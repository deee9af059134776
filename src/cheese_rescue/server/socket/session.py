"""WebSocket connections: limits and timeouts in front of a live session."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

from starlette.types import Receive, Scope, Send

from cheese_rescue.live.client import Client
from cheese_rescue.live.messages import CloseCode, Hello, ServerRefusal
from cheese_rescue.live.session import Session, SessionOver
from cheese_rescue.server import prices
from cheese_rescue.server.bus.limits import Bucket
from cheese_rescue.server.bus.throttle import Share
from cheese_rescue.server.socket.guard import refuse
from cheese_rescue.server.wiring import Services

HELLO_SECONDS = 10.0
"""Timeout for the first message, the hello."""
CLOSE_SECONDS = 1.0
"""Timeout for sending a close frame."""
BURST = 3
"""Seconds' worth of messages that a client may send in one burst."""


async def serve_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket from its handshake to its end."""
    services: Services = scope["app"].state.services
    household = scope["household"]
    await receive()
    if services.lobby.stopping:
        await refuse(scope, send, 503, ServerRefusal.STOPPING)
        return
    if not await services.limits.sockets.take(household):
        await refuse(scope, send, 503, ServerRefusal.TOO_MANY)
        return
    try:
        await send({"type": "websocket.accept"})
        connection = SocketConnection(scope["wire"], send)
        # In a task of its own, every message passes through three coroutines instead of fifteen.
        await asyncio.create_task(_talk(services, household, receive, connection))
    finally:
        services.limits.sockets.give_back(household)


class Wire(Protocol):
    """The web server's protocol object, which writes frames without waiting."""

    full: bool
    drained: Callable[[], None] | None
    lost: Callable[[], None] | None

    def put(self, text: bytes) -> None:
        """Write a text frame."""
        ...

    def abort(self) -> None:
        """Cut the connection."""
        ...


class SocketConnection:
    """A live table's connection over a WebSocket."""

    def __init__(self, wire: Wire, send: Send) -> None:
        self._wire = wire
        self._send = send
        self.write = wire.put  # bound directly: it is called for every message
        self.abort = wire.abort

    @property
    def full(self) -> bool:
        """Whether the send buffer is full."""
        return self._wire.full

    def on_drain(self, callback: Callable[[], None] | None) -> None:
        """Set what to call when the send buffer is no longer full."""
        self._wire.drained = callback

    def on_loss(self, callback: Callable[[], None]) -> None:
        """Set what to call when the connection is lost."""
        self._wire.lost = callback

    async def close(self, code: int) -> None:
        """Close the WebSocket; cut the connection if the client does not read."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self._wire.abort()
        except (OSError, RuntimeError):  # already closed by the client
            pass


class _Disconnected(Exception):
    """The client has disconnected, or reads too slowly."""


async def _talk(
    services: Services, household: str, receive: Receive, connection: SocketConnection
) -> None:
    """Pass every message to a session until either side closes the connection."""
    rate = services.settings.messages_per_second
    bucket = Bucket(rate, BURST * rate, time.monotonic())

    def admit() -> bool:
        return bucket.take(time.monotonic())

    async def next_message() -> str:
        message: Any = await receive()
        if message["type"] == "websocket.disconnect" or client.slow:
            raise _Disconnected
        return message.get("text") or ""

    client = Client(connection, services.clock, origin=household)
    session = Session(services.lobby, client, admit=admit, on_refusal=services.metrics.refused)

    async def first_message() -> str:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return await next_message()
        except TimeoutError:
            raise SessionOver(CloseCode.BAD_CLIENT) from None

    throttle = services.messages
    share = Share()
    connection.on_loss(share.lose)

    async def handle(text: str) -> None:
        most = prices.MESSAGE + prices.CHANGE * session.clients
        await throttle.begin(household, share, prices.LEAST, most)
        if share.lost:
            raise _Disconnected
        price = prices.MESSAGES[Hello]  # of a hello that is refused
        try:
            command = await session.receive(text)
            price = prices.message_price(command, session.clients)
        finally:
            throttle.charge(household, price - prices.LEAST)
            share.used(price)

    try:
        await handle(await first_message())
        while True:
            await handle(await next_message())
    except _Disconnected:
        pass
    except SessionOver as over:
        await client.close(over.code)
    finally:
        if client.slow:
            services.metrics.dropped.inc()
        session.end()
