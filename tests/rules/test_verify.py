"""Whether a record is true, finding by finding."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings

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
from tests.rules.games import SEEDS, SETUPS, Setup, every_setup, shuffled
from tests.rules.records import any_records, true_record

FITS, DIFFERS, UNKNOWN = Finding.FITS, Finding.DIFFERS, Finding.UNKNOWN
RECORD = true_record(SETUPS[0], seed=9)
assert RECORD.pile is not None
assert RECORD.result is not None


def findings(verdict: Verdict) -> tuple[Finding, ...]:
    """Seal, deal, moves, result."""
    return tuple(verdict.findings.values())


@every_setup
@settings(max_examples=8)
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


def test_another_secret_fits_neither_seal_nor_deal() -> None:
    assert RECORD.secret is not None
    verdict = verify(replace(RECORD, secret=flipped(RECORD.secret)))
    assert (verdict.seal, verdict.deal, verdict.true) == (DIFFERS, DIFFERS, False)


def test_another_seal_does_not_fit() -> None:
    verdict = verify(replace(RECORD, seal="0" * 64))
    assert findings(verdict) == (DIFFERS, FITS, FITS, FITS)
    assert not verdict.true
    assert not verdict.sealed_deal


def test_another_pile_does_not_follow_from_the_secret() -> None:
    assert RECORD.pile is not None
    assert verify(replace(RECORD, pile=swapped(RECORD.pile))).deal is DIFFERS


def test_other_numbers_give_another_deal() -> None:
    verdict = verify(replace(RECORD, numbers=(bytes(16), bytes(16))))
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
def test_a_pile_that_no_game_has_differs_also_without_a_secret(pile: tuple[Card, ...]) -> None:
    verdict = verify(replace(RECORD, secret=None, pile=pile))
    assert findings(verdict) == (UNKNOWN, DIFFERS, FITS, FITS)


def test_another_result_does_not_fit() -> None:
    assert RECORD.result is not None
    points, cheeses, winners = RECORD.result
    for other in (
        Result((points[0] + 1, points[1]), cheeses, winners),
        Result(points, (cheeses[0], cheeses[1] + 1), winners),
        Result(points, cheeses, tuple(Seat(1 - seat) for seat in winners)),
        Result(points, cheeses, (Seat(0), Seat(1))),
    ):
        verdict = verify(replace(RECORD, result=other))
        assert findings(verdict) == (FITS, FITS, FITS, DIFFERS)
        assert not verdict.true


def test_a_result_of_an_unfinished_game_does_not_fit() -> None:
    assert verify(replace(RECORD, plays=RECORD.plays[:-1])).result is DIFFERS


def test_an_unfinished_record_says_nothing_of_the_result() -> None:
    unfinished = replace(RECORD, plays=RECORD.plays[:7], result=None)
    assert findings(verify(unfinished)) == (FITS, FITS, FITS, UNKNOWN)


def test_a_record_without_secrets_is_true_but_proves_no_deal() -> None:
    bare = replace(RECORD, secret=None, pile=None, result=None)
    verdict = verify(bare)
    assert findings(verdict) == (UNKNOWN, UNKNOWN, FITS, UNKNOWN)
    assert verdict.true
    assert not verdict.sealed_deal


def test_without_a_seal_the_deal_is_not_proved_to_be_the_sealed_one() -> None:
    verdict = verify(replace(RECORD, seal=None))
    assert findings(verdict) == (UNKNOWN, FITS, FITS, FITS)
    assert not verdict.sealed_deal


def test_an_impossible_move_differs_and_says_why() -> None:
    plays = (*RECORD.plays[:5], Play(Move.parse("1b@9,9")), *RECORD.plays[6:])
    verdict = verify(Record.parse(str(replace(RECORD, plays=plays))))
    assert findings(verdict) == (FITS, FITS, DIFFERS, UNKNOWN)
    assert verdict.impossible is not None
    assert verdict.impossible.data == {"line": 11, "ply": 6, "move": "1b@9,9"}
    assert isinstance(verdict.impossible.__cause__, IllegalMove)
    assert verdict.impossible.__cause__.refusal is Refusal.OUTSIDE_THE_SQUARE


def test_a_card_that_the_dealt_pile_did_not_give_is_impossible() -> None:
    assert RECORD.pile is not None
    hand = {*RECORD.pile[:2]}
    absent = next(card for card in (Card.DOG, Card.CAT, Card.MOUSE) if card not in hand)
    cell = RECORD.plays[0].move.cell
    plays = (Play(Move(absent, cell)), *RECORD.plays[1:])
    for record in (replace(RECORD, plays=plays), replace(RECORD, plays=plays, pile=None)):
        assert verify(record).moves is DIFFERS  # the secret alone tells the pile


def test_who_made_a_move_is_not_sealed() -> None:
    plays = tuple(Play(play.move, "somebody") for play in RECORD.plays)
    assert verify(replace(RECORD, plays=plays)).true


@given(any_records())
def test_any_record_that_can_be_read_gets_a_verdict(record: Record) -> None:
    assert set(verify(Record.parse(str(record))).findings) == {"seal", "deal", "moves", "result"}
