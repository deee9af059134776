"""How the laws are tried: the same examples on every run, and no clock."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],  # whole games are long, not wrong
)
settings.load_profile("house")
