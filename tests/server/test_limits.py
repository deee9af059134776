"""How much is too much; and that a class behind one address, and who comes back, is not."""

import asyncio
import http.client
import json
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cheese_rescue.server.bus.limits import MOST_HOUSEHOLDS, Bucket, Buckets, Counts, household
from tests.device import Device
from tests.people import arrive, told
from tests.server.hostile import TEXT, Raw, figure, frame, hello, memory
from tests.server.site import Server, serving

CLASS = 35
MINE = {"mine": True}


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that a host has without asking."""
    with serving(tmp_path / "server", limits=()) as server:
        yield server


# -- the measures themselves -----------------------------------------------------------------------


def test_a_bucket_gives_what_it_holds_and_fills_at_its_rate() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_households_are_limited_each_for_itself() -> None:
    buckets = Buckets("few", rate=1, most=1, clock=lambda: 0.0)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")


def test_of_very_many_addresses_only_so_many_are_remembered() -> None:
    buckets = Buckets("few", rate=1, most=1, clock=lambda: 0.0)
    for n in range(MOST_HOUSEHOLDS + 500):
        buckets.take(str(n))
    assert len(buckets._buckets) == MOST_HOUSEHOLDS
    assert not buckets.take(str(MOST_HOUSEHOLDS + 499))


def test_counts_are_kept_of_those_alone_who_have_something_open() -> None:
    counts = Counts("few", most_each=2, most=1000)

    async def use() -> None:
        for n in range(500):
            assert await counts.take(str(n))
            counts.give_back(str(n))
        assert counts.total == 0
        assert not counts._open
        assert [await counts.take("a") for _ in range(3)] == [True, True, False]
        counts.give_back("a")
        assert await counts.take("a")

    asyncio.run(use())


def test_of_ipv6_the_first_half_stands_for_a_household() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("::ffff:1.2.3.4") == household("1.2.3.4") != household("1.2.3.5")


# -- codes -----------------------------------------------------------------------------------------


def guess(server: Server, code: str, path: str = "/api/join", **headers: str) -> str:
    answer = server.post(path, {"code": code}, **headers)
    done = {200: "found", 201: "joined"}.get(answer.status_code)
    return done or str(answer.json()["refusal"])


@pytest.mark.every_backend("limits are shared over Redis")
def test_after_ten_wrong_codes_not_even_the_right_one_helps(server: Server) -> None:
    code = server.open(players=4)["code"]
    assert [guess(server, "XXXXXX") for _ in range(10)] == ["no-such-code"] * 10
    assert guess(server, "XXXXXX") == "too-many-codes"
    assert guess(server, code) == "too-many-codes"


def test_looking_for_a_table_and_joining_it_have_one_limit(server: Server) -> None:
    code = server.open(players=4)["code"]
    assert guess(server, code, "/api/find") == "found"
    paths = ["/api/find", "/api/join"] * 5
    assert [guess(server, "XXXXXX", path) for path in paths] == ["no-such-code"] * 10
    assert [guess(server, code, path) for path in paths[:2]] == ["too-many-codes"] * 2


@pytest.mark.every_backend("limits are shared over Redis")
def test_right_codes_are_no_guesses(server: Server) -> None:
    codes = [server.open(players=2)["code"] for _ in range(15)]
    assert [guess(server, code) for code in codes] == ["joined"] * 15


@pytest.mark.every_backend("limits are shared over Redis")
def test_nobody_else_has_to_pause(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--trusted-proxy=127.0.0.1") as server:
        code = server.open(players=4)["code"]
        for n in range(11):  # from all over one household's IPv6 network
            guess(server, "XXXXXX", **{"x-forwarded-for": f"fd00::{n + 1:x}"})
        assert guess(server, code, **{"x-forwarded-for": "fd00::ff"}) == "too-many-codes"
        assert guess(server, code, **{"x-forwarded-for": "fd00:0:0:1::1"}) == "joined"
        assert guess(server, code, **{"x-forwarded-for": "192.168.1.7"}) == "joined"


@pytest.mark.every_backend("limits are shared over Redis")
def test_guesses_at_the_same_time_are_counted_too(server: Server) -> None:
    """All are under way before the first is answered."""
    body = json.dumps({"code": "XXXXXX"})
    with ExitStack() as undo:
        guesses = [undo.enter_context(Raw(server)) for _ in range(60)]
        request = f"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        request += f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        for raw in guesses:
            raw.say(request[:-1].encode())
        for raw in guesses:
            raw.say(request[-1:].encode())
        answers = Counter(
            json.loads(raw.rest().partition(b"\r\n\r\n")[2])["refusal"] for raw in guesses
        )
    assert answers == {"no-such-code": 10, "too-many-codes": 50}


# -- a class ---------------------------------------------------------------------------------------


@pytest.mark.every_backend("limits are shared over Redis", long=True)
def test_a_class_behind_one_address_opens_joins_and_plays_at_once(usual: Server) -> None:
    """Each child has a table with a bot, all start together, with nothing but the usual limits."""
    together = threading.Barrier(CLASS, timeout=60)

    def child(_: int) -> int:
        together.wait()
        opened = usual.open(players=2, chairs=[MINE, {"bot": "greedy"}])
        for page in (
            "/",
            f"/t/{opened['table']}",
            "/i18n/en.ftl",
            f"/api/tables/{opened['table']}",
        ):
            assert usual.get(page).status_code == 200
        device = usual.device(opened["table"], opened["opener"], opened["tokens"][0])
        together.wait()
        device.ask("start")
        view = device.play_out(*device.seats())
        device.close()
        return len(view["moves"])

    with ThreadPoolExecutor(CLASS) as children:
        assert list(children.map(child, range(CLASS))) == [24] * CLASS


@pytest.mark.every_backend("limits are shared over Redis")
def test_a_class_joins_by_code_at_once(usual: Server) -> None:
    codes = [usual.open(players=4)["code"] for _ in range(9)]
    together = threading.Barrier(CLASS, timeout=60)

    def child(number: int) -> str:
        together.wait()
        joined = usual.join(code=codes[number // 4], name=f"Child {number}")
        device = usual.device(joined["table"], joined["token"])
        welcome = device.hear_until("welcome")
        device.close()
        return str(welcome["chairs"])

    with ThreadPoolExecutor(CLASS) as children:
        assert set(children.map(child, range(CLASS))) == {"[0]", "[1]", "[2]", "[3]"}


# -- sockets, tables, messages ---------------------------------------------------------------------


@pytest.mark.every_backend("limits are shared over Redis")
def test_one_address_may_have_so_many_sockets_and_others_still_get_one(tmp_path: Path) -> None:
    options = ("--sockets-per-address=5", "--trusted-proxy=127.0.0.1")
    with serving(tmp_path / "server", *options) as server, ExitStack() as undo:

        def upgrade(address: str) -> Raw | None:
            raw = undo.enter_context(Raw(server))
            return raw if b" 101 " in raw.upgrade(f"X-Forwarded-For: {address}") else None

        mine = [upgrade(f"fd00::{n + 1}") for n in range(6)]
        assert [raw is not None for raw in mine] == [True] * 5 + [False]
        assert upgrade("fd00:0:0:1::1") is not None
        assert mine[0] is not None
        mine[0].close()
        assert any(upgrade("fd00::9") for _ in range(200))


@pytest.mark.every_backend("limits are shared over Redis")
def test_all_together_may_have_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--sockets=3") as server, ExitStack() as undo:
        found = [undo.enter_context(Raw(server)).upgrade() for _ in range(4)]
        assert [b" 101 " in head for head in found] == [True, True, True, False]


@pytest.mark.every_backend("limits are shared over Redis")
def test_one_address_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--tables-per-hour=5") as server:
        answers = [server.post("/api/tables", {}) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429]
        assert answers[-1].json()["refusal"] == "too-many"


@pytest.mark.every_backend("limits are shared over Redis")
def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "server", limits=("--requests-per-second=1",)) as server:
        with ThreadPoolExecutor(30) as visitors:
            answers = list(visitors.map(lambda _: server.get("/healthz"), range(30)))
        assert {answer.status_code for answer in answers} == {200, 429}
        refused = [answer for answer in answers if answer.status_code == 429]
        assert {answer.json()["refusal"] for answer in refused} == {"too-fast"}
        assert {answer.headers["retry-after"] for answer in refused} == {"5"}


def pong_or_refusal(device: Device) -> str:
    answer = device.ask("ping")
    return str(answer.get("refusal", answer["type"]))


def floods(device: Device, pings: int) -> Counter[str]:
    """What comes back of so many pings at once, until a hang-up."""
    heard: Counter[str] = Counter()
    with suppress(ConnectionClosed):
        for _ in range(pings):
            device.say("ping")
    try:
        while heard["pong"] + heard["too-fast"] < pings:
            message = device.hear()
            heard[str(message.get("refusal", message["type"]))] += 1
    except ConnectionClosed as closed:
        heard[str(closed.rcvd.code if closed.rcvd else None)] += 1
    return heard


@pytest.mark.long
@pytest.mark.every_backend("limits are shared over Redis")
def test_who_says_too_much_over_one_socket_is_refused_and_then_hung_up_on(usual: Server) -> None:
    opened = usual.open(players=2)
    loud, calm = arrive(usual, opened["table"]), arrive(usual, opened["table"])
    heard = floods(loud, 300)
    assert heard["pong"] < 100
    assert heard["too-fast"] > 0
    assert heard["4008"] == 1
    assert pong_or_refusal(calm) == "pong"


@pytest.mark.every_backend("limits are shared over Redis")
def test_all_sockets_of_an_address_share_a_limit(tmp_path: Path) -> None:
    """Whoever is over it is answered late; others are answered meanwhile."""
    limits = ("--messages-per-second=100000", "--address-messages-per-second=2")
    proxy = "--trusted-proxy=127.0.0.1"
    with serving(tmp_path / "server", proxy, limits=limits) as server, ExitStack() as undo:
        table = server.open(players=2)["table"]

        def visitor(address: str) -> Raw:
            raw = undo.enter_context(Raw(server))
            raw.upgrade(f"X-Forwarded-For: {address}")
            raw.say(hello(table))
            return raw

        ping = frame(TEXT, b'{"type":"ping"}')
        loud = [visitor("192.168.1.7") for _ in range(3)]
        for raw in loud:
            raw.say(100 * ping)
        calm = visitor("192.168.1.8")
        calm.say(ping)
        assert any(b'"pong"' in content for _, content in calm.frames())
        assert sum(raw.so_far().count(b'"pong"') for raw in loud) < 100


def test_a_message_that_is_too_long_ends_the_socket(shared: Server) -> None:
    opened = shared.open(players=2)
    device = shared.device(opened["table"])
    device.connection.send("x" * 4097)
    with pytest.raises(ConnectionClosed) as closed:
        device.hear_until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("size", [32_769, 1_000_000, 50_000_000])
def test_a_body_that_is_too_long_is_refused(shared: Server, size: int) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", shared.port, timeout=20)
    connection.putrequest("POST", "/api/score")
    connection.putheader("Content-Length", str(size))
    connection.endheaders()
    connection.send(b"x" * 32_769)
    answer = connection.getresponse()
    assert answer.status == 413
    assert json.loads(answer.read())["refusal"] == "too-long"
    connection.close()


def test_a_body_that_just_fits_is_read(shared: Server) -> None:
    record = json.dumps({"record": "x"})
    padded = record[:-1] + " " * (32_768 - len(record)) + "}"
    answer = httpx.post(f"{shared.url}/api/verify", content=padded)
    assert answer.status_code == 422


# -- who does not read -----------------------------------------------------------------------------


def slow_reader(server: Server, table: str, *tokens: str) -> Raw:
    raw = Raw(server, receive_buffer=4096)
    assert b" 101 " in raw.upgrade()
    raw.say(hello(table, *tokens))
    return raw


MORE_THAN_FITS = 3_000 * frame(TEXT, json.dumps({"type": "claim", "tokens": []}).encode())
"""Whoever asks for everything so often, and reads nothing, is owed some 10 MB."""


@pytest.mark.long
def test_a_slow_reader_is_dropped_and_may_return(server: Server) -> None:
    opened = server.open(players=2, chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    with slow_reader(server, opened["table"], opened["tokens"][1]) as slow:
        device.ask("start")
        slow.say(MORE_THAN_FITS)
        while not figure(server, "dropped_total"):
            assert told(device) is not None  # and everybody else is answered meanwhile
        slow.rest()
    back = arrive(server, opened["table"], opened["tokens"][1])
    assert len(back.seats()) == 1


@pytest.mark.long
def test_memory_stays_flat_while_slow_readers_come_and_go(server: Server) -> None:
    opened = server.open(players=2, chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    held = []
    for wave in range(1, 4):
        with ExitStack() as undo:
            for _ in range(8):
                slow = undo.enter_context(slow_reader(server, opened["table"]))
                slow.say(MORE_THAN_FITS)
            while figure(server, "dropped_total") < 8 * wave:
                assert told(device) is not None  # and everybody else is answered meanwhile
        held.append(memory(server))
    assert held[-1] - held[0] < 10


def test_a_socket_is_refused_in_plain_http_where_there_are_too_many(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--sockets=1") as server, Raw(server) as raw:
        raw.upgrade()
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://127.0.0.1:{server.port}/live", legacy=True)
        assert refused.value.response.status_code in (429, 503)
