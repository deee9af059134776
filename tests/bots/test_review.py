"""A review: every move of a finished game, judged by what its mover could know."""

from random import Random

import pytest

from cheese_rescue.bots import Budget
from cheese_rescue.bots.advice.review import ReviewedMove, review, review_ply, turning_points
from cheese_rescue.rules import (
    ORIGIN,
    Card,
    Cell,
    Game,
    Move,
    Play,
    Record,
    Refusal,
    Refused,
    Seat,
    sides,
)
from tests.rules.games import course, dealt, every_count
from tests.rules.redeal import redealt

QUICK = Budget(simulations=150)


def record_of(game: Game) -> Record:
    plays = tuple(Play(move) for move in game.moves)
    return Record(players=game.players, rules=game.rules, plays=plays, pile=game.dealt)


def shares(game: Game) -> tuple[float, ...]:
    winners = game.outcome().winners
    return tuple((seat in winners) / len(winners) for seat in range(game.players))


def solved(game: Game, seat: Seat) -> float:
    """The seat's share when both play their best, looked up to the very end."""
    if game.over:
        return shares(game)[seat]
    ends = [solved(game.play(move), seat) for move in game.legal_moves()]
    return max(ends) if game.turn == seat else min(ends)


def test_every_ply_of_a_game_is_judged_and_its_end_is_exact() -> None:
    games = course(dealt(2, 3), 3)
    heard: list[tuple[int, int]] = []
    found = review(record_of(games[-1]), QUICK, lambda done, of: heard.append((done, of)))
    assert heard == [(done, 24) for done in range(1, 25)]
    assert [each.ply for each in found.plies] == list(range(24))
    assert [each.move for each in found.plies] == list(games[-1].moves)
    for game, each in zip(games, found.plies, strict=False):
        assert each.seat == game.turn
        assert each.best in game.legal_moves()
        assert each.before[each.seat] >= each.after[each.seat]
        assert sum(each.before) == pytest.approx(1) == sum(each.after)
        assert each.exact is (each.ply >= 14)
        assert each.reasons
        if each.exact:
            assert set(each.before + each.after) <= {0, 0.5, 1}
    for game, each in zip(games[21:24], found.plies[21:], strict=True):
        assert each.before[each.seat] == solved(game, each.seat)
        assert each.after[each.seat] == solved(game.play(each.move), each.seat)
    last = found.plies[-1]
    assert last.after == shares(games[-1])
    assert last.points == games[-1].outcome().points
    assert found.turning == turning_points(found.plies)


@every_count
def test_a_move_is_judged_with_any_number_of_players(players: int) -> None:
    games = course(dealt(players, 5), 5)
    for ply in (0, 6, len(games) - 2):
        game, move = games[ply], games[-1].moves[ply]
        each = review_ply(game, move, QUICK, Random(1))
        assert (each.ply, each.seat, each.move) == (ply, game.turn, move)
        assert len(each.before) == len(each.after) == players
        assert len(each.points) == len(each.best_points) == players
        assert each.before[each.seat] >= each.after[each.seat]
    assert each.after == pytest.approx(shares(games[-1]))
    assert each.points == pytest.approx(games[-1].outcome().points)


@every_count
@pytest.mark.parametrize("ply", [2, 9, 13, 20])
def test_what_the_mover_could_not_know_changes_no_judgement(players: int, ply: int) -> None:
    games = course(dealt(players, 7), 7)
    game, move = games[ply], games[-1].moves[ply]
    judged = review_ply(game, move, QUICK)
    assert review_ply(redealt(game, game.turn, Random(ply)), move, QUICK) == judged


def test_moves_that_come_to_the_same_thing_are_judged_alike() -> None:
    """The second is not among those searched, for the first stands for it."""
    game, budget = dealt(2, 2), Budget(simulations=4000)
    losses = [review_ply(game, Move(Card.CHEESE_1A, cell), budget).loss for cell in sides(ORIGIN)]
    assert max(losses) - min(losses) < 0.06


# -- turning points ------------------------------------------------------------------------------


def judged(ply: int, loss: float, players: int = 2) -> ReviewedMove:
    seat = Seat(ply % players)
    after = tuple(0.5 - loss if other == seat else 0.5 for other in range(players))
    move = Move(Card.DOG, Cell(1, 0))
    points = (0.0,) * players
    return ReviewedMove(
        ply, seat, move, (0.5,) * players, after, move, points, points, exact=False, reasons=()
    )


@every_count
def test_the_game_turns_where_most_was_lost_at_five_plies_at_most(players: int) -> None:
    losses = [0.1, 0.0, 0.3, 0.2, 0.05, 0.4, 0.09, 0.15, 0.07]
    found = turning_points([judged(ply, loss, players) for ply, loss in enumerate(losses)])
    assert found == (0, 2, 3, 5, 7)


def test_small_losses_turn_nothing() -> None:
    assert turning_points([judged(ply, 0.07) for ply in range(24)]) == ()


# -- refused -------------------------------------------------------------------------------------


def refusal_of(record: Record) -> Refused:
    with pytest.raises(Refused) as refused:
        review(record, QUICK)
    return refused.value


def test_a_running_game_is_not_reviewed() -> None:
    refused = refusal_of(record_of(course(dealt(2), 0)[-2]))
    assert refused.refusal is Refusal.GAME_NOT_OVER
    assert refused.data == {"places": 1}


def test_a_game_whose_pile_nobody_knows_is_not_reviewed() -> None:
    whole = record_of(course(dealt(2), 0)[-1])
    unknown = Record(players=2, plays=whole.plays)
    assert refusal_of(unknown).refusal is Refusal.PILE_NOT_KNOWN


def test_an_impossible_game_is_not_reviewed() -> None:
    whole = record_of(course(dealt(2), 0)[-1])
    twice = Record(players=2, plays=(whole.plays[0], *whole.plays[:-1]), pile=whole.pile)
    assert refusal_of(twice).refusal is Refusal.RECORD_MOVE_IMPOSSIBLE
