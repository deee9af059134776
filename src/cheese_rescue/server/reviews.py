"""Reviews of finished games, thought of move by move while somebody reads."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from hashlib import sha256

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Send

from cheese_rescue.bots.review import Reviewed, reviewable, turning_points
from cheese_rescue.rules import Record, Refused
from cheese_rescue.server.limits import Counts
from cheese_rescue.server.messages import (
    ReviewBegun,
    ReviewEnd,
    ReviewLines,
    ReviewRefused,
    ServerRefusal,
    ServerRefused,
)
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.shown import reviewed_read
from cheese_rescue.server.workers import Workers

NDJSON = "application/x-ndjson"
MOST_TOGETHER = 4
"""Of one household, each at another process: everybody of a table may ask at once."""
MOST_KEPT = 100
"""Finished reviews, of some 20 KB each, so that whoever comes later does not wait."""

_encode = msgspec.json.Encoder().encode


class Reviews:
    """All that are under way in this process, and the last that were finished."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self._workers = workers
        self.counts = Counts("reviews", 1, settings.reviews, most_together=MOST_TOGETHER)
        self._found: OrderedDict[bytes, _Review] = OrderedDict()
        self._beginning = asyncio.Lock()

    @property
    def under_way(self) -> int:
        return self.counts.total

    async def respond(self, text: str, household: str) -> Response:
        """The review of that record, as far as it is known, and the rest as it comes."""
        record = Record.parse(text)
        moves = len(reviewable(record))
        written = str(record)
        key = sha256(written.encode()).digest()
        async with self._beginning:  # who asks for the same meanwhile, reads along
            review = self._of_use(key)
            if review is None:
                if not await self.counts.take(household):
                    raise ServerRefused(ServerRefusal.TOO_MANY)
                review = self._found[key] = _Review()
                thinking = self._think(key, review, written, moves, household)
                review.task = asyncio.create_task(thinking)
            self._found.move_to_end(key)
        return _Lines(review)

    def _of_use(self, key: bytes) -> "_Review | None":
        """One that is under way, or came to its end."""
        review = self._found.get(key)
        return None if review is None or (review.over and not review.whole) else review

    def stop(self) -> None:
        """Whoever reads is told that it ends here."""
        for review in [*self._found.values()]:
            if not review.over and review.task is not None:
                review.add(ReviewRefused(refusal=ServerRefusal.STOPPING.value))
                review.end()
                review.task.cancel()

    async def _think(
        self, key: bytes, review: "_Review", record: str, moves: int, household: str
    ) -> None:
        reviewed: list[Reviewed] = []
        review.add(ReviewBegun(plies=moves))
        try:
            for ply in range(moves):
                line = await self._workers.judge(record, ply)
                review.add(line)
                reviewed.append(reviewed_read(line))
            review.add(ReviewEnd(turning=list(turning_points(reviewed))))
            review.whole = True
        except Refused as why:
            review.add(ReviewRefused(refusal=why.refusal.value, data=why.data))
        finally:
            review.end()
            self.counts.give_back(household)
            if not review.whole and self._found.get(key) is review:
                del self._found[key]
            while len(self._found) - self.counts.total > MOST_KEPT:
                del self._found[next(old for old, kept in self._found.items() if kept.whole)]


class _Review:
    """What was thought of so far, and who reads it."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._more = asyncio.Event()
        self._readers = 0
        self.task: asyncio.Task[None] | None = None
        self.over = False
        self.whole = False
        """Whether it came to its end."""

    def add(self, line: ReviewLines) -> None:
        self._lines.append(_encode(line) + b"\n")
        self._wake()

    def end(self) -> None:
        self.over = True
        self._wake()

    def _wake(self) -> None:
        self._more.set()
        self._more = asyncio.Event()

    async def lines(self) -> AsyncIterator[bytes]:
        read = 0
        while True:
            while read < len(self._lines):
                yield self._lines[read]
                read += 1
            if self.over:
                return
            await self._more.wait()

    @contextmanager
    def read(self) -> Iterator[None]:
        """Once the last reader has gone, nobody thinks on."""
        self._readers += 1
        try:
            yield
        finally:
            self._readers -= 1
            if not self._readers and not self.over and self.task is not None:
                self.end()
                self.task.cancel()


class _Lines(StreamingResponse):
    """An answer that comes line by line."""

    def __init__(self, review: _Review) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(review.lines(), headers=headers, media_type=NDJSON)
        self._review = review

    async def stream_response(self, send: Send) -> None:
        with self._review.read():
            await super().stream_response(send)
