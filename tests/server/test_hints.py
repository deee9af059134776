"""Hints from real worker processes. What they tell to whom is tested in tests/live."""

import asyncio
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from cheese_rescue.live.encode import encode_view
from cheese_rescue.rules import Seat
from cheese_rescue.server.thinking.pool import WorkerPool
from cheese_rescue.server.thinking.protocol import HintsRequest
from tests.people import ADA, MINE, Two, told, two
from tests.rules.redeal import told_apart
from tests.server.site import Server, serving
from tests.table.tables import game_of, played_on, started

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


def hinting(server: Server) -> Two:
    return two(server, ada={**MINE, "help": "hint-place"})


def thoughts(server: Server, kind: str = "hint") -> int:
    told = server.get("/metrics").text
    found = re.search(rf'(?m)^cheese_rescue_thoughts_total{{kind="{kind}"}} (\S+)$', told)
    return int(float(found[1])) if found else 0


@pytest.mark.every_backend("the whole path once on each backend", long=True)
def test_a_hint_comes_from_a_worker_and_nobody_else_hears_of_it(warm: Server) -> None:
    pair = hinting(warm)
    before = pair.ada.table["n"]
    watcher = pair.watch()
    told(pair.ben)
    thought = thoughts(warm)
    hint = pair.ada.ask("hint", seat=ADA, game=0, ply=0)
    assert thoughts(warm) == thought + 1
    assert (hint["type"], hint["ply"]) == ("hinted", 0)
    assert hint["card"] in pair.ada.views[ADA]["hand"]
    assert hint["cell"] in pair.ada.views[ADA]["legal_cells"]
    assert told(pair.ben) == told(watcher) == []
    shown = warm.get(f"/api/tables/{pair.table}").json()
    assert shown["n"] == before


@pytest.mark.long
def test_what_nobody_waits_for_is_not_thought_of_and_many_who_wait_are_all_answered() -> None:
    view = started().bots_view(Seat(0))

    async def run() -> None:
        workers = WorkerPool(1, secrets.token_bytes)
        first = asyncio.create_task(workers.advise(view))
        gone = [asyncio.create_task(workers.advise(view)) for _ in range(5)]
        await asyncio.sleep(0.05)
        for task in gone:
            task.cancel()
        await asyncio.wait_for(first, COLD)
        asked = workers.computed["hint"]
        moves = await asyncio.gather(*(workers.choose("old-dog", view) for _ in range(12)))
        assert all(move.card in view.hand for move in moves)
        assert workers.computed["hint"] == asked
        assert workers.waiting == 0
        await workers.close()

    asyncio.run(run())


def test_a_worker_is_told_nothing_that_the_seat_does_not_know() -> None:
    table = played_on(started(players=3), 12)
    games = (game_of(table),)

    def look(game: object, seat: Seat | None) -> bytes:
        view = encode_view(game.view(seat), game=0)  # type: ignore[attr-defined]
        return msgspec.json.encode(HintsRequest(view=view, seconds=1))

    assert told_apart(games, look, Random(1)) == []


def test_workers_give_way_to_everybody_else(warm: Server) -> None:
    assert warm.process is not None
    children = Path(f"/proc/{warm.process.pid}/task/{warm.process.pid}/children")
    for child in children.read_text(encoding="utf-8").split():
        stat = Path(f"/proc/{child}/stat").read_text(encoding="utf-8")
        assert int(stat.rpartition(")")[2].split()[16]) == 19
