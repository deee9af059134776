"""Lessons and puzzles: a position, a goal that the rules judge, and text files to keep them in.

`lessons()` and `puzzles()` are those that come with the game, `Attempt` plays one of them, and
`proof.check` proves one by brute force. There is no I/O except for reading these files.
"""

from cheese_rescue.exercises.attempt import Attempt, Progress
from cheese_rescue.exercises.exercise import Exercise, Fate, Goal, Reply
from cheese_rescue.exercises.files import DamagedFile, lessons, parse, text_of

__all__ = [
    "Attempt",
    "DamagedFile",
    "Exercise",
    "Fate",
    "Goal",
    "Progress",
    "Reply",
    "lessons",
    "parse",
    "text_of",
]
