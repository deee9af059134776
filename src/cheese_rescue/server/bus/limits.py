"""Rate limits and concurrency limits per household, shared by all processes over the bus."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from ipaddress import IPv6Address, ip_address
from typing import Protocol
from weakref import WeakValueDictionary

from cheese_rescue.server.settings import Settings

_log = logging.getLogger(__name__)

MOST_HOUSEHOLDS = 50_000
"""Households remembered per limit; the least recently seen is forgotten first."""
REPORTED_SHARE = 50
"""A process reports to the others after taking 1/50 of a household's full bucket."""
BURST = 10
"""Bucket size in seconds' worth of requests: a class of 35 may open the page together."""
REVIEWS_TOGETHER = 4
"""Reviews per household in the cluster: four people at a table may be on four processes."""
HELD_SECONDS = 120
"""Seconds until the counts that a process reported expire, unless it renews them."""


class SharedLimits(Protocol):
    """The part of the bus that limits need."""

    async def take(self, key: str, taken: float, *, rate: float, most: float) -> float | None:
        """Take from a bucket shared by all processes; returns what is left, None if unknown."""
        ...

    async def hold(self, key: str, count: int) -> int | None:
        """Report how many this process holds; returns how many the others do, None if unknown."""
        ...


_tasks: set["asyncio.Task[None]"] = set()


