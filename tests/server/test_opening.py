"""Somebody opens a table, with all that was agreed."""

from typing import Any

import pytest

from cheese_rescue.bots import BOTS
from tests.server.people import ADA, MINE, arrive, bearer, refused, refused_post, told
from tests.server.site import Message, Server

CONSONANTS = set("BCDFHJKLMPRSTVXZ")


def shown(server: Server, table: str, token: str) -> Message:
    answer: Message = server.get(f"/api/tables/{table}", **bearer(token)).json()
    return answer


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 2),
        ("players", 3),
        ("players", 4),
        ("centred", True),
        ("dogs_hunt_mice", True),
        ("begins", "oldest"),
        ("begins", "drawn"),
        ("pace", "together"),
        ("pace", "over-days"),
        ("watchers", True),
        ("watchers", False),
    ],
)
def test_what_was_agreed_is_shown(shared: Server, option: str, value: object) -> None:
    opened = shared.open(**{option: value})
    assert shown(shared, opened["table"], opened["opener"])["options"][option] == value


def test_the_usual_table_is_for_two_together_with_watchers_and_without_variants(
    shared: Server,
) -> None:
    opened = shared.open()
    table = shown(shared, opened["table"], opened["opener"])
    assert table["options"] == {
        "players": 2,
        "centred": False,
        "dogs_hunt_mice": False,
        "begins": "drawn",
        "pace": "together",
        "watchers": True,
    }
    assert (table["phase"], table["game"], table["first"]) == ("gathering", 0, None)
    assert [seat["taken"] for seat in table["chairs"]] == [False, False]


@pytest.mark.parametrize("centred", [True, False])
@pytest.mark.parametrize("dogs_hunt_mice", [True, False])
def test_the_variants_agreed_are_the_ones_played(
    shared: Server, centred: bool, dogs_hunt_mice: bool
) -> None:
    opened = shared.open(
        players=2, centred=centred, dogs_hunt_mice=dogs_hunt_mice, chairs=[MINE, MINE]
    )
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    told(device)
    view = device.views[0]
    assert (view["centred"], view["dogs_hunt_mice"]) == (centred, dogs_hunt_mice)


def test_each_chair_is_for_a_bot_for_somebody_here_or_for_whoever_joins(shared: Server) -> None:
    opened = shared.open(players=4, chairs=[{"bot": "gentle"}, MINE, {}])
    assert [token is not None for token in opened["tokens"]] == [False, True, False, False]
    chairs = shown(shared, opened["table"], opened["opener"])["chairs"]
    assert [seat["taken"] for seat in chairs] == [True, True, False, False]
    assert [seat["bot"] for seat in chairs] == ["gentle", None, None, None]


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_that_there_is_can_be_asked_to_sit_down(shared: Server, bot: str) -> None:
    opened = shared.open(chairs=[MINE, {"bot": bot}])
    assert shown(shared, opened["table"], opened["opener"])["chairs"][1]["bot"] == bot


def test_a_bot_that_nobody_knows_is_refused(shared: Server) -> None:
    assert refused_post(shared, "/api/tables", chairs=[{"bot": "clever"}]) == (
        422,
        "no-such-bot",
        {"bot": "clever"},
    )


def test_each_chair_has_a_help_level_from_the_opening_on(shared: Server) -> None:
    levels = ["real-table", "forecast", "places"]
    wish = [{"mine": True, "help": levels[0]}, {"help": levels[1]}]
    opened = shared.open(players=3, chairs=wish)
    chairs = shown(shared, opened["table"], opened["opener"])["chairs"]
    assert [seat["help"] for seat in chairs] == levels


def test_whoever_takes_a_chair_has_the_help_agreed_for_it(shared: Server) -> None:
    opened = shared.open(chairs=[MINE, {"help": "real-table"}])
    joined = shared.join(table=opened["table"])
    assert joined["chair"] == 1
    assert shown(shared, opened["table"], joined["token"])["chairs"][1]["help"] == "real-table"


def test_everyone_has_a_shape_of_their_own_wished_for_or_not(shared: Server) -> None:
    wish = [MINE, {"mine": True, "shape": "wheel"}, {"bot": "random"}, MINE]
    opened = shared.open(players=4, chairs=wish)
    shapes = [seat["shape"] for seat in shown(shared, opened["table"], opened["opener"])["chairs"]]
    assert shapes[1] == "wheel"
    assert len(set(shapes)) == 4


