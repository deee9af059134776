"""The same people again, sealed anew; the next seat begins (R6)."""

import pytest

from cheese_rescue.rules import verify
from cheese_rescue.rules.seal import seal, shuffled_pile
from cheese_rescue.table import Begins, ChairNumber, TableRefusal, TableRefused
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


@every_count
def test_the_next_seat_begins_round_and_round(players: int) -> None:
    table = finished(players=players, first=1)
    begun = [1]
    for game in range(players):
        table = table.rematch(secret=bytes([game]) * 32, at=5).start(at=6)
        assert table.first is not None
        begun.append(table.first)
        table = played_on(table, seed=game)
    assert begun == [(1 + game) % players for game in range(players + 1)]


def test_also_where_it_was_drawn_the_next_seat_begins() -> None:
    table = seated(begins=Begins.DRAWN).start(at=2)
    assert table.first is not None
    before = table.first
    after = played_on(table).rematch(secret=SECRET[::-1], at=5).start(at=6).first
    assert after == 1 - before


def test_a_rematch_is_sealed_anew_before_it_starts() -> None:
    table = finished().rematch(secret=OTHER_SECRET, at=5)
    assert table.seal == seal(OTHER_SECRET) != seal(SECRET)
    assert not table.running
    assert game_of(table.start(at=6)).dealt == shuffled_pile(2, OTHER_SECRET, (None, None))


def test_the_same_people_sit_there() -> None:
    table = finished(players=3)
    again = table.rematch(secret=OTHER_SECRET, at=5)
    assert [chair.player for chair in again.chairs] == [chair.player for chair in table.chairs]


def test_a_stand_in_stays_until_its_person_is_back() -> None:
    table = played_on(started().take_over(ChairNumber(0), "greedy", at=3))
    again = table.rematch(secret=OTHER_SECRET, at=5)
    assert again.chairs[0].bot == "greedy"
    assert again.come_back(ChairNumber(0), at=6).chairs[0].bot is None


def test_numbers_are_given_anew() -> None:
    table = seated().give_number(ChairNumber(0), bytes(16), at=1)
    table = played_on(table.start(at=2, oldest=ChairNumber(0)))
    again = table.rematch(secret=OTHER_SECRET, at=5)
    assert [chair.number for chair in again.chairs] == [None, None]


def test_between_two_games_somebody_else_can_sit_down() -> None:
    table = finished().rematch(secret=OTHER_SECRET, at=5).leave(ChairNumber(0), at=6)
    table = table.sit(ChairNumber(0), person(2), at=7).start(at=8)
    assert table.running
    assert table.first == 1


def test_no_rematch_while_a_game_runs() -> None:
    for table in (started(), played_on(started(), 23)):
        with pytest.raises(TableRefused) as refused:
            table.rematch(secret=OTHER_SECRET, at=5)
        assert refused.value.refusal is TableRefusal.ALREADY_STARTED


def test_no_second_rematch_before_the_first_one_started() -> None:
    with pytest.raises(TableRefused) as refused:
        finished().rematch(secret=OTHER_SECRET, at=5).rematch(secret=SECRET, at=6)
    assert refused.value.refusal is TableRefusal.NOT_STARTED


def test_a_secret_is_32_bytes_also_in_a_rematch() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        finished().rematch(secret=bytes(31), at=5)


def test_the_record_of_a_rematch_is_its_own() -> None:
    again = finished().rematch(secret=OTHER_SECRET, at=5).start(at=6)
    assert again.record().plays == ()
    record = played_on(again).record()
    assert (record.secret, len(record.plays)) == (OTHER_SECRET, 24)
    assert verify(record).sealed_deal


def test_a_secret_that_was_shown_seals_nothing_any_more() -> None:
    with pytest.raises((ValueError, TableRefused)):
        finished().rematch(secret=SECRET, at=5)


def test_games_are_counted_from_nought() -> None:
    table = finished()
    assert table.game_number == 0
    table = table.rematch(secret=OTHER_SECRET, at=5)
    assert table.game_number == 1
    table = played_on(table.start(at=6)).rematch(secret=bytes(32), at=7)
    assert table.game_number == 2


def test_a_chair_left_during_the_game_is_empty_before_the_next() -> None:
    table = played_on(started().leave(ChairNumber(0), at=3, bot="greedy"))
    again = table.rematch(secret=OTHER_SECRET, at=5)
    assert again.chairs[0].bot is None
    with pytest.raises(TableRefused) as refused:
        again.start(at=6)
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.CHAIR_EMPTY, {"chair": 0})


def test_an_earlier_game_is_still_on_record() -> None:
    table = finished()
    again = table.rematch(secret=OTHER_SECRET, at=5).start(at=6)
    assert again.record(0) == table.record()
    with pytest.raises(TableRefused):
        again.record(2)


def test_the_record_of_an_earlier_game_needs_no_replay() -> None:
    table = finished()
    record = table.record()
    again = table.rematch(secret=OTHER_SECRET, at=5)
    assert again.record(0) is again.past_records[0] == record
