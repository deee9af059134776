"""The cache folder of the compiled code, and the one processor feature that the kernel asks for."""

import os
import sys
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

import llvmlite.binding as llvm
import numba
from platformdirs import user_cache_path

SLOW_PDEP = ("znver1", "znver2")
"""Processors on which pdep is microcoded and slower than a loop."""
UNUSED_AFTER = 30 * 24 * 3600
"""Seconds without use after which the compiled code of other versions is deleted."""


def _has_pdep() -> bool:
    return bool(llvm.get_host_cpu_features().get("bmi2")) and (
        llvm.get_host_cpu_name() not in SLOW_PDEP
    )


def fingerprint(folder: Path, *options: object) -> str:
    """A hash of everything that the compiled code depends on, in 16 hexadecimal digits.

    It covers the Python sources in `folder`, the versions of Python and numba, and `options`.
    numba's own check covers only the file of the outermost function, and not its globals.
    """
    digest = sha256(repr((numba.__version__, sys.version_info[:2], options)).encode())
    for source in sorted(folder.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder(parent: Path, name: str) -> Path | None:
    """The folder `kernel-<name>` in `parent`, created if necessary, or None if it is not writable.

    Marks the folder as used and deletes folders that were not used for UNUSED_AFTER.
    """
    folder = parent / f"kernel-{name}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        probe = folder / f".{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return None
    _remove_old(parent, folder)
    return folder


def _remove_old(parent: Path, used: Path) -> None:
    with suppress(OSError):
        for folder in parent.glob("kernel-*"):
            if folder != used and time.time() - folder.stat().st_mtime > UNUSED_AFTER:
                rmtree(folder, ignore_errors=True)


PDEP = _has_pdep()
"""Whether the processor has a fast pdep instruction."""
CACHE = cache_folder(
    user_cache_path("cheese-rescue", appauthor=False), fingerprint(Path(__file__).parent, PDEP)
)
"""The cache folder, or None if there is none to write to."""
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]  # made at run time
