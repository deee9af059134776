"""The best move that can be found for a View: searched while cards are hidden, then solved."""

import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import local
from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots import kernel
from cheese_rescue.bots.bot import Budget
from cheese_rescue.bots.kernel.finish import Finish, Open
from cheese_rescue.bots.kernel.position import KINDS, Position, card_of, kind_of
from cheese_rescue.bots.kernel.tree import (
    EXPLORE,
    FIRST,
    GROW_AT,
    POLICY,
    SHARED,
    WEIGHTS,
    Memory,
    Tree,
)
from cheese_rescue.bots.learning import learned
from cheese_rescue.bots.symmetry import alike
from cheese_rescue.rules import Cell, Move, View

SLICE = 0.01
"""Seconds between two looks at the clock."""
LURE, LURES = 0.7, 4
"""The part of its time for which a trap is searched, and how many are solved to be sure of them."""


class Judged(NamedTuple):
    """A move, and what is expected of it."""

    move: Move
    visits: int
    """How often it was tried; where the end was solved, 1."""
    chances: tuple[float, ...]
    """To win, for every seat; a shared victory is its share."""
    points: tuple[float, ...]
    """Expected, for every seat."""


class Thinking(NamedTuple):
    """What came of thinking about a View."""

    moves: tuple[Judged, ...]
    """The best first; only moves that were tried."""
    exact: bool
    """Nothing is hidden, and the end was solved; else all is an estimate."""
    simulations: int


def weights(
    *,
    explore: float = 0.4,
    policy: float = 0.0,
    first: float = 0.0,
    grow_at: int = 1,
    shared: bool = False,
) -> Any:
    """How a search weighs things; left out, it is a plain one.

    `policy` says how much it trusts what it has learned (then `explore` says nothing), `first` how
    much worse than its neighbours an untried move is taken to be, `grow_at` how often a move is
    tried before the tree grows there, `shared` whether the order of the cards makes no difference.
    """
    values = np.zeros(WEIGHTS, np.float64)
    values[EXPLORE] = explore
    values[POLICY] = policy
    values[FIRST] = first
    values[GROW_AT] = grow_at
    values[SHARED] = shared
    return values


PLAIN = weights()
_SEVERAL = weights(policy=1.2, first=0.1, grow_at=4, shared=True)
STRONG = {2: weights(policy=1.2, first=0.3, grow_at=4, shared=True), 3: _SEVERAL, 4: _SEVERAL}
"""What was found best, by the number of players."""


def think(view: View, rng: Random, budget: Budget, among: tuple[Move, ...] = ()) -> Thinking:
    """Every move that was tried, the best first; of `among` only, where some are given."""
    if not set(among) <= set(view.legal_moves):
        raise ValueError("only legal moves can be thought about")
    kernel.prepare()
    if is_open(view):
        return _solved(view, budget, among)
    return searched(view, rng, budget, STRONG[view.players], among)


def best_move(view: View, rng: Random, budget: Budget) -> Move:
    """The move to make. Of an end that cannot be won, one after which it is hardest to see why."""
    if not is_open(view):
        return think(view, rng, budget).moves[0].move
    kernel.prepare()
    begin = time.perf_counter()
    best = _solved(view, Budget(simulations=1), ()).moves[0]
    chance = best.chances[view.turn]
    if chance == 1:
        return best.move
    left = budget.seconds - (time.perf_counter() - begin)
    tempting = searched(view, rng, budget._replace(seconds=LURE * left), STRONG[2]).moves
    for found in tempting[:LURES]:
        if chance == 0 or _solved(view, budget, (found.move,)).moves[0].chances == best.chances:
            return found.move
    return best.move


def is_open(view: View) -> bool:
    """Whether nothing is hidden from the seat, and the end is near enough to be solved."""
    return view.players == 2 and view.pile_size == 0


# -- while cards are hidden ------------------------------------------------------------------------


