"""The squares of the day: a calendar with three puzzles for each day, one of each grade.

    cheese-rescue-days 1

    # date | easy | medium | hard
    2026-11-19 | 2998 | 2997 | 3000
    2026-11-20 | 2990 | 2994 | 2999

Days are only ever appended, so a new version never changes a past one. The dates have no gaps, and
no puzzle has two days. The first day has the number 1.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import date, timedelta
from functools import cache
from importlib.resources import files
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from cheese_rescue.exercises.files import DamagedFile, ExerciseRefusal
from cheese_rescue.exercises.puzzles import Grade, listings

HEADER = "cheese-rescue-days 1"
"""The first line of every calendar."""
COLUMNS = "# date | " + " | ".join(grade.value for grade in Grade)
_NEXT = timedelta(days=1)
_MOST_DIGITS = 6


class Day(NamedTuple):
    """A day of the calendar and its puzzles."""

    number: int
    """Counts the days; the first one has the number 1."""
    date: date
    puzzles: tuple[int, ...]
    """The number of a puzzle for each grade, the easiest first."""

    def __str__(self) -> str:
        return " | ".join([self.date.isoformat(), *map(str, self.puzzles)])


class OutOfPuzzles(Exception):
    """A grade has no puzzle left that has no day yet."""

    def __init__(self, grade: Grade) -> None:
        super().__init__(grade.value)
        self.grade = grade


@cache
def days() -> Mapping[date, Day]:
    """The calendar that comes with the game."""
    text = files("cheese_rescue.exercises").joinpath("days.txt").read_text("utf-8")
    return MappingProxyType({day.date: day for day in parse_days(text)})


def is_calendar(text: str) -> bool:
    """Whether the text begins like a calendar."""
    return text.split("\n", 1)[0].strip() == HEADER


def parse_days(text: str) -> list[Day]:
    """The days of a calendar. Raises DamagedFile for any line that was not just appended.

    That is a line which cannot be read, a date that does not follow the one before, or a puzzle
    that does not exist, has another grade or has a day already.
    """
    if not is_calendar(text):
        raise DamagedFile(ExerciseRefusal.NOT_EXERCISES, line=1)
    found: list[Day] = []
    used: set[int] = set()
    for number, line in enumerate(text.split("\n")[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            day = _parse_day(line.strip(), len(found) + 1)
            if found and day.date != found[-1].date + _NEXT:
                raise ValueError(f"{day.date} does not follow {found[-1].date}")
            if used.intersection(day.puzzles):
                raise ValueError("a puzzle has two days")
        except ValueError as why:
            raise DamagedFile(
                ExerciseRefusal.EXERCISE_LINE_DAMAGED, line=number, text=line[:60]
            ) from why
        found.append(day)
        used.update(day.puzzles)
    return found


def _parse_day(line: str, number: int) -> Day:
    day, *puzzles = line.split(" | ")
    for grade, puzzle in zip(Grade, puzzles, strict=True):
        known = puzzle.isascii() and puzzle.isdigit() and len(puzzle) <= _MOST_DIGITS
        listing = listings().get(int(puzzle)) if known else None
        if listing is None or listing.grade is not grade:
            raise ValueError(f"{puzzle} is no {grade.value} puzzle")
    if len(day) != len("2026-11-19"):  # other forms of a date can be parsed, too
        raise ValueError(day)
    return Day(number, date.fromisoformat(day), tuple(map(int, puzzles)))


def text_of_days(found: Iterable[Day]) -> str:
    """The calendar with these days; `parse_days` reads it back."""
    return "\n".join([HEADER, "", COLUMNS, *map(str, found)]) + "\n"


def following(known: list[Day], *, first: date, count: int) -> list[Day]:
    """The next `count` days after those known, or from `first` on if there are none.

    They get the puzzles with the highest numbers that have no day yet, because people who play all
    puzzles begin with the first. Raises OutOfPuzzles.
    """
    used = {puzzle for day in known for puzzle in day.puzzles}
    columns = [list(islice(_unused(grade, used), count)) for grade in Grade]
    for grade, column in zip(Grade, columns, strict=True):
        if len(column) < count:
            raise OutOfPuzzles(grade)
    begin = known[-1].date + _NEXT if known else first
    return [
        Day(len(known) + nth + 1, begin + nth * _NEXT, puzzles)
        for nth, puzzles in enumerate(zip(*columns, strict=True))
    ]


def _unused(grade: Grade, used: Collection[int]) -> Iterator[int]:
    """The puzzles of that grade without a day, the highest number first."""
    for number, listing in sorted(listings().items(), reverse=True):
        if listing.grade is grade and number not in used:
            yield number
