"""Links as QR codes, drawn by us."""

import segno

QUIET = 4
"""Empty modules around it, as the standard wants."""


def _rows(text: str) -> list[list[bool]]:
    """The modules, with the empty ones around them."""
    code = segno.make(text, micro=False, error="m")
    return [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET)]


def svg(text: str) -> str:
    """One path, black on white whatever the theme: scanners want it so."""
    rows = _rows(text)
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    size = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img"'
        f' shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
        f'<path fill="#000" d="{path}"/></svg>'
    )


def drawn(text: str) -> str:
    """For a terminal: two modules in the height of a letter, light on dark."""
    rows = _rows(text)
    if len(rows) % 2:
        rows.append([False] * len(rows))
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(blocks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
