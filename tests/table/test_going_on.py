"""A game that goes on from an earlier one: with its cards and its first moves, and never sealed."""

from dataclasses import replace

import pytest

from cheese_rescue.rules import Card, Finding, Record, Rules, Seat, verify
from cheese_rescue.rules.replay import beginning, games
from cheese_rescue.table import Begins, ChairNumber, Table, TableRefusal, TableRefused
from tests.rules.games import SETUPS, Setup, every_count, every_setup
from tests.rules.records import true_record
from tests.table.tables import OTHER_SECRET, everyone, game_of, opened, person, played_on

BOTS = (None, "greedy", "greedy", "greedy")


def going_on(record: Record, ply: int, *, begins: Begins = Begins.DRAWN) -> Table:
    """A table in a game that goes on from there; the person in chair 0 plays against bots."""
    table = opened(players=record.players, rules=record.rules, begins=begins)
    table = table.go_on_from(beginning(record, ply), at=0)
    for chair in range(record.players):
        table = table.sit(ChairNumber(chair), person(chair, bot=BOTS[chair]), at=1)
    return table.start(at=2)


@every_setup
def test_the_game_goes_on_exactly_where_it_was(setup: Setup) -> None:
    record = true_record(setup, seed=4)
    played = list(games(record))
    for ply in (0, 1, 13, len(record.plays) - 1):
        table = going_on(record, ply)
        assert game_of(table) == played[ply]
        assert table.plays == record.plays[:ply]
        assert Table.replay(table.log) == table


@every_count
def test_every_seat_is_shown_what_it_would_have_seen_all_along_and_nothing_else(
    players: int,
) -> None:
    record = true_record(Setup(players, Rules()), seed=4)
    table = going_on(record, 14)
    game = list(games(record))[14]
    for seat in everyone(table):
        shown = table.view(seat)
        assert shown == replace(game.view(seat), legal_cells=shown.legal_cells)
    record = table.record()
    assert (record.pile, record.secret, record.seal, record.result) == (None, None, None, None)


@pytest.mark.parametrize("begins", Begins)
@every_count
def test_each_chair_is_the_seat_of_its_number_whoever_should_begin(
    players: int, begins: Begins
) -> None:
    table = going_on(true_record(Setup(players, Rules()), seed=4), 5, begins=begins)
    assert [table.seat_of(ChairNumber(chair)) for chair in range(players)] == [*range(players)]
    assert game_of(table).turn == 5 % players


@every_setup
def test_its_record_names_its_source_and_is_neither_proved_nor_false(setup: Setup) -> None:
    source = true_record(setup, seed=4)
    table = played_on(going_on(source, 14))
    record = Record.parse(str(table.record()))
    assert record == table.record()
    assert record.source == table.source == beginning(source, 14).source
    assert (record.pile, record.plays[:14]) == (source.pile, source.plays[:14])
    verdict = verify(record)
    assert verdict.true
    assert not verdict.sealed_deal
    assert verdict.seal is verdict.deal is Finding.PLAYED_BEFORE


def test_it_does_not_count_in_the_evening_but_the_next_game_does_and_is_sealed() -> None:
    table = played_on(going_on(true_record(SETUPS[0], seed=4), 14))
    assert [(chair.won, chair.points) for chair in table.chairs] == [(0, 0), (0, 0)]
    table = table.rematch(secret=OTHER_SECRET, at=5).start(at=6)
    assert (table.source, table.first) == (None, ChairNumber(1))
    table = played_on(table)
    assert verify(table.record()).sealed_deal
    assert verify(table.record(0)).played_before
    assert sum(chair.won for chair in table.chairs) > 0
    assert Table.replay(table.log) == table


def test_a_number_for_the_shuffle_changes_nothing() -> None:
    table = opened().go_on_from(beginning(true_record(SETUPS[0], seed=4), 3), at=0)
    for chair in map(ChairNumber, range(2)):
        table = table.sit(chair, person(chair), at=1).give_number(chair, bytes(16), at=1)
    table = table.start(at=2)
    assert table.record().numbers == (None, None)
    assert game_of(table) == list(games(true_record(SETUPS[0], seed=4)))[3]


def test_only_a_table_that_has_not_started_can_go_on_from_a_game() -> None:
    start = beginning(true_record(SETUPS[0], seed=4), 3)
    with pytest.raises(TableRefused) as refused:
        going_on(true_record(SETUPS[0], seed=4), 3).go_on_from(start, at=3)
    assert refused.value.refusal is TableRefusal.ALREADY_STARTED
    played = played_on(going_on(true_record(SETUPS[0], seed=4), 3))
    with pytest.raises(ValueError, match="first game"):
        played.rematch(secret=OTHER_SECRET, at=5).go_on_from(start, at=6)


def test_a_table_goes_on_only_from_a_game_of_its_own_kind() -> None:
    start = beginning(true_record(SETUPS[0], seed=4), 3)
    for other in (opened(players=3), opened(rules=Rules(centred=True))):
        with pytest.raises(ValueError, match="another game"):
            other.go_on_from(start, at=0)
    for odd in (
        true_record(SETUPS[0], seed=4),
        replace(start, plays=true_record(SETUPS[0], seed=4).plays[:9]),
        replace(start, pile=None),
    ):
        with pytest.raises(ValueError, match="where the game goes on"):
            opened().go_on_from(odd, at=0)


def test_hints_and_forecasts_are_those_of_any_game() -> None:
    table = going_on(true_record(SETUPS[0], seed=4), 14)
    assert table.bots_view(Seat(0)) == game_of(table).view(Seat(0))
    assert table.consider(Seat(0), Card.DOG, game_of(table).legal_moves()[0].cell, 13).refused
