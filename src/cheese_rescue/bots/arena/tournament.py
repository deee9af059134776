"""Who meets whom in a tournament, who sits where, and with which cards."""

from functools import cache
from hashlib import sha256
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Game, Rules
from cheese_rescue.rules.seal import shuffled_pile

Entrant = int
"""Its number in the tournament's list."""


@cache
def tables(entrants: int, players: int) -> tuple[tuple[Entrant, ...], ...]:
    """Who meets whom.

    With at least as many entrants as seats: every combination of different entrants. With fewer:
    each entrant alone against copies of each other one.
    """
    if entrants >= players:
        return tuple(combinations(range(entrants), players))
    return tuple(
        (one, *([other] * (players - 1))) for one, other in permutations(range(entrants), 2)
    )


class Tournament(NamedTuple):
    """Everything that determines the games."""

    entrants: tuple[str, ...]
    players: int
    rules: Rules
    seed: int
    budget: Budget
    timeout: float
    """Seconds after which a foreign bot has overrun its budget."""
    folder: str
    """Where foreign bots are looked for first."""

    @property
    def tables(self) -> tuple[tuple[Entrant, ...], ...]:
        return tables(len(self.entrants), self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants' names; a name that occurs twice is numbered."""
        return tuple(
            name
            if (before := self.entrants[:number].count(name)) == 0
            else f"{name} ({before + 1})"
            for number, name in enumerate(self.entrants)
        )

    def deals(self, games: int) -> int:
        """The number of deals for at least that many games, the same number for every table."""
        rounds = -(-games // (self.players * len(self.tables)))
        return rounds * len(self.tables)

    def table(self, deal: int) -> int:
        """The number of the table that plays a deal."""
        return deal % len(self.tables)

    def seats(self, deal: int, seating: int) -> tuple[Entrant, ...]:
        """Who sits where: a random order for the deal, rotated by one seat with each seating."""
        order = list(self.tables[self.table(deal)])
        Random(_hash("order", self.seed, deal)).shuffle(order)
        return (*order[seating:], *order[:seating])

    def game(self, deal: int) -> Game:
        secret = _hash("deal", self.seed, deal)
        pile = shuffled_pile(self.players, secret, [None] * self.players)
        return Game.deal(players=self.players, pile=pile, rules=self.rules)

    def bot_seed(self, deal: int, seating: int, seat: int) -> str:
        """The seed of a bot's random numbers. It is a hash, so it does not reveal the pile."""
        return _hash("bot", self.seed, deal, seating, seat).hex()


def _hash(*words: str | int) -> bytes:
    return sha256(" ".join(["cheese-rescue", "arena", *map(str, words)]).encode()).digest()
