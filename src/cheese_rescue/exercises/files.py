"""The text files that exercises are kept in. A file is refused with the number of its bad line.

    cheese-rescue-exercises 1

    exercise cat
    square 3
    hand C
    goal kept 2a
    board
    M  2a
    .  1a

A block ends with an empty line; lines that begin with `#` are comments. `hand` is the learner's;
`others` (the other seat's hand), `pile` (its top first), `plies` (default: 1), `reply` (default:
`nobody`) and `only-move` are optional. The drawn rows follow `board`, which comes last. `others`
needs a `reply`, and `reply stubborn` needs the end of a game of two players, which can be solved.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TypeVar

from cheese_rescue.exercises.exercise import Exercise, Goal, Reply
from cheese_rescue.rules import Board, Card, ImpossibleSquare, Position, Refused
from cheese_rescue.rules.cards import square_size

HEADER = "cheese-rescue-exercises 1"
"""The first line of every file."""
SIZES = range(2, 8)
"""The sizes that a square can have."""
SEATS = 2
"""The learner and the other."""
MOST_PLIES = 48
LONGEST_ENDING = 10
"""Plies from which on the solver can find the best moves."""
Value = TypeVar("Value")


class ExerciseRefusal(Enum):
    """Why a file of exercises is refused."""

    # The comment beside each code names the fields of its data.

    NOT_EXERCISES = "not-exercises"  # line
    EXERCISE_LINE_MISSING = "exercise-line-missing"  # line, word
    EXERCISE_LINE_DAMAGED = "exercise-line-damaged"  # line, text
    EXERCISE_NAME_TAKEN = "exercise-name-taken"  # line, name
    EXERCISE_TOO_LARGE = "exercise-too-large"  # line, size


class DamagedFile(Refused):
    """This text is not a file of exercises."""


@cache
def lessons() -> Mapping[str, Exercise]:
    """The lessons that come with the game, by name, in the order of teaching."""
    text = files("cheese_rescue.exercises").joinpath("lessons.txt").read_text("utf-8")
    return MappingProxyType({exercise.name: exercise for exercise in parse(text)})


def parse(text: str) -> list[Exercise]:
    """The exercises of a file. Raises DamagedFile."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADER:
        raise DamagedFile(ExerciseRefusal.NOT_EXERCISES, line=1)
    found: dict[str, Exercise] = {}
    for block in _blocks(lines):
        exercise = block.exercise()
        if exercise.name in found:
            raise DamagedFile(
                ExerciseRefusal.EXERCISE_NAME_TAKEN, line=block.first, name=exercise.name
            )
        found[exercise.name] = exercise
    return list(found.values())


def text_of(exercises: list[Exercise]) -> str:
    """The file with these exercises; `parse` reads it back."""
    return "\n\n".join([HEADER, *map(_block_of, exercises)]) + "\n"


def _block_of(exercise: Exercise) -> str:
    position = exercise.position
    others = [card for seat, hand in enumerate(position.hands) for card in hand if seat]
    lines = {
        "exercise": exercise.name,
        "square": str(position.square.window.size),
        "hand": " ".join(map(str, position.hands[0])),
        "others": " ".join(map(str, others)),
        "pile": " ".join(map(str, position.pile)),
        "goal": str(exercise.goal),
        "plies": "" if exercise.plies == 1 else str(exercise.plies),
        "reply": "" if exercise.reply is Reply.NOBODY else exercise.reply.value,
    }
    written = [f"{word} {value}" for word, value in lines.items() if value]
    marks = ["only-move"] if exercise.only_move else []
    return "\n".join([*written, *marks, "board", str(position.board)])


def _blocks(lines: list[str]) -> "Iterator[_Block]":
    block = _Block()
    for number, line in enumerate(lines[1:], start=2):
        if line.lstrip().startswith("#"):
            continue
        if line.strip():
            block.add(number, line.rstrip())
        elif block.lines:
            yield block
            block = _Block()
    if block.lines:
        yield block


