"""Games as NumPy arrays, and back: in both directions, the rules replay every move."""

from collections.abc import Iterable, Sequence

import numpy as np

from cheese_rescue.bots.kernel.bit_position import card_of, kind_of
from cheese_rescue.bots.kernel.simple_games import GameArrays
from cheese_rescue.rules import Cell, Game, Move, Rules, Seat


def arrays_of(games: Sequence[Game], seeds: Sequence[int]) -> GameArrays:
    """Finished games with the same number of players, and their seeds."""
    moves = [game.moves for game in games]
    outcomes = [game.outcome() for game in games]
    return GameArrays(
        seeds=np.array(seeds, np.int64),
        piles=np.array([[kind_of(card) for card in game.dealt] for game in games], np.uint8),
        kinds=np.array([[kind_of(move.card) for move in each] for each in moves], np.uint8),
        xs=np.array([[move.cell.x for move in each] for each in moves], np.int8),
        ys=np.array([[move.cell.y for move in each] for each in moves], np.int8),
        points=np.array([outcome.points for outcome in outcomes], np.uint8),
        cheeses=np.array([outcome.cheeses for outcome in outcomes], np.uint8),
    )


def games_of(arrays: GameArrays, rules: Rules) -> list[Game]:
    """The same games, replayed."""
    players = arrays.points.shape[1]
    return [
        replayed(players, rules, pile, zip(kinds, xs, ys, strict=True))
        for pile, kinds, xs, ys in zip(
            arrays.piles.tolist(), arrays.kinds.tolist(), arrays.xs.tolist(), arrays.ys.tolist(),
            strict=True,
        )
    ]  # fmt: skip


def replayed(
    players: int, rules: Rules, pile: Sequence[int], moves: Iterable[tuple[int, int, int]]
) -> Game:
    """The game with that pile and these moves, each a kind of card, x and y.

    Raises IllegalMove if the pile or a move is impossible.
    """
    cards = [card_of(kind, Seat(0)) for kind in pile]
    game = Game.deal(players=players, pile=cards, rules=rules)
    for kind, x, y in moves:
        game = game.play(Move(card_of(kind, game.turn), Cell(x, y)))
    return game
