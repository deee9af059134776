"""Two processes on one database: neither holds the truth, so people on either play one game."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import (
    ADA,
    BEN,
    MINE,
    Two,
    arrive,
    assert_closed,
    playing,
    refused,
    told,
    until,
)
from tests.server.site import Device, Message, Server, serving


class Both(NamedTuple):
    one: Server
    other: Server


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    folder = tmp_path_factory.mktemp("both") / "server"
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


def entries(both: Both, table: str, kind: str) -> int:
    query = "SELECT n FROM entries WHERE table_id = ? AND kind = ?"
    return len(both.one.rows(query, table, kind))


def first_move(view: Message) -> Message:
    return {
        **{name: view[name] for name in ("seat", "game", "ply")},
        "card": view["hand"][0],
        "cell": view["legal_cells"][0],
    }


def answer_to(device: Device, number: int) -> list[Message]:
    told(device)
    return [message for message in device.heard if message.get("re") == number]


def test_people_on_either_play_one_game_together(both: Both) -> None:
    pair = apart(both)
    pair.ada.play(pair.ada.views[ADA])
    assert pair.ben.until_turn(BEN)["ply"] == 1
    assert pair.ben.play(pair.ben.views[BEN])["type"] == "views"
    assert pair.ada.until_turn(ADA)["ply"] == 2
    assert pair.ada.views[ADA]["moves"] == pair.ben.views[BEN]["moves"]


def test_a_table_opened_at_one_is_found_at_the_other_by_code_and_by_link(both: Both) -> None:
    opened = both.one.open(players=3)
    assert both.other.join(code=opened["code"])["table"] == opened["table"]
    assert both.other.join(table=opened["table"])["chair"] == 1


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


def test_two_who_sit_down_at_the_same_time_get_a_chair_each(both: Both) -> None:
    opened = both.one.open(players=2)
    both.other.get(f"/api/tables/{opened['table']}")

    def join(server: Server) -> int:
        chair: int = server.join(table=opened["table"])["chair"]
        return chair

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(join, both)) == [0, 1]
    guests = [
        seat["guest"] for seat in both.one.get(f"/api/tables/{opened['table']}").json()["chairs"]
    ]
    assert len(set(guests)) == 2


def solo(both: Both) -> tuple[Message, list[Device]]:
    """Ada begins against a bot, with a device at each process."""
    opened = both.one.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    table, tokens = opened["table"], (opened["opener"], opened["tokens"][0])
    ada = arrive(both.one, table, *tokens)
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    return opened, [ada, arrive(both.other, table, *tokens)]


def test_the_same_move_from_both_is_one_entry(both: Both) -> None:
    opened, devices = solo(both)
    wish = first_move(devices[0].views[ADA])
    asked = [device.say("play", **wish) for device in devices]
    for device, number in zip(devices, asked, strict=True):
        assert all(answer["type"] == "views" for answer in answer_to(device, number))
        until(device, lambda device: device.views[ADA]["ply"] == 2)
    assert entries(both, opened["table"], "played") == 2  # Ada's and the bot's


def test_the_same_move_from_both_is_acknowledged_to_both(both: Both) -> None:
    _, devices = solo(both)
    wish = first_move(devices[0].views[ADA])
    asked = [device.say("play", **wish) for device in devices]
    answers = [answer_to(*pair) for pair in zip(devices, asked, strict=True)]
    assert [len(answer) for answer in answers] == [1, 1]


def test_of_different_moves_from_both_one_is_played_and_the_other_is_stale(both: Both) -> None:
    opened = both.one.open(begins="oldest", chairs=[MINE, MINE])
    table, tokens = opened["table"], (opened["opener"], *opened["tokens"])
    one = arrive(both.one, table, *tokens)
    one.ask("start", oldest=ADA)
    until(one, playing)
    other = arrive(both.other, table, *tokens)
    view = one.views[ADA]
    asked = [
        device.say("play", **{**first_move(view), "cell": view["legal_cells"][number]})
        for number, device in enumerate((one, other))
    ]
    answers = [answer_to(*pair)[0] for pair in zip((one, other), asked, strict=True)]
    assert sorted(answer["type"] for answer in answers) == ["refused", "views"]
    (no,) = (answer for answer in answers if answer["type"] == "refused")
    assert refused(no) == ("stale", {"ply": 0, "now": 1})
    assert entries(both, table, "played") == 1


def test_who_sat_down_at_one_is_known_at_the_other_at_once(both: Both) -> None:
    opened = both.one.open(chairs=[MINE])
    arrive(both.other, opened["table"], opened["tokens"][0])  # so it is in memory there
    joined = both.one.join(table=opened["table"])
    welcome = both.other.device(opened["table"], joined["token"]).hear_until("welcome")
    assert welcome["chairs"] == [BEN]


def test_bots_play_once_although_both_processes_could_think_for_them(both: Both) -> None:
    opened, devices = solo(both)
    devices[0].play_out(ADA)
    assert entries(both, opened["table"], "played") == 24


def test_deleting_at_one_ends_it_at_the_other(both: Both) -> None:
    opened = both.one.open(chairs=[MINE])
    device = arrive(both.other, opened["table"], opened["tokens"][0])
    host = arrive(both.one, opened["table"], opened["opener"])
    host.say("end")
    assert device.hear_until("bye")["reason"] == "ended"
    assert_closed(device)
    assert both.other.get(f"/api/tables/{opened['table']}").status_code == 404


def test_what_is_asked_of_a_table_that_was_deleted_elsewhere_is_refused(both: Both) -> None:
    opened = both.one.open(chairs=[MINE])
    device = arrive(both.other, opened["table"], opened["tokens"][0])
    host = arrive(both.one, opened["table"], opened["opener"])
    host.say("end")
    assert_closed(host)
    with suppress(ConnectionClosed):  # the news may be faster
        device.say("set-help", chair=ADA, help="forecast")
    assert_closed(device)
    last = device.heard[-1]
    assert last.get("reason") == "ended" or refused(last) == ("no-such-table", {})
