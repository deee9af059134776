"""A bot plays on for somebody who is away, and the record says who made each move."""

import pytest

from cheese_rescue.rules import Record
from cheese_rescue.table import ChairNumber, TableRefusal, TableRefused
from tests.table.tables import finished, game_of, opened, played_on, seated, started

CHAIR_0, CHAIR_1 = ChairNumber(0), ChairNumber(1)


def test_the_record_says_who_made_each_move() -> None:
    table = played_on(started(), 2)
    table = played_on(table.take_over(CHAIR_0, "greedy", at=5), 4)
    table = played_on(table.come_back(CHAIR_0, at=6), 2)
    assert [play.by for play in table.record().plays] == [
        "person",
        "person",
        "bot:greedy",
        "person",
        "bot:greedy",
        "person",
        "person",
        "person",
    ]


def test_it_is_the_chair_that_is_taken_over_whoever_begins() -> None:
    table = started(first=1).take_over(CHAIR_0, "greedy", at=5)
    assert [play.bot for play in played_on(table, 2).plays] == [None, "greedy"]


def test_a_bot_that_sits_at_the_table_is_named() -> None:
    table = played_on(started(bots=(None, "gentle")), 2)
    assert [play.by for play in table.plays] == ["person", "bot:gentle"]


def test_a_stand_in_keeps_the_hand() -> None:
    table = played_on(started(), 3)
    assert game_of(table.take_over(CHAIR_1, "random", at=5)) == game_of(table)


def test_who_comes_back_is_the_same_person() -> None:
    table = started()
    back = table.take_over(CHAIR_0, "random", at=5).come_back(CHAIR_0, at=6)
    assert back.chairs == table.chairs


def test_the_same_bot_again_changes_nothing() -> None:
    table = started().take_over(CHAIR_0, "greedy", at=5)
    assert table.take_over(CHAIR_0, "greedy", at=6) is table


def test_another_bot_can_take_over_from_the_first() -> None:
    table = started().take_over(CHAIR_0, "greedy", at=5).take_over(CHAIR_0, "random", at=6)
    assert table.chairs[0].bot == "random"


def test_who_is_here_needs_not_come_back() -> None:
    table = started()
    assert table.come_back(CHAIR_0, at=5) is table


@pytest.mark.parametrize("chair", [-1, 2])
def test_no_bot_takes_over_a_chair_that_is_not_there(chair: int) -> None:
    with pytest.raises(TableRefused) as refused:
        started().take_over(ChairNumber(chair), "random", at=5)
    assert refused.value.refusal is TableRefusal.NO_SUCH_CHAIR


def test_no_bot_takes_over_before_the_deal() -> None:
    for table in (opened(), seated()):
        with pytest.raises(TableRefused) as refused:
            table.take_over(CHAIR_0, "random", at=5)
        assert refused.value.refusal is TableRefusal.NOT_STARTED


@pytest.mark.parametrize("bot", ["", "two words", "näiv", "x" * 61, "new\nline"])
def test_a_stand_in_has_a_name_that_a_record_can_hold(bot: str) -> None:
    with pytest.raises((ValueError, TableRefused)):
        started().take_over(CHAIR_0, bot, at=5)


def test_the_record_of_a_game_with_stand_ins_reads_back() -> None:
    table = played_on(started().take_over(CHAIR_0, "level-3.5:x_Y", at=5))
    assert Record.parse(str(table.record())) == table.record()
    assert finished().record().plays[0].bot is None
