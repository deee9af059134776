"""What is in the box (R2, R3), and the faces of the cards."""

from collections import Counter

import pytest

from cheese_rescue.rules import Card, Kind, Refusal, Seat, Unreadable
from cheese_rescue.rules.cards import animals, cheeses
from tests.rules.games import every_count


def test_there_are_sixteen_faces() -> None:
    faces = " ".join(str(card) for card in Card)
    assert faces == "D C M S 1a 2a 3a 1b 2b 3b 1c 2c 3c 1d 2d 3d"


@pytest.mark.parametrize("card", Card, ids=str)
def test_a_card_reads_back(card: Card) -> None:
    assert Card.parse(str(card)) is card


@pytest.mark.parametrize("card", Card, ids=str)
def test_capitals_do_not_matter(card: Card) -> None:
    assert Card.parse(str(card).lower()) is Card.parse(str(card).upper()) is card


def test_a_cheese_has_an_owner_and_points() -> None:
    assert (Card.CHEESE_3C.kind, Card.CHEESE_3C.owner, Card.CHEESE_3C.points) == (Kind.CHEESE, 2, 3)


@pytest.mark.parametrize("face", "DCMS")
def test_animals_and_the_start_card_belong_to_nobody(face: str) -> None:
    assert (Card(face).owner, Card(face).points) == (None, 0)


@pytest.mark.parametrize(
    ("face", "kind"), [("D", "dog"), ("C", "cat"), ("M", "mouse"), ("S", "start")]
)
def test_a_face_says_its_kind(face: str, kind: str) -> None:
    assert Card(face).kind is Kind(kind)


@pytest.mark.parametrize(
    ("players", "dogs", "cats", "mice"), [(2, 3, 6, 9), (3, 4, 9, 14), (4, 6, 12, 18)]
)
def test_so_many_animals_stay_in_play(players: int, dogs: int, cats: int, mice: int) -> None:
    assert animals(players) == {Card.DOG: dogs, Card.CAT: cats, Card.MOUSE: mice}


@every_count
def test_a_set_of_cheeses_is_worth_1_1_1_2_2_3(players: int) -> None:
    for seat in map(Seat, range(players)):
        assert Counter(card.points for card in cheeses(seat)) == {1: 3, 2: 2, 3: 1}
        assert {card.owner for card in cheeses(seat)} == {seat}


@pytest.mark.parametrize("text", ["4a", "0b", "9D"])
def test_a_cheese_that_is_not_in_the_box_is_refused_as_such(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Card.parse(text)
    assert (refused.value.refusal, refused.value.data) == (Refusal.NO_SUCH_CHEESE, {"text": text})


@pytest.mark.parametrize("text", ["", "x", "1e", "a1", "11a", "D ", " D", "dog", "1", "a", "."])
def test_anything_else_is_no_face(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Card.parse(text)
    assert (refused.value.refusal, refused.value.data) == (Refusal.NO_SUCH_FACE, {"text": text})


@pytest.mark.parametrize("text", ["ſ", "Ｄ", "Ｍ", "С", "１a"])
def test_letters_that_only_look_like_a_face_are_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        Card.parse(text)


def test_a_long_text_is_quoted_only_by_its_beginning() -> None:
    with pytest.raises(Unreadable) as refused:
        Card.parse("x" * 10_000)
    assert refused.value.data == {"text": "x" * 20}
