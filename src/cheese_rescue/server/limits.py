"""How much is too much, from one connection or one address."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

MOST_KEYS = 50_000
"""Of more households than these, the ones heard of longest ago are forgotten."""


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

    __slots__ = ("_at", "_drops", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._drops = most
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self._drops = min(self._most, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def empty(self, now: float) -> bool:
        return self._drops + (now - self._at) * self._rate < 1


@dataclass
class Buckets:
    """One bucket for each household."""

    rate: float
    most: float
    clock: Callable[[], float]

    def __post_init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.most, self.clock())
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        return self.of(address).take(self.clock())

    def empty(self, address: str) -> bool:
        return self.of(address).empty(self.clock())


class Counts:
    """How many of something each household has open."""

    def __init__(self, most_each: int, most: int) -> None:
        self._most_each = most_each
        self._most = most
        self._open: dict[str, int] = {}
        self.total = 0

    def take(self, address: str) -> bool:
        if self.total >= self._most or self._open.get(address, 0) >= self._most_each:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        self.total += 1
        return True

    def give_back(self, address: str) -> None:
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
