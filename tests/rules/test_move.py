"""Cells and moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import Card, Cell, Move, Refusal, Unreadable

WIDE_CELLS = st.builds(Cell, st.integers(-999, 999), st.integers(-999, 999))


@given(WIDE_CELLS)
def test_a_cell_reads_back(cell: Cell) -> None:
    assert Cell.parse(str(cell)) == cell


@given(st.sampled_from(Card), WIDE_CELLS)
def test_a_move_reads_back(card: Card, cell: Cell) -> None:
    assert Move.parse(str(Move(card, cell))) == Move(card, cell)


def test_a_move_is_written_as_card_at_cell() -> None:
    assert str(Move(Card.CHEESE_3A, Cell(2, -1))) == "3a@2,-1"


@pytest.mark.parametrize("text", ["+2,-1", "02,-01"])
def test_a_plus_and_zeros_in_front_are_read(text: str) -> None:
    assert Cell.parse(text) == Cell(2, -1)


@pytest.mark.parametrize(
    "text", ["", "1", "1,", ",1", "1;2", "1, 2", "1,2,3", "a,b", "1,2\n", "٣,1"]
)
def test_anything_else_is_no_cell(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Cell.parse(text)
    assert (refused.value.refusal, refused.value.data) == (Refusal.NOT_A_CELL, {"text": text})


@pytest.mark.parametrize(
    ("text", "refusal", "data"),
    [
        ("M 1,0", Refusal.NOT_A_MOVE, {"text": "M 1,0"}),
        ("", Refusal.NOT_A_MOVE, {"text": ""}),
        ("x@1,0", Refusal.NO_SUCH_FACE, {"text": "x"}),
        ("4a@1,0", Refusal.NO_SUCH_CHEESE, {"text": "4a"}),
        ("M@1", Refusal.NOT_A_CELL, {"text": "1"}),
        ("M@1,0@2,0", Refusal.NOT_A_CELL, {"text": "1,0@2,0"}),
    ],
)
def test_what_is_wrong_with_a_move_is_said(
    text: str, refusal: Refusal, data: dict[str, int | str]
) -> None:
    with pytest.raises(Unreadable) as refused:
        Move.parse(text)
    assert (refused.value.refusal, refused.value.data) == (refusal, data)
