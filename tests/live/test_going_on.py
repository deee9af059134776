"""A table that goes on from an earlier game: opened from its record, played by people and bots."""

from hashlib import sha256
from typing import Any

import pytest

from cheese_rescue.rules import Record, Rules
from cheese_rescue.rules.replay import games
from tests.device import Device, Message
from tests.live.headless import BASE, Headless, findings, moved_by, refusal_of
from tests.people import ADA, BEN, MINE, arrive, playing, told, until
from tests.rules.games import SETUPS, Setup
from tests.rules.records import true_record

RECORD = true_record(SETUPS[0], seed=4)
ONE_BOT: list[Message] = [MINE, {"bot": "random"}]


def open_from(
    server: Headless, ply: int, *, record: Record = RECORD, chairs: Any = ONE_BOT, **more: Any
) -> Message:
    return server.open(source={"record": str(record), "ply": ply}, chairs=chairs, **more)


def started(server: Headless, opened: Message) -> Device:
    device = arrive(server, opened["table"], opened["opener"], *filter(None, opened["tokens"]))
    device.ask("start")
    until(device, playing)
    return device


@pytest.mark.parametrize("ply", [0, 1, 14, 23])
def test_the_game_goes_on_and_ends_like_any_other(server: Headless, ply: int) -> None:
    opened = open_from(server, ply, chairs=[MINE, MINE])
    ada = started(server, opened)
    assert ada.views[0]["moves"] == [str(play.move) for play in RECORD.plays[:ply]]
    assert ada.views[0]["turn"] == ply % 2
    ada.play_out(0, 1)
    assert ada.table["phase"] == "over"
    record = Record.parse(server.record(opened["table"]))
    assert record.plays[:ply] == RECORD.plays[:ply]
    assert record.pile == RECORD.pile


def test_a_bot_whose_turn_it_is_plays_on_at_once(server: Headless) -> None:
    ada = started(server, open_from(server, 13))
    until(ada, lambda device: device.views[0]["ply"] == 14)
    assert ada.views[0]["turn"] == ADA


def test_the_same_cards_again_with_the_seats_exchanged(server: Headless) -> None:
    ada = started(server, open_from(server, 0, chairs=[{"bot": "random"}, MINE]))
    assert ada.table["first"] == 0
    until(ada, lambda device: device.views[1]["turn"] == 1)
    dealt = next(games(RECORD)).hands[1]
    assert sorted(ada.views[1]["hand"]) == sorted(map(str, dealt))


def test_everybody_is_told_where_the_game_comes_from(server: Headless) -> None:
    opened = open_from(server, 14)
    digest = sha256(str(RECORD).encode()).hexdigest()
    assert server.show(opened["table"])["source"] == {"digest": digest, "ply": 14}
    ada = started(server, opened)
    assert ada.table["source"] == {"digest": digest, "ply": 14}
    ada.play_out(0)
    record = server.record(opened["table"])
    assert f"\nsource {digest} 14\n" in record
    assert findings(record) == {"played-before", "fits"}
    assert moved_by(record)[:14] == [play.by for play in RECORD.plays[:14]]
    assert {*moved_by(record)[14:]} == {"person", "bot:random"}


def test_nobody_is_told_more_than_in_any_other_game(server: Headless) -> None:
    opened = open_from(server, 14)
    ada = started(server, opened)
    watcher = arrive(server, opened["table"])
    plain = arrive(server, server.open(chairs=ONE_BOT)["table"])
    assert set(watcher.table) == set(plain.table)
    for device in (ada, watcher):
        for message in [*device.heard, *told(device)]:
            text = str(message)
            assert str(RECORD.secret and RECORD.secret.hex()) not in text
            assert "pile'" not in text.replace("pile_size'", "")
    (view,) = watcher.views.values()
    assert (view["hand"], view["draws"], list(ada.views)) == ([], [], [0])
    shown = server.record(opened["table"])
    assert "\npile ?\n" in shown
    assert "\nseal" not in shown


def test_it_does_not_count_and_another_game_there_is_sealed(server: Headless) -> None:
    opened = open_from(server, 20, chairs=[MINE, MINE])
    ada = started(server, opened)
    ada.play_out(0, 1)
    assert [(one["won"], one["points"]) for one in ada.table["chairs"]] == [(0, 0), (0, 0)]
    ada.ask("rematch", game=0)
    until(ada, lambda device: playing(device) and device.views[0]["game"] == 1)
    assert ada.table["source"] is None
    assert ada.table["first"] == BEN
    ada.play_out(*ada.seats())
    assert findings(server.record(opened["table"])) == {"fits"}


def test_the_table_has_the_players_and_the_variants_of_the_record(server: Headless) -> None:
    record = true_record(Setup(4, Rules(centred=True, dogs_hunt_mice=True)), seed=2)
    opened = open_from(server, 9, record=record, chairs=[MINE] + [{"bot": "random"}] * 3)
    options = server.show(opened["table"])["options"]
    assert (options["players"], options["centred"], options["dogs_hunt_mice"]) == (4, True, True)
    five = [MINE] * 4
    assert refusal_of(lambda: open_from(server, 9, chairs=five)) == ("table-full", {})


def test_people_far_away_can_take_a_chair(server: Headless) -> None:
    opened = open_from(server, 14, chairs=[MINE, {}])
    joined = server.join(code=opened["code"], name="Ben")
    ben = arrive(server, opened["table"], joined["token"])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start")
    until(ben, playing)
    assert list(ben.views) == [1]


def test_it_is_there_again_after_a_restart(server: Headless) -> None:
    opened = open_from(server, 14, chairs=[MINE, MINE])
    ada = started(server, opened)
    ada.play(ada.views[0])
    before = server.show(opened["table"])
    server.kill()
    server.start()
    assert server.show(opened["table"])["source"] == before["source"]
    ada = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    assert ada.views[1]["ply"] == 15


@pytest.mark.parametrize(
    ("record", "ply", "refusal"),
    [
        ("", 0, "not-a-record"),
        ("cheese-rescue 4\n", 0, "record-too-new"),
        (str(RECORD).replace("\npile ", "\n# "), 0, "record-line-missing"),
        (str(RECORD), 24, "no-such-ply"),
        (str(RECORD).replace(str(RECORD.plays[3].move), "1b@9,9"), 4, "record-move-impossible"),
        (str(RECORD).split("\npile")[0] + "\npile ?\nresult ?\n", 0, "pile-not-known"),
        (str(RECORD).replace("\npile ", "\npile D "), 0, "impossible-pile"),
    ],
)
def test_a_record_that_no_game_can_go_on_from_is_refused_with_a_reason(
    server: Headless, record: str, ply: int, refusal: str
) -> None:
    source = {"record": record, "ply": ply}
    code, _ = refusal_of(lambda: server.open(source=source, chairs=ONE_BOT))
    assert code == refusal
    assert server.lobby.tables == 0


def test_no_record_is_read_where_none_was_sent(server: Headless) -> None:
    assert server.show(server.open()["table"])["source"] is None
    assert server.open()["link"].startswith(BASE)
