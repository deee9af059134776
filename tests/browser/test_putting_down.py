"""Placing a card: pick it, put it down, look, confirm. Nothing is played before that."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.screens import NO_CONNECTION, Devices, Screen, moves_at
from tests.people import ADA, BEN, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

CORNER = "1,1"


@pytest.fixture
def desk(devices: Devices) -> Screen:
    """A player at the beginning of a game against the weakest bot."""
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    return desk


def drag(screen: Screen, card: Locator, to: Locator) -> None:
    """Drags with the mouse, in several steps."""
    mouse = screen.page.mouse
    for target, then in ((card, mouse.down), (to, mouse.up)):
        box = target.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        then()


def first_card(screen: Screen) -> str:
    return screen.find(".hand .stack").first.get_attribute("data-card") or ""


def test_a_dragged_card_becomes_a_ghost_and_a_tap_elsewhere_moves_it(
    site: Server, desk: Screen
) -> None:
    card = first_card(desk)
    drag(desk, desk.find(".hand .stack").first, desk.cell("1,0"))
    desk.button("table-lay").wait_for()
    assert desk.ghost == "1,0"
    desk.put("0,-1")
    assert desk.ghost == "0,-1"
    assert moves_at(site, desk.table) == []
    desk.confirm()
    desk.until_card("0,-1")
    assert moves_at(site, desk.table)[0] == f"{card}@0,-1"


def test_a_card_dropped_beside_the_square_returns_to_the_hand(site: Server, desk: Screen) -> None:
    drag(desk, desk.find(".hand .stack").first, desk.find(".chip").first)
    expect(desk.find(".dragged")).to_have_count(0)
    assert desk.ghost is None
    assert moves_at(site, desk.table) == []
    desk.lay_a_card()


def test_a_cell_that_touches_only_a_corner_is_refused_with_a_reason_and_marked(
    site: Server, desk: Screen
) -> None:
    desk.pick()
    desk.tap(desk.cell(CORNER))
    desk.words("refusal-touches-a-corner-only").wait_for()
    desk.find(f'.cell.ghost.no[data-cell="{CORNER}"]').wait_for()
    touched = desk.find(".cell.touched, .cell.missing")
    expect(touched).to_have_attribute("data-cell", "0,0")
    expect(touched).to_have_class(re.compile("bottom-right"))
    assert desk.button("table-lay").count() == 0
    desk.put("1,0")
    desk.words("refusal-touches-a-corner-only").wait_for(state="detached")
    assert moves_at(site, desk.table) == []


def test_a_ghost_can_be_taken_back_and_its_card_exchanged(site: Server, desk: Screen) -> None:
    desk.pick(0)
    desk.put("1,0")
    desk.tap(desk.button("table-take-back"))
    assert desk.ghost is None
    desk.put("0,1")
    desk.pick(1)
    card = desk.find(".stack.chosen").get_attribute("data-card")
    assert desk.ghost == "0,1"
    assert moves_at(site, desk.table) == []
    desk.confirm()
    desk.until_card("0,1")
    assert moves_at(site, desk.table)[0] == f"{card}@0,1"


def test_a_double_tap_lays_one_card(site: Server, desk: Screen) -> None:
    desk.pick()
    desk.put("1,0")
    desk.button("table-lay").and_(desk.find(":enabled")).wait_for()
    desk.button("table-lay").dblclick()
    desk.until_card("1,0")
    desk.until_turn()
    assert len(moves_at(site, desk.table)) == 2
    assert desk.find(".banner.told").count() == 0


def test_a_double_tap_on_play_now_opens_one_table(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    phone.button("home-play").dblclick()
    phone.until_turn()
    assert len(phone.page.evaluate("JSON.parse(localStorage['cheese-rescue.tables'])")) == 1


def test_taps_during_another_players_turn_do_nothing(site: Server, devices: Devices) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    ada = arrive(site, opened["table"], opened["opener"], opened["tokens"][ADA])
    ada.ask("start", oldest=ADA)
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][BEN]}")
    phone.until_playing()
    phone.find(".hand .stack").first.tap(force=True)
    phone.tap(phone.cell("0,0"))
    for cell in phone.find(".cell").all():
        phone.tap(cell)
    assert phone.find(".ghost, .stack.chosen").count() == 0
    assert moves_at(site, opened["table"]) == []
    ada.play(ada.until_turn(ADA), cell=(1, 0))
    phone.until_card("1,0")
    phone.lay_a_card()
    ada.close()


_PICK_AT_ONCE = """(laid) => {
  const watch = new MutationObserver(() => {
    const stack = document.querySelector(".hand.turn .stack");
    if (!stack || document.querySelectorAll(".cell.card").length < laid) return;
    watch.disconnect();
    stack.click();
    window.picked = true;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_card_picked_at_the_very_start_of_a_turn_stays_picked(desk: Screen) -> None:
    desk.page.evaluate(_PICK_AT_ONCE, 3)
    desk.lay_a_card()
    desk.until_cards(3)
    desk.page.wait_for_function("window.picked")
    key = desk.find(".cell.place").first.get_attribute("data-cell") or ""
    desk.put(key)
    expect(desk.find(".stack.chosen")).to_have_count(1)


def test_a_card_put_down_offline_can_be_laid_after_reconnecting(
    devices: Devices, desk: Screen
) -> None:
    devices.forgive(NO_CONNECTION)
    desk.pick()
    desk.context.set_offline(True)
    desk.words("trouble-lost").wait_for()
    desk.put("1,0")
    desk.context.set_offline(False)
    desk.words("trouble-lost").wait_for(state="detached")
    desk.confirm()
    desk.until_card("1,0")


# -- on every screen -------------------------------------------------------------------------------

CROSS = [(x, 0) for x in (1, -1, 2, -2, 3)] + [(0, y) for y in (1, -1, 2, -2, 3)]
"""Six cells wide and high: with the legal cells around it, no view of a game is larger."""
FINGER = 44


@pytest.fixture
def widest(site: Server, devices: Devices) -> Screen:
    """The third of four players to move, with as many legal cells as possible around the square."""
    chairs = [{"mine": True, "name": name} for name in ("Ada", "Ben", "Cleo", "Dan")]
    opened = site.open(players=4, begins="oldest", chairs=chairs)
    everybody = arrive(site, opened["table"], opened["opener"], *opened["tokens"])
    everybody.ask("start", oldest=ADA)
    for ply, cell in enumerate(CROSS):
        everybody.play(everybody.until_turn(ply % 4), cell=cell)
    everybody.close()
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][len(CROSS) % 4]}")
    phone.until_turn()
    return phone


@pytest.mark.parametrize("size", [(360, 740), (740, 360)], ids=["upright", "flat"])
def test_on_a_phone_every_legal_cell_and_every_card_of_the_hand_is_visible(
    widest: Screen, size: tuple[int, int]
) -> None:
    width, height = size
    widest.page.set_viewport_size({"width": width, "height": height})
    widest.pick()
    assert len(widest.places) == 20
    for part in widest.find(".cell.place, .cell.card, .hand .stack").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        assert width > height or min(box["width"], box["height"]) >= FINGER


def test_at_200_percent_everything_can_be_reached_without_scrolling_sideways(
    widest: Screen,
) -> None:
    widest.page.set_viewport_size({"width": 640, "height": 400})  # 1280 x 800 at 200 %
    is_wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert widest.page.evaluate(is_wide) is False
    widest.lay_a_card()


def test_rotating_the_screen_keeps_the_ghost(widest: Screen) -> None:
    widest.pick()
    [key, *_] = sorted(widest.places)
    widest.put(key)
    widest.page.set_viewport_size({"width": 740, "height": 360})
    assert widest.ghost == key
    widest.confirm()
    widest.until_card(key)
