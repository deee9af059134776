"""The exact endgame solver for two players: once the pile is empty, nothing is hidden.

It is a negamax principal variation search (alpha-beta with null windows), with a transposition
table and with static bounds on the final value.

A value is twice the margin in points; where that is 0, the sign of the margin in cheeses. So every
victory is above 0 and every defeat below, and a larger margin is better (R17).

The cards are in seven bitboards: dog, cat, mouse; `ones` and `twos` for the cheeses of the seat to
move, `ones2` and `twos2` for those of the other seat. A cheese worth 1 is in `ones`, one worth 2 in
`twos`, and one worth 3 in both. So the points are popcount(ones) + 2 popcount(twos), and the number
of cheeses is popcount(ones | twos).
"""

from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots.kernel.bit_position import BitPosition
from cheese_rescue.bots.kernel.bits import (
    COLUMN,
    ROW,
    beside,
    count,
    first,
    inlined,
    mixed,
    uncounted,
)
from cheese_rescue.bots.kernel.playouts import FIELD, hungry, kinds_in, with_card
from cheese_rescue.rules.cards import plies

SIZE = 5
"""Cards along one side of the square for two players."""
WINDOW = 0x1F1F1F1F1F
"""All places of that square."""
TOP = 0x1F
"""The top row of that square."""
MOST = 41
"""Greater than every value. The greatest is 20, for a margin of 10 points."""
ENTRIES = 1 << 20
"""Entries of the transposition table. The newest position always replaces the old one."""
LONGEST = 10
"""Plies that remain when the pile is empty."""
WIDEST = 160
"""An upper bound on the number of moves in a position."""

_LOWER, _UPPER, _EXACT = 1, 2, 3


class OpenEnding(NamedTuple):
    """A position with nothing hidden, from the point of view of the seat to move.

    Fields ending in 2 belong to the other seat. `left` is the number of cards still to be laid.
    """

    occupied: int
    height: int
    width: int
    dog: int
    cat: int
    mouse: int
    ones: int
    twos: int
    ones2: int
    twos2: int
    hand: int
    hand2: int
    left: int

    @classmethod
    def of(cls, position: BitPosition) -> "OpenEnding":
        """The same position. The pile must be empty: all unseen animals are in the other hand."""
        occupied, height, width, ply, dogs, cats, mice = map(int, position.state)
        dog, cat, mouse, *cheeses = (int(plane) for plane in position.planes[::FIELD])
        one, two, three = cheeses
        mine, others = int(position.own[position.seat]), int(position.own[1 - position.seat])
        hidden = dogs + (cats << FIELD) + (mice << 2 * FIELD)
        return cls(
            occupied=occupied,
            height=height,
            width=width,
            dog=dog,
            cat=cat,
            mouse=mouse,
            ones=(one | three) & mine,
            twos=(two | three) & mine,
            ones2=(one | three) & others,
            twos2=(two | three) & others,
            hand=int(position.hands[position.seat]),
            hand2=int(position.hands[1 - position.seat]) + hidden,
            left=plies(2) - ply,
        )

    def after(self, kind: int, x: int, y: int) -> "OpenEnding":
        """The position after a move, from the point of view of the other seat.

        `kind` is from 0 to 5; `x` and `y` count from the corner and may be -1.
        """
        shift = (ROW if y < 0 else 0) + (1 if x < 0 else 0)
        x, y = max(0, x), max(0, y)
        bit = 1 << (ROW * y + x)
        height = max(self.height + (shift >= ROW), y + 1)
        width = max(self.width + (shift & 1), x + 1)
        laid = [plane << shift for plane in self[3:10]]
        for plane in _PLANES_OF[kind]:
            laid[plane] |= bit
        dog, cat, mouse, ones, twos, ones2, twos2 = laid
        hand = self.hand - (1 << FIELD * kind)
        occupied = self.occupied << shift | bit
        return OpenEnding(
            occupied, height, width, dog, cat, mouse, ones2, twos2, ones, twos,
            self.hand2, hand, self.left - 1,
        )  # fmt: skip

    def points(self, *, dogs_hunt_mice: bool) -> tuple[int, int]:
        """The points of the seat to move and of the other, if the chase came now."""
        safe = ~int(hungry(self.dog, self.cat, self.mouse, dogs_hunt_mice))
        return (
            (self.ones & safe).bit_count() + 2 * (self.twos & safe).bit_count(),
            (self.ones2 & safe).bit_count() + 2 * (self.twos2 & safe).bit_count(),
        )

    def chances(self, *, dogs_hunt_mice: bool) -> tuple[float, float]:
        """The share of the victory of the seat to move and of the other, if the chase came now."""
        value = ended(*self[3:10], dogs_hunt_mice)
        share = 0.5 if value == 0 else float(value > 0)
        return share, 1.0 - share


