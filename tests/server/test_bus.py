"""The contract of a bus, for every adapter: local, over Redis, and the double of tests/live."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cheese_rescue.live.local import LocalBus
from cheese_rescue.live.messages import Reaction
from cheese_rescue.live.ports import (
    ActivitySeen,
    Bus,
    Ended,
    Event,
    LeasesRequested,
    LogGrew,
    Nudged,
    PresenceLease,
    ReactionSent,
)
from cheese_rescue.server.bus.redis import RedisBus
from cheese_rescue.table import ChairNumber
from tests.live.headless import FakeClock, Network, NetworkBus
from tests.server.backends import ClusterBackend

TABLE, OTHER = "A" * 22, "B" * 22
PROCESSES = "one".ljust(32, "-"), "two".ljust(32, "-")
CHAIR = ChairNumber(1)
EVENTS: list[Event] = [
    LogGrew(7),
    ReactionSent(CHAIR, Reaction.WOW),
    ActivitySeen(CHAIR),
    Nudged(CHAIR),
    PresenceLease(PROCESSES[0], frozenset([CHAIR]), True, 7),
    Ended(),
]
"""One of each kind; Who is also sent by a bus itself, when somebody subscribes."""

Story = Callable[..., Awaitable[None]]


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def __call__(self, event: Event) -> None:
        if not isinstance(event, LeasesRequested):
            self.heard.append(event)


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.001)


async def connected(*buses: Bus) -> None:
    await until(lambda: all(bus.connected_since is not None for bus in buses))


@pytest.fixture(params=["local", "network", pytest.param("redis", marks=pytest.mark.redis)])
def adapter(request: pytest.FixtureRequest) -> str:
    adapter: str = request.param
    return adapter


def network_of_buses() -> Callable[[str], Bus]:
    networks: list[Network] = []

    def make(process: str) -> Bus:
        if not networks:
            networks.append(Network(asyncio.get_running_loop(), FakeClock()))
        return NetworkBus(networks[0], process)

    return make


@pytest.fixture
def make(adapter: str, request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Bus]:
    """Makes the bus of one process."""
    if adapter == "redis":
        cluster: ClusterBackend = request.getfixturevalue("cluster")
        url = cluster.bus(tmp_path)
        return lambda process: RedisBus(url, process)
    if adapter == "network":
        return network_of_buses()
    return lambda _: LocalBus()


def told(make: Callable[[str], Bus], story: Story, *processes: str) -> None:
    """Tell the story to the buses of these processes, and close them."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            buses = [make(process) for process in processes]
            for bus in buses:
                stack.push_async_callback(bus.close)
            await asyncio.wait_for(connected(*buses), 30)
            await asyncio.wait_for(story(*buses), 60)

    asyncio.run(run())


def test_every_kind_of_event_is_heard_by_its_own_process_in_order(
    make: Callable[[str], Bus],
) -> None:
    async def story(bus: Bus) -> None:
        first, second, other = Ear(), Ear(), Ear()
        bus.subscribe(TABLE, first)
        bus.subscribe(TABLE, second)
        bus.subscribe(OTHER, other)
        for event in EVENTS:
            bus.publish(TABLE, event)
        await until(lambda: len(second.heard) >= len(EVENTS))
        assert first.heard == second.heard == EVENTS
        assert other.heard == []

    told(make, story, PROCESSES[0])


def test_who_unsubscribes_hears_no_more_and_the_others_do(make: Callable[[str], Bus]) -> None:
    async def story(bus: Bus) -> None:
        gone, stays = Ear(), Ear()
        bus.subscribe(TABLE, gone)
        bus.subscribe(TABLE, stays)
        bus.unsubscribe(TABLE, gone)
        bus.publish(TABLE, LogGrew(1))
        await until(lambda: stays.heard)
        assert gone.heard == []
        bus.unsubscribe(TABLE, stays)
        bus.publish(TABLE, LogGrew(2))
        assert stays.heard == [LogGrew(1)]

    told(make, story, PROCESSES[0])


def test_what_a_process_claims_it_may_claim_again(make: Callable[[str], Bus]) -> None:
    async def story(bus: Bus) -> None:
        assert await bus.claim("a turn", 60)
        assert await bus.claim("a turn", 60)
        assert await bus.claim("another turn", 60)

    told(make, story, PROCESSES[0])