def test_the_code_is_six_consonants_that_a_child_can_type(shared: Server) -> None:
    codes = [shared.open()["code"] for _ in range(20)]
    assert all(len(code) == 6 and set(code) <= CONSONANTS for code in codes)
    assert len(set(codes)) == 20


def test_the_link_leads_to_the_table_and_carries_no_token(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])
    assert opened["link"] == f"{shared.url}/t/{opened['table']}"


def test_tables_and_tokens_cannot_be_guessed_and_are_never_the_same(shared: Server) -> None:
    tables = [shared.open(chairs=[MINE, MINE]) for _ in range(5)]
    secrets = [word for one in tables for word in (one["table"], one["opener"], *one["tokens"])]
    assert len(set(secrets)) == len(secrets)
    assert all(len(word) >= 22 for word in secrets)  # 128 bits and more


def test_nobody_can_ask_for_a_list_of_tables(shared: Server) -> None:
    shared.open()
    assert shared.get("/api/tables").status_code == 405


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"players": 1}, (400, "unreadable")),
        ({"players": 5}, (400, "unreadable")),
        ({"players": 3, "centred": True}, (422, "impossible-variant")),
        ({"players": 2, "chairs": [MINE] * 3}, (409, "table-full")),
        ({"begins": "youngest"}, (400, "unreadable")),
        ({"pace": "slow"}, (400, "unreadable")),
        ({"chairs": [{"help": "all"}]}, (400, "unreadable")),
        ({"chairs": [{"mine": True, "shape": "heart"}] * 2}, (409, "shape-taken")),
        ({"chairs": [{"mine": True, "name": "🐭"}]}, (409, "name-not-good")),
        ({"colour": "red"}, (400, "unreadable")),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    shared: Server, wish: dict[str, Any], expected: tuple[int, str]
) -> None:
    assert refused_post(shared, "/api/tables", **wish)[:2] == expected


# -- the start -----------------------------------------------------------------------------------


def test_the_one_who_opened_starts_the_game(shared: Server) -> None:
    opened = shared.open(chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    assert device.ask("start")["table"]["phase"] == "playing"
    assert sorted(device.seats()) == [0, 1]


def test_whoever_only_sits_there_does_not_start_it(shared: Server) -> None:
    opened = shared.open(chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], *opened["tokens"])
    assert refused(device.ask("start")) == ("only-the-opener", {})
    assert told(device) == []


def test_with_an_empty_chair_it_does_not_start(shared: Server) -> None:
    opened = shared.open(chairs=[MINE])
    device = arrive(shared, opened["table"], opened["opener"], opened["tokens"][0])
    assert refused(device.ask("start")) == ("chair-empty", {"chair": 2})


def test_where_the_oldest_begins_somebody_has_to_say_who_that_is(shared: Server) -> None:
    opened = shared.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    assert refused(device.ask("start")) == ("who-is-oldest", {})
    assert refused(device.ask("start", oldest=2)) == ("no-such-chair", {"chair": 3})
    assert device.ask("start", oldest=1)["table"]["first"] == 1


def test_a_game_starts_once(shared: Server) -> None:
    opened = shared.open(chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    assert refused(device.ask("start")) == ("already-started", {})


# -- numbers for the shuffle -----------------------------------------------------------------------


def test_a_device_mixes_a_number_into_the_shuffle_once(shared: Server) -> None:
    opened = shared.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    seal = device.table["seal"]
    for number in ("0a" * 16, "0b" * 16):
        assert device.ask("number", chair=ADA, number=number)["type"] == "done"
    device.ask("start", oldest=ADA)
    record = shared.get(f"/api/tables/{opened['table']}/record").json()["record"]
    assert "0a" * 16 in record
    assert "0b" * 16 not in record
    assert seal in record


def test_after_the_deal_no_number_is_taken(shared: Server) -> None:
    opened = shared.open(chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    assert refused(device.ask("number", chair=ADA, number="0a" * 16)) == ("already-started", {})


def test_nobody_gives_a_number_for_somebody_else(shared: Server) -> None:
    opened = shared.open(chairs=[MINE, MINE])
    device = arrive(shared, opened["table"], opened["opener"], opened["tokens"][1])
    assert refused(device.ask("number", chair=ADA, number="0a" * 16)) == ("not-your-seat", {})
