"""The strongest player: what it tells is legal, can be repeated, and knows no secret."""

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots import Budget
from cheese_rescue.bots.kernel.playouts import RandomGames
from cheese_rescue.bots.search import Evaluation, best_move, evaluate, is_endgame
from cheese_rescue.rules import Card, Game, Move, View
from cheese_rescue.rules.cards import plies
from tests.examples import examples
from tests.rules.games import SEEDS, Setup, any_game, course, dealt, every_count, every_setup
from tests.rules.redeal import redealt

QUICK = Budget(simulations=300)

running = any_game.filter(lambda game: not game.over)


def thought(view: View, seed: int = 1, budget: Budget = QUICK) -> Evaluation:
    return evaluate(view, Random(seed), budget)


# -- what it tells ---------------------------------------------------------------------------------


@examples(60)
@given(running, SEEDS)
def test_it_tells_of_legal_moves_what_everyone_can_expect(game: Game, seed: int) -> None:
    view = game.view(game.turn)
    thinking = thought(view, seed)
    moves = [judged.move for judged in thinking.moves]
    assert moves
    assert set(moves) <= set(game.legal_moves())
    assert len(set(moves)) == len(moves)
    for judged in thinking.moves:
        assert judged.visits > 0
        assert len(judged.chances) == len(judged.points) == game.players
        assert sum(judged.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in judged.chances)
        assert all(-0.5 <= points <= 10.5 for points in judged.points)
    assert thinking.exact == is_endgame(view)
    if not thinking.exact:
        assert thinking.simulations == QUICK.simulations
        assert sum(judged.visits for judged in thinking.moves) == QUICK.simulations


@every_setup
def test_it_thinks_at_the_first_ply_and_at_the_last(setup: Setup) -> None:
    games = course(dealt(setup.players, 1, setup.rules), 1)
    for game in (games[0], games[1], games[-3], games[-2]):
        assert thought(game.view(game.turn)).moves[0].move in game.legal_moves()


def test_at_the_last_ply_it_gains_what_can_be_gained() -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            game = course(dealt(players, seed), seed)[-2]
            ends = {move: game.play(move).outcome() for move in game.legal_moves()}
            shares = {
                move: (game.turn in end.winners) / len(end.winners) for move, end in ends.items()
            }
            found = thought(game.view(game.turn), budget=Budget(simulations=3000))
            assert shares[found.moves[0].move] == max(shares.values())
            for judged in found.moves:
                assert judged.points == pytest.approx(ends[judged.move].points)
                assert judged.chances[game.turn] == pytest.approx(shares[judged.move])


@examples(20)
@given(running, st.data())
def test_of_some_moves_it_looks_at_no_others(game: Game, data: st.DataObject) -> None:
    some = tuple(
        data.draw(
            st.lists(st.sampled_from(game.legal_moves()), min_size=1, max_size=4, unique=True)
        )
    )
    found = evaluate(game.view(game.turn), Random(1), QUICK, among=some)
    tried = {judged.move for judged in found.moves}
    assert tried
    assert tried <= set(some)


@pytest.mark.parametrize("ply", [6, 16])
def test_moves_that_are_not_legal_are_refused(ply: int) -> None:
    game = course(dealt(2, 3), 3)[ply]
    with pytest.raises(ValueError, match="legal"):
        evaluate(game.view(game.turn), Random(1), QUICK, among=(Move.parse("3b@9,9"),))
    not_held = next(card for card in Card if card not in game.hands[game.turn])
    with pytest.raises(ValueError, match="legal"):
        evaluate(
            game.view(game.turn),
            Random(1),
            QUICK,
            among=(Move(not_held, game.legal_moves()[0].cell),),
        )


def test_without_a_single_simulation_it_still_names_one_move() -> None:
    view = dealt(2).view(dealt(2).turn)
    thought(view)
    found = thought(view, budget=Budget(simulations=0))
    assert sum(judged.visits for judged in found.moves) == found.simulations == 1


def test_it_is_exact_only_once_nothing_is_hidden() -> None:
    for players in (2, 3, 4):
        games = course(dealt(players, 2), 2)[:-1]
        exact = [is_endgame(game.view(game.turn)) for game in games]
        assert exact == [players == 2 and not game.pile for game in games]
        assert exact.count(True) == (10 if players == 2 else 0)


@pytest.mark.parametrize("chance", [0, 0.5, 1])
def test_a_trap_costs_nothing_that_a_perfect_player_could_take(chance: float) -> None:
    """In an open end it keeps what the end is worth, whichever move it makes."""
    seen = 0
    for seed in range(60):
        game = course(dealt(2, seed), seed)[plies(2) - 6]
        view = game.view(game.turn)
        best = thought(view).moves[0]
        if best.chances[game.turn] != chance:
            continue
        seen += 1
        move = best_move(view, Random(seed), QUICK)
        (made,) = evaluate(view, Random(1), QUICK, among=(move,)).moves
        assert made.chances == best.chances
    assert seen > 2


