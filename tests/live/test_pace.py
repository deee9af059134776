"""Together a bot plays on for who is gone or idle; over days only where the others ask for it.

That something does not happen is shown by another table of the same server, opened later, where
it does.
"""

import pytest

from tests.device import Device, Message
from tests.live.headless import Headless, World, moved_by
from tests.people import (
    ADA,
    BEN,
    MINE,
    Two,
    arrive,
    chair,
    playing,
    refused,
    stood_in,
    told,
    two,
    until,
)


@pytest.fixture
def slow_bots(world: World) -> Headless:
    """A bot that takes over waits long before it plays a card."""
    return world.process(bot_pause=1000)


def nudges(messages: list[Message]) -> list[int]:
    return [message["chair"] for message in messages if message["type"] == "nudge"]


def next_of(device: Device, number: int) -> str:
    """What happens next to who sits in that chair: a nudge, or a bot."""
    while True:
        message = device.hear()
        if message["type"] == "nudge" and message["chair"] == number:
            return "nudge"
        if message["type"] == "table" and stood_in(number)(device):
            return "bot"


def until_bots_play_elsewhere(server: Headless) -> None:
    """At a table opened now, for one who is gone and then for one who is idle."""
    gone = two(server)
    gone.ben.close()
    idle = two(server)
    until(gone.ada, stood_in(BEN))
    until(idle.ben, stood_in(ADA))
    gone.close()
    idle.close()


# -- together --------------------------------------------------------------------------------------


def test_for_who_is_gone_a_bot_plays_on(server: Headless) -> None:
    pair = two(server)
    pair.ben.close()
    until(pair.ada, stood_in(BEN))
    pair.ada.play(pair.ada.views[ADA])
    assert pair.ada.until_turn(ADA)["ply"] == 2


def test_until_they_are_back(server: Headless) -> None:
    pair = two(server)
    hand = pair.ben.views[BEN]["hand"]
    pair.ben.close()
    until(pair.ada, stood_in(BEN))
    back = pair.again(BEN)
    assert chair(back, BEN)["stand_in"] is None
    assert back.views[BEN]["hand"] == hand


def test_also_for_who_is_gone_and_not_on_turn(server: Headless) -> None:
    pair = two(server)
    pair.ben.close()
    until(pair.ada, stood_in(BEN))
    assert pair.ada.views[ADA]["ply"] == 0


def test_who_is_idle_is_nudged_then_a_bot_plays(server: Headless) -> None:
    pair = two(server)
    assert [next_of(pair.ben, ADA), next_of(pair.ben, ADA)] == ["nudge", "bot"]
    assert pair.ben.until_turn(BEN)["ply"] == 1


