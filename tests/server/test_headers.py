"""What every answer forbids a browser, and what no answer carries."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from cheese_rescue.server.socket.guard import FORWARDING_HEADERS, HSTS
from tests.server.hostile import Raw
from tests.server.site import Server, serving

NOTHING = "x" * 22
PAGES = ["/", f"/t/{NOTHING}", "/replay", "/i18n/en.ftl", "/robots.txt", "/metrics", "/healthz"]
PAGES += [
    "/api/openapi.json",
    f"/api/tables/{NOTHING}",
    f"/api/tables/{NOTHING}/qr.svg",
    "/nowhere",
]
PAGES += ["/i18n/xx.ftl", "/live", "/api/tables", "/..", "/t/", "//evil.example"]


def policy_of(answer: httpx.Response) -> dict[str, set[str]]:
    """The content security policy, by directive."""
    parts = answer.headers["content-security-policy"].split("; ")
    return {name: set(rest) for name, *rest in map(str.split, parts)}


def every_kind_of_answer(server: Server) -> list[httpx.Response]:
    answers = [server.get(page) for page in PAGES]
    answers += [server.post("/", {}), server.post("/api/tables", {}), server.post("/api/join", {})]
    answers += [server.post("/api/score", {"drawing": "x"}), server.post("/api/qr", {"path": "/"})]
    answers += [server.delete(f"/api/tables/{NOTHING}"), server.get("/", host="evil.example")]
    answers += [server.get("/", origin="http://evil.example")]
    answers += [httpx.post(f"{server.url}/api/score", content=b"x" * 40_000)]
    answers += [httpx.head(f"{server.url}/"), httpx.options(f"{server.url}/")]
    opened = server.open(players=2)
    path = f"/api/tables/{opened['table']}"
    answers += [server.get(path), server.get(f"{path}/qr.svg"), server.get(f"{path}/record")]
    answers += [server.delete(path, authorization=f"Bearer {opened['opener']}")]
    statuses = {answer.status_code for answer in answers}
    assert {200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 422} <= statuses
    return answers


def test_every_answer_says_what_a_browser_must_not_do(shared: Server) -> None:
    for answer in every_kind_of_answer(shared):
        told = f"{answer.request.method} {answer.url} {answer.status_code}"
        assert answer.headers.get("x-content-type-options") == "nosniff", told
        assert answer.headers.get("x-frame-options") == "DENY", told
        assert answer.headers.get("referrer-policy") == "no-referrer", told
        assert policy_of(answer)["frame-ancestors"] == {"'none'"}, told
        assert policy_of(answer)["default-src"] == {"'none'"}, told


def test_no_answer_sets_a_cookie_names_its_server_or_asks_for_tls(shared: Server) -> None:
    for answer in every_kind_of_answer(shared):
        unwanted = {"set-cookie", "server", "strict-transport-security", "x-powered-by"}
        assert not unwanted & set(answer.headers)
        assert "upgrade-insecure-requests" not in str(answer.headers)
        assert "access-control-allow-origin" not in answer.headers


def test_who_is_too_fast_is_told_the_same(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("fast") / "server"
    limits = ("--requests-per-second=1",)
    with serving(folder, limits=limits) as server, ThreadPoolExecutor(30) as visitors:
        answers = list(visitors.map(lambda _: server.get("/"), range(30)))
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert policy_of(refused)["frame-ancestors"] == {"'none'"}
    assert refused.headers.get("x-frame-options") == "DENY"


def test_scripts_come_from_us_and_nothing_is_written_into_a_page(shared: Server) -> None:
    policy = policy_of(shared.get("/"))
    assert policy["script-src"] == policy["style-src"] == {"'self'"}
    sources = set().union(*policy.values())
    assert not {word for word in sources if "unsafe" in word or word in ("*", "http:", "https:")}
    assert policy["base-uri"] == policy["form-action"] == {"'none'"}


def test_a_page_may_talk_to_the_host_it_came_from_alone(shared: Server) -> None:
    for host in (f"127.0.0.1:{shared.port}", f"localhost:{shared.port}"):
        policy = policy_of(shared.get("/", host=host))
        assert policy["connect-src"] == {"'self'", f"ws://{host}", f"wss://{host}"}


def test_what_a_stranger_calls_us_is_not_repeated(shared: Server) -> None:
    answer = shared.get("/", host="evil.example")
    assert "evil" not in str(answer.headers) + answer.text


def test_a_page_has_no_script_of_its_own_and_asks_nobody_else(shared: Server) -> None:
    for page in ("/", f"/t/{NOTHING}", "/replay"):
        text = shared.get(page).text
        assert "<script>" not in text
        assert "style=" not in text
        assert set(re.findall(r"\w+://[^\s\"]+", text)) == {shared.url}  # for links to hand on
        asked = re.findall(r'(?:src|href)="([^"]+)"', text)
        assert asked
        assert all(re.match(r"/[^/]", address) for address in asked)


def test_answers_of_the_api_are_not_kept(shared: Server) -> None:
    opened = shared.open(players=2)
    for path in (f"/api/tables/{opened['table']}", f"/api/tables/{NOTHING}", "/healthz"):
        assert shared.get(path).headers["cache-control"] == "no-store"


def test_a_socket_that_is_refused_is_refused_with_the_same_words(shared: Server) -> None:
    with Raw(shared) as raw:
        head = raw.upgrade("Origin: http://evil.example").lower()
    assert b" 403 " in head
    assert b"x-content-type-options: nosniff" in head
    assert b"frame-ancestors 'none'" in head
    assert b"\r\nserver:" not in head


# -- over https ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that people reach through a proxy, over https."""
    folder = tmp_path_factory.mktemp("public") / "server"
    with serving(folder, "--public-url=https://cheese.example") as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/healthz", "/nowhere", "/i18n/en.ftl", "/metrics"])
def test_browsers_keep_to_https_for_a_year_and_other_services_are_left_alone(
    public: Server, path: str
) -> None:
    answer = public.get(path, host="cheese.example")
    assert answer.headers.get_list("strict-transport-security") == ["max-age=31536000"]


def test_even_a_page_of_a_stranger_is_told(public: Server) -> None:
    answer = public.get("/", host="cheese.example", origin="https://evil.example")
    assert answer.status_code == 403
    assert answer.headers["strict-transport-security"] == HSTS.decode()


def test_without_tls_nothing_is_promised(public: Server) -> None:
    for host in (f"127.0.0.1:{public.port}", f"localhost:{public.port}", "evil.example"):
        assert "strict-transport-security" not in public.get("/", host=host).headers


def test_a_public_address_without_tls_promises_none(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--public-url=http://cheese.example") as server:
        answer = server.get("/", host="cheese.example")
    assert answer.status_code == 200
    assert "strict-transport-security" not in answer.headers


# -- figures ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("header", sorted(FORWARDING_HEADERS))
def test_figures_are_not_for_those_behind_a_proxy(shared: Server, header: str) -> None:
    """Nobody has named this proxy with --trusted-proxy, and it passes on a Host of loopback."""
    assert shared.get("/metrics").status_code == 200
    for value in ("127.0.0.1", "for=127.0.0.1", ""):
        assert shared.get("/metrics", **{header: value}).status_code == 403
        assert shared.get("/healthz", **{header: value}).status_code == 200


def test_figures_that_are_public_are(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--public-metrics") as server:
        assert server.get("/metrics", via="1.1 proxy").status_code == 200
