"""Pictures for notebooks: the cards that everybody may see, drawn as in the browser."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

import cheese_rescue
from cheese_rescue import Board, Card, Game, Move, Play, Position, Record, Rules, Seat, svg
from cheese_rescue.rules import cards as box
from tests.examples import examples
from tests.rules.games import any_course, course, dealt, every_count
from tests.rules.redeal import told_apart

SVG = "{http://www.w3.org/2000/svg}"
ROOT = Path(__file__).parents[2]
PACKAGE = Path(cheese_rescue.__file__).parent


def drawn(picture: str) -> Counter[str]:
    """How often each drawing is in the picture."""
    uses = ET.fromstring(picture).iter(f"{SVG}use")  # noqa: S314 (our own picture)
    return Counter(use.attrib["href"].removeprefix("#cheese-rescue-") for use in uses)


def all_cards(drawings: Counter[str]) -> Counter[str]:
    faces = {str(card) for card in Card}
    return Counter({name: count for name, count in drawings.items() if name in faces})


def test_a_board_shows_its_cards() -> None:
    board = Board.parse("D 3a .\nS M 1d")
    assert drawn(svg(board)) == {"D": 1, "3a": 1, "S": 1, "M": 1, "1d": 1}
    assert drawn(svg(Board())) == {}


@every_count
def test_a_game_shows_animals_in_hands_only_from_behind(players: int) -> None:
    game = course(dealt(players, seed=2), seed=2)[9]
    found = drawn(svg(game))
    held = Counter(str(card) for hand in game.hands for card in hand if card.owner is not None)
    lying = Counter(str(card) for card in game.board.values())
    assert all_cards(found) == held + lying
    hidden = sum(card.owner is None for hand in game.hands for card in hand)
    assert found["back"] == hidden + 1, "one more is the pile"


def test_a_view_shows_its_own_hand() -> None:
    game = course(dealt(2, seed=2), seed=2)[9]
    watched, seen = drawn(svg(game.view(None))), drawn(svg(game.view(Seat(1))))
    animals = Counter(str(card) for card in game.hands[1] if card.owner is None)
    assert all_cards(seen) == all_cards(watched) + animals
    assert seen["back"] == watched["back"] - animals.total()


@examples(5)
@given(any_course)
def test_no_picture_depends_on_a_hidden_card(games: tuple[Game, ...]) -> None:
    def look(game: Game, seat: Seat | None) -> object:
        return svg(game), svg(game.position), svg(game.view(seat))

    assert told_apart(games[::5], look, Random(1)) == []


def test_the_end_shows_traces_of_the_cards_that_are_gone() -> None:
    board = Board.parse("D C 1a\nM 2b M\n3b . .")
    outcome = Position.set_up(board, size=3, hands=[[], []]).outcome()
    assert str(outcome.chase.left).split() == ["D", ".", ".", "M", ".", "M"]
    found = drawn(svg(outcome))
    assert found["paws"] == 1
    assert (found["crumbs-a"], found["crumbs-b"]) == (1, 2)
    assert all_cards(found) == {"D": 1, "M": 2}


def test_the_end_shows_points_and_saved_cheeses() -> None:
    outcome = course(dealt(3, seed=1), seed=1)[-1].outcome()
    picture = svg(outcome)
    assert re.findall(r">(\d+)</text>", picture) == [str(points) for points in outcome.points]
    left = Counter(str(card) for card in outcome.chase.left.values())
    saved = Counter({face: count for face, count in left.items() if face[-1] in "abc"})
    assert all_cards(drawn(picture)) == left + saved
    assert picture.count("<polygon") == len(outcome.winners)


def test_a_record_shows_where_it_ends() -> None:
    games = course(dealt(2, seed=3), seed=3)
    assert drawn(svg(Record.of(games[-1]))) == drawn(svg(games[-1].outcome()))
    assert drawn(svg(Record.of(games[7]))) == drawn(svg(games[7].board))


def test_a_record_with_an_impossible_move_has_no_picture() -> None:
    record = Record(players=2, plays=(Play(Move.parse("M@4,4")),))
    assert record._repr_svg_() is None
    with pytest.raises(ValueError, match="record-move-impossible"):
        svg(record)


def test_nothing_else_has_a_picture() -> None:
    with pytest.raises(TypeError, match="no picture of a str"):
        svg("S M")  # type: ignore[arg-type]  # the very mistake


@every_count
def test_notebooks_get_the_same_picture(players: int) -> None:
    games = course(dealt(players, seed=4), seed=4)
    game = games[5]
    for value in (game.board, game, game.position, game.view(Seat(0)), games[-1].outcome()):
        assert value._repr_svg_() == svg(value)
    assert Record.of(game)._repr_svg_() == svg(Record.of(game))


def test_a_picture_has_words_for_a_screen_reader() -> None:
    game = dealt(2)
    root = ET.fromstring(svg(game))  # noqa: S314 (our own picture)
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == "Game of 2 players, ply 0 of 24, seat 0 to move"


def test_a_picture_is_dark_for_readers_in_the_dark() -> None:
    picture = svg(course(dealt(2, seed=1), seed=1)[4])
    drawings = json.loads((PACKAGE / "drawing" / "drawings.json").read_text(encoding="utf-8"))
    (style,) = re.findall(r"<style>(.*)</style>", picture)
    assert style.startswith("@media (prefers-color-scheme: dark)")
    for name in ("table", "line", "accent"):
        assert drawings["light"][name] != drawings["dark"][name]
        assert f'"{drawings["light"][name]}"' in picture
        assert drawings["dark"][name] in style
    assert f"color:{drawings['dark']['ink']}" in style
    assert "var(" not in picture, "many programs that show SVG know no variables"


@pytest.mark.parametrize("rules", [Rules(), Rules(centred=True)], ids=["floating", "centred"])
def test_every_cell_that_is_open_has_a_frame(rules: Rules) -> None:
    game = dealt(2, rules=rules)
    assert svg(game).count("stroke-dasharray") == len(game.view(None).legal_cells) == 4


def test_there_is_a_drawing_of_every_card_and_of_every_seat() -> None:
    drawings = json.loads((PACKAGE / "drawing" / "drawings.json").read_text(encoding="utf-8"))
    marks = {f"{mark}-{letter}" for mark in ("mark", "crumbs") for letter in box.SEAT_LETTERS}
    assert {*drawings["drawings"]} == {*map(str, Card), *marks, "back", "paws"}


def test_the_drawings_are_packed_although_git_ignores_them() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packed = settings["tool"]["hatch"]["build"]["artifacts"]
    assert [name for name in packed if ROOT / name == PACKAGE / "drawing" / "drawings.json"]
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "src/cheese_rescue/drawing/drawings.json*" in ignored


def test_without_drawings_a_notebook_shows_text(tmp_path: Path) -> None:
    """A checkout has no drawings until the browser client is built."""
    copy = tmp_path / "cheese_rescue"
    for part in ("rules", "drawing"):
        shutil.copytree(PACKAGE / part, copy / part, ignore=shutil.ignore_patterns("*.json"))
    shutil.copy(PACKAGE / "__init__.py", copy)
    code = "from cheese_rescue import Board, svg; b = Board(); print(b._repr_svg_()); svg(b)"
    ran = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout == "None\n"
    assert "NotBuilt: there are no drawings: build the browser client with ./play" in ran.stderr
