"""HTTP/1.1 and WebSocket (RFC 6455) clients on asyncio streams."""

import asyncio
import base64
import hashlib
import json
import os
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
ACCEPT_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONNECT_TIMEOUT = 10.0
SILENCE_TIMEOUT = 60.0
"""The server pings every 20 seconds, so a connection this silent is lost."""
LONGEST_MESSAGE = 1 << 20

Message = dict[str, Any]


class Disconnected(Exception):
    """The connection is lost or was never made; `code` is that of the close frame, if any."""

    def __init__(self, reason: str, code: int | None = None) -> None:
        super().__init__(reason)
        self.code = code


class Answer(NamedTuple):
    status: int
    body: Any
    """The decoded JSON, or None."""


async def request(url: str, method: str, path: str, body: Any = None, token: str = "") -> Answer:
    """One request on a connection of its own."""
    host = urlsplit(url).netloc
    content = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
    head += [f"Content-Length: {len(content)}", "Content-Type: application/json"]
    if token:
        head.append(f"Authorization: Bearer {token}")
    try:
        async with asyncio.timeout(SILENCE_TIMEOUT):
            reader, writer = await _open(url)
            try:
                writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + content)
                status, headers = await _read_head(reader)
                size = int(headers.get("content-length", 0))
                answer = await reader.readexactly(size)
            finally:
                writer.close()
    except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise Disconnected(str(error)) from error
    is_json = headers.get("content-type", "").startswith("application/json")
    return Answer(status, json.loads(answer) if is_json and answer else None)


async def _open(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(url)
    return await asyncio.open_connection(parts.hostname, parts.port or 80)


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """The status and the headers, with their names in lower case."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
    pairs = (line.partition(":") for line in lines)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}


class Socket:
    """One WebSocket with JSON messages. It answers pings while it waits for a message."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connect(cls, url: str, path: str = "/live") -> "Socket":
        key = base64.b64encode(os.urandom(16))
        head = [f"GET {path} HTTP/1.1", f"Host: {urlsplit(url).netloc}", "Upgrade: websocket"]
        head += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        head += [f"Sec-WebSocket-Key: {key.decode()}", "", ""]
        writer = None
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                reader, writer = await _open(url)
                writer.write("\r\n".join(head).encode())
                status, headers = await _read_head(reader)
        except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError) as error:
            if writer is not None:
                writer.close()
            raise Disconnected(str(error)) from error
        wanted = base64.b64encode(
            hashlib.sha1(key + ACCEPT_SUFFIX, usedforsecurity=False).digest()
        ).decode()
        if status != 101 or headers.get("sec-websocket-accept") != wanted:
            writer.close()
            raise Disconnected(f"handshake answered with {status}")
        return cls(reader, writer)

    def send(self, message: Message) -> None:
        self._write(TEXT, json.dumps(message, separators=(",", ":")).encode())

    async def receive(self) -> Message:
        """The next message; raises Disconnected if none comes any more."""
        pieces: list[bytes] = []
        while True:
            final, opcode, content = await self._read_frame()
            if opcode == PING:
                self._write(PONG, content)
            elif opcode == CLOSE:
                code = int.from_bytes(content[:2], "big") if content else None
                with suppress(Disconnected):
                    self._write(CLOSE, content[:2])
                self.close()
                raise Disconnected("closed by the server", code)
            elif opcode in (TEXT, CONTINUATION):
                pieces.append(content)
                if final:
                    message: Message = json.loads(b"".join(pieces))
                    return message

    async def _read_frame(self) -> tuple[bool, int, bytes]:
        try:
            async with asyncio.timeout(SILENCE_TIMEOUT):
                first, second = await self._reader.readexactly(2)
                size = second & 0x7F
                if size > 125:
                    longer = await self._reader.readexactly(2 if size == 126 else 8)
                    size = int.from_bytes(longer, "big")
                if size > LONGEST_MESSAGE:
                    raise Disconnected(f"a message of {size} bytes")
                content = await self._reader.readexactly(size) if size else b""
        except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError) as error:
            self.close()
            raise Disconnected(str(error)) from error
        return bool(first & 0x80), first & 0x0F, content

    def _write(self, opcode: int, content: bytes) -> None:
        if self._writer.is_closing():
            raise Disconnected("already closed")
        size = len(content)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
        else:
            head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
        mask = os.urandom(4)
        pattern = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(content, "big") ^ pattern).to_bytes(size, "big")
        self._writer.write(head + mask + masked)

    def close(self) -> None:
        self._writer.close()
