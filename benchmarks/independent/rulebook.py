"""The game as `docs/rules.md` and `docs/notation.md` describe it: enough to check a record."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

Cell = tuple[int, int]
Board = dict[Cell, str]

LETTERS = "abcd"
ANIMALS = {2: (3, 6, 9), 3: (4, 9, 14), 4: (6, 12, 18)}
"""Dogs, cats and mice in play (R3)."""
SIDE = {2: 5, 3: 6, 4: 7}
CHEESE_POINTS = (1, 1, 1, 2, 2, 3)
DEALT_ANIMALS = 2
PLACED_EACH = 12


def animals(players: int) -> Counter[str]:
    return Counter(dict(zip("DCM", ANIMALS[players], strict=True)))


def own_cheeses(seat: int) -> Counter[str]:
    return Counter(f"{points}{LETTERS[seat]}" for points in CHEESE_POINTS)


def parse_move(text: str) -> tuple[str, Cell]:
    card, _, cell = text.partition("@")
    x, _, y = cell.partition(",")
    return card, (int(x), int(y))


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


def board_of(players: int, moves: Iterable[str]) -> Board:
    board: Board = {} if players == 3 else {(0, 0): "S"}
    for move in moves:
        card, cell = parse_move(move)
        board[cell] = card
    return board


def legal_cells(board: Board, players: int, *, centred: bool) -> set[Cell]:
    """The free cells beside a card that keep all cards in one square (R8 to R10, V1)."""
    side = SIDE[players]
    if not board:
        return {(0, 0)}
    beside = {near for cell in board for near in neighbours(cell)} - board.keys()
    if centred:
        reach = side // 2
        return {cell for cell in beside if max(map(abs, cell)) <= reach}
    (left, right), (top, bottom) = ((min(line), max(line)) for line in zip(*board, strict=True))
    return {
        (x, y)
        for x, y in beside
        if max(right, x) - min(left, x) < side and max(bottom, y) - min(top, y) < side
    }


def chase(board: Board, *, dogs_hunt_mice: bool) -> Board:
    """The board after the three steps of the chase (R14, R15, V2)."""

    def without(board: Board, prey: str, hunter: str) -> Board:
        return {
            cell: card
            for cell, card in board.items()
            if card[-1] not in prey
            or not any(board.get(near) == hunter for near in neighbours(cell))
        }

    board = without(board, "C", "D")
    board = without(board, "M", "D" if dogs_hunt_mice else "C")
    return without(board, LETTERS, "M")


def result(board: Board, players: int, *, dogs_hunt_mice: bool) -> str:
    """The words after `result` in a record (R16, R17)."""
    left = chase(board, dogs_hunt_mice=dogs_hunt_mice).values()
    scores = []
    for letter in LETTERS[:players]:
        points = [int(card[0]) for card in left if card.endswith(letter)]
        scores.append((sum(points), len(points)))
    shown = [f"{LETTERS[seat]}:{total}/{count}" for seat, (total, count) in enumerate(scores)]
    winners = [LETTERS[seat] for seat, score in enumerate(scores) if score == max(scores)]
    return " ".join([*shown, "winners:" + "".join(winners)])


def shuffled_pile(players: int, secret: str, numbers: Sequence[str]) -> list[str]:
    """The pile that follows from the secret and the numbers, top card first."""
    text = "".join(f"{line}\n" for line in ("cheese-rescue deal 1", secret, *numbers))
    stream = _stream(sha256(text.encode("ascii")).digest())
    pile = list(animals(players).elements())
    for last in range(len(pile) - 1, 0, -1):
        bound = last + 1
        byte = next(byte for byte in stream if byte < 256 - 256 % bound)
        pile[last], pile[byte % bound] = pile[byte % bound], pile[last]
    return pile


def _stream(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(key + block.to_bytes(8, "big")).digest()
        block += 1


class Record(NamedTuple):
    """The record of a game, as far as this client needs it."""

    players: int
    centred: bool
    dogs_hunt_mice: bool
    seal: str
    numbers: list[str]
    moves: list[str]
    by: list[str]
    """Who made each move: `person`, or `bot:` and a name."""
    secret: str
    pile: list[str]
    result: str

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Lines that begin with a word unknown to this client are ignored."""
        lines = [words for line in text.split("\n") if (words := line.split())]
        plays = [words for words in lines if words[0].isdigit()]
        rest = {words[0]: words[1:] for words in lines if not words[0].isdigit()}
        players = int(rest["players"][0])
        for ply, words in enumerate(plays):
            if (int(words[0]), words[1]) != (ply + 1, LETTERS[ply % players]):
                raise ValueError(f"line of move {ply + 1}: {' '.join(words)}")
        return cls(
            players=players,
            centred="centred" in rest["variants"],
            dogs_hunt_mice="dogs-hunt-mice" in rest["variants"],
            seal=rest["seal"][0],
            numbers=rest["numbers"],
            moves=[words[2] for words in plays],
            by=[words[3] for words in plays],
            secret=rest["secret"][0],
            pile=rest["pile"],
            result=" ".join(rest["result"]),
        )

    @property
    def is_full(self) -> bool:
        return len(self.moves) == PLACED_EACH * self.players

    def hands(self) -> list[list[Counter[str]]]:
        """All hands before every move and at the end, by the pile (R5, R11)."""
        pile = list(self.pile)
        hands = []
        for seat in range(self.players):
            hands.append(own_cheeses(seat) + Counter(pile[:DEALT_ANIMALS]))
            del pile[:DEALT_ANIMALS]
        stages = [[hand.copy() for hand in hands]]
        for ply, move in enumerate(self.moves):
            hand = hands[ply % self.players]
            hand[parse_move(move)[0]] -= 1
            if pile:
                hand[pile.pop(0)] += 1
            stages.append([+one for one in hands])
        return stages

    def faults(self) -> Iterator[str]:
        """What is wrong with the record of a finished game."""
        if sha256(bytes.fromhex(self.secret)).hexdigest() != self.seal:
            yield "the seal is not the SHA-256 of the secret"
        if shuffled_pile(self.players, self.secret, self.numbers) != self.pile:
            yield "the pile does not follow from the secret and the numbers"
        board = board_of(self.players, ())
        for ply, (move, hands) in enumerate(zip(self.moves, self.hands(), strict=False)):
            card, cell = parse_move(move)
            if hands[ply % self.players][card] < 1:
                yield f"move {ply + 1}, {move}: the card was not in the hand"
            if cell not in legal_cells(board, self.players, centred=self.centred):
                yield f"move {ply + 1}, {move}: the place was not legal"
            board[cell] = card
        if not self.is_full:
            yield f"only {len(self.moves)} moves"
        elif self.result != result(board, self.players, dogs_hunt_mice=self.dogs_hunt_mice):
            yield f"the result is not {self.result}"
