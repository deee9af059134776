"""Many games at once: each is one row of an array, and all are played move by move.

A row has WORDS signed 64-bit numbers; the constants below name them. `kernel.playouts` explains
bitboards, hands and planes. As in playouts, the order of the pile is drawn card by card.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types

from cheese_rescue.bots.kernel.bits import (
    COLUMN,
    ROW,
    compiled,
    count,
    inlined,
    instruction,
    next_random,
    seed_rng,
)
from cheese_rescue.bots.kernel.cache import PDEP
from cheese_rescue.bots.kernel.playouts import (
    CHEESES,
    FIELD,
    ROLL,
    draw,
    hungry,
    open_places,
)

OCCUPIED, HEIGHT, WIDTH, PLY = 0, 1, 2, 3
DOGS, CATS, LEFT = 4, 5, 6
"""The dogs, the cats and all cards in the pile."""
HANDS = 7
"""The first of four hands."""
PLANES = 11
"""The first of six planes; unlike in `kernel.playouts`, they are numbered by kind from 0 to 5."""
OWN = 17
"""The first of four: the places of all cards that each seat has laid."""
CHANCE = 21
"""The first of the four words of the random number generator."""
WORDS = 25


@compiled
def deal_game(games: Any, n: int, players: int, size: int, centred: bool, in_play: Any) -> None:
    """Begin a new game in this row, with the next random numbers of its generator."""
    s0, s1 = np.uint64(games[n, CHANCE]), np.uint64(games[n, CHANCE + 1])
    s2, s3 = np.uint64(games[n, CHANCE + 2]), np.uint64(games[n, CHANCE + 3])
    dogs, cats, left = in_play[0], in_play[1], in_play[0] + in_play[1] + in_play[2]
    for word in range(HANDS, CHANCE):
        games[n, word] = 0
    for seat in range(players):
        roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
        hand, dogs, cats, left = draw(CHEESES, roll & ROLL, dogs, cats, left)
        games[n, HANDS + seat], dogs, cats, left = draw(hand, roll >> 32, dogs, cats, left)
    games[n, CHANCE], games[n, CHANCE + 1] = np.int64(s0), np.int64(s1)
    games[n, CHANCE + 2], games[n, CHANCE + 3] = np.int64(s2), np.int64(s3)
    games[n, DOGS], games[n, CATS], games[n, LEFT] = dogs, cats, left
    games[n, PLY] = 0
    if centred:
        games[n, OCCUPIED] = 1 << ((ROW + 1) * (size // 2))
        games[n, HEIGHT] = games[n, WIDTH] = size
    else:
        games[n, OCCUPIED] = games[n, HEIGHT] = games[n, WIDTH] = int(players != 3)


@compiled
def seed_games(
    games: Any, which: Any, seeds: Any, players: int, size: int, centred: bool, in_play: Any
) -> None:
    """Begin a new game in each of these rows, with a generator of its own."""
    chance = np.empty(4, np.uint64)
    for n in range(len(which)):
        seed_rng(chance, seeds[n])
        for word in range(4):
            games[which[n], CHANCE + word] = np.int64(chance[word])
        deal_game(games, which[n], players, size, centred, in_play)


@inlined
def open_board(games: Any, n: int, size: int, window: int) -> int:
    """The open places as one bitboard that begins beside the box: bit 8 (y + 1) + x + 1."""
    inner, above, beyond = open_places(
        games[n, OCCUPIED], games[n, HEIGHT], games[n, WIDTH], size, window
    )
    return inner << (ROW + 1) | above << 1 | beyond << ROW


@inlined
def lay(games: Any, n: int, players: int, seat: int, kind: int, place: int) -> None:
    """Play a legal move: place the card at that bit of `open_board`, and draw (R11)."""
    y, x = (place >> 3) - 1, (place & 7) - 1
    shift = 0
    if y < 0:
        shift, y = ROW, 0
    elif x < 0:
        shift, x = 1, 0
    if shift:
        games[n, OCCUPIED] <<= shift
        for word in range(PLANES, OWN + players):
            games[n, word] <<= shift
    bit = 1 << (ROW * y + x)
    games[n, OCCUPIED] |= bit
    games[n, PLANES + kind] |= bit
    games[n, OWN + seat] |= bit
    games[n, HEIGHT] = max(games[n, HEIGHT] + (shift >> 3), y + 1)
    games[n, WIDTH] = max(games[n, WIDTH] + (shift & 1), x + 1)
    hand = games[n, HANDS + seat] - (1 << FIELD * kind)
    if games[n, LEFT]:
        roll, s0, s1, s2, s3 = next_random(
            np.uint64(games[n, CHANCE]), np.uint64(games[n, CHANCE + 1]),
            np.uint64(games[n, CHANCE + 2]), np.uint64(games[n, CHANCE + 3]),
        )  # fmt: skip
        games[n, CHANCE], games[n, CHANCE + 1] = np.int64(s0), np.int64(s1)
        games[n, CHANCE + 2], games[n, CHANCE + 3] = np.int64(s2), np.int64(s3)
        hand, games[n, DOGS], games[n, CATS], games[n, LEFT] = draw(
            hand, roll >> 32, games[n, DOGS], games[n, CATS], games[n, LEFT]
        )
    games[n, HANDS + seat] = hand
    games[n, PLY] += 1


@compiled
def results(
    games: Any, n: int, players: int, dogs_hunt_mice: bool, points: Any, cheeses: Any
) -> None:
    """Fill in every seat's points and cheeses left after the chase (R14, R16)."""
    safe = ~hungry(games[n, PLANES], games[n, PLANES + 1], games[n, PLANES + 2], dogs_hunt_mice)
    for seat in range(players):
        mine = games[n, OWN + seat] & safe
        ones = count(games[n, PLANES + 3] & mine)
        twos = count(games[n, PLANES + 4] & mine)
        threes = count(games[n, PLANES + 5] & mine)
        points[seat] = ones + 2 * twos + 3 * threes
        cheeses[seat] = ones + twos + threes


