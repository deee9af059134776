"""Watching: the board and who sits there, never a hand, a forecast, a typed name or a code."""

import json

import pytest
from websockets.sync.client import connect

from cheese_rescue.server.messages import PROTOCOL
from tests.server.people import (
    ADA,
    BEN,
    MINE,
    arrive,
    assert_closed,
    bearer,
    chair,
    playing,
    refused,
    refused_hello,
    told,
    two,
)
from tests.server.site import Device, Server


def everything(device: Device) -> str:
    told(device)
    return json.dumps(device.heard, ensure_ascii=False)


def test_a_watcher_sees_the_board_grow(shared: Server) -> None:
    pair = two(shared)
    watcher = pair.watch()
    for ply in (1, 2, 3):
        pair.play_one()
        told(watcher)
        assert watcher.views[None]["moves"] == pair.ada.views[ADA]["moves"]
        assert len(watcher.views[None]["moves"]) == ply


def test_a_watcher_sees_no_hand_no_draw_and_no_forecast_from_the_deal_to_the_end(
    shared: Server,
) -> None:
    pair = two(shared, ada={"help": "forecast"})
    watcher = pair.watch()
    pair.play_out()
    told(watcher)
    views = [view for said in watcher.heard if said["type"] == "views" for view in said["views"]]
    assert len(views) == 25
    assert all(view["seat"] is None for view in views)
    assert all((view["hand"], view["draws"], view["forecast"]) == ([], [], None) for view in views)


def test_a_watcher_reads_no_typed_name_and_no_code(shared: Server) -> None:
    pair = two(shared, started=False)
    watcher = pair.watch()
    pair.ada.ask("set-help", chair=BEN, help="forecast")
    pair.start()
    text = everything(watcher)
    assert "Ada" not in text
    assert "Ben" not in text
    assert pair.code not in text
    assert all(seat["guest"] for seat in watcher.table["chairs"])
    assert "Ada" in everything(pair.ben)  # so it would have been seen


def test_who_opened_without_a_seat_reads_names_and_code(shared: Server) -> None:
    pair = two(shared, started=False)
    host = arrive(shared, pair.table, pair.opener)
    assert host.table["code"] == pair.code
    assert chair(host, BEN)["name"] == "Ben"


def test_a_watcher_changes_nothing(shared: Server) -> None:
    pair = two(shared)
    watcher = pair.watch()
    wish = {"seat": 0, "game": 0, "ply": 0, "card": "1a", "cell": [1, 0]}
    answers = [
        watcher.ask("play", **wish),
        watcher.ask("consider", **wish),
        watcher.ask("leave", chair=ADA),
        watcher.ask("come-back", chair=ADA),
        watcher.ask("call-bot", chair=ADA),
        watcher.ask("rematch", game=0),
        watcher.ask("end"),
        watcher.ask("number", chair=ADA, number="00" * 16),
    ]
    assert [refused(answer)[0] for answer in answers] == ["not-your-seat"] * len(answers)
    answers = [
        watcher.ask("start"),
        watcher.ask("empty", chair=ADA),
        watcher.ask("seat-bot", chair=ADA, bot="random"),
    ]
    assert [refused(answer)[0] for answer in answers] == ["only-the-opener"] * len(answers)
    assert told(pair.ada) == []


def test_nobody_is_told_who_watches(shared: Server) -> None:
    pair = two(shared)
    watcher = pair.watch()
    watcher.close()
    assert told(pair.ada) == []


def test_where_watchers_are_not_wanted_they_are_sent_away(shared: Server) -> None:
    pair = two(shared, watchers=False)
    assert refused_hello(shared, pair.table) == "no-watchers"
    assert refused_hello(shared, pair.table, "A" * 32) == "no-watchers"


def test_who_sits_there_and_who_opened_are_no_watchers(shared: Server) -> None:
    pair = two(shared, watchers=False)
    assert list(pair.again(BEN).views) == [BEN]
    assert list(arrive(shared, pair.table, pair.opener).views) == [None]


def test_where_watchers_are_not_wanted_the_record_is_for_those_who_sit_there(
    shared: Server,
) -> None:
    pair = two(shared, watchers=False)
    path = f"/api/tables/{pair.table}/record"
    assert shared.get(path).json()["refusal"] == "no-watchers"
    assert shared.get(path, **bearer(pair.tokens[BEN])).status_code == 200


def test_a_table_that_is_not_there_cannot_be_watched(shared: Server) -> None:
    assert refused_hello(shared, "A" * 22) == "no-such-table"


def test_an_old_page_is_told_to_reload(shared: Server) -> None:
    page = Device(connect(f"ws://127.0.0.1:{shared.port}/live", legacy=True))
    page.say("hello", protocol=PROTOCOL - 1, table=shared.open()["table"])
    assert refused(page.hear()) == ("old-page", {"protocol": PROTOCOL})
    assert_closed(page)


def test_a_watcher_who_sits_down_is_one_no_more(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])
    device = arrive(shared, opened["table"])
    assert device.table["code"] is None
    joined = shared.join(table=opened["table"], name="Ben")
    device.ask("claim", tokens=[joined["token"]])
    told(device)
    assert device.table["code"] == opened["code"]
    assert chair(device, BEN)["name"] == "Ben"


def test_who_comes_late_to_watch_sees_the_game_as_it_stands(shared: Server) -> None:
    pair = two(shared)
    pair.play_one()
    watcher = pair.watch()
    assert playing(watcher)
    assert watcher.views[None]["ply"] == 1


def test_who_left_a_table_without_watchers_watches_it_no_longer(shared: Server) -> None:
    pair = two(shared, watchers=False)
    pair.ben.say("leave", chair=BEN)
    assert pair.ben.hear_until("bye")["reason"] == "no-watchers"
    assert_closed(pair.ben)


@pytest.mark.parametrize("started", [False, True])
def test_nor_does_whose_chair_was_emptied(shared: Server, started: bool) -> None:
    pair = two(shared, watchers=False, started=started)
    pair.ada.ask("empty", chair=BEN)
    assert pair.ben.hear_until("bye")["reason"] == "no-watchers"
    assert_closed(pair.ben)
    assert pair.ada.ask("ping")["type"] == "pong"
