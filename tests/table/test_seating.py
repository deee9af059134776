"""People and bots sit down, leave, and say who they are."""

from collections.abc import Callable

import pytest

from cheese_rescue.rules import IllegalMove, Refusal, Rules
from cheese_rescue.table import (
    ChairNumber,
    Help,
    Options,
    Player,
    Shape,
    Table,
    TableRefusal,
    TableRefused,
)
from tests.rules.games import every_count
from tests.table.tables import NAMES, SECRET, opened, person, seated, started


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
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.CHAIR_TAKEN, {"chair": 1})


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
    assert refused.value.data == {"chair": chair + 1}


def test_who_leaves_frees_chair_and_shape() -> None:
    table = opened().sit(ChairNumber(0), person(0), at=1).leave(ChairNumber(0), at=2)
    assert table.chairs[0].player is None
    assert table.sit(ChairNumber(1), person(0), at=3).chairs[1].player == person(0)


def test_nobody_can_leave_an_empty_chair() -> None:
    with pytest.raises(TableRefused) as refused:
        opened().leave(ChairNumber(1), at=1)
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.CHAIR_EMPTY, {"chair": 2})


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


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["A", "Żółć", "Дед Мороз", "Anne-Marie", "O'Hara", "小明", "twelve chars", "Max 🐭", "7"],
)
def test_a_name_of_up_to_twelve_letters_is_good(name: str) -> None:
    assert Player(name=name, shape=Shape.WHEEL).name == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\t",
        "\u00a0",
        "\u2800",
        "🐭",
        "-'-",
        "thirteen char",
        "two\nlines",
        "tab\there",
        "nul\0",
        "escape\x1b[31m",
        "\u200bAda",
        "\u202eadA",
        "\ud800",
        "line\u2028end",
        "par\u2029end",
    ],
)
def test_a_name_that_is_blank_long_or_hides_something_is_refused(name: str) -> None:
    with pytest.raises(TableRefused) as refused:
        Player(name=name, shape=Shape.WHEEL)
    assert (refused.value.refusal, refused.value.data) == (
        TableRefusal.NAME_NOT_GOOD,
        {"most": 12},
    )


@pytest.mark.parametrize("bot", ["", "two words", "näiv", "x" * 61, "new\nline"])
def test_a_bot_has_a_name_that_a_record_can_hold(bot: str) -> None:
    with pytest.raises((ValueError, TableRefused)):
        Player(name="Ada", shape=Shape.WHEEL, bot=bot)


def test_the_seal_is_shown_from_the_start() -> None:
    assert opened(secret=SECRET).seal == seated(secret=SECRET).seal == started(secret=SECRET).seal