class Memory(NamedTuple):
    """The arrays that `solve` works with."""

    moves: Any
    orders: Any
    """Scratch space: moves and what they are sorted by, a row for each number of cards left."""
    keys: Any
    stored: Any
    """The transposition table. Positions with one or two cards left are not stored."""
    nodes: Any
    """The number of positions searched, and the best move of the last call that has returned."""

    @classmethod
    def allocate(cls, entries: int = ENTRIES) -> "Memory":
        """New arrays."""
        return cls(
            np.zeros((LONGEST + 1, WIDEST), np.int64),
            np.zeros((LONGEST + 1, WIDEST), np.int64),
            np.zeros(entries, np.int64),
            np.zeros(entries, np.int64),
            np.zeros(2, np.int64),
        )


@uncounted
def value_of(points: int, others: int, cheeses: int, other_cheeses: int) -> int:
    """The value of these points and cheeses left, for the first of the two seats."""
    if points != others:
        return 2 * (points - others)
    if cheeses > other_cheeses:
        return 1
    if cheeses < other_cheeses:
        return -1
    return 0


@uncounted
def ended(dog: int, cat: int, mouse: int, ones: int, twos: int, ones2: int, twos2: int,
          dogs_hunt_mice: bool) -> int:  # fmt: skip
    """The value for the seat of `ones` and `twos` if the chase came now."""
    safe = ~hungry(dog, cat, mouse, dogs_hunt_mice)
    ones &= safe
    twos &= safe
    ones2 &= safe
    twos2 &= safe
    return value_of(
        count(ones) + 2 * count(twos),
        count(ones2) + 2 * count(twos2),
        count(ones | twos),
        count(ones2 | twos2),
    )


@uncounted
def _most_from(hand: int, plies: int) -> int:
    """The most points that `plies` cards of a hand can be worth."""
    threes = min(plies, (hand >> (5 * FIELD)) & 31)
    plies -= threes
    twos = min(plies, (hand >> (4 * FIELD)) & 31)
    plies -= twos
    return 3 * threes + 2 * twos + min(plies, (hand >> (3 * FIELD)) & 31)


@inlined
def bounds(at: Any, plies: int, plies2: int, dogs_hunt_mice: bool) -> Any:
    """A lower and an upper bound of the final value for the first seat, whatever both play.

    `plies` and `plies2` are the cards that the two seats still lay.
    """
    dog, cat, mouse, hand, hand2 = at.dog, at.cat, at.mouse, at.hand, at.hand2
    # The places that have an empty neighbour. Too many are harmless: the bounds only get wider.
    exposed = beside(WINDOW & ~at.occupied)
    if at.height < SIZE:
        exposed |= TOP
    if at.width < SIZE:
        exposed |= COLUMN
    both = (hand if plies else 0) | (hand2 if plies2 else 0)
    by_dog = exposed if both & 31 else 0
    by_cat = exposed if both & (31 << FIELD) else 0
    by_mouse = exposed if both & (31 << 2 * FIELD) else 0
    scared = beside(dog)
    # `caught`: mice that leave whatever is played. `stays`: mice that can never be caught.
    if dogs_hunt_mice:
        caught = mouse & scared
        stays = mouse & ~scared & ~by_dog
    else:
        caught = mouse & beside(cat & ~scared & ~by_dog)
        stays = mouse & ~beside(cat & ~scared) & ~by_cat
    kept = ~beside(stays)  # a cheese here may survive
    sure = ~beside(mouse & ~caught) & ~by_mouse  # a cheese here survives whatever is played
    most = count(at.ones & kept) + 2 * count(at.twos & kept) + _most_from(hand, plies)
    most2 = count(at.ones2 & kept) + 2 * count(at.twos2 & kept) + _most_from(hand2, plies2)
    least = count(at.ones & sure) + 2 * count(at.twos & sure)
    least2 = count(at.ones2 & sure) + 2 * count(at.twos2 & sure)
    lower = 2 * (least - most2)
    upper = 2 * (most - least2)
    # A tie on points may be decided either way by the cheeses.
    if lower == 0:
        lower = -1
    if upper == 0:
        upper = 1
    return lower, upper


