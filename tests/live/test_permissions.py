"""Who may do what: every cell of the table in `docs/operate.md` is tried."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from cheese_rescue.live import messages
from cheese_rescue.rules import Record, Refused
from cheese_rescue.server.http.api import ENDPOINTS
from tests.device import Device, Message
from tests.live.headless import Headless, World
from tests.people import answer_request, arrive, playing, told, until

PAGE = (Path(__file__).parents[2] / "docs" / "operate.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("\n## Who may do what\n")[2].partition("\n## ")[0]
HOLDER, PLAYER, OPENER, WATCHER, OLD, SIGNED_OUT = range(6)
"""The last two have an old token: replaced before the game, or (if it has begun) during it."""
CHAIR, THIRD = 0, 2
"""The chair in question is Ben's, another one is Cleo's, and a bot has the third."""


class Row(NamedTuple):
    verb: str
    when: str
    cells: tuple[str, ...]
    """For the chair's player, another player, the opener, a watcher and an old token."""

    @property
    def name(self) -> str:
        return f"{self.verb} · {self.when}"


def rows() -> Iterator[Row]:
    for line in SECTION.splitlines():
        if line.startswith("| ") and not line.startswith("| verb"):
            verb, when, *cells = (cell.strip() for cell in line.strip("|").split("|"))
            yield Row(verb, when, tuple(cells))


class Scene:
    """Ada opened the table but has no chair. Ben has the chair in question, Cleo another one."""

    def __init__(self, world: World, *, phase: str, watchers: bool = True) -> None:
        self.world = world
        self.server: Headless = world.process(bot_pause=3600)
        chairs = [{"mine": True, "name": "Ben", "help": "hint-place"}, {"mine": True}]
        opened = self.server.open(players=3, begins="oldest", watchers=watchers, chairs=chairs)
        self.table: str = opened["table"]
        self.code: str = opened["code"]
        self.old: str = opened["tokens"][0]
        self.late: str = self.old
        self.tokens: list[str] = [opened["tokens"][0], opened["tokens"][1], opened["opener"]]
        self.ben = arrive(self.server, self.table, self.tokens[HOLDER])
        self.tokens[HOLDER] = self.ben.ask("replace-token", chair=CHAIR)["token"]
        self.cleo = arrive(self.server, self.table, self.tokens[PLAYER])
        self.host = arrive(self.server, self.table, self.tokens[OPENER])
        if phase == "free":
            return
        self.host.ask("seat-bot", chair=THIRD, bot="random")
        if phase == "before":
            return
        self.host.ask("start", oldest=CHAIR)
        until(self.ben, playing)
        self.late = self.tokens[HOLDER]
        self.tokens[HOLDER] = self.ben.ask("replace-token", chair=CHAIR)["token"]
        if phase == "over":
            self.play_out()

    def play_out(self) -> None:
        self.host.ask("empty", chair=THIRD)
        third = self.device(self.ask_for(THIRD)["token"])
        for device in (self.ben, self.cleo):
            answer_request(device, THIRD)
        devices = (self.ben, self.cleo, third)
        while not self.ben.views[CHAIR]["over"]:
            for seat, device in enumerate(devices):
                told(device)
                view = device.views[seat]
                if view["turn"] == seat and not view["over"]:
                    assert device.play(view)["type"] == "views"
            told(self.ben)

    def ask_for(self, chair: int, *tokens: str) -> Message:
        return self.server.join(table=self.table, chair=chair, name="Dan", tokens=list(tokens))

    def device(self, *tokens: str) -> Device:
        return arrive(self.server, self.table, *tokens)

    def token(self, role: int) -> str | None:
        return [*self.tokens, None, self.old, self.late][role]

    def tokens_of(self, role: int) -> list[str]:
        return [] if role == WATCHER else [self.token(role) or ""]

    def of(self, role: int) -> Device:
        return self.device(*self.tokens_of(role))


Try = Callable[[World, int], str]
"""What happens if that role does it: `yes`, `no` or `asks`."""


def yes(done: object) -> str:
    return "yes" if done else "no"


def command(kind: str, phase: str = "during", **fields: Any) -> Try:
    def attempt(world: World, role: int) -> str:
        device = Scene(world, phase=phase).of(role)
        return yes(device.ask(kind, **fields)["type"] != "refused")

    return attempt


def hosting(kind: str, phase: str, *, screen: bool, **fields: Any) -> Try:
    """With a shared screen: the opener's device is connected and has no chair."""

    def attempt(world: World, role: int) -> str:
        scene = Scene(world, phase=phase)
        if not screen:
            scene.host.close()
        return yes(scene.of(role).ask(kind, **fields)["type"] != "refused")

    return attempt


