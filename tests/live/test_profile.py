"""A person at the table takes another name or shape."""

import pytest

from cheese_rescue.live.seating import STAND_IN
from cheese_rescue.live.table import MOST_CHANGES
from tests.live.headless import Headless
from tests.people import ADA, BEN, answer_request, arrive, chair, refused, told, two, until


def test_everybody_sees_the_new_name_during_a_game(server: Headless) -> None:
    pair = two(server)
    answer = pair.ben.ask("set-profile", chair=BEN, name=" Benny ")
    assert answer["table"]["chairs"][BEN]["name"] == "Benny"
    until(pair.ada, lambda ada: chair(ada, BEN)["name"] == "Benny")
    assert pair.ada.table["hand_overs"] == []
    pair.play_one()


def test_without_a_name_everybody_sees_the_guest_name_that_they_had(server: Headless) -> None:
    pair = two(server)
    guest = chair(pair.ben, BEN)["guest"]
    pair.ben.ask("set-profile", chair=BEN, name="Benny")
    pair.ben.ask("set-profile", chair=BEN)
    assert (chair(pair.ben, BEN)["name"], chair(pair.ben, BEN)["guest"]) == (None, guest)


def test_a_name_like_another_ones_gets_a_number(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("set-profile", chair=ADA, name="Emma")
    pair.ben.ask("set-profile", chair=BEN, name="emma")
    assert chair(pair.ben, BEN)["name"] == "emma 2"
    assert pair.ben.ask("set-profile", chair=BEN, name="emma")["type"] == "done"


def test_the_shape_can_be_changed_until_the_deal(server: Headless) -> None:
    pair = two(server, started=False)
    taken = chair(pair.ada, ADA)["shape"]
    wish = {"chair": BEN, "name": "Ben"}
    assert pair.ben.ask("set-profile", **wish, shape="heart")["type"] == "table"
    assert refused(pair.ben.ask("set-profile", **wish, shape=taken))[0] == "shape-taken"
    pair.start()
    assert refused(pair.ben.ask("set-profile", **wish, shape="block"))[0] == "already-started"
    assert chair(pair.ben, BEN)["shape"] == "heart"
    assert pair.ben.ask("set-profile", **wish, shape="heart")["type"] == "done"


@pytest.mark.parametrize("name", ["", "x" * 13, "!"])
def test_a_name_that_is_not_good_is_refused(server: Headless, name: str) -> None:
    pair = two(server)
    assert refused(pair.ben.ask("set-profile", chair=BEN, name=name))[0] == "name-not-good"


def test_a_name_cannot_be_changed_without_end(server: Headless) -> None:
    pair = two(server)
    answers = [
        pair.ben.ask("set-profile", chair=BEN, name=f"Ben {number}")
        for number in range(MOST_CHANGES + 1)
    ]
    assert refused(answers[-1]) == ("too-many", {})
    assert pair.ada.ask("set-profile", chair=ADA, name="Adele")["type"] == "table"


def test_a_hand_over_shows_the_new_name_and_no_longer_the_old_one(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    joined = server.join(table=pair.table, name="Emma Smith")
    emma = arrive(server, pair.table, joined["token"])
    for device in pair.devices:
        answer_request(device, BEN)
    until(emma, lambda emma: chair(emma, BEN)["taken"])
    emma.ask("set-profile", chair=BEN)
    told(pair.ada)
    names = [one["name"] for one in pair.ada.table["hand_overs"]]
    assert names == [chair(pair.ada, BEN)["name"]] * 2 == [None, None]
    assert pair.ada.table["hand_overs"][-1]["guest"] == chair(pair.ada, BEN)["guest"]


def test_whoever_sits_down_after_the_game_does_not_rename_a_hand_over(server: Headless) -> None:
    """It says who played with the cards of that chair, and they never did."""
    pair = two(server)
    pair.ada.ask("empty", chair=BEN)
    pair.ben.close()
    pair.ada.play_out(*pair.ada.seats())
    before = pair.ada.table["hand_overs"]
    emma = arrive(server, pair.table, server.join(table=pair.table, chair=BEN)["token"])
    emma.ask("set-profile", chair=BEN, name="Emma")
    told(pair.ada)
    assert chair(pair.ada, BEN)["name"] == "Emma"
    assert pair.ada.table["hand_overs"] == before
    assert [(one["bot"], one["name"]) for one in before] == [(STAND_IN, None)]


def test_a_new_name_alone_brings_nobody_back(server: Headless) -> None:
    pair = two(server)
    pair.ben.close()
    pair.ada.ask("call-bot", chair=BEN)
    ben = server.connect()
    ben.ask("hello", protocol=4, table=pair.table, tokens=[pair.tokens[BEN]], back=False)
    ben.ask("set-profile", chair=BEN, name="Benny")
    told(ben)
    assert (chair(ben, BEN)["name"], chair(ben, BEN)["stand_in"]) == ("Benny", STAND_IN)
