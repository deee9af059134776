"""A node of the game tree: a Game of which chance has decided only some of the cards."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from cheese_rescue.envs.actions import legal_actions, move_of
from cheese_rescue.rules import Card, Game, Move, Rules, Seat, View
from cheese_rescue.rules.cards import (
    ANIMALS,
    DRAWN_AT_THE_DEAL,
    cheeses,
    in_order,
    seats,
    unshuffled_pile,
)


@dataclass(frozen=True, eq=False)
class Node:
    """A node of the game tree. Immutable: `child` returns another one.

    A Game contains the whole pile. Here its cards from `decided` on are only some order of the
    animals that are left: each chance node puts the right one in front. No view contains them.

    - `game`: The game before `placed`. Before the end of the deal, its hands have undecided cards.
    - `decided`: How many cards of `game.dealt` chance has decided.
    - `placed`: The move after which a card is still to be drawn, or None.
    - `actions`: The actions that lead here from the root.
    """

    game: Game
    decided: int = 0
    placed: Move | None = None
    actions: tuple[int, ...] = ()

    @staticmethod
    def root(players: int, rules: Rules) -> "Node":
        """The node before the deal. Raises IllegalMove for an impossible number or variant."""
        rules.check(players)
        return Node(Game.deal(players=players, pile=unshuffled_pile(players), rules=rules))

    @staticmethod
    def at(players: int, rules: Rules, actions: Iterable[int]) -> "Node":
        """The node to which these actions lead. Raises ValueError if one of them is illegal."""
        node = Node.root(players, rules)
        for action in actions:
            node = node.child(action)
        return node

    def __reduce__(self) -> tuple[Any, ...]:
        return Node.at, (self.game.players, self.game.rules, self.actions)

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @cached_property
    def dealing(self) -> bool:
        """Whether the deal is not complete."""
        return self.decided < DRAWN_AT_THE_DEAL * self.game.players

    @cached_property
    def is_chance(self) -> bool:
        """Whether chance decides next which card is dealt or drawn."""
        return self.dealing or self.placed is not None

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.over and not self.is_chance

    @property
    def seat(self) -> Seat:
        """The seat whose move is next or, if chance is next, that gets the card."""
        return Seat(self.decided // DRAWN_AT_THE_DEAL) if self.dealing else self.game.turn

    @cached_property
    def outcomes(self) -> tuple[tuple[int, float], ...]:
        """The actions of chance (0 dog, 1 cat, 2 mouse) and their exact probabilities."""
        left = self.game.dealt[self.decided :]
        return tuple(
            (action, left.count(animal) / len(left))
            for action, animal in enumerate(ANIMALS)
            if animal in left
        )

    @cached_property
    def legal_actions(self) -> tuple[int, ...]:
        """The actions of the seat to move, in ascending order."""
        return tuple(legal_actions(self._mover))

    @cached_property
    def _mover(self) -> View:
        return self.game.view(self.game.turn)

    def move(self, action: int) -> Move:
        """The move with this number. Raises ValueError if it is not legal for the seat to move."""
        return move_of(self._mover, action)

    def child(self, action: int) -> "Node":
        """The node after this action. Raises ValueError if it is illegal."""
        actions = (*self.actions, action)
        if self.is_chance:
            return self._decide(action, actions)
        if self.is_terminal:
            raise ValueError("the game is over")
        move = self.move(action)
        if self.game.pile:
            return Node(self.game, self.decided, move, actions)
        return Node(self.game.play(move), self.decided, None, actions)

    def _decide(self, action: int, actions: tuple[int, ...]) -> "Node":
        if action not in range(len(ANIMALS)):
            raise ValueError(f"no animal has the number {action}")
        animal = ANIMALS[action]
        dealt, first = self.game.dealt, self.decided
        if animal not in dealt[first:]:
            raise ValueError(f"no {animal.name.lower()} is left")
        at = dealt.index(animal, first)
        dealt = (*dealt[:first], animal, *dealt[first:at], *dealt[at + 1 :])
        if self.placed is None:
            game = Game.deal(players=self.game.players, pile=dealt, rules=self.game.rules)
        else:
            game = replace(self.game, dealt=dealt, pile=dealt[first:]).play(self.placed)
        return Node(game, first + 1, None, actions)

    def view(self, seat: Seat | None) -> View:
        """What this seat, or a watcher (None), knows at this node."""
        if not self.is_chance:
            return self.game.view(seat)
        position, draws, moves = self.game.position, self.game.view(seat).draws, self.game.moves
        if self.placed is not None:
            # An empty pile: the card is placed and none is drawn.
            position = replace(position, pile=()).play(self.placed)
            position = replace(position, pile=self.game.pile)
            moves = (*moves, self.placed)
        else:
            hands = [(*self._dealt(other), *cheeses(other)) for other in seats(self.game.players)]
            position = replace(
                position, hands=tuple(map(in_order, hands)), pile=self.game.dealt[self.decided :]
            )
            draws = draws[: len(self._dealt(seat))] if seat is not None else ()
        return position.view(seat, moves=moves, draws=draws)

    def _dealt(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that chance has dealt to this seat so far."""
        first = DRAWN_AT_THE_DEAL * seat
        return self.game.dealt[first : min(first + DRAWN_AT_THE_DEAL, self.decided)]

    def __str__(self) -> str:
        """The table, every hand, and whether a card is to be dealt or drawn next."""
        lines = [str(self.view(None))]
        hands = [self.view(seat).hand for seat in seats(self.game.players)]
        lines += [
            f"hand of seat {seat}: {' '.join(map(str, hand))}" for seat, hand in enumerate(hands)
        ]
        if self.is_chance:
            lines.append(f"seat {self.seat} {'is dealt' if self.dealing else 'draws'} a card")
        return "\n".join(lines)
