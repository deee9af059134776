"""The game for OpenSpiel: its own checks, and those of OpenSpiel."""

import pickle
import re
import subprocess
import sys
import unittest
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from cheese_rescue.envs.actions import legal_actions
from cheese_rescue.envs.observation import observe
from cheese_rescue.envs.open_spiel import NAME
from cheese_rescue.envs.open_spiel.node import Node
from cheese_rescue.rules import Card, Game, Move, Rules, Seat
from cheese_rescue.rules.cards import ANIMALS, animals, plies, seats
from tests.envs.open_spiel_games import (
    PLAYTHROUGH,
    any_action,
    any_state,
    history,
    length,
    load,
    state_after,
)
from tests.examples import examples
from tests.rules.games import SEEDS, Setup, every_count, every_setup

TWO = Setup(2, Rules())
THREE = Setup(3, Rules())
FOUR = Setup(4, Rules())


def drawn_cards(state: Any) -> tuple[Card, ...]:
    """What chance has decided so far, in the order of the pile."""
    return tuple(
        ANIMALS[step.action]
        for step in state.full_history()
        if step.player == pyspiel.PlayerId.CHANCE
    )


# --- the game -------------------------------------------------------------------------------------


def test_open_spiel_knows_the_game_by_its_name() -> None:
    assert NAME in pyspiel.registered_names()
    game = pyspiel.load_game(NAME)
    assert (game.num_players(), game.get_parameters()["centred"]) == (2, False)
    assert str(pyspiel.load_game("python_cheese_rescue(players=4,centred=True)")) == (
        "python_cheese_rescue(centred=True,dogs_hunt_mice=False,players=4)"
    )


@every_count
def test_a_game_has_the_documented_sizes(players: int) -> None:
    game = load(Setup(players, Rules()))
    size = players + 3
    assert game.num_distinct_actions() == 6 * (size + 1) ** 2
    assert game.max_game_length() == 12 * players
    assert game.max_chance_nodes_in_history() == 9 * players
    assert game.max_history_length() == length(Setup(players, Rules())) == 21 * players
    assert game.max_chance_outcomes() == 3


@every_count
def test_winning_alone_is_worth_one_and_all_utilities_add_up_to_nothing(players: int) -> None:
    game = load(Setup(players, Rules()))
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert (game.min_utility(), game.max_utility()) == (-1 / (players - 1), 1)
    assert game.utility_sum() == 0


@pytest.mark.parametrize(
    "parameters",
    ["players=1", "players=5", "players=two", "players=3,centred=True", "oldest=2", "centred=2"],
)
def test_a_game_that_the_rules_do_not_have_is_refused(parameters: str) -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(f"{NAME}({parameters})")


# --- the rules are those of the game --------------------------------------------------------------


@every_setup
def test_a_whole_history_is_a_game_of_the_rules_with_the_drawn_cards_as_its_pile(
    setup: Setup,
) -> None:
    end = history(setup, seed=5)[-1]
    game = Game.deal(players=setup.players, pile=drawn_cards(end), rules=setup.rules)
    for move in end.node.game.moves:
        game = game.play(move)
    assert end.node.game == game
    winners = game.outcome().winners
    for seat in seats(setup.players):
        share = (seat in winners) / len(winners)
        expected = (setup.players * share - 1) / (setup.players - 1)
        assert end.player_return(seat) == pytest.approx(expected)


@given(any_state)
@examples(100)
def test_the_legal_actions_are_the_legal_moves_in_our_notation(state: Any) -> None:
    if state.is_chance_node() or state.is_terminal():
        return
    seat = state.current_player()
    actions = state.legal_actions()
    assert actions == sorted(actions) == legal_actions(state.node.view(seat))
    moves = {Move.parse(state.action_to_string(seat, action)) for action in actions}
    assert moves == set(state.node.game.legal_moves())
    assert [state.string_to_action(state.action_to_string(action)) for action in actions[:3]] == (
        actions[:3]
    )


