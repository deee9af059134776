"""How the laws are tried: the same examples on every run, and no clock."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],  # whole games are long, not wrong
)
settings.load_profile("house")

# A shell that starts the tests in the background has them ignore Ctrl-C, and so would every
# program that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

FIRST = (
    *("test_setup.py", "test_languages.py", "test_durable.py", "test_limits.py", "test_api.py"),
    *("test_kills.py", "test_away.py", "test_many.py", "test_together.py"),
)
"""What takes longest: were it last, one process would work on it while the others wait."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in FIRST)


HERE = Path(__file__).parent
PLAIN = ("house", "i18n", "rules", "web")
"""Where hardly any bot plays that needs compiled code."""
PREPARE = "from cheese_rescue.bots import kernel; kernel.prepare()"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Has it compiled once, before many processes would do so at the same time."""
    config = session.config
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    if any(map(_searches, config.args)):
        subprocess.run([sys.executable, "-c", PREPARE], check=True)


def _searches(argument: str) -> bool:
    path = Path(argument.partition("::")[0]).resolve()
    if path == HERE or not path.is_relative_to(HERE):
        return True
    return path.relative_to(HERE).parts[0] not in PLAIN
