"""What a chair is shown, and what it may ask before it places a card."""

from dataclasses import replace
from random import Random

import pytest

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.rules import Card, Cell, IllegalMove, Outcome, Refusal, Rules, Seat, chase
from cheese_rescue.table import ChairNumber, Help, Stale, TableRefusal, TableRefused
from tests.table.tables import everyone, finished, game_of, opened, played_on, seated, started

A, B = Seat(0), Seat(1)
ONE_A = Card.CHEESE_1A


def test_a_view_is_the_games_own() -> None:
    table = played_on(started(), 5)
    seats = [seat for seat in everyone(table) if seat is not None]
    assert [table.view(seat) for seat in seats] == [game_of(table).view(seat) for seat in seats]


def test_a_watcher_is_not_shown_what_a_real_table_hides() -> None:
    table = played_on(started(), 5)
    assert table.view(None) == replace(game_of(table).view(None), legal_cells=())


def test_a_real_table_marks_no_places() -> None:
    table = started(help_level=Help.REAL_TABLE)
    view = table.view(A)
    assert (view.legal_cells, view.legal_moves) == ((), ())


def test_a_real_table_hides_nothing_but_the_places() -> None:
    table = started(help_level=Help.REAL_TABLE)
    full = game_of(table).view(A)
    assert table.view(A) == replace(full, legal_cells=(), legal_moves=())


HINTS = [help_level for help_level in Help if help_level.hints]


@pytest.mark.parametrize("help_level", [Help.PLACES, *HINTS])
def test_every_other_help_marks_them(help_level: Help) -> None:
    table = started(help_level=help_level)
    assert table.view(A).legal_moves == game_of(table).legal_moves()


def test_a_bot_at_a_real_table_still_knows_where_it_may_play() -> None:
    table = started(help_level=Help.REAL_TABLE, bots=("greedy", None))
    assert table.view(A).legal_moves == game_of(table).legal_moves()
    assert table.view(B).legal_cells == ()


def test_a_bot_that_stands_in_at_a_real_table_knows_it_too() -> None:
    table = started(help_level=Help.REAL_TABLE).take_over(ChairNumber(0), "gentle", at=3)
    assert table.bots_view(A).legal_moves == game_of(table).legal_moves()
    assert table.view(A).legal_moves == ()
    assert table.come_back(ChairNumber(0), at=4).view(A).legal_moves == ()


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_play_a_whole_game_at_a_real_table(name: str) -> None:
    table = started(help_level=Help.REAL_TABLE, bots=(name, name))
    rng = Random(0)
    while table.running:
        game = game_of(table)
        move = BOTS[name].choose(table.view(game.turn), rng, Budget(simulations=20))
        table = table.play(game.turn, move, game.ply, at=3)
    assert {play.bot for play in table.plays} == {name}


def test_help_can_be_changed_before_and_during_a_game() -> None:
    for table in (seated(), started()):
        changed = table.change_help(ChairNumber(1), Help.FORECAST, at=5)
        helps = [chair.player.help for chair in changed.chairs if chair.player]
        assert helps == [Help.PLACES, Help.FORECAST]


def test_the_same_help_again_changes_nothing() -> None:
    table = started()
    assert table.change_help(ChairNumber(0), Help.PLACES, at=5) is table


def test_an_empty_chair_has_no_help() -> None:
    with pytest.raises(TableRefused) as refused:
        opened().change_help(ChairNumber(0), Help.FORECAST, at=5)
    assert refused.value.refusal is TableRefusal.CHAIR_EMPTY


# -- considering ---------------------------------------------------------------------------------


def test_a_possible_place_is_allowed() -> None:
    considered = started().consider(A, ONE_A, Cell(1, 0), 0)
    assert (considered.allowed, considered.refused, considered.chase) == (True, None, None)


def test_an_impossible_place_is_explained() -> None:
    considered = started(help_level=Help.REAL_TABLE).consider(A, ONE_A, Cell(1, 1), 0)
    assert considered.refused is not None
    assert not considered.allowed
    assert considered.refused.refusal is Refusal.TOUCHES_A_CORNER_ONLY
    assert considered.refused.data == {"cell": "1,1"}


@pytest.mark.parametrize("help_level", [Help.REAL_TABLE, Help.PLACES])
def test_without_the_forecast_the_chase_stays_a_surprise(help_level: Help) -> None:
    assert started(help_level=help_level).consider(A, ONE_A, Cell(1, 0), 0).chase is None


@pytest.mark.parametrize("rules", [Rules(), Rules(dogs_hunt_mice=True)], ids=["plain", "russian"])
def test_with_the_forecast_the_chase_with_that_card_is_told(rules: Rules) -> None:
    table = played_on(started(help_level=Help.FORECAST, rules=rules), 10)
    move = game_of(table).legal_moves()[0]
    considered = table.consider(A, move.card, move.cell, 10)
    assert considered.chase == chase(game_of(table).play(move).board, rules)


