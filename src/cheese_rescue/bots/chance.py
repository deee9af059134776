"""Random numbers that the compiled code computes too: xoshiro256++, seeded by splitmix64.

With the same numbers, a bot makes the same choices in Python and in `kernel.simple_games`.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from cheese_rescue.rules import Card
from cheese_rescue.rules.cards import ANIMALS, animals

Item = TypeVar("Item")

GAMMA = 0x9E3779B97F4A7C15
"""What splitmix64 adds for every number."""
DEAL, MOVES, FOREIGN = 0, 1, 2
"""The independent sequences of a game: for the deal, which would reveal the pile to a bot, for the
built-in bots, and from this number on for the foreign bot in each seat."""
_WORD = (1 << 64) - 1
_ROLL = 0x7FFFFFFF


def mixed(value: int) -> int:
    """A hash of 64 bits: the output function of splitmix64."""
    value &= _WORD
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _WORD
    return value ^ (value >> 31)


def game_seed(seed: int, number: int) -> int:
    """The seed of one of many games, from 0 to 2 ** 63 - 1; `number` counts the games from 0."""
    return mixed(mixed(seed) + number * GAMMA) >> 1


class Chance(Random):
    """A generator whose `choice`, `sample` and `random` use one number of 63 bits for each draw."""

    def __init__(self, seed: int, sequence: int = 0) -> None:
        """`sequence` gives several independent generators for one seed."""
        self._state = (0, 0, 0, 0)
        super().__init__(mixed(seed + sequence))

    def seed(self, a: Any = 0, version: int = 2) -> None:  # noqa: ARG002 (Random's)
        """Begin again with an integer as the seed."""
        x = int(a)
        words = []
        for _ in range(4):
            x += GAMMA
            words.append(mixed(x))
        self._state = (words[0], words[1], words[2], words[3])

    def roll(self) -> int:
        """63 random bits."""
        s0, s1, s2, s3 = self._state
        total = s0 + s3 & _WORD
        drawn = (total << 23 | total >> 41) + s0 & _WORD
        t = s1 << 17 & _WORD
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        s3 = (s3 << 45 | s3 >> 19) & _WORD
        self._state = (s0, s1, s2, s3)
        return drawn >> 1

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1; the bias is `bound` / 2 ** 31 at most."""
        return (self.roll() >> 32) * bound >> 31

    def random(self) -> float:
        """A number from 0 to 1, without 1."""
        return float((self.roll() >> 10) * 2.0**-53)

    def getrandbits(self, k: int, /) -> int:
        """That many random bits."""
        bits = 0
        for _ in range(-(-k // 63)):
            bits = bits << 63 | self.roll()
        return bits & ((1 << k) - 1)

    def choice(self, seq: Any) -> Any:
        """One of the items."""
        return seq[self.below(len(seq))]

    def sample(self, population: Sequence[Item], k: int, **_: Any) -> list[Item]:
        """`k` different items, in random order."""
        pool = list(population)
        for at in range(k):
            other = at + self.below(len(pool) - at)
            pool[at], pool[other] = pool[other], pool[at]
        return pool[:k]

    def getstate(self) -> Any:
        """The state of the generator, for `setstate`."""
        return self._state

    def setstate(self, state: Any) -> None:
        """Continue from that state."""
        self._state = state


def dealt_pile(players: int, seed: int) -> tuple[Card, ...]:
    """The pile of the game with that seed, top card first. Every order is equally likely."""
    chance = Chance(seed, DEAL)
    left = dict(animals(players))
    pile: list[Card] = []
    while any(left.values()):
        roll = chance.roll()
        for part in (roll & _ROLL, roll >> 32):
            if cards := sum(left.values()):
                at = part * cards >> 31
                for animal in ANIMALS:
                    at -= left[animal]
                    if at < 0:
                        left[animal] -= 1
                        pile.append(animal)
                        break
    return tuple(pile)
