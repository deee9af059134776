"""Another game needs agreement: nobody is pulled out of a finale, nobody is waited for long."""

import pytest

from cheese_rescue.live.presence import RECONNECT_SECONDS
from cheese_rescue.live.seating import STAND_IN
from cheese_rescue.live.table import LONGEST_LOG
from cheese_rescue.table.log import BotTookOver, Rematch, RematchRequested, Started
from tests.device import Device, Message
from tests.live.headless import Headless, World
from tests.live.test_rematch import NUMBERS, finished, next_game
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

SECONDS = 20
"""How long people have to agree."""


def asked(device: Device) -> Message | None:
    """What the device was told of a wish for another game."""
    told(device)
    wish: Message | None = device.table["rematch"]
    return wish


def entries(world: World, table: str, kind: type) -> int:
    return sum(isinstance(entry, kind) for entry in world.store.log(table))


def waiting(server: Headless) -> Two:
    """Ada would like another game. Ben has not answered."""
    pair = finished(server)
    pair.ada.ask("rematch", game=0)
    return pair


# -- who is asked ----------------------------------------------------------------------------------


def test_whoever_has_not_answered_is_asked_and_stays_in_the_finale(
    world: World, server: Headless
) -> None:
    pair = waiting(server)
    world.advance(SECONDS - 5)
    assert asked(pair.ben) == {"agreed": [ADA], "seconds": 20}
    assert asked(pair.watch()) == {"agreed": [ADA], "seconds": 5}
    assert (pair.ben.table["phase"], pair.ben.views[BEN]["game"]) == ("over", 0)


def test_after_twenty_seconds_it_begins_and_a_bot_plays_for_them(
    world: World, server: Headless
) -> None:
    pair = waiting(server)
    world.advance(SECONDS + 2)
    until(pair.ada, next_game)
    assert [chair(pair.ada, number)["stand_in"] for number in (ADA, BEN)] == [None, STAND_IN]
    assert asked(pair.ada) is None


def test_they_can_return_at_any_time(world: World, server: Headless) -> None:
    pair = waiting(server)
    world.advance(SECONDS + 2)
    until(pair.ben, next_game)
    pair.ben.ask("come-back", chair=BEN)
    told(pair.ben)
    assert chair(pair.ben, BEN)["stand_in"] is None
    assert pair.ben.views[0]["hand"]


def test_a_late_yes_brings_them_back_as_well(world: World, server: Headless) -> None:
    pair = waiting(server)
    world.advance(SECONDS + 2)
    assert pair.ben.ask("rematch", game=0)["type"] == "table"
    assert chair(pair.ben, BEN)["stand_in"] is None
    assert pair.ben.ask("rematch", game=0)["type"] == "done"
    assert pair.ben.table["game"] == 1


def test_the_number_that_a_page_sends_by_itself_does_not(server: Headless) -> None:
    pair = waiting(server)
    until(pair.ben, lambda ben: ben.table["phase"] == "gathering")
    assert chair(pair.ben, BEN)["stand_in"] == STAND_IN
    assert pair.ben.ask("number", chair=BEN, number=NUMBERS[BEN])["type"] == "done"
    until(pair.ben, next_game)
    assert chair(pair.ben, BEN)["stand_in"] == STAND_IN
    assert NUMBERS[BEN] in server.record(pair.table)


def test_a_page_that_still_shows_the_finale_reconnects_without_playing(
    world: World, server: Headless
) -> None:
    pair = waiting(server)
    world.advance(SECONDS + 2)
    pair.ben.close()
    ben = server.connect()
    hello = {"protocol": 4, "table": pair.table, "tokens": [pair.tokens[BEN]]}
    assert ben.ask("hello", **hello, back=False)["chairs"] == [BEN]
    told(ben)
    assert chair(ben, BEN)["stand_in"] == STAND_IN
    told(pair.again(BEN))  # any other page brings them back
    told(ben)
    assert chair(ben, BEN)["stand_in"] is None


def test_a_page_of_the_previous_protocol_asks_and_agrees(server: Headless) -> None:
    pair = finished(server)
    old = server.connect()
    old.ask("hello", protocol=3, table=pair.table, tokens=[pair.tokens[BEN]])
    assert old.ask("rematch", game=0)["table"]["phase"] == "over"
    pair.ada.ask("rematch", game=0)
    until(old, next_game)
    assert chair(old, BEN)["stand_in"] is None


# -- who is not waited for -------------------------------------------------------------------------


