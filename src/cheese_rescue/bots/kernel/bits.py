"""Bitboards: a set of places is one 64-bit number, in which bit 8 y + x is the place (x, y).

The largest square, 7 x 7, uses only the lowest 55 bits. A bitboard is therefore never negative, and
a signed int64 will do.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from cheese_rescue.bots.kernel.cache import CACHE, PDEP

functions: list[Any] = []
"""All compiled functions, so that `warm_up` can switch off their caches."""


def compiled(function: Any) -> Any:
    """Decorator: compile a function with numba, without the GIL, and cache it on disk."""
    return _compiled(function)


def uncounted(function: Any) -> Any:
    """Decorator: the same without reference counts, for functions that allocate no arrays.

    Counting the references to arrays in tuples would take longer than the search itself.
    """
    return _compiled(function, _nrt=False)


def inlined(function: Any) -> Any:
    """Decorator: like `uncounted`, but numba copies the code into the functions that call it.

    For what is called in one place: one function compiles faster than two. Python can call it too.
    """
    return _compiled(function, _nrt=False, inline="always")


def merged(function: Any) -> Any:
    """Decorator: like `uncounted`, but LLVM merges the code into the callers.

    For functions with tuples of many arrays, each of which would be seven arguments of a call.
    """
    return _compiled(function, _nrt=False, forceinline=True)


def _compiled(function: Any, **options: Any) -> Any:
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, **options}
    dispatcher = njit(cache=CACHE is not None, **options)(function)
    functions.append(dispatcher)
    return dispatcher


def instruction(function: Any) -> Any:
    """Decorator: a processor instruction. The function generates its LLVM code."""
    return intrinsic(function)


ROW = 8
"""Bits from a place to the one below it."""
COLUMN = 0x0101010101010101
"""The leftmost place of every row."""


@instruction
def count(typing_context: Any, bits: Any) -> Any:  # noqa: ARG001 (numba's)
    """The number of bits set (popcount)."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@instruction
def first(typing_context: Any, bits: Any) -> Any:  # noqa: ARG001 (numba's)
    """The index of the lowest bit set. Undefined for 0."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@instruction
def _deposit(typing_context: Any, value: Any, mask: Any) -> Any:  # noqa: ARG001 (numba's)
    """The BMI2 instruction pdep: scatter the low bits of `value` to the bits set in `mask`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        word = ir.IntType(64)
        pdep = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, (word, word))
        )
        return builder.call(pdep, args)

    return types.int64(types.int64, types.int64), generate


if PDEP:

    @uncounted
    def nth(bits: int, n: int) -> int:
        """The index of the nth bit set, with n counted from 0."""
        return first(_deposit(1 << n, bits))

else:

    @uncounted
    def nth(bits: int, n: int) -> int:
        """The index of the nth bit set, with n counted from 0."""
        for _ in range(n):
            bits &= bits - 1
        return first(bits)


@uncounted
def beside(bits: int) -> int:
    """The neighbours of these places. Some may lie outside the square: mask the result.

    Bit 7 of a row is never part of a square, so a neighbour never wraps round into another row of
    the square.
    """
    return bits << 1 | bits >> 1 | bits << ROW | bits >> ROW


@uncounted
def square(size: int) -> int:
    """All places of a square with `size` cards along a side, in the upper left corner."""
    row = (1 << size) - 1
    places = 0
    for y in range(size):
        places |= row << (ROW * y)
    return places


@uncounted
def seed_rng(chance: Any, seed: int) -> None:
    """Seed a random number generator: fill the four words of `chance` by splitmix64."""
    x = np.uint64(seed)
    for word in range(4):
        x += np.uint64(0x9E3779B97F4A7C15)
        z = x
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        chance[word] = z ^ (z >> np.uint64(31))


@uncounted
def next_random(s0: Any, s1: Any, s2: Any, s3: Any) -> Any:
    """63 random bits and the next state of the generator (xoshiro256++).

    The state is four scalars instead of an array, so that it stays in registers.
    """
    total = s0 + s3
    drawn = ((total << np.uint64(23)) | (total >> np.uint64(41))) + s0
    t = s1 << np.uint64(17)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = (s3 << np.uint64(45)) | (s3 >> np.uint64(19))
    return np.int64(drawn >> np.uint64(1)), s0, s1, s2, s3


@uncounted
def roll(chance: Any) -> int:
    """63 random bits from a generator whose state is kept in an array."""
    drawn, chance[0], chance[1], chance[2], chance[3] = next_random(
        chance[0], chance[1], chance[2], chance[3]
    )
    return drawn


@uncounted
def mixed(h: int, word: int) -> int:
    """One step of a hash: multiply by 2^64 over the golden ratio, then fold the high bits."""
    h = (h ^ word) * -7046029254386353131
    return h ^ ((h >> 29) & 0x7FFFFFFFF)
