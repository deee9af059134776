"""The schedule of a tournament: who meets whom, who sits where, and with which cards."""

from functools import cache
from hashlib import sha256
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Game, Rules
from cheese_rescue.rules.seal import shuffled_pile

Entrant = int
"""A bot's number in the tournament's list, from 0."""


@cache
def tables(entrants: int, players: int) -> tuple[tuple[Entrant, ...], ...]:
    """The tables of a tournament: who meets whom, with one entrant for every seat.

    With at least as many entrants as seats: every combination of different entrants. With fewer:
    each entrant alone against copies of each other one.
    """
    if entrants >= players:
        return tuple(combinations(range(entrants), players))
    return tuple(
        (one, *([other] * (players - 1))) for one, other in permutations(range(entrants), 2)
    )


class Tournament(NamedTuple):
    """Everything that determines the games of a tournament."""

    entrants: tuple[str, ...]
    """The names of the bots; a name may occur several times."""
    players: int
    """The number of seats at a table: 2, 3 or 4."""
    rules: Rules
    """The variants that are on."""
    seed: int
    """The seed of deals, seatings and bots."""
    budget: Budget
    """What a bot may spend on a move."""
    timeout: float
    """Seconds after which a foreign bot forfeits if it has not moved."""
    folder: str
    """The folder that is searched first for the modules of foreign bots."""

    @property
    def tables(self) -> tuple[tuple[Entrant, ...], ...]:
        """Who meets whom, as the function `tables` says."""
        return tables(len(self.entrants), self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants' names, with a number after each repetition of a name."""
        return tuple(
            name
            if (before := self.entrants[:number].count(name)) == 0
            else f"{name} ({before + 1})"
            for number, name in enumerate(self.entrants)
        )

    def deals(self, games: int) -> int:
        """How many deals give at least that many games, with equally many deals for every table."""
        rounds = -(-games // (self.players * len(self.tables)))
        return rounds * len(self.tables)

    def table(self, deal: int) -> int:
        """The index in `tables` of the table that plays a deal."""
        return deal % len(self.tables)

    def seats(self, deal: int, seating: int) -> tuple[Entrant, ...]:
        """The entrant in every seat: a random order for the deal, rotated by one with each seating.

        `seating` counts from 0 to `players` - 1, so every entrant plays every hand of the deal.
        """
        order = list(self.tables[self.table(deal)])
        Random(_hash("order", self.seed, deal)).shuffle(order)
        return (*order[seating:], *order[:seating])

    def secret(self, deal: int) -> bytes:
        """The secret that a deal is shuffled with."""
        return _hash("deal", self.seed, deal)

    def game(self, deal: int) -> Game:
        """The game of a deal before the first move."""
        pile = shuffled_pile(self.players, self.secret(deal), [None] * self.players)
        return Game.deal(players=self.players, pile=pile, rules=self.rules)

    def bot_seed(self, deal: int, seating: int, seat: int) -> str:
        """The seed of a bot's random numbers: a hash of its own, so it does not reveal the pile."""
        return _hash("bot", self.seed, deal, seating, seat).hex()


def _hash(*words: str | int) -> bytes:
    return sha256(" ".join(["cheese-rescue", "arena", *map(str, words)]).encode()).digest()
