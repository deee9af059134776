"""Of several processes one is killed, again and again: nobody loses anything but a second."""

from pathlib import Path
from random import Random

import pytest

from tests.server.crowd import crowded

KILLS = 20
pytestmark = pytest.mark.many("at home there is one process: see test_durable")


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
        assert crowd.returns > KILLS  # else nobody was there when they were killed
        for server in crowd.processes:
            assert "Traceback" not in server.log()
