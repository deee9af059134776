"""docs/protocol.md and web/protocol.ts say what goes over the wire."""

import ast
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from enum import Enum
from inspect import getmembers, isclass
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct
from starlette.routing import Route

from cheese_rescue.extras import ExtraRefusal
from cheese_rescue.live import messages
from cheese_rescue.rules import Refusal
from cheese_rescue.server.http.api import ENDPOINTS
from cheese_rescue.server.http.pages import PAGES
from cheese_rescue.table.errors import TableRefusal
from tests.server.site import Server, serving

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TYPES = (ROOT / "web" / "protocol.ts").read_text(encoding="utf-8")

COLD = 300
"""Seconds in which everything is compiled, on a machine that has never done so."""
BASES = {"Command", "Message", "Body", "Line"}
LINES = get_args(messages.ReviewLines)
"""Of an answer that comes bit by bit."""
INSIDE = {"EncodedTable", "EncodedViews"}
"""Already encoded; on the wire they are what they hold."""


def wire_structs() -> dict[str, type[Struct]]:
    return {
        name: kind
        for name, kind in getmembers(messages, isclass)
        if issubclass(kind, Struct) and kind is not Struct and name not in BASES | INSIDE
    }


@pytest.fixture(scope="module")
def maker() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "docs" / "protocol.py"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "server") as server:
        yield server


def test_both_files_are_what_the_messages_say_now(maker: dict[str, Any]) -> None:
    """Otherwise: `python docs/protocol.py`."""
    assert maker["page"](PAGE) == PAGE
    assert maker["typescript"]() == TYPES


# --- TypeScript -------------------------------------------------------------------------------


def declared() -> dict[str, str]:
    """What each exported name is declared as."""
    found = re.findall(
        r"^export (?:interface|type|const) (\w+)(.*?)(?=^(?:export|/\*\*)|\Z)",
        TYPES,
        re.MULTILINE | re.DOTALL,
    )
    names = [name for name, _ in found]
    assert len(names) == len(set(names))
    return dict(found)


def test_every_struct_of_the_wire_has_its_interface_with_all_its_fields(
    maker: dict[str, Any],
) -> None:
    types = declared()
    for kind in wire_structs().values():
        body = types[maker["ts_name"](kind)]
        names = re.findall(r"^  (\w+)\??: ", body, re.MULTILINE)
        tagged = ["type"] if kind.__struct_config__.tag else []
        assert sorted(names) == sorted([*tagged, *kind.__struct_fields__])


@pytest.mark.parametrize(
    ("name", "union"),
    [
        ("AnyCommand", messages.Commands),
        ("AnyMessage", messages.Messages),
        ("ReviewLine", messages.ReviewLines),
    ],
)
def test_a_union_has_every_message_of_its_direction_with_its_own_type(
    maker: dict[str, Any], name: str, union: Any
) -> None:
    types = declared()
    members = re.findall(r"\| (\w+)", types[name])
    assert members == [maker["ts_name"](kind) for kind in get_args(union)]
    tags = [re.search(r'^  type: "([a-z-]+)";$', types[member], re.MULTILINE) for member in members]
    assert [found and found[1] for found in tags] == [
        kind.__struct_config__.tag for kind in get_args(union)
    ]


def test_every_message_struct_is_in_one_of_the_unions() -> None:
    told = {*get_args(messages.Commands), *get_args(messages.Messages), *LINES}
    tagged = {kind for kind in wire_structs().values() if kind.__struct_config__.tag}
    assert tagged == told


def test_an_enum_is_a_union_of_its_values(maker: dict[str, Any]) -> None:
    types = declared()
    kinds: list[type[Enum]] = [*maker["enums"](), *maker["REFUSALS"]]
    for kind in kinds:
        values = re.findall(r'^  \| "([^"]+)"', types[maker["ts_name"](kind)], re.MULTILINE)
        assert values == [member.value for member in kind]


def test_the_types_are_strict() -> None:
    """Whether they are well formed, tsc says."""
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", TYPES)
    words = set(re.findall(r"[A-Za-z_]\w*", re.sub(r'"[^"]*"', "", code)))
    assert not words & {"any", "unknown", "undefined", "object", "Function", "enum", "never"}
    of_the_language = {"Record", "Partial"}
    assert not of_the_language & set(declared())
    used = set(re.findall(r"\b[A-Z]\w*", re.sub(r'"[^"]*"', "", code)))
    assert used <= set(declared()) | of_the_language


def test_what_a_device_may_leave_out_is_optional_and_what_it_is_told_is_there() -> None:
    types = declared()
    assert "  id?: MessageId | null;" in types["PlayCard"]
    assert "  re: MessageId | null;" in types["ViewsMessage"]
    assert "  code?: Code;" in types["JoinRequest"]
    assert not [
        name
        for name, kind in wire_structs().items()
        if not kind.__struct_config__.forbid_unknown_fields and "?:" in types[name]
    ]


