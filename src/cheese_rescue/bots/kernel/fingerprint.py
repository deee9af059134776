"""Names the folder of the compiled code, and finds out whether it is complete, without numba."""

import sys
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

PARENT = user_cache_path("cheese-rescue", appauthor=False)
"""The folder of all caches of this program."""
COMPLETE = "complete-"
"""How the name of the file begins that tells that everything has been compiled."""


def fingerprint(folder: Path) -> str:
    """A hash of everything that the compiled code depends on, in 16 hexadecimal digits.

    It covers the Python sources in `folder` and the versions of Python and numba. numba's own check
    covers only the file of the outermost function, and not its globals.
    """
    digest = sha256(repr((version("numba"), sys.version_info[:2])).encode())
    for source in sorted(folder.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def is_compiled(parent: Path = PARENT) -> bool:
    """Whether the cache has all compiled code of these sources, for whatever processor."""
    name = fingerprint(Path(__file__).parent)
    return any(parent.glob(f"kernel-{name}-*/{COMPLETE}*"))
