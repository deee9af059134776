"""Parses what a player types in the terminal: a card, a place, or both."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from cheese_rescue.cli.options.localized_click import Problem
from cheese_rescue.cli.output.words import Words
from cheese_rescue.rules import ORIGIN, Card, Cell, IllegalMove, Refusal, Seat, View
from cheese_rescue.rules.cards import SEAT_LETTERS

# The first letters of dog, cat and mouse in the other languages, and the letters on the D and M
# keys of a Russian keyboard. Neither s nor its Cyrillic namesake: they also begin words for cheese,
# dog and start.
_OTHER_LETTERS = str.maketrans("phkgrдвкмь−", "ddccmddcmm-")
_INPUT = re.compile(
    r"(?:(?P<card>[dcm]|[1-9][a-d]?(?=[\s@]|$)|[1-9][a-d])[\s@]*)?"
    r"(?P<place>[0-9]{1,3}|[+-]?[0-9]{1,3}\s*[,;]\s*[+-]?[0-9]{1,3})?",
    re.ASCII,
)


class MoveInput(NamedTuple):
    """What a player typed; None for what is missing."""

    card: Card | None = None
    place: int | None = None
    """The number of a place, as shown on the board."""
    cell: Cell | None = None


def parse_move_input(text: str, seat: Seat, *, card_chosen: bool) -> MoveInput | None:
    """The input, or None. A lone digit is a place once a card is chosen, else a cheese."""
    text = text.strip().casefold().translate(_OTHER_LETTERS)
    if card_chosen and text.isascii() and text.isdigit() and len(text) <= 3:
        return MoveInput(place=int(text))
    found = _INPUT.fullmatch(text)
    if found is None or not text:
        return None
    card = _card(found["card"], seat) if found["card"] else None
    place = found["place"]
    if not place:
        return MoveInput(card)
    if place.isdigit():
        return MoveInput(card, place=int(place))
    x, y = re.split(r"[,;]", place.replace(" ", ""))
    return MoveInput(card, cell=Cell(int(x), int(y)))


def asks_for_help(answer: str, words: Words) -> bool:
    """Whether the player typed the word for help, in English or their own language."""
    return answer.casefold() in ("?", "help", words("terminal-help-word"))


def card_and_cell(
    answer: str, card: Card | None, view: View, numbered: Mapping[int, Cell]
) -> tuple[Card, Cell | None]:
    """The card, perhaps from an earlier input, and the cell if given.

    Raises Problem or IllegalMove.
    """
    typed = parse_move_input(answer, view.turn, card_chosen=card is not None)
    card = (typed and typed.card) or card
    if typed is None or card is None:
        raise Problem("terminal-not-understood")
    if card not in view.hand:
        raise IllegalMove(Refusal.NO_SUCH_CARD, card=str(card))
    if typed.place is None:
        # R10: on an empty table, any cell means the first one.
        return card, typed.cell if view.board or typed.cell is None else ORIGIN
    if typed.place not in numbered:
        if not numbered:
            raise Problem("terminal-no-numbered-places", place=typed.place)
        raise Problem("terminal-no-such-place", place=typed.place, last=max(numbered))
    return card, numbered[typed.place]


def _card(text: str, seat: Seat) -> Card:
    """The card of that letter, or the player's own cheese worth that many points."""
    if text.isdigit():
        text = f"{text}{SEAT_LETTERS[seat]}"
    return Card.parse(text)
