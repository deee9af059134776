"""How the laws are tried: the same examples on every run, and no clock."""

import signal

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
