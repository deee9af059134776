"""The HTTP part: as it describes itself, and each thing that can be asked for."""

import base64
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import httpx
import pytest
import segno
from jsonschema_rs import meta

from cheese_rescue import __version__
from cheese_rescue.exercises import lessons
from cheese_rescue.live.messages import REPLAY_PAGE
from cheese_rescue.rules import Refusal, Unreadable
from cheese_rescue.server.http.api import ENDPOINTS
from cheese_rescue.server.http.pages import PAGES, READ
from cheese_rescue.server.thinking.computations import SquareRefused, refused_body
from tests.device import Message
from tests.people import MINE, arrive
from tests.rules.worked_ends import TWO, WORKED_ENDS, WorkedEnd
from tests.server.backends import SqliteBackend
from tests.server.processes import bearer
from tests.server.site import Server

NOTHING = "x" * 22
NOT_DESCRIBED = {*READ, "/static/{name}", "/worker.js", "/manifest.webmanifest"}
NOT_DESCRIBED |= {"/i18n/{language}.ftl", "/metrics", "/robots.txt", "/api/openapi.json", "/live"}
"""Pages, what a host reads, and the socket, which has a description of its own."""


def refusal(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"refusal", "data", "more"}
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, body["refusal"]


def finished(server: Server) -> Message:
    """A table whose game is over."""
    opened = server.open(players=2, chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    device.play_out(*device.seats())
    device.close()
    return opened


# -- the description -------------------------------------------------------------------------------


def described(server: Server) -> Message:
    answer = server.get("/api/openapi.json")
    assert answer.status_code == 200
    description: Message = answer.json()
    return description


def test_everything_that_can_be_asked_for_is_described(shared: Server) -> None:
    found = {
        (method.upper(), path)
        for path, operations in described(shared)["paths"].items()
        for method in operations
    }
    assert found == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    pages = {route.path for route in PAGES}
    assert pages <= NOT_DESCRIBED
    assert not pages & {endpoint.path for endpoint in ENDPOINTS}


def test_every_schema_of_the_description_is_one(shared: Server) -> None:
    description = described(shared)
    assert description["openapi"] == "3.1.0"
    assert description["info"]["version"] == __version__
    schemas = description["components"]["schemas"]
    for schema in schemas.values():
        meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})
    used = set(re.findall(r"#/components/schemas/(\w+)", str(description)))
    assert used == set(schemas)


