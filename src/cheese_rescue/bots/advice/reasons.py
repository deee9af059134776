"""The reasons for a move, as codes with data. The text catalogues have a sentence for each code.

Every reason is a true statement about public information and the player's own hand. It compares the
chase with the card laid and without it, or says what one unseen animal could do. It never depends
on the hidden cards or on the search.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, reduce
from itertools import chain
from typing import NamedTuple

from cheese_rescue.rules import Board, Card, Cell, Kind, Move, Rules, Seat, View, chase, sides
from cheese_rescue.rules.board import Square, Window
from cheese_rescue.rules.cards import plies

MAX_REASONS = 3
"""The most reasons given for a move: a child does not listen to more."""


class ReasonCode(Enum):
    """What a reason says.

    Each code defines which cells a reason has, in which order, and what its count means. "Eaten",
    "caught" and so on mean: if the chase came right after the move.
    """

    # Only if the game was solved to its end
    WINS = "wins"
    """The move wins for certain. No cells."""
    SHARES_VICTORY = "shares-victory"
    """The move shares the victory for certain. No cells."""

    # Cheese gained or made safe
    CAT_SAVES_CHEESE = "cat-saves-cheese"
    """The cat, the mice it catches, own cheeses that they would have eaten. Count: these mice."""
    DOG_SAVES_CHEESE = "dog-saves-cheese"
    """Under V2, the same for a dog."""
    MOUSE_EATS_CHEESE = "mouse-eats-cheese"
    """The mouse, others' cheeses that it eats."""
    DOG_FREES_MOUSE = "dog-frees-mouse"
    """The dog, cats that it scares, mice that survive because of that, others' cheeses they eat."""
    CHEESE_SAFE = "cheese-safe"
    """The cheese laid: no mouse can ever eat it."""
    MAKES_SAFE = "makes-safe"
    """Own cheeses that no mouse can ever eat from now on."""

    # Threats answered
    SHUTS_MOUSE_OUT = "shuts-mouse-out"
    """Own cheeses that a mouse at this place would eat."""
    SHUTS_DOG_OUT = "shuts-dog-out"
    """Cats that a dog at this place would scare, own cheeses lost then. Count: unseen dogs."""
    CHEESE_GUARDED = "cheese-guarded"
    """The cheese laid, the animals that guard every way to it."""
    CAT_GUARDS_CHEESE = "cat-guards-cheese"
    """The cat, own cheeses, open places beside both."""
    DOG_GUARDS_CHEESE = "dog-guards-cheese"
    """Under V2, the same for a dog."""
    CAT_STAYS = "cat-stays"
    """Cats of the other reasons that no dog can ever scare. Count: these cats."""

    # What the animals do
    CAT_CATCHES_MOUSE = "cat-catches-mouse"
    """The cat, the mice it catches. Count: these mice."""
    DOG_CATCHES_MOUSE = "dog-catches-mouse"
    """Under V2, the same for a dog."""
    DOG_SCARES_CAT = "dog-scares-cat"
    """The dog, the cats it scares. Count: these cats."""
    MOUSE_CAUGHT = "mouse-caught"
    """The mouse laid, the animals that catch it."""
    CAT_WAITS_FOR_MICE = "cat-waits-for-mice"
    """The cat, open places where it would catch a mouse."""
    DOG_WAITS_FOR_MICE = "dog-waits-for-mice"
    """Under V2, the same for a dog."""
    DOG_WAITS_FOR_CATS = "dog-waits-for-cats"
    """The dog, open places where it would scare a cat."""
    MOUSE_WAITS_FOR_CHEESE = "mouse-waits-for-cheese"
    """The mouse, open places where it would eat a cheese."""

    # Saving cards for later
    CHEESE_OPEN = "cheese-open"
    """The cheese laid, unguarded open places beside it. Count: these places."""
    SMALL_CHEESE_FIRST = "small-cheese-first"
    """The cheese laid. Count: cheeses in hand that are worth more."""
    BIG_CHEESE_WAITS = "big-cheese-waits"
    """No cells; the card is a cheese in hand that has no safe or guarded place now."""

    # Drawbacks of the move
    GIVES_UP_CHEESE = "gives-up-cheese"
    """Own cheeses that the move loses."""
    SAVES_OTHERS = "saves-others"
    """Others' cheeses that the move saves."""
    DOGS_UNSEEN = "dogs-unseen"
    """Cats of the other reasons that a dog could still scare. Count: unseen dogs."""

    # None of the above
    QUIET = "quiet"
    """The card laid: no cheese is gained or lost."""


