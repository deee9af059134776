"""What is features_of of a move, counted once more by hand; and what was learned from it."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots import kernel
from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition, kind_of
from cheese_rescue.bots.kernel.playouts import FIELD, Cards
from cheese_rescue.bots.kernel.policy import FEATURES, LEARNED, SORTS, move_score
from cheese_rescue.bots.kernel.tree import Tree, TreeMemory, key_of
from cheese_rescue.bots.learning import features_of, fit, learned, self_play
from cheese_rescue.bots.search import weights
from cheese_rescue.rules import Cell, Game, Kind, Move
from cheese_rescue.rules.cards import plies, square_size
from tests.examples import examples
from tests.rules.games import any_game, course, dealt, every_count

running = any_game.filter(lambda game: not game.over)


def around(cell: Cell) -> Iterator[Cell]:
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        yield Cell(cell.x + x, cell.y + y)


def beside(cells: set[Cell]) -> set[Cell]:
    return {other for cell in cells for other in around(cell)}


def square_around(game: Game, cells: set[Cell]) -> set[Cell]:
    """Where cards may come to lie: with a row above and to the left where there is room."""
    size = square_size(game.players)
    if game.rules.centred:
        left = top = -(size // 2)
    else:
        xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
        left = min(xs) - (max(xs) - min(xs) + 1 < size)
        top = min(ys) - (max(ys) - min(ys) + 1 < size)
    return {Cell(left + x, top + y) for x in range(size) for y in range(size)}


def counted(game: Game, move: Move) -> list[int]:
    board = dict(game.board.items()) | {move.cell: move.card}
    occupied = {*game.board, move.cell}
    of = {kind: {cell for cell, card in board.items() if card.kind is kind} for kind in Kind}
    free = square_around(game, occupied) - occupied
    awake = of[Kind.CAT] - beside(of[Kind.DOG])
    caught = beside(of[Kind.DOG] if game.rules.dogs_hunt_mice else awake)
    alive = of[Kind.MOUSE] - caught
    for_good = {mouse for mouse in alive if not free & set(around(mouse))}
    features = [0] * FEATURES
    for cell in of[Kind.CHEESE] - beside(for_good):
        side = 0 if board[cell].owner == game.turn else SORTS + 2
        eaten = cell in beside(alive)
        state = 2 if eaten else cell in beside(of[Kind.MOUSE] & caught)
        sides = free & set(around(cell))
        features[side + 5 * state + len(sides - caught)] += board[cell].points
        features[side + SORTS + eaten] += board[cell].points * len(sides & caught)
    features[-1] = len((free & beside(occupied)) - beside(alive))
    return features


@examples(150)
@given(running, st.data())
def test_a_move_is_seen_as_it_is(game: Game, data: st.DataObject) -> None:
    move = data.draw(st.sampled_from(game.legal_moves()))
    position = BitPosition.of(game.view(game.turn))
    row = features_of(position, move)
    assert row[:FEATURES].tolist() == counted(game, move)
    hand = [0] * KINDS
    for card in game.hands[game.turn]:
        hand[kind_of(card)] += 1
    of_kinds = row[FEATURES:].reshape(KINDS, KINDS + 1)
    kind = kind_of(move.card)
    assert of_kinds[kind].tolist() == [1, *hand]
    assert of_kinds.sum() == 1 + sum(hand)
    table = np.array([Random(3).random() for _ in range(LEARNED)])
    liked = move_score(row, int(position.hands[position.seat]), FIELD * kind, table)
    assert liked == pytest.approx(row @ table)


@every_count
def test_what_was_learned_is_there_for_every_ply(players: int) -> None:
    table = learned(players)
    assert table.shape == (plies(players) + 1, LEARNED)
    assert np.isfinite(table).all()
    assert table[: plies(players)].any(axis=1).all()


@pytest.mark.long
def test_it_learns_to_like_what_the_search_tried_most() -> None:
    lessons = [lesson for seed in range(12) for lesson in self_play(2, seed, again=False)]
    table = fit(2, lessons)
    chosen = fair = 0.0
    for lesson in lessons:
        liked = lesson.features @ table[lesson.ply]
        chosen += lesson.visits[liked.argmax()]
        fair += 1 / len(lesson.visits)
    assert chosen > 5 * fair


# -- the same cards in another order ---------------------------------------------------------------


def tree(game: Game, *, shared: bool, simulations: int = 4000) -> tuple[Tree, int]:
    """A search, and how many nodes it made."""
    kernel.prepare()
    position = BitPosition.of(game.view(game.turn))
    allowed = np.zeros(KINDS * len(position.cells), np.bool_)
    for move in game.legal_moves():
        allowed[position.slot(move)] = True
    weighing = weights(policy=1.2, first=0.3, grow_at=1, shared=shared)
    found = Tree(position, weighing, learned(game.players), 1, allowed, TreeMemory.allocate())
    found.run(simulations)
    return found, int(found._memory.used[0])


@every_count
def test_an_order_that_was_tried_before_makes_no_new_node(players: int) -> None:
    game = course(dealt(players, 5), 5)[plies(players) - 10]
    found, fewer = tree(game, shared=True)
    _, more = tree(game, shared=False)
    assert fewer < more
    keys = found._memory.nodes["key"][1:fewer]
    assert len(set(keys.tolist())) == fewer - 1


def key_after(game: Game, since: int) -> tuple[int, object]:
    """By which the search finds a position, and what makes it another one."""
    position = BitPosition.of(game.view(game.turn))
    laid = np.zeros(4, np.int64)
    for ply, move in enumerate(game.moves[since:], start=since):
        laid[ply % game.players] += 1 << FIELD * kind_of(move.card)
    key = key_of(game.players, Cards(position.hands, position.planes, position.own), laid)
    return key, (frozenset(game.board.items()), tuple(laid))


@examples(40)
@given(running.filter(lambda game: len(game.moves) > 2 * game.players), st.data())
def test_a_node_is_found_again_whatever_the_order_was(game: Game, data: st.DataObject) -> None:
    since = len(game.moves) - 2 * game.players
    begin = Game.deal(players=game.players, pile=game.dealt, rules=game.rules)
    for move in game.moves[:since]:
        begin = begin.play(move)
    found: dict[int, object] = {}
    for _ in range(20):
        other, moves = begin, list(game.moves[since:])
        for seat in range(game.players):  # everyone lays their own two the other way round, or not
            if data.draw(st.booleans()):
                later = seat + game.players
                moves[seat], moves[later] = moves[later], moves[seat]
        for move in moves:
            if move not in other.legal_moves():
                break
            other = other.play(move)
            key, what = key_after(other, since)
            assert found.setdefault(key, what) == what
    assert len(set(found.values())) == len(found)
