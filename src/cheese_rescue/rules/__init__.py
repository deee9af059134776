"""The rules of the game, as immutable values.

`Game` is a game with all its secrets, `View` is what one seat may know of it, and `Record` is its
text form. `chase` computes the finale of any board, and `verify` checks a record. Everything here
is deterministic: standard library only, no I/O, clock, logging or randomness.
"""

from cheese_rescue.rules.board import ORIGIN, Board, Cell, Square, sides
from cheese_rescue.rules.cards import Card, Kind, Seat
from cheese_rescue.rules.chase import Chase, HuntingPair, Outcome, Step, chase, hunting_pairs
from cheese_rescue.rules.errors import (
    IllegalMove,
    ImpossibleSquare,
    Refusal,
    Refused,
    Unreadable,
)
from cheese_rescue.rules.game import Game
from cheese_rescue.rules.move import Move
from cheese_rescue.rules.position import Position
from cheese_rescue.rules.record import HandOver, Play, Record, Result, Source
from cheese_rescue.rules.variants import Rules
from cheese_rescue.rules.verify import Finding, Verdict, verify
from cheese_rescue.rules.view import Draw, View, rebuild_view

__all__ = [
    "ORIGIN",
    "Board",
    "Card",
    "Cell",
    "Chase",
    "Draw",
    "Finding",
    "Game",
    "HandOver",
    "HuntingPair",
    "IllegalMove",
    "ImpossibleSquare",
    "Kind",
    "Move",
    "Outcome",
    "Play",
    "Position",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Seat",
    "Source",
    "Square",
    "Step",
    "Unreadable",
    "Verdict",
    "View",
    "chase",
    "hunting_pairs",
    "rebuild_view",
    "sides",
    "verify",
]
