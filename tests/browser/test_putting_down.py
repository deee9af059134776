"""Pick a card, put it down, look, confirm: nothing is played before that."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.screens import Devices, Screen, moves_at
from tests.server.people import ADA, BEN, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

CORNER = "1,1"


@pytest.fixture
def desk(devices: Devices) -> Screen:
    """At the beginning of a game against the gentle bot."""
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    return desk


def drag(screen: Screen, card: Locator, to: Locator) -> None:
    """With the mouse, and not in one leap."""
    mouse = screen.page.mouse
    for target, then in ((card, mouse.down), (to, mouse.up)):
        box = target.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        then()


def first_card(screen: Screen) -> str:
    return screen.find(".hand .stack").first.get_attribute("data-card") or ""


def test_a_dragged_card_lies_as_a_ghost_and_a_tap_elsewhere_moves_it(
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


def test_a_card_dropped_beside_the_square_is_back_in_the_hand(site: Server, desk: Screen) -> None:
    drag(desk, desk.find(".hand .stack").first, desk.find(".chip").first)
    expect(desk.find(".dragged")).to_have_count(0)
    assert desk.ghost is None
    assert moves_at(site, desk.table) == []
    desk.lay_a_card()


def test_a_place_that_touches_only_a_corner_is_refused_in_words_and_shown(
    site: Server, desk: Screen
) -> None:
    desk.pick()
    desk.tap(desk.cell(CORNER))
    desk.words("refusal-touches-a-corner-only").wait_for()
    desk.find(f'.cell.ghost.no[data-cell="{CORNER}"]').wait_for()
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


def test_an_impatient_double_tap_lays_one_card(site: Server, desk: Screen) -> None:
    desk.pick()
    desk.put("1,0")
    desk.button("table-lay").and_(desk.find(":enabled")).wait_for()
    desk.button("table-lay").dblclick()
    desk.until_card("1,0")
    desk.until_turn()
    assert len(moves_at(site, desk.table)) == 2
    assert desk.find(".banner.told").count() == 0


def test_an_impatient_tap_on_play_now_opens_one_table(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    phone.button("home-play").dblclick()
    phone.until_turn()
    assert len(phone.page.evaluate("JSON.parse(localStorage['cheese-rescue.tables'])")) == 1


def test_while_another_thinks_taps_lay_nothing_and_break_nothing(
    site: Server, devices: Devices
) -> None:
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


@pytest.mark.parametrize("turned", ["upright", "flat", "zoomed"])
def test_the_whole_square_and_the_hand_fit_on_a_phone(devices: Devices, turned: str) -> None:
    """Zoomed: at 200 % a screen has half as many of a page's pixels."""
    sizes = {
        "upright": {"width": 360, "height": 740},
        "flat": {"width": 740, "height": 360},
        "zoomed": {"width": 640, "height": 400},
    }
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.lay_a_card()
    phone.pick()
    phone.page.set_viewport_size(sizes[turned])  # type: ignore[arg-type]  # it is a ViewportSize
    for key in phone.places:
        phone.tap(phone.cell(key))
        phone.find(f'.cell.ghost[data-cell="{key}"]').wait_for()
    assert not phone.page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    phone.confirm()
    phone.lay_a_card()