def _spawn(work: Coroutine[None, None, None]) -> None:
    """Run in the background. Keeps a reference, since the event loop has only weak ones."""
    task = asyncio.create_task(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


def household(address: str) -> str:
    """The key of a limit: the IPv4 address, or the /64 network of the IPv6 address."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64)) + "/64"
    return str(found)


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_left", "_most", "_rate", "unreported")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now
        self.unreported = 0.0
        """Tokens taken but not yet reported to the other processes."""

    def take(self, now: float) -> bool:
        """Take a token; False if none is left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        self.unreported += 1
        return True

    def pay(self, now: float, amount: float) -> float:
        """Take that many tokens and return 0, or the seconds until they are there."""
        left = min(self._most, self._left + (now - self._at) * self._rate)
        amount = min(amount, self._most)
        if left < amount:
            return (amount - left) / self._rate
        self._left = left - amount
        self._at = now
        self.unreported += amount
        return 0.0

    def missing(self, now: float, amount: float) -> float:
        """Seconds until that many tokens are there, 0 if they are now."""
        left = self._left + (now - self._at) * self._rate
        return max(0.0, min(amount, self._most) - left) / self._rate

    def owe(self, now: float, amount: float, longest: float) -> None:
        """Take that many tokens, also if they are not there; the debt is paid within `longest`."""
        left = min(self._most, self._left + (now - self._at) * self._rate)
        self._left = max(left - amount, min(left, -longest * self._rate))
        self._at = now
        self.unreported += left - self._left

    def charge(self, now: float, amount: float, longest: float | None = None) -> float | None:
        """Take that many tokens. Returns the seconds until they are there, 0 if they are now.

        If that were more than `longest`, it takes nothing and returns None.
        """
        amount = min(amount, self._most)
        left = min(self._most, self._left + (now - self._at) * self._rate)
        delay = max(0.0, amount - left) / self._rate
        if longest is not None and delay > longest:
            return None
        self._left = left - amount
        self._at = now
        self.unreported += amount
        return delay

    def empty(self, now: float) -> bool:
        """Whether no token is left."""
        return self._left + (now - self._at) * self._rate < 1

    @property
    def overdrawn(self) -> bool:
        """Whether all processes together took more tokens than there were."""
        return self._left < 0

    def lower(self, left: float, now: float) -> None:
        """Lower the number of tokens to at most `left`: other processes took some too."""
        self._left = min(left, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One token bucket per household, shared with the other processes."""

    def __init__(
        self, name: str, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._name = name
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.seconds_each = 1 / rate
        """Seconds until another token is there."""
        self._report_every = max(1, most // REPORTED_SHARE)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.shared: SharedLimits | None = None
        """None if there are no other processes."""

    def one_at_a_time(self, address: str) -> asyncio.Lock:
        """For callers that must know the result of one request before they admit the next."""
        return self._locks.setdefault(address, asyncio.Lock())

    def of(self, address: str) -> Bucket:
        """The household's bucket, created if there is none."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most, self._clock())
            if len(self._buckets) > MOST_HOUSEHOLDS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """Take a token, deciding locally; processes share their counts in the background."""
        bucket = self.of(address)
        taken = bucket.take(self._clock())
        self._report_soon(address, bucket)
        return taken

    def charge(self, address: str, amount: float, longest: float | None = None) -> float | None:
        """Take that many tokens, as `Bucket.charge` does."""
        bucket = self.of(address)
        delay = bucket.charge(self._clock(), amount, longest)
        self._report_soon(address, bucket)
        return delay

    def pay(self, address: str, amount: float) -> float:
        """Take that many tokens if they are there, as `Bucket.pay`."""
        bucket = self.of(address)
        delay = bucket.pay(self._clock(), amount)
        self._report_soon(address, bucket)
        return delay

    def missing(self, address: str, amount: float) -> float:
        """Seconds until that many tokens are there, as `Bucket.missing`."""
        return self.of(address).missing(self._clock(), amount)

    def owe(self, address: str, amount: float, longest: float) -> None:
        """Take that many tokens, as `Bucket.owe` does."""
        bucket = self.of(address)
        bucket.owe(self._clock(), amount, longest)
        self._report_soon(address, bucket)

    def _report_soon(self, address: str, bucket: Bucket) -> None:
        if bucket.unreported >= self._report_every and self.shared is not None:
            _spawn(self.share(address))

    def empty(self, address: str) -> bool:
        """Whether the household has no token left."""
        return self.of(address).empty(self._clock())

    async def share(self, address: str) -> None:
        """Report the tokens taken here, and learn how many are left in the cluster."""
        if self.shared is None:
            return
        bucket = self.of(address)
        taken, bucket.unreported = bucket.unreported, 0.0
        key = f"{self._name}:{address}"
        left = await self.shared.take(key, taken, rate=self._rate, most=self._most)
        if left is not None:
            bucket.lower(left, self._clock())

    async def take_shared(self, address: str) -> bool:
        """Take a token, deciding with all processes: exact but slower, for rare requests."""
        if not self.of(address).take(self._clock()):
            return False
        await self.share(address)
        return not self.of(address).overdrawn


class Counts:
    """Limits how many of something a household has open at the same time."""

    def __init__(
        self, name: str, most_each: int, most: int, *, most_together: int | None = None
    ) -> None:
        """Limit per household: `most_each` in this process, `most_together` in the cluster.

        `most` is the limit of all households in this process.
        """
        self._name = name
        self._most_each = most_each
        self._most_together = most_together or most_each
        self._most = most
        self._open: dict[str, int] = {}
        self._reporting: dict[str, asyncio.Lock] = {}
        self.total = 0
        """Open in this process, of all households."""
        self.shared: SharedLimits | None = None
        """None if there are no other processes."""

    async def take(self, address: str) -> bool:
        """Count one more; False if a limit is reached."""
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
        """Count one fewer."""
        self.total -= 1
        self._open[address] -= 1
        if self.shared is not None:
            _spawn(self._report(address))
        elif not self._open[address]:
            del self._open[address]

    async def renew(self) -> None:
        """Report everything again before it expires."""
        for address in tuple(self._open):
            await self._report(address)

    async def _report(self, address: str) -> None:
        reported = await self._others(address) is not None
        if reported and not self._open.get(address, 1):
            del self._open[address]  # otherwise the next renewal reports it
            if not self._reporting[address].locked():
                del self._reporting[address]

    async def _others(self, address: str) -> int | None:
        if self.shared is None:
            return 0
        lock = self._reporting.setdefault(address, asyncio.Lock())
        async with lock:  # an older count must not overwrite a newer one
            return await self.shared.hold(f"{self._name}:{address}", self._open.get(address, 0))


class Limits:
    """All limits of one process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(
            "requests", settings.requests_per_second, BURST * settings.requests_per_second
        )
        self.opening = Buckets("opening", settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.guessing = Buckets(
            "guessing", settings.wrong_codes_per_minute / 60, settings.wrong_codes_per_minute
        )
        self.messages = Buckets(
            "messages",
            settings.address_messages_per_second,
            2 * settings.address_messages_per_second,
        )
        self.sockets = Counts("sockets", settings.sockets_per_address, settings.sockets)
        self.reviews = Counts("reviews", 1, settings.reviews, most_together=REVIEWS_TOGETHER)

    def share(self, shared: SharedLimits) -> None:
        """Share all limits with the other processes."""
        for limit in (
            *(self.requests, self.opening, self.guessing, self.messages),
            *(self.sockets, self.reviews),
        ):
            limit.shared = shared

    async def renew_forever(self) -> None:
        """Keep reporting the counts of this process, before they expire."""
        while True:
            await asyncio.sleep(HELD_SECONDS / 3)
            for counts in (self.sockets, self.reviews):
                try:
                    await counts.renew()
                except Exception:  # go on: without renewals, the cluster's limits lapse
                    _log.exception(
                        "unexpected error while renewing the shared limits; please report it"
                    )
