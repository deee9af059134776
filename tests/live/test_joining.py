"""The others join: by link, by code, on one device or on many, and say who they are."""

import asyncio
import json

import msgspec
import pytest

from cheese_rescue.live import commands
from cheese_rescue.live.messages import GUESTS, JoinRequest
from cheese_rescue.rules import Refused
from tests.device import Message
from tests.live.headless import Headless, refused_join
from tests.people import ADA, BEN, MINE, arrive, chair, playing, refused, told, two, until


def test_by_the_link_one_takes_the_first_free_chair(server: Headless) -> None:
    opened = server.open(players=3, chairs=[{}, MINE])
    table = opened["link"].rpartition("/")[2]
    assert [server.join(table=table)["chair"] for _ in range(2)] == [0, 2]


@pytest.mark.parametrize(
    "typed",
    [str, str.lower, " ".join, "-".join, lambda code: f"{code[:3]} - {code[3:]}".lower()],
    ids=["as shown", "lower case", "spaces", "dashes", "all of it"],
)
def test_by_the_code_however_it_is_typed(server: Headless, typed: "type[str]") -> None:
    opened = server.open()
    assert server.join(code=typed(opened["code"]))["table"] == opened["table"]


def test_a_code_that_leads_nowhere_is_refused(server: Headless) -> None:
    assert refused_join(server, code="BBBBBB") == ("no-such-code", {})


def test_a_table_that_is_not_there_is_refused(server: Headless) -> None:
    assert refused_join(server, table="A" * 22) == ("no-such-table", {})


def test_the_code_is_valid_until_the_start(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    assert refused_join(server, code=pair.code)[0] == "no-such-code"
    assert server.join(table=pair.table)["chair"] == BEN


def test_who_sits_there_reads_the_code_until_the_start(server: Headless) -> None:
    pair = two(server, started=False)
    assert [device.table["code"] for device in pair.devices] == [pair.code] * 2
    pair.start()
    assert [device.table["code"] for device in pair.devices] == [None] * 2


def test_one_may_choose_a_chair(server: Headless) -> None:
    opened = server.open(players=4)
    assert server.join(table=opened["table"], chair=2)["chair"] == 2


def test_a_chair_is_taken_once(server: Headless) -> None:
    opened = server.open(players=4)
    server.join(table=opened["table"], chair=2)
    wish = {"table": opened["table"], "chair": 2}
    assert refused_join(server, **wish) == ("chair-taken", {"chair": 2})


def test_a_chair_that_is_not_there_is_refused(server: Headless) -> None:
    opened = server.open(players=2)
    wish = {"table": opened["table"], "chair": 2}
    assert refused_join(server, **wish) == ("no-such-chair", {"chair": 2})


def test_a_full_table_is_refused(server: Headless) -> None:
    pair = two(server, started=False)
    assert refused_join(server, table=pair.table) == ("table-full", {})


def test_of_two_who_want_the_same_shape_the_later_one_gets_the_next_free_one(
    server: Headless,
) -> None:
    opened = server.open(players=4, chairs=[{"mine": True, "shape": "block"}])
    ada = arrive(server, opened["table"], opened["tokens"][0])
    for _ in range(3):
        server.join(table=opened["table"], shape="block")
    until(ada, lambda ada: chair(ada, 3)["taken"])
    shapes = [chair(ada, number)["shape"] for number in range(4)]
    assert shapes == ["block", "heart", "wheel", "wedge"]


def test_a_shape_that_nobody_has_is_given(server: Headless) -> None:
    opened = server.open(chairs=[{"mine": True, "shape": "wheel"}])
    ada = arrive(server, opened["table"], opened["tokens"][0])
    server.join(table=opened["table"], shape="heart")
    until(ada, lambda ada: chair(ada, BEN)["taken"])
    assert chair(ada, BEN)["shape"] == "heart"


def test_a_device_keeps_its_guest_name_unless_somebody_here_has_it(server: Headless) -> None:
    opened = server.open(players=3, chairs=[{"mine": True, "guest": 7}])
    ada = arrive(server, opened["table"], opened["tokens"][0])
    server.join(table=opened["table"], guest=7)
    server.join(table=opened["table"], guest=48)
    until(ada, lambda ada: chair(ada, 2)["taken"])
    first, second, third = (chair(ada, number)["guest"] for number in range(3))
    assert (first, third) == (7, 48)
    assert second not in (7, 48)


@pytest.mark.parametrize("guest", [0, GUESTS + 1])
def test_a_guest_name_that_no_catalogue_has_is_unreadable(guest: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"guest": guest}, JoinRequest)