def test_all_hear_the_nudge_and_only_who_is_on_turn_is_nudged(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    devices = (pair.ada, pair.ben, watcher)
    for device in devices:
        until(device, stood_in(ADA))
    assert [nudges(device.heard) for device in devices] == [[ADA]] * 3


def test_who_was_idle_is_back_by_saying_so(server: Headless) -> None:
    pair = two(server)
    until(pair.ada, stood_in(ADA))
    assert pair.ada.ask("come-back", chair=ADA)["type"] == "done"
    told(pair.ben)
    assert chair(pair.ben, ADA)["stand_in"] is None


def test_or_by_anything_else_that_they_do(server: Headless) -> None:
    pair = two(server)
    until(pair.ada, stood_in(ADA))
    pair.ada.ask("react", chair=ADA, reaction="oops")
    told(pair.ben)
    assert chair(pair.ben, ADA)["stand_in"] is None


def test_or_by_playing_before_the_bot_does(slow_bots: Headless) -> None:
    pair = two(slow_bots)
    until(pair.ada, stood_in(ADA))
    assert pair.ada.play(pair.ada.views[ADA])["type"] == "views"
    assert chair(pair.ada, ADA)["stand_in"] is None
    record = slow_bots.record(pair.table)
    assert moved_by(record) == ["person"]


def test_who_thinks_with_a_card_in_the_hand_is_not_idle(server: Headless) -> None:
    pair = two(server)
    assert next_of(pair.ada, ADA) == "nudge"
    view = pair.ada.views[ADA]
    pair.ada.ask("consider", seat=0, game=0, ply=0, card=view["hand"][0], cell=[1, 0])
    assert next_of(pair.ada, ADA) == "nudge"


def test_who_is_back_before_the_bot_has_played_is_nudged_again_first(slow_bots: Headless) -> None:
    pair = two(slow_bots)
    assert [next_of(pair.ada, ADA), next_of(pair.ada, ADA)] == ["nudge", "bot"]
    pair.ada.ask("come-back", chair=ADA)
    assert next_of(pair.ada, ADA) == "nudge"


def test_nobody_is_hurried_who_plays_alone_against_bots(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    watcher = arrive(server, opened["table"])
    told(ada)
    until_bots_play_elsewhere(server)
    assert told(ada) == []
    ada.close()
    until(watcher, lambda watcher: not chair(watcher, ADA)["here"])
    until_bots_play_elsewhere(server)
    assert chair(arrive(server, opened["table"]), ADA)["stand_in"] is None


def test_nobody_is_hurried_at_a_shared_device(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    until(device, playing)
    told(device)
    until_bots_play_elsewhere(server)
    assert told(device) == []


def test_when_all_are_gone_nobody_is_waited_for(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    pair.close()
    until(watcher, lambda watcher: not any(seat["here"] for seat in watcher.table["chairs"]))
    entries = watcher.table["n"]
    until_bots_play_elsewhere(server)
    told(watcher)
    assert watcher.table["n"] == entries


# -- over days -------------------------------------------------------------------------------------


def over_days(server: Headless) -> Two:
    return two(server, pace="over-days")


def test_over_days_no_bot_comes_by_itself(server: Headless) -> None:
    idle, gone = over_days(server), over_days(server)
    gone.ben.close()
    until(gone.ada, lambda ada: not chair(ada, BEN)["here"])
    until_bots_play_elsewhere(server)
    for device in (idle.ben, gone.ada):
        assert nudges(told(device)) == []
        assert [seat["stand_in"] for seat in device.table["chairs"]] == [None, None]


def test_the_others_may_ask_for_one(server: Headless) -> None:
    pair = over_days(server)
    pair.ada.close()
    until(pair.ben, lambda ben: not chair(ben, ADA)["here"])
    assert pair.ben.ask("call-bot", chair=ADA)["table"]["chairs"][ADA]["stand_in"] == "greedy"
    assert pair.ben.until_turn(BEN)["ply"] == 1
    assert chair(pair.again(ADA), ADA)["stand_in"] is None


def test_but_not_while_they_are_here(server: Headless) -> None:
    pair = over_days(server)
    assert refused(pair.ben.ask("call-bot", chair=ADA)) == ("still-here", {})
    assert told(pair.ada) == []


def test_nor_where_nobody_sits(server: Headless) -> None:
    pair = over_days(server)
    pair.ada.ask("empty", chair=BEN)
    assert refused(pair.ada.ask("call-bot", chair=BEN)) == ("chair-empty", {"chair": 1})
    assert refused(pair.ada.ask("call-bot", chair=3)) == ("no-such-chair", {"chair": 3})


def test_nor_before_the_start(server: Headless) -> None:
    pair = two(server, started=False, pace="over-days")
    pair.ben.close()
    until(pair.ada, lambda ada: not chair(ada, BEN)["here"])
    assert refused(pair.ada.ask("call-bot", chair=BEN)) == ("not-started", {})


def test_called_twice_it_comes_once(server: Headless) -> None:
    pair = over_days(server)
    pair.ben.close()
    until(pair.ada, lambda ada: not chair(ada, BEN)["here"])
    pair.ada.ask("call-bot", chair=BEN)
    assert pair.ada.ask("call-bot", chair=BEN)["type"] == "done"


def test_a_bot_needs_no_other_bot_to_play_for_it(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "gentle"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    ada.ask("call-bot", chair=BEN)
    told(ada)
    assert (chair(ada, BEN)["bot"], chair(ada, BEN)["stand_in"]) == ("gentle", None)


# -- with nobody left ------------------------------------------------------------------------------


def alone_with_a_bot(server: Headless) -> tuple[Message, Device, Device]:
    """Ada begins against a bot; her device cannot do what only the opener can. And a watcher."""
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    host = arrive(server, opened["table"], opened["opener"])
    host.ask("start", oldest=ADA)
    ada = arrive(server, opened["table"], opened["tokens"][0])
    watcher = arrive(server, opened["table"])
    host.close()
    return opened, ada, watcher


def until_bots_finish_elsewhere(server: Headless) -> None:
    opened = server.open(chairs=[{"bot": "random"}, {"bot": "random"}])
    host = arrive(server, opened["table"], opened["opener"])
    host.ask("start")
    until(host, lambda host: host.views and host.views[None]["over"])


def test_with_no_person_left_bots_pause(server: Headless) -> None:
    _, ada, watcher = alone_with_a_bot(server)
    ada.ask("leave", chair=ADA)
    until_bots_finish_elsewhere(server)
    told(watcher)
    assert watcher.views[None]["ply"] == 0


def test_and_go_on_when_that_person_is_back(server: Headless) -> None:
    opened, ada, watcher = alone_with_a_bot(server)
    ada.ask("leave", chair=ADA)
    back = arrive(server, opened["table"], opened["tokens"][0])
    back.play(back.views[ADA])
    assert back.until_turn(ADA)["ply"] == 2
    until(watcher, lambda watcher: watcher.views[None]["ply"] == 2)


def test_or_when_the_one_who_opened_looks_in(server: Headless) -> None:
    opened, ada, watcher = alone_with_a_bot(server)
    ada.ask("leave", chair=ADA)
    arrive(server, opened["table"], opened["opener"])
    until(watcher, lambda watcher: watcher.views[None]["over"])


def test_a_watcher_is_nobody_to_play_for(server: Headless) -> None:
    opened, ada, _ = alone_with_a_bot(server)
    ada.ask("leave", chair=ADA)
    late = arrive(server, opened["table"])
    until_bots_finish_elsewhere(server)
    told(late)
    assert late.views[None]["ply"] == 0
