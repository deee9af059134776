"""The drawing of a board, and boards as values."""

import pickle
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import ORIGIN, Board, Card, Cell, Refusal, Unreadable, sides
from tests.rules.games import boards


def from_the_top(board: Board) -> Board:
    """The board shifted so that the first card drawn is at the origin, or the start card is."""
    cells = sorted(board, key=lambda cell: (cell.y, cell.x))
    x, y = next((cell for cell in cells if board[cell] is Card.START), cells[0])
    return board.moved(-x, -y)


def test_the_start_card_is_at_the_origin() -> None:
    board = Board.parse("""
        D C
        M S
    """)
    assert dict(board.items()) == {
        Cell(-1, -1): Card.DOG,
        Cell(0, -1): Card.CAT,
        Cell(-1, 0): Card.MOUSE,
        ORIGIN: Card.START,
    }


def test_without_a_start_card_the_first_card_drawn_is_at_the_origin() -> None:
    board = Board.parse("""
        .  3a
        D  .
    """)
    assert dict(board.items()) == {ORIGIN: Card.CHEESE_3A, Cell(-1, 1): Card.DOG}


def test_x_goes_to_the_right_and_y_downwards() -> None:
    board = Board.parse("""
        S M
        D .
    """)
    assert (board[Cell(1, 0)], board[Cell(0, 1)]) == (Card.MOUSE, Card.DOG)


def test_a_board_is_drawn_in_columns() -> None:
    drawing = "D  2a .\n.  S  1b"
    assert str(Board.parse(drawing)) == drawing


def test_a_row_or_column_without_cards_inside_is_still_drawn() -> None:
    assert str(Board({ORIGIN: Card.DOG, Cell(2, 2): Card.CAT})) == "D  .  .\n.  .  .\n.  .  C"


def test_spacing_capitals_blank_lines_and_line_ends_do_not_matter() -> None:
    assert Board.parse("\r\n\t d   2A  .\r\n\r\n.\ts 1B  \r\n\r\n") == Board(
        {
            Cell(-1, -2): Card.DOG,
            Cell(0, -2): Card.CHEESE_2A,
            ORIGIN: Card.START,
            Cell(1, 0): Card.CHEESE_1B,
        }
    )


def test_a_blank_line_between_rows_is_an_empty_row() -> None:
    assert Board.parse("D\n\nC") == Board({ORIGIN: Card.DOG, Cell(0, 2): Card.CAT})


@given(boards())
def test_a_drawing_reads_back_up_to_the_shift(board: Board) -> None:
    assert Board.parse(str(board)) == from_the_top(board)


@given(boards())
def test_a_drawing_with_a_start_card_at_the_origin_reads_back_as_it_is(board: Board) -> None:
    board = board.with_card(Card.START, ORIGIN)
    assert Board.parse(str(board)) == board


@given(boards(), st.sampled_from([" ", "\t", " \t  "]), st.sampled_from(["\n", "\r\n", " \n\t"]))
def test_odd_spacing_reads_the_same(board: Board, gap: str, line_end: str) -> None:
    drawing = line_end.join(gap.join(row.split()) for row in str(board).split("\n"))
    assert Board.parse(drawing.swapcase()) == from_the_top(board)


def test_the_sides_of_a_cell_are_its_four_neighbours() -> None:
    assert set(sides(Cell(2, -1))) == {Cell(3, -1), Cell(1, -1), Cell(2, 0), Cell(2, -2)}


@pytest.mark.parametrize(
    ("drawing", "refusal", "data"),
    [
        ("D C\nM x", Refusal.NO_SUCH_FACE, {"text": "x", "line": 2, "column": 2}),
        ("D 4a", Refusal.NO_SUCH_CHEESE, {"text": "4a", "line": 1, "column": 2}),
        ("\n\n. . ..", Refusal.NO_SUCH_FACE, {"text": "..", "line": 3, "column": 3}),
        ("S D\nC S", Refusal.TWO_START_CARDS, {"found": 2}),
        ("S S S", Refusal.TWO_START_CARDS, {"found": 3}),
    ],
)
def test_a_drawing_that_is_none_is_refused_with_line_and_column(
    drawing: str, refusal: Refusal, data: dict[str, int | str]
) -> None:
    with pytest.raises(Unreadable) as refused:
        Board.parse(drawing)
    assert (refused.value.refusal, refused.value.data) == (refusal, data)


# -- a board is a value ------------------------------------------------------------------------


@given(boards())
def test_equal_cards_make_equal_boards_whatever_their_order(board: Board) -> None:
    other = Board(dict(reversed(list(board.items()))))
    assert other == board
    assert hash(other) == hash(board)


@given(boards())
def test_one_card_more_makes_another_board(board: Board) -> None:
    assert board.with_card(Card.DOG, Cell(9, 9)) != board


def test_a_board_is_not_equal_to_other_things() -> None:
    assert Board() != {}
    assert Board.parse("D") != "D"


@given(boards())
def test_a_card_more_leaves_the_old_board_as_it_was(board: Board) -> None:
    before = deepcopy(dict(board.items()))
    board.with_card(Card.DOG, Cell(9, 9))
    board.without(frozenset(board))
    board.moved(1, 1)
    assert dict(board.items()) == before


def test_a_board_cannot_be_written_to() -> None:
    board = Board.parse("S D")
    with pytest.raises(TypeError):
        board[Cell(1, 0)] = Card.CAT  # type: ignore[index]  # the very mistake
    with pytest.raises(TypeError):
        del board[Cell(1, 0)]  # type: ignore[attr-defined]  # the very mistake
    with pytest.raises(AttributeError):
        board.cards = {}  # type: ignore[attr-defined]  # the very mistake


def test_a_board_does_not_follow_the_mapping_it_was_made_of() -> None:
    cards = {ORIGIN: Card.DOG}
    board = Board(cards)
    cards[Cell(1, 0)] = Card.CAT
    assert board == Board.parse("D")


@given(boards())
def test_a_board_survives_being_pickled(board: Board) -> None:
    assert pickle.loads(pickle.dumps(board)) == board  # noqa: S301 (our own bytes)


@given(boards())
def test_the_repr_of_a_board_makes_that_board_again(board: Board) -> None:
    board = from_the_top(board)
    assert eval(repr(board), {"Board": Board}) == board  # noqa: S307 (our own text)


@pytest.mark.parametrize("drawing", ["", "\n", " . .\n ."])
def test_an_empty_table_reads_back_too(drawing: str) -> None:
    assert Board.parse(drawing) == Board() == Board.parse(str(Board()))
