"""Two processes on one store: neither holds the truth, so people on either play one game."""

import asyncio
from typing import Any

import pytest

from cheese_rescue.live.messages import PROTOCOL
from cheese_rescue.live.presence import LEASE_SECONDS
from cheese_rescue.rules import Refused
from cheese_rescue.table.log import Played, Rematch, Sat, Started
from tests.device import Device, Message
from tests.live.headless import Headless, World, refusal_of
from tests.live.thinkers import ManualThinker
from tests.people import (
    ADA,
    BEN,
    CLEO,
    MINE,
    Two,
    arrive,
    assert_closed,
    chair,
    playing,
    refused,
    refused_hello,
    stood_in,
    told,
    two,
    until,
)

COMPARE_SECONDS = 5
"""A process compares its memory with the store as often."""


def apart(one: Headless, other: Headless, *, started: bool = True) -> Two:
    """Ada at one process, Ben at the other."""
    pair = two(one, started=False)
    pair.ben.close()
    pair.ben = arrive(other, pair.table, pair.tokens[BEN])
    if started:
        pair.start()
    return pair


def solo(one: Headless, other: Headless) -> tuple[str, list[Device]]:
    """Ada begins against a bot, with a device at each process."""
    opened = one.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    tokens = (opened["opener"], opened["tokens"][0])
    devices = [arrive(process, opened["table"], *tokens) for process in (one, other)]
    devices[0].ask("start", oldest=ADA)
    for device in devices:
        until(device, playing)
    return opened["table"], devices


def entries(world: World, table: str, kind: type) -> int:
    return sum(isinstance(entry, kind) for entry in world.store.log(table))


def move(view: Message, cell: int = 0) -> Message:
    """The first card, at one of the legal places."""
    return {
        **{name: view[name] for name in ("seat", "game", "ply")},
        "card": view["hand"][0],
        "cell": view["legal_cells"][cell],
    }


def at_once(world: World, devices: list[Device], kind: str, *wishes: Message) -> list[Message]:
    """All say it before anybody is answered; their answers."""
    with world.at_once():
        asked = [device.say(kind, **wish) for device, wish in zip(devices, wishes, strict=True)]
    answers = []
    for device, number in zip(devices, asked, strict=True):
        told(device)
        answers += [message for message in device.heard if message.get("re") == number]
    assert len(answers) == len(devices)
    return answers


def join_at_once(world: World, table: str, *processes: Headless) -> list[Any]:
    """Somebody sits down at each process; their chairs, or why not."""

    async def join() -> list[Any]:
        joins = [process.joining(table=table) for process in processes]
        return await asyncio.gather(*joins, return_exceptions=True)

    return [
        str(found) if isinstance(found, Refused) else found["chair"] for found in world.run(join())
    ]


# -- one game --------------------------------------------------------------------------------------