def attacked(server: Server, folder: Path, *options: str, table: str | None = None) -> str:
    """What schemathesis has to say; empty where it finds nothing."""
    folder.mkdir(exist_ok=True)
    examples = (
        40 if isinstance(server.backend, SqliteBackend) else 15
    )  # the same doors, another cellar
    refused = [400, 401, 403, 404, 405, 409, 413, 422]
    config = f"[checks.negative_data_rejection]\nexpected-statuses = {refused}\n"
    if table is not None:
        config += f'[parameters]\n"path.table" = "{table}"\n'
    (folder / "schemathesis.toml").write_text(config, encoding="utf-8")
    run = subprocess.run(
        [
            *(str(Path(sys.executable).with_name("schemathesis")), "run"),
            *(f"{server.url}/api/openapi.json", "--checks=all", "--phases=coverage,fuzzing"),
            # a record or a code by chance is well formed and still refused
            *("--exclude-checks=positive_data_acceptance", "--generation-deterministic"),
            *(f"--max-examples={examples}", "--no-color", "--warnings=off", *options),
        ],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Tested: " in run.stdout, run.stdout + run.stderr
    return run.stdout if run.returncode else ""


@pytest.mark.long
@pytest.mark.every_backend("PostgreSQL stores no zero byte")
def test_schemathesis_finds_no_fault(server: Server, tmp_path: Path) -> None:
    assert attacked(server, tmp_path / "attack") == ""
    assert "Traceback" not in server.log()


@pytest.mark.long
@pytest.mark.every_backend("PostgreSQL stores no zero byte")
def test_schemathesis_finds_no_fault_at_a_table_either(server: Server, tmp_path: Path) -> None:
    opened = finished(server)
    header = f"--header=Authorization: Bearer {opened['opener']}"
    only_reading = ("--exclude-method=DELETE", "--include-path-regex=tables/")
    found = attacked(server, tmp_path / "attack", header, *only_reading, table=opened["table"])
    assert found == ""
    assert "Traceback" not in server.log()


# -- records ---------------------------------------------------------------------------------------


def test_a_record_comes_with_a_link_that_carries_it(shared: Server) -> None:
    opened = finished(shared)
    answer = shared.get(f"/api/tables/{opened['table']}/record").json()
    page, _, fragment = answer["link"].partition("#")
    assert page == f"{shared.url}{REPLAY_PAGE}"
    assert (
        base64.urlsafe_b64decode(fragment + "=" * (-len(fragment) % 4)).decode() == answer["record"]
    )
    assert unquote(fragment) == fragment


def test_there_is_no_record_before_a_game(shared: Server) -> None:
    opened = shared.open(players=2)
    answer = shared.get(f"/api/tables/{opened['table']}/record")
    assert refusal(answer) == (409, "not-started")


def test_a_finished_record_is_replayed_with_every_hand(shared: Server) -> None:
    opened = finished(shared)
    record = shared.get(f"/api/tables/{opened['table']}/record").json()["record"]
    replayed = shared.post("/api/replay", {"record": record}).json()
    assert (replayed["players"], replayed["start_card"], len(replayed["moves"])) == (2, True, 24)
    assert set(replayed["by"]) == {"person"}
    assert [len(hands) for hands in replayed["hands"]] == [2] * len(replayed["hands"])
    assert replayed["finale"]["winners"]


def test_a_record_without_its_pile_is_replayed_without_hands(shared: Server) -> None:
    opened = shared.open(players=2, chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    device.play(device.views[0] if 0 in device.views else device.until_turn(0))
    record = shared.get(f"/api/tables/{opened['table']}/record").json()["record"]
    replayed = shared.post("/api/replay", {"record": record}).json()
    assert (len(replayed["moves"]), replayed["hands"], replayed["finale"]) == (1, None, None)
    verified = shared.post("/api/verify", {"record": record}).json()
    assert (verified["moves"], verified["deal"]) == ("fits", "unknown")


def test_a_forged_record_is_found_out(shared: Server) -> None:
    opened = finished(shared)
    record = shared.get(f"/api/tables/{opened['table']}/record").json()["record"]
    secret = re.search(r"(?m)^secret (\w+)$", record)
    assert secret is not None
    forged = record.replace(secret[1], "0" * 64)
    verified = shared.post("/api/verify", {"record": forged}).json()
    assert "fits" not in (verified["seal"], verified["deal"])


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay"])
@pytest.mark.parametrize("record", ["", "x", "cheese-rescue 1\n", "cheese-rescue 9\n" * 900, "\0"])
def test_what_is_no_record_is_refused(shared: Server, path: str, record: str) -> None:
    answer = shared.post(path, {"record": record})
    assert answer.status_code == 422
    assert refusal(answer)[1]


def test_damaged_records_are_refused_or_read_and_never_a_fault(shared: Server) -> None:
    opened = finished(shared)
    record = shared.get(f"/api/tables/{opened['table']}/record").json()["record"]
    lines = record.splitlines()
    damaged = ["\n".join(lines[:n] + lines[n + 1 :]) + "\n" for n in range(len(lines))]
    damaged += ["\n".join([*lines[:n], lines[n], *lines[n:]]) + "\n" for n in range(len(lines))]
    damaged += [
        record.replace(a, b) for a, b in (("@", "@9"), ("a ", "b "), ("2", "3"), ("M", "D"))
    ]
    for text in damaged:
        for path in ("/api/verify", "/api/replay"):
            assert shared.post(path, {"record": text}).status_code in (200, 422), text


# -- scoring ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", WORKED_ENDS, ids=str)
@pytest.mark.parametrize("russian", [True, False])
def test_a_square_of_real_cards_is_scored(shared: Server, end: WorkedEnd, russian: bool) -> None:
    wish = {"drawing": str(end.square), "dogs_hunt_mice": russian}
    scored = shared.post("/api/score", wish).json()
    expected = end.russian if russian else end.plain
    assert scored["players"] == end.players
    assert tuple(scored["finale"]["points"]) == expected.points
    assert tuple(scored["finale"]["cheeses"]) == expected.cheeses
    assert tuple(scored["finale"]["winners"]) == expected.winners
    assert tuple(map(len, scored["finale"]["waves"])) == expected.removed


def test_every_flaw_of_a_square_is_named(shared: Server) -> None:
    wrong = str(TWO.square).replace("3b", "3a").replace("C", "D")
    answer = shared.post("/api/score", {"drawing": wrong})
    found = [answer.json(), *answer.json()["more"]]
    assert answer.status_code == 422
    assert [flaw["refusal"] for flaw in found] == ["too-many-animals", "too-many-cheeses"]


def test_counts_that_no_sheet_prints_are_accepted_only_on_request(shared: Server) -> None:
    wish = {"drawing": str(TWO.square).replace("C", "D")}
    refused = shared.post("/api/score", wish)
    assert refusal(refused) == (422, "too-many-animals")
    scored = shared.post("/api/score", {**wish, "any_counts": True})
    assert scored.status_code == 200
    assert scored.json()["players"] == 2


def test_a_refused_square_carries_its_further_flaws_without_changing_the_first() -> None:
    first, other = Unreadable(Refusal.HOLES, holes=1), Unreadable(Refusal.NOTHING_DRAWN)
    before = dict(vars(first))
    body = refused_body(SquareRefused(first, [other]))
    assert (body.refusal, [flaw.refusal for flaw in body.more]) == ("holes", ["nothing-drawn"])
    assert vars(first) == before


# -- exercises -------------------------------------------------------------------------------------


def test_an_exercise_is_played_move_by_move(shared: Server) -> None:
    assert shared.get("/api/exercises").json()["lessons"] == list(lessons())
    begun = shared.post("/api/exercise", {"name": "small-game"}).json()
    assert (begun["progress"], begun["size"], begun["board"]) == ("open", 3, ["S@0,0"])
    played = shared.post("/api/exercise", {"name": "small-game", "moves": ["1a@1,0"]}).json()
    assert len(played["board"]) == 3
    assert played["board"][1:] == ["1a@1,0", *played["replies"]]
    assert len(played["hand"]) == len(begun["hand"]) - 1


@pytest.mark.parametrize(("move", "progress"), [("C@-2,-1", "solved"), ("C@0,-2", "missed")])
def test_the_end_of_an_exercise_has_its_chase(shared: Server, move: str, progress: str) -> None:
    ended = shared.post("/api/exercise", {"name": "cat", "moves": [move]}).json()
    assert ended["progress"] == progress
    assert ended["legal_cells"] == []
    assert [*map(len, ended["finale"]["waves"])] == (
        [0, 1, 0] if progress == "solved" else [0, 0, 1]
    )


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"name": "nothing"}, (404, "no-such-exercise")),
        ({"name": "puzzle-0"}, (404, "no-such-exercise")),
        ({"name": "puzzle-017"}, (404, "no-such-exercise")),
        ({"name": "puzzle-999999"}, (404, "no-such-exercise")),
        ({"name": "puzzle-17", "moves": ["D@9,9"]}, (422, "outside-the-square")),
        ({"name": "puzzle-17", "moves": ["nothing"]}, (422, "not-a-move")),
        ({"name": "../cat"}, (400, "unreadable")),
        ({"name": "cat", "moves": ["C@5,5"]}, (422, "outside-the-square")),
        ({"name": "cat", "moves": ["M@-2,-1"]}, (422, "no-such-card")),
        ({"name": "cat", "moves": ["cat"]}, (422, "not-a-move")),
        ({"name": "cat", "moves": ["C@0,-2", "C@0,1"]}, (422, "game-over")),
        ({"name": "cat", "moves": ["C@0,-2"] * 49}, (400, "unreadable")),
    ],
)
def test_an_impossible_move_in_an_exercise_is_refused(
    shared: Server, wish: object, expected: tuple[int, str]
) -> None:
    assert refusal(shared.post("/api/exercise", wish)) == expected


