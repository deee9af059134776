"""The variants of the rules, and which of them can be played (V1, V2)."""

from typing import NamedTuple

from cheese_rescue.rules.cards import PLAYER_COUNTS, has_start_card
from cheese_rescue.rules.errors import IllegalMove, Refusal


class Rules(NamedTuple):
    """The variants, off unless a table switches them on."""

    centred: bool = False
    """V1: the start card is the middle of the square."""
    dogs_hunt_mice: bool = False
    """V2: step 2 removes the mice next to dogs, as the Russian sheet prints it."""

    def check(self, players: int) -> None:
        """Refuse what cannot be played: another number of players, or V1 without a start card."""
        if players not in PLAYER_COUNTS:
            raise IllegalMove(Refusal.WRONG_NUMBER_OF_PLAYERS, players=players)
        if self.centred and not has_start_card(players):
            raise IllegalMove(Refusal.IMPOSSIBLE_VARIANT)
