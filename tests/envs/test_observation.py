"""What a seat observes."""

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given

from cheese_rescue.envs.actions import side
from cheese_rescue.envs.observation import (
    PLACED_BY,
    highest,
    length,
    number_of_features,
    number_of_planes,
    observe,
    split,
)
from cheese_rescue.rules import Game, Rules, Seat
from tests.examples import examples
from tests.rules.games import SEEDS, any_game, dealt, every_count, pile_of, played
from tests.rules.redeal import redealt

PILE = pile_of("MD CM MMMMMMM CCCCC DD")
"""Seat 0 draws a mouse and a dog, seat 1 a cat and a mouse; after that, seven mice."""


def drawn(plane: npt.NDArray[Any]) -> str:
    """The plane as text; of rows and columns that are empty to the end, nothing."""
    lines = ["".join(".#"[value] for value in row).rstrip(".") for row in plane.tolist()]
    return "\n".join(lines).rstrip("\n")


def test_the_planes_show_the_cards_their_owners_and_the_open_places() -> None:
    game = played(Game.deal(players=2, pile=PILE), "2a@1,0", "M@1,1", "D@0,-1")
    planes, _ = split(observe(game.view(Seat(1))), 2)
    # D  .
    # S  2a
    # .  M
    shown = {n: drawn(plane) for n, plane in enumerate(planes) if plane.any()}
    assert shown == {
        0: "\n.#",
        2: "\n\n\n..#",
        4: "\n\n..#",
        6: "\n\n.#",
        7: "\n\n\n..#",
        8: "\n.#\n..#",
        9: ".#\n#.#\n#..#\n.#.#\n..#",
    }


def test_the_features_count_cards() -> None:
    game = played(Game.deal(players=2, pile=PILE), "2a@1,0", "M@1,1", "D@0,-1")
    _, features = split(observe(game.view(Seat(1))), 2)
    hand, cheeses, unseen, rest = np.split(features, [6, 9, 12])
    assert hand.tolist() == [0, 1, 1, 3, 2, 1]
    assert cheeses.tolist() == [3, 1, 1]
    assert unseen.tolist() == [2, 5, 7]
    assert rest.tolist() == [11, 8, 8, 1, 0, 3, 0, 0]
    #                        pile, hands, turn, ply, variants


def test_the_variants_are_features() -> None:
    for rules in (Rules(centred=True), Rules(dogs_hunt_mice=True)):
        assert observe(dealt(2, rules=rules).view(Seat(0)))[-2:].tolist() == [*map(int, rules)]


@every_count
def test_an_observation_has_the_documented_shape(players: int) -> None:
    observation = observe(dealt(players).view(Seat(0)))
    assert observation.dtype == np.uint8
    assert observation.shape == (length(players),) == highest(players).shape
    planes, features = split(observation, players)
    assert planes.shape == (number_of_planes(players), side(players), side(players))
    assert features.shape == (number_of_features(players),)
    assert np.shares_memory(planes, observation)
    assert np.shares_memory(features, observation)


def test_many_observations_are_split_at_once() -> None:
    views = [dealt(3, seed).view(Seat(0)) for seed in range(5)]
    planes, features = split(np.stack([observe(view) for view in views]), 3)
    assert (planes.shape, features.shape) == ((5, 11, 7, 7), (5, 25))
    assert np.array_equal(features[4], split(observe(views[4]), 3)[1])


@examples(60)
@given(any_game)
def test_no_entry_exceeds_its_highest_value(game: Game) -> None:
    for seat in map(Seat, range(game.players)):
        assert (observe(game.view(seat)) <= highest(game.players)).all()


@examples(60)
@given(any_game, SEEDS)
def test_an_observation_depends_on_nothing_that_the_seat_cannot_know(game: Game, seed: int) -> None:
    for seat in map(Seat, range(game.players)):
        other = redealt(game, seat, Random(seed))
        assert np.array_equal(observe(game.view(seat)), observe(other.view(seat)))


@examples(60)
@given(any_game)
def test_every_seat_is_the_first_in_its_own_observation(game: Game) -> None:
    for seat in range(game.players):
        planes, _ = split(observe(game.view(Seat(seat))), game.players)
        placed = [planes[PLACED_BY + r].sum() for r in range(game.players)]
        moves = [len(game.moves[other :: game.players]) for other in range(game.players)]
        assert placed == moves[seat:] + moves[:seat]


def test_a_watcher_observes_nothing() -> None:
    with pytest.raises(ValueError, match="no seat"):
        observe(dealt(2).view(None))
