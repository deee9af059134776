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
from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition
from cheese_rescue.bots.kernel.bits import (
    count,
    inlined,
    merged,
    mixed,
    roll,
    seed_rng,
    square,
    uncounted,
)
from cheese_rescue.bots.kernel.playouts import (
    FIELD,
    ROLL,
    Box,
    Cards,
    Pile,
    Trace,
    draw,
    hungry,
    kinds_in,
    open_places,
    place_of,
    play_out,
    shift_all,
)
from cheese_rescue.bots.kernel.policy import FEATURES, Area, move_features, move_score
from cheese_rescue.rules.cards import plies

FAR = 20.0
"""Scores are clipped to this distance from the best one before they become priors."""
TABLE = 1 << 18
"""Size of the hash table from keys to nodes; a power of two, larger than the number of nodes."""
NODE = np.dtype(
    [
        ("first", np.int64),  # the first slot
        ("cells", np.int64),  # legal places; 0 while the node has no slots
        ("key", np.int64),  # the full hash
        ("ready", np.int64),  # the kinds whose priors are set
        ("most", np.float64),  # the reference score of its priors
        ("won", np.float64),  # the sum of rewards of the seat that moves
        ("tried", np.int64),  # visits
    ],
    align=True,
)
SLOT = np.dtype(
    [
        ("visits", np.int32),
        ("worth", np.float32),  # the sum of rewards of the seat that moves
        ("prior", np.float32),  # not normalised
        ("child", np.int32),  # a node, or -1
    ],
    align=True,
)


class Weights(NamedTuple):
    """The search parameters, which `bots.search.weights` explains. They need no recompiling."""

    explore: float
    policy: float
    first: float
    grow_at: int
    shared: bool


class Root(NamedTuple):
    """The position to search: a BitPosition for the compiled code."""

    players: int
    area: Area
    dogs_hunt_mice: bool
    last: int
    """The ply at which the square is full."""
    ply: int
    box: Box
    unseen: Pile
    """The unseen animals: those in the pile and in the hands of the others."""
    cards: Cards
    hidden: Any
    """How many unseen animals each seat holds."""

    @classmethod
    def of(cls, position: BitPosition) -> "Root":
        """The same position."""
        occupied, height, width, ply, dogs, cats, mice = map(int, position.state)
        return cls(
            players=position.players,
            area=Area(position.size, int(square(position.size))),
            dogs_hunt_mice=position.dogs_hunt_mice,
            last=plies(position.players),
            ply=ply,
            box=Box(occupied, height, width),
            unseen=Pile(dogs, cats, dogs + cats + mice),
            cards=Cards(position.hands, position.planes, position.own),
            hidden=position.hidden,
        )


class TreeMemory(NamedTuple):
    """Preallocated storage for one tree. When it is full, the tree stops growing.

    A thread keeps one and uses it for all its searches.
    """

    nodes: Any
    slots: Any
    available: Any
    """By node and kind: the visits in which the kind was in the hand."""
    table: Any
    """The hash table: a node, or -1."""
    used: Any
    """How many nodes and how many slots are in use."""

    @classmethod
    def allocate(cls, nodes: int = 100_000, slots: int = 4_000_000) -> "TreeMemory":
        """New storage, not initialised."""
        return cls(
            nodes=np.empty(nodes, NODE),
            slots=np.empty(slots, SLOT),
            available=np.empty((nodes, KINDS), np.int32),
            table=np.empty(TABLE, np.int32),
            used=np.zeros(2, np.int64),
        )

    def clear(self) -> None:
        """Keep only the root, without slots."""
        self.used[:] = (1, 0)
        self.nodes[0]["cells"] = 0
        self.table.fill(-1)


