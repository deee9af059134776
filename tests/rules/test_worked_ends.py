"""The worked ends of the rules come out as printed."""

import pytest

from cheese_rescue.rules import Board, Outcome, Rules, chase
from cheese_rescue.rules.scoring import score
from tests.rules import brute_force
from tests.rules.worked_ends import WORKED_ENDS, WorkedEnd

worked_ends = pytest.mark.parametrize("end", WORKED_ENDS, ids=str)
both_rules = pytest.mark.parametrize(
    "rules", [Rules(), Rules(dogs_hunt_mice=True)], ids=["plain", "russian"]
)


def outcome(end: WorkedEnd, rules: Rules) -> Outcome:
    return Outcome.of(end.square, rules, end.players)


@worked_ends
@both_rules
def test_so_many_points_are_left(end: WorkedEnd, rules: Rules) -> None:
    assert outcome(end, rules).points == end.ending(rules).points


@worked_ends
@both_rules
def test_so_many_cheeses_are_left(end: WorkedEnd, rules: Rules) -> None:
    assert outcome(end, rules).cheeses == end.ending(rules).cheeses


@worked_ends
@both_rules
def test_so_many_cats_mice_and_cheeses_go(end: WorkedEnd, rules: Rules) -> None:
    steps = chase(end.square, rules).steps
    assert tuple(len(step.gone) for step in steps) == end.ending(rules).removed


@worked_ends
@both_rules
def test_the_right_seat_wins(end: WorkedEnd, rules: Rules) -> None:
    assert outcome(end, rules).winners == end.ending(rules).winners


@worked_ends
def test_the_square_left_over_is_the_one_drawn(end: WorkedEnd) -> None:
    assert chase(end.square).left == end.left


@worked_ends
@both_rules
def test_scoring_the_drawing_gives_the_same(end: WorkedEnd, rules: Rules) -> None:
    assert score(end.square, rules) == outcome(end, rules)


@worked_ends
@both_rules
def test_the_brute_force_agrees_with_the_printed_numbers(end: WorkedEnd, rules: Rules) -> None:
    lying = brute_force.plain(end.square.items())
    points, cheeses, winners = brute_force.result(lying, end.players, russian=rules.dogs_hunt_mice)
    assert (points, cheeses, winners) == (
        end.ending(rules).points,
        end.ending(rules).cheeses,
        end.ending(rules).winners,
    )


def test_three_level_on_points_and_two_of_them_on_cheeses_share() -> None:
    square = Board.parse("2a . 1a . 2b . 1b . 3c . 1d")
    assert Outcome.of(square, Rules(), 4).winners == (0, 1)
