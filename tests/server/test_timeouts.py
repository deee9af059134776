"""Connections that wait: those of people stay, those of nobody do not. All wait together."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import pytest

from tests.device import Device
from tests.people import MINE, arrive, told
from tests.server.hostile import CLOSE, Raw
from tests.server.site import Server

PATIENCE = 45
"""Seconds for a slow machine; nobody is waited for so long."""

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: OWN\r\n"
WITH_BODY = b"Content-Length: 100\r\n\r\n"
SAID = {
    "nothing": (b"", b""),
    "half a line": (b"", b"GET /heal"),
    "half of the headers": (b"", REQUEST),
    "half a body": (b"", REQUEST.replace(b"GET /healthz", b"POST /api/score") + WITH_BODY + b"{"),
    "half a body that nobody reads": (REQUEST + WITH_BODY, b"{"),
    "nothing after an answer": (REQUEST + b"\r\n", b""),
    "half of a second request": (REQUEST + b"\r\n", REQUEST),
    "a blank line after an answer": (REQUEST + b"\r\n", b"\r\n"),
}
"""A request that is answered, and what never becomes one."""


@dataclass
class Waiting:
    """Who said something once, and says no more."""

    nobodies: dict[str, Raw]
    opener: Device
    watcher: Device


@pytest.fixture(scope="module")
def waiting(shared: Server) -> Iterator[Waiting]:
    """Everybody comes at the same time."""
    with ExitStack() as undo:
        nobodies = {name: undo.enter_context(Raw(shared)) for name in SAID}
        for name, raw in nobodies.items():
            asked, then = (part.replace(b"OWN", raw.host.encode()) for part in SAID[name])
            if asked:
                raw.say(asked)
                assert b" 200 " in raw.head()
            raw.say(then)
        nobodies["no hello"] = undo.enter_context(Raw(shared))
        nobodies["no hello"].upgrade()
        for raw in nobodies.values():
            raw.socket.settimeout(PATIENCE)
        opened = shared.open(players=2, chairs=[MINE, MINE])
        opener = arrive(shared, opened["table"], opened["opener"])
        watcher = arrive(shared, shared.open(players=2)["table"])
        yield Waiting(nobodies, opener, watcher)
        opener.close()
        watcher.close()


@pytest.mark.long
@pytest.mark.parametrize("said", SAID)
def test_who_never_finishes_a_request_is_hung_up_on(waiting: Waiting, said: str) -> None:
    waiting.nobodies[said].rest()


@pytest.mark.long
def test_who_opens_a_socket_and_says_nothing_is_hung_up_on(waiting: Waiting) -> None:
    assert next(waiting.nobodies["no hello"].frames()) == (CLOSE, (4008).to_bytes(2, "big"))


@pytest.mark.long
def test_others_are_answered_meanwhile(shared: Server, waiting: Waiting) -> None:
    assert waiting.nobodies
    assert shared.get("/healthz").status_code == 200


@pytest.mark.long
def test_devices_that_only_listen_outstay_them_all(waiting: Waiting) -> None:
    for raw in waiting.nobodies.values():
        raw.rest()
    assert waiting.opener.ask("ping")["type"] == "pong"
    assert told(waiting.watcher) == []


def test_a_head_without_end_is_hung_up_on(shared: Server) -> None:
    with Raw(shared) as raw:
        raw.say(b"GET / HTTP/1.1\r\n")
        taken = (raw.say(b"X-%d: %s\r\n" % (number, b"x" * 1000)) for number in range(100_000))
        assert not all(taken), "a hundred megabytes of headers were taken"
