"""Proves exercises by trying every move: is the goal within reach, and by one move only?"""

from collections.abc import Iterable
from enum import Enum

from cheese_rescue.bots.symmetry import TURNS
from cheese_rescue.exercises.attempt import Attempt, Progress
from cheese_rescue.exercises.exercise import Exercise, Goal, Reply
from cheese_rescue.extras import Extra, require
from cheese_rescue.rules import Board, Game, Move, Position


class Fault(Enum):
    """What is wrong with an exercise."""

    OUT_OF_REACH = "out-of-reach"
    """No move reaches the goal."""
    NOT_THE_ONLY_MOVE = "not-the-only-move"
    """Several first moves reach the goal, but the file says that only one does."""
    ALWAYS_REACHED = "always-reached"
    """Every move reaches the goal of an exercise of one move, so there is nothing to find."""


MOST_PLIES = 3
"""Plies of a puzzle up to which brute force takes less than a second."""


def check_puzzle(puzzle: Exercise) -> Fault | None:
    """What is wrong with a puzzle; by brute force if it is short, otherwise by the solver."""
    return check(puzzle, by_solver=puzzle.plies > MOST_PLIES)


def check(exercise: Exercise, *, by_solver: bool = False) -> Fault | None:
    """What is wrong with the exercise; None if nothing is.

    The solver checks only puzzles, but also those that are too long for brute force.
    """
    begin = Attempt.begin(exercise)
    moves = begin.position.legal_moves()
    good = solver_solutions(exercise) if by_solver else solutions(exercise)
    if not good:
        return Fault.OUT_OF_REACH
    if exercise.only_move and len(boards_after(begin.position, good)) > 1:
        return Fault.NOT_THE_ONLY_MOVE
    trivial = exercise.plies == 1 and exercise.goal != Goal()
    if trivial and len(good) == len(moves):
        return Fault.ALWAYS_REACHED
    return None


def solutions(exercise: Exercise) -> tuple[Move, ...]:
    """Every first move with which the goal can still be reached, whatever the others reply."""
    begin = Attempt.begin(exercise)
    return tuple(move for move in begin.position.legal_moves() if _reaches(begin, move))


def solver_solutions(exercise: Exercise) -> tuple[Move, ...]:
    """Every first move that wins a puzzle, found by the solver instead of brute force.

    Raises MissingExtra without the extra `strong`.
    """
    require(Extra.STRONG)
    from cheese_rescue.bots.search import winning_moves  # noqa: PLC0415 - imports numba

    return tuple(winning_moves(exercise.position.view(exercise.learner)))


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


def boards_after(position: Position | Game, moves: Iterable[Move]) -> set[frozenset[Board]]:
    """The different boards after these moves; symmetric ones count as one."""
    return {orientations(position.play(move).board) for move in moves}


def orientations(board: Board) -> frozenset[Board]:
    """The board in every orientation, so that symmetric boards have the same ones."""
    turned = [Board({turn(*cell): card for cell, card in board.items()}) for turn in TURNS]
    return frozenset(_to_the_corner(one) for one in (board, *turned))


def _to_the_corner(board: Board) -> Board:
    left, top = board.bounds()[0]
    return board.moved(-left, -top)
