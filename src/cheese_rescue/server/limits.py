"""How much is too much, from one connection or one address."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from cheese_rescue.server.bus import Bus
from cheese_rescue.server.tasks import keep

MOST_KEYS = 50_000
"""Of more households than these, the ones heard of longest ago are forgotten."""
TOLD_SHARE = 50
"""Other processes are told when such a part of all that a household may take was taken."""


def household(address: str) -> str:
    """What stands for one address: of IPv6, the /64 that one household has to itself."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64)) + "/64"
    return str(found)


class Bucket:
    """Filled at a steady rate; whatever is asked for takes one drop out."""

    __slots__ = ("_at", "_drops", "_most", "_rate", "untold")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._drops = most
        self._at = now
        self.untold = 0
        """Drops taken that other processes do not know of."""

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self._drops = min(self._most, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        self.untold += 1
        return True

    def empty(self, now: float) -> bool:
        return self._drops + (now - self._at) * self._rate < 1

    @property
    def overdrawn(self) -> bool:
        """Whether more was taken, all processes together, than there was."""
        return self._drops < 0

    def lower(self, drops: float, now: float) -> None:
        """Others have taken from it too: no more than so much is left."""
        self._drops = min(drops, self._drops + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One bucket for each household, which other processes take from too."""

    def __init__(
        self, name: str, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._name = name
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._at_once = max(1, most // TOLD_SHARE)
        self.bus: Bus | None = None
        """Over which it is shared."""

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most, self._clock())
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """Decided here and now; others are told, and what they took is heard, a little later."""
        bucket = self.of(address)
        taken = bucket.take(self._clock())
        if bucket.untold >= self._at_once and self.bus is not None:
            keep(asyncio.create_task(self.share(address)))
        return taken

    def empty(self, address: str) -> bool:
        return self.of(address).empty(self._clock())

    async def share(self, address: str) -> None:
        """Tell how much was taken here, and hear how much is left."""
        if self.bus is None:
            return
        bucket = self.of(address)
        drops, bucket.untold = bucket.untold, 0
        key = f"{self._name}:{address}"
        left = await self.bus.take(key, drops, rate=self._rate, most=self._most)
        if left is not None:
            bucket.lower(left, self._clock())

    async def take_from_all(self, address: str) -> bool:
        """Decided by all together, for what is seldom and must not be too much."""
        if not self.of(address).take(self._clock()):
            return False
        await self.share(address)
        return not self.of(address).overdrawn


class Counts:
    """How many of something each household has open, at all processes together."""

    def __init__(
        self, name: str, most_each: int, most: int, *, most_together: int | None = None
    ) -> None:
        """Each household may have so many here, and no more or other at all processes together."""
        self._name = name
        self._most_each = most_each
        self._most_together = most_together or most_each
        self._most = most
        self._open: dict[str, int] = {}
        self._telling: dict[str, asyncio.Lock] = {}
        self.total = 0
        """Here alone."""
        self.bus: Bus | None = None

    async def take(self, address: str) -> bool:
        if self.total >= self._most or self._open.get(address, 0) >= self._most_each:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        self.total += 1
        others = await self._others(address) or 0
        if others + self._open[address] > self._most_together:
            self.give_back(address)
            return False
        return True

    def give_back(self, address: str) -> None:
        self.total -= 1
        self._open[address] -= 1
        if self.bus is not None:
            keep(asyncio.create_task(self._tell(address)))
        elif not self._open[address]:
            del self._open[address]

    async def renew(self) -> None:
        """Before the leases end."""
        for address in tuple(self._open):
            await self._tell(address)

    async def _tell(self, address: str) -> None:
        told = await self._others(address) is not None
        if told and not self._open.get(address, 1):
            del self._open[address]  # otherwise the next renewal tells it
            if not self._telling[address].locked():
                del self._telling[address]

    async def _others(self, address: str) -> int | None:
        if self.bus is None:
            return 0
        lock = self._telling.setdefault(address, asyncio.Lock())
        async with lock:  # one after the other: the last to be told must be the last that was so
            return await self.bus.hold(f"{self._name}:{address}", self._open.get(address, 0))
