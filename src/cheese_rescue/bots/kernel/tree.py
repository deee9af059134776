"""Information-set Monte Carlo tree search: every simulation deals the unseen cards anew.

A node is a row of moves, the same in all worlds; it has a slot for every kind of card at every open
place, since which places are open is no secret. Which kinds can be played differs from world to
world: a slot's exploration counts only the visits when its kind could be chosen. Where the search
is asked to share, the same cards laid in another order lead to the same node.
"""

import math
from typing import Any

import numpy as np

from cheese_rescue.bots.kernel.bits import (
    compiled,
    count,
    next_random,
    seed_rng,
    square,
)
from cheese_rescue.bots.kernel.playouts import (
    FIELD,
    ROLL,
    draw,
    hungry,
    kinds_in,
    open_places,
    place_of,
    play_out,
)
from cheese_rescue.bots.kernel.policy import FEATURES, move_features, move_score
from cheese_rescue.bots.kernel.position import KINDS, Position

# Weights, by their place in an array, so that trying another value needs no compiling.
EXPLORE, POLICY, FIRST, GROW_AT, SHARED = range(5)
WEIGHTS = 5
FAR = 20.0
"""The logarithm of the least odds that a move can have beside the likeliest."""
TABLE = 1 << 18
"""Places to look for a node by its key; some times as many as there are nodes."""


@compiled
def _count_up(players: int, planes: Any, own: Any, dogs_hunt_mice: bool, points: Any, standing: Any,
              share: Any) -> None:  # fmt: skip
    """The chase on a full square: everyone's points, and their share of the victory (R17)."""
    safe = ~hungry(planes[0], planes[5], planes[10], dogs_hunt_mice)
    one = planes[15] & safe
    two = planes[20] & safe
    three = planes[25] & safe
    most = -1
    for p in range(players):
        points[p] = count(one & own[p]) + 2 * count(two & own[p]) + 3 * count(three & own[p])
        standing[p] = 16 * points[p] + count((one | two | three) & own[p])
        most = max(most, standing[p])
    winners = 0
    for p in range(players):
        if standing[p] == most:
            winners += 1
    for p in range(players):
        share[p] = 1.0 / winners if standing[p] == most else 0.0


@compiled
def _set_priors(
    size: int, window: int, occupied: int, height: int, width: int, planes: Any, mine: int,
    hand: int, dogs_hunt_mice: bool, inner: int, above: int, beyond: int, cells: int, base: int,
    kinds: int, most: float, learned: Any, features: Any, prior: Any,
) -> float:  # fmt: skip
    """Score the moves of these kinds by the policy, relative to the best of the first ones."""
    liked_most = -math.inf
    for i in range(cells):
        at, shift = place_of(i, inner, above, beyond)
        for k in range(KINDS):
            if (kinds >> (k * FIELD)) & 1:
                move_features(size, window, occupied, height, width, planes, mine, at, shift,
                              k * FIELD, dogs_hunt_mice, features)  # fmt: skip
                liked = move_score(features, hand, k * FIELD, learned)
                prior[base + k * cells + i] = liked
                liked_most = max(liked_most, liked)
    if most == -math.inf:
        most = liked_most
    for k in range(KINDS):
        if (kinds >> (k * FIELD)) & 1:
            for slot in range(base + k * cells, base + (k + 1) * cells):
                prior[slot] = math.exp(min(max(prior[slot] - most, -FAR), FAR))
    return most


@compiled
def _key(players: int, planes: Any, own: Any, laid: Any) -> int:
    """Of what lies where, whose the cheeses are, and which kinds everyone has laid since."""
    h = 0
    for k in range(0, KINDS * FIELD, FIELD):
        h = _mixed(h, planes[k])
    cheeses = planes[3 * FIELD] | planes[4 * FIELD] | planes[5 * FIELD]
    for p in range(players):
        h = _mixed(h, own[p] & cheeses)
        h = _mixed(h, laid[p])
    return h


@compiled
def _mixed(h: int, word: int) -> int:
    h = (h ^ word) * -7046029254386353131  # 2 to the 64 by the golden ratio: spreads all bits
    return h ^ ((h >> 29) & 0x7FFFFFFFF)


@compiled
def _pick_learned(base: int, cells: int, held: int, allowed: Any, at_root: bool, visits: Any,
                  worth: Any, prior: Any, tried: int, won: float, policy: float,
                  first_worth: float) -> Any:  # fmt: skip
    """The slot to try: what it brought so far, and what is liked but little tried (PUCT)."""
    total = 0.0
    for k in range(KINDS):
        if (held >> (k * FIELD)) & 1:
            for slot in range(base + k * cells, base + (k + 1) * cells):
                total += prior[slot]
    pull = policy * math.sqrt(tried + 1.0) / total
    fresh = (won / tried if tried else 0.5) - first_worth
    best = -1e9
    chosen, kind = base, 0
    for k in range(KINDS):
        if not (held >> (k * FIELD)) & 1:
            continue
        for slot in range(base + k * cells, base + (k + 1) * cells):
            if at_root and not allowed[slot]:
                continue
            n = visits[slot]
            value = (worth[slot] / n if n else fresh) + pull * prior[slot] / (1.0 + n)
            if value > best:
                best = value
                chosen, kind = slot, k
    return chosen, kind


