"""Positions: the same rules for any square, any hands and any pile."""

from dataclasses import replace

import pytest
from hypothesis import given

from cheese_rescue.rules import (
    Board,
    Card,
    Cell,
    Game,
    IllegalMove,
    ImpossibleSquare,
    Move,
    Position,
    Refusal,
    Rules,
    Seat,
)
from cheese_rescue.rules.cards import square_size
from tests.examples import examples
from tests.rules import brute_force
from tests.rules.games import any_course, any_game, boards, pile_of


def small(drawing: str, *hands: str, size: int = 3, pile: str = "") -> Position:
    """The position with the drawn board; hands are written as `D 1a`."""
    return Position.set_up(
        Board.parse(drawing),
        size=size,
        hands=[map(Card.parse, hand.split()) for hand in hands],
        pile=pile_of(pile),
    )


def set_up_again(game: Game) -> Position:
    """The game's position, set up from its cards alone."""
    return Position.set_up(
        game.board,
        size=square_size(game.players),
        hands=game.hands,
        turn=game.turn,
        pile=game.pile,
        rules=game.rules,
    )


@given(any_course)
@examples(60)
def test_a_game_set_up_after_any_ply_goes_on_by_the_same_rules(games: tuple[Game, ...]) -> None:
    again = set_up_again(games[len(games) // 3])
    for game in games[len(games) // 3 :]:
        assert set(again.legal_moves()) == set(game.legal_moves())
        assert (again.over, again.hands, again.pile) == (game.over, game.hands, game.pile)
        if not game.over:
            again = again.play(games[game.ply + 1].moves[-1])
    assert again.outcome() == games[-1].outcome()


@given(any_game)
@examples(60)
def test_a_view_of_a_position_lacks_only_its_history(game: Game) -> None:
    for seat in (None, *map(Seat, range(game.players))):
        view, known = set_up_again(game).view(seat), game.view(seat)
        cells = set(view.legal_cells)
        assert cells == set(known.legal_cells)
        assert set(view.legal_moves) == set(known.legal_moves)
        assert view == replace(
            known, moves=(), draws=(), legal_cells=view.legal_cells, legal_moves=view.legal_moves
        )


@given(boards())
@examples(60)
def test_the_open_cells_around_any_board_are_those_of_the_brute_force(board: Board) -> None:
    (left, top), (right, bottom) = board.bounds()
    size = max(right - left, bottom - top) + 1
    if not all(max(map(abs, cell)) < size for cell in board):
        board = board.moved(-left, -top)
    position = Position.set_up(board, size=size, hands=[[Card.CAT]])
    lying = brute_force.plain(board.items())
    cells = {cell for _, cell in position.legal_moves()}
    assert cells == brute_force.open_places_in(lying, size)


def test_a_square_of_three_is_full_after_nine_cards() -> None:
    position = small("1a M C\n2b D 1b\nM S", "C 3a", "M")
    assert [str(move) for move in position.legal_moves()] == ["C@1,0", "3a@1,0"]
    after = position.play(Move.parse("3a@1,0"))
    assert after.over
    assert after.legal_moves() == ()
    with pytest.raises(IllegalMove) as refused:
        after.play(Move.parse("M@1,1"))
    assert refused.value.refusal is Refusal.GAME_OVER


def test_the_square_of_three_grows_no_further() -> None:
    position = small("M C D", "1a")
    with pytest.raises(IllegalMove) as refused:
        position.play(Move.parse("1a@3,0"))
    assert refused.value.refusal is Refusal.OUTSIDE_THE_SQUARE
    assert refused.value.data == {"side": "right", "by": 1, "size": 3}


def test_a_player_draws_the_top_of_the_pile_that_is_left() -> None:
    after = small("S", "M 1a", "C", pile="DC").play(Move.parse("M@1,0"))
    assert after.hands == (pile_of("D") + (Card.CHEESE_1A,), pile_of("C"))
    assert after.pile == pile_of("C")


def test_a_player_without_cards_is_passed_over() -> None:
    after = small("S", "M 1a", "").play(Move.parse("M@1,0"))
    assert after.turn == 0
    assert after.play(Move.parse("1a@0,1")).over


def test_the_chase_of_an_unfinished_square_can_be_judged() -> None:
    outcome = small("M 1a", "C 2a", "1b").play(Move.parse("2a@1,1")).outcome()
    assert (outcome.points, outcome.cheeses) == ((2, 0), (1, 0))


def test_a_board_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ImpossibleSquare) as refused:
        small("M C D M", "1a")
    assert refused.value.refusal is Refusal.WRONG_SIZE
    assert refused.value.data == {"width": 4, "height": 1}


def test_nobody_sits_beyond_the_last_hand() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        Position.set_up(Board(), size=5, hands=[[], []], turn=Seat(2))


def test_a_centred_square_is_centred_in_any_size() -> None:
    board = Board.parse("S M")
    position = Position.set_up(board, size=3, hands=[[Card.CAT]], rules=Rules(centred=True))
    assert Cell(2, 0) not in {cell for _, cell in position.legal_moves()}
