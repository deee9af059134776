"""Options of the commands that a host runs: environment variables say the same."""

from collections.abc import Callable
from typing import Any

import click


class Engine(click.ParamType):  # type: ignore[type-arg]  # generic since click 8.4 only
    """Where an existing engine is found, by the first words of such URLs."""

    name = "url"

    def __init__(self, *schemes: str) -> None:
        self._schemes = schemes

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        scheme, found, rest = str(value).partition("://")
        if scheme not in self._schemes or not found or not rest:
            self.fail("", param, ctx)
        return str(value)


class BusUrl(Engine):
    def __init__(self) -> None:
        super().__init__("redis", "rediss", "unix")

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        from redis.connection import parse_url  # noqa: PLC0415 - not needed at home

        url = super().convert(value, param, ctx)
        try:
            parse_url(url)  # type: ignore[no-untyped-call]  # has no types
        except ValueError:
            self.fail("", param, ctx)
        return url


def option(name: str, *, metavar: str | None = None, **rest: Any) -> Callable[[Any], Any]:
    """An option that is an environment variable too: --keep-days, CHEESE_RESCUE_KEEP_DAYS."""
    dashed = name.replace("_", "-")
    return click.option(
        f"--{dashed}",
        metavar=metavar,
        envvar=f"CHEESE_RESCUE_{name.upper()}",
        help=f"cli-option-{dashed}",
        **rest,
    )


def bus_option(**rest: Any) -> Callable[[Any], Any]:
    return option("bus", metavar="URL", type=BusUrl(), **rest)
