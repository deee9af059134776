"""Workers on other machines: requests queue up in Redis, and a free worker takes the next one.

A request expires when the server stops waiting for it. The queue contains only ids, so that expired
requests are skipped and every request is taken once.
"""

import asyncio
import logging
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from cheese_rescue.live.tasks import cancel
from cheese_rescue.server.backoff import Backoff
from cheese_rescue.server.redis_client import REDIS_ERRORS, redis_client
from cheese_rescue.server.thinking import process as worker_process
from cheese_rescue.server.thinking.protocol import CompileRequest, Request

LANES = ("players", "reviewers")
"""By priority, highest first."""
WORKERS_KEY = "cheese:workers"
"""Exists while a worker is present."""
WORKERS_SECONDS = 6
"""Seconds that workers count as present after their last heartbeat."""
KEPT_SECONDS = 60
"""Seconds until an unused queue expires."""
POLL_SECONDS = 1
"""Seconds that a blocking read lasts, so that a stopping process notices."""

_log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encode = msgspec.json.Encoder().encode


class NoWorker(Exception):
    """No worker is present, or the one that took the request failed."""


def _queue(lane: str) -> str:
    return f"cheese:thoughts:{lane}"


def _request(name: str) -> str:
    return f"cheese:thought:{name}"


def _answers(process: str) -> str:
    return f"cheese:answers:{process}"


class RedisWorkers:
    """The server's side: sends requests and receives responses."""

    def __init__(self, url: str, process: str) -> None:
        self._redis = redis_client(url)
        self._process = process
        self._asked = 0
        self._pending: dict[str, asyncio.Future[bytes]] = {}
        self._backoff = Backoff()
        self._receiving = asyncio.create_task(self._receive())

    async def ask(self, lane: str, request: Request, seconds: float) -> bytes:
        """The encoded response; raises NoWorker or TimeoutError if none comes."""
        self._asked += 1
        name = f"{self._process}:{self._asked}"
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._pending[name] = answer
        try:
            async with asyncio.timeout(seconds):
                await self._backoff.run(lambda: self._send(lane, name, request, seconds))
                return await answer
        except REDIS_ERRORS as error:
            raise NoWorker(str(error)) from error
        finally:
            del self._pending[name]

    async def _send(self, lane: str, name: str, request: Request, seconds: float) -> None:
        if not await self._redis.exists(WORKERS_KEY):
            raise NoWorker
        async with self._redis.pipeline(transaction=False) as pipeline:
            pipeline.set(_request(name), _encode(request), px=int(1000 * seconds))
            pipeline.rpush(_queue(lane), name)
            pipeline.expire(_queue(lane), KEPT_SECONDS)
            await pipeline.execute()

    async def _receive(self) -> None:
        backoff = Backoff()
        while True:
            try:
                found = await self._redis.blpop([_answers(self._process)], timeout=POLL_SECONDS)
                backoff.succeeded()
            except REDIS_ERRORS as error:
                backoff.failed(error)
                await asyncio.sleep(backoff.pause)
                continue
            if found is not None:
                name, _, text = found[1].partition(b" ")
                waiting = self._pending.get(name.decode())
                if waiting is not None and not waiting.done():
                    if text:
                        waiting.set_result(text)
                    else:
                        waiting.set_exception(NoWorker())

    async def close(self) -> None:
        """Disconnect."""
        await cancel(self._receiving)
        with suppress(*REDIS_ERRORS):
            await self._redis.aclose()


async def _prepared() -> Process:
    """A new worker process that has begun to compile the kernel."""
    process = await worker_process.spawn()
    try:
        await worker_process.ask(process, CompileRequest(seconds=0), worker_process.TIMEOUT)
    except BaseException:
        await worker_process.kill(process)
        raise
    return process


