"""A finished game is reviewed line by line, as long as somebody reads."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import httpx
import pytest

from cheese_rescue.bots.advice.review import TURNING_POINTS
from cheese_rescue.rules import Record
from tests.device import Message
from tests.server.processes import kill, refused_post, workers_of
from tests.server.site import Server
from tests.server.test_hints import COLD, thoughts
from tests.table.tables import finished, played_on, started

RECORD = finished(seed=1).record()
OTHER = finished(seed=2).record()
FOUR = finished(players=4, seed=3).record()


@contextmanager
def reviewing(server: Server, record: Record) -> Iterator[Iterator[Message]]:
    """The lines of a review, one by one."""
    with httpx.stream(
        "POST", f"{server.url}/api/review", json={"record": str(record)}, timeout=COLD
    ) as answer:
        if answer.status_code != 200:
            answer.read()
            raise AssertionError(answer.text)
        assert answer.headers["content-type"] == "application/x-ndjson"
        assert answer.headers["cache-control"] == "no-store"
        yield map(json.loads, answer.iter_lines())


@pytest.fixture(scope="module")
def whole(shared: Server) -> list[Message]:
    """A review from its first line to its last."""
    with reviewing(shared, RECORD) as lines:
        return list(lines)


def test_every_move_is_reviewed_in_order_between_begin_and_end(whole: list[Message]) -> None:
    begun, *reviewed, end = whole
    assert begun == {"type": "begun", "plies": 24}
    assert [line["type"] for line in reviewed] == ["reviewed"] * 24
    assert [line["ply"] for line in reviewed] == list(range(24))
    assert [line["seat"] for line in reviewed] == [0, 1] * 12
    assert [line["move"] for line in reviewed] == [str(play.move) for play in RECORD.plays]
    assert end["type"] == "end"
    assert end["turning"] == sorted(end["turning"])
    assert len(end["turning"]) <= TURNING_POINTS
    assert set(end["turning"]) <= set(range(24))


def test_chances_are_whole_and_the_open_end_is_exact(whole: list[Message]) -> None:
    for line in whole[1:-1]:
        for chances in (line["before"], line["after"]):
            assert sum(chances) == pytest.approx(1, abs=0.01)
        assert line["before"][line["seat"]] >= line["after"][line["seat"]] - 0.001
        assert len(line["points"]) == len(line["best_points"]) == 2
    assert [line["exact"] for line in whole[1:-1]] == [False] * 14 + [True] * 10


def test_who_comes_later_has_it_at_once(shared: Server, whole: list[Message]) -> None:
    thought = thoughts(shared, "review")
    with reviewing(shared, RECORD) as lines:
        assert list(lines) == whole
    assert thoughts(shared, "review") == thought


@pytest.mark.every_backend("limits are shared over Redis", long=True)
def test_an_address_has_one_review_at_a_time_and_whoever_reads_the_same_joins_in(
    shared: Server, whole: list[Message]
) -> None:
    assert whole
    with reviewing(shared, OTHER) as first:
        next(first)
        assert next(first)["ply"] == 0
        too_many = refused_post(shared, "/api/review", record=str(FOUR))
        assert too_many == (429, "too-many", {})
        with reviewing(shared, OTHER) as second:
            assert [next(second)["type"] for _ in range(2)] == ["begun", "reviewed"]
        assert next(first)["ply"] == 1  # whoever stays reads on


@pytest.mark.long
def test_a_killed_worker_costs_no_line(server: Server) -> None:
    with reviewing(server, OTHER) as lines:
        next(lines)
        assert next(lines)["ply"] == 0
        for worker in workers_of(server):
            kill(worker)
        assert [next(lines)["ply"] for _ in range(2)] == [1, 2]
        assert server.stop() == 0
        *_, last = lines
        assert last == {"type": "refused", "refusal": "stopping", "data": {}}
    assert "Traceback" not in server.log()


def test_a_running_game_is_not_reviewed(shared: Server) -> None:
    running = played_on(started(), 20).record()
    answer = refused_post(shared, "/api/review", record=str(running))
    assert answer == (422, "game-not-over", {"places": 4})
    secretive = str(replace(RECORD, pile=None, secret=None))
    assert refused_post(shared, "/api/review", record=secretive)[:2] == (422, "pile-not-known")


def test_only_a_record_is_reviewed(shared: Server) -> None:
    assert refused_post(shared, "/api/review", record="nonsense")[:2] == (422, "not-a-record")
    assert refused_post(shared, "/api/review", record="x" * 20_001)[:2] == (400, "unreadable")
    assert refused_post(shared, "/api/review", record="x" * 40_000)[:2] == (413, "too-long")
    assert refused_post(shared, "/api/review")[:2] == (400, "unreadable")
