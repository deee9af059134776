"""The one who opened the table: empties a chair, gives it to a bot or a late-comer, ends it."""

import pytest

from tests.live.headless import Headless, moved_by, refused_join
from tests.people import (
    ADA,
    BEN,
    CLEO,
    MINE,
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


@pytest.mark.parametrize(
    ("kind", "wish"),
    [
        ("start", {"oldest": 0}),
        ("empty", {"chair": ADA}),
        ("seat-bot", {"chair": ADA, "bot": "random"}),
        ("end", {}),
    ],
)
def test_nobody_else_does_what_is_the_openers(
    server: Headless, kind: str, wish: dict[str, object]
) -> None:
    pair = two(server)
    assert refused(pair.ben.ask(kind, **wish)) == ("only-the-opener", {})
    assert told(pair.ada) == []
    assert chair(pair.ada, ADA)["name"] == "Ada"


def test_the_opener_needs_no_seat(server: Headless) -> None:
    opened = server.open()
    host = arrive(server, opened["table"], opened["opener"])
    for bot in ("random", "gentle"):
        host.ask("seat-bot", chair=["random", "gentle"].index(bot), bot=bot)
    assert [seat["bot"] for seat in host.table["chairs"]] == ["random", "gentle"]
    host.ask("start")
    until(host, lambda host: host.views and host.views[None]["over"])


# -- emptying a chair ------------------------------------------------------------------------------


def test_an_emptied_chair_is_for_somebody_else(server: Headless) -> None:
    pair = two(server, started=False)
    assert not pair.ada.ask("empty", chair=BEN)["table"]["chairs"][BEN]["taken"]
    assert server.join(code=pair.code)["chair"] == BEN


@pytest.mark.parametrize("started", [False, True])
def test_the_token_of_an_emptied_chair_is_void_at_once_and_for_good(
    server: Headless, started: bool
) -> None:
    pair = two(server, started=started)
    pair.ada.ask("empty", chair=BEN)
    told(pair.ben)
    assert chair(pair.ben, ADA)["name"] is None  # no longer one of those who sit there
    assert refused(pair.ben.ask("react", chair=BEN, reaction="oops")) == ("not-your-seat", {})
    assert pair.ben.ask("claim", tokens=[pair.tokens[BEN]])["chairs"] == [None]
    assert server.device(pair.table, pair.tokens[BEN]).hear()["holds"] == []


def test_during_a_game_a_bot_plays_on_with_the_hand_of_an_emptied_chair(server: Headless) -> None:
    pair = two(server)
    pair.play_one()
    pair.ada.ask("empty", chair=BEN)
    assert pair.ada.until_turn(ADA)["ply"] == 2
    told(pair.ada)
    assert (chair(pair.ada, BEN)["taken"], chair(pair.ada, BEN)["stand_in"]) == (False, "greedy")


def test_whose_chair_was_emptied_is_shown_no_hand(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    told(pair.ben)
    assert [(seat, view["hand"]) for seat, view in pair.ben.views.items()] == [(None, [])]


def test_a_chair_that_is_empty_or_not_there_cannot_be_emptied(server: Headless) -> None:
    pair = two(server, started=False, players=3)
    assert refused(pair.ada.ask("empty", chair=CLEO)) == ("chair-empty", {"chair": 2})
    assert refused(pair.ada.ask("empty", chair=3)) == ("no-such-chair", {"chair": 3})


# -- late-comers -----------------------------------------------------------------------------------


def test_a_late_comer_sits_down_during_the_game_with_the_hand_that_is_there(
    server: Headless,
) -> None:
    pair = two(server)
    hand = pair.ben.views[BEN]["hand"]
    pair.ada.ask("empty", chair=BEN)
    late = server.join(table=pair.table, name="Cleo")
    assert late["chair"] == BEN
    for device in pair.devices:
        answer_request(device, BEN)
    cleo = arrive(server, pair.table, late["token"])
    assert cleo.views[BEN]["hand"] == hand
    assert (chair(cleo, BEN)["name"], chair(cleo, BEN)["stand_in"]) == ("Cleo", None)
    pair.ada.play(pair.ada.views[ADA])
    assert cleo.play(cleo.until_turn(BEN))["type"] == "views"


def test_a_late_comer_knows_what_was_drawn_before(server: Headless) -> None:
    pair = two(server)
    for _ in range(3):
        pair.play_one()
    drawn = pair.ben.views[BEN]["draws"]
    pair.ada.ask("empty", chair=BEN)
    late = server.join(table=pair.table)
    for device in pair.devices:
        answer_request(device, BEN)
    cleo = arrive(server, pair.table, late["token"])
    assert cleo.views[BEN]["draws"][: len(drawn)] == drawn


def test_while_no_chair_is_free_a_late_comer_is_refused(server: Headless) -> None:
    pair = two(server)
    pair.ben.ask("leave", chair=BEN)  # it is still Ben's
    assert refused_join(server, table=pair.table)[0] == "table-full"


def test_a_late_comer_has_the_help_agreed_for_the_chair(server: Headless) -> None:
    chairs = [MINE, {"help": "real-table"}]
    pair = two(server, chairs=chairs)
    pair.ben.ask("set-help", chair=BEN, help="forecast")
    pair.ada.ask("empty", chair=BEN)
    late = server.join(table=pair.table)
    for device in pair.devices:
        answer_request(device, BEN)
    cleo = arrive(server, pair.table, late["token"])
    assert chair(cleo, BEN)["help"] == "real-table"
    assert cleo.views[BEN]["legal_cells"] == []


# -- giving a chair to a bot -----------------------------------------------------------------------


def test_an_empty_chair_is_given_to_a_bot(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    answer = ada.ask("seat-bot", chair=BEN, bot="gentle")
    assert answer["table"]["chairs"][BEN]["bot"] == "gentle"
    ada.ask("start")
    until(ada, playing)


@pytest.mark.parametrize("started", [False, True])
def test_also_a_chair_that_somebody_has(server: Headless, started: bool) -> None:
    pair = two(server, started=started)
    answer = pair.ada.ask("seat-bot", chair=BEN, bot="gentle")
    assert answer["table"]["chairs"][BEN]["bot"] == "gentle"
    assert pair.ben.ask("claim", tokens=[pair.tokens[BEN]])["holds"] == []


def test_a_bot_given_a_chair_during_the_game_plays_on(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("seat-bot", chair=BEN, bot="gentle")
    pair.ada.play(pair.ada.views[ADA])
    assert pair.ada.until_turn(ADA)["ply"] == 2
    record = server.record(pair.table)
    assert moved_by(record) == ["person", "bot:gentle"]


def test_a_bot_makes_place_for_another_or_for_a_late_comer(server: Headless) -> None:
    opened = server.open(chairs=[MINE, {"bot": "random"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start")
    assert ada.ask("seat-bot", chair=BEN, bot="gentle")["table"]["chairs"][BEN]["bot"] == "gentle"
    ada.ask("empty", chair=BEN)
    assert server.join(table=opened["table"])["chair"] == BEN


def test_a_bot_that_nobody_knows_is_refused(server: Headless) -> None:
    pair = two(server)
    answer = pair.ada.ask("seat-bot", chair=BEN, bot="clever")
    assert refused(answer) == ("no-such-bot", {"bot": "clever"})
    told(pair.ada)
    assert chair(pair.ada, BEN)["name"] == "Ben"


def test_a_bot_cannot_sit_where_no_chair_is(server: Headless) -> None:
    pair = two(server)
    answer = pair.ada.ask("seat-bot", chair=3, bot="random")
    assert refused(answer) == ("no-such-chair", {"chair": 3})


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("started", [False, True])
def test_the_opener_ends_the_table_for_all(server: Headless, started: bool) -> None:
    pair = two(server, started=started)
    watcher = pair.watch()
    pair.ada.say("end")
    for device in (pair.ada, pair.ben, watcher):
        assert device.hear_until("bye")["reason"] == "ended"
        assert_closed(device)
    assert refused_hello(server, pair.table, pair.opener) == "no-such-table"
    assert refused_join(server, code=pair.code)[0] == "no-such-code"
