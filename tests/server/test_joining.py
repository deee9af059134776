"""The others join: by link, by code, on one device or on many, and say who they are."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.people import (
    ADA,
    BEN,
    MINE,
    arrive,
    bearer,
    chair,
    playing,
    refused,
    refused_post,
    told,
    two,
    until,
)
from tests.server.site import Message, Server


def test_by_the_link_one_takes_the_first_free_chair(shared: Server) -> None:
    opened = shared.open(players=3, chairs=[{}, MINE])
    table = opened["link"].rpartition("/")[2]
    assert [shared.join(table=table)["chair"] for _ in range(2)] == [0, 2]


@pytest.mark.parametrize(
    "typed",
    [str, str.lower, " ".join, "-".join, lambda code: f"{code[:3]} - {code[3:]}".lower()],
    ids=["as shown", "lower case", "spaces", "dashes", "all of it"],
)
def test_by_the_code_however_it_is_typed(shared: Server, typed: "type[str]") -> None:
    opened = shared.open()
    assert shared.join(code=typed(opened["code"]))["table"] == opened["table"]


def test_a_code_that_leads_nowhere_is_refused(shared: Server) -> None:
    assert refused_post(shared, "/api/join", code="BBBBBB") == (404, "no-such-code", {})


def test_a_table_that_is_not_there_is_refused(shared: Server) -> None:
    assert refused_post(shared, "/api/join", table="A" * 22) == (404, "no-such-table", {})


def test_one_joins_by_code_or_by_table_not_by_both_or_neither(shared: Server) -> None:
    opened = shared.open()
    both = {"code": opened["code"], "table": opened["table"]}
    assert refused_post(shared, "/api/join", **both)[:2] == (400, "unreadable")
    assert refused_post(shared, "/api/join")[:2] == (400, "unreadable")


def test_the_code_is_valid_until_the_start(shared: Server) -> None:
    pair = two(shared)
    pair.ada.ask("empty", chair=BEN)
    assert refused_post(shared, "/api/join", code=pair.code)[:2] == (404, "no-such-code")
    assert shared.join(table=pair.table)["chair"] == BEN


def test_who_sits_there_reads_the_code_until_the_start(shared: Server) -> None:
    pair = two(shared, started=False)
    assert [device.table["code"] for device in pair.devices] == [pair.code] * 2
    pair.start()
    assert [device.table["code"] for device in pair.devices] == [None] * 2


def test_one_may_choose_a_chair(shared: Server) -> None:
    opened = shared.open(players=4)
    assert shared.join(table=opened["table"], chair=2)["chair"] == 2


def test_a_chair_is_taken_once(shared: Server) -> None:
    opened = shared.open(players=4)
    shared.join(table=opened["table"], chair=2)
    wish = {"table": opened["table"], "chair": 2}
    assert refused_post(shared, "/api/join", **wish) == (409, "chair-taken", {"chair": 3})


def test_a_chair_that_is_not_there_is_refused(shared: Server) -> None:
    opened = shared.open(players=2)
    wish = {"table": opened["table"], "chair": 2}
    assert refused_post(shared, "/api/join", **wish) == (409, "no-such-chair", {"chair": 3})


def test_a_full_table_is_refused(shared: Server) -> None:
    pair = two(shared, started=False)
    assert refused_post(shared, "/api/join", table=pair.table) == (409, "table-full", {})


def test_a_shape_is_taken_once(shared: Server) -> None:
    opened = shared.open(chairs=[{"mine": True, "shape": "heart"}])
    wish = {"table": opened["table"], "shape": "heart"}
    assert refused_post(shared, "/api/join", **wish) == (409, "shape-taken", {"shape": "heart"})


def test_of_many_who_want_the_last_chair_one_has_it(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])

    def join(_: int) -> tuple[int, str]:
        answer = shared.post("/api/join", {"table": opened["table"]})
        return answer.status_code, answer.json().get("refusal", "")

    with ThreadPoolExecutor(6) as pool:
        answers = sorted(pool.map(join, range(6)))
    assert answers == [(201, "")] + [(409, "table-full")] * 5


def test_the_others_see_who_sits_down(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])
    ada = arrive(shared, opened["table"], opened["tokens"][0])
    assert not chair(ada, BEN)["taken"]
    shared.join(table=opened["table"], name="Ben", shape="heart")
    until(ada, lambda ada: chair(ada, BEN)["taken"])
    assert (chair(ada, BEN)["name"], chair(ada, BEN)["shape"]) == ("Ben", "heart")


# -- devices ---------------------------------------------------------------------------------------


def test_one_device_holds_several_seats_and_says_for_which_it_plays(shared: Server) -> None:
    opened = shared.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    until(device, playing)
    assert {seat: view["seat"] for seat, view in device.views.items()} == {0: 0, 1: 1}
    assert device.views[0]["hand"] != device.views[1]["hand"]
    assert device.play(device.views[0])["type"] == "views"
    assert device.play(device.views[1])["type"] == "views"


def test_somebody_else_sits_down_at_the_same_device_later(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])
    device = arrive(shared, opened["table"], opened["tokens"][0])
    joined = shared.join(table=opened["table"])
    welcome = device.ask("claim", tokens=[joined["token"]])
    assert (welcome["chairs"], welcome["holds"]) == ([1], [0, 1])


def test_a_token_that_opens_nothing_is_answered_with_nothing(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])
    device = shared.device(opened["table"], "A" * 32, opened["tokens"][0], opened["opener"])
    welcome = device.hear_until("welcome")
    assert (welcome["chairs"], welcome["holds"]) == ([None, 0, None], [0])
    assert welcome["opener"]


def test_a_token_of_another_table_opens_nothing_here(shared: Server) -> None:
    opened, other = shared.open(chairs=[MINE]), shared.open(chairs=[MINE])
    welcome = shared.device(opened["table"], other["tokens"][0], other["opener"]).hear()
    assert (welcome["holds"], welcome["opener"]) == ([], False)


def test_nobody_does_anything_for_a_chair_of_another_device(shared: Server) -> None:
    pair = two(shared)
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


def test_a_second_hello_is_refused(shared: Server) -> None:
    pair = two(shared, started=False)
    answer = pair.ada.ask("hello", protocol=1, table=pair.table, tokens=[])
    assert refused(answer) == ("unreadable", {})
    assert pair.ada.ask("ping")["type"] == "pong"


def test_who_is_here_is_seen_by_all(shared: Server) -> None:
    pair = two(shared, started=False)
    assert [chair(pair.ada, number)["here"] for number in (ADA, BEN)] == [True, True]
    pair.ben.close()
    until(pair.ada, lambda ada: not chair(ada, BEN)["here"])
    pair.again(BEN)
    until(pair.ada, lambda ada: chair(ada, BEN)["here"])


# -- names -----------------------------------------------------------------------------------------


def test_who_types_no_name_has_one_that_nobody_else_here_has(shared: Server) -> None:
    for _ in range(10):
        opened = shared.open(players=4, chairs=[MINE, MINE])
        for _ in range(2):
            shared.join(table=opened["table"])
        chairs = shared.get(f"/api/tables/{opened['table']}").json()["chairs"]
        guests = [seat["guest"] for seat in chairs]
        assert len(set(guests)) == 4
        assert all(1 <= guest <= 48 for guest in guests)


def test_a_bot_needs_no_such_name(shared: Server) -> None:
    opened = shared.open(chairs=[MINE, {"bot": "random"}])
    chairs = shared.get(f"/api/tables/{opened['table']}").json()["chairs"]
    assert chairs[1]["guest"] is None


def test_a_typed_name_is_read_by_those_who_sit_there_and_by_nobody_else(shared: Server) -> None:
    pair = two(shared)
    names = [[seat["name"] for seat in device.table["chairs"]] for device in pair.devices]
    assert names == [["Ada", "Ben"]] * 2
    for path in (f"/api/tables/{pair.table}", f"/api/tables/{pair.table}/record"):
        text = shared.get(path).text
        assert "Ada" not in text
        assert "Ben" not in text
    with_token = shared.get(f"/api/tables/{pair.table}", **bearer(pair.tokens[BEN])).json()
    assert [seat["name"] for seat in with_token["chairs"]] == ["Ada", "Ben"]


@pytest.mark.parametrize("name", ["Żółć", "Дед Мороз", "小明", "twelve chars", "Max 🐭"])
def test_names_of_all_languages_are_good(shared: Server, name: str) -> None:
    joined = shared.join(table=shared.open()["table"], name=name)
    device = arrive(shared, joined["table"], joined["token"])
    assert chair(device, joined["chair"])["name"] == name


@pytest.mark.parametrize("name", ["   ", "🐭", "\u202eadA", "\u200bAda", "nul\0"])
def test_a_name_that_is_not_good_is_refused(shared: Server, name: str) -> None:
    wish = {"table": shared.open()["table"], "name": name}
    assert refused_post(shared, "/api/join", **wish) == (409, "name-not-good", {"most": 12})


@pytest.mark.parametrize(
    ("typed", "kept"), [("  Ada ", "Ada"), ("two\n lines", "two lines"), ("Zoe\u0308", "Zo\u00eb")]
)
def test_a_typed_name_is_cleaned(shared: Server, typed: str, kept: str) -> None:
    joined = shared.join(table=shared.open()["table"], name=typed)
    device = arrive(shared, joined["table"], joined["token"])
    assert chair(device, joined["chair"])["name"] == kept


def test_a_name_that_is_too_long_is_refused(shared: Server) -> None:
    wish = {"table": shared.open()["table"], "name": "thirteen char"}
    assert refused_post(shared, "/api/join", **wish) == (409, "name-not-good", {"most": 12})


def test_a_refused_name_takes_no_chair(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])
    shared.post("/api/join", {"table": opened["table"], "name": "🐭"})
    assert shared.join(table=opened["table"])["chair"] == BEN
