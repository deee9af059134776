"""Hints in the terminal game, and the review of a finished game."""

import json
from pathlib import Path

import pytest

from cheese_rescue.bots.advice import ReviewedMove
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.review import chances_row, shares
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.rules import Card, Cell, Move, Seat
from cheese_rescue.table import Shape
from tests.cli.command import PROMPT, Player, Said, cheese_rescue, plain
from tests.table.tables import finished, played_on, started

EN = Catalogue("en").text
COLD = 300
"""The timeout in seconds, with time to compile everything on a new machine."""


def begun(*arguments: str, language: str = "en") -> Player:
    """A player whose first turn it is."""
    player = Player(*arguments, language=language)
    while not player.asked().endswith(f"{Catalogue(language).text('terminal-choose')}{PROMPT}"):
        player.answer("")
    return player


def test_a_hint_is_printed_and_marked_on_the_board() -> None:
    player = begun("person", "little-mouse", "--level", "hint-place")
    player.answer("!")
    hinted = player.asked()
    assert "Try this card: " in hinted
    assert "The place: " in hinted
    assert hinted.count("[ ") == 1
    player.answer("hint")
    # Asking again gives the same hint. Only the first one may have to wait for the compiler.
    begins = hinted.index("Try this card: ")
    assert player.asked().endswith(hinted[begins:])
    assert player.leave().status == 0


def test_a_weaker_hint_does_not_reveal_the_place() -> None:
    player = begun("person", "little-mouse", "--level", "hint-card", language="nl")
    player.answer("Tip")
    hinted = player.asked()
    assert plain(Catalogue("nl").text("hint-card-told", card="")).rstrip(".") in plain(hinted)
    assert "[ " not in hinted
    assert player.leave().status == 0


def test_asking_for_a_hint_is_refused_at_other_help_levels() -> None:
    player = begun("person", "little-mouse")
    player.answer("!")
    assert EN("refusal-no-hints") in player.asked()
    assert player.leave().status == 0


@pytest.mark.long
def test_a_game_can_be_reviewed_after_its_end() -> None:
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


def test_a_record_is_reviewed_as_text_and_as_json(file: Path) -> None:
    shown = review(file, "--seconds", "0.02")
    assert (shown.status, shown.err) == (0, "")
    assert EN("review-turning") in shown.out  # random moves lose many chances
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
def test_a_bar_has_the_same_width_for_all_chances(chances: tuple[float, ...]) -> None:
    parts = shares(chances, 24)
    assert sum(parts) == 24
    assert all(abs(part - 24 * chance) < 1 for part, chance in zip(parts, chances, strict=True))


@pytest.mark.parametrize("language", [*LANGUAGES])
@pytest.mark.parametrize("columns", [60, 80])
def test_the_chances_of_four_players_fit_on_a_line(language: str, columns: int) -> None:
    move = Move(Card.CHEESE_3D, Cell(0, 1))
    chances = (1.0, 1.0, 1.0, 1.0)
    ply = ReviewedMove(47, Seat(3), move, chances, chances, move, chances, chances, True, ())
    row = chances_row(Words(language), ply, [*Shape], turning=True, width=columns)
    assert 50 <= len(row) <= columns
    assert Words(language).card(move.card) in row.plain
