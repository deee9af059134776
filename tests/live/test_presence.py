"""Presence by itself: the clients of this process, and the leases that other processes send."""

import pytest

from cheese_rescue.live.client import Client
from cheese_rescue.live.ports import Event, PresenceLease
from cheese_rescue.live.presence import LEASE_SECONDS, Presence
from cheese_rescue.table import ChairNumber, Table
from tests.live.headless import NetworkBus, ServerEnd, World
from tests.people import ADA, BEN, CLEO
from tests.table.tables import opened, person

TABLE = "a table"
OPENER = b"the opener's key"
KEYS = (b"Ada's key", b"Ben's key", b"Cleo's key")
NOBODY: frozenset[int] = frozenset()


def full_table() -> Table:
    """Ada, Ben and Cleo, each with a key of their own."""
    table = Table.open(opened(players=3).options, secret=b"s" * 32, at=0, key=OPENER)
    for chair in (ADA, BEN, CLEO):
        table = table.sit(ChairNumber(chair), person(chair), at=0, key=KEYS[chair])
    return table


class Process:
    """The presence of one process at the table, and every event that it hears."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.bus = NetworkBus(world.network, name)
        self.heard: list[Event] = []
        self.presence = Presence(TABLE, self.bus, world.clock, name)
        self.bus.subscribe(TABLE, self._listen)

    def _listen(self, event: Event) -> None:
        self.heard.append(event)
        if isinstance(event, PresenceLease):
            self.presence.receive(event)

    def connect(self, *keys: bytes) -> Client:
        """A device with these keys; a watcher's without any."""
        client = Client(ServerEnd(), self.world.clock)
        client.claim(keys, full_table())
        self.presence.add(client)
        return client

    def announce(self, log_length: int = 4) -> None:
        self.presence.announce(log_length)
        self.world.settle()

    def chairs(self) -> frozenset[int]:
        self.presence.refresh()
        return frozenset(self.presence.chairs)


@pytest.fixture
def here(world: World) -> Process:
    return Process(world, "here")


@pytest.fixture
def there(world: World) -> Process:
    return Process(world, "there")


# -- clients of this process -----------------------------------------------------------------------


def test_a_chair_is_present_while_a_client_holds_it(here: Process) -> None:
    ada = here.connect(KEYS[ADA])
    assert here.chairs() == {ADA}
    here.presence.remove(ada)
    assert here.chairs() == NOBODY


def test_refreshing_tells_which_chairs_appeared_or_disappeared(here: Process) -> None:
    ada = here.connect(KEYS[ADA])
    assert here.presence.refresh() == {ADA}
    assert here.presence.refresh() == NOBODY
    here.presence.remove(ada)
    here.connect(KEYS[BEN])
    assert here.presence.refresh() == {ADA, BEN}


def test_of_two_devices_of_a_chair_one_is_enough(here: Process) -> None:
    phone = here.connect(KEYS[ADA])
    here.connect(KEYS[ADA])
    here.presence.remove(phone)
    assert here.chairs() == {ADA}


def test_it_knows_for_how_long_nobody_was_connected(world: World, here: Process) -> None:
    world.advance(5)
    assert here.presence.empty_for == 5
    ada, ben = here.connect(KEYS[ADA]), here.connect(KEYS[BEN])
    here.presence.remove(ada)
    world.advance(7)
    assert here.presence.empty_for == 0
    here.presence.remove(ben)
    world.advance(2)
    assert here.presence.empty_for == 2


def test_chairs_that_share_a_screen_are_those_of_all_devices_that_hold_one(here: Process) -> None:
    here.connect(KEYS[ADA], KEYS[BEN])
    here.connect(KEYS[CLEO])
    shared = here.presence.sharing_a_screen
    assert shared(ChairNumber(ADA)) == shared(ChairNumber(BEN)) == {ADA, BEN}
    assert shared(ChairNumber(CLEO)) == {CLEO}


def test_a_chair_connected_elsewhere_shares_no_screen_here(here: Process, there: Process) -> None:
    there.connect(KEYS[BEN])
    there.announce()
    assert here.chairs() == {BEN}
    assert here.presence.sharing_a_screen(ChairNumber(BEN)) == NOBODY


# -- who belongs to the table ----------------------------------------------------------------------


