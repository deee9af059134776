"""The variants of the rules (V1, V2)."""

from typing import NamedTuple

from cheese_rescue.rules.cards import PLAYER_COUNTS, has_start_card
from cheese_rescue.rules.errors import IllegalMove, Refusal


class Rules(NamedTuple):
    """Which variants are on. All are off by default.

    - `centred`: V1: the start card is in the middle of the square.
    - `dogs_hunt_mice`: V2: the second wave removes the mice next to dogs, as the Russian rule
      sheet has it.
    """

    centred: bool = False
    dogs_hunt_mice: bool = False

    def check(self, players: int) -> None:
        """Raises IllegalMove unless 2 to 4 people play, and for V1 without a start card."""
        if players not in PLAYER_COUNTS:
            raise IllegalMove(Refusal.WRONG_NUMBER_OF_PLAYERS, players=players)
        if self.centred and not has_start_card(players):
            raise IllegalMove(Refusal.IMPOSSIBLE_VARIANT)
