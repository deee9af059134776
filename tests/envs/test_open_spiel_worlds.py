"""What the other seats may have drawn, as `resample_from_infostate` samples it."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import factorial, prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.envs.open_spiel.worlds import count_worlds, sample_draws
from cheese_rescue.rules import Card, Game, IllegalMove, Seat, View
from cheese_rescue.rules.cards import ANIMALS, animals, seats, unshuffled_pile
from tests.examples import examples
from tests.rules.games import SEEDS, animals_first, any_game, course, dealt

Draws = dict[Seat, tuple[Card, ...]]


def _draws(game: Game) -> Draws:
    return {
        seat: tuple(draw.card for draw in game.view(seat).draws) for seat in seats(game.players)
    }


def _dealt_with(view: View, draws: Draws) -> Game | None:
    """The game in which the seats draw these cards and make the view's moves, if there is one."""
    left = {seat: list(cards) for seat, cards in draws.items()}
    dealt = [left[seat].pop(0) for seat in seats(view.players) for _ in range(2)]
    dealt += [left[Seat(ply % view.players)].pop(0) for ply in range(sum(map(len, left.values())))]
    rest = Counter(unshuffled_pile(view.players))
    rest.subtract(dealt)
    if min(rest.values()) < 0:
        return None
    game = Game.deal(players=view.players, pile=(*dealt, *rest.elements()), rules=view.rules)
    try:
        for move in view.moves:
            game = game.play(move)
    except IllegalMove:
        return None
    return game


def _every_world(game: Game, seat: Seat) -> Iterator[tuple[Draws, int]]:
    """By trying them all: what the seats can have drawn, and in how many orders of the pile."""
    view, known = game.view(seat), _draws(game)
    others = [other for other in known if other != seat]
    for cards in product(ANIMALS, repeat=sum(len(known[other]) for other in others)):
        rest = list(cards)
        draws = known | {other: tuple(rest.pop() for _ in known[other]) for other in others}
        if _dealt_with(view, draws) is None:
            continue
        left = Counter(unshuffled_pile(game.players))
        for drawn in draws.values():
            left.subtract(drawn)
        yield draws, factorial(left.total()) // prod(map(factorial, left.values()))


EARLY = [(2, 0, 0), (2, 5, 0), (2, 6, 1), (2, 8, 0), (3, 2, 0), (3, 4, 2), (4, 1, 3)]
"""Players, plies and the seat that wonders: few enough draws of others to try them all."""


@pytest.mark.parametrize(("players", "plies", "seat"), EARLY)
def test_the_worlds_that_agree_with_a_view_are_those_in_which_its_moves_are_legal(
    players: int, plies: int, seat: int
) -> None:
    for seed in range(4):
        game = course(dealt(players, seed), seed, animals_first)[plies]
        worlds = [orders for _, orders in _every_world(game, Seat(seat))]
        assert count_worlds(game.view(Seat(seat))) == sum(worlds)


@pytest.mark.parametrize(("players", "plies", "seat"), [(2, 3, 1), (3, 2, 0)])
def test_every_order_of_the_pile_is_sampled_equally_often(
    players: int, plies: int, seat: int
) -> None:
    game = course(dealt(players, 3), 3, animals_first)[plies]
    orders = {
        tuple(draws.items()): number
        for draws, number in (
            (dict(sorted(d.items())), n) for d, n in _every_world(game, Seat(seat))
        )
    }
    rng, samples = Random(1), 30_000
    view = game.view(Seat(seat))
    found = Counter(tuple(sorted(sample_draws(view, rng.random).items())) for _ in range(samples))
    assert found.keys() <= orders.keys()
    total = sum(orders.values())
    chi_square = sum(
        (found[world] - expected) ** 2 / expected
        for world, number in orders.items()
        if (expected := samples * number / total)
    )
    assert chi_square < len(orders) + 5 * (2 * len(orders)) ** 0.5


@given(any_game, st.sampled_from(range(4)), SEEDS)
@examples(200)
def test_a_sampled_world_looks_the_same_to_the_seat_that_wonders(
    game: Game, seat: int, seed: int
) -> None:
    view = game.view(Seat(seat % game.players))
    other = _dealt_with(view, sample_draws(view, Random(seed).random))
    assert other is not None
    assert other.view(view.seat) == view


def test_what_everybody_holds_is_certain_once_the_pile_is_empty_and_the_other_hand_is_known() -> (
    None
):
    end = course(dealt(2, 5), 5)[-1]
    view = end.view(Seat(0))
    drawn = sample_draws(view, Random(0).random)
    assert sorted(map(str, drawn[Seat(1)])) == sorted(map(str, _draws(end)[Seat(1)]))


def test_a_watcher_can_wonder_too() -> None:
    game = dealt(3, 1)
    total = factorial(27) // prod(map(factorial, animals(3).values()))
    assert count_worlds(game.view(None)) == total
    assert set(sample_draws(game.view(None), Random(0).random)) == {0, 1, 2}
