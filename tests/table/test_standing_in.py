"""A bot plays on for somebody who is away, and the record says who made each move."""

from collections.abc import Callable

import pytest

from cheese_rescue.rules import Record, Seat, verify
from cheese_rescue.table import ChairNumber, Help, Table, TableRefusal, TableRefused
from tests.table.tables import finished, game_of, opened, person, played_on, seated, started

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


# -- leaving during a game -------------------------------------------------------------------------


def left(plies: int = 3) -> Table:
    """Chair 0 was left after so many moves, and a bot plays on there."""
    return played_on(started(), plies).leave(CHAIR_0, at=5, bot="greedy")


def test_who_leaves_during_a_game_leaves_an_empty_chair_where_a_bot_plays_on() -> None:
    table = left()
    assert (table.chairs[0].player, table.chairs[0].bot) == (None, "greedy")
    assert game_of(table) == game_of(played_on(started(), 3))
    assert [play.bot for play in played_on(table, 2).plays[3:]] == [None, "greedy"]


def test_a_late_comer_plays_on_with_the_hand_that_is_there() -> None:
    table = played_on(left(), 2)
    late = table.sit(CHAIR_0, person(2), at=6, key=b"cleo")
    assert (late.chairs[0].player, late.chairs[0].bot) == (person(2), None)
    assert late.view(Seat(0)).hand == table.view(Seat(0)).hand
    assert [play.bot for play in played_on(late).plays[5:]] == [None] * 19


def test_a_bot_can_sit_down_late_too() -> None:
    table = left(4).sit(CHAIR_0, person(2, bot="gentle"), at=6)
    assert played_on(table, 1).plays[-1].bot == "gentle"


@pytest.mark.parametrize("late", [False, True])
def test_what_was_mixed_into_the_deal_is_told_although_who_gave_it_left(late: bool) -> None:
    table = seated().give_number(CHAIR_0, bytes(16), at=1)
    table = table.start(at=2, oldest=CHAIR_0).leave(CHAIR_0, at=3, bot="greedy")
    table = played_on(table.sit(CHAIR_0, person(2), at=4) if late else table)
    assert table.record().numbers == (bytes(16), None)
    assert verify(table.record()).sealed_deal


@pytest.mark.parametrize("chair", [CHAIR_0, CHAIR_1])
def test_at_a_real_table_the_bot_that_plays_on_knows_its_places(chair: ChairNumber) -> None:
    table = started(help_level=Help.REAL_TABLE).leave(chair, at=3, bot="greedy")
    assert table.view(table.seat_of(chair)).legal_cells == game_of(table).view(Seat(0)).legal_cells


@pytest.mark.parametrize("table", [seated(), finished()], ids=["before", "after"])
def test_before_and_after_a_game_no_bot_stays_in_the_chair(table: Table) -> None:
    assert table.leave(CHAIR_0, at=5, bot="greedy").chairs[0].bot is None


@pytest.mark.parametrize("bot", ["", "two words", "näiv", "x" * 61, "new\nline"])
def test_who_plays_on_has_a_name_that_a_record_can_hold(bot: str) -> None:
    with pytest.raises((ValueError, TableRefused)):
        started().leave(CHAIR_0, at=5, bot=bot)


OF_NOBODY: dict[str, Callable[[Table], object]] = {
    "leave": lambda table: table.leave(CHAIR_0, at=6, bot="greedy"),
    "come back": lambda table: table.come_back(CHAIR_0, at=6),
    "take over": lambda table: table.take_over(CHAIR_0, "random", at=6),
    "change help": lambda table: table.change_help(CHAIR_0, Help.FORECAST, at=6),
}


@pytest.mark.parametrize("verb", OF_NOBODY.values(), ids=OF_NOBODY)
def test_where_nobody_sits_there_is_nobody_to_do_it(verb: Callable[[Table], object]) -> None:
    with pytest.raises(TableRefused) as refused:
        verb(left())
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.CHAIR_EMPTY, {"chair": 0})


@pytest.mark.parametrize("chair", [-1, 2])
def test_nobody_leaves_a_chair_that_is_not_there_during_a_game(chair: int) -> None:
    with pytest.raises(TableRefused) as refused:
        started().leave(ChairNumber(chair), at=5, bot="greedy")
    assert refused.value.refusal is TableRefusal.NO_SUCH_CHAIR


def test_during_a_game_nobody_sits_down_where_somebody_sits() -> None:
    for table in (started(), started().take_over(CHAIR_0, "greedy", at=3)):
        with pytest.raises(TableRefused) as refused:
            table.sit(CHAIR_0, person(2), at=5)
        assert refused.value.refusal is TableRefusal.CHAIR_TAKEN


def test_a_late_comer_brings_a_shape_that_is_free() -> None:
    with pytest.raises(TableRefused) as refused:
        left().sit(CHAIR_0, person(1), at=6)
    assert refused.value.refusal is TableRefusal.SHAPE_TAKEN
