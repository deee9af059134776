"""Malformed, hostile or random: a refusal or a hang-up, never a fault of ours."""

import json
from itertools import islice
from random import Random

import pytest

from tests.server.hostile import (
    CLOSE,
    CONTINUATION,
    LAST,
    PING,
    TEXT,
    Fuzz,
    Raw,
    figure,
    frame,
    hello,
    memory,
    odd_request,
    statuses,
)
from tests.server.site import Server

MESSAGES = 10_000
REQUESTS = 400
GOOD_REQUEST = b"GET /healthz HTTP/1.1\r\nHost: OWN\r\n\r\n"
ANSWERS = {"Welcome", "TableMessage", "ViewsMessage", "RefusedMessage", "Considered"}


def unharmed(server: Server) -> None:
    """No fault was counted or logged, and two people can still play."""
    assert figure(server, "errors_total") == 0
    assert "Traceback" not in server.log()
    opened = server.open(players=2, chairs=[{"mine": True}, {"mine": True}])
    device = server.device(opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    assert device.play_out(*device.seats())["outcome"]["winners"]


@pytest.mark.every_backend("PostgreSQL stores no zero byte")
@pytest.mark.long
def test_ten_thousand_absurd_messages_do_no_harm(server: Server) -> None:
    fuzz = Fuzz(server, Random(1))
    fuzz.run(MESSAGES)
    while not fuzz.answers.keys() >= ANSWERS and fuzz.sent < 3 * MESSAGES:
        fuzz.run(fuzz.sent + 1000)  # whose turn it is depends on how fast the bots play
    assert fuzz.answers.keys() >= ANSWERS
    assert {1002, 1007, 1009, 4000} <= set(fuzz.closes)
    unharmed(server)


@pytest.mark.every_backend("PostgreSQL stores no zero byte")
def test_requests_that_are_none_do_no_harm(server: Server) -> None:
    rng = Random(2)
    requests = [GOOD_REQUEST, *(odd_request(rng) for _ in range(REQUESTS))]
    found = {status for request in requests for status in statuses(server, request)}
    assert {200, 400, 403, 404, 405} <= found
    assert not {status for status in found if status >= 500}
    unharmed(server)


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "http://]", "http://[x]:1", "http://a]b[", "http://:"]
)
def test_an_origin_that_cannot_be_read_is_refused(shared: Server, origin: str) -> None:
    assert shared.get("/healthz", origin=origin).status_code == 403
    with Raw(shared) as raw:
        assert b" 403 " in raw.upgrade(f"Origin: {origin}")
    assert "Traceback" not in shared.log()


def test_text_that_is_not_utf_8_ends_the_socket_without_a_trace(server: Server) -> None:
    pieces = frame(TEXT, b"\xc3", fin=False) + frame(CONTINUATION, b"")
    for broken in (frame(TEXT, b"\xff"), pieces):
        with Raw(server) as raw:
            raw.upgrade()
            raw.say(broken)
            assert list(raw.frames()) == [(CLOSE, (1007).to_bytes(2, "big"))]
    assert "Traceback" not in server.log()


def test_text_that_is_none_after_the_goodbye_leaves_no_trace(server: Server) -> None:
    with Raw(server) as raw:
        raw.upgrade()
        raw.say(frame(TEXT, b"no hello"))
        assert (CLOSE, (4000).to_bytes(2, "big")) in list(islice(raw.frames(), 2))
        raw.say(frame(TEXT, b"\xff"))
        raw.say(frame(CLOSE, (1000).to_bytes(2, "big")))
        raw.rest()
    unharmed(server)


# -- people who send too much ---------------------------------------------------------------------


def stays_small(server: Server, raw: Raw, content: bytes, *, times: int) -> None:
    """However much of it is sent, the server keeps next to nothing."""
    before = memory(server)
    for _ in range(times):
        if not raw.say(content):
            break
        assert memory(server) - before < 20


@pytest.mark.parametrize(
    "content", [b"x" * 100_000, b"a: b\r\n" * 16_000], ids=["one header", "many headers"]
)
def test_endless_headers_fill_no_memory(server: Server, content: bytes) -> None:
    with Raw(server) as raw:
        raw.say(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nx: ".encode())
        stays_small(server, raw, content, times=600)


def test_an_endless_address_fills_no_memory(server: Server) -> None:
    with Raw(server) as raw:
        raw.say(b"GET /")
        stays_small(server, raw, b"x" * 100_000, times=600)


def test_endless_headers_of_a_second_request_fill_no_memory(server: Server) -> None:
    with Raw(server) as raw:
        raw.request("GET /healthz HTTP/1.1")
        assert b" 200 " in raw.head()
        raw.say(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nx: ".encode())
        stays_small(server, raw, b"x" * 100_000, times=600)


def test_an_endless_body_fills_no_memory(server: Server) -> None:
    with Raw(server) as raw:
        raw.request("POST /api/score HTTP/1.1", "Transfer-Encoding: chunked")
        stays_small(server, raw, b"186a0\r\n" + b"x" * 100_000 + b"\r\n", times=600)


def test_endless_headers_after_a_body_fill_no_memory(server: Server) -> None:
    with Raw(server) as raw:
        raw.request("GET /healthz HTTP/1.1", "Transfer-Encoding: chunked")
        raw.say(b"1\r\n{\r\n0\r\n")
        stays_small(server, raw, b"a: b\r\n" * 16_000, times=600)


def test_pings_whose_answers_nobody_reads_fill_no_memory(server: Server) -> None:
    with Raw(server) as raw:
        raw.upgrade()
        raw.say(hello(server.open(players=2)["table"]))
        stays_small(server, raw, frame(PING, b"x" * 125) * 800, times=1000)


def test_a_message_in_endless_pieces_is_not_waited_for(server: Server) -> None:
    with Raw(server) as raw:
        raw.upgrade()
        raw.say(hello(server.open(players=2)["table"]))
        raw.say(frame(TEXT, b"", fin=False))
        raw.say(frame(CONTINUATION, b"", fin=False) * 20_000)
        raw.say(frame(CONTINUATION, json.dumps({"type": "ping", "id": LAST}).encode()))
        told = [content for opcode, content in raw.frames() if opcode == TEXT]
    assert not [content for content in told if b"pong" in content]


def test_sockets_that_are_gone_at_once_are_forgotten(server: Server) -> None:
    for _ in range(50):
        with Raw(server) as raw:
            raw.upgrade()
    unharmed(server)