class Reason(NamedTuple):
    """One reason for or against a move."""

    code: ReasonCode
    """What the reason says."""
    cells: tuple[Cell, ...]
    """The cells it is about, in the order that the code defines; empty places come last."""
    cards: tuple[Card, ...]
    """The cards at the cells, for those that have one; for BIG_CHEESE_WAITS a card in hand."""
    count: int = 0  # type: ignore[assignment]  # hides tuple.count, which nobody uses here
    """A number whose meaning depends on the code, or 0."""

    @property
    def points(self) -> int:
        """The total points of its cheeses."""
        return sum(card.points for card in self.cards)


_AGAINST = frozenset({ReasonCode.GIVES_UP_CHEESE, ReasonCode.SAVES_OTHERS, ReasonCode.DOGS_UNSEEN})
"""Drawbacks, which are listed after all other reasons."""

# The importance of a reason. Every point of cheese at stake adds _POINT.
_POINT = 10
_WEIGHT = {
    ReasonCode.WINS: 1000,
    ReasonCode.SHARES_VICTORY: 900,
    ReasonCode.GIVES_UP_CHEESE: 500,  # a loss is never left out
    ReasonCode.DOG_FREES_MOUSE: 72,
    ReasonCode.CAT_SAVES_CHEESE: 70,
    ReasonCode.DOG_SAVES_CHEESE: 70,
    ReasonCode.MOUSE_EATS_CHEESE: 70,
    ReasonCode.CHEESE_SAFE: 45,
    ReasonCode.MAKES_SAFE: 45,
    ReasonCode.SHUTS_DOG_OUT: 42,
    ReasonCode.SHUTS_MOUSE_OUT: 40,
    ReasonCode.CHEESE_GUARDED: 38,
    ReasonCode.CAT_GUARDS_CHEESE: 32,
    ReasonCode.DOG_GUARDS_CHEESE: 32,
    ReasonCode.MOUSE_CAUGHT: 30,
    ReasonCode.SAVES_OTHERS: 26,
    ReasonCode.CAT_CATCHES_MOUSE: 25,
    ReasonCode.DOG_CATCHES_MOUSE: 25,
    ReasonCode.DOG_SCARES_CAT: 25,
    ReasonCode.SMALL_CHEESE_FIRST: 24,
    ReasonCode.CHEESE_OPEN: 22,
    ReasonCode.CAT_STAYS: 21,
    ReasonCode.DOGS_UNSEEN: 20,
    ReasonCode.BIG_CHEESE_WAITS: 12,
    ReasonCode.MOUSE_WAITS_FOR_CHEESE: 11,
    ReasonCode.CAT_WAITS_FOR_MICE: 11,
    ReasonCode.DOG_WAITS_FOR_MICE: 11,
    ReasonCode.DOG_WAITS_FOR_CATS: 11,
    ReasonCode.QUIET: 0,
}
_MILD = 15
"""Reasons up to this weight are given only if there is nothing better to say for the move."""
_POINTS_COUNT = frozenset(ReasonCode) - {
    ReasonCode.CHEESE_OPEN,
    ReasonCode.SMALL_CHEESE_FIRST,
    ReasonCode.BIG_CHEESE_WAITS,
}


def _weight(reason: Reason) -> int:
    """The importance of a reason."""
    return _WEIGHT[reason.code] + _POINT * reason.points * (reason.code in _POINTS_COUNT)