def test_one_person_with_bots_gets_it_at_once(world: World, server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    ada.play_out(*ada.seats())
    assert ada.ask("rematch", game=0)["table"]["phase"] == "gathering"
    assert entries(world, opened["table"], BotTookOver) == 0


def test_so_do_several_people_at_one_device(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    device.play_out(*device.seats())
    assert device.ask("rematch", game=0)["table"]["phase"] == "gathering"


def test_whoever_is_away_is_not_waited_for_and_a_bot_plays_until_they_are_back(
    world: World, server: Headless
) -> None:
    pair = finished(server)
    pair.ben.close()
    world.advance(RECONNECT_SECONDS + 1)
    assert pair.ada.ask("rematch", game=0)["table"]["phase"] == "gathering"
    assert chair(pair.ada, BEN)["stand_in"] == STAND_IN
    until(pair.ada, next_game)
    ben = pair.again(BEN)
    assert (chair(ben, BEN)["stand_in"], ben.views[0]["game"]) == (None, 1)


def test_whoever_has_just_lost_the_connection_may_still_answer(
    world: World, server: Headless
) -> None:
    pair = finished(server)
    pair.ben.close()
    pair.ada.ask("rematch", game=0)
    assert asked(pair.ada) == {"agreed": [ADA], "seconds": 20}
    world.advance(RECONNECT_SECONDS + 2)
    until(pair.ada, next_game)


def test_whoever_a_bot_plays_for_is_not_waited_for_either(server: Headless) -> None:
    pair = two(server)
    pair.ben.ask("leave", chair=BEN)
    again = pair.again(ADA)  # Ben's page still watches
    while not again.views[ADA]["over"]:
        again.play(again.until_turn(ADA))
        told(again)
    assert again.ask("rematch", game=0)["table"]["phase"] == "gathering"
    assert pair.ben.ask("claim", tokens=[pair.tokens[BEN]])["holds"] == [BEN]


def test_over_days_nobody_gets_a_bot_unasked(world: World, server: Headless) -> None:
    pair = two(server, pace="over-days")
    pair.play_out()
    pair.ben.close()
    world.advance(RECONNECT_SECONDS + 1)
    pair.ada.ask("rematch", game=0)
    until(pair.ada, next_game)
    assert chair(pair.ada, BEN)["stand_in"] is None


def test_an_opener_without_a_chair_asks_and_the_people_are_waited_for(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    ada = arrive(server, opened["table"], opened["tokens"][0])
    host = arrive(server, opened["table"], opened["opener"])
    host.ask("start", oldest=ADA)
    ada.play_out(*ada.seats())
    host.ask("rematch", game=0)
    assert asked(ada) == {"agreed": [], "seconds": 20}
    until(ada, lambda ada: ada.table["game"] == 1)
    assert chair(ada, ADA)["stand_in"] == STAND_IN


# -- people who come and go meanwhile --------------------------------------------------------------


def test_if_the_one_who_asked_leaves_nobody_is_asked_any_more(
    world: World, server: Headless
) -> None:
    pair = waiting(server)
    pair.ada.ask("leave", chair=ADA)
    assert asked(pair.ben) is None
    world.advance(SECONDS + 2)
    told(pair.ben)
    assert pair.ben.table["game"] == 0


def test_if_the_other_leaves_their_chair_is_waited_for_as_before(
    world: World, server: Headless
) -> None:
    pair = waiting(server)
    pair.ben.ask("leave", chair=BEN)
    world.advance(2)
    told(pair.ada)
    assert (pair.ada.table["phase"], pair.ada.table["game"]) == ("gathering", 1)


def test_whoever_sits_down_meanwhile_is_asked_too(server: Headless) -> None:
    pair = finished(server)
    pair.ben.ask("leave", chair=BEN)
    joined = server.join(table=pair.table, name="Cleo")
    cleo = arrive(server, pair.table, joined["token"])
    pair.ada.ask("rematch", game=0)
    assert asked(cleo) == {"agreed": [ADA], "seconds": 20}
    cleo.ask("rematch", game=0)
    until(cleo, next_game)


def test_the_wish_of_somebody_whose_chair_a_bot_got_is_gone(server: Headless) -> None:
    pair = finished(server)
    pair.ben.ask("rematch", game=0)
    pair.ada.ask("seat-bot", chair=BEN, bot="random")
    assert asked(pair.ada) is None
    assert pair.ada.ask("rematch", game=0)["table"]["phase"] == "gathering"


def test_it_does_not_begin_while_nobody_who_asked_is_there(world: World, server: Headless) -> None:
    pair = waiting(server)
    pair.ada.close()
    world.advance(2 * SECONDS)
    assert asked(pair.ben) is not None
    ada = pair.again(ADA)
    world.advance(2)
    until(ada, next_game)


def test_a_person_may_agree_for_somebody_who_went_away_after_asking(
    world: World, server: Headless
) -> None:
    pair = waiting(server)
    pair.ada.close()
    world.advance(RECONNECT_SECONDS + 1)
    assert pair.ben.ask("rematch", game=0)["table"]["phase"] == "gathering"
    assert chair(pair.ben, ADA)["stand_in"] is None


# -- restarts, several processes, failures ---------------------------------------------------------


def test_the_wish_outlives_a_restart(world: World, server: Headless) -> None:
    pair = waiting(server)
    world.advance(SECONDS - 5)
    server.kill()
    server.start()
    ada, ben = pair.again(ADA), pair.again(BEN)
    assert asked(ben) == {"agreed": [ADA], "seconds": 5}
    world.advance(7)
    for device in (ada, ben):
        until(device, next_game)
    assert stood_in(BEN)(ben)


def at_two(one: Headless, other: Headless) -> tuple[Two, Device]:
    """Ada is at one process, and Ben at the other."""
    pair = finished(one)
    pair.ben.close()
    ben = arrive(other, pair.table, pair.tokens[BEN])
    return pair, ben


def test_people_at_two_processes_agree(world: World, one: Headless, other: Headless) -> None:
    pair, ben = at_two(one, other)
    pair.ada.ask("rematch", game=0)
    assert asked(ben) == {"agreed": [ADA], "seconds": 20}
    ben.ask("rematch", game=0)
    for device in (pair.ada, ben):
        until(device, next_game)
    kinds = (RematchRequested, Rematch, Started, BotTookOver)
    assert [entries(world, pair.table, kind) for kind in kinds] == [2, 1, 2, 0]


def test_two_processes_begin_it_once(world: World, one: Headless, other: Headless) -> None:
    pair, ben = at_two(one, other)
    pair.ada.ask("rematch", game=0)
    world.advance(SECONDS + 2)
    for device in (pair.ada, ben):
        until(device, next_game)
    kinds = (RematchRequested, Rematch, Started, BotTookOver)
    assert [entries(world, pair.table, kind) for kind in kinds] == [1, 1, 2, 1]


def test_while_processes_cannot_hear_each_other_everybody_has_the_time_to_answer(
    world: World, one: Headless, other: Headless
) -> None:
    pair, ben = at_two(one, other)
    world.network.cut()
    world.advance(RECONNECT_SECONDS + 1)
    assert pair.ada.ask("rematch", game=0)["table"]["phase"] == "over"
    world.advance(SECONDS + 8)
    for device in (pair.ada, ben):
        until(device, next_game)


def test_a_beginning_that_cannot_be_written_is_tried_again(world: World, server: Headless) -> None:
    pair = waiting(server)
    world.store.down = True
    world.advance(2 * SECONDS)
    told(pair.ada)
    assert pair.ada.table["phase"] == "over"
    world.store.down = False
    until(pair.ada, next_game)


def test_a_table_with_a_very_long_log_has_no_further_game(
    server: Headless, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = finished(server)
    long = server.kept(pair.table)
    assert long < LONGEST_LOG
    monkeypatch.setattr("cheese_rescue.live.table.LONGEST_LOG", long)
    assert refused(pair.ada.ask("rematch", game=0)) == ("too-many", {})
    monkeypatch.setattr("cheese_rescue.live.table.LONGEST_LOG", long + 1)
    assert pair.rematch()["table"]["game"] == 1  # who has asked gets it


# -- the score of the evening ----------------------------------------------------------------------


def scores(device: Device) -> list[tuple[int, int]]:
    told(device)
    return [(seat["won"], seat["points"]) for seat in device.table["chairs"]]


def results(device: Device) -> list[tuple[int, int]]:
    """What each chair got in this game, by its finale."""
    view = next(iter(device.views.values()))
    outcome, players = view["outcome"], view["players"]
    seats = [(number - device.table["first"]) % players for number in range(players)]
    return [(int(seat in outcome["winners"]), outcome["points"][seat]) for seat in seats]


def test_every_player_has_a_score_of_the_evening(server: Headless) -> None:
    pair = two(server)
    assert scores(pair.ada) == [(0, 0), (0, 0)]
    pair.play_out()
    first = results(pair.ada)
    assert scores(pair.ada) == scores(pair.ben) == first
    pair.rematch()
    until(pair.ada, next_game)
    until(pair.ben, next_game)
    assert scores(pair.ada) == first
    seats = {device.seats()[0]: device for device in pair.devices}
    while not next(iter(pair.ada.views.values()))["over"]:
        mover = seats[next(iter(pair.ada.views.values()))["turn"]]
        mover.play(mover.until_turn(mover.seats()[0]))
        for device in pair.devices:
            told(device)
    both = zip(first, results(pair.ada), strict=True)
    sums = [(one[0] + two[0], one[1] + two[1]) for one, two in both]
    assert scores(pair.ada) == scores(pair.ben) == sums


def test_it_is_told_before_the_finale(server: Headless) -> None:
    pair = finished(server)
    kinds = [message["type"] for message in pair.ada.heard if message["type"] != "pong"]
    assert kinds[-2:] == ["table", "views"]
    assert pair.ada.table["phase"] == "over"


def test_whoever_comes_later_starts_at_zero(server: Headless) -> None:
    pair = finished(server)
    ada = scores(pair.ada)[ADA]
    pair.ben.ask("leave", chair=BEN)
    server.join(table=pair.table, name="Cleo")
    assert scores(pair.ada) == [ada, (0, 0)]
    assert not playing(pair.ada)
