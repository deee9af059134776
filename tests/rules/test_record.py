"""A record is plain text that reads back, and says what is wrong where it cannot be read."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from cheese_rescue.rules import (
    Card,
    Cell,
    Finding,
    HandOver,
    IllegalMove,
    Move,
    Play,
    Record,
    Result,
    Rules,
    Seat,
    Source,
    Unreadable,
    verify,
)
from tests.rules.games import SEEDS, SETUPS, Setup, every_setup
from tests.rules.records import any_records, true_record

SEAL = "ab" * 32

WRITTEN = f"""\
cheese-rescue 2
players 2
variants centred dogs-hunt-mice
seal {SEAL}
numbers - 000102030405060708090a0b0c0d0e0f
 1 a M@1,0    person
hand-over 2 a bot:gentle
hand-over 2 b bot:greedy
 2 b 3b@-1,0  bot:greedy
hand-over 3 a person
secret ?
pile ?
result ?
"""

RECORD = Record(
    players=2,
    rules=Rules(centred=True, dogs_hunt_mice=True),
    seal=SEAL,
    numbers=(None, bytes(range(16))),
    plays=(
        Play(Move(Card.MOUSE, Cell(1, 0))),
        Play(Move(Card.CHEESE_3B, Cell(-1, 0)), "greedy"),
    ),
    hand_overs=(
        HandOver(1, Seat(0), "gentle"),
        HandOver(1, Seat(1), "greedy"),
        HandOver(2, Seat(0)),
    ),
)
FIXTURES = Path(__file__).parent / "fixtures"


def test_a_record_is_written_so() -> None:
    assert str(RECORD) == WRITTEN


def test_a_record_is_read_so() -> None:
    assert Record.parse(WRITTEN) == RECORD


def test_a_finished_record_ends_so() -> None:
    record = Record(
        players=3,
        secret=bytes(32),
        pile=(Card.DOG, Card.CAT, Card.MOUSE),
        result=Result((1, 10, 0), (1, 6, 0), (Seat(1), Seat(2))),
    )
    assert str(record).splitlines()[-3:] == [
        f"secret {'00' * 32}",
        "pile D C M",
        "result a:1/1 b:10/6 c:0/0 winners:bc",
    ]


@given(any_records())
def test_any_record_reads_back(record: Record) -> None:
    assert Record.parse(str(record)) == record


@every_setup
def test_the_record_of_a_played_game_reads_back(setup: Setup) -> None:
    record = true_record(setup, seed=3)
    assert Record.parse(str(record)) == record


@given(SEEDS)
def test_comments_blank_lines_and_white_space_do_not_matter(seed: int) -> None:
    record = true_record(SETUPS[seed % len(SETUPS)], seed)
    loose = "\ufeff# a game\n\n" + "".join(
        f"  \t{line.replace(' ', '   ')} \r\n\t # a remark\n\n" for line in str(record).splitlines()
    )
    assert Record.parse(loose) == record


def test_a_record_remembers_the_line_of_each_move() -> None:
    assert Record.parse("# a remark\n\n" + WRITTEN).lines == (8, 11)


GOES_ON = f"""\
cheese-rescue 3
players 2
variants none
source {"cd" * 32} 1
 1 a M@1,0    person
 2 b 3b@-1,0  bot:greedy
