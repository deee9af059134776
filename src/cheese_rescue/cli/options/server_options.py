"""Options of `serve` and `worker`, each also settable by an environment variable."""

from collections.abc import Callable
from typing import Any

import click

from cheese_rescue.extras import Extra, require


class ServiceUrl(click.ParamType):  # type: ignore[type-arg]  # generic since click 8.4 only
    """The URL of a database or of Redis, with one of the given schemes. Needs the extra `scale`."""

    name = "url"

    def __init__(self, *schemes: str) -> None:
        self._schemes = schemes

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        """The URL as text."""
        scheme, found, rest = str(value).partition("://")
        if scheme not in self._schemes or not found or not rest:
            self.fail("", param, ctx)
        require(Extra.SCALE)
        return str(value)


class BusUrl(ServiceUrl):
    """The URL of Redis."""

    def __init__(self) -> None:
        super().__init__("redis", "rediss", "unix")

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        """The URL as text, checked by redis-py."""
        url = super().convert(value, param, ctx)
        from redis.connection import parse_url  # noqa: PLC0415 - only with --bus

        try:
            parse_url(url)  # type: ignore[no-untyped-call]  # has no types
        except ValueError:
            self.fail("", param, ctx)
        return url


def env_option(name: str, *, metavar: str | None = None, **rest: Any) -> Callable[[Any], Any]:
    """An option with its environment variable: --keep-days, CHEESE_RESCUE_KEEP_DAYS."""
    dashed = name.replace("_", "-")
    return click.option(
        f"--{dashed}",
        metavar=metavar,
        envvar=f"CHEESE_RESCUE_{name.upper()}",
        help=f"cli-option-{dashed}",
        **rest,
    )


def bus_option(**rest: Any) -> Callable[[Any], Any]:
    """The option --bus."""
    return env_option("bus", metavar="URL", type=BusUrl(), **rest)
