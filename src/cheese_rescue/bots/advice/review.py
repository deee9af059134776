"""The review of a finished game: evaluates each move by what its player could know."""

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cheese_rescue.bots.advice.hints import reasons_for, view_rng
from cheese_rescue.bots.advice.reasons import Reason, Reasons
from cheese_rescue.bots.bot import Budget
from cheese_rescue.extras import Extra, require
from cheese_rescue.rules import Game, Move, Record, Refusal, Refused, Seat
from cheese_rescue.rules.cards import plies
from cheese_rescue.rules.replay import games

if TYPE_CHECKING:
    from cheese_rescue.bots.search import EvaluatedMove, Evaluation

MOVE_BUDGET = Budget(seconds=0.25)
"""The budget of one search. A ply needs two at most, so a two-player game takes well under 20 s."""

TURNING_POINTS = 5
"""The most turning points that a review names."""
LEAST_LOSS = 0.08
"""The least loss of a turning point, as a share of the victory."""


class ReviewedMove(NamedTuple):
    """One move compared with the best one, by what its player could know.

    A chance is a seat's expected share of the victory, from 0 to 1.
    """

    ply: int
    """How many cards had been laid before it."""
    seat: Seat
    """The seat that moved."""
    move: Move
    """The move that was made."""
    before: tuple[float, ...]
    """Every seat's chance with the best move."""
    after: tuple[float, ...]
    """Every seat's chance with the move that was made."""
    best: Move
    """The best move; the move that was made, if none is better."""
    best_points: tuple[float, ...]
    """Every seat's expected points with the best move."""
    points: tuple[float, ...]
    """Every seat's expected points with the move that was made."""
    exact: bool
    """Whether the game was solved to its end; if not, the numbers are estimates."""
    reasons: tuple[Reason, ...]
    """The reasons for the best move."""

    @property
    def loss(self) -> float:
        """The regret of the move: how much of its chance the mover gave away, 0 or more."""
        return self.before[self.seat] - self.after[self.seat]


class Review(NamedTuple):
    """The review of a whole game."""

    plies: tuple[ReviewedMove, ...]
    """Every move, in order."""
    turning: tuple[int, ...]
    """The plies of the turning points, in order."""


def review(
    record: Record,
    budget: Budget = MOVE_BUDGET,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review every move of a finished game, with that budget for each search.

    After every ply, `progress` is called with the number of plies done and the total. Raises what
    `reviewable` raises, and MissingExtra without the extra `strong`.
    """
    course = reviewable(record)
    reviewed: list[ReviewedMove] = []
    for game, play in zip(course, record.plays, strict=True):
        reviewed.append(review_ply(game, play.move, budget))
        if progress:
            progress(len(reviewed), len(course))
    return Review(tuple(reviewed), turning_points(reviewed))


def reviewable(record: Record) -> tuple[Game, ...]:
    """The game before each move of a record.

    Raises Refused if the game is not over or its pile is not known, and Unreadable (a Refused) if
    one of its moves is impossible.
    """
    if not record.finished:
        places = plies(record.players) - len(record.plays)
        raise Refused(Refusal.GAME_NOT_OVER, places=places)
    return tuple(games(record))[:-1]


def review_ply(game: Game, move: Move, budget: Budget, rng: Random | None = None) -> ReviewedMove:
    """Compare a legal move with the best one, using only the view of the seat whose turn it is.

    Runs a second search for the move alone if the first one gave it less than half the visits of
    the best move. Loads or compiles the kernel if necessary. Raises MissingExtra without the extra
    `strong`, and ValueError if the move is not legal.
    """
    require(Extra.STRONG)
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
    """The seat's chance, then its expected lead in points."""
    others = [points for other, points in enumerate(move.points) if other != seat]
    return move.chances[seat], move.points[seat] - max(others)


def _same_effort(budget: Budget, evaluation: "Evaluation") -> Budget:
    """The part of the budget that went into the best move, to give another one the same effort."""
    if evaluation.exact:
        return budget
    visits = evaluation.moves[0].visits
    return budget._replace(
        seconds=budget.seconds * min(1.0, visits / max(1, evaluation.simulations)),
        simulations=None if budget.simulations is None else max(1, visits),
    )


def turning_points(reviewed: Iterable[ReviewedMove]) -> tuple[int, ...]:
    """The plies with the largest losses of at least LEAST_LOSS, up to TURNING_POINTS, in order."""
    lost = [each for each in reviewed if each.loss >= LEAST_LOSS]
    most = sorted(lost, key=lambda each: -each.loss)[:TURNING_POINTS]
    return tuple(sorted(each.ply for each in most))
