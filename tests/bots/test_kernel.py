"""The compiled game agrees with the rules, move by move and point by point."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from cheese_rescue.bots.kernel import bits, playouts
from cheese_rescue.bots.kernel.bit_position import KINDS, BitPosition, card_of, hand_of, kind_of
from cheese_rescue.bots.kernel.playouts import FIELD, Box, Cards, Pile, RandomGames, Trace
from cheese_rescue.rules import Board, Card, Cell, Game, Move, Outcome, Rules, Seat
from cheese_rescue.rules.cards import ANIMALS, animals, plies, seats, square_size
from tests.examples import examples
from tests.rules.games import (
    SEEDS,
    Setup,
    any_game,
    boards,
    course,
    courses,
    dealt,
    every_count,
    every_setup,
)

running = any_game.filter(lambda game: not game.over)
planes = st.integers(0, 2**55 - 1)


def places_in(plane: int) -> list[int]:
    return [at for at in range(64) if plane >> at & 1]


# -- a view as numbers -----------------------------------------------------------------------------


def compiled_cells(position: BitPosition) -> list[Cell]:
    """The open places as the compiled code counts them."""
    occupied, height, width = map(int, position.state[:3])
    window = bits.square(position.size)
    groups = playouts.open_places(occupied, height, width, position.size, window)
    cells = []
    for n in range(sum(group.bit_count() for group in groups)):
        at, shift = playouts.place_of(n, *groups)
        x, y = at % 8 - (shift == 1), at // 8 - (shift == 8)
        cells.append(Cell(position.corner.x + x, position.corner.y + y))
    return cells


@every_setup
@examples(10)
@given(data=st.data())
def test_the_open_places_are_those_of_the_rules(setup: Setup, data: st.DataObject) -> None:
    for game in data.draw(courses(setup))[:-1]:
        position = BitPosition.of(game.view(game.turn))
        assert sorted(position.cells) == sorted(game.square.open)
        assert compiled_cells(position) == list(position.cells)


@every_setup
@examples(5)
@given(data=st.data())
def test_every_move_has_a_slot_of_its_own(setup: Setup, data: st.DataObject) -> None:
    for game in data.draw(courses(setup))[:-1]:
        position = BitPosition.of(game.view(game.turn))
        slots = range(KINDS * len(position.cells))
        assert [position.slot(position.move(slot)) for slot in slots] == [*slots]
        assert {position.move(slot) for slot in slots} >= set(game.legal_moves())


@given(running)
def test_a_position_holds_what_its_seat_knows(game: Game) -> None:
    position = BitPosition.of(game.view(game.turn))
    assert position.hands[game.turn] == hand_of(game.hands[game.turn])
    hidden = Counter(game.pile)
    for seat in seats(game.players):
        if seat != game.turn:
            unseen = [card for card in game.hands[seat] if card in ANIMALS]
            assert position.hidden[seat] == len(unseen)
            hidden.update(unseen)
    assert [*position.state[3:]] == [game.ply, *(hidden[animal] for animal in ANIMALS)]


def test_only_who_has_a_move_to_choose_has_a_position() -> None:
    games = course(dealt(2), 1)
    for view in (games[0].view(Seat(1)), games[0].view(None), games[-1].view(Seat(0))):
        with pytest.raises(ValueError, match="turn"):
            BitPosition.of(view)


# -- playing at random -----------------------------------------------------------------------------


class Table:
    """A game in numbers, hidden cards and all, played on by the compiled code."""

    def __init__(self, game: Game, seed: int) -> None:
        position = BitPosition.of(game.view(game.turn))
        self.players, self.size, self.corner = position.players, position.size, position.corner
        hands = np.array([*map(hand_of, game.hands), 0, 0][:4], np.int64)
        self.cards = Cards(hands, position.planes, position.own)
        self.chance = np.zeros(4, np.uint64)
        bits.seed_rng(self.chance, seed)
        pile = [game.pile.count(animal) for animal in ANIMALS]
        self.box = Box(*map(int, position.state[:3]))
        self.ply = game.ply
        self.pile = Pile(pile[0], pile[1], sum(pile))

    def play(self, until: int) -> list[Move]:
        """The moves up to that ply."""
        trace = Trace.empty()
        shifted, self.box, self.pile = playouts.play_out(
            self.players, self.size, self.box, self.pile, self.ply, until,
            self.cards, trace, self.chance,
        )  # fmt: skip
        self.corner = Cell(self.corner.x - shifted % 8, self.corner.y - shifted // 8)
        played = range(self.ply, until)
        self.ply = until
        return [
            Move(
                card_of(trace.kinds[ply] // FIELD, Seat(ply % self.players)),
                self.cell(trace.places[ply] + shifted),
            )
            for ply in played
        ]

    def cell(self, place: int) -> Cell:
        return Cell(self.corner.x + int(place) % 8, self.corner.y + int(place) // 8)

    def state(self) -> tuple[object, ...]:
        arrays = (*self.cards, self.chance)
        return (*(array.tolist() for array in arrays), self.box, self.pile, self.corner)

    def board(self) -> Board:
        """What lies on the table, without the start card."""
        return Board(
            {
                self.cell(at): card_of(kind, seat)
                for kind in range(KINDS)
                for seat in seats(self.players)
                for at in places_in(int(self.cards.planes[FIELD * kind]) & self._of(kind, seat))
            }
        )

    def _of(self, kind: int, seat: Seat) -> int:
        """The places of the seat's cheeses; every place for animals, which nobody owns."""
        return ~0 if kind < len(ANIMALS) else int(self.cards.own[seat])

    def points(self, *, dogs_hunt_mice: bool) -> tuple[int, ...]:
        dog, cat, mouse = map(int, self.cards.planes[: 3 * FIELD : FIELD])
        eaten = playouts.hungry(dog, cat, mouse, dogs_hunt_mice)
        return tuple(
            playouts.points_of(self.cards.planes, own, eaten)
            for own in self.cards.own[: self.players]
        )


