"""Finds exercises by name: a lesson by its own name, puzzle 17 as `puzzle-17`."""

import re

from cheese_rescue.exercises.exercise import Exercise
from cheese_rescue.exercises.files import lessons
from cheese_rescue.exercises.puzzles import find_puzzle, listings

_PUZZLE = re.compile(r"puzzle-([1-9][0-9]{0,5})")


def puzzle_name(number: int) -> str:
    """The name of a puzzle."""
    return f"puzzle-{number}"


def puzzle_number(name: str) -> int | None:
    """The number in the name of a puzzle that comes with the game; None for any other name."""
    found = _PUZZLE.fullmatch(name)
    number = int(found[1]) if found else 0
    return number if number in listings() else None


def exercise_named(name: str) -> Exercise | None:
    """The lesson or the puzzle of that name, if it comes with the game."""
    number = puzzle_number(name)
    puzzle = find_puzzle(number) if number else None
    return puzzle.exercise._replace(name=name) if puzzle else lessons().get(name)
