"""Squares that no game can end in, each flaw by its name; and those that can."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import (
    Board,
    Card,
    Cell,
    ImpossibleSquare,
    Refusal,
    Rules,
    Seat,
    Unreadable,
)
from cheese_rescue.rules.scoring import INFERRED, flaws, players_of, score
from tests.examples import examples
from tests.rules.games import Setup, courses, every_setup
from tests.rules.worked_ends import FOUR, THREE, TWO, WORKED_ENDS, WorkedEnd

CENTRED = Rules(centred=True)


def named(board: Board, rules: Rules = Rules()) -> list[tuple[object, dict[str, int | str]]]:
    return [(flaw.refusal, flaw.data) for flaw in flaws(board, rules)]


def redrawn(end: WorkedEnd, old: str, new: str, times: int = 1) -> Board:
    """The worked end with some cards of one face exchanged for another."""
    faces = [row.split() for row in str(end.square).splitlines()]
    for row in faces:
        for x, face in enumerate(row):
            if face == old and times:
                row[x] = new
                times -= 1
    assert times == 0
    return Board.parse("\n".join(" ".join(row) for row in faces))


def with_so_many_cheeses(end: WorkedEnd, seat: Seat, count: int) -> Board:
    """The worked end with mice in place of the other cheeses of that seat."""
    own = [cell for cell, card in end.square.items() if card.owner == seat]
    assert len(own) > count
    return Board({**dict(end.square.items()), **dict.fromkeys(own[count:], Card.MOUSE)})


@pytest.mark.parametrize("end", WORKED_ENDS, ids=str)
def test_a_worked_end_has_no_flaw(end: WorkedEnd) -> None:
    assert flaws(end.square) == []
    assert players_of(end.square) == end.players


@every_setup
@examples(10)
@given(data=st.data())
def test_no_played_game_ends_in_a_flawed_square(setup: Setup, data: st.DataObject) -> None:
    end = data.draw(courses(setup))[-1]
    assert flaws(end.board, setup.rules) == []
    assert flaws(Board.parse(str(end.board)), setup.rules) == []
    assert score(end.board, setup.rules) == end.outcome()


@pytest.mark.parametrize(
    ("end", "old", "times", "card", "found", "most"),
    [
        (TWO, "1b", 1, "D", 4, 3),
        (THREE, "M", 1, "D", 5, 4),
        (FOUR, "M", 1, "D", 7, 6),
        (TWO, "M", 4, "C", 7, 6),
        (THREE, "M", 2, "C", 10, 9),
        (FOUR, "M", 2, "C", 13, 12),
        (TWO, "1b", 2, "M", 10, 9),
    ],
)
def test_too_many_of_an_animal(
    end: WorkedEnd, old: str, times: int, card: str, found: int, most: int
) -> None:
    flaw = (Refusal.TOO_MANY_ANIMALS, {"card": card, "found": found, "most": most})
    assert named(redrawn(end, old, card, times)) == [flaw]


@pytest.mark.parametrize(
    ("face", "times", "points", "found", "most"),
    [("1b", 1, 1, 4, 3), ("2b", 1, 2, 3, 2), ("3b", 1, 3, 2, 1), ("1b", 3, 1, 6, 3)],
)
def test_too_many_cheeses_of_one_worth(
    face: str, times: int, points: int, found: int, most: int
) -> None:
    flaw = {"seat": "b", "points": points, "found": found, "most": most}
    assert named(redrawn(TWO, "M", face, times)) == [(Refusal.TOO_MANY_CHEESES, flaw)]


def test_counts_that_no_sheet_prints_are_accepted_on_request() -> None:
    for board in (redrawn(TWO, "1b", "D"), redrawn(TWO, "1b", "3b"), redrawn(TWO, "M", "2a")):
        [flaw] = flaws(board)
        assert flaw.refusal in INFERRED
        assert flaws(board, any_counts=True) == []
        assert score(board, any_counts=True).points


def test_a_set_has_six_cheeses_even_if_any_counts_are_accepted() -> None:
    board = redrawn(TWO, "M", "1b")
    found = [(flaw.refusal, flaw.data) for flaw in flaws(board, any_counts=True)]
    flaw = {"seat": "b", "found": 7, "most": 6}
    assert found == [(Refusal.TOO_MANY_CHEESES_IN_ALL, flaw)]


def test_what_the_sheets_print_is_checked_even_if_any_counts_are_accepted() -> None:
    for board, flaw in (
        (redrawn(TWO, "M", "."), Refusal.HOLES),
        (redrawn(TWO, "S", "1a"), Refusal.NO_START_CARD),
        (redrawn(TWO, "M", "1c"), Refusal.NOBODYS_CHEESE),
        (with_so_many_cheeses(THREE, Seat(0), 2), Refusal.TOO_FEW_CHEESES),
    ):
        assert [one.refusal for one in flaws(board, any_counts=True)] == [flaw]


def test_fewer_than_three_cheeses_of_a_seat() -> None:
    """Nine animals reach a hand, and twelve cards are placed."""
    board = with_so_many_cheeses(THREE, Seat(0), 2)
    assert named(board) == [(Refusal.TOO_FEW_CHEESES, {"seat": "a", "found": 2, "least": 3})]


def test_exactly_three_cheeses_of_a_seat_are_enough() -> None:
    assert named(with_so_many_cheeses(THREE, Seat(0), 3)) == []


def test_holes_are_counted() -> None:
    board = redrawn(TWO, "M", ".", 2)
    assert named(board) == [(Refusal.HOLES, {"holes": 2})]


def test_no_start_card() -> None:
    assert named(redrawn(TWO, "S", "1a")) == [(Refusal.NO_START_CARD, {"players": 2})]
    assert named(redrawn(FOUR, "S", "2b")) == [(Refusal.NO_START_CARD, {"players": 4})]


def test_two_start_cards_cannot_even_be_drawn() -> None:
    with pytest.raises(Unreadable) as refused:
        redrawn(TWO, "M", "S")
    assert (refused.value.refusal, refused.value.data) == (Refusal.TWO_START_CARDS, {"found": 2})


def test_two_start_cards_laid_otherwise_than_by_drawing_are_named() -> None:
    mouse = next(cell for cell, card in TWO.square.items() if card is Card.MOUSE)
    board = TWO.square.with_card(Card.START, mouse)
    assert named(board) == [(Refusal.TWO_START_CARDS, {"found": 2})]


def test_three_players_use_no_start_card() -> None:
    assert named(redrawn(THREE, "M", "S")) == [(Refusal.START_CARD_NOT_USED, {})]


@pytest.mark.parametrize(
    ("drawing", "width", "height"),
    [
        ("S D", 2, 1),
        ("D D D D\n" * 4, 4, 4),
        ("D D D D D\n" * 4, 5, 4),
        ("D " * 8 + "\n" + "D\n" * 7, 8, 8),
    ],
)
def test_the_wrong_size(drawing: str, width: int, height: int) -> None:
    flaw = (Refusal.WRONG_SIZE, {"width": width, "height": height})
    assert named(Board.parse(drawing)) == [flaw]


def test_nothing_at_all_is_no_end() -> None:
    assert named(Board()) == [(Refusal.NOTHING_DRAWN, {})]


def test_a_cheese_worth_four_cannot_even_be_drawn() -> None:
    with pytest.raises(Unreadable) as refused:
        redrawn(TWO, "3a", "4a")
    assert (refused.value.refusal, refused.value.data) == (
        Refusal.NO_SUCH_CHEESE,
        {"text": "4a", "line": 2, "column": 4},
    )


def test_a_cheese_of_a_seat_that_does_not_play() -> None:
    assert named(redrawn(TWO, "M", "1c")) == [(Refusal.NOBODYS_CHEESE, {"seat": "c", "players": 2})]
    assert named(redrawn(THREE, "M", "2d")) == [
        (Refusal.NOBODYS_CHEESE, {"seat": "d", "players": 3})
    ]


def test_with_v1_the_start_card_is_in_the_middle() -> None:
    assert named(TWO.square, CENTRED) == [(Refusal.START_CARD_NOT_IN_THE_MIDDLE, {})]
    assert named(FOUR.square, CENTRED) == []


def test_the_middle_is_where_the_start_card_lies_however_the_cells_are_counted() -> None:
    assert named(FOUR.square.moved(3, -1), CENTRED) == []
    middle_at_the_origin = TWO.square.moved(0, -1)
    assert named(middle_at_the_origin, CENTRED) == [(Refusal.START_CARD_NOT_IN_THE_MIDDLE, {})]


def test_every_flaw_is_named_not_only_the_first() -> None:
    board = redrawn(TWO, "S", "3d").with_card(Card.DOG, Cell(0, 1))
    assert [refusal for refusal, _ in named(board)] == [
        Refusal.NO_START_CARD,
        Refusal.TOO_MANY_ANIMALS,
        Refusal.NOBODYS_CHEESE,
    ]


def test_scoring_a_flawed_square_is_refused_with_its_flaw() -> None:
    with pytest.raises(ImpossibleSquare) as refused:
        score(redrawn(TWO, "M", "."))
    assert (refused.value.refusal, refused.value.data) == (Refusal.HOLES, {"holes": 1})