@given(any_state)
@examples(100)
def test_chance_draws_each_of_the_cards_that_are_left_equally_often(state: Any) -> None:
    if not state.is_chance_node():
        return
    left = Counter(animals(state.num_players()))
    left.subtract(drawn_cards(state))
    expected = [
        (action, left[animal] / left.total())
        for action, animal in enumerate(ANIMALS)
        if left[animal]
    ]
    assert state.chance_outcomes() == expected
    assert [state.action_to_string(action) for action, _ in expected] == [
        str(animal) for animal in ANIMALS if left[animal]
    ]


def test_two_cards_are_dealt_to_each_seat_then_every_move_is_followed_by_a_draw() -> None:
    states = history(THREE, seed=1)
    players = [state.current_player() for state in states]
    chance, end = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    turns = [0, 1, 2] * 12
    drawing = [player for turn in turns[:21] for player in (turn, chance)]
    assert players == [*[chance] * 6, *drawing, *turns[21:], end]


# --- what a seat may know -------------------------------------------------------------------------


def _otherwise_undecided(node: Node, seed: int) -> Node:
    """The same node, with the cards that chance has not decided in another order."""
    game = node.game
    undecided = list(game.dealt[node.decided :])
    Random(seed).shuffle(undecided)
    dealt = (*game.dealt[: node.decided], *undecided)
    other = Game.deal(players=game.players, pile=dealt, rules=game.rules)
    for move in game.moves:
        other = other.play(move)
    return Node(other, node.decided, node.placed, node.actions)


@given(any_state, SEEDS)
@examples(100)
def test_nobody_sees_what_chance_has_not_decided(state: Any, seed: int) -> None:
    other = _otherwise_undecided(state.node, seed)
    for seat in (None, *seats(state.num_players())):
        assert state.node.view(seat) == other.view(seat)
    assert (other.is_chance, other.is_terminal, other.outcomes) == (
        state.node.is_chance,
        state.is_terminal(),
        state.node.outcomes,
    )
    assert str(other) == str(state)


@given(any_state)
@examples(50)
def test_a_view_counts_exactly_the_cards_that_have_been_dealt_and_drawn(state: Any) -> None:
    drawn = drawn_cards(state)
    pile = sum(animals(state.num_players()).values()) - len(drawn)
    views = [state.node.view(seat) for seat in seats(state.num_players())]
    assert {view.pile_size for view in views} == {pile}
    assert Counter(draw.card for view in views for draw in view.draws) == Counter(drawn)
    for view in views:
        placed = sum(view.unseen.values()) + len(view.hand) - len(view.cheeses[view.seat or 0])
        on_table = sum(card in ANIMALS for card in view.board.values())
        assert placed + on_table == sum(animals(state.num_players()).values())


@given(any_state)
@examples(50)
def test_the_observation_is_the_one_of_all_environments(state: Any) -> None:
    for seat in seats(state.num_players()):
        view = state.node.view(seat)
        assert state.observation_tensor(seat) == observe(view).tolist()
        assert str(view) in state.observation_string(seat)


@given(any_state)
@examples(50)
def test_the_information_state_has_every_move_and_the_own_draws_and_nothing_else(
    state: Any,
) -> None:
    observer = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    furthest = state.num_players() + 2
    for seat in seats(state.num_players()):
        view = state.node.view(seat)
        observer.set_from(state, seat)
        assert [int(owner) for owner in observer.dict["player"].nonzero()[0]] == [seat]
        draws = [ANIMALS[row.argmax()] for row in observer.dict["draws"] if row.any()]
        assert draws == [draw.card for draw in view.draws]
        moves = []
        for ply, row in enumerate(row for row in observer.dict["moves"] if row.any()):
            kind, x, y = np.split(row, [6, 6 + 2 * furthest + 1])
            owner = "abcd"[ply % state.num_players()]
            card = ["D", "C", "M", f"1{owner}", f"2{owner}", f"3{owner}"][kind.argmax()]
            moves.append(f"{card}@{x.argmax() - furthest},{y.argmax() - furthest}")
        assert moves == [str(move) for move in view.moves]
        text = state.information_state_string(seat)
        assert text == "\n".join(
            [
                f"seat {seat}",
                " ".join(["draws", *map(str, draws)]),
                " ".join(["moves", *moves]),
            ]
        )


