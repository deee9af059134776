"""Limits the TCP connections of each address, before anything on them is read."""

from asyncio import WriteTransport
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import NamedTuple

from cheese_rescue.server.bus.limits import Bucket, Buckets, household
from cheese_rescue.server.settings import Settings

OTHER_CONNECTIONS = 150
"""Connections that fit into a process whose WebSockets have all been taken."""
REFILL_SECONDS = 16.0
"""How long an address that opened all its connections at once waits for as many again."""
READS_BURST = 4
"""Seconds' worth of reads in one burst."""
READ_REST = 1.0
"""How long a connection is not read after its address has sent too many small packets."""
LONGEST_DELAY = 3.0
"""Seconds that a new connection may have to wait until it is read."""
HOLD_SECONDS = 2.0
"""How long a rejected connection is left open and unread: until then, it counts.

A peer that is cut comes back immediately. One that is left waiting costs nothing.
"""


class Verdict(NamedTuple):
    """What to do with a new connection: read it after so many seconds, or cut it then."""

    seconds: float
    admitted: bool


class Connections:
    """The open TCP connections of one process."""

    def __init__(self, settings: Settings, on_rejection: Callable[[str], None]) -> None:
        """Each address may have as many other connections as WebSockets."""
        self._most_each = 2 * settings.sockets_per_address
        self._most = settings.sockets + OTHER_CONNECTIONS
        self._rate = Buckets("connections", self._most_each / REFILL_SECONDS, self._most_each)
        self._proxies = tuple(ip_network(proxy, strict=False) for proxy in settings.trusted_proxies)
        reads = 2 * (settings.requests_per_second + settings.address_messages_per_second)
        self._reads = Buckets("reads", reads, READS_BURST * reads)
        self._open: dict[str, int] = {}
        self._addresses: dict[WriteTransport, str | None] = {}
        """The address of each open connection, None for a proxy's."""
        self._silent: dict[WriteTransport, None] = {}
        """The connections that have not sent a request yet, the oldest first."""
        self.on_rejection = on_rejection
        """Called with a word for each rejected connection, for the metrics."""
        self.total = 0
        """The connections that are open now."""

    def add(self, peer: str, transport: WriteTransport) -> Verdict:
        """Count a new connection.

        If this process has no room, the one that has waited longest for a request is cut.
        """
        self.total += 1
        address = self._addresses[transport] = self._address(peer)
        verdict = self._judge(address)
        if not verdict.admitted:
            self.on_rejection("connection")
        if verdict.seconds or verdict.admitted:
            self._silent[transport] = None
        if self.total > self._most and self._silent:
            self.on_rejection("silent")
            oldest = next(iter(self._silent))
            del self._silent[oldest]  # the next one must cut another
            oldest.abort()
        return verdict

    def _judge(self, address: str | None) -> Verdict:
        if address is None:
            return Verdict(0.0, admitted=True)
        count = self._open[address] = self._open.get(address, 0) + 1
        if count > self._most_each:
            return Verdict(0.0, admitted=False)
        delay = self._rate.charge(address, 1, longest=LONGEST_DELAY)
        if delay is None:
            return Verdict(HOLD_SECONDS, admitted=False)
        return Verdict(delay, admitted=True)

    def requested(self, transport: WriteTransport) -> None:
        """The connection has sent a request."""
        self._silent.pop(transport, None)

    def reads(self, transport: WriteTransport) -> Bucket | None:
        """The reads that the address of this connection has left; None if they are not limited."""
        address = self._addresses.get(transport)
        return self._reads.of(address) if address is not None else None

    def remove(self, transport: WriteTransport) -> None:
        """Count a connection that was lost."""
        if transport not in self._addresses:
            return
        self.total -= 1
        self._silent.pop(transport, None)
        address = self._addresses.pop(transport)
        if address is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _address(self, peer: str) -> str | None:
        """The key of the limits; None for a trusted proxy, which must have its own."""
        if self._proxies:
            found = ip_address(peer)
            if any(found in proxy for proxy in self._proxies):
                return None
        return household(peer)
