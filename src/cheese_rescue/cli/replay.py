"""`cheese-rescue replay`: shows a recorded game step by step."""

import json
import sys
from collections.abc import Callable, Sequence

import click
from rich.console import Console
from rich.text import Text

from cheese_rescue.bots import BOTS
from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    json_option,
    lang_option,
    read_text,
)
from cheese_rescue.cli.output import finale
from cheese_rescue.cli.output.draw import SHAPES, Shapes, board_grid
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped
from cheese_rescue.cli.record_shapes import shapes_in
from cheese_rescue.cli.stepper import Stepper
from cheese_rescue.rules import Board, Outcome, Record, Source
from cheese_rescue.rules.cards import SEAT_LETTERS
from cheese_rescue.rules.replay import boards


@click.command("replay", cls=LocalizedCommand, help="cli-replay")
@click.argument("file", cls=Argument, metavar="FILE", key="cli-argument-record")
@click.option("--ply", metavar="N", type=click.IntRange(0, 999), help="cli-option-ply")
@json_option
@lang_option
@click.pass_obj
def command(words: Words, *, file: str, ply: int | None, as_json: bool) -> None:
    """Print the board after every ply, or after one of them, and the finale.

    On a terminal, the user steps through them with keys.
    """
    text = read_text(file)
    record = Record.parse(text)
    shown = list(boards(record))
    last = len(record.plays)
    if ply is not None and ply > last:
        raise Problem("error-no-such-ply", ply=ply, last=last)
    plies = [ply] if ply is not None else list(range(last + 1))
    outcome = _outcome(record, shown[-1]) if plies[-1] == last else None
    if as_json:
        click.echo(
            json.dumps(
                {
                    "players": record.players,
                    "rules": record.rules._asdict(),
                    "plies": [_ply_as_json(record, shown[number], number) for number in plies],
                    "hand_overs": [
                        {"ply": each.ply, "seat": SEAT_LETTERS[each.seat], "by": each.by}
                        for each in record.hand_overs
                    ],
                    "source": record.source._asdict() if record.source else None,
                    "outcome": finale.as_json(outcome) if outcome else None,
                }
            )
        )
        return
    console = Console(highlight=False)
    replay = Replay(words, record, shapes_in(text, record.players), shown, outcome)
    if ply is None and file != "-" and _can_step(console):
        Stepper(
            words, console, lambda console, end_part: replay.show(console, plies, end_part)
        ).run()
    else:
        replay.show(console, plies)


def _can_step(console: Console) -> bool:
    """Whether a user can type keys and see one page at a time."""
    return sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal


def _outcome(record: Record, board: Board) -> Outcome | None:
    """The outcome of a finished game, else None."""
    return Outcome.of(board, record.rules, record.players) if record.finished else None


class Replay:
    """Prints the plies of a record, and its finale."""

    def __init__(
        self,
        words: Words,
        record: Record,
        shapes: Shapes,
        shown: Sequence[Board],
        outcome: Outcome | None,
    ) -> None:
        self._words = words
        self._record = record
        self._shapes = shapes
        self._boards = shown
        self._outcome = outcome
        letters = SEAT_LETTERS[: record.players]
        self._names = [words("seat-named", letter=letter) for letter in letters]

    def show(
        self, console: Console, plies: Sequence[int], end_part: Callable[[], None] = lambda: None
    ) -> None:
        """Print these plies; `end_part` is called between them and between steps of the finale."""
        words, record, last = self._words, self._record, len(self._record.plays)
        if record.source is not None:
            self._say(console, _source(words, record.source))
            console.print()
        for number in plies:
            if number != plies[0]:
                end_part()
            self._show_hand_overs(console, number - 1)
            self._say(console, self._heading(number), "bold")
            last_cell = record.plays[number - 1].move.cell if number else None
            console.print(board_grid(self._boards[number], self._shapes, last=last_cell))
            console.print()
        if plies[-1] == last:
            self._show_hand_overs(console, last)
        if self._outcome:
            end_part()
            finale.show(
                console,
                words,
                self._outcome,
                rules=record.rules,
                names=self._names,
                shapes=self._shapes,
                pause=end_part,
            )

    def _heading(self, ply: int) -> str:
        words, record = self._words, self._record
        if ply == 0:
            return words("replay-begin")
        play = record.plays[ply - 1]
        who = self._who((ply - 1) % record.players)
        if play.bot is not None:
            who = f"{who} ({_bot_name(words, play.bot)})"
        return words(
            "replay-ply",
            ply=ply,
            last=len(record.plays),
            who=who,
            card=words.card(play.move.card),
            cell=words.cell(play.move.cell),
        )

    def _who(self, seat: int) -> str:
        """The shape and name of a seat."""
        return f"{SHAPES[self._shapes[seat]]} {self._names[seat]}"

    def _show_hand_overs(self, console: Console, ply: int) -> None:
        """Print the hand-overs that took place with that many cards placed."""
        words = self._words
        for hand_over in self._record.hand_overs:
            if hand_over.ply == ply:
                who = self._who(hand_over.seat)
                if hand_over.bot is None:
                    self._say(console, words("replay-handed-to-person", who=who))
                else:
                    bot = _bot_name(words, hand_over.bot)
                    self._say(console, words("replay-handed-to-bot", who=who, bot=bot))

    @staticmethod
    def _say(console: Console, sentence: str, style: str = "") -> None:
        console.print(Text(wrapped(sentence, console.width), style))


def _source(words: Words, source: Source) -> str:
    if source.ply == 0:
        return words("replay-source-cards")
    return words("replay-source-ply", ply=source.ply)


def _bot_name(words: Words, bot: str) -> str:
    return words(f"bot-{bot}") if bot in BOTS else bot


def _ply_as_json(record: Record, board: Board, ply: int) -> dict[str, object]:
    play = record.plays[ply - 1] if ply else None
    return {
        "ply": ply,
        "move": str(play.move) if play else None,
        "by": play.by if play else None,
        "board": str(board),
    }
