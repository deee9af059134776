"""Pictures of a game as arrays, drawn without a browser."""

import sys
from io import BytesIO

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image

from cheese_rescue.drawing import svg
from cheese_rescue.rules import Game

RENDER_MODES = ("human", "ansi", "rgb_array")
"""`human` prints the table, `ansi` returns it as text, `rgb_array` returns a picture."""
_FONT = "DejaVu Sans" if sys.platform == "linux" else "Arial"
"""The font of numbers. Where it is missing, they are left out."""


def check_render_mode(mode: str | None) -> None:
    """Raises ValueError for an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}: there are {', '.join(RENDER_MODES)}")


def render(game: Game, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """The game as everybody may see it. None if it is printed, or without a render mode."""
    if mode == "rgb_array":
        png = resvg_py.svg_to_bytes(svg_string=svg(game), sans_serif_family=_FONT)
        return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
    if mode == "ansi":
        return f"{game}\n"
    if mode == "human":
        print(f"{game}\n")  # noqa: T201 - this is what the mode is for
    return None
