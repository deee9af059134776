"""The exceptions of the rules: refusal codes with data. The `i18n` catalogues have their texts."""

from enum import Enum


class Refusal(Enum):
    """The refusal codes of the rules."""

    # The comment beside each code names the fields of its data.

    # moves
    NOT_YOUR_TURN = "not-your-turn"  # turn
    NO_SUCH_CARD = "no-such-card"  # card
    PLACE_TAKEN = "place-taken"  # cell, card
    OUTSIDE_THE_SQUARE = "outside-the-square"  # side, by, size
    TOUCHES_NOTHING = "touches-nothing"  # cell
    TOUCHES_A_CORNER_ONLY = "touches-a-corner-only"  # cell
    GAME_OVER = "game-over"
    GAME_NOT_OVER = "game-not-over"  # places

    # setting up a game
    WRONG_NUMBER_OF_PLAYERS = "wrong-number-of-players"  # players
    IMPOSSIBLE_PILE = "impossible-pile"  # card, found, expected
    IMPOSSIBLE_VARIANT = "impossible-variant"

    # text forms: drawings, cards, cells, moves and records
    NO_SUCH_FACE = "no-such-face"  # text, line, column
    NO_SUCH_CHEESE = "no-such-cheese"  # text, line, column
    NOT_A_CELL = "not-a-cell"  # text
    NOT_A_MOVE = "not-a-move"  # text
    NOT_A_RECORD = "not-a-record"  # line
    RECORD_TOO_NEW = "record-too-new"  # line, version
    RECORD_LINE_MISSING = "record-line-missing"  # line, word
    RECORD_LINE_DAMAGED = "record-line-damaged"  # line, word, text
    RECORD_MOVE_OUT_OF_ORDER = "record-move-out-of-order"  # line, ply
    RECORD_MOVE_IMPOSSIBLE = "record-move-impossible"  # line, ply, move
    RECORD_LINE_TOO_MANY = "record-line-too-many"  # line, text
    PILE_NOT_KNOWN = "pile-not-known"
    NO_SUCH_PLY = "no-such-ply"  # ply, last

    # boards that are not the end of any game
    NOTHING_DRAWN = "nothing-drawn"
    WRONG_SIZE = "wrong-size"  # width, height
    HOLES = "holes"  # holes
    NO_START_CARD = "no-start-card"  # players
    TWO_START_CARDS = "two-start-cards"  # found
    START_CARD_NOT_USED = "start-card-not-used"
    START_CARD_NOT_IN_THE_MIDDLE = "start-card-not-in-the-middle"
    TOO_MANY_ANIMALS = "too-many-animals"  # card, found, most
    TOO_MANY_CHEESES = "too-many-cheeses"  # seat, points, found, most
    TOO_MANY_CHEESES_IN_ALL = "too-many-cheeses-in-all"  # seat, found, most
    TOO_FEW_CHEESES = "too-few-cheeses"  # seat, found, least
    NOBODYS_CHEESE = "nobodys-cheese"  # seat, players


class Refused(ValueError):
    """The base class of all refusals: a code and its data, without a text for people.

    `str(refused)` is the code with its data, for logs.
    """

    def __init__(self, refusal: Enum, **data: int | str) -> None:
        super().__init__(refusal)  # pickle keeps `data`, which is in __dict__
        self.refusal = refusal
        """The code: a `Refusal`, or a member of another package's enum of codes."""
        self.data = data
        """The parameters of the text, such as `cell` or `players`."""

    def __str__(self) -> str:
        particulars = ", ".join(f"{name} {value}" for name, value in self.data.items())
        return f"{self.refusal.value} ({particulars})" if particulars else str(self.refusal.value)


class IllegalMove(Refused):
    """The rules do not allow this move or this set-up."""


class Unreadable(Refused):
    """This text is not a card, cell, move, drawing or record."""


class ImpossibleSquare(Refused):
    """No game can end with this board."""
