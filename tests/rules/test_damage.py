"""Every single change of a character in a finished record is noticed, or changes nothing told."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import NamedTuple

import pytest

from cheese_rescue.rules import Finding, Record, Rules, Unreadable, verify
from tests.rules import brute_force
from tests.rules.games import SETUPS, Setup
from tests.rules.records import true_record

ALPHABET = "0179abcfDCMS@,.-+:/?#x é\n\r\t\u2028\ufeff"

SOME_SETUPS = tuple(
    Setup(players, Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice))
    for players, centred, dogs_hunt_mice in [
        (2, False, False),
        (2, True, True),
        (3, False, True),
        (4, True, False),
    ]
)


class Change(NamedTuple):
    text: str
    line: int
    """Which line the change is in, counted from 1."""


def changes(text: str, rng: Random, share: float) -> Iterator[Change]:
    """Each character dropped, replaced, or with another before it; that share of all such texts."""
    for at, old in enumerate(text):
        line = text.count("\n", 0, at) + 1
        yield Change(text[:at] + text[at + 1 :], line)
        for new in ALPHABET:
            if rng.random() < share and new != old:
                yield Change(text[:at] + new + text[at + 1 :], line)
            if rng.random() < share:
                yield Change(text[:at] + new + text[at:], line)


def read(change: Change) -> Record | None:
    """The record, or None where the damage was seen: in that line, or where the next begins."""
    try:
        return Record.parse(change.text)
    except Unreadable as why:
        line = why.data["line"]
    assert line in (change.line, change.line + 1)
    return None


def words(text: str) -> list[list[str]]:
    """What a text says: its words, line by line, without remarks and without zeros in front."""
    lines = [line.split() for line in text.removeprefix("\ufeff").split("\n")]
    return [
        [word.lstrip("0") if word.isdigit() else word for word in line]
        for line in lines
        if line and not line[0].startswith("#")
    ]


def changed_fields(one: Record, other: Record) -> list[str]:
    return [
        field.name
        for field in fields(Record)
        if field.compare and getattr(one, field.name) != getattr(other, field.name)
    ]


def possible(record: Record) -> bool:
    """Whether the moves can be played from the pile, asked of the brute force."""
    assert record.pile is not None
    pile = [str(card) for card in record.pile]
    lying: brute_force.Lying = {} if record.players == 3 else {(0, 0): "S"}
    placed: list[str] = []
    for play in record.plays:
        hand = brute_force.hands(record.players, pile, placed)[len(placed) % record.players]
        face, place = str(play.move.card), (play.move.cell.x, play.move.cell.y)
        centred = record.rules.centred
        if not brute_force.is_open(place, lying, record.players, centred=centred):
            return False
        if face not in hand:
            return False
        lying[place] = face
        placed.append(face)
    return True


def true_result(record: Record) -> bool:
    lying: brute_force.Lying = {} if record.players == 3 else {(0, 0): "S"}
    for play in record.plays:
        lying[(play.move.cell.x, play.move.cell.y)] = str(play.move.card)
    russian = record.rules.dogs_hunt_mice
    return record.result == brute_force.result(lying, record.players, russian=russian)


def check_another_play(original: Record, read_as: Record) -> None:
    """A changed move is seen exactly when the moves or their result no longer fit."""
    if len(read_as.plays) < len(original.plays):  # the last line of moves became a remark
        assert read_as.plays == original.plays[:-1]
        assert verify(read_as).result is Finding.DIFFERS
        return
    pairs = zip(original.plays, read_as.plays, strict=True)
    [(told, now)] = [(one, other) for one, other in pairs if one != other]
    if told.move == now.move:  # who made a move is sealed by nothing
        assert None not in (told.bot, now.bot)
        assert verify(read_as).true
        return
    assert told.bot == now.bot
    verdict = verify(read_as)
    assert (verdict.moves is Finding.FITS) is possible(read_as)
    if verdict.moves is Finding.FITS:
        assert (verdict.result is Finding.FITS) is true_result(read_as)


@pytest.mark.parametrize(
    "setup",
    [
        pytest.param(setup, id=str(setup), marks=[pytest.mark.long] if setup.players > 2 else [])
        for setup in SOME_SETUPS
    ],
)
def test_a_changed_character_is_refused_or_found_or_changes_nothing_told(setup: Setup) -> None:
    record = true_record(setup, seed=3)
    outcomes = {"refused": 0, "the same": 0, "another play": 0, "found": 0}
    for change in changes(str(record), Random(1), share=0.03):
        read_as = read(change)
        if read_as is None:
            outcomes["refused"] += 1
        elif read_as == record:
            outcomes["the same"] += 1
            assert words(change.text) == words(str(record))
        elif changed_fields(record, read_as) == ["version"]:  # without hand-overs, it says the same
            assert (record.version, read_as.version) == (2, 1)
        elif changed_fields(record, read_as) == ["plays"]:
            outcomes["another play"] += 1
            check_another_play(record, read_as)
        else:
            outcomes["found"] += 1
            assert not verify(read_as).true, change
    assert min(outcomes.values()) > 0  # each kind of change was tried


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[4]], ids=str)
def test_every_change_to_seal_secret_pile_or_result_fails(setup: Setup) -> None:
    record = true_record(setup, seed=7)
    text, rng = str(record), Random(7)
    for word in ("seal", "secret", "pile", "result", "numbers"):
        start = text.index(f"{word} ") + len(word) + 1
        end = text.index("\n", start)
        for at in range(start, end):
            for new in ("", *rng.sample("0123456789abcdefDCM:/?-", k=8)):
                rest = text[at + rng.choice([0, 1]) :]
                changed = Change(text[:at] + new + rest, text.count("\n", 0, at) + 1)
                read_as = read(changed)
                if read_as == record:
                    assert words(changed.text) == words(text)
                elif read_as is not None:
                    assert changed_fields(record, read_as) == [word]
                    assert not verify(read_as).true


@pytest.mark.parametrize("setup", SOME_SETUPS, ids=str)
def test_a_line_dropped_doubled_moved_or_made_a_remark_is_noticed(setup: Setup) -> None:
    lines = str(true_record(setup, seed=5)).splitlines()
    for at, line in enumerate(lines):
        for changed in (
            [*lines[:at], *lines[at + 1 :]],
            [*lines[:at], line, *lines[at:]],
            [*lines[:at], f"# {line}", *lines[at + 1 :]],
            [*lines[:at], *lines[at + 1 : at + 2], line, *lines[at + 2 :]],
        ):
            if changed != lines:
                read_as = read(Change("\n".join([*changed, ""]), at + 1))
                assert read_as is None or not verify(read_as).true


@pytest.mark.parametrize("setup", [SETUPS[0]], ids=str)
def test_a_record_cut_off_anywhere_is_refused_or_complete(setup: Setup) -> None:
    record = true_record(setup, seed=2)
    text = str(record)
    for end in range(len(text) - 1):
        cut = Change(text[:end], text.count("\n", 0, end) + 1)
        read_as = read(cut)
        if read_as is not None:
            assert not verify(read_as).true  # cut within the winners
