"""HTTP routes: decode request bodies into structs, encode answers and refusals."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cheese_rescue.extras import MissingExtra
from cheese_rescue.live.messages import RefusedBody, ServerRefusal, ServerRefused
from cheese_rescue.rules import Refused
from cheese_rescue.server.bus.throttle import Throttle
from cheese_rescue.server.thinking.computations import refused_body
from cheese_rescue.server.wiring import Services
from cheese_rescue.table import TableRefused

BODY_SECONDS = 10.0
"""Timeout for reading a request's body."""

STATUS = {
    ServerRefusal.UNREADABLE: 400,
    ServerRefusal.NOT_YOUR_SEAT: 401,
    ServerRefusal.ONLY_THE_OPENER: 403,
    ServerRefusal.NO_WATCHERS: 403,
    ServerRefusal.NOT_FROM_THERE: 403,
    ServerRefusal.NO_SUCH_TABLE: 404,
    ServerRefusal.NO_SUCH_CODE: 404,
    ServerRefusal.NO_SUCH_PAGE: 404,
    ServerRefusal.NO_SUCH_EXERCISE: 404,
    ServerRefusal.NO_SUCH_DAY: 404,
    ServerRefusal.NO_SUCH_METHOD: 405,
    ServerRefusal.TOO_LONG: 413,
    ServerRefusal.NO_SUCH_BOT: 422,
    ServerRefusal.TOO_FAST: 429,
    ServerRefusal.TOO_MANY: 429,
    ServerRefusal.TOO_MANY_CODES: 429,
    ServerRefusal.OUR_FAULT: 500,
    ServerRefusal.CANNOT_WRITE: 503,
    ServerRefusal.STOPPING: 503,
}
CONFLICT = 409
"""For refusals by the table: not allowed now."""
IMPOSSIBLE = 422
"""For refusals by the rules: never allowed."""
NOT_INSTALLED = 501
"""For what needs an extra that this server does not have."""
STATUSES = sorted({*STATUS.values(), CONFLICT, IMPOSSIBLE, NOT_INSTALLED} - {500})
"""The error statuses that a client should expect, without internal errors."""


@dataclass(frozen=True)
class Endpoint:
    """One operation of the API. Its OpenAPI description is generated from this."""

    method: str
    path: str
    summary: str
    handle: Callable[["ApiRequest"], Awaitable[Any]]
    answer: Any
    """The struct of the response, or the media type of a text."""
    lines: Any = None
    """The structs of a streamed response's lines."""
    body: Any = None
    status: int = 200
    needs_token: bool = False
    numbers: tuple[str, ...] = ()
    """Numbers in the query string."""
    dates: tuple[str, ...] = ()
    """Dates in the query string."""


@dataclass(frozen=True)
class ApiRequest:
    """A decoded request, and the services for its handler."""

    services: Services
    request: Request
    body: Any

    @property
    def base(self) -> str:
        """The base URL of links to this server."""
        base: str = self.request.scope["base"]
        return base

    @property
    def household(self) -> str:
        """The household of the client, the key of its limits."""
        found: str = self.request.scope["household"]
        return found

    def path(self, name: str) -> str:
        """A parameter of the path."""
        found: str = self.request.path_params[name]
        return found

    def number(self, name: str) -> int | None:
        """A number from the query string."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 6):
            raise ServerRefused(ServerRefusal.UNREADABLE)
        return int(text)

    def date(self, name: str) -> date | None:
        """A date such as `2026-11-19` from the query string."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        try:
            found = date.fromisoformat(text)
        except ValueError:
            raise ServerRefused(ServerRefusal.UNREADABLE) from None
        if found.isoformat() != text:
            raise ServerRefused(ServerRefusal.UNREADABLE)
        return found

    async def pay(self, price: float) -> None:
        """Charge the household for work that the price of the route does not include.

        Waits until the household may start it. Raises ServerRefused if that takes too long.
        """
        throttle: Throttle = self.request.scope["throttle"]
        if not await throttle.admit(self.household, price):
            self.services.metrics.rejected("request")
            raise ServerRefused(ServerRefusal.TOO_FAST)

    @property
    def token(self) -> str | None:
        """The token in `Authorization: Bearer …`."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else None


def routes(endpoints: Iterable[Endpoint]) -> Iterator[Route]:
    """One route per path, with all its methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    for path, methods in by_path.items():
        yield Route(path, _handler(methods), methods=[*methods])


def _handler(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        try:
            body = await _body(request, endpoint.body)
            answer = await endpoint.handle(ApiRequest(request.app.state.services, request, body))
        except Refused as refusal:
            return refused(refusal)
        if isinstance(answer, Response):
            return answer
        if isinstance(endpoint.answer, str):
            return Response(answer, endpoint.status, media_type=endpoint.answer)
        return json(answer, endpoint.status)

    return respond


def json(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response that is never cached."""
    return Response(
        msgspec.json.encode(content),
        status,
        {"cache-control": "no-store", **(headers or {})},
        media_type="application/json",
    )


def refused(why: Refused) -> Response:
    """The response for a refusal."""
    if isinstance(why, MissingExtra):
        status = NOT_INSTALLED
    elif isinstance(why.refusal, ServerRefusal):
        status = STATUS.get(why.refusal, CONFLICT)
    else:
        status = CONFLICT if isinstance(why, TableRefused) else IMPOSSIBLE
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    return json(refused_body(why), status, headers)


async def http_exception(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """Starlette's own errors (no such page or method) as refusals."""
    if isinstance(error, HTTPException) and error.status_code == 405:
        body = RefusedBody(refusal=ServerRefusal.NO_SUCH_METHOD.value)
        return json(body, 405, dict(error.headers or {}))
    return json(RefusedBody(refusal=ServerRefusal.NO_SUCH_PAGE.value), 404)


async def _body(request: Request, kind: Any) -> Any:
    if kind is None:
        return None
    longest = request.app.state.services.settings.longest_body
    content = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                content += chunk
                if len(content) > longest:
                    raise ServerRefused(ServerRefusal.TOO_LONG, most=longest)
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.MsgspecError, UnicodeError, ClientDisconnect, TimeoutError, RecursionError):
        raise ServerRefused(ServerRefusal.UNREADABLE) from None
