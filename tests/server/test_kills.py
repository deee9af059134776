"""Of several processes one is killed or restarted: nobody loses anything but a second."""

from pathlib import Path
from random import Random

import pytest

from tests.server.killed_cluster import crowded

KILLS = 20
pytestmark = pytest.mark.cluster("SQLite has one process: see test_durable.py")


@pytest.mark.long
def test_twenty_kills_among_three_processes_lose_nothing_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    rng = Random(20)
    with crowded(tmp_path / "server", 3, rng) as crowd:
        crowd.open_tables()
        crowd.begin()
        for _ in range(KILLS):
            crowd.kill_one(0.3 * rng.random())
        crowd.go_home()
        crowd.check()
        crowd.play_everything_out()
        assert crowd.lives == KILLS
        assert crowd.lives_cut > KILLS / 2  # else nobody was there when they were killed
        for server in crowd.processes:
            assert "Traceback" not in server.log()


def test_a_rolling_restart_loses_nothing_and_sends_nobody_away(tmp_path: Path) -> None:
    with crowded(tmp_path / "server", 2, Random(2)) as crowd:
        crowd.open_tables()
        crowd.begin()
        for _ in range(2):
            crowd.restart_each()
        crowd.wait_for_all()
        crowd.go_home()
        crowd.check()
        crowd.play_everything_out()
        assert crowd.returns >= 2 * 2  # all moved at least once each time
        for server in crowd.processes:
            assert "Traceback" not in server.log()
