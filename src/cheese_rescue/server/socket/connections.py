"""Limits the TCP connections of each address, before anything on them is read."""

from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Protocol

from cheese_rescue.server.bus.limits import Buckets, household
from cheese_rescue.server.settings import Settings

OTHER_CONNECTIONS = 150
"""Connections that fit into a process whose WebSockets have all been taken."""
REFILL_SECONDS = 16.0
"""How long an address that opened all its connections at once waits for as many again."""
LONGEST_DELAY = 3.0
"""Seconds that a new connection may have to wait; one that would wait longer is cut."""


class Idle(Protocol):
    """A connection that waits for a request."""

    def cut(self) -> None:
        """Cut the connection."""
        ...


class Connections:
    """The open TCP connections of one process."""

    def __init__(self, settings: Settings, on_rejection: Callable[[str], None]) -> None:
        """Each address may have as many other connections as WebSockets."""
        self._most_each = 2 * settings.sockets_per_address
        self._most = settings.sockets + OTHER_CONNECTIONS
        self._rate = Buckets("connections", self._most_each / REFILL_SECONDS, self._most_each)
        self._proxies = tuple(ip_network(proxy, strict=False) for proxy in settings.trusted_proxies)
        self._open: dict[str, int] = {}
        self._idle: dict[Idle, None] = {}
        self.on_rejection = on_rejection
        """Called with a word for each rejected connection, for the metrics."""
        self.total = 0
        """The connections that are open now."""

    def add(self, peer: str, connection: Idle) -> float | None:
        """Count a new connection. Returns the seconds until it may be read, or None to cut it.

        If this process has no room, the connection that has waited longest for a request is cut.
        """
        self.total += 1
        address = self._address(peer)
        if address is not None:
            count = self._open[address] = self._open.get(address, 0) + 1
            if count > self._most_each:
                return None
            delay = self._rate.charge(address, 1, longest=LONGEST_DELAY)
            if delay is None:
                return None
        else:
            delay = 0.0
        self._idle[connection] = None
        if self.total > self._most:
            oldest = next(iter(self._idle))
            self.on_rejection("idle")
            oldest.cut()
        return delay

    def upgraded(self, connection: Idle) -> None:
        """The connection is a WebSocket now, and counted as one of them."""
        self._idle.pop(connection, None)

    def remove(self, peer: str, connection: Idle | None = None) -> None:
        """Count a connection that was lost."""
        self.total -= 1
        if connection is not None:
            self._idle.pop(connection, None)
        address = self._address(peer)
        if address is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _address(self, peer: str) -> str | None:
        """The key of the limits; None for a trusted proxy, which must have its own."""
        found = ip_address(peer)
        if any(found in proxy for proxy in self._proxies):
            return None
        return household(peer)
