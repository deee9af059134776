"""The system's Chromium, for tests, screenshots and measurements."""

import os
import shutil
import socket

# The shell has no windows and takes a third less processor time for the same pages.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

NAME = f"{socket.gethostname().lower().partition('.')[0]}.local"
"""A name of this machine that the server accepts and that is no secure context in a browser."""

UNUSED = (
    *("Translate", "MediaRouter", "OptimizationHints"),
    *("PreloadTopChromeWebUI", "SpareRendererForSitePerProcess", "WebUIOmniboxPopup"),
    "WebUIOmniboxAimPopup",
)
"""Features that cost time, some by starting processes for pages that nobody opens."""


def program() -> str:
    """The path of the first Chromium that is installed."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        raise FileNotFoundError("no Chromium: ./check installs it or says how")
    return found


def flags() -> list[str]:
    """The command-line flags; the browser reaches the server under test and nothing else."""
    return [
        f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        "--no-proxy-server",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-gpu",
        "--mute-audio",
        "--disable-extensions",
        "--disable-features=" + ",".join(UNUSED),
        *(["--no-sandbox"] if os.geteuid() == 0 else []),
    ]
