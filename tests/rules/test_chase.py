"""The three waves of the finale (R14, R15, V2)."""

from hypothesis import given

from cheese_rescue.rules import Board, Cell, HuntingPair, Rules, chase, hunting_pairs
from tests.rules import brute_force
from tests.rules.games import boards

RUSSIAN = Rules(dogs_hunt_mice=True)


def left(drawing: str, rules: Rules = Rules()) -> str:
    """The drawing after the chase, in one line of one row."""
    board = Board.parse(drawing)
    after = chase(board, rules).left
    (first, top), (last, _) = board.bounds()
    return " ".join(str(after.get(Cell(x, top), ".")) for x in range(first, last + 1))


def test_a_dog_chases_the_cat_beside_it() -> None:
    assert left("D C") == "D ."


def test_a_cat_catches_the_mouse_beside_it() -> None:
    assert left("C M") == "C ."


def test_a_mouse_eats_the_cheese_beside_it() -> None:
    assert left("M 3a") == "M ."


def test_a_dog_leaves_mice_and_cheese_alone() -> None:
    assert left("M D 2b") == "M D 2b"


def test_a_cat_leaves_cheese_alone() -> None:
    assert left("C 2b") == "C 2b"


def test_a_chased_cat_catches_nothing() -> None:
    steps = chase(Board.parse("D C M 1a")).steps
    assert steps[1].gone == frozenset()
    assert steps[2].gone == {Cell(3, 0)}


def test_a_caught_mouse_eats_nothing() -> None:
    assert left("C M 1a") == "C . 1a"


def test_all_of_one_step_leave_together() -> None:
    assert left("C M M C") == "C . . C"
    assert left("1a M 1a") == ". M ."


def test_corners_do_not_count() -> None:
    board = Board.parse("""
        D .
        . C
    """)
    assert chase(board).left == board


def test_the_start_card_hunts_nothing_and_never_leaves() -> None:
    assert left("D S C") == "D S C"
    assert left("M S 1a") == "M S 1a"


def test_a_hole_is_no_neighbour() -> None:
    assert left("D . C") == "D . C"


def test_on_the_russian_sheet_dogs_take_mice_and_cats_none() -> None:
    assert left("D M 1a", RUSSIAN) == "D . 1a"
    assert left("C M 1a", RUSSIAN) == "C M ."
    assert left("D C M", RUSSIAN) == "D . M"


def test_an_empty_table_has_three_empty_waves() -> None:
    assert [step.gone for step in chase(Board()).steps] == [frozenset()] * 3


def test_because_names_every_neighbour_that_hunts_and_no_other() -> None:
    board = Board.parse("""
        . D .
        D C M
        . 1a .
    """)
    cat = Cell(0, 1)
    assert chase(board).steps[0].because == {cat: {Cell(0, 0), Cell(-1, 1)}}


@given(boards())
def test_every_wave_is_what_going_card_by_card_gives(board: Board) -> None:
    lying = brute_force.plain(board.items())
    for rules in (Rules(), RUSSIAN):
        steps = chase(board, rules).steps
        expected = brute_force.hunts(lying, russian=rules.dogs_hunt_mice)
        assert [step.because for step in steps] == expected
        assert [step.gone for step in steps] == [set(step) for step in expected]


@given(boards())
def test_what_is_left_is_the_board_without_all_who_went(board: Board) -> None:
    lying = brute_force.plain(board.items())
    for rules in (Rules(), RUSSIAN):
        after = brute_force.plain(chase(board, rules).left.items())
        assert after == brute_force.remaining(lying, russian=rules.dogs_hunt_mice)


@given(boards())
def test_the_centred_square_changes_nothing_in_the_chase(board: Board) -> None:
    assert chase(board, Rules(centred=True)) == chase(board, Rules())


@given(boards())
def test_the_chase_leaves_the_board_it_began_with(board: Board) -> None:
    before = dict(board.items())
    assert chase(board).board is board
    assert dict(board.items()) == before


# -- who hunts whom --------------------------------------------------------------------------------


def test_a_card_is_paired_with_those_it_hunts_and_those_that_hunt_it() -> None:
    board = Board.parse("""
        .  C .
        1a M D
        .  M .
    """)
    mouse = Cell(0, 1)
    beside = {"cat": Cell(0, 0), "cheese": Cell(-1, 1), "dog": Cell(1, 1)}
    usual = {HuntingPair(beside["cat"], mouse), HuntingPair(mouse, beside["cheese"])}
    russian = {HuntingPair(beside["dog"], mouse), HuntingPair(mouse, beside["cheese"])}
    assert set(hunting_pairs(board, mouse)) == usual
    assert set(hunting_pairs(board, mouse, RUSSIAN)) == russian


def test_an_empty_cell_hunts_nobody() -> None:
    assert hunting_pairs(Board.parse("D . C"), Cell(1, 0)) == ()


@given(boards())
def test_the_pairs_are_those_of_a_chase_without_anybody_leaving(board: Board) -> None:
    """Two cards alone on a table: one is driven away if, and only if, they are a pair."""
    for rules in (Rules(), RUSSIAN):
        for cell in board:
            expected = set()
            for other in board:
                two: brute_force.Lying = {place: str(board[place]) for place in (cell, other)}
                for wave in brute_force.hunts(two, russian=rules.dogs_hunt_mice):
                    expected |= {(by, gone) for gone, all_by in wave.items() for by in all_by}
            assert set(hunting_pairs(board, cell, rules)) == expected
