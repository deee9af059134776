"""The store fails: before it has written, after it has, or in between; nobody is told a lie."""

import pytest
from websockets.exceptions import ConnectionClosed

from cheese_rescue.live.lobby import UNLOAD_AFTER
from cheese_rescue.live.messages import CloseCode
from cheese_rescue.live.table import UNCONFIRMED_SECONDS
from cheese_rescue.table import ChairNumber
from cheese_rescue.table.log import (
    ChairRequested,
    Left,
    Played,
    Rematch,
    Sat,
    Started,
)
from tests.device import Device, Message
from tests.live.headless import Headless, World, refusal_of, refused_join
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

BEN_CHAIR = ChairNumber(BEN)
COMPARE_SECONDS = 5
"""A process compares its memory with the store as often."""


def entries(world: World, table: str, kind: type) -> int:
    return sum(isinstance(entry, kind) for entry in world.store.log(table))


# -- nothing was written ---------------------------------------------------------------------------


def test_a_move_that_cannot_be_written_changes_nothing_and_can_be_repeated(
    world: World, server: Headless
) -> None:
    pair = two(server)
    view = pair.ada.views[ADA]
    told(pair.ben)
    world.store.down = True
    for _ in range(3):
        assert refused(pair.ada.play(view)) == ("cannot-write", {})
    assert told(pair.ben) == []
    assert pair.ada.views[ADA] == view
    world.store.down = False
    assert pair.ada.play(view)["type"] == "views"
    assert pair.ben.until_turn(BEN)["ply"] == 1
    assert entries(world, pair.table, Played) == 1


def test_what_is_only_looked_at_needs_no_store(world: World, server: Headless) -> None:
    pair = two(server)
    world.store.down = True
    assert pair.ada.ask("ping")["type"] == "pong"
    assert pair.ada.ask("react", chair=ADA, reaction="wow")["type"] == "done"
    view = pair.ada.views[ADA]
    card: Message = {"card": view["hand"][0], "cell": view["legal_cells"][0]}
    assert pair.ada.ask("consider", seat=ADA, game=0, ply=0, **card)["allowed"]
    assert pair.watch().views[None]["ply"] == 0


def test_everything_that_has_to_be_written_is_refused(world: World, server: Headless) -> None:
    pair = two(server, started=False)
    world.store.down = True
    wishes: dict[str, Message] = {
        "start": {"oldest": ADA},
        "set-help": {"chair": ADA, "help": "forecast"},
        "set-profile": {"chair": ADA, "name": "Adele"},
        "seat-bot": {"chair": BEN, "bot": "greedy"},
        "empty": {"chair": BEN},
        "leave": {"chair": ADA},
        "number": {"chair": ADA, "number": "00" * 16},
        "end": {},
    }
    for kind, wish in wishes.items():
        assert refused(pair.ada.ask(kind, **wish)) == ("cannot-write", {})
    assert refused_join(server, table=pair.table)[0] == "table-full"
    world.store.down = False
    assert pair.ada.ask("start", oldest=ADA)["type"] == "table"


def test_a_table_that_cannot_be_read_is_refused_until_it_can(
    world: World, server: Headless
) -> None:
    pair = two(server)
    server.kill()
    server.start()
    world.store.down = True
    assert refused_hello(server, pair.table, pair.tokens[ADA]) == "cannot-write"
    world.store.down = False
    assert pair.again(ADA).views[ADA]["ply"] == 0


def test_bots_go_on_once_the_store_is_back(world: World) -> None:
    server = world.process(bot_pause=1)
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "greedy"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    ada.play(ada.views[ADA])
    world.store.down = True
    world.advance(60)
    told(ada)
    assert ada.views[ADA]["ply"] == 1
    world.store.down = False
    assert ada.play_out(ADA)["over"]


def test_of_two_entries_of_one_move_the_first_may_be_kept_alone(world: World) -> None:
    """Who plays although a bot stands in comes back and lays a card: two entries."""
    server = world.process(bot_pause=1000)
    pair = two(server)
    until(pair.ada, stood_in(ADA))  # she was idle
    world.store.writes_to_refuse = 2
    assert refused(pair.ada.play(pair.ada.views[ADA])) == ("cannot-write", {})
    told(pair.ada)
    assert pair.ada.views[ADA]["ply"] == 0
    assert pair.ada.play(pair.ada.views[ADA])["type"] == "views"
    told(pair.ben)
    assert (pair.ben.views[BEN]["ply"], stood_in(ADA)(pair.ben)) == (1, False)


