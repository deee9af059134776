"""Settings for all tests: hypothesis without chance or deadlines, engines, and the order."""

import re
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from tests import fork_server, leftovers
from tests.examples import number_of
from tests.server.shared_engines import EngineHost, shared_cluster

if TYPE_CHECKING:
    from tests.server.backends import ClusterBackend

settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    max_examples=number_of(40),
    suppress_health_check=[HealthCheck.too_slow],  # whole games are long, not wrong
)
settings.load_profile("repeatable")

# A shell starts background jobs with SIGINT ignored, and every program the tests start would
# inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
HEADLESS = ("repository", "i18n", "rules", "web")
"""Folders of tests that hardly ever need the compiled kernel."""
PREPARE = "from cheese_rescue.bots import kernel; kernel.prepare()"

_run = pytest.StashKey[str]()
_host = pytest.StashKey[EngineHost]()
_durations = pytest.StashKey[dict[str, float]]()


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.stash[_durations] = config.workerinput["durations"]
    else:
        config.stash[_run] = leftovers.mark()
        config.stash[_host] = EngineHost()
        config.stash[_durations] = config.cache.get(DURATIONS, {})


def pytest_configure_node(node: Any) -> None:
    """Called by pytest-xdist, which has no types, before it starts a worker."""
    node.workerinput["engine_host"] = node.config.stash[_host].address
    node.workerinput["durations"] = node.config.stash[_durations]


def pytest_unconfigure(config: pytest.Config) -> None:
    if _host in config.stash:
        config.stash[_host].close()
        leftovers.end(config.stash[_run])


@pytest.fixture(scope="session")
def cluster(pytestconfig: pytest.Config, worker_id: str) -> "ClusterBackend":
    """The PostgreSQL and the Redis of this run; do not kill or configure them."""
    if hasattr(pytestconfig, "workerinput"):
        number = int(worker_id.removeprefix("gw")) + 1
        return shared_cluster(pytestconfig.workerinput["engine_host"], number)
    return shared_cluster(pytestconfig.stash[_host].address, 0)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compiles the kernel once, before many processes would do so at the same time."""
    config = session.config
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    if any(map(_needs_kernel, config.args)):
        subprocess.run([sys.executable, "-c", PREPARE], check=True)


def _needs_kernel(argument: str) -> bool:
    path = Path(argument.partition("::")[0]).resolve()
    if path == HERE or not path.is_relative_to(HERE):
        return True
    return path.relative_to(HERE).parts[0] not in HEADLESS


# -- the slowest first, so that no worker is left with a long file while the others are idle ------

DURATIONS = "cheese-rescue/durations"
"""Where pytest's cache has the seconds of each test that takes more than a moment."""
MOMENT = 0.2
SLOWEST = (
    *("test_cluster.py", "test_arena.py", "test_help.py", "test_together.py", "test_scoring.py"),
    *("test_first_game.py", "test_disk.py", "test_limits.py", "test_outages.py", "test_solver.py"),
)
"""Files that come first where no durations have been recorded yet."""

_measured: defaultdict[str, float] = defaultdict(float)


def pytest_itemcollected(item: pytest.Item) -> None:
    """A test in the browser that fails gets a second try; the summary names it (`-raR`)."""
    if item.get_closest_marker("browser"):
        item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(trylast=True)  # after pytest has grouped the tests by their fixtures
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test that is marked `long` is a unit of its own; of the others the whole file is one."""

    def unit(item: pytest.Item) -> str:
        return item.nodeid if item.get_closest_marker("long") else item.path.name

    recorded = config.stash[_durations]
    seconds: defaultdict[str, float] = defaultdict(float)
    for item in items:
        seconds[unit(item)] += recorded.get(item.nodeid, 0.0)
    if not recorded:
        seconds.update(dict.fromkeys(SLOWEST, 1.0))
    items.sort(key=lambda item: seconds[unit(item)], reverse=True)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    name = re.sub(r"@\w+$", "", report.nodeid)  # pytest-xdist appends the group
    _measured[name] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    fork_server.close()  # before coverage is reported
    config = session.config
    if hasattr(config, "workerinput"):
        return
    known = config.cache.get(DURATIONS, {}) | _measured  # read again: others may have run meanwhile
    there = {name: (config.rootpath / name.partition("::")[0]).exists() for name in known}
    kept = {name: at for name, at in known.items() if at > MOMENT and there[name]}
    config.cache.set(DURATIONS, kept)
