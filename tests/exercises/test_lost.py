"""Why a puzzle was not solved."""

import pytest

from cheese_rescue.exercises import Attempt, Exercise, Goal, LossReason, Reply, why_lost
from cheese_rescue.exercises.exercise import Fate
from cheese_rescue.exercises.puzzles import puzzles
from cheese_rescue.rules import Board, Card, Cell, Move, Position

DOG, CAT, MOUSE = (Card.parse(letter) for letter in "DCM")
VICTORY = Goal(wins=True)


def lost(drawn: str, *, goal: Goal = VICTORY) -> Attempt:
    """An attempt whose last card has just been laid, with this square."""
    board = Board.parse(drawn)
    position = Position.set_up(board, size=3, hands=[[], []])
    exercise = Exercise("drawn", position, goal, 1, Reply.STUBBORN)
    return Attempt(exercise, position, (Move(MOUSE, Cell(0, 0)),), replies_from=1)


@pytest.mark.parametrize(
    ("drawn", "reason", "points"),
    [
        ("3a M  1b\nS  1a D\nD  D  2b", LossReason.EATEN, 3),
        ("3a M  D\nS  C  D\nD  1a 2b", LossReason.GUARD_FLED, 3),
        ("2a D  2b\nS  D  D\nD  D  D", LossReason.SHARED, 0),
        ("1a D  3b\nS  D  D\nD  D  1a", LossReason.SAFE, 3),
        ("2a D  1b\nS  D  1b\nD  D  D", LossReason.FEWER_CHEESES, 0),
    ],
)
def test_the_reason_is_what_decided(drawn: str, reason: LossReason, points: int) -> None:
    loss = why_lost(lost(drawn))
    assert loss is not None
    assert (loss.reason, loss.points) == (reason, points)
    assert (loss.cell is None) == (points == 0)


def test_a_victory_has_no_reason_and_a_lesson_without_one_neither() -> None:
    assert why_lost(lost("3a D  1b\nS  D  D\nD  D  D")) is None
    goal = Goal(Fate.KEPT, Card.parse("3a"))
    assert why_lost(lost("3a M  1b\nS  D  D\nD  D  D", goal=goal)) is None


def test_every_wrong_first_move_of_a_sample_has_a_reason() -> None:
    for puzzle in list(puzzles().values())[::150]:
        begin = Attempt.begin(puzzle.exercise)
        for move in begin.position.legal_moves():
            after = begin.play(move)
            assert (why_lost(after) is not None) == (after.progress.value == "missed")