@pytest.mark.parametrize("key", [OPENER, KEYS[ADA]])
def test_the_opener_and_the_seated_belong_to_the_table(here: Process, key: bytes) -> None:
    assert not here.presence.anybody_seated()
    here.connect(key)
    assert here.presence.anybody_seated()


@pytest.mark.parametrize("key", [OPENER, KEYS[ADA]])
def test_also_those_at_another_process(here: Process, there: Process, key: bytes) -> None:
    there.connect(key)
    assert not here.presence.anybody_seated()
    there.announce()
    assert here.presence.anybody_seated()


def test_a_watcher_does_not(here: Process, there: Process) -> None:
    for process in (here, there):
        process.connect()
        process.announce()
    assert not here.presence.anybody_seated()


# -- leases ----------------------------------------------------------------------------------------


def test_a_lease_names_the_chairs_of_its_process_and_the_length_of_its_log(
    here: Process, there: Process
) -> None:
    there.connect(KEYS[ADA], KEYS[BEN])
    there.connect(OPENER)
    there.announce(log_length=12)
    chairs = [ChairNumber(ADA), ChairNumber(BEN)]
    devices = dict.fromkeys(chairs, 1)
    lease = PresenceLease(
        "there", frozenset(chairs), opener=True, n=12, devices=devices, screen=True
    )
    assert here.heard[-1] == lease
    assert here.chairs() == {ADA, BEN}


def test_the_next_lease_of_a_process_replaces_its_last_one(here: Process, there: Process) -> None:
    ada = there.connect(KEYS[ADA])
    there.announce()
    there.presence.remove(ada)
    there.connect(KEYS[BEN])
    there.announce()
    assert here.chairs() == {BEN}


def test_its_own_lease_is_not_taken_for_another_ones(here: Process) -> None:
    ada = here.connect(KEYS[ADA])
    here.announce()
    assert not here.presence.receive(PresenceLease("here", frozenset({ChairNumber(ADA)}), False, 4))
    here.presence.remove(ada)
    assert here.chairs() == NOBODY


def test_a_lease_that_is_not_renewed_expires(world: World, here: Process, there: Process) -> None:
    there.connect(KEYS[BEN])
    there.announce()
    world.advance(LEASE_SECONDS - 1)
    assert not here.presence.expire()
    assert here.chairs() == {BEN}
    world.advance(1)
    assert here.presence.expire()
    assert here.chairs() == NOBODY
    assert not here.presence.expire()


def test_a_lease_is_renewed_in_time_and_not_more_often_than_needed(
    world: World, here: Process, there: Process
) -> None:
    there.connect(KEYS[BEN])
    there.announce()
    here.heard.clear()
    for _ in range(10 * LEASE_SECONDS):
        world.advance(1)
        there.presence.renew(4)
        world.settle()
        assert not here.presence.expire()
    assert here.chairs() == {BEN}
    assert len(here.heard) <= 10 * 3


def test_a_process_without_clients_renews_nothing(
    world: World, here: Process, there: Process
) -> None:
    there.announce()
    here.heard.clear()
    world.advance(LEASE_SECONDS)
    there.presence.renew(4)
    world.settle()
    assert here.heard == []


def test_the_leases_of_a_dead_process_end_at_once(here: Process, there: Process) -> None:
    there.connect(KEYS[BEN])
    there.announce()
    there.bus.vanish()
    assert here.presence.expire()
    assert here.chairs() == NOBODY


def test_no_lease_expires_while_the_bus_is_down(
    world: World, here: Process, there: Process
) -> None:
    there.connect(KEYS[BEN])
    there.announce()
    world.network.cut()
    world.advance(10 * LEASE_SECONDS)
    assert not here.presence.expire()
    assert here.chairs() == {BEN}


def test_after_an_outage_there_is_a_whole_lease_to_renew_it(
    world: World, here: Process, there: Process
) -> None:
    there.connect(KEYS[BEN])
    there.announce()
    world.network.cut()
    world.advance(10 * LEASE_SECONDS)
    world.network.mend()
    world.advance(LEASE_SECONDS - 1)
    assert not here.presence.expire()
    world.advance(1)
    assert here.presence.expire()


def test_who_came_during_an_outage_is_present_once_it_is_over(
    world: World, here: Process, there: Process
) -> None:
    world.network.cut()
    there.connect(KEYS[BEN])
    there.announce()
    assert here.chairs() == NOBODY
    world.network.mend()
    there.announce()
    assert here.chairs() == {BEN}
