"""Servers under test. They use SQLite, unless their test is marked otherwise:

`every_backend(why)` runs the test on SQLite and again on PostgreSQL and Redis; with `long=True`
the second run is for ./check long. `cluster(why)` runs it on PostgreSQL and Redis only.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.backends import Backend, ClusterBackend, SqliteBackend, using
from tests.server.site import Server, serving

SQLITE = pytest.param("sqlite")
CLUSTER = pytest.param("cluster", marks=[pytest.mark.postgresql, pytest.mark.redis])
LONG_CLUSTER = pytest.param("cluster", marks=[*CLUSTER.marks, pytest.mark.long])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "backend" not in metafunc.fixturenames:
        return
    chosen = [SQLITE]
    for mark in metafunc.definition.iter_markers():  # the closest first
        if mark.name in ("every_backend", "cluster", "sqlite"):
            second = LONG_CLUSTER if mark.kwargs.get("long") else CLUSTER
            chosen = {"every_backend": [SQLITE, second], "cluster": [CLUSTER], "sqlite": [SQLITE]}[
                mark.name
            ]
            break
    metafunc.parametrize("backend", chosen, indirect=True, scope="package")


# Not for the session: the tests of other packages in the same process use SQLite.
@pytest.fixture(scope="package")
def backend(request: pytest.FixtureRequest) -> Iterator[Backend]:
    in_cluster = request.param == "cluster"
    chosen = request.getfixturevalue("cluster") if in_cluster else SqliteBackend()
    with using(chosen):
        yield chosen


@pytest.fixture(scope="package")
def tmp_path_factory(
    backend: Backend,  # noqa: ARG001 - no server runs without a folder, nor is shared by backends
    tmp_path_factory: pytest.TempPathFactory,
) -> pytest.TempPathFactory:
    return tmp_path_factory


@pytest.fixture
def tmp_path(backend: Backend, tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    if isinstance(backend, ClusterBackend):
        backend.take_back()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test."""
    with serving(tmp_path / "server") as server:
        yield server


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file, which open tables of their own."""
    with serving(tmp_path_factory.mktemp("shared") / "server") as server:
        yield server
