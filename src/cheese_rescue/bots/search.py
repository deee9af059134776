"""Evaluates the moves of a View: tree search while cards are hidden, an exact solver after that.

Importing this module imports numba.
"""

import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import local
from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots import kernel
from cheese_rescue.bots.bot import Budget
from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition, card_of, kind_of
from cheese_rescue.bots.kernel.solver import OpenEnding, Solver
from cheese_rescue.bots.kernel.tree import Tree, TreeMemory, Weights
from cheese_rescue.bots.learning import learned
from cheese_rescue.bots.symmetry import distinct_moves
from cheese_rescue.rules import Cell, Move, View

SLICE = 0.01
"""Seconds of search between two checks of the clock."""
TRAP_TIME, TRAP_CANDIDATES = 0.7, 4
"""The fraction of the remaining time spent on searching for a trap, and how many of the moves that
the search prefers are then checked by the solver."""


class EvaluatedMove(NamedTuple):
    """A legal move with its expected result."""

    move: Move
    """The move."""
    visits: int
    """The simulations that began with this move; 1 if it was solved exactly."""
    chances: tuple[float, ...]
    """Every seat's expected share of the victory, from 0 to 1; they add up to 1."""
    points: tuple[float, ...]
    """Every seat's expected points."""


class Evaluation(NamedTuple):
    """The evaluation of the moves of a View."""

    moves: tuple[EvaluatedMove, ...]
    """The moves that were tried, best first: by visits, or by value if `exact`."""
    exact: bool
    """Whether the game was solved to its end; if not, the numbers are estimates."""
    simulations: int
    """The simulations run, or the positions searched if `exact`."""


def weights(
    *,
    explore: float = 0.4,
    policy: float = 0.0,
    first: float = 0.0,
    grow_at: int = 1,
    shared: bool = False,
) -> Weights:
    """The parameters of a tree search. The defaults are those of the plain search.

    - `explore`: the exploration constant of UCB1. Used only if `policy` is 0.
    - `policy`: the weight of the prior in PUCT (c_puct); 0 selects by UCB1 without priors.
    - `first`: first-play urgency reduction. A move without visits is valued this much below the
      mean of its node.
    - `grow_at`: the number of visits after which a move gets a node of its own.
    - `shared`: whether transpositions share a node.
    """
    return Weights(float(explore), float(policy), float(first), int(grow_at), bool(shared))


PLAIN = weights()
"""The parameters of the plain search: UCB1, no priors, no shared transpositions."""
_SEVERAL = weights(policy=1.2, first=0.1, grow_at=4, shared=True)
STRONG = {2: weights(policy=1.2, first=0.3, grow_at=4, shared=True), 3: _SEVERAL, 4: _SEVERAL}
"""The best parameters found, by the number of players: PUCT with shared transpositions."""


def evaluate(view: View, rng: Random, budget: Budget, among: tuple[Move, ...] = ()) -> Evaluation:
    """Evaluate the view's legal moves, or only those in `among`.

    Loads or compiles the kernel if necessary. Raises ValueError if `among` has a move that is not
    legal, or if it is not the turn of the view's seat.
    """
    if not set(among) <= set(view.legal_moves):
        raise ValueError("only legal moves can be evaluated")
    kernel.prepare()
    if is_endgame(view):
        return _solve(view, budget, among)
    return tree_search(view, rng, budget, STRONG[view.players], among)


def best_move(view: View, rng: Random, budget: Budget) -> Move:
    """The best move within the budget. Raises ValueError if it is not the turn of the view's seat.

    In a solved endgame that cannot be won, it sets a trap: among the moves with the best exact
    result, it prefers the one that a tree search likes best, because an opponent who does not solve
    endgames finds it hardest to answer.
    """
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
    """Whether the rest of the game can be solved: two players and an empty pile.

    Nothing is hidden then, and ten or fewer cards are still to be laid.
    """
    return view.players == 2 and view.pile_size == 0


def winning_moves(view: View, solver: Solver | None = None) -> Iterator[Move]:
    """The moves with which the view's seat wins alone by best play, in the order of `legal_moves`.

    Only for endgames (`is_endgame`). A solver that is passed remembers what it has searched.
    """
    kernel.prepare()
    solver = solver or Solver(dogs_hunt_mice=view.rules.dogs_hunt_mice)
    position = BitPosition.of(view)
    at = OpenEnding.of(position)
    if not solver.wins(at):
        return
    for move in view.legal_moves:
        if solver.loses(_after(position, at, move)):
            yield move


