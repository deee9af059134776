"""The puzzles that come with the game, their file, and what it proves about them."""

from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.exercises import (
    Attempt,
    DamagedFile,
    Exercise,
    Grade,
    Progress,
    Puzzle,
    Theme,
    puzzles,
)
from cheese_rescue.exercises.files import ExerciseRefusal
from cheese_rescue.exercises.proof import MOST_PLIES, check, solutions, solver_solutions
from cheese_rescue.exercises.puzzles import HEADER, own_moves, parse_puzzles, text_of_puzzles
from cheese_rescue.rules import Position
from tests.examples import examples

ALL = list(puzzles().values())
SAMPLE = ALL[::80]
PARTS = 10
"""So many tests check all puzzles, so that several processes share the work."""
GOOD = f"""{HEADER}

# A comment.
17 | 2 | puppy | block sacrifice | C M 1a 1a | C M M 1b | \
. 2a 1a D 1b/M 3b S C 1b/D M 2b M ./C C 2a M D/M 3a 2b M C
"""


def faults(some: list[Puzzle]) -> dict[int, object]:
    found = {puzzle.number: check(puzzle.exercise, by_solver=True) for puzzle in some}
    return {number: fault for number, fault in found.items() if fault}


def differences(some: list[Puzzle], plies: int) -> list[int]:
    """The puzzles of so few plies for which brute force and the solver disagree."""
    short = [puzzle for puzzle in some if puzzle.exercise.plies <= plies]
    return [
        puzzle.number
        for puzzle in short
        if solutions(puzzle.exercise) != solver_solutions(puzzle.exercise)
    ]


def test_there_are_a_thousand_puzzles_of_every_length_grade_and_theme() -> None:
    assert len(ALL) >= 1000
    assert [*puzzles()] == [*range(1, len(ALL) + 1)]
    lengths = Counter(own_moves(puzzle.exercise) for puzzle in ALL)
    grades = Counter(puzzle.grade for puzzle in ALL)
    themes = Counter(theme for puzzle in ALL for theme in puzzle.themes)
    assert all(lengths[length] >= 50 for length in range(1, 6))
    assert all(grades[grade] >= 200 for grade in Grade)
    assert all(themes[theme] >= 20 for theme in Theme)


def test_no_two_puzzles_are_the_same() -> None:
    positions = {(one.exercise.position.board, one.exercise.position.hands) for one in ALL}
    assert len(positions) == len(ALL)


def test_one_first_move_wins_each_puzzle_of_a_sample() -> None:
    assert faults(SAMPLE) == {}


def test_brute_force_agrees_with_the_solver_on_a_sample() -> None:
    assert differences(ALL[::15], plies=2) == []


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_one_first_move_wins_each_puzzle(part: int) -> None:
    assert faults(ALL[part::PARTS]) == {}


@pytest.mark.long
def test_brute_force_agrees_with_the_solver_on_every_short_puzzle() -> None:
    assert differences(ALL, plies=MOST_PLIES) == []
    assert differences(ALL[::20], plies=MOST_PLIES + 1) == []


def test_the_best_move_solves_a_puzzle_whatever_the_reply() -> None:
    for puzzle in SAMPLE:
        attempt = Attempt.begin(puzzle.exercise)
        while not attempt.over:
            left = attempt.exercise._replace(position=attempt.position)
            attempt = attempt.play(solver_solutions(left)[0])
        assert attempt.progress is Progress.SOLVED


def test_any_other_first_move_shows_its_end_at_once() -> None:
    for puzzle in SAMPLE:
        begin = Attempt.begin(puzzle.exercise)
        (good,) = solver_solutions(puzzle.exercise)
        wrong = next(move for move in begin.position.legal_moves() if move != good)
        assert begin.play(wrong).over
        assert begin.play(wrong).progress is Progress.MISSED


def test_the_first_move_leaves_the_others_to_the_learner() -> None:
    assert {puzzle.exercise.plies % 2 for puzzle in SAMPLE} == {0, 1}
    for puzzle in SAMPLE:
        (good,) = solver_solutions(puzzle.exercise)
        after = Attempt.begin(puzzle.exercise).play(good)
        assert len(after.moves) == min(2, puzzle.exercise.plies)
        assert after.over == (puzzle.exercise.plies <= 2)


