"""The puzzles: endgames of two players that one first move wins, in a text file of a line each.

    cheese-rescue-puzzles 1

    # number | plies | level | themes | hand | other hand | board
    1 | 3 | dog | guard block | C M 1a 2a 3a | D M M 1b | D 2a . S 1b/M C C M M/...

The learner is seat `a` and has the turn; the other seat is `b`. `plies` are the cards still to be
laid, until the square is full. `level` is the weakest level that finds the first move. A puzzle
without themes has `-`. The rows of the board are separated by `/`. Lines that begin with `#` and
empty lines are ignored.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from cheese_rescue.bots.levels import LEVELS
from cheese_rescue.exercises.exercise import Exercise, Goal, Reply
from cheese_rescue.exercises.files import DamagedFile, ExerciseRefusal
from cheese_rescue.exercises.themes import Theme
from cheese_rescue.rules import Board, Card, Position, cards

HEADER = "cheese-rescue-puzzles 1"
"""The first line of every file."""
COLUMNS = "# number | plies | level | themes | hand | other hand | board"
PLAYERS = 2
LONGEST = 10
"""Plies that remain when the pile is empty: five for each player."""
_NO_THEMES = "-"
_PLACES = cards.square_size(PLAYERS) ** 2
_BOX = Counter(
    [
        Card.START,
        *cards.unshuffled_pile(PLAYERS),
        *(cheese for seat in cards.seats(PLAYERS) for cheese in cards.cheeses(seat)),
    ]
)
"""All cards in play. With an empty pile, they are on the table and in the hands."""


class Grade(Enum):
    """How hard a puzzle is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


GRADES = {
    "little-mouse": Grade.EASY,
    "mouse": Grade.EASY,
    "kitten": Grade.EASY,
    "cat": Grade.EASY,
    "tomcat": Grade.EASY,
    "puppy": Grade.MEDIUM,
    "dog": Grade.MEDIUM,
    "sheepdog": Grade.MEDIUM,
    "old-dog": Grade.HARD,
}
"""The grade of a puzzle by the weakest level that finds its first move."""


class Puzzle(NamedTuple):
    """A numbered puzzle: who finds its first move, and what it is about."""

    number: int
    """Identifies it. It never changes."""
    exercise: Exercise
    """The position. Its name is the number."""
    level: str
    """The weakest level that finds the first move reliably."""
    themes: frozenset[Theme]
    """The ideas behind the first move."""

    @property
    def grade(self) -> Grade:
        """How hard it is."""
        return GRADES[self.level]

    def __str__(self) -> str:
        position = self.exercise.position
        themes = [theme.value for theme in Theme if theme in self.themes]
        columns = [
            str(self.number),
            str(self.exercise.plies),
            self.level,
            " ".join(themes) or _NO_THEMES,
            *(" ".join(map(str, hand)) for hand in position.hands),
            "/".join(" ".join(row.split()) for row in str(position.board).splitlines()),
        ]
        return " | ".join(columns)

    @classmethod
    def parse(cls, text: str) -> "Puzzle":
        """The puzzle of a line of a file. Raises ValueError."""
        number, plies, level, themes, hand, others, rows = text.split(" | ")
        board = Board.parse(rows.replace("/", "\n"))
        exercise = exercise_of(_positive(number), board, hand=_cards(hand), others=_cards(others))
        if _positive(plies) != exercise.plies:
            raise ValueError(f"{exercise.plies} places are empty")
        if level not in LEVELS:
            raise ValueError(f"there is no level {level}")
        return cls(int(number), exercise, level, _themes(themes))


