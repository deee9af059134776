"""Games for the proofs: every set-up, any deal, and players of several tempers."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import strategies as st

from cheese_rescue.rules import Board, Card, Cell, Game, Move, Rules
from tests.rules.brute_force import ANIMALS


class Setup(NamedTuple):
    players: int
    rules: Rules

    def __str__(self) -> str:
        variants = [name for name, on in self.rules._asdict().items() if on]
        return " ".join([f"{self.players} players", *variants])


SETUPS = tuple(
    Setup(players, Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice))
    for players in (2, 3, 4)
    for centred in (False, True)
    for dogs_hunt_mice in (False, True)
    if not (centred and players == 3)  # V1 needs a start card
)

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_count = pytest.mark.parametrize("players", [2, 3, 4])

SEEDS = st.integers(0, 2**32 - 1)


def pile_of(faces: str) -> tuple[Card, ...]:
    """The pile written as `DCMM`."""
    return tuple(Card(face) for face in faces if face != " ")


def shuffled(players: int, seed: int) -> tuple[Card, ...]:
    pile = list(pile_of(ANIMALS[players]))
    Random(seed).shuffle(pile)
    return tuple(pile)


def dealt(players: int, seed: int = 0, rules: Rules = Rules()) -> Game:
    return Game.deal(players=players, pile=shuffled(players, seed), rules=rules)


Temper = Callable[[Sequence[Move], Random], Move]


def _far(move: Move) -> int:
    return abs(move.cell.x) + abs(move.cell.y)


def anyhow(moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice(moves)


def outwards(moves: Sequence[Move], rng: Random) -> Move:
    """Stretches the square as fast as it goes."""
    return rng.choice([move for move in moves if _far(move) == max(map(_far, moves))])


def inwards(moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice([move for move in moves if _far(move) == min(map(_far, moves))])


def animals_first(moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice([move for move in moves if move.card.owner is None] or moves)


def cheeses_first(moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice([move for move in moves if move.card.owner is not None] or moves)


TEMPERS: tuple[Temper, ...] = (anyhow, outwards, inwards, animals_first, cheeses_first)


def course(game: Game, seed: int, temper: Temper = anyhow) -> tuple[Game, ...]:
    """That game and every one it becomes, to its end."""
    rng = Random(seed)
    games = [game]
    while moves := games[-1].legal_moves():
        games.append(games[-1].play(temper(moves, rng)))
    return tuple(games)


def courses(setup: Setup) -> st.SearchStrategy[tuple[Game, ...]]:
    """Whole games, each from its deal to its end."""
    return st.builds(
        lambda deal, seed, temper: course(dealt(setup.players, deal, setup.rules), seed, temper),
        SEEDS,
        SEEDS,
        st.sampled_from(TEMPERS),
    )


any_course = st.sampled_from(SETUPS).flatmap(courses)
any_game = any_course.flatmap(st.sampled_from)
"""A game of any set-up after any number of plies."""


def played(game: Game, *moves: str) -> Game:
    """The game after those moves, each written as `M@1,0`."""
    for move in moves:
        game = game.play(Move.parse(move))
    return game


ANIMALS_AND_CHEESES = tuple(card for card in Card if card is not Card.START)


def _scattered(size: int, holes: float, start: bool, seed: int) -> Board:
    rng = Random(seed)
    cells = [Cell(x - size // 2, y - size // 2) for x in range(size) for y in range(size)]
    kinds = [*pile_of("DCCMMM"), *rng.sample(ANIMALS_AND_CHEESES, 5)]
    lying = {cell: rng.choice(kinds) for cell in cells if rng.random() >= holes}
    lying.setdefault(rng.choice(cells), Card.DOG)
    return Board({**lying, Cell(0, 0): Card.START} if start else lying)


def boards() -> st.SearchStrategy[Board]:
    """Any cards anywhere, finished or not, with holes and islands, with a start card or not."""
    return st.builds(
        _scattered, st.integers(1, 7), st.sampled_from([0.0, 0.2, 0.6]), st.booleans(), SEEDS
    )
