"""The cache folder of the compiled code, and the one processor feature that the kernel asks for."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree

import llvmlite.binding as llvm
import numba

from cheese_rescue.bots.kernel.fingerprint import COMPLETE, PARENT, fingerprint

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

SLOW_PDEP = ("znver1", "znver2")
"""Processors on which pdep is microcoded and slower than a loop."""
UNUSED_AFTER = 30 * 24 * 3600
"""Seconds without use after which the compiled code of other versions is deleted."""


def _has_pdep() -> bool:
    return bool(llvm.get_host_cpu_features().get("bmi2")) and (
        llvm.get_host_cpu_name() not in SLOW_PDEP
    )


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


@contextmanager
def locked(name: str, *, wait: bool) -> Iterator[bool]:
    """Hold a lock in the cache folder; yields whether this process has it.

    Without a cache folder or file locks, always yields True.
    """
    if CACHE is None or fcntl is None:
        yield True
        return
    with (CACHE / f"{name}.lock").open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


PDEP = _has_pdep()
"""Whether the processor has a fast pdep instruction."""
CACHE = cache_folder(PARENT, f"{fingerprint(Path(__file__).parent)}-{'pdep' if PDEP else 'loop'}")
"""The cache folder, or None if there is none to write to."""
DONE = CACHE and CACHE / f"{COMPLETE}{llvm.get_host_cpu_name()}"
"""A file that exists once everything has been compiled for this processor."""
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]  # made at run time
