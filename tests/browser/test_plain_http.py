"""Plain http, as on a home network: everything works except installing the app."""

import pytest

from tests.browser.chromium import NAME
from tests.browser.screens import Devices, moves_at, say
from tests.server.site import Server

pytestmark = pytest.mark.browser


def test_over_plain_http_people_can_open_a_table_invite_join_and_play(
    site: Server, devices: Devices
) -> None:
    home = f"http://{NAME}:{site.port}"
    ada, ben = devices.phone(home=home), devices.phone(home=home)
    ada.open_table("friends", "Ada")
    assert ada.page.evaluate("isSecureContext") is False
    assert ada.page.evaluate("'clipboard' in navigator || 'serviceWorker' in navigator") is False
    link = ada.page.get_by_label(say("invite-link")).input_value()
    assert link == f"{home}/t/{ada.table}"
    ada.tap(ada.button("invite-copy"))  # with execCommand, because the clipboard API is missing
    ada.button("invite-copied").wait_for()
    ada.find("img.qr").wait_for()
    ben.page.goto(link)
    ben.sit_down("Ben")
    ada.tap(ada.button("gathering-start"))
    for each in (ada, ben):
        each.until_playing()
    players = [ada, ben] if ada.find(".hand.turn").count() else [ben, ada]
    for player in [*players, *players]:
        player.lay_a_card()
    assert len(moves_at(site, ada.table)) == 4


def test_over_plain_http_a_link_can_be_copied_by_hand(site: Server, devices: Devices) -> None:
    phone = devices.phone(home=f"http://{NAME}:{site.port}")
    phone.open_table("friends")
    link = phone.page.get_by_label(say("invite-link"))
    phone.tap(link)
    assert phone.page.evaluate("getSelection().toString()") == link.input_value()
