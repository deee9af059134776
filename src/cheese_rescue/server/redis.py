"""The bus over Redis: published to whoever listens, and leases for what is agreed on."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cheese_rescue.server.bus import HELD_SECONDS, LEASE_SECONDS, Listener, LocalBus, News, Who
from cheese_rescue.server.patience import Patience

ALIVE_SECONDS = 6
"""For so long a process is thought alive without being heard of."""
ALIVE = "*"
"""Where each says that it is; no table has that name."""
SECONDS = 2.0
"""Whoever does not answer by then is away."""
QUIET_SECONDS = 5.0
"""After so long without a word the line is tried."""
MOST_UNTOLD = 100_000
"""More hints than these are not kept for a line that does not take them."""
CONNECTIONS = 16
"""Whoever asks while all are busy waits for one."""
MOST_WORDS = 500
"""In one command."""
TROUBLE = (RedisError, OSError, TimeoutError, RuntimeError)
"""The last is uvloop's word for a line that was closed a moment ago."""

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
"""A bucket that may go below empty: what was taken elsewhere before we heard of it counts."""
_HOLD = """
local now = redis.call('TIME')[1]
if ARGV[2] == '0' then redis.call('HDEL', KEYS[1], ARGV[1])
else redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. '@' .. now) end
local others = 0
local held = redis.call('HGETALL', KEYS[1])
for place = 1, #held, 2 do
    local process = held[place]
    if process ~= ARGV[1] then
        local count, at = string.match(held[place + 1], '(%d+)@(%d+)')
        if at and now - at < tonumber(ARGV[3])
            and redis.call('EXISTS', 'cheese:alive:' .. process) == 1
        then others = others + count
        else redis.call('HDEL', KEYS[1], process) end
    end
end
redis.call('EXPIRE', KEYS[1], ARGV[3])
return others
"""
"""What a process holds counts while the process lives and tells it: not for being asked about."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(News).decode
_log = logging.getLogger(__name__)

Result = TypeVar("Result")


def client(url: str, seconds: float | None = SECONDS) -> Any:
    """That never tries again by itself: whoever asks decides what to do without an answer.

    (It has types, which do not know that what comes is bytes.)
    """
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=SECONDS,
        protocol=2,
        socket_connect_timeout=SECONDS,
        socket_timeout=seconds,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),
    )
    return Redis.from_pool(pool)


class RedisBus:
    """One connection listens, one tells, a few more ask. All come back by themselves."""

    def __init__(self, url: str, process: str) -> None:
        self._process = process
        self._own = process.encode()
        self._redis = client(url)
        self._lines = client(url, None).connection_pool
        """Of those there is one that tells and one that hears, which is quiet for long."""
        self._claim = self._redis.register_script(_CLAIM)
        self._take = self._redis.register_script(_TAKE)
        self._hold = self._redis.register_script(_HOLD)
        self._local = LocalBus()
        self._counts: dict[str, int] = {}
        """The tables listened to, and by how many here."""
        self._told: list[tuple[str, bytes]] = []
        self._wishes: list[tuple[str, str]] = []
        """To listen to a table, or no longer."""
        self._wished = asyncio.Event()
        self._more = asyncio.Event()
        self._asking = Patience()
        self._alive: dict[str, float] = {}
        """When each of the others was heard of last."""
        self.up_since: float | None = None
        self._tasks = [asyncio.create_task(endless) for endless in (self._live(), self._stay())]

    # -- as it is seen ---------------------------------------------------------------------------

    def alive(self, process: str) -> bool:
        if self.up_since is None:
            return True
        heard = max(self._alive.get(process, 0.0), self.up_since)
        return time.monotonic() - heard < ALIVE_SECONDS

    def listen(self, table: str, listener: Listener) -> None:
        self._local.listen(table, listener)
        self._counts[table] = self._counts.get(table, 0) + 1
        if self._counts[table] == 1:
            self._wish("SUBSCRIBE", table)

    def forget(self, table: str, listener: Listener) -> None:
        self._local.forget(table, listener)
        self._counts[table] -= 1
        if not self._counts[table]:
            del self._counts[table]
            self._wish("UNSUBSCRIBE", table)

    def tell(self, table: str, news: News) -> None:
        self._tell_others(table, news)
        self._local.tell(table, news)

    async def claim(self, what: str, seconds: float) -> bool:
        args: list[str | int] = [self._process, int(1000 * seconds)]
        claimed = await self._ask(lambda: self._claim(keys=[f"cheese:claim:{what}"], args=args), 1)
        return bool(claimed)

    async def take(self, key: str, drops: float, *, rate: float, most: float) -> float | None:
        args = [drops, rate, most]
        left = await self._ask(lambda: self._take(keys=[f"cheese:bucket:{key}"], args=args), None)
        return None if left is None else float(left)

    async def hold(self, key: str, count: int) -> int | None:
        args: list[str | int] = [self._process, count, HELD_SECONDS]
        others = await self._ask(lambda: self._hold(keys=[f"cheese:held:{key}"], args=args), None)
        return None if others is None else int(others)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*TROUBLE):
            await self._redis.aclose()
            await self._lines.disconnect()

    async def _ask(self, question: Callable[[], Awaitable[Any]], otherwise: Any) -> Any:
        if not self._asking.over:
            return otherwise
        try:
            answer = await question()
        except TROUBLE as why:
            self._asking.failed(why)
            return otherwise
        self._asking.succeeded()
        return answer

    async def _live(self) -> None:
        key = f"cheese:alive:{self._process}"
        while True:
            self._tell_others(ALIVE, Who())
            await self._ask(lambda: self._redis.set(key, 1, ex=ALIVE_SECONDS), None)
            await asyncio.sleep(ALIVE_SECONDS / 3)
            since = time.monotonic() - LEASE_SECONDS
            self._alive = {name: at for name, at in self._alive.items() if at > since}

    # -- telling ---------------------------------------------------------------------------------

    def _tell_others(self, table: str, news: News) -> None:
        if self.up_since is not None and len(self._told) < MOST_UNTOLD:
            self._told.append((table, self._own + _encode(news)))
            self._more.set()

    # -- as long as there is a line ----------------------------------------------------------------

    async def _stay(self) -> None:
        """Listens and tells, and finds another line when one breaks."""
        patience = Patience()
        while True:
            try:
                async with self._line() as ear, self._line() as mouth:
                    await mouth.send_command("CLIENT", "REPLY", "OFF")
                    patience.succeeded()
                    await self._stay_on(ear, mouth)
            except Exception as why:  # whatever it was: a deaf process would be worse
                if not isinstance(why, TROUBLE):
                    _log.exception("a fault on the bus")
                elif not patience.pause:
                    _log.warning("other processes cannot be heard: %s", why)
                patience.failed(why)
                await asyncio.sleep(patience.pause)

    async def _stay_on(self, ear: Any, mouth: Any) -> None:
        self._told = []
        self._wishes = [("SUBSCRIBE", table) for table in (ALIVE, *self._counts)]
        self._wished.set()
        self._quiet = False
        self.up_since = time.monotonic()
        acts = (self._listen(ear), self._wish_for(ear), self._watch(ear), self._speak(mouth))
        tasks = [asyncio.create_task(act) for act in acts]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.up_since = None
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _speak(self, mouth: Any) -> None:
        """Whatever there is to tell, in as few packets as may be. Nobody answers."""
        while await self._more.wait():
            self._more.clear()
            told, self._told = self._told, []
            if told:
                news = [("PUBLISH", _channel(table), text) for table, text in told]
                await mouth.send_packed_command(mouth.pack_commands(news), check_health=False)

    async def _listen(self, ear: Any) -> None:
        while True:
            self._heard(await ear.read_response(disconnect_on_error=False))
            self._quiet = False

    async def _watch(self, ear: Any) -> None:
        """A line on which nothing comes, not even when it is asked, is dead."""
        while True:
            self._quiet = True
            await asyncio.sleep(QUIET_SECONDS)
            if self._quiet:
                await ear.send_command("PING", check_health=False)
                await asyncio.sleep(SECONDS)
                if self._quiet:
                    raise TimeoutError("nothing is heard")

    async def _wish_for(self, ear: Any) -> None:
        """Asks for news of tables, or for no more of them."""
        while await self._wished.wait():
            self._wished.clear()
            wishes, self._wishes = self._wishes, []
            commands: list[list[str]] = []
            for command, table in wishes:
                if not commands or commands[-1][0] != command or len(commands[-1]) > MOST_WORDS:
                    commands.append([command])
                commands[-1].append(_channel(table))
            if commands:
                await ear.send_packed_command(ear.pack_commands(commands), check_health=False)

    def _wish(self, command: str, table: str) -> None:
        if self.up_since is not None:  # otherwise all are asked for, once it is back
            self._wishes.append((command, table))
            self._wished.set()

    def _heard(self, message: Any) -> None:
        kind, channel = message[0], message[1]
        if kind == b"message":
            text: bytes = message[2]
            if not text.startswith(self._own):
                self._heard_from(text[: len(self._own)].decode(), _table(channel), text)
        elif kind == b"subscribe":
            self.tell(_table(channel), Who())  # others say who is with them, and so do we

    def _heard_from(self, process: str, table: str, text: bytes) -> None:
        self._alive[process] = time.monotonic()
        try:
            news = _decode(text[len(self._own) :])
        except msgspec.MsgspecError:  # of another version: a hint less
            return
        self._local.tell(table, news)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        """A connection of our own."""
        async with asyncio.timeout(2 * SECONDS):  # its greeting has no other end
            line = await self._lines.get_connection()
        try:
            yield line
        finally:
            with suppress(*TROUBLE):
                await line.disconnect(nowait=True)
            await self._lines.release(line)


def _channel(table: str) -> str:
    return f"cheese:{table}"


def _table(channel: bytes) -> str:
    return channel.decode().partition(":")[2]
