"""Lessons and puzzles: a position, a goal that the rules judge, and text files to keep them in.

`lessons()` and `puzzles()` are those that come with the game, `Attempt` plays one of them, and
`proof.check` proves one by brute force or by the solver. `making` makes puzzles. There is no I/O
except for reading these files.
"""

from cheese_rescue.exercises.attempt import Attempt, Progress
from cheese_rescue.exercises.exercise import Exercise, Fate, Goal, Reply
from cheese_rescue.exercises.files import DamagedFile, lessons, parse, text_of
from cheese_rescue.exercises.puzzles import Grade, Puzzle, puzzles
from cheese_rescue.exercises.themes import Theme

__all__ = [
    "Attempt",
    "DamagedFile",
    "Exercise",
    "Fate",
    "Goal",
    "Grade",
    "Progress",
    "Puzzle",
    "Reply",
    "Theme",
    "lessons",
    "parse",
    "puzzles",
    "text_of",
]
