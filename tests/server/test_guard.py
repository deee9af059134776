"""Who is answered: by where they are, by what they take us for, and by whose page sends them."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message as AsgiMessage
from starlette.types import Receive, Scope, Send

from cheese_rescue.server.bus.limits import Buckets
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.socket.guard import Guard
from tests.server.hostile import Raw
from tests.server.site import Server, serving

HERE = "192.168.1.5"
PORT = 24337
PUBLIC = "https://cheese.example"

# -- the guard alone, for peers that cannot be had here --------------------------------------------


def answered(
    peer: str | None,
    *,
    kind: str = "http",
    host: str = f"{HERE}:{PORT}",
    forwarded: tuple[str, ...] = (),
    origin: str | None = None,
    here: str = HERE,
    settings_host: str | None = None,
    **chosen: Any,
) -> str | None:
    """The household that the application is told of; None for who is not let in."""
    seen: list[str] = []

    async def application(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
        seen.append(scope["household"])

    async def receive() -> AsgiMessage:
        return {"type": f"{kind}.connect"}

    async def send(message: AsgiMessage) -> None:
        refused.append(message)

    refused: list[AsgiMessage] = []
    guard = Guard(
        application,
        settings=Settings(database=Path("none"), host=settings_host, **chosen),
        requests=Buckets("requests", 100, 100, lambda: 0.0),
        on_error=lambda: None,
        on_rejection=lambda _: None,
    )
    headers = [(b"host", host.encode())]
    headers += [(b"x-forwarded-for", hop.encode()) for hop in forwarded]
    headers += [(b"origin", origin.encode())] if origin is not None else []
    scope: Scope = {
        "type": kind,
        "client": (peer, 5000) if peer else None,
        "server": (here, PORT),
        "headers": headers,
        "path": "/",
        "method": "GET",
        "extensions": {"websocket.http.response": {}},
    }
    asyncio.run(guard(scope, receive, send))
    assert bool(seen) != bool(refused)
    if refused:
        assert refused[0]["status"] == 403
    return seen[0] if seen else None


HOME = ["127.0.0.1", "127.8.9.1", "10.1.2.3", "172.16.0.1", "172.31.255.254", "192.168.0.9"]
HOME += ["169.254.7.7", "::1", "fe80::1", "fe80::1%eth0", "fd12::5", "::ffff:192.168.1.9"]
FAR = ["8.8.8.8", "172.32.0.1", "172.15.9.9", "192.169.0.1", "11.0.0.1", "100.64.0.1", "0.0.0.0"]  # noqa: S104
FAR += ["2001:db8::1", "2a00:1450::1", "::ffff:8.8.8.8", "::2", "ff02::1", "fec0::1"]


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize("peer", HOME)
def test_people_at_home_are_answered(kind: str, peer: str) -> None:
    assert answered(peer, kind=kind)


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize("peer", FAR)
def test_the_rest_of_the_world_is_not(kind: str, peer: str) -> None:
    assert answered(peer, kind=kind) is None


@pytest.mark.parametrize("peer", [*HOME, *FAR])
def test_everybody_is_answered_where_the_host_wants_it(peer: str) -> None:
    assert answered(peer, public_url=PUBLIC, host="cheese.example")
    assert answered(peer, settings_host=HERE)


def test_a_peer_without_an_address_is_not_answered() -> None:
    assert answered(None) is None
    assert answered(None, public_url=PUBLIC, host="cheese.example") is None


def test_one_household_has_one_limit() -> None:
    assert answered("fd12::5") == answered("fd12::ffff:1:2:3")
    assert answered("fd12::5") != answered("fd12:0:0:1::5")
    assert answered("::ffff:192.168.1.9") == answered("192.168.1.9")
    assert answered("192.168.1.9") != answered("192.168.1.8")


# -- who is behind a proxy -------------------------------------------------------------------------

PROXY = "127.0.0.1"


def behind(*forwarded: str, peer: str = PROXY, proxies: tuple[str, ...] = (PROXY,)) -> str | None:
    return answered(
        peer, forwarded=forwarded, trusted_proxies=proxies, public_url=PUBLIC, host="cheese.example"
    )


def test_a_trusted_proxy_says_who_is_behind_it() -> None:
    assert behind("203.0.113.7") == "203.0.113.7"
    assert behind("2001:db8::1") == "2001:db8::/64"
    assert behind("::ffff:203.0.113.7") == "203.0.113.7"


def test_what_others_say_of_themselves_is_not_believed() -> None:
    assert behind("192.168.1.1", peer="203.0.113.7") == "203.0.113.7"
    assert behind("203.0.113.7", proxies=()) == PROXY
    assert answered("8.8.8.8", forwarded=("127.0.0.1",)) is None


def test_only_the_word_of_the_nearest_proxies_counts() -> None:
    """What the client wrote itself stands to the left of what the proxy adds."""
    assert behind("127.0.0.1, 203.0.113.7") == "203.0.113.7"
    assert behind("127.0.0.1", "203.0.113.7") == "203.0.113.7"
    assert behind("1.1.1.1,127.0.0.1 , 203.0.113.7") == "203.0.113.7"
    assert behind("garbage, 203.0.113.7") == "203.0.113.7"


def test_several_trusted_proxies_are_followed() -> None:
    proxies = ("127.0.0.1", "10.0.0.0/8")
    assert behind("203.0.113.7, 10.2.3.4", proxies=proxies) == "203.0.113.7"
    assert behind("203.0.113.7, 10.2.3.4, 9.9.9.9", proxies=proxies) == "9.9.9.9"


@pytest.mark.parametrize("garbage", ["garbage", "unknown", "unix:", "1.2.3", "999.1.1.1"])
def test_who_is_behind_a_proxy_without_an_address_is_not_taken_for_the_proxy(garbage: str) -> None:
    """The proxy is at home, and may read /metrics; somebody whom it cannot name may not."""
    assert behind(garbage) != PROXY


@pytest.mark.parametrize(
    ("written", "household"),
    [("203.0.113.7:4711", "203.0.113.7"), ("[2001:db8::1]:4711", "2001:db8::/64")],
)
def test_a_proxy_may_add_the_port(written: str, household: str) -> None:
    assert behind(written) == household


def test_through_a_proxy_at_home_the_world_is_still_not_answered_by_default() -> None:
    assert answered(PROXY, forwarded=("203.0.113.7",), trusted_proxies=(PROXY,)) is None
    assert answered(PROXY, forwarded=("192.168.1.9",), trusted_proxies=(PROXY,)) == "192.168.1.9"


# -- what they take us for -------------------------------------------------------------------------

OWN_NAME = socket.gethostname().lower().rstrip(".").partition(".")[0]
OWN_HOSTS = ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST:{port}"]
OWN_HOSTS += [
    "localhost",
    "localhost.:{port}",
    f"{OWN_NAME}:{{port}}",
    f"{OWN_NAME}.local:{{port}}",
]
FOREIGN_HOSTS = ["evil.example", "evil.example:{port}", "127.0.0.1:1", "localhost:1", "127.0.0.2"]
FOREIGN_HOSTS += ["127.0.0.1.evil.example:{port}", "localhost.evil.example", "evil.localhost"]
FOREIGN_HOSTS += ["", ":{port}", "127.1:{port}", "2130706433", "0x7f000001", "[::1]"]
FOREIGN_HOSTS += ["[::1]:{port}", "127.0.0.1:{port}:80", "a@127.0.0.1:{port}", "127.0.0.1:+{port}"]
FOREIGN_HOSTS += ["127.0.0.1:{port}/", "127.0.0.1:{port}@evil.example", "192.168.1.5:{port}"]
FOREIGN_HOSTS += ["127.0.0.1%.evil.example:{port}", "127.0.0.1%x; script-src *:{port}"]


def asked_as(server: Server, *hosts: str) -> int:
    """The status of a request with these Hosts."""
    with Raw(server) as raw:
        lines = "".join(f"Host: {host.format(port=server.port)}\r\n" for host in hosts)
        raw.say(f"GET /healthz HTTP/1.1\r\n{lines}Connection: close\r\n\r\n".encode())
        return int(raw.head().split()[1])


def socket_as(server: Server, host: str, *headers: str) -> int:
    with Raw(server) as raw:
        raw.host = host.format(port=server.port)
        return int(raw.upgrade(*headers).split()[1])


@pytest.mark.parametrize("host", OWN_HOSTS)
def test_own_names_and_addresses_are_ours(shared: Server, host: str) -> None:
    assert asked_as(shared, host) == 200
    assert socket_as(shared, host) == 101


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_another_name_that_leads_here_is_refused(shared: Server, host: str) -> None:
    assert asked_as(shared, host) in (400, 403)
    assert socket_as(shared, host) in (400, 403)


def test_two_hosts_or_none_are_refused(shared: Server) -> None:
    own = f"127.0.0.1:{shared.port}"
    assert asked_as(shared, own, own) == 403
    assert asked_as(shared, "evil.example", own) == 403
    assert asked_as(shared, own, "evil.example") == 403
    assert asked_as(shared) in (400, 403)


def test_an_ipv6_address_of_ours_is_ours() -> None:
    assert answered("fe80::7", here="fe80::1", host=f"[fe80::1]:{PORT}")
    assert answered("fe80::7", here="fe80::1%eth0", host=f"[fe80::1]:{PORT}")
    assert answered("fe80::7", here="fe80::1", host=f"[FE80:0::1]:{PORT}")
    assert answered("fe80::7", here="fe80::1", host=f"[fe80::2]:{PORT}") is None
    assert answered("fe80::7", here="fe80::1", host="fe80::1") is None


def test_the_public_address_is_ours_and_only_that() -> None:
    for host in ("cheese.example", "CHEESE.example"):
        assert answered("8.8.8.8", public_url=PUBLIC, host=host)
    for host in ("cheese.example:444", "evil.example", "x.cheese.example", "cheese.example.evil"):
        assert answered("8.8.8.8", public_url=PUBLIC, host=host) is None


# -- whose page it is ------------------------------------------------------------------------------

FOREIGN_ORIGINS = ["null", "http://evil.example", "https://evil.example", "file://", "", "x"]
FOREIGN_ORIGINS += ["http://127.0.0.1:1", "http://127.0.0.1:{port}.evil.example", "ftp://localhost"]
FOREIGN_ORIGINS += ["http://127.0.0.1:{port}@evil.example", "http://localhost.evil.example:{port}"]
FOREIGN_ORIGINS += ["http://evil.example#127.0.0.1:{port}", "http://127.0.0.1:{port}/x"]
FOREIGN_ORIGINS += ["http://127.0.0.1:{port}, http://evil.example", "http://a:b@127.0.0.1:{port}"]
FOREIGN_ORIGINS += ["http://127.0.0.1%.evil.example:{port}", "chrome-extension://abcdef", "//x"]


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_pages_of_others_may_not_talk_to_us(shared: Server, origin: str) -> None:
    written = origin.format(port=shared.port)
    own = f"127.0.0.1:{shared.port}"
    assert shared.get("/healthz", origin=written).status_code == 403
    assert socket_as(shared, own, f"Origin: {written}") == 403
    answer = shared.post("/api/tables", {}, origin=written)
    assert (answer.status_code, answer.json()["refusal"]) == (403, "not-from-there")


def test_our_own_pages_may(shared: Server) -> None:
    for origin in (f"http://127.0.0.1:{shared.port}", f"http://localhost:{shared.port}"):
        assert shared.get("/healthz", origin=origin).status_code == 200
        assert socket_as(shared, "127.0.0.1:{port}", f"Origin: {origin}") == 101


def test_one_of_two_origins_is_not_enough(shared: Server) -> None:
    own = f"Origin: http://127.0.0.1:{shared.port}"
    other = "Origin: http://evil.example"
    assert socket_as(shared, "127.0.0.1:{port}", own, other) in (400, 403)
    assert socket_as(shared, "127.0.0.1:{port}", other, own) in (400, 403)


def test_pages_of_the_public_address_may_and_only_over_its_own_scheme() -> None:
    def page(origin: str) -> str | None:
        return answered("8.8.8.8", public_url=PUBLIC, host="cheese.example", origin=origin)

    assert page("https://cheese.example")
    assert page("https://CHEESE.example")
    assert page("https://cheese.example.evil") is None
    assert page("https://evil.example") is None
    assert page("http://cheese.example") is None


# -- the real process ------------------------------------------------------------------------------


def test_a_real_server_believes_a_trusted_proxy_and_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path / "trusting", "--trusted-proxy=127.0.0.1") as server:
        assert server.get("/healthz", **{"x-forwarded-for": "8.8.8.8"}).status_code == 403
        assert server.get("/healthz", **{"x-forwarded-for": "10.1.1.1"}).status_code == 200
        assert server.get("/metrics", **{"x-forwarded-for": "10.1.1.1"}).status_code == 403
        assert socket_as(server, "127.0.0.1:{port}", "X-Forwarded-For: 8.8.8.8") == 403
    with serving(tmp_path / "plain") as server:
        assert server.get("/healthz", **{"x-forwarded-for": "8.8.8.8"}).status_code == 200


def test_a_refusal_says_so_in_a_code(shared: Server) -> None:
    answer = shared.get("/healthz", host="evil.example")
    assert answer.json() == {"refusal": "not-from-there", "data": {}, "more": []}
