"""Hints while one plays in a terminal, and the review of a game that is over."""

import json
from pathlib import Path

import pytest

from cheese_rescue.cli.review import shares
from cheese_rescue.i18n import Catalogue
from tests.cli.command import PROMPT, Player, Said, cheese_rescue, plain
from tests.table.tables import finished, played_on, started

EN = Catalogue("en").text
COLD = 300
"""Seconds in which everything is compiled, on a machine that has never done so."""


def begun(*arguments: str, language: str = "en") -> Player:
    """Somebody whose first turn it is."""
    player = Player(*arguments, language=language)
    while not player.asked().endswith(f"{Catalogue(language).text('terminal-choose')}{PROMPT}"):
        player.answer("")
    return player


def test_a_hint_is_told_in_words_and_marked_on_the_table() -> None:
    player = begun("person", "little-mouse", "--level", "hint-place")
    player.answer("!")
    hinted = player.asked()
    assert "Try this card: " in hinted
    assert "The place: " in hinted
    assert hinted.count("[ ") == 1
    player.answer("hint")
    assert player.asked() == hinted  # who asks again hears the same
    assert player.leave().status == 0


def test_a_weaker_hint_keeps_the_place() -> None:
    player = begun("person", "little-mouse", "--level", "hint-card", language="nl")
    player.answer("Tip")
    hinted = player.asked()
    assert plain(Catalogue("nl").text("hint-card-told", card="")).rstrip(".") in plain(hinted)
    assert "[ " not in hinted
    assert player.leave().status == 0


def test_who_plays_without_hints_is_told_so() -> None:
    player = begun("person", "little-mouse")
    player.answer("!")
    assert EN("refusal-no-hints") in player.asked()
    assert player.leave().status == 0


@pytest.mark.long
def test_after_a_game_it_can_be_reviewed() -> None:
    player = Player("person", "little-mouse")
    player.play_a_game()
    assert plain(EN("terminal-review-how", letter="r")) in plain(player.shown)
    player.answer("r")
    reviewed = player.asked()
    assert EN("review-title") in reviewed
    assert " 24 " in reviewed
    assert EN("review-turning") in reviewed or EN("review-none") in reviewed
    assert plain(EN("terminal-again")) in plain(reviewed)
    player.answer("n")
    assert player.leave().status == 0


def review(*arguments: str | Path) -> Said:
    return cheese_rescue("--lang", "en", "review", *arguments, patience=COLD)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(str(finished(seed=1).record()), encoding="utf-8")
    return file


def test_a_record_is_reviewed_for_people_and_for_programs(file: Path) -> None:
    shown = review(file, "--seconds", "0.02")
    assert (shown.status, shown.err) == (0, "")
    assert EN("review-turning") in shown.out  # nobody loses so many chances as chance does
    assert "Even better: " in shown.out
    said = review(file, "--seconds", "0.02", "--json")
    told = json.loads(said.out)
    assert (told["players"], len(told["plies"])) == (2, 24)
    assert [ply["exact"] for ply in told["plies"]] == [False] * 14 + [True] * 10
    assert set(told["turning"]) <= set(range(24))
    assert told["plies"][23]["reasons"][0]["code"]


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(played_on(started(), 20).record()), encoding="utf-8")
    said = review(file)
    assert said.status == 2
    assert said.err == f"{EN('refusal-game-not-over', places=4)}\n"


@pytest.mark.parametrize(
    "chances", [(0.5, 0.5), (1.0, 0.0), (0.34, 0.33, 0.33), (0.1, 0.2, 0.3, 0.4)]
)
def test_a_bar_is_as_wide_as_ever_however_the_chances_are(chances: tuple[float, ...]) -> None:
    parts = shares(chances, 24)
    assert sum(parts) == 24
    assert all(abs(part - 24 * chance) < 1 for part, chance in zip(parts, chances, strict=True))
