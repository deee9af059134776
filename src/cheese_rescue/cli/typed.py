"""What a player typed at the table: a card, a place, or both."""

import re
from typing import NamedTuple

from cheese_rescue.rules import Card, Cell, Seat
from cheese_rescue.rules.cards import SEAT_LETTERS

# First letters of dog, cat and mouse in other languages than English, and the keys that a Russian
# keyboard has in place of D, C and M.
_OTHER_LETTERS = str.maketrans("phkgrsдвскмь−", "ddccmmddccmm-")
_TYPED = re.compile(
    r"(?:(?P<card>[dcm]|[1-9][a-d]?(?=[\s@]|$)|[1-9][a-d])[\s@]*)?"
    r"(?P<place>[0-9]{1,3}|[+-]?[0-9]{1,3}\s*[,;]\s*[+-]?[0-9]{1,3})?",
    re.ASCII,
)


class Typed(NamedTuple):
    card: Card | None = None
    place: int | None = None
    """One of the numbers on the table."""
    cell: Cell | None = None


def read_typed(text: str, seat: Seat, *, card_chosen: bool) -> Typed | None:
    """What was meant, or None. A lone digit is a place once a card is chosen, else a cheese."""
    text = text.strip().casefold().translate(_OTHER_LETTERS)
    if card_chosen and text.isascii() and text.isdigit() and len(text) <= 3:
        return Typed(place=int(text))
    found = _TYPED.fullmatch(text)
    if found is None or not text:
        return None
    card = _card(found["card"], seat) if found["card"] else None
    place = found["place"]
    if not place:
        return Typed(card)
    if place.isdigit():
        return Typed(card, place=int(place))
    x, y = re.split(r"[,;]", place.replace(" ", ""))
    return Typed(card, cell=Cell(int(x), int(y)))


def _card(text: str, seat: Seat) -> Card:
    """The card meant by a letter, or by the points of an own cheese."""
    if text.isdigit():
        text = f"{text}{SEAT_LETTERS[seat]}"
    return Card.parse(text)