@compiled
def _pick_plain(base: int, cells: int, held: int, allowed: Any, at_root: bool, visits: Any,
                worth: Any, available: Any, node: int, explore: float,
                roll: int) -> Any:  # fmt: skip
    """The slot to try: any untried one first, then what it brought so far and how rare (UCB1)."""
    best = -1.0
    chosen, kind = base, 0
    for k in range(KINDS):
        if not (held >> (k * FIELD)) & 1:
            continue
        available[node, k] += 1
        log = explore * explore * math.log(available[node, k] + 1.0)
        for slot in range(base + k * cells, base + (k + 1) * cells):
            if at_root and not allowed[slot]:
                continue
            n = visits[slot]
            if n:
                value = worth[slot] / n + math.sqrt(log / n)
            else:
                value = 1e6 + ((roll >> (slot & 31)) & 0xFFFF)
            if value > best:
                best = value
                chosen, kind = slot, k
    return chosen, kind


@compiled
def simulate(
    simulations: int,
    players: int,
    size: int,
    dogs_hunt_mice: bool,
    root: Any,  # occupied, height, width, ply, dogs, cats, mice unseen
    root_planes: Any,
    root_own: Any,
    root_hands: Any,  # the own hand whole, of the others the cheeses
    hidden: Any,  # how many animals each seat holds unseen
    allowed: Any,
    weights: Any,
    chance: Any,
    nodes: Any,  # node -> base slot, cells; int64
    available: Any,  # node x kind -> visits when the kind could be played; int32
    visits: Any,
    worth: Any,
    prior: Any,
    child: Any,
    table: Any,  # place -> node, or -1
    key: Any,  # node -> what it is found by
    ready: Any,  # node -> kinds whose moves were looked at
    most: Any,  # node -> how much the likeliest of the first of them was liked
    tried: Any,  # node -> visits
    won: Any,  # node -> worth to who moves there
    learned: Any,  # ply x weights of the features, one's own and the others'
    used: Any,  # nodes, slots
    sums: Any,  # root slot x (chances, points of every seat)
) -> None:
    window = square(size)
    last = players * 12
    explore = weights[EXPLORE]
    policy = weights[POLICY]
    first_worth = weights[FIRST]
    grow_at = int(weights[GROW_AT])
    shared = weights[SHARED] > 0.0
    planes = np.zeros(30, np.int64)
    own = np.zeros(4, np.int64)
    hands = np.zeros(4, np.int64)
    places = np.zeros(48, np.int64)
    kinds = np.zeros(48, np.int64)
    path = np.zeros(48, np.int64)
    path_seat = np.zeros(48, np.int64)
    path_node = np.zeros(48, np.int64)
    points = np.zeros(4, np.int64)
    standing = np.zeros(4, np.int64)
    share = np.zeros(4, np.float64)
    features = np.zeros(FEATURES, np.float64)
    laid = np.zeros(4, np.int64)
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    for _ in range(simulations):
        # a world that fits
        for k in range(0, 30, FIELD):
            planes[k] = root_planes[k]
        dogs, cats = root[4], root[5]
        left = dogs + cats + root[6]
        for p in range(players):
            own[p] = root_own[p]
            laid[p] = 0
            hand = root_hands[p]
            for _card in range(hidden[p]):
                roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
                hand, dogs, cats, left = draw(hand, roll & ROLL, dogs, cats, left)
            hands[p] = hand
        occupied, height, width, ply = root[0], root[1], root[2], root[3]
        seat = ply % players
        node = 0
        depth = 0
        inside = True
        while ply < last:
            inner, above, beyond = open_places(occupied, height, width, size, window)
            cells = count(inner) + count(above) + count(beyond)
            hand = hands[seat]
            held = kinds_in(hand)
            if inside and nodes[node, 1] == 0:  # a new node: give it its slots
                base = used[1]
                inside = base + KINDS * cells <= visits.shape[0]
                if inside:
                    used[1] = base + KINDS * cells
                    nodes[node, 0] = base
                    nodes[node, 1] = cells
                    for slot in range(base, used[1]):
                        visits[slot] = 0
                        worth[slot] = 0.0
                        child[slot] = -1
                    for k in range(KINDS):
                        available[node, k] = 0
                    tried[node] = 0
                    won[node] = 0.0
                    ready[node] = 0
                    most[node] = -math.inf
            if inside:
                base = nodes[node, 0]
                if policy > 0.0:
                    if held & ~ready[node]:
                        most[node] = _set_priors(
                            size, window, occupied, height, width, planes, own[seat], hand,
                            dogs_hunt_mice, inner, above, beyond, cells, base, held & ~ready[node],
                            most[node], learned[ply], features, prior,
                        )  # fmt: skip
                        ready[node] |= held
                    chosen, kind = _pick_learned(
                        base, cells, held, allowed, depth == 0, visits, worth, prior,
                        tried[node], won[node], policy, first_worth,
                    )  # fmt: skip
                else:
                    roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
                    chosen, kind = _pick_plain(
                        base, cells, held, allowed, depth == 0, visits, worth, available,
                        node, explore, roll,
                    )  # fmt: skip
                path_node[depth] = node
                path[depth] = chosen
                path_seat[depth] = seat
                depth += 1
                i = chosen - base - kind * cells
                kind *= FIELD
                inside = child[chosen] >= 0 or visits[chosen] >= grow_at
            else:
                chance[0], chance[1], chance[2], chance[3] = s0, s1, s2, s3
                play_out(players, size, occupied, height, width, ply, last, dogs, cats, left,
                         hands, planes, own, chance, places, kinds)  # fmt: skip
                s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
                break
            # lay the card
            at, shift = place_of(i, inner, above, beyond)
            if shift:
                for k in range(0, 30, FIELD):
                    planes[k] <<= shift
                for p in range(players):
                    own[p] <<= shift
            bit = 1 << at
            occupied = occupied << shift | bit
            planes[kind] |= bit
            own[seat] |= bit
            height = max(height + (shift >> 3), (at >> 3) + 1)
            width = max(width + (shift & 1), (at & 7) + 1)
            hand -= 1 << kind
            laid[seat] += 1 << kind
            if left:
                roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
                hand, dogs, cats, left = draw(hand, roll & ROLL, dogs, cats, left)
            hands[seat] = hand
            ply += 1
            seat = seat + 1 if seat + 1 < players else 0
            if inside:
                node = child[chosen]
                if node < 0:  # find it, or let the tree grow
                    name = _key(players, planes, own, laid) if shared else 0
                    at = name & (TABLE - 1)
                    while shared and table[at] >= 0 and key[table[at]] != name:
                        at = (at + 1) & (TABLE - 1)
                    if shared and table[at] >= 0:
                        node = table[at]
                        child[chosen] = node
                    elif used[0] < nodes.shape[0]:
                        node = used[0]
                        used[0] += 1
                        nodes[node, 1] = 0
                        child[chosen] = node
                        if shared:
                            key[node] = name
                            table[at] = node
                    else:
                        inside = False
        _count_up(players, planes, own, dogs_hunt_mice, points, standing, share)
        for d in range(depth):
            slot = path[d]
            visits[slot] += 1
            worth[slot] += share[path_seat[d]]
            tried[path_node[d]] += 1
            won[path_node[d]] += share[path_seat[d]]
        if depth:
            for p in range(players):
                sums[path[0], p] += share[p]
                sums[path[0], 4 + p] += points[p]
    chance[0], chance[1], chance[2], chance[3] = s0, s1, s2, s3


