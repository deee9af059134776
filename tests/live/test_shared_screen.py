"""A table on a shared screen: its opener has no chair, and the phones hold the hands."""

from tests.device import Device
from tests.live.headless import Headless, World
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
    until,
)


def screens_told(device: Device) -> list[bool]:
    """What the tables told since then say about a shared screen."""
    return [one["table"]["screen"] for one in told(device) if one["type"] == "table"]


def test_everybody_knows_whether_there_is_a_shared_screen(server: Headless) -> None:
    opened = server.open()
    ben = arrive(server, opened["table"], server.join(table=opened["table"])["token"])
    assert not ben.table["screen"]
    screen = arrive(server, opened["table"], opened["opener"])
    assert screens_told(ben) == [True]
    screen.close()
    assert screens_told(ben) == [False]


def test_a_watcher_and_an_opener_who_plays_are_no_shared_screens(server: Headless) -> None:
    pair = two(server, started=False)
    pair.watch()
    told(pair.ben)
    assert not pair.ben.table["screen"]
    pair.ada.ask("leave", chair=ADA)
    assert screens_told(pair.ben) == [True]
    joined = server.join(table=pair.table)
    pair.ada.ask("claim", tokens=[joined["token"]])
    told(pair.ben)
    assert not pair.ben.table["screen"]


def test_an_opener_who_stood_up_during_the_game_is_none_either(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("leave", chair=ADA)
    told(pair.ben)
    assert not pair.ben.table["screen"]


def test_the_screen_may_be_at_another_process(world: World, one: Headless, other: Headless) -> None:
    opened = one.open(chairs=[{}, {"bot": "random"}])
    ben = arrive(other, opened["table"], other.join(table=opened["table"])["token"])
    screen = arrive(one, opened["table"], opened["opener"])
    world.settle()
    until(ben, lambda ben: ben.table["screen"])
    assert ben.ask("start")["type"] == "table"
    screen.close()
    world.settle()
    until(ben, lambda ben: not ben.table["screen"])


def test_a_phone_seats_bots_in_the_free_chairs_and_starts(server: Headless) -> None:
    opened = server.open(players=3)
    ben = arrive(server, opened["table"], server.join(table=opened["table"])["token"])
    arrive(server, opened["table"], opened["opener"])
    assert refused(ben.ask("start"))[0] == "chair-empty"
    for number in (1, 2):
        assert ben.ask("seat-bot", chair=number, bot="random")["type"] == "table"
    assert ben.ask("start")["type"] == "table"
    until(ben, playing)


def test_but_it_gives_nobody_elses_chair_to_a_bot(server: Headless) -> None:
    opened = server.open(players=3)
    ben, mia = (
        arrive(server, opened["table"], server.join(table=opened["table"])["token"])
        for _ in range(2)
    )
    arrive(server, opened["table"], opened["opener"])
    for number in (0, 1):
        answer = ben.ask("seat-bot", chair=number, bot="random")
        assert refused(answer) == ("only-the-opener", {})
    assert refused(ben.ask("seat-bot", chair=3, bot="random"))[0] == "only-the-opener"
    told(mia)
    assert chair(mia, 1)["bot"] is None


def test_a_watcher_starts_nothing(server: Headless) -> None:
    opened = server.open(chairs=[{"bot": "random"}, {}])
    arrive(server, opened["table"], opened["opener"])
    watcher = arrive(server, opened["table"])
    assert refused(watcher.ask("start")) == ("only-the-opener", {})
    answer = watcher.ask("seat-bot", chair=1, bot="random")
    assert refused(answer) == ("only-the-opener", {})


# -- who comes to sit down at a table without watchers ---------------------------------------------


def test_before_the_first_game_everybody_sees_who_sits_there(server: Headless) -> None:
    opened = server.open(chairs=[MINE], watchers=False)
    ben = arrive(server, opened["table"])
    assert [one["taken"] for one in ben.table["chairs"]] == [True, False]
    late = arrive(server, opened["table"])
    ben.ask("claim", tokens=[server.join(table=opened["table"])["token"]])
    host = arrive(server, opened["table"], opened["opener"], opened["tokens"][ADA])
    host.ask("start")
    assert late.hear_until("bye")["reason"] == "no-watchers"
    assert_closed(late)
    told(ben)
    assert chair(ben, BEN)["taken"]
    assert refused_hello(server, opened["table"]) == "no-watchers"


def test_after_a_game_it_is_as_closed_as_during_one(server: Headless) -> None:
    pair = two(server, watchers=False)
    pair.play_out()
    pair.ada.ask("empty", chair=BEN)
    assert refused_hello(server, pair.table) == "no-watchers"
