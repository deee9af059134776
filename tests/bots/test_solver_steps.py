"""The steps of the endgame solver, one by one."""

from collections import Counter
from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots.kernel import solver
from cheese_rescue.bots.kernel.bit_position import BitPosition, kind_of
from cheese_rescue.bots.kernel.playouts import FIELD
from cheese_rescue.bots.kernel.solver import Memory, OpenEnding
from cheese_rescue.rules import Game
from cheese_rescue.rules.cards import plies
from tests.examples import examples
from tests.rules.games import SEEDS, course, dealt

endings = st.builds(
    lambda deal, seed, left: course(dealt(2, deal), seed)[plies(2) - left],
    SEEDS,
    SEEDS,
    st.integers(1, 10),
)


def opened(game: Game) -> OpenEnding:
    return OpenEnding.of(BitPosition.of(game.view(game.turn)))


def listed(at: OpenEnding) -> list[int]:
    row = np.zeros(solver.WIDEST, np.int64)
    return [int(move) for move in row[: solver.list_moves(at, row)]]


def xy(move: int) -> tuple[int, int]:
    """The place of a move, counted from the corner."""
    group, place = move >> 12, move >> 5 & 127
    return (-1 if group == 2 else place & 7), (-1 if group == 1 else place >> 3)


@given(endings)
def test_every_legal_move_is_listed_once(game: Game) -> None:
    corner = BitPosition.of(game.view(game.turn)).corner
    legal = [
        (kind_of(move.card) * FIELD, (move.cell.x - corner.x, move.cell.y - corner.y))
        for move in game.legal_moves()
    ]
    moves = [(move & 31, xy(move)) for move in listed(opened(game))]
    assert Counter(moves) == Counter(legal)


@examples(60)
@given(endings, SEEDS)
def test_a_move_leads_where_it_leads_by_the_rules(game: Game, seed: int) -> None:
    at = opened(game)
    move = Random(seed).choice(listed(at))
    assert solver.swapped(solver.played(at, move)) == at.after((move & 31) // FIELD, *xy(move))


def test_what_is_stored_is_found_again_and_tells_how_exact_it_is() -> None:
    memory = Memory.allocate()
    key, left = 0x123456789ABCDEF, 5
    assert solver.look_up(key, left, -41, 41, memory) == (False, 0, -1)
    for value, window, usable, useless in (
        (3, (-5, 5), (-41, 41), None),  # exact
        (8, (-5, 8), (-41, 7), (-41, 9)),  # at least 8
        (-8, (-8, 5), (-7, 41), (-9, 41)),  # at most -8
    ):
        solver.store(key, value, 77, *window, memory)
        assert solver.look_up(key, left, *usable, memory) == (True, value, 77)
        if useless:
            assert solver.look_up(key, left, *useless, memory) == (False, value, 77)
    assert solver.look_up(key, 2, -41, 41, memory) == (False, 0, -1)  # too short to be stored
    assert solver.look_up(key + 1, left, -41, 41, memory) == (False, 0, -1)


@given(st.lists(st.integers(-100, 100), min_size=1, max_size=30))
def test_moves_are_taken_best_first(scores: list[int]) -> None:
    row, order = np.arange(len(scores)), np.array(scores)
    taken = [solver.take_best(row, order, i, len(scores)) for i in range(len(scores))]
    assert sorted(taken) == [*range(len(scores))]
    assert [scores[move] for move in taken] == sorted(scores, reverse=True)


@examples(60)
@given(endings)
def test_no_move_is_dropped_whose_bound_is_above_alpha(game: Game) -> None:
    at = opened(game)._replace(left=max(2, opened(game).left))
    row, order = (np.zeros(solver.WIDEST, np.int64) for _ in range(2))
    mine, others = (at.left + 1) // 2, at.left // 2
    bounds = {
        move: solver.bounds(solver.played(at, move), mine - 1, others, False) for move in listed(at)
    }
    for alpha in (-20, -3, 0, 4):
        kept, best, move = solver.rate_moves(at, alpha, solver.MOST, -1, False, row, order)
        assert {*map(int, row[:kept])} == {m for m, (_, up) in bounds.items() if up > alpha}
        pruned = [up for _, up in bounds.values() if up <= alpha]
        assert best == max([low for low, _ in bounds.values()] + pruned)
        assert best in bounds[int(move)]
    beta = max(low for low, _ in bounds.values())
    kept, best, _ = solver.rate_moves(at, -solver.MOST, beta, -1, False, row, order)
    assert (kept, best) == (0, beta)  # a cutoff


@given(st.builds(lambda deal, seed: course(dealt(2, deal), seed)[plies(2) - 1], SEEDS, SEEDS))
def test_the_last_card_is_laid_where_it_is_worth_most(game: Game) -> None:
    at = opened(game)
    value, move = solver.last_move(at, False, np.zeros(solver.WIDEST, np.int64))
    ends = {one: solver.ended(*solver.played(at, one)[3:10], False) for one in listed(at)}
    assert value == max(ends.values()) == ends[int(move)]
