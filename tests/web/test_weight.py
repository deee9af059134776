"""The first card comes soon. `benchmarks/page.py` also measures the other files and the time."""

import json
from pathlib import Path

STATIC = Path(__file__).parents[2] / "src" / "cheese_rescue" / "server" / "static"
SCRIPT_LIMIT = 50_000
HEADERS = 620
"""The bytes of the headers of each response, about."""


def test_the_script_before_the_first_card_stays_small() -> None:
    built = json.loads((STATIC / "built.json").read_text(encoding="utf-8"))
    files = [built["script"], *built["preload"], built["connection"], *built["table"]]
    sizes = {name: (STATIC / f"{name}.br").stat().st_size + HEADERS for name in files}
    assert sum(sizes.values()) <= SCRIPT_LIMIT, sizes
