"""Thinking at other machines: thoughts wait in Redis, and whichever worker is free takes the next.

A thought is kept for as long as somebody waits for it. In its list is only its name, so that one
nobody waits for any more is not thought of, and each is taken once.
"""

import asyncio
import logging
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from cheese_rescue.server import thinking
from cheese_rescue.server.patience import Patience
from cheese_rescue.server.redis import TROUBLE, client
from cheese_rescue.server.worker import Prepare, Thoughts

LANES = ("players", "reviewers")
"""The first come first."""
AT_WORK = "cheese:workers"
AT_WORK_SECONDS = 6
"""For so long a worker is thought to be there without being heard of."""
KEPT_SECONDS = 60
LOOK_EVERY = 1
"""Seconds for which a worker waits before it looks whether it shall stop."""

_log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[Thoughts] = msgspec.json.Decoder(Thoughts)
_encode = msgspec.json.Encoder().encode


class NoWorker(Exception):
    """Nobody is there who could think, or who thought of it failed."""


def _list(lane: str) -> str:
    return f"cheese:thoughts:{lane}"


def _thought(name: str) -> str:
    return f"cheese:thought:{name}"


def _answers(process: str) -> str:
    return f"cheese:answers:{process}"


class Afar:
    """How a server asks."""

    def __init__(self, url: str, process: str) -> None:
        self._redis = client(url)
        self._process = process
        self._asked = 0
        self._waiting: dict[str, asyncio.Future[bytes]] = {}
        self._asking = Patience()
        self._hearing = asyncio.create_task(self._hear())

    async def ask(self, lane: str, thought: Thoughts, seconds: float) -> bytes:
        """The answer; NoWorker or TimeoutError where none comes."""
        self._asked += 1
        name = f"{self._process}:{self._asked}"
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        try:
            async with asyncio.timeout(seconds):
                await self._asking.with_it(lambda: self._put(lane, name, thought, seconds))
                return await answer
        except TROUBLE as why:
            raise NoWorker(str(why)) from why
        finally:
            del self._waiting[name]

    async def _put(self, lane: str, name: str, thought: Thoughts, seconds: float) -> None:
        if not await self._redis.exists(AT_WORK):
            raise NoWorker
        async with self._redis.pipeline(transaction=False) as line:
            line.set(_thought(name), _encode(thought), px=int(1000 * seconds))
            line.rpush(_list(lane), name)
            line.expire(_list(lane), KEPT_SECONDS)
            await line.execute()

    async def _hear(self) -> None:
        patience = Patience()
        while True:
            try:
                found = await self._redis.blpop([_answers(self._process)], timeout=LOOK_EVERY)
                patience.succeeded()
            except TROUBLE as why:
                patience.failed(why)
                await asyncio.sleep(patience.pause)
                continue
            if found is not None:
                name, _, text = found[1].partition(b" ")
                waiting = self._waiting.get(name.decode())
                if waiting is not None and not waiting.done():
                    if text:
                        waiting.set_result(text)
                    else:
                        waiting.set_exception(NoWorker())

    async def close(self) -> None:
        self._hearing.cancel()
        with suppress(asyncio.CancelledError):
            await self._hearing
        with suppress(*TROUBLE):
            await self._redis.aclose()


async def _prepared() -> Process:
    """A process that has begun to compile what it will need."""
    process = await thinking.spawn()
    try:
        await thinking.ask(process, Prepare(seconds=0), thinking.PATIENCE)
    except BaseException:
        await thinking.end(process)
        raise
    return process


class Thinkers:
    """How a worker answers: so many processes, each with one thought after the other."""

    def __init__(self, url: str, processes: int) -> None:
        self._redis = client(url)
        self._processes = processes
        self._stopping = asyncio.Event()
        self.thoughts = 0

    def stop(self) -> None:
        """What was begun is finished."""
        self._stopping.set()

    async def run(self) -> None:
        heart = asyncio.create_task(self._beat())
        # With several, one is kept from reviews: nobody at a table waits for one to be finished.
        lanes = [
            LANES[:1] if n == 0 < self._processes - 1 else LANES for n in range(self._processes)
        ]
        try:
            await asyncio.gather(*map(self._think, lanes))
        finally:
            heart.cancel()
            with suppress(*TROUBLE):
                await self._redis.aclose()

    async def _beat(self) -> None:
        patience = Patience()
        while not self._stopping.is_set():
            try:
                await self._redis.set(AT_WORK, 1, ex=AT_WORK_SECONDS)
                patience.succeeded()
            except TROUBLE as why:
                if not patience.pause:
                    _log.warning("nobody can be heard: %s", why)
                patience.failed(why)
            await asyncio.sleep(patience.pause or AT_WORK_SECONDS / 3)

    async def _think(self, lanes: Sequence[str]) -> None:
        lists = [_list(lane) for lane in lanes]
        patience = Patience()
        process: Process | None = None
        try:
            while not self._stopping.is_set():
                try:
                    process = process or await _prepared()
                    found = await self._redis.blpop(lists, timeout=LOOK_EVERY)
                    patience.succeeded()
                    if found is not None and not await self._take(process, *found):
                        await thinking.end(process)
                        process = None
                except Exception as why:
                    if not isinstance(why, TROUBLE):
                        _log.exception("a fault of a worker")
                    patience.failed(why)
                    await asyncio.sleep(patience.pause)
        finally:
            if process is not None:
                await thinking.end(process)

    async def _take(self, process: Process, waiting_in: bytes, name: bytes) -> bool:
        """Think of it, unless nobody waits any more; whether the process is well afterwards."""
        text = await self._redis.getdel(_thought(name.decode()))
        if text is None:
            return True
        try:
            thought = _decoder.decode(text)
        except msgspec.MsgspecError:  # of a server of another version, which thinks itself
            await self._tell(name.decode(), b"")
            return True
        answer = await self._answer(process, await self._hurried(thought, waiting_in))
        await self._tell(name.decode(), answer)
        return bool(answer)

    async def _answer(self, process: Process, thought: Thoughts) -> bytes:
        """Nothing where the process dies of it."""
        try:
            line = await thinking.ask_line(process, _encode(thought), thinking.PATIENCE)
        except Exception:  # whatever it was, the next thought has a process of its own
            _log.exception("a thought failed")
            return b""
        self.thoughts += 1
        return line.rstrip(b"\n")

    async def _hurried(self, thought: Thoughts, waiting_in: bytes) -> Thoughts:
        """Less for each while many wait, so that none of them waits too long."""
        waiting = await self._redis.llen(waiting_in.decode())
        seconds = thought.seconds / (1 + waiting / self._processes)
        least = min(thought.seconds, thinking.SHORTEST_THOUGHT)
        return msgspec.structs.replace(thought, seconds=max(seconds, least))

    async def _tell(self, name: str, answer: bytes) -> None:
        answers = _answers(name.partition(":")[0])
        async with self._redis.pipeline(transaction=False) as line:
            line.rpush(answers, name.encode() + b" " + answer)
            line.expire(answers, KEPT_SECONDS)
            await line.execute()