# --- the page ---------------------------------------------------------------------------------


def test_every_message_and_body_is_described() -> None:
    headings = re.findall(r"^### `?([\w-]+)`?$", PAGE, re.MULTILINE)
    for name, kind in wire_structs().items():
        assert (name if kind in LINES else kind.__struct_config__.tag or name) in headings
    assert len(headings) == len(set(headings))


def test_every_link_within_the_page_leads_somewhere() -> None:
    headings = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    anchors |= set(re.findall(r"<a id='(\w+)'>", PAGE))
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) <= anchors


def test_every_refusal_is_listed_with_its_data() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| ([^|]*?) ?\| \d+ \|$", PAGE, re.MULTILINE))
    kinds: tuple[type[Enum], ...] = (
        Refusal,
        TableRefusal,
        messages.ServerRefusal,
        ExtraRefusal,
    )
    assert list(rows) == [member.value for kind in kinds for member in kind]
    assert rows["another-game"] == "`game`, `now`"
    assert rows["outside-the-square"] == "`side`, `by`, `size`"


def told_answers() -> dict[str, str]:
    """For each thing asked, the type of its answer."""
    table = PAGE[PAGE.index("| asked |") :].split("\n\n", 1)[0]
    return {
        asked: re.findall(r"`(.+?)`", answer)[0]
        for _, first, answer, *_ in (row.split("|") for row in table.splitlines()[2:])
        for asked in re.findall(r"`(.+?)`", first)
    }


def test_every_answer_is_told() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(messages.Commands)}
    assert set(told_answers()) == tags


def test_every_ask_is_answered_as_told(server: Server) -> None:
    told = told_answers()
    asked = {"hello"}
    mine = {"mine": True}
    opened = server.open(players=2, chairs=[mine, mine])
    device = server.device(opened["table"], opened["opener"], *opened["tokens"])
    assert device.hear()["type"] == told["hello"]

    def ask(kind: str, **fields: Any) -> None:
        number = device.say(kind, **fields)
        while (answer := device.hear(COLD)).get("re") != number:
            pass
        assert answer["type"] == told[kind], kind
        asked.add(kind)

    ask("ping")
    ask("number", chair=0, number="0f" * 16)
    ask("react", chair=0, reaction="hello")
    ask("set-bot-pause", pause="quick")
    ask("set-help", chair=0, help="forecast")
    ask("set-profile", chair=0, name="Ada")
    ask("start")
    device.seats()
    view = device.views[0]
    move = {"card": view["hand"][0], "cell": view["legal_cells"][0]}
    ask("consider", seat=0, game=0, ply=0, **move)
    for chair in (0, 1):  # who begins was drawn
        device.ask("set-help", chair=chair, help="hint-card")
    ask("hint", seat=0, game=0, ply=0)
    ask("play", seat=0, game=0, ply=0, **move)
    ask("play", seat=0, game=0, ply=0, **move)
    ask("come-back", chair=0)
    ask("leave", chair=0)
    ask("claim", tokens=opened["tokens"])
    device.play_out(0, 1)
    ask("rematch", game=0)
    device.hear_until("views")
    ask("leave", chair=1)
    ask("empty", chair=1)
    server.join(table=opened["table"], chair=1)
    device.ask("ping")
    request = device.table["requests"][0]["n"]
    ask("answer-request", chair=1, request=request, agree=True)
    ask("seat-bot", chair=1, bot="greedy")
    ask("replace-token", chair=0)
    device.say("end")
    assert device.hear_until(told["end"])["reason"] == "ended"
    assert {*asked, "end", "call-bot"} == set(told)  # nobody is away here


def test_every_path_is_told() -> None:
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}`" in PAGE
    for page in PAGES:
        assert isinstance(page, Route)
        path = page.path.replace("{", "<").replace("}", ">")
        assert f"`{path}`" in PAGE


def test_every_close_code_is_described() -> None:
    described = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}
    assert set(messages.CloseCode) <= described


def test_every_temporary_refusal_of_a_hello_is_listed() -> None:
    (row,) = re.findall(r"^\| 1013 \|.*", PAGE, re.MULTILINE)
    listed = set(re.findall("`([^`]+)`", row)) - {"refused"}
    assert listed == {refusal.value for refusal in messages.TEMPORARY}


def test_the_client_of_the_page_plays_a_whole_game_against_a_bot(
    server: Server, tmp_path: Path
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert f'"protocol": {messages.PROTOCOL},' in code
    client = tmp_path / "client.py"
    client.write_text(code, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-W", "error", client, server.url],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    points = ast.literal_eval(ran.stdout)
    assert len(points) == 2
    assert all(isinstance(seat, int) for seat in points)
    assert "Traceback" not in server.log()