def on_turn(kind: str) -> Try:
    def attempt(world: World, role: int) -> str:
        scene = Scene(world, phase="during")
        told(scene.ben)
        view = scene.ben.views[CHAIR]
        fields = {name: view[name] for name in ("seat", "game", "ply")}
        if kind != "hint":
            fields |= {"card": view["hand"][0], "cell": view["legal_cells"][0]}
        return yes(scene.of(role).ask(kind, **fields)["type"] != "refused")

    return attempt


def hello(*, watchers: bool, phase: str = "during") -> Try:
    def attempt(world: World, role: int) -> str:
        scene = Scene(world, phase=phase, watchers=watchers)
        device = scene.server.device(scene.table, *scene.tokens_of(role))
        if device.hear()["type"] == "refused":
            return "no"
        told(device)
        return yes(device.table and (device.views or phase == "free"))

    return attempt


def cards(world: World, role: int) -> str:
    device = Scene(world, phase="during").of(role)
    return yes(any(view["hand"] for seat, view in device.views.items() if seat == CHAIR))


def names(world: World, role: int) -> str:
    return yes(Scene(world, phase="during").of(role).table["chairs"][CHAIR]["name"])


def code(world: World, role: int) -> str:
    return yes(Scene(world, phase="free").of(role).table["code"])


def find(phase: str) -> Try:
    def attempt(world: World, role: int) -> str:  # noqa: ARG001 - nothing but the code is needed
        scene = Scene(world, phase=phase)
        try:
            return yes(scene.server.run(scene.server.lobby.find(scene.code)) == scene.table)
        except Refused:
            return "no"

    return attempt


def call_bot(*, away: bool) -> Try:
    def attempt(world: World, role: int) -> str:
        scene = Scene(world, phase="during")
        device = scene.of(role)
        if away:
            scene.ben.close()
        return yes(device.ask("call-bot", chair=CHAIR)["type"] != "refused")

    return attempt


def answer(world: World, role: int) -> str:
    scene = Scene(world, phase="during")
    scene.host.ask("empty", chair=CHAIR)
    scene.ask_for(CHAIR)
    return yes(answer_request(scene.of(role), CHAIR, agree=False)["type"] != "refused")


def attempt_join(scene: Scene, role: int, chair: int) -> str:
    try:
        return "asks" if scene.ask_for(chair, *scene.tokens_of(role))["waiting"] else "yes"
    except Refused:
        return "no"


def join_before(world: World, role: int) -> str:
    return attempt_join(Scene(world, phase="free"), role, THIRD)


def join_emptied(world: World, role: int) -> str:
    scene = Scene(world, phase="during")
    scene.host.ask("empty", chair=CHAIR)
    return attempt_join(scene, role, CHAIR)


def join_refused(world: World, role: int) -> str:
    scene = Scene(world, phase="during")
    scene.host.ask("empty", chair=CHAIR)
    scene.ask_for(CHAIR)
    answer_request(scene.cleo, CHAIR, agree=False)
    return attempt_join(scene, role, CHAIR)


def show(world: World, role: int) -> str:
    scene = Scene(world, phase="during")
    return yes(scene.server.show(scene.table, scene.token(role))["table"] == scene.table)


def record(*, phase: str = "during", watchers: bool = True, secret: bool = False) -> Try:
    def attempt(world: World, role: int) -> str:
        scene = Scene(world, phase=phase, watchers=watchers)
        try:
            found = Record.parse(scene.server.record(scene.table, scene.token(role)))
        except Refused:
            return "no"
        return yes(found.secret and found.pile) if secret else "yes"

    return attempt


def go_on(phase: str) -> Try:
    """Whoever has the record of a finished game knows all its cards."""

    def attempt(world: World, role: int) -> str:
        scene = Scene(world, phase=phase)
        text = scene.server.record(scene.table, scene.token(role))
        try:
            opened = scene.server.open(source={"record": text, "ply": 3})
        except Refused:
            return "no"
        return yes(scene.server.show(opened["table"])["source"]["ply"] == 3)

    return attempt


def delete(phase: str) -> Try:
    def attempt(world: World, role: int) -> str:
        scene = Scene(world, phase=phase)
        try:
            scene.server.delete(scene.table, scene.token(role))
        except Refused:
            return "no"
        return "yes"

    return attempt


def test_whoever_sits_down_after_the_game_cannot_delete_it(world: World) -> None:
    scene = Scene(world, phase="over")
    scene.host.ask("empty", chair=THIRD)
    token = scene.ask_for(THIRD)["token"]
    newcomer = scene.device(token)
    assert newcomer.ask("end")["refusal"] == "only-the-opener"
    with pytest.raises(Refused):
        scene.server.delete(scene.table, token)
    scene.ben.ask("replace-token", chair=CHAIR)
    assert scene.ben.ask("end")["type"] == "done"