def test_two_processes_go_on_after_an_outage(world: World) -> None:
    one, other = world.process("one"), world.process("other")
    pair = two(one)
    pair.ben.close()
    pair.ben = arrive(other, pair.table, pair.tokens[BEN])
    world.store.down = True
    world.advance(60)
    assert refused(pair.ada.play(pair.ada.views[ADA])) == ("cannot-write", {})
    world.store.down = False
    pair.play_out()
    assert pair.ada.views[ADA]["moves"] == pair.ben.views[BEN]["moves"]


# -- a store that hangs ----------------------------------------------------------------------------


def hello_while_a_move_is_written(world: World, server: Headless, pair: Two) -> Device:
    """A device that has to wait: its token is unknown, and the log cannot be read meanwhile."""
    world.store.hold()
    view = pair.ada.views[ADA]
    move = {"card": view["hand"][0], "cell": view["legal_cells"][0]}
    pair.ada.say("play", seat=ADA, game=0, ply=0, **move)
    return server.device(pair.table, "x" * 32)


def test_who_says_hello_while_the_process_stops_reconnects(world: World, server: Headless) -> None:
    pair = two(server)
    phone = hello_while_a_move_is_written(world, server, pair)
    server.stop()
    world.store.release()
    with pytest.raises(ConnectionClosed) as closed:
        phone.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART


def test_who_says_hello_while_the_table_is_deleted_is_refused_and_not_welcomed(
    world: World, server: Headless
) -> None:
    pair = two(server)
    other = world.process("other")
    phone = hello_while_a_move_is_written(world, server, pair)
    other.delete(pair.table, pair.opener)
    world.store.release()
    assert refused(phone.hear()) == ("no-such-table", {})
    assert_closed(phone)
    assert len(phone.heard) == 1


def test_a_table_whose_stand_in_cannot_be_written_holds_up_no_other(
    world: World, server: Headless
) -> None:
    stuck, idle = two(server), two(server)
    pace = server.room(stuck.table).pace
    stuck.ben.close()
    world.advance(server.settings.gone_after - 5)
    idle.play_one()  # so that Ben is the next to be nudged there
    world.store.hold()
    world.advance(10)
    assert pace.busy
    world.advance(server.settings.nudge_after)
    told(idle.ben)
    assert any(message["type"] == "nudge" for message in idle.ben.heard)
    world.store.release()


# -- written, but nobody knows ---------------------------------------------------------------------


def test_a_move_whose_acknowledgement_was_lost_is_acknowledged_when_it_is_repeated(
    world: World, server: Headless
) -> None:
    pair = two(server)
    view = pair.ada.views[ADA]
    world.store.answers_to_lose = 1
    assert refused(pair.ada.play(view)) == ("cannot-write", {})
    assert pair.ada.play(view)["type"] == "views"
    assert pair.ben.until_turn(BEN)["ply"] == 1
    assert entries(world, pair.table, Played) == 1