@instruction
def spread(typing_context: Any, target: Any, at: Any, bits: Any) -> Any:  # noqa: ARG001 (numba's)
    """Write 64 bits as 64 bytes 0 or 1 into an array of bytes, from that index on."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        lanes = builder.bitcast(args[2], ir.VectorType(ir.IntType(1), 64))
        row = ir.VectorType(ir.IntType(8), 64)
        where = builder.bitcast(builder.gep(array.data, [args[1]]), row.as_pointer())
        builder.store(builder.zext(lanes, row), where, align=1)
        return context.get_dummy_value()

    return types.void(target, types.int64, types.int64), generate


@instruction
def _extract(typing_context: Any, value: Any, mask: Any) -> Any:  # noqa: ARG001 (numba's)
    """The BMI2 instruction pext: gather the bits set in `mask` into the lowest bits."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        word = ir.IntType(64)
        pext = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pext.64", (), ir.FunctionType(word, (word, word))
        )
        return builder.call(pext, args)

    return types.int64(types.int64, types.int64), generate


@inlined
def squeeze_at_once(board: int, side: int) -> int:
    """`squeeze` by one instruction."""
    row = (1 << side) - 1
    return _extract(board, (row * COLUMN) & ((1 << (ROW * side - 1) << 1) - 1))


@inlined
def squeeze_row_by_row(board: int, side: int) -> int:
    """`squeeze` for other processors."""
    row = (1 << side) - 1
    squeezed = 0
    for y in range(side):
        squeezed |= (board >> (ROW * y) & row) << (side * y)
    return squeezed


squeeze = squeeze_at_once if PDEP else squeeze_row_by_row
"""The first `side` rows and columns of a bitboard, without the bits between the rows."""
