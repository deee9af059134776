"""QR codes of links, as SVG and as text."""

from collections.abc import Iterator
from itertools import groupby

import segno

QUIET = 4
"""Quiet zone in modules, as the standard requires."""


def _rows(text: str) -> list[list[bool]]:
    """The modules including the quiet zone."""
    code = segno.make(text, micro=False, error="m")
    return [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET)]


def svg(text: str) -> str:
    """An SVG with one path, black on white in every theme, so that scanners can read it."""
    rows = _rows(text)
    path = "".join(
        f"M{x} {y}h{length}v1h-{length}z" for y, row in enumerate(rows) for x, length in _runs(row)
    )
    size = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img"'
        f' shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
        f'<path fill="#000" d="{path}"/></svg>'
    )


def _runs(row: list[bool]) -> Iterator[tuple[int, int]]:
    """Where each run of dark modules starts, and its length."""
    x = 0
    for dark, run in groupby(row):
        length = len(list(run))
        if dark:
            yield x, length
        x += length


def drawn(text: str) -> str:
    """Text for a terminal: two module rows per line, light on dark."""
    rows = _rows(text)
    if len(rows) % 2:
        rows.append([False] * len(rows))
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(blocks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
