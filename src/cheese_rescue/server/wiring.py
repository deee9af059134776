"""Wires one server process: a lobby and the adapters that the settings select."""

import asyncio
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from cheese_rescue.live.lobby import Lobby
from cheese_rescue.live.local import LocalBus, SystemClock
from cheese_rescue.live.ports import Bus, Clock, Ports, RandomBytes, Store
from cheese_rescue.live.tasks import cancel
from cheese_rescue.live.tokens import new_token
from cheese_rescue.server import prices
from cheese_rescue.server.bus.limits import Limits
from cheese_rescue.server.bus.throttle import Throttle
from cheese_rescue.server.metrics import Metrics
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.store import sqlite
from cheese_rescue.server.store.batching import OnCommit
from cheese_rescue.server.store.metered import MeteredStore
from cheese_rescue.server.thinking.pool import RemoteWorkers, WorkerPool
from cheese_rescue.server.thinking.reviews import Reviews


@dataclass(frozen=True)
class Services:
    """The services that the HTTP routes and WebSockets of one process share."""

    settings: Settings
    lobby: Lobby
    reviews: Reviews
    limits: Limits
    metrics: Metrics
    clock: Clock
    pool: WorkerPool
    messages: Throttle
    """Shares the time for messages between the addresses."""
    renewing: "asyncio.Task[None]"
    """Renews the shared limits in the background."""

    @classmethod
    def start(
        cls,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        *,
        random_bytes: RandomBytes,
    ) -> Self:
        """Create all services and start their background tasks on the running event loop."""
        process = new_token(secrets.token_bytes)
        clock = SystemClock()
        bus = _bus(settings, process, limits)
        pool = WorkerPool(
            settings.workers,
            secrets.token_bytes,
            remote=_remote_workers(settings, process),
            own_bots=settings.own_bots,
        )
        store = MeteredStore(
            _store(settings, metrics.commit_seconds.observe),
            on_entry=metrics.entry_written,
            on_unavailable=metrics.store_unavailable,
        )
        throttle = Throttle(limits.messages, prices.MESSAGE)

        async def bot_turn(origin: str, clients: int) -> None:
            if origin:  # nobody is connected here otherwise
                await throttle.work(origin, prices.bot_move_price(clients))

        async def load_turn(origin: str, entries: int) -> None:
            for price in prices.loading_prices(entries):
                await throttle.work(origin, price)

        ports = Ports(
            store=store,
            bus=bus,
            thinker=pool,
            clock=clock,
            random_bytes=random_bytes,
            process=process,
            bot_turn=bot_turn,
            load_turn=load_turn,
            can_search=pool.can_search,
        )
        lobby = Lobby(ports, settings, on_error=metrics.errors.inc)
        lobby.start()
        metrics.computed = lambda: pool.computed
        metrics.watch(
            sockets=lambda: limits.sockets.total,
            reviews=lambda: limits.reviews.total,
            tables=lambda: lobby.tables,
            bot_queue=lambda: pool.waiting,
            worker_restarts=lambda: pool.restarts,
            worker_missed=lambda: pool.missed,
            bus_up=lambda: bus.connected_since is not None,
        )
        renewing = asyncio.create_task(limits.renew_forever())
        reviews = Reviews(pool, limits.reviews)
        return cls(settings, lobby, reviews, limits, metrics, clock, pool, throttle, renewing)

    async def drain(self) -> None:
        """End reviews, finish the commands under way, then tell every client to reconnect."""
        self.lobby.stopping = True
        self.reviews.stop()
        self.messages.stop()
        await self.lobby.drain()

    async def close(self) -> None:
        """Stop all background tasks and close the adapters."""
        await cancel(self.renewing)
        self.reviews.stop()
        await self.lobby.close()


def prepare(database: Path | str) -> Path | None:
    """Create or migrate the database; returns the backup of an older SQLite file, if any."""
    if isinstance(database, Path):
        return sqlite.prepare(database)
    from cheese_rescue.server.store import postgres  # noqa: PLC0415 - only for PostgreSQL

    postgres.prepare(database)
    return None


def _store(settings: Settings, on_commit: OnCommit) -> Store:
    if isinstance(settings.database, Path):
        return sqlite.SqliteStore(settings.database, on_commit=on_commit)
    from cheese_rescue.server.store.postgres import PostgresStore  # noqa: PLC0415 - as above

    return PostgresStore(settings.database, on_commit=on_commit)


def _bus(settings: Settings, process: str, limits: Limits) -> Bus:
    if settings.bus is None:
        return LocalBus()
    from cheese_rescue.server.bus.redis import RedisBus  # noqa: PLC0415 - only with Redis

    bus = RedisBus(settings.bus, process)
    limits.share(bus)
    return bus


def _remote_workers(settings: Settings, process: str) -> RemoteWorkers | None:
    """Remote workers, if there is a bus and `workers` is 0."""
    if settings.bus is None or settings.workers:
        return None
    from cheese_rescue.server.thinking.remote import RedisWorkers  # noqa: PLC0415 - as above

    return RedisWorkers(settings.bus, process)