def test_whatever_still_wins_later_is_accepted_and_nothing_else() -> None:
    several = 0
    for puzzle in ALL[::150]:
        if not 3 <= puzzle.exercise.plies <= 6:
            continue
        (good,) = solver_solutions(puzzle.exercise)
        attempt = Attempt.begin(puzzle.exercise).play(good)
        winning = solver_solutions(puzzle.exercise._replace(position=attempt.position))
        several += len(winning) > 1
        for move in attempt.position.legal_moves():
            progress = attempt.play(move).progress
            assert (progress is not Progress.MISSED) == (move in winning)
    assert several > 3


def test_the_reply_leaves_the_learner_as_few_winning_moves_as_possible() -> None:
    for puzzle in ALL[::60]:
        exercise = puzzle.exercise
        if not 3 <= exercise.plies <= 4:
            continue
        (good,) = solver_solutions(exercise)
        attempt = Attempt.begin(exercise).play(good)
        (reply,) = attempt.replies

        def share(position: Position, exercise: Exercise = exercise) -> float:
            left = exercise._replace(position=position, plies=exercise.plies - 2)
            return len(solutions(left)) / len(position.legal_moves())

        before = exercise.position.play(good)
        shares = {move: share(before.play(move)) for move in before.legal_moves()}
        assert shares[reply] == min(shares.values())


# -- the file --------------------------------------------------------------------------------------


def test_the_puzzles_read_back() -> None:
    assert parse_puzzles(text_of_puzzles(ALL)) == ALL


@pytest.mark.parametrize(
    ("old", "new", "refusal", "line"),
    [
        (HEADER, "cheese-rescue-puzzles 2", ExerciseRefusal.NOT_EXERCISES, 1),
        ("17 |", "017 |", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("17 |", "seven |", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("| 2 |", "| 3 |", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("puppy", "wolf", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("block", "clock", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("block sacrifice", "block block", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("C M 1a 1a", "C M 1a", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("C M 1a 1a", "C M 1a S", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("C M 1a 1a | C M M 1b", "C M 1a 1b | C M M 1a", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("C M 1a 1a | C M M 1b", "C 1a 1a | C M M M 1b", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("M 3b S", "M S 3b .", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("M 3b S", "M 3b 9z", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("M 3b S", "S 3b S", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        (". 2a 1a D 1b/", "", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        (" | . 2a", "\n. 2a", ExerciseRefusal.EXERCISE_LINE_DAMAGED, 4),
        ("\n\n", f"\n{GOOD.splitlines()[3]}\n", ExerciseRefusal.EXERCISE_NAME_TAKEN, 4),
    ],
)
def test_a_bad_line_is_refused_with_its_number(
    old: str, new: str, refusal: ExerciseRefusal, line: int
) -> None:
    assert len(parse_puzzles(GOOD)) == 1
    assert old in GOOD
    with pytest.raises(DamagedFile) as refused:
        parse_puzzles(GOOD.replace(old, new, 1))
    assert refused.value.refusal is refusal
    assert refused.value.data["line"] == line


@given(st.data())
@examples(200)
def test_a_file_with_a_garbled_column_is_read_or_refused(data: st.DataObject) -> None:
    first, *columns = str(data.draw(st.sampled_from(ALL))).split(" | ")
    at = data.draw(st.integers(0, len(columns) - 1))
    other = str(data.draw(st.sampled_from(ALL))).split(" | ")
    columns[at] = data.draw(st.one_of(st.text(max_size=20), st.sampled_from(other)))
    text = f"{HEADER}\n" + " | ".join([first, *columns])
    try:
        found = parse_puzzles(text)
    except DamagedFile as refused:
        line = int(refused.data["line"])
    else:
        line = 1
        assert parse_puzzles(text_of_puzzles(found)) == found
    assert 1 <= line <= text.count("\n") + 1


def test_the_file_is_what_its_puzzles_are_written_as() -> None:
    text = files("cheese_rescue.exercises").joinpath("puzzles.txt").read_text("utf-8")
    assert text == text_of_puzzles(ALL)
