"""Whether a record is true: its seal, its deal, its moves and its result, all done again."""

from dataclasses import dataclass, replace
from enum import Enum

from cheese_rescue.rules import cards, replay, seal
from cheese_rescue.rules.board import Board
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.errors import Unreadable
from cheese_rescue.rules.record import Record, Result


class Finding(Enum):
    FITS = "fits"
    DIFFERS = "differs"
    UNKNOWN = "unknown"
    """The record does not say enough to tell."""


@dataclass(frozen=True)
class Verdict:
    """What doing a record again has shown."""

    seal: Finding
    """Whether the secret is the one that was sealed."""
    deal: Finding
    """Whether the pile follows from secret and numbers."""
    moves: Finding
    """Whether every move was possible."""
    result: Finding
    impossible: Unreadable | None = None
    """The first impossible move; its cause is the reason."""

    @property
    def findings(self) -> dict[str, Finding]:
        return {name: getattr(self, name) for name in ("seal", "deal", "moves", "result")}

    @property
    def true(self) -> bool:
        """Whether nothing differs."""
        return Finding.DIFFERS not in self.findings.values()

    @property
    def sealed_deal(self) -> bool:
        """Whether the deal is proved to be the one that was sealed."""
        return self.seal is self.deal is Finding.FITS


def verify(record: Record) -> Verdict:
    """Does everything in the record again and says what fits."""
    redone_seal = redone_pile = None
    if record.secret is not None:
        redone_seal = seal.seal(record.secret)
        redone_pile = seal.shuffled_pile(record.players, record.secret, record.numbers)
    deal = _fits(record.pile, redone_pile)
    pile = record.pile or redone_pile
    if pile is not None and cards.in_order(pile) != cards.unshuffled_pile(record.players):
        deal, pile = Finding.DIFFERS, None  # no game has that pile: it says nothing of the moves
    impossible = None
    board = Board()
    try:
        *_, board = replay.boards(replace(record, pile=pile))
    except Unreadable as why:
        impossible = why
    return Verdict(
        seal=_fits(record.seal, redone_seal),
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
