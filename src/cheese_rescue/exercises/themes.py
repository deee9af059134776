"""What a puzzle is about, recognised by comparing chases with and without the card of its solution.

A theme is judged on the full square that best play after the solution leads to. So a card counts
for what it does in the end, not for what it threatens when it is laid.
"""

from collections.abc import Iterable, Iterator
from enum import Enum

from cheese_rescue.rules import Board, Card, Cell, Chase, Move, Outcome, Position, chase, sides
from cheese_rescue.rules.board import ORIGIN


class Theme(Enum):
    """An idea behind the solution of a puzzle."""

    GUARD = "guard"
    """A cat is laid that catches mice which would eat the learner's cheese."""
    FREE = "free"
    """A dog is laid that frees a mouse on the table, and the mouse eats the other's cheese."""
    SCARE = "scare"
    """A dog is laid that scares a cat on the table, which was guarding the other's cheese."""
    BLOCK = "block"
    """A place is taken in which a card of the other would prevent the victory.

    The card that takes it is not needed there itself: with the place empty, the learner wins too.
    """
    WALL = "wall"
    """A cheese is laid beside the start card, which keeps a mouse away from that side."""
    SACRIFICE = "sacrifice"
    """A small cheese is given up, and a bigger one stays because of it."""


def themes_of(position: Position, move: Move, end: Position) -> frozenset[Theme]:
    """The themes of a solution, given the position before it and the one at the end."""
    solution = _Solution(position, move, end)
    recognised = {
        Theme.GUARD: solution.guards,
        Theme.FREE: solution.frees_a_mouse,
        Theme.SCARE: solution.scares_the_guard,
        Theme.BLOCK: solution.blocks,
        Theme.WALL: solution.uses_the_wall,
        Theme.SACRIFICE: solution.gives_up_a_cheese,
    }
    return frozenset(theme for theme, found in recognised.items() if found())


class _Solution:
    """The card of a solution, and the chase at the end with it and without it."""

    def __init__(self, position: Position, move: Move, end: Position) -> None:
        self.position = position
        self.card, self.cell = move
        self.end = end
        self.learner = position.turn
        self.with_it = chase(end.board, end.rules)
        self.without = chase(end.board.without(frozenset({move.cell})), end.rules)

    def guards(self) -> bool:
        return self.card is Card.CAT and bool(_eaten(self.without) & self._kept())

    def frees_a_mouse(self) -> bool:
        freed = self.without.steps[1].gone - self.with_it.steps[1].gone
        lying = {cell for cell in freed if cell in self.position.board}
        return self.card is Card.DOG and any(
            self.with_it.steps[2].because[cheese] & lying for cheese in self._newly_eaten()
        )

    def scares_the_guard(self) -> bool:
        scared = self.with_it.steps[0].gone - self.without.steps[0].gone
        lying = {cell for cell in scared if cell in self.position.board}
        if self.card is not Card.DOG:
            return False
        caught = {mouse for mouse, cats in self.without.steps[1].because.items() if cats & lying}
        return any(self.with_it.steps[2].because[eaten] & caught for eaten in self._newly_eaten())

    def blocks(self) -> bool:
        needed = not self._wins(self.end.board.without(frozenset({self.cell})))
        return not needed and not all(map(self._wins, self._with_a_card_of_the_other()))

    def uses_the_wall(self) -> bool:
        board = self.end.board
        if board.get(ORIGIN) is not Card.START or ORIGIN not in sides(self.cell):
            return False
        opened = chase(board.with_card(Card.MOUSE, ORIGIN), self.end.rules)
        return self.cell in self._kept() and self.cell in _eaten(opened)

    def gives_up_a_cheese(self) -> bool:
        if self.card.owner != self.learner or self.cell not in _eaten(self.with_it):
            return False
        others = (chase(board, self.end.rules) for board in self._with_a_card_of_the_other())
        saved = self._kept().intersection(frozenset().union(*map(_eaten, others)))
        return any(self.end.board[cell].points > self.card.points for cell in saved)

    def _wins(self, board: Board) -> bool:
        outcome = Outcome.of(board, self.end.rules, len(self.end.hands))
        return outcome.winners == (self.learner,)

    def _with_a_card_of_the_other(self) -> Iterator[Board]:
        """The end with each card that the other could have laid in the place of this one."""
        after = self.position.play(Move(self.card, self.cell))
        if not after.over:
            for card in dict.fromkeys(after.hands[after.turn]):
                yield self.end.board.with_card(card, self.cell)

    def _newly_eaten(self) -> frozenset[Cell]:
        """The others' cheeses that are eaten because of this card."""
        eaten = _eaten(self.with_it) - _eaten(self.without)
        return eaten - self._own(eaten)

    def _kept(self) -> frozenset[Cell]:
        """The learner's cheeses that stay."""
        return self._own(self.with_it.left)

    def _own(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        board = self.end.board
        return frozenset(cell for cell in cells if board[cell].owner == self.learner)


def _eaten(ended: Chase) -> frozenset[Cell]:
    return ended.steps[2].gone
