"""An installed package that registers bots."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cheese_rescue.bots.foreign import registered_bots


@contextmanager
def installed(folder: Path, *names: str) -> Iterator[None]:
    """A package registers the example bot `First` under these names, for child processes too."""
    info = folder / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    entries = "\n".join(f"{name} = my_bots:First" for name in names)
    (info / "entry_points.txt").write_text(f"[cheese_rescue.bots]\n{entries}\n")
    (folder / "my_bots.py").write_text("from tests.bots.example_bots import First as First\n")
    path = f"{folder}{os.pathsep}{Path(__file__).parents[2]}"
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", path)
        registered_bots.cache_clear()
        yield
    registered_bots.cache_clear()
