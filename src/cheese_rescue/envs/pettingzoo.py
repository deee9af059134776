"""The game as a PettingZoo environment, also as `cheese_rescue.envs.cheese_rescue_v0`.

The agents are `player_0` to `player_3`, in the order of play. An observation is a dict of
`observation` and `action_mask`: see the modules `observation` and `actions`. Rewards come when the
game ends.
"""

from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cheese_rescue.envs.actions import corner, corner_after, decode, number_of_actions
from cheese_rescue.envs.deals import Deals
from cheese_rescue.envs.observation import highest, observe_with_mask
from cheese_rescue.envs.rendering import RENDER_MODES, check_render_mode, render
from cheese_rescue.envs.rewards import Reward, check_reward, illegal_reward, rewards_of
from cheese_rescue.rules import Game, IllegalMove, Rules, Seat, View

__all__ = ["env", "raw_env"]

Observed = dict[str, npt.NDArray[Any]]


def env(*, reward: Reward = "victory", **options: Any) -> AECEnv[str, Observed, int]:
    """The environment with PettingZoo's usual checks. The options are those of `raw_env`.

    An illegal action ends the game: its player gets 1 less than for the worst result, the others 0.
    """
    raw = raw_env(reward=reward, **options)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=illegal_reward(reward))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def observation_space(players: int) -> spaces.Dict:
    """The space of what a seat observes."""
    actions = number_of_actions(players)
    return spaces.Dict(
        {
            "observation": spaces.Box(
                np.zeros_like(highest(players)), highest(players), dtype=np.uint8
            ),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name; it has no types
    """The environment without checks of the order of calls.

    - `players`: 2, 3 or 4.
    - `centred`: Variant V1.
    - `dogs_hunt_mice`: Variant V2.
    - `reward`: `victory` (the share of the victory), `points`, or `margin` (the own points less
      those of the best other seat).
    - `max_cycles`: The number of turns of each agent after which the game is truncated; None to
      play to the end, which is after 12.
    - `render_mode`: `human` prints the table after every move, `ansi` returns it as text and
      `rgb_array` as a picture.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's form
        "render_modes": [*RENDER_MODES],
        "name": "cheese_rescue_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        players: int = 2,
        centred: bool = False,
        dogs_hunt_mice: bool = False,
        reward: Reward = "victory",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_render_mode(render_mode)
        self._deals = Deals(players, Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice))
        self._reward: Reward = reward
        if max_cycles is not None and index(max_cycles) < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self._last_ply = None if max_cycles is None else max_cycles * players
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(players) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(number_of_actions(players)) for agent in self.possible_agents
        }
        self._views: dict[Seat, View] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game that is played, secrets included."""
        return self._game

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's; there are none
    ) -> None:
        """Deal a new game: that of `new_game` with this seed."""
        self._game = self._deals.deal(seed)
        self._views.clear()
        self._corner = corner(self._view(Seat(0)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        """What an agent observes. Its mask is all 0 unless it is its turn."""
        observation, mask = observe_with_mask(self._view(self._seats[agent]), self._corner)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is.

        Raises ValueError if it is illegal, or if there is no game or it is over; then nothing has
        changed.
        """
        if not self.agents:
            raise ValueError("there is no game: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is an action only for an agent whose game is over")
        self._play(action)
        self._cumulative_rewards[agent] = 0.0
        turn = self._game.turn
        view = self._view(turn)
        if view.outcome is not None:
            shares = rewards_of(view.outcome, self._reward)
            self.rewards = dict(zip(self.agents, shares, strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif view.ply == self._last_ply:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[turn]
        if self.render_mode == "human":
            self.render()

    def _play(self, action: int) -> None:
        """Play the action of the seat whose turn it is. Raises ValueError if it is illegal."""
        view = self._view(self._game.turn)
        move = decode(view, action, self._corner)
        try:
            self._game = self._game.play(move)
        except IllegalMove as why:
            raise ValueError(f"action {action} ({move}) is illegal: {why}") from None
        self._corner = corner_after(view, self._corner, move)
        self._views.clear()

    def render(self) -> Any:
        """The table as everybody may see it, in the form of the render mode."""
        if self.render_mode is None:
            logger.warn("render needs a render_mode: " + ", ".join(RENDER_MODES))
        return render(self._game, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

    def _view(self, seat: Seat) -> View:
        """The seat's view, without its draws, which no observation contains."""
        view = self._views.get(seat)
        if view is None:
            game = self._game
            view = self._views[seat] = game.position.view(seat, moves=game.moves)
        return view
