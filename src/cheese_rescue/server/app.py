"""The ASGI application: pages, HTTP API and WebSockets behind the guard."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from cheese_rescue.live.ports import RandomBytes
from cheese_rescue.server.bus.limits import Limits
from cheese_rescue.server.http.api import ENDPOINTS
from cheese_rescue.server.http.assets import Assets
from cheese_rescue.server.http.pages import PAGES, not_found, prepare
from cheese_rescue.server.http.routes import http_exception, routes
from cheese_rescue.server.metrics import Metrics
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.socket.connections import Connections
from cheese_rescue.server.socket.guard import Guard
from cheese_rescue.server.socket.session import serve_socket
from cheese_rescue.server.wiring import Services


class Site:
    """The site served by one process. `app` is its ASGI application."""

    def __init__(
        self,
        settings: Settings,
        *,
        random_bytes: RandomBytes = secrets.token_bytes,
    ) -> None:
        self._settings = settings
        self._random_bytes = random_bytes
        self._limits = Limits(settings)
        self._metrics = Metrics()
        self._services: Services | None = None
        self.gate = Connections(settings, self._metrics.rejected)
        """Limits the connections of each address."""
        self._starlette = Starlette(
            routes=[*PAGES, *routes(ENDPOINTS), WebSocketRoute("/live", _Socket())],
            exception_handlers={HTTPException: http_exception, 404: not_found},
            lifespan=self._lifespan,
        )
        self._starlette.router.redirect_slashes = False
        assets = self._starlette.state.assets = Assets.read()
        prepare(assets)
        self._guard = Guard(
            self._starlette,
            settings=settings,
            requests=self._limits.requests,
            on_error=self._metrics.errors.inc,
            on_rejection=self._metrics.rejected,
        )
        self.app: ASGIApp = self._guard

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        services = self._services = app.state.services = Services.start(
            self._settings,
            self._limits,
            self._metrics,
            random_bytes=self._random_bytes,
        )
        try:
            yield
        finally:
            await services.close()

    async def drain(self) -> None:
        """Finish the commands under way and tell clients to reconnect, before the server stops."""
        self._guard.stop()
        if self._services is not None:
            await self._services.drain()


class _Socket:
    """`serve_socket` as an ASGI application: Starlette would wrap a plain function."""

    __call__ = staticmethod(serve_socket)
