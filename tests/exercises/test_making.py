"""Puzzles are made from games: always the same ones for a seed, graded by the level they need."""

from functools import cache

import pytest

from cheese_rescue.exercises import Puzzle, puzzles
from cheese_rescue.exercises.making import (
    CHILDREN,
    MOST,
    Collection,
    Yield,
    level_of,
    only_move,
    puzzle_of,
    puzzles_of_game,
    tomcat_may_play,
)
from cheese_rescue.exercises.proof import check
from cheese_rescue.exercises.puzzles import own_moves, parse_puzzles, text_of_puzzles

GAMES = 8
ALL = list(puzzles().values())


@cache
def made() -> tuple[Yield, ...]:
    return tuple(puzzles_of_game(7, number) for number in range(GAMES))


def collected(count: int) -> list[Puzzle]:
    collection = Collection(count)
    for found in made():
        collection.add(found)
    return collection.numbered(7)


def test_the_same_seed_makes_the_same_puzzles() -> None:
    assert puzzles_of_game(7, 3) == made()[3]
    assert puzzles_of_game(8, 3) != made()[3]


def test_made_puzzles_are_numbered_and_read_back() -> None:
    found = collected(100)
    assert found
    assert [puzzle.number for puzzle in found] == [*range(1, len(found) + 1)]
    assert parse_puzzles(text_of_puzzles(found)) == found


def test_one_first_move_wins_a_made_puzzle() -> None:
    assert {check(puzzle.exercise, by_solver=True) for puzzle in collected(100)} == {None}


def test_a_collection_has_no_duplicates_and_not_too_many_short_puzzles() -> None:
    twice = Collection(10)
    for found in (*made(), *made()):
        twice.add(found)
    assert len(twice) <= 10
    short = [puzzle for puzzle in twice.numbered(7) if own_moves(puzzle.exercise) == 1]
    assert len(short) <= MOST[1] * 10 + 1
    assert len({p.exercise.position for p in twice.numbered(7)}) == len(twice)


def is_as_made(puzzle: Puzzle) -> bool:
    """Whether making the puzzle again gives the same level and the same themes."""
    return puzzle_of(puzzle.exercise)._replace(number=puzzle.number) == puzzle


def test_levels_and_themes_of_a_sample_are_those_that_are_recognised() -> None:
    assert [puzzle.number for puzzle in ALL[5::120] if not is_as_made(puzzle)] == []


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_levels_and_themes_of_all_puzzles_are_those_that_are_recognised(part: int) -> None:
    assert [puzzle.number for puzzle in ALL[part::10] if not is_as_made(puzzle)] == []


def test_tomcat_never_finds_a_puzzle_that_is_not_for_children() -> None:
    for puzzle in ALL[::10]:
        if puzzle.exercise.plies > CHILDREN:
            solution = only_move(puzzle.exercise.position)
            assert solution is not None
            assert not tomcat_may_play(puzzle.exercise.position, solution)


def test_the_strongest_level_is_the_last_resort() -> None:
    hardest = next(puzzle for puzzle in ALL if puzzle.level == "old-dog")
    solution = only_move(hardest.exercise.position)
    assert solution is not None
    assert level_of(hardest.exercise, solution) == "old-dog"