class Scratch(NamedTuple):
    """The arrays that one simulation works with."""

    cards: Cards
    """Where all cards are in this determinization."""
    trace: Trace
    laid: Any
    """The kinds that each seat has laid since the root, as a hand."""
    path_nodes: Any
    """The nodes on the path from the root."""
    path_slots: Any
    """The slots selected there."""
    standing: Any
    """By seat: points, then cheeses left, as one number to compare."""
    points: Any
    share: Any
    """Every seat's share of the victory."""
    features: Any

    @classmethod
    def allocate(cls) -> "Scratch":
        """New arrays."""
        return cls(
            cards=Cards.none(),
            trace=Trace.empty(),
            laid=np.zeros(4, np.int64),
            path_nodes=np.zeros(48, np.int64),
            path_slots=np.zeros(48, np.int64),
            standing=np.zeros(4, np.int64),
            points=np.zeros(4, np.int64),
            share=np.zeros(4, np.float64),
            features=np.zeros(FEATURES, np.float64),
        )


class Visit(NamedTuple):
    """A node during one simulation, with the legal places and the hand of the seat to move."""

    node: Any
    """The root is node 0."""
    first: Any
    """The first slot of the node."""
    cells: Any
    """The number of legal places: of slots for each kind."""
    inner: Any
    above: Any
    beyond: Any
    """The legal places, as `open_places` returns them."""
    box: Box
    ply: Any
    seat: Any
    hand: Any
    held: Any
    """The kinds in the hand."""


# -- one simulation --------------------------------------------------------------------------------


@uncounted
def simulate(simulations: int, root: Any, weights: Any, learned: Any, allowed: Any, memory: Any,
             scratch: Any, chance: Any, sums: Any) -> None:  # fmt: skip
    """Run simulations, adding to the tree and to `sums`. Node 0 is the root.

    `learned` are the weights of the policy by ply, `allowed` masks the root's slots, and `sums` has
    for each of them the shares of the victory and then the points of every seat.
    """
    for _ in range(simulations):
        pile = determinize(root, scratch.cards, chance)
        depth, box, pile, ply = descend(root, pile, weights, learned, allowed, memory, scratch,
                                        chance)  # fmt: skip
        if ply < root.last:
            play_out(root.players, root.area.size, box, pile, ply, root.last, scratch.cards,
                     scratch.trace, chance)  # fmt: skip
        judge(root, scratch)
        backpropagate(root, depth, memory, scratch, sums)


@merged
def determinize(root: Any, cards: Any, chance: Any) -> Any:
    """Copy the cards of the root and deal the unseen animals; return the pile that is left."""
    for k in range(0, KINDS * FIELD, FIELD):
        cards.planes[k] = root.cards.planes[k]
    dogs, cats, left = root.unseen
    for p in range(root.players):
        cards.own[p] = root.cards.own[p]
        hand = root.cards.hands[p]
        for _ in range(root.hidden[p]):
            hand, dogs, cats, left = draw(hand, roll(chance) & ROLL, dogs, cats, left)
        cards.hands[p] = hand
    return Pile(dogs, cats, left)


@merged
def descend(root: Any, pile: Any, weights: Any, learned: Any, allowed: Any, memory: Any,
            scratch: Any, chance: Any) -> Any:  # fmt: skip
    """Select and lay cards until the simulation leaves the tree or the square is full.

    The path is in `scratch`. Returns its length, and the box, pile and ply that it leads to. If
    nodes or slots run out, the path ends early.
    """
    players, cards = root.players, scratch.cards
    for p in range(players):
        scratch.laid[p] = 0
    box, ply, node, depth = root.box, root.ply, 0, 0
    seat = ply % players
    while node >= 0 and ply < root.last:
        inner, above, beyond = open_places(box.occupied, box.height, box.width, root.area.size,
                                           root.area.window)  # fmt: skip
        cells = count(inner) + count(above) + count(beyond)
        if not open_node(node, cells, memory):
            break
        first, hand = memory.nodes[node].first, cards.hands[seat]
        visit = Visit(node, first, cells, inner, above, beyond, box, ply, seat, hand,
                      kinds_in(hand))  # fmt: skip
        slot, kind = select(root, visit, weights, learned, allowed, memory, scratch, chance)
        scratch.path_nodes[depth] = node
        scratch.path_slots[depth] = slot
        depth += 1
        grows = memory.slots[slot].child >= 0 or memory.slots[slot].visits >= weights.grow_at
        at, shift = place_of(slot - first - kind * cells, inner, above, beyond)
        box = lay(players, box, at, shift, kind * FIELD, seat, cards)
        scratch.laid[seat] += 1 << (kind * FIELD)
        pile = draw_card(seat, pile, cards, chance)
        ply += 1
        seat = seat + 1 if seat + 1 < players else 0
        node = child_of(slot, players, weights.shared, memory, scratch) if grows else -1
    return depth, box, pile, ply