def solved_move(view: View, solver: Solver) -> tuple[Move, int]:
    """The best move of an endgame, and its value: above 0 if the view's seat wins, below if not.

    The value is 0 if the victory is shared. A solver remembers what it has searched, so the
    position after the best move takes hardly any time.
    """
    position = BitPosition.of(view)
    value, kind, x, y = solver.best(OpenEnding.of(position))
    return _move_of(position, kind, x, y), value


def _move_of(position: BitPosition, kind: int, x: int, y: int) -> Move:
    cell = Cell(x + position.corner.x, y + position.corner.y)
    return Move(card_of(kind, position.seat), cell)


# -- while cards are hidden ------------------------------------------------------------------------


def tree_search(
    view: View, rng: Random, budget: Budget, search_weights: Weights, among: tuple[Move, ...] = ()
) -> Evaluation:
    """Evaluate moves by simulations only, also in the endgame.

    `search_weights` are the parameters from `weights`. With several threads, each grows its own
    tree and the results are added up (root parallelisation). Raises ValueError if it is not the
    turn of the view's seat.
    """
    position = BitPosition.of(view)
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
    """The node storage of this thread, allocated once and reused."""
    if not hasattr(_memories, "memory"):
        _memories.memory = TreeMemory.allocate()
    memory: TreeMemory = _memories.memory
    return memory


def _grow(tree: Tree, budget: Budget) -> None:
    """Run simulations until the budget is used up, checking the clock about every SLICE."""
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


def _allowed(position: BitPosition, moves: Iterable[Move]) -> Any:
    """A mask of the root's slots that the search may select."""
    allowed = np.zeros(KINDS * len(position.cells), np.bool_)
    for move in moves:
        allowed[position.slot(move)] = True
    return allowed


def _evaluated(position: BitPosition, visits: Any, sums: Any) -> list[EvaluatedMove]:
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


# -- the endgame of two players, where nothing is hidden -------------------------------------------


def _solve(view: View, budget: Budget, among: tuple[Move, ...]) -> Evaluation:
    """Solve the best move, then other moves while the budget lasts; or exactly those in `among`.

    A position searched counts as one simulation. The first move, and every move in `among`, is
    always solved, whatever the budget.
    """
    begin = time.perf_counter()
    position = BitPosition.of(view)
    dogs_hunt_mice = view.rules.dogs_hunt_mice
    at = OpenEnding.of(position)
    solver = Solver(dogs_hunt_mice=dogs_hunt_mice)

    def spent() -> bool:
        if budget.simulations is not None:
            return solver.nodes >= budget.simulations
        return time.perf_counter() - begin >= budget.seconds

    # At the end, seat 0 would be next in every game, but not in every position that is set up.
    seat_0_is_next = (position.seat + at.left) % 2 == 0

    def solved(move: Move) -> EvaluatedMove:
        end = solver.end_of(_after(position, at, move))
        chances = end.chances(dogs_hunt_mice=dogs_hunt_mice)
        points = end.points(dogs_hunt_mice=dogs_hunt_mice)
        if seat_0_is_next:
            return EvaluatedMove(move, 1, chances, points)
        return EvaluatedMove(move, 1, chances[::-1], points[::-1])

    def worth(found: EvaluatedMove) -> tuple[float, float]:
        mine, others = found.points[position.seat], found.points[1 - position.seat]
        return found.chances[position.seat], mine - others

    if among:
        found = [solved(move) for move in among]
    else:
        _, kind, x, y = solver.best(at)
        best = _move_of(position, kind, x, y)
        found = [solved(best)]
        for move in view.legal_moves:
            if spent():
                break
            if move != best:
                found.append(solved(move))
    found.sort(key=worth, reverse=True)  # stable: the solver's choice stays first among equals
    return Evaluation(tuple(found), exact=True, simulations=solver.nodes)


def _after(position: BitPosition, at: OpenEnding, move: Move) -> OpenEnding:
    x, y = move.cell.x - position.corner.x, move.cell.y - position.corner.y
    return at.after(kind_of(move.card), x, y)
