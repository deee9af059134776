"""The steps of one simulation of the tree search, one by one."""

import math
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from cheese_rescue.bots import kernel
from cheese_rescue.bots.kernel import tree
from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition, hand_of, kind_of
from cheese_rescue.bots.kernel.bits import seed_rng
from cheese_rescue.bots.kernel.playouts import (
    FIELD,
    Cards,
    Pile,
    kinds_in,
    open_places,
    place_of,
)
from cheese_rescue.bots.learning import features_of, learned
from cheese_rescue.bots.search import weights
from cheese_rescue.rules import Card, Game, Rules
from cheese_rescue.rules.cards import ANIMALS, plies, seats
from tests.examples import examples
from tests.rules.games import SEEDS, any_game, course, dealt, every_count

running = any_game.filter(lambda game: not game.over)


class Search:
    """A tree of one position, and what its steps need."""

    def __init__(self, game: Game, *, nodes: int = 100, slots: int = 20_000) -> None:
        kernel.prepare()
        self.position = BitPosition.of(game.view(game.turn))
        self.root = tree.Root.of(self.position)
        self.memory = tree.TreeMemory.allocate(nodes, slots)
        self.memory.clear()
        self.scratch = tree.Scratch.allocate()
        self.chance = np.zeros(4, np.uint64)
        seed_rng(self.chance, 1)
        self.cells = len(self.position.cells)
        self.allowed = np.ones(KINDS * self.cells, np.bool_)
        self.sums = np.zeros((KINDS * self.cells, 8))
        self.learned = learned(game.players)
        self.pile = tree.determinize(self.root, self.scratch.cards, self.chance)

    def visit(self) -> Any:
        """A visit of the root, whose slots are new."""
        tree.open_node(0, self.cells, self.memory)
        box, area, seat = self.root.box, self.root.area, int(self.position.seat)
        hand = int(self.scratch.cards.hands[seat])
        inner, above, beyond = open_places(*box, area.size, area.window)
        held, ply = int(kinds_in(hand)), self.root.ply
        return tree.Visit(0, 0, self.cells, inner, above, beyond, box, ply, seat, hand, held)

    def slots(self, visit: Any) -> list[int]:
        """The slots of the kinds in the hand."""
        kinds = [kind for kind in range(KINDS) if visit.held >> FIELD * kind & 1]
        return [kind * self.cells + cell for kind in kinds for cell in range(self.cells)]

    def descend(self, weighing: tree.Weights) -> tuple[int, Any, Any, int]:
        found: tuple[int, Any, Any, int] = tree.descend(
            self.root, self.pile, weighing, self.learned, self.allowed, self.memory, self.scratch,
            self.chance,
        )  # fmt: skip
        return found


