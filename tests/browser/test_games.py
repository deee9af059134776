"""The games page: games stored on this device, and moving them to another in one file."""

import json
from pathlib import Path

import pytest

from tests.browser.screens import Devices, Screen, finale_at, play_ahead, say
from tests.browser.tour import Sights
from tests.people import ADA, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser


def finish_a_game(screen: Screen, site: Server) -> str:
    """Finishes a game against a bot and returns its table; only the last card is laid by touch."""
    screen.go()
    screen.tap(screen.button("home-play"))
    screen.until_turn()
    play_ahead(site, screen.table, *screen.tokens, ply=22)
    screen.until_cards(23)
    screen.lay_a_card()
    screen.skip_finale()
    screen.button("after-replay").wait_for()
    return screen.table


def entries(screen: Screen) -> list[str]:
    """The texts of the finished games."""
    items = screen.find(".games-item:has(.games-won)")
    items.first.wait_for()
    return items.all_inner_texts()


def test_a_finished_game_is_stored_with_its_result_and_can_be_replayed(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    finale = finale_at(site, finish_a_game(phone, site))
    phone.go("/games")
    [entry] = entries(phone)
    for points in finale["points"]:
        assert say("points", count=points) in entry
    won = say("finale-winner", who=say("bot-little-mouse"))
    if finale["winners"] == [0]:
        won = say("games-you-won")
    if len(finale["winners"]) == 1:
        assert entry.startswith(won)
    phone.tap(phone.find(".games-item .button").filter(has_text=say("games-look")))
    phone.find(".replay").wait_for()


@pytest.mark.long
def test_running_tables_come_first_and_among_them_those_where_it_is_your_turn(
    devices: Devices, site: Server, sights: Sights
) -> None:
    theirs = site.open(begins="oldest", chairs=[{}, {"mine": True}], pace="over-days")
    other = site.join(table=theirs["table"], name="Zoe")
    opener = arrive(site, theirs["table"], theirs["opener"], other["token"])
    phone = devices.phone()
    finish_a_game(phone, site)
    phone.go("/")
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    mine = phone.table
    phone.go(f"/t/{theirs['table']}#{theirs['tokens'][1]}")
    phone.find(".gathering").wait_for()
    opener.ask("start", oldest=ADA)
    phone.until_playing()
    phone.go(f"/t/{sights.gathering['table']}")
    phone.find(".gathering").wait_for()
    phone.go("/games")
    standing = phone.find(".games-standing")
    standing.nth(3).wait_for()
    assert standing.all_inner_texts() == [
        say("games-your-turn"),
        say("games-turn", who="Zoe"),
        say("games-gathering"),
        say("games-over"),
    ]
    opener.close()
    phone.tap(phone.find(".games-your-turn .button"))
    phone.until_turn()
    assert phone.table == mine


@pytest.mark.long
def test_all_games_move_to_another_device_as_one_file(
    devices: Devices, site: Server, sights: Sights, tmp_path: Path
) -> None:
    old, new = devices.desk(), devices.phone()
    finish_a_game(old, site)
    old.go(f"/t/{sights.over['table']}#{sights.over['tokens'][ADA]}")
    old.button("after-replay").wait_for()
    old.go("/games")
    before = entries(old)
    assert len(before) == 2
    with old.page.expect_download() as saving:
        old.button("games-save").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 2
    old.go("/kept")
    old.button("kept-forget").click()
    old.button("kept-forget-yes").click()
    old.words("kept-forgotten").wait_for()
    for screen in (old, new):
        screen.go("/games")
        screen.words("games-empty").wait_for()
        bring = screen.page.get_by_label(say("games-bring"))
        bring.set_input_files(file)
        screen.words("games-brought", count=2).wait_for()
        assert entries(screen) == before
        bring.set_input_files(file)
        screen.words("games-brought", count=0).wait_for()
        assert entries(screen) == before


def test_a_single_record_can_be_imported_too(
    devices: Devices, sights: Sights, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(sights.record, encoding="utf-8")
    phone = devices.phone()
    phone.go("/games")
    phone.page.get_by_label(say("games-bring")).set_input_files(file)
    phone.words("games-brought", count=1).wait_for()
    assert len(entries(phone)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "milk, eggs",
        "{}",
        "null",
        '{"cheese-rescue-games": 3, "games": []}',
        '{"cheese-rescue-games": 1, "games": [1, {"record": "x"}]}',
    ],
)
def test_a_broken_file_is_refused_and_changes_nothing(
    devices: Devices, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8")
    phone = devices.phone()
    phone.go("/games")
    phone.page.get_by_label(say("games-bring")).set_input_files(file)
    phone.words("games-broken").wait_for()
    phone.words("games-empty").wait_for()


def test_a_deleted_game_can_be_restored(devices: Devices, sights: Sights) -> None:
    phone = devices.phone()
    phone.go(f"/t/{sights.over['table']}#{sights.over['tokens'][ADA]}")
    phone.button("after-replay").wait_for()
    phone.go("/games")
    before = entries(phone)
    phone.tap(".games-item .games-do .icon-button")
    phone.words("games-deleted").wait_for()
    assert phone.find(".games-won").count() == 0
    phone.tap(phone.button("games-bring-back"))
    assert entries(phone) == before
