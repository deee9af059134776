"""The rules: as a page, and as a sheet over the table."""

import pytest
from playwright.sync_api import Locator, expect

from cheese_rescue.exercises import lessons
from cheese_rescue.rules import Move, chase
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_languages import speak
from tests.browser.test_learning import PLACES
from tests.browser.tour import Sights
from tests.people import ADA

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SCREENS = 4
"""How many screens of a phone the rules may take before anything is unfolded."""


def points_in(part: Locator) -> list[str]:
    """The points at the end of the chase in that part of the rules."""
    part.get_by_role("button", name=say("finale-skip")).click()
    part.locator(".finale.scene-result").wait_for()
    return part.locator(".finale-points").all_inner_texts()


def folded(screen: Screen) -> int:
    return screen.find(".rules-fold:not([open])").count()


def test_the_rules_are_short_and_everything_else_is_folded(devices: Devices) -> None:
    phone = devices.phone(viewport=PHONE)
    phone.go("/rules")
    phone.find(".finale").wait_for()
    phone.find(".rules-fold").first.wait_for()
    assert folded(phone) == phone.find(".rules-fold").count()
    for language in ("en", "ru"):  # the shortest and the longest
        speak(phone, language)
        height = phone.page.evaluate("document.scrollingElement.scrollHeight")
        assert height <= SCREENS * PHONE["height"], language


@pytest.mark.long
def test_a_link_opens_its_part_of_the_rules_and_printing_opens_all(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/rules#variants")
    part = phone.find("#variants[open]")
    expect(part.get_by_text(say("rules-centred-text"))).to_be_in_viewport()
    closed = folded(phone)
    assert closed == phone.find(".rules-fold").count() - 1
    phone.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(phone.find(".rules-fold:not([open])")).to_have_count(0)
    phone.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(phone.find(".rules-fold:not([open])")).to_have_count(closed)


@pytest.mark.long
def test_the_example_chase_runs_by_both_rule_sheets(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/rules#variants")
    usual = points_in(phone.find("#show"))
    phone.tap(phone.find("#variants").get_by_role("button", name=say("rules-show")))
    assert points_in(phone.find("#variants")) != usual


@pytest.mark.long
def test_the_rules_open_over_the_table_in_one_tap_and_the_game_stays(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.pick()
    hand, table = phone.hand, phone.page.url
    phone.tap(phone.button("home-rules"))
    phone.find("dialog .rules-chain").wait_for()
    points_in(phone.find("dialog #show"))
    phone.tap(phone.find("dialog summary").first)
    expect(phone.find("dialog #where[open]")).to_be_visible()
    assert phone.page.url == table
    phone.tap(phone.button("close"))
    expect(phone.button("home-rules")).to_be_focused()
    expect(phone.find(".stack.chosen")).to_be_visible()
    assert phone.hand == hand
    phone.lay_a_card()


def test_the_chase_is_explained_on_the_squares_of_the_lessons(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/rules#chase")
    boards = phone.find("#chase .rules-then")
    expect(boards).to_have_count(4)
    for nth, (lesson, waves) in enumerate((("dog", 1), ("cat", 2), ("mouse", 3), ("chase", 3))):
        card, key = PLACES[lesson]
        position = lessons()[lesson].position.play(Move.parse(f"{card}@{key}"))
        steps = chase(position.board, position.rules).steps[:waves]
        gone = sum(len(step.gone) for step in steps)
        before, after = boards.nth(nth).get_by_role("img").all()
        cards = len(position.board)
        expect(before.locator(".rules-place:not(.empty)")).to_have_count(cards)
        expect(before.locator(".rules-place.new")).to_have_count(1)
        expect(after.locator(".rules-place:not(.empty)")).to_have_count(cards - gone)
        expect(after.locator(".rules-place.empty")).to_have_count(gone)


def test_the_question_mark_opens_the_rules_and_leads_to_the_keys(devices: Devices) -> None:
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    cell = desk.find("[role=gridcell][tabindex='0']")
    cell.focus()
    desk.press("?")
    desk.find("dialog .rules-chain").wait_for()
    desk.press("Escape")
    expect(cell).to_be_focused()
    desk.press("?")
    desk.tap(desk.button("menu-keys"))
    desk.words("keys-help").wait_for()
    desk.press("Escape")
    expect(cell).to_be_focused()
    desk.tap(desk.button("menu-title"))
    desk.tap(desk.find("dialog").get_by_role("button", name=say("home-rules")))
    desk.find("dialog .rules-chain").wait_for()


@pytest.mark.long
def test_in_the_finale_the_rules_open_too(devices: Devices, sights: Sights) -> None:
    phone = devices.phone()
    phone.go(f"/t/{sights.over['table']}#{sights.over['tokens'][ADA]}")
    phone.find(".finale-start").wait_for()
    phone.tap(phone.button("home-rules"))
    points_in(phone.find("dialog #show"))
    phone.tap(phone.button("close"))
    expect(phone.find(".finale-start")).to_be_visible()


def test_phones_show_nothing_about_keys_and_dropped_files(devices: Devices, sights: Sights) -> None:
    phone = devices.phone()
    for page in ("/replay", sights.link.removeprefix(phone.home)):
        phone.go(page)
        phone.find("label.file").wait_for()
        expect(phone.words("replay-drop")).to_be_hidden()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    phone.tap(phone.button("menu-title"))
    expect(phone.find("dialog").get_by_text(say("home-rules"))).to_be_visible()
    expect(phone.find("dialog").get_by_text(say("menu-keys"), exact=True)).to_be_hidden()
    phone.press("Tab")
    expect(phone.button("menu-keys")).to_be_visible()


@pytest.mark.long
def test_with_a_mouse_keys_and_dropped_files_are_mentioned(devices: Devices) -> None:
    desk = devices.desk()
    desk.go("/replay")
    expect(desk.words("replay-drop")).to_be_visible()
