"""Proves exercises by trying every move: is the goal within reach, and by one move only?"""

from enum import Enum

from cheese_rescue.bots.symmetry import TURNS
from cheese_rescue.exercises.attempt import Attempt, Progress
from cheese_rescue.exercises.exercise import Exercise, Goal, Reply
from cheese_rescue.rules import Board, Move, Position


class Fault(Enum):
    """What is wrong with an exercise."""

    OUT_OF_REACH = "out-of-reach"
    """No move reaches the goal."""
    NOT_THE_ONLY_MOVE = "not-the-only-move"
    """Several first moves reach the goal, but the file says that only one does."""
    ALWAYS_REACHED = "always-reached"
    """Every move reaches the goal of an exercise of one move, so there is nothing to find."""


def check(exercise: Exercise) -> Fault | None:
    """What is wrong with the exercise; None if nothing is."""
    begin = Attempt.begin(exercise)
    moves = begin.position.legal_moves()
    good = solutions(exercise)
    if not good:
        return Fault.OUT_OF_REACH
    boards = {_orientations(begin.position.play(move).board) for move in good}
    if exercise.only_move and len(boards) > 1:
        return Fault.NOT_THE_ONLY_MOVE
    trivial = exercise.plies == 1 and exercise.goal != Goal()
    if trivial and len(good) == len(moves):
        return Fault.ALWAYS_REACHED
    return None


def solutions(exercise: Exercise) -> tuple[Move, ...]:
    """Every first move with which the goal can still be reached, whatever the others reply."""
    begin = Attempt.begin(exercise)
    return tuple(move for move in begin.position.legal_moves() if _reaches(begin, move))


def _reaches(attempt: Attempt, move: Move) -> bool:
    """Whether the learner reaches the goal after that move, by some moves of their own.

    Replies of a bot are those that it always makes. Stubborn replies count as any reply at all.
    """
    if attempt.exercise.reply is not Reply.STUBBORN:
        return _can_reach(attempt.play(move))
    return _forces(attempt.exercise, attempt.position.play(move), len(attempt.moves) + 1)


def _can_reach(attempt: Attempt) -> bool:
    if attempt.progress is not Progress.OPEN:
        return attempt.progress is Progress.SOLVED
    return any(_can_reach(attempt.play(move)) for move in attempt.position.legal_moves())


def _forces(exercise: Exercise, position: Position, played: int) -> bool:
    """Whether the goal is reached whatever the other seat replies, by minimax without pruning."""
    if position.over or played >= exercise.plies:
        return exercise.goal.reached(position.outcome(), exercise.learner)
    after = (_forces(exercise, position.play(m), played + 1) for m in position.legal_moves())
    return any(after) if position.turn == exercise.learner else all(after)


def _orientations(board: Board) -> frozenset[Board]:
    """The board in every orientation, so that symmetric boards have the same ones."""
    turned = [Board({turn(*cell): card for cell, card in board.items()}) for turn in TURNS]
    return frozenset(_to_the_corner(one) for one in (board, *turned))


def _to_the_corner(board: Board) -> Board:
    left, top = board.bounds()[0]
    return board.moved(-left, -top)
