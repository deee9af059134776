"""Attacks by one visitor, each of which once froze everybody's tables."""

import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.people import MINE, arrive
from tests.server.hostile import PING, PONG, TEXT, Raw, figure, frame
from tests.server.site import Server, serving

CLASS = 35
ATTACKER = "127.0.0.2"


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that a host has without asking."""
    with serving(tmp_path / "server", limits=()) as server:
        yield server


def rejections(server: Server, kind: str) -> float:
    return figure(server, f'rejections_total{{kind="{kind}"}}')


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


@pytest.mark.parametrize("kind", ["qr", "score", "verify", "replay"])
def test_what_takes_more_than_a_millisecond_is_computed_by_a_worker(
    shared: Server, kind: str
) -> None:
    bodies = {
        "qr": {"path": "/" + 399 * "x"},
        "score": {"drawing": "S"},
        "verify": {"record": "cheese-rescue 1"},
        "replay": {"record": "cheese-rescue 1"},
    }
    answer = shared.post(f"/api/{kind}", bodies[kind])
    assert answer.status_code == (200 if kind == "qr" else 422)
    assert figure(shared, f'thoughts_total{{kind="{kind}"}}') >= 1


def test_a_help_level_is_toggled_only_so_often_in_a_game(shared: Server) -> None:
    """Each change is a log entry, and every record and restart reads them all."""
    opened = shared.open(chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    answers = [
        device.ask("set-help", chair=0, help=("real-table", "places")[n % 2]) for n in range(500)
    ]
    assert {answer["refusal"] for answer in answers[-2:] if "refusal" in answer} == {"too-many"}
    assert [answer["type"] for answer in answers].count("table") < 400
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
    assert "rejected" not in usual.log()


# -- frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", [PONG, PING], ids=["pongs", "pings"])
def test_a_flood_of_control_frames_ends_the_socket(shared: Server, opcode: int) -> None:
    with Raw(shared) as raw:
        raw.upgrade()
        for _ in range(20):
            raw.say(5_000 * frame(opcode, b""))
        assert sum(1 for kind, _ in raw.frames() if kind == PONG) < 100
    assert rejections(shared, "frames") >= 1


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
