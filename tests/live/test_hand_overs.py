"""A chair that is emptied during a game: who may have its cards, who decides, and who is told."""

from collections.abc import Callable

import pytest

from cheese_rescue.live.seating import STAND_IN
from cheese_rescue.table.log import ChairRequested, RequestAnswered, Sat
from tests.device import Device, Message
from tests.live.headless import Headless, World, refused_join
from tests.people import (
    ADA,
    BEN,
    CLEO,
    MINE,
    Two,
    answer_request,
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

AGREE_SECONDS = 60
RECONNECT_SECONDS = 5


def against_a_bot(server: Headless, **wish: object) -> tuple[Message, Device]:
    """Ada opened the table and plays against a bot."""
    chairs = [{"mine": True, "name": "Ada"}, {"bot": "random"}]
    opened = server.open(**{"begins": "oldest", "chairs": chairs, **wish})
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    return opened, ada


def three(server: Headless) -> tuple[Two, Device, str]:
    """Ada, Ben and Cleo, each at a device of their own; Cleo's token."""
    pair = two(server, started=False, players=3)
    joined = server.join(table=pair.table, name="Cleo")
    cleo = arrive(server, pair.table, joined["token"])
    pair.start()
    until(cleo, playing)
    return pair, cleo, joined["token"]


def ask_for(server: Headless, table: str, number: int = BEN, **wish: object) -> str:
    """Somebody asks for a chair; the token that will open it."""
    joined = server.join(table=table, chair=number, name="Dan", **wish)
    assert (joined["chair"], joined["waiting"]) == (number, True)
    token: str = joined["token"]
    return token


def asked(device: Device) -> list[Message]:
    """The requests that the device knows of."""
    told(device)
    shown: list[Message] = device.table["requests"]
    return shown


def hand_overs(device: Device) -> list[tuple[int, int, str | None]]:
    """Ply, chair and bot of every hand-over that the device knows of."""
    told(device)
    return [(each["ply"], each["chair"], each["bot"]) for each in device.table["hand_overs"]]


def holds(device: Device) -> list[tuple[int, int]]:
    """The chairs that the device was last told are its own, each with its number of devices."""
    told(device)
    said = [message for message in device.heard if message["type"] == "holding"]
    return [(held["chair"], held["devices"]) for held in said[-1]["chairs"]] if said else []


def former(device: Device) -> list[int]:
    """The empty chairs that the device was last told it had."""
    told(device)
    said = [message for message in device.heard if message["type"] == "holding"]
    chairs: list[int] = said[-1]["former"] if said else []
    return chairs


def hands(device: Device) -> set[int]:
    """The seats whose cards the device sees."""
    told(device)
    return {seat for seat, view in device.views.items() if seat is not None and view["hand"]}


# -- nobody sees two hands -------------------------------------------------------------------------


def test_the_opener_cannot_look_into_a_bots_hand(server: Headless) -> None:
    opened, ada = against_a_bot(server)
    ada.ask("empty", chair=BEN)
    answer = refused_join(server, table=opened["table"], chair=BEN, tokens=opened["tokens"][:1])
    assert answer == ("holds-another-chair", {"chair": ADA})
    assert hands(ada) == {ADA}


def test_nor_without_telling_which_chair_is_already_theirs(server: Headless) -> None:
    opened, ada = against_a_bot(server)
    ada.ask("empty", chair=BEN)
    token = ask_for(server, opened["table"])
    assert ada.ask("claim", tokens=[token])["chairs"] == [None]
    answer_request(ada, BEN)
    assert hands(ada) == {ADA}
    again = arrive(server, opened["table"], token, opened["tokens"][0])
    assert hands(again) == {ADA}
    ada.ask("seat-bot", chair=BEN, bot="random")
    assert hand_overs(ada) == [(0, BEN, STAND_IN), (0, BEN, None), (0, BEN, "random")]


def test_nor_at_another_process(world: World, one: Headless, other: Headless) -> None:
    opened, ada = against_a_bot(one)
    ada.ask("empty", chair=BEN)
    assert refused_join(other, table=opened["table"], tokens=opened["tokens"][:1]) == (
        "holds-another-chair",
        {"chair": ADA},
    )
    token = ask_for(other, opened["table"])
    world.advance(AGREE_SECONDS + 2)
    both = arrive(other, opened["table"], opened["tokens"][0], token)
    assert hands(both) == {ADA}


def test_nor_with_a_token_that_opened_another_chair_earlier_in_the_game(server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    pair.ada.ask("empty", chair=CLEO)
    answer = refused_join(server, table=pair.table, chair=CLEO, tokens=[pair.tokens[BEN]])
    assert answer == ("holds-another-chair", {"chair": BEN})
    token = ask_for(server, pair.table, CLEO)
    for device in (pair.ada, cleo):
        answer_request(device, CLEO)
    assert hands(arrive(server, pair.table, pair.tokens[BEN], token)) == set()
    assert hands(arrive(server, pair.table, token)) == {CLEO}


def test_nor_while_they_ask_for_another_chair(server: Headless) -> None:
    pair, _, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    pair.ada.ask("empty", chair=CLEO)
    token = ask_for(server, pair.table, BEN)
    answer = refused_join(server, table=pair.table, chair=CLEO, tokens=[token])
    assert answer == ("holds-another-chair", {"chair": BEN})


def test_nor_two_emptied_chairs(world: World, server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    pair.ada.ask("empty", chair=CLEO)
    tokens = [ask_for(server, pair.table, BEN), ask_for(server, pair.table, CLEO)]
    for device, number in ((pair.ben, BEN), (cleo, CLEO)):
        answer_request(pair.ada, number)
        answer_request(device, number)
    world.advance(RECONNECT_SECONDS + 2)  # whoever got the first chair is not there
    assert hands(arrive(server, pair.table, *tokens)) == {BEN}
    assert hands(arrive(server, pair.table, *reversed(tokens))) == {CLEO}


def test_whoever_left_a_chair_during_the_game_has_not_forgotten_its_cards(
    server: Headless,
) -> None:
    pair, _, _ = three(server)
    pair.ada.ask("empty", chair=CLEO)
    token = ask_for(server, pair.table, CLEO)
    answer_request(pair.ada, CLEO)
    answer_request(pair.ben, CLEO)
    pair.ben.ask("leave", chair=BEN)
    assert pair.ben.ask("claim", tokens=[token])["chairs"] == [None]
    assert hands(pair.ben) == set()


def test_who_had_the_chair_can_ask_for_it_again(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table, BEN, tokens=[pair.tokens[BEN]])
    answer_request(pair.ada, BEN)
    assert pair.ben.ask("claim", tokens=[token])["chairs"] == [BEN]
    assert hands(pair.ben) == {BEN}


def test_who_had_the_chair_is_told_so_again_after_a_reload(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    assert former(pair.ben) == [BEN]
    assert former(pair.ada) == []
    reloaded = arrive(server, pair.table, pair.tokens[BEN])
    assert former(reloaded) == [BEN]
    ask_for(server, pair.table)
    answer_request(pair.ada, BEN)
    answer_request(reloaded, BEN)
    assert former(reloaded) == [], "the chair is not empty any more"


def test_without_a_wish_they_ask_for_the_chair_that_was_theirs(server: Headless) -> None:
    pair, _, token = three(server)
    pair.ada.ask("empty", chair=BEN)
    pair.ada.ask("empty", chair=CLEO)
    assert server.join(table=pair.table, tokens=[token])["chair"] == CLEO


# -- one device for several people -----------------------------------------------------------------


def test_chairs_taken_before_the_start_share_a_device(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    until(device, playing)
    assert hands(device) == {0, 1}
    assert hands(arrive(server, opened["table"], *opened["tokens"])) == {0, 1}
    device.play_out(0, 1)
    device.ask("rematch", game=0)
    until(device, lambda device: device.table["game"] == 1 and playing(device))
    assert hands(device) == {0, 1}


def test_somebody_who_joins_before_the_start_shares_it_too(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE])
    device = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    joined = server.join(table=opened["table"], tokens=opened["tokens"][:1])
    assert not joined["waiting"]
    assert device.ask("claim", tokens=[joined["token"]])["holds"] == [0, 1]


def test_in_the_next_game_a_chair_that_was_handed_over_is_like_any_other(
    server: Headless,
) -> None:
    opened, ada = against_a_bot(server)
    ada.ask("empty", chair=BEN)
    token = ask_for(server, opened["table"])
    answer_request(ada, BEN)
    dan = arrive(server, opened["table"], token)
    while not ada.views[ADA]["over"]:
        for device, seat in ((ada, ADA), (dan, BEN)):
            told(device)
            view = device.views[seat]
            if view["turn"] == seat and not view["over"]:
                device.play(view)
    for device in (ada, dan):
        device.ask("rematch", game=0)
    assert ada.ask("claim", tokens=[token])["holds"] == [ADA, BEN]
    until(ada, playing)
    assert hands(ada) == {0, 1}
    assert hand_overs(ada) == []


# -- who decides -----------------------------------------------------------------------------------


def test_a_sibling_gets_the_chair_once_everybody_else_has_agreed(server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table)
    dan = arrive(server, pair.table, token)
    assert hands(dan) == set()
    (request,) = asked(cleo)
    assert (request["chair"], request["name"], request["agreed"]) == (BEN, "Dan", [])
    for device in (pair.ada, pair.ben):
        answer_request(device, BEN)
    assert asked(cleo)[0]["agreed"] == [ADA, BEN]
    assert hands(dan) == set()
    answer = answer_request(cleo, BEN)
    assert answer["table"]["requests"] == []
    assert (hands(dan), holds(dan)) == ({BEN}, [(BEN, 1)])
    assert chair(dan, BEN)["name"] == "Dan"


def test_or_after_a_minute_without_an_objection(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    world.advance(AGREE_SECONDS - 2)
    assert hands(dan) == set()
    world.advance(4)
    assert hands(dan) == {BEN}


def test_who_is_away_is_not_asked(world: World, server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    for device in (pair.ada, pair.ben):
        answer_request(device, BEN)
    assert hands(dan) == set()
    cleo.close()
    world.advance(RECONNECT_SECONDS + 2)
    assert hands(dan) == {BEN}


def test_if_everybody_is_away_the_minute_passes(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table)
    pair.close()
    dan = arrive(server, pair.table, token)
    world.advance(AGREE_SECONDS - 2)
    assert hands(dan) == set()
    world.advance(4)
    assert hands(dan) == {BEN}


@pytest.mark.parametrize("end", [Headless.kill, Headless.stop])
def test_whoever_has_not_reconnected_after_a_restart_is_asked_too(
    world: World, server: Headless, end: Callable[[Headless], None]
) -> None:
    pair, _, token = three(server)
    pair.ada.ask("empty", chair=BEN)
    asking = ask_for(server, pair.table)
    for device in pair.devices:
        answer_request(device, BEN)
    end(server)
    server.start()
    dan = arrive(server, pair.table, asking)
    world.advance(RECONNECT_SECONDS - 2)
    assert hands(dan) == set()
    cleo = arrive(server, pair.table, token)
    world.advance(4)
    assert hands(dan) == set()
    answer_request(cleo, BEN, agree=False)
    assert asked(dan) == []


def test_whoever_reloads_their_page_is_asked_too(server: Headless) -> None:
    pair, cleo, token = three(server)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    cleo.close()
    pair.ben.close()
    answer_request(pair.ada, BEN)
    assert hands(dan) == set()
    for held in (token, pair.tokens[BEN]):
        answer_request(arrive(server, pair.table, held), BEN)
    assert hands(dan) == {BEN}


def test_so_is_whoever_was_connected_to_a_process_that_was_killed(
    world: World, one: Headless, other: Headless
) -> None:
    pair = two(one, started=False, players=3)
    arrive(other, pair.table, one.join(table=pair.table, name="Cleo")["token"])
    pair.start()
    world.advance(RECONNECT_SECONDS)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(one, pair.table, ask_for(one, pair.table))
    for device in pair.devices:
        answer_request(device, BEN)
    other.kill()
    world.advance(RECONNECT_SECONDS - 2)
    assert hands(dan) == set()
    world.advance(4)
    assert hands(dan) == {BEN}


def test_somebody_connected_to_another_process_is_asked_too(
    world: World, one: Headless, other: Headless
) -> None:
    pair = two(one, started=False, players=3)
    cleo = arrive(other, pair.table, one.join(table=pair.table, name="Cleo")["token"])
    pair.start()
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(other, pair.table, ask_for(other, pair.table))
    for device in (pair.ada, pair.ben):
        answer_request(device, BEN)
    world.advance(2)
    assert hands(dan) == set()
    answer_request(cleo, BEN)
    assert hands(dan) == {BEN}
    assert sum(isinstance(entry, Sat) for entry in world.store.log(pair.table)) == 4


def test_while_the_processes_cannot_hear_each_other_everybody_counts_as_connected(
    world: World, one: Headless, other: Headless
) -> None:
    pair = two(one, started=False, players=3)
    cleo = arrive(other, pair.table, one.join(table=pair.table, name="Cleo")["token"])
    pair.start()
    pair.ada.ask("empty", chair=BEN)
    world.network.cut()
    dan = arrive(one, pair.table, ask_for(one, pair.table))
    for device in (pair.ada, pair.ben):
        answer_request(device, BEN)
    world.advance(30)
    assert hands(dan) == set()
    assert len(asked(cleo)) == 1
    answer_request(cleo, BEN, agree=False)
    world.advance(AGREE_SECONDS + 10)
    assert hands(dan) == set()


def test_two_processes_grant_a_request_once(world: World, one: Headless, other: Headless) -> None:
    pair = two(one)
    ben = arrive(other, pair.table, pair.tokens[BEN])
    pair.ada.ask("empty", chair=BEN)
    told(ben)
    dan = arrive(other, pair.table, ask_for(one, pair.table))
    world.advance(AGREE_SECONDS + 2)
    assert hands(dan) == {BEN}
    assert sum(isinstance(entry, Sat) for entry in world.store.log(pair.table)) == 3


def test_a_request_outlives_a_restart(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table)
    server.kill()
    world.advance(AGREE_SECONDS)
    server.start()
    dan = arrive(server, pair.table, token)
    world.advance(2)
    assert hands(dan) == {BEN}


def test_an_objection_ends_the_request_for_the_whole_game(world: World, server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table)
    answer_request(pair.ada, BEN)
    answer_request(cleo, BEN, agree=False)
    assert asked(pair.ada) == []
    world.advance(AGREE_SECONDS + 2)
    assert hands(arrive(server, pair.table, token)) == set()
    assert refused_join(server, table=pair.table, chair=BEN) == ("not-agreed", {"chair": BEN})
    pair.ada.ask("seat-bot", chair=BEN, bot="random")
    pair.ada.ask("empty", chair=BEN)
    assert refused_join(server, table=pair.table) == ("not-agreed", {"chair": BEN})


def test_an_objection_to_a_stranger_does_not_bind_whoever_had_the_chair(server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    ask_for(server, pair.table)
    answer_request(cleo, BEN, agree=False)
    ask_for(server, pair.table, BEN, tokens=[pair.tokens[BEN]])
    answer_request(cleo, BEN, agree=False)
    for tokens in ([], [pair.tokens[BEN]]):
        answer = refused_join(server, table=pair.table, chair=BEN, tokens=tokens)
        assert answer == ("not-agreed", {"chair": BEN})


def test_a_newcomer_asks_for_a_chair_without_an_objection(server: Headless) -> None:
    pair, _, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    pair.ada.ask("empty", chair=CLEO)
    ask_for(server, pair.table, BEN)
    answer_request(pair.ada, BEN, agree=False)
    assert server.join(table=pair.table)["chair"] == CLEO


def test_an_answer_is_for_the_request_that_was_shown(server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    ask_for(server, pair.table)
    (dans,) = asked(cleo)
    pair.ada.ask("empty", chair=BEN)
    mallory = arrive(server, pair.table, server.join(table=pair.table, chair=BEN)["token"])
    for agree in (True, False):
        answer = cleo.ask("answer-request", chair=BEN, request=dans["n"], agree=agree)
        assert refused(answer) == ("chair-empty", {"chair": BEN})
    (other,) = asked(cleo)
    assert (other["agreed"], other["n"] > dans["n"]) == ([], True)
    for device in (pair.ada, pair.ben, cleo):
        answer_request(device, BEN)
    assert hands(mallory) == {BEN}


def test_who_gets_a_chair_has_not_agreed_to_what_its_last_person_agreed_to(
    server: Headless,
) -> None:
    pair = two(server, started=False, players=4)
    cleo, eve = (arrive(server, pair.table, server.join(table=pair.table)["token"]) for _ in "ce")
    pair.start()
    pair.ada.ask("empty", chair=3)
    dan = arrive(server, pair.table, ask_for(server, pair.table, 3))
    for device in (pair.ada, pair.ben):
        answer_request(device, 3)
    pair.ada.ask("empty", chair=BEN)
    late = arrive(server, pair.table, ask_for(server, pair.table, BEN))
    for device in (pair.ada, pair.ben, cleo):
        answer_request(device, BEN)
    assert hands(late) == {BEN}
    for device in (cleo, eve):
        answer_request(device, 3)
    assert [each["agreed"] for each in asked(late)] == [[ADA, CLEO, 3]]
    assert hands(dan) == set()
    answer_request(late, 3)
    assert hands(dan) == {3}


def test_whoever_never_comes_does_not_hold_up_the_game(world: World, server: Headless) -> None:
    pair = two(server, pace="over-days")
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table)
    world.advance(AGREE_SECONDS + 2)
    told(pair.ada)
    assert (chair(pair.ada, BEN)["name"], chair(pair.ada, BEN)["stand_in"]) == ("Dan", STAND_IN)
    pair.ada.play(pair.ada.views[ADA])
    assert pair.ada.until_turn(ADA)["ply"] == 2
    dan = arrive(server, pair.table, token)
    assert (hands(dan), chair(dan, BEN)["stand_in"]) == ({BEN}, None)


def test_whoever_waits_plays_at_once(world: World, one: Headless, other: Headless) -> None:
    pair = two(one)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(other, pair.table, ask_for(other, pair.table))
    for device in pair.devices:
        answer_request(device, BEN)
    world.settle()
    assert (hands(dan), chair(dan, BEN)["stand_in"]) == ({BEN}, None)


@pytest.mark.parametrize("name", ["Ada", None])
def test_two_applicants_are_told_apart(server: Headless, name: str | None) -> None:
    pair, _, _ = three(server)
    server.room(pair.table).random_bytes = bytes  # always the same
    for number in (BEN, CLEO):
        pair.ada.ask("empty", chair=number)
        server.join(table=pair.table, chair=number, name=name)
    first, second = asked(pair.ada)
    if name is None:
        assert first["guest"] != second["guest"]
    else:
        assert [first["name"], second["name"]] == ["Ada 2", "Ada 3"]


def test_a_late_objection_is_told_that_it_is_late(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    ask_for(server, pair.table)
    for device in (pair.ben, pair.ada):
        answer_request(device, BEN)
    answer = answer_request(pair.ada, BEN, agree=False)
    assert refused(answer) == ("chair-taken", {"chair": BEN})
    pair.ada.ask("empty", chair=BEN)
    answer = answer_request(pair.ada, BEN, agree=False)
    assert refused(answer) == ("chair-empty", {"chair": BEN})


def test_agreeing_twice_changes_nothing(server: Headless) -> None:
    pair, _, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    ask_for(server, pair.table)
    assert answer_request(pair.ada, BEN)["type"] == "table"
    assert answer_request(pair.ada, BEN)["type"] == "done"


def test_one_device_answers_for_all_its_chairs(world: World, server: Headless) -> None:
    opened = server.open(players=3, begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"][:2])
    server.join(table=opened["table"], chair=CLEO)
    device.ask("start", oldest=ADA)
    world.advance(RECONNECT_SECONDS)  # Cleo will not come
    device.ask("empty", chair=CLEO)
    dan = arrive(server, opened["table"], ask_for(server, opened["table"], CLEO))
    answer_request(device, CLEO)
    assert hands(dan) == {CLEO}
    (answer,) = (e for e in world.store.log(opened["table"]) if isinstance(e, RequestAnswered))
    assert answer.by == (ADA, BEN)


@pytest.mark.parametrize("agree", [True, False])
def test_only_people_at_the_table_have_a_say(server: Headless, agree: bool) -> None:
    pair = two(server)
    host = arrive(server, pair.table, pair.opener)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    for device in (host, pair.watch(), dan):
        answer = answer_request(device, BEN, agree=agree)
        assert refused(answer) == ("not-your-seat", {})
    assert len(asked(pair.ada)) == 1


def test_with_nobody_to_ask_the_chair_is_free_at_once(world: World) -> None:
    server = world.process(bot_pause=3600)
    opened = server.open(chairs=[{"bot": "random"}, {"bot": "random"}])
    host = arrive(server, opened["table"], opened["opener"])
    host.ask("start")
    host.ask("empty", chair=BEN)
    joined = server.join(table=opened["table"])
    assert not joined["waiting"]
    assert len(hands(arrive(server, opened["table"], joined["token"]))) == 1
    host.ask("empty", chair=ADA)
    answer = refused_join(server, table=opened["table"], tokens=[joined["token"]])
    assert answer == ("holds-another-chair", {"chair": BEN})


def test_one_request_at_a_time(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    ask_for(server, pair.table)
    assert refused_join(server, table=pair.table, chair=BEN) == ("chair-taken", {"chair": BEN})
    assert refused_join(server, table=pair.table) == ("table-full", {})


@pytest.mark.parametrize("seat_bot", [True, False])
def test_the_opener_can_end_a_request(world: World, server: Headless, seat_bot: bool) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    if seat_bot:
        pair.ada.ask("seat-bot", chair=BEN, bot="random")
    else:
        pair.ada.ask("empty", chair=BEN)
    assert asked(dan) == []
    world.advance(AGREE_SECONDS + 2)
    assert hands(dan) == set()


def test_the_end_of_the_game_ends_a_request_and_the_chair_is_free(server: Headless) -> None:
    pair = two(server)
    while pair.ada.views[ADA]["ply"] < 22:
        pair.play_one()
    pair.ada.ask("empty", chair=BEN)
    ask_for(server, pair.table)
    pair.ada.play(pair.ada.until_turn(ADA))
    until(pair.ada, lambda ada: ada.views[ADA]["over"])
    assert server.show(pair.table)["requests"] == []
    assert not server.join(table=pair.table, tokens=[pair.tokens[ADA]])["waiting"]


def test_two_newcomers_with_the_same_shape_get_different_ones(server: Headless) -> None:
    pair, cleo, _ = three(server)
    for number in (BEN, CLEO):
        pair.ada.ask("empty", chair=number)
        ask_for(server, pair.table, number, shape="heart")
    for device, number in ((pair.ben, BEN), (cleo, CLEO)):
        answer_request(pair.ada, number)
        answer_request(device, number)
    told(pair.ada)
    assert len({each["shape"] for each in pair.ada.table["chairs"]}) == 3


def test_a_watcher_is_not_told_the_name_of_who_asks(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    for device in (watcher, dan):
        (request,) = asked(device)
        assert (request["name"], request["guest"] > 0) == (None, True)
    for device in (pair.ada, pair.ben):
        answer_request(device, BEN)
    told(watcher)
    assert [each["name"] for each in watcher.table["hand_overs"]] == [None, None]
    told(pair.ada)
    assert [each["name"] for each in pair.ada.table["hand_overs"]] == [None, "Dan"]


# -- whoever lost the chair has a say --------------------------------------------------------------


def test_the_opener_cannot_give_the_only_other_persons_chair_to_themselves(
    world: World, server: Headless
) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    second_device = arrive(server, pair.table, ask_for(server, pair.table))
    answer_request(pair.ada, BEN)
    world.advance(AGREE_SECONDS - 2)
    assert hands(second_device) == set()
    answer_request(pair.ben, BEN, agree=False)
    world.advance(AGREE_SECONDS + 2)
    assert hands(second_device) == set()
    assert refused_join(server, table=pair.table) == ("not-agreed", {"chair": BEN})


def test_nor_after_a_bot_had_it(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("seat-bot", chair=BEN, bot="random")
    pair.ada.ask("empty", chair=BEN)
    second_device = arrive(server, pair.table, ask_for(server, pair.table))
    answer_request(pair.ada, BEN)
    world.advance(2)
    assert hands(second_device) == set()
    answer_request(pair.ben, BEN)
    assert hands(second_device) == {BEN}


def test_nor_without_a_chair_of_their_own(world: World) -> None:
    server = world.process(bot_pause=3600)
    opened = server.open(chairs=[MINE, {"bot": "random"}])
    host = arrive(server, opened["table"], opened["opener"])
    ben = arrive(server, opened["table"], opened["tokens"][0])
    host.ask("start")
    host.ask("empty", chair=ADA)
    dan = arrive(server, opened["table"], ask_for(server, opened["table"], ADA))
    assert refused(answer_request(host, ADA)) == ("not-your-seat", {})
    world.advance(AGREE_SECONDS - 2)
    assert hands(dan) == set()
    ben.close()
    world.advance(4)
    assert len(hands(dan)) == 1


def test_whoever_lost_it_and_went_is_not_asked(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    answer_request(pair.ada, BEN)
    pair.ben.close()
    world.advance(RECONNECT_SECONDS + 2)
    assert hands(dan) == {BEN}


def test_whoever_lost_it_does_not_decide_on_other_chairs(server: Headless) -> None:
    pair, cleo, _ = three(server)
    pair.ada.ask("empty", chair=BEN)
    pair.ada.ask("empty", chair=CLEO)
    ask_for(server, pair.table, CLEO)
    assert refused(answer_request(pair.ben, CLEO)) == ("not-your-seat", {})
    for device in (pair.ada, cleo):
        answer_request(device, CLEO)
    assert asked(cleo) == []


def test_whoever_lost_it_need_not_agree_to_themselves(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table, BEN, tokens=[pair.tokens[BEN]])
    ben = arrive(server, pair.table, pair.tokens[BEN], token)
    assert refused(answer_request(ben, BEN)) == ("not-your-seat", {})
    answer_request(pair.ada, BEN)
    assert hands(ben) == {BEN}


def test_whoever_lost_it_is_asked_at_another_process(
    world: World, one: Headless, other: Headless
) -> None:
    pair = two(one)
    pair.ben.close()
    ben = arrive(other, pair.table, pair.tokens[BEN])
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(one, pair.table, ask_for(one, pair.table))
    answer_request(pair.ada, BEN)
    world.advance(AGREE_SECONDS - 2)
    assert hands(dan) == set()
    answer_request(ben, BEN)
    assert hands(dan) == {BEN}


# -- tables without watchers -----------------------------------------------------------------------


def test_who_asks_may_wait_at_a_table_without_watchers(server: Headless) -> None:
    pair = two(server, watchers=False)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    assert chair(dan, ADA)["name"] is None
    for device in pair.devices:
        answer_request(device, BEN)
    assert hands(dan) == {BEN}


def test_whoever_lost_the_chair_may_stay_and_object_until_somebody_has_it(
    server: Headless,
) -> None:
    pair = two(server, watchers=False)
    pair.ada.ask("empty", chair=BEN)
    ben = pair.again(BEN)
    ask_for(server, pair.table)
    answer_request(ben, BEN, agree=False)
    assert asked(pair.ada) == []
    assert hands(ben) == set()
    pair.ada.ask("seat-bot", chair=BEN, bot="random")
    for device in (ben, pair.ben):
        assert device.hear_until("bye")["reason"] == "no-watchers"
    assert refused_hello(server, pair.table, pair.tokens[BEN]) == "no-watchers"


def test_and_must_go_if_the_others_do_not_agree(server: Headless) -> None:
    pair = two(server, watchers=False)
    pair.ada.ask("empty", chair=BEN)
    token = ask_for(server, pair.table)
    dan = arrive(server, pair.table, token)
    answer_request(pair.ada, BEN, agree=False)
    assert dan.hear_until("bye")["reason"] == "no-watchers"
    assert_closed(dan)
    assert refused_hello(server, pair.table, token) == "no-watchers"


# -- everybody is told -----------------------------------------------------------------------------


def test_every_hand_over_is_shown_until_the_next_game(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    pair.play_one()
    pair.ada.ask("seat-bot", chair=BEN, bot="random")
    pair.ada.until_turn(ADA)
    pair.ada.ask("empty", chair=BEN)
    expected = [(1, BEN, "random"), (2, BEN, STAND_IN)]
    for device in (pair.ada, watcher, pair.ben):
        assert hand_overs(device) == expected
    pair.ada.play_out(ADA)
    pair.ada.ask("seat-bot", chair=BEN, bot="random")  # the game is over: no cards go with it
    assert hand_overs(watcher) == expected
    pair.ada.ask("rematch", game=0)
    assert hand_overs(watcher) == []


def test_a_stand_in_for_somebody_away_is_no_hand_over(server: Headless) -> None:
    pair = two(server)
    pair.ben.ask("leave", chair=BEN)
    pair.ben.ask("claim", tokens=[pair.tokens[BEN]])
    assert hand_overs(pair.ada) == []


def test_what_happens_before_the_start_is_no_hand_over(server: Headless) -> None:
    pair = two(server, started=False)
    pair.ada.ask("seat-bot", chair=BEN, bot="random")
    pair.ada.ask("empty", chair=BEN)
    server.join(table=pair.table)
    pair.start = lambda: None  # type: ignore[method-assign]  # Ben's chair is somebody else's
    pair.ada.ask("start", oldest=ADA)
    assert hand_overs(pair.ada) == []


def test_the_opener_cannot_change_the_players_without_end(server: Headless) -> None:
    opened, ada = against_a_bot(server)
    answers = [ada.ask("seat-bot", chair=BEN, bot="random")["type"] for _ in range(70)]
    assert set(answers[:50]) == {"table"}
    assert refused(ada.ask("empty", chair=BEN)) == ("too-many", {})
    assert len(server.record(opened["table"])) < 10_000


def test_but_can_still_end_a_request(server: Headless) -> None:
    opened, ada = against_a_bot(server)
    for _ in range(49):
        ada.ask("seat-bot", chair=BEN, bot="random")
    ada.ask("empty", chair=BEN)
    assert len(hand_overs(ada)) == 50
    ask_for(server, opened["table"])
    assert ada.ask("empty", chair=BEN)["type"] == "table"
    assert asked(ada) == []


# -- the store fails -------------------------------------------------------------------------------


def test_a_request_that_cannot_be_written_changes_nothing(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    world.store.down = True
    assert refused_join(server, table=pair.table) == ("cannot-write", {})
    world.store.down = False
    assert asked(pair.ada) == []
    ask_for(server, pair.table)


def test_a_grant_that_cannot_be_written_is_tried_again(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    world.store.down = True
    assert refused(answer_request(pair.ada, BEN)) == ("cannot-write", {})
    world.advance(AGREE_SECONDS)
    assert hands(dan) == set()
    world.store.down = False
    world.advance(2)
    assert hands(dan) == {BEN}


def test_a_grant_whose_answer_was_lost_stands(world: World, server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    dan = arrive(server, pair.table, ask_for(server, pair.table))
    world.advance(AGREE_SECONDS - 2)
    world.store.answers_to_lose = 1
    world.store.unreadable = True
    world.advance(3)
    world.store.unreadable = False
    world.advance(70)
    assert hands(dan) == {BEN}
    assert sum(isinstance(e, ChairRequested) for e in world.store.log(pair.table)) == 1
