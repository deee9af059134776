"""`simulate` and `bench`."""

import json

import pytest

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.kernel_loader import needs_kernel
from cheese_rescue.i18n import LANGUAGES
from tests.cli.command import cheese_rescue

QUICK = ("random", "gentle", "greedy")
TABLES = [(bot, players) for bot in QUICK for players in (2, 3, 4)]
SEARCHING = ("plain", "dog", "old-dog")
TABLES += [(bot, players) for bot, players in zip(SEARCHING, (2, 3, 4), strict=True)]
TABLES += [(bot, 2) for bot in BOTS if bot not in QUICK and not needs_kernel(bot)]
"""Quick bots with every number of players, slow ones with one; three stand for all that search."""


@pytest.mark.parametrize(
    ("bot", "players"),
    [
        pytest.param(bot, players, marks=[pytest.mark.long] if players > 2 else [])
        for bot, players in TABLES
    ],
)
def test_the_results_of_a_simulation_add_up_and_repeat_with_the_same_seed(
    bot: str, players: int
) -> None:
    games = 20 if bot in QUICK else 1
    arguments = ["--players", str(players), "--games", str(games), "--bot", bot, "--seed", "5"]
    arguments += ["--simulations", "50"]  # a time limit would not be repeatable
    told = json.loads(cheese_rescue("simulate", *arguments, "--json").out)
    seats = told["seats"]
    assert len(seats) == players
    assert sum(seat["share"] for seat in seats) == pytest.approx(1)
    assert sum(seat["won_alone"] for seat in seats) + told["shared_games"] == games
    again = json.loads(cheese_rescue("simulate", *arguments, "--json").out)
    assert again == told


def test_a_variant_changes_the_simulation() -> None:
    arguments = ("simulate", "--games", "50", "--seed", "5", "--json")
    plain = json.loads(cheese_rescue(*arguments).out)
    russian = json.loads(cheese_rescue(*arguments, "--dogs-hunt-mice").out)
    assert plain["seats"] != russian["seats"]


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_table_fits_eighty_columns(language: str) -> None:
    said = cheese_rescue("simulate", "--games", "5", "--lang", language)
    assert said.status == 0
    assert said.err == ""  # no progress bar without a terminal
    assert max(map(len, said.out.splitlines())) <= 80
    assert "…" not in said.out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_benchmark_counts_plies(players: int) -> None:
    arguments = ("bench", "rules", "--seconds", "0.2", "--players", str(players))
    told = json.loads(cheese_rescue(*arguments, "--json").out)
    assert told["players"] == players
    assert told["plies_per_second"] > 0
    assert told["games"] > 0