def exercise_of(
    number: int, board: Board, *, hand: Iterable[Card], others: Iterable[Card]
) -> Exercise:
    """The exercise to win from there. Raises ValueError if no game leads to these cards."""
    position = Position.set_up(board, size=cards.square_size(PLAYERS), hands=[hand, others])
    plies = _PLACES - len(board)
    if not 1 <= plies <= LONGEST:
        raise ValueError(f"{plies} cards are missing in the square")
    if Counter([*board.values(), *position.hands[0], *position.hands[1]]) != _BOX:
        raise ValueError("these are not the cards of a game")
    for seat, laid in enumerate(((plies + 1) // PLAYERS, plies // PLAYERS)):
        own = position.hands[seat]
        if len(own) != laid + cards.LEFT_IN_HAND:
            raise ValueError(f"seat {seat} has {len(own)} cards")
        if any(card.owner not in (None, seat) for card in own):
            raise ValueError(f"seat {seat} has somebody else's cheese")
    return Exercise(
        name=str(number),
        position=position,
        goal=Goal(wins=True),
        plies=plies,
        reply=Reply.STUBBORN,
        only_move=True,
    )


def own_moves(exercise: Exercise) -> int:
    """How many cards the learner lays in a puzzle: from one to five."""
    return (exercise.plies + 1) // PLAYERS


class Listing(NamedTuple):
    """What a list says about a puzzle."""

    plies: int
    grade: Grade
    themes: frozenset[Theme]


@cache
def puzzles() -> Mapping[int, Puzzle]:
    """The puzzles that come with the game, by number. Reading them all takes a few 100 ms."""
    return MappingProxyType({puzzle.number: puzzle for puzzle in parse_puzzles(_text())})


@lru_cache(maxsize=64)
def find_puzzle(number: int) -> Puzzle | None:
    """The puzzle with that number, if it comes with the game. Reads only this one."""
    line = _lines().get(number)
    return Puzzle.parse(line) if line else None


@cache
def listings() -> Mapping[int, Listing]:
    """What the list says about each puzzle that comes with the game, by number."""
    return MappingProxyType({number: _listing(line) for number, line in _lines().items()})


def _listing(line: str) -> Listing:
    _, plies, level, themes, _ = line.split(" | ", 4)
    return Listing(int(plies), GRADES[level], _themes(themes))


@cache
def _lines() -> Mapping[int, str]:
    """The lines of the puzzles that come with the game, by number."""
    return {
        int(line.partition(" ")[0]): line for line in _text().splitlines() if line[:1].isdigit()
    }


def _text() -> str:
    return files("cheese_rescue.exercises").joinpath("puzzles.txt").read_text("utf-8")


def _themes(text: str) -> frozenset[Theme]:
    found = [] if text == _NO_THEMES else [Theme(word) for word in text.split(" ")]
    if len(found) != len(set(found)):
        raise ValueError(f"a theme is repeated in {text}")
    return frozenset(found)


def is_puzzle_file(text: str) -> bool:
    """Whether the text begins like a file of puzzles."""
    return text.split("\n", 1)[0].strip() == HEADER


def parse_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file. Raises DamagedFile."""
    if not is_puzzle_file(text):
        raise DamagedFile(ExerciseRefusal.NOT_EXERCISES, line=1)
    found: dict[int, Puzzle] = {}
    for number, line in enumerate(text.split("\n")[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            puzzle = Puzzle.parse(line.strip())
        except ValueError as why:  # also Refused
            raise DamagedFile(
                ExerciseRefusal.EXERCISE_LINE_DAMAGED, line=number, text=line[:60]
            ) from why
        if puzzle.number in found:
            raise DamagedFile(
                ExerciseRefusal.EXERCISE_NAME_TAKEN, line=number, name=puzzle.exercise.name
            )
        found[puzzle.number] = puzzle
    return list(found.values())


def text_of_puzzles(found: Iterable[Puzzle]) -> str:
    """The file with these puzzles; `parse_puzzles` reads it back."""
    return "\n".join([HEADER, "", COLUMNS, *map(str, found)]) + "\n"


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and not text.startswith("0") and len(text) < 7):
        raise ValueError(text)
    return int(text)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))
