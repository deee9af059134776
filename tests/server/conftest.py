from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own."""
    with serving(tmp_path / "server") as server:
        yield server
