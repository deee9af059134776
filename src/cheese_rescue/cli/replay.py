"""`cheese-rescue replay`: shows a recorded game step by step."""

import json

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
from cheese_rescue.cli.output.draw import board_grid, shapes_by_seat
from cheese_rescue.cli.output.words import Words
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
    """Print the board after every ply, or after one of them, and the finale."""
    record = Record.parse(read_text(file))
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
    console = Console()
    shapes = shapes_by_seat(record.players)
    names = [words("seat-named", letter=letter) for letter in SEAT_LETTERS[: record.players]]
    if record.source is not None:
        console.print(Text(_source(words, record.source)))
        console.print()
    for number in plies:
        _show_hand_overs(console, words, record, number - 1, names)
        console.print(Text(_heading(words, record, number, names), "bold"))
        last_cell = record.plays[number - 1].move.cell if number else None
        console.print(board_grid(shown[number], shapes, last=last_cell))
        console.print()
    if plies[-1] == last:
        _show_hand_overs(console, words, record, last, names)
    if outcome:
        finale.show(console, words, outcome, rules=record.rules, names=names, shapes=shapes)


def _outcome(record: Record, board: Board) -> Outcome | None:
    """The outcome of a finished game, else None."""
    return Outcome.of(board, record.rules, record.players) if record.finished else None


def _heading(words: Words, record: Record, ply: int, names: list[str]) -> str:
    if ply == 0:
        return words("replay-begin")
    play = record.plays[ply - 1]
    who = names[(ply - 1) % record.players]
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


def _source(words: Words, source: Source) -> str:
    if source.ply == 0:
        return words("replay-source-cards")
    return words("replay-source-ply", ply=source.ply)


def _bot_name(words: Words, bot: str) -> str:
    return words(f"bot-{bot}") if bot in BOTS else bot


def _show_hand_overs(
    console: Console, words: Words, record: Record, ply: int, names: list[str]
) -> None:
    """Print the hand-overs that took place with that many cards placed."""
    for hand_over in record.hand_overs:
        if hand_over.ply == ply:
            who = names[hand_over.seat]
            if hand_over.bot is None:
                console.print(Text(words("replay-handed-to-person", who=who)))
            else:
                bot = _bot_name(words, hand_over.bot)
                console.print(Text(words("replay-handed-to-bot", who=who, bot=bot)))


def _ply_as_json(record: Record, board: Board, ply: int) -> dict[str, object]:
    play = record.plays[ply - 1] if ply else None
    return {
        "ply": ply,
        "move": str(play.move) if play else None,
        "by": play.by if play else None,
        "board": str(board),
    }
