"""Learns the policy from self-play of the search: `python -m cheese_rescue.bots.learning`.

For every ply, the weights of the features in `kernel.policy` are fitted so that the moves that the
search tried most get the highest scores (multinomial logistic regression). They are stored as text
beside this file, one row per ply. The plain search teaches the first lesson, the search with the
policy learned so far each further one. The same seed gives the same games.
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
from cheese_rescue.bots.kernel.bits import ROW, square
from cheese_rescue.bots.kernel.playouts import FIELD
from cheese_rescue.bots.kernel.policy import FEATURES, LEARNED, move_features
from cheese_rescue.bots.kernel.position import KINDS, Position, kind_of
from cheese_rescue.bots.symmetry import distinct_moves
from cheese_rescue.rules import Game, Move, View
from cheese_rescue.rules.cards import plies, unshuffled_pile

GAMES = 400
THOROUGH = 15_000
"""Simulations for a move that teaches."""
QUICK = 2_000
"""Simulations for a move between two that teach."""
EVERY = {2: 1, 3: 3, 4: 3}
"""With more players a game is longer, and every third move teaches enough."""
STRAY = 0.1
"""How often a move other than the best is played, so that games differ."""
NEAR = {2: 2, 3: 3, 4: 3}
"""A ply also learns from this many plies before and after it."""
FEWEST = 60
"""With fewer positions, a ply takes the weights of the ply before."""
STEPS, PACE, RIDGE = 300, 0.05, 0.0005


def file_of(players: int) -> Path:
    return Path(__file__).with_name(f"learned-{players}.txt")


@cache
def learned(players: int) -> Any:
    """The weights of the features, a row for every ply."""
    return np.loadtxt(file_of(players), ndmin=2)


class Lesson(NamedTuple):
    """A position: the features of every move, and how often the search tried it."""

    ply: int
    features: Any
    visits: Any


def self_play(players: int, seed: int, *, again: bool) -> list[Lesson]:
    """The lessons of one game."""
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
    """Moves that were never tried are part of the lesson."""
    position = Position.of(view)
    moves = distinct_moves(view)
    tried = np.array([visits.get(move, 0) for move in moves], np.float64)
    return Lesson(
        view.ply, np.array([features_of(position, move) for move in moves]), tried / tried.sum()
    )


def features_of(position: Position, move: Move) -> Any:
    """The features of a move, which `kernel.policy` multiplies by the weights."""
    x, y = move.cell.x - position.corner.x, move.cell.y - position.corner.y
    shift = (ROW if y < 0 else 0) + (1 if x < 0 else 0)
    occupied, height, width = map(int, position.state[:3])
    kind = kind_of(move.card)
    row = np.zeros(LEARNED)
    move_features(
        position.size, int(square(position.size)), occupied, height, width, position.planes,
        int(position.own[position.seat]), ROW * max(y, 0) + max(x, 0), shift, FIELD * kind,
        position.dogs_hunt_mice, row,
    )  # fmt: skip
    hand = int(position.hands[position.seat])
    held = [(hand >> FIELD * other) & 31 for other in range(KINDS)]
    begin = FEATURES + kind * (KINDS + 1)
    row[begin : begin + KINDS + 1] = [1, *held]
    return row


def fit(players: int, lessons: list[Lesson]) -> Any:
    """A row of weights for each ply."""
    table = np.zeros((plies(players) + 1, LEARNED))
    for ply in range(plies(players)):
        near = [lesson for lesson in lessons if abs(lesson.ply - ply) <= NEAR[players]]
        table[ply] = _fit(near) if len(near) >= FEWEST else table[ply - 1]
    return table


def _fit(lessons: list[Lesson]) -> Any:
    """The weights under which the visits are likeliest, by Adam on features of equal spread."""
    centred = np.concatenate([lesson.features - lesson.features.mean(0) for lesson in lessons])
    visits = np.concatenate([lesson.visits for lesson in lessons])
    lengths = [len(lesson.visits) for lesson in lessons]
    starts = np.cumsum([0, *lengths[:-1]])
    of = np.repeat(np.arange(len(lessons)), lengths)
    spread = centred.std(axis=0)
    spread[spread < 1e-6] = np.inf  # a constant feature carries no information
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
    """Play the games of one round. New processes read the weights of the round before."""
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
