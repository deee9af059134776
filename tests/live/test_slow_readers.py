"""Who does not read: their messages wait, not too many of them, and nobody else waits with them."""

import json
from collections.abc import Callable

import pytest

from cheese_rescue.live.client import CLOSE_SECONDS, LONGEST_OUTBOX, Client
from cheese_rescue.live.messages import Pong
from tests.device import Device, Message
from tests.live.headless import Headless, Socket, World
from tests.people import ADA, BEN, Two, assert_closed, chair, told, two

# -- one client ------------------------------------------------------------------------------------


class Pipe:
    """A connection that is full when so many messages have not been read."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._drained: Callable[[], None] | None = None
        self._inbox: list[int | str] = []
        self.ended: int | None = None
        """The close code."""

    @property
    def full(self) -> bool:
        return len(self._inbox) >= self._capacity

    def on_drain(self, callback: Callable[[], None] | None) -> None:
        self._drained = callback

    def write(self, text: bytes) -> None:
        assert self.ended is None
        message: Message = json.loads(text)
        self._inbox.append(message["reason"] if message["type"] == "bye" else message["re"])

    async def close(self, code: int) -> None:
        self.ended = code

    def abort(self) -> None:
        self.ended = 1006

    def read(self) -> list[int | str]:
        """Everything that has arrived. Then there is room again."""
        read, self._inbox = self._inbox, []
        if self._drained is not None:
            self._drained()
        return read


@pytest.fixture
def pipe() -> Pipe:
    return Pipe(capacity=3)


@pytest.fixture
def client(world: World, pipe: Pipe) -> Client:
    return Client(pipe, world.clock)


def send(client: Client, *numbers: int) -> None:
    for number in numbers:
        client.send(Pong(re=number))


def test_what_does_not_fit_waits_and_is_delivered_in_order(client: Client, pipe: Pipe) -> None:
    send(client, *range(8))
    assert [pipe.read() for _ in range(4)] == [[0, 1, 2], [3, 4, 5], [6, 7], []]


def test_nothing_overtakes_what_waits(client: Client, pipe: Pipe) -> None:
    send(client, *range(5))
    assert pipe.read() == [0, 1, 2]
    send(client, 5, 6)
    assert pipe.read() + pipe.read() == [3, 4, 5, 6]


def test_once_all_is_delivered_messages_are_sent_at_once(client: Client, pipe: Pipe) -> None:
    send(client, *range(5))
    pipe.read(), pipe.read()
    send(client, 5)
    assert pipe.read() == [5]


def test_too_many_that_wait_end_the_connection(client: Client, pipe: Pipe) -> None:
    send(client, *range(3 + LONGEST_OUTBOX))
    assert not client.slow
    assert pipe.ended is None
    send(client, 99)
    assert client.slow
    assert client.closed
    assert pipe.ended == 1006


def test_who_reads_just_in_time_is_not_disconnected(client: Client, pipe: Pipe) -> None:
    sent = iter(range(1000))
    read: list[int | str] = []
    while len(read) < 500:
        send(client, next(sent), next(sent), next(sent))
        read += pipe.read()
    assert read == list(range(len(read)))
    assert not client.slow


def test_nothing_is_written_to_a_connection_that_was_dropped(client: Client, pipe: Pipe) -> None:
    send(client, *range(4 + LONGEST_OUTBOX), 99)
    assert pipe.read() == [0, 1, 2]
    assert pipe.read() == []


def test_closing_delivers_what_waits_first(world: World, client: Client, pipe: Pipe) -> None:
    send(client, *range(4))
    closing = world.loop.create_task(client.close(1012, "stopping"))
    world.settle()
    assert pipe.read() == [0, 1, 2]
    world.settle()
    assert closing.done()
    assert pipe.ended == 1012
    assert pipe.read() == [3, "stopping"]


def test_after_the_goodbye_nothing_more_is_sent(world: World, client: Client, pipe: Pipe) -> None:
    send(client, *range(4))
    world.loop.create_task(client.close(1012, "stopping"))
    world.settle()
    send(client, 99)
    assert pipe.read() + pipe.read() == [0, 1, 2, 3, "stopping"]


def test_who_does_not_read_the_rest_in_time_is_dropped(
    world: World, client: Client, pipe: Pipe
) -> None:
    send(client, *range(4))
    before = world.clock.monotonic()
    world.run(client.close(1012, "stopping"))
    assert world.clock.monotonic() - before == CLOSE_SECONDS
    assert pipe.ended == 1006
    assert client.slow


def test_who_has_read_everything_is_not_waited_for(
    world: World, client: Client, pipe: Pipe
) -> None:
    send(client, 0)
    before = world.clock.monotonic()
    world.run(client.close(1012, "stopping"))
    assert world.clock.monotonic() == before
    assert pipe.ended == 1012


# -- at a table ------------------------------------------------------------------------------------


def stalled(pair: Two) -> Socket:
    """Ben stops reading."""
    socket = pair.ben.connection
    assert isinstance(socket, Socket)
    socket.stall()
    return socket


def chatter(device: Device, changes: int) -> None:
    """Changes that everybody is told of, each answered at once."""
    levels = ("real-table", "places")
    for number in range(changes):
        answer = device.ask("set-help", chair=number % 2, help=levels[number // 2 % 2])
        assert answer["type"] == "table"


def test_nobody_else_is_delayed(world: World, server: Headless) -> None:
    pair = two(server, started=False)
    watcher = pair.watch()
    stalled(pair)
    before = world.clock.monotonic()
    chatter(pair.ada, 100)
    messages = [message for message in told(watcher) if message["type"] == "table"]
    assert len(messages) >= 100
    assert world.clock.monotonic() == before


def test_who_reads_again_in_time_has_missed_nothing(server: Headless) -> None:
    pair = two(server)
    socket = stalled(pair)
    for _ in range(10):
        pair.ada.ask("react", chair=ADA, reaction="wow")
    pair.ada.play(pair.ada.views[ADA])
    socket.resume()
    messages = [message["type"] for message in told(pair.ben)]
    assert messages == ["reacted"] * 10 + ["views"]
    assert pair.ben.play(pair.ben.views[BEN])["type"] == "views"


def test_a_slow_reader_is_dropped_and_the_others_see_it(server: Headless) -> None:
    pair = two(server, started=False)
    socket = stalled(pair)
    chatter(pair.ada, LONGEST_OUTBOX)
    assert chair(pair.ada, BEN)["here"]
    chatter(pair.ada, 1)
    told(pair.ada)
    assert not chair(pair.ada, BEN)["here"]
    assert socket.client.slow
    assert_closed(pair.ben)


def test_and_may_return_to_everything_as_it_stands(server: Headless) -> None:
    pair = two(server)
    stalled(pair)
    pair.ada.play(pair.ada.views[ADA])
    chatter(pair.ada, LONGEST_OUTBOX)
    back = pair.again(BEN)
    assert back.views[BEN]["ply"] == 1
    assert back.play(back.views[BEN])["type"] == "views"


def test_what_a_dropped_reader_had_asked_for_is_not_done(server: Headless) -> None:
    pair = two(server, started=False)
    socket = stalled(pair)
    with server.world.at_once():
        for _ in range(LONGEST_OUTBOX + 1):
            pair.ben.say("ping")
        pair.ben.say("leave", chair=BEN)
    told(pair.ada)
    assert socket.client.slow
    assert chair(pair.ada, BEN)["taken"]


def test_a_process_that_stops_waits_for_slow_readers_no_longer_than_it_may(
    world: World, server: Headless
) -> None:
    pair = two(server)
    stalled(pair)
    pair.ada.play(pair.ada.views[ADA])
    before = world.clock.monotonic()
    server.stop()
    assert world.clock.monotonic() - before == CLOSE_SECONDS
    assert pair.ada.hear_until("bye")["reason"] == "stopping"
    assert_closed(pair.ben)
    assert "bye" not in [message["type"] for message in pair.ben.heard]
