"""Bots against each other, the same way on every run."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cheese_rescue.bots import Bot, Budget
from cheese_rescue.bots.arena import MatchResult, Tournament, play_match
from cheese_rescue.rules import Game, Rules
from tests.rules.games import dealt


def played_by(bots: Sequence[Bot], seed: int, rules: Rules = Rules()) -> Game:
    """A whole game with one bot for each seat."""
    game, rng = dealt(len(bots), seed, rules), Random(seed)
    while not game.over:
        view = game.view(game.turn)
        game = game.play(bots[game.turn].choose(view, rng, Budget()))
    return game


def wins(one: Bot, other: Bot, games: int) -> tuple[int, int]:
    """How many games of two each wins alone, beginning in turn, two games from each deal."""
    score = [0, 0]
    for number in range(games):
        seats = [one, other] if number % 2 == 0 else [other, one]
        winners = played_by(seats, seed=number // 2).outcome().winners
        if len(winners) == 1:
            score[seats[winners[0]] is other] += 1
    return score[0], score[1]


def untimed_match(agreed: Tournament, deal: int, seating: int) -> MatchResult:
    """A game of a tournament without its thinking times, which are never the same twice."""
    return replace(play_match(agreed, deal, seating), thinking=())
