"""The game as a Gymnasium environment: one seat learns, and bots play the others."""

from collections.abc import Sequence
from random import Random
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from cheese_rescue.bots import BOTS, Bot, Budget
from cheese_rescue.envs.actions import corner, decode, number_of_actions
from cheese_rescue.envs.deals import Deals
from cheese_rescue.envs.observation import Observation, highest, observe_with_mask
from cheese_rescue.envs.rendering import RENDER_MODES, check_render_mode, render
from cheese_rescue.envs.rewards import Reward, check_reward, illegal_reward, rewards_of
from cheese_rescue.rules import Game, IllegalMove, Rules, Seat


class CheeseRescueEnv(gymnasium.Env[Observation, int]):
    """A game of one seat against bots.

    The observation is a vector (see the module `observation`); `info["action_mask"]` has 1 for each
    legal action. The reward comes when the game ends.

    >>> from cheese_rescue.envs.gymnasium import CheeseRescueEnv
    >>> env = CheeseRescueEnv(["greedy"], seat=0)
    >>> observation, info = env.reset(seed=7)
    >>> observation.shape, int(info["action_mask"].sum())
    ((380,), 20)
    >>> *_, terminated, truncated, info = env.step(info["action_mask"].argmax())
    >>> terminated, truncated
    (False, False)

    - `bots`: The other players in the order of play: names from `BOTS`, or your own bots.
    - `seat`: The seat that learns. None changes it from game to game.
    - `centred`, `dogs_hunt_mice`: The variants V1 and V2.
    - `reward`: `victory` (the share of the victory), `points`, or `margin`.
    - `budget`: How long the bots may think.
    - `render_mode`: `human`, `ansi` or `rgb_array`.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # noqa: RUF012 - Gymnasium's form

    def __init__(
        self,
        bots: Sequence[str | Bot] = ("greedy",),
        *,
        seat: int | None = None,
        centred: bool = False,
        dogs_hunt_mice: bool = False,
        reward: Reward = "victory",
        budget: Budget = Budget(),
        render_mode: str | None = None,
    ) -> None:
        if isinstance(bots, str):
            raise TypeError(f"bots are a list, such as [{bots!r}]")
        players = len(bots) + 1
        check_reward(reward)
        check_render_mode(render_mode)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}")
        self._deals = Deals(players, Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice))
        self._bots = [_bot(bot) for bot in bots]
        self._chosen_seat = seat
        self._reward: Reward = reward
        self._budget = budget
        self.render_mode = render_mode
        self.observation_space = spaces.Box(highest(players) * 0, highest(players), dtype=np.uint8)
        self.action_space = spaces.Discrete(number_of_actions(players))  # type: ignore[assignment]
        self._game: Game | None = None
        self._ended = True

    @property
    def game(self) -> Game:
        """The game that is played, secrets included. Raises ResetNeeded before the first reset."""
        if self._game is None:
            raise gymnasium.error.ResetNeeded("call reset first")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the game of `new_game` with this seed, and let the bots play up to the turn."""
        super().reset(seed=seed, options=options)
        self._chance = Random(int(self.np_random.integers(2**63)))
        players = self._deals.players
        drawn = int(self.np_random.integers(players))
        self.seat = Seat(drawn if self._chosen_seat is None else self._chosen_seat)
        others = [other for other in range(players) if other != self.seat]
        self._playing = dict(zip(others, self._bots, strict=True))
        self._game = self._deals.deal(seed)
        self._ended = False
        self._let_the_bots_play()
        return self._observed()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play the action, and let the bots play up to the next turn.

        An illegal action changes nothing, but ends the episode with a reward below that of the
        worst result, and `info["illegal"]` says why. Raises ResetNeeded after the end.
        """
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        try:
            move = decode(self._view, action, corner(self._view))
            self._game = self.game.play(move)
        except (IllegalMove, ValueError) as why:
            self._ended = True
            observation, info = self._observed()
            info["illegal"] = str(why)
            return observation, illegal_reward(self._reward), True, False, info
        self._let_the_bots_play()
        self._ended = over = self.game.over
        reward = rewards_of(self.game.outcome(), self._reward)[self.seat] if over else 0.0
        observation, info = self._observed()
        return observation, reward, over, False, info

    def render(self) -> Any:
        """The table as everybody may see it, in the form of the render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("render needs a render_mode: " + ", ".join(RENDER_MODES))
        return render(self.game, self.render_mode)

    def _let_the_bots_play(self) -> None:
        """Play until it is the turn of the seat that learns, or to the end."""
        while not self.game.over and self.game.turn != self.seat:
            turn = self.game.turn
            bot = self._playing[turn]
            move = bot.choose(self.game.view(turn), self._chance, self._budget)
            self._game = self.game.play(move)
        self._view = self.game.view(self.seat)
        if self.render_mode == "human":
            self.render()

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        observation, mask = observe_with_mask(self._view, corner(self._view))
        return observation, {"action_mask": mask}


def _bot(bot: str | Bot) -> Bot:
    """The bot, or that of this name. Raises ValueError for an unknown name."""
    if not isinstance(bot, str):
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"a bot has a method choose, which {bot!r} has not")
        return bot
    if bot not in BOTS:
        raise ValueError(f"there is no bot called {bot!r}: there are {', '.join(BOTS)}")
    return BOTS[bot]


gymnasium.register("CheeseRescue-v0", entry_point="cheese_rescue.envs.gymnasium:CheeseRescueEnv")
