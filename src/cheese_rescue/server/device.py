"""One socket: a device at a table, with any number of chairs."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from cheese_rescue.rules import Seat
from cheese_rescue.server.messages import Bye, Tell
from cheese_rescue.server.tokens import opens
from cheese_rescue.table import ChairNumber, Table

LONGEST_OUTBOX = 64
"""Messages that wait for a slow reader before it is dropped; it may come back."""

Send = Callable[[dict[str, Any]], Awaitable[None]]

_encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """The socket below, which takes what is told at once or says that it is full."""

    full: bool
    drained: Callable[[], None] | None
    """Called when it is no longer full."""

    def put(self, text: bytes) -> None: ...

    def abort(self) -> None:
        """Hang up without another word."""
        ...


class Device:
    def __init__(self, wire: Wire, send: Send) -> None:
        self._wire = wire
        self._send = send
        self._outbox: deque[bytes] = deque()
        wire.drained = self._deliver
        self._keys: set[bytes] = set()
        self.chairs: frozenset[ChairNumber] = frozenset()
        self.seats: tuple[Seat | None, ...] = (None,)
        """Whose views it is shown; a watcher's where it holds no chair."""
        self.opener = False
        self.slow = False
        """Whether it was dropped for not reading."""
        self.closed = False
        self._leaving = False

    # -- what it holds ---------------------------------------------------------------------------

    @property
    def seated(self) -> bool:
        """Whether it may read what only people at the table do."""
        return self.opener or bool(self.chairs)

    @property
    def shared(self) -> bool:
        """Whether several people look at it: then nobody's forecast is shown."""
        return len(self.chairs) > 1

    def holds(self, key: bytes) -> bool:
        return key in self._keys

    def claim(self, key: bytes, table: Table) -> ChairNumber | None:
        """Show a token; the chair that it opens."""
        found = [number for number, chair in enumerate(table.chairs) if opens(key, chair.key)]
        if opens(key, table.key) or found:
            self._keys.add(key)
            self.look(table)
        return ChairNumber(found[0]) if found else None

    def let_go(self, chair: ChairNumber, table: Table) -> None:
        key = table.chairs[chair].key
        self._keys.discard(key or b"")
        self.look(table)

    def look(self, table: Table) -> None:
        """What it holds after people sat down or left, or seats turned."""
        self.opener = table.key in self._keys
        self.chairs = frozenset(
            ChairNumber(number)
            for number, chair in enumerate(table.chairs)
            if chair.key in self._keys
        )
        if table.first is not None and self.chairs:
            self.seats = tuple(sorted(table.seat_of(chair) for chair in self.chairs))
        else:
            self.seats = (None,)

    # -- what it is told -------------------------------------------------------------------------

    def tell(self, message: Tell) -> None:
        """Never waits: a reader that does not keep up is dropped."""
        if self.closed or self._leaving:
            return
        text = _encode(message)
        if not self._wire.full:
            self._wire.put(text)
        elif len(self._outbox) < LONGEST_OUTBOX:
            self._outbox.append(text)
        else:
            self.drop()

    def _deliver(self) -> None:
        """The reader has caught up."""
        while self._outbox and not self._wire.full and not self.closed:
            self._wire.put(self._outbox.popleft())

    def drop(self) -> None:
        """Without goodbye, which it would not read."""
        self.slow = True
        self.stop()
        self._wire.abort()

    def stop(self) -> None:
        """Nothing is told any more."""
        self.closed = True
        self._outbox.clear()
        self._wire.drained = None

    async def goodbye(self, code: int, reason: str | None = None) -> None:
        """Close, after what was told; who does not read it within a second is dropped."""
        if reason is not None:
            self.tell(Bye(reason=reason))
        self._leaving = True  # a goodbye is the last word
        if self.closed:
            return
        try:
            async with asyncio.timeout(1):
                while self._outbox:
                    await asyncio.sleep(0.01)
                self.stop()
                await self._send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self.drop()
        except (OSError, RuntimeError):  # it was closed from the other side
            pass
