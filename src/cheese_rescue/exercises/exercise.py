"""What an exercise is: a position, a goal and who answers."""

from enum import Enum
from typing import NamedTuple

from cheese_rescue.rules import Card, Kind, Outcome, Position, Seat


class Fate(Enum):
    """What must have happened to the cards of a goal after the chase."""

    KEPT = "kept"
    """All of them are still there."""
    GONE = "gone"
    """All of them have left."""


class Goal(NamedTuple):
    """A goal of an exercise, judged by the rules after the chase. Its text form is `kept 3a`.

    With neither a fate nor `wins`, any legal move reaches it; its text form is then `laid`.
    """

    fate: Fate | None = None
    """What must happen to every card of this face on the table."""
    card: Card | None = None
    """The face, if there is a fate."""
    wins: bool = False
    """Whether the learner must win alone."""

    def __str__(self) -> str:
        if self.wins:
            return "win"
        return f"{self.fate.value} {self.card}" if self.fate else "laid"

    @classmethod
    def parse(cls, text: str) -> "Goal":
        """The goal written as `laid`, `win`, `kept 3a` or `gone M`. Raises ValueError."""
        if text in ("laid", "win"):
            return cls(wins=text == "win")
        fate, _, face = text.partition(" ")
        card = Card.parse(face)
        if card.kind is Kind.START:
            raise ValueError("the start card always stays")
        return cls(Fate(fate), card)

    def reached(self, outcome: Outcome, seat: Seat) -> bool:
        """Whether that seat has reached it, given the chase of the final position."""
        if self.wins:
            return outcome.winners == (seat,)
        if self.fate is None:
            return True
        lying = {cell for cell, card in outcome.chase.board.items() if card is self.card}
        left = outcome.chase.left
        if self.fate is Fate.KEPT:
            return bool(lying) and all(cell in left for cell in lying)
        return bool(lying) and all(cell not in left for cell in lying)


class Reply(Enum):
    """Who makes the other seats' moves."""

    NOBODY = "nobody"
    """The others have no cards."""
    STUBBORN = "stubborn"
    """The most stubborn move, as computed by the solver: two players and an empty pile."""
    LITTLE_MOUSE = "little-mouse"
    """The weakest bot."""


class Exercise(NamedTuple):
    """A lesson or a puzzle. The learner is the seat whose turn it is."""

    name: str
    """Identifies it; also the key of its texts, as in `exercise-NAME`."""
    position: Position
    """The position to begin with."""
    goal: Goal
    """What the learner should reach."""
    plies: int
    """How many cards are laid, the replies included, until the goal is judged."""
    reply: Reply = Reply.NOBODY
    """Who answers."""
    only_move: bool = False
    """Whether exactly one first move reaches the goal, up to equal cards and symmetry."""

    @property
    def learner(self) -> Seat:
        """The seat that tries to reach the goal."""
        return self.position.turn
