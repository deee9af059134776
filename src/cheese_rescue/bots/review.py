"""A finished game looked at again: where it turned, by what everybody could know."""

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cheese_rescue.bots.advice import own_chance, reasons_for
from cheese_rescue.bots.bot import Budget
from cheese_rescue.bots.reasons import Reason, Reasons
from cheese_rescue.rules import Game, Move, Record, Refusal, Refused, Seat
from cheese_rescue.rules.cards import plies
from cheese_rescue.rules.replay import games

if TYPE_CHECKING:
    from cheese_rescue.bots.search import Judged, Thinking

A_MOVE = Budget(seconds=0.25)
"""For each search; a ply has two at most, so a game of two is reviewed in well under 20 s."""

TURNING_POINTS = 5
LEAST_LOSS = 0.08


class Reviewed(NamedTuple):
    """One move, judged by what its mover could know. Chances and points are for every seat."""

    ply: int
    """How many cards lay there before it."""
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
    """Whether the end was solved; else all of it is an estimate."""
    reasons: tuple[Reason, ...]
    """Why the best move is good."""

    @property
    def loss(self) -> float:
        """How much of a chance the mover let go."""
        return self.before[self.seat] - self.after[self.seat]


class Review(NamedTuple):
    plies: tuple[Reviewed, ...]
    turning: tuple[int, ...]


def review(
    record: Record,
    budget: Budget = A_MOVE,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Every move of a finished game judged, each search with that budget.

    After every ply `progress` hears how many are done, and of how many.
    """
    course = reviewable(record)
    reviewed: list[Reviewed] = []
    for game, play in zip(course, record.plays, strict=True):
        reviewed.append(review_ply(game, play.move, budget))
        if progress:
            progress(len(reviewed), len(course))
    return Review(tuple(reviewed), turning_points(reviewed))


def reviewable(record: Record) -> tuple[Game, ...]:
    """The game before each of its moves; Refused while it runs or where its pile is not known."""
    if not record.finished:
        places = plies(record.players) - len(record.plays)
        raise Refused(Refusal.GAME_NOT_OVER, places=places)
    return tuple(games(record))[:-1]


def review_ply(game: Game, move: Move, budget: Budget, rng: Random | None = None) -> Reviewed:
    """That move judged against the best one, by what the seat whose turn it is can see."""
    from cheese_rescue.bots.search import think  # noqa: PLC0415 (numba only where it is used)

    view = game.view(game.turn)
    rng = rng or own_chance(view)
    thinking = think(view, rng, budget)
    best = thinking.moves[0]
    made = next((judged for judged in thinking.moves if judged.move == move), None)
    if made is None or 2 * made.visits < best.visits:
        made = think(view, rng, _alike(budget, thinking), among=(move,)).moves[0]
    if _worth(made, game.turn) >= _worth(best, game.turn):
        best = made
    reasons = Reasons(view)
    return Reviewed(
        game.ply,
        game.turn,
        move,
        best.chances,
        made.chances,
        best.move,
        best.points,
        made.points,
        thinking.exact,
        reasons_for(reasons, view, best.move, best.chances, exact=thinking.exact),
    )


def _worth(judged: "Judged", seat: Seat) -> tuple[float, float]:
    """The seat's chance, then how many points it is ahead."""
    others = [points for other, points in enumerate(judged.points) if other != seat]
    return judged.chances[seat], judged.points[seat] - max(others)


def _alike(budget: Budget, thinking: "Thinking") -> Budget:
    """What the best move had of a budget, so that another one is judged alike."""
    if thinking.exact:
        return budget
    visits = thinking.moves[0].visits
    return budget._replace(
        seconds=budget.seconds * min(1.0, visits / max(1, thinking.simulations)),
        simulations=None if budget.simulations is None else max(1, visits),
    )


def turning_points(reviewed: Iterable[Reviewed]) -> tuple[int, ...]:
    """The plies where most was lost: five at most, each at least LEAST_LOSS, in their order."""
    lost = [each for each in reviewed if each.loss >= LEAST_LOSS]
    most = sorted(lost, key=lambda each: -each.loss)[:TURNING_POINTS]
    return tuple(sorted(each.ply for each in most))
