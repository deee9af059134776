"""The themes of puzzles, on small boards. The first move is the solution; the others follow it."""

from cheese_rescue.exercises import Theme
from cheese_rescue.exercises.themes import themes_of
from cheese_rescue.rules import Board, Card, Move, Position


def themes(drawing: str, *moves: str, hand: str, others: str = "") -> set[Theme]:
    hands = [map(Card.parse, cards.split()) for cards in (hand, others)]
    position = end = Position.set_up(Board.parse(drawing), size=5, hands=hands)
    solution, *_ = parsed = [*map(Move.parse, moves)]
    for move in parsed:
        end = end.play(move)
    return set(themes_of(position, solution, end))


def test_a_cat_beside_the_mouse_guards_the_cheese() -> None:
    assert themes("M  2a\n.  S", "C@-1,0", hand="C") == {Theme.GUARD}


def test_a_cat_guards_against_a_mouse_that_comes_later() -> None:
    after = "C@0,-1", "M@1,-1"
    assert themes("S  2a", *after, hand="C", others="M") == {Theme.GUARD}


def test_a_cat_that_is_scared_away_guards_nothing() -> None:
    assert themes("M  2a\n.  S\nD  .", "C@-1,0", hand="C") == set()


def test_a_cat_that_saves_only_the_others_cheese_is_no_guard() -> None:
    assert themes("M  2b\n.  S", "C@-1,0", hand="C") == set()


def test_a_dog_frees_the_mouse_and_scares_its_guard() -> None:
    assert themes("C  M  2b\n.  S  .", "D@-1,0", hand="D") == {Theme.FREE, Theme.SCARE}


def test_a_guard_is_scared_before_the_mouse_comes() -> None:
    after = "D@-1,0", "M@0,-1"
    assert themes("C  .  2b\n.  S  .", *after, hand="D M") == {Theme.SCARE}


def test_a_mouse_is_freed_before_the_cat_comes() -> None:
    after = "D@-1,0", "C@-1,-1"
    assert themes(".  M  2b\n.  S  .", *after, hand="D", others="C") == {Theme.FREE}


def test_a_freed_mouse_that_eats_nothing_of_the_others_does_not_count() -> None:
    assert themes("C  M  2a\n.  S  .", "D@-1,0", hand="D") == set()


def test_a_card_takes_the_place_that_a_mouse_needs() -> None:
    after = "D@2,0", "M@-1,0"
    assert themes("S  1a", *after, hand="D", others="M") == {Theme.BLOCK}


def test_there_is_nothing_to_block_if_the_other_has_no_mouse() -> None:
    assert themes("S  1a", "D@2,0", "C@-1,0", hand="D", others="C") == set()


def test_a_place_that_nobody_can_take_any_more_needs_no_block() -> None:
    assert themes("S  1a", "D@2,0", hand="D") == set()


def test_the_start_card_is_a_wall_for_the_cheese_beside_it() -> None:
    assert themes("M  S", "1a@0,-1", hand="1a") == {Theme.WALL}
    assert themes("S  D", "1a@1,-1", hand="1a") == set()


def test_a_wall_is_not_needed_where_a_cat_guards_that_side() -> None:
    assert themes("C  S", "1a@0,-1", hand="1a") == set()


def test_a_wall_does_not_help_a_cheese_that_is_eaten_from_another_side() -> None:
    assert themes(".  M\nS  .", "1a@0,-1", hand="1a") == set()


def test_a_small_cheese_is_given_up_for_a_big_one() -> None:
    after = "1a@1,-1", "M@-1,0"
    found = themes("M  .  3a\nS  .  .", *after, hand="1a", others="M")
    assert found == {Theme.SACRIFICE, Theme.BLOCK}


def test_a_big_cheese_for_a_small_one_is_no_sacrifice() -> None:
    after = "3a@1,-1", "M@-1,0"
    found = themes("M  .  1a\nS  .  .", *after, hand="3a", others="M")
    assert Theme.SACRIFICE not in found
