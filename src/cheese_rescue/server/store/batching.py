"""Group commit: whatever arrives while a batch is being written is written as the next batch."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from cheese_rescue.live.ports import StoreUnavailable
from cheese_rescue.live.tasks import cancel

LARGEST_BATCH = 256
LONGEST_QUEUE = 10_000
"""Items waiting for a batch; further ones are refused."""

Item = TypeVar("Item")
Value = TypeVar("Value")
Work = Callable[[list[Item]], Awaitable[Sequence[Value | Exception]]]
OnCommit = Callable[[float], None]
"""Called after every commit with the seconds it took."""


class Batcher(Generic[Item, Value]):
    """A queue in front of one connection. `work` handles a batch and returns a result per item."""

    def __init__(self, work: Work[Item, Value], on_batch: OnCommit = lambda _: None) -> None:
        self._work = work
        self._on_batch = on_batch
        self._queue: deque[tuple[Item, asyncio.Future[Value]]] = deque()
        self._arrived = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False
        self._task = asyncio.create_task(self._run())

    def submit(self, item: Item) -> "asyncio.Future[Value]":
        """Queue an item and return its future. Cancelled before its batch starts, it is dropped."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if len(self._queue) >= LONGEST_QUEUE:
            raise StoreUnavailable("too many requests are waiting for the database")
        future: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        self._queue.append((item, future))
        self._arrived.set()
        self._idle.clear()
        return future

    async def close(self) -> None:
        """Accept no more items, and finish the queued ones."""
        self._closed = True
        await self._idle.wait()
        await cancel(self._task)

    async def _run(self) -> None:
        while True:
            await self._arrived.wait()
            size = min(len(self._queue), LARGEST_BATCH)
            batch = [self._queue.popleft() for _ in range(size)]
            wanted = [(item, future) for item, future in batch if not future.done()]
            if wanted:
                await self._handle(wanted)
            if not self._queue:
                self._arrived.clear()
                self._idle.set()

    async def _handle(self, batch: "list[tuple[Item, asyncio.Future[Value]]]") -> None:
        began = time.monotonic()
        try:
            results = await self._work([item for item, _ in batch])
            self._on_batch(time.monotonic() - began)
            if len(results) != len(batch):
                raise RuntimeError("the batch has not returned one result per item")
        except Exception as error:  # whatever it was, go on with the next batch
            results = [StoreUnavailable(reason_of(error)) for _ in batch]
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():  # cancelled while the batch was written
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


def reason_of(error: BaseException) -> str:
    """The first line of the error's message; its type if it has none, like some timeouts."""
    return (str(error) or type(error).__name__).partition("\n")[0]