@uncounted
def solve(at: Any, alpha: int, beta: int, dogs_hunt_mice: bool, memory: Any) -> int:
    """The value for the seat to move: exact between `alpha` and `beta`, else a bound (fail-soft).

    `memory.nodes[1]` is the root's best move once the outermost call has returned. A move is
    `group << 12 | place << 5 | kind`, where the group is 0 inside the window, 1 above the box and 2
    to its left, and the kind is its bit offset in a hand.
    """
    nodes = memory.nodes
    nodes[0] += 1
    row, order = memory.moves[at.left], memory.orders[at.left]
    if at.left == 1:
        best, nodes[1] = last_move(at, dogs_hunt_mice, row)
        return best
    key = key_of(at, dogs_hunt_mice)
    is_known, best, known = look_up(key, at.left, alpha, beta, memory)
    if is_known:
        return best
    n, best, best_move = rate_moves(at, alpha, beta, known, dogs_hunt_mice, row, order)
    if best >= beta:
        nodes[1] = best_move
        return best
    floor = alpha
    alpha = max(alpha, best)
    for i in range(n):
        move = take_best(row, order, i, n)
        after = swapped(played(at, move))
        # Full window for the first move, null window for the others, and a second search with the
        # full window if one of them turns out better.
        limit = beta if i == 0 else alpha + 1
        value = -solve(after, -limit, -alpha, dogs_hunt_mice, memory)
        if limit < beta and alpha < value < beta:
            value = -solve(after, -beta, -value, dogs_hunt_mice, memory)
        if value > best or best_move < 0:
            best = value
            best_move = move
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    if at.left > 2:
        store(key, best, best_move, floor, beta, memory)
    nodes[1] = best_move
    return best


@inlined
def key_of(at: Any, dogs_hunt_mice: bool) -> int:
    """The hash of a position."""
    key = mixed(mixed(mixed(mixed(mixed(at.left, at.occupied), at.dog), at.cat), at.mouse), at.ones)
    key = mixed(mixed(mixed(mixed(key, at.twos), at.ones2), at.twos2), at.hand << 32 | at.hand2)
    return key ^ 0x5555 if dogs_hunt_mice else key


@inlined
def look_up(key: int, left: int, alpha: int, beta: int, memory: Any) -> Any:
    """Whether the table decides a position, the value stored, and its best move (or -1)."""
    at = (key >> 20) & (ENTRIES - 1)
    if left <= 2 or memory.keys[at] != key:
        return False, 0, -1
    entry = memory.stored[at]
    value = (entry & 127) - 64
    flag = (entry >> 7) & 3
    known = (entry >> 9) & 0xFFFF
    if flag == _EXACT:
        memory.nodes[1] = known
        return True, value, known
    is_cut = (flag == _LOWER and value >= beta) or (flag == _UPPER and value <= alpha)
    return is_cut, value, known


@inlined
def store(key: int, value: int, move: int, alpha: int, beta: int, memory: Any) -> None:
    """Store a value that was searched with this window. The newest position replaces the old."""
    flag = _EXACT
    if value <= alpha:
        flag = _UPPER
    elif value >= beta:
        flag = _LOWER
    at = (key >> 20) & (ENTRIES - 1)
    memory.keys[at] = key
    memory.stored[at] = (value + 64) | flag << 7 | move << 9


@uncounted
def list_moves(at: Any, row: Any) -> int:
    """Write all moves to `row`, and return their number."""
    held = kinds_in(at.hand)
    n = 0
    for group in range(3):
        if group == 0:
            rest = beside(at.occupied) & ~at.occupied & WINDOW
        elif group == 1:
            rest = at.occupied & TOP if at.height < SIZE else 0
        else:
            rest = at.occupied & COLUMN if at.width < SIZE else 0
        while rest:
            place = first(rest)
            rest &= rest - 1
            kinds = held
            while kinds:
                row[n] = group << 12 | place << 5 | first(kinds)
                kinds &= kinds - 1
                n += 1
    return n


@uncounted
def played(at: Any, move: int) -> Any:
    """The position after a move, still from the point of view of the seat that made it."""
    group, place, kind = move >> 12, (move >> 5) & 127, move & 31
    shift = 0
    if group == 1:
        shift = ROW
    elif group == 2:
        shift = 1
    bit = 1 << place
    dog, cat, mouse, ones, twos = with_card(at.dog, at.cat, at.mouse, at.ones, at.twos, shift, kind,
                                            bit)  # fmt: skip
    return OpenEnding(
        at.occupied << shift | bit,
        max(at.height + (shift >> 3), (place >> 3) + 1),
        max(at.width + (shift & 1), (place & 7) + 1),
        dog, cat, mouse, ones, twos, at.ones2 << shift, at.twos2 << shift,
        at.hand - (1 << kind), at.hand2, at.left - 1,
    )  # fmt: skip


