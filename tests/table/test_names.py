"""Typed names: which are accepted, and how equal ones at a table are told apart."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.table import ChairNumber, Player, Shape, Table, TableRefusal, TableRefused
from cheese_rescue.table.log import Opened, Sat
from cheese_rescue.table.names import (
    LONGEST_NAME,
    MOST_CODE_POINTS,
    check_name,
    count_letters,
    distinct_name,
)
from tests.examples import examples
from tests.table.tables import opened

GOOD = ["A", "Żółć", "Дед Мороз", "Anne-Marie", "O'Hara", "小明", "twelve chars", "Max 🐭", "7"]
GOOD += ["Max ❤\ufe0f", "Nguyễn Thị Á", "Phượng Uyển", "ᾍδης", "Ė\u0303gle\u0307", "Ọlọ́runtósìn"]
GOOD += ["שָּׁלוֹם", "مُحَمَّد", "น้ำฝน", "ஸ்ரீ", "ကျော်စွာ", "བསྒྲུབས", "한지민", "ဪ"]
WITH_JOINER = ["علی\u200cرضا", "نازی\u200cها", "ශ්\u200dරී", "क्\u200dषमा", "रज़्\u200dया", "ಶ್\u200cರೀ"]
WITH_JOINER += ["രാജന്\u200d", "രാജന്\u200d കെ", "അന്\u200dവര്\u200d", "র\u200d্যাচেল", "ರ\u200d್ಯ"]
BAD = ["", "   ", "\t", "\u00a0", "\u2800", "🐭", "-'-", "thirteen char", "two\nlines", "tab\there"]
BAD += [
    "nul\0",
    "escape\x1b[31m",
    "\u200bAda",
    "\u202eadA",
    "\ud800",
    "line\u2028end",
    "par\u2029end",
]
INVISIBLE = [
    "Ada\u200b",
    "A\u00adda",
    "Ada\u2060",
    "Ada\ufe0f",
    "Ada\U000e0101",
    "Ada\u034f",
    "A\u3164",
]
INVISIBLE += [
    "Ada\U0001d159",
    "Ada\U00016fe4",
    "Ada\U0001bc9d",
    "Ada\ufffc",
    "Ada\u2800",
    "Ada\U000e0041",
    "\ufeffAda",
]
STRAY_JOINERS = ["\u200cعلی", "علی\u200c", "علی\u200c\u200cرضا", "علی \u200cرضا", "Al\u200ci"]
STRAY_JOINERS += ["Al\u200di", "Al\u200d", "র\u200d", "\u200dශ්", "ශ්\u200d\u200dරී", "Max 👨\u200d👩"]
STACKED = [
    "A\u0301\u0302\u0303da",
    "Z" + "\u0334" * 3,
    "Ada\u0301\u0301",
    "ก็็",
    "مّّ",
    "ก\u0e38\u0e47\u0e48\u0e49\u0e4a",
]
STACKED += ["ấ\u0308da", "ǖ\u0301da", "A\u20dd", "\u0301Ada", "Ada \u0301", "🐭\u0301a"]
WIDE = ["\ufdfd a", "\ufdfaa", "A\U00012031", "𒐫 b", "꧅a", "⸻ a", "௵a"]


def refusal(name: str) -> tuple[object, dict[str, int | str]]:
    with pytest.raises(TableRefused) as refused:
        check_name(name)
    return refused.value.refusal, refused.value.data


@pytest.mark.parametrize("name", [*GOOD, *WITH_JOINER])
def test_a_name_that_people_have_is_good(name: str) -> None:
    check_name(unicodedata.normalize("NFC", name))


@pytest.mark.parametrize("name", [*BAD, *INVISIBLE, *STRAY_JOINERS, *STACKED, *WIDE])
def test_a_name_that_is_blank_long_unreadable_or_hides_something_is_refused(name: str) -> None:
    assert refusal(name) == (TableRefusal.NAME_NOT_GOOD, {"most": LONGEST_NAME})


def test_marks_and_joiners_are_no_letters() -> None:
    assert count_letters("ශ්\u200dරී") == 2
    check_name("हि" * LONGEST_NAME)
    assert refusal("हि" * LONGEST_NAME + "ह")


def test_code_points_are_limited_too() -> None:
    name = "\u0939\u093c\u093f" * 9  # 9 letters with two marks each
    assert len(name) > MOST_CODE_POINTS
    assert refusal(name)


def test_whoever_sits_down_has_a_good_name() -> None:
    for player in (Player(name="Z\u0334\u0335\u0336", shape=Shape.WHEEL), emma(name="\u200bAda")):
        with pytest.raises(TableRefused):
            opened().sit(ChairNumber(0), player, at=1)


def test_a_log_with_a_name_that_is_refused_today_still_opens() -> None:
    """The version before accepted it."""
    table = opened()
    (first,) = table.log
    assert isinstance(first, Opened)
    for name in ("Z\u0334\u0335\u0336", "\ufdfd a", "Ada\u2800"):
        player = Player(name=name, shape=Shape.WHEEL)
        again = Table.replay([first, Sat(at=1, chair=ChairNumber(0), player=player)])
        assert again.chairs[0].player == player
        again.sit(ChairNumber(1), emma(), at=2)


# -- equal names -----------------------------------------------------------------------------------


def emma(chair: int = 1, name: str | None = "Emma", bot: str | None = None) -> Player:
    return Player(name=name, shape=list(Shape)[chair], bot=bot)


def names_of(*names: str | None) -> list[str | None]:
    """The names that people have after they sat down one after the other."""
    table = opened(players=4)
    for chair, name in enumerate(names):
        table = table.sit(ChairNumber(chair), emma(chair, name), at=1)
    return [chair.player.name for chair in table.chairs if chair.player]


def test_of_two_people_with_one_name_the_second_gets_a_number() -> None:
    assert names_of("Emma", "Emma", "Ben", "Emma") == ["Emma", "Emma 2", "Ben", "Emma 3"]
    assert names_of("Emma 2", "Emma", "Emma") == ["Emma 2", "Emma", "Emma 3"]
    assert names_of(None, "Emma", None) == [None, "Emma", None]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Emma", "EMMA"),
        ("Emma", "Еmmа"),  # with Cyrillic letters
        ("Emma", "Εmma"),  # with a Greek letter
        ("Noah", "Νoah"),
        ("Νίκος", "νίκος"),
        ("Emma", "Ｅｍｍａ"),
        ("Straße", "STRASSE"),
        ("Al", "AI"),
        ("Otto", "0tto"),
        ("علیرضا", "علی\u200cرضا"),
    ],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert names_of(one, other) == [one, f"{other} 2"]


def test_a_long_name_is_cut_for_its_number() -> None:
    assert names_of("Maximilianus", "Maximilianus") == ["Maximilianus", "Maximilian 2"]
    assert names_of("Anne Laurent", "Anne Laurent")[1] == "Anne Laure 2"
    assert names_of("Annemarie Li", "Annemarie Li")[1] == "Annemarie 2"


def test_whoever_changes_chairs_keeps_the_name() -> None:
    table = opened().sit(ChairNumber(0), emma(0), at=1).leave(ChairNumber(0), at=2)
    assert emma(1) in [chair.player for chair in table.sit(ChairNumber(1), emma(1), at=3).chairs]
    again = table.sit(ChairNumber(0), emma(0), at=3).sit(
        ChairNumber(0), emma(0), at=4, instead=True
    )
    assert again.chairs[0].player == emma(0)


def test_bots_keep_their_names() -> None:
    table = opened(players=4).sit(ChairNumber(0), emma(0, "Old Dog"), at=1)
    for chair in (1, 2):
        bot = emma(chair, "Old Dog", bot="greedy")
        table = table.sit(ChairNumber(chair), bot, at=1)
        assert table.chairs[chair].player == bot
    table = table.sit(ChairNumber(3), emma(3, "Emma"), at=1)
    assert [chair.player.name for chair in table.chairs if chair.player] == [
        *["Old Dog"] * 3,
        "Emma",
    ]


# -- laws ------------------------------------------------------------------------------------------

ODD = st.sampled_from("\u200c\u200d\ufe0f\u0301\u0302\u0e47\u094d\u0652\u064e\ufdfd𒐫🐭 -'")
LETTERS = st.sampled_from("aZéłжשمكیकශරกမ小한1") | st.characters()
TYPED = st.text(LETTERS | ODD, max_size=14).map(lambda text: unicodedata.normalize("NFC", text))


def is_good(name: str) -> bool:
    try:
        check_name(name)
    except TableRefused:
        return False
    return True


@examples(300)
@given(TYPED)
def test_a_good_name_can_be_seen_and_is_short(name: str) -> None:
    if not is_good(name):
        return
    assert name.strip()
    assert len(name) <= MOST_CODE_POINTS
    hidden = [letter for letter in name if unicodedata.category(letter) in ("Cf", "Cc", "Cs", "Cn")]
    assert set(hidden) <= {"\u200c", "\u200d"}
    assert name[0] not in hidden
    assert name.removesuffix("\u200d")[-1] not in hidden


@examples(300)
@given(TYPED, st.integers(0, 14), st.sampled_from("\u200b\u200c\u200d\u2060\u00ad\ufeff\u034f"))
def test_an_invisible_character_makes_no_other_name(name: str, at: int, invisible: str) -> None:
    other = name[:at] + invisible + name[at:]
    if is_good(name) and is_good(other):
        assert distinct_name(other, [name]) != other


ALIKE = st.text("aAаеe01lI é🐭\u0301", max_size=12).map(lambda text: f"a{text}").filter(is_good)


@examples(200)
@given(st.lists(ALIKE, min_size=2, max_size=4))
def test_any_four_people_have_four_good_names(names: list[str]) -> None:
    given_names = names_of(*names)
    assert all(is_good(name) for name in given_names if name is not None)
    assert len({(name or "").casefold() for name in given_names}) == len(names)
