"""The calendar of the squares of the day."""

import hashlib
from datetime import date, timedelta
from importlib.resources import files

import pytest

from cheese_rescue.exercises import DamagedFile, Grade, days, listings
from cheese_rescue.exercises.days import (
    HEADER,
    Day,
    OutOfPuzzles,
    following,
    parse_days,
    text_of_days,
)

FIRST = date(2026, 11, 19)
FIXED, DIGEST = (
    800,
    "d3eaef09431db4aeaeedb51496faf8f8cb0ed2f320f34100cde7398697366397",
)
"""So many days are published. A new version may only append to them."""
EASY, MEDIUM, HARD = (
    [number for number, one in listings().items() if one.grade is grade] for grade in Grade
)
GOOD = f"{HEADER}\n\n# A comment.\n2027-01-31 | {EASY[0]} | {MEDIUM[0]} | {HARD[0]}\n"


def test_a_published_day_never_changes() -> None:
    text = files("cheese_rescue.exercises").joinpath("days.txt").read_text("utf-8")
    published = "".join(text.splitlines(keepends=True)[: 3 + FIXED])
    assert hashlib.sha256(published.encode()).hexdigest() == DIGEST


def test_the_days_are_numbered_follow_each_other_and_last_for_two_years() -> None:
    found = list(days().values())
    assert [day.number for day in found] == [*range(1, len(found) + 1)]
    assert [day.date for day in found] == [FIRST + timedelta(nth) for nth in range(len(found))]
    assert len(found) > 2 * 366
    assert parse_days(text_of_days(found)) == found


def test_every_day_has_a_new_puzzle_of_each_grade() -> None:
    found = list(days().values())
    used = [number for day in found for number in day.puzzles]
    assert len(set(used)) == len(used)
    for day in found:
        assert [listings()[number].grade for number in day.puzzles] == [*Grade]


@pytest.mark.parametrize(
    "line",
    [
        f"2027-02-02 | {EASY[1]} | {MEDIUM[1]} | {HARD[1]}",  # a gap
        f"2027-01-31 | {EASY[1]} | {MEDIUM[1]} | {HARD[1]}",
        f"20270201 | {EASY[1]} | {MEDIUM[1]} | {HARD[1]}",
        f"2027-02-30 | {EASY[1]} | {MEDIUM[1]} | {HARD[1]}",
        f"2027-02-01 | {EASY[0]} | {MEDIUM[1]} | {HARD[1]}",  # it has a day already
        f"2027-02-01 | {MEDIUM[1]} | {EASY[1]} | {HARD[1]}",  # grades exchanged
        f"2027-02-01 | {EASY[1]} | {MEDIUM[1]} | 999999",
        f"2027-02-01 | {EASY[1]} | {MEDIUM[1]} | ٣",
        f"2027-02-01 | {EASY[1]} | {MEDIUM[1]}",
        "tomorrow",
    ],
)
def test_a_line_that_was_not_just_appended_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(DamagedFile) as refused:
        parse_days(GOOD + line + "\n")
    assert refused.value.data["line"] == 5


def test_a_text_that_is_no_calendar_is_refused() -> None:
    with pytest.raises(DamagedFile):
        parse_days("cheese-rescue-puzzles 1\n")


def test_days_are_appended_after_the_last_one_with_puzzles_that_have_no_day() -> None:
    known = parse_days(GOOD)
    more = following(known, first=FIRST, count=2)
    assert [day.date for day in more] == [date(2027, 2, 1), date(2027, 2, 2)]
    assert more[0] == Day(2, date(2027, 2, 1), (EASY[-1], MEDIUM[-1], HARD[-1]))
    assert parse_days(text_of_days([*known, *more])) == [*known, *more]
    assert following([], first=FIRST, count=1)[0].date == FIRST


def test_without_puzzles_no_day_is_appended() -> None:
    with pytest.raises(OutOfPuzzles):
        following([], first=FIRST, count=len(MEDIUM) + 1)
