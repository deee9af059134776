"""How the laws are tried: the same examples on every run, and no clock."""

import signal

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

FIRST = ("test_setup.py", "test_durable.py", "test_limits.py", "test_api.py")
"""What takes longest: were it last, one process would work on it while the others wait."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in FIRST)
