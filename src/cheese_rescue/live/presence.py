"""Who is connected to a table: the clients of this process, and leases from other processes."""

from collections import Counter
from collections.abc import Iterable
from math import inf

from msgspec import structs

from cheese_rescue.live.client import Client
from cheese_rescue.live.messages import BotPause
from cheese_rescue.live.ports import Bus, Clock, PresenceLease
from cheese_rescue.table import ChairNumber

LEASE_SECONDS = 180
"""How long another process's presence lease is valid without renewal."""
RECONNECT_SECONDS = 5
"""How long somebody who was disconnected may take to come back, after a restart or a reload."""

Chairs = frozenset[ChairNumber]
"""A set of chairs."""


class Presence:
    """The clients connected to one table in this process, and the chairs present anywhere."""

    def __init__(self, table: str, bus: Bus, clock: Clock, process: str) -> None:
        self._table = table
        self._bus = bus
        self._clock = clock
        self._process = process
        self._leases: dict[str, tuple[PresenceLease, float]] = {}
        self.clients: set[Client] = set()
        """The clients of this process."""
        self._announced = self._lease()
        self._announced_at = -inf
        self._empty_since = clock.monotonic()
        self.chairs: Chairs = frozenset()
        """The chairs with a client in any process, as of the last `refresh`."""
        self.screen = False
        """Whether a shared screen is connected to any process, as of the last `refresh`."""
        self._former: Chairs = frozenset()
        self._loaded_at = clock.monotonic()
        self._gone_since: dict[ChairNumber, float] = {}

    def add(self, client: Client) -> None:
        """Add a client that has connected."""
        self.clients.add(client)

    def remove(self, client: Client) -> None:
        """Remove a client that has disconnected."""
        self.clients.discard(client)
        if not self.clients:
            self._empty_since = self._clock.monotonic()

    @property
    def empty_for(self) -> float:
        """Seconds since the last client of this process left; 0 while there is one."""
        return 0.0 if self.clients else self._clock.monotonic() - self._empty_since

    def refresh(self) -> Chairs:
        """Recompute `chairs` and `screen`. Returns the chairs that (dis)connected since."""
        leases = self._valid_leases()
        chairs = _union(self.clients).union(*(lease.chairs for lease in leases))
        former = self._local_former().union(*(lease.former for lease in leases))
        gone = (self.chairs | self._former) - chairs - former
        self._gone_since.update(dict.fromkeys(gone, self._clock.monotonic()))
        self.screen = self._local_screen() or any(lease.screen for lease in leases)
        changed = self.chairs ^ chairs
        self.chairs, self._former = chairs, former
        return changed

    def has_a_say(self, chair: ChairNumber) -> bool:
        """Whether the person of that chair, or the one who lost it, may answer others now.

        They are connected to any process, or were until a moment ago and may come back. Just after
        the table was loaded, that is everybody.
        """
        gone_since = self._gone_since.get(chair, self._loaded_at)
        may_return = self._clock.monotonic() - gone_since < RECONNECT_SECONDS
        return chair in self.chairs or chair in self._former or may_return

    def devices(self) -> Counter[ChairNumber]:
        """The number of connected devices with each chair, in all processes."""
        total = Counter(self._local_devices())
        for lease in self._valid_leases():
            total.update(lease.devices or dict.fromkeys(lease.chairs, 1))
        return total

    @property
    def asking(self) -> Chairs:
        """The emptied chairs whose applicant is connected to any process."""
        return self._local_asking().union(*(lease.asking for lease in self._valid_leases()))

    def sharing_a_screen(self, chair: ChairNumber) -> Chairs:
        """All chairs of the clients that hold this one; empty if this process has none of them."""
        return _union(client for client in self.clients if chair in client.chairs)

    @property
    def origin(self) -> str:
        """Where this process's players connect from, or else its watchers; empty without any."""
        origins = [client.origin for client in self.clients if client.seated]
        return min(origins or [client.origin for client in self.clients], default="")

    @property
    def bot_pause(self) -> BotPause:
        """The calmest pause that a seated player, connected to any process, has asked for."""
        pauses = (lease.bot_pause for lease in (self._lease(), *self._valid_leases()))
        return calmest(pauses) or BotPause.NORMAL

    def anybody_seated(self) -> bool:
        """Whether a seated player or the opener is connected to any process."""
        return any(client.seated for client in self.clients) or any(
            lease.opener or lease.chairs for lease in self._valid_leases()
        )

    # -- leases ----------------------------------------------------------------------------------

    def announce(self, log_length: int) -> None:
        """Publish this process's lease, with the length of the log as it knows it."""
        self._announced_at = self._clock.monotonic()
        self._announced = self._lease()
        self._bus.publish(self._table, structs.replace(self._announced, n=log_length))

    def renew(self, log_length: int) -> None:
        """Publish the lease if it changed or, while there are clients, before it expires."""
        expiring = self._clock.monotonic() - self._announced_at > LEASE_SECONDS / 3
        if self._announced != self._lease() or (self.clients and expiring):
            self.announce(log_length)

    def receive(self, lease: PresenceLease) -> bool:
        """Keep another process's lease. Returns False for this process's own."""
        if lease.process == self._process:
            return False
        self._leases[lease.process] = (lease, self._clock.monotonic() + LEASE_SECONDS)
        return True

    def expire(self) -> bool:
        """Remove expired leases. Returns whether there were any."""
        valid = {lease.process for lease in self._valid_leases()}
        expired = len(valid) < len(self._leases)
        self._leases = {process: self._leases[process] for process in valid}
        return expired

    def _valid_leases(self) -> list[PresenceLease]:
        """The leases that have not expired. None expires while the bus is down."""
        held = self._leases.values()
        since = self._bus.connected_since
        if since is None:
            return [lease for lease, _ in held]
        now = self._clock.monotonic()
        return [
            lease
            for lease, until in held
            if max(until, since + LEASE_SECONDS) > now and self._bus.is_alive(lease.process)
        ]

    def _lease(self) -> PresenceLease:
        """This process's lease, without the length of the log."""
        devices = self._local_devices()
        return PresenceLease(
            process=self._process,
            chairs=frozenset(devices),
            opener=any(client.opener for client in self.clients),
            n=0,
            devices=devices,
            former=self._local_former(),
            asking=self._local_asking(),
            bot_pause=calmest(client.bot_pause for client in self.clients if client.chairs),
            screen=self._local_screen(),
        )

    def _local_former(self) -> Chairs:
        return frozenset[ChairNumber]().union(*(client.former for client in self.clients))

    def _local_asking(self) -> Chairs:
        return frozenset[ChairNumber]().union(*(client.asks for client in self.clients))

    def _local_screen(self) -> bool:
        return any(client.is_screen for client in self.clients)

    def _local_devices(self) -> dict[ChairNumber, int]:
        return dict(Counter(chair for client in self.clients for chair in client.chairs))


def calmest(pauses: Iterable[BotPause | None]) -> BotPause | None:
    """The longest of these pauses; None if nobody has asked for one."""
    return min((pause for pause in pauses if pause), key=[*BotPause].index, default=None)


def _union(clients: Iterable[Client]) -> Chairs:
    return frozenset[ChairNumber]().union(*(client.chairs for client in clients))