def test_it_can_be_closed_at_any_moment(make: Callable[[str], Bus]) -> None:
    async def story() -> None:
        for steps in range(60):
            bus = make(PROCESSES[0])
            for _ in range(steps):
                await asyncio.sleep(0)
            await asyncio.wait_for(bus.close(), 30)

    told(make, story)


def test_a_listener_may_unsubscribe_while_it_is_called(make: Callable[[str], Bus]) -> None:
    async def story(bus: Bus) -> None:
        heard = Ear()

        def once(event: Event) -> None:
            if isinstance(event, LogGrew):
                bus.unsubscribe(TABLE, once)
                heard(event)

        last = Ear()
        bus.subscribe(TABLE, once)
        bus.subscribe(TABLE, last)
        bus.publish(TABLE, LogGrew(1))
        bus.publish(TABLE, LogGrew(2))
        await until(lambda: len(last.heard) == 2)
        assert heard.heard == [LogGrew(1)]

    told(make, story, PROCESSES[0])


# -- several processes -----------------------------------------------------------------------------


@pytest.fixture(params=["network", pytest.param("redis", marks=pytest.mark.redis)])
def shared_adapter(request: pytest.FixtureRequest) -> str:
    adapter: str = request.param
    return adapter


@pytest.fixture
def make_shared(
    shared_adapter: str, request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[str], Bus]:
    if shared_adapter == "redis":
        url = request.getfixturevalue("cluster").bus(tmp_path)
        return lambda process: RedisBus(url, process)
    return network_of_buses()


async def subscribed(here: Bus, there: Bus, table: str, ear: Ear) -> None:
    """Until what is published here is heard there."""
    there.subscribe(table, ear)
    n = 0
    while not ear.heard:
        n += 1
        here.publish(table, LogGrew(-n))
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    ear.heard.clear()


def test_every_kind_of_event_is_heard_by_the_other_processes_in_order(
    make_shared: Callable[[str], Bus],
) -> None:
    async def story(one: Bus, two: Bus) -> None:
        ear = Ear()
        await subscribed(one, two, TABLE, ear)
        for event in EVENTS:
            one.publish(TABLE, event)
        await until(lambda: len(ear.heard) >= len(EVENTS))
        assert ear.heard == EVENTS

    told(make_shared, story, *PROCESSES)


def test_who_subscribes_asks_the_others_who_is_there(make_shared: Callable[[str], Bus]) -> None:
    async def story(one: Bus, two: Bus) -> None:
        asked: list[Event] = []
        ear = Ear()
        await subscribed(two, one, TABLE, ear)
        one.subscribe(TABLE, asked.append)
        two.subscribe(TABLE, Ear())
        await until(lambda: LeasesRequested() in asked)

    told(make_shared, story, *PROCESSES)


def test_of_two_processes_one_has_the_claim(make_shared: Callable[[str], Bus]) -> None:
    async def story(one: Bus, two: Bus) -> None:
        claims = await asyncio.gather(one.claim("a turn", 60), two.claim("a turn", 60))
        assert sorted(claims) == [False, True]
        assert await two.claim("another turn", 60)
        assert not await one.claim("another turn", 60)

    told(make_shared, story, *PROCESSES)


@pytest.mark.long  # Redis gives every process some seconds after connecting
def test_only_processes_that_were_heard_from_are_alive(make_shared: Callable[[str], Bus]) -> None:
    async def story(one: Bus, two: Bus) -> None:
        await subscribed(two, one, TABLE, Ear())
        await until(lambda: not one.is_alive("never heard of".ljust(32, "-")))
        assert one.is_alive(PROCESSES[1])
        assert not one.alone
        await two.close()
        await until(lambda: not one.is_alive(PROCESSES[1]))

    told(make_shared, story, *PROCESSES)


def test_a_claim_expires(make_shared: Callable[[str], Bus]) -> None:
    async def story(one: Bus, two: Bus) -> None:
        assert await one.claim("a turn", 0.05)
        if isinstance(two, NetworkBus):
            two._network.clock.advance_to(two._network.clock.monotonic() + 1)
        while not await two.claim("a turn", 60):
            await asyncio.sleep(0.01)
        assert not await one.claim("a turn", 60)

    told(make_shared, story, *PROCESSES)
