"""One Chromium and one server for all of these tests in a process; fresh devices for each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import flags, program
from tests.browser.screens import Devices
from tests.browser.tour import Sights, prepare
from tests.server.site import Server, serving


# Not for the session: while Playwright runs, asyncio believes that a loop does, and the tests of
# another package may want one of their own in the same process.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=flags())
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every test has tables of its own there."""
    with serving(tmp_path_factory.mktemp("site") / "server") as server:
        yield server


@pytest.fixture(scope="package")
def sights(site: Server) -> Sights:
    """Tables that tests only look at."""
    return prepare(site)


@pytest.fixture
def devices(chromium: Browser, site: Server) -> Iterator[Devices]:
    """No page of any test may complain in its console, fail, or ask anybody else for anything."""
    devices = Devices(chromium, site)
    yield devices
    assert devices.close() == []