def middle(players: int) -> Game:
    return course(dealt(players, 5), 5)[plies(players) // 2]


@given(running)
def test_the_unseen_animals_are_dealt_to_the_other_hands(game: Game) -> None:
    search = Search(game)
    hands = search.scratch.cards.hands
    assert hands[game.turn] == hand_of(game.hands[game.turn])
    dealt_now = Counter[Card]()
    for seat in seats(game.players):
        counts = [int(hands[seat]) >> FIELD * kind & 31 for kind in range(KINDS)]
        assert sum(counts) == len(game.hands[seat])
        assert counts[len(ANIMALS) :] == [
            sum(kind_of(card) == kind for card in game.hands[seat])
            for kind in range(len(ANIMALS), KINDS)
        ]
        if seat != game.turn:
            dealt_now.update(dict(zip(ANIMALS, counts, strict=False)))
    rest = Counter(game.view(game.turn).unseen) - dealt_now
    assert search.pile == (rest[Card.DOG], rest[Card.CAT], len(game.pile))


@examples(60)
@given(running, SEEDS)
def test_a_card_is_laid_as_by_the_rules(game: Game, seed: int) -> None:
    search = Search(game)
    move = Random(seed).choice(game.legal_moves())
    slot = search.position.cells.index(move.cell)
    places = open_places(*search.root.box, search.root.area.size, search.root.area.window)
    at, shift = place_of(slot, *places)
    cards, kind = search.scratch.cards, FIELD * kind_of(move.card)
    box = tree.lay(game.players, search.root.box, at, shift, kind, int(game.turn), cards)
    hand = Counter(game.hands[game.turn]) - Counter([move.card])
    assert cards.hands[game.turn] == hand_of(hand.elements())
    after = game.play(move)
    if not after.over:
        then = BitPosition.of(after.view(after.turn))
        assert box == tuple(then.state[:3])
        assert cards.planes.tolist() == then.planes.tolist()


def test_a_card_is_drawn_while_there_is_a_pile() -> None:
    cards, chance = Cards.none(), np.zeros(4, np.uint64)
    seed_rng(chance, 1)
    pile = Pile(1, 1, 3)
    for left in (2, 1, 0, 0):
        pile = tree.draw_card(1, pile, cards, chance)
        assert pile.left == left
    assert cards.hands.tolist() == [0, hand_of(ANIMALS), 0, 0]


@every_count
@pytest.mark.parametrize("rules", [Rules(), Rules(dogs_hunt_mice=True)], ids=["usual", "V2"])
def test_the_end_is_judged_as_by_the_rules(players: int, rules: Rules) -> None:
    for seed in range(30):
        *_, before, game = course(dealt(players, seed, rules), seed)
        search = Search(before)
        cards, outcome = search.scratch.cards, game.outcome()
        cards.planes[:], cards.own[:] = 0, 0
        for number, (cell, card) in enumerate(sorted(game.board.items())):
            if card is not Card.START:
                left, top = game.board.bounds()[0]
                bit = 1 << (8 * (cell.y - top) + cell.x - left)
                cards.planes[FIELD * kind_of(card)] |= bit
                cards.own[number % players if card.owner is None else card.owner] |= bit
        tree.judge(search.root, search.scratch)
        assert tuple(search.scratch.points[:players]) == outcome.points
        share = 1 / len(outcome.winners)
        assert search.scratch.share[:players].tolist() == [
            share if seat in outcome.winners else 0 for seat in range(players)
        ]


def test_what_a_path_earns_goes_to_the_seat_that_moved() -> None:
    search = Search(middle(3))
    search.visit()
    search.scratch.path_nodes[:3] = 0
    search.scratch.path_slots[:3] = 4, 5, 5
    search.scratch.share[:3] = 0.25, 0.5, 0.125
    search.scratch.points[:3] = 7, 8, 9
    tree.backpropagate(search.root, 3, search.memory, search.scratch, search.sums)
    shares = [float(search.scratch.share[(search.position.seat + n) % 3]) for n in range(3)]
    slots = search.memory.slots
    assert slots["visits"][3:7].tolist() == [0, 1, 2, 0]
    assert slots["worth"][3:7].tolist() == [0, shares[0], shares[1] + shares[2], 0]
    assert search.memory.nodes[0]["tried"] == 3
    assert search.memory.nodes[0]["won"] == sum(shares)
    assert search.sums[4].tolist() == [0.25, 0.5, 0.125, 0, 7, 8, 9, 0]
    assert search.sums.sum() == search.sums[4].sum()


def test_a_node_gets_its_slots_once_while_there_are_any() -> None:
    search = Search(middle(2), nodes=4, slots=100)
    memory = search.memory
    memory.nodes["cells"][:] = 0
    assert tree.open_node(0, 5, memory)
    memory.slots["visits"][:30] = 7
    assert tree.open_node(0, 5, memory)
    assert memory.used[1] == 30
    assert memory.slots["visits"][:30].tolist() == [7] * 30
    assert tree.open_node(1, 6, memory)
    assert memory.nodes[1]["first"] == 30
    assert memory.slots["child"][30:66].tolist() == [-1] * 36
    assert not tree.open_node(2, 6, memory)
    assert memory.used[1] == 66


def test_a_slot_leads_to_one_node_until_there_are_no_more() -> None:
    search = Search(middle(2), nodes=3)
    search.visit()
    children = [tree.child_of(slot, 2, False, search.memory, search.scratch) for slot in (0, 1, 0)]
    assert children == [1, 2, 1]
    assert tree.child_of(2, 2, False, search.memory, search.scratch) == -1


def test_two_orders_of_the_same_cards_lead_to_one_node() -> None:
    search = Search(middle(2))
    search.visit()
    one = tree.child_of(0, 2, True, search.memory, search.scratch)
    assert tree.child_of(1, 2, True, search.memory, search.scratch) == one
    search.scratch.laid[0] += 1
    assert tree.child_of(2, 2, True, search.memory, search.scratch) == one + 1


@every_count
def test_a_prior_grows_with_the_score_of_its_move(players: int) -> None:
    game = middle(players)
    search = Search(game)
    visit = search.visit()
    row = search.learned[game.ply]
    for kinds in (visit.held & 31, visit.held):  # in two visits: the scale stays the same
        tree.set_priors(search.root, visit, kinds, row, search.memory, search.scratch)
    position = search.position
    scores = np.array(
        [features_of(position, position.move(slot)) @ row for slot in search.slots(visit)]
    )
    first = [n for n, slot in enumerate(search.slots(visit)) if slot < search.cells]
    reference = (scores[first] if visit.held & 31 else scores).max()
    priors = search.memory.slots["prior"][search.slots(visit)]
    expected = np.exp(np.clip(scores - reference, -tree.FAR, tree.FAR))
    assert priors == pytest.approx(expected, rel=1e-4)
    assert search.memory.nodes[0]["ready"] == visit.held


def filled(search: Search) -> Any:
    """The root's slots, with visits, rewards and priors by chance."""
    rng = np.random.default_rng(1)
    slots = search.memory.slots[: KINDS * search.cells]
    slots["visits"] = rng.integers(0, 9, len(slots))
    slots["worth"] = slots["visits"] * rng.random(len(slots))
    slots["prior"] = rng.random(len(slots))
    search.memory.nodes[0]["tried"] = slots["visits"].sum()
    search.memory.nodes[0]["won"] = 0.5 * slots["visits"].sum()
    search.allowed[::3] = False
    return slots


def test_with_a_policy_the_slot_with_the_highest_puct_value_is_followed() -> None:
    search = Search(middle(2))
    visit = search.visit()
    slots = filled(search)
    weighing = weights(policy=1.2, first=0.3)
    chosen, kind = tree.pick_learned(
        visit, weighing, search.allowed, search.memory.nodes, search.memory.slots
    )
    held = search.slots(visit)
    tried, total = int(search.memory.nodes[0]["tried"]), sum(map(float, slots["prior"][held]))

    def value(slot: int) -> float:
        n, worth, prior = (float(slots[slot][name]) for name in ("visits", "worth", "prior"))
        mean = worth / n if n else 0.5 - 0.3
        return mean + 1.2 * prior / total * math.sqrt(tried + 1) / (1 + n)

    assert chosen == max((slot for slot in held if search.allowed[slot]), key=value)
    assert kind == chosen // search.cells


def test_without_a_policy_what_was_not_tried_comes_first_and_then_the_highest_ucb1_value() -> None:
    search = Search(middle(2))
    visit = search.visit()
    slots = filled(search)
    held = [slot for slot in search.slots(visit) if search.allowed[slot]]
    arguments = (search.allowed, search.memory.slots, search.memory.available)
    chosen, _ = tree.pick_plain(visit, weights(), *arguments, 12345)
    assert slots[chosen]["visits"] == 0
    assert chosen in held
    slots["visits"] += 1
    chosen, kind = tree.pick_plain(visit, weights(), *arguments, 12345)
    available = search.memory.available[0]
    assert [n == 2 for n in available] == [visit.held >> FIELD * k & 1 for k in range(KINDS)]

    def value(slot: int) -> float:
        n = float(slots[slot]["visits"])
        log = math.log(float(available[slot // search.cells]) + 1)
        return float(slots[slot]["worth"]) / n + 0.4 * math.sqrt(log / n)

    assert chosen == max(held, key=value)
    assert kind == chosen // search.cells


@every_count
def test_a_simulation_leaves_the_tree_where_it_grows(players: int) -> None:
    game = middle(players)
    search = Search(game)
    weighing = weights(policy=1.2, first=0.3, grow_at=1)
    for moves in (1, 2):  # the second one comes to the node that the first one made
        search.allowed[:] = False
        search.allowed[search.position.slot(game.legal_moves()[0])] = True
        search.pile = tree.determinize(search.root, search.scratch.cards, search.chance)
        length, box, _, ply = search.descend(weighing)
        assert length == moves
        assert ply == game.ply + length
        assert int(box.occupied).bit_count() == len(game.board) + length
        search.scratch.share[:] = 0.5
        tree.backpropagate(search.root, length, search.memory, search.scratch, search.sums)
        assert search.memory.used[0] == moves
        slot = search.memory.slots[search.scratch.path_slots[length - 1]]
        slot["visits"] = max(slot["visits"], 1)


@every_count
def test_every_simulation_has_a_first_move_and_winners(players: int) -> None:
    search = Search(middle(players), nodes=20, slots=2000)  # both run out
    for weighing in (weights(), weights(policy=1.2, grow_at=1, shared=True)):
        search.memory.clear()
        search.sums[:] = 0
        tree.simulate(300, search.root, weighing, search.learned, search.allowed, search.memory,
                      search.scratch, search.chance, search.sums)  # fmt: skip
        assert search.memory.slots["visits"][: KINDS * search.cells].sum() == 300
        assert search.sums[:, :players].sum() == pytest.approx(300)
        assert search.memory.used[0] <= 20
        assert search.memory.used[1] <= 2000