class WorkerMachine:
    """The worker's side: `processes` worker processes that take requests from the queues."""

    def __init__(self, url: str, processes: int) -> None:
        self._redis = redis_client(url)
        self._processes = processes
        self._stopping = asyncio.Event()
        self.answered = 0
        """How many requests were answered."""

    def stop(self) -> None:
        """Finish the requests under way, then end `run`."""
        self._stopping.set()

    async def run(self) -> None:
        """Serve requests until `stop` is called."""
        heartbeat = asyncio.create_task(self._heartbeat())
        # Of several processes, the first takes no reviews, so that no table waits for one.
        lanes = [
            LANES[:1] if n == 0 < self._processes - 1 else LANES for n in range(self._processes)
        ]
        try:
            await asyncio.gather(*map(self._work, lanes))
        finally:
            await cancel(heartbeat)
            with suppress(*REDIS_ERRORS):
                await self._redis.aclose()

    async def _heartbeat(self) -> None:
        backoff = Backoff()
        while not self._stopping.is_set():
            try:
                await self._redis.set(WORKERS_KEY, 1, ex=WORKERS_SECONDS)
                backoff.succeeded()
            except REDIS_ERRORS as error:
                if not backoff.pause:
                    _log.warning(
                        "no connection to Redis (%s); reconnecting. Until then, servers compute"
                        " their requests themselves. Check --bus, and that Redis is running.",
                        error,
                    )
                backoff.failed(error)
            await asyncio.sleep(backoff.pause or WORKERS_SECONDS / 3)

    async def _work(self, lanes: Sequence[str]) -> None:
        queues = [_queue(lane) for lane in lanes]
        backoff = Backoff()
        process: Process | None = None
        try:
            while not self._stopping.is_set():
                try:
                    process = process or await _prepared()
                    found = await self._redis.blpop(queues, timeout=POLL_SECONDS)
                    backoff.succeeded()
                    if found is not None:
                        taken, process = process, None
                        if await self._served(taken, *found):
                            process = taken
                except Exception as error:
                    if not isinstance(error, REDIS_ERRORS):
                        _log.exception(
                            "unexpected error in a worker; restarting it; please report it"
                        )
                    backoff.failed(error)
                    await asyncio.sleep(backoff.pause)
        finally:
            if process is not None:
                await worker_process.kill(process)

    async def _served(self, process: Process, queue: bytes, name: bytes) -> bool:
        """Serve a request; False if the process failed and was killed.

        A process that timed out would answer the next request with the answer to this one.
        """
        fit = False
        try:
            fit = await self._take(process, queue, name)
        finally:
            if not fit:
                await worker_process.kill(process)
        return fit

    async def _take(self, process: Process, queue: bytes, name: bytes) -> bool:
        """Answer a request unless it has expired; False if the process failed."""
        text = await self._redis.getdel(_request(name.decode()))
        if text is None:
            return True
        try:
            request = _decoder.decode(text)
        except msgspec.MsgspecError:  # from a server of another version, which computes it itself
            await self._respond(name.decode(), b"")
            return True
        answer = await self._answer(process, await self._shortened(request, queue))
        await self._respond(name.decode(), answer)
        return bool(answer)

    async def _answer(self, process: Process, request: Request) -> bytes:
        """The encoded response; empty if the process failed."""
        try:
            line = await worker_process.ask_line(process, _encode(request), worker_process.TIMEOUT)
        except Exception:  # whatever it was, replace the process
            _log.exception(
                "a worker process failed and is replaced; the server computes this request itself"
            )
            return b""
        self.answered += 1
        return line.rstrip(b"\n")

    async def _shortened(self, request: Request, queue: bytes) -> Request:
        """The request, with a smaller budget while others wait in the queue."""
        waiting = await self._redis.llen(queue.decode())
        seconds = request.seconds / (1 + waiting / self._processes)
        least = min(request.seconds, worker_process.SHORTEST_BUDGET)
        return msgspec.structs.replace(request, seconds=max(seconds, least))

    async def _respond(self, name: str, answer: bytes) -> None:
        answers = _answers(name.partition(":")[0])
        async with self._redis.pipeline(transaction=False) as pipeline:
            pipeline.rpush(answers, name.encode() + b" " + answer)
            pipeline.expire(answers, KEPT_SECONDS)
            await pipeline.execute()
