"""One connected device: the chairs that its tokens open, and the messages on their way to it."""

import asyncio
from collections import deque

import msgspec

from cheese_rescue.live.messages import Bye, Message
from cheese_rescue.live.ports import Clock, Connection
from cheese_rescue.live.tokens import opens
from cheese_rescue.rules import Seat
from cheese_rescue.table import ChairNumber, Table

LONGEST_OUTBOX = 64
"""Messages that may wait for a slow reader before it is disconnected."""
CLOSE_SECONDS = 1.0
"""How long a closing connection may take to read what is in its outbox."""

_encode = msgspec.json.Encoder().encode


class Client:
    """A device at a table. It may hold any number of chairs, or none and watch."""

    def __init__(self, connection: Connection, clock: Clock) -> None:
        self._connection = connection
        self._clock = clock
        self._outbox: deque[bytes] = deque()
        self._outbox_empty = asyncio.Event()
        connection.on_drain(self._deliver)
        self._keys: set[bytes] = set()
        self.chairs: frozenset[ChairNumber] = frozenset()
        self.seats: tuple[Seat | None, ...] = (None,)
        """Whose views it receives; a watcher's if it holds no chair."""
        self.opener = False
        """Whether it belongs to the person who opened the table."""
        self.slow = False
        """Whether it was disconnected for not reading."""
        self.closed = False
        self._closing = False

    # -- what it holds ---------------------------------------------------------------------------

    @property
    def seated(self) -> bool:
        """Whether it may read what only people at the table may."""
        return self.opener or bool(self.chairs)

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen, so that it must show nobody's forecast."""
        return len(self.chairs) > 1

    def holds(self, key: bytes) -> bool:
        """Whether a token with this key opened something here."""
        return key in self._keys

    def claim(self, key: bytes, table: Table) -> ChairNumber | None:
        """Present a token's key; the chair that it opens."""
        found = [number for number, chair in enumerate(table.chairs) if opens(key, chair.key)]
        if opens(key, table.key) or found:
            self._keys.add(key)
            self.refresh(table)
        return ChairNumber(found[0]) if found else None

    def release(self, chair: ChairNumber, table: Table) -> None:
        """Give up a chair."""
        self._keys.discard(table.chairs[chair].key or b"")
        self.refresh(table)

    def refresh(self, table: Table) -> None:
        """Recompute what it holds after people sat down, left or changed seats."""
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

    # -- what it is sent -------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Send without waiting. A reader that does not keep up is disconnected."""
        if self.closed or self._closing:
            return
        text = _encode(message)
        if not self._connection.full:
            self._connection.write(text)
        elif len(self._outbox) < LONGEST_OUTBOX:
            self._outbox.append(text)
        else:
            self.drop()

    def _deliver(self) -> None:
        """Send what waits, now that the connection takes more."""
        while self._outbox and not self._connection.full and not self.closed:
            self._connection.write(self._outbox.popleft())
        if not self._outbox:
            self._outbox_empty.set()

    def drop(self) -> None:
        """Disconnect a slow reader without a goodbye, which it would not read."""
        self.slow = True
        self.stop()
        self._connection.abort()

    def stop(self) -> None:
        """Send nothing more."""
        self.closed = True
        self._outbox.clear()
        self._outbox_empty.set()
        self._connection.on_drain(None)

    async def close(self, code: int, reason: str | None = None) -> None:
        """Say goodbye, deliver what waits, and close; drop a reader that takes too long."""
        if reason is not None:
            self.send(Bye(reason=reason))
        self._closing = True
        if self._outbox and not self.closed:
            self._outbox_empty.clear()
            if not await self._clock.wait(self._outbox_empty, CLOSE_SECONDS):
                self.drop()
        if not self.closed:
            self.stop()
            await self._connection.close(code)
