"""One Chromium and one server for all of these tests in a process; fresh devices for each."""

import os
import shutil
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.screens import Devices
from tests.browser.tour import Sights, prepare
from tests.server.site import Server, serving

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")

NAME = f"{socket.gethostname().lower().partition('.')[0]}.local"
"""A name of this machine that the server knows for its own, and that no browser trusts."""

ALONE = (
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
"""It talks to our server and to nobody else."""


# Not for the session: while Playwright runs, asyncio believes that a loop does, and the tests of
# another package may want one of their own in the same process.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*ALONE, *root])
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
