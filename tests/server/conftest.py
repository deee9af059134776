"""Every test that has a folder, without which no server is started, runs in both columns.

One that is marked `home` or `many` runs in that column alone, for the reason beside the mark.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.columns import Column, Home, Many, within
from tests.server.engines import Postgres, Redis
from tests.server.site import Server, serving

HOME = pytest.param("home")
MANY = pytest.param("many", marks=[pytest.mark.postgresql, pytest.mark.redis])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "column" in metafunc.fixturenames:
        alone = {"home": HOME, "many": MANY}
        marks = (mark.name for mark in metafunc.definition.iter_markers())
        columns = [alone[mark] for mark in marks if mark in alone] or [HOME, MANY]
        metafunc.parametrize("column", columns, indirect=True, scope="package")


@pytest.fixture(scope="session")
def engines() -> Iterator[Many]:
    """One of each in a process of the tests, from when they are first needed."""
    with Postgres.running() as postgres, Redis.running() as redis:
        yield Many(postgres, redis)


# Not for the session: what other packages serve in the same process is at home.
@pytest.fixture(scope="package")
def column(request: pytest.FixtureRequest) -> Iterator[Column]:
    chosen = request.getfixturevalue("engines") if request.param == "many" else Home()
    with within(chosen):
        yield chosen


@pytest.fixture(scope="package")
def tmp_path_factory(
    column: Column,  # noqa: ARG001 - whatever is made in a folder is made anew for every column
    tmp_path_factory: pytest.TempPathFactory,
) -> pytest.TempPathFactory:
    return tmp_path_factory


@pytest.fixture
def tmp_path(column: Column, tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    if isinstance(column, Many):
        column.take_back()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own."""
    with serving(tmp_path / "server") as server:
        yield server


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, each with tables of its own."""
    with serving(tmp_path_factory.mktemp("shared") / "server") as server:
        yield server
