"""Who starts a review, who reads along and who has to wait; without a server process."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import msgspec
import pytest

from cheese_rescue.bots.advice import HintStrength, MoveHint, ReviewedMove
from cheese_rescue.rules import Move, Record, Refused, Seat, View
from cheese_rescue.server.bus.limits import Counts
from cheese_rescue.server.thinking import reviews as thinking_reviews
from cheese_rescue.server.thinking.reviews import Reviews, SharedReview
from tests.rules.games import SETUPS
from tests.rules.records import true_record

HOUSEHOLD = "192.0.2.7"


class Steps:
    """A thinker that judges a move whenever the test lets it."""

    def __init__(self) -> None:
        self.allowed = asyncio.Semaphore(0)
        self.asked: list[int] = []

    async def review(self, record: str, ply: int, *, origin: str = "") -> ReviewedMove:  # noqa: ARG002
        self.asked.append(ply)
        await self.allowed.acquire()
        move = Record.parse(record).plays[ply].move
        even = (0.5, 0.5)
        return ReviewedMove(ply, Seat(ply % 2), move, even, even, move, even, even, False, ())

    def finish(self) -> None:
        for _ in range(1000):
            self.allowed.release()

    async def choose(self, bot: str, view: View, *, origin: str = "") -> Move:
        raise NotImplementedError

    async def advise(self, view: View, *, origin: str = "") -> Mapping[HintStrength, MoveHint]:
        raise NotImplementedError

    def prepare(self) -> None:
        raise NotImplementedError

    async def begin(self, record: str, ply: int, *, origin: str = "") -> Record:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


def record(seed: int = 1) -> str:
    return str(true_record(SETUPS[0], seed))


def story(tell: Callable[[Steps, Reviews, Counts], Awaitable[None]], *, most: int = 8) -> None:
    async def run() -> None:
        thinker, limit = Steps(), Counts("reviews", 1, most)
        await tell(thinker, Reviews(thinker, limit), limit)

    asyncio.run(run())


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0)


async def lines(review: SharedReview) -> list[str]:
    return [msgspec.json.decode(line)["type"] async for line in review.lines()]


def test_two_who_ask_for_the_same_game_share_one_review() -> None:
    async def tell(thinker: Steps, reviews: Reviews, limit: Counts) -> None:
        both = await asyncio.gather(*(reviews.join(record(), HOUSEHOLD) for _ in range(2)))
        assert both[0] is both[1]
        thinker.finish()
        heard = await asyncio.gather(*map(lines, both))
        assert heard[0] == heard[1] == ["begun", *["reviewed"] * 24, "end"]
        assert thinker.asked == list(range(24))
        assert limit.total == 0

    story(tell)


def test_a_household_has_one_at_a_time_and_may_begin_another_when_it_has_ended() -> None:
    async def tell(thinker: Steps, reviews: Reviews, limit: Counts) -> None:
        first = await reviews.join(record(1), HOUSEHOLD)
        with pytest.raises(Refused, match="too-many"):
            await reviews.join(record(2), HOUSEHOLD)
        assert await reviews.join(record(3), "198.51.100.1") is not first
        thinker.finish()
        await lines(first)
        assert await reviews.join(record(2), HOUSEHOLD) is not first
        assert limit.total <= 2

    story(tell)


@pytest.mark.parametrize("ply", [0, 1, 23])
def test_who_asks_in_the_moment_in_which_the_last_reader_leaves_is_not_turned_away(
    ply: int,
) -> None:
    async def tell(thinker: Steps, reviews: Reviews, limit: Counts) -> None:
        left = await reviews.join(record(1), HOUSEHOLD)
        for _ in range(ply):
            thinker.allowed.release()
        await until(lambda: thinker.asked == list(range(ply + 1)))
        left.leave()  # nothing else has run since
        again = await reviews.join(record(1), HOUSEHOLD)
        assert again is not left
        thinker.finish()
        assert (await lines(again))[-1] == "end"
        assert limit.total == 0

    story(tell)


def test_who_joins_before_the_last_reader_leaves_reads_to_the_end() -> None:
    async def tell(thinker: Steps, reviews: Reviews, limit: Counts) -> None:
        first = await reviews.join(record(), HOUSEHOLD)
        second = await reviews.join(record(), HOUSEHOLD)
        first.leave()
        thinker.finish()
        assert (await lines(second))[-1] == "end"
        assert limit.total == 0

    story(tell)


def test_once_nobody_reads_nothing_more_is_computed() -> None:
    async def tell(thinker: Steps, reviews: Reviews, limit: Counts) -> None:
        review = await reviews.join(record(), HOUSEHOLD)
        await until(lambda: thinker.asked)
        review.leave()
        thinker.finish()
        for _ in range(100):
            await asyncio.sleep(0)
        assert thinker.asked == [0]
        assert limit.total == 0

    story(tell)


def test_a_stopping_server_tells_the_readers() -> None:
    async def tell(thinker: Steps, reviews: Reviews, limit: Counts) -> None:
        review = await reviews.join(record(), HOUSEHOLD)
        await until(lambda: thinker.asked)
        reviews.stop()
        assert await lines(review) == ["begun", "refused"]
        review.leave()
        assert limit.total == 0

    story(tell)


def test_the_latest_finished_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_reviews, "MOST_KEPT", 2)

    async def tell(thinker: Steps, reviews: Reviews, _: Counts) -> None:
        texts = [record(seed) for seed in range(4)]
        for text in texts:
            thinker.finish()
            review = await reviews.join(text, HOUSEHOLD)
            await lines(review)
            review.leave()
        thinker.asked = []
        await lines(await reviews.join(texts[-1], HOUSEHOLD))
        assert thinker.asked == []
        await lines(await reviews.join(texts[0], HOUSEHOLD))
        assert thinker.asked

    story(tell)


def test_no_review_starts_while_the_server_stops() -> None:
    async def tell(thinker: Steps, reviews: Reviews, limit: Counts) -> None:
        reviews.stop()
        with pytest.raises(Refused) as refused:
            await reviews.join(record(), HOUSEHOLD)
        assert refused.value.refusal.value == "stopping"
        assert (thinker.asked, limit.total) == ([], 0)

    story(tell)
