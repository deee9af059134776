"""A chair emptied during the game: the table as a value decides who can have which chairs."""

import pytest

from cheese_rescue.table import ChairNumber, Player, Shape, Table, TableRefusal, TableRefused
from tests.table.tables import opened, person, played_on, started

KEYS = [b"key of Ada", b"key of Ben", b"key of Cleo"]
NEW = b"key of Dan"
ADA, BEN, CLEO = map(ChairNumber, range(3))


def three() -> Table:
    """A game of three, each with a token of their own."""
    table = opened(players=3)
    for number, key in enumerate(KEYS):
        table = table.sit(ChairNumber(number), person(number), at=1, key=key)
    return table.start(at=2, oldest=ADA)


def emptied() -> Table:
    return three().leave(BEN, at=3, bot="greedy")


def asked() -> Table:
    return emptied().request_chair(BEN, person(3), at=4, key=NEW)


def test_a_request_gives_nothing_until_it_is_granted() -> None:
    table = asked()
    assert table.opened_by([NEW]) == frozenset()
    assert table.recognizes(NEW)
    granted = table.grant_request(BEN, at=5)
    assert granted.opened_by([NEW]) == {BEN}
    assert (granted.requests, granted.chairs[BEN].stand_in) == ({}, "greedy")


def test_chairs_taken_before_the_start_are_opened_together() -> None:
    assert three().opened_by(KEYS) == {ADA, BEN, CLEO}


def test_a_chair_handed_over_is_opened_only_alone() -> None:
    table = asked().grant_request(BEN, at=5)
    assert table.opened_by([NEW, KEYS[ADA], KEYS[CLEO]]) == {ADA, CLEO}
    assert table.opened_by([NEW, KEYS[BEN]]) == {BEN}  # Ben had the very same chair


def test_nor_with_a_chair_that_the_device_had_earlier() -> None:
    table = asked().grant_request(BEN, at=5).leave(CLEO, at=6, bot="greedy")
    assert table.opened_by([NEW, KEYS[CLEO]]) == frozenset()


def test_a_replaced_token_still_counts() -> None:
    table = emptied().replace_token(CLEO, b"newer key of Cleo", at=4)
    for key in (KEYS[CLEO], b"newer key of Cleo"):
        with pytest.raises(TableRefused) as refused:
            table.request_chair(BEN, person(3), at=5, key=NEW, keys=[key])
        assert refused.value.refusal is TableRefusal.HOLDS_ANOTHER_CHAIR
    assert table.opened_by([KEYS[CLEO]]) == frozenset()
    assert table.opened_by([b"newer key of Cleo"]) == {CLEO}


def test_the_next_game_forgets_who_had_which_chair() -> None:
    table = played_on(asked().grant_request(BEN, at=5))
    again = table.rematch(secret=bytes(32), at=6).start(at=7)
    assert again.opened_by([NEW, KEYS[ADA]]) == {ADA, BEN}
    assert not again.recognizes(KEYS[BEN])


def test_bots_and_the_chair_itself_have_no_say() -> None:
    table = started(players=3, bots=(None, None, "random", None)).leave(BEN, at=3, bot="greedy")
    table = table.request_chair(BEN, person(1), at=4)
    assert table.answer_request(BEN, [BEN, CLEO], agree=False, at=5) is table
    agreed = table.answer_request(BEN, [ADA, BEN, CLEO], agree=True, at=5)
    assert agreed.requests[BEN].agreed == {ADA}
    assert agreed.answer_request(BEN, [ADA], agree=True, at=6) is agreed


def test_a_withdrawn_request_can_be_made_again() -> None:
    table = asked().withdraw_request(BEN, at=5)
    assert table.requests == {}
    assert table.withdraw_request(BEN, at=6) is table
    assert table.request_chair(BEN, person(3), at=6, key=NEW).requests


def test_an_objection_counts_until_the_next_game() -> None:
    table = asked().answer_request(BEN, [CLEO], agree=False, at=5)
    with pytest.raises(TableRefused) as refused:
        table.request_chair(BEN, person(3), at=6)
    assert refused.value.refusal is TableRefusal.NOT_AGREED
    again = played_on(table).sit(BEN, person(3), at=7).rematch(secret=bytes(32), at=8).start(at=9)
    assert again.leave(BEN, at=10, bot="greedy").request_chair(BEN, person(3), at=11).requests


def test_the_last_card_ends_every_request() -> None:
    assert played_on(asked()).requests == {}


def test_nobody_asks_for_a_chair_without_a_game() -> None:
    with pytest.raises(TableRefused) as refused:
        opened().request_chair(ADA, person(0), at=1)
    assert refused.value.refusal is TableRefusal.NOT_STARTED


def test_a_shape_that_was_taken_meanwhile_is_exchanged_for_a_free_one() -> None:
    table = asked().leave(CLEO, at=5, bot="greedy")
    table = table.sit(CLEO, Player(shape=person(3).shape, guest=1), at=6)
    granted = table.grant_request(BEN, at=7).chairs[BEN].player
    assert granted is not None
    assert granted.shape is Shape.WEDGE
