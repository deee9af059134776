"""What a table tells of its game, while it runs and when it is over."""

import pytest

from cheese_rescue.rules import Finding, HandOver, Record, Result, Seat, verify
from cheese_rescue.rules.replay import boards
from cheese_rescue.table import ChairNumber
from tests.rules.games import every_count
from tests.table.tables import (
    OTHER_SECRET,
    SECRET,
    finished,
    game_of,
    person,
    played_on,
    seated,
    started,
)

NUMBER = bytes(range(16))


@every_count
def test_a_running_game_tells_neither_secret_nor_pile_nor_result(players: int) -> None:
    table = started(players=players)
    while table.running:
        record = table.record()
        assert (record.secret, record.pile, record.result) == (None, None, None)
        table = played_on(table, 1)


@every_count
def test_a_finished_game_tells_all_and_can_be_verified(players: int) -> None:
    table = finished(players=players, first=1)
    record = table.record()
    assert (record.secret, record.pile) == (SECRET, game_of(table).dealt)
    assert record.result == Result.of(table.outcome())
    assert set(verify(Record.parse(str(record))).findings.values()) == {Finding.FITS}


def test_numbers_are_told_by_seat_and_verified() -> None:
    table = seated(players=3).give_number(ChairNumber(2), NUMBER, at=2)
    table = played_on(table.start(at=3, oldest=ChairNumber(1)))
    assert table.record().numbers == (None, NUMBER, None)
    assert verify(table.record()).sealed_deal


@pytest.mark.parametrize("plies", [0, 1, 9, 23])
def test_the_record_of_a_running_game_reads_back_and_is_true(plies: int) -> None:
    table = played_on(started(), plies)
    record = Record.parse(str(table.record()))
    assert record == table.record()
    assert verify(record).true
    assert not verify(record).sealed_deal
    assert list(boards(record))[-1] == game_of(table).board


def test_every_change_of_player_is_in_the_record_by_seat() -> None:
    table = played_on(started(players=3, first=1), 4)
    table = table.leave(ChairNumber(0), at=5, bot="greedy")
    table = table.request_chair(ChairNumber(0), person(0), at=6, key=b"key")
    table = played_on(table, 1).grant_request(ChairNumber(0), at=7)
    table = table.sit(ChairNumber(0), person(0, bot="gentle"), at=8, instead=True)
    seat = Seat(2)
    hand_overs = (HandOver(4, seat, "greedy"), HandOver(5, seat), HandOver(5, seat, "gentle"))
    assert table.record().hand_overs == hand_overs
    over = played_on(table)
    record = Record.parse(str(over.record()))
    assert record.hand_overs == hand_overs
    assert verify(record).sealed_deal
    again = over.rematch(secret=OTHER_SECRET, at=9).start(at=10)
    assert (again.record().hand_overs, again.earlier(0).record()) == ((), record)


def test_a_stand_in_is_no_hand_over() -> None:
    table = started().take_over(ChairNumber(0), "greedy", at=3).come_back(ChairNumber(0), at=4)
    assert table.record().hand_overs == ()


def test_the_seal_in_the_record_is_the_one_shown_before() -> None:
    assert finished().record().seal == seated().seal
