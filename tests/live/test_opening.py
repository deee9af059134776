"""Somebody opens a table, with all that was agreed."""

from functools import partial
from typing import Any

import pytest

from cheese_rescue.bots import BOTS, LEVELS
from cheese_rescue.bots.kernel_loader import needs_kernel
from tests.device import Message
from tests.live.headless import BASE, Headless, World, refusal_of
from tests.people import ADA, MINE, arrive, refused, told

CONSONANTS = set("BCDFHJKLMPRSTVXZ")


def shown(server: Headless, table: str, token: str) -> Message:
    answer: Message = server.show(table, token)
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
        ("neighbours", True),
        ("neighbours", False),
    ],
)
def test_what_was_agreed_is_shown(server: Headless, option: str, value: object) -> None:
    opened = server.open(**{option: value})
    assert shown(server, opened["table"], opened["opener"])["options"][option] == value


def test_the_usual_table_is_for_two_together_with_watchers_and_without_variants(
    server: Headless,
) -> None:
    opened = server.open()
    table = shown(server, opened["table"], opened["opener"])
    assert table["options"] == {
        "players": 2,
        "centred": False,
        "dogs_hunt_mice": False,
        "begins": "drawn",
        "pace": "together",
        "watchers": True,
        "neighbours": False,
    }
    assert (table["phase"], table["game"], table["first"]) == ("gathering", 0, None)
    assert [seat["taken"] for seat in table["chairs"]] == [False, False]


@pytest.mark.parametrize("centred", [True, False])
@pytest.mark.parametrize("dogs_hunt_mice", [True, False])
def test_the_variants_agreed_are_the_ones_played(
    server: Headless, centred: bool, dogs_hunt_mice: bool
) -> None:
    opened = server.open(
        players=2, centred=centred, dogs_hunt_mice=dogs_hunt_mice, chairs=[MINE, MINE]
    )
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    told(device)
    view = device.views[0]
    assert (view["centred"], view["dogs_hunt_mice"]) == (centred, dogs_hunt_mice)


def test_each_chair_is_for_a_bot_for_somebody_here_or_for_whoever_joins(server: Headless) -> None:
    opened = server.open(players=4, chairs=[{"bot": "gentle"}, MINE, {}])
    assert [token is not None for token in opened["tokens"]] == [False, True, False, False]
    chairs = shown(server, opened["table"], opened["opener"])["chairs"]
    assert [seat["taken"] for seat in chairs] == [True, True, False, False]
    assert [seat["bot"] for seat in chairs] == ["gentle", None, None, None]


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_that_there_is_can_be_asked_to_sit_down(server: Headless, bot: str) -> None:
    opened = server.open(chairs=[MINE, {"bot": bot}])
    assert shown(server, opened["table"], opened["opener"])["chairs"][1]["bot"] == bot


def test_a_bot_that_nobody_knows_is_refused(server: Headless) -> None:
    assert refusal_of(lambda: server.open(chairs=[{"bot": "clever"}])) == (
        "no-such-bot",
        {"bot": "clever"},
    )


