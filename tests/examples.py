"""How many examples hypothesis tries: all in `./check long`, a third of them in `./check`."""

import os

from hypothesis import settings

THOROUGH = "CHEESE_RESCUE_THOROUGH" in os.environ
FEWEST = 5


def number_of(many: int) -> int:
    """What to try in this run of a test that deserves `many` examples."""
    return many if THOROUGH else max(min(many, FEWEST), many // 3)


def examples(many: int) -> settings:
    """A decorator for tests that deserve more or fewer examples than the others."""
    return settings(max_examples=number_of(many))
