"""What a table tells of its game, while it runs and when it is over."""

import pytest

from cheese_rescue.rules import Finding, Record, Result, verify
from cheese_rescue.rules.replay import boards
from cheese_rescue.table import ChairNumber
from tests.rules.games import every_count
from tests.table.tables import SECRET, finished, game_of, played_on, seated, started

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


def test_the_seal_in_the_record_is_the_one_shown_before() -> None:
    assert finished().record().seal == seated().seal
