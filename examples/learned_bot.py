"""The bot of `learner.py`: `cheese-rescue arena examples.learned_bot:Learned kitten`.

For every place where the next card may lie, a small neural network sees the cards around it, the
hand and what is left, and scores each kind of card. It needs the extra `envs`.
"""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from cheese_rescue.bots import Budget
from cheese_rescue.envs.actions import KINDS, move_of, side
from cheese_rescue.envs.observation import (
    PLACED_BY,
    START,
    action_mask,
    number_of_features,
    observe,
    split,
)
from cheese_rescue.rules import Move, View

WEIGHTS = Path(__file__).with_name("learned_bot.npz")
REACH = 2
"""The network sees all cells up to so many steps from a place."""
CHANNELS = 6
"""What it sees of each cell: dog, cat, mouse, points of own and of other cheese, any card."""
HIDDEN = 64


class Policy:
    """The network, and the legal moves that it prefers."""

    def __init__(self, players: int, weights: list[Any] | None = None) -> None:
        self.players = players
        steps = range(-REACH, REACH + 1)
        self.width = side(players) + 2 * REACH
        near = [(y, x) for y in steps for x in steps if abs(y) + abs(x) <= REACH]
        self.around = np.array([y * self.width + x for y, x in near])
        inputs = len(near) * CHANNELS + number_of_features(players)
        if weights is None:
            chance = np.random.default_rng(0)
            first = chance.normal(0, inputs**-0.5, (inputs, HIDDEN))
            weights = [first, np.zeros(HIDDEN), np.zeros((HIDDEN, KINDS)), np.zeros(KINDS)]
        self.weights = [np.asarray(weight, np.float32) for weight in weights]

    def look(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The numbers of game and place of each place where a card may lie, and what is seen."""
        games, across = len(observations), side(self.players)
        planes, features = split(observations, self.players)
        planes = planes.astype(np.float32)
        points = planes[:, 3] + 2 * planes[:, 4] + 3 * planes[:, 5]
        own = planes[:, PLACED_BY]
        seen = np.zeros((games, self.width, self.width, CHANNELS), np.float32)
        inside = seen[:, REACH : REACH + across, REACH : REACH + across]
        inside[..., :3] = planes[:, :3].transpose(0, 2, 3, 1)
        inside[..., 3] = points * own / 2
        inside[..., 4] = points * (1 - own) / 2
        inside[..., 5] = planes[:, : START + 1].sum(axis=1)
        game, place = np.nonzero(masks.reshape(games, KINDS, -1).any(axis=1))
        centre = (place // across + REACH) * self.width + place % across + REACH
        cells = seen.reshape(games, -1, CHANNELS)[game[:, None], centre[:, None] + self.around]
        rest = features[game].astype(np.float32) / 8
        return game, place, np.hstack([cells.reshape(len(game), -1), rest])

    def probabilities(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The probability of every action (a softmax of scores), and what `gradient` needs."""
        first, first_bias, second, second_bias = self.weights
        game, place, seen = self.look(observations, masks)
        hidden = np.maximum(seen @ first + first_bias, 0)
        scores = np.full(masks.shape, -np.inf, np.float32).reshape(len(masks), KINDS, -1)
        scores[game, :, place] = hidden @ second + second_bias
        scores = np.where(masks, scores.reshape(masks.shape), -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), (game, place, seen, hidden)

    def gradient(self, blame: Any, known: Any) -> list[Any]:
        """How the weights change the sum of scores, each times its `blame`."""
        game, place, seen, hidden = known
        by_score = blame.reshape(len(blame), KINDS, -1)[game, :, place]
        by_hidden = (by_score @ self.weights[2].T) * (hidden > 0)
        return [
            seen.T @ by_hidden, by_hidden.sum(axis=0), hidden.T @ by_score, by_score.sum(axis=0)
        ]  # fmt: skip

    def save(self, path: Path) -> None:
        small = {f"weight_{n}": weight.astype(np.float16) for n, weight in enumerate(self.weights)}
        np.savez_compressed(path, allow_pickle=False, players=self.players, **small)

    @classmethod
    def load(cls, path: Path) -> "Policy":
        with np.load(path) as saved:
            return cls(int(saved["players"]), [saved[f"weight_{n}"] for n in range(4)])


class Learned:
    """The bot: it makes the move that the policy likes best."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy or Policy.load(WEIGHTS)

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if view.players != self.policy.players:
            raise ValueError(f"this bot has learned to play with {self.policy.players} players")
        odds, _ = self.policy.probabilities(observe(view)[None], action_mask(view)[None])
        return move_of(view, int(odds[0].argmax()))