def test_so_are_a_start_and_a_rematch(world: World, server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    world.store.answers_to_lose = 1
    assert refused(device.ask("start", oldest=ADA)) == ("cannot-write", {})
    assert refused(device.ask("start", oldest=ADA)) == ("already-started", {})
    until(device, playing)
    device.play_out(ADA, BEN)
    world.store.answers_to_lose = 1
    assert refused(device.ask("rematch", game=0)) == ("cannot-write", {})
    device.ask("rematch", game=0)
    until(device, lambda device: playing(device) and device.table["game"] == 1)
    assert [entries(world, opened["table"], kind) for kind in (Rematch, Started)] == [1, 2]


def test_a_join_whose_acknowledgement_was_lost_has_its_chair(
    world: World, server: Headless
) -> None:
    opened = server.open(chairs=[MINE])
    world.store.answers_to_lose = 1
    joined = server.join(table=opened["table"])
    device = arrive(server, opened["table"], joined["token"])
    assert device.ask("claim", tokens=[joined["token"]])["holds"] == [BEN]
    assert entries(world, opened["table"], Sat) == 2


def test_a_move_that_somebody_else_made_is_not_taken_for_ones_own(world: World) -> None:
    """The write failed, and what the log holds at its number is another process's entry."""
    one, other = world.process("one"), world.process("other")
    pair = two(one)
    phone = arrive(other, pair.table, pair.tokens[ADA])
    view = pair.ada.views[ADA]
    world.network.cut()
    phone.play(phone.views[ADA], cell=view["legal_cells"][1])
    world.store.writes_to_refuse = 1
    assert refused(pair.ada.play(view, cell=view["legal_cells"][0])) == ("cannot-write", {})
    world.network.mend()
    until(pair.ada, lambda ada: ada.views[ADA]["ply"] == 1)
    assert pair.ada.views == phone.views


def kept_but_unknown(world: World) -> None:
    """The next write is kept; its writer hears nothing, and cannot look it up."""
    world.store.answers_to_lose = 1
    world.store.unreadable = True


def test_a_move_that_was_kept_though_it_was_refused_is_acknowledged_when_it_is_repeated(
    world: World, server: Headless
) -> None:
    pair = two(server)
    view = pair.ada.views[ADA]
    kept_but_unknown(world)
    assert refused(pair.ada.play(view)) == ("cannot-write", {})
    assert pair.ada.views[ADA]["ply"] == 0
    world.store.unreadable = False
    assert pair.ada.play(view)["type"] == "views"
    assert entries(world, pair.table, Played) == 1
    assert pair.ben.until_turn(BEN)["ply"] == 1


def test_or_is_seen_by_comparison_if_it_is_not(world: World, server: Headless) -> None:
    pair = two(server)
    kept_but_unknown(world)
    assert refused(pair.ada.play(pair.ada.views[ADA])) == ("cannot-write", {})
    world.store.unreadable = False
    while pair.ben.views[BEN]["ply"] == 0:
        pair.ben.hear(COMPARE_SECONDS + 1)


# -- a chair whose token nobody has ----------------------------------------------------------------


def assert_freed(world: World, pair: Two) -> None:
    """Ben's chair, for which nobody has a token, is free after a comparison, and can be taken."""
    assert entries(world, pair.table, Sat) == 3
    world.advance(COMPARE_SECONDS + 2)
    told(pair.ada)
    assert not chair(pair.ada, BEN)["taken"]
    joined = pair.server.join(table=pair.table)
    assert joined["chair"] == BEN
    assert chair(arrive(pair.server, pair.table, joined["token"]), BEN)["here"]


def test_a_join_that_was_refused_leaves_no_chair_taken(world: World, server: Headless) -> None:
    pair = two(server, started=False)
    pair.ben.ask("leave", chair=BEN)
    kept_but_unknown(world)
    assert refused_join(server, table=pair.table) == ("cannot-write", {})
    world.advance(60)
    world.store.unreadable = False
    assert_freed(world, pair)


def test_nor_during_a_game(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    kept_but_unknown(world)
    assert refused_join(server, table=pair.table) == ("cannot-write", {})
    world.store.unreadable = False
    assert entries(world, pair.table, ChairRequested) == 1
    until(pair.ada, lambda ada: ada.table["requests"])
    until(pair.ada, lambda ada: not ada.table["requests"])
    assert server.join(table=pair.table)["chair"] == BEN
    pair.ada.play(pair.ada.views[ADA])


def test_a_join_that_the_store_can_be_asked_about_at_once_again_is_freed_too(
    world: World, server: Headless
) -> None:
    pair = two(server, started=False)
    pair.ben.ask("leave", chair=BEN)
    kept_but_unknown(world)
    assert refused_join(server, table=pair.table) == ("cannot-write", {})
    world.store.unreadable = False
    pair.ada.ask("set-help", chair=ADA, help="forecast")  # loses its number to that join
    assert_freed(world, pair)


def test_a_chair_that_could_not_be_freed_at_first_is_freed_later(
    world: World, server: Headless
) -> None:
    pair = two(server, started=False)
    pair.ben.ask("leave", chair=BEN)
    kept_but_unknown(world)
    refused_join(server, table=pair.table)
    world.store.unreadable = False
    world.store.writes_to_refuse = 2
    until(pair.ada, lambda ada: chair(ada, BEN)["taken"])
    assert_freed(world, pair)


def taken_by_nobody(world: World, server: Headless) -> Two:
    """Ben's chair was taken by a join that was refused, and could not be freed at first."""
    pair = two(server, started=False)
    pair.ben.ask("leave", chair=BEN)
    kept_but_unknown(world)
    refused_join(server, table=pair.table)
    world.store.unreadable = False
    world.store.writes_to_refuse = 1
    until(pair.ada, lambda ada: chair(ada, BEN)["taken"])
    return pair


def test_whoever_joins_gets_a_chair_that_could_not_be_freed_at_first(
    world: World, server: Headless
) -> None:
    pair = taken_by_nobody(world, server)
    assert server.join(table=pair.table)["chair"] == BEN


def test_a_store_that_forgets_such_a_join_sends_everybody_back_to_what_it_holds(
    world: World, server: Headless
) -> None:
    pair = taken_by_nobody(world, server)
    world.store.forget(pair.table, 1)
    world.advance(1)  # before the next comparison
    assert_closed(pair.ada)
    assert not chair(pair.again(ADA), BEN)["taken"]


def test_a_join_that_lands_after_it_was_refused_leaves_no_chair_taken(
    world: World, server: Headless
) -> None:
    pair = two(server, started=False)
    pair.ben.ask("leave", chair=BEN)
    world.store.writes_to_refuse = 1
    assert refused_join(server, table=pair.table) == ("cannot-write", {})
    world.advance(3)
    world.run(world.store.land())
    assert_freed(world, pair)


def test_who_tries_again_at_once_gets_the_chair(world: World, server: Headless) -> None:
    """Their own first try has landed meanwhile, and must not be in their way."""
    pair = two(server, started=False)
    pair.ben.ask("leave", chair=BEN)
    world.store.writes_to_refuse = 1
    assert refused_join(server, table=pair.table) == ("cannot-write", {})
    world.run(world.store.land())
    assert server.join(table=pair.table)["chair"] == BEN


def test_a_join_that_never_lands_is_forgotten(world: World, server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    world.store.writes_to_refuse = 1
    assert refused_join(server, table=opened["table"]) == ("cannot-write", {})
    assert server.lobby.tables == 1
    world.advance(UNCONFIRMED_SECONDS + UNLOAD_AFTER + 5)
    assert server.lobby.tables == 0


def test_a_chair_is_freed_though_nobody_is_at_the_table(world: World, server: Headless) -> None:
    table = server.open(players=3)["table"]
    kept_but_unknown(world)
    assert refused_join(server, table=table) == ("cannot-write", {})
    world.advance(10 * UNLOAD_AFTER)
    assert server.device(table).hear()["type"] == "welcome"  # from memory; it reads nothing new
    world.store.unreadable = False
    world.advance(COMPARE_SECONDS + 2)
    assert not server.show(table)["chairs"][0]["taken"]


def test_a_join_that_was_never_written_keeps_no_table_in_memory(
    world: World, server: Headless
) -> None:
    table = server.open(players=3)["table"]
    world.store.down = True
    assert refused_join(server, table=table) == ("cannot-write", {})
    world.store.down = False
    world.advance(10 * UNLOAD_AFTER)
    assert server.lobby.tables == 0
    assert entries(world, table, Sat) == 0


def test_whoever_sits_down_meanwhile_keeps_their_chair(world: World, server: Headless) -> None:
    pair = two(server, started=False, players=3)
    world.store.down = True
    assert refused_join(server, table=pair.table) == ("cannot-write", {})
    world.store.down = False
    joined = server.join(table=pair.table)
    world.advance(600)
    assert chair(arrive(server, pair.table, joined["token"]), CLEO)["here"]
    assert entries(world, pair.table, Left) == 0


def test_a_stand_in_that_could_not_be_written_comes_later(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ben.close()
    world.store.down = True
    world.advance(300)
    told(pair.ada)
    assert not stood_in(BEN)(pair.ada)
    world.store.down = False
    world.advance(2)
    told(pair.ada)
    assert stood_in(BEN)(pair.ada)


def test_a_join_that_was_refused_is_undone_before_the_process_ends(
    world: World, server: Headless
) -> None:
    opened = server.open(players=2, chairs=[MINE])
    world.store.writes_to_refuse = 1
    assert refused_join(server, table=opened["table"]) == ("cannot-write", {})
    world.run(world.store.land())
    server.stop()
    server.start()
    assert server.join(table=opened["table"])["chair"] == BEN


def test_a_table_that_was_dropped_from_memory_decides_nothing_more(
    world: World, server: Headless
) -> None:
    pair = two(server, started=False)
    live = server.room(pair.table).live
    before = world.store.log(pair.table)

    async def reload() -> None:
        live.reload()

    server.run(reload())
    refusal = refusal_of(lambda: server.run(live.apply(lambda table: table.leave(BEN_CHAIR, at=0))))
    assert refusal == ("stopping", {})
    assert world.store.log(pair.table) == before
