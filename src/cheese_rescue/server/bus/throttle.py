"""Slows down and refuses the requests of an address that uses more than its share."""

import asyncio
from collections import deque
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count

from cheese_rescue.server.bus.limits import Buckets

LONGEST_DELAY = 3.0
"""Seconds that a request may be delayed; one that would wait longer is refused."""
LONGEST_DEBT = 1.0
"""Seconds that an address waits at most for what it has used already."""
TURN = 2.0
"""Milliseconds' worth of work that one address may start in one pass of the event loop."""


class Turns:
    """Spreads the work of each address over many passes of the event loop.

    Without it, 200 requests that arrive together would all be handled before anybody else's.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[tuple[asyncio.Future[None], float]]] = {}
        self._started: dict[str, float] = {}
        """The price of the work that each address has started in this pass."""

    async def take(self, address: str, price: float) -> None:
        """Wait until the address may start work of this price. Usually that is now."""
        started = self._started.get(address)
        if started is None:
            self._started[address] = price
            asyncio.get_running_loop().call_soon(self._next_pass, address)
        elif started + price <= TURN and address not in self._waiting:
            self._started[address] = started + price
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(address, deque()).append((turn, price))
            await turn

    def _next_pass(self, address: str) -> None:
        """Let the next ones start, at least one; forget the address if nobody waits."""
        waiting = self._waiting.get(address)
        if not waiting:
            self._waiting.pop(address, None)
            del self._started[address]
            return
        started = 0.0
        while waiting and (not started or started + waiting[0][1] <= TURN):
            turn, price = waiting.popleft()
            if not turn.done():  # it is done if the client has disconnected
                turn.set_result(None)
                started += price
        self._started[address] = started
        asyncio.get_running_loop().call_soon(self._next_pass, address)


class Share:
    """What one socket uses of the time of its address."""

    def __init__(self) -> None:
        self.lost = False
        """Whether the socket is lost."""
        self._line: _Line | None = None
        self._start = 0.0
        self._price = 0.0
        self._turn: asyncio.Future[None] | None = None

    def lose(self) -> None:
        """The socket is lost: wait no more."""
        self.lost = True
        if self._turn is not None and not self._turn.done():
            self._turn.set_result(None)

    def used(self, price: float) -> None:
        """Note the price of the last message."""
        self._price = price

    async def wait(self, line: "_Line") -> None:
        """Wait in line. A socket that used much comes after those that used little."""
        if self._line is not line:
            self._line, self._start = line, line.now
        else:
            self._start = max(self._start + self._price, line.now)
        self._turn = asyncio.get_running_loop().create_future()
        line.add(self._start, self._start + self._price, self._turn)
        await self._turn


class _Line:
    """The sockets of one address that wait until its debt is paid: weighted fair queueing."""

    def __init__(self) -> None:
        self.now = 0.0
        """The virtual time: where the socket started whose turn it was last."""
        self._waiting: list[tuple[float, int, float, asyncio.Future[None]]] = []
        self._numbers = count()

    def add(self, start: float, finish: float, turn: "asyncio.Future[None]") -> None:
        """Add one that uses the virtual time from `start` to `finish`."""
        heappush(self._waiting, (finish, next(self._numbers), start, turn))

    def release(self) -> None:
        """Let the next one go on."""
        while self._waiting:
            _, _, start, turn = heappop(self._waiting)
            if not turn.done():  # it is done if the socket is lost
                self.now = max(self.now, start)
                turn.set_result(None)
                return

    def __len__(self) -> int:
        return len(self._waiting)


class Throttle:
    """Charges each address for its requests. Over the limit they are delayed, then refused."""

    def __init__(self, buckets: Buckets, price_of_one: float) -> None:
        """A token of `buckets` pays for `price_of_one` milliseconds."""
        self._buckets = buckets
        self._price_of_one = price_of_one
        self._turns = Turns()
        self._lines: dict[str, _Line] = {}
        self._stopped = asyncio.Event()

    def stop(self) -> None:
        """Delay nothing any more: the server stops."""
        self._stopped.set()
        for line in self._lines.values():
            while line:
                line.release()

    async def admit(self, address: str, price: float) -> bool:
        """Wait until the address may start work of this price; False if that takes too long."""
        delay = self._buckets.charge(address, price / self._price_of_one, longest=LONGEST_DELAY)
        if delay is None:
            return False
        if delay:
            with suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._stopped.wait()
        await self._turns.take(address, price)
        return True

    async def begin(self, address: str, share: Share, least: float, turn: float) -> None:
        """Wait until the address has paid its debt, then charge the least that a message costs.

        `turn` is what the message may cost at most.
        """
        line = self._lines.get(address)
        if line is None:
            delay = self._buckets.pay(address, least / self._price_of_one)
            if delay and not self._stopped.is_set():
                line = self._lines[address] = _Line()
                asyncio.get_running_loop().call_later(delay, self._release, address, least)
        if line is not None and not self._stopped.is_set():
            await share.wait(line)
            if not share.lost:
                self.charge(address, least)
        if not share.lost:
            await self._turns.take(address, turn)

    async def work(self, address: str, price: float) -> None:
        """Wait until the address has paid its debt, then charge it for work that nobody sent."""
        share = Share()
        share.used(price)  # when it waits, it comes after messages that cost less
        await self.begin(address, share, price, price)

    def _release(self, address: str, least: float) -> None:
        """Let the next socket go on if the debt is paid; look again when the next debt is."""
        line = self._lines[address]
        delay = self._buckets.missing(address, least / self._price_of_one)
        if not delay:
            line.release()
            delay = least / self._price_of_one * self._buckets.seconds_each
        if line:
            asyncio.get_running_loop().call_later(delay, self._release, address, least)
        else:
            del self._lines[address]

    def charge(self, address: str, price: float) -> None:
        """Charge for work that was done already. Whatever comes next waits until it is paid."""
        self._buckets.owe(address, price / self._price_of_one, LONGEST_DEBT)
