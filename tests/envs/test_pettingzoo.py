"""The PettingZoo environment passes PettingZoo's own tests, and plays the game of the rules."""

import copy
import importlib
import pickle
import warnings
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo import AECEnv
from pettingzoo.utils import BaseWrapper, aec_to_parallel

from cheese_rescue import new_game
from cheese_rescue.envs import cheese_rescue_v0
from cheese_rescue.envs.actions import legal_actions, move_of
from cheese_rescue.envs.observation import action_mask, observe
from cheese_rescue.envs.rewards import REWARDS, rewards_of
from cheese_rescue.rules import IllegalMove, Rules, Seat
from tests.examples import examples
from tests.rules.games import SEEDS, Setup, every_count, every_setup

with warnings.catch_warnings():  # where pygame is installed, this imports an old Connect Four
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

checks = importlib.import_module("pettingzoo.test.api_test")


@pytest.fixture(autouse=True)
def _observations_are_dicts(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo warns of observations that are no arrays, except in the games that it lists."""
    for name in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(checks, name, [*getattr(checks, name), "cheese_rescue_v0"])


def legal(env: AECEnv[str, Any, int], rng: Random) -> int:
    return rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist())


# -- the tests of PettingZoo: any warning is an error ----------------------------------------------


@every_count
@pytest.mark.parametrize("make", [cheese_rescue_v0.env, cheese_rescue_v0.raw_env])
def test_it_passes_the_api_test(make: Any, players: int) -> None:
    api_test(make(players=players), num_cycles=100)


@every_count
def test_it_passes_the_seed_test(players: int) -> None:
    seed_test(partial(cheese_rescue_v0.env, players=players))


@every_count
def test_it_passes_the_render_test(players: int) -> None:
    render_test(partial(cheese_rescue_v0.env, players=players))


@pytest.mark.long  # it takes 5 seconds for each
@every_count
def test_it_passes_the_performance_benchmark(players: int) -> None:
    performance_benchmark(cheese_rescue_v0.env(players=players))


class LegalInstead(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Plays a legal action instead of an illegal one: the test of cycles knows no masks."""

    metadata = {**cheese_rescue_v0.raw_env.metadata, "is_parallelizable": True}  # noqa: RUF012

    def step(self, action: int | None) -> None:
        if action is not None and not self.observe(self.agent_selection)["action_mask"][action]:
            action = legal(self.env, Random(int(action)))
        super().step(action)


@every_count
def test_it_passes_the_test_of_cycles(players: int) -> None:
    def env(max_cycles: int) -> LegalInstead:
        return LegalInstead(cheese_rescue_v0.raw_env(players=players, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda **o: aec_to_parallel(env(**o))))


# -- the game --------------------------------------------------------------------------------------


@every_setup
@examples(10)
@given(seed=SEEDS, chance=SEEDS, reward=st.sampled_from(REWARDS))
def test_it_plays_the_game_of_its_seed(setup: Setup, seed: int, chance: int, reward: Any) -> None:
    players, rules = setup
    env = cheese_rescue_v0.raw_env(players=players, reward=reward, **rules._asdict())
    env.reset(seed=seed)
    game = new_game(players=players, seed=seed, rules=rules)
    rng = Random(chance)
    while not game.over:
        for seat, agent in enumerate(env.possible_agents):
            view, seen = game.view(Seat(seat)), env.observe(agent)
            assert np.array_equal(seen["observation"], observe(view))
            assert np.array_equal(seen["action_mask"], action_mask(view))
        assert env.agent_selection == f"player_{game.turn}"
        action = rng.choice(legal_actions(game.view(game.turn)))
        env.step(action)
        game = game.play(move_of(game.view(game.turn), action))
        assert env.game == game
    assert [*env.rewards.values()] == rewards_of(game.outcome(), reward)
    assert all(env.terminations.values())


def test_resets_after_a_seed_follow_from_it() -> None:
    envs = [cheese_rescue_v0.raw_env(), cheese_rescue_v0.raw_env()]
    deals = []
    for env in envs:
        env.reset(seed=3)
        env.reset()
        deals.append([env.game])
        env.reset()
        deals[-1].append(env.game)
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_without_a_seed_the_cards_are_new_every_time() -> None:
    env = cheese_rescue_v0.raw_env()
    env.reset()
    first = env.game
    env.reset()
    assert env.game != first


def test_a_game_can_be_copied_and_pickled() -> None:
    env = cheese_rescue_v0.raw_env(players=3)
    env.reset(seed=1)
    env.step(legal(env, Random(1)))
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - our own
        action = legal(env, Random(2))
        other.step(action)
        assert other.game == env.game.play(move_of(env.game.view(env.game.turn), action))


def test_the_picture_shows_the_table() -> None:
    env = cheese_rescue_v0.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(legal(env, Random(1)))
    assert (before.dtype, before.ndim) == (np.uint8, 3)
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 50  # drawings, not one colour
    assert not np.array_equal(before, env.render())


# -- what is refused -------------------------------------------------------------------------------


def test_an_illegal_action_changes_nothing() -> None:
    env = cheese_rescue_v0.raw_env()
    env.reset(seed=1)
    before = env.game
    illegal = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    for action in (illegal, -1, 216, None):
        with pytest.raises(ValueError, match="action"):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(3.7)  # type: ignore[arg-type]
    assert env.game == before


@pytest.mark.parametrize(("reward", "cost"), [("victory", -1), ("points", -1), ("margin", -11)])
def test_the_checked_environment_ends_at_an_illegal_action(
    reward: Any, cost: int, caplog: pytest.LogCaptureFixture
) -> None:
    env = cheese_rescue_v0.env(reward=reward)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0]))
    assert env.rewards == {"player_0": cost, "player_1": 0}
    assert all(env.terminations.values())
    assert "Illegal move" in caplog.text


def test_no_step_after_the_end() -> None:
    env = cheese_rescue_v0.raw_env()
    env.reset(seed=1)
    while not env.game.over:
        env.step(legal(env, Random(1)))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    for _ in env.agent_iter():
        env.step(None)
    with pytest.raises(ValueError, match="call reset"):
        env.step(None)


def test_what_an_environment_cannot_be_is_refused() -> None:
    with pytest.raises(IllegalMove):
        cheese_rescue_v0.raw_env(players=5)
    with pytest.raises(IllegalMove):
        cheese_rescue_v0.raw_env(players=3, centred=True)
    with pytest.raises(ValueError, match="no reward"):
        cheese_rescue_v0.raw_env(reward="fame")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no render mode"):
        cheese_rescue_v0.raw_env(render_mode="film")
    for cycles in (0, -1):
        with pytest.raises(ValueError, match="at least 1"):
            cheese_rescue_v0.raw_env(max_cycles=cycles)
    with pytest.raises(TypeError, match="integer"):
        cheese_rescue_v0.raw_env(max_cycles=1.5)  # type: ignore[arg-type]


def test_no_step_before_the_first_reset() -> None:
    with pytest.raises(ValueError, match="call reset"):
        cheese_rescue_v0.raw_env().step(0)


def test_the_variants_are_played() -> None:
    env = cheese_rescue_v0.raw_env(centred=True, dogs_hunt_mice=True)
    env.reset(seed=1)
    assert env.game.rules == Rules(centred=True, dogs_hunt_mice=True)
