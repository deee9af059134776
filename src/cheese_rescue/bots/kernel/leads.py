"""Who leads after each card of many games, and which cheeses stay, compiled."""

from typing import Any

import numpy as np

from cheese_rescue.bots.kernel.bits import compiled, count
from cheese_rescue.bots.kernel.playouts import hungry
from cheese_rescue.bots.kernel.simple_games import score

MOST_CHANGES = 12
"""Games with at least that many changes of the lead are counted together."""


@compiled
def count_leads(
    players: int, dogs_hunt_mice: bool, kinds: Any, xs: Any, ys: Any, shares: Any,
    led: Any, won: Any, squares: Any, margins: Any, changes: Any, laid: Any, kept: Any,
) -> None:  # fmt: skip
    """Count, for games that are rows of the first arrays, in the last seven of them.

    After each round, with as many cards of every seat, if the chase came then: `led` counts the
    games in which one seat leads alone, `won` sums its shares of the victory in the end, `squares`
    their squares, and `margins` its lead in points. `changes` counts the games by changes of the
    lead. `laid` and `kept` count the cheeses worth 1, 2 and 3 that were laid, and that are left at
    the end.
    """
    planes = np.zeros(6, np.int64)
    own = np.zeros(4, np.int64)
    points = np.zeros((1, 4), np.int64)
    cheeses = np.zeros((1, 4), np.int64)
    last = 12 * players
    for game in range(kinds.shape[0]):
        leader = -1
        changed = 0
        for until in range(players, last + 1, players):
            score(
                players, until, dogs_hunt_mice, game, kinds, xs, ys, planes, own, 0, points, cheeses
            )
            best, second, seat = -1, -1, -1
            for p in range(players):
                result = 32 * points[0, p] + cheeses[0, p]
                if result > best:
                    best, second, seat = result, best, p
                elif result > second:
                    second = result
            if best > second:
                share = shares[game, seat]
                led[until] += 1
                won[until] += share
                squares[until] += share * share
                margins[until] += (best >> 5) - (second >> 5)
                changed += int(leader >= 0 and leader != seat)
                leader = seat
        changes[min(changed, MOST_CHANGES)] += 1
        safe = ~hungry(planes[0], planes[1], planes[2], dogs_hunt_mice)
        for worth in range(3):
            laid[worth] += count(planes[3 + worth])
            kept[worth] += count(planes[3 + worth] & safe)
