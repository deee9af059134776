"""The lessons that come with the game, and how an attempt at one goes."""

import pytest

from cheese_rescue.exercises import Attempt, Progress, lessons
from cheese_rescue.exercises.proof import check, solutions
from cheese_rescue.rules import Cell, IllegalMove, Move, Refusal


def after(name: str, *moves: str) -> Attempt:
    """The attempt at that lesson after the learner's moves."""
    attempt = Attempt.begin(lessons()[name])
    for move in moves:
        attempt = attempt.play(Move.parse(move))
    return attempt


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_can_be_solved(name: str) -> None:
    assert check(lessons()[name]) is None


@pytest.mark.parametrize("name", [name for name in lessons() if name != "small-game"])
def test_every_first_move_of_a_lesson_shows_its_consequence_at_once(name: str) -> None:
    exercise = lessons()[name]
    good = solutions(exercise)
    for move in exercise.position.legal_moves():
        expected = Progress.SOLVED if move in good else Progress.MISSED
        assert after(name, str(move)).progress is expected


def test_a_card_that_touches_a_corner_only_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        after("corner", "1a@-1,1")
    assert refused.value.refusal is Refusal.TOUCHES_A_CORNER_ONLY


def test_the_square_of_three_has_no_room_for_a_fourth_card_in_a_row() -> None:
    with pytest.raises(IllegalMove) as refused:
        after("size", "1a@2,0")
    assert refused.value.refusal is Refusal.OUTSIDE_THE_SQUARE


def test_a_cat_beside_the_dog_saves_no_cheese() -> None:
    missed = after("chase", "C@2,-1")
    assert missed.progress is Progress.MISSED
    assert missed.position.outcome().chase.steps[2].gone == {Cell(0, -1)}


def test_the_bot_of_the_small_game_always_replies_in_the_same_way() -> None:
    first, again = after("small-game", "1a@1,0"), after("small-game", "1a@1,0")
    assert first == again
    assert first.moves[1].card in lessons()["small-game"].position.hands[1]


def test_the_small_game_ends_when_its_square_is_full() -> None:
    attempt = Attempt.begin(lessons()["small-game"])
    while not attempt.over:
        attempt = attempt.play(attempt.position.legal_moves()[0])
    assert len(attempt.position.board) == 9
    assert attempt.progress is not Progress.OPEN
