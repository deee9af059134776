"""The engines of these tests: they can be taken away and given back, and end with the tests."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.processes import until
from tests.server.backends import ClusterBackend, own_cluster
from tests.server.engines import Engine, Postgres, Redis, alive
from tests.server.shared_engines import EngineHost, shared_cluster

ROOT = Path(__file__).parents[2]
ONE, OTHER = Path("one"), Path("other")
"""Folders, which nobody has to make."""
KILLED = """
import os
from tests.server.engines import Postgres, Redis
with Postgres.running() as postgres, Redis.running() as redis:
    for engine in (postgres, redis):
        print(engine.process.pid, engine.folder, flush=True)
    os.kill(os.getpid(), 9)
"""

HOST_KILLED = """
import os
from tests.server.shared_engines import EngineHost, shared_cluster
cluster = shared_cluster(EngineHost().address, 0)
for engine in (cluster.postgres, cluster.redis):
    print(engine.port, engine.folder, flush=True)
os.kill(os.getpid(), 9)
"""

pytestmark = [
    pytest.mark.long,
    pytest.mark.postgresql,
    pytest.mark.redis,
    pytest.mark.xdist_group("engines"),
]


@pytest.fixture(scope="module")
def engines() -> Iterator[ClusterBackend]:
    """Engines of these tests' own, which they may kill."""
    with own_cluster() as engines:
        yield engines


@pytest.fixture(params=["postgres", "redis"])
def engine(request: pytest.FixtureRequest, engines: ClusterBackend) -> Iterator[Engine]:
    engine: Engine = getattr(engines, request.param)
    yield engine
    if engine.process is None:
        engine.start()


@pytest.fixture(autouse=True)
def given_back(engines: ClusterBackend) -> Iterator[None]:
    yield
    engines.take_back()


def test_an_engine_can_be_killed_and_started_again(engine: Engine) -> None:
    port = engine.port
    engine.kill()
    assert not engine.answers()
    engine.start()
    assert engine.answers()
    assert engine.port == port


def test_an_engine_can_be_stopped_and_started_again(engine: Engine) -> None:
    engine.stop()
    assert not engine.answers()
    engine.start()
    assert engine.answers()


def test_a_paused_engine_hears_and_says_nothing(engines: ClusterBackend) -> None:
    engines.redis.pause()
    try:
        assert not engines.redis.answers()
    finally:
        engines.redis.go_on()
    assert engines.redis.answers()


def test_what_postgresql_has_acknowledged_outlives_a_kill(engines: ClusterBackend) -> None:
    engines.rows(ONE, "INSERT INTO tables VALUES (?, ?, ?)", "one", "BCDFGH", 1.0)
    engines.postgres.kill()
    engines.postgres.start()
    assert engines.rows(ONE, "SELECT * FROM tables") == [("one", "BCDFGH", 1.0)]


def test_a_folder_has_its_database_until_it_is_served_no_more(engines: ClusterBackend) -> None:
    database, bus = engines.database(ONE), engines.bus(ONE)
    assert (engines.database(ONE), engines.bus(ONE)) == (database, bus)
    engines.rows(ONE, "INSERT INTO tables VALUES (?, ?, ?)", "one", "BCDFGH", 1.0)
    with engines.serving(ONE):
        engines.take_back()
        assert engines.database(OTHER) != database
        assert len(engines.rows(ONE, "SELECT * FROM tables")) == 1
    engines.take_back()
    folders = [Path(str(number)) for number in range(3)]
    assert database in map(engines.database, folders)
    assert bus not in map(engines.bus, folders)
    assert [engines.rows(folder, "SELECT * FROM tables") for folder in folders] == [[], [], []]


def test_engines_are_run_by_an_ordinary_user(engine: Engine) -> None:
    assert engine.process is not None
    assert Path(f"/proc/{engine.process.pid}").stat().st_uid != 0


def test_engines_end_with_tests_that_were_killed() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", KILLED], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    left = []
    for process, folder in map(str.split, ran.stdout.splitlines()):
        if not until(lambda: not alive(int(process))):  # noqa: B023 - called at once
            os.kill(int(process), signal.SIGKILL)
            left.append(folder)
        shutil.rmtree(folder, ignore_errors=True)
    assert ran.stdout.count("\n") == 2
    assert left == []


def test_workers_share_the_engines_of_their_host_until_it_closes() -> None:
    host = EngineHost()
    one, other = (shared_cluster(host.address, worker) for worker in (1, 2))
    assert (one.postgres.port, one.redis.port) == (other.postgres.port, other.redis.port)
    assert one.database(ONE) != other.database(ONE)
    assert one.bus(ONE) != other.bus(ONE)
    one.rows(ONE, "INSERT INTO tables VALUES (?, ?, ?)", "one", "BCDFGH", 1.0)
    assert other.rows(ONE, "SELECT * FROM tables") == []
    host.close()
    for engine in (one.postgres, one.redis):
        assert not engine.answers()
        assert not engine.folder.exists()


def test_the_engines_of_a_host_that_was_killed_end() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", HOST_KILLED], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    for kind, line in zip((Postgres, Redis), ran.stdout.splitlines(), strict=True):
        port, folder = line.split()
        engine = kind(Path(folder), int(port))
        assert until(lambda: not engine.answers())  # noqa: B023 - called at once
        shutil.rmtree(folder)
