"""The worked example: a program that learns by playing against itself."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cheese_rescue import play_out
from cheese_rescue.rules import Seat
from tests.cli.command import COMMAND
from tests.installation import ROOT

EXAMPLES = ROOT / "examples"


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example as a module; it imports `learned_bot` as a script does."""
    monkeypatch.syspath_prepend(EXAMPLES)
    return import_module("learner")


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The bot with the weights that the repository has."""
    monkeypatch.syspath_prepend(EXAMPLES)
    return import_module("learned_bot").Learned()


def learn(folder: Path, games: int) -> str:
    """What the example prints."""
    ran = subprocess.run(
        [
            *(sys.executable, EXAMPLES / "learner.py", "--games", str(games)),
            *("--weights", folder / "weights.npz", "--curve", folder / "curve.svg"),
        ],
        capture_output=True, text=True, check=True, timeout=300,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )  # fmt: skip
    return ran.stdout


def test_it_draws_its_curve_and_saves_what_it_learned(tmp_path: Path, learner: ModuleType) -> None:
    assert "games won against random moves" in learn(tmp_path, 2048)
    assert "<polyline" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert (tmp_path / "weights.npz").stat().st_size < 50_000
    assert learner.Policy.load(tmp_path / "weights.npz").players == 2


@pytest.mark.long
def test_some_thousand_games_are_enough_to_beat_random_moves(
    tmp_path: Path, learner: ModuleType
) -> None:
    learn(tmp_path, 40_000)
    policy = learner.Policy.load(tmp_path / "weights.npz")
    assert learner.wins_against_random(policy, 1024) > 0.9


def test_the_saved_policy_beats_random_moves_95_to_5(learner: ModuleType) -> None:
    assert learner.wins_against_random(learner.Policy.load(learner.WEIGHTS), 1024) > 0.95


def test_the_saved_policy_beats_the_kitten(learned: Any) -> None:
    won = 0.0
    for seed in range(60):
        for seat in (Seat(0), Seat(1)):
            bots = ["kitten", "kitten"]
            game = play_out([*bots[:seat], learned, *bots[seat + 1 :]], seed=seed)
            winners = game.outcome().winners
            won += (seat in winners) / len(winners)
    assert won > 0.55 * 120


def test_it_plays_in_the_arena() -> None:
    bots = ["examples.learned_bot:Learned", "random"]
    command: list[str | Path] = [COMMAND, "arena", *bots, "--games", "2", "--jobs", "1", "--json"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert json.loads(ran.stdout)
    assert "forfeit" not in ran.stderr


def test_it_refuses_another_number_of_players(learned: Any) -> None:
    with pytest.raises(ValueError, match="learned to play with 2 players"):
        play_out([learned, "random", "random"], seed=1)
