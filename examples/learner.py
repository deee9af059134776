"""Learns the game by playing against itself: `python examples/learner.py --games 700000`.

It draws its learning curve, and saves what it has learned for `learned_bot.py`. The method is a
policy gradient: after each batch of games, moves become more likely if they led to a better result
than the same cards brought in other games. It needs the extra `envs`.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from learned_bot import WEIGHTS, Policy

from cheese_rescue.envs.batch import BatchEnv
from cheese_rescue.rules.cards import plies

BATCH = 1024
"""Games between two changes of the weights."""
SAME_CARDS = 8
"""So many games of a batch have the same cards, and are compared with each other."""


def sample(odds: Any, chance: np.random.Generator) -> Any:
    """An action for each game."""
    totals = odds.cumsum(axis=1)
    drawn = chance.random((len(odds), 1), np.float32) * totals[:, -1:]
    return np.minimum((totals <= drawn).sum(axis=1), (odds > 0).cumsum(axis=1).argmax(axis=1))


def play_and_compare(policy: Policy, env: BatchEnv, chance: np.random.Generator) -> list[Any]:
    """Play a batch of games against itself; returns the direction in which to move the weights."""
    deals = chance.integers(2**63, size=len(env) // SAME_CARDS)
    env.reset(np.repeat(deals, SAME_CARDS))
    turns = []
    for _ in range(plies(policy.players)):
        odds, known = policy.probabilities(env.observations, env.masks)
        actions = sample(odds, chance)
        turns.append((int(env.seats[0]), odds, known, actions))
        rewards, _ = env.step(actions)
    lead = rewards.reshape(-1, SAME_CARDS, policy.players)
    better = (lead - lead.mean(axis=1, keepdims=True)).reshape(rewards.shape)
    better /= better.std() + 1e-6
    total = [np.zeros_like(weight) for weight in policy.weights]
    for seat, odds, known, actions in turns:
        blame = -odds
        blame[np.arange(len(env)), actions] += 1
        blame *= better[:, seat : seat + 1]
        for n, part in enumerate(policy.gradient(blame, known)):
            total[n] += part / len(env)
    return total


def train(players: int, games: int) -> tuple[Policy, list[tuple[float, float]]]:
    """Learn from that many games. Returns the policy and its curve: games, and wins."""
    policy, env = Policy(players), BatchEnv(BATCH, players=players, reward="margin")
    chance = np.random.default_rng(0)
    mean = [np.zeros_like(weight) for weight in policy.weights]
    square = [np.zeros_like(weight) for weight in policy.weights]
    curve: list[tuple[float, float]] = []
    begin, rounds = time.perf_counter(), max(1, games // BATCH)
    for done in range(rounds):
        if done * 40 >= len(curve) * rounds:
            curve.append((done * BATCH, wins_against_random(policy, 1024)))
            minutes = (time.perf_counter() - begin) / 60
            print(f"{minutes:5.2f} min {done * BATCH:8} games {curve[-1][1]:.1%} wins", flush=True)
        rate = 0.003 * (1 - done / rounds) + 0.0001
        for n, slope in enumerate(play_and_compare(policy, env, chance)):  # Adam
            mean[n] += 0.1 * (slope - mean[n])
            square[n] += 0.01 * (slope**2 - square[n])
            step = mean[n] / (1 - 0.9 ** (done + 1))
            norm = np.sqrt(square[n] / (1 - 0.99 ** (done + 1))) + 1e-6
            policy.weights[n] += rate * step / norm
    curve.append((rounds * BATCH, wins_against_random(policy, 2048)))
    return policy, curve


def wins_against_random(policy: Policy, games: int) -> float:
    """The share of victories against random moves, in every seat equally often."""
    players = policy.players
    env = BatchEnv(games, players=players, seed=1)
    chance = np.random.default_rng(1)
    ours = np.arange(games) % players
    for _ in range(plies(players)):
        odds, _ = policy.probabilities(env.observations, env.masks)
        theirs = sample(env.masks / env.masks.sum(axis=1, keepdims=True), chance)
        rewards, _ = env.step(np.where(env.seats == ours, odds.argmax(axis=1), theirs))
    return float(rewards[np.arange(games), ours].mean())


def draw(curve: Sequence[tuple[float, float]], path: Path) -> None:
    """The learning curve as an SVG image: wins against random moves, by games."""
    longest = curve[-1][0]
    points = " ".join(f"{50 + 540 * n / longest:.1f},{320 - 300 * won:.1f}" for n, won in curve)
    lines = [
        f'<path d="M50 {320 - 3 * percent}h540" stroke="#ccc"/>'
        f'<text x="42" y="{325 - 3 * percent}" text-anchor="end">{percent} %</text>'
        for percent in range(0, 101, 25)
    ]
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 370" width="620" height="370"'
        ' font-family="sans-serif" font-size="13"><rect width="620" height="370" fill="#fff"/>'
        f'{"".join(lines)}<polyline points="{points}" fill="none" stroke="#06c" stroke-width="2"/>'
        f'<text x="590" y="345" text-anchor="end">{longest:,.0f} games</text>'
        '<text x="50" y="345">games won against random moves</text></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    options = argparse.ArgumentParser(description="Learns to play by playing against itself.")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int, default=700_000)
    options.add_argument("--weights", type=Path, default=WEIGHTS)
    options.add_argument("--curve", type=Path, default=Path("learning-curve.svg"))
    chosen = options.parse_args()
    policy, curve = train(chosen.players, chosen.games)
    policy.save(chosen.weights)
    draw(curve, chosen.curve)
    print(f"{curve[-1][1]:.1%} of 2,048 games won against random moves")


if __name__ == "__main__":
    main()
