"""`cheese-rescue serve`, the default command: hosts the game and opens the browser."""

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
import platformdirs

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.foreign import record_name
from cheese_rescue.cli.named_bots import check_bot
from cheese_rescue.cli.options.localized_click import LocalizedCommand, Problem, lang_option
from cheese_rescue.cli.options.server_options import ServiceUrl, bus_option, env_option
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.extras import Extra, MissingExtra, has
from cheese_rescue.server import qr, wiring
from cheese_rescue.server.app import Site
from cheese_rescue.server.settings import DEFAULT_PORT, Settings
from cheese_rescue.server.socket import listener
from cheese_rescue.server.socket.guard import home_address
from cheese_rescue.server.store.migrate import DatabaseRefused
from cheese_rescue.server.supervisor import STOP_SIGNALS, Supervisor

FILE = "tables.db"
PORT_FILE = "port"
DEFAULTS = {field.name: field.default for field in fields(Settings)}


class Url(click.ParamType):  # type: ignore[type-arg]  # generic since click 8.4 only
    """The http or https URL of a site, without a path."""

    name = "url"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        """The URL without a slash at its end."""
        try:
            parts = urlsplit(str(value))
            fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            fine = False
        if not fine or parts.path.strip("/") or parts.query or parts.fragment or "@" in value:
            self.fail("", param, ctx)
        return str(value).rstrip("/")


class Database(ServiceUrl):
    """The path of a SQLite file, or the URL of a PostgreSQL database."""

    def __init__(self) -> None:
        super().__init__("postgresql", "postgres")
        self._file = click.Path(path_type=Path, dir_okay=False)

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """A path, or the URL as text."""
        if "://" in str(value):
            return super().convert(value, param, ctx)
        return self._file.convert(value, param, ctx)


class Network(click.ParamType):  # type: ignore[type-arg]
    """An IP address or network."""

    name = "network"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        """The network in CIDR notation."""
        try:
            return str(ip_network(str(value), strict=False))
        except ValueError:
            self.fail("", param, ctx)


def _number(name: str, kind: "click.ParamType[Any]") -> Callable[[Any], Any]:
    return env_option(name, metavar="N", type=kind, default=DEFAULTS[name])


def _default_database() -> Path:
    return Path(platformdirs.user_data_dir("cheese-rescue", appauthor=False)) / FILE


def _short(file: Path) -> str:
    """The path with ~ for the user's own folder."""
    home = Path.home()
    return f"~/{file.relative_to(home).as_posix()}" if file.is_relative_to(home) else str(file)


_count = click.IntRange(min=1, max=1_000_000)
_seconds = click.FloatRange(min=0, max=31_536_000)
_rate = click.FloatRange(min=0.1, max=1_000_000)


@click.command(cls=LocalizedCommand, help="cli-serve")
@env_option("host", metavar="ADDRESS")
@env_option("port", metavar="N", type=click.IntRange(1, 65535))
@env_option("only_here", is_flag=True)
@env_option("public_url", metavar="URL", type=Url())
@env_option("trusted_proxy", metavar="ADDRESS", type=Network(), multiple=True)
@env_option("no_browser", is_flag=True)
@env_option(
    "database", metavar="FILE|URL", type=Database(), show_default=_short(_default_database())
)
@bus_option()
@_number("workers", click.IntRange(0, 64))
@click.option(
    "--processes",
    metavar="N",
    type=click.IntRange(1, 64 if hasattr(os, "fork") else 1),
    default=1,
    envvar="CHEESE_RESCUE_SERVER_PROCESSES",
    help="cli-option-serve-processes",
)
@click.option(
    "--bot",
    "bots",
    metavar="BOT",
    multiple=True,
    envvar="CHEESE_RESCUE_BOT",
    help="cli-option-serve-bot",
)
@_number("keep_days", click.FloatRange(min=0.01, max=36_500))
@_number("bot_pause", click.FloatRange(min=0, max=10))
@_number("gone_after", _seconds)
@_number("nudge_after", _seconds)
@_number("idle_after", _seconds)
@_number("sockets", _count)
@_number("sockets_per_address", _count)
@_number("tables_per_hour", _count)
@_number("requests_per_second", _rate)
@_number("messages_per_second", _rate)
@_number("address_messages_per_second", _rate)
@_number("wrong_codes_per_minute", _count)
@_number("longest_message", click.IntRange(512, 65_536))
@_number("longest_body", click.IntRange(4_096, 100_000))
@env_option("public_metrics", is_flag=True)
@env_option("metrics_port", metavar="N", type=click.IntRange(1, 65535))
@env_option("access_log", is_flag=True)
@lang_option
@click.pass_obj
def command(
    words: Words,
    /,
    *,
    database: Path | str | None,
    port: int | None,
    no_browser: bool,
    trusted_proxy: tuple[str, ...],
    bots: tuple[str, ...],
    processes: int,
    metrics_port: int | None,
    **chosen: Any,
) -> None:
    """Serve the game until a signal stops it."""
    database = database or _default_database()
    settings = Settings(
        database=database,
        trusted_proxies=trusted_proxy,
        own_bots=_own_bots(words, bots),
        **chosen,
    )
    _check(settings, processes)
    try:
        copy = wiring.prepare(settings.database)
    except DatabaseRefused as why:
        raise Problem(why.key, **why.values) from why
    _hold_signals(hold=True)
    try:
        remembered = database.with_name(PORT_FILE) if isinstance(database, Path) else None
        sockets = listener.listen(settings, port, remembered, accept=processes == 1)
    except listener.PortTaken as why:
        raise Problem("error-port", port=str(port or DEFAULT_PORT), reason=str(why)) from why
    if copy is not None:
        echo(words("serve-migrated", file=str(copy)))
    if (most := listener.raise_open_files(settings.sockets)) is not None:
        echo(words("serve-few-files", sockets=most), err=True)
        settings = replace(settings, sockets=most)
    listener.log_to_stderr(settings)
    number = sockets[0].getsockname()[1]

    def ready() -> None:
        _hold_signals(hold=False)
        url = _here(settings, number)
        _print_links(words, settings, url, number)
        if not no_browser and _has_display():
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    if processes == 1:
        _serve(settings, [*sockets, *_metrics_sockets(metrics_port, 0)], ready)
    else:
        for listening in sockets:
            listening.close()  # each process opens its own, so that the system divides connections
        _serve_together(settings, number, processes, metrics_port, ready)
    echo(words("serve-stopped"))