def searched(
    view: View, rng: Random, budget: Budget, weighing: Any, among: tuple[Move, ...] = ()
) -> Thinking:
    """By simulations alone, whatever is open."""
    position = Position.of(view)
    allowed = _allowed(position, among or alike(view))
    seeds = [rng.getrandbits(62) for _ in range(budget.threads)]

    def grown(seed: int) -> tuple[Any, Any, int]:
        tree = Tree(position, weighing, learned(view.players), seed, allowed, _memory())
        _grow(tree, budget)
        return tree.visits, tree.sums, tree.simulations

    if budget.threads == 1:
        results = [grown(seeds[0])]
    else:
        with ThreadPoolExecutor(budget.threads) as threads:
            results = list(threads.map(grown, seeds))
    visits = sum(result[0] for result in results)
    sums = sum(result[1] for result in results)
    return Thinking(
        tuple(_judged(position, visits, sums)), exact=False, simulations=sum(r[2] for r in results)
    )


_memories = local()


def _memory() -> Memory:
    """This thread's own."""
    if not hasattr(_memories, "memory"):
        _memories.memory = Memory()
    memory: Memory = _memories.memory
    return memory


def _grow(tree: Tree, budget: Budget) -> None:
    if budget.simulations is not None:
        tree.run(max(1, -(-budget.simulations // budget.threads)))
        return
    begin = time.perf_counter()
    until = begin + budget.seconds
    portion = 100
    while True:
        tree.run(portion)
        now = time.perf_counter()
        if now >= until:
            return
        speed = tree.simulations / (now - begin)
        portion = max(20, int(speed * min(SLICE, until - now)))


def _allowed(position: Position, moves: Iterable[Move]) -> Any:
    """Which of the root's slots are to be tried."""
    allowed = np.zeros(KINDS * len(position.cells), np.bool_)
    for move in moves:
        allowed[position.slot(move)] = True
    return allowed


def _judged(position: Position, visits: Any, sums: Any) -> list[Judged]:
    best_first = sorted(np.flatnonzero(visits), key=lambda slot: (-visits[slot], slot))
    players = position.players
    return [
        Judged(
            position.move(int(slot)),
            int(visits[slot]),
            tuple((sums[slot, :players] / visits[slot]).tolist()),
            tuple((sums[slot, 4 : 4 + players] / visits[slot]).tolist()),
        )
        for slot in best_first
    ]


# -- the open end of a game with two players -------------------------------------------------------


def _solved(view: View, budget: Budget, among: tuple[Move, ...]) -> Thinking:
    """The best move, and others as far as the budget reaches: a position counts as a simulation."""
    begin = time.perf_counter()
    position = Position.of(view)
    russian = view.rules.dogs_hunt_mice
    at = Open.of(position)
    finish = Finish(russian=russian)

    def spent() -> bool:
        if budget.simulations is not None:
            return finish.nodes >= budget.simulations
        return time.perf_counter() - begin >= budget.seconds

    def judged(move: Move) -> Judged:
        x, y = move.cell.x - position.corner.x, move.cell.y - position.corner.y
        end = finish.end_of(at.after(kind_of(move.card), x, y))
        return Judged(move, 1, end.chances(russian=russian), end.points(russian=russian))

    def worth(found: Judged) -> tuple[float, float]:
        mine, others = found.points[position.seat], found.points[1 - position.seat]
        return found.chances[position.seat], mine - others

    if among:
        found = [judged(move) for move in among]
    else:
        _, kind, x, y = finish.best(at)
        best = Move(
            card_of(kind, position.seat), Cell(x + position.corner.x, y + position.corner.y)
        )
        found = [judged(best)]
        for move in view.legal_moves:
            if spent():
                break
            if move != best:
                found.append(judged(move))
    found.sort(key=worth, reverse=True)  # stable: of equal ones, the best found first stays first
    return Thinking(tuple(found), exact=True, simulations=finish.nodes)
