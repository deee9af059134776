"""Extras: parts of the installation that may be missing, and the refusal of what needs them."""

from enum import Enum
from importlib.util import find_spec

from cheese_rescue.rules import Refused


class Extra(Enum):
    """A part of the installation, as in `pip install "cheese-rescue[strong]"`."""

    STRONG = "strong"
    """The four bots that search, hints, reviews and puzzles."""
    SCALE = "scale"
    """PostgreSQL and Redis."""
    ARENA = "arena"
    """The ratings of a tournament."""
    DASK = "dask"
    """A tournament or a simulation on a Dask cluster."""
    DATA = "data"
    """Games as Parquet files, and reports about them."""
    ENVS = "envs"
    """Environments for learning programs."""


MODULES = {
    Extra.STRONG: ("numba", "numpy"),
    Extra.SCALE: ("asyncpg", "redis"),
    Extra.ARENA: ("openskill",),
    Extra.DASK: ("distributed",),
    Extra.DATA: ("numba", "numpy", "pyarrow"),
    Extra.ENVS: ("PIL", "gymnasium", "numba", "numpy", "open_spiel", "pettingzoo", "resvg_py"),
}
"""The modules that each extra installs, and that nothing else may import."""


class ExtraRefusal(Enum):
    """The refusal code for a missing extra."""

    # The comment beside the code names the field of its data.

    MISSING_EXTRA = "missing-extra"  # extra


class MissingExtra(Refused):
    """This needs an extra that is not installed. `refusal` is an `ExtraRefusal`."""

    def __init__(self, extra: Extra) -> None:
        super().__init__(ExtraRefusal.MISSING_EXTRA, extra=extra.value)
        self.args = (extra,)
        self.extra = extra
        """The extra that is not installed."""

    def __str__(self) -> str:
        return f'this needs an extra: pip install "cheese-rescue[{self.extra.value}]"'


def has(extra: Extra) -> bool:
    """Whether an extra is installed. Imports nothing."""
    return all(find_spec(module) for module in MODULES[extra])


def require(extra: Extra) -> None:
    """Raise MissingExtra unless the extra is installed."""
    if not has(extra):
        raise MissingExtra(extra)
