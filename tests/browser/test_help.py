"""The help levels, as the screen shows them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import touching
from tests.browser.screens import Devices, Screen, play_ahead, say, views_in
from tests.device import Message
from tests.server.site import Server

pytestmark = pytest.mark.browser

NEARLY_OVER = 22


def choose_help(screen: Screen, level: str) -> None:
    """Sets the help level of the first person at this device."""
    screen.tap(screen.find(".chip.mine").first)
    screen.tap(screen.page.get_by_role("radio", name=re.compile(f"^{say(f'help-{level}')}")))
    screen.tap(screen.button("close"))
    expect(screen.find(f'.chip.mine:has-text("{say(f"help-{level}")}")').first).to_be_visible()


def places_told(screen: Screen) -> set[str]:
    *_, view = views_in(screen.frames)
    return {f"{x},{y}" for x, y in view["legal_cells"]}


def doomed_in(forecast: Message) -> set[str]:
    emptied = [one["cell"] for wave in forecast["waves"] for one in wave]
    return {f"{x},{y}" for x, y in emptied}


@pytest.fixture
def desk(devices: Devices) -> Screen:
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    return desk


def test_legal_cells_are_shown_except_at_the_real_table_level(desk: Screen) -> None:
    desk.lay_a_card()
    desk.until_turn()
    assert desk.places == places_told(desk) != set()
    choose_help(desk, "real-table")
    assert desk.places == set()
    desk.pick()
    assert desk.places == set()
    choose_help(desk, "places")
    expect(desk.find(".cell.place").first).to_be_visible()


def test_the_buttons_of_a_dialog_do_not_touch_each_other(desk: Screen) -> None:
    for chip in (".chip.mine", ".chip:not(.mine)"):
        desk.tap(chip)
        desk.find("dialog .column .button").first.wait_for()
        assert touching(desk) == []
        desk.tap(desk.button("close"))
    desk.tap(desk.button("menu-title"))
    assert touching(desk) == []


def test_at_the_real_table_level_cells_are_found_by_trying(desk: Screen) -> None:
    choose_help(desk, "real-table")
    desk.pick()
    desk.tap(desk.cell("1,1"))
    desk.words("refusal-touches-a-corner-only").wait_for()
    desk.put("1,0")
    desk.confirm()
    desk.until_card("1,0")


def test_the_forecast_marks_cards_that_would_be_lost_and_counts_points(
    site: Server, desk: Screen
) -> None:
    play_ahead(site, desk.table, *desk.tokens, ply=NEARLY_OVER)
    desk.until_cards(1 + NEARLY_OVER)
    assert desk.doomed == set()
    choose_help(desk, "forecast")
    *_, view = views_in(desk.frames)
    assert desk.doomed == doomed_in(view["forecast"]) != set()
    points = [say("points", count=count) for count in view["forecast"]["points"]]
    expect(desk.find(".chip strong")).to_have_text(points)
    desk.pick()
    [key, *_] = sorted(desk.places)
    desk.put(key)
    desk.button("table-lay").and_(desk.find(":enabled")).wait_for()
    considered = desk.frames[-1]
    assert considered["type"] == "considered"
    assert desk.doomed == doomed_in(considered["forecast"])


def test_on_a_shared_screen_there_is_no_forecast(site: Server, devices: Devices) -> None:
    phone = devices.phone()
    phone.open_table("together", "Ada", "Ben")
    phone.find(".curtain").wait_for()
    choose_help(phone, "forecast")
    play_ahead(site, phone.table, *phone.tokens, ply=NEARLY_OVER)
    phone.until_cards(1 + NEARLY_OVER)
    assert phone.doomed == set()
    assert phone.find(".chip strong").count() == 0
    phone.tap(phone.find(".curtain button"))
    phone.pick()
    [key, *_] = sorted(phone.places)
    phone.put(key)
    phone.button("table-lay").and_(phone.find(":enabled")).wait_for()
    assert phone.doomed == set()
    assert all(view["forecast"] is None for view in views_in(phone.frames))
