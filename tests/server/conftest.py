from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Server, serving


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
