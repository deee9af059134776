"""What one seat, or a watcher, is shown."""

from collections import Counter

import pytest
from hypothesis import given

from cheese_rescue.rules import Card, Draw, Game, IllegalMove, Move, Refusal, Seat, rebuild_view
from tests.rules import brute_force
from tests.rules.games import any_game, dealt, pile_of, played


def some_game() -> Game:
    """Two players: a holds D C, b holds M M; then c, d, m and so on come from the pile."""
    return Game.deal(players=2, pile=pile_of("DC MM CDM" + "D CCCC MMMMMM"))


def test_a_seat_sees_its_own_hand() -> None:
    game = some_game()
    assert game.view(Seat(0)).hand == game.hands[0]
    assert game.view(Seat(1)).hand == game.hands[1]


def test_a_watcher_sees_no_hand_and_no_draws() -> None:
    watched = played(some_game(), "1a@1,0").view(None)
    assert (watched.seat, watched.hand, watched.draws, watched.legal_moves) == (None, (), (), ())


def test_a_seat_sees_its_own_draws_with_the_number_of_cards_placed() -> None:
    game = played(some_game(), "1a@1,0", "M@0,1", "C@-1,0")
    assert game.view(Seat(0)).draws == (
        Draw(0, Card.DOG),
        Draw(0, Card.CAT),
        Draw(1, Card.CAT),
        Draw(3, Card.MOUSE),
    )
    assert game.view(Seat(1)).draws == (
        Draw(0, Card.MOUSE),
        Draw(0, Card.MOUSE),
        Draw(2, Card.DOG),
    )


def test_legal_moves_are_shown_only_to_whose_turn_it_is() -> None:
    game = some_game()
    assert game.view(Seat(0)).legal_moves == game.legal_moves()
    assert game.view(Seat(1)).legal_moves == ()


def test_open_places_are_shown_to_everybody() -> None:
    game = some_game()
    views = [game.view(seat) for seat in (Seat(0), Seat(1), None)]
    assert {frozenset(view.legal_cells) for view in views} == {
        frozenset({(1, 0), (-1, 0), (0, 1), (0, -1)})
    }


def test_an_animal_in_the_own_hand_or_on_the_table_is_seen() -> None:
    game = played(some_game(), "D@1,0")
    assert game.view(Seat(0)).unseen == {Card.DOG: 2, Card.CAT: 4, Card.MOUSE: 9}
    assert game.view(Seat(1)).unseen == {Card.DOG: 2, Card.CAT: 6, Card.MOUSE: 7}
    assert game.view(None).unseen == {Card.DOG: 2, Card.CAT: 6, Card.MOUSE: 9}


@pytest.mark.parametrize("seat", [-1, 2, 4])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        some_game().view(Seat(seat))


@given(any_game)
def test_sizes_table_and_turn_are_open(game: Game) -> None:
    for seat in (*map(Seat, range(game.players)), None):
        view = game.view(seat)
        assert (view.players, view.rules, view.ply, view.turn, view.over) == (
            game.players,
            game.rules,
            game.ply,
            game.turn,
            game.over,
        )
        assert (view.board, view.moves) == (game.board, game.moves)
        assert (view.hand_sizes, view.pile_size) == (
            tuple(len(hand) for hand in game.hands),
            len(game.pile),
        )


@given(any_game)
def test_the_unseen_animals_are_those_in_other_hands_and_in_the_pile(game: Game) -> None:
    for seat in (*map(Seat, range(game.players)), None):
        hidden = [*game.pile]
        for other, hand in enumerate(game.hands):
            if other != seat:
                hidden += hand
        count = Counter(card for card in hidden if card.owner is None)
        assert game.view(seat).unseen == {card: count[card] for card in Card if str(card) in "DCM"}


@given(any_game)
def test_the_cheeses_of_a_seat_are_those_it_has_not_placed(game: Game) -> None:
    for seat, letter in enumerate(brute_force.LETTERS[: game.players]):
        placed = Counter(str(move.card) for move in game.moves)
        left = Counter(brute_force.cheeses(letter)) - placed
        assert Counter(map(str, game.view(None).cheeses[seat])) == left


@given(any_game)
def test_the_hand_is_the_cheeses_left_and_the_draws_not_yet_placed(game: Game) -> None:
    for seat in map(Seat, range(game.players)):
        view = game.view(seat)
        placed = Counter(move.card for move in game.moves[seat :: game.players])
        animals = Counter(card for _, card in view.draws)
        assert Counter(view.hand) == Counter(view.cheeses[seat]) + (animals - placed)


@given(any_game)
def test_the_outcome_is_shown_once_the_game_is_over(game: Game) -> None:
    for seat in (Seat(0), None):
        assert game.view(seat).outcome == (game.outcome() if game.over else None)


@given(any_game)
def test_a_view_can_be_rebuilt_from_what_does_not_follow_from_its_moves(game: Game) -> None:
    """Another process is sent only these fields."""
    for seat in (*map(Seat, range(game.players)), None):
        view = game.view(seat)
        rebuilt = rebuild_view(
            seat=seat,
            players=view.players,
            rules=view.rules,
            moves=view.moves,
            hand=view.hand,
            draws=view.draws,
            hand_sizes=view.hand_sizes,
            pile_size=view.pile_size,
            unseen=view.unseen,
            cheeses=view.cheeses,
        )
        assert rebuilt == view
        if game.over:
            assert (rebuilt.legal_cells, rebuilt.legal_moves) == ((), ())


def test_a_view_with_an_impossible_move_is_refused() -> None:
    view = dealt(2).view(Seat(0))
    with pytest.raises(IllegalMove, match=Refusal.TOUCHES_NOTHING.value):
        rebuild_view(
            seat=view.seat,
            players=view.players,
            rules=view.rules,
            moves=(Move.parse("1a@2,0"),),
            hand=view.hand,
            draws=view.draws,
            hand_sizes=view.hand_sizes,
            pile_size=view.pile_size,
            unseen=view.unseen,
            cheeses=view.cheeses,
        )


def test_two_players_can_work_out_each_others_hand_once_the_pile_is_empty() -> None:
    game = dealt(2)
    while game.pile:
        game = game.play(game.legal_moves()[0])
    animals = Counter(card for card in game.hands[1] if card.owner is None)
    unseen = game.view(Seat(0)).unseen
    assert {card: count for card, count in unseen.items() if count} == dict(animals)
