"""Who sits where, how games are counted, and what the counts are worth."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.bots.arena import (
    ForfeitReason,
    ForfeitRecord,
    MatchResult,
    Share,
    Tournament,
    play_match,
    share_of,
    standings,
    tables,
)
from cheese_rescue.rules import Move, Rules, View


def tournament(*entrants: str, players: int = 2, seed: int = 1, **more: object) -> Tournament:
    agreed = Tournament(
        entrants=entrants,
        players=players,
        rules=Rules(),
        seed=seed,
        budget=Budget(),
        timeout=5,
        folder=".",
    )
    return agreed._replace(**more)  # type: ignore[arg-type]


def all_games(agreed: Tournament, games: int) -> list[MatchResult]:
    return [
        play_match(agreed, deal, seating)
        for deal in range(agreed.deals(games))
        for seating in range(agreed.players)
    ]


class OnlyTheFirst:
    """A game that the first seat always wins: whoever is not there gives up."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        if view.seat != 0:
            raise RuntimeError("it is no use")
        return view.legal_moves[0]


@pytest.mark.parametrize(("entrants", "players", "games"), [(2, 2, 40), (3, 3, 30), (2, 3, 30)])
def test_what_a_seat_is_worth_cancels(
    entrants: int, players: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"toy-{number}" for number in range(entrants)]
    for name in names:
        monkeypatch.setitem(BOTS, name, OnlyTheFirst())
    agreed = tournament(*names, players=players)
    told = standings(agreed, all_games(agreed, games))
    assert [one.share.share for one in told.entrants] == [pytest.approx(1 / players)] * entrants
    assert [one.rating.mu for one in told.entrants if one.rating] == [
        pytest.approx(25, abs=3)
    ] * entrants


def test_with_enough_entrants_every_choice_of_different_ones_meets() -> None:
    assert tables(2, 2) == ((0, 1),)
    assert tables(3, 2) == ((0, 1), (0, 2), (1, 2))
    assert tables(3, 3) == ((0, 1, 2),)
    assert len(tables(8, 4)) == 70


def test_with_fewer_entrants_than_seats_each_is_alone_against_copies() -> None:
    assert tables(2, 3) == ((0, 1, 1), (1, 0, 0))
    assert tables(3, 4) == tuple(
        (one, other, other, other) for one in range(3) for other in range(3) if one != other
    )


@given(
    st.integers(2, 4).flatmap(lambda players: st.tuples(st.just(players), st.integers(2, 6))),
    st.integers(0, 200),
)
def test_a_deal_puts_everybody_once_on_every_seat(sizes: tuple[int, int], deal: int) -> None:
    players, entrants = sizes
    agreed = tournament(*(["random"] * entrants), players=players)
    seatings = [agreed.seats(deal, seating) for seating in range(players)]
    table = Counter(agreed.tables[agreed.table(deal)])
    for seat in range(players):
        assert Counter(seats[seat] for seats in seatings) == table
    assert len({agreed.game(deal).dealt for _ in seatings}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    agreed = tournament("random", "gentle", "greedy", players=3)
    after = Counter(agreed.seats(deal, 0).index(0) == 0 for deal in range(60))
    order = Counter(
        (agreed.seats(deal, 0) * 2)[agreed.seats(deal, 0).index(0) + 1] for deal in range(60)
    )
    assert min(after.values()) > 10
    assert min(order[1], order[2]) > 15


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert tournament("random", "greedy").deals(1000) == 500
    assert tournament("random", "greedy").deals(1) == 1
    assert tournament("random", "greedy", "gentle").deals(40) == 21
    assert tournament("random", "greedy", players=4).deals(9) == 4


def test_a_deal_is_another_with_another_number_or_seed() -> None:
    piles = {
        tournament("random", "greedy", seed=seed).game(deal).dealt
        for seed in range(5)
        for deal in range(5)
    }
    assert len(piles) == 25


def test_no_two_bots_get_the_same_chance() -> None:
    agreed = tournament("random", "greedy")
    lucks = [
        agreed.bot_seed(deal, seating, seat)
        for deal in range(9)
        for seating in range(2)
        for seat in range(2)
    ]
    assert len({*lucks}) == len(lucks)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_games(players: int) -> None:
    agreed = tournament("random", "gentle", players=players)
    assert all_games(agreed, 4) == all_games(agreed, 4)
    assert all_games(agreed, 4) != all_games(agreed._replace(seed=2), 4)


def test_a_game_is_scored_as_the_rules_say() -> None:
    agreed = tournament("random", "gentle", "greedy", players=3)
    for played in all_games(agreed, 12):
        assert sum(played.victories) == pytest.approx(1)
        for (points, place), (other, worse) in pairwise(
            sorted(zip(played.points, played.places, strict=True), key=lambda pair: pair[1])
        ):
            assert points >= other
            assert place <= worse


def test_greedy_beats_gentle_beats_random() -> None:
    agreed = tournament("random", "greedy", "gentle")
    told = standings(agreed, all_games(agreed, 48))
    assert [one.name for one in told.entrants] == ["greedy", "gentle", "random"]
    ratings = [one.rating.mu for one in told.entrants if one.rating]
    assert ratings == sorted(ratings, reverse=True)
    assert told.games == 48
    assert told.deals == 24
    assert sum(one.share.share for one in told.entrants) == pytest.approx(1.5)
    assert [table.names for table in told.tables] == [
        ("random", "greedy"),
        ("random", "gentle"),
        ("greedy", "gentle"),
    ]


def test_only_who_sits_alone_is_counted() -> None:
    agreed = tournament("random", "gentle", players=3)
    games = all_games(agreed, 60)
    told = standings(agreed, games)
    best, worst = told.entrants
    assert (best.name, worst.name) == ("gentle", "random")
    alone = [played for played in games if played.seats.count(1) == 1]
    share = sum(played.victories[played.seats.index(1)] for played in alone) / len(alone)
    assert best.share.share == pytest.approx(share)
    assert best.games == len(alone) == 30
    assert best.share.share > 1 / 3 > worst.share.share


def test_a_deal_that_is_not_finished_counts_for_no_share() -> None:
    agreed = tournament("random", "greedy")
    games = all_games(agreed, 8)
    assert standings(agreed, games[:-1]).entrants[0].games == 6
    assert standings(agreed, games[:1]).entrants[0].share == Share(0.0, 0.0, 1.0)


def test_who_is_there_twice_has_a_number() -> None:
    assert tournament("random", "random", "greedy").names == ("random", "random (2)", "greedy")


# -- forfeits --------------------------------------------------------------------------------------


def test_the_others_play_on_when_one_of_three_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "toy", OnlyTheFirst())
    agreed = tournament("toy", "random", "gentle", players=3)
    for deal in range(3):
        for seating in range(3):
            played = play_match(agreed, deal, seating)
            toy = played.seats.index(0)
            if toy == 0:
                assert not played.forfeits
                continue
            (forfeit,) = played.forfeits
            assert (forfeit.seat, forfeit.ply, forfeit.reason) == (toy, toy, ForfeitReason.RAISED)
            assert played.places[toy] == 3
            assert min(played.places) == 1
            assert played.points == ()


