"""Attacks by one visitor, each of which once froze everybody's tables."""

import asyncio
import gzip
import json
import re
import secrets
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState

from cheese_rescue.bots import Budget
from cheese_rescue.exercises import days, lessons, listings, puzzle_name, puzzles
from cheese_rescue.exercises.puzzles import LONGEST
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.live.lobby import TICKED_AT_ONCE, Lobby, Room
from cheese_rescue.live.local import InlineThinker, LocalBus, MemoryStore, SystemClock
from cheese_rescue.live.messages import OpenRequest
from cheese_rescue.live.ports import LiveSettings, Ports
from cheese_rescue.rules import Record, Refused, Source
from cheese_rescue.server import prices, wiring
from cheese_rescue.server.app import Site
from cheese_rescue.server.bus.limits import Buckets
from cheese_rescue.server.http import openapi
from cheese_rescue.server.http.api import ENDPOINTS
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.socket.connections import OTHER_CONNECTIONS, Connections
from cheese_rescue.server.socket.guard import Guard, _price
from cheese_rescue.server.socket.uvicorn_protocol import Doorkeeper, HttpProtocol, Rota
from cheese_rescue.table import ChairNumber, Help, Options, Player, Shape, Table
from tests.people import MINE, arrive
from tests.rules.games import SETUPS
from tests.rules.records import true_record
from tests.server.hostile import CLOSE, CONTINUATION, PING, PONG, TEXT, Raw, figure, frame
from tests.server.site import Server, serving

CLASS = 35
ATTACKER = "127.0.0.2"


HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Transport(asyncio.Transport):
    """A TCP connection that only notes what the server does with it."""

    def __init__(self, peer: str | None = "192.168.1.7") -> None:
        super().__init__({"peername": peer and (peer, 1)})
        self.aborted = False
        self.paused = False

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that is never asked."""


SETTINGS = Settings(
    database=Path("none"), requests_per_second=10, address_messages_per_second=10, sockets=1
)


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that a host has without asking."""
    with serving(tmp_path / "server", limits=()) as server:
        yield server


def rejections(server: Server, kind: str) -> float:
    with suppress(AssertionError):  # there was none yet
        return figure(server, f'rejections_total{{kind="{kind}"}}')
    return 0


def attacker(server: Server) -> socket.socket:
    """A connection from another address than ours."""
    return socket.create_connection(
        ("127.0.0.1", server.port), timeout=20, source_address=(ATTACKER, 0)
    )


def is_cut(line: socket.socket) -> bool:
    """Whether the server hangs up without an answer."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


# -- what takes long -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["qr", "score", "verify", "replay", "exercise"])
def test_what_takes_more_than_a_millisecond_is_computed_by_a_worker(
    shared: Server, kind: str
) -> None:
    bodies = {
        "qr": {"path": "/" + 399 * "x"},
        "score": {"drawing": "S"},
        "verify": {"record": "cheese-rescue 1"},
        "replay": {"record": "cheese-rescue 1"},
        "exercise": {"name": "cat", "moves": ["C@0,0"]},
    }
    answer = shared.post(f"/api/{kind}", bodies[kind])
    assert answer.status_code == (200 if kind == "qr" else 422)
    assert figure(shared, f'thoughts_total{{kind="{kind}"}}') >= 1


def test_every_request_with_a_body_has_a_price_of_its_own() -> None:
    posted = {endpoint.path for endpoint in ENDPOINTS if endpoint.body is not None}
    assert posted <= set(prices.REQUESTS)
    for path in posted:
        assert prices.request_price(path) > prices.REQUEST


def test_what_stays_the_same_is_computed_before_the_first_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the first visitor after a restart stops all tables while files are read."""
    for cached in (days, lessons, listings, openapi.description):
        cached.cache_clear()
    wiring.prepare(tmp_path / "tables.db")
    site = Site(Settings(database=tmp_path / "tables.db", only_here=True))

    def late(*_: object, **__: object) -> None:
        raise AssertionError

    async def statuses() -> set[int]:
        app = site._starlette
        transport = httpx.ASGITransport(site.app, client=("127.0.0.1", 1))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:80") as visitor,
        ):
            for owner, name in (
                (Path, "read_text"),
                (gzip, "compress"),
                (msgspec.json, "schema_components"),
                (Catalogue, "__init__"),
            ):
                monkeypatch.setattr(owner, name, late)
            paths = ("/api/day", "/api/exercises", "/api/openapi.json", "/api/puzzles")
            found = {(await visitor.get(path)).status_code for path in paths}
            for language in LANGUAGES:
                for path in (f"/i18n/{language}.ftl", "/manifest.webmanifest"):
                    answer = await visitor.get(path, headers={"accept-language": language})
                    found.add(answer.status_code)
            return found

    assert asyncio.run(statuses()) == {200}