# -- drawing ---------------------------------------------------------------------------------------


def modules(svg: str) -> set[tuple[int, int]]:
    """Where an SVG of ours is black."""
    root = ET.fromstring(svg)  # noqa: S314 - our own
    dark = [path for path in root if path.get("fill") == "#000"]
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", dark[0].get("d") or "")
    assert all(there == back for _, _, there, back in runs)
    return {(int(start) + n, int(y)) for start, y, length, _ in runs for n in range(int(length))}


def qr_of(link: str) -> set[tuple[int, int]]:
    rows = segno.make(link, micro=False, error="m").matrix_iter(border=4)
    return {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}


def test_the_link_to_a_table_is_drawn(shared: Server) -> None:
    opened = shared.open(players=2)
    answer = shared.get(f"/api/tables/{opened['table']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert modules(answer.text) == qr_of(opened["link"])
    assert opened["link"] == f"{shared.url}/t/{opened['table']}"


def test_the_link_of_a_seat_is_drawn_without_its_token_in_an_address(shared: Server) -> None:
    opened = shared.open(players=2)
    joined = shared.join(code=opened["code"])
    path = joined["link"].removeprefix(shared.url)
    assert modules(shared.post("/api/qr", {"path": path}).text) == qr_of(joined["link"])
    assert joined["link"].endswith(f"#{joined['token']}")


@pytest.mark.parametrize("path", ["", "x", "http://evil.example", "/ ", "/é", "/" + "x" * 500])
def test_only_links_of_ours_are_drawn(shared: Server, path: str) -> None:
    assert refusal(shared.post("/api/qr", {"path": path})) == (400, "unreadable")


# -- deleting, health, figures ---------------------------------------------------------------------


def test_anyone_seated_deletes_a_finished_table(shared: Server) -> None:
    opened = finished(shared)
    path = f"/api/tables/{opened['table']}"
    answer = shared.delete(path, **bearer(opened["tokens"][1]))
    assert (answer.status_code, answer.content) == (204, b"")
    assert refusal(shared.get(path)) == (404, "no-such-table")


def test_nobody_deletes_without_a_token(shared: Server) -> None:
    opened = finished(shared)
    answer = shared.delete(f"/api/tables/{opened['table']}")
    assert refusal(answer) == (401, "not-your-seat")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_it_says_that_it_is_well(shared: Server) -> None:
    assert shared.get("/healthz").json() == {"ok": True, "version": __version__}


def test_figures_are_for_this_machine(shared: Server) -> None:
    answer = shared.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "cheese_rescue_errors_total 0.0" in answer.text


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/nowhere", "/api", "/api/", "/api/tables/", "/t", "/API/tables"])
def test_there_is_no_such_page(shared: Server, path: str) -> None:
    assert refusal(shared.get(path)) == (404, "no-such-page")


@pytest.mark.parametrize("table", [NOTHING, "x", "%00", "..%2f..", "é", "x" * 500])
def test_there_is_no_such_table(shared: Server, table: str) -> None:
    answer = shared.get(f"/api/tables/{table}")
    assert refusal(answer)[0] == 404


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/", {"GET", "HEAD"}),
        ("GET", "/api/join", {"POST"}),
        ("PUT", f"/api/tables/{NOTHING}", {"GET", "HEAD", "DELETE"}),
        ("OPTIONS", "/api/tables", {"POST"}),
    ],
)
def test_there_is_no_such_method_and_those_that_are_there_are_named(
    shared: Server, method: str, path: str, allowed: set[str]
) -> None:
    answer = httpx.request(method, f"{shared.url}{path}")
    assert refusal(answer) == (405, "no-such-method")
    assert set(answer.headers["allow"].split(", ")) == allowed


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"players":5}', b'{"players":"2"}', b'{"more":1}']
    + [b'{"chairs":[{},{},{},{},{}]}', b'{"players":2.5}', b"[" * 10_000, b'{"players":1e400}']
    + [b'{"chairs":[{"name":"\\ud800"}]}', b'{"language":"english"}', b'{"pace":"fast"}'],
)
def test_what_cannot_be_read_is_refused(shared: Server, body: bytes) -> None:
    answer = httpx.post(f"{shared.url}/api/tables", content=body)
    assert refusal(answer) == (400, "unreadable")