@inlined
def lay(players: int, box: Any, at: int, shift: int, kind: int, seat: int, cards: Any) -> Any:
    """Lay a card of the seat's hand, at a place as `place_of` returns it; return the new box."""
    if shift:
        shift_all(players, shift, cards)
    bit = 1 << at
    cards.planes[kind] |= bit
    cards.own[seat] |= bit
    cards.hands[seat] -= 1 << kind
    height = max(box.height + (shift >> 3), (at >> 3) + 1)
    width = max(box.width + (shift & 1), (at & 7) + 1)
    return Box(box.occupied << shift | bit, height, width)


@inlined
def draw_card(seat: int, pile: Any, cards: Any, chance: Any) -> Any:
    """The pile after the seat has drawn from it, if it has any cards (R11)."""
    dogs, cats, left = pile
    if left:
        hand = cards.hands[seat]
        hand, dogs, cats, left = draw(hand, roll(chance) & ROLL, dogs, cats, left)
        cards.hands[seat] = hand
    return Pile(dogs, cats, left)


@merged
def judge(root: Any, scratch: Any) -> None:
    """Set every seat's points and share of the victory, in a full square (R14 to R17)."""
    planes, own, standing = scratch.cards.planes, scratch.cards.own, scratch.standing
    safe = ~hungry(planes[0], planes[FIELD], planes[2 * FIELD], root.dogs_hunt_mice)
    one = planes[3 * FIELD] & safe
    two = planes[4 * FIELD] & safe
    three = planes[5 * FIELD] & safe
    most = -1
    for p in range(root.players):
        points = count(one & own[p]) + 2 * count(two & own[p]) + 3 * count(three & own[p])
        scratch.points[p] = points
        standing[p] = 16 * points + count((one | two | three) & own[p])
        most = max(most, standing[p])
    winners = 0
    for p in range(root.players):
        if standing[p] == most:
            winners += 1
    for p in range(root.players):
        scratch.share[p] = 1.0 / winners if standing[p] == most else 0.0


@merged
def backpropagate(root: Any, depth: int, memory: Any, scratch: Any, sums: Any) -> None:
    """Give every slot and node on the path the reward of the seat that moved there."""
    seat = root.ply % root.players
    for d in range(depth):
        share = scratch.share[seat]
        slot = memory.slots[scratch.path_slots[d]]
        slot.visits += 1
        slot.worth += share
        node = memory.nodes[scratch.path_nodes[d]]
        node.tried += 1
        node.won += share
        seat = seat + 1 if seat + 1 < root.players else 0
    if depth:
        for p in range(root.players):
            sums[scratch.path_slots[0], p] += scratch.share[p]
            sums[scratch.path_slots[0], 4 + p] += scratch.points[p]


# -- nodes -----------------------------------------------------------------------------------------


@inlined
def open_node(node: int, cells: int, memory: Any) -> bool:
    """Give a new node its slots. Returns whether the node has slots."""
    here = memory.nodes[node]
    if here.cells:
        return True
    first = memory.used[1]
    end = first + KINDS * cells
    if end > memory.slots.shape[0]:
        return False
    memory.used[1] = end
    here.first = first
    here.cells = cells
    here.ready = 0
    here.most = -math.inf
    here.won = 0.0
    here.tried = 0
    for k in range(KINDS):
        memory.available[node, k] = 0
    for at in range(first, end):
        slot = memory.slots[at]
        slot.visits = 0
        slot.worth = 0.0
        slot.child = -1
    return True


