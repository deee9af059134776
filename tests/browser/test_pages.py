"""The text pages: the links to them and back, and their controls."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.screens import Devices, say

pytestmark = pytest.mark.browser

WAYS = {
    "home-friends": "new-title-friends",
    "home-together": "new-title-together",
    "home-screen": "new-title-screen",
    "home-puzzles": "home-puzzles",
    "home-score": "score-title",
    "home-rules": "rules-title",
    "home-games": "games-title",
    "home-kept": "kept-title",
}


@pytest.mark.long
def test_every_link_of_the_first_page_leads_to_its_page_and_home_again(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    for way, title in WAYS.items():
        phone.tap(phone.link(way))
        phone.page.get_by_role("heading", level=1, name=say(title), exact=True).wait_for()
        expect(phone.page).to_have_title(re.compile(f"^{re.escape(say(title))}"))
        phone.tap(phone.link("home"))
        phone.button("home-play").wait_for()
    phone.page.go_back()
    phone.words("kept-lead").wait_for()


def test_an_unknown_address_says_so_and_links_home(devices: Devices) -> None:
    devices.forgive("status of 404")
    phone = devices.phone()
    phone.go("/nowhere")
    phone.words("refusal-no-such-page").wait_for()
    phone.tap(phone.find("main").get_by_role("link", name=say("home")))
    phone.button("home-play").wait_for()


def test_the_device_forgets_everything_only_after_a_confirmation(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    kept = "Object.keys(localStorage).filter((name) => name.startsWith('cheese-rescue.')).length"
    phone.go("/kept")
    phone.tap(phone.button("kept-forget"))
    phone.tap(phone.button("kept-forget-no"))
    assert phone.page.evaluate(kept) > 0
    phone.tap(phone.button("kept-forget"))
    phone.tap(phone.button("kept-forget-yes"))
    phone.words("kept-forgotten").wait_for()
    assert phone.page.evaluate(kept) == 0
