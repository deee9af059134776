"""Pick a card, put it down, look, confirm: nothing is played before that."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.screens import PHONE, Devices, Screen, moves_at, say
from tests.server.people import ADA, BEN, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

CORNER = "1,1"


@pytest.fixture
def desk(devices: Devices) -> Screen:
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    return desk


def drag(screen: Screen, card: Locator, to: Locator) -> None:
    """With the mouse, slowly enough to be seen."""
    mouse = screen.page.mouse
    for target, then in ((card, mouse.down), (to, mouse.up)):
        box = target.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        then()


def test_a_dragged_card_lies_as_a_ghost_and_a_tap_elsewhere_moves_it(
    site: Server, desk: Screen
) -> None:
    card = desk.find(".hand .stack").first
    drag(desk, card, desk.cell("1,0"))
    desk.button("table-lay").wait_for()
    assert desk.ghost == "1,0"
    desk.put("0,-1")
    assert desk.ghost == "0,-1"
    assert moves_at(site, desk.table) == []
    desk.confirm()
    desk.until_card("0,-1")
    assert moves_at(site, desk.table)[0] == f"{card_of(desk)}@0,-1"


def card_of(screen: Screen) -> str:
    """What the server first dealt that stands at the left of the hand."""
    return screen.frames_hand[0]