def test_an_exercise_that_does_not_exist_is_refused_before_a_worker_is_asked(
    shared: Server,
) -> None:
    def computed() -> float:
        found = re.search(r'thoughts_total\{kind="exercise"\} (\S+)', shared.get("/metrics").text)
        return float(found[1]) if found else 0

    before = computed()
    for name, status in (("no-such-lesson", 404), ("../cat", 400), ("x" * 41, 400)):
        assert shared.post("/api/exercise", {"name": name}).status_code == status
    assert shared.post("/api/exercise", {"name": "cat", "moves": 49 * ["C@0,0"]}).status_code == 400
    assert shared.post("/api/exercise", {"name": "cat", "moves": ["C" * 21]}).status_code == 400
    assert computed() == before


def test_a_hostile_record_opens_no_table_and_is_read_by_a_worker(shared: Server) -> None:
    record = true_record(SETUPS[0], seed=4)
    text, seats = str(record), [MINE, {"bot": "random"}]
    before = figure(shared, "tables")

    def refused(record: object, ply: object) -> tuple[int, str]:
        body = {"source": {"record": record, "ply": ply}, "chairs": seats}
        answer = shared.post("/api/tables", body)
        return answer.status_code, answer.json()["refusal"]

    for ply in (-1, 48, 2**70, 1.5, "3", None):
        assert refused(text, ply) == (400, "unreadable")
    assert refused(text, 24) == (422, "no-such-ply")
    assert refused(text + 20_000 * " ", 3) == (400, "unreadable")
    assert refused(text + 2_000_000 * " ", 3) == (413, "too-long")
    assert refused([text], 3) == (400, "unreadable")
    hand_overs = 800 * "hand-over 1 a person\n"
    many = text.replace(" 1 a ", f"{hand_overs} 1 a ", 1).replace("pile ", "pile ? ")
    assert refused(many, 3) == (422, "record-line-damaged")
    assert refused("cheese-rescue 1", 0) == (422, "record-line-missing")
    assert figure(shared, 'thoughts_total{kind="beginning"}') >= 3
    assert figure(shared, "tables") <= before