def test_of_many_who_want_the_last_chair_one_has_it(server: Headless) -> None:
    opened = server.open(chairs=[MINE])

    room, request = server.room(opened["table"]), JoinRequest(table=opened["table"])

    async def join() -> list[object]:
        joins = [commands.join(room, request) for _ in range(6)]
        return await asyncio.gather(*joins, return_exceptions=True)

    first, *others = server.run(join())
    assert isinstance(first, commands.Joining)
    assert all(isinstance(other, Refused) for other in others)
    assert [str(other) for other in others] == ["table-full"] * 5


def test_the_others_see_who_sits_down(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    ada = arrive(server, opened["table"], opened["tokens"][0])
    assert not chair(ada, BEN)["taken"]
    server.join(table=opened["table"], name="Ben", shape="heart")
    until(ada, lambda ada: chair(ada, BEN)["taken"])
    assert (chair(ada, BEN)["name"], chair(ada, BEN)["shape"]) == ("Ben", "heart")


# -- devices ---------------------------------------------------------------------------------------


def test_one_device_holds_several_seats_and_says_for_which_it_plays(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    until(device, playing)
    assert {seat: view["seat"] for seat, view in device.views.items()} == {0: 0, 1: 1}
    assert device.views[0]["hand"] != device.views[1]["hand"]
    assert device.play(device.views[0])["type"] == "views"
    assert device.play(device.views[1])["type"] == "views"


def test_somebody_else_sits_down_at_the_same_device_later(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    device = arrive(server, opened["table"], opened["tokens"][0])
    joined = server.join(table=opened["table"])
    welcome = device.ask("claim", tokens=[joined["token"]])
    assert (welcome["chairs"], welcome["holds"]) == ([1], [0, 1])


def test_a_token_that_opens_nothing_is_answered_with_nothing(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    device = server.device(opened["table"], "A" * 32, opened["tokens"][0], opened["opener"])
    welcome = device.hear_until("welcome")
    assert (welcome["chairs"], welcome["holds"]) == ([None, 0, None], [0])
    assert welcome["opener"]


def test_a_token_of_another_table_opens_nothing_here(server: Headless) -> None:
    opened, other = server.open(chairs=[MINE]), server.open(chairs=[MINE])
    welcome = server.device(opened["table"], other["tokens"][0], other["opener"]).hear()
    assert (welcome["holds"], welcome["opener"]) == ([], False)


def test_nobody_does_anything_for_a_chair_of_another_device(server: Headless) -> None:
    pair = two(server)
    card: Message = {"seat": 0, "game": 0, "ply": 0, "card": "1a", "cell": [1, 0]}
    wishes: dict[str, Message] = {
        "play": card,
        "consider": card,
        "react": {"chair": ADA, "reaction": "wow"},
        "leave": {"chair": ADA},
        "come-back": {"chair": ADA},
        "set-help": {"chair": ADA, "help": "forecast"},
        "number": {"chair": ADA, "number": "00" * 16},
    }
    for kind, wish in wishes.items():
        assert refused(pair.ben.ask(kind, **wish)) == ("not-your-seat", {})
    assert told(pair.ada) == []


def test_a_second_hello_is_refused(server: Headless) -> None:
    pair = two(server, started=False)
    answer = pair.ada.ask("hello", protocol=1, table=pair.table, tokens=[])
    assert refused(answer) == ("unreadable", {})
    assert pair.ada.ask("ping")["type"] == "pong"


def test_who_is_here_is_seen_by_all(server: Headless) -> None:
    pair = two(server, started=False)
    assert [chair(pair.ada, number)["here"] for number in (ADA, BEN)] == [True, True]
    pair.ben.close()
    until(pair.ada, lambda ada: not chair(ada, BEN)["here"])
    pair.again(BEN)
    until(pair.ada, lambda ada: chair(ada, BEN)["here"])


# -- names -----------------------------------------------------------------------------------------


def test_who_types_no_name_has_one_that_nobody_else_here_has(server: Headless) -> None:
    for _ in range(10):
        opened = server.open(players=4, chairs=[MINE, MINE])
        for _ in range(2):
            server.join(table=opened["table"])
        chairs = server.show(opened["table"])["chairs"]
        guests = [seat["guest"] for seat in chairs]
        assert len(set(guests)) == 4
        assert all(1 <= guest <= 48 for guest in guests)


def test_a_bot_needs_no_such_name(server: Headless) -> None:
    opened = server.open(chairs=[MINE, {"bot": "random"}])
    chairs = server.show(opened["table"])["chairs"]
    assert chairs[1]["guest"] is None


def test_a_typed_name_is_read_by_those_who_sit_there_and_by_nobody_else(server: Headless) -> None:
    pair = two(server)
    names = [[seat["name"] for seat in device.table["chairs"]] for device in pair.devices]
    assert names == [["Ada", "Ben"]] * 2
    for text in (json.dumps(server.show(pair.table)), server.record(pair.table)):
        assert "Ada" not in text
        assert "Ben" not in text
    with_token = server.show(pair.table, pair.tokens[BEN])
    assert [seat["name"] for seat in with_token["chairs"]] == ["Ada", "Ben"]


@pytest.mark.parametrize(
    "name", ["Żółć", "Дед Мороз", "小明", "twelve chars", "Max 🐭", "علی\u200cرضا", "ශ්\u200dරී"]
)
def test_names_of_all_languages_are_good(server: Headless, name: str) -> None:
    joined = server.join(table=server.open()["table"], name=name)
    device = arrive(server, joined["table"], joined["token"])
    assert chair(device, joined["chair"])["name"] == name


@pytest.mark.parametrize(
    "name", ["   ", "🐭", "\u202eadA", "\u200bAda", "nul\0", "Z\u0334\u0335\u0336", "\ufdfd a"]
)
def test_a_name_that_is_not_good_is_refused(server: Headless, name: str) -> None:
    wish = {"table": server.open()["table"], "name": name}
    assert refused_join(server, **wish) == ("name-not-good", {"most": 12})


@pytest.mark.parametrize(
    ("typed", "kept"), [("  Ada ", "Ada"), ("two\n lines", "two lines"), ("Zoe\u0308", "Zo\u00eb")]
)
def test_a_typed_name_is_cleaned(server: Headless, typed: str, kept: str) -> None:
    joined = server.join(table=server.open()["table"], name=typed)
    device = arrive(server, joined["table"], joined["token"])
    assert chair(device, joined["chair"])["name"] == kept


def test_a_name_that_is_too_long_is_refused(server: Headless) -> None:
    wish = {"table": server.open()["table"], "name": "thirteen char"}
    assert refused_join(server, **wish) == ("name-not-good", {"most": 12})


def test_two_children_with_one_name_are_told_apart_by_everybody(server: Headless) -> None:
    emma = {**MINE, "name": "Emma"}
    opened = server.open(players=4, chairs=[emma, emma])
    joined = server.join(table=opened["table"], name=" emma ")
    device = arrive(server, opened["table"], joined["token"])
    names = [seat["name"] for seat in device.table["chairs"]]
    assert names == ["Emma", "Emma 2", "emma 3", None]


def test_a_refused_name_takes_no_chair(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    refused_join(server, table=opened["table"], name="🐭")
    assert server.join(table=opened["table"])["chair"] == BEN


def test_a_joiner_that_a_keyboard_left_at_the_end_of_a_name_is_removed(server: Headless) -> None:
    pair = two(server, started=False, players=3)
    server.join(table=pair.table, name="ಡೇವಿಡ್\u200c ")
    told(pair.ada)
    assert chair(pair.ada, 2)["name"] == "ಡೇವಿಡ್"
