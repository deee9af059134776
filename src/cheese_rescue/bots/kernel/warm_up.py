"""Calls every compiled function once, so that numba loads or compiles it."""

from shutil import rmtree

import numpy as np
from numba.core.caching import NullCache

from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition
from cheese_rescue.bots.kernel.bits import functions
from cheese_rescue.bots.kernel.cache import CACHE
from cheese_rescue.bots.kernel.policy import LEARNED
from cheese_rescue.bots.kernel.solver import OpenEnding, Solver
from cheese_rescue.bots.kernel.tree import Tree, TreeMemory, Weights
from cheese_rescue.rules import Game, Seat
from cheese_rescue.rules.cards import plies, unshuffled_pile


def warm_up() -> None:
    """Load or compile everything.

    If that fails, delete the cache and compile without one. A full disk or a damaged cache
    therefore only costs time. Errors that remain are raised.
    """
    try:
        _call_all()
    except Exception:  # from the disk, pickle or LLVM; a bug in the code is raised again below
        if CACHE is not None:
            rmtree(CACHE, ignore_errors=True)
        for function in functions:
            function._cache = NullCache()
        _call_all()


def _call_all() -> None:
    game = Game.deal(players=2, pile=unshuffled_pile(2))
    position = BitPosition.of(game.view(Seat(0)))
    learned = np.zeros((plies(2) + 1, LEARNED))
    allowed = np.ones(KINDS * len(position.cells), np.bool_)
    Tree(
        position,
        Weights(1.0, 1.0, 1.0, 1, True),
        learned,
        1,
        allowed,
        TreeMemory.allocate(10, 1000),
    ).run(1)
    Solver(dogs_hunt_mice=False).best(OpenEnding.of(position)._replace(left=1))