pile ?
result ?
"""


def test_a_record_with_a_source_has_no_seal_numbers_and_secret() -> None:
    record = Record.parse(GOES_ON)
    assert str(record) == GOES_ON
    assert record.source == Source("cd" * 32, 1)
    assert (record.seal, record.numbers, record.secret) == (None, (None, None), None)
    for more in ({"seal": SEAL}, {"secret": bytes(32)}, {"numbers": (bytes(16), None)}):
        with pytest.raises(ValueError, match="no shuffle of its own"):
            replace(record, **more)


@pytest.mark.parametrize("line", ["seal ?", "numbers - -", "secret ?"])
def test_a_line_about_the_shuffle_cannot_be_read_in_a_record_with_a_source(line: str) -> None:
    for after in ("variants none\n", "person\n", "bot:greedy\n"):
        with pytest.raises(Unreadable):
            Record.parse(GOES_ON.replace(after, f"{after}{line}\n", 1))


@pytest.mark.parametrize("ply", ["-1", "3", "24", "01", "1 1", "?"])
def test_a_source_takes_over_moves_that_the_record_has(ply: str) -> None:
    with pytest.raises(Unreadable):
        Record.parse(GOES_ON.replace(f"{'cd' * 32} 1", f"{'cd' * 32} {ply}"))


def test_a_source_needs_its_own_version_of_the_text() -> None:
    with pytest.raises(ValueError, match="version 3"):
        replace(Record.parse(GOES_ON), version=2)
    with pytest.raises(ValueError, match="version 3"):
        replace(RECORD, version=3)
    for version in ("1", "2"):
        with pytest.raises(Unreadable):
            Record.parse(GOES_ON.replace("cheese-rescue 3", f"cheese-rescue {version}"))


def test_lines_do_not_make_a_difference() -> None:
    assert Record.parse("#\n" + WRITTEN) == Record.parse(WRITTEN)
    assert hash(Record.parse("#\n" + WRITTEN)) == hash(RECORD)


def test_a_record_without_any_seat_number_reads_back_however_it_was_made() -> None:
    record = Record(players=2, numbers=(None, None))
    assert Record.parse(str(record)) == record


def test_a_record_is_of_a_game_that_can_be_played() -> None:
    with pytest.raises(IllegalMove):
        Record(players=3, rules=Rules(centred=True))
    with pytest.raises(IllegalMove):
        Record(players=5)


@pytest.mark.parametrize("count", [1, 3])
def test_a_record_has_a_number_or_none_for_every_seat(count: int) -> None:
    with pytest.raises(ValueError, match="2 numbers"):
        Record(players=2, numbers=(bytes(16),) * count)


@pytest.mark.parametrize("path", sorted(FIXTURES.iterdir()), ids=lambda path: path.stem)
def test_a_record_of_version_1_is_read_and_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert (record.version, record.hand_overs) == (1, ())
    assert str(record) == text
    assert set(verify(record).findings.values()) == {Finding.FITS}


def test_a_record_of_version_1_has_no_hand_overs() -> None:
    with pytest.raises(ValueError, match="version 1"):
        replace(RECORD, version=1)


@pytest.mark.parametrize(
    "hand_over",
    [
        HandOver(-1, Seat(0)),
        HandOver(1, Seat(0)),
        HandOver(3, Seat(0)),
        HandOver(2, Seat(2)),
        HandOver(2, Seat(-1)),
        HandOver(2, Seat(0), "two words"),
    ],
)
def test_hand_overs_are_in_order_and_of_seats_that_are_there(hand_over: HandOver) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - there are several reasons
        replace(RECORD, hand_overs=(HandOver(2, Seat(0)), hand_over))


def test_after_the_last_card_nothing_is_handed_over() -> None:
    record = true_record(SETUPS[0], seed=1)
    with pytest.raises(ValueError, match="out of order"):
        replace(record, hand_overs=(HandOver(24, Seat(0)),))
    one_more = str(record).replace("secret", "hand-over 25 a person\nsecret")
    assert told(one_more) == "record-move-out-of-order (line 30, ply 25)"


@pytest.mark.parametrize("bot", ["", "two words", "new\nline", "x" * 61])
def test_a_record_names_only_bots_that_read_back(bot: str) -> None:
    with pytest.raises(ValueError, match="no bot"):
        Record(players=2, plays=(Play(Move(Card.MOUSE, Cell(1, 0)), bot),))


def edited(old: str, new: str) -> str:
    assert old in WRITTEN
    return WRITTEN.replace(old, new, 1)


DAMAGES = [
    ("cheese-rescue 2", "cheese-rescue 4", "record-too-new (line 1, version 4)"),
    ("cheese-rescue 2", "cheese-rescue 3", "record-line-missing (line 4, word source)"),
    ("cheese-rescue 2", "cheese-rescue 1", "record-line-missing (line 7, word secret)"),
    (
        "cheese-rescue 2",
        "cheese-rescue 0",
        "record-line-damaged (line 1, word cheese-rescue, text 0)",
    ),
    ("cheese-rescue 2", "cheese-rescue", "record-line-damaged (line 1, word cheese-rescue, text )"),
    (
        "cheese-rescue 2",
        "cheese-rescue 1 1",
        "record-line-damaged (line 1, word cheese-rescue, text 1 1)",
    ),
    ("players 2\n", "", "record-line-missing (line 2, word players)"),
    ("players 2", "players 5", "record-line-damaged (line 2, word players, text 5)"),
    ("players 2", "players two", "record-line-damaged (line 2, word players, text two)"),
    (
        "centred dogs-hunt-mice",
        "none centred",
        "record-line-damaged (line 3, word variants, text none centred)",
    ),
    (
        "centred dogs-hunt-mice",
        "centred centred",
        "record-line-damaged (line 3, word variants, text centred centred)",
    ),
    ("centred dogs-hunt-mice", "", "record-line-damaged (line 3, word variants, text )"),
    (
        "numbers -",
        "numbers",
        "record-line-damaged (line 5, word numbers, text 000102030405060708090a0b0c0d0e0f)",
    ),
    (
        "numbers -",
        "numbers ?",
        "record-line-damaged (line 5, word numbers, text ? 000102030405060708090a0b0c0d0e0f)",
    ),
    ("hand-over 2 a", "hand-over 1 a", "record-move-out-of-order (line 7, ply 2)"),
    ("hand-over 3 a", "hand-over 2 a", "record-move-out-of-order (line 10, ply 3)"),
    (
        "hand-over 3 a person",
        "hand-over",
        "record-line-damaged (line 10, word hand-over, text )",
    ),
    ("over 3 a", "over x a", "record-line-damaged (line 10, word hand-over, text x a person)"),
    ("over 3 a", "over 3 c", "record-line-damaged (line 10, word hand-over, text 3 c person)"),
    ("over 3 a", "over 3 ab", "record-line-damaged (line 10, word hand-over, text 3 ab person)"),
    ("3 a person", "3 a bot:", "record-line-damaged (line 10, word hand-over, text 3 a bot:)"),
    ("3 a person", "3 a gentle", "record-line-damaged (line 10, word hand-over, text 3 a gentle)"),
    ("\n 2 b", "\n 3 b", "record-move-out-of-order (line 9, ply 2)"),
    (" 1 a", " 2 a", "record-move-out-of-order (line 6, ply 1)"),
    ("\n 2 b", "\n 2 a", "record-line-damaged (line 9, word 2, text a 3b@-1,0 bot:greedy)"),
    ("3b@-1,0", "3e@-1,0", "record-line-damaged (line 9, word 2, text b 3e@-1,0 bot:greedy)"),
    ("3b@-1,0", "3B@-1,0", "record-line-damaged (line 9, word 2, text b 3B@-1,0 bot:greedy)"),
    ("3b@-1,0", "S@-1,0", "record-line-damaged (line 9, word 2, text b S@-1,0 bot:greedy)"),
    ("3b@-1,0", "3b@-1,+0", "record-line-damaged (line 9, word 2, text b 3b@-1,+0 bot:greedy)"),
    ("  bot:greedy", "  greedy", "record-line-damaged (line 9, word 2, text b 3b@-1,0 greedy)"),
    ("  bot:greedy", "  bot:", "record-line-damaged (line 9, word 2, text b 3b@-1,0 bot:)"),
    ("  bot:greedy", "  ", "record-line-damaged (line 9, word 2, text b 3b@-1,0)"),
    ("secret ?", "secret ab", "record-line-damaged (line 11, word secret, text ab)"),
    ("secret ?\n", "", "record-line-missing (line 11, word secret)"),
    ("pile ?", "pile D C 1a", "record-line-damaged (line 12, word pile, text D C 1a)"),
    ("pile ?", "pile", "record-line-damaged (line 12, word pile, text )"),
    ("pile ?", "pile d c", "record-line-damaged (line 12, word pile, text d c)"),
    ("result ?\n", "", "record-line-missing (line 13, word result)"),
    (
        "result ?",
        "result a:1/1 winners:a",
        "record-line-damaged (line 13, word result, text a:1/1 winners:a)",
    ),
    (
        "result ?",
        "result a:01/1 b:0/0 winners:a",
        "record-line-damaged (line 13, word result, text a:01/1 b:0/0 winners:a)",
    ),
    (
        "result ?",
        "result a:1/1 b:0/0 winners:c",
        "record-line-damaged (line 13, word result, text a:1/1 b:0/0 winners:c)",
    ),
    (
        "players 2",
        "players 3",
        "record-line-damaged (line 3, word variants, text centred dogs-hunt-mice)",
    ),
    (
        "players 2",
        "players 3",
        "record-line-damaged (line 3, word variants, text centred dogs-hunt-mice)",
    ),
]


def told(text: str) -> str:
    """Why the text is no record."""
    with pytest.raises(Unreadable) as refused:
        Record.parse(text)
    return str(refused.value)


@pytest.mark.parametrize(("old", "new", "why"), DAMAGES)
def test_damage_is_refused_with_its_line(old: str, new: str, why: str) -> None:
    assert told(edited(old, new)) == why


@pytest.mark.parametrize("seal", [SEAL[:-1], SEAL + "a", SEAL.upper(), "? ?"])
def test_a_seal_is_64_small_hexadecimal_digits(seal: str) -> None:
    damage = told(edited(SEAL, seal))
    assert damage == f"record-line-damaged (line 4, word seal, text {seal[:40]})"


def test_a_text_that_does_not_begin_as_a_record_is_none() -> None:
    assert told("") == "not-a-record (line 1)"
    assert told("# only a remark\n") == "not-a-record (line 2)"
    assert told("hello\n" + WRITTEN) == "not-a-record (line 1)"


def test_a_line_after_the_last_is_too_many() -> None:
    assert told(WRITTEN + "result ?\n") == "record-line-too-many (line 14, text result ?)"


def test_every_seat_has_its_number() -> None:
    three = edited("players 2", "players 3").replace("centred ", "")
    assert told(three).startswith("record-line-damaged (line 5, word numbers, text - 0001")


def test_a_thirteenth_card_of_a_seat_is_out_of_order() -> None:
    record = true_record(SETUPS[0], seed=1)
    one_more = str(record).replace("secret", "25 a D@9,9 person\nsecret")
    assert told(one_more) == "record-move-out-of-order (line 30, ply 25)"
