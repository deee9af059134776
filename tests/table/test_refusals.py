"""Every refusal of a table is provoked here, with all the data that comes with it."""

import pickle
from collections.abc import Callable
from typing import NamedTuple

import pytest

from cheese_rescue.rules import Card, Cell, Move, Refused, Seat
from cheese_rescue.table import (
    ChairNumber,
    Player,
    Shape,
    Stale,
    TableRefusal,
    TableRefused,
)
from tests.table.tables import opened, person, played_on, seated, started

MOVE = Move(Card.CHEESE_1A, Cell(1, 0))


class Provoked(NamedTuple):
    provoke: Callable[[], object]
    refusal: TableRefusal
    data: dict[str, int | str]


PROVOKED = [
    Provoked(
        lambda: opened(players=3).leave(ChairNumber(3), at=1),
        TableRefusal.NO_SUCH_CHAIR,
        {"chair": 3},
    ),
    Provoked(
        lambda: seated().sit(ChairNumber(1), person(2), at=1),
        TableRefusal.CHAIR_TAKEN,
        {"chair": 1},
    ),
    Provoked(
        lambda: opened().start(at=1, oldest=ChairNumber(0)),
        TableRefusal.CHAIR_EMPTY,
        {"chair": 0},
    ),
    Provoked(
        lambda: (
            started()
            .replace_token(ChairNumber(0), b"key of Ada", at=2)
            .leave(ChairNumber(1), at=2, bot="greedy")
            .request_chair(ChairNumber(1), person(1), at=3, keys=[b"key of Ada"])
        ),
        TableRefusal.HOLDS_ANOTHER_CHAIR,
        {"chair": 0},
    ),
    Provoked(
        lambda: (
            started()
            .leave(ChairNumber(1), at=2, bot="greedy")
            .request_chair(ChairNumber(1), person(1), at=3)
            .answer_request(ChairNumber(1), [ChairNumber(0)], agree=False, at=4)
            .request_chair(ChairNumber(1), person(1), at=5)
        ),
        TableRefusal.NOT_AGREED,
        {"chair": 1},
    ),
    Provoked(
        lambda: (
            opened()
            .sit(ChairNumber(0), Player(name="Ada", shape=Shape.HEART), at=1)
            .sit(ChairNumber(1), Player(name="Ben", shape=Shape.HEART), at=2)
        ),
        TableRefusal.SHAPE_TAKEN,
        {"shape": "heart"},
    ),
    Provoked(
        lambda: Player(name="A very long name", shape=Shape.HEART),
        TableRefusal.NAME_NOT_GOOD,
        {"most": 12},
    ),
    Provoked(lambda: seated().start(at=1), TableRefusal.WHO_IS_OLDEST, {}),
    Provoked(lambda: started().earlier(0), TableRefusal.NO_SUCH_GAME, {"game": 0}),
    Provoked(lambda: seated().record(), TableRefusal.NOT_STARTED, {}),
    Provoked(lambda: started().leave(ChairNumber(0), at=1), TableRefusal.ALREADY_STARTED, {}),
    Provoked(
        lambda: played_on(started(), 2).play(Seat(0), Move(Card.START, Cell(9, 9)), 0, at=1),
        TableRefusal.STALE,
        {"ply": 0, "now": 2},
    ),
    Provoked(
        lambda: started().play(Seat(0), MOVE, 1, at=1), TableRefusal.AHEAD, {"ply": 1, "now": 0}
    ),
    Provoked(lambda: started().hint_level(Seat(0), 0), TableRefusal.NO_HINTS, {}),
]


@pytest.mark.parametrize("case", PROVOKED, ids=lambda case: case.refusal.value)
def test_it_is_refused_with_its_code_and_data(case: Provoked) -> None:
    with pytest.raises(TableRefused) as refused:
        case.provoke()
    assert (refused.value.refusal, refused.value.data) == (case.refusal, case.data)


def test_every_code_is_provoked() -> None:
    assert {case.refusal for case in PROVOKED} == set(TableRefusal)


def test_whoever_catches_refusals_catches_those_of_the_table_too() -> None:
    assert issubclass(Stale, TableRefused)
    assert issubclass(TableRefused, Refused)


def test_a_stale_refusal_survives_being_pickled() -> None:
    """It crosses from process to process with its view."""
    with pytest.raises(Stale) as refused:
        started().play(Seat(0), MOVE, -1, at=1)
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 (our own bytes)
    assert (again.data, again.view) == (refused.value.data, refused.value.view)
