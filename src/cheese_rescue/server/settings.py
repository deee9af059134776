"""Server settings, set by the options of `serve` or by environment variables."""

from dataclasses import dataclass
from pathlib import Path

from cheese_rescue.live.ports import LiveSettings

DEFAULT_PORT = 24337
"""CHEES on a phone keypad."""


@dataclass(frozen=True, kw_only=True)
class Settings(LiveSettings):
    """Everything that a host can configure."""

    database: Path | str
    """A SQLite file, or the URL of a PostgreSQL database."""
    bus: str | None = None
    """The Redis URL, needed with several processes."""
    host: str | None = None
    """The address to listen on. None: every interface, but only home networks are answered."""
    only_here: bool = False
    """Listen on loopback only."""
    public_url: str | None = None
    """The public URL, such as `https://cheese.example`."""
    trusted_proxies: tuple[str, ...] = ()
    """Proxies whose X-Forwarded-For header is trusted."""
    workers: int = 1
    """Worker processes per lane; 0 to use remote workers."""
    public_metrics: bool = False
    """Serve /metrics to other machines too."""
    access_log: bool = False
    """Log every request, without addresses, table ids or tokens."""

    # limits
    sockets_per_address: int = 200
    """Must allow a class of 35 behind one address with several pages open each."""
    tables_per_hour: int = 120
    """New tables per address."""
    requests_per_second: float = 100
    """HTTP requests per address."""
    messages_per_second: float = 20
    """Messages per WebSocket."""
    address_messages_per_second: float = 400
    """Messages per address, over all its WebSockets."""
    wrong_codes_per_minute: int = 10
    """Wrong join codes per address."""
    longest_message: int = 4_096
    """Bytes of a WebSocket message."""
    longest_body: int = 32_768
    """Bytes of a request body."""
    sockets: int = 10_000
    """WebSockets in total, in this process."""

    reviews: int = 8
    """Concurrent reviews in this process; one per address."""


def without_secrets(url: str) -> str:
    """The URL without user, password and query."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"  # a password may contain an @
