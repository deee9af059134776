"""The independent client: it shares nothing with the server, and it notices what it should."""

import ast
import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.site import Server, serving

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "benchmarks" / "independent"
LOSSY = ROOT / "tests" / "server" / "lossy.py"

sys.path.insert(0, str(ROOT / "benchmarks"))  # the folder of the client's package

from independent.player import PLANS, Pace, Table, Tally  # noqa: E402 - needs the line above
from independent.rulebook import Record  # noqa: E402 - needs the line above
from independent.witness import Witness, view_faults  # noqa: E402 - needs the line above

FINISHED = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").split("```record\n")[1]
RECORD = FINISHED.partition("```")[0]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "server") as server:
        yield server


def test_it_imports_nothing_but_the_standard_library() -> None:
    files = sorted(CLIENT.rglob("*.py"))
    assert files
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert not node.level, file
                names = [node.module or ""]
            for name in names:
                top = name.partition(".")[0]
                assert top == "independent" or top in sys.stdlib_module_names, (file, name)
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                assert "import" not in called, file
                assert called not in ("exec", "eval"), file


def test_it_plays_whole_games_and_finds_nothing_wrong(server: Server) -> None:
    command = [sys.executable, "-W", "error", str(CLIENT), server.url]
    ran = subprocess.run(
        [*command, f"--tables={len(PLANS)}", "--games=2"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    figures = json.loads(ran.stdout)
    assert figures["games"] == 2 * len(PLANS)
    assert figures["acknowledged"] > 24 * len(PLANS)
    assert "Traceback" not in server.log()


def test_it_notices_a_server_that_loses_acknowledged_moves(tmp_path: Path) -> None:
    """Otherwise it would prove nothing about a server that loses none."""

    async def play(server: Server) -> Witness:
        pace = Pace(think=(0.0, 0.02), first_wait=0.05, longest_wait=0.2)
        table = Table([server.url], PLANS[0], Random(1), pace, Tally(), games=1000)
        task = asyncio.create_task(table.run())
        while table.tally.acknowledged < 10:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        while table.tally.hellos < 4:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return table.witness

    with serving(tmp_path / "server", program=(str(LOSSY),)) as server:
        witness = asyncio.run(play(server))
    assert witness.lost > 0
    assert any("acknowledged moves are lost" in fault for fault in witness.faults)


# -- what it finds in what it is told ----------------------------------------------------------


@pytest.fixture(scope="module")
def views(tmp_path_factory: pytest.TempPathFactory) -> dict[int | None, dict[str, Any]]:
    """The Views of both seats and of a watcher after one move."""
    with serving(tmp_path_factory.mktemp("views") / "server") as server:
        opened = server.open(players=2, chairs=[{"mine": True}, {"mine": True}])
        device = server.device(opened["table"], opened["opener"], *opened["tokens"])
        device.ask("start")
        device.seats()
        device.play(device.views[0])
        watcher = server.device(opened["table"])
        (watched,) = watcher.hear_until("views")["views"]
        return {0: device.views[0], 1: device.views[1], None: watched}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_of_the_server_is_right(views: dict[Any, Any], seat: int | None) -> None:
    assert list(view_faults(views[seat])) == []


@pytest.mark.parametrize(
    ("seat", "change"),
    [
        (1, {"hands": [["M"]]}),
        (1, {"hand": ["M"]}),
        (1, {"draws": [[0, "M"], [0, "M"], [1, "D"]]}),
        (1, {"unseen": {"D": 0, "C": 1, "M": 1}}),
        (1, {"outcome": {"points": [1, 2]}}),
        (1, {"forecast": {"points": [1, 2]}}),
        (1, {"cheeses": [["M"], ["1b"]]}),
        (1, {"pile_size": 12}),
        (1, {"legal_cells": [[0, 0]]}),
        (None, {"hand": ["M"]}),
        (None, {"draws": [[0, "M"]]}),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else f"seat-{value}",
)
def test_a_view_that_tells_too_much_or_wrongly_is_noticed(
    views: dict[Any, Any], seat: int | None, change: dict[str, Any]
) -> None:
    assert list(view_faults(views[seat] | change))


def test_a_view_without_an_acknowledged_move_is_noticed(views: dict[Any, Any]) -> None:
    witness = Witness()
    moves = views[0]["moves"]
    witness.compare(0, {0: moves[0]}, moves)
    assert (witness.lost, witness.faults) == (0, [])
    witness.compare(0, {0: moves[0], 1: "M@2,0"}, moves)
    assert witness.lost == 1
    witness.compare(0, {0: "D@9,9"}, moves)
    witness.compare(0, {0: "D@9,9"}, moves)  # counted once
    assert witness.lost == 2


def test_a_game_that_changes_is_noticed(views: dict[Any, Any]) -> None:
    witness = Witness()
    witness.saw_view(views[0])
    assert witness.faults == []
    (move,) = views[0]["moves"]
    card, _, _ = move.partition("@")
    witness.saw_view(views[0] | {"moves": [f"{card}@9,9"]})
    assert any("other moves than before" in fault for fault in witness.faults)


def test_the_record_of_the_documentation_is_true() -> None:
    assert list(Record.parse(RECORD).faults()) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("secret 00", "secret 01", "seal"),
        ("numbers a", "numbers b", "pile"),
        ("pile M M C", "pile M C M", "pile"),
        ("a:7/4", "a:8/4", "result"),
        ("3b@2,0 ", "M@2,0 ", "hand"),
        ("1b@0,3 ", "1b@9,3 ", "place"),
    ],
)
def test_a_false_record_is_noticed(old: str, new: str, fault: str) -> None:
    assert old in RECORD
    faults = list(Record.parse(RECORD.replace(old, new, 1)).faults())
    assert any(fault in found for found in faults), faults
