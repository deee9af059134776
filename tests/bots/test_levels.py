"""The levels that people play with: each errs in its own way."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given

from cheese_rescue.bots import BOTS, LEVELS, Budget
from cheese_rescue.bots.kernel_loader import needs_kernel
from cheese_rescue.rules import Board, Card, Game, Kind, Move
from tests.bots.matches import wins
from tests.examples import examples
from tests.rules import brute_force
from tests.rules.games import SEEDS, any_game

BUDGET = Budget()
PLAIN = [level for level in LEVELS if not needs_kernel(level)]


def test_those_that_play_on_in_their_heads_need_compiled_code() -> None:
    needing = [bot for bot in BOTS if needs_kernel(bot)]
    assert needing == ["plain", "puppy", "dog", "sheepdog", "old-dog"]


@given(any_game, SEEDS)
def test_the_little_mouse_keeps_cheese_and_mice_apart_where_it_can(game: Game, seed: int) -> None:
    if game.over:
        return
    view = game.view(game.turn)
    lying = brute_force.plain(view.board.items())

    def throws_away(move: Move) -> bool:
        place = (move.cell.x, move.cell.y)
        near = {lying[other] for other in lying if brute_force.share_a_side(place, other)}
        if move.card.kind is Kind.CHEESE:
            return "M" in near
        own = brute_force.LETTERS[game.turn]
        return move.card is Card.MOUSE and any(face[1:] == own for face in near)

    chosen = LEVELS["little-mouse"].choose(view, Random(seed), BUDGET)
    assert not throws_away(chosen) or all(map(throws_away, view.legal_moves))


@examples(30)
@given(any_game, SEEDS)
def test_the_kitten_does_not_see_dogs(game: Game, seed: int) -> None:
    if not game.over:
        view = game.view(game.turn)
        faces = {Card.DOG: Card.START}
        board = Board({cell: faces.get(card, card) for cell, card in view.board.items()})
        chosen = LEVELS["kitten"].choose(view, Random(seed), BUDGET)
        assert LEVELS["kitten"].choose(replace(view, board=board), Random(seed), BUDGET) == chosen


@pytest.mark.parametrize(("weaker", "stronger"), pairwise(PLAIN))
def test_a_level_loses_most_games_to_the_next_but_not_nearly_all(
    weaker: str, stronger: str
) -> None:
    games = 60
    won, lost = wins(LEVELS[stronger], LEVELS[weaker], games)
    assert 0.6 <= (1 + (won - lost) / games) / 2 <= 0.9, (won, lost)
