"""Which moves look good at sight, learned from search: `python -m cheese_rescue.bots.learning`.

The search plays against itself. For every ply, weights of what `kernel.judging` sees are fitted so
that the moves that the search tried most are liked most (multinomial logistic regression). They are
kept as text beside this file, one row a ply. The first lesson is taught by the plain search, each
further one by the search that has learned until then. The same seed, the same games.
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
from cheese_rescue.bots.kernel.judging import FEATURES, LEARNED, describe
from cheese_rescue.bots.kernel.playing import FIELD
from cheese_rescue.bots.kernel.position import KINDS, Position, kind_of
from cheese_rescue.bots.symmetry import alike
from cheese_rescue.rules import Game, Move, View
from cheese_rescue.rules.cards import plies, unshuffled_pile

GAMES = 400
THOROUGH = 15_000
"""Simulations for a move to learn from."""
QUICK = 2_000
"""Simulations for a move in between."""
EVERY = {2: 1, 3: 3, 4: 3}
"""With more players a game is longer, and every third move teaches enough."""
STRAY = 0.1
"""How often another good move is played, so that games differ."""
NEAR = {2: 2, 3: 3, 4: 3}
"""A ply also learns from those so many before and after it."""
FEWEST = 60
"""Positions that a ply needs, or it takes the weights of the ply before."""
STEPS, PACE, RIDGE = 300, 0.05, 0.0005


def file_of(players: int) -> Path:
    return Path(__file__).with_name(f"learned-{players}.txt")


@cache
def learned(players: int) -> Any:
    """For every ply the weights of what is seen of a move."""
    return np.loadtxt(file_of(players), ndmin=2)


class Lesson(NamedTuple):
    """A position: for every move what is seen of it, and how often the search tried it."""

    ply: int
    seen: Any
    visits: Any


def play(players: int, seed: int, *, again: bool) -> list[Lesson]:
    """What one game teaches."""
    from cheese_rescue.bots.search import PLAIN, STRONG, is_open, searched  # noqa: PLC0415 - a circle

    kernel.prepare()
    teacher = STRONG[players] if again else PLAIN
    rng = Random(seed)
    pile = list(unshuffled_pile(players))
    rng.shuffle(pile)
    game = Game.deal(players=players, pile=pile)
    turn = rng.randrange(EVERY[players])
    lessons = []
    while game.ply < plies(players) - 2 and not is_open(view := game.view(game.turn)):
        teaches = game.ply % EVERY[players] == turn
        budget = Budget(simulations=THOROUGH if teaches else QUICK)
        moves = searched(view, rng, budget, teacher).moves
        if teaches:
            lessons.append(_lesson(view, {judged.move: judged.visits for judged in moves}))
        stray = len(moves) > 3 and rng.random() < STRAY
        game = game.play(moves[rng.randrange(1, 4) if stray else 0].move)
    return lessons


def _lesson(view: View, visits: Mapping[Move, int]) -> Lesson:
    """What was never tried is a lesson, too."""
    position = Position.of(view)
    moves = alike(view)
    tried = np.array([visits.get(move, 0) for move in moves], np.float64)
    return Lesson(view.ply, np.array([seen(position, move) for move in moves]), tried / tried.sum())


def seen(position: Position, move: Move) -> Any:
    """A move as `kernel.judging` sees it: what its weights are multiplied by."""
    x, y = move.cell.x - position.corner.x, move.cell.y - position.corner.y
    shift = (ROW if y < 0 else 0) + (1 if x < 0 else 0)
    occupied, height, width = map(int, position.state[:3])
    kind = kind_of(move.card)
    row = np.zeros(LEARNED)
    describe(
        position.size, int(square(position.size)), occupied, height, width, position.planes,
        int(position.own[position.seat]), ROW * max(y, 0) + max(x, 0), shift, FIELD * kind,
        position.russian, row,
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
    centred = np.concatenate([lesson.seen - lesson.seen.mean(0) for lesson in lessons])
    visits = np.concatenate([lesson.visits for lesson in lessons])
    lengths = [len(lesson.visits) for lesson in lessons]
    starts = np.cumsum([0, *lengths[:-1]])
    of = np.repeat(np.arange(len(lessons)), lengths)
    spread = centred.std(axis=0)
    spread[spread < 1e-6] = np.inf  # the same whatever is played: says nothing
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
        lessons = list(_taught(chosen, number))
        np.savetxt(file_of(chosen.players), fit(chosen.players, lessons), fmt="%.4f")


def _taught(chosen: argparse.Namespace, number: int) -> Iterator[Lesson]:
    """What all games of one lesson teach; its processes read what the one before has written."""
    first = (chosen.seed + number) * 1_000_000
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        games = [
            pool.submit(play, chosen.players, first + n, again=number > 0)
            for n in range(chosen.games)
        ]
        for done, game in enumerate(games, start=1):
            yield from game.result()
            if done % 50 == 0:
                told = f"lesson {number + 1} of {chosen.lessons}: {done} of {chosen.games} games"
                print(told, file=sys.stderr)  # noqa: T201 - a script


if __name__ == "__main__":
    main()
