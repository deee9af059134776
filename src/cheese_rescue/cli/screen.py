"""Output and input while people play in a terminal."""

import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cheese_rescue.bots.advice import MoveHint
from cheese_rescue.cli.output.draw import (
    Shapes,
    board_grid,
    card_text,
    reading_order,
    shape_text,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped
from cheese_rescue.rules import Card, Cell, Draw, Move, Outcome, View
from cheese_rescue.rules.cards import ANIMALS

if sys.platform != "win32":
    import termios


QUIT = ("q", "й")  # й is the same key on a Russian keyboard


class Stopped(Exception):
    """A player has quit, or the input has ended."""


class Screen:
    """The terminal as the players of one game see it."""

    def __init__(self, words: Words, names: Sequence[str], shapes: Shapes) -> None:
        self.words = words
        self.names = names
        """The names of the players, by seat."""
        self.shapes = shapes
        self.console = Console(highlight=False)

    def ask(self, prompt: str) -> str:
        """What the player typed. Raises Stopped for q and at the end of the input."""
        # The sign stays on the line of the last word, with a column for the space after it.
        question = wrapped(f"{prompt}\N{NO-BREAK SPACE}›", self.console.width - 1)
        question = question.removesuffix("\N{NO-BREAK SPACE}›")
        try:
            answer = self.console.input(Text(f"{question} › ", "bold")).strip()
        except EOFError:
            self.console.print()
            raise Stopped from None
        if answer.casefold() in QUIT:
            raise Stopped
        return answer

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence, wrapped to the width of the terminal. A longer word stays whole."""
        self.console.print(Text(self._wrapped(sentence), style), soft_wrap=True)

    def _wrapped(self, sentence: str) -> str:
        return wrapped(sentence, self.console.width)

    def clear(self) -> None:
        """Clear the screen, if it is a terminal."""
        if self.console.is_terminal:
            self.console.clear()

    def hide(self) -> None:
        """Clear the screen and its scrollback, which may show another player's hand."""
        if self.console.is_dumb_terminal or not self.console.is_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.clear()  # many terminals scroll for this, so clear the scrollback after it
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def discard_typed_input(self) -> None:
        """Discard pending input, so that an impatient Enter does not answer the next question."""
        if sys.platform != "win32" and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def who(self, seat: int) -> Text:
        """The shape and name of a seat."""
        return Text.assemble(shape_text(self.shapes[seat]), f" {self.names[seat]}")

    def curtain(self, seat: int) -> None:
        """Hide the table until the player of that seat is in front of the screen."""
        self.hide()
        self.discard_typed_input()
        self.ask(self.words("terminal-curtain", who=self.who(seat).plain))
        self.hide()

    def table(
        self,
        view: View,
        *,
        since: int,
        ghost: Move | None = None,
        marked: Collection[Cell] = (),
    ) -> dict[int, Cell]:
        """Print what a seat may know; returns the numbered cells where it may lay a card.

        The moves from ply `since` on are printed first.
        """
        words = self.words
        turn = words("terminal-turn", who=self.who(view.turn).plain)
        self.console.rule(turn)
        self.show_moves(view.moves, since=since)
        places = dict(enumerate(sorted(view.legal_cells, key=reading_order), start=1))
        board = view.board
        if ghost:
            board = board.with_card(ghost.card, ghost.cell)
        last = view.moves[-1].cell if view.moves else None
        grid = board_grid(
            board,
            self.shapes,
            ghost=ghost.cell if ghost else None,
            last=last,
            places={cell: number for number, cell in places.items() if cell not in board},
            marked=marked,
            room=0 if places else 1,
        )
        self.console.print(Padding(grid, (1, 2)))
        self._others(view)
        self._hand(view.hand)
        return places

    def hint(self, hint: MoveHint, view: View) -> None:
        """Print a hint, with its region marked on the board if it has one."""
        words, card = self.words, self.words.card(hint.card)
        if hint.region:
            self.table(view, since=view.ply, marked=hint.region)
        if hint.cell is not None:
            sentence = words("hint-place-told", card=card, cell=words.cell(hint.cell))
        else:
            sentence = words("hint-region-told" if hint.region else "hint-card-told", card=card)
        self.say(sentence, "bold")
        for reason in hint.reasons:
            self.say(f"– {words.reason(reason, self.names, view.seat)}")
        self.say(words("hint-sure" if hint.exact else "hint-guess"), "dim")

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Show that something is being computed."""
        with self.console.status(self.words("hint-thinking")):
            yield

    def drawn(self, draw: Draw) -> None:
        """Print the card that the player drew."""
        self.say(self.words("terminal-drawn", card=self.words.card(draw.card)))

    def show_moves(self, moves: Sequence[Move], *, since: int) -> None:
        """Print the moves from ply `since` on."""
        for ply, move in enumerate(moves[since:], start=since):
            self.say(
                self.words(
                    "terminal-last-move",
                    who=self.who(ply % len(self.names)).plain,
                    card=self.words.card(move.card),
                    cell=self.words.cell(move.cell),
                )
            )

    def _others(self, view: View) -> None:
        if sum(view.hand_sizes) == len(view.hand) and not view.pile_size:
            return  # a lesson without an opponent
        words = self.words
        held = [
            words(
                "terminal-holds",
                who=self.who(seat).plain,
                cards=words("cards", count=view.hand_sizes[seat]),
            )
            for seat in range(view.players)
            if seat != view.seat
        ]
        unseen = [words.counted(animal.kind, view.unseen[animal]) for animal in ANIMALS]
        pile = words("terminal-pile", cards=words("cards", count=view.pile_size))
        self.say("   ".join([*held, pile]), "dim")
        self.say(words("terminal-unseen", animals=", ".join(unseen)), "dim")

    def _hand(self, hand: Sequence[Card]) -> None:
        """Print the hand; the cards of a stack stay on one line."""
        lines = [Text(self.words("terminal-hand"), "bold")]
        for card, count in Counter(hand).items():
            stack = card_text(card, self.shapes)
            if card.owner is None:
                stack.append(f" {self.words.card(card)}")
            if count > 1:
                stack.append(f" ×{count}")
            if len(lines[-1]) + len(stack) + 2 > self.console.width:
                lines.append(Text(" "))
            lines[-1].append("  " if len(lines[-1]) > 1 else " ").append_text(stack)
        for line in lines:
            self.console.print(line)

    def forecast(self, outcome: Outcome) -> None:
        """Print the points if the game ended now."""
        results = [
            f"{self.who(seat).plain} {self.words('points', count=outcome.points[seat])}"
            for seat in range(len(outcome.points))
        ]
        self.say(self.words("terminal-forecast", results=", ".join(results)), "italic")
