"""The three worked ends of the rules, with the numbers that stand beside them."""

from typing import NamedTuple

from cheese_rescue.rules import Board, Rules


class Ending(NamedTuple):
    """What is left, and the numbers: under the rules as they are, or under V2."""

    points: tuple[int, ...]
    cheeses: tuple[int, ...]
    removed: tuple[int, int, int]
    winners: tuple[int, ...]


class WorkedEnd(NamedTuple):
    players: int
    square: Board
    left: Board
    plain: Ending
    russian: Ending

    def __str__(self) -> str:
        return f"{self.players} players"

    def ending(self, rules: Rules) -> Ending:
        return self.russian if rules.dogs_hunt_mice else self.plain


TWO = WorkedEnd(
    players=2,
    square=Board.parse("""
        D  2a 1b M  D
        1b M  S  3a M
        2b 3b M  C  C
        2b M  M  M  D
        1b 1a 2a M  C
    """),
    left=Board.parse("""
        D  .  .  M  D
        .  M  S  .  M
        2b .  .  C  .
        .  M  M  .  D
        1b .  .  M  .
    """),
    plain=Ending(points=(0, 3), cheeses=(0, 2), removed=(2, 2, 8), winners=(1,)),
    russian=Ending(points=(3, 4), cheeses=(1, 3), removed=(2, 3, 6), winners=(1,)),
)

THREE = WorkedEnd(
    players=3,
    square=Board.parse("""
        M  C  M  D  3c C
        3b C  D  D  C  M
        M  1c 1a 2b M  D
        2c 1a C  M  C  M
        2c M  1b M  3a C
        1b 1a 1c M  C  1b
    """),
    # The top left mouse leaves, so the drawing alone would begin with the cat beside it.
    left=Board.parse("""
        .  C  .  D  3c C
        .  .  D  D  .  .
        M  .  1a 2b .  D
        .  .  C  .  C  .
        .  M  .  M  .  C
        1b .  1c .  C  1b
    """).moved(1, 0),
    plain=Ending(points=(1, 4, 4), cheeses=(1, 3, 2), removed=(2, 7, 8), winners=(1,)),
    russian=Ending(points=(1, 2, 3), cheeses=(1, 2, 1), removed=(2, 4, 10), winners=(2,)),
)

FOUR = WorkedEnd(
    players=4,
    square=Board.parse("""
        D  2a 2a C  M  2c M
        C  C  M  1b C  D  1b
        3b 1c M  1b 1a C  1c
        3c D  3a S  2d M  M
        C  M  C  1c D  C  M
        2c D  1a C  M  1d 3d
        1a C  M  2b C  D  1d
    """),
    left=Board.parse("""
        D  2a 2a C  .  .  M
        .  C  .  1b .  D  .
        3b .  M  .  1a .  .
        3c D  .  S  .  M  M
        C  .  C  1c D  .  M
        2c D  .  C  .  1d .
        1a .  M  .  .  D  1d
    """),
    plain=Ending(points=(6, 4, 6, 2), cheeses=(4, 2, 3, 2), removed=(6, 4, 10), winners=(0,)),
    russian=Ending(points=(4, 3, 6, 2), cheeses=(3, 1, 3, 2), removed=(6, 2, 12), winners=(2,)),
)

WORKED_ENDS = (TWO, THREE, FOUR)
