"""Advice: moves ranked by searching, with reasons, and hints in three strengths."""

import subprocess
import sys
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots import Budget
from cheese_rescue.bots.advice import (
    Advice,
    AdvisedMove,
    HintStrength,
    Reason,
    ReasonCode,
    advise,
    hint,
)
from cheese_rescue.bots.advice.reasons import Reasons
from cheese_rescue.rules import Game, Seat
from tests.examples import examples
from tests.rules.games import SEEDS, Setup, any_game, course, dealt, every_setup
from tests.rules.redeal import redealt

QUICK = Budget(simulations=200)

running = any_game.filter(lambda game: not game.over)


@every_setup
def test_advice_ranks_legal_moves_and_says_why(setup: Setup) -> None:
    game = course(dealt(setup.players, 1, setup.rules), 1)[5]
    view = game.view(game.turn)
    advice = advise(view, QUICK)
    moves = [advised.move for advised in advice.moves]
    assert set(moves) <= set(game.legal_moves())
    assert len(set(moves)) == len(moves) > 0
    for advised in advice.moves:
        assert advised.reasons == Reasons(view).of(advised.move)
        assert len(advised.chances) == len(advised.points) == setup.players
        assert sum(advised.chances) == pytest.approx(1)
    assert not advice.exact
    assert advice.simulations == QUICK.simulations


@given(running, SEEDS)
@examples(10)
def test_the_same_question_has_the_same_answer_whatever_is_hidden(game: Game, seed: int) -> None:
    other = redealt(game, game.turn, Random(seed))
    first = advise(game.view(game.turn), QUICK)
    assert first == advise(game.view(game.turn), QUICK)
    assert first == advise(other.view(other.turn), QUICK)


def test_chance_can_be_given() -> None:
    view = dealt(2).view(Seat(0))
    assert advise(view, QUICK, Random(1)) == advise(view, QUICK, Random(1))
    assert advise(view, QUICK, Random(1)) != advise(view, QUICK, Random(2))


def test_a_sure_win_is_the_first_reason_and_said_only_where_it_is_sure() -> None:
    sure = 0
    for seed in range(12):
        game = course(dealt(2, seed), seed)[-2]
        advice = advise(game.view(game.turn), QUICK)
        assert advice.exact
        for advised in advice.moves:
            won = game.play(advised.move).outcome().winners
            codes = [reason.code for reason in advised.reasons]
            assert (ReasonCode.WINS in codes) is (won == (game.turn,))
            assert (ReasonCode.SHARES_VICTORY in codes) is (len(won) == 2)
            if len(won) == 2 or won == (game.turn,):
                assert codes[0] in (ReasonCode.WINS, ReasonCode.SHARES_VICTORY)
                sure += 1
    assert sure


def test_nobody_is_advised_out_of_turn() -> None:
    with pytest.raises(ValueError, match="nobody waits"):
        advise(dealt(2).view(Seat(1)), QUICK)


def test_numba_is_not_imported_before_somebody_asks() -> None:
    program = "import cheese_rescue.bots.advice, sys; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# -- hints ---------------------------------------------------------------------------------------


def advice_for(game: Game, seed: int) -> Advice:
    """Some move called the best, with its reasons."""
    view = game.view(game.turn)
    move = Random(seed).choice(view.legal_moves)
    even = (1 / game.players,) * game.players
    return Advice((AdvisedMove(move, even, even, 1, Reasons(view).of(move)),), False, 1)


def unplaced(reasons: tuple[Reason, ...]) -> list[tuple[object, ...]]:
    return [(reason.code, (), reason.cards, reason.count) for reason in reasons]


@given(running, SEEDS)
@examples(20)
def test_a_hint_for_the_card_tells_no_place(game: Game, seed: int) -> None:
    advice = advice_for(game, seed)
    told = hint(advice, game.view(game.turn), HintStrength.CARD)
    assert told.card is advice.moves[0].move.card
    assert (told.region, told.cell, told.exact) == ((), None, False)
    assert list(told.reasons) == unplaced(advice.moves[0].reasons)


@given(running, SEEDS)
@examples(20)
def test_a_hint_for_the_place_tells_all(game: Game, seed: int) -> None:
    advice = advice_for(game, seed)
    told = hint(advice, game.view(game.turn), HintStrength.PLACE)
    assert (told.card, told.cell) == advice.moves[0].move
    assert told.region == (told.cell,)
    assert told.reasons == advice.moves[0].reasons


@given(running, SEEDS)
@examples(20)
def test_a_hint_for_the_region_tells_some_places_with_the_best_among_them(
    game: Game, seed: int
) -> None:
    advice, view = advice_for(game, seed), game.view(game.turn)
    told = hint(advice, view, HintStrength.REGION)
    assert told.cell is None
    assert advice.moves[0].move.cell in told.region
    assert set(told.region) <= set(view.legal_cells)
    assert len(told.region) == len(set(told.region))
    assert min(2, len(view.legal_cells)) <= len(told.region) <= 5
    assert len(told.region) < len(view.legal_cells) or len(view.legal_cells) < 4
    assert list(told.reasons) == unplaced(advice.moves[0].reasons)


@given(running)
@examples(20)
def test_a_region_looks_the_same_whichever_of_its_places_is_best(game: Game) -> None:
    view = game.view(game.turn)
    regions = {
        move.cell: hint(
            Advice((AdvisedMove(move, (), (), 1, ()),), False, 1), view, HintStrength.REGION
        ).region
        for move in view.legal_moves
    }
    for region in regions.values():
        assert {regions[cell] for cell in region} == {region}


@given(st.integers(0, 50))
@examples(15)
def test_a_region_hangs_together_while_the_square_is_young(seed: int) -> None:
    game = course(dealt(2, seed), seed)[8]
    view = game.view(game.turn)
    region = hint(advice_for(game, seed), view, HintStrength.REGION).region
    for one in region:
        others = [cell for cell in region if cell != one]
        assert min(abs(one.x - cell.x) + abs(one.y - cell.y) for cell in others) <= 4
