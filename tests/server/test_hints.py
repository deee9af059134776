"""Hints: for who asks, as much as their help level tells, and nobody else hears of it."""

import asyncio
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from cheese_rescue.rules import Seat
from cheese_rescue.server.shown import view_shown
from cheese_rescue.server.worker import Advise
from cheese_rescue.server.workers import Workers
from tests.rules.redeal import told_apart
from tests.server.people import ADA, BEN, MINE, Two, refused, told, two
from tests.server.site import Device, Message, Server, serving
from tests.table.tables import game_of, played_on, started

LEVELS = ("hint-card", "hint-region", "hint-place")
COLD = 300
"""Seconds in which everything is compiled, on a machine that has never done so."""


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose worker has the compiled code."""
    with serving(tmp_path_factory.mktemp("warm") / "server") as server:
        pair = hinting(server)
        number = pair.ada.say("hint", seat=ADA, game=0, ply=0)
        while pair.ada.hear(COLD).get("re") != number:
            pass
        yield server


def hinting(server: Server, level: str = "hint-place") -> Two:
    return two(server, ada={**MINE, "help": level})


def ask(device: Device, *, seat: int = ADA, game: int = 0, ply: int = 0) -> Message:
    return device.ask("hint", seat=seat, game=game, ply=ply)


def thoughts(server: Server, kind: str = "hint") -> int:
    told = server.get("/metrics").text
    found = re.search(rf'(?m)^cheese_rescue_thoughts_total{{kind="{kind}"}} (\S+)$', told)
    return int(float(found[1])) if found else 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_hint_tells_what_its_level_tells_and_no_more(warm: Server, level: str) -> None:
    pair = hinting(warm, level)
    view = pair.ada.views[ADA]
    hint = ask(pair.ada)
    assert (hint["type"], hint["ply"]) == ("hinted", 0)
    assert hint["card"] in view["hand"]
    assert all(place in view["legal_cells"] for place in hint["region"])
    if level == "hint-card":
        assert hint["region"] == []
    if level == "hint-region":
        assert 2 <= len(hint["region"]) <= 5
    if level == "hint-place":
        assert hint["region"] == [hint["cell"]]
        assert any(reason["cells"] for reason in hint["reasons"])
    else:
        assert hint["cell"] is None
        assert not any(reason["cells"] for reason in hint["reasons"])
    assert hint["reasons"]


def test_nobody_else_hears_of_a_hint_and_nothing_is_written(warm: Server) -> None:
    pair = hinting(warm)
    before = pair.ada.table["n"]
    watcher = pair.watch()
    told(pair.ben)
    ask(pair.ada)
    assert told(pair.ben) == told(watcher) == []
    shown = warm.get(f"/api/tables/{pair.table}").json()
    assert shown["n"] == before


def test_who_asks_again_hears_the_same_and_nobody_thinks_twice(warm: Server) -> None:
    pair = hinting(warm)
    first = ask(pair.ada)
    thought = thoughts(warm)
    second = ask(pair.ada)
    assert {**first, "re": None} == {**second, "re": None}
    pair.ada.ask("set-help", chair=ADA, help="hint-card")
    weaker = ask(pair.ada)
    assert (weaker["card"], weaker["cell"]) == (first["card"], None)
    assert thoughts(warm) == thought


def test_hints_are_refused_where_there_are_none(warm: Server) -> None:
    pair = hinting(warm)
    assert refused(ask(pair.ben, seat=ADA))[0] == "not-your-seat"
    assert refused(ask(pair.ada, seat=BEN))[0] == "not-your-seat"
    assert refused(ask(pair.ben, seat=BEN))[0] == "no-hints"
    assert refused(ask(pair.watch(), seat=ADA))[0] == "not-your-seat"
    assert refused(ask(pair.ada, game=1))[0] == "another-game"
    assert refused(ask(pair.ada, ply=5)) == ("ahead", {"ply": 5, "now": 0})
    pair.play_one()
    assert refused(ask(pair.ada, ply=0)) == ("stale", {"ply": 0, "now": 1})
    assert refused(ask(pair.ada, ply=1))[0] == "not-your-turn"
    pair.ben.ask("set-help", chair=BEN, help="hint-card")
    assert ask(pair.ben, seat=BEN, ply=1)["type"] == "hinted"


def test_one_device_waits_for_one_hint_at_a_time_and_another_joins_in(warm: Server) -> None:
    pair = hinting(warm)
    other = pair.again(ADA)
    thought = thoughts(warm)
    first = pair.ada.say("hint", seat=ADA, game=0, ply=0)
    assert refused(ask(pair.ada))[0] == "too-many"
    joined = ask(other)
    while pair.ada.heard[-1].get("re") != first:
        pair.ada.hear()
    assert pair.ada.heard[-1] == {**joined, "re": first}
    assert thoughts(warm) == thought + 1


def test_a_hint_ends_with_the_move_that_it_was_for(warm: Server) -> None:
    pair = hinting(warm)
    number = pair.ada.say("hint", seat=ADA, game=0, ply=0)
    pair.ada.play(pair.ada.views[ADA])
    told(pair.ada)
    (answer,) = [heard for heard in pair.ada.heard if heard.get("re") == number]
    assert refused(answer) == ("stale", {"ply": 0, "now": 1})


def test_a_hint_for_a_device_that_is_gone_does_no_harm(warm: Server) -> None:
    pair = hinting(warm)
    pair.ada.say("hint", seat=ADA, game=0, ply=0)
    pair.ada.close()
    ada = pair.again(ADA)
    assert ask(ada)["type"] == "hinted"


def test_what_nobody_waits_for_is_not_thought_of_and_many_who_wait_are_all_answered() -> None:
    view = view_shown(started().bots_view(Seat(0)), game=0)

    async def run() -> None:
        workers = Workers(1, secrets.token_bytes)
        first = asyncio.create_task(workers.advise(view))
        gone = [asyncio.create_task(workers.advise(view)) for _ in range(5)]
        await asyncio.sleep(0.05)
        for task in gone:
            task.cancel()
        await asyncio.wait_for(first, COLD)
        asked = workers.thought["hint"]
        moves = await asyncio.gather(*(workers.choose("old-dog", view) for _ in range(12)))
        assert all(move.card in view.hand for move in moves)
        assert workers.thought["hint"] == asked
        assert workers.waiting == 0
        await workers.close()

    asyncio.run(run())


def test_a_worker_is_told_nothing_that_the_seat_does_not_know() -> None:
    table = played_on(started(players=3), 12)
    games = (game_of(table),)

    def look(game: object, seat: Seat | None) -> bytes:
        view = view_shown(game.view(seat), game=0)  # type: ignore[attr-defined]
        return msgspec.json.encode(Advise(view=view, seconds=1))

    assert told_apart(games, look, Random(1)) == []


def test_workers_give_way_to_everybody_else(warm: Server) -> None:
    assert warm.process is not None
    children = Path(f"/proc/{warm.process.pid}/task/{warm.process.pid}/children")
    for child in children.read_text(encoding="utf-8").split():
        stat = Path(f"/proc/{child}/stat").read_text(encoding="utf-8")
        assert int(stat.rpartition(")")[2].split()[16]) == 19
