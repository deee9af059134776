"""Processes of the system: which there are, and whether they have ended."""

import time
from collections.abc import Callable
from pathlib import Path


def gone(process: int) -> bool:
    """Whether a process has ended; a zombie has."""
    status = _status(process)
    return status is None or status[0] == "Z"


def offspring(process: int) -> list[int]:
    """All processes below one."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (status := _status(int(entry.name))):
            parents.setdefault(int(status[1]), []).append(int(entry.name))
    found: list[int] = []
    above = [process]
    while above:
        children = parents.get(above.pop(), [])
        found += children
        above += children
    return found


def named(process: int) -> str:
    """What it was started as."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().decode()
    except OSError:
        return ""


def until(true: Callable[[], bool], seconds: float = 10) -> bool:
    """Whether it becomes so in time."""
    for _ in range(int(seconds * 50)):
        if true():
            return True
        time.sleep(0.02)
    return False


def _status(process: int) -> list[str] | None:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return None
    return stat.rpartition(")")[2].split()