def test_where_nobody_can_search_only_bots_that_search_are_refused(world: World) -> None:
    server = world.process("bare", can_search=False)
    for level in LEVELS:
        if needs_kernel(level):
            answer = refusal_of(partial(server.open, chairs=[{"bot": level}]))
            assert answer == ("missing-extra", {"extra": "strong"})
        else:
            server.open(chairs=[{"bot": level}])
    opened = server.open(chairs=[MINE, {"bot": "tomcat"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    said = ada.ask("seat-bot", chair=1, bot="dog")
    assert refused(said) == ("missing-extra", {"extra": "strong"})


def test_each_chair_has_a_help_level_from_the_opening_on(server: Headless) -> None:
    levels = ["real-table", "forecast", "places"]
    wish = [{"mine": True, "help": levels[0]}, {"help": levels[1]}]
    opened = server.open(players=3, chairs=wish)
    chairs = shown(server, opened["table"], opened["opener"])["chairs"]
    assert [seat["help"] for seat in chairs] == levels


def test_whoever_takes_a_chair_has_the_help_agreed_for_it(server: Headless) -> None:
    opened = server.open(chairs=[MINE, {"help": "real-table"}])
    joined = server.join(table=opened["table"])
    assert joined["chair"] == 1
    assert shown(server, opened["table"], joined["token"])["chairs"][1]["help"] == "real-table"


def test_everyone_has_a_shape_of_their_own_wished_for_or_not(server: Headless) -> None:
    wish = [MINE, {"mine": True, "shape": "wheel"}, {"bot": "random"}, MINE]
    opened = server.open(players=4, chairs=wish)
    shapes = [seat["shape"] for seat in shown(server, opened["table"], opened["opener"])["chairs"]]
    assert shapes[1] == "wheel"
    assert len(set(shapes)) == 4


def test_the_code_is_six_consonants_that_a_child_can_type(server: Headless) -> None:
    codes = [server.open()["code"] for _ in range(20)]
    assert all(len(code) == 6 and set(code) <= CONSONANTS for code in codes)
    assert len(set(codes)) == 20


def test_the_link_leads_to_the_table_and_carries_no_token(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    assert opened["link"] == f"{BASE}/t/{opened['table']}"


def test_tables_and_tokens_cannot_be_guessed_and_are_never_the_same(server: Headless) -> None:
    tables = [server.open(chairs=[MINE, MINE]) for _ in range(5)]
    secrets = [word for one in tables for word in (one["table"], one["opener"], *one["tokens"])]
    assert len(set(secrets)) == len(secrets)
    assert all(len(word) >= 22 for word in secrets)  # 128 bits and more


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"players": 3, "centred": True}, "impossible-variant"),
        ({"players": 2, "chairs": [MINE] * 3}, "table-full"),
        ({"chairs": [{"mine": True, "shape": "heart"}] * 2}, "shape-taken"),
        ({"chairs": [{"mine": True, "name": "🐭"}]}, "name-not-good"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Headless, wish: dict[str, Any], expected: str
) -> None:
    assert refusal_of(lambda: server.open(**wish))[0] == expected


# -- the start -----------------------------------------------------------------------------------


def test_the_one_who_opened_starts_the_game(server: Headless) -> None:
    opened = server.open(chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    assert device.ask("start")["table"]["phase"] == "playing"
    assert sorted(device.seats()) == [0, 1]


def test_whoever_only_sits_there_does_not_start_it(server: Headless) -> None:
    opened = server.open(chairs=[MINE, MINE])
    device = arrive(server, opened["table"], *opened["tokens"])
    assert refused(device.ask("start")) == ("only-the-opener", {})
    assert told(device) == []


def test_with_an_empty_chair_it_does_not_start(server: Headless) -> None:
    opened = server.open(chairs=[MINE])
    device = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    assert refused(device.ask("start")) == ("chair-empty", {"chair": 1})


def test_where_the_oldest_begins_somebody_has_to_say_who_that_is(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    assert refused(device.ask("start")) == ("who-is-oldest", {})
    assert refused(device.ask("start", oldest=2)) == ("no-such-chair", {"chair": 2})
    assert device.ask("start", oldest=1)["table"]["first"] == 1


def test_a_game_starts_once(server: Headless) -> None:
    opened = server.open(chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    assert refused(device.ask("start")) == ("already-started", {})


# -- numbers for the shuffle -----------------------------------------------------------------------


def test_a_device_mixes_a_number_into_the_shuffle_once(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    seal = device.table["seal"]
    for number in ("0a" * 16, "0b" * 16):
        assert device.ask("number", chair=ADA, number=number)["type"] == "done"
    device.ask("start", oldest=ADA)
    record = server.record(opened["table"])
    assert "0a" * 16 in record
    assert "0b" * 16 not in record
    assert seal in record


def test_after_the_deal_no_number_is_taken(server: Headless) -> None:
    opened = server.open(chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    assert refused(device.ask("number", chair=ADA, number="0a" * 16)) == ("already-started", {})


def test_nobody_gives_a_number_for_somebody_else(server: Headless) -> None:
    opened = server.open(chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], opened["tokens"][1])
    assert refused(device.ask("number", chair=ADA, number="0a" * 16)) == ("not-your-seat", {})