def played_on(game: Game, seed: int) -> Iterator[tuple[Game, Table]]:
    """Ply by ply: what the table draws is put on the pile, and the rules play it again."""
    table = Table(game, seed)
    top = len(game.dealt) - len(game.pile)
    drawn = list(game.dealt[:top])
    moves = list(game.moves)
    for ply in range(game.ply, plies(game.players)):
        seat = ply % game.players
        before = int(table.cards.hands[seat])
        (move,) = table.play(ply + 1)
        moves.append(move)
        gain = int(table.cards.hands[seat]) - before + (1 << FIELD * kind_of(move.card))
        if gain:
            drawn.append(ANIMALS[(gain.bit_length() - 1) // FIELD])
            assert gain == hand_of(drawn[-1:])
        rest = Counter(game.dealt) - Counter(drawn)
        assert sum(rest.values()) == len(game.dealt) - len(drawn)  # nothing from nowhere
        assert table.pile == (rest[Card.DOG], rest[Card.CAT], rest.total())
        pile = (*drawn, *rest.elements())
        game = Game.deal(players=game.players, pile=pile, rules=game.rules)
        game = replayed(game, moves)
        yield game, table


def replayed(game: Game, moves: list[Move]) -> Game:
    for move in moves:
        game = game.play(move)
    return game


def agree(game: Game, table: Table) -> bool:
    """Whether cards, hands, pile, box and points are those of the rules."""
    lying = {cell: card for cell, card in game.board.items() if card is not Card.START}
    (left, top), (right, bottom) = game.board.bounds()
    box = (table.size,) * 2 if game.rules.centred else (bottom - top + 1, right - left + 1)
    outcome = Outcome.of(game.board, game.rules, game.players)
    return (
        table.board() == Board(lying)
        and table.box[1:] == box
        and sorted(map(table.cell, places_in(table.box[0]))) == sorted(game.board)
        and [*table.cards.hands[: game.players]] == [hand_of(hand) for hand in game.hands]
        and table.pile[2] == len(game.pile)
        and table.points(dogs_hunt_mice=game.rules.dogs_hunt_mice) == outcome.points
    )


@examples(60)
@given(game=running, seed=SEEDS)
def test_from_any_position_it_plays_by_the_rules(game: Game, seed: int) -> None:
    for now, table in played_on(game, seed):
        assert agree(now, table)


@examples(150)
@given(game=running, seed=SEEDS, data=st.data())
def test_one_call_is_the_same_as_one_for_each_ply(
    game: Game, seed: int, data: st.DataObject
) -> None:
    until = data.draw(st.integers(game.ply, plies(game.players)))
    at_once, by_plies = Table(game, seed), Table(game, seed)
    moves = at_once.play(until)
    assert moves == [by_plies.play(ply + 1)[0] for ply in range(game.ply, until)]
    assert at_once.state() == by_plies.state()


@every_setup
def test_hundreds_of_whole_games_are_played_by_the_rules(setup: Setup) -> None:
    size = square_size(setup.players)
    for seed in range(250):
        game = dealt(setup.players, seed, setup.rules)
        table = Table(game, seed)
        moves = table.play(plies(setup.players))
        square = game.square
        for move in moves:
            square = square.lay(move.card, move.cell)
        lying = square.board
        assert table.box[1:] == (size, size)
        assert {**table.board(), **({Cell(0, 0): Card.START} if game.board else {})} == {**lying}
        outcome = Outcome.of(lying, setup.rules, setup.players)
        assert table.points(dogs_hunt_mice=setup.rules.dogs_hunt_mice) == outcome.points
        # R11, R13: three cards are left to everyone, and no animal was lost or made
        left = [hand >> FIELD * kind & 31 for hand in table.cards.hands for kind in range(KINDS)]
        assert sum(left) == 3 * setup.players
        placed = Counter(move.card for move in moves)
        for kind, animal in enumerate(ANIMALS):
            assert placed[animal] + sum(left[kind::KINDS]) == animals(setup.players)[animal]


def test_it_takes_every_move_equally_often() -> None:
    game = course(dealt(3, 5), 5)[7]
    times = 60
    tries = times * len(game.legal_moves())
    taken = Counter(Table(game, seed).play(game.ply + 1)[0] for seed in range(tries))
    assert set(taken) == set(game.legal_moves())
    assert all(abs(count - times) < 5 * times**0.5 for count in taken.values())


@every_count
def test_random_games_bring_as_many_points_as_those_of_the_rules(players: int) -> None:
    many, few = 20_000, 250
    games = RandomGames(players, 1)
    games.play(many)
    slow = [course(dealt(players, seed), seed)[-1].outcome().points for seed in range(few)]
    for seat in range(players):
        points = [outcome[seat] for outcome in slow]
        assert games.points[seat] / many == pytest.approx(sum(points) / few, abs=5 * 2.5 / few**0.5)


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    games = [RandomGames(4, seed) for seed in (1, 1, 2)]
    for one in games:
        one.play(1000)
    assert [*games[0].points] == [*games[1].points] != [*games[2].points]


@pytest.mark.parametrize("dogs_hunt_mice", [False, True])
@examples(200)
@given(board=boards())
def test_the_chase_on_any_board_is_that_of_the_rules(dogs_hunt_mice: bool, board: Board) -> None:
    left, top = board.bounds()[0]
    lying, own = np.zeros(KINDS * FIELD, np.int64), [0] * 4
    for cell, card in board.items():
        bit = 1 << (8 * (cell.y - top) + cell.x - left)
        if card is not Card.START:
            lying[FIELD * kind_of(card)] |= bit
        if card.owner is not None:
            own[card.owner] |= bit
    eaten = playouts.hungry(*(int(plane) for plane in lying[: 3 * FIELD : FIELD]), dogs_hunt_mice)
    outcome = Outcome.of(board, Rules(dogs_hunt_mice=dogs_hunt_mice), 4)
    assert tuple(playouts.points_of(lying, mine, eaten) for mine in own) == outcome.points


# -- drawing ---------------------------------------------------------------------------------------


def kind_drawn(roll: int, dogs: int, cats: int, left: int) -> int:
    hand, *rest = playouts.draw(0, roll, dogs, cats, left)
    kind = (int(hand).bit_length() - 1) // FIELD
    assert hand == 1 << FIELD * kind
    assert rest == [dogs - (kind == 0), cats - (kind == 1), left - 1]
    return kind


def test_every_animal_has_its_share_of_all_chances() -> None:
    rolls = playouts.ROLL + 1
    for dogs in range(7):
        for cats in range(13):
            for mice in range(not dogs + cats, 19):
                left = dogs + cats + mice
                # an animal begins where the share of those before it is used up
                first_cat = -(-dogs * rolls // left)
                first_mouse = -(-(dogs + cats) * rolls // left)
                for roll in {0, first_cat - 1, first_cat, first_mouse - 1, first_mouse, rolls - 1}:
                    if 0 <= roll < rolls:
                        kind = (roll >= first_cat) + (roll >= first_mouse)
                        assert kind_drawn(roll, dogs, cats, left) == kind


# -- planes ----------------------------------------------------------------------------------------


@njit
def count_and_first(plane: int) -> Any:
    return bits.count(plane), bits.first(plane)


@examples(200)
@given(planes.filter(bool))
def test_places_are_counted_and_found(plane: int) -> None:
    found = places_in(plane)
    assert count_and_first(plane) == (len(found), found[0])
    assert [bits.nth(plane, n) for n in range(len(found))] == found


@examples(200)
@given(st.integers(1, 7), planes)
def test_places_beside_are_those_that_share_a_side(size: int, plane: int) -> None:
    inside = {8 * y + x for x in range(size) for y in range(size)}
    assert set(places_in(bits.square(size))) == inside
    lying = [(at % 8, at // 8) for at in places_in(plane) if at in inside]
    beside = {
        8 * y + x
        for y in range(size)
        for x in range(size)
        if any(abs(x - other_x) + abs(y - other_y) == 1 for other_x, other_y in lying)
    }
    found = bits.beside(plane & bits.square(size)) & bits.square(size)
    assert set(places_in(found)) == beside


WITHOUT_PDEP = """
import json, sys
import llvmlite.binding as llvm
features = llvm.get_host_cpu_features
llvm.get_host_cpu_features = lambda: {}
from cheese_rescue.bots.kernel import cache
llvm.get_host_cpu_features = features
from cheese_rescue.bots.kernel.bits import nth
from cheese_rescue.bots.kernel.playouts import RandomGames
played = []
for players in (2, 3, 4):
    games = RandomGames(players, 7)
    games.play(500)
    played.append(games.points.tolist())
found = [[nth(plane, n) for n in range(plane.bit_count())] for plane in json.load(sys.stdin)]
print(json.dumps([cache.PDEP, played, found]))
"""


@pytest.mark.long
@pytest.mark.skipif(not llvm.get_host_cpu_features().get("bmi2"), reason="this one has no pdep")
def test_a_processor_without_pdep_plays_the_same_games() -> None:
    rng = Random(1)
    some = [rng.getrandbits(55) for _ in range(100)]
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_PDEP],
        input=json.dumps(some),
        capture_output=True,
        text=True,
        check=True,
    )
    played = []
    for players in (2, 3, 4):
        games = RandomGames(players, 7)
        games.play(500)
        played.append(games.points.tolist())
    assert json.loads(ran.stdout) == [False, played, [places_in(plane) for plane in some]]
