"""The bots that need no search."""

import random
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots import BOTS, LEVELS, Bot, Budget, GentleBot, GreedyBot, RandomBot
from cheese_rescue.bots.kernel_loader import needs_kernel
from cheese_rescue.rules import Board, Card, Game, Kind, Move, Rules, Seat, View
from tests.bots.matches import played_by, wins
from tests.examples import examples
from tests.rules import brute_force
from tests.rules.games import SEEDS, Setup, any_game, courses, dealt, every_setup

PLAIN = {name: bot for name, bot in BOTS.items() if not needs_kernel(name)}
every_bot = pytest.mark.parametrize("bot", PLAIN.values(), ids=list(PLAIN))
BUDGET = Budget()


def choices(bot: Bot, view: View, tries: int = 60) -> set[Move]:
    """What the bot chooses with one random generator and another."""
    return {bot.choose(view, Random(seed), BUDGET) for seed in range(tries)}


def running(game: Game) -> View | None:
    return None if game.over else game.view(game.turn)


def test_the_levels_are_listed_weakest_first_after_the_bots_to_compare_with() -> None:
    mice, cats = ["little-mouse", "mouse"], ["kitten", "cat", "tomcat"]
    assert [*LEVELS] == [*mice, *cats, "puppy", "dog", "sheepdog", "old-dog"]
    assert [*BOTS] == ["random", "gentle", "greedy", "plain", *LEVELS]


@pytest.mark.long
@every_setup
@every_bot
@examples(4)
@given(data=st.data())
def test_a_bot_plays_only_legal_moves(bot: Bot, setup: Setup, data: st.DataObject) -> None:
    for game in data.draw(courses(setup))[:-1]:
        view = game.view(game.turn)
        assert bot.choose(view, Random(game.ply), BUDGET) in game.legal_moves()


@every_setup
def test_bots_play_whole_games_with_each_other(setup: Setup) -> None:
    bots: list[Bot] = [RandomBot(), GentleBot(), GreedyBot(), RandomBot()]
    assert played_by(bots[: setup.players], seed=1, rules=setup.rules).over


@pytest.mark.long
@every_bot
@given(game=any_game, seed=SEEDS)
def test_the_same_view_and_chance_give_the_same_move(bot: Bot, game: Game, seed: int) -> None:
    if view := running(game):
        chosen = bot.choose(view, Random(seed), BUDGET)
        assert bot.choose(view, Random(seed), BUDGET) == chosen
        assert deepcopy(bot).choose(view, Random(seed), Budget(9.0)) == chosen


@every_bot
def test_a_bot_leaves_the_global_chance_alone(bot: Bot) -> None:
    state = random.getstate()
    bot.choose(dealt(2).view(Seat(0)), Random(1), BUDGET)
    assert random.getstate() == state


# -- random --------------------------------------------------------------------------------------


def test_the_random_bot_takes_any_move() -> None:
    view = dealt(2).view(Seat(0))
    assert choices(RandomBot(), view, tries=400) == set(view.legal_moves)


# -- greedy --------------------------------------------------------------------------------------


def lead_after(view: View, move: Move) -> tuple[int, int]:
    """The lead in points, then in cheeses, over the best other seat, if the chase came then."""
    assert view.seat is not None
    lying = brute_force.plain(view.board.items())
    lying[(move.cell.x, move.cell.y)] = str(move.card)
    points, cheeses, _ = brute_force.result(lying, view.players, russian=view.rules.dogs_hunt_mice)
    best = max((points[s], cheeses[s]) for s in range(view.players) if s != view.seat)
    return points[view.seat] - best[0], cheeses[view.seat] - best[1]


@examples(30)
@given(any_game, SEEDS)
def test_the_greedy_bot_takes_the_best_lead_one_move_ahead(game: Game, seed: int) -> None:
    if view := running(game):
        chosen = GreedyBot().choose(view, Random(seed), BUDGET)
        leads = {move: lead_after(view, move) for move in view.legal_moves}
        assert leads[chosen] == max(leads.values())


def test_the_greedy_bot_takes_any_of_the_best() -> None:
    view = dealt(2).view(Seat(0))
    leads = {move: lead_after(view, move) for move in view.legal_moves}
    best = {move for move, lead in leads.items() if lead == max(leads.values())}
    assert (
        choices(GreedyBot(), view)
        == best
        == {Move(Card.CHEESE_3A, cell) for cell in view.legal_cells}
    )


