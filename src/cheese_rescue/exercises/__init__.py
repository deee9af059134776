"""Lessons and puzzles: a position, a goal that the rules judge, and text files to keep them in.

`lessons()` and `puzzles()` are those that come with the game, and `days()` is the calendar of the
squares of the day. `Attempt` plays an exercise, `why_lost` says why it was missed, and
`proof.check` proves one by brute force or by the solver. `making` makes puzzles. There is no I/O
except for reading these files.
"""

from cheese_rescue.exercises.attempt import Attempt, Progress
from cheese_rescue.exercises.days import Day, days
from cheese_rescue.exercises.exercise import Exercise, Fate, Goal, Reply
from cheese_rescue.exercises.files import DamagedFile, lessons, parse, text_of
from cheese_rescue.exercises.lost import Loss, LossReason, why_lost
from cheese_rescue.exercises.named import exercise_named, puzzle_name, puzzle_number
from cheese_rescue.exercises.puzzles import Grade, Listing, Puzzle, listings, puzzles
from cheese_rescue.exercises.themes import Theme

__all__ = [
    "Attempt",
    "DamagedFile",
    "Day",
    "Exercise",
    "Fate",
    "Goal",
    "Grade",
    "Listing",
    "Loss",
    "LossReason",
    "Progress",
    "Puzzle",
    "Reply",
    "Theme",
    "days",
    "exercise_named",
    "lessons",
    "listings",
    "parse",
    "puzzle_name",
    "puzzle_number",
    "puzzles",
    "text_of",
    "why_lost",
]
