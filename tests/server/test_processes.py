"""`serve --processes`: several processes behind one port, and what happens when one ends."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.people import ADA, BEN, two
from tests.server.processes import kill, workers_of
from tests.server.site import Server, free_port, serving

pytestmark = pytest.mark.cluster("several processes need PostgreSQL and Redis")
PATIENCE = 30.0


@pytest.fixture
def together(tmp_path: Path) -> Iterator[Server]:
    """Two processes behind one port, each without workers of its own."""
    with serving(tmp_path / "server", "--processes=2", "--workers=0") as server:
        yield server


def test_processes_behind_one_port_play_one_game_and_replace_one_that_is_killed(
    together: Server,
) -> None:
    pair = two(together)
    before = set(workers_of(together))
    assert len(before) == 2
    for process in sorted(before):
        kill(process)
        wait_until(partial(is_replaced, together, process))
        pair.ada, pair.ben = pair.again(ADA), pair.again(BEN)
        pair.play_one()
    assert before.isdisjoint(workers_of(together))
    assert together.log().count("ended (signal 9)") == 2


def test_the_end_of_the_first_process_ends_all(together: Server) -> None:
    assert together.process is not None
    children = workers_of(together)
    os.kill(together.process.pid, signal.SIGKILL)
    wait_until(lambda: not any(map(is_running, children)))


def test_a_signal_stops_all_processes_politely(together: Server) -> None:
    assert together.process is not None
    children = workers_of(together)
    os.kill(together.process.pid, signal.SIGTERM)
    assert together.process.wait(PATIENCE) == 0
    assert not any(map(is_running, children))


def test_each_process_shows_its_metrics_on_a_port_of_its_own(tmp_path: Path) -> None:
    first = free_port()
    options = ("--processes=2", "--workers=0", f"--metrics-port={first}")
    with serving(tmp_path / "server", *options) as server:
        for _ in range(20):
            server.open()
        opened = [entries_on(first + number) for number in range(2)]
    assert sum(opened) == 20


def test_processes_that_cannot_listen_end_the_command(tmp_path: Path) -> None:
    taken = free_port()
    with serving(tmp_path / "server", f"--metrics-port={taken}") as server:
        bus = server.backend.bus(server.folder)
        options = ["--database", str(server.database), "--bus", str(bus)]
        options += ["--processes=2", f"--metrics-port={taken}", "--port", str(free_port())]
        ended = subprocess.run(
            [sys.executable, "-m", "cheese_rescue", "serve", "--only-here", "--no-browser"]
            + options,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert ended.returncode == 2
    assert "could not start" in ended.stderr


def entries_on(port: int) -> float:
    """How many tables were opened at the process whose metrics are on that port."""
    shown = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    found = re.search(r'(?m)^cheese_rescue_entries_total\{kind="opened"\} (\S+)$', shown)
    return float(found[1]) if found else 0


def is_replaced(server: Server, process: int) -> bool:
    running = workers_of(server)
    return process not in running and len(running) == 2


def is_running(process: int) -> bool:
    with suppress(OSError):
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
        return status.rpartition(")")[2].split()[0] != "Z"
    return False


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
