"""Watching: the board and who sits there, never a hand, a forecast, a typed name or a code."""

import json

import pytest

from cheese_rescue.live.messages import OLDEST_PROTOCOL, PROTOCOL
from tests.device import Device
from tests.live.headless import Headless, refusal_of
from tests.people import (
    ADA,
    BEN,
    MINE,
    arrive,
    assert_closed,
    chair,
    playing,
    refused,
    refused_hello,
    told,
    two,
)


def everything(device: Device) -> str:
    told(device)
    return json.dumps(device.heard, ensure_ascii=False)


def test_a_watcher_sees_the_board_grow(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    for ply in (1, 2, 3):
        pair.play_one()
        told(watcher)
        assert watcher.views[None]["moves"] == pair.ada.views[ADA]["moves"]
        assert len(watcher.views[None]["moves"]) == ply


def test_a_watcher_sees_no_hand_no_draw_and_no_forecast_from_the_deal_to_the_end(
    server: Headless,
) -> None:
    pair = two(server, ada={"help": "forecast"})
    watcher = pair.watch()
    pair.play_out()
    told(watcher)
    views = [view for said in watcher.heard if said["type"] == "views" for view in said["views"]]
    assert len(views) == 25
    assert all(view["seat"] is None for view in views)
    assert all((view["hand"], view["draws"], view["forecast"]) == ([], [], None) for view in views)


def test_a_watcher_reads_no_typed_name_and_no_code(server: Headless) -> None:
    pair = two(server, started=False)
    watcher = pair.watch()
    pair.ada.ask("set-help", chair=BEN, help="forecast")
    pair.start()
    text = everything(watcher)
    assert "Ada" not in text
    assert "Ben" not in text
    assert pair.code not in text
    assert all(seat["guest"] for seat in watcher.table["chairs"])
    assert "Ada" in everything(pair.ben)  # so it would have been seen


def test_who_opened_without_a_seat_reads_names_and_code(server: Headless) -> None:
    pair = two(server, started=False)
    host = arrive(server, pair.table, pair.opener)
    assert host.table["code"] == pair.code
    assert chair(host, BEN)["name"] == "Ben"


def test_a_watcher_changes_nothing(server: Headless) -> None:
    pair = two(server)
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


def test_nobody_is_told_who_watches(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    watcher.close()
    assert told(pair.ada) == []


def test_where_watchers_are_not_wanted_they_are_sent_away(server: Headless) -> None:
    pair = two(server, watchers=False)
    assert refused_hello(server, pair.table) == "no-watchers"
    assert refused_hello(server, pair.table, "A" * 32) == "no-watchers"


def test_who_sits_there_and_who_opened_are_no_watchers(server: Headless) -> None:
    pair = two(server, watchers=False)
    assert list(pair.again(BEN).views) == [BEN]
    assert list(arrive(server, pair.table, pair.opener).views) == [None]


def test_where_watchers_are_not_wanted_the_record_is_for_those_who_sit_there(
    server: Headless,
) -> None:
    pair = two(server, watchers=False)
    assert refusal_of(lambda: server.record(pair.table)) == ("no-watchers", {})
    assert server.record(pair.table, pair.tokens[BEN])


def test_a_table_that_is_not_there_cannot_be_watched(server: Headless) -> None:
    assert refused_hello(server, "A" * 22) == "no-such-table"


def test_an_old_page_is_told_to_reload(server: Headless) -> None:
    page = server.connect()
    page.say("hello", protocol=OLDEST_PROTOCOL - 1, table=server.open()["table"])
    assert refused(page.hear()) == ("old-page", {"protocol": PROTOCOL})
    assert_closed(page)


def test_a_page_of_the_protocol_before_plays_on(server: Headless) -> None:
    opened = server.open(chairs=[MINE, {"bot": "random"}])
    page = server.connect()
    tokens = [opened["opener"], opened["tokens"][0]]
    page.say("hello", protocol=OLDEST_PROTOCOL, table=opened["table"], tokens=tokens)
    assert page.hear()["holds"] == [0]
    page.ask("start")
    assert page.play_out(*page.seats())["over"]


def test_a_watcher_who_sits_down_is_one_no_more(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    device = arrive(server, opened["table"])
    assert device.table["code"] is None
    joined = server.join(table=opened["table"], name="Ben")
    device.ask("claim", tokens=[joined["token"]])
    told(device)
    assert device.table["code"] == opened["code"]
    assert chair(device, BEN)["name"] == "Ben"


def test_who_comes_late_to_watch_sees_the_game_as_it_stands(server: Headless) -> None:
    pair = two(server)
    pair.play_one()
    watcher = pair.watch()
    assert playing(watcher)
    assert watcher.views[None]["ply"] == 1


def test_who_left_a_table_without_watchers_watches_it_no_longer(server: Headless) -> None:
    pair = two(server, watchers=False)
    pair.ben.say("leave", chair=BEN)
    assert pair.ben.hear_until("bye")["reason"] == "no-watchers"
    assert_closed(pair.ben)


@pytest.mark.parametrize("started", [False, True])
def test_nor_does_whose_chair_was_emptied(server: Headless, started: bool) -> None:
    pair = two(server, watchers=False, started=started)
    pair.ada.ask("empty", chair=BEN)
    # Until then, Ben may sit down again or has a say in who gets the chair.
    pair.ada.ask("seat-bot", chair=BEN, bot="random")
    if not started:
        pair.ada.ask("start", oldest=ADA)
    assert pair.ben.hear_until("bye")["reason"] == "no-watchers"
    assert_closed(pair.ben)
    assert pair.ada.ask("ping")["type"] == "pong"
