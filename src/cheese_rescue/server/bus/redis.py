"""The bus over Redis: publish and subscribe, claims, and shared limits."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from cheese_rescue.live.local import LocalBus
from cheese_rescue.live.ports import Event, LeasesRequested, Listener
from cheese_rescue.live.presence import LEASE_SECONDS
from cheese_rescue.live.tasks import cancel
from cheese_rescue.server.backoff import Backoff
from cheese_rescue.server.bus.limits import HELD_SECONDS
from cheese_rescue.server.redis_client import REDIS_ERRORS, TIMEOUT, redis_client

ALIVE_SECONDS = 6
"""Seconds that a process counts as alive after its last heartbeat."""
HEARTBEATS = "*"
"""The channel for heartbeats; no table has this id."""
QUIET_SECONDS = 5.0
"""Seconds without a message until the subscription is checked with a ping."""
LONGEST_QUEUE = 100_000
"""Events waiting to be published; further ones are dropped."""
LARGEST_COMMAND = 500
"""Channels in one SUBSCRIBE."""

_CLAIM = """
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0
"""
_TAKE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local rate, most = tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'drops', 'at')
local drops = most
if kept[1] then drops = math.min(most, kept[1] + (now - kept[2]) * rate) end
drops = drops - ARGV[1]
redis.call('HSET', KEYS[1], 'drops', tostring(drops), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil((most - drops) / rate) + 1)
return tostring(drops)
"""
"""A token bucket that may be overdrawn: processes report tokens after taking them."""
_HOLD = """
local now = redis.call('TIME')[1]
if ARGV[2] == '0' then redis.call('HDEL', KEYS[1], ARGV[1])
else redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. '@' .. now) end
local others = 0
local held = redis.call('HGETALL', KEYS[1])
for i = 1, #held, 2 do
    local process = held[i]
    if process ~= ARGV[1] then
        local count, at = string.match(held[i + 1], '(%d+)@(%d+)')
        if at and now - at < tonumber(ARGV[3])
            and redis.call('EXISTS', 'cheese:alive:' .. process) == 1
        then others = others + count
        else redis.call('HDEL', KEYS[1], process) end
    end
end
redis.call('EXPIRE', KEYS[1], ARGV[3])
return others
"""
"""Stores our count; returns the sum of the others', without dead or expired processes."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Event).decode
_log = logging.getLogger(__name__)


class RedisBus:
    """One connection subscribes, one publishes, a pool sends commands. All of them reconnect."""

    alone = False

    def __init__(self, url: str, process: str) -> None:
        self._process = process
        self._own = process.encode()
        self._redis = redis_client(url)
        self._dedicated = redis_client(url, None).connection_pool
        """Dedicated publish and subscribe connections; no read timeout, since they may be quiet."""
        self._claim = self._redis.register_script(_CLAIM)
        self._take = self._redis.register_script(_TAKE)
        self._hold = self._redis.register_script(_HOLD)
        self._local = LocalBus()
        self._counts: dict[str, int] = {}
        """The tables subscribed to, and the number of listeners in this process."""
        self._queue: list[tuple[str, bytes]] = []
        self._subscriptions: list[tuple[str, str]] = []
        """SUBSCRIBE and UNSUBSCRIBE commands waiting to be sent."""
        self._subscriptions_changed = asyncio.Event()
        self._queued = asyncio.Event()
        self._backoff = Backoff()
        self._last_heard: dict[str, float] = {}
        """When each of the other processes was last heard from."""
        self._received_at = 0.0
        """When Redis last sent anything, our own heartbeats included."""
        self.connected_since: float | None = None
        endless = (self._heartbeat(), self._stay_connected())
        self._tasks = [asyncio.create_task(task) for task in endless]

    # -- the bus ---------------------------------------------------------------------------------

    def is_alive(self, process: str) -> bool:
        """Whether another process was heard from recently. True while Redis is down."""
        if self.connected_since is None:
            return True
        heard = max(self._last_heard.get(process, 0.0), self.connected_since)
        return self._received_at - heard < ALIVE_SECONDS  # while Redis hangs, no process is dead

    def subscribe(self, table: str, listener: Listener) -> None:
        """Call the listener with every event about the table."""
        self._local.subscribe(table, listener)
        self._counts[table] = self._counts.get(table, 0) + 1
        if self._counts[table] == 1:
            self._change_subscription("SUBSCRIBE", table)

    def unsubscribe(self, table: str, listener: Listener) -> None:
        """Stop calling the listener."""
        self._local.unsubscribe(table, listener)
        self._counts[table] -= 1
        if not self._counts[table]:
            del self._counts[table]
            self._change_subscription("UNSUBSCRIBE", table)

    def publish(self, table: str, event: Event) -> None:
        """Deliver an event in this process, and to the others unless Redis is down."""
        self._enqueue(table, event)
        self._local.publish(table, event)

    async def claim(self, key: str, seconds: float) -> bool:
        """Take a lease; False if another process holds it. True while Redis is down."""
        args: list[str | int] = [self._process, int(1000 * seconds)]
        claimed = await self._call(lambda: self._claim(keys=[f"cheese:claim:{key}"], args=args), 1)
        return bool(claimed)

    # -- shared limits ---------------------------------------------------------------------------

    async def take(self, key: str, taken: float, *, rate: float, most: float) -> float | None:
        """Take from a shared bucket; returns what is left, None while Redis is down."""
        args = [taken, rate, most]
        left = await self._call(lambda: self._take(keys=[f"cheese:bucket:{key}"], args=args), None)
        return None if left is None else float(left)

    async def hold(self, key: str, count: int) -> int | None:
        """Report our count; returns the sum of the others', None while Redis is down."""
        args: list[str | int] = [self._process, count, HELD_SECONDS]
        others = await self._call(lambda: self._hold(keys=[f"cheese:held:{key}"], args=args), None)
        return None if others is None else int(others)

    # -- commands --------------------------------------------------------------------------------

    async def close(self) -> None:
        """Disconnect."""
        await cancel(*self._tasks)
        for disconnect in (self._redis.aclose, self._dedicated.disconnect):
            with suppress(*REDIS_ERRORS):
                await disconnect()

    async def _call(self, command: Callable[[], Awaitable[Any]], default: Any) -> Any:
        """The reply to a command, or `default` while Redis is down."""
        if not self._backoff.over:
            return default
        try:
            answer = await command()
        except REDIS_ERRORS as error:
            self._backoff.failed(error)
            return default
        self._backoff.succeeded()
        return answer

    async def _heartbeat(self) -> None:
        key = f"cheese:alive:{self._process}"
        while True:
            self._enqueue(HEARTBEATS, LeasesRequested())
            await self._call(lambda: self._redis.set(key, 1, ex=ALIVE_SECONDS), None)
            await asyncio.sleep(ALIVE_SECONDS / 3)
            since = time.monotonic() - LEASE_SECONDS
            self._last_heard = {name: at for name, at in self._last_heard.items() if at > since}

    def _enqueue(self, table: str, event: Event) -> None:
        if self.connected_since is not None and len(self._queue) < LONGEST_QUEUE:
            self._queue.append((table, self._own + _encode(event)))
            self._queued.set()

    # -- publish and subscribe -------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        """Publish and subscribe, and reconnect whenever a connection breaks."""
        backoff = Backoff()
        while True:
            try:
                async with self._connection() as subscriber, self._connection() as publisher:
                    await publisher.send_command("CLIENT", "REPLY", "OFF")
                    backoff.succeeded()
                    await self._run_connected(subscriber, publisher)
            except Exception as error:  # after any error: without the bus, events are missed
                if not isinstance(error, REDIS_ERRORS):
                    _log.exception(
                        "unexpected error on the bus; reconnecting to Redis; please report it"
                    )
                elif not backoff.pause:
                    _log.warning(
                        "no connection to Redis (%s); reconnecting. Games go on, but moves made on"
                        " other processes arrive late. Check that Redis is running.",
                        error,
                    )
                backoff.failed(error)
                await asyncio.sleep(backoff.pause)

    async def _run_connected(self, subscriber: Any, publisher: Any) -> None:
        self._queue = []
        self._subscriptions = [("SUBSCRIBE", table) for table in (HEARTBEATS, *self._counts)]
        self._subscriptions_changed.set()
        self._silent = False
        self.connected_since = time.monotonic()
        endless = (
            self._receive(subscriber),
            self._update_subscriptions(subscriber),
            self._check_connection(subscriber),
            self._publish_queued(publisher),
        )
        tasks = [asyncio.create_task(task) for task in endless]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.connected_since = None
            await cancel(*tasks)

    async def _publish_queued(self, publisher: Any) -> None:
        """Send queued events in as few packets as possible. Redis sends no replies here."""
        while await self._queued.wait():
            self._queued.clear()
            queue, self._queue = self._queue, []
            if queue:
                commands = [("PUBLISH", _channel(table), text) for table, text in queue]
                packed = publisher.pack_commands(commands)
                await publisher.send_packed_command(packed, check_health=False)

    async def _receive(self, subscriber: Any) -> None:
        while True:
            self._on_message(await subscriber.read_response(disconnect_on_error=False))
            self._silent = False
            self._received_at = time.monotonic()

    async def _check_connection(self, subscriber: Any) -> None:
        """Raise TimeoutError if the connection is silent and does not answer a ping either."""
        while True:
            self._silent = True
            await asyncio.sleep(QUIET_SECONDS)
            if self._silent:
                await subscriber.send_command("PING", check_health=False)
                await asyncio.sleep(TIMEOUT)
                if self._silent:
                    raise TimeoutError("no answer to a ping")

    async def _update_subscriptions(self, subscriber: Any) -> None:
        """Send waiting SUBSCRIBE and UNSUBSCRIBE commands."""
        while await self._subscriptions_changed.wait():
            self._subscriptions_changed.clear()
            waiting, self._subscriptions = self._subscriptions, []
            commands: list[list[str]] = []
            for command, table in waiting:
                last = commands[-1] if commands else []
                if last[:1] != [command] or len(last) > LARGEST_COMMAND:
                    commands.append([command])
                commands[-1].append(_channel(table))
            if commands:
                packed = subscriber.pack_commands(commands)
                await subscriber.send_packed_command(packed, check_health=False)

    def _change_subscription(self, command: str, table: str) -> None:
        if self.connected_since is not None:  # reconnecting subscribes to every table
            self._subscriptions.append((command, table))
            self._subscriptions_changed.set()

    def _on_message(self, message: Any) -> None:
        kind, channel = message[0], message[1]
        if kind == b"message":
            text: bytes = message[2]
            if not text.startswith(self._own):
                self._deliver(text[: len(self._own)].decode(), _table(channel), text)
        elif kind == b"subscribe":
            self.publish(
                _table(channel), LeasesRequested()
            )  # asks the other processes for their leases

    def _deliver(self, process: str, table: str, text: bytes) -> None:
        self._last_heard[process] = time.monotonic()
        try:
            event = _decode(text[len(self._own) :])
        except msgspec.MsgspecError:  # sent by another version of the game
            return
        self._local.publish(table, event)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A dedicated connection."""
        async with asyncio.timeout(2 * TIMEOUT):  # the handshake has no timeout of its own
            connection = await self._dedicated.get_connection()
        try:
            yield connection
        finally:
            with suppress(*REDIS_ERRORS):
                await connection.disconnect(nowait=True)
            await self._dedicated.release(connection)


def _channel(table: str) -> str:
    return f"cheese:{table}"


def _table(channel: bytes) -> str:
    return channel.decode().partition(":")[2]
