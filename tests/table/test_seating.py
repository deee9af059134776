"""People and bots sit down, leave, and say who they are."""

from collections.abc import Callable

import pytest

from cheese_rescue.rules import IllegalMove, Refusal, Rules
from cheese_rescue.table import (
    ChairNumber,
    Help,
    Options,
    Pace,
    Player,
    Shape,
    Table,
    TableRefusal,
    TableRefused,
)
from tests.rules.games import every_count
from tests.table.tables import (
    NAMES,
    OTHER_SECRET,
    SECRET,
    opened,
    person,
    played_on,
    seated,
    started,
)


def test_a_new_table_has_an_empty_chair_for_each_player() -> None:
    for players in (2, 3, 4):
        table = opened(players=players)
        assert [chair.player for chair in table.chairs] == [None] * players
        assert (table.game, table.first, table.running) == (None, None, False)


def test_whoever_sits_down_sits_there() -> None:
    table = opened().sit(ChairNumber(1), person(1), at=1)
    assert [chair.player for chair in table.chairs] == [None, person(1)]


@every_count
def test_everyone_sits_in_a_chair_of_their_own(players: int) -> None:
    names = [chair.player.name for chair in seated(players=players).chairs if chair.player]
    assert names == list(NAMES[:players])


def test_a_taken_chair_is_refused() -> None:
    table = opened().sit(ChairNumber(0), person(0), at=1)
    with pytest.raises(TableRefused) as refused:
        table.sit(ChairNumber(0), person(1), at=2)
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.CHAIR_TAKEN, {"chair": 0})


def test_a_shape_belongs_to_one_person() -> None:
    table = opened().sit(ChairNumber(0), person(0), at=1)
    with pytest.raises(TableRefused) as refused:
        table.sit(ChairNumber(1), Player(name="Eve", shape=person(0).shape), at=2)
    assert (refused.value.refusal, refused.value.data) == (
        TableRefusal.SHAPE_TAKEN,
        {"shape": person(0).shape.value},
    )


OF_A_CHAIR: dict[str, Callable[[Table, ChairNumber], object]] = {
    "sit": lambda table, chair: table.sit(chair, person(2), at=1),
    "leave": lambda table, chair: table.leave(chair, at=1),
    "change help": lambda table, chair: table.change_help(chair, Help.FORECAST, at=1),
    "give number": lambda table, chair: table.give_number(chair, bytes(16), at=1),
    "come back": lambda table, chair: table.come_back(chair, at=1),
}


@pytest.mark.parametrize("chair", [-1, 2, 99])
@pytest.mark.parametrize("verb", OF_A_CHAIR.values(), ids=OF_A_CHAIR)
def test_a_chair_that_is_not_there_is_refused(
    verb: Callable[[Table, ChairNumber], object], chair: int
) -> None:
    with pytest.raises(TableRefused) as refused:
        verb(seated(players=2), ChairNumber(chair))
    assert refused.value.refusal is TableRefusal.NO_SUCH_CHAIR
    assert refused.value.data == {"chair": chair}


def test_who_leaves_frees_chair_and_shape() -> None:
    table = opened().sit(ChairNumber(0), person(0), at=1).leave(ChairNumber(0), at=2)
    assert table.chairs[0].player is None
    assert table.sit(ChairNumber(1), person(0), at=3).chairs[1].player == person(0)


def test_nobody_can_leave_an_empty_chair() -> None:
    with pytest.raises(TableRefused) as refused:
        opened().leave(ChairNumber(1), at=1)
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.CHAIR_EMPTY, {"chair": 1})


@pytest.mark.parametrize("verb", ["leave", "give number"])
def test_during_a_game_nobody_leaves_without_a_bot(verb: str) -> None:
    with pytest.raises(TableRefused) as refused:
        OF_A_CHAIR[verb](started(), ChairNumber(0))
    assert refused.value.refusal is TableRefusal.ALREADY_STARTED


def test_a_table_that_cannot_be_played_cannot_be_agreed() -> None:
    with pytest.raises(IllegalMove) as refused:
        Options(players=3, rules=Rules(centred=True))
    assert refused.value.refusal is Refusal.IMPOSSIBLE_VARIANT
    with pytest.raises(IllegalMove) as refused:
        Options(players=5)
    assert refused.value.refusal is Refusal.WRONG_NUMBER_OF_PLAYERS


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_secret_is_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Table.open(Options(players=2), secret=bytes(length), at=0)


# -- what was agreed -------------------------------------------------------------------------------


def test_the_usual_table_is_played_together_and_may_be_watched() -> None:
    options = Options(players=2)
    assert (options.pace, options.watchers, options.help) == (Pace.TOGETHER, True, ())


def test_each_chair_has_the_help_agreed_for_it_or_the_usual_one() -> None:
    options = Options(players=4, help=(Help.FORECAST, Help.REAL_TABLE))
    levels = [options.help_at(ChairNumber(chair)) for chair in range(4)]
    assert levels == [Help.FORECAST, Help.REAL_TABLE, Help.PLACES, Help.PLACES]


def test_who_opened_and_who_sits_there_can_show_it() -> None:
    table = Table.open(Options(players=2), secret=SECRET, at=0, key=b"opener")
    table = table.sit(ChairNumber(1), person(1), at=1, key=b"ben")
    assert (table.key, [chair.key for chair in table.chairs]) == (b"opener", [None, b"ben"])


def test_who_leaves_can_show_nothing_any_more() -> None:
    table = opened().sit(ChairNumber(0), person(0), at=1, key=b"ada").leave(ChairNumber(0), at=2)
    assert table.chairs[0].key is None
    table = table.sit(ChairNumber(0), person(1), at=3, key=b"ben")
    assert table.chairs[0].key == b"ben"


def test_nothing_that_happens_during_a_game_but_leaving_takes_the_key_away() -> None:
    table = opened().sit(ChairNumber(0), person(0), at=1, key=b"ada")
    table = table.sit(ChairNumber(1), person(1), at=1, key=b"ben")
    table = table.give_number(ChairNumber(0), bytes(16), at=1)
    table = table.change_help(ChairNumber(0), Help.FORECAST, at=1)
    table = table.start(at=2, oldest=ChairNumber(0)).take_over(ChairNumber(0), "greedy", at=3)
    assert [chair.key for chair in table.chairs] == [b"ada", b"ben"]
    table = played_on(table.come_back(ChairNumber(0), at=4)).rematch(secret=OTHER_SECRET, at=5)
    assert [chair.key for chair in table.chairs] == [b"ada", b"ben"]


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["", "two words", "näiv", "x" * 61, "new\nline"])
def test_a_bot_has_a_name_that_a_record_can_hold(bot: str) -> None:
    with pytest.raises((ValueError, TableRefused)):
        Player(name="Ada", shape=Shape.WHEEL, bot=bot)


def test_the_seal_is_shown_from_the_start() -> None:
    assert opened(secret=SECRET).seal == seated(secret=SECRET).seal == started(secret=SECRET).seal


def test_nobody_has_to_type_a_name() -> None:
    player = Player(shape=Shape.WHEEL, guest=7)
    assert (player.name, player.guest) == (None, 7)