def test_a_budget_in_seconds_comes_to_an_end() -> None:
    thought(dealt(2).view(dealt(2).turn))  # loads what there is to load
    for ply in (0, 13, plies(2) - 6):
        game = course(dealt(2), 1)[ply]
        assert thought(game.view(game.turn), budget=Budget(seconds=0.05)).moves


# -- what it repeats, and what it cannot know ------------------------------------------------------


@examples(30)
@given(running, SEEDS)
def test_it_thinks_the_same_whatever_is_hidden(game: Game, seed: int) -> None:
    twin = redealt(game, game.turn, Random(seed))
    found = thought(game.view(game.turn), seed)
    assert thought(twin.view(twin.turn), seed) == found


@every_count
def test_what_it_thought_of_before_changes_nothing(players: int) -> None:
    games = course(dealt(players, 4), 4)
    some = [games[ply].view(games[ply].turn) for ply in (3, 0, plies(players) // 2)]
    found = [thought(view, budget=Budget(simulations=3000)) for view in some]
    again = [thought(view, budget=Budget(simulations=3000)) for view in reversed(some)]
    assert again == found[::-1]
    elsewhere: list[Evaluation] = []
    thread = Thread(
        target=lambda: elsewhere.append(thought(some[0], budget=Budget(simulations=3000)))
    )
    thread.start()
    thread.join()
    assert elsewhere == found[:1]


def test_other_chances_give_other_numbers() -> None:
    view = dealt(2).view(dealt(2).turn)
    assert thought(view, 1) != thought(view, 2)


# -- several threads -------------------------------------------------------------------------------


@every_count
def test_two_threads_share_the_simulations(players: int) -> None:
    game = course(dealt(players, 1), 1)[4]
    found = thought(game.view(game.turn), budget=Budget(simulations=1001, threads=2))
    assert 1001 <= found.simulations <= 1002
    assert sum(judged.visits for judged in found.moves) == found.simulations
    assert all(sum(judged.chances) == pytest.approx(1) for judged in found.moves)


def goes_on_during(work: Callable[[], object]) -> bool:
    """Whether this thread can do something in the middle of that work, which is one long call."""
    span: list[float] = []

    def timed() -> None:
        span.append(time.perf_counter())
        work()
        span.append(time.perf_counter())

    thread = Thread(target=timed)
    thread.start()
    ticks = []
    while thread.is_alive():
        ticks.append(time.perf_counter())
        time.sleep(0.001)
    begin, end = span
    return any(begin + 0.25 * (end - begin) < tick < end - 0.25 * (end - begin) for tick in ticks)


def lasting(seconds: float, work: Callable[[int], object]) -> Callable[[], object]:
    """So much of the work that it takes about so long."""
    amount = 1000
    work(amount)
    begin = time.perf_counter()
    work(amount)
    return partial(work, int(amount * seconds / (time.perf_counter() - begin)))


def test_other_threads_go_on_while_it_thinks() -> None:
    view = dealt(2).view(dealt(2).turn)
    assert goes_on_during(lasting(0.5, lambda n: thought(view, budget=Budget(simulations=n))))
    assert goes_on_during(lasting(0.5, RandomGames(2, 1).play))


# -- numba only where it is used -------------------------------------------------------------------


CHOOSING = """
from random import Random
from cheese_rescue.bots import LEVELS, Budget
from cheese_rescue.rules import Game, Seat
from cheese_rescue.rules.cards import unshuffled_pile
view = Game.deal(players=2, pile=unshuffled_pile(2)).view(Seat(0))
for level in ("little-mouse", "mouse"):
    assert LEVELS[level].choose(view, Random(1), Budget()) in view.legal_moves
"""
HELPING = """
import sys
from cheese_rescue.cli.main import main
sys.argv = ["cheese-rescue", "--help"]
try:
    main()
except SystemExit:
    pass
"""


@pytest.mark.parametrize(
    "code",
    [
        "import cheese_rescue.bots",
        CHOOSING,
        "import cheese_rescue.server.app",
        "import cheese_rescue.server.socket.listener",
        HELPING,
    ],
    ids=["bots", "first levels", "app", "server", "help"],
)
def test_numba_is_not_imported_where_it_is_not_used(code: str) -> None:
    told = f"{code}\nimport sys\nprint(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    modules = ran.stdout.splitlines()[-1].split()
    assert "cheese_rescue" in modules
    assert not {"numba", "llvmlite"} & set(modules)
