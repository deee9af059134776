"""Who would like another game, and the score of the evening."""

import pytest

from cheese_rescue.table import ChairNumber, Table, TableRefusal, TableRefused
from tests.rules.games import every_count
from tests.table.tables import OTHER_SECRET, finished, person, played_on, started

ADA, BEN, CLEO = map(ChairNumber, range(3))


def agreed(table: Table) -> set[int] | None:
    return set(table.pending_rematch.agreed) if table.pending_rematch else None


def test_wishes_add_up_and_the_first_one_counts_the_time() -> None:
    table = finished(players=3).request_rematch([BEN], at=10).request_rematch([ADA, CLEO], at=12)
    assert agreed(table) == {ADA, BEN, CLEO}
    assert table.pending_rematch is not None
    assert table.pending_rematch.at == 10
    assert Table.replay(table.log) == table


def test_a_wish_is_written_once() -> None:
    table = finished().request_rematch([ADA], at=10)
    assert table.request_rematch([ADA], at=11) is table
    assert table.request_rematch([], at=11) is table


def test_an_opener_without_a_chair_may_ask() -> None:
    assert agreed(finished().request_rematch([], at=10)) == set()


def test_bots_have_no_say() -> None:
    table = played_on(started(bots=(None, "greedy", None, None)))
    assert agreed(table.request_rematch([ADA, BEN], at=10)) == {ADA}


def test_nobody_asks_while_a_game_runs() -> None:
    with pytest.raises(TableRefused) as refused:
        started().request_rematch([ADA], at=10)
    assert refused.value.refusal is TableRefusal.ALREADY_STARTED


def test_whoever_leaves_takes_their_wish_along() -> None:
    table = finished(players=3).request_rematch([ADA, BEN], at=10)
    assert agreed(table.leave(BEN, at=11)) == {ADA}
    assert agreed(table.leave(BEN, at=11).leave(ADA, at=12)) is None
    assert agreed(table.sit(BEN, person(3), at=11, instead=True)) == {ADA}


def test_the_next_game_begins_without_wishes() -> None:
    table = finished().request_rematch([ADA, BEN], at=10)
    assert agreed(table.rematch(secret=OTHER_SECRET, at=11)) is None


# -- the score of the evening ----------------------------------------------------------------------


def scores(table: Table) -> list[tuple[int, int]]:
    return [(chair.won, chair.points) for chair in table.chairs]


def result(table: Table) -> list[tuple[int, int]]:
    """What each chair got in this game."""
    outcome = table.outcome()
    seats = [table.seat_of(ChairNumber(number)) for number in range(table.options.players)]
    return [(int(seat in outcome.winners), outcome.points[seat]) for seat in seats]


@every_count
def test_wins_and_points_add_up_over_the_games_of_a_table(players: int) -> None:
    table = finished(players=players, first=1)
    expected = result(table)
    assert scores(table) == expected
    for game in range(4):
        table = table.rematch(secret=bytes([game]) * 32, at=5).start(at=6)
        assert scores(table) == expected
        table = played_on(table, seed=game)
        both = zip(expected, result(table), strict=True)
        expected = [(won + more, points + add) for (won, points), (more, add) in both]
        assert scores(table) == expected


def test_a_shared_win_counts_for_each() -> None:
    draws = (finished(seed=seed) for seed in range(500))
    table = next(table for table in draws if len(table.outcome().winners) == 2)
    assert [won for won, _ in scores(table)] == [1, 1]


def test_whoever_takes_over_a_chair_starts_at_zero_and_gets_the_points_of_that_game() -> None:
    table = finished().rematch(secret=OTHER_SECRET, at=5).start(at=6)
    ben = scores(table)[BEN]
    table = table.leave(ADA, at=7, bot="greedy").sit(ADA, person(2), at=8)
    assert scores(table) == [(0, 0), ben]
    table = played_on(table)
    assert scores(table)[ADA] == result(table)[ADA]


def test_a_stand_in_plays_for_the_score_of_its_person() -> None:
    table = played_on(started().take_over(ADA, "greedy", at=3))
    assert scores(table) == result(table)
