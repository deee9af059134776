"""Drives WebKit, the engine of every browser on an iPhone, over the WebDriver protocol."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server.site import free_port

DRIVER = "WebKitWebDriver"
SCREEN = "xvfb-run"
PATIENCE = 30
"""The timeout in seconds, for slow machines."""

_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element reference in the WebDriver protocol."""

_LISTEN = """
window.troubles = [];
const note = (what) => window.troubles.push(String(what));
addEventListener("error", (event) => note(event.message));
addEventListener("unhandledrejection", (event) => note(event.reason));
console.error = console.warn = (...said) => note(said.join(" "));
"""


MOVING = ("element click intercepted", "stale element reference", "no such element")
"""The driver's errors for elements that move or are being redrawn."""


class NotNow(Exception):
    """The element is not ready; trying again may work."""


def missing() -> str | None:
    """What this machine lacks to run WebKit, or None."""
    if not shutil.which(DRIVER):
        return f"no {DRIVER}: apt-get install webkit2gtk-driver"
    if "DISPLAY" not in os.environ and not shutil.which(SCREEN):
        return f"no screen and no {SCREEN}: apt-get install xvfb"
    return None


@dataclass
class WebKit:
    """One browser window."""

    client: httpx.Client
    session: str = field(default="")

    def ask(self, method: str, path: str, **body: object) -> Any:
        """Sends a WebDriver request and returns the value of its answer; fails on an error."""
        told = body if method == "POST" else None
        answer = self.client.request(method, f"/session{self.session}{path}", json=told)
        value = answer.json()["value"]
        if answer.status_code != 200 and value["error"] in MOVING:
            raise NotNow(value["error"])
        assert answer.status_code == 200, value
        return value

    def run(self, script: str, *arguments: object) -> Any:
        return self.ask("POST", "/execute/sync", script=script, args=arguments)

    def go(self, url: str) -> None:
        self.ask("POST", "/url", url=url)
        self.run(_LISTEN)

    def resize(self, width: int, height: int) -> None:
        self.ask("POST", "/window/rect", width=width, height=height)

    def count(self, selector: str) -> int:
        found: int = self.run("return document.querySelectorAll(arguments[0]).length", selector)
        return found

    def texts(self, selector: str) -> list[str]:
        elements = "[...document.querySelectorAll(arguments[0])]"
        found: list[str] = self.run(f"return {elements}.map((one) => one.innerText)", selector)
        return found

    def until(self, selector: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.count(selector):
            assert time.monotonic() < deadline, f"{selector} does not come: {self.texts('body')}"
            time.sleep(0.02)

    def tap(self, selector: str) -> None:
        """Clicks the middle of an element, once it stands still and nothing covers it."""
        deadline = time.monotonic() + PATIENCE
        while True:
            self.until(selector)
            try:
                found = self.ask("POST", "/element", using="css selector", value=selector)
                self.ask("POST", f"/element/{found[_ELEMENT]}/click")
            except NotNow:
                assert time.monotonic() < deadline, f"{selector} cannot be tapped"
                time.sleep(0.05)
            else:
                return

    @property
    def troubles(self) -> list[str]:
        """The errors and console messages of the page since it was loaded."""
        found: list[str] = self.run("return window.troubles")
        return found


@contextmanager
def browsing(folder: Path) -> Iterator[WebKit]:
    """A new browser without stored data; on a virtual display if the machine has no screen."""
    port = free_port()
    screen = [] if "DISPLAY" in os.environ else [SCREEN, "-a"]
    with (folder / "webkit.txt").open("wb") as log:
        process = subprocess.Popen(
            [*screen, DRIVER, f"--port={port}"], stdout=log, stderr=log, start_new_session=True
        )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            _until_ready(client)
            webkit = WebKit(client)
            wish = {"alwaysMatch": {"browserName": "MiniBrowser"}}
            opened = webkit.ask("POST", "", capabilities=wish)
            webkit.session = f"/{opened['sessionId']}"
            yield webkit
            webkit.ask("DELETE", "")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def _until_ready(client: httpx.Client) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            assert client.get("/status").json()["value"]["ready"]
        except httpx.TransportError:
            assert time.monotonic() < deadline, f"{DRIVER} does not answer"
            time.sleep(0.05)
        else:
            return