@inlined
def child_of(slot: int, players: int, shared: bool, memory: Any, scratch: Any) -> int:
    """The node after a slot: a new one if necessary, or -1 if there are no more.

    If transpositions are `shared`, it may be a node that was reached by another order of moves.
    """
    edge, nodes, table = memory.slots[slot], memory.nodes, memory.table
    if edge.child >= 0:
        return edge.child
    key = key_of(players, scratch.cards, scratch.laid) if shared else 0
    at = key & (TABLE - 1)
    if shared:
        while table[at] >= 0 and nodes[table[at]].key != key:
            at = (at + 1) & (TABLE - 1)
        if table[at] >= 0:
            edge.child = table[at]
            return edge.child
    node = memory.used[0]
    if node == nodes.shape[0]:
        return -1
    memory.used[0] = node + 1
    nodes[node].cells = 0
    edge.child = node
    if shared:
        nodes[node].key = key
        table[at] = node
    return node


@inlined
def key_of(players: int, cards: Any, laid: Any) -> int:
    """The hash of a node: all cards, the owners of the cheeses, and the kinds each seat has laid.

    `laid` counts kinds since the root. Nodes differ if it differs, because it tells which hands the
    seats can have.
    """
    planes = cards.planes
    h = players
    for k in range(0, KINDS * FIELD, FIELD):
        h = mixed(h, planes[k])
    cheeses = planes[3 * FIELD] | planes[4 * FIELD] | planes[5 * FIELD]
    for p in range(players):
        h = mixed(h, cards.own[p] & cheeses)
        h = mixed(h, laid[p])
    return h


# -- selection -------------------------------------------------------------------------------------


@inlined
def select(root: Any, visit: Any, weights: Any, learned: Any, allowed: Any, memory: Any,
           scratch: Any, chance: Any) -> Any:  # fmt: skip
    """The slot to follow from a node, and its kind from 0 to 5. Sets missing priors first."""
    if weights.policy > 0.0:
        missing = visit.held & ~memory.nodes[visit.node].ready
        if missing:
            set_priors(root, visit, missing, learned[visit.ply], memory, scratch)
        return pick_learned(visit, weights, allowed, memory.nodes, memory.slots)
    return pick_plain(visit, weights, allowed, memory.slots, memory.available, roll(chance))


@uncounted
def set_priors(root: Any, visit: Any, kinds: int, learned: Any, memory: Any, scratch: Any) -> None:
    """Set the priors of a node's slots of these kinds.

    A prior is exp(score - reference). It is not normalised, because the legal kinds differ from
    visit to visit: `pick_learned` normalises over the kinds in the hand. The reference is the best
    score of the first kinds that were scored at the node, so that priors that are set later have
    the same scale.
    """
    planes, mine = scratch.cards.planes, scratch.cards.own[visit.seat]
    node, slots, cells = memory.nodes[visit.node], memory.slots, visit.cells
    liked_most = -math.inf
    for i in range(cells):
        at, shift = place_of(i, visit.inner, visit.above, visit.beyond)
        for k in range(KINDS):
            if (kinds >> (k * FIELD)) & 1:
                move_features(root.area, visit.box, planes, mine, at, shift, k * FIELD,
                              root.dogs_hunt_mice, scratch.features)  # fmt: skip
                liked = move_score(scratch.features, visit.hand, k * FIELD, learned)
                slots[visit.first + k * cells + i].prior = liked
                liked_most = max(liked_most, liked)
    if node.most == -math.inf:
        node.most = liked_most
    for k in range(KINDS):
        if (kinds >> (k * FIELD)) & 1:
            for at in range(visit.first + k * cells, visit.first + (k + 1) * cells):
                score = min(max(slots[at].prior - node.most, -FAR), FAR)
                slots[at].prior = math.exp(score)
    node.ready |= kinds


