"""The review of a finished game: each move judged by what its player could know."""

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cheese_rescue.bots.advice.hints import reasons_for, view_rng
from cheese_rescue.bots.advice.reasons import Reason, Reasons
from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Game, Move, Record, Refusal, Refused, Seat
from cheese_rescue.rules.cards import plies
from cheese_rescue.rules.replay import games

if TYPE_CHECKING:
    from cheese_rescue.bots.search import EvaluatedMove, Evaluation

MOVE_BUDGET = Budget(seconds=0.25)
"""For each search. A ply needs two at most, so a game of two takes well under 20 s."""

TURNING_POINTS = 5
LEAST_LOSS = 0.08


class ReviewedMove(NamedTuple):
    """One move, judged by what its player could know. Chances and points are for every seat."""

    ply: int
    """How many cards had been placed before it."""
    seat: Seat
    move: Move
    before: tuple[float, ...]
    """The chances with the best move."""
    after: tuple[float, ...]
    """The chances with the move that was made."""
    best: Move
    best_points: tuple[float, ...]
    points: tuple[float, ...]
    exact: bool
    """Whether the end was solved; else the numbers are estimates."""
    reasons: tuple[Reason, ...]
    """Why the best move is good."""

    @property
    def loss(self) -> float:
        """How much of its chance the mover gave away."""
        return self.before[self.seat] - self.after[self.seat]


class Review(NamedTuple):
    plies: tuple[ReviewedMove, ...]
    turning: tuple[int, ...]


def review(
    record: Record,
    budget: Budget = MOVE_BUDGET,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every move of a finished game, with that budget for each search.

    After every ply, `progress` is called with the number done and the total.
    """
    course = reviewable(record)
    reviewed: list[ReviewedMove] = []
    for game, play in zip(course, record.plays, strict=True):
        reviewed.append(review_ply(game, play.move, budget))
        if progress:
            progress(len(reviewed), len(course))
    return Review(tuple(reviewed), turning_points(reviewed))


def reviewable(record: Record) -> tuple[Game, ...]:
    """The game before each move; Refused if it is not over or its pile is not known."""
    if not record.finished:
        places = plies(record.players) - len(record.plays)
        raise Refused(Refusal.GAME_NOT_OVER, places=places)
    return tuple(games(record))[:-1]


def review_ply(game: Game, move: Move, budget: Budget, rng: Random | None = None) -> ReviewedMove:
    """Judge a move against the best one, by what the seat whose turn it is can see."""
    from cheese_rescue.bots.search import evaluate  # noqa: PLC0415 (numba only where it is used)

    view = game.view(game.turn)
    rng = rng or view_rng(view)
    evaluation = evaluate(view, rng, budget)
    best = evaluation.moves[0]
    made = next((one for one in evaluation.moves if one.move == move), None)
    if made is None or 2 * made.visits < best.visits:
        made = evaluate(view, rng, _same_effort(budget, evaluation), among=(move,)).moves[0]
    if _worth(made, game.turn) >= _worth(best, game.turn):
        best = made
    reasons = Reasons(view)
    return ReviewedMove(
        game.ply,
        game.turn,
        move,
        best.chances,
        made.chances,
        best.move,
        best.points,
        made.points,
        evaluation.exact,
        reasons_for(reasons, view, best.move, best.chances, exact=evaluation.exact),
    )


def _worth(move: "EvaluatedMove", seat: Seat) -> tuple[float, float]:
    """The seat's chance, then how many points it is ahead."""
    others = [points for other, points in enumerate(move.points) if other != seat]
    return move.chances[seat], move.points[seat] - max(others)


def _same_effort(budget: Budget, evaluation: "Evaluation") -> Budget:
    """The part of the budget that the best move had, to judge another one with the same effort."""
    if evaluation.exact:
        return budget
    visits = evaluation.moves[0].visits
    return budget._replace(
        seconds=budget.seconds * min(1.0, visits / max(1, evaluation.simulations)),
        simulations=None if budget.simulations is None else max(1, visits),
    )


def turning_points(reviewed: Iterable[ReviewedMove]) -> tuple[int, ...]:
    """The plies with the largest losses: at most five, each at least LEAST_LOSS, in order."""
    lost = [each for each in reviewed if each.loss >= LEAST_LOSS]
    most = sorted(lost, key=lambda each: -each.loss)[:TURNING_POINTS]
    return tuple(sorted(each.ply for each in most))
