"""The deal: who begins, and what is mixed into the shuffle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import Rules, Seat
from cheese_rescue.rules.seal import drawn_chair, shuffled_pile
from cheese_rescue.table import Begins, ChairNumber, TableRefusal, TableRefused
from tests.rules.games import every_count
from tests.table.tables import SECRET, game_of, opened, person, seated, started

SECRETS = st.binary(min_size=32, max_size=32)
NUMBER = bytes(range(16))


def test_a_game_starts_when_every_chair_is_taken() -> None:
    table = opened().sit(ChairNumber(0), person(0), at=1)
    with pytest.raises(TableRefused) as refused:
        table.start(at=2, oldest=ChairNumber(0))
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.CHAIR_EMPTY, {"chair": 1})


def test_a_game_starts_once() -> None:
    with pytest.raises(TableRefused) as refused:
        started().start(at=3, oldest=ChairNumber(0))
    assert refused.value.refusal is TableRefusal.ALREADY_STARTED


def test_a_started_game_is_running() -> None:
    assert not seated().running
    assert started().running


def test_the_agreed_rules_are_played() -> None:
    rules = Rules(centred=True, dogs_hunt_mice=True)
    assert game_of(started(players=4, rules=rules)).rules == rules


@every_count
def test_the_oldest_begins_and_the_seats_go_on_clockwise(players: int) -> None:
    for first in range(players):
        table = started(players=players, first=first)
        chairs = [table.chair_of(Seat(seat)) for seat in range(players)]
        assert chairs == [(first + seat) % players for seat in range(players)]
        assert [table.seat_of(chair) for chair in chairs] == list(range(players))


def test_somebody_has_to_say_who_is_the_oldest() -> None:
    with pytest.raises(TableRefused) as refused:
        seated(begins=Begins.OLDEST).start(at=2)
    assert refused.value.refusal is TableRefusal.WHO_IS_OLDEST


def test_the_oldest_sits_at_this_table() -> None:
    with pytest.raises(TableRefused) as refused:
        seated().start(at=2, oldest=ChairNumber(2))
    assert refused.value.refusal is TableRefusal.NO_SUCH_CHAIR


@given(SECRETS)
def test_drawn_who_begins_follows_from_the_secret(secret: bytes) -> None:
    for players in (2, 3, 4):
        table = seated(players=players, begins=Begins.DRAWN, secret=secret).start(at=2)
        assert table.first == drawn_chair(players, secret)


def test_drawn_nobody_can_name_the_oldest_instead() -> None:
    for oldest in (ChairNumber(0), ChairNumber(1)):
        table = seated(begins=Begins.DRAWN).start(at=2, oldest=oldest)
        assert table.first == drawn_chair(2, SECRET)


@every_count
def test_the_pile_follows_from_the_secret_alone_where_no_number_was_given(players: int) -> None:
    table = started(players=players)
    assert game_of(table).dealt == shuffled_pile(players, SECRET, (None,) * players)


@every_count
def test_numbers_are_mixed_in_by_seat_not_by_chair(players: int) -> None:
    table = seated(players=players)
    for chair in range(players):
        table = table.give_number(ChairNumber(chair), bytes([chair]) * 16, at=2)
    for first in range(players):
        by_seat = [bytes([(first + seat) % players]) * 16 for seat in range(players)]
        dealt = game_of(table.start(at=3, oldest=ChairNumber(first))).dealt
        assert dealt == shuffled_pile(players, SECRET, by_seat)


def test_a_number_given_again_replaces_the_first() -> None:
    table = seated().give_number(ChairNumber(0), bytes(16), at=2)
    table = table.give_number(ChairNumber(0), NUMBER, at=3).start(at=4, oldest=ChairNumber(0))
    assert game_of(table).dealt == shuffled_pile(2, SECRET, (NUMBER, None))


def test_who_leaves_takes_their_number_along() -> None:
    table = seated().give_number(ChairNumber(0), NUMBER, at=2).leave(ChairNumber(0), at=3)
    table = table.sit(ChairNumber(0), person(0), at=4).start(at=5, oldest=ChairNumber(0))
    assert game_of(table).dealt == shuffled_pile(2, SECRET, (None, None))


def test_no_number_is_taken_after_the_deal() -> None:
    with pytest.raises(TableRefused) as refused:
        started().give_number(ChairNumber(0), NUMBER, at=3)
    assert refused.value.refusal is TableRefusal.ALREADY_STARTED


def test_an_empty_chair_gives_no_number() -> None:
    with pytest.raises(TableRefused) as refused:
        opened().give_number(ChairNumber(0), NUMBER, at=1)
    assert refused.value.refusal is TableRefusal.CHAIR_EMPTY


@pytest.mark.parametrize("length", [0, 15, 17, 32])
def test_a_number_is_16_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        seated().give_number(ChairNumber(0), bytes(length), at=2)


def test_a_number_does_not_change_the_seal() -> None:
    assert seated().give_number(ChairNumber(0), NUMBER, at=2).seal == seated().seal
