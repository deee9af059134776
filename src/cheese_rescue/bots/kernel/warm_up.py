"""Loads or compiles the kernel, in stages that several processes share.

`python -m cheese_rescue.bots.kernel.warm_up` helps another process, and ends with its own input.

Each stage is compiled by one process and loaded from the cache by the others. A file lock tells
them which stages are taken. The process that starts first starts a helper, for a second core.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from shutil import rmtree
from threading import Thread

import numpy as np
from numba.core.caching import NullCache

from cheese_rescue.bots.kernel import solver, tree
from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition
from cheese_rescue.bots.kernel.bits import functions, seed_rng
from cheese_rescue.bots.kernel.cache import CACHE, DONE, locked
from cheese_rescue.bots.kernel.playouts import play_out
from cheese_rescue.bots.kernel.policy import LEARNED
from cheese_rescue.rules import Game, Seat
from cheese_rescue.rules.cards import plies, unshuffled_pile

WEIGHTS = tree.Weights(1.0, 1.0, 1.0, 1, True)

Stage = Callable[[], None]


def warm_up(on_search: Callable[[], None] = lambda: None) -> None:
    """Load or compile everything; calls `on_search` as soon as the tree search can be used.

    If that fails, delete the cache and compile without one. A full disk or a damaged cache
    therefore only costs time. Errors that remain are raised.
    """
    try:
        _load(on_search)
    except Exception:  # from the disk, pickle or LLVM; a bug in the code is raised again below
        if CACHE is not None:
            rmtree(CACHE, ignore_errors=True)
        for function in functions:
            function._cache = NullCache()
        compile_search()
        on_search()
        compile_solver()


def _load(on_search: Callable[[], None]) -> None:
    if DONE is None or DONE.exists():
        compile_search()
        on_search()
        compile_solver()
        return
    with locked("start", wait=False) as is_first:
        helper = _start_helper() if is_first else None
        try:
            compile_together(compile_playouts, compile_priors)
            compile_together(compile_search)
            on_search()
            compile_together(compile_solver)
        finally:
            if helper is not None:
                helper.kill()
                helper.communicate()
    DONE.touch()


def compile_together(*stages: Stage) -> None:
    """Compile or load these stages, those first that no other process is compiling."""
    for stage in [stage for stage in stages if not _compile(stage, wait=False)]:
        _compile(stage, wait=True)


def _compile(stage: Stage, *, wait: bool) -> bool:
    """Compile or load a stage, unless another process is doing so and this one need not wait."""
    with locked(stage.__name__, wait=wait) as got_it:
        if got_it:
            stage()
        return got_it


def _start_helper() -> "subprocess.Popen[bytes] | None":
    """A second process that compiles; None on a machine with one core."""
    if (os.cpu_count() or 1) < 2:
        return None
    with suppress(OSError):
        return subprocess.Popen(
            [sys.executable, "-m", "cheese_rescue.bots.kernel.warm_up"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    return None


def main() -> None:
    """Compile what is furthest from the beginning, until everything is taken."""
    Thread(target=_exit_with_parent, daemon=True).start()
    for stage in (compile_priors, compile_solver):
        _compile(stage, wait=False)


def _exit_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


# -- the stages ------------------------------------------------------------------------------------


def compile_playouts() -> None:
    """What every simulation begins and ends with."""
    at = Example()
    cards, trace = at.scratch.cards, at.scratch.trace
    pile = tree.determinize(at.root, cards, at.chance)
    play_out(2, 5, at.root.box, pile, 0, 0, cards, trace, at.chance)
    tree.judge(at.root, at.scratch)
    tree.backpropagate(at.root, 0, at.memory, at.scratch, at.sums)


def compile_priors() -> None:
    """The policy."""
    at = Example()
    hand = int(at.root.cards.hands[0])
    visit = tree.Visit(0, 0, 0, 0, 0, 0, at.root.box, 0, 0, hand, hand)  # without places
    tree.set_priors(at.root, visit, 1, at.learned[0], at.memory, at.scratch)


def compile_search() -> None:
    """The whole tree search, of the stages above."""
    at = Example()
    tree.simulate(1, at.root, WEIGHTS, at.learned, at.allowed, at.memory, at.scratch, at.chance,
                  at.sums)  # fmt: skip


def compile_solver() -> None:
    """The endgame solver."""
    at = solver.OpenEnding.of(_position())
    solver.Solver(dogs_hunt_mice=False).best(at._replace(left=1))


class Example:
    """Arguments for every function of a tree search."""

    def __init__(self) -> None:
        self.root = tree.Root.of(_position())
        self.learned = np.zeros((plies(2) + 1, LEARNED))
        self.allowed = np.ones(48 * KINDS, np.bool_)
        self.memory = tree.TreeMemory.allocate(10, 1000)
        self.memory.clear()
        self.scratch = tree.Scratch.allocate()
        self.chance = np.zeros(4, np.uint64)
        seed_rng(self.chance, 1)
        self.sums = np.zeros((48 * KINDS, 8), np.float64)


@cache
def _position() -> BitPosition:
    return BitPosition.of(Game.deal(players=2, pile=unshuffled_pile(2)).view(Seat(0)))


if __name__ == "__main__":
    main()
