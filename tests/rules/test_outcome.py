"""Who wins, and the places below (R16, R17)."""

from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import Board, Card, Cell, Outcome, Rules, Seat
from tests.examples import examples
from tests.rules import brute_force
from tests.rules.games import boards


def outcome(drawing: str, players: int) -> Outcome:
    return Outcome.of(Board.parse(drawing), Rules(), players)


def test_most_points_win() -> None:
    assert outcome("3a . 1b 1b", 2).winners == (Seat(0),)


def test_level_on_points_more_cheeses_win() -> None:
    assert outcome("3a . 1b 2b", 2).winners == (Seat(1),)


def test_more_cheeses_do_not_beat_more_points() -> None:
    assert outcome("3a . 1b 1b", 2).places == (1, 2)


def test_level_on_both_share_the_victory() -> None:
    assert outcome("2a . 2b", 2).winners == (Seat(0), Seat(1))


def test_nobody_has_to_have_any_points() -> None:
    assert outcome("D . S", 4).winners == (0, 1, 2, 3)


def test_three_level_and_two_of_them_level_on_cheeses() -> None:
    ended = outcome("3a . 1b 2b . 1c 2c . 1d", 4)
    assert ended.points == (3, 3, 3, 1)
    assert ended.winners == (Seat(1), Seat(2))


def test_the_places_below_are_ranked_the_same_way_and_shared() -> None:
    assert outcome("3a 3a . 2b . 1c 1c . 2d", 4).places == (1, 3, 2, 3)
    assert outcome("3a . 2b . 2c . 1d", 4).places == (1, 2, 2, 4)


def test_an_eaten_cheese_counts_for_nothing() -> None:
    assert outcome("3a M . 1b", 2).points == (0, 1)


def test_your_own_mouse_eats_your_own_cheese() -> None:
    assert outcome("1a M 1b", 2).cheeses == (0, 0)


# Few cheeses, none of them eaten: that is where seats come out level.
FEW_CHEESES = st.lists(
    st.sampled_from([card for card in Card if card.owner is not None]), min_size=1, max_size=8
).map(lambda cards: Board({Cell(2 * x, 0): card for x, card in enumerate(cards)}))


@examples(100)
@given(boards() | FEW_CHEESES)
def test_points_cheeses_and_winners_are_what_counting_by_hand_gives(board: Board) -> None:
    lying = brute_force.plain(board.items())
    for rules in (Rules(), Rules(dogs_hunt_mice=True)):
        ended = Outcome.of(board, rules, 4)
        assert (ended.points, ended.cheeses, ended.winners) == brute_force.result(
            lying, 4, russian=rules.dogs_hunt_mice
        )


@examples(100)
@given(boards() | FEW_CHEESES)
def test_a_place_is_one_more_than_how_many_did_better(board: Board) -> None:
    ended = Outcome.of(board, Rules(), 4)
    did = list(zip(ended.points, ended.cheeses, strict=True))
    assert ended.places == tuple(sorted(did, reverse=True).index(own) + 1 for own in did)
