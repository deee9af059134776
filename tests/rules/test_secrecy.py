"""Secrets are absent from views: deal anew what a seat cannot know, and nothing it sees changes."""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import Game, Seat
from tests.examples import examples
from tests.rules.games import SEEDS, Setup, course, courses, dealt, every_setup
from tests.rules.redeal import Look, draw_positions, redealt, told_apart


def view(game: Game, seat: Seat | None) -> object:
    return game.view(seat)


def text_of_view(game: Game, seat: Seat | None) -> object:
    """Every byte of it. At the end the outcome is left out: its sets have no order."""
    shown = replace(game.view(seat), outcome=None)
    return repr([getattr(shown, field.name) for field in fields(shown)])


@every_setup
@examples(5)
@given(data=st.data(), seed=SEEDS)
def test_no_view_depends_on_what_its_seat_cannot_know(
    setup: Setup, data: st.DataObject, seed: int
) -> None:
    games = data.draw(courses(setup))
    assert told_apart(games, view, Random(seed)) == []


@every_setup
@examples(2)
@given(data=st.data(), seed=SEEDS)
def test_not_even_the_order_of_anything_in_a_view_gives_something_away(
    setup: Setup, data: st.DataObject, seed: int
) -> None:
    games = data.draw(courses(setup))
    assert told_apart(games, text_of_view, Random(seed)) == []


# -- the law can fail ----------------------------------------------------------------------------


def showing_the_pile(game: Game, seat: Seat | None) -> object:
    return game.view(seat), game.pile


def showing_the_top_card(game: Game, seat: Seat | None) -> object:
    return game.view(seat), game.pile[:1]


def showing_the_next_hand(game: Game, seat: Seat | None) -> object:
    return game.view(seat), game.hands[((seat or 0) + 1) % game.players]


def showing_everyones_moves(game: Game, seat: Seat | None) -> object:
    return replace(game.view(seat), legal_moves=game.legal_moves())


def showing_when_the_others_drew_what(game: Game, seat: Seat | None) -> object:
    return game.view(seat), game.view(Seat(0)).draws


def showing_a_hash_of_the_deal(game: Game, seat: Seat | None) -> object:
    return game.view(seat), hash(game)


@pytest.mark.parametrize(
    "leak",
    [
        showing_the_pile,
        showing_the_top_card,
        showing_the_next_hand,
        showing_everyones_moves,
        showing_when_the_others_drew_what,
        showing_a_hash_of_the_deal,
    ],
)
def test_a_leaky_view_is_found_out(leak: Look) -> None:
    games = course(dealt(3, seed=5), seed=5)
    assert told_apart(games, leak, Random(5)) != []


def test_a_new_deal_really_changes_what_is_hidden_and_nothing_else() -> None:
    game = course(dealt(3, seed=5), seed=5)[8]
    others = [redealt(game, Seat(1), Random(seed)) for seed in range(50)]
    seen = draw_positions(game, 1)
    assert all(other.dealt[at] is game.dealt[at] for other in others for at in seen)
    assert len({other.pile for other in others}) > 40
    assert len({other.hands[0] for other in others}) > 1
    assert len({other.hands[2] for other in others}) > 1
    assert {other.hands[1] for other in others} == {game.hands[1]}