def view_of(drawing: str, *moves: str, rules: Rules = Rules()) -> View:
    """Seat a's view of a drawn board, with those moves to choose from."""
    return replace(
        dealt(2).view(Seat(0)),
        board=Board.parse(drawing),
        rules=rules,
        legal_moves=tuple(map(Move.parse, moves)),
    )


@pytest.mark.parametrize(
    ("rules", "saviour"),
    [(Rules(), "C@2,0"), (Rules(dogs_hunt_mice=True), "D@2,0")],
    ids=["plain", "russian"],
)
def test_the_greedy_bot_saves_its_best_cheese_from_a_mouse(rules: Rules, saviour: str) -> None:
    view = view_of("3a M", "D@2,0", "C@2,0", "M@2,0", "2a@-1,0", "C@-1,0", "D@-1,0", rules=rules)
    assert choices(GreedyBot(), view) == {Move.parse(saviour)}


# -- gentle --------------------------------------------------------------------------------------


def gentle(drawing: str, *moves: str) -> set[str]:
    return {str(move) for move in choices(GentleBot(), view_of(drawing, *moves))}


def test_the_gentle_bot_keeps_its_cheese_away_from_mice() -> None:
    assert gentle("M S", "3a@-2,0", "1a@1,0") == {"1a@1,0"}


def test_the_gentle_bot_lays_mice_beside_the_cheese_of_others() -> None:
    assert gentle("1b S 1a", "M@-2,0", "M@2,0", "M@0,1") == {"M@-2,0"}


def test_the_gentle_bot_would_rather_lay_anything_than_a_mouse_beside_its_own_cheese() -> None:
    assert gentle("1a S", "M@-2,0", "D@1,0", "C@1,0", "M@1,0") == {"D@1,0", "C@1,0", "M@1,0"}


def test_the_gentle_bot_spares_its_own_cheese_even_if_anothers_lies_there_too() -> None:
    assert gentle("1a . 1b S", "M@-2,0", "M@1,0") == {"M@1,0"}


def test_the_gentle_bot_takes_any_move_that_looks_good() -> None:
    good = {"1a@1,0", "2a@1,0", "3a@0,1"}
    assert gentle("1b S", *good, "M@-2,0", "D@0,1") == {*good, "M@-2,0"}


@examples(40)
@given(any_game, SEEDS, st.sampled_from(["DC", "CD", "SS", "DD"]))
def test_the_gentle_bot_does_not_see_dogs_and_cats(game: Game, seed: int, disguise: str) -> None:
    if view := running(game):
        faces = {Card.DOG: Card(disguise[0]), Card.CAT: Card(disguise[1])}
        board = Board({cell: faces.get(card, card) for cell, card in view.board.items()})
        disguised = replace(view, board=board)
        chosen = GentleBot().choose(view, Random(seed), BUDGET)
        assert GentleBot().choose(disguised, Random(seed), BUDGET) == chosen


@examples(40)
@given(any_game, SEEDS)
def test_the_gentle_bot_never_looks_away_from_a_good_move(game: Game, seed: int) -> None:
    if view := running(game):
        lying = brute_force.plain(view.board.items())
        own = brute_force.LETTERS[game.turn]

        def looks(move: Move) -> int:
            place = (move.cell.x, move.cell.y)
            near = [lying[other] for other in lying if brute_force.share_a_side(place, other)]
            owners = {face[1] for face in near if len(face) == 2}
            if move.card.kind is Kind.CHEESE:
                return -1 if "M" in near else 1
            if move.card is Card.MOUSE and owners:
                return -1 if own in owners else 1
            return 0

        chosen = GentleBot().choose(view, Random(seed), BUDGET)
        assert looks(chosen) == max(map(looks, view.legal_moves))


# -- strength ------------------------------------------------------------------------------------


def test_the_greedy_bot_beats_the_random_one_nearly_always() -> None:
    won, lost = wins(GreedyBot(), RandomBot(), games=100)
    assert won >= 95, (won, lost)


def test_the_gentle_bot_beats_the_random_one_clearly() -> None:
    won, lost = wins(GentleBot(), RandomBot(), games=100)
    assert won >= 80, (won, lost)


def test_the_greedy_bot_beats_the_gentle_one() -> None:
    won, lost = wins(GreedyBot(), GentleBot(), games=100)
    assert won > 2 * lost, (won, lost)