@inlined
def pick_learned(visit: Any, weights: Any, allowed: Any, nodes: Any, slots: Any) -> Any:
    """The slot with the highest PUCT value among the kinds in the hand, and its kind.

    The value of a slot is its mean reward plus policy * P * sqrt(N + 1) / (1 + n), where P is its
    prior, normalised over the kinds in the hand, n its visits and N those of the node. A slot
    without visits gets the node's mean reward minus the parameter `first` (first-play urgency
    reduction).
    """
    first, cells, held, at_root = visit.first, visit.cells, visit.held, visit.node == 0
    total = 0.0
    for k in range(KINDS):
        if (held >> (k * FIELD)) & 1:
            for at in range(first + k * cells, first + (k + 1) * cells):
                total += slots[at].prior
    tried, won = nodes[visit.node].tried, nodes[visit.node].won
    pull = weights.policy * math.sqrt(tried + 1.0) / total
    fresh = (won / tried if tried else 0.5) - weights.first
    best = -1e9
    chosen, kind = first, 0
    for k in range(KINDS):
        if not (held >> (k * FIELD)) & 1:
            continue
        for at in range(first + k * cells, first + (k + 1) * cells):
            if at_root and not allowed[at]:
                continue
            slot = slots[at]
            n = slot.visits
            value = (slot.worth / n if n else fresh) + pull * slot.prior / (1.0 + n)
            if value > best:
                best = value
                chosen, kind = at, k
    return chosen, kind


@inlined
def pick_plain(
    visit: Any, weights: Any, allowed: Any, slots: Any, available: Any, rolled: int
) -> Any:
    """The slot with the highest UCB1 value among the kinds in the hand, and its kind.

    Slots without visits come first, in random order. Counts the visit in `available` for each kind
    in the hand.
    """
    first, cells, at_root = visit.first, visit.cells, visit.node == 0
    best = -1.0
    chosen, kind = first, 0
    for k in range(KINDS):
        if not (visit.held >> (k * FIELD)) & 1:
            continue
        available[visit.node, k] += 1
        log = weights.explore * weights.explore * math.log(available[visit.node, k] + 1.0)
        for at in range(first + k * cells, first + (k + 1) * cells):
            if at_root and not allowed[at]:
                continue
            n = slots[at].visits
            if n:
                value = slots[at].worth / n + math.sqrt(log / n)
            else:
                value = 1e6 + ((rolled >> (at & 31)) & 0xFFFF)
            if value > best:
                best = value
                chosen, kind = at, k
    return chosen, kind


class Tree:
    """The search tree of one position. `run` adds simulations.

    `weights` are the search parameters (`bots.search.weights`), `learned` the weights of the policy
    by ply, and `allowed` masks the slots that may be selected at the root. The tree is stored in
    `memory`, which must not be used for another tree while this one is needed.
    """

    def __init__(
        self,
        position: BitPosition,
        weights: Weights,
        learned: Any,
        seed: int,
        allowed: Any,
        memory: TreeMemory,
    ) -> None:
        self.simulations = 0
        """How many simulations have been run."""
        self._root = Root.of(position)
        self._weights = weights
        self._learned = learned
        self._allowed = allowed
        self._memory = memory
        self._scratch = Scratch.allocate()
        self._chance = np.zeros(4, np.uint64)
        seed_rng(self._chance, seed)
        memory.clear()
        self._slots = KINDS * len(position.cells)
        self.sums = np.zeros((self._slots, 8), np.float64)
        """For every slot of the root, the sums of all seats' shares of the victory and points.

        Columns 0 to 3 are the shares of the victory, columns 4 to 7 the points.
        """

    def run(self, simulations: int) -> None:
        """Run that many more simulations."""
        simulate(
            simulations, self._root, self._weights, self._learned, self._allowed, self._memory,
            self._scratch, self._chance, self.sums,
        )  # fmt: skip
        self.simulations += simulations

    @property
    def visits(self) -> Any:
        """The number of visits of every slot of the root."""
        return self._memory.slots["visits"][: self._slots].copy()
