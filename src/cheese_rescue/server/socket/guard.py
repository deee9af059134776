"""Checks address, Host and Origin before anything else sees a request."""

import logging
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from cheese_rescue.live.messages import RefusedBody, ServerRefusal
from cheese_rescue.server import prices
from cheese_rescue.server.bus.limits import Buckets, household
from cheese_rescue.server.bus.throttle import Throttle
from cheese_rescue.server.settings import Settings

HOME_NETWORKS = tuple(
    map(
        ip_network,
        (
            "127.0.0.0/8",
            "10.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "169.254.0.0/16",
            "::1/128",
            "fc00::/7",
            "fe80::/10",
        ),
    )
)
"""Loopback, private and link-local networks."""
REST_SECONDS = 1.0
"""How long a connection is not read after a request on it was rejected."""
NOBODY = "nobody"
"""Stands for a client whose address is unknown."""
FORWARDING_HEADERS = frozenset(
    {
        "forwarded",
        "via",
        "x-forwarded-for",
        "x-forwarded-host",
        "x-forwarded-proto",
        "x-real-ip",
    }
)
"""A request with one of these came through a proxy, trusted or not."""
HSTS = b"max-age=31536000"
"""One year. Without includeSubDomains: the host may have other services there."""

_log = logging.getLogger(__name__)
ACCESS_LOG = logging.getLogger("cheese_rescue.access")
"""Off by default. Contains no table id, token or address."""


class Guard:
    """ASGI middleware: refuses foreign peers, hosts and origins, and limits the request rate."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        settings: Settings,
        requests: Buckets,
        on_error: Callable[[], None],
        on_rejection: Callable[[str], None],
    ) -> None:
        """`on_rejection` is called with a word for each rejected request, for the metrics."""
        self._app = app
        self._settings = settings
        self._throttle = Throttle(requests, prices.REQUEST)
        self._on_error = on_error
        self._on_rejection = on_rejection
        self._names = own_names()
        self._public = _Public(settings.public_url) if settings.public_url else None
        self._everybody = self._public is not None or settings.host is not None
        self._proxies = tuple(ip_network(proxy, strict=False) for proxy in settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        address = self._address(scope, headers)
        host = headers.get("host", "")
        secure = self._public is not None and self._public.is_reached_over_tls(host)
        scope["household"] = household(address) if address != NOBODY else NOBODY
        scope["throttle"] = self._throttle
        if not await self._throttle.admit(scope["household"], _price(scope, headers)):
            self._on_rejection("request" if scope["type"] == "http" else "handshake")
            self._rest(scope, address)
            await refuse(scope, _with_headers(send, "", hsts=secure), 429, ServerRefusal.TOO_FAST)
            return
        if not (
            self._is_allowed(address)
            and self._is_own(host, scope)
            and self._is_own_origin(headers.get("origin"), scope)
        ):
            self._on_rejection("foreign")
            self._rest(scope, address)
            await refuse(
                scope, _with_headers(send, "", hsts=secure), 403, ServerRefusal.NOT_FROM_THERE
            )
            return
        scope["base"] = self._base(scope, host)
        own_host = _is_loopback(_split(host)[0] or "")
        scope["here"] = (
            _is_loopback(address) and own_host and not headers.keys() & FORWARDING_HEADERS
        )
        trustworthy = scope["base"].startswith("https:") or own_host
        sending = _with_headers(send, host, trustworthy=trustworthy, hsts=secure)
        await self._answer(scope, receive, sending)

    def stop(self) -> None:
        """Delay no more requests: the server stops."""
        self._throttle.stop()

    @staticmethod
    def _rest(scope: Scope, address: str) -> None:
        """Do not read the connection for a while, unless it is a proxy's."""
        if "rest" in scope and scope["client"] and scope["client"][0] == address:
            scope["rest"](REST_SECONDS)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            if not begun and ACCESS_LOG.isEnabledFor(logging.INFO):
                ACCESS_LOG.info("%s %s", _named(scope), message.get("status", message["type"]))
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except ClientDisconnected:  # during the handshake of a WebSocket
            raise
        except Exception:  # a bug in the server; the client gets no details
            self._on_error()
            _log.exception("unexpected error while answering %s; please report it", _named(scope))
            if not begun:
                await refuse(scope, send, 500, ServerRefusal.OUR_FAULT)
            elif scope["type"] == "websocket":
                with suppress(RuntimeError):  # already closed
                    await send({"type": "websocket.close", "code": 1011})

    # -- the client's address --------------------------------------------------------------------

    def _address(self, scope: Scope, headers: dict[str, str]) -> str:
        """The client's address: the peer's, or the one that a trusted proxy forwards."""
        client = scope.get("client")
        address: str = client[0].partition("%")[0] if client else NOBODY
        said = headers.get("x-forwarded-for")
        for forwarded in reversed(said.split(",")) if said is not None else ():
            if not self._is_proxy(address):
                break
            found = _parsed(forwarded.strip()) or _parsed(_split(forwarded.strip())[0] or "")
            if found is None:  # not an address
                return NOBODY
            address = str(found)
        return address

    def _is_proxy(self, address: str) -> bool:
        return address != NOBODY and _within(address, self._proxies)

    def _is_allowed(self, address: str) -> bool:
        if address == NOBODY:
            return False
        return self._everybody or _within(address, HOME_NETWORKS)

    # -- Host and Origin -------------------------------------------------------------------------

    def _is_own(self, host: str, scope: Scope) -> bool:
        """Whether the Host header names this server; prevents DNS rebinding."""
        if self._public and host.lower() == self._public.host:
            return True
        name, port = _split(host)
        server = scope.get("server")
        if name is None or not server or port not in (None, server[1]):
            return False
        return name in self._names or _same_address(name, server[0].partition("%")[0])

    def _is_own_origin(self, origin: str | None, scope: Scope) -> bool:
        """Whether the Origin header names this server. Clients other than browsers send none."""
        if origin is None:
            return True
        if self._public and origin.lower() == self._public.origin:
            return True
        scheme, _, host = origin.partition("://")
        usual = {"http": 80, "https": 443}.get(scheme.lower())
        if usual is None:
            return False
        port = _split(host)[1] or usual
        return self._is_own(host, scope) and port == scope["server"][1]

    def _base(self, scope: Scope, host: str) -> str:
        """The base URL of links to this server."""
        if self._public:
            return self._public.origin
        name, port = _split(host)
        if name is not None and not self._settings.only_here and _is_loopback(name):
            home = home_address()  # a phone cannot follow a link to localhost
            if home is not None and self._settings.host is None:
                return f"http://{home}:{scope['server'][1]}"
        address = _parsed(name or "")
        name = str(address or name)  # one spelling: pages are cached by base
        name = f"[{name}]" if ":" in name else name
        return f"http://{name}:{port or scope['server'][1]}"


