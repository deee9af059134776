"""Information-set Monte Carlo tree search.

Every simulation samples a determinization: it deals the unseen animals to the other hands and draws
from the pile at random. All determinizations share one tree, whose nodes are public states: moves
are public, draws are not part of the tree. A node has a slot (an edge with its statistics) for
every kind of card at every legal place. The legal places are public; which kinds the mover holds
depends on the determinization, so selection considers only the slots of the kinds it holds.

Two selection rules:

- Without a policy: UCB1 as in SO-ISMCTS (Cowling, Powley and Whitehouse). The exploration term uses
  the number of visits in which the kind was available.
- With a policy: PUCT, with the priors of `kernel.policy` and first-play urgency reduction.

With more than two players every seat maximises its own share of the victory (max^n). Optionally,
transpositions (the same cards laid in another order) share a node.
"""

import math
from typing import Any

import numpy as np

from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition
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

# The search parameters are an array, so that trying other values needs no recompiling. These are
# their indices; `bots.search.weights` explains them.
EXPLORE, POLICY, FIRST, GROW_AT, SHARED = range(5)
WEIGHTS = 5
"""The number of search parameters."""
FAR = 20.0
"""Scores are clipped to this distance from the best one before they become priors."""
TABLE = 1 << 18
"""Size of the hash table from keys to nodes; a power of two, larger than the number of nodes."""


@compiled
def _count_up(players: int, planes: Any, own: Any, dogs_hunt_mice: bool, points: Any, standing: Any,
              share: Any) -> None:  # fmt: skip
    """The result of a full square: every seat's `points` and `share` of the victory (R14 to R17).

    `standing` is scratch space: points, then cheeses left, as one number to compare.
    """
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
    """Set the priors of the slots of these kinds, and return the node's reference score.

    A prior is exp(score - reference). It is not normalised, because the legal kinds differ from
    visit to visit: `_pick_learned` normalises over the kinds in the hand. The reference is the best
    score of the first kinds that were scored at the node (`most`, or -inf if there are none yet),
    so that priors that are set later have the same scale.
    """
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
    """The hash of a node: all cards, the owners of the cheeses, and the kinds each seat has laid.

    `laid` counts kinds since the root. Nodes differ if it differs, because it tells which hands the
    seats can have.
    """
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
    h = (h ^ word) * -7046029254386353131  # 2^64 over the golden ratio: spreads all bits
    return h ^ ((h >> 29) & 0x7FFFFFFFF)


@compiled
def _pick_learned(base: int, cells: int, held: int, allowed: Any, at_root: bool, visits: Any,
                  worth: Any, prior: Any, tried: int, won: float, policy: float,
                  first_worth: float) -> Any:  # fmt: skip
    """The slot with the highest PUCT value among the kinds in the hand, and its kind.

    The value of a slot is its mean reward plus policy * P * sqrt(N + 1) / (1 + n), where P is its
    prior, normalised over the kinds in the hand, n its visits and N those of the node. A slot
    without visits gets the node's mean reward minus `first_worth` (first-play urgency reduction).
    """
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
    """The slot with the highest UCB1 value among the kinds in the hand, and its kind.

    Slots without visits come first, in random order. Counts the visit in `available` for each kind
    in the hand.
    """
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
    root: Any,  # BitPosition.state: occupied, height, width, ply, unseen dogs, cats, mice
    root_planes: Any,
    root_own: Any,
    root_hands: Any,  # BitPosition.hands: the mover's hand, the others' cheeses
    hidden: Any,  # BitPosition.hidden: unseen animals in each hand
    allowed: Any,  # root slot -> whether it may be selected
    weights: Any,  # the search parameters
    chance: Any,  # state of the random number generator
    nodes: Any,  # node -> first slot, number of legal places (0: no slots yet)
    available: Any,  # node x kind -> visits in which the kind was in the hand
    visits: Any,  # slot -> visits
    worth: Any,  # slot -> sum of rewards of the seat that moves
    prior: Any,  # slot -> prior, not normalised
    child: Any,  # slot -> node, or -1
    table: Any,  # hash table -> node, or -1
    key: Any,  # node -> its full hash
    ready: Any,  # node -> kinds whose priors are set
    most: Any,  # node -> reference score of its priors
    tried: Any,  # node -> visits
    won: Any,  # node -> sum of rewards of the seat that moves there
    learned: Any,  # ply x weights of the policy
    used: Any,  # number of nodes and of slots in use
    sums: Any,  # root slot x (shares of the victory, then points, of every seat)
) -> None:
    """Run simulations, adding to the tree and to `sums`. Node 0 is the root.

    If nodes or slots run out, the tree stops growing and simulations continue with playouts.
    """
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
        # Determinization: deal the unseen animals to the other hands.
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
            if inside and nodes[node, 1] == 0:  # a new node: allocate its slots
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
            # Lay the card and draw.
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
                if node < 0:  # a transposition, or a new node
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
        # Backpropagation: every slot on the path gets the reward of the seat that moved there.
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
    """Preallocated storage for one tree. When it is full, the tree stops growing.

    A thread keeps one and uses it for all its searches. `simulate` explains the arrays.
    """

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
    """The search tree of one position. `run` adds simulations.

    `weights` are the search parameters (`bots.search.weights`), `learned` the weights of the policy
    by ply, and `allowed` masks the slots that may be selected at the root. The tree is stored in
    `memory`, which must not be used for another tree while this one is needed.
    """

    def __init__(
        self,
        position: BitPosition,
        weights: Any,
        learned: Any,
        seed: int,
        allowed: Any,
        memory: TreeMemory,
    ) -> None:
        self.simulations = 0
        """How many simulations have been run."""
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
        """For every slot of the root, the sums of all seats' shares of the victory and points.

        Columns 0 to 3 are the shares of the victory, columns 4 to 7 the points.
        """

    def run(self, simulations: int) -> None:
        """Run that many more simulations."""
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
        """The number of visits of every slot of the root."""
        return self._memory.visits[: self._slots].copy()