def test_the_numbers_and_the_secret_of_others_prove_nothing_in_a_game_that_goes_on(
    shared: Server,
) -> None:
    """Whoever makes up a record gets a game with these cards, and never a sealed one."""
    other = true_record(SETUPS[0], seed=5)
    forged = replace(true_record(SETUPS[0], seed=4), seal=other.seal, numbers=other.numbers)
    opened = shared.open(source={"record": str(forged), "ply": 0}, chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("number", chair=0, number="ab" * 16)
    device.ask("start")
    device.play_out(*device.seats())
    answer = shared.get(f"/api/tables/{opened['table']}/record").json()
    record = Record.parse(answer["record"])
    assert (record.seal, record.numbers, record.secret) == (None, (None, None), None)
    assert (record.source, record.pile) == (Source.of(forged, 0), forged.pile)
    found = shared.post("/api/verify", {"record": answer["record"]}).json()
    assert (found["seal"], found["deal"], found["moves"]) == ("played-before",) * 2 + ("fits",)
    shown = shared.post("/api/replay", {"record": answer["record"]}).json()
    assert shown["source"] == {"digest": Source.of(forged, 0).digest, "ply": 0}


def test_a_drawing_or_record_of_far_too_many_lines_is_refused_before_it_is_parsed(
    shared: Server,
) -> None:
    drawing = shared.post("/api/score", {"drawing": 999 * "M\n"}).json()
    assert drawing["refusal"] == "wrong-size"
    assert drawing["data"] == {"width": 1, "height": 1000}
    hand_overs = 900 * "hand-over 1 a person\n"
    record = f"cheese-rescue 2\nplayers 2\nvariants none\nseal ?\nnumbers - -\n{hand_overs}"
    refused = shared.post("/api/review", {"record": record + "secret ?\npile ?\nresult ?\n"}).json()
    assert refused["refusal"] == "record-line-too-many"
    assert refused["data"]["line"] == 201


def ports(store: MemoryStore) -> Ports:
    return Ports(
        store=store,
        bus=LocalBus(),
        thinker=InlineThinker(secrets.token_bytes, Budget(seconds=0.1)),
        clock=SystemClock(),
        random_bytes=secrets.token_bytes,
        process="here",
    )


def test_many_tables_are_updated_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens or loads very many must not stop the others once a second."""
    passes: list[int] = []
    now = 0
    monkeypatch.setattr(Room, "tick", lambda _: passes.append(now))

    def tick() -> None:
        nonlocal now
        now += 1
        asyncio.get_running_loop().call_soon(tick)

    async def run() -> None:
        lobby = Lobby(ports(MemoryStore()), LiveSettings(tick=0.01))
        for _ in range(3 * TICKED_AT_ONCE):
            await lobby.open(OpenRequest(), "http://here")
        tick()
        lobby.start()
        while len(passes) < 3 * TICKED_AT_ONCE:
            await asyncio.sleep(0)
        await lobby.close()

    asyncio.run(run())
    assert max(Counter(passes).values()) == TICKED_AT_ONCE


def test_tables_that_are_loaded_together_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """One part of one log is replayed in each pass of the event loop."""
    table = Table.open(Options(players=2), secret=bytes(32), at=0)
    for chair, shape in enumerate((Shape.WHEEL, Shape.HEART)):
        table = table.sit(ChairNumber(chair), Player(shape=shape, name="A"), at=0)
    table = table.start(at=0)
    for number in range(300):
        level = (Help.PLACES, Help.REAL_TABLE)[number % 2]
        table = table.change_help(ChairNumber(0), level, at=0)
    passes: list[int] = []
    follow = Table.followed_by

    def counted(table: Table, entries: Any) -> Table:
        if len(entries) > 1:
            passes.append(now)
        return follow(table, entries)

    now = 0

    def tick() -> None:
        nonlocal now
        now += 1
        asyncio.get_running_loop().call_soon(tick)

    async def run() -> None:
        store = MemoryStore()
        lobby = Lobby(ports(store), LiveSettings())
        for number in range(5):
            await store.create(f"table{number}", f"CODE{number}", table.log, 0)
        monkeypatch.setattr(Table, "followed_by", counted)
        tick()
        await asyncio.gather(*(lobby.room(f"table{number}") for number in range(5)))

    asyncio.run(run())
    assert len(passes) == len({*passes}) >= 15


def test_whoever_loads_a_long_table_waits_for_it_and_nobody_else_does() -> None:
    """Reading 10,000 entries takes a fifth of a second, and a request for it hardly anything."""
    entries = [
        table.log
        for table in (
            Table.open(Options(players=2), secret=bytes(32), at=0),
            Table.open(Options(players=2), secret=bytes(32), at=0).sit(
                ChairNumber(0), Player(shape=Shape.WHEEL, name="A"), at=0
            ),
        )
    ]
    asked: list[tuple[str, int]] = []
    paid = asyncio.Event()

    async def load_turn(origin: str, count: int) -> None:
        asked.append((origin, count))
        if origin == "loud":
            await paid.wait()

    async def run() -> None:
        store = MemoryStore()
        lobby = Lobby(replace(ports(store), load_turn=load_turn), LiveSettings())
        for number, log in enumerate(entries):
            await store.create(f"table{number}", f"CODE{number}", log, 0)
        loud = [
            asyncio.create_task(lobby.room(f"table{number}", origin="loud"))
            for number in (0, 0, 1, 0)
        ]
        for _ in range(10):
            await asyncio.sleep(0)
        assert sorted(asked) == [("loud", 1), ("loud", 2)]  # once for all its devices
        assert not any(task.done() for task in loud)
        calm = await lobby.room("table1", origin="calm")
        paid.set()
        rooms = await asyncio.gather(*loud)
        assert rooms[2] is calm
        assert rooms[0] is rooms[1] is rooms[3]
        await lobby.room("table1", origin="late")  # it is in memory: nobody waits
        with pytest.raises(Refused):
            await lobby.room("none", origin="loud")
        assert sorted(asked) == [("calm", 2), ("loud", 1), ("loud", 2)]

    asyncio.run(run())


def test_a_help_level_is_toggled_only_so_often_in_a_game(shared: Server) -> None:
    """Each change is a log entry, and every record and restart reads them all."""
    opened = shared.open(chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    answers = [
        device.ask("set-help", chair=0, help=("real-table", "places")[n % 2]) for n in range(100)
    ]
    assert {answer["refusal"] for answer in answers[-2:] if "refusal" in answer} == {"too-many"}
    assert [answer["type"] for answer in answers].count("table") == 60
    assert len(device.play_out(*device.seats())["moves"]) == 24


# -- connections and requests ----------------------------------------------------------------------


def test_one_address_may_have_so_many_connections_and_others_still_get_one(
    tmp_path: Path,
) -> None:
    with (
        serving(tmp_path / "server", "--sockets-per-address=10") as server,
        ExitStack() as undo,
    ):
        silent = [undo.enter_context(closing(attacker(server))) for _ in range(40)]
        assert server.get("/healthz").status_code == 200
        assert all(map(is_cut, silent[20:]))
        assert rejections(server, "connection") == 20


def test_a_process_without_room_cuts_whoever_has_been_silent_longest(tmp_path: Path) -> None:
    options = ("--sockets=10", "--sockets-per-address=1000")
    with serving(tmp_path / "server", limits=options) as server, ExitStack() as undo:
        silent = [undo.enter_context(closing(attacker(server))) for _ in range(200)]
        assert server.get("/healthz").status_code == 200
        assert is_cut(silent[0])
        assert rejections(server, "silent") >= 1


@pytest.mark.parametrize("size", [24_000, 70_000])
def test_a_long_head_is_rejected_in_one_write_too(shared: Server, size: int) -> None:
    with Raw(shared) as raw:
        raw.request("GET /healthz HTTP/1.1", "X: " + size * "x")
        assert raw.rest() == b""


def test_a_request_may_have_so_many_headers(shared: Server) -> None:
    with Raw(shared) as raw:
        raw.request("GET /healthz HTTP/1.1", *[f"X{n}: y" for n in range(200)])
        assert raw.rest() == b""
    with Raw(shared) as raw:
        raw.request("GET /healthz HTTP/1.1", *[f"X{n}: y" for n in range(60)])
        assert b" 200 " in raw.head()


def test_requests_are_not_taken_by_the_thousand_before_the_first_is_answered(
    shared: Server,
) -> None:
    one = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{shared.port}\r\n\r\n".encode()
    with Raw(shared) as raw:
        raw.say(1000 * one)
        assert 1 <= raw.rest().count(b" 200 ") < 100
    with Raw(shared) as raw:  # a few are fine
        raw.say(2 * one + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert raw.rest().count(b" 200 ") == 3
    assert "Traceback" not in shared.log()


@pytest.mark.parametrize(
    "url", ["/?" + 300 * "%41=%41&", "/" + 1000 * "%41"], ids=["query", "path"]
)
def test_a_long_url_is_rejected_before_it_is_decoded(shared: Server, url: str) -> None:
    with Raw(shared) as raw:
        raw.request(f"GET {url} HTTP/1.1")
        assert b" 400 " in raw.head()
        assert b'"refusal":"unreadable"' in raw.rest()
    with Raw(shared) as raw:  # a long one that somebody might type
        raw.request(f"GET /?{1500 * 'x'} HTTP/1.1")
        assert b" 200 " in raw.head()


def test_a_handshake_with_a_long_url_is_rejected_too(shared: Server) -> None:
    with Raw(shared) as raw:
        assert b" 400 " in raw.upgrade(path="/live?" + 4000 * "x")


def test_only_the_beginning_of_a_list_of_languages_or_encodings_is_read(shared: Server) -> None:
    commas = 300 * ","
    late = shared.get("/", **{"accept-language": f"{commas}fr", "accept-encoding": f"{commas}gzip"})
    assert '<html lang="en"' in late.text
    assert "content-encoding" not in late.headers
    usual = shared.get("/", **{"accept-language": "tlh, fr-CH;q=0.9", "accept-encoding": "gzip"})
    assert '<html lang="fr"' in usual.text
    assert usual.headers["content-encoding"] == "gzip"


def test_a_body_in_very_many_chunks_is_rejected(shared: Server) -> None:
    def post(chunks: list[bytes]) -> bytes:
        with Raw(shared) as raw:
            raw.request("POST /api/score HTTP/1.1", "Transfer-Encoding: chunked")
            raw.say(b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks))
            raw.say(b"0\r\n\r\n")
            return raw.head()

    drawing = b'{"drawing":"S"}'
    assert b" 422 " in post([drawing[:5], drawing[5:]])
    rejected = rejections(shared, "request")
    assert post(1000 * [b" "]) == b""
    assert rejections(shared, "request") == rejected + 1


def test_a_body_whose_length_is_not_announced_costs_as_much_as_the_longest() -> None:
    scope = {"type": "http", "path": "/api/qr"}
    chunked = _price(scope, {"transfer-encoding": "chunked"})
    assert chunked == _price(scope, {"content-length": "9" * 30}) > _price(scope, {})


def test_a_handshake_costs_the_same_on_every_path() -> None:
    assert {_price({"type": "websocket", "path": path}, {}) for path in ("/live", "/x")} == {
        prices.REQUESTS["/live"]
    }


def test_every_spelling_of_a_host_gets_the_same_page(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        hosts = [f"{name}:{server.port}" for name in ("localhost", "LocalHost", "LOCALHOST.")]
        pages = {server.get("/", host=host).text for host in hosts}
        assert len(pages) == 1
        assert f'data-base="http://localhost:{server.port}"' in pages.pop()


def test_requests_for_foreign_hosts_are_charged_like_others(tmp_path: Path) -> None:
    with serving(tmp_path / "server", limits=("--requests-per-second=1",)) as server:

        def ask(_: int) -> int:
            return httpx.get(f"{server.url}/", headers={"host": "elsewhere"}).status_code

        with ThreadPoolExecutor(30) as hands:
            assert {*hands.map(ask, range(30))} == {403, 429}


def test_a_connection_rests_after_a_request_for_a_foreign_host() -> None:
    """It does so before the answer, after which the next request would be parsed."""
    order: list[object] = []

    async def send(message: Any) -> None:
        order.append(message.get("status"))

    async def run() -> None:
        guard = Guard(
            nothing,
            settings=SETTINGS,
            requests=Buckets("requests", 10, 10),
            on_error=lambda: None,
            on_rejection=order.append,
        )
        for client in ("127.0.0.1", None):
            scope = {
                "type": "http",
                "path": "/",
                "headers": [(b"host", b"elsewhere")],
                "client": client and (client, 1),
                "server": ("127.0.0.1", 2),
                "rest": lambda _: order.append("rests"),
            }
            await guard(scope, None, send)  # type: ignore[arg-type]  # nothing is received

    asyncio.run(run())
    assert order == ["foreign", "rests", 403, None, "foreign", 403, None]


@pytest.mark.parametrize(("pause", "steps"), [(0, 3), (60, 1)])
def test_connections_that_are_due_together_take_turns_with_everybody_else(
    pause: float, steps: int
) -> None:
    order: list[str] = []

    async def run() -> None:
        rota = Rota(pause)
        for _ in range(3):
            rota.add(lambda: order.append("step"))
        for _ in range(6):
            await asyncio.sleep(0)
            order.append("pass")

    asyncio.run(run())
    assert order.count("step") == steps
    assert "step step" not in " ".join(order)


def test_packets_of_one_byte_are_soon_read_together() -> None:
    """A connection whose address has sent too many packets is not read for a while."""
    read: list[int] = []

    class Counting(HttpProtocol):
        def _parse_all(self, data: bytes) -> None:
            read.append(len(data))
            super()._parse_all(data)

    gate = Connections(SETTINGS, print)
    transport = Transport()
    config = uvicorn.Config(nothing)

    async def run() -> None:
        gate.add("192.168.1.7", transport)
        protocol = Counting(config=config, server_state=ServerState(), app_state={})
        protocol.gate = gate
        protocol.later = Rota()
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        for _ in range(1000):
            protocol.data_received(b"\n")
        protocol.connection_lost(None)

    asyncio.run(run())
    assert 40 < len(read) < 300
    assert transport.paused


def test_a_peer_that_has_reset_its_connection_is_not_counted() -> None:
    """Its address is unknown then, and must not be taken for another's."""
    gate = Connections(SETTINGS, print)
    door = type("Door", (Doorkeeper,), {"gate": gate})()
    transport = Transport(peer=None)
    door.connection_made(transport)
    assert transport.aborted
    door.connection_lost(None)
    assert gate.total == 0


def test_connections_that_arrive_together_cut_different_silent_ones() -> None:
    gate = Connections(SETTINGS, print)
    transports = [Transport() for _ in range(OTHER_CONNECTIONS + 4)]
    for number, transport in enumerate(transports):
        gate.add(f"10.0.0.{number}", transport)
    assert [transport.aborted for transport in transports[:5]] == [True, True, True, False, False]


def test_handshakes_are_charged_like_requests_and_refused_quietly(tmp_path: Path) -> None:
    with serving(tmp_path / "server", limits=("--requests-per-second=4",)) as server:

        def shake(_: int) -> bytes:
            with Raw(server) as raw:
                return raw.upgrade()

        with ThreadPoolExecutor(60) as hands:
            heads = list(hands.map(shake, range(60)))
        refused = [head for head in heads if b" 101 " not in head]
        assert all(b" 429 " in head and b"retry-after: 5" in head for head in refused)
        assert len(refused) >= 20
        assert "ERROR" not in server.log()


def test_expensive_requests_are_charged_more(tmp_path: Path) -> None:
    """So many ordinary requests are answered without delay, and far fewer QR codes."""
    with serving(tmp_path / "server", limits=("--requests-per-second=10",)) as server:

        def draw(_: int) -> int:
            return server.post("/api/qr", {"path": "/" + 399 * "x"}).status_code

        with ThreadPoolExecutor(20) as hands:
            statuses = list(hands.map(draw, range(20)))
        assert statuses.count(200) <= 3
        assert set(statuses) == {200, 429}


@pytest.mark.parametrize("kind", ["move", pytest.param("hint", marks=pytest.mark.long)])
def test_the_solver_is_paid_for_by_everybody_who_asks_at_the_same_time(
    tmp_path: Path, kind: str
) -> None:
    puzzle = next(one for one in puzzles().values() if one.exercise.plies == LONGEST)
    body: dict[str, object] = {"name": puzzle_name(puzzle.number)}
    if kind == "move":
        path = "/api/exercise"
        body["moves"] = [str(puzzle.exercise.position.legal_moves()[0])]
    else:
        path = "/api/exercise/hint"
        body["strength"] = "place"
    with serving(tmp_path / "server", limits=("--requests-per-second=10",)) as server:
        with ThreadPoolExecutor(20) as hands:
            statuses = list(hands.map(lambda _: server.post(path, body).status_code, range(20)))
        assert 1 <= statuses.count(200) <= 3
        assert set(statuses) == {200, 429}
        assert rejections(server, "request") == statuses.count(429)


@pytest.mark.long
def test_a_class_that_reconnects_within_five_seconds_is_never_refused(usual: Server) -> None:
    """All of them have lost the network together, and each page loads again."""
    tables = [usual.open(chairs=[MINE, {"bot": "greedy"}]) for _ in range(CLASS)]
    together = threading.Barrier(CLASS, timeout=60)

    def child(number: int) -> list[int | None]:
        opened = tables[number]
        together.wait()
        for page in ("/", f"/t/{opened['table']}", "/i18n/en.ftl", "/static/icon.svg"):
            assert usual.get(page).status_code == 200
        chairs: list[int | None] = []
        for _ in range(3):  # the network comes and goes
            device = usual.device(opened["table"], opened["opener"], opened["tokens"][0])
            chairs += device.hear_until("welcome")["holds"]
            device.close()
        return chairs

    with ThreadPoolExecutor(CLASS) as children:
        assert list(children.map(child, range(CLASS))) == [[0, 0, 0]] * CLASS
    assert "rejections_total{" not in usual.get("/metrics").text


# -- frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", [PONG, PING], ids=["pongs", "pings"])
def test_a_flood_of_control_frames_ends_the_socket(shared: Server, opcode: int) -> None:
    rejected = rejections(shared, "frames")
    with Raw(shared) as raw:
        raw.upgrade()
        for _ in range(20):
            raw.say(5_000 * frame(opcode, b""))
        assert sum(1 for kind, _ in raw.frames() if kind == PONG) < 100
    assert rejections(shared, "frames") == rejected + 1


def test_little_is_read_after_a_close(shared: Server) -> None:
    rejected = rejections(shared, "frames")
    with Raw(shared) as raw:
        raw.upgrade()
        raw.say(frame(TEXT, b"{}"))
        assert any(kind == CLOSE for kind, _ in raw.frames())
        for _ in range(40):
            raw.say(10 * frame(TEXT, b""))
        raw.rest()
    assert rejections(shared, "frames") == rejected + 1


def test_a_message_may_have_so_many_frames(shared: Server) -> None:
    first, more = frame(TEXT, b"{", fin=False), frame(CONTINUATION, b" ", fin=False)
    with Raw(shared) as raw:
        raw.upgrade()
        raw.say(first + 3 * more + frame(CONTINUATION, b"}"))
        assert next(raw.frames())[0] == TEXT
    with Raw(shared) as raw:
        raw.upgrade()
        raw.say(first + 20 * more + frame(CONTINUATION, b"}"))
        assert raw.rest() == b""


@pytest.mark.parametrize(
    "header", ["Content-Length: 5", "X: " + 9000 * "x"], ids=["length", "long line"]
)
def test_a_malformed_handshake_is_cut_and_does_not_disturb_the_end(
    tmp_path: Path, header: str
) -> None:
    with serving(tmp_path / "server") as server:
        with Raw(server) as raw:
            assert raw.upgrade(header) == b""
        assert rejections(server, "frames") == 1
        with Raw(server) as raw:
            raw.request(
                "GET /live HTTP/1.1",
                *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
                *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", header),
            )
            assert any(rejections(server, "frames") == 2 for _ in range(200))
            assert server.stop() == 0
        assert "Traceback" not in server.log()


@pytest.mark.parametrize(
    "early", [b"", frame(CLOSE, b"\x03\xe8"), 20 * b"\xff"], ids=["leaves", "close", "garbage"]
)
def test_who_does_not_wait_for_a_delayed_handshake_leaves_no_trace(
    tmp_path: Path, early: bytes
) -> None:
    with serving(tmp_path / "server", limits=("--requests-per-second=2",)) as server:
        with ExitStack() as undo:
            impatient = [undo.enter_context(closing(attacker(server))) for _ in range(12)]
            for line in impatient:
                line.sendall(HANDSHAKE.replace(b"PORT", str(server.port).encode()))
            assert any(b" 101 " in line.recv(20) for line in impatient[:5])
            for line in impatient if early else ():
                with suppress(OSError):
                    line.sendall(early)
        assert server.stop() == 0
        assert "Traceback" not in server.log()
        assert "ERROR" not in server.log()


def test_a_flood_of_empty_messages_ends_the_socket(shared: Server) -> None:
    opened = shared.open()
    with Raw(shared) as raw:
        raw.upgrade()
        raw.say(20_000 * frame(TEXT, b""))
        assert sum(1 for _ in raw.frames()) < 200
    assert arrive(shared, opened["table"]).ask("ping")["type"] == "pong"


def test_many_messages_in_one_packet_are_all_answered(shared: Server) -> None:
    """Parsing a little at a time loses nothing and keeps the order."""
    opened = shared.open()
    hello = {"type": "hello", "protocol": 2, "table": opened["table"], "tokens": []}
    pings = [{"type": "ping", "id": number} for number in range(50)]
    with Raw(shared) as raw:
        raw.upgrade()
        raw.say(b"".join(frame(TEXT, json.dumps(said).encode()) for said in [hello, *pings]))
        pongs = []
        for _, content in raw.frames():
            heard = json.loads(content)
            if heard["type"] == "pong":
                pongs.append(heard["re"])
            if len(pongs) == 50:
                break
    assert pongs == list(range(50))