def draw(world: World, role: int) -> str:  # noqa: ARG001 - the route reads no token
    scene = Scene(world, phase="during")
    return yes(scene.server.room(scene.table).live.name == scene.table)


ATTEMPTS: dict[str, Try] = {
    "`hello`, `claim`: the board, who sits where, hand-overs, requests · any time": hello(
        watchers=True
    ),
    "`hello` · at a table without watchers": hello(watchers=False),
    "`hello` · at a table without watchers, before the first game": hello(
        watchers=False, phase="free"
    ),
    "the cards of the chair · during a game": cards,
    "typed names · any time": names,
    "the join code · before the first game": code,
    "`ping` · any time": command("ping"),
    "`number` · before a game": command("number", "before", chair=CHAIR, number="ab" * 16),
    "`start` · before a game": hosting("start", "before", screen=False, oldest=CHAIR),
    "`start` · before a game, with a shared screen": hosting(
        "start", "before", screen=True, oldest=CHAIR
    ),
    "`play` · on the chair's turn": on_turn("play"),
    "`consider` · on the chair's turn": on_turn("consider"),
    "`hint` · on the chair's turn": on_turn("hint"),
    "`set-help` · any time": command("set-help", chair=CHAIR, help="places"),
    "`set-profile` · any time": command("set-profile", chair=CHAIR, name="Bea"),
    "`set-profile` with another shape · during a game": command(
        "set-profile", chair=CHAIR, shape="heart"
    ),
    "`react` · any time": command("react", chair=CHAIR, reaction="wow"),
    "`set-bot-pause`, which counts only for devices with a chair · any time": command(
        "set-bot-pause", pause="calm"
    ),
    "`leave` · any time": command("leave", chair=CHAIR),
    "`come-back` · during a game": command("come-back", chair=CHAIR),
    "`call-bot` · while the chair's player is away": call_bot(away=True),
    "`call-bot` · while the chair's player is here": call_bot(away=False),
    "`empty` · any time": command("empty", chair=CHAIR),
    "`seat-bot` · any time": command("seat-bot", chair=CHAIR, bot="random"),
    "`seat-bot` · a free chair before the first game": hosting(
        "seat-bot", "free", screen=False, chair=THIRD, bot="random"
    ),
    "`seat-bot` · a free chair before the first game, with a shared screen": hosting(
        "seat-bot", "free", screen=True, chair=THIRD, bot="random"
    ),
    "`answer-request` · while somebody asks for the chair, which was emptied": answer,
    "`replace-token` · any time": command("replace-token", chair=CHAIR),
    "`rematch` · during a game": command("rematch", game=0),
    "`rematch` · after a game": command("rematch", "over", game=0),
    "`end` · during a game": command("end"),
    "`end` · after a game": command("end", "over"),
    "`POST /api/find` · before the first game": find("free"),
    "`POST /api/find` · once the first game has begun": find("during"),
    "`POST /api/join` · a free chair before the start": join_before,
    "`POST /api/join` · a chair emptied during the game": join_emptied,
    "`POST /api/join` · a chair for which somebody else was refused in this game": join_refused,
    "`GET /api/tables/{table}` · any time": show,
    "`GET /api/tables/{table}/qr.svg` · any time": draw,
    "`GET /api/tables/{table}/record` · any time": record(),
    "`GET /api/tables/{table}/record` · at a table without watchers": record(watchers=False),
    "its secret and pile · during a game": record(secret=True),
    "its secret and pile · after a game": record(phase="over", secret=True),
    "`POST /api/tables` with its record as `source` · during a game": (go_on("during")),
    "`POST /api/tables` with its record as `source` · after a game": (go_on("over")),
    "`DELETE /api/tables/{table}` · during a game": delete("during"),
    "`DELETE /api/tables/{table}` · after a game": delete("over"),
}


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.name)
def test_everybody_may_do_what_the_page_says_and_nothing_else(row: Row) -> None:
    for role, cell in enumerate([*row.cells, row.cells[OLD]]):
        if cell == "-":
            continue
        world = World()
        try:
            assert ATTEMPTS[row.name](world, role) == cell, (row.name, role)
        finally:
            world.close()


def test_every_row_is_tried_and_every_attempt_is_a_row() -> None:
    assert {row.name for row in rows()} == set(ATTEMPTS)


def test_every_command_and_every_address_is_on_the_page() -> None:
    words = set(re.findall(r"`([^`]+)`", SECTION))
    tags = {kind.__struct_config__.tag for kind in get_args(messages.Commands)}
    assert tags <= words
    assert {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS} <= words
