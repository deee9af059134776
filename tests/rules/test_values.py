"""A game is a value: playing makes a new one, and nothing changes the old."""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given

from cheese_rescue.rules import Card, Cell, Game, IllegalMove, Move, Refused, Seat, View
from tests.examples import examples
from tests.rules.games import any_course, any_game, course, dealt, played


def everything(game: Game) -> tuple[object, ...]:
    """All that can be asked of a game, copied down to the last card."""
    return deepcopy(
        (
            [getattr(game, field.name) for field in fields(game)],
            dict(game.board.items()),
            game.pile,
            game.ply,
            game.turn,
            game.over,
            game.legal_moves(),
            [game.view(Seat(seat)) for seat in range(game.players)],
            game.view(None),
        )
    )


@examples(6)
@given(any_course)
def test_a_played_game_leaves_every_earlier_one_as_it_was(games: tuple[Game, ...]) -> None:
    game = games[0]
    before = []
    for move in games[-1].moves:
        before.append((game, everything(game)))
        game = game.play(move)
    assert all(everything(earlier) == kept for earlier, kept in before)


@examples(15)
@given(any_game)
def test_two_continuations_of_one_game_do_not_meet(game: Game) -> None:
    kept = everything(game)
    for move in game.legal_moves():
        assert game.play(move).moves == (*game.moves, move)
    assert everything(game) == kept


@given(any_game)
def test_a_refused_move_leaves_the_game_as_it_was(game: Game) -> None:
    kept = everything(game)
    with pytest.raises(IllegalMove):
        game.play(Move(Card.DOG, Cell(99, 99)))
    assert everything(game) == kept


@pytest.mark.parametrize("name", ["players", "hands", "square", "moves", "ply", "turn", "pile"])
def test_nothing_of_a_game_can_be_assigned(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(dealt(2), name, ())


def test_hands_cannot_be_written_to() -> None:
    game = dealt(2)
    with pytest.raises(TypeError):
        game.hands[0][0] = Card.DOG  # type: ignore[index]  # the very mistake
    with pytest.raises(TypeError):
        game.board[Cell(0, 0)] = Card.DOG  # type: ignore[index]  # the very mistake


@pytest.mark.parametrize("name", ["hand", "board", "unseen", "legal_moves", "secret"])
def test_nothing_of_a_view_can_be_assigned(name: str) -> None:
    with pytest.raises((AttributeError, TypeError)):
        setattr(dealt(2).view(None), name, ())


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view.unseen.__setitem__(Card.DOG, 9),
        lambda view: view.unseen.update({Card.DOG: 9}),
        lambda view: view.unseen.pop(Card.DOG),
        lambda view: view.unseen.__ior__({Card.DOG: 9}),
        lambda view: view.outcome.chase.steps[2].because.clear(),
        lambda view: view.outcome.chase.board.update({}),
    ],
)
def test_what_a_view_counts_and_tells_cannot_be_written_to(
    change: Callable[[View], object],
) -> None:
    view = course(dealt(2), seed=1)[-1].view(Seat(0))
    kept = deepcopy(view)
    with pytest.raises((TypeError, AttributeError)):
        change(view)
    assert view == kept


@examples(20)
@given(any_course)
def test_equal_views_and_outcomes_have_one_hash(games: tuple[Game, ...]) -> None:
    for game in games[:: len(games) // 3]:
        views = [game.view(Seat(seat)) for seat in range(game.players)]
        again = deepcopy(views)
        assert again == views
        assert [*map(hash, again)] == [*map(hash, views)]
        assert len({*views, *again, game.view(None)}) == game.players + 1
    outcome = games[-1].outcome()
    assert {outcome: "won"}[deepcopy(outcome)] == "won"
    assert outcome != replace(outcome, points=(99,) * len(outcome.points))


MISUSES: tuple[Callable[[Any], object], ...] = (
    len,
    list,
    lambda value: value[0],
    lambda value: value < value,
    lambda value: value + (),
    json.dumps,
)


@given(any_game)
def test_a_game_a_position_and_a_view_are_no_tuples(game: Game) -> None:
    for value in (game, game.position, game.view(None)):
        for name in ("count", "index", "_replace", "_asdict", "__len__", "__getitem__", "__iter__"):
            assert not hasattr(value, name)
        assert value != tuple(getattr(value, field.name) for field in fields(value))
        for misuse in MISUSES:
            with pytest.raises(TypeError):
                misuse(value)


@given(any_game)
def test_positions_are_equal_if_nothing_tells_them_apart(game: Game) -> None:
    position = game.position
    again = Game.deal(players=game.players, pile=game.dealt, rules=game.rules)
    for move in game.moves:
        again = again.play(str(move))
    assert again.position == position == pickle.loads(pickle.dumps(position))  # noqa: S301 (ours)
    assert hash(again.position) == hash(position)
    for move in game.legal_moves()[:3]:
        assert position.play(move) == game.play(move).position != position


@given(any_course)
def test_the_same_deal_and_moves_make_equal_games(games: tuple[Game, ...]) -> None:
    end = games[-1]
    again = Game.deal(players=end.players, pile=end.dealt, rules=end.rules)
    for move in end.moves:
        again = again.play(move)
    assert again == end
    assert hash(again) == hash(end)


@given(any_course)
def test_games_of_one_course_all_differ(games: tuple[Game, ...]) -> None:
    assert len(set(games)) == len(games)


def test_another_deal_other_rules_or_another_move_make_another_game() -> None:
    game = dealt(2, seed=0)
    assert game != dealt(2, seed=1)
    assert game != dealt(2, seed=0, rules=game.rules._replace(dogs_hunt_mice=True))
    assert played(game, "1a@1,0") != played(game, "1a@0,1")
    assert game != (game.rules, game.square, game.hands, game.turn, game.pile, game.dealt, ())


@given(any_game)
def test_a_game_survives_being_pickled(game: Game) -> None:
    again = pickle.loads(pickle.dumps(game))  # noqa: S301 (our own bytes)
    assert again == game
    assert everything(again) == everything(game)


@given(any_game)
def test_a_view_survives_being_pickled(game: Game) -> None:
    view = game.view(game.turn)
    assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 (our own bytes)


def test_a_refusal_survives_being_pickled() -> None:
    """Bots think in other processes, and what they raise has to come back."""
    with pytest.raises(Refused) as refused:
        dealt(2).play(Move(Card.DOG, Cell(9, 9)))
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 (our own bytes)
    assert (type(again), again.refusal, again.data) == (
        IllegalMove,
        refused.value.refusal,
        refused.value.data,
    )
