"""What the load generators share: a cheap WebSocket client, and the figures of a run."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast


def frame(payload: bytes) -> bytes:
    """A masked text frame. The mask is zero, so the payload stays as it is."""
    length = len(payload)
    if length < 126:
        head = bytes((0x81, 0x80 | length))
    else:
        head = bytes((0x81, 0xFE, length >> 8, length & 0xFF))
    return head + b"\0\0\0\0" + payload


class SocketClient(asyncio.Protocol):
    """A minimal WebSocket client: text frames in, text frames out, pings answered."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self._buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is not a subclass

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio's signature)
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("connection closed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, ended, rest = self._buffer.partition(b"\r\n\r\n")
            if not ended:
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data = self._buffer
        start = 0
        while len(data) - start >= 2:
            length = data[start + 1] & 0x7F
            body = start + 2
            if length == 126:
                length = int.from_bytes(data[body : body + 2], "big")
                body += 2
            elif length == 127:
                length = int.from_bytes(data[body : body + 8], "big")
                body += 8
            if len(data) < body + length:
                break
            if data[start] & 0x0F == 1:
                self.hear(data[body : body + length])
            elif data[start] & 0x0F == 9:
                self.transport.write(
                    b"\x8a\x80\0\0\0\0"[:1]
                    + bytes((0x80 | length,))
                    + b"\0\0\0\0"
                    + data[body : body + length]
                )
            start = body + length
        self._buffer = data[start:]

    def say(self, payload: bytes) -> None:
        self.transport.write(frame(payload))


async def connect(
    port: int, path: str, hear: Callable[[bytes], None], *, address: str = "127.0.0.1"
) -> SocketClient:
    loop = asyncio.get_running_loop()
    transport, line = await loop.create_connection(
        lambda: SocketClient(hear), "127.0.0.1", port, local_addr=(address, 0)
    )
    transport.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await line.opened
    return line


@dataclass
class LoadStats:
    """The results of a run so far."""

    moves: int = 0
    seconds: list[float] = field(default_factory=list)
    counting: bool = False
    playing: bool = True
    refusals: list[str] = field(default_factory=list)


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of the values (seconds) lies, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000
