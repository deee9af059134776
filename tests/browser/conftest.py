"""One Chromium and one server for all browser tests of a process; new devices for each test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import flags, program
from tests.browser.screens import Devices
from tests.browser.tour import Sights, prepare
from tests.server.site import Server, serving


# Not session-scoped: while Playwright runs, asyncio reports a running event loop, and the tests of
# another package in the same process may need to start one.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=flags())
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share; each test has its own tables."""
    with serving(tmp_path_factory.mktemp("site") / "server") as server:
        yield server


@pytest.fixture(scope="package")
def sights(site: Server) -> Sights:
    """Tables that tests read but do not change."""
    return prepare(site)


@pytest.fixture
def devices(chromium: Browser, site: Server) -> Iterator[Devices]:
    """The browsers of a test; console errors, page errors and foreign requests fail the test."""
    devices = Devices(chromium, site)
    yield devices
    assert devices.close() == []
