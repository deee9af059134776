"""Two real processes on one database. What they agree on is tested in tests/live."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest

from tests.people import ADA, BEN, MINE, Two, arrive, assert_closed, playing, until
from tests.server.site import Server, serving

pytestmark = pytest.mark.every_backend("two processes agree through the store and the bus")


class Both(NamedTuple):
    one: Server
    other: Server


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    folder = tmp_path_factory.mktemp("every_backend") / "server"
    with serving(folder) as one, serving(folder) as other:
        yield Both(one, other)


def apart(both: Both) -> Two:
    """Ada at one process, Ben at the other, and the game has started."""
    opened = both.one.open(begins="oldest", chairs=[{"mine": True, "name": "Ada"}])
    joined = both.one.join(code=opened["code"], name="Ben")
    tokens = [opened["tokens"][0], joined["token"]]
    ada = arrive(both.one, opened["table"], opened["opener"], tokens[ADA])
    ada.ask("start", oldest=ADA)
    ben = arrive(both.other, opened["table"], tokens[BEN])
    pair = Two(both.one, opened["table"], opened["code"], opened["opener"], tokens, ada, ben)
    for device in pair.devices:
        until(device, playing)
    return pair


def test_people_on_either_play_one_game_together(both: Both) -> None:
    pair = apart(both)
    pair.ada.play(pair.ada.views[ADA])
    assert pair.ben.until_turn(BEN)["ply"] == 1
    assert pair.ben.play(pair.ben.views[BEN])["type"] == "views"
    assert pair.ada.until_turn(ADA)["ply"] == 2
    assert pair.ada.views[ADA]["moves"] == pair.ben.views[BEN]["moves"]


def test_the_last_chair_is_taken_once(both: Both) -> None:
    for _ in range(5):
        opened = both.one.open(chairs=[MINE])
        both.other.get(f"/api/tables/{opened['table']}")  # both hold it in memory

        def join(server: Server, table: str = opened["table"]) -> tuple[int, str]:
            answer = server.post("/api/join", {"table": table})
            return answer.status_code, answer.json().get("refusal", "")

        with ThreadPoolExecutor(2) as pool:
            answers = sorted(pool.map(join, both))
        assert answers == [(201, ""), (409, "table-full")]


def test_deleting_at_one_ends_it_at_the_other(both: Both) -> None:
    opened = both.one.open(chairs=[MINE])
    device = arrive(both.other, opened["table"], opened["tokens"][0])
    host = arrive(both.one, opened["table"], opened["opener"])
    host.say("end")
    assert device.hear_until("bye")["reason"] == "ended"
    assert_closed(device)
    assert both.other.get(f"/api/tables/{opened['table']}").status_code == 404
