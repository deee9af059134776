"""The best move for a View: a tree search while cards are hidden, an exact solver after that."""

import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import local
from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots import kernel
from cheese_rescue.bots.bot import Budget
from cheese_rescue.bots.kernel.position import KINDS, Position, card_of, kind_of
from cheese_rescue.bots.kernel.solver import OpenEnding, Solver
from cheese_rescue.bots.kernel.tree import (
    EXPLORE,
    FIRST,
    GROW_AT,
    POLICY,
    SHARED,
    WEIGHTS,
    Tree,
    TreeMemory,
)
from cheese_rescue.bots.learning import learned
from cheese_rescue.bots.symmetry import distinct_moves
from cheese_rescue.rules import Cell, Move, View

SLICE = 0.01
"""Seconds between two checks of the clock."""
TRAP_TIME, TRAP_CANDIDATES = 0.7, 4
"""The share of the time spent on finding a trap, and how many candidates are verified."""


class EvaluatedMove(NamedTuple):
    """A move with its expected outcome."""

    move: Move
    visits: int
    """How often it was simulated; 1 where the end was solved."""
    chances: tuple[float, ...]
    """Every seat's chance to win; a shared victory counts as its share."""
    points: tuple[float, ...]
    """Every seat's expected points."""


class Evaluation(NamedTuple):
    """The result of evaluating a View."""

    moves: tuple[EvaluatedMove, ...]
    """Best first; only moves that were tried."""
    exact: bool
    """Nothing was hidden and the end was solved; else the numbers are estimates."""
    simulations: int


def weights(
    *,
    explore: float = 0.4,
    policy: float = 0.0,
    first: float = 0.0,
    grow_at: int = 1,
    shared: bool = False,
) -> Any:
    """The parameters of a search; the defaults are those of the plain one.

    `policy` is the weight of the learned policy (if it is not 0, `explore` is unused), `first` how
    much worse than its siblings an untried move is assumed to be, `grow_at` the number of visits
    before a node is expanded, `shared` whether positions reached in another order share a node.
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
"""The best parameters found, by the number of players."""


def evaluate(view: View, rng: Random, budget: Budget, among: tuple[Move, ...] = ()) -> Evaluation:
    """Evaluate the legal moves, or only `among`; the best first."""
    if not set(among) <= set(view.legal_moves):
        raise ValueError("only legal moves can be evaluated")
    kernel.prepare()
    if is_endgame(view):
        return _solve(view, budget, among)
    return tree_search(view, rng, budget, STRONG[view.players], among)


def best_move(view: View, rng: Random, budget: Budget) -> Move:
    """The best move. In an end that cannot be won, the move that is hardest to answer."""
    if not is_endgame(view):
        return evaluate(view, rng, budget).moves[0].move
    kernel.prepare()
    begin = time.perf_counter()
    best = _solve(view, Budget(simulations=1), ()).moves[0]
    chance = best.chances[view.turn]
    if chance == 1:
        return best.move
    left = budget.seconds - (time.perf_counter() - begin)
    tempting = tree_search(view, rng, budget._replace(seconds=TRAP_TIME * left), STRONG[2]).moves
    for found in tempting[:TRAP_CANDIDATES]:
        if chance == 0 or _solve(view, budget, (found.move,)).moves[0].chances == best.chances:
            return found.move
    return best.move


def is_endgame(view: View) -> bool:
    """Whether nothing is hidden from the seat, and the end is near enough to be solved."""
    return view.players == 2 and view.pile_size == 0


# -- while cards are hidden ------------------------------------------------------------------------


def tree_search(
    view: View, rng: Random, budget: Budget, search_weights: Any, among: tuple[Move, ...] = ()
) -> Evaluation:
    """Evaluate by simulations only, also in the endgame."""
    position = Position.of(view)
    allowed = _allowed(position, among or distinct_moves(view))
    seeds = [rng.getrandbits(62) for _ in range(budget.threads)]

    def grown(seed: int) -> tuple[Any, Any, int]:
        tree = Tree(position, search_weights, learned(view.players), seed, allowed, _memory())
        _grow(tree, budget)
        return tree.visits, tree.sums, tree.simulations

    if budget.threads == 1:
        results = [grown(seeds[0])]
    else:
        with ThreadPoolExecutor(budget.threads) as threads:
            results = list(threads.map(grown, seeds))
    visits = sum(result[0] for result in results)
    sums = sum(result[1] for result in results)
    return Evaluation(
        tuple(_evaluated(position, visits, sums)),
        exact=False,
        simulations=sum(r[2] for r in results),
    )


_memories = local()


def _memory() -> TreeMemory:
    """The node storage of this thread."""
    if not hasattr(_memories, "memory"):
        _memories.memory = TreeMemory()
    memory: TreeMemory = _memories.memory
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
    """A mask of the root's slots that may be tried."""
    allowed = np.zeros(KINDS * len(position.cells), np.bool_)
    for move in moves:
        allowed[position.slot(move)] = True
    return allowed


def _evaluated(position: Position, visits: Any, sums: Any) -> list[EvaluatedMove]:
    best_first = sorted(np.flatnonzero(visits), key=lambda slot: (-visits[slot], slot))
    players = position.players
    return [
        EvaluatedMove(
            position.move(int(slot)),
            int(visits[slot]),
            tuple((sums[slot, :players] / visits[slot]).tolist()),
            tuple((sums[slot, 4 : 4 + players] / visits[slot]).tolist()),
        )
        for slot in best_first
    ]


# -- the open end of a game with two players -------------------------------------------------------


def _solve(view: View, budget: Budget, among: tuple[Move, ...]) -> Evaluation:
    """The best move, and others as far as the budget reaches: a position counts as a simulation."""
    begin = time.perf_counter()
    position = Position.of(view)
    dogs_hunt_mice = view.rules.dogs_hunt_mice
    at = OpenEnding.of(position)
    solver = Solver(dogs_hunt_mice=dogs_hunt_mice)

    def spent() -> bool:
        if budget.simulations is not None:
            return solver.nodes >= budget.simulations
        return time.perf_counter() - begin >= budget.seconds

    def solved(move: Move) -> EvaluatedMove:
        x, y = move.cell.x - position.corner.x, move.cell.y - position.corner.y
        end = solver.end_of(at.after(kind_of(move.card), x, y))
        return EvaluatedMove(
            move,
            1,
            end.chances(dogs_hunt_mice=dogs_hunt_mice),
            end.points(dogs_hunt_mice=dogs_hunt_mice),
        )

    def worth(found: EvaluatedMove) -> tuple[float, float]:
        mine, others = found.points[position.seat], found.points[1 - position.seat]
        return found.chances[position.seat], mine - others

    if among:
        found = [solved(move) for move in among]
    else:
        _, kind, x, y = solver.best(at)
        best = Move(
            card_of(kind, position.seat), Cell(x + position.corner.x, y + position.corner.y)
        )
        found = [solved(best)]
        for move in view.legal_moves:
            if spent():
                break
            if move != best:
                found.append(solved(move))
    found.sort(key=worth, reverse=True)  # stable: of equal ones, the best found first stays first
    return Evaluation(tuple(found), exact=True, simulations=solver.nodes)