def test_who_is_left_alone_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "toy", OnlyTheFirst())
    agreed = tournament("toy", "greedy", players=4)
    for seating in range(4):  # greedy alone against three of them
        played = play_match(agreed, 1, seating)
        greedy = played.seats.index(1)
        out = {forfeit.seat for forfeit in played.forfeits}
        assert out == {1, 2, 3} - {greedy}
        assert 1 in (played.places[greedy], played.places[0])


def test_forfeits_are_counted_for_who_forfeits() -> None:
    agreed = tournament("random", "greedy")
    lost = ForfeitRecord(1, 5, ForfeitReason.LATE, "2.0", ())
    games = [
        MatchResult(0, seating, agreed.seats(0, seating), (1, 2), (), (lost,))
        for seating in range(2)
    ]
    told = standings(agreed, games)
    assert [one.forfeits for one in told.entrants] == [1, 1]
    assert [one.share.share for one in told.entrants] == [0.5, 0.5]
    assert [one.points for one in told.entrants] == [None, None]


# -- intervals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("deals", [10, 40, 100])
@pytest.mark.parametrize("alike", [0.1, 0.5, 0.9])
def test_the_interval_of_two_equals_holds_one_half_95_times_in_100(
    deals: int, alike: float
) -> None:
    """However often the two games of a deal end alike."""
    rng = Random(deals)

    def deal() -> float:
        first = rng.random() < 0.5
        second = first if rng.random() < alike else not first
        return (first + second) / 2

    found = [share_of([[deal() for _ in range(deals)]]) for _ in range(500)]
    held = sum(share.low <= 0.5 <= share.high for share in found) / len(found)
    assert held > 0.92  # three standard deviations below 95 %
    if deals == 100 and alike > 0.1:  # four deals more make a wide one of few and narrow ones
        assert held < 0.98


def test_the_deal_is_the_unit_not_the_game() -> None:
    """Two games of a deal that always end alike tell no more than one."""
    rng = Random(5)
    alike = [float(rng.random() < 0.5) for _ in range(400)]
    games = [float(rng.random() < 0.5) for _ in range(800)]
    apart = [sum(pair) / 2 for pair in zip(games[::2], games[1::2], strict=True)]
    wide, narrow = share_of([alike]), share_of([apart])
    ratio = (wide.high - wide.low) / (narrow.high - narrow.low)
    assert ratio == pytest.approx(2**0.5, rel=0.1)


def test_what_tables_differ_in_does_not_widen_the_interval() -> None:
    easy, hard = [0.9, 1.0] * 50, [0.1, 0.0] * 50
    together = share_of([easy, hard])
    assert together.share == pytest.approx(0.5)
    assert together.high - together.low < 0.05
    pooled = share_of([[*easy, *hard]])
    assert pooled.high - pooled.low > 0.1


@given(st.lists(st.lists(st.floats(0, 1), max_size=30), min_size=1, max_size=4).filter(any))
def test_an_interval_is_one(shares: list[list[float]]) -> None:
    found = share_of(shares)
    assert 0 <= found.low <= found.share + 1e-9
    assert found.share - 1e-9 <= found.high <= 1
    assert found.low < found.high


def test_won_always_is_not_taken_for_certain() -> None:
    assert share_of([[1.0] * 10]).low == pytest.approx(0.66, abs=0.02)
    assert share_of([[1.0] * 1000]).low > 0.99
