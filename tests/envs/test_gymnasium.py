"""The Gymnasium environment: one seat against bots."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cheese_rescue import new_game
from cheese_rescue.bots import BOTS
from cheese_rescue.envs.gymnasium import CheeseRescueEnv
from cheese_rescue.envs.observation import observe
from cheese_rescue.rules import Seat


@pytest.mark.parametrize("bots", [["greedy"], ["mouse", "greedy"], ["random"] * 3])
@pytest.mark.parametrize("seat", [None, 1])
def test_it_passes_the_check_of_gymnasium(bots: list[str], seat: int | None) -> None:
    check_env(CheeseRescueEnv(bots, seat=seat), skip_render_check=True)


@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
def test_every_render_mode_passes_the_check(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(CheeseRescueEnv(render_mode=mode), skip_render_check=True)
    assert bool(capsys.readouterr().out) == (mode == "human")


def play(env: CheeseRescueEnv, seed: int) -> float:
    rng = Random(seed)
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        assert np.array_equal(observation, observe(env.game.view(env.seat)))
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, _, info = env.step(action)
    return float(reward)


def test_gymnasium_makes_it_by_its_name() -> None:
    env = gymnasium.make("cheese_rescue.envs.gymnasium:CheeseRescue-v0", bots=["mouse", "greedy"])
    observation, info = env.reset(seed=7)
    assert observation.shape == (564,)
    env.step(int(info["action_mask"].argmax()))


def test_a_game_ends_with_the_points_of_the_seat() -> None:
    env = CheeseRescueEnv(["greedy", "mouse"], seat=2, reward="points")
    for seed in range(5):
        assert play(env, seed) == env.game.outcome().points[2]
        assert len(env.game.moves) == 36


def test_the_cards_are_those_of_the_seed_and_the_game_can_be_repeated() -> None:
    env = CheeseRescueEnv(["mouse"])
    play(env, 7)
    first = env.game
    assert first.dealt == new_game(seed=7).dealt
    play(env, 7)
    assert env.game == first


def test_the_bots_are_those_chosen_and_the_seat_changes_if_none_is() -> None:
    env = CheeseRescueEnv([BOTS["greedy"]])
    seats = set()
    for seed in range(10):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert len(env.game.moves) == env.seat
    assert seats == {Seat(0), Seat(1)}


def test_an_illegal_action_ends_the_episode_below_the_worst_result() -> None:
    env = CheeseRescueEnv(seat=0)
    _, info = env.reset(seed=1)
    before = env.game
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "illegal" in info
    assert env.game == before
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_no_step_before_the_first_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        CheeseRescueEnv().step(0)


def test_unknown_bots_and_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="no bot called 'giant'"):
        CheeseRescueEnv(["giant"])
    with pytest.raises(ValueError, match="no seat 2"):
        CheeseRescueEnv(["mouse"], seat=2)
    with pytest.raises(TypeError, match="are a list"):
        CheeseRescueEnv("greedy")
    with pytest.raises(TypeError, match="method choose"):
        CheeseRescueEnv([7])  # type: ignore[list-item]
