"""Reviews of finished games, computed move by move while somebody reads them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from hashlib import sha256

import msgspec

from cheese_rescue.bots.advice.review import ReviewedMove, reviewable, turning_points
from cheese_rescue.live.encode import encode_review
from cheese_rescue.live.messages import (
    ReviewBegun,
    ReviewEnd,
    ReviewLines,
    ReviewRefused,
    ServerRefusal,
    ServerRefused,
)
from cheese_rescue.live.ports import Thinker
from cheese_rescue.rules import Record, Refusal, Refused, Unreadable
from cheese_rescue.server.bus.limits import Counts

MOST_LINES = 200
"""Lines of a record. It is parsed by this process, 100 lines in less than a millisecond."""
MOST_KEPT = 100
"""Finished reviews kept in memory, about 20 kB each, so that later readers do not wait."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


def _line(text: str, number: int) -> str:
    """The beginning of a line, for a message."""
    return text.split("\n", number)[number - 1][:40]


class Reviews:
    """The reviews under way in this process, and the last finished ones."""

    def __init__(self, thinker: Thinker, limit: Counts) -> None:
        self._thinker = thinker
        self._limit = limit
        self._reviews: OrderedDict[bytes, SharedReview] = OrderedDict()
        self._starting = asyncio.Lock()
        self._stopping = False

    async def join(self, text: str, household: str) -> "SharedReview":
        """The review of a record, started if there is none yet. The caller must call `leave`."""
        if text.count("\n") > MOST_LINES:
            line = MOST_LINES + 1
            raise Unreadable(Refusal.RECORD_LINE_TOO_MANY, line=line, text=_line(text, line))
        record = Record.parse(text)
        plies = len(reviewable(record))
        text = str(record)
        key = sha256(text.encode()).digest()
        async with self._starting:  # concurrent requests for the same review share it
            if self._stopping:
                raise ServerRefused(ServerRefusal.STOPPING)
            review = self._reviews.get(key)
            if review is None:
                if not await self._limit.take(household):
                    raise ServerRefused(ServerRefusal.TOO_MANY)
                review = self._reviews[key] = SharedReview(lambda: self._release(key, household))
                review.start(self._compute(review, text, plies, household))
            self._reviews.move_to_end(key)
            review.join()
        return review

    def stop(self) -> None:
        """Start no more reviews and end those under way, with a last line that says why."""
        self._stopping = True
        for review in [*self._reviews.values()]:
            review.stop(ReviewRefused(refusal=ServerRefusal.STOPPING.value))

    async def _compute(
        self, review: "SharedReview", record: str, plies: int, household: str
    ) -> None:
        reviewed: list[ReviewedMove] = []
        review.add(ReviewBegun(plies=plies))
        try:
            for ply in range(plies):
                judged = await self._thinker.review(record, ply, origin=household)
                review.add(encode_review(judged))
                reviewed.append(judged)
            review.finish(ReviewEnd(turning=list(turning_points(reviewed))))
        except Refused as refused:
            review.stop(ReviewRefused(refusal=refused.refusal.value, data=refused.data))
        except Exception:
            _log.exception("unexpected error in a review; please report it")
            review.stop(ReviewRefused(refusal=ServerRefusal.OUR_FAULT.value))

    def _release(self, key: bytes, household: str) -> None:
        """Release the household's limit after a review; forget incomplete and old reviews."""
        self._limit.give_back(household)
        if not self._reviews[key].complete:
            del self._reviews[key]
        complete = [old for old, review in self._reviews.items() if review.complete]
        for old in complete[: max(0, len(complete) - MOST_KEPT)]:
            del self._reviews[old]


class SharedReview:
    """The lines of one review so far, and its readers. `on_end` is called once, when it ends."""

    def __init__(self, on_end: Callable[[], None]) -> None:
        self._on_end = on_end
        self._lines: list[bytes] = []
        self._more = asyncio.Event()
        self._readers = 0
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self.complete = False

    def start(self, computing: Coroutine[None, None, None]) -> None:
        """Compute in the background."""
        self._task = asyncio.create_task(computing)

    def add(self, line: ReviewLines) -> None:
        """Append a line and wake the readers."""
        if not self._ended:
            self._lines.append(_encode(line) + b"\n")
            self._wake()

    def finish(self, line: ReviewEnd) -> None:
        """Append the last line of a complete review."""
        self.add(line)
        self.complete = not self._ended
        self._end()

    def stop(self, line: ReviewRefused | None = None) -> None:
        """End early, with a last line for the remaining readers."""
        if line is not None:
            self.add(line)
        self._end()

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        self._wake()
        self._on_end()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    def _wake(self) -> None:
        self._more.set()
        self._more = asyncio.Event()

    async def lines(self) -> AsyncIterator[bytes]:
        """All lines from the first on, as they are added."""
        read = 0
        while True:
            while read < len(self._lines):
                yield self._lines[read]
                read += 1
            if self._ended:
                return
            await self._more.wait()

    def join(self) -> None:
        """Add a reader."""
        self._readers += 1

    def leave(self) -> None:
        """Remove a reader; the review stops when none is left."""
        self._readers -= 1
        if not self._readers:
            self.stop()
