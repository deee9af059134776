"""The game `python_cheese_rescue` and its states, with the methods that OpenSpiel calls."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from cheese_rescue.envs.actions import number_of_actions
from cheese_rescue.envs.open_spiel.node import Node
from cheese_rescue.envs.open_spiel.observer import Observer
from cheese_rescue.envs.open_spiel.worlds import Chance, sample_draws
from cheese_rescue.envs.rewards import rewards_of
from cheese_rescue.rules import Refused, Rules, Seat
from cheese_rescue.rules.cards import (
    ANIMALS,
    DRAWN_AT_THE_DEAL,
    DRAWS_EACH,
    PLAYER_COUNTS,
    plies,
)

NAME = "python_cheese_rescue"
"""The name that OpenSpiel knows the game by."""
PARAMETERS = {"players": 2, "centred": False, "dogs_hunt_mice": False}
"""The parameters of the game and their defaults."""

_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Cheese Rescue",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(PLAYER_COUNTS),
    min_num_players=min(PLAYER_COUNTS),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=PARAMETERS,
)


class CheeseRescueGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no type hints
    """The game with its parameters: `pyspiel.load_game("python_cheese_rescue(players=3)")`.

    - `root`: The node before the deal.
    """

    root: Node

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        players = chosen["players"]
        rules = Rules(centred=chosen["centred"], dogs_hunt_mice=chosen["dogs_hunt_mice"])
        try:
            root = Node.root(players, rules)
        except Refused as refused:
            raise pyspiel.SpielError(f"{NAME}: {refused}") from refused
        info = pyspiel.GameInfo(
            num_distinct_actions=number_of_actions(players),
            max_chance_outcomes=len(ANIMALS),
            num_players=players,
            min_utility=_utility(0, players),
            max_utility=_utility(1, players),
            utility_sum=0.0,
            max_game_length=plies(players),
        )
        super().__init__(_TYPE, info, chosen)
        self.root = root

    def new_initial_state(self, *start: object) -> "CheeseRescueState":
        """The state before the deal."""
        if start:
            raise pyspiel.SpielError(f"{NAME}: a state cannot be read from text or JSON")
        return CheeseRescueState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards are dealt and drawn in a game."""
        return int(self.num_players()) * (DRAWN_AT_THE_DEAL + DRAWS_EACH)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """An observer of this type; without one, of what a seat sees now."""
        return Observer(self.root, iig_obs_type, params)


class CheeseRescueState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no type hints
    """A state: a node of the game tree, and the history that OpenSpiel keeps.

    OpenSpiel copies and pickles the attributes of a state, so the only one is the node.
    """

    def __init__(self, game: CheeseRescueGame) -> None:
        super().__init__(game)
        self._node = game.root

    def __setattr__(self, name: str, value: object) -> None:
        # OpenSpiel sets the attributes of a state that it deserializes, whatever they are.
        if name != "_node" or not isinstance(value, Node):
            raise pyspiel.SpielError(f"this is not a state of {NAME}: it has {name!r}")
        game = self.get_game().root.game
        if (value.game.players, value.game.rules) != (game.players, game.rules):
            raise pyspiel.SpielError(f"this is a state of another game than {self.get_game()}")
        # The history comes before the attributes, except in a copy, where it comes after them.
        if self.move_number() and [*value.actions] != self.history():
            raise pyspiel.SpielError("this state has the history of another one")
        super().__setattr__(name, value)

    @property
    def node(self) -> Node:
        """The node of the game tree."""
        node = self._node
        if len(node.actions) != self.move_number():
            raise pyspiel.SpielError("this state has the history of another one")
        return node

    def current_player(self) -> int:
        """The seat to move, or the number that stands for chance or for the end."""
        node = self.node
        if node.is_chance:
            return _CHANCE
        return _TERMINAL if node.is_terminal else node.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.is_terminal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The animals that can be dealt or drawn, as actions, with their exact probabilities."""
        if not self.node.is_chance:
            raise pyspiel.SpielError("nothing is dealt or drawn here")
        return list(self.node.outcomes)

    def returns(self) -> list[float]:
        """Every seat's utility, from the share of the victory; 0 until the game is over."""
        node = self.node
        players = node.game.players
        if not node.is_terminal:
            return [0.0] * players
        shares = rewards_of(node.game.outcome(), "victory")
        return [_utility(share, players) for share in shares]

    def resample_from_infostate(self, player_id: int, sampler: Chance) -> "CheeseRescueState":
        """A state that this player cannot tell from this one.

        All orders of the pile that agree with what the player knows are equally likely.
        """
        try:
            draws = sample_draws(self.node.view(Seat(player_id)), sampler)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error
        left = {seat: iter(cards) for seat, cards in draws.items()}
        state: CheeseRescueState = self.get_game().new_initial_state()
        for action in self.node.actions:
            node = state.node
            state.apply_action(ANIMALS.index(next(left[node.seat])) if node.is_chance else action)
        return state

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.node.legal_actions)

    def _apply_action(self, action: int) -> None:
        try:
            child = self.node.child(action)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error
        self.__dict__["_node"] = child  # OpenSpiel adds the action to its history after this

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        if player == _CHANCE:
            if action in range(len(ANIMALS)):
                return str(ANIMALS[action])
            raise pyspiel.SpielError(f"{action} is no action of chance")
        if node.is_chance or node.is_terminal or player != node.seat:
            raise pyspiel.SpielError(f"it is not the turn of player {player}")
        try:
            return str(node.move(action))
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error

    def __str__(self) -> str:
        return str(self.node)


def _utility(share: float, players: int) -> float:
    """The utility of a share of the victory: 1 for winning alone, 0 for an equal share.

    They add up to 0 with any number of players.
    """
    return (players * share - 1) / (players - 1)


pyspiel.register_game(_TYPE, CheeseRescueGame)