class TreeMemory:
    """Preallocated storage for one tree; when it is full, the tree stops growing."""

    def __init__(self, nodes: int = 100_000, slots: int = 4_000_000) -> None:
        self.nodes = np.empty((nodes, 2), np.int64)
        self.available = np.empty((nodes, KINDS), np.int32)
        self.tried = np.empty(nodes, np.int32)
        self.won = np.empty(nodes, np.float64)
        self.visits = np.empty(slots, np.int32)
        self.worth = np.empty(slots, np.float32)
        self.prior = np.empty(slots, np.float32)
        self.child = np.empty(slots, np.int32)
        self.table = np.empty(TABLE, np.int32)
        self.key = np.empty(nodes, np.int64)
        self.ready = np.empty(nodes, np.int64)
        self.most = np.empty(nodes, np.float64)


class Tree:
    """The search tree of one position; `run` adds simulations."""

    def __init__(
        self,
        position: Position,
        weights: Any,
        learned: Any,
        seed: int,
        allowed: Any,
        memory: TreeMemory,
    ) -> None:
        self.simulations = 0
        self._position = position
        self._weights = weights
        self._learned = learned
        self._allowed = allowed
        self._memory = memory
        self._chance = np.zeros(4, np.uint64)
        seed_rng(self._chance, seed)
        self._used = np.array([1, 0], np.int64)
        memory.nodes[0] = 0
        memory.table.fill(-1)
        self._slots = KINDS * len(position.cells)
        self.sums = np.zeros((self._slots, 8), np.float64)
        """For every root move the sums of all seats' shares of victories, and of their points."""

    def run(self, simulations: int) -> None:
        at, memory = self._position, self._memory
        simulate(
            simulations, at.players, at.size, at.dogs_hunt_mice, at.state, at.planes, at.own,
            at.hands, at.hidden, self._allowed, self._weights, self._chance, memory.nodes,
            memory.available, memory.visits, memory.worth, memory.prior, memory.child,
            memory.table, memory.key, memory.ready, memory.most, memory.tried, memory.won,
            self._learned, self._used, self.sums,
        )  # fmt: skip
        self.simulations += simulations

    @property
    def visits(self) -> Any:
        """How often each root move was tried."""
        return self._memory.visits[: self._slots].copy()