def _check(settings: Settings, processes: int) -> None:
    """Raises Problem for options that exclude each other."""
    if settings.host is not None and settings.only_here:
        raise Problem("error-host-and-only-here")
    if settings.bus is None and not settings.workers:
        raise Problem("error-no-workers")
    if processes > 1 and (isinstance(settings.database, Path) or settings.bus is None):
        raise Problem("error-processes")


def _metrics_sockets(first_port: int | None, process: int) -> list[socket.socket]:
    return [listener.listen_here(first_port + process)] if first_port else []


def _serve_together(
    settings: Settings,
    port: int,
    processes: int,
    metrics_port: int | None,
    ready: Callable[[], None],
) -> None:
    """Serve in several processes until a signal stops them."""

    def serve(process: int, report: Callable[[], None]) -> None:
        def reported() -> None:
            _hold_signals(hold=False)
            report()

        own = _metrics_sockets(metrics_port, process)
        _serve(settings, [*listener.share(settings, port), *own], reported)

    if not Supervisor(processes, serve, ready).run():
        raise Problem("error-processes-failed")


def _serve(settings: Settings, sockets: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    """Serve in this process until a signal stops it. Calls `ready` once it accepts connections."""
    for stop_signal in STOP_SIGNALS:
        signal.signal(
            stop_signal, lambda *_: None
        )  # uvicorn raises them again after it has stopped
    site = Site(settings)
    listener.serve(site.app, settings, sockets, gate=site.gate, drain=site.drain, ready=ready)


def _own_bots(words: Words, names: tuple[str, ...]) -> dict[str, str]:
    """The bots of the operator by their names at tables. Raises Problem if one cannot be loaded."""
    found: dict[str, str] = {}
    for name in dict.fromkeys(names):
        check_bot(words, name, str(Path.cwd()))
        other = found.setdefault(record_name(name), name)
        if other != name:
            raise Problem("serve-same-bot", first=other, second=name, name=record_name(name))
    return {at_table: name for at_table, name in found.items() if name not in BOTS}


def _hold_signals(*, hold: bool) -> None:
    """Hold back stop signals until uvicorn handles them; otherwise one would be lost."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK if hold else signal.SIG_UNBLOCK, STOP_SIGNALS)


def _here(settings: Settings, port: int) -> str:
    host = settings.host if settings.host not in (None, "0.0.0.0", "::") else "localhost"  # noqa: S104
    return f"http://[{host}]:{port}/" if host and ":" in host else f"http://{host}:{port}/"


def _print_links(words: Words, settings: Settings, here: str, port: int) -> None:
    click.echo(f"{words('title')}\n\n{words('serve-here', url=here)}")
    home = None if settings.only_here or settings.host else home_address()
    link = settings.public_url or (f"http://{home}:{port}/" if home else None)
    if link is not None:
        echo(words("serve-others", url=link))
        if sys.stdout.isatty():
            # white on black whatever the terminal's colours: not every phone reads inverted codes
            lines = [click.style(line, fg=231, bg=16) for line in qr.drawn(link).splitlines()]
            click.echo("\n".join(["", *lines, ""]))
    if settings.public_url or settings.host:
        who = "serve-answers-everybody"
    else:
        who = "serve-answers-here" if settings.only_here else "serve-answers-home"
    echo(words(who))
    if settings.workers and not has(Extra.STRONG):
        echo(words.refusal(MissingExtra(Extra.STRONG)))
    if settings.public_url and not settings.trusted_proxies:
        echo(words("serve-no-proxy"))
    echo(words("serve-end"))
    sys.stdout.flush()


def _has_display() -> bool:
    """Whether a browser would open in a window, rather than in this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
