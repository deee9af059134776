"""Fits text to the width of the screen, without breaking a word."""

import os
import shutil
import sys
from textwrap import fill

import click


def wrapped(text: str, width: int, *, first: str = "", rest: str = "") -> str:
    """The text in lines of that width. Only spaces break: no-break spaces, as French needs, do not.

    `first` and `rest` are put before the first line and before the others.
    """
    return fill(
        text,
        max(width, 20),
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def screen_width() -> int | None:
    """The columns of the terminal, or of COLUMNS; None for a file or a pipe."""
    columns = os.environ.get("COLUMNS", "")
    if sys.stdout.isatty() or (columns.isdecimal() and int(columns) > 0):
        return shutil.get_terminal_size().columns
    return None


def echo(sentence: str, *, rest: str = "", err: bool = False) -> None:
    """Print a sentence: wrapped on a screen, on one line for other programs."""
    stream = sys.stderr if err else sys.stdout
    width = screen_width() if stream.isatty() or not err else None
    click.echo(sentence if width is None else wrapped(sentence, width, rest=rest), err=err)
