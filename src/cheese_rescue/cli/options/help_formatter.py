"""Lays out help texts for narrow screens, without breaking a word."""

from collections.abc import Iterable

import click

from cheese_rescue.cli.output.wrapping import wrapped

NARROWEST_COLUMN = 4
"""The options column of a screen on which a long word leaves no room for it: texts stand below."""


class HelpFormatter(click.HelpFormatter):
    """click's formatter breaks words at hyphens and cuts long ones; this one never does."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line; if it is too long, the rest is indented."""
        line = f"{prefix or ''}{prog} {args}"
        self.write(f"{wrapped(line, self.width, rest=' ' * 4)}\n")

    def write_text(self, text: str) -> None:
        """Write a paragraph."""
        indent = " " * self.current_indent
        self.write(f"{wrapped(text, self.width, first=indent, rest=indent)}\n")

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Write a list in two columns; a term that is too long has a line of its own."""
        rows = list(rows)
        indent = " " * self.current_indent
        longest = max(len(word) for _, text in rows for word in text.split(" "))
        room = self.width - len(indent) - col_spacing - longest
        terms = max(len(term) for term, _ in rows)
        column = max(NARROWEST_COLUMN, min(terms, col_max, 2 * self.width // 5, room))
        margin = " " * (len(indent) + column + col_spacing)
        for term, text in rows:
            lines = wrapped(text, self.width, first=margin, rest=margin)
            if len(term) <= column:
                self.write(f"{indent}{term}{lines[len(indent) + len(term) :]}\n")
            else:
                self.write(f"{indent}{term}\n{lines}\n")


class HelpContext(click.Context):
    """The context of our commands."""

    formatter_class = HelpFormatter
