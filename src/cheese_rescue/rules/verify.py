"""Checks a record by recomputing its seal, deal, moves and result."""

from dataclasses import dataclass, replace
from enum import Enum

from cheese_rescue.rules import cards, replay, seal
from cheese_rescue.rules.board import Board
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.errors import Unreadable
from cheese_rescue.rules.record import Record, Result


class Finding(Enum):
    """The result of one check of a record."""

    FITS = "fits"
    """The record agrees with the recomputed value."""
    DIFFERS = "differs"
    """The record contradicts it."""
    UNKNOWN = "unknown"
    """The record does not contain enough to check."""
    PLAYED_BEFORE = "played-before"
    """There is nothing to check: the cards are those of an earlier game and were not shuffled."""


@dataclass(frozen=True)
class Verdict:
    """The result of `verify`, one finding per check.

    - `seal`: Whether the seal is the hash of the secret.
    - `deal`: Whether the pile follows from the secret and the numbers.
    - `moves`: Whether every move was possible. Never unknown.
    - `result`: Whether the result is that of the final board.
    - `impossible`: The first impossible move; its `__cause__` has the reason.
    """

    seal: Finding
    deal: Finding
    moves: Finding
    result: Finding
    impossible: Unreadable | None = None

    @property
    def findings(self) -> dict[str, Finding]:
        """The four findings by name."""
        return {name: getattr(self, name) for name in ("seal", "deal", "moves", "result")}

    @property
    def true(self) -> bool:
        """Whether nothing differs. Unknown findings are allowed."""
        return Finding.DIFFERS not in self.findings.values()

    @property
    def played_before(self) -> bool:
        """Whether the cards were not shuffled for this game: it goes on from an earlier one."""
        return self.seal is Finding.PLAYED_BEFORE

    @property
    def sealed_deal(self) -> bool:
        """Whether the deal is proved to be the sealed one: seal and deal both fit."""
        return self.seal is self.deal is Finding.FITS


def verify(record: Record) -> Verdict:
    """Recompute everything in the record and compare. `docs/notation.md` describes each check."""
    redone_seal = redone_pile = None
    if record.secret is not None:
        redone_seal = seal.seal(record.secret)
        redone_pile = seal.shuffled_pile(record.players, record.secret, record.numbers)
    deal = _fits(record.pile, redone_pile)
    pile = record.pile or redone_pile
    if pile is not None and cards.in_order(pile) != cards.unshuffled_pile(record.players):
        deal, pile = Finding.DIFFERS, None  # an impossible pile cannot be used to check the moves
    impossible = None
    board = Board()
    try:
        *_, board = replay.boards(replace(record, pile=pile))
    except Unreadable as why:
        impossible = why
    seal_found = _fits(record.seal, redone_seal)
    if record.source is not None:
        seal_found = Finding.PLAYED_BEFORE
        deal = Finding.PLAYED_BEFORE if deal is Finding.UNKNOWN else deal
    return Verdict(
        seal=seal_found,
        deal=deal,
        moves=Finding.DIFFERS if impossible else Finding.FITS,
        result=Finding.UNKNOWN if impossible else _result(record, board),
        impossible=impossible,
    )


def _fits(told: object, redone: object) -> Finding:
    if told is None or redone is None:
        return Finding.UNKNOWN
    return Finding.FITS if told == redone else Finding.DIFFERS


def _result(record: Record, board: Board) -> Finding:
    if not record.finished:
        return Finding.UNKNOWN if record.result is None else Finding.DIFFERS
    return _fits(record.result, Result.of(Outcome.of(board, record.rules, record.players)))
