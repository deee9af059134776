"""Puzzles over HTTP: moves, replies, hints, the list, and the squares of the day."""

import re
from datetime import UTC, date, datetime, timedelta
from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.exercises import LossReason, Progress, days, puzzle_name, puzzles
from cheese_rescue.exercises.proof import solver_solutions
from cheese_rescue.live.messages import ExerciseRequest
from cheese_rescue.rules import Card, Cell, IllegalMove
from cheese_rescue.server.thinking.computations import attempt
from tests.device import Message
from tests.examples import examples
from tests.server.site import Server
from tests.server.test_api import refusal

CARDS = 31
"""The cards of a game with two players: 18 animals, 12 cheeses and the start card."""


def hint_for(server: Server, name: str, moves: list[str], strength: str = "place") -> Message:
    wish = {"name": name, "moves": moves, "strength": strength}
    told: Message = server.post("/api/exercise/hint", wish).json()
    return told


def test_a_puzzle_is_solved_by_its_hints_against_stubborn_replies(shared: Server) -> None:
    longest = next(one for one in puzzles().values() if one.exercise.plies == 10)
    name = puzzle_name(longest.number)
    moves: list[str] = []
    now = shared.post("/api/exercise", {"name": name}).json()
    assert [Card(card) for card in now["other_hand"]] == [*longest.exercise.position.hands[1]]
    while now["progress"] == "open":
        hint = hint_for(shared, name, moves)
        moves.append("{}@{},{}".format(hint["card"], *hint["cell"]))
        now = shared.post("/api/exercise", {"name": name, "moves": moves}).json()
    assert now["progress"] == "solved"
    assert len(moves) == 5
    assert now["loss"] is None
    wish = {"name": name, "moves": moves, "strength": "card"}
    assert refusal(shared.post("/api/exercise/hint", wish)) == (422, "game-over")


def test_hints_reveal_the_card_then_the_area_then_the_place(shared: Server) -> None:
    card, region, place = (
        hint_for(shared, "puzzle-1", [], strength) for strength in ("card", "region", "place")
    )
    assert card["card"] == region["card"] == place["card"]
    assert (card["region"], card["cell"], region["cell"]) == ([], None, None)
    assert place["cell"] in region["region"]
    assert len(region["region"]) > 1
    wish = {"name": "cat", "strength": "card"}
    assert refusal(shared.post("/api/exercise/hint", wish)) == (404, "no-such-exercise")


def test_a_wrong_move_in_a_puzzle_is_played_to_its_end_and_says_why(shared: Server) -> None:
    puzzle = next(one for one in puzzles().values() if one.exercise.plies == 4)
    good = solver_solutions(puzzle.exercise)
    wrong = next(move for move in puzzle.exercise.position.legal_moves() if move not in good)
    wish = {"name": puzzle_name(puzzle.number), "moves": [str(wrong)]}
    ended = shared.post("/api/exercise", wish).json()
    assert (ended["progress"], len(ended["replies"]), len(ended["board"])) == ("missed", 3, 25)
    assert ended["loss"]["reason"] in {reason.value for reason in LossReason}
    assert shared.post("/api/exercise", wish).json() == ended


@examples(60)
@given(st.sampled_from([*puzzles()]), st.randoms(use_true_random=False))
def test_random_moves_in_puzzles_are_played_or_refused(number: int, rng: Random) -> None:
    name, moves = puzzle_name(number), list[str]()
    while True:
        now = attempt(ExerciseRequest(name=name, moves=moves))
        assert len({laid.partition("@")[2] for laid in now.board}) == len(now.board)
        assert (now.finale is None) == (now.progress is Progress.OPEN)
        assert (now.loss is None) == (now.progress is not Progress.MISSED)
        assert len(now.hand) + len(now.other_hand) + len(now.board) == CARDS
        if now.progress is not Progress.OPEN:
            break
        moves.append(f"{rng.choice(now.hand)}@{Cell(*rng.choice(now.legal_cells))}")
    with pytest.raises(IllegalMove):
        attempt(ExerciseRequest(name=name, moves=[*moves, "M@0,0"]))


def test_puzzles_are_listed_by_grade_and_theme_and_cached_by_version(shared: Server) -> None:
    answer = shared.get("/api/puzzles")
    listed = answer.json()
    assert sorted(chain(*listed["grades"].values())) == [*puzzles()]
    for number, puzzle in list(puzzles().items())[::50]:
        assert number in listed["grades"][puzzle.grade.value]
        themes = {theme for theme, numbers in listed["themes"].items() if number in numbers}
        assert themes == {theme.value for theme in puzzle.themes}
    assert answer.headers["cache-control"] == "no-cache"
    version = re.search(r'data-version="(\w+)"', shared.get("/").text)
    assert version
    current = shared.get(f"/api/puzzles?v={version[1]}")
    assert "immutable" in current.headers["cache-control"]


def test_the_day_is_answered_up_to_tomorrow_and_never_forgotten(shared: Server) -> None:
    today = datetime.now(UTC).date()
    first = next(iter(days()))
    assert shared.get(f"/api/day?date={first}").json()["number"] == 1
    now = shared.get("/api/day").json()
    told = date.fromisoformat(now["date"])
    assert told - today in (timedelta(0), timedelta(1))  # midnight may pass during the test
    assert now["puzzles"] == [*days()[told].puzzles]
    assert date.fromisoformat(now["latest"]) == told + timedelta(1)
    assert shared.get(f"/api/day?date={now['latest']}").json()["number"] == now["number"] + 1


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("2026-11-18", (404, "no-such-day")),
        ("2028-12-31", (404, "no-such-day")),
        ("9999-12-31", (404, "no-such-day")),
        ("20261119", (400, "unreadable")),
        ("2026-11-31", (400, "unreadable")),
        ("today", (400, "unreadable")),
        ("", (400, "unreadable")),
    ],
)
def test_a_day_that_is_not_there_yet_is_refused(
    shared: Server, asked: str, expected: tuple[int, str]
) -> None:
    assert refusal(shared.get(f"/api/day?date={asked}")) == expected
