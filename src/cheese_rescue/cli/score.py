"""`cheese-rescue score`: scores a finished square of real cards."""

import json
import sys

import click
from rich.console import Console

from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    any_counts_option,
    centred_option,
    dogs_hunt_mice_option,
    json_option,
    lang_option,
    read_text,
)
from cheese_rescue.cli.output import finale
from cheese_rescue.cli.output.draw import shapes_by_seat
from cheese_rescue.cli.output.words import Words
from cheese_rescue.rules import Board, Outcome, Rules, Unreadable, scoring
from cheese_rescue.rules.cards import SEAT_LETTERS

_LATIN_LOOKALIKES = str.maketrans("СМсмаАВ", "CMcmaAB")
"""Cyrillic letters that look like Latin ones."""


@click.command("score", cls=LocalizedCommand, help="cli-score", epilog="score-how")
@click.argument("file", cls=Argument, default="-", metavar="[FILE]", key="cli-argument-file")
@centred_option
@dogs_hunt_mice_option
@any_counts_option
@json_option
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    *,
    file: str,
    centred: bool,
    dogs_hunt_mice: bool,
    any_counts: bool,
    as_json: bool,
) -> None:
    """Print the finale of a drawn square, or every flaw of the drawing."""
    words: Words = ctx.obj
    rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
    if file == "-" and sys.stdin.isatty():
        click.echo(words("score-how"), err=True)
    board = _read(read_text(file))
    if flaws := scoring.flaws(board, rules, any_counts=any_counts):
        for flaw in flaws:
            click.echo(words.refusal(flaw), err=True)
        if all(flaw.refusal in scoring.INFERRED for flaw in flaws):
            click.echo(f"{words('score-inferred')} (--any-counts)", err=True)
        ctx.exit(2)
    outcome = Outcome.of(board, rules, scoring.players_of(board))
    if as_json:
        click.echo(json.dumps(finale.as_json(outcome)))
        return
    players = len(outcome.points)
    names = [words("seat-named", letter=letter) for letter in SEAT_LETTERS[:players]]
    finale.show(Console(), words, outcome, rules=rules, names=names, shapes=shapes_by_seat(players))


def _read(drawing: str) -> Board:
    """Parse a drawing, skipping empty lines and comments; errors keep the file's line numbers."""
    rows = {
        number: row.translate(_LATIN_LOOKALIKES)
        for number, row in enumerate(drawing.splitlines(), start=1)
        if row.strip() and not row.lstrip().startswith("#")
    }
    try:
        return Board.parse("\n".join(rows.values()))
    except Unreadable as why:
        if "line" not in why.data:
            raise
        line = [*rows][int(why.data["line"]) - 1]
        raise Unreadable(why.refusal, **{**why.data, "line": line}) from None
