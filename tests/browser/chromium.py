"""The system's Chromium, for tests, pictures and measurements."""

import os
import shutil
import socket

# The shell has no windows and takes a third less processor time for the same pages.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

NAME = f"{socket.gethostname().lower().partition('.')[0]}.local"
"""A name of this machine that the server knows for its own, and that no browser trusts."""

UNUSED = (
    *("Translate", "MediaRouter", "OptimizationHints"),
    *("PreloadTopChromeWebUI", "SpareRendererForSitePerProcess", "WebUIOmniboxPopup"),
    "WebUIOmniboxAimPopup",
)
"""Features that cost time, the latter by processes for pages that nobody opens."""


def program() -> str:
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        raise FileNotFoundError("no Chromium: ./check installs it or says how")
    return found


def flags() -> list[str]:
    """It talks to our server and to nobody else."""
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
