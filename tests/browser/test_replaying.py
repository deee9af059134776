"""Replaying a game from a link or a file, and verifying its deal."""

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from cheese_rescue.rules import Record
from tests.browser.screens import Devices, Screen, finale_at, say
from tests.browser.tour import Sights
from tests.server.site import Server

pytestmark = pytest.mark.browser

REFUSED = r"status of 422"
"""What Chromium logs when the server cannot read a record."""


def link_to(record: str) -> str:
    return "/replay#" + base64.urlsafe_b64encode(record.encode()).decode().rstrip("=")


def slider(screen: Screen) -> Locator:
    return screen.page.get_by_label(say("replay-slider"))


def check_luck(screen: Screen) -> None:
    screen.tap(screen.button("replay-luck-check"))
    screen.find(".replay-findings").wait_for()


def test_a_link_shows_the_game_card_by_card_to_its_finale(
    devices: Devices, site: Server, sights: Sights
) -> None:
    phone = devices.phone()
    phone.page.goto(sights.link)
    moves = [str(play.move) for play in Record.parse(sights.record).plays]
    lying = {"0,0"}
    phone.find(".replay").wait_for()
    for ply in range(len(moves) + 1):
        if ply:
            slider(phone).fill(str(ply))
            lying.add(moves[ply - 1].partition("@")[2])
        assert set(cards_in_replay(phone)) == lying
    assert phone.find(".replay-step").inner_text().startswith("Card 24 of 24.")
    phone.tap(phone.button("replay-on"))
    phone.skip_finale()
    finale = finale_at(site, sights.over["table"])
    assert phone.points == finale["points"]
    assert phone.winners == finale["winners"]


def cards_in_replay(screen: Screen) -> list[str]:
    cards: list[str] = screen.find(".replay-board .cell:has(> svg)").evaluate_all(
        "cells => cells.map((one) => one.dataset.cell)"
    )
    return cards


@pytest.mark.long
def test_buttons_step_forwards_and_backwards(devices: Devices, sights: Sights) -> None:
    desk = devices.desk()
    desk.page.goto(sights.link)
    for key, step in (
        ("replay-on", 1),
        ("replay-on", 2),
        ("replay-back", 1),
        ("replay-last", 25),
        ("replay-first", 0),
    ):
        desk.button(key).click()
        expect(slider(desk)).to_have_value(str(step))
    desk.words("replay-begin").wait_for()
    desk.button("replay-play").click()
    desk.find('.replay-slider[aria-valuetext^="Card 1 "]').wait_for()
    desk.button("replay-pause").click()


def test_hands_are_shown_until_they_are_switched_off(devices: Devices, sights: Sights) -> None:
    phone = devices.phone()
    phone.page.goto(sights.link)
    phone.find(".replay-hand").nth(1).wait_for()
    phone.tap(phone.page.get_by_label(say("replay-hands")))
    phone.find(".replay-hand").first.wait_for(state="detached")


def test_a_true_record_passes_the_verification(devices: Devices, sights: Sights) -> None:
    phone = devices.phone()
    phone.page.goto(sights.link)
    check_luck(phone)
    phone.words("verify-true-sealed").wait_for()
    expect(phone.find(".replay-findings .fits")).to_have_count(4)
    phone.words("replay-luck-absent").wait_for()


def test_the_verification_of_a_tampered_record_says_what_differs(
    devices: Devices, sights: Sights
) -> None:
    forged = re.sub(r"(?m)^secret \w+$", f"secret {'0' * 64}", sights.record)
    assert forged != sights.record
    phone = devices.phone()
    phone.go(link_to(forged))
    check_luck(phone)
    phone.words("verify-false").wait_for()
    phone.words("verify-seal", finding="differs").wait_for()
    phone.words("verify-deal", finding="differs").wait_for()


@pytest.mark.long
def test_a_game_of_this_device_is_checked_against_the_seal_stored_here(
    devices: Devices,
) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    for _ in range(12):
        phone.lay_a_card()
    phone.skip_finale()
    phone.tap(phone.button("after-replay"))
    check_luck(phone)
    phone.words("replay-luck-same").wait_for()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not-a-record"),
        ("A shopping list\nMilk\n", "not-a-record"),
        ("cheese-rescue 999\n", "record-too-new"),
    ],
    ids=["nothing", "another text", "too new"],
)
def test_an_unreadable_record_is_refused_with_a_reason(
    devices: Devices, text: str, why: str
) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    phone.go(link_to(text) if text else "/replay#%%%")
    phone.words("replay-unreadable").wait_for()
    sentence = say(f"refusal-{why}", version=999)
    assert sentence in phone.find(".replay-bad").inner_text()
    phone.page.get_by_label(say("replay-open")).wait_for(state="attached")


def test_a_damaged_line_is_named(devices: Devices, sights: Sights) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    phone.go(link_to(sights.record.replace("players 2", "players two")))
    phone.words("replay-unreadable").wait_for()
    told = phone.find(".replay-bad").inner_text()
    assert say("refusal-record-line-damaged", word="players", text="two") in told


def test_a_game_is_saved_as_a_file_and_opened_from_it(
    devices: Devices, sights: Sights, tmp_path: Path
) -> None:
    desk, phone = devices.desk(), devices.phone()
    desk.page.goto(sights.link)
    with desk.page.expect_download() as saving:
        desk.button("replay-download").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert re.fullmatch(r"cheese-rescue-[\d-]{10}\.txt", file.name)
    assert file.read_text(encoding="utf-8") == sights.record
    phone.go("/replay")
    phone.page.get_by_label(say("replay-open")).set_input_files(file)
    phone.find(".replay").wait_for()
    assert phone.page.url == sights.link
    assert phone.page.get_by_label(say("replay-link")).input_value() == sights.link


def test_a_file_that_is_far_too_long_is_refused(devices: Devices, tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    file.write_text("cheese-rescue 1\n" * 10_000, encoding="utf-8")
    phone = devices.phone()
    phone.go("/replay")
    phone.page.get_by_label(say("replay-open")).set_input_files(file)
    phone.words("refusal-too-long", most=20000).wait_for()
