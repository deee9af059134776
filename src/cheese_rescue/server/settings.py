"""What a host may choose: options of `serve`, and environment variables."""

from dataclasses import dataclass
from pathlib import Path

DEFAULT_PORT = 24337
"""CHEES on a telephone."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: Path | str
    """A file, or the URL of a PostgreSQL database."""
    bus: str | None = None
    """The URL of a Redis, where there are several processes."""
    host: str | None = None
    """The one interface to listen on; None for all of them, for people at home."""
    only_here: bool = False
    """This machine alone."""
    public_url: str | None = None
    """Where the world finds it, `https://cheese.example`."""
    trusted_proxies: tuple[str, ...] = ()
    """The addresses of proxies whose word on who is behind them is believed."""
    workers: int = 1
    """Processes that think, of each kind; 0 where those at other machines do."""
    keep_days: float = 30
    """After so many days without a change a table is deleted."""
    public_metrics: bool = False
    access_log: bool = False

    # how long to wait, in seconds
    bot_pause: float = 0.7
    """Before a bot lays a card, so that everybody can follow."""
    gone_after: float = 120
    nudge_after: float = 60
    idle_after: float = 180
    """After the nudge."""

    # how much is too much
    sockets_per_address: int = 200
    """A class of 35 behind one address, each with a few pages open, must fit."""
    tables_per_hour: int = 120
    """From one address."""
    requests_per_second: float = 100
    """Over HTTP, from one address."""
    messages_per_second: float = 20
    """Over one socket."""
    address_messages_per_second: float = 400
    """Over all sockets of one address."""
    wrong_codes_per_minute: int = 10
    longest_message: int = 4_096
    longest_body: int = 32_768
    sockets: int = 10_000
    """All together."""

    # no options: nobody at home needs to know
    rematch_pause: float = 1
    """For the devices to send their numbers."""
    tick: float = 1
    compare_every: float = 5
    reviews: int = 8
    """Under way at once; of one address only one."""


def without_secrets(url: str) -> str:
    """A URL without what nobody else should read."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"  # a password may have any sign
