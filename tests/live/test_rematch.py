"""The same people again, once those who are here agree; the next seat begins."""

from tests.device import Device
from tests.live.headless import Headless, findings
from tests.people import ADA, BEN, MINE, Two, arrive, chair, playing, refused, told, two, until

NUMBERS = ("a0" * 16, "b1" * 16)


def finished(server: Headless) -> Two:
    pair = two(server)
    pair.play_out()
    return pair


def give_numbers(pair: Two) -> None:
    """Then the next game starts without a pause."""
    for number, device in enumerate(pair.devices):
        assert device.ask("number", chair=number, number=NUMBERS[number])["type"] == "done"


def next_game(device: Device) -> bool:
    return playing(device) and next(iter(device.views.values()))["game"] == 1


def test_once_both_have_said_so_the_next_game_starts_by_itself(server: Headless) -> None:
    pair = finished(server)
    table = pair.rematch()["table"]
    assert (table["phase"], table["game"], table["rematch"]) == ("gathering", 1, None)
    for device in pair.devices:
        until(device, next_game)
    assert [seat["name"] for seat in pair.ada.table["chairs"]] == ["Ada", "Ben"]


def test_the_next_seat_begins(server: Headless) -> None:
    pair = finished(server)
    assert pair.ada.table["first"] == ADA
    pair.rematch()
    give_numbers(pair)
    until(pair.ben, next_game)
    assert pair.ben.table["first"] == BEN
    assert list(pair.ben.views) == [0]  # Ben is seat 0 now
    assert pair.ben.play(pair.ben.views[0])["type"] == "views"


def test_it_is_sealed_anew_before_the_deal(server: Headless) -> None:
    pair = finished(server)
    before = pair.ada.table["seal"]
    table = pair.rematch()["table"]
    assert table["seal"] != before
    assert table["phase"] == "gathering"
    give_numbers(pair)
    until(pair.ada, next_game)
    assert pair.ada.table["seal"] == table["seal"]


def test_it_starts_as_soon_as_all_who_are_here_gave_their_numbers(server: Headless) -> None:
    pair = finished(server)
    pair.rematch()
    give_numbers(pair)
    until(pair.ada, next_game)
    record = server.record(pair.table)
    assert [number in record for number in NUMBERS] == [True, True]


def test_it_starts_without_the_numbers_of_those_who_gave_none(server: Headless) -> None:
    pair = finished(server)
    pair.rematch()
    pair.ada.ask("number", chair=ADA, number=NUMBERS[ADA])
    until(pair.ada, next_game)
    record = server.record(pair.table)
    assert [number in record for number in NUMBERS] == [True, False]


def test_nobody_else_hears_of_a_number(server: Headless) -> None:
    pair = two(server, started=False)
    pair.ada.ask("number", chair=ADA, number=NUMBERS[ADA])
    assert told(pair.ben) == []


def test_whoever_asks_twice_is_answered_and_nothing_more_is_written(server: Headless) -> None:
    pair = finished(server)
    pair.ada.ask("rematch", game=0)
    kept = server.kept(pair.table)
    assert pair.ada.ask("rematch", game=0)["type"] == "done"
    assert server.kept(pair.table) == kept


def test_two_who_ask_at_the_same_time_get_one_and_both_are_answered(server: Headless) -> None:
    pair = finished(server)
    asked = [device.say("rematch", game=0) for device in pair.devices]
    for device, number in zip(pair.devices, asked, strict=True):
        until(device, next_game)
        assert device.table["game"] == 1
        assert number in [message.get("re") for message in device.heard]


def test_no_rematch_before_the_end(server: Headless) -> None:
    pair = two(server)
    assert refused(pair.ben.ask("rematch", game=0)) == ("already-started", {})
    assert told(pair.ada) == []


def test_no_rematch_before_the_first_game(server: Headless) -> None:
    pair = two(server, started=False)
    assert refused(pair.ben.ask("rematch", game=0)) == ("not-started", {})


def test_help_and_shapes_stay(server: Headless) -> None:
    pair = finished(server)
    pair.ben.ask("set-help", chair=BEN, help="real-table")
    told(pair.ada)
    before = [(seat["shape"], seat["help"]) for seat in pair.ada.table["chairs"]]
    pair.rematch()
    give_numbers(pair)
    until(pair.ben, next_game)
    assert [(seat["shape"], seat["help"]) for seat in pair.ben.table["chairs"]] == before
    assert pair.ben.views[0]["legal_cells"] == []


def test_bots_play_along_again(server: Headless) -> None:
    chairs = [MINE, {"bot": "random"}]
    opened = server.open(begins="oldest", chairs=chairs)
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    ada.play_out(*ada.seats())
    ada.ask("rematch", game=0)
    until(ada, next_game)
    assert ada.until_turn(1)["ply"] == 1  # the bot began


def test_an_empty_chair_is_waited_for(server: Headless) -> None:
    pair = finished(server)
    pair.ben.ask("leave", chair=BEN)
    pair.ada.ask("rematch", game=0)
    assert refused(pair.ada.ask("start")) == ("chair-empty", {"chair": 1})
    late = server.join(table=pair.table)
    cleo = arrive(server, pair.table, late["token"])
    until(cleo, next_game)
    assert chair(cleo, BEN)["taken"]


def test_a_rematch_that_was_agreed_on_starts_also_after_a_restart(server: Headless) -> None:
    pair = finished(server)
    pair.rematch()
    server.kill()
    server.start()
    until(pair.again(BEN), next_game)


def test_the_record_of_the_next_game_verifies_by_itself(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    device.play_out(*device.seats())
    device.ask("rematch", game=0)
    until(device, next_game)
    device.play_out(0, 1)
    record = server.record(opened["table"])
    assert device.table["seal"] in record
    assert findings(record) == {"fits"}
