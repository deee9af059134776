"""Draws docs/finale.svg, the picture of the README: `python docs/picture.py`."""

from io import StringIO
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from cheese_rescue.cli import finale
from cheese_rescue.cli.draw import board_grid, shapes_by_seat
from cheese_rescue.cli.words import Words
from cheese_rescue.rules import Board, Rules
from cheese_rescue.rules.finished import score

FINISHED = """\
D  2a 1b M  D
1b M  S  3a M
2b 3b M  C  C
2b M  M  M  D
1b 1a 2a M  C"""

WIDTH = 68
KITCHEN = TerminalTheme(
    background=(0xFF, 0xF9, 0xF0),
    foreground=(0x2B, 0x24, 0x33),
    normal=[(0x2B, 0x24, 0x33), (0xB0, 0x20, 0x20), *[(0x2B, 0x24, 0x33)] * 6],
)
# rich's own frame loads a font from elsewhere; this one asks nobody for anything.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="The end of a two-player game: the full square, then what is left after each wave">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#fff9f0" width="{width}" height="{height}" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture() -> str:
    """The finale of a two-player game in four squares, as SVG."""
    words = Words("en")
    outcome = score(Board.parse(FINISHED), Rules())
    shapes = shapes_by_seat(2)
    board = outcome.chase.board
    squares = [Group(Text(words("finale-title"), "bold"), board_grid(board, shapes), "")]
    keys = ("finale-dogs", "finale-cats", "finale-mice")
    for key, step in zip(keys, outcome.chase.steps, strict=True):
        gone = {cell: board[cell] for cell in step.gone}
        board = board.without(step.gone)
        title = Text(words(key, count=len(gone)), "bold")
        squares.append(Group(title, board_grid(board, shapes, gone=gone), ""))
    names = [words("seat-named", letter=letter) for letter in "ab"]
    console = Console(
        file=StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor"
    )
    console.print(Columns(squares, width=WIDTH // 2 - 1))
    console.print(Text(finale.winners(words, outcome, names), "bold"))
    return console.export_svg(theme=KITCHEN, code_format=FRAME, unique_id="finale")


if __name__ == "__main__":
    Path(__file__).with_name("finale.svg").write_text(picture(), encoding="utf-8")
