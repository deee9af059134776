"""One numbering of the moves for every environment."""

import numpy as np
import pytest
from hypothesis import given

from cheese_rescue.envs.actions import (
    action_of,
    corner,
    kind_of,
    legal_actions,
    move_of,
    number_of_actions,
)
from cheese_rescue.envs.observation import action_mask
from cheese_rescue.rules import Card, Cell, Game, Move, Rules, Seat
from tests.examples import examples
from tests.rules.games import any_game, dealt, every_count

running = any_game.filter(lambda game: not game.over)


@examples(60)
@given(running)
def test_every_legal_move_has_a_number_of_its_own_and_the_number_gives_the_move(game: Game) -> None:
    view = game.view(game.turn)
    numbers = [action_of(view, move) for move in view.legal_moves]
    assert sorted(numbers) == legal_actions(view)
    assert len(set(numbers)) == len(numbers)
    assert [move_of(view, number) for number in numbers] == list(view.legal_moves)


@examples(60)
@given(running)
def test_the_mask_allows_the_legal_moves_and_nothing_else(game: Game) -> None:
    view = game.view(game.turn)
    mask = action_mask(view)
    assert np.flatnonzero(mask).tolist() == legal_actions(view)
    for action in np.flatnonzero(mask == 0).tolist():
        with pytest.raises(ValueError, match="not legal"):
            move_of(view, action)


@examples(60)
@given(any_game)
def test_only_the_seat_whose_turn_it_is_has_legal_actions(game: Game) -> None:
    for seat in range(game.players):
        view = game.view(Seat(seat))
        assert bool(legal_actions(view)) == (seat == game.turn and not game.over)


@every_count
def test_numbers_beyond_the_last_action_are_refused(players: int) -> None:
    view = dealt(players).view(Seat(0))
    for action in (-1, number_of_actions(players)):
        with pytest.raises(ValueError, match="not an action"):
            move_of(view, action)


def test_there_are_so_many_actions() -> None:
    assert [number_of_actions(players) for players in (2, 3, 4)] == [216, 294, 384]


def test_places_count_from_the_corner_of_the_box() -> None:
    game = dealt(2).play("1a@-1,0")
    view = game.view(game.turn)
    assert corner(view) == Cell(-1, 0)
    #      kind 3, row -1, column 1 of 6
    assert action_of(view, Move.parse("1b@0,-1")) == 3 * 36 + 0 * 6 + 2
    assert action_of(view, Move.parse("1b@-2,0")) == 3 * 36 + 1 * 6 + 0


def test_under_v1_places_count_from_the_corner_of_the_square() -> None:
    view = dealt(2, rules=Rules(centred=True)).view(Seat(0))
    assert corner(view) == Cell(-2, -2)
    assert action_of(view, Move.parse("1a@0,1")) == 3 * 36 + 4 * 6 + 3


def test_a_move_that_is_not_legal_has_no_number() -> None:
    view = dealt(2).view(Seat(0))
    with pytest.raises(ValueError, match="1a@3,3 is not legal"):
        action_of(view, Move.parse("1a@3,3"))


def test_the_start_card_has_no_kind() -> None:
    with pytest.raises(ValueError, match="start card"):
        kind_of(Card.START)