def _observer(game: Any, *, public: bool, recall: bool, private: Any) -> Any:
    return make_observation(game, pyspiel.IIGObservationType(public, recall, private))


@pytest.mark.parametrize("recall", [False, True])
def test_public_information_is_the_same_for_everybody_and_in_every_world(recall: bool) -> None:
    state = state_after(FOUR, 40, seed=3)
    observer = _observer(
        state.get_game(), public=True, recall=recall, private=pyspiel.PrivateInfoType.NONE
    )
    seen = set()
    for seed in range(10):
        world = state.resample_from_infostate(seed % 4, Random(seed).random)
        for seat in range(4):
            observer.set_from(world, seat)
            seen.add((observer.string_from(world, seat), observer.tensor.tobytes()))
    assert len(seen) == 1


def test_private_information_is_the_hand_or_with_perfect_recall_the_draws() -> None:
    state = state_after(TWO, 20, seed=3)
    view = state.node.view(Seat(1))
    single = pyspiel.PrivateInfoType.SINGLE_PLAYER
    hand = _observer(state.get_game(), public=False, recall=False, private=single)
    hand.set_from(state, 1)
    assert hand.dict["hand"].tolist() == [view.hand.count(animal) for animal in ANIMALS]
    assert hand.string_from(state, 1) == f"seat 1\nhand {' '.join(map(str, view.hand))}"
    draws = _observer(state.get_game(), public=False, recall=True, private=single)
    draws.set_from(state, 1)
    assert draws.dict.keys() == {"player", "draws"}


