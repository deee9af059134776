"""One connected device: the chairs that its tokens open, and its outgoing messages."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence

import msgspec

from cheese_rescue.live.messages import BotPause, Bye, HeldChair, Holding, Message
from cheese_rescue.live.ports import Clock, Connection
from cheese_rescue.rules import Seat
from cheese_rescue.table import ChairNumber, Table

LONGEST_OUTBOX = 64
"""Messages that may wait for a slow reader before it is disconnected."""
CLOSE_SECONDS = 1.0
"""How long a client may take to read its outbox before its connection is closed."""

_encode = msgspec.json.Encoder().encode


class Client:
    """A device connected to a table. It may hold any number of chairs; without one it watches."""

    def __init__(self, connection: Connection, clock: Clock, *, origin: str = "") -> None:
        self.origin = origin
        """Where it connects from, such as its address. Thinking time is shared between origins."""
        self._connection = connection
        self._clock = clock
        self._outbox: deque[bytes] = deque()
        self._outbox_empty = asyncio.Event()
        connection.on_drain(self._deliver)
        self._keys: dict[bytes, None] = {}
        """The keys of its tokens, in the order in which it presented them."""
        self._left: set[bytes] = set()
        """Those of chairs that it has left although their token is still valid."""
        self._told_holding = Holding(chairs=[])
        self.chairs: frozenset[ChairNumber] = frozenset()
        """The chairs that its tokens open."""
        self.former: frozenset[ChairNumber] = frozenset()
        """The empty chairs that its tokens opened earlier in this game."""
        self.asks: frozenset[ChairNumber] = frozenset()
        """The chairs that it asks for, which were emptied during the game."""
        self.bot_pause: BotPause | None = None
        """How long its players want bots to wait."""
        self.seats: tuple[Seat | None, ...] = (None,)
        """The seats whose views it is sent; None stands for a watcher's view."""
        self.opener = False
        """Whether it has the opener's token."""
        self.slow = False
        """Whether it was disconnected because it did not read fast enough."""
        self.closed = False
        """Whether nothing more is sent to it."""
        self._closing = False

    # -- tokens and chairs -----------------------------------------------------------------------

    @property
    def seated(self) -> bool:
        """Whether it may see the typed names and the code: it has a chair or is the opener's."""
        return self.opener or bool(self.chairs)

    @property
    def is_screen(self) -> bool:
        """Whether it is a shared screen: the opener's device without a chair.

        Whoever has left their chair during the game does not make theirs one.
        """
        return self.opener and not (self.chairs or self.former or self._left)

    @property
    def may_stay(self) -> bool:
        """Whether it may be at a table without watchers: also to ask for a chair, or to answer."""
        return self.seated or bool(self.asks or self.former)

    @property
    def shared(self) -> bool:
        """Whether several players share this screen. It then shows no forecast."""
        return len(self.chairs) > 1

    def holds(self, key: bytes) -> bool:
        """Whether it has presented a token with this key that opened something."""
        return key in self._keys

    def claim(self, keys: Sequence[bytes], table: Table) -> list[ChairNumber | None]:
        """Present the keys of tokens. Returns the chair that each of them opens, or None."""
        self._keys.update(dict.fromkeys(key for key in keys if table.recognizes(key)))
        self._left.difference_update(keys)
        self.refresh(table)
        opened = {table.chairs[chair].key: chair for chair in self.chairs}
        return [opened.get(key) for key in keys]

    def accept(self, key: bytes) -> None:
        """Add a key that the table does not know yet."""
        self._keys[key] = None

    def forget(self, key: bytes) -> None:
        """Remove a key that the table never knew."""
        self._keys.pop(key, None)

    def release(self, chair: ChairNumber, table: Table) -> None:
        """Give up a chair without its token becoming invalid."""
        self._left.add(table.chairs[chair].key or b"")
        self.refresh(table)

    def refresh(self, table: Table) -> None:
        """Recompute the chairs and everything else that depends on the table."""
        self.opener = table.key in self._keys
        self.chairs = frozenset(
            chair
            for chair in table.opened_by(tuple(self._keys))
            if table.chairs[chair].key not in self._left
        )
        self.former = frozenset(
            ChairNumber(number)
            for number, chair in enumerate(table.chairs)
            if chair.player is None and not chair.lost_by.isdisjoint(self._keys)
        )
        self.asks = frozenset(
            chair for chair, request in table.requests.items() if request.key in self._keys
        )
        if table.first is not None and self.chairs:
            self.seats = tuple(sorted(table.seat_of(chair) for chair in self.chairs))
        else:
            self.seats = (None,)

    def tell_holding(self, devices: Mapping[ChairNumber, int]) -> None:
        """Send the chairs and on how many devices each is, if that has changed."""
        chairs = [
            HeldChair(chair=chair, devices=max(1, devices.get(chair, 1)))
            for chair in sorted(self.chairs)
        ]
        holding = Holding(chairs=chairs, former=sorted(self.former))
        if holding != self._told_holding:
            self._told_holding = holding
            self.send(holding)

    # -- outgoing messages -----------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Send a message without waiting. A client that does not keep up is disconnected."""
        if self.closed or self._closing:
            return
        text = _encode(message)
        if not self._outbox and not self._connection.full:
            self._connection.write(text)
        elif len(self._outbox) < LONGEST_OUTBOX:
            self._outbox.append(text)
        else:
            self.drop()

    def _deliver(self) -> None:
        """Send from the outbox while the connection accepts more."""
        while self._outbox and not self._connection.full and not self.closed:
            self._connection.write(self._outbox.popleft())
        if not self._outbox:
            self._outbox_empty.set()

    def drop(self) -> None:
        """Disconnect a slow client. It gets no Bye, which it would not read anyway."""
        self.slow = True
        self.stop()
        self._connection.abort()

    def stop(self) -> None:
        """Stop sending, and discard the outbox."""
        self.closed = True
        self._outbox.clear()
        self._outbox_empty.set()
        self._connection.on_drain(None)

    async def close(self, code: int, reason: str | None = None) -> None:
        """Send a Bye if there is a reason, deliver the outbox, and close the connection.

        A client that does not read its outbox within CLOSE_SECONDS is dropped.
        """
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
