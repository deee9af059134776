"""Ends the processes that a run of the tests has left behind, however it ended them.

Every process of a run inherits an environment variable with the number of the run.
"""

import os
import secrets
import signal
from contextlib import suppress
from pathlib import Path

VARIABLE = "TEST_RUN"


def mark() -> str:
    """Mark this process and all that it will start; the mark."""
    os.environ[VARIABLE] = secrets.token_hex()
    return os.environ[VARIABLE]


def end(marked: str) -> list[int]:
    """Kill the processes with this mark, stopped ones too, except for this one; their ids."""
    found = [process for process in _processes(f"{VARIABLE}={marked}") if process != os.getpid()]
    for process in found:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(process, signal.SIGKILL)
    return found


def _processes(setting: str) -> list[int]:
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or belongs to somebody else
            if setting.encode() in (entry / "environ").read_bytes().split(b"\0"):
                found.append(int(entry.name))
    return found
