"""The Redis client that the bus and the remote workers use."""

from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

TIMEOUT = 2.0
"""Seconds until Redis counts as down."""
CONNECTIONS = 16
"""Connections per pool; callers wait for a free one."""
REDIS_ERRORS = (RedisError, OSError, TimeoutError, RuntimeError)
"""RuntimeError is what uvloop raises for a connection that was closed a moment ago."""


def redis_client(url: str, timeout: float | None = TIMEOUT) -> Any:
    """A client that never retries by itself: the caller decides what to do without a reply.

    Typed as Any because the type hints of redis-py do not say that replies are bytes.
    """
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=TIMEOUT,
        protocol=2,
        socket_connect_timeout=TIMEOUT,
        socket_timeout=timeout,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),
    )
    return Redis.from_pool(pool)
