"""A world of its own for every test; making one takes a millisecond."""

from collections.abc import Iterator

import pytest

from tests.live.headless import Headless, World


@pytest.fixture
def world() -> Iterator[World]:
    world = World()
    yield world
    world.close()


@pytest.fixture
def server(world: World) -> Headless:
    """One process with the usual settings."""
    return world.process()


@pytest.fixture
def one(world: World) -> Headless:
    return world.process("one")


@pytest.fixture
def other(world: World) -> Headless:
    return world.process("other")
