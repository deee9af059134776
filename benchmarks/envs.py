"""Steps per second of the environments, and of others': `python benchmarks/envs.py [--json]`.

Needs the packages of `requirements/check.lock`, and those of `requirements/benchmarks.lock` for
PettingZoo's Connect Four. All are measured in turn, several times, on one core. What each of them
is asked for at every step is what a learner needs: the observation of the player to move, which
actions are legal, and the rewards at the end.
"""

import argparse
import importlib
import json
import statistics
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from cheese_rescue.bots.kernel.playouts import RandomGames
from cheese_rescue.envs import cheese_rescue_v0
from cheese_rescue.envs.batch import BatchEnv
from cheese_rescue.rules.cards import plies

GAMES = 1024
"""Games in a batch."""
Measure = Callable[[], tuple[int, float]]
"""Plays some games and returns the number of steps and the CPU seconds that they took."""


def batch(players: int) -> Measure:
    """Ten games each in a batch, with moves that were chosen before: only `step` is timed."""
    env = BatchEnv(GAMES, players=players, seed=1)
    begin, chance = env.save(), np.random.default_rng(1)
    moves = []
    for _ in range(10 * plies(players)):
        legal = np.where(env.masks, chance.random(env.masks.shape, np.float32), -1)
        moves.append(legal.argmax(axis=1))
        env.step(moves[-1])

    def measure() -> tuple[int, float]:
        env.load(begin)
        start = time.thread_time()
        for actions in moves:
            env.step(actions)
        return GAMES * len(moves), time.thread_time() - start

    return measure


def playouts(players: int) -> Measure:
    """The kernel's random games: no observation, no mask, moves chosen inside."""
    games = RandomGames(players, 1)
    games.play(1000)

    def measure() -> tuple[int, float]:
        start = time.thread_time()
        games.play(40_000)
        return 40_000 * plies(players), time.thread_time() - start

    return measure


def aec(env: Any) -> Measure:
    """Games of a PettingZoo environment, with moves that were chosen before."""
    games = []
    chance = Random(1)
    for seed in range(40):
        env.reset(seed=seed)
        moves: list[int | None] = []
        for _ in env.agent_iter():
            observation, _, ended, *_ = env.last()
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            moves.append(None if ended else chance.choice(legal))
            env.step(moves[-1])
        games.append(moves)

    def measure() -> tuple[int, float]:
        start = time.thread_time()
        for seed, moves in enumerate(games):
            env.reset(seed=seed)
            for action in moves:
                env.last()
                env.step(action)
        return sum(map(len, games)), time.thread_time() - start

    return measure


def spiel(name: str) -> Measure:
    """Games of a game of OpenSpiel, with moves that were chosen before."""
    game = pyspiel.load_game(name)
    chance = Random(1)
    games = []
    for _ in range(200):
        state, moves = game.new_initial_state(), []
        while not state.is_terminal():
            moves.append(chance.choice(state.legal_actions()))
            state.apply_action(moves[-1])
        games.append(moves)

    def measure() -> tuple[int, float]:
        start = time.thread_time()
        for moves in games:
            state = game.new_initial_state()
            for action in moves:
                state.legal_actions_mask()
                state.observation_tensor()
                state.apply_action(action)
            state.returns()
        return sum(map(len, games)), time.thread_time() - start

    return measure


def connect_four() -> Any:
    """PettingZoo's Connect Four, without its checks."""
    with warnings.catch_warnings():  # it recommends a registry
        warnings.simplefilter("ignore")
        return importlib.import_module("pettingzoo.classic.connect_four.connect_four").raw_env()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--rounds", type=int, default=9, help="default: 9")
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    measured = {
        **{f"batch of {GAMES} games, {n} players": batch(n) for n in (2, 3, 4)},
        **{f"random playouts, {n} players": playouts(n) for n in (2, 3, 4)},
        **{
            f"PettingZoo raw_env, {n} players": aec(cheese_rescue_v0.raw_env(players=n))
            for n in (2, 3, 4)
        },
        "PettingZoo's Connect Four, raw_env": aec(connect_four()),
        "OpenSpiel's Connect Four (C++, called from Python)": spiel("connect_four"),
    }
    speeds: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(chosen.rounds):
        for name, measure in measured.items():
            steps, seconds = measure()
            speeds[name].append(steps / seconds)
    medians = {name: statistics.median(found) for name, found in speeds.items()}
    if chosen.json:
        print(json.dumps({name: round(speed) for name, speed in medians.items()}))
        return
    for name, speed in medians.items():
        print(f"{speed:14,.0f} steps per second  {name}")
    for n in (2, 3, 4):
        part = medians[f"batch of {GAMES} games, {n} players"]
        part /= medians[f"random playouts, {n} players"]
        print(f"{part:14.2f} of the speed of random playouts: the batch, {n} players")


if __name__ == "__main__":
    main()
