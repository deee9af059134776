"""Trains the policy of the search by self-play: `python -m cheese_rescue.bots.learning`.

For every ply, it fits the weights of the features in `kernel.policy` by multinomial logistic
regression: the softmax of the scores should match the visit counts of the search. The weights are
stored as text beside this file, one row per ply. The first training iteration plays its games with
the plain search, each further one with the search that uses the policy learned so far. The same
seed gives the same games. In the code, a training position is a "lesson".
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots import kernel
from cheese_rescue.bots.bot import Budget
from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition, kind_of
from cheese_rescue.bots.kernel.bits import ROW, square
from cheese_rescue.bots.kernel.playouts import FIELD, Box
from cheese_rescue.bots.kernel.policy import FEATURES, LEARNED, Area, move_features
from cheese_rescue.bots.symmetry import distinct_moves
from cheese_rescue.rules import Game, Move, View
from cheese_rescue.rules.cards import plies, unshuffled_pile

GAMES = 400
"""Games per training iteration."""
THOROUGH = 15_000
"""Simulations for a move whose position is used for training."""
QUICK = 2_000
"""Simulations for any other move."""
EVERY = {2: 1, 3: 3, 4: 3}
"""By number of players: one position in this many plies is used. Longer games need fewer."""
STRAY = 0.1
"""How often a move other than the best is played, so that games differ."""
NEAR = {2: 2, 3: 3, 4: 3}
"""By number of players: a ply is also trained on positions up to this many plies away."""
FEWEST = 60
"""With fewer positions than this, a ply gets the weights of the ply before."""
STEPS, PACE, RIDGE = 300, 0.05, 0.0005
"""Adam steps, learning rate, and the strength of L2 regularisation."""


def file_of(players: int) -> Path:
    """The file of the weights for that number of players."""
    return Path(__file__).with_name(f"learned-{players}.txt")


@cache
def learned(players: int) -> Any:
    """The learned weights, an array with a row for every ply; loaded once per process."""
    return np.loadtxt(file_of(players), ndmin=2)


class Lesson(NamedTuple):
    """A training position: the features of every distinct move, and its target probability."""

    ply: int
    """How many cards had been laid."""
    features: Any
    """A row of features for every move."""
    visits: Any
    """Every move's share of the search's visits; they add up to 1."""


def self_play(players: int, seed: int, *, again: bool) -> list[Lesson]:
    """Play one game and return its training positions.

    `again` uses the search with the policy learned so far instead of the plain search. The game is
    broken off where the endgame solver takes over, or two plies before its end.
    """
    from cheese_rescue.bots.search import PLAIN, STRONG, is_endgame, tree_search  # noqa: PLC0415 - circular

    kernel.prepare()
    teacher = STRONG[players] if again else PLAIN
    rng = Random(seed)
    pile = list(unshuffled_pile(players))
    rng.shuffle(pile)
    game = Game.deal(players=players, pile=pile)
    turn = rng.randrange(EVERY[players])
    lessons = []
    while game.ply < plies(players) - 2 and not is_endgame(view := game.view(game.turn)):
        teaches = game.ply % EVERY[players] == turn
        budget = Budget(simulations=THOROUGH if teaches else QUICK)
        moves = tree_search(view, rng, budget, teacher).moves
        if teaches:
            lessons.append(_lesson(view, {one.move: one.visits for one in moves}))
        stray = len(moves) > 3 and rng.random() < STRAY
        game = game.play(moves[rng.randrange(1, 4) if stray else 0].move)
    return lessons


def _lesson(view: View, visits: Mapping[Move, int]) -> Lesson:
    """The training position of a view. Moves without visits get a target of 0."""
    position = BitPosition.of(view)
    moves = distinct_moves(view)
    tried = np.array([visits.get(move, 0) for move in moves], np.float64)
    return Lesson(
        view.ply, np.array([features_of(position, move) for move in moves]), tried / tried.sum()
    )


def features_of(position: BitPosition, move: Move) -> Any:
    """The features of a move, LEARNED numbers, to be multiplied by the weights of the policy."""
    x, y = move.cell.x - position.corner.x, move.cell.y - position.corner.y
    shift = (ROW if y < 0 else 0) + (1 if x < 0 else 0)
    occupied, height, width = map(int, position.state[:3])
    kind = kind_of(move.card)
    row = np.zeros(LEARNED)
    move_features(
        Area(position.size, int(square(position.size))), Box(occupied, height, width),
        position.planes, int(position.own[position.seat]), ROW * max(y, 0) + max(x, 0), shift,
        FIELD * kind, position.dogs_hunt_mice, row,
    )  # fmt: skip
    hand = int(position.hands[position.seat])
    held = [(hand >> FIELD * other) & 31 for other in range(KINDS)]
    begin = FEATURES + kind * (KINDS + 1)
    row[begin : begin + KINDS + 1] = [1, *held]
    return row


def fit(players: int, lessons: list[Lesson]) -> Any:
    """Fit the policy to training positions: an array with a row of weights for each ply."""
    table = np.zeros((plies(players) + 1, LEARNED))
    for ply in range(plies(players)):
        near = [lesson for lesson in lessons if abs(lesson.ply - ply) <= NEAR[players]]
        table[ply] = _fit(near) if len(near) >= FEWEST else table[ply - 1]
    return table


def _fit(lessons: list[Lesson]) -> Any:
    """The weights that minimise the regularised cross-entropy with the visits, found by Adam.

    Features are centred within each position and scaled to a standard deviation of 1.
    """
    centred = np.concatenate([lesson.features - lesson.features.mean(0) for lesson in lessons])
    visits = np.concatenate([lesson.visits for lesson in lessons])
    lengths = [len(lesson.visits) for lesson in lessons]
    starts = np.cumsum([0, *lengths[:-1]])
    of = np.repeat(np.arange(len(lessons)), lengths)
    spread = centred.std(axis=0)
    spread[spread < 1e-6] = np.inf  # a constant feature gets weight 0
    rows = centred / spread
    weights = np.zeros(rows.shape[1])
    mean, square_mean = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        liked = rows @ weights
        liked = np.exp(liked - np.maximum.reduceat(liked, starts)[of])
        liked /= np.add.reduceat(liked, starts)[of]
        slope = rows.T @ (visits - liked) / len(lessons) - RIDGE * weights
        mean = 0.9 * mean + 0.1 * slope
        square_mean = 0.99 * square_mean + 0.01 * slope * slope
        steep = np.sqrt(square_mean / (1 - 0.99**step)) + 1e-8
        weights += PACE * mean / (1 - 0.9**step) / steep
    return weights / spread


def main() -> None:
    """Run the training iterations of the command line and write the weights after each."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--lessons", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=cpu_count() or 1)
    chosen = options.parse_args()
    for number in range(chosen.lessons):
        lessons = list(_lessons(chosen, number))
        np.savetxt(file_of(chosen.players), fit(chosen.players, lessons), fmt="%.4f")


def _lessons(chosen: argparse.Namespace, number: int) -> Iterator[Lesson]:
    """The training positions of one iteration.

    The processes are new, so that they load the weights of the iteration before.
    """
    first = (chosen.seed + number) * 1_000_000
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        games = [
            pool.submit(self_play, chosen.players, first + n, again=number > 0)
            for n in range(chosen.games)
        ]
        for done, game in enumerate(games, start=1):
            yield from game.result()
            if done % 50 == 0:
                told = f"lesson {number + 1} of {chosen.lessons}: {done} of {chosen.games} games"
                print(told, file=sys.stderr)  # noqa: T201 - a script


if __name__ == "__main__":
    main()
