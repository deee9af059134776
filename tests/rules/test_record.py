"""A record is plain text that reads back, and says what is wrong where it cannot be read."""

import pytest
from hypothesis import given

from cheese_rescue.rules import (
    Card,
    Cell,
    Move,
    Play,
    Record,
    Refusal,
    Result,
    Rules,
    Seat,
    Unreadable,
)
from tests.rules.games import SEEDS, SETUPS, Setup, every_setup
from tests.rules.records import any_records, true_record

SEAL = "ab" * 32

WRITTEN = f"""\
cheese-rescue 1
players 2
variants centred dogs-hunt-mice
seal {SEAL}
numbers - 000102030405060708090a0b0c0d0e0f
 1 a M@1,0    person
 2 b 3b@-1,0  bot:greedy
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
)


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
    assert Record.parse("# a remark\n\n" + WRITTEN).lines == (8, 9)


def test_lines_do_not_make_a_difference() -> None:
    assert Record.parse("#\n" + WRITTEN) == Record.parse(WRITTEN)
    assert hash(Record.parse("#\n" + WRITTEN)) == hash(RECORD)


def test_a_record_without_any_seat_number_reads_back_however_it_was_made() -> None:
    record = Record(players=2, numbers=(None, None))
    assert Record.parse(str(record)) == record


def edited(old: str, new: str) -> str:
    assert old in WRITTEN
    return WRITTEN.replace(old, new, 1)


DAMAGED, MISSING = Refusal.RECORD_LINE_DAMAGED, Refusal.RECORD_LINE_MISSING

DAMAGES: list[tuple[str, Refusal, dict[str, int | str]]] = [
    ("", Refusal.NOT_A_RECORD, {"line": 1}),
    ("# only a remark\n", Refusal.NOT_A_RECORD, {"line": 2}),
    ("hello\n" + WRITTEN, Refusal.NOT_A_RECORD, {"line": 1}),
    (
        edited("cheese-rescue 1", "cheese-rescue 2"),
        Refusal.RECORD_TOO_NEW,
        {"line": 1, "version": 2},
    ),
    (
        edited("cheese-rescue 1", "cheese-rescue 0"),
        DAMAGED,
        {"line": 1, "word": "cheese-rescue", "text": "0"},
    ),
    (
        edited("cheese-rescue 1", "cheese-rescue"),
        DAMAGED,
        {"line": 1, "word": "cheese-rescue", "text": ""},
    ),
    (
        edited("cheese-rescue 1", "cheese-rescue 1 1"),
        DAMAGED,
        {"line": 1, "word": "cheese-rescue", "text": "1 1"},
    ),
    (edited("players 2\n", ""), MISSING, {"line": 2, "word": "players"}),
    (edited("players 2", "players 5"), DAMAGED, {"line": 2, "word": "players", "text": "5"}),
    (edited("players 2", "players two"), DAMAGED, {"line": 2, "word": "players", "text": "two"}),
    (
        edited("centred dogs-hunt-mice", "none centred"),
        DAMAGED,
        {"line": 3, "word": "variants", "text": "none centred"},
    ),
    (
        edited("centred dogs-hunt-mice", "centred centred"),
        DAMAGED,
        {"line": 3, "word": "variants", "text": "centred centred"},
    ),
    (edited("centred dogs-hunt-mice", ""), DAMAGED, {"line": 3, "word": "variants", "text": ""}),
    (edited(SEAL, SEAL[:-1]), DAMAGED, {"line": 4, "word": "seal", "text": SEAL[:40]}),
    (edited(SEAL, SEAL.upper()), DAMAGED, {"line": 4, "word": "seal", "text": SEAL.upper()[:40]}),
    (edited(SEAL, "? ?"), DAMAGED, {"line": 4, "word": "seal", "text": "? ?"}),
    (
        edited("numbers -", "numbers"),
        DAMAGED,
        {"line": 5, "word": "numbers", "text": "000102030405060708090a0b0c0d0e0f"},
    ),
    (
        edited("numbers -", "numbers ?"),
        DAMAGED,
        {"line": 5, "word": "numbers", "text": "? 000102030405060708090a0b0c0d0e0f"},
    ),
    (edited(" 2 b", " 3 b"), Refusal.RECORD_MOVE_OUT_OF_ORDER, {"line": 7, "ply": 2}),
    (edited(" 1 a", " 2 a"), Refusal.RECORD_MOVE_OUT_OF_ORDER, {"line": 6, "ply": 1}),
    (edited(" 2 b", " 2 a"), DAMAGED, {"line": 7, "word": "2", "text": "2 a 3b@-1,0 bot:greedy"}),
    (
        edited("3b@-1,0", "3e@-1,0"),
        DAMAGED,
        {"line": 7, "word": "2", "text": "2 b 3e@-1,0 bot:greedy"},
    ),
    (
        edited("3b@-1,0", "3B@-1,0"),
        DAMAGED,
        {"line": 7, "word": "2", "text": "2 b 3B@-1,0 bot:greedy"},
    ),
    (
        edited("3b@-1,0", "S@-1,0"),
        DAMAGED,
        {"line": 7, "word": "2", "text": "2 b S@-1,0 bot:greedy"},
    ),
    (
        edited("3b@-1,0", "3b@-1,+0"),
        DAMAGED,
        {"line": 7, "word": "2", "text": "2 b 3b@-1,+0 bot:greedy"},
    ),
    (
        edited("bot:greedy", "greedy"),
        DAMAGED,
        {"line": 7, "word": "2", "text": "2 b 3b@-1,0 greedy"},
    ),
    (edited("bot:greedy", "bot:"), DAMAGED, {"line": 7, "word": "2", "text": "2 b 3b@-1,0 bot:"}),
    (edited("bot:greedy", ""), DAMAGED, {"line": 7, "word": "2", "text": "2 b 3b@-1,0"}),
    (edited("secret ?", "secret ab"), DAMAGED, {"line": 8, "word": "secret", "text": "ab"}),
    (edited("secret ?\n", ""), MISSING, {"line": 8, "word": "secret"}),
    (edited("pile ?", "pile D C 1a"), DAMAGED, {"line": 9, "word": "pile", "text": "D C 1a"}),
    (edited("pile ?", "pile"), DAMAGED, {"line": 9, "word": "pile", "text": ""}),
    (edited("pile ?", "pile d c"), DAMAGED, {"line": 9, "word": "pile", "text": "d c"}),
    (edited("result ?\n", ""), MISSING, {"line": 10, "word": "result"}),
    (
        edited("result ?", "result a:1/1 winners:a"),
        DAMAGED,
        {"line": 10, "word": "result", "text": "a:1/1 winners:a"},
    ),
    (
        edited("result ?", "result a:01/1 b:0/0 winners:a"),
        DAMAGED,
        {"line": 10, "word": "result", "text": "a:01/1 b:0/0 winners:a"},
    ),
    (
        edited("result ?", "result a:1/1 b:0/0 winners:c"),
        DAMAGED,
        {"line": 10, "word": "result", "text": "a:1/1 b:0/0 winners:c"},
    ),
    (WRITTEN + "result ?\n", Refusal.RECORD_LINE_TOO_MANY, {"line": 11, "text": "result ?"}),
    (
        edited("players 2", "players 3").replace("centred ", ""),
        DAMAGED,
        {"line": 5, "word": "numbers", "text": "- 000102030405060708090a0b0c0d0e0f"},
    ),
    (
        edited("players 2", "players 3"),  # V1 needs a start card
        DAMAGED,
        {"line": 3, "word": "variants", "text": "centred dogs-hunt-mice"},
    ),
]


@pytest.mark.parametrize(("text", "refusal", "data"), DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_refused_with_its_line(
    text: str, refusal: Refusal, data: dict[str, int | str]
) -> None:
    with pytest.raises(Unreadable) as refused:
        Record.parse(text)
    assert (refused.value.refusal, refused.value.data) == (refusal, data)


def test_a_thirteenth_card_of_a_seat_is_out_of_order() -> None:
    record = true_record(SETUPS[0], seed=1)
    one_more = str(record).replace("secret", "25 a D@9,9 person\nsecret")
    with pytest.raises(Unreadable) as refused:
        Record.parse(one_more)
    assert refused.value.refusal is Refusal.RECORD_MOVE_OUT_OF_ORDER
    assert refused.value.data == {"line": 30, "ply": 25}
