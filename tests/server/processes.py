"""What only tests with a real server process need: HTTP refusals, tokens, worker processes."""

import os
from pathlib import Path
from typing import Any

from tests.server.site import Server


def refused_post(server: Server, path: str, **wish: Any) -> tuple[int, str, dict[str, Any]]:
    """The status, the code and the data of a refusal over HTTP."""
    answer = server.post(path, wish)
    body = answer.json()
    return answer.status_code, body["refusal"], body["data"]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def workers_of(server: Server) -> list[int]:
    """The processes that think for the bots of a server."""
    assert server.process is not None
    parent = server.process.pid
    return [
        int(entry.name)
        for entry in Path("/proc").iterdir()
        if entry.name.isdigit() and _parent(entry) == parent
    ]


def _parent(entry: Path) -> int | None:
    try:
        status = (entry / "stat").read_text(encoding="utf-8")
    except OSError:
        return None
    state, parent = status.rpartition(")")[2].split()[:2]
    return None if state == "Z" else int(parent)


def kill(process: int) -> None:
    os.kill(process, 9)