class _Public:
    """The public URL, split."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url.lower())
        self.host = parts.netloc
        self.origin = f"{parts.scheme}://{parts.netloc}"

    def is_reached_over_tls(self, host: str) -> bool:
        """Whether a request with this Host header came over TLS, through a proxy."""
        return self.origin.startswith("https:") and host.lower() == self.host


def own_names() -> frozenset[str]:
    """The host names of this machine."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"} - {""})


def home_address() -> str | None:
    """This machine's address on the local network. Connecting a UDP socket sends nothing."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                address: str = probe.getsockname()[0]
        except OSError:
            continue
        if not ip_address(address).is_loopback:
            return f"[{address}]" if family == socket.AF_INET6 else address
    return None


def _named(scope: Scope) -> str:
    """Method and path for the log, with long parts (table ids) masked."""
    parts = scope["path"].split("/")
    known = ["*" if len(part) > 15 else part for part in parts]
    return f"{scope.get('method', 'SOCKET')} {'/'.join(known)[:60]!r}"


def _headers(scope: Scope) -> dict[str, str]:
    """Headers by name. A duplicate Host or Origin gets an empty value, which is then refused."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key = name.decode("latin-1").lower()
        text = value.decode("latin-1")
        if key in ("host", "origin") and key in found:
            text = ""
        found[key] = f"{found[key]},{text}" if key == "x-forwarded-for" and key in found else text
    return found


def _price(scope: Scope, headers: dict[str, str]) -> float:
    if scope["type"] == "websocket":
        return prices.REQUESTS["/live"]
    length = headers.get("content-length", "" if "transfer-encoding" in headers else "0")
    known = length.isascii() and length.isdecimal() and len(length) < 20
    return prices.request_price(scope["path"], int(length) if known else None)


def _split(host: str) -> tuple[str | None, int | None]:
    """Split a Host into name (without brackets) and port; (None, None) if malformed."""
    name, colon, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
    if not colon:
        name, port = host, ""
    if port and not (port.isascii() and port.isdigit() and len(port) <= 5):
        return None, None
    if ":" in name and not (name.startswith("[") and name.endswith("]")):
        return None, None
    name = name.strip("[]").lower().rstrip(".")
    return (name or None), (int(port) if port else None)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    if "%" in address:  # a zone id is meaningful on one machine only
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return found.ipv4_mapped
    return found


def _same_address(name: str, own: str) -> bool:
    return (found := _parsed(name)) is not None and found == _parsed(own)


def _is_loopback(name: str) -> bool:
    found = _parsed(name)
    return name == "localhost" or (found is not None and found.is_loopback)


def _within(address: str, networks: Iterable[Any]) -> bool:
    found = _parsed(address)
    return found is not None and any(found in network for network in networks)


def _with_headers(send: Send, host: str, *, trustworthy: bool = False, hsts: bool = False) -> Send:
    """Add the security headers to every response. `host` is the Host header, or empty.

    Cross-Origin-Opener-Policy needs a trustworthy origin: over plain http, browsers ignore it and
    print a warning.
    """
    sockets = f" ws://{host} wss://{host}" if host else ""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    extra = [
        (b"content-security-policy", policy.encode("latin-1")),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
    if trustworthy:
        extra.append((b"cross-origin-opener-policy", b"same-origin"))
    if hsts:
        extra.append((b"strict-transport-security", HSTS))

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return sending


async def refuse(scope: Scope, send: Send, status: int, refusal: ServerRefusal) -> None:
    """Send a refusal as the response to an HTTP request or a WebSocket handshake."""
    body = msgspec.json.encode(RefusedBody(refusal=refusal.value))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send(
        {
            "type": f"{kind}.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"cache-control", b"no-store"),
                *([(b"retry-after", b"5")] if status == 429 else []),
            ],
        }
    )
    await send({"type": f"{kind}.body", "body": body})
