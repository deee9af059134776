"""Prints tables that fit the screen, without breaking a word or a number."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from cheese_rescue.cli.output.wrapping import wrapped

GAP = 2
"""The spaces between two columns."""
INDENT = "  "


class Column(NamedTuple):
    """A column. Text stands on the left and may be wrapped; numbers, on the right, never are."""

    heading: str
    is_text: bool = False


def print_table(
    console: Console,
    title: str,
    columns: Sequence[Column],
    groups: Sequence[Sequence[Sequence[str]]],
) -> None:
    """Print groups of rows with an empty line between them.

    If the columns do not fit next to each other, every row becomes a block of lines.
    """
    console.print(Text(wrapped(title, console.width), "italic"))
    console.print()
    widths = _widths(columns, [row for group in groups for row in group], console.width)
    if widths is not None:
        _print_columns(console, columns, widths, groups)
        return
    for group in groups:
        for row in group:
            _print_block(console, columns, row)


def _widths(
    columns: Sequence[Column], rows: Sequence[Sequence[str]], room: int
) -> list[int] | None:
    """The width of each column; None if the screen is too narrow."""
    least, most = [], []
    for column, cells in zip(columns, zip(*rows, strict=True), strict=True):
        whole = max(map(len, cells))
        longest = _longest_word(cells) if column.is_text else whole
        least.append(max(_longest_word([column.heading]), longest))
        most.append(max(len(column.heading), whole))
    free = room - GAP * (len(columns) - 1) - sum(least)
    if free < 0:
        return None
    widths = least
    while free and widths != most:  # the column that lacks most gets the next letter
        needy = max(range(len(widths)), key=lambda number: most[number] - widths[number])
        widths[needy] += 1
        free -= 1
    return widths


def _longest_word(texts: Sequence[str]) -> int:
    return max(len(word) for text in texts for word in text.split(" "))


def _print_columns(
    console: Console,
    columns: Sequence[Column],
    widths: Sequence[int],
    groups: Sequence[Sequence[Sequence[str]]],
) -> None:
    def print_row(cells: Sequence[str], style: str = "") -> None:
        parts = [_lines(text, width) for text, width in zip(cells, widths, strict=True)]
        for line in zip_longest(*parts, fillvalue=""):
            placed = [
                part.ljust(width) if column.is_text else part.rjust(width)
                for part, width, column in zip(line, widths, columns, strict=True)
            ]
            console.print(Text((" " * GAP).join(placed).rstrip(), style))

    print_row([column.heading for column in columns], "bold")
    console.print(Text((" " * GAP).join("─" * width for width in widths), "dim"))
    for number, group in enumerate(groups):
        if number:
            console.print()
        for row in group:
            print_row(row)


def _lines(text: str, width: int) -> list[str]:
    """The text in lines of that width, however short."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines if lines[0] else lines[1:] or [""]


def _print_block(console: Console, columns: Sequence[Column], row: Sequence[str]) -> None:
    """Print the first cell as a heading, and the others below it with their names."""
    name = f"{columns[0].heading} {row[0]}".rstrip()
    console.print(Text(wrapped(name, console.width), "bold"))
    names = max(len(column.heading) for column in columns[1:])
    for column, cell in zip(columns[1:], row[1:], strict=True):
        first = f"{INDENT}{column.heading:{names}}{INDENT}"
        console.print(Text(wrapped(cell, console.width, first=first, rest=" " * len(first))))