def most_important(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """The MAX_REASONS most important reasons, the most important first, drawbacks last."""
    kept = sorted(found, key=_weight, reverse=True)
    if any(_weight(reason) > _MILD and reason.code not in _AGAINST for reason in kept):
        kept = [reason for reason in kept if _weight(reason) > _MILD]
    return tuple(sorted(kept[:MAX_REASONS], key=lambda reason: reason.code in _AGAINST))


@dataclass(frozen=True)
class _Position:
    """A board, and which cards can still be laid on it."""

    board: Board
    rules: Rules
    reach: frozenset[Cell]
    """The cells that can still be part of the square."""
    dogs_come: bool
    """Whether a dog may still be laid."""
    mice_come: bool
    """Whether a mouse may still be laid."""

    @cached_property
    def _gone(self) -> tuple[frozenset[Cell], frozenset[Cell], frozenset[Cell]]:
        scared, caught, eaten = chase(self.board, self.rules).steps
        return scared.gone, caught.gone, eaten.gone

    @property
    def scared(self) -> frozenset[Cell]:
        """The cats that run away if the chase comes now."""
        return self._gone[0]

    @property
    def caught(self) -> frozenset[Cell]:
        """The mice that are caught if the chase comes now."""
        return self._gone[1]

    @property
    def eaten(self) -> frozenset[Cell]:
        """The cheeses that are eaten if the chase comes now."""
        return self._gone[2]

    def lies(self, kind: Kind, cell: Cell) -> bool:
        """Whether a card of that kind is at the cell."""
        return cell in self.board and self.board[cell].kind is kind

    def beside(self, kind: Kind, cell: Cell) -> list[Cell]:
        """The neighbours of the cell that have a card of that kind."""
        return [side for side in sides(cell) if self.lies(kind, side)]

    def open_beside(self, cell: Cell) -> list[Cell]:
        """The neighbours of the cell that are empty and can still be part of the square."""
        return [side for side in sides(cell) if side in self.reach and side not in self.board]

    def hunters(self, place: Cell) -> list[Cell]:
        """The animals that would catch a mouse at that place if the chase came now."""
        if self.rules.dogs_hunt_mice:
            return self.beside(Kind.DOG, place)
        return [cat for cat in self.beside(Kind.CAT, place) if cat not in self.scared]

    def stays(self, hunter: Cell, mouse: Cell | None = None) -> bool:
        """Whether that hunter can never be scared off, if the place `mouse` is taken by a mouse."""
        if self.lies(Kind.DOG, hunter):
            return True
        doors = [place for place in self.open_beside(hunter) if place != mouse]
        return hunter not in self.scared and not (doors and self.dogs_come)

    def ways(self, cheese: Cell) -> list[Cell]:
        """The places beside a cheese where a mouse lies or may still be laid."""
        come = self.open_beside(cheese) if self.mice_come else []
        return self.beside(Kind.MOUSE, cheese) + come

    def safe(self, cheese: Cell) -> bool:
        """Whether no mouse can ever eat that cheese."""
        return all(
            any(self.stays(hunter, way) for hunter in self.hunters(way))
            for way in self.ways(cheese)
        )

    def guards(self, cheese: Cell) -> list[Cell]:
        """The hunters that guard the ways to a cheese; empty unless every way is guarded."""
        watches = [self.hunters(way) for way in self.ways(cheese)]
        return list(dict.fromkeys(chain.from_iterable(watches))) if all(watches) else []

    def cheeses(self, cells: Iterable[Cell], keep: Callable[[Seat], bool]) -> tuple[Cell, ...]:
        """Those of the cells that have a cheese whose owner satisfies `keep`, in reading order."""
        kept = [
            cell
            for cell in cells
            if cell in self.board and (owner := self.board[cell].owner) is not None and keep(owner)
        ]
        return tuple(sorted(kept, key=_reading_order))


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell.y, cell.x


class Reasons:
    """Finds the reasons for the moves of one view. Raises ValueError for a watcher's view."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a watcher has no move to explain")
        self._view = view
        self._seat = view.seat
        begun = Square.begin(view.players, centred=view.rules.centred).window
        self._window = reduce(_narrowed, view.board, begun)
        self._now = self._position(view.board, self._window, view.hand)
        self._others_move = view.ply + 1 < plies(view.players)

    def _position(self, board: Board, window: Window, hand: tuple[Card, ...]) -> _Position:
        unseen = self._view.unseen
        return _Position(
            board,
            self._view.rules,
            window.cells,
            dogs_come=unseen[Card.DOG] > 0 or Card.DOG in hand,
            mice_come=unseen[Card.MOUSE] > 0 or Card.MOUSE in hand,
        )

    def _with(self, card: Card, cell: Cell, hand: tuple[Card, ...]) -> _Position:
        board = self._view.board.with_card(card, cell)
        return self._position(board, _narrowed(self._window, cell), hand)

    def _hand_after(self, card: Card) -> tuple[Card, ...]:
        at = self._view.hand.index(card)
        return self._view.hand[:at] + self._view.hand[at + 1 :]

    def of(self, move: Move) -> tuple[Reason, ...]:
        """One to three reasons for a move, the most important first, drawbacks last."""
        after = self._with(move.card, move.cell, self._hand_after(move.card))
        found = [*self._kept_or_lost(after), *self._answers(move, after)]
        match move.card.kind:
            case Kind.CHEESE:
                found += self._of_cheese(move, after)
            case Kind.CAT:
                found += self._of_hunter(move, after)
            case Kind.DOG:
                found += self._of_dog(move, after)
            case _:
                found += self._of_mouse(move, after)
        found += self._of_waiting(move)
        found += self._of_cats(after, found)
        return most_important(found) or (_reason(ReasonCode.QUIET, after, [move.cell]),)

    def _own(self, owner: Seat) -> bool:
        return owner == self._seat

    def _others(self, owner: Seat) -> bool:
        return owner != self._seat

    def _kept_or_lost(self, after: _Position) -> Iterator[Reason]:
        """Own cheeses that the move loses or makes safe, and others' cheeses that it saves."""
        if lost := after.cheeses(after.eaten - self._now.eaten, self._own):
            yield _reason(ReasonCode.GIVES_UP_CHEESE, after, lost)
        if saved := after.cheeses(self._now.eaten - after.eaten, self._others):
            yield _reason(ReasonCode.SAVES_OTHERS, after, saved)
        if made_safe := self._made_safe(after):
            yield _reason(ReasonCode.MAKES_SAFE, after, made_safe)

    def _made_safe(self, after: _Position) -> list[Cell]:
        own = self._now.cheeses(self._now.board, self._own)
        return [cell for cell in own if after.safe(cell) and not self._now.safe(cell)]

    def _answers(self, move: Move, after: _Position) -> Iterator[Reason]:
        """Threats answered: what a mouse or dog at that place would do to the player's cheeses."""
        if not self._others_move:
            return
        unseen = self._view.unseen
        told = {*after.eaten, *self._made_safe(after)}
        if unseen[Card.MOUSE] and move.card.kind is not Kind.MOUSE:
            with_mouse = self._with(Card.MOUSE, move.cell, ())
            eaten = with_mouse.eaten - self._now.eaten - told
            if cheeses := after.cheeses(eaten, self._own):
                yield _reason(ReasonCode.SHUTS_MOUSE_OUT, after, cheeses)
        if unseen[Card.DOG] and move.card.kind is not Kind.DOG:
            with_dog = self._with(Card.DOG, move.cell, ())
            eaten = with_dog.eaten - self._now.eaten - after.eaten
            if cheeses := after.cheeses(eaten, self._own):
                cats = sorted(with_dog.scared - self._now.scared, key=_reading_order)
                count = unseen[Card.DOG]
                yield _reason(ReasonCode.SHUTS_DOG_OUT, after, [*cats, *cheeses], count=count)

    def _of_cheese(self, move: Move, after: _Position) -> Iterator[Reason]:
        cell = move.cell
        bigger = [card for card in self._hand_after(move.card) if card.points > move.card.points]
        safe = after.safe(cell)
        if safe:
            yield _reason(ReasonCode.CHEESE_SAFE, after, [cell])
        elif cell not in after.eaten:
            if guards := after.guards(cell):
                yield _reason(ReasonCode.CHEESE_GUARDED, after, [cell, *guards])
            else:
                doors = [door for door in after.open_beside(cell) if not after.hunters(door)]
                count = len(doors)
                yield _reason(ReasonCode.CHEESE_OPEN, after, [cell, *doors], count=count)
        if bigger and not safe:
            count = len(bigger)
            yield _reason(ReasonCode.SMALL_CHEESE_FIRST, after, [cell], count=count)

    def _of_hunter(self, move: Move, after: _Position) -> Iterator[Reason]:
        """What the cat just laid does to mice; under V2, the dog."""
        cell = move.cell
        dog = move.card is Card.DOG
        if cell in after.scared or dog is not self._view.rules.dogs_hunt_mice:
            return
        mice = sorted(after.caught - self._now.caught, key=_reading_order)
        saved = after.cheeses(self._now.eaten - after.eaten, self._own)
        if saved:
            saviour = ReasonCode.DOG_SAVES_CHEESE if dog else ReasonCode.CAT_SAVES_CHEESE
            hungry = [mouse for mouse in mice if _beside_one(mouse, saved)]
            yield _reason(saviour, after, [cell, *hungry, *saved], count=len(hungry))
            mice = [mouse for mouse in mice if mouse not in hungry]
        if mice:
            catcher = ReasonCode.DOG_CATCHES_MOUSE if dog else ReasonCode.CAT_CATCHES_MOUSE
            yield _reason(catcher, after, [cell, *mice], count=len(mice))
        doors = after.open_beside(cell) if after.mice_come else []
        guarded = [
            (cheese, door)
            for door in doors
            if not self._now.hunters(door)
            for cheese in after.cheeses(sides(door), self._own)
            if cheese not in after.eaten
        ]
        if guarded:
            guard = ReasonCode.DOG_GUARDS_CHEESE if dog else ReasonCode.CAT_GUARDS_CHEESE
            cheeses = dict.fromkeys(cheese for cheese, _ in guarded)
            watched = dict.fromkeys(door for _, door in guarded)
            yield _reason(guard, after, [cell, *cheeses, *watched])
        elif doors:
            waits = ReasonCode.DOG_WAITS_FOR_MICE if dog else ReasonCode.CAT_WAITS_FOR_MICE
            yield _reason(waits, after, [cell, *doors])

    def _of_dog(self, move: Move, after: _Position) -> Iterator[Reason]:
        if self._view.rules.dogs_hunt_mice:
            yield from self._of_hunter(move, after)
            return
        cell = move.cell
        cats = sorted(after.scared - self._now.scared, key=_reading_order)
        if eaten := after.cheeses(after.eaten - self._now.eaten, self._others):
            freed = [
                mouse
                for mouse in sorted(self._now.caught - after.caught, key=_reading_order)
                if _beside_one(mouse, eaten)
            ]
            run = [cat for cat in cats if _beside_one(cat, freed)]
            yield _reason(ReasonCode.DOG_FREES_MOUSE, after, [cell, *run, *freed, *eaten])
            cats = [cat for cat in cats if cat not in run]
        if cats:
            yield _reason(ReasonCode.DOG_SCARES_CAT, after, [cell, *cats], count=len(cats))
        doors = after.open_beside(cell)
        if doors and (self._view.unseen[Card.CAT] or Card.CAT in self._view.hand):
            yield _reason(ReasonCode.DOG_WAITS_FOR_CATS, after, [cell, *doors])

    def _of_mouse(self, move: Move, after: _Position) -> Iterator[Reason]:
        cell = move.cell
        if cell in after.caught:
            yield _reason(ReasonCode.MOUSE_CAUGHT, after, [cell, *after.hunters(cell)])
            return
        if eaten := after.cheeses(after.eaten - self._now.eaten, self._others):
            yield _reason(ReasonCode.MOUSE_EATS_CHEESE, after, [cell, *eaten])
        others = any(held for seat, held in enumerate(self._view.cheeses) if seat != self._seat)
        if others and (doors := after.open_beside(cell)):
            yield _reason(ReasonCode.MOUSE_WAITS_FOR_CHEESE, after, [cell, *doors])

    def _of_waiting(self, move: Move) -> Iterator[Reason]:
        if move.card.kind is not Kind.CHEESE and (waiting := self._waiting):
            yield Reason(ReasonCode.BIG_CHEESE_WAITS, (), (waiting,))

    @cached_property
    def _waiting(self) -> Card | None:
        """The biggest cheese in hand, if it is worth more than 1 and nowhere safe or guarded."""
        own = [card for card in self._view.hand if card.points > 1]
        if not own:
            return None
        big = max(own, key=lambda card: card.points)
        hand = self._hand_after(big)
        for cell in self._view.legal_cells:
            laid = self._with(big, cell, hand)
            if laid.safe(cell) or (cell not in laid.eaten and laid.guards(cell)):
                return None
        return big

    def _of_cats(self, after: _Position, found: list[Reason]) -> Iterator[Reason]:
        """Whether the cats that other reasons rely on can still be scared off."""
        if self._view.rules.dogs_hunt_mice:
            return
        cats = [
            cell
            for reason in found
            if reason.code in _RESTS_ON_CATS
            for cell, card in zip(reason.cells, reason.cards, strict=False)
            if card is Card.CAT
        ]
        cats = list(dict.fromkeys(cats))
        if cats and all(map(after.stays, cats)):
            yield _reason(ReasonCode.CAT_STAYS, after, cats, count=len(cats))
        run = [cat for cat in cats if after.open_beside(cat)]
        if run and (unseen := self._view.unseen[Card.DOG]) and self._others_move:
            yield _reason(ReasonCode.DOGS_UNSEEN, after, run, count=unseen)


_RESTS_ON_CATS = frozenset(
    {
        ReasonCode.CAT_SAVES_CHEESE,
        ReasonCode.CAT_GUARDS_CHEESE,
        ReasonCode.CHEESE_GUARDED,
    }
)


def _beside_one(cell: Cell, others: Iterable[Cell]) -> bool:
    return any(other in sides(cell) for other in others)


def _narrowed(window: Window, cell: Cell) -> Window:
    return window.after(cell)[0]


def _reason(
    code: ReasonCode, position: _Position, cells: Iterable[Cell], *, count: int = 0
) -> Reason:
    """The reason with the cards at its cells. Empty places must come last."""
    places = tuple(cells)
    cards = tuple(position.board[place] for place in places if place in position.board)
    return Reason(code, places, cards, count)
