"""Slows down and refuses the requests of an address that uses more than its share."""

import asyncio
from collections import deque

from cheese_rescue.server.bus.limits import Buckets

LONGEST_DELAY = 3.0
"""Seconds that a request may be delayed; one that would wait longer is refused."""
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


class Throttle:
    """Charges each address for its requests. Over the limit they are delayed, then refused."""

    def __init__(self, buckets: Buckets, price_of_one: float) -> None:
        """A token of `buckets` pays for `price_of_one` milliseconds."""
        self._buckets = buckets
        self._price_of_one = price_of_one
        self._turns = Turns()

    async def admit(self, address: str, price: float) -> bool:
        """Wait until the address may start work of this price; False if that takes too long."""
        delay = self._buckets.charge(address, price / self._price_of_one, longest=LONGEST_DELAY)
        if delay is None:
            return False
        if delay:
            await asyncio.sleep(delay)
        await self._turns.take(address, price)
        return True

    async def pay(self, address: str, price: float) -> None:
        """Charge for work that was done already, then wait until the debt is paid."""
        delay = self._buckets.charge(address, price / self._price_of_one)
        if delay:
            await asyncio.sleep(delay)

    async def take_turn(self, address: str, price: float) -> None:
        """Wait until the address may start work of this price, without charging it."""
        await self._turns.take(address, price)
