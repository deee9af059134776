"""Where a card may lie, and why not elsewhere (R8, R9, R10, V1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import Board, Card, Cell, Game, IllegalMove, Move, Refusal, Square
from tests.examples import examples
from tests.rules import brute_force
from tests.rules.games import any_game


def laid(drawing: str, *, centred: bool = False, players: int = 2) -> Square:
    """The square in which the cards of the drawing lie, laid one after the other."""
    board = Board.parse(drawing)
    square = Square.begin(players, centred=centred)
    waiting = {cell: card for cell, card in board.items() if card is not Card.START}
    while waiting:
        cell = next(cell for cell in waiting if cell in square.open)
        square = square.lay(waiting.pop(cell), cell)
    assert square.board == board
    return square


def refusal(square: Square, x: int, y: int) -> tuple[Refusal, dict[str, int | str]]:
    with pytest.raises(IllegalMove) as refused:
        square.lay(Card.DOG, Cell(x, y))
    assert isinstance(refused.value.refusal, Refusal)
    return refused.value.refusal, refused.value.data


def test_the_first_card_lies_next_to_the_start_card() -> None:
    assert set(laid("S").open) == {(1, 0), (-1, 0), (0, 1), (0, -1)}


def test_a_card_shares_a_side_with_one_that_lies() -> None:
    assert set(laid("S D").open) == {(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (2, 0)}


def test_a_corner_only_is_refused_as_such() -> None:
    assert refusal(laid("S"), 1, 1) == (Refusal.TOUCHES_A_CORNER_ONLY, {"cell": "1,1"})


@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_every_corner_is_only_a_corner(x: int, y: int) -> None:
    assert refusal(laid("S"), x, y)[0] is Refusal.TOUCHES_A_CORNER_ONLY


def test_touching_nothing_is_refused_as_such() -> None:
    assert refusal(laid("S"), 2, 0) == (Refusal.TOUCHES_NOTHING, {"cell": "2,0"})


def test_a_taken_place_is_refused_with_the_card_there() -> None:
    assert refusal(laid("S 2b"), 1, 0) == (Refusal.PLACE_TAKEN, {"cell": "1,0", "card": "2b"})


def test_the_start_card_takes_its_place_too() -> None:
    assert refusal(laid("S D"), 0, 0) == (Refusal.PLACE_TAKEN, {"cell": "0,0", "card": "S"})


FULL_ROW = "D C S M M"
FULL_COLUMN = "D\nC\nS\nM\nM"


@pytest.mark.parametrize(
    ("drawing", "x", "y", "side", "by"),
    [
        (FULL_ROW, 3, 0, "right", 1),
        (FULL_ROW, -3, 0, "left", 1),
        (FULL_ROW, 5, 0, "right", 3),
        (FULL_ROW, -9, 1, "left", 7),
        (FULL_COLUMN, 0, 3, "bottom", 1),
        (FULL_COLUMN, 0, -3, "top", 1),
        (FULL_COLUMN, 0, 6, "bottom", 4),
        (FULL_COLUMN, 1, -12, "top", 10),
        ("S", 0, 5, "bottom", 1),
        ("S", 0, -5, "top", 1),
        ("S", 5, 0, "right", 1),
        ("S", -5, 0, "left", 1),
        ("S D", -4, 0, "left", 1),
        ("S D", 5, 0, "right", 1),
    ],
)
def test_outside_the_square_says_the_side_and_how_far(
    drawing: str, x: int, y: int, side: str, by: int
) -> None:
    assert refusal(laid(drawing), x, y) == (
        Refusal.OUTSIDE_THE_SQUARE,
        {"side": side, "by": by, "size": 5},
    )


def test_the_farther_side_is_named_when_two_are_passed() -> None:
    assert refusal(laid(FULL_ROW), 4, 9)[1] == {"side": "bottom", "by": 5, "size": 5}


def test_a_place_that_touches_a_card_outside_the_square_is_outside() -> None:
    square = laid(FULL_ROW)
    assert Cell(3, 0) not in square.open
    assert Cell(2, 1) in square.open


@pytest.mark.parametrize(("players", "size"), [(2, 5), (4, 7)])
@pytest.mark.parametrize(
    ("x", "y", "side"), [(1, 0, "right"), (-1, 0, "left"), (0, 1, "bottom"), (0, -1, "top")]
)
def test_the_centred_square_ends_half_a_square_from_the_start_card(
    players: int, size: int, x: int, y: int, side: str
) -> None:
    half = size // 2
    square = laid("S", centred=True, players=players)
    for step in range(1, half + 1):
        square = square.lay(Card.DOG, Cell(step * x, step * y))
    assert refusal(square, (half + 1) * x, (half + 1) * y) == (
        Refusal.OUTSIDE_THE_SQUARE,
        {"side": side, "by": 1, "size": size},
    )


def test_the_floating_square_reaches_farther_than_the_centred_one() -> None:
    assert Cell(3, 0) in laid("S D C").open
    assert Cell(3, 0) not in laid("S D C", centred=True).open


def test_with_three_players_the_square_is_six_wide_from_the_first_card() -> None:
    row = laid("D C M M M M", players=3)
    assert refusal(row, 6, 0)[1] == {"side": "right", "by": 1, "size": 6}
    assert refusal(row, -1, 0)[1] == {"side": "left", "by": 1, "size": 6}


@examples(60)
@given(any_game, st.integers(-9, 9), st.integers(-9, 9))
def test_a_place_is_refused_exactly_where_no_move_is_legal(game: Game, x: int, y: int) -> None:
    card = game.hands[game.turn][0]
    move = Move(card, Cell(x, y))
    if move in game.legal_moves():
        assert game.play(move).board[Cell(x, y)] is card
    else:
        with pytest.raises(IllegalMove):
            game.play(move)


@examples(60)
@given(any_game)
def test_every_refused_place_is_refused_for_the_right_reason(game: Game) -> None:
    if game.over:
        return
    lying = brute_force.plain(game.board.items())
    size = brute_force.SIZE[game.players]
    open_places = brute_force.open_places(lying, game.players, centred=game.rules.centred)
    for place in brute_force.EVERYWHERE:
        if place not in open_places:
            code, data = refusal(game.square, *place)
            assert code is expected_refusal(lying, place, size, centred=game.rules.centred)
            if code is Refusal.OUTSIDE_THE_SQUARE:
                excesses = beyond(lying, place, size, centred=game.rules.centred)
                assert data == {"side": data["side"], "by": max(excesses.values()), "size": size}
                assert excesses[str(data["side"])] == data["by"]


def beyond(
    lying: brute_force.Lying, place: brute_force.Place, size: int, *, centred: bool
) -> dict[str, int]:
    """How far the place is past each end of what the square can still reach."""
    xs = [x for x, _ in lying] or [0]
    ys = [y for _, y in lying] or [0]
    reach = size - 1
    ends = (max(xs) - reach, max(ys) - reach, min(xs) + reach, min(ys) + reach)
    if centred:
        ends = (-(size // 2), -(size // 2), size // 2, size // 2)
    left, top, right, bottom = ends
    x, y = place
    return {"left": left - x, "top": top - y, "right": x - right, "bottom": y - bottom}


def expected_refusal(
    lying: brute_force.Lying, place: brute_force.Place, size: int, *, centred: bool
) -> Refusal:
    if place in lying:
        return Refusal.PLACE_TAKEN
    if max(beyond(lying, place, size, centred=centred).values()) > 0:
        return Refusal.OUTSIDE_THE_SQUARE
    x, y = place
    if any((x + dx, y + dy) in lying for dx in (-1, 1) for dy in (-1, 1)):
        return Refusal.TOUCHES_A_CORNER_ONLY
    return Refusal.TOUCHES_NOTHING