def test_no_observer_shows_everybodys_hand_and_none_has_parameters() -> None:
    game = load(TWO)
    with pytest.raises(pyspiel.SpielError, match="everybody's hands"):
        _observer(game, public=True, recall=True, private=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(pyspiel.SpielError, match="parameter colour"):
        game.make_observer(pyspiel.IIGObservationType(perfect_recall=True), {"colour": 1})


# --- other worlds ---------------------------------------------------------------------------------


@given(any_state, st.integers(0, 3), SEEDS)
@examples(200)
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_this_one(
    state: Any, player: int, seed: int
) -> None:
    seat = player % state.num_players()
    other = state.resample_from_infostate(seat, Random(seed).random)
    assert other.node.view(seat) == state.node.view(seat)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.current_player() == state.current_player()
    if not state.is_chance_node() and state.current_player() == seat:
        assert other.legal_actions() == state.legal_actions()
    assert [step.player for step in other.full_history()] == [
        step.player for step in state.full_history()
    ]
    copy = other.get_game().deserialize_state(other.serialize())  # every step was legal
    assert str(copy) == str(other)


def test_resampling_finds_different_hands_for_the_others_but_keeps_the_own_one() -> None:
    state = state_after(THREE, 20, seed=8)
    rng = Random(0)
    worlds = [state.resample_from_infostate(1, rng.random) for _ in range(30)]
    hands = [{world.node.view(seat).hand for world in worlds} for seat in seats(3)]
    assert len(hands[1]) == 1
    assert len(hands[0]) > 3 < len(hands[2])


@pytest.mark.parametrize("player", [-1, 2])
def test_a_player_who_does_not_exist_cannot_resample(player: int) -> None:
    with pytest.raises(pyspiel.SpielError, match="no seat"):
        state_after(TWO, 9, seed=0).resample_from_infostate(player, Random(0).random)


# --- what is not possible -------------------------------------------------------------------------


def _unchanged(state: Any, attempt: Callable[[], object]) -> str:
    before = state.history(), str(state), state.serialize()
    with pytest.raises(pyspiel.SpielError) as caught:
        attempt()
    assert (state.history(), str(state), state.serialize()) == before
    return str(caught.value)


@pytest.mark.parametrize("setup", [TWO, THREE, Setup(4, Rules(centred=True))], ids=str)
def test_every_illegal_action_is_refused_and_changes_nothing(setup: Setup) -> None:
    state = state_after(setup, 2 * setup.players + 6, seed=2)
    legal = state.legal_actions()
    number = state.num_distinct_actions()
    for action in {*range(0, number, 7), -1, -2, number, 10**9} - {*legal}:
        _unchanged(state, partial(state.apply_action, action))
        _unchanged(state, partial(state.apply_action_with_legality_check, action))
    for action in legal:
        state.clone().apply_action_with_legality_check(action)


def test_chance_deals_only_what_is_left() -> None:
    state = load(TWO).new_initial_state()
    for _ in range(3):
        state.apply_action(ANIMALS.index(Card.DOG))
    assert [action for action, _ in state.chance_outcomes()] == [1, 2]
    assert "no dog is left" in _unchanged(state, lambda: state.apply_action(0))
    assert "no animal" in _unchanged(state, lambda: state.apply_action(3))


def test_chance_has_outcomes_only_where_it_is_next() -> None:
    for state in (state_after(TWO, 4, seed=0), history(TWO, seed=4)[-1]):
        assert "dealt or drawn" in _unchanged(state, state.chance_outcomes)


def test_nothing_can_be_played_after_the_end() -> None:
    state = history(TWO, seed=4)[-1]
    assert (state.current_player(), state.legal_actions()) == (pyspiel.PlayerId.TERMINAL, [])
    assert "over" in _unchanged(state, lambda: state.apply_action(0))


def test_an_action_has_a_text_only_for_the_player_who_may_take_it() -> None:
    state = state_after(TWO, 4, seed=0)
    action = state.legal_actions()[0]
    with pytest.raises(pyspiel.SpielError, match="not the turn"):
        state.action_to_string(1, action)
    illegal = next(number for number in range(216) if number not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match="not legal"):
        state.action_to_string(0, illegal)


def test_a_state_cannot_be_made_from_text() -> None:
    with pytest.raises(pyspiel.SpielError):
        load(TWO).new_initial_state("M@1,0")


# --- copies ---------------------------------------------------------------------------------------


@given(any_state)
@examples(30)
def test_a_state_comes_back_from_bytes(state: Any) -> None:
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, read = pyspiel.deserialize_game_and_state(text)
    assert game == state.get_game()
    for copy in (read, pickle.loads(pickle.dumps(state)), state.clone()):  # noqa: S301  # our own
        assert copy.history() == state.history()
        assert str(copy) == str(state)
        assert copy.returns() == state.returns()
        assert copy.legal_actions() == state.legal_actions()


def test_a_copy_goes_its_own_way() -> None:
    state = state_after(TWO, 10, seed=1)
    copy, before = state.clone(), str(state)
    copy.apply_action(any_action(copy, Random(0)))
    assert str(state) == before != str(copy)
    assert len(state.history()) + 1 == len(copy.history())


def test_a_pickled_state_opens_in_a_process_that_has_not_imported_the_game() -> None:
    state = state_after(THREE, 15, seed=1)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).history())"
    ran = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert ran.stdout.decode().strip() == str(state.history())