def test_people_on_either_play_one_game_together(one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    pair.play_out()
    assert pair.ada.views[ADA]["moves"] == pair.ben.views[BEN]["moves"]
    assert len(pair.ada.views[ADA]["moves"]) == 24


def test_a_table_opened_at_one_is_found_at_the_other_by_code_and_by_link(
    one: Headless, other: Headless
) -> None:
    opened = one.open(players=3)
    assert other.join(code=opened["code"])["table"] == opened["table"]
    assert other.join(table=opened["table"])["chair"] == 1


def test_what_happens_at_one_is_shown_at_the_other(one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    pair.ada.ask("set-help", chair=ADA, help="forecast")
    told(pair.ben)
    assert chair(pair.ben, ADA)["help"] == "forecast"
    pair.ada.ask("leave", chair=ADA)
    until(pair.ben, stood_in(ADA))
    assert pair.ben.until_turn(BEN)["ply"] == 1  # a bot has played for her


@pytest.mark.parametrize("reached", [True, False], ids=["told of each other", "cut off"])
def test_the_last_chair_is_taken_once(
    world: World, one: Headless, other: Headless, reached: bool
) -> None:
    table = one.open(chairs=[MINE])["table"]
    other.show(table)  # both hold it in memory
    if not reached:
        world.network.cut()
    assert sorted(map(str, join_at_once(world, table, one, other))) == ["1", "table-full"]
    assert entries(world, table, Sat) == 2


def test_two_who_sit_down_at_the_same_time_get_a_chair_and_a_name_each(
    world: World, one: Headless, other: Headless
) -> None:
    table = one.open(players=2)["table"]
    other.show(table)
    assert sorted(join_at_once(world, table, one, other)) == [0, 1]
    assert len({seat["guest"] for seat in one.show(table)["chairs"]}) == 2


@pytest.mark.parametrize("reached", [True, False], ids=["told of each other", "cut off"])
def test_the_same_move_from_both_is_one_entry_acknowledged_to_both(
    world: World, one: Headless, other: Headless, reached: bool
) -> None:
    table, devices = solo(one, other)
    if not reached:
        world.network.cut()
    wish = move(devices[0].views[ADA])
    answers = at_once(world, devices, "play", wish, wish)
    assert [answer["type"] for answer in answers] == ["views", "views"]
    for device in devices:
        until(device, lambda device: device.views[ADA]["ply"] == 2)
    assert entries(world, table, Played) == 2  # Ada's and the bot's


@pytest.mark.parametrize("reached", [True, False], ids=["told of each other", "cut off"])
def test_of_different_moves_from_both_one_is_played_and_the_other_is_stale(
    world: World, one: Headless, other: Headless, reached: bool
) -> None:
    opened = one.open(begins="oldest", chairs=[MINE, MINE])
    tokens = (opened["opener"], *opened["tokens"])
    devices = [arrive(process, opened["table"], *tokens) for process in (one, other)]
    devices[0].ask("start", oldest=ADA)
    for device in devices:
        until(device, playing)
    if not reached:
        world.network.cut()
    view = devices[0].views[ADA]
    answers = at_once(world, devices, "play", move(view, cell=0), move(view, cell=1))
    assert sorted(answer["type"] for answer in answers) == ["refused", "views"]
    (no,) = (answer for answer in answers if answer["type"] == "refused")
    assert refused(no) == ("stale", {"ply": 0, "now": 1})
    assert entries(world, opened["table"], Played) == 1
    assert devices[0].views == devices[1].views  # whoever was refused sees the move


def test_a_start_from_both_deals_once(world: World, one: Headless, other: Headless) -> None:
    opened = one.open(begins="oldest", chairs=[MINE, MINE])
    tokens = (opened["opener"], *opened["tokens"])
    devices = [arrive(process, opened["table"], *tokens) for process in (one, other)]
    answers = at_once(world, devices, "start", {"oldest": ADA}, {"oldest": BEN})
    assert sorted(answer["type"] for answer in answers) == ["refused", "table"]
    assert entries(world, opened["table"], Started) == 1
    assert devices[0].views == devices[1].views


def test_a_rematch_asked_for_at_both_is_one(world: World, one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    pair.play_out()
    answers = at_once(world, [pair.ada, pair.ben], "rematch", {"game": 0}, {"game": 0})
    assert [answer["type"] for answer in answers] == ["table", "table"]
    for device in pair.devices:
        until(device, lambda device: playing(device) and device.table["game"] == 1)
    assert (entries(world, pair.table, Rematch), entries(world, pair.table, Started)) == (1, 2)


def test_one_process_thinks_for_a_bot_though_two_could(world: World) -> None:
    thinkers = ManualThinker(), ManualThinker()
    one, other = (
        world.process(name, thinker=thinker)
        for name, thinker in zip(("one", "other"), thinkers, strict=True)
    )
    _, devices = solo(one, other)
    for turn in range(12):
        device = devices[turn % 2]
        told(device)
        device.play(device.until_turn(ADA))
        (thinker,) = (thinker for thinker in thinkers if thinker.waiting)
        thinker.answer()
    until(devices[0], lambda device: device.views[ADA]["over"])
    assert sum(len(thinker.asked) for thinker in thinkers) == 12


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("reached", [True, False], ids=["told of each other", "cut off"])
def test_a_token_issued_at_one_is_good_at_the_other_at_once(
    world: World, one: Headless, other: Headless, reached: bool
) -> None:
    opened = one.open(chairs=[MINE])
    device = arrive(other, opened["table"], opened["tokens"][0])  # so it is in memory there
    if not reached:
        world.network.cut()
    joined = one.join(table=opened["table"])
    assert device.ask("claim", tokens=[joined["token"]])["chairs"] == [BEN]
    welcome = other.device(opened["table"], joined["token"]).hear_until("welcome")
    assert welcome["chairs"] == [BEN]


def test_a_chair_emptied_at_one_is_lost_at_the_other(one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    pair.ada.ask("empty", chair=BEN)
    told(pair.ben)
    assert list(pair.ben.views) == [None]
    assert refused(pair.ben.ask("react", chair=BEN, reaction="wow")) == ("not-your-seat", {})


# -- presence, reactions and nudges ----------------------------------------------------------------


def test_who_is_at_one_process_is_here_for_those_at_the_other(
    one: Headless, other: Headless
) -> None:
    pair = apart(one, other, started=False)
    for device in pair.devices:
        until(device, lambda device: chair(device, ADA)["here"] and chair(device, BEN)["here"])
    pair.ben.close()
    told(pair.ada)
    assert not chair(pair.ada, BEN)["here"]


def test_who_comes_to_a_process_that_has_just_loaded_the_table_sees_who_is_here(
    one: Headless, other: Headless
) -> None:
    pair = two(one, started=False)
    late = arrive(other, pair.table)
    assert chair(late, ADA)["here"]
    assert chair(late, BEN)["here"]


def test_who_stays_at_one_process_is_here_when_they_leave_the_other(
    one: Headless, other: Headless
) -> None:
    """Their second device changes nothing that people see, but the other process must know it."""
    pair = two(one, started=False)
    pair.ben.close()
    phone = arrive(other, pair.table, pair.tokens[BEN])
    watcher = arrive(other, pair.table)
    tablet = pair.again(BEN)
    for left, here in ((phone, True), (tablet, False)):
        left.close()
        for device in (pair.ada, watcher):
            told(device)
            assert chair(device, BEN)["here"] == here


def test_who_leaves_both_is_gone(world: World, one: Headless, other: Headless) -> None:
    pair = two(one, started=False)
    phone = arrive(other, pair.table, pair.tokens[BEN])
    watcher = arrive(other, pair.table)
    world.advance(LEASE_SECONDS)  # so each process has heard of Ben from the other
    for device in (pair.ben, phone):
        device.close()
    for device in (pair.ada, watcher):
        told(device)
        assert not chair(device, BEN)["here"]


def test_bots_rest_at_every_process_once_the_one_who_opened_is_gone(
    one: Headless, other: Headless
) -> None:
    opened = one.open(begins="oldest", chairs=[{"bot": "random"}, {"bot": "random"}])
    watcher = arrive(other, opened["table"])
    opener = arrive(one, opened["table"], opened["opener"])
    anybody_seated = other.room(opened["table"]).live.presence.anybody_seated
    assert anybody_seated()
    opener.close()
    assert [message["table"]["screen"] for message in told(watcher)] == [True, False]
    assert not anybody_seated()


def test_those_at_a_killed_process_are_gone(one: Headless, other: Headless) -> None:
    pair = apart(one, other, started=False)
    other.kill()
    until(pair.ada, lambda ada: not chair(ada, BEN)["here"])
    other.start()
    arrive(other, pair.table, pair.tokens[BEN])
    until(pair.ada, lambda ada: chair(ada, BEN)["here"])


def test_and_a_bot_stands_in_for_them_until_they_are_back(one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    other.kill()
    pair.ada.play(pair.ada.views[ADA])
    until(pair.ada, stood_in(BEN))
    back = arrive(one, pair.table, pair.tokens[BEN])
    assert chair(back, BEN)["stand_in"] is None


def test_reactions_are_seen_at_both(one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    pair.ben.say("react", chair=BEN, reaction="wow")
    for device in pair.devices:
        assert device.hear_until("reacted")["reaction"] == "wow"


def test_a_nudge_reaches_everybody_once(one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    for device in pair.devices:
        until(device, stood_in(ADA))
        nudges = [message["chair"] for message in device.heard if message["type"] == "nudge"]
        assert nudges == [ADA]


def test_who_considers_at_one_process_is_not_called_idle_at_the_other(
    world: World, one: Headless, other: Headless
) -> None:
    pair = two(one, pace="over-days")
    ben = arrive(other, pair.table, pair.tokens[BEN])
    world.advance(239)
    pair.ada.ask("come-back", chair=ADA)
    world.advance(10)
    assert refused(ben.ask("call-bot", chair=ADA)) == ("still-here", {})


# -- deleting --------------------------------------------------------------------------------------


def test_deleting_at_one_ends_it_at_the_other(one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    pair.ada.say("end")
    assert pair.ben.hear_until("bye")["reason"] == "ended"
    assert_closed(pair.ben)
    assert refusal_of(lambda: other.show(pair.table)) == ("no-such-table", {})
    assert refused_hello(other, pair.table, pair.tokens[BEN]) == "no-such-table"


def test_what_is_asked_of_a_table_deleted_elsewhere_is_refused(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    world.network.cut()
    pair.ada.say("end")
    answer = pair.ben.ask("set-help", chair=BEN, help="forecast")
    assert refused(answer) == ("no-such-table", {})
    assert pair.ben.hear_until("bye")["reason"] == "ended"


def test_who_only_listens_hears_of_it_by_comparison(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    world.network.cut()
    pair.ada.say("end")
    assert pair.ben.hear_until("bye", COMPARE_SECONDS + 1)["reason"] == "ended"


def test_deleted_at_both_it_is_deleted(world: World, one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    pair.play_out()
    with world.at_once():
        for device in pair.devices:
            device.say("end")
    for device in pair.devices:
        assert device.hear_until("bye")["reason"] == "ended"
        assert_closed(device)
    assert one.kept(pair.table) == 0


def test_nobody_seated_deletes_a_rematch_that_has_started_at_the_other(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    pair.play_out()
    pair.ben.ask("rematch", game=0)
    world.network.cut()
    pair.ada.ask("rematch", game=0)
    world.advance(1)
    assert refused(pair.ben.ask("end")) == ("only-the-opener", {})


# -- while the bus is down -------------------------------------------------------------------------


def test_moves_are_seen_at_the_other_by_comparison(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    world.network.cut()
    for ply in range(4):
        device, waiting = pair.devices[ply % 2], pair.devices[1 - ply % 2]
        assert device.play(device.views[ply % 2])["type"] == "views"
        while waiting.views[1 - ply % 2]["ply"] <= ply:
            waiting.hear(COMPARE_SECONDS + 1)
    assert pair.ada.views[ADA]["moves"] == pair.ben.views[BEN]["moves"]


def test_events_that_were_lost_are_made_up_for_though_the_bus_is_up_again(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    world.network.cut()
    pair.ada.play(pair.ada.views[ADA])
    world.network.mend()
    assert pair.ben.until_turn(BEN)["ply"] == 1


def test_who_arrives_sees_the_newest_move(world: World, one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    world.network.cut()
    pair.ada.play(pair.ada.views[ADA])
    assert arrive(other, pair.table).views[None]["ply"] == 1


def test_nobody_is_thought_gone(world: World, one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    world.network.cut()
    for _ in range(60):
        world.advance(10)
        pair.ada.ask("come-back", chair=ADA)  # she is not idle either
    assert chair(pair.ada, BEN)["here"]
    assert not stood_in(BEN)(pair.ada)


def test_tables_are_opened_joined_and_played_with_a_bot(
    world: World, one: Headless, other: Headless
) -> None:
    world.network.cut()
    opened = one.open(begins="oldest", players=3, chairs=[MINE, {"bot": "greedy"}])
    joined = other.join(code=opened["code"])
    tokens = (opened["opener"], opened["tokens"][0], joined["token"])
    device = arrive(other, opened["table"], *tokens)
    device.ask("start", oldest=ADA)
    until(device, playing)
    assert device.play_out(0, 2)["over"]


def test_once_it_is_up_others_hear_at_once(world: World, one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    world.network.cut()
    pair.ben.ask("react", chair=BEN, reaction="wow")
    world.advance(60)
    assert [message for message in told(pair.ada) if message["type"] == "reacted"] == []
    world.network.mend()
    pair.ben.ask("react", chair=BEN, reaction="hello")
    assert pair.ada.hear_until("reacted", 0)["reaction"] == "hello"


def test_and_everybody_sees_who_came_and_went_meanwhile(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    world.network.cut()
    pair.ben.close()
    world.network.mend()
    told(pair.ada)
    assert not chair(pair.ada, BEN)["here"]


# -- a store that has lost entries -----------------------------------------------------------------


def assert_reconnects(pair: Two) -> None:
    """Everybody is told to come back, and finds two moves instead of four."""
    for device in pair.devices:
        assert device.hear_until("bye")["reason"] == "stopping"
        assert_closed(device)
    ada, ben = pair.again(ADA), pair.again(BEN)
    assert [ada.views[ADA]["ply"], ben.views[BEN]["ply"]] == [2, 2]
    assert ada.play(ada.views[ADA])["type"] == "views"
    assert ben.until_turn(BEN)["ply"] == 3


def test_what_a_restored_store_has_lost_is_lost_for_everybody(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    for _ in range(4):
        pair.play_one()
    world.store.forget(pair.table, 2)
    assert refused(pair.ada.play(pair.ada.views[ADA])) == ("cannot-write", {})
    assert_reconnects(pair)


def test_also_if_nobody_plays(world: World, one: Headless, other: Headless) -> None:
    pair = apart(one, other)
    for _ in range(4):
        pair.play_one()
    world.store.forget(pair.table, 2)
    world.advance(COMPARE_SECONDS + 1)
    assert_reconnects(pair)


def test_a_table_that_a_restored_store_does_not_have_ends(
    world: World, one: Headless, other: Headless
) -> None:
    pair = apart(one, other)
    world.run(world.store.delete(pair.table))
    world.advance(COMPARE_SECONDS + 1)
    for device in pair.devices:
        assert device.hear_until("bye")["reason"] == "ended"


def test_a_device_with_two_chairs_gets_both_or_tries_again(
    world: World, one: Headless, other: Headless
) -> None:
    """The process knows one of the chairs; the other is only in the log, which is unreadable."""
    pair = two(one, started=False, players=3)
    arrive(other, pair.table, pair.tokens[ADA])
    world.network.cut()
    token = one.join(table=pair.table, name="Cleo")["token"]
    world.store.unreadable = True
    assert refused_hello(other, pair.table, pair.tokens[BEN], token) == "cannot-write"
    world.store.unreadable = False
    device = other.device(pair.table, pair.tokens[BEN], token)
    assert device.hear_until("welcome")["holds"] == [BEN, CLEO]


def test_a_move_made_while_the_table_is_loaded_elsewhere_is_shown_at_once(world: World) -> None:
    """Ben's hello comes after Ada's move, but the table is already being loaded for a watcher."""
    one, other = world.process("one"), world.process("other")
    pair = two(one)
    pair.ben.close()
    world.store.delay()
    watcher = other.connect()
    watcher.say("hello", protocol=PROTOCOL, table=pair.table, tokens=[])
    world.settle()
    pair.ada.play(pair.ada.views[ADA])
    ben = other.connect()
    ben.say("hello", protocol=PROTOCOL, table=pair.table, tokens=[pair.tokens[BEN]])
    world.settle()
    world.store.deliver()
    for device in (ben, watcher):
        views = device.hear_until("views")["views"]
        assert views[0]["ply"] == 1
