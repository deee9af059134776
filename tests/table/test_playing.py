"""Placing cards at a table: once each, in turn, and never twice."""

from collections.abc import Callable

import pytest

from cheese_rescue.rules import Card, Cell, IllegalMove, Move, Refusal, Seat
from cheese_rescue.table import ChairNumber, Stale, Table, TableRefusal, TableRefused
from tests.rules.games import every_count
from tests.table.tables import finished, game_of, played_on, seated, started

A, B = Seat(0), Seat(1)
FIRST = Move(Card.CHEESE_1A, Cell(1, 0))
SECOND = Move(Card.CHEESE_1B, Cell(2, 0))


def two_cards_on() -> Table:
    return started().play(A, FIRST, 0, at=3).play(B, SECOND, 1, at=4)


def test_a_played_card_lies() -> None:
    game = game_of(two_cards_on())
    assert game.moves == (FIRST, SECOND)
    assert game.board[Cell(2, 0)] is Card.CHEESE_1B


def test_the_old_table_stays_as_it_was() -> None:
    before = started()
    before.play(A, FIRST, 0, at=3)
    assert before == started()


def test_the_same_move_again_is_acknowledged_and_changes_nothing() -> None:
    table = two_cards_on()
    assert table.play(A, FIRST, 0, at=9) is table
    assert table.play(B, SECOND, 1, at=9) is table


def test_at_the_end_the_last_move_again_is_still_acknowledged() -> None:
    table = finished()
    game = game_of(table)
    assert table.play(B, game.moves[-1], game.ply - 1, at=9) is table


@pytest.mark.parametrize(
    ("seat", "move", "ply"),
    [
        (A, Move(Card.CHEESE_2A, Cell(1, 0)), 0),
        (A, Move(Card.CHEESE_1A, Cell(0, 1)), 0),
        (B, FIRST, 0),
        (A, SECOND, 1),
        (B, FIRST, 1),
        (A, FIRST, -1),
        (B, SECOND, -1),
        (A, FIRST, -2),
    ],
)
def test_anything_else_at_a_past_ply_is_stale_and_shows_how_things_stand(
    seat: Seat, move: Move, ply: int
) -> None:
    table = two_cards_on()
    with pytest.raises(Stale) as refused:
        table.play(seat, move, ply, at=9)
    assert (refused.value.refusal, refused.value.data) == (
        TableRefusal.STALE,
        {"ply": ply, "now": 2},
    )
    assert refused.value.view == table.view(seat)


def test_a_move_ahead_of_the_game_is_refused() -> None:
    with pytest.raises(TableRefused) as refused:
        two_cards_on().play(A, Move(Card.CHEESE_2A, Cell(0, 1)), 3, at=9)
    assert (refused.value.refusal, refused.value.data) == (TableRefusal.AHEAD, {"ply": 3, "now": 2})


@every_count
def test_nobody_plays_out_of_turn(players: int) -> None:
    table = started(players=players)
    for seat in range(1, players):
        with pytest.raises(IllegalMove) as refused:
            table.play(Seat(seat), FIRST, 0, at=3)
        assert refused.value.refusal is Refusal.NOT_YOUR_TURN
        assert refused.value.data == {"turn": "a"}


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_has_no_turn(seat: int) -> None:
    with pytest.raises((IllegalMove, TableRefused)):
        started().play(Seat(seat), FIRST, 0, at=3)
    with pytest.raises(TableRefused):
        two_cards_on().play(Seat(seat), FIRST, 0, at=3)
    with pytest.raises(TableRefused) as refused:
        started().view(Seat(seat))
    assert refused.value.refusal is TableRefusal.NO_SUCH_CHAIR


def test_an_illegal_move_is_refused_as_the_rules_refuse_it() -> None:
    with pytest.raises(IllegalMove) as refused:
        started().play(A, Move(Card.CHEESE_1A, Cell(1, 1)), 0, at=3)
    assert refused.value.refusal is Refusal.TOUCHES_A_CORNER_ONLY


def test_nothing_is_played_after_the_end() -> None:
    table = finished()
    with pytest.raises(IllegalMove) as refused:
        table.play(A, FIRST, 24, at=9)
    assert refused.value.refusal is Refusal.GAME_OVER


NEED_A_GAME: dict[str, Callable[[Table], object]] = {
    "play": lambda table: table.play(A, FIRST, 0, at=3),
    "consider": lambda table: table.consider(A, Card.CHEESE_1A, Cell(1, 0), 0),
    "view": lambda table: table.view(A),
    "watch": lambda table: table.view(None),
    "forecast": lambda table: table.forecast(A),
    "record": lambda table: table.record(),
    "outcome": lambda table: table.outcome(),
    "request_rematch": lambda table: table.request_rematch([], at=3),
    "rematch": lambda table: table.rematch(secret=bytes(32), at=3),
    "take over": lambda table: table.take_over(ChairNumber(0), "random", at=3),
    "seat of": lambda table: table.seat_of(ChairNumber(0)),
    "chair of": lambda table: table.chair_of(A),
}


@pytest.mark.parametrize("verb", NEED_A_GAME.values(), ids=NEED_A_GAME)
def test_before_the_deal_there_is_no_game(verb: Callable[[Table], object]) -> None:
    with pytest.raises(TableRefused) as refused:
        verb(seated())
    assert refused.value.refusal is TableRefusal.NOT_STARTED


@every_count
def test_a_whole_game_is_played_to_its_outcome(players: int) -> None:
    table = finished(players=players, first=1)
    assert not table.running
    assert table.outcome() == game_of(table).outcome()


def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(IllegalMove) as refused:
        played_on(started(), 23).outcome()
    assert (refused.value.refusal, refused.value.data) == (Refusal.GAME_NOT_OVER, {"places": 1})


def test_a_cell_that_is_a_plain_pair_is_taken_down_as_a_cell() -> None:
    table = started().play(A, Move(Card.CHEESE_1A, (1, 0)), 0, at=3)  # type: ignore[arg-type]  # as from JSON
    assert str(table.record().plays[0].move) == "1a@1,0"


def test_two_devices_sending_different_moves_at_one_ply_do_not_both_play() -> None:
    table = started().play(A, FIRST, 0, at=3)
    with pytest.raises(Stale):
        table.play(A, Move(Card.CHEESE_3A, Cell(0, 1)), 0, at=3)
    assert len(game_of(table).moves) == 1
