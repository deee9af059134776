"""Turns, prices and thinking time, shared between addresses."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest

from cheese_rescue.exercises.puzzles import LONGEST
from cheese_rescue.live import messages
from cheese_rescue.server import metrics, prices
from cheese_rescue.server.bus.limits import Bucket, Buckets
from cheese_rescue.server.bus.throttle import TURN, Share, Throttle, Turns
from cheese_rescue.server.http.api import ENDPOINTS
from cheese_rescue.server.thinking.pool import (
    MOST_REMOTE,
    _FairQueue,
    _Job,
    _LocalLane,
    _RemoteLane,
)
from cheese_rescue.table import Help

# -- prices ----------------------------------------------------------------------------------------


def test_every_price_is_that_of_a_route() -> None:
    assert {*prices.REQUESTS} <= {endpoint.path for endpoint in ENDPOINTS} | {"/live", "/metrics"}
    assert {*prices.PER_BYTE, *prices.LONG_BODY} <= {*prices.REQUESTS}


@pytest.mark.parametrize(
    ("path", "price"),
    [
        ("/", prices.REQUEST),
        ("", prices.REQUEST),
        ("/api/tables", prices.REQUESTS["/api/tables"]),
        ("/api/tables/abc", prices.REQUESTS["/api/tables/{table}"]),
        ("/api/tables/abc/qr.svg", prices.REQUESTS["/api/tables/{table}/qr.svg"]),
        ("/api/tables/abc/qr.svg/more", prices.REQUEST),
    ],
)
def test_a_request_costs_what_its_route_costs(path: str, price: float) -> None:
    assert prices.request_price(path) == price


def test_a_longer_link_costs_more_to_draw_and_an_unknown_length_the_most() -> None:
    short, long, unknown = (prices.request_price("/api/qr", n) for n in (60, 400, None))
    assert short < long < unknown == prices.request_price("/api/qr", 10**9)


def test_a_table_that_goes_on_from_a_record_costs_more_to_open() -> None:
    short, long, unknown = (prices.request_price("/api/tables", n) for n in (300, 1200, None))
    assert short < long == unknown == prices.request_price("/api/tables", 10**9)


@pytest.mark.parametrize("moves", [0, 1])
def test_a_longer_puzzle_costs_more(moves: int) -> None:
    plies = range(1 + 2 * moves, LONGEST + 1)
    played = [prices.puzzle_move_price(n) for n in plies]
    hints = [prices.puzzle_hint_price(n, moves) for n in plies]
    for found in (played, hints):
        assert found == sorted(found)
        assert found[0] < found[-1]
    assert prices.puzzle_hint_price(LONGEST, 0) > prices.puzzle_hint_price(LONGEST, 1)


# -- buckets and turns -----------------------------------------------------------------------------


def test_a_bucket_tells_how_long_it_takes_until_a_price_is_paid() -> None:
    bucket = Bucket(rate=10, most=20, now=0)
    assert bucket.charge(0, 15) == 0
    assert bucket.charge(0, 15) == 1.0
    assert bucket.charge(0, 15, longest=1) is None  # takes nothing
    assert bucket.charge(0, 5) == 1.5
    assert bucket.charge(100, 20) == 0


def test_whatever_costs_more_than_a_full_bucket_is_possible_once_it_is_full() -> None:
    bucket = Bucket(rate=10, most=20, now=0)
    assert bucket.charge(0, 1000, longest=1) == 0
    assert bucket.charge(0.5, 1000, longest=1) is None
    assert bucket.charge(2, 1000, longest=1) == 0


def test_the_work_of_one_address_is_spread_and_another_does_not_wait() -> None:
    order: list[str] = []

    async def work(turns: Turns, address: str) -> None:
        await turns.take(address, TURN / 2)
        order.append(address)

    async def run() -> None:
        turns = Turns()
        loud = [asyncio.create_task(work(turns, "loud")) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(asyncio.create_task(work(turns, "calm")), *loud)
        for _ in range(3):
            await asyncio.sleep(0)
        assert not turns._started
        assert not turns._waiting

    asyncio.run(run())
    assert order.index("calm") <= 4
    assert len(order) == 21


def test_who_gives_up_waiting_holds_up_nobody() -> None:
    async def run() -> None:
        turns = Turns()
        tasks = [asyncio.create_task(turns.take("a", TURN)) for _ in range(5)]
        await asyncio.sleep(0)
        for task in tasks[1:4]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await turns.take("a", TURN)

    asyncio.run(run())


def test_a_throttle_refuses_what_would_wait_too_long() -> None:
    async def run() -> list[bool]:
        throttle = Throttle(Buckets("few", rate=1, most=5, clock=lambda: 0.0), price_of_one=2.0)
        return [await throttle.admit("a", 2.0) for _ in range(5)] + [await throttle.admit("a", 20)]

    assert asyncio.run(run()) == [True] * 5 + [False]


def test_the_bots_of_an_address_wait_until_its_debt_is_paid() -> None:
    """Nobody sends a message for their moves, however many tables there are."""

    async def run() -> None:
        buckets = Buckets("few", rate=1, most=4, clock=lambda: 0.0)
        throttle = Throttle(buckets, price_of_one=1.0)
        moves = [asyncio.create_task(throttle.work("a", 2.0)) for _ in range(5)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert [move.done() for move in moves] == [True, True, False, False, False]
        await throttle.work("b", 2.0)
        throttle.stop()
        await asyncio.gather(*moves)

    asyncio.run(run())


def test_the_debt_of_an_address_is_limited() -> None:
    bucket = Bucket(rate=10, most=20, now=0)
    bucket.owe(0, 1000, longest=1)
    assert bucket.missing(0, 0) == 1
    bucket.owe(0, 1000, longest=1)
    assert bucket.missing(0, 0) == 1
    bucket.owe(100, -5, longest=1)
    bucket.owe(100, 15, longest=1)
    assert bucket.missing(100, 5) == 0
    assert bucket.missing(100, 15) == 1  # what is given back does not overfill it


def test_what_cannot_be_paid_costs_nothing() -> None:
    bucket = Bucket(rate=10, most=20, now=0)
    assert (bucket.pay(0, 15), bucket.pay(0, 15)) == (0, 1)
    assert (bucket.pay(0.5, 10), bucket.unreported) == (0, 25)
    assert bucket.pay(100, 1000) == 0  # never more than it can hold
    assert bucket.missing(100, 1) == 0.1


def test_a_socket_that_uses_little_does_not_wait_for_its_siblings() -> None:
    """A hundred sockets of the same address are in debt; the quiet one is next."""
    order: list[str] = []

    async def talk(throttle: Throttle, name: str, price: float, count: int) -> None:
        share = Share()
        for _ in range(count):
            await throttle.begin("class", share, 0.1, price)
            order.append(name)
            throttle.charge("class", price - 0.1)
            share.used(price)

    async def run() -> None:
        throttle = Throttle(Buckets("messages", rate=4000, most=100), price_of_one=0.3)
        loud = [asyncio.create_task(talk(throttle, "loud", 6.0, 5)) for _ in range(100)]
        while len(order) < 150:
            await asyncio.sleep(0.001)
        before = len(order)
        await talk(throttle, "calm", 0.1, 3)
        assert len(order) - before < 20
        throttle.stop()
        await asyncio.gather(*loud)

    asyncio.run(run())
    assert order.count("loud") == 500


def test_whoever_disconnects_or_is_disconnected_waits_no_longer() -> None:
    async def run() -> None:
        throttle = Throttle(Buckets("messages", rate=0.001, most=1), price_of_one=1.0)
        throttle.charge("class", 1000)
        shares = [Share() for _ in range(3)]
        waiting = [asyncio.create_task(throttle.begin("class", each, 1, 1)) for each in shares]
        refused = asyncio.create_task(Throttle.admit(throttle, "class", 0.0))
        await asyncio.sleep(0)
        shares[1].lose()
        await waiting[1]
        assert [task.done() for task in waiting] == [False, True, False]
        throttle.stop()
        await asyncio.gather(*waiting, refused)

    asyncio.run(run())


def test_a_socket_does_not_wait_for_a_long_table_that_its_sibling_loads() -> None:
    """A table is paid for in small parts, and messages that cost less go first."""

    async def run() -> None:
        buckets = Buckets("messages", rate=400, most=20)
        throttle = Throttle(buckets, price_of_one=prices.MESSAGE)
        done = 0

        async def load() -> None:
            nonlocal done
            for price in prices.loading_prices(10_000):
                await throttle.work("class", price)
                done += 1

        loading = asyncio.create_task(load())
        while done < 8:
            await asyncio.sleep(0.001)
        before = done
        share = Share()
        for _ in range(5):
            await throttle.begin("class", share, prices.LEAST, prices.MESSAGE)
            throttle.charge("class", prices.MESSAGE - prices.LEAST)
            share.used(prices.MESSAGE)
        assert done - before < 15
        assert not loading.done()
        loading.cancel()

    asyncio.run(run())


def test_a_longer_log_costs_more_to_load() -> None:
    assert sum(prices.loading_prices(10_000)) == pytest.approx(10_000 * prices.LOADED_ENTRY)
    assert [*prices.loading_prices(0)] == []
    assert max(prices.loading_prices(10_000)) <= TURN


def test_a_change_of_the_table_costs_more_the_more_clients_there_are() -> None:
    change, reaction = (
        messages.SetHelp(chair=0, help=Help.PLACES),
        messages.React(chair=0, reaction=messages.Reaction.WOW),
    )
    few, many = (prices.message_price(change, clients) for clients in (2, 200))
    assert many - few > prices.message_price(reaction, 200) - prices.message_price(reaction, 2)
    assert prices.message_price(messages.Ping(), 200) == prices.LEAST


# -- thinking time ---------------------------------------------------------------------------------


def job(origin: str, *, seconds: float = 1.0) -> _Job[Any]:
    return _Job(
        kind="move",
        origin=origin,
        request=lambda _seed, _seconds: None,  # type: ignore[arg-type,return-value] # never asked
        read=lambda response: response,
        give_up=lambda _: None,
        seconds=seconds,
        until=time.monotonic() + 3,
        answer=asyncio.get_running_loop().create_future(),
    )


def test_origins_take_turns() -> None:
    async def run() -> list[str]:
        queue = _FairQueue()
        for origin in ("loud", "loud", "loud", "calm", "loud", "shy"):
            queue.put(job(origin))
        return [queue.take().origin for _ in range(6)]

    assert asyncio.run(run()) == ["loud", "calm", "shy", "loud", "loud", "loud"]


def test_a_hundred_tables_of_one_address_share_its_own_time() -> None:
    async def run() -> tuple[float, float]:
        lane = _LocalLane(0, lambda _: b"", timeout=1)
        lane._count = 1
        loud, calm = job("loud"), job("calm")
        for _ in range(100):
            lane.put(job("loud"))
        lane.put(job("calm"))
        return lane._budget(loud), lane._budget(calm)

    loud, calm = asyncio.run(run())
    assert loud < 0.05
    assert calm > 0.7


# -- rejections ------------------------------------------------------------------------------------


def test_remote_workers_are_asked_little_by_one_origin_at_a_time() -> None:
    """Whoever asks after a hundred requests of somebody else waits for a few of them only."""
    asked: list[tuple[str, float]] = []

    class Busy:
        async def ask(self, lane: str, request: Any, seconds: float) -> bytes:  # noqa: ARG002
            asked.append(request)
            await asyncio.Event().wait()
            raise AssertionError

        async def close(self) -> None:
            pass

    def asking(origin: str) -> _Job[Any]:
        def request(_seed: str, seconds: float) -> Any:
            return origin, seconds

        return replace(job(origin), request=request)

    async def run() -> None:
        local = _LocalLane(0, lambda _: b"", timeout=1)
        lane = _RemoteLane("players", Busy(), local, lambda _: b"")
        loud = [asking("loud") for _ in range(100)]
        for one in (*loud, asking("calm")):
            lane.put(one)
        await asyncio.sleep(0)
        assert [origin for origin, _ in asked] == ["loud"] * MOST_REMOTE + ["calm"]
        assert {seconds for _, seconds in asked} == {MOST_REMOTE / 100, 1.0}
        loud[0].answer.set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)
        assert [origin for origin, _ in asked[-2:]] == ["calm", "loud"]
        await lane.close()

    asyncio.run(run())


def test_rejections_are_counted_one_by_one_and_logged_in_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(metrics, "SUMMARY_EVERY", 0.01)

    async def run() -> metrics.Metrics:
        counted = metrics.Metrics()
        for kind in ["handshake"] * 6197 + ["request"] * 3:
            counted.rejected(kind)
        while not caplog.records:
            await asyncio.sleep(0.01)
        return counted

    text = asyncio.run(run()).text().decode()
    assert 'cheese_rescue_rejections_total{kind="handshake"} 6197.0' in text
    (line,) = caplog.records
    assert "handshake 6197, request 3" in line.getMessage()
