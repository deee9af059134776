"""Files of exercises: they read back, and a bad one is refused with the number of its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.exercises import DamagedFile, Exercise, lessons, parse, text_of
from cheese_rescue.exercises.files import HEADER, ExerciseRefusal
from cheese_rescue.exercises.proof import Fault, check, solutions
from tests.examples import examples

GOOD = f"""{HEADER}

# A comment.
exercise guard
square 3
hand C
goal kept 2a
board
M  2a
.  S
"""


def one(**changed: str) -> Exercise:
    """The good exercise with some of its lines changed, added or left out."""
    lines = {"exercise": "guard", "square": "3", "hand": "C", "goal": "kept 2a", **changed}
    drawing = lines.pop("board", "M  2a\n.  S")
    words = [f"{word.replace('_', '-')} {value}" for word, value in lines.items() if value]
    (exercise,) = parse("\n".join([HEADER, *words, "board", drawing]))
    return exercise


def test_the_lessons_read_back() -> None:
    exercises = list(lessons().values())
    assert parse(text_of(exercises)) == exercises


def test_an_exercise_with_every_line_reads_back() -> None:
    exercise = one(hand="C D", others="1b", pile="M C", plies="3", reply="little-mouse")
    assert parse(text_of([exercise])) == [exercise]


@pytest.mark.parametrize(
    ("old", "new", "refusal", "line"),
    [
        (HEADER, "cheese-rescue-exercises 2", ExerciseRefusal.NOT_EXERCISES, 1),
        ("goal kept 2a\n", "", ExerciseRefusal.EXERCISE_LINE_MISSING, 7),
        ("square 3", "square 9", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 5),
        ("square 3", "square three", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 5),
        ("square 3", "square 2\nplies 0", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 6),
        ("hand C", "hand", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 6),
        ("hand C", "hand S", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 6),
        ("hand C", "hand C\nhand D", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("hand C", "hand C\nbonus 3", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("hand C", "hand C\nreply everybody", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("goal kept 2a", "goal kept", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("goal kept 2a", "goal kept S", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("M  2a", "M  2a 3a C", ExerciseRefusal.EXERCISE_TOO_LARGE, 8),
        ("hand C", "hand C 1c", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 6),
        ("goal kept 2a", "goal kept 2c", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("M  2a", "M  2d", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 9),
        ("hand C", "hand C\nothers M", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("hand C", "hand C\nonly-move yes", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 7),
        ("hand C", "hand C\nothers M\nreply stubborn", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 8),
        ("M  2a", "M  9a", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 9),
        (".  S", "# A comment.\n.  X", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 11),
        ("M  2a", "S  2a", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 8),
        (".  S", ".  S\n\n" + GOOD.partition("\n\n")[2], ExerciseRefusal.EXERCISE_NAME_TAKEN, 13),
    ],
)
def test_a_bad_file_is_refused_with_its_line(
    old: str, new: str, refusal: ExerciseRefusal, line: int
) -> None:
    assert old in GOOD
    with pytest.raises(DamagedFile) as refused:
        parse(GOOD.replace(old, new, 1))
    assert refused.value.refusal is refusal
    assert refused.value.data["line"] == line


@given(st.data())
@examples(200)
def test_a_file_with_any_line_garbled_is_read_or_refused(data: st.DataObject) -> None:
    lines = GOOD.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.one_of(st.text(max_size=20), st.sampled_from(lines)))
    text = "\n".join(lines)
    try:
        found = parse(text)
    except DamagedFile as refused:
        line = int(refused.data["line"])
    else:
        line = 1
        assert parse(text_of(found)) == found
    assert 1 <= line <= len(text.splitlines())


ENDING = {
    "square": "5",
    "hand": "C M 1a 1a",
    "others": "C M M 1b",
    "goal": "win",
    "plies": "2",
    "reply": "stubborn",
    "board": ".  2a 1a D  1b\nM  3b S  C  1b\nD  M  2b M  .\nC  C  2a M  D\nM  3a 2b M  C",
}


def test_stubborn_replies_need_the_end_of_a_game_that_can_be_solved() -> None:
    assert check(one(**ENDING), by_solver=True) is None
    for changed in (
        {"square": "6"},
        {"pile": "M"},
        {"goal": "kept 2a"},
        {"plies": "1"},
        {"hand": "C", "others": " ", "plies": "2"},
        {"board": ENDING["board"].replace("S", "M")},
        {"board": "S", "plies": "24"},
    ):
        with pytest.raises(DamagedFile):
            one(**(ENDING | changed))


def test_a_goal_that_no_move_reaches_is_found() -> None:
    assert check(one(hand="M")) is Fault.OUT_OF_REACH


def test_several_solutions_are_found_where_only_one_may_be() -> None:
    assert check(one()) is None
    assert check(one(only_move=" ")) is Fault.NOT_THE_ONLY_MOVE


def test_symmetric_solutions_count_as_one() -> None:
    between = one(only_move=" ", board="1a M 1a", goal="kept 1a")
    assert len(solutions(between)) == 2
    assert check(between) is None


def test_a_goal_that_every_move_reaches_is_found() -> None:
    assert check(one(board="1a", goal="kept 1a")) is Fault.ALWAYS_REACHED
