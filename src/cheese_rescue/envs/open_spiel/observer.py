"""What OpenSpiel's observers show of a state, made from the View of one seat and nothing else."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pyspiel

from cheese_rescue.envs.actions import KINDS, kind_of
from cheese_rescue.envs.observation import observe, split
from cheese_rescue.envs.open_spiel.node import Node
from cheese_rescue.rules import Seat, View
from cheese_rescue.rules.cards import (
    ANIMALS,
    DRAWN_AT_THE_DEAL,
    DRAWS_EACH,
    plies,
    square_size,
)

if TYPE_CHECKING:
    from cheese_rescue.envs.open_spiel.game import CheeseRescueState

Array = npt.NDArray[Any]

_SINGLE_PLAYER = pyspiel.PrivateInfoType.SINGLE_PLAYER
_DRAWS = DRAWN_AT_THE_DEAL + DRAWS_EACH


class Observer:
    """An observer as OpenSpiel wants it: `set_from` fills in `tensor`, whose parts are in `dict`.

    With perfect recall, it shows what a seat has ever learned:

    | part | shape | what |
    |---|---|---|
    | `player` | players | 1 for the seat itself |
    | `draws` | 9 x 3 | for each of its draws, 1 for dog, cat or mouse |
    | `moves` | plies x (6 + 2 * span) | for each move, 1 for the kind of card, 1 for x, 1 for y |

    The kinds are those of the actions; a cheese belongs to the seat that moved. x and y are those
    of the move, from 1 - size of the square on: the span is 2 * size - 1.

    Without perfect recall, it shows what a seat sees now: `planes` and `features` as in
    `envs.observation`.

    Public information alone is `moves`, or `planes` and `features` as seat 0 sees them, without the
    animals in its hand and those it has not seen. Private information alone is `player` and
    `draws`, or `hand`: how many dogs, cats and mice. Nobody's observer shows everybody's hands.
    """

    def __init__(self, root: Node, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise pyspiel.SpielError(f"there is no observation parameter {', '.join(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError("there is no observer of everybody's hands")
        self._recall: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == _SINGLE_PLAYER
        parts = self._parts(root.view(Seat(0)))
        self.tensor: npt.NDArray[np.float32]
        self.tensor = np.zeros(sum(part.size for part in parts.values()), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        begin = 0
        for name, part in parts.items():
            self.dict[name] = self.tensor[begin : begin + part.size].reshape(part.shape)
            begin += part.size

    def set_from(self, state: "CheeseRescueState", player: int) -> None:
        """Fill in the tensor with what this player sees."""
        for name, part in self._parts(state.node.view(self._seat(player))).items():
            self.dict[name][...] = part

    def string_from(self, state: "CheeseRescueState", player: int) -> str:
        """The same as text."""
        view = state.node.view(self._seat(player))
        lines = [f"seat {player}"] if self._private else []
        if self._recall:
            if self._private:
                lines.append(_line("draws", (draw.card for draw in view.draws)))
            if self._public:
                lines.append(_line("moves", view.moves))
        elif self._public:
            lines.append(str(view if self._private else state.node.view(None)))
        elif self._private:
            lines.append(_line("hand", view.hand))
        return "\n".join(lines)

    def _seat(self, player: int) -> Seat:
        return Seat(player if self._private else 0)

    def _parts(self, view: View) -> dict[str, Array]:
        parts: dict[str, Array] = {}
        if self._recall:
            if self._private:
                parts |= {"player": np.eye(view.players)[view.seat], "draws": _draws(view)}
            if self._public:
                parts["moves"] = _moves(view)
            return parts
        planes, features = split(observe(view), view.players)
        if self._public:
            parts["planes"] = planes
            parts["features"] = features if self._private else np.delete(features, _secret(view))
        elif self._private:
            parts["hand"] = features[: len(ANIMALS)]
        return parts


def _draws(view: View) -> Array:
    draws = np.zeros((_DRAWS, len(ANIMALS)))
    for number, draw in enumerate(view.draws):
        draws[number, ANIMALS.index(draw.card)] = 1
    return draws


def _moves(view: View) -> Array:
    furthest = square_size(view.players) - 1
    span = 2 * furthest + 1
    moves = np.zeros((plies(view.players), KINDS + 2 * span))
    for ply, (card, (x, y)) in enumerate(view.moves):
        moves[ply, [kind_of(card), KINDS + x + furthest, KINDS + span + y + furthest]] = 1
    return moves


def _secret(view: View) -> list[int]:
    """The features that only the seat knows: the animals in its hand, and those it has not seen."""
    unseen = KINDS + (KINDS - len(ANIMALS)) * (view.players - 1)
    return [*range(len(ANIMALS)), *range(unseen, unseen + len(ANIMALS))]


def _line(word: str, values: Iterable[object]) -> str:
    return " ".join([word, *map(str, values)])