@inlined
def swapped(at: Any) -> Any:
    """The same position from the point of view of the other seat."""
    return OpenEnding(
        at.occupied, at.height, at.width, at.dog, at.cat, at.mouse, at.ones2, at.twos2, at.ones,
        at.twos, at.hand2, at.hand, at.left,
    )  # fmt: skip


@inlined
def last_move(at: Any, dogs_hunt_mice: bool, row: Any) -> Any:
    """The value if one card is left to be laid, and the best move."""
    best, best_move = -MOST, -1
    for i in range(list_moves(at, row)):
        end = played(at, row[i])
        value = ended(end.dog, end.cat, end.mouse, end.ones, end.twos, end.ones2, end.twos2,
                      dogs_hunt_mice)  # fmt: skip
        if value > best:
            best = value
            best_move = row[i]
    return best, best_move


@inlined
def rate_moves(at: Any, alpha: int, beta: int, known: int, dogs_hunt_mice: bool, row: Any,
               order: Any) -> Any:  # fmt: skip
    """Write the moves worth searching and what to sort them by.

    Returns their number, the best bound of the positions after all moves, and its move. A lower
    bound of at least `beta` is a cutoff. A move whose upper bound does not exceed `alpha` is
    pruned, but its bound still counts towards the fail-soft value.
    """
    mine, others = (at.left + 1) >> 1, at.left >> 1
    best, best_move = -MOST, -1
    kept = 0
    for i in range(list_moves(at, row)):
        move = row[i]
        after = played(at, move)
        lower, upper = bounds(after, mine - 1, others, dogs_hunt_mice)
        if lower > best:
            best, best_move = lower, move
            if best >= beta:
                return 0, best, best_move
        if upper <= alpha:
            if upper > best:
                best, best_move = upper, move
            continue
        # Move ordering: the middle of the bounds, then the value if the chase came now. The move
        # from the transposition table comes first.
        score = 4 * (lower + upper)
        if lower < upper:
            score += ended(after.dog, after.cat, after.mouse, after.ones, after.twos, after.ones2,
                           after.twos2, dogs_hunt_mice)  # fmt: skip
        if move == known:
            score += 10000
        row[kept] = move
        order[kept] = score
        kept += 1
    return kept, best, best_move


@inlined
def take_best(row: Any, order: Any, i: int, n: int) -> int:
    """The best move from `i` on, swapped with the one at `i`.

    Selection sort, one step per move: after a cutoff the rest need not be sorted.
    """
    top = i
    for j in range(i + 1, n):
        if order[j] > order[top]:
            top = j
    move = row[top]
    row[top] = row[i]
    order[top] = order[i]
    return move


_PLANES_OF = ((0,), (1,), (2,), (3,), (4,), (3, 4))
"""The bitboards that a card of each kind belongs to, as offsets from `dog`."""


class Solver:
    """Solves positions of one game, with a transposition table that is kept between calls."""

    def __init__(self, *, dogs_hunt_mice: bool) -> None:
        self._russian = dogs_hunt_mice
        self._memory = Memory.allocate()

    @property
    def nodes(self) -> int:
        """How many positions have been searched so far."""
        return int(self._memory.nodes[0])

    def best(self, at: OpenEnding) -> tuple[int, int, int, int]:
        """The value for the seat to move, then a best move as kind, x and y.

        The kind is from 0 to 5. x and y count from the corner; x is -1 to the left of the box, y is
        -1 above it.
        """
        value = int(solve(at, -MOST, MOST, self._russian, self._memory))
        move = int(self._memory.nodes[1])
        group, place, kind = move >> 12, move >> 5 & 127, (move & 31) // FIELD
        x = -1 if group == 2 else place & 7
        y = -1 if group == 1 else place >> 3
        return value, kind, x, y

    def wins(self, at: OpenEnding) -> bool:
        """Whether the seat to move wins alone by best play; much faster than `best`."""
        return int(solve(at, 0, 1, self._russian, self._memory)) > 0

    def loses(self, at: OpenEnding) -> bool:
        """Whether the seat to move loses against best play, or has lost if no card is left."""
        if not at.left:
            return at.chances(dogs_hunt_mice=self._russian)[0] == 0
        return int(solve(at, -1, 0, self._russian, self._memory)) < 0

    def end_of(self, at: OpenEnding) -> OpenEnding:
        """The full square that best play by both seats leads to."""
        while at.left:
            at = at.after(*self.best(at)[1:])
        return at
