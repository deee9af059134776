"""The laws of a whole game, for every number of players and every variant."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import Card, Cell, Game, IllegalMove, Move, Outcome, Rules, Seat
from tests.examples import examples
from tests.rules import brute_force
from tests.rules.games import (
    SEEDS,
    Setup,
    any_game,
    course,
    courses,
    dealt,
    every_count,
    every_setup,
    pile_of,
    played,
    shuffled,
)

Turn = Callable[[int, int], tuple[int, int]]

TURNS_AND_MIRRORS: tuple[Turn, ...] = (
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (y, x),
    lambda x, y: (-y, -x),
)


def turned(move: Move, turn: Turn) -> Move:
    return Move(move.card, Cell(*turn(*move.cell)))


# -- the numbers of the rules --------------------------------------------------------------------


@pytest.mark.parametrize(("players", "animals", "pile"), [(2, 18, 14), (3, 27, 21), (4, 36, 28)])
def test_the_numbers_at_the_deal(players: int, animals: int, pile: int) -> None:
    game = dealt(players)
    assert [len(hand) for hand in game.hands] == [8] * players
    assert (len(game.dealt), len(game.pile)) == (animals, pile)
    assert (game.ply, game.turn, game.over) == (0, 0, False)


@pytest.mark.parametrize(("players", "size", "plies"), [(2, 5, 24), (3, 6, 36), (4, 7, 48)])
def test_the_numbers_at_the_end(players: int, size: int, plies: int) -> None:
    end = course(dealt(players), seed=1)[-1]
    assert (end.ply, end.over, len(end.board)) == (plies, True, size * size)
    (left, top), (right, bottom) = end.board.bounds()
    assert (right - left + 1, bottom - top + 1) == (size, size)
    for seat in map(Seat, range(players)):
        assert len(end.hands[seat]) == 3
        assert len(end.view(seat).draws) == 2 + 7


def test_the_deal_gives_two_cards_to_each_seat_in_turn() -> None:
    game = Game.deal(players=2, pile=pile_of("DC MM" + "DDCCCCCMMMMMMM"))
    assert [" ".join(map(str, hand)) for hand in game.hands] == [
        "D C 1a 1a 1a 2a 2a 3a",
        "M M 1b 1b 1b 2b 2b 3b",
    ]


def test_who_has_placed_a_card_draws_the_top_of_the_pile() -> None:
    game = Game.deal(players=2, pile=pile_of("DD MM C D" + "CCCCCMMMMMMM"))
    game = played(game, "1a@1,0")
    assert " ".join(map(str, game.hands[0])) == "D D C 1a 1a 2a 2a 3a"
    assert game.pile[0] is Card.DOG


def test_a_card_drawn_now_could_not_have_been_placed_now() -> None:
    game = Game.deal(players=2, pile=pile_of("DD MM C D" + "CCCCCMMMMMMM"))
    assert Card.CAT not in {move.card for move in game.legal_moves()}
    with pytest.raises(IllegalMove):
        played(game, "C@1,0")


@every_count
def test_the_start_card_lies_there_with_two_and_four_players(players: int) -> None:
    lying = dict(dealt(players).board.items())
    assert lying == ({} if players == 3 else {Cell(0, 0): Card.START})


def test_with_three_players_the_first_card_is_the_origin() -> None:
    assert {move.cell for move in dealt(3).legal_moves()} == {Cell(0, 0)}


# -- laws over whole games -----------------------------------------------------------------------


@every_setup
@examples(12)
@given(data=st.data())
def test_a_legal_move_exists_until_the_square_is_full(setup: Setup, data: st.DataObject) -> None:
    games = data.draw(courses(setup))
    full = brute_force.SIZE[setup.players] ** 2
    assert len(games) == 12 * setup.players + 1
    for game in games:
        assert bool(game.legal_moves()) is (len(game.board) < full)
        assert game.over is (len(game.board) == full)


@every_setup
@examples(12)
@given(data=st.data())
def test_everyone_places_twelve_and_keeps_three(setup: Setup, data: st.DataObject) -> None:
    end = data.draw(courses(setup))[-1]
    placed = Counter(ply % setup.players for ply, _ in enumerate(end.moves))
    assert placed == dict.fromkeys(range(setup.players), 12)
    assert [len(hand) for hand in end.hands] == [3] * setup.players


@every_setup
@examples(12)
@given(data=st.data())
def test_every_card_is_accounted_for_at_every_ply(setup: Setup, data: st.DataObject) -> None:
    faces = [*brute_force.ANIMALS[setup.players]] + ["S"] * (setup.players != 3)
    for letter in brute_force.LETTERS[: setup.players]:
        faces += brute_force.cheeses(letter)
    in_play = Counter(faces)
    for game in data.draw(courses(setup)):
        cards = Counter(map(str, game.board.values())) + Counter(map(str, game.pile))
        for hand in game.hands:
            cards += Counter(map(str, hand))
        assert cards == in_play


@every_setup
@examples(12)
@given(data=st.data())
def test_hands_pile_and_turn_are_what_dealing_by_hand_gives(
    setup: Setup, data: st.DataObject
) -> None:
    for ply, game in enumerate(data.draw(courses(setup))):
        pile = [str(card) for card in game.dealt]
        placed = [str(move.card) for move in game.moves]
        hands = brute_force.hands(setup.players, pile, placed)
        assert [sorted(map(str, hand)) for hand in game.hands] == hands
        assert [str(card) for card in game.pile] == pile[2 * setup.players + ply :]
        assert (game.ply, game.turn) == (ply, ply % setup.players)


@every_setup
@examples(8)
@given(data=st.data())
def test_the_legal_moves_are_those_found_by_trying_every_place(
    setup: Setup, data: st.DataObject
) -> None:
    for game in data.draw(courses(setup)):
        places = brute_force.open_places(
            brute_force.plain(game.board.items()), setup.players, centred=setup.rules.centred
        )
        hand = {str(card) for card in game.hands[game.turn]}
        found = [(str(card), (cell.x, cell.y)) for card, cell in game.legal_moves()]
        assert len(found) == len(set(found))
        assert set(found) == {(face, place) for face in hand for place in places}


@every_setup
@examples(8)
@given(data=st.data())
def test_the_end_is_the_same_however_the_table_is_turned_or_mirrored(
    setup: Setup, data: st.DataObject
) -> None:
    games = data.draw(courses(setup))
    end = games[-1].outcome()
    for turn in TURNS_AND_MIRRORS:
        game = games[0]
        for move in games[-1].moves:
            game = game.play(turned(move, turn))
        again = game.outcome()
        assert (again.points, again.cheeses, again.winners, again.places) == (
            end.points,
            end.cheeses,
            end.winners,
            end.places,
        )


@every_setup
@examples(12)
@given(data=st.data())
def test_the_outcome_is_what_counting_by_hand_gives(setup: Setup, data: st.DataObject) -> None:
    end = data.draw(courses(setup))[-1]
    outcome = end.outcome()
    lying = brute_force.plain(end.board.items())
    assert (outcome.points, outcome.cheeses, outcome.winners) == brute_force.result(
        lying, setup.players, russian=setup.rules.dogs_hunt_mice
    )
    assert outcome == Outcome.of(end.board, setup.rules, setup.players)


@given(any_game)
def test_the_board_is_the_start_card_and_the_cards_placed(game: Game) -> None:
    lying = {move.cell: move.card for move in game.moves}
    if game.players != 3:
        lying[Cell(0, 0)] = Card.START
    assert dict(game.board.items()) == lying


@given(SEEDS)
def test_the_centred_square_is_known_from_the_start(seed: int) -> None:
    for players, reach in ((2, 2), (4, 3)):
        end = course(dealt(players, seed, Rules(centred=True)), seed)[-1]
        assert end.board.bounds() == (Cell(-reach, -reach), Cell(reach, reach))


def test_without_v1_the_start_card_may_end_in_a_corner() -> None:
    game = dealt(2)
    for x in (1, 2, 3, 4):
        game = game.play(next(move for move in game.legal_moves() if move.cell == Cell(x, 0)))
    for y in (1, 2, 3, 4):
        game = game.play(next(move for move in game.legal_moves() if move.cell == Cell(0, y)))
    assert {(x, y) for x, y in game.view(None).legal_cells} == {(1, y) for y in (1, 2, 3, 4)} | {
        (x, 1) for x in (1, 2, 3, 4)
    }


def test_the_pile_may_come_in_any_way() -> None:
    pile = shuffled(2, 7)
    assert Game.deal(players=2, pile=list(pile)) == Game.deal(players=2, pile=pile)
    assert Game.deal(players=2, pile=iter(pile)) == Game.deal(players=2, pile=pile)


def test_a_pile_is_made_of_cards() -> None:
    with pytest.raises(TypeError):
        Game.deal(players=2, pile="DDDCCCCCCMMMMMMMMM")  # type: ignore[arg-type]  # the very mistake