def test_the_forecast_is_for_the_seat_that_has_it_switched_on() -> None:
    table = started(first=1).change_help(ChairNumber(0), Help.FORECAST, at=3)
    assert table.consider(A, ONE_A, Cell(1, 0), 0).chase is None  # chair 1 is seat a
    table = played_on(table, 1)
    move = game_of(table).legal_moves()[0]
    assert table.consider(B, move.card, move.cell, 1).chase is not None


def test_a_refused_place_has_no_forecast() -> None:
    assert started(help_level=Help.FORECAST).consider(A, ONE_A, Cell(1, 1), 0).chase is None


@pytest.mark.parametrize("ply", [-1, 0, 1, 3])
def test_considering_at_another_ply_is_stale(ply: int) -> None:
    table = played_on(started(), 2)
    refused = table.consider(A, ONE_A, Cell(1, 0), ply).refused
    assert isinstance(refused, Stale)
    assert (refused.data, refused.view) == ({"ply": ply, "now": 2}, table.view(A))


def test_only_whose_turn_it_is_may_consider() -> None:
    refused = started().consider(B, Card.CHEESE_1B, Cell(1, 0), 0).refused
    assert refused is not None
    assert (refused.refusal, refused.data) == (Refusal.NOT_YOUR_TURN, {"turn": "a"})


def test_after_the_end_there_is_nothing_to_consider() -> None:
    refused = finished().consider(A, ONE_A, Cell(1, 0), 24).refused
    assert refused is not None
    assert refused.refusal is Refusal.GAME_OVER


def test_another_seats_card_cannot_be_considered() -> None:
    refused = started().consider(A, Card.CHEESE_1B, Cell(1, 0), 0).refused
    assert refused is not None
    assert (refused.refusal, refused.data) == (Refusal.NO_SUCH_CARD, {"card": "1b"})


def test_considering_changes_nothing_and_nobody_hears_of_it() -> None:
    table = played_on(started(help_level=Help.FORECAST), 4)
    before = [table.view(seat) for seat in everyone(table)]
    log = table.log
    for move in game_of(table).legal_moves():
        table.consider(A, move.card, move.cell, 4)
    assert [table.view(seat) for seat in everyone(table)] == before
    assert table.log is log
    assert table == played_on(started(help_level=Help.FORECAST), 4)


# -- the forecast --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [Rules(), Rules(dogs_hunt_mice=True)], ids=["plain", "russian"])
def test_the_forecast_is_the_finale_as_if_the_game_ended_now(rules: Rules) -> None:
    table = started(help_level=Help.FORECAST, rules=rules)
    while table.running:
        ended = Outcome.of(game_of(table).board, rules, 2)
        assert [table.forecast(seat) for seat in (A, B)] == [ended, ended]
        table = played_on(table, 1)


@pytest.mark.parametrize("help_level", [Help.REAL_TABLE, Help.PLACES])
def test_without_that_help_there_is_no_forecast(help_level: Help) -> None:
    table = played_on(started(help_level=help_level), 7)
    assert [table.forecast(seat) for seat in (A, B)] == [None, None]


def test_the_forecast_belongs_to_the_chair_whoever_begins() -> None:
    table = started(first=1).change_help(ChairNumber(0), Help.FORECAST, at=3)
    assert table.forecast(A) is None
    assert table.forecast(B) is not None


def test_after_the_end_there_is_nothing_to_forecast() -> None:
    table = played_on(started(help_level=Help.FORECAST))
    assert table.forecast(A) is None


def test_an_empty_chair_has_no_forecast() -> None:
    table = started(help_level=Help.FORECAST).leave(ChairNumber(0), at=3, bot="greedy")
    assert table.forecast(A) is None


@pytest.mark.parametrize("help_level", HINTS)
def test_a_level_with_hints_has_a_forecast_only_if_it_is_named_after_it(help_level: Help) -> None:
    table = started(help_level=help_level)
    assert table.hint_level(A, 0) is help_level
    considered = table.consider(A, ONE_A, table.view(A).legal_cells[0], 0)
    has_forecast = help_level is Help.FORECAST
    assert (table.forecast(A) is not None) is has_forecast
    assert (considered.outcome is not None) is has_forecast


@pytest.mark.parametrize("help_level", [level for level in Help if level not in HINTS])
def test_no_other_level_has_hints(help_level: Help) -> None:
    with pytest.raises(TableRefused) as refused:
        started(help_level=help_level).hint_level(A, 0)
    assert refused.value.refusal is TableRefusal.NO_HINTS


def test_a_hint_is_for_whose_turn_it_is_and_for_this_move_only() -> None:
    table = played_on(started(help_level=Help.HINT_PLACE), 2)
    assert table.hint_level(A, 2) is Help.HINT_PLACE
    with pytest.raises(IllegalMove, match=Refusal.NOT_YOUR_TURN.value):
        table.hint_level(B, 2)
    with pytest.raises(Stale):
        table.hint_level(A, 1)
    with pytest.raises(TableRefused, match=TableRefusal.AHEAD.value):
        table.hint_level(A, 3)


def test_nobody_needs_a_hint_after_the_end() -> None:
    table = played_on(started(help_level=Help.HINT_CARD))
    with pytest.raises(IllegalMove, match=Refusal.GAME_OVER.value):
        table.hint_level(A, 24)
