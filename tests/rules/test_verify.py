"""Whether a record is true, finding by finding."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given

from cheese_rescue.rules import (
    Card,
    Finding,
    IllegalMove,
    Move,
    Play,
    Record,
    Refusal,
    Result,
    Seat,
    Verdict,
    verify,
)
from cheese_rescue.rules.replay import beginning
from tests.examples import examples
from tests.rules.games import SEEDS, SETUPS, Setup, every_setup, shuffled
from tests.rules.records import any_records, true_record

FITS, DIFFERS, UNKNOWN = Finding.FITS, Finding.DIFFERS, Finding.UNKNOWN
PLAYED_BEFORE = Finding.PLAYED_BEFORE


@pytest.fixture
def record() -> Record:
    """The true record of a game of two."""
    return true_record(SETUPS[0], seed=9)


def findings(verdict: Verdict) -> tuple[Finding, ...]:
    """Seal, deal, moves, result."""
    return tuple(verdict.findings.values())


@every_setup
@examples(8)
@given(SEEDS)
def test_the_record_of_a_played_game_is_true(setup: Setup, seed: int) -> None:
    verdict = verify(true_record(setup, seed))
    assert findings(verdict) == (FITS, FITS, FITS, FITS)
    assert verdict.true
    assert verdict.sealed_deal
    assert verdict.impossible is None


def flipped(number: bytes) -> bytes:
    return bytes([number[0] ^ 1]) + number[1:]


def swapped(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The pile with its first two different neighbours exchanged."""
    at = next(at for at in range(len(cards)) if cards[at] is not cards[at + 1])
    return (*cards[:at], cards[at + 1], cards[at], *cards[at + 2 :])


def test_another_secret_fits_neither_seal_nor_deal(record: Record) -> None:
    assert record.secret is not None
    verdict = verify(replace(record, secret=flipped(record.secret)))
    assert (verdict.seal, verdict.deal, verdict.true) == (DIFFERS, DIFFERS, False)


def test_another_seal_does_not_fit(record: Record) -> None:
    verdict = verify(replace(record, seal="0" * 64))
    assert findings(verdict) == (DIFFERS, FITS, FITS, FITS)
    assert not verdict.true
    assert not verdict.sealed_deal


def test_another_pile_does_not_follow_from_the_secret(record: Record) -> None:
    assert record.pile is not None
    assert verify(replace(record, pile=swapped(record.pile))).deal is DIFFERS


def test_other_numbers_give_another_deal(record: Record) -> None:
    verdict = verify(replace(record, numbers=(bytes(16), bytes(16))))
    assert (verdict.seal, verdict.deal) == (FITS, DIFFERS)


@pytest.mark.parametrize(
    "pile",
    [
        (Card.DOG,) * 18,
        shuffled(2, 0)[:-1],
        (*shuffled(2, 0), Card.MOUSE),
        shuffled(3, 0),
    ],
    ids=["all dogs", "one missing", "one more", "of three players"],
)
def test_a_pile_that_no_game_has_differs_also_without_a_secret(
    pile: tuple[Card, ...], record: Record
) -> None:
    verdict = verify(replace(record, secret=None, pile=pile))
    assert findings(verdict) == (UNKNOWN, DIFFERS, FITS, FITS)


def test_another_result_does_not_fit(record: Record) -> None:
    assert record.result is not None
    points, cheeses, winners = record.result
    for other in (
        Result((points[0] + 1, points[1]), cheeses, winners),
        Result(points, (cheeses[0], cheeses[1] + 1), winners),
        Result(points, cheeses, tuple(Seat(1 - seat) for seat in winners)),
        Result(points, cheeses, (Seat(0), Seat(1))),
    ):
        verdict = verify(replace(record, result=other))
        assert findings(verdict) == (FITS, FITS, FITS, DIFFERS)
        assert not verdict.true


def test_a_result_of_an_unfinished_game_does_not_fit(record: Record) -> None:
    assert verify(replace(record, plays=record.plays[:-1])).result is DIFFERS


def test_an_unfinished_record_says_nothing_of_the_result(record: Record) -> None:
    unfinished = replace(record, plays=record.plays[:7], result=None)
    assert findings(verify(unfinished)) == (FITS, FITS, FITS, UNKNOWN)


def test_a_record_without_secrets_is_true_but_proves_no_deal(record: Record) -> None:
    bare = replace(record, secret=None, pile=None, result=None)
    verdict = verify(bare)
    assert findings(verdict) == (UNKNOWN, UNKNOWN, FITS, UNKNOWN)
    assert verdict.true
    assert not verdict.sealed_deal


def test_without_a_seal_the_deal_is_not_proved_to_be_the_sealed_one(record: Record) -> None:
    verdict = verify(replace(record, seal=None))
    assert findings(verdict) == (UNKNOWN, FITS, FITS, FITS)
    assert not verdict.sealed_deal


def test_an_impossible_move_differs_and_says_why(record: Record) -> None:
    plays = (*record.plays[:5], Play(Move.parse("1b@9,9")), *record.plays[6:])
    verdict = verify(Record.parse(str(replace(record, plays=plays))))
    assert findings(verdict) == (FITS, FITS, DIFFERS, UNKNOWN)
    assert verdict.impossible is not None
    assert verdict.impossible.data == {"line": 11, "ply": 6, "move": "1b@9,9"}
    assert isinstance(verdict.impossible.__cause__, IllegalMove)
    assert verdict.impossible.__cause__.refusal is Refusal.OUTSIDE_THE_SQUARE


def test_a_card_that_the_dealt_pile_did_not_give_is_impossible(record: Record) -> None:
    assert record.pile is not None
    hand = {*record.pile[:2]}
    absent = next(card for card in (Card.DOG, Card.CAT, Card.MOUSE) if card not in hand)
    cell = record.plays[0].move.cell
    plays = (Play(Move(absent, cell)), *record.plays[1:])
    for told in (replace(record, plays=plays), replace(record, plays=plays, pile=None)):
        assert verify(told).moves is DIFFERS  # the secret alone tells the pile


def test_a_game_that_goes_on_from_another_was_not_shuffled_and_is_neither_proved_nor_false(
    record: Record,
) -> None:
    going_on = replace(beginning(record, 14), plays=record.plays, result=record.result)
    verdict = verify(going_on)
    assert findings(verdict) == (PLAYED_BEFORE, PLAYED_BEFORE, FITS, FITS)
    assert (verdict.true, verdict.sealed_deal, verdict.played_before) == (True, False, True)


def test_a_game_that_goes_on_from_another_is_checked_for_everything_else(record: Record) -> None:
    start = beginning(record, 14)
    assert start.pile is not None
    assert verify(replace(start, pile=start.pile[1:])).deal is DIFFERS
    plays = (*start.plays[:5], Play(Move.parse("1b@9,9")), *start.plays[6:])
    assert verify(replace(start, plays=plays)).moves is DIFFERS
    assert verify(replace(start, result=record.result)).result is DIFFERS


def test_who_made_a_move_is_not_sealed(record: Record) -> None:
    plays = tuple(Play(play.move, "somebody") for play in record.plays)
    assert verify(replace(record, plays=plays)).true


@given(any_records())
def test_any_record_that_can_be_read_gets_a_verdict(record: Record) -> None:
    assert set(verify(Record.parse(str(record))).findings) == {"seal", "deal", "moves", "result"}
