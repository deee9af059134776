"""The open end of a game with two players is solved exactly."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots.kernel.bit_position import BitPosition, card_of, kind_of
from cheese_rescue.bots.kernel.solver import OpenEnding, Solver, bounds, swapped
from cheese_rescue.rules import Cell, Game, Move, Rules
from cheese_rescue.rules.cards import plies
from tests.examples import examples
from tests.rules.games import (
    SEEDS,
    TEMPERS,
    Setup,
    Temper,
    anyhow,
    cheeses_first,
    course,
    dealt,
)

VARIANTS = [
    Rules(),
    Rules(centred=True),
    Rules(dogs_hunt_mice=True),
    Rules(centred=True, dogs_hunt_mice=True),
]
every_variant = pytest.mark.parametrize(
    "rules", VARIANTS, ids=lambda rules: str(Setup(2, rules)).removeprefix("2 players ")
)
LONGEST = 10


def flatly(moves: Sequence[Move], rng: Random) -> Move:
    """Leaves the square open above and below as long as it goes."""
    return anyhow([move for move in moves if -1 <= move.cell.y <= 2] or moves, rng)


def narrowly(moves: Sequence[Move], rng: Random) -> Move:
    """Leaves it open on the left and on the right, and keeps the animals."""
    return cheeses_first([move for move in moves if -2 <= move.cell.x <= 1] or moves, rng)


PLAYERS = (*TEMPERS, flatly, narrowly)


def positions(left: int, rules: Rules, seeds: range) -> Iterator[Game]:
    """Games with so many cards still to be laid."""
    for seed in seeds:
        temper = PLAYERS[seed % len(PLAYERS)]
        yield course(dealt(2, seed, rules), seed, temper)[plies(2) - left]


def opened(game: Game) -> OpenEnding:
    return OpenEnding.of(BitPosition.of(game.view(game.turn)))


def solved(game: Game, finish: Solver | None = None) -> tuple[int, Move]:
    """The value for the seat to move, and the best move."""
    finish = finish or Solver(dogs_hunt_mice=game.rules.dogs_hunt_mice)
    position = BitPosition.of(game.view(game.turn))
    value, kind, x, y = finish.best(OpenEnding.of(position))
    left, top = position.corner
    return value, Move(card_of(kind, game.turn), Cell(left + x, top + y))


# -- by brute force --------------------------------------------------------------------------------


def worth(game: Game, seat: int) -> int:
    """Twice the margin in points; where that is 0, who has more cheeses left (R17)."""
    outcome = game.outcome()
    margin = outcome.points[seat] - outcome.points[1 - seat]
    more = outcome.cheeses[seat] - outcome.cheeses[1 - seat]
    return 2 * margin or (more > 0) - (more < 0)


def minimax(game: Game) -> int:
    """The value for the seat to move, by playing everything."""
    return worth(game, game.turn) if game.over else max(judged(game).values())


def judged(game: Game) -> dict[Move, int]:
    """What every move is worth to the seat to move."""
    return {move: -minimax(game.play(move)) for move in game.legal_moves()}


def ways(game: Game) -> int:
    """About how many ways there are to the end."""
    product, left = 1, plies(2) - game.ply
    for ply in range(left):
        faces = len(set(game.hands[(game.turn + ply) % 2]))
        product *= faces * (left - ply)
    return product


HARD = [(3, 40), (4, 16), (5, 6)]
"""Cards left, and so many games: brute force takes its time."""


@every_variant
@pytest.mark.parametrize(
    ("left", "games"),
    [(1, 40), (2, 40), (3, 12), *(pytest.param(*case, marks=pytest.mark.long) for case in HARD)],
)
def test_it_finds_what_brute_force_finds(left: int, games: int, rules: Rules) -> None:
    quick = (game for game in positions(left, rules, range(400)) if ways(game) <= 6000)
    found = [*islice(quick, games)]
    assert len(found) == games
    for game in found:
        value, move = solved(game)
        values = judged(game)
        assert value == max(values.values()) == values[move]


@pytest.mark.long
def test_it_finds_what_brute_force_finds_where_the_square_can_still_grow() -> None:
    quick = (game for game in positions(5, Rules(), range(2000)) if ways(game) <= 2000)
    growing = [*islice((game for game in quick if len(game.square.open) > 5), 6)]
    assert len(growing) == 6
    for game in growing:
        value, move = solved(game)
        values = judged(game)
        assert value == max(values.values()) == values[move]


# -- longer ends -----------------------------------------------------------------------------------


def turned(game: Game, turn: Callable[[Cell], Cell]) -> Game:
    """The same game on a table that is looked at from another side."""
    again = Game.deal(players=2, pile=game.dealt, rules=game.rules)
    for card, cell in game.moves:
        again = again.play(Move(card, turn(cell)))
    return again


@every_variant
def test_a_position_is_worth_the_same_from_all_sides(rules: Rules) -> None:
    for left in (6, 7, 8):
        for game in positions(left, rules, range(5 * left, 5 * left + 5)):
            value = solved(game)[0]
            assert solved(turned(game, lambda cell: Cell(-cell.x, cell.y)))[0] == value
            assert solved(turned(game, lambda cell: Cell(cell.y, cell.x)))[0] == value
            assert solved(turned(game, lambda cell: Cell(-cell.y, -cell.x)))[0] == value


@every_variant
def test_a_position_is_worth_its_best_move(rules: Rules) -> None:
    for game in positions(6, rules, range(5)):
        value, best = solved(game)
        after = {move: -solved(game.play(move))[0] for move in game.legal_moves()}
        assert value == max(after.values()) == after[best]


@every_variant
def test_what_it_remembers_changes_nothing(rules: Rules) -> None:
    for seed in range(8):
        games = course(dealt(2, seed, rules), seed, PLAYERS[seed % len(PLAYERS)])
        used = Solver(dogs_hunt_mice=rules.dogs_hunt_mice)
        for game in games[plies(2) - 8 : -1]:
            value = solved(game)[0]
            assert solved(game, used)[0] == value
            for move in game.legal_moves()[:3]:
                if not (after := game.play(move)).over:
                    assert solved(after, used)[0] == solved(after)[0]


@every_variant
def test_best_play_leads_to_the_end_that_it_tells(rules: Rules) -> None:
    dogs_hunt_mice = rules.dogs_hunt_mice
    for left in range(1, LONGEST - 1):
        for game in positions(left, rules, range(left, left + 3)):
            finish = Solver(dogs_hunt_mice=dogs_hunt_mice)
            end = finish.end_of(opened(game))
            value, seat = solved(game, finish)[0], game.turn
            last = game
            while not last.over:
                last = last.play(solved(last, finish)[1])
            outcome = last.outcome()
            assert worth(last, seat) == value
            assert (
                end.points(dogs_hunt_mice=dogs_hunt_mice) == outcome.points
            )  # seat 0 would be next
            share = 1 / len(outcome.winners)
            chances = tuple(share if one in outcome.winners else 0 for one in range(2))
            assert end.chances(dogs_hunt_mice=dogs_hunt_mice) == chances


open_games = st.builds(
    lambda rules, deal, seed, temper, left: course(dealt(2, deal, rules), seed, temper)[-1 - left],
    st.sampled_from(VARIANTS),
    SEEDS,
    SEEDS,
    st.sampled_from(PLAYERS),
    st.integers(1, LONGEST),
)


@examples(100)
@given(open_games, st.data())
def test_playing_a_move_in_numbers_is_playing_it(game: Game, data: st.DataObject) -> None:
    move = data.draw(st.sampled_from(game.legal_moves()))
    corner = BitPosition.of(game.view(game.turn)).corner
    x, y = move.cell.x - corner.x, move.cell.y - corner.y
    after = opened(game).after(kind_of(move.card), x, y)
    then = game.play(move)
    if then.over:
        assert after.left == 0
        assert after.points(dogs_hunt_mice=game.rules.dogs_hunt_mice) == then.outcome().points
    else:
        assert after == opened(then)


@pytest.mark.long
@examples(300)
@given(open_games, SEEDS, st.sampled_from(PLAYERS))
def test_no_play_leads_beyond_the_bounds(game: Game, seed: int, temper: Temper) -> None:
    at = opened(game)
    mine, others = (at.left + 1) // 2, at.left // 2
    dogs_hunt_mice = game.rules.dogs_hunt_mice
    for end in (course(game, seed + more, temper)[-1] for more in range(3)):
        lower, upper = bounds(at, mine, others, dogs_hunt_mice)
        assert lower <= worth(end, game.turn) <= upper
        lower, upper = bounds(swapped(at), others, mine, dogs_hunt_mice)
        assert lower <= worth(end, 1 - game.turn) <= upper
