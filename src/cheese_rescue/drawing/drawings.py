"""The drawings of the cards. `web/build.mjs` exports them from the browser client's source."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("drawings.json")


class NotBuilt(RuntimeError):
    """The file of the drawings is missing, because the browser client has not been built."""


@dataclass(frozen=True)
class Drawing:
    """An SVG image without its outer element."""

    view_box: str
    markup: str


@dataclass(frozen=True)
class Drawings:
    """All drawings, and the colours that change between day and night."""

    light: Mapping[str, str]
    """The colours of the light page, by name."""
    dark: Mapping[str, str]
    """The same of the dark page."""
    drawings: Mapping[str, Drawing]
    """By card, as text; and `back`, `paws`, and `mark-a` and `crumbs-a` for each seat."""


def built() -> bool:
    """Whether the drawings exist: a checkout has none until the browser client is built."""
    return FILE.is_file()


@cache
def load() -> Drawings:
    """The drawings. Raises NotBuilt."""
    try:
        data = json.loads(FILE.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NotBuilt("there are no drawings: build the browser client with ./play") from None
    drawings = {name: Drawing(d["viewBox"], d["markup"]) for name, d in data["drawings"].items()}
    return Drawings(data["light"], data["dark"], drawings)