class _Block:
    """The lines of one exercise."""

    def __init__(self) -> None:
        self.first = 0
        self.lines: dict[str, tuple[int, str]] = {}
        self.rows: list[tuple[int, str]] = []

    def add(self, number: int, line: str) -> None:
        """Add a line of the file. Raises DamagedFile."""
        self.first = self.first or number
        if "board" in self.lines:
            self.rows.append((number, line))
            return
        word, _, value = line.partition(" ")
        if word not in _WORDS or word in self.lines:
            raise _damaged(number, line)
        self.lines[word] = (number, value.strip())

    def exercise(self) -> Exercise:
        """The exercise of these lines. Raises DamagedFile."""
        for word in ("exercise", "square", "hand", "goal", "board"):
            if word not in self.lines:
                last = max(number for number, _ in self.lines.values())
                raise DamagedFile(ExerciseRefusal.EXERCISE_LINE_MISSING, line=last, word=word)
        size = self._read("square", _size, "")
        board = self._board()
        hands = [self._read("hand", _cards, ""), self._read("others", _cards, "")]
        pile = self._read("pile", _cards, "")
        try:
            position = Position.set_up(board, size=size, hands=hands, pile=pile)
        except ImpossibleSquare:
            line, _ = self.lines["board"]
            raise DamagedFile(ExerciseRefusal.EXERCISE_TOO_LARGE, line=line, size=size) from None
        if position.over:
            raise self._damaged("hand")
        exercise = Exercise(
            name=self._read("exercise", _name, ""),
            position=position,
            goal=self._read("goal", _goal, ""),
            plies=self._read("plies", _plies, "1"),
            reply=self._read("reply", Reply, Reply.NOBODY.value),
            only_move="only-move" in self.lines and self._read("only-move", _no_value, ""),
        )
        if exercise.reply is Reply.NOBODY and hands[1]:
            raise self._damaged("others")
        if exercise.reply is Reply.STUBBORN and not _can_be_solved(exercise):
            raise self._damaged("reply")
        return exercise

    def _board(self) -> Board:
        for number, row in self.rows:
            try:
                _cards_of_the_seats(text for text in row.split() if text != ".")
            except ValueError as why:  # also Refused
                raise _damaged(number, row.strip()) from why
        drawing = "\n".join(row for _, row in self.rows)
        return self._read("board", lambda _: Board.parse(drawing), "")

    def _damaged(self, word: str) -> DamagedFile:
        number, value = self.lines[word]
        return _damaged(number, f"{word} {value}".rstrip())

    def _read(self, word: str, parsed: Callable[[str], Value], default: str) -> Value:
        number, value = self.lines.get(word, (self.first, default))
        try:
            return parsed(value)
        except ValueError as why:  # also Refused
            raise _damaged(number, f"{word} {value}".rstrip()) from why


_WORDS = frozenset(
    {
        "exercise",
        "square",
        "hand",
        "others",
        "pile",
        "goal",
        "plies",
        "reply",
        "only-move",
        "board",
    }
)


def _can_be_solved(exercise: Exercise) -> bool:
    """Whether the position is the end of a game of two players, with nothing hidden."""
    position, plies = exercise.position, exercise.plies
    size = position.square.window.size
    return (
        size == square_size(SEATS)
        and Card.START in position.board.values()
        and not position.pile
        and plies == size**2 - len(position.board) <= LONGEST_ENDING
        and all(
            len(hand) >= (plies + 1 - seat) // SEATS for seat, hand in enumerate(position.hands)
        )
        and exercise.goal.wins
    )


def _damaged(line: int, text: str) -> DamagedFile:
    return DamagedFile(ExerciseRefusal.EXERCISE_LINE_DAMAGED, line=line, text=text[:60])


def _name(text: str) -> str:
    if not (text and text.isascii() and all(part.isalnum() for part in text.split("-"))):
        raise ValueError(text)
    return text


def _size(text: str) -> int:
    if text not in map(str, SIZES):
        raise ValueError(text)
    return int(text)


def _plies(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_PLIES):
        raise ValueError(text)
    return int(text)


def _cards(text: str) -> tuple[Card, ...]:
    cards = _cards_of_the_seats(text.split())
    if Card.START in cards:
        raise ValueError("nobody holds the start card")
    return cards


def _goal(text: str) -> Goal:
    goal = Goal.parse(text)
    _cards_of_the_seats([str(goal.card)] if goal.card else [])
    return goal


def _cards_of_the_seats(texts: Iterable[str]) -> tuple[Card, ...]:
    cards = tuple(map(Card.parse, texts))
    if any(card.owner is not None and card.owner >= SEATS for card in cards):
        raise ValueError("there are two seats, a and b")
    return cards


def _no_value(text: str) -> bool:
    if text:
        raise ValueError(text)
    return True
