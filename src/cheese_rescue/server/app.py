"""The application: the guard outside, then pages, HTTP and sockets, and the house behind them."""

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from cheese_rescue.server.api import ENDPOINTS
from cheese_rescue.server.assets import Assets
from cheese_rescue.server.endpoints import http_exception, routes
from cheese_rescue.server.engines import bus_of, far_of, store_of
from cheese_rescue.server.guard import Guard
from cheese_rescue.server.house import House
from cheese_rescue.server.limits import Buckets
from cheese_rescue.server.pages import PAGES, not_found
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.sockets import live
from cheese_rescue.server.tokens import Chance, new_token

BURST = 10
"""A class of 35 that opens the page asks for everything at once: so many seconds' worth."""


class Site:
    """The whole of one process. `app` is what a web server calls."""

    def __init__(
        self,
        settings: Settings,
        *,
        chance: Chance = secrets.token_bytes,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._settings = settings
        self._chance = chance
        self._clock = clock
        self.house: House | None = None
        self._starlette = Starlette(
            routes=[*PAGES, *routes(ENDPOINTS), WebSocketRoute("/live", _Live())],
            exception_handlers={HTTPException: http_exception, 404: not_found},
            lifespan=self._lifespan,
        )
        self._starlette.router.redirect_slashes = False
        self._starlette.state.assets = Assets.read()
        rate = settings.requests_per_second
        self._requests = Buckets("requests", rate, BURST * rate)
        self.app: ASGIApp = Guard(
            self._starlette,
            settings=settings,
            requests=self._requests,
            errors=self._count_error,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        process = new_token(secrets.token_bytes)
        bus = self._requests.bus = bus_of(self._settings, process)
        self.house = House(
            self._settings,
            store_of(self._settings),
            bus,
            process=process,
            far=far_of(self._settings, process),
            chance=self._chance,
            clock=self._clock,
        )
        app.state.house = self.house
        try:
            yield
        finally:
            await self.house.close()

    def _count_error(self) -> None:
        if self.house is not None:
            self.house.figures.errors.inc()

    async def drain(self) -> None:
        if self.house is not None:
            await self.house.drain()


class _Live:
    """An ASGI application of its own, so that nothing stands between a socket and its table."""

    __call__ = staticmethod(live)
