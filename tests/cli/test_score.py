"""`cheese-rescue score` scores a game that was played with real cards."""

import json
from pathlib import Path

import pytest

from cheese_rescue.i18n import LANGUAGES, Catalogue
from tests.cli.command import (
    WORKED_END_OF_FOUR,
    WORKED_END_OF_THREE,
    WORKED_END_OF_TWO,
    cheese_rescue,
    plain,
)


@pytest.mark.parametrize(
    ("drawing", "points", "cheeses", "winners", "gone"),
    [
        (WORKED_END_OF_TWO, [0, 3], [0, 2], [1], [2, 2, 8]),
        (WORKED_END_OF_THREE, [1, 4, 4], [1, 3, 2], [1], [2, 7, 8]),
        (WORKED_END_OF_FOUR, [6, 4, 6, 2], [4, 2, 3, 2], [0], [6, 4, 10]),
    ],
)
def test_the_worked_ends_are_scored(
    drawing: str, points: list[int], cheeses: list[int], winners: list[int], gone: list[int]
) -> None:
    told = json.loads(cheese_rescue("score", "--json", typed=drawing).out)
    assert told["points"] == points
    assert told["cheeses"] == cheeses
    assert told["winners"] == winners
    assert [len(step) for step in told["steps"]] == gone


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        (WORKED_END_OF_TWO, [3, 4]),
        (WORKED_END_OF_THREE, [1, 2, 3]),
        (WORKED_END_OF_FOUR, [4, 3, 6, 2]),
    ],
)
def test_the_worked_ends_are_scored_by_the_russian_rule_sheet(
    drawing: str, points: list[int]
) -> None:
    told = json.loads(cheese_rescue("score", "--json", "--dogs-hunt-mice", typed=drawing).out)
    assert told["points"] == points


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_three_steps_are_printed_in_every_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    file.write_text(WORKED_END_OF_TWO, encoding="utf-8")
    said = cheese_rescue("score", file, "--lang", language)
    assert said.status == 0
    told = plain(said.out)
    catalogue = Catalogue(language)
    winner = f"▲ {catalogue.text('seat-named', letter='b')}"
    for sentence in (
        catalogue.text("finale-dogs", count=2),
        catalogue.text("finale-cats", count=2),
        catalogue.text("finale-mice", count=8),
        catalogue.text("finale-winner", who=winner),
    ):
        assert plain(sentence) in told


def changed(drawing: str, old: str, new: str, times: int = 1) -> str:
    assert drawing.count(old) >= times
    return drawing.replace(old, new, times)


@pytest.mark.parametrize(
    ("drawing", "named"),
    [
        (changed(WORKED_END_OF_TWO, "M", "D"), "4 dogs are too many"),
        (changed(WORKED_END_OF_TWO, "M", "1b"), "4 cheeses worth 1"),
        (changed(WORKED_END_OF_TWO, "M", "2a"), "3 cheeses worth 2"),
        (changed(WORKED_END_OF_TWO, "M", "3a"), "2 cheeses worth 3"),
        (changed(WORKED_END_OF_TWO, "3a", "4a"), "no such cheese: “4a”"),
        (changed(WORKED_END_OF_TWO, "3a", ". "), "1 place in the square is empty"),
        (changed(WORKED_END_OF_TWO, "S", "C"), "start card is missing"),
        (changed(WORKED_END_OF_TWO, "3a", "S "), "2 start cards"),
        (changed(WORKED_END_OF_THREE, "3a", "S "), "start card stays in the box"),
        (changed(WORKED_END_OF_TWO, "1b 1a 2a M  C\n", ""), "5 by 4"),
        (changed(WORKED_END_OF_TWO, "3a", "1c"), "Player c has a cheese here"),
        ("D D D\nD D D\nD D D\n", "3 by 3"),
        ("", "no card in this drawing"),
        ("what is this", "“what” is not a card"),
    ],
)
def test_the_message_says_why_a_square_is_impossible(drawing: str, named: str) -> None:
    said = cheese_rescue("score", typed=drawing)
    assert said.status == 2
    assert said.out == ""
    assert named in said.err


def test_fewer_than_three_cheeses_of_a_seat_are_impossible() -> None:
    drawing = """\
D C M M D
M C S C M
2b C M C C
2b M 3b M D
1b 1b 1b 1a 2a
"""
    said = cheese_rescue("score", typed=drawing)
    assert said.status == 2
    assert "Player a has only 2 cheeses" in said.err


def test_a_count_that_no_sheet_prints_is_refused_with_an_offer_and_accepted_on_request() -> None:
    four_dogs = changed(WORKED_END_OF_TWO, "M", "D")
    assert "--any-counts" in cheese_rescue("score", typed=four_dogs).err
    said = cheese_rescue("score", "--json", "--any-counts", typed=four_dogs)
    assert len(json.loads(said.out)["points"]) == 2
    with_a_hole = changed(four_dogs, "3a", ". ")
    assert "--any-counts" not in cheese_rescue("score", typed=with_a_hole).err


def test_a_centred_square_needs_the_start_card_in_the_middle() -> None:
    assert cheese_rescue("score", "--centred", typed=WORKED_END_OF_FOUR).status == 0
    said = cheese_rescue("score", "--centred", typed=WORKED_END_OF_TWO)
    assert said.status == 2
    assert "in the middle" in said.err


def test_odd_spacing_lower_case_and_windows_line_ends_are_accepted() -> None:
    odd = "\ufeff" + WORKED_END_OF_TWO.lower().replace(" ", "\t").replace("\n", "\r\n")
    assert json.loads(cheese_rescue("score", "--json", typed=odd).out)["points"] == [0, 3]


def test_empty_lines_comments_and_cyrillic_lookalikes_are_accepted() -> None:
    drawn = "# our table\n\n" + WORKED_END_OF_TWO.replace("\n", "\n\n").replace("M", "М")
    assert json.loads(cheese_rescue("score", "--json", typed=drawn).out)["points"] == [0, 3]


def test_the_message_gives_the_line_number_in_the_file() -> None:
    said = cheese_rescue("score", typed="# our table\n\n D C\n D X\n")
    assert said.err.startswith("Line 4, card 2:")


def test_a_tie_that_cheeses_break_is_explained() -> None:
    assert "more cheeses left wins" in cheese_rescue("score", typed=WORKED_END_OF_FOUR).out
    assert "more cheeses left wins" not in cheese_rescue("score", typed=WORKED_END_OF_TWO).out
