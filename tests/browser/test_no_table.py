"""What people see at tables that are gone, never existed or admit no watchers."""

import pytest
from playwright.sync_api import expect

from tests.browser.screens import Devices, Screen, say
from tests.people import arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

NEVER = "NoSuchTableEverWasHere"
REFUSED = r"status of (404|409)"
"""What Chromium logs when the server refuses a request."""


def told(screen: Screen, title: str, sentence: str) -> None:
    """Checks the heading, the sentence and the link home."""
    screen.page.get_by_role("heading", name=say(title), exact=True).wait_for()
    screen.words(sentence).wait_for()
    screen.tap(screen.find("main").get_by_role("link", name=say("home")))
    screen.button("home-play").wait_for()


@pytest.mark.long
def test_deleting_a_table_leads_home_and_the_others_are_told_that_it_ended(
    devices: Devices,
) -> None:
    ada, ben = devices.desk(), devices.phone()
    ada.open_table("friends", "Ada")
    table = ada.table
    ben.go(f"/t/{table}")
    ben.sit_down("Ben")
    ada.tap(ada.button("gathering-start"))
    ben.until_playing()
    ada.tap(ada.button("menu-title"))
    ada.tap(ada.button("menu-delete"))
    expect(ben.find(".playing")).to_have_count(1)
    ada.tap(ada.button("menu-delete-sure"))
    ada.button("home-play").wait_for()
    told(ben, "table-gone", "table-ended")
    ben.go(f"/t/{table}")
    told(ben, "table-gone", "refusal-no-such-table")


@pytest.mark.long
def test_a_double_tap_does_not_delete_a_table(devices: Devices) -> None:
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    desk.tap(desk.button("menu-title"))
    desk.button("menu-delete").dblclick()
    desk.button("menu-delete-sure").wait_for()
    expect(desk.find(".playing")).to_have_count(1)


def test_a_link_to_a_table_that_never_existed_says_so(devices: Devices) -> None:
    phone = devices.phone()
    phone.go(f"/t/{NEVER}")
    told(phone, "table-gone", "refusal-no-such-table")


def test_a_table_without_watchers_refuses_strangers(site: Server, devices: Devices) -> None:
    opened = site.open(watchers=False, chairs=[{"mine": True}, {"bot": "gentle"}])
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start")
    opener.close()
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}")
    told(phone, "table-closed", "refusal-no-watchers")


def test_an_unknown_code_and_the_code_of_a_full_table_get_different_messages(
    site: Server, devices: Devices
) -> None:
    devices.forgive(REFUSED)
    full = site.open(chairs=[{"mine": True}, {"mine": True}])
    phone = devices.phone()
    phone.go()
    code = phone.page.get_by_label(say("home-join"))
    for typed, sentence in (
        ("BBBBBB", "refusal-no-such-code"),
        (full["code"], "refusal-table-full"),
    ):
        code.fill(typed)
        phone.tap(phone.button("home-join-go"))
        phone.words(sentence).wait_for()