def _foreign() -> dict[str, Callable[[], object]]:
    game = load(TWO)
    text = state_after(TWO, 11, seed=0).serialize()
    steps, number, content = text.split("\n")
    nothing = f"__dict__={b64encode(pickle.dumps({})).decode()}"
    cards = f"__dict__={b64encode(pickle.dumps({'cards': [0], 'bets': []})).decode()}"

    def read(*lines: str) -> Callable[[], object]:
        return lambda: game.deserialize_state("\n".join(lines)).is_terminal()

    whole = pyspiel.serialize_game_and_state(game, state_after(TWO, 11, seed=0))
    return {
        "nothing": read(""),
        "something else": read("once", "upon", "a time"),
        "cut off": read(text[:-21]),
        "of another game": read("history=-1:0", "move_number=1", cards),
        "of another number of players": lambda: load(THREE).deserialize_state(text),
        "of another variant": lambda: pyspiel.deserialize_game_and_state(
            whole.replace("dogs_hunt_mice=False", "dogs_hunt_mice=True")
        ),
        "without the last action": read(steps.rpartition(",")[0], number, content),
        "with another history": read(
            state_after(TWO, 11, seed=9).serialize().split("\n")[0], number, content
        ),
        "without a history": read("history=", "move_number=0", content),
        "with another number": read(steps, "move_number=3", content),
        "without a node": read(steps, number, nothing),
    }


@pytest.mark.parametrize("name", _foreign())
def test_foreign_bytes_are_refused(name: str) -> None:
    with pytest.raises((pyspiel.SpielError, pickle.UnpicklingError)):
        _foreign()[name]()


def test_a_node_with_an_illegal_action_cannot_be_unpickled() -> None:
    with pytest.raises(ValueError, match="no dog is left"):
        Node.at(2, Rules(), [0, 0, 0, 0])


# --- OpenSpiel's own checks -----------------------------------------------------------------------


@every_setup
def test_the_game_passes_random_sim_test(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)


@every_count
def test_the_game_passes_the_checks_of_the_python_interface(players: int) -> None:
    game = load(Setup(players, Rules()))
    case = type(
        "Checks", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": NAME}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert (result.testsRun, result.errors, result.failures, result.skipped) == (5, [], [], [])


@pytest.mark.long
@every_setup
def test_the_game_passes_the_simulations_of_the_python_games(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=10, serialize=True, verbose=False)
    for _ in range(5):
        games_sim_test.GamesSimTest().sim_game(load(setup))


def test_a_stored_playthrough_is_played_as_it_was() -> None:
    # `python -m tests.envs.open_spiel_games` writes it anew
    golden = PLAYTHROUGH.read_text(encoding="utf-8")
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", golden, re.MULTILINE)]
    assert len(actions) == length(TWO)
    assert playthrough(NAME, actions).splitlines() == golden.splitlines()


# --- OpenSpiel's bots and algorithms --------------------------------------------------------------


BOTS: dict[str, Callable[[Any, int], Any]] = {
    "ISMCTSBot": lambda game, _: ismcts.ISMCTSBot(game, _rollouts(), 2, max_simulations=5),
    "MCTSBot": lambda game, _: mcts.MCTSBot(game, 2, 5, _rollouts()),
    "random": lambda _, player: UniformRandomBot(player, np.random.RandomState(player)),
    "MCTSBot in C++": lambda game, player: pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, player), 2.0, 5, 10, False, player, False
    ),
}


def _rollouts() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))


@every_count
def test_the_bots_of_open_spiel_play_whole_games(players: int) -> None:
    game, rng = load(Setup(players, Rules())), Random(players)
    for first in range(0, len(BOTS), players):
        makers = [*BOTS.values(), *BOTS.values()][first : first + players]
        bots = [make(game, player) for player, make in enumerate(makers)]
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = any_action(state, rng)
            else:
                _, action = bots[state.current_player()].step_with_policy(state)
            state.apply_action_with_legality_check(action)
        assert len(state.node.game.moves) == plies(players)


def test_an_environment_for_reinforcement_learning_plays_a_game() -> None:
    rng, environment = Random(0), Environment(load(TWO))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


def test_a_solver_that_samples_outcomes_visits_the_game() -> None:
    solver = OutcomeSamplingSolver(load(TWO))
    solver.iteration()
    state = state_after(TWO, 4, seed=0)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
