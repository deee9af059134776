"""What a position is worth at sight, learned from games: `python -m cheese_rescue.bots.learning`.

The search plays against itself; with two players the end is solved. For every ply the points that
each seat had at last are fitted to the features of `kernel.judging` by least squares, then the
sharpness with which points decide who wins by likelihood. The weights are kept as text beside this
file, one row a ply. The same seed gives the same games.
"""

import argparse
import sys
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
from cheese_rescue.bots.kernel.bits import square
from cheese_rescue.bots.kernel.judging import FEATURES, describe
from cheese_rescue.bots.kernel.position import Position, hand_of
from cheese_rescue.rules import Card, Game
from cheese_rescue.rules.cards import plies, square_size, unshuffled_pile

GAMES = 3000
SIMULATIONS = 2500
"""For every move of a game to learn from."""
STRAY = 0.08
"""How often another good move is played, so that games differ."""
RIDGE = 5.0
NEIGHBOUR = 0.4
"""What a game's ply before or after counts for a ply."""
SHARPNESS = np.linspace(0.05, 2.5, 99)


def file_of(players: int) -> Path:
    return Path(__file__).with_name(f"learned-{players}.txt")


@cache
def learned(players: int) -> Any:
    """For every ply the weights of the features, and the sharpness."""
    return np.loadtxt(file_of(players), ndmin=2)


class Sample(NamedTuple):
    """A position, and how its game ended."""

    ply: int
    features: Any
    """A row for each seat."""
    points: tuple[int, ...]
    shares: tuple[float, ...]


def features_of(game: Game) -> Any:
    """Of a position with nothing hidden, as in a world that the search has dealt."""
    position = Position.of(game.view(game.turn))
    occupied, height, width = map(int, position.state[:3])
    hands = np.zeros(4, np.int64)
    for seat, hand in enumerate(game.hands):
        hands[seat] = hand_of(hand)
    rows = np.zeros((4, FEATURES), np.float64)
    describe(
        game.players, position.size, int(square(square_size(game.players))),
        occupied, height, width, position.planes, position.own, hands, game.ply,
        game.pile.count(Card.DOG), game.pile.count(Card.CAT), len(game.pile),
        position.russian, rows,
    )  # fmt: skip
    return rows[: game.players]


def play(players: int, seed: int) -> list[Sample]:
    """One game of the search against itself, position by position."""
    from cheese_rescue.bots.search import PLAIN, is_open, searched, think  # noqa: PLC0415 - a circle

    kernel.prepare()
    rng = Random(seed)
    pile = list(unshuffled_pile(players))
    rng.shuffle(pile)
    game = Game.deal(players=players, pile=pile)
    seen: list[tuple[int, Any]] = []
    while not game.over:
        if game.ply:
            seen.append((game.ply, features_of(game)))
        view = game.view(game.turn)
        if is_open(view):
            best = think(view, rng, Budget(simulations=1)).moves
        else:
            best = searched(view, rng, Budget(simulations=SIMULATIONS), PLAIN).moves
            if len(best) > 3 and rng.random() < STRAY:
                best = best[rng.randrange(1, 4) :]
        game = game.play(best[0].move)
    outcome = game.outcome()
    shares = tuple(
        (seat in outcome.winners) / len(outcome.winners) for seat in range(players)
    )
    return [Sample(ply, features, outcome.points, shares) for ply, features in seen]


def fit(players: int, samples: list[Sample]) -> Any:
    """A row for each ply."""
    ply = np.array([sample.ply for sample in samples])
    features = np.array([sample.features for sample in samples])
    points = np.array([sample.points for sample in samples], np.float64)
    shares = np.array([sample.shares for sample in samples])
    table = np.zeros((plies(players) + 1, FEATURES + 1))
    for at in range(1, plies(players)):
        near = np.abs(ply - at) <= 1
        rows = features[near].reshape(-1, FEATURES)
        counts = np.where(ply[near] == at, 1.0, NEIGHBOUR).repeat(players)[:, None]
        weights = np.linalg.solve(
            (rows * counts).T @ rows + RIDGE * np.eye(FEATURES),
            (rows * counts).T @ points[near].reshape(-1),
        )
        here = ply == at
        table[at, :FEATURES] = weights
        table[at, FEATURES] = _sharpness(features[here] @ weights, shares[here])
    return table


def _sharpness(expected: Any, shares: Any) -> float:
    """By how much a point raises the chance to win: what makes the games' ends likeliest."""
    best, likeliest = 0.0, -np.inf
    for sharpness in SHARPNESS:
        odds = np.exp(sharpness * (expected - expected.max(axis=1, keepdims=True)))
        likelihood = (shares * np.log(odds / odds.sum(axis=1, keepdims=True))).sum()
        if likelihood > likeliest:
            best, likeliest = float(sharpness), likelihood
    return best


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=cpu_count() or 1)
    chosen = options.parse_args()
    seeds = [chosen.seed * 1_000_000 + number for number in range(chosen.games)]
    samples: list[Sample] = []
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        games = pool.map(play, [chosen.players] * len(seeds), seeds, chunksize=10)
        for number, game in enumerate(games, start=1):
            samples += game
            if number % 100 == 0:
                print(f"{number} of {len(seeds)} games", file=sys.stderr)  # noqa: T201 - a script
    np.savetxt(file_of(chosen.players), fit(chosen.players, samples), fmt="%.4f")


if __name__ == "__main__":
    main()
