"""The table stays still and fills the screen: card sizes, slots, messages, every kind of screen."""

from base64 import b64encode
from itertools import combinations
from typing import Literal

import pytest

from tests.browser.screens import DESK, NO_CONNECTION, Devices, Screen
from tests.browser.test_languages import cut, large_letters
from tests.browser.tour import Sights
from tests.people import ADA, arrive
from tests.server.site import Server
from tests.web.test_contrast import THEMES, luminance

pytestmark = pytest.mark.browser

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""

SMALL_PHONE = (360, 640)
CELL = 45
"""360 pixels shared by 8 columns: one more than the square of four players has."""

_BOXES = """elements => elements.filter((one) => one.checkVisibility()).map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


def boxes(screen: Screen, selector: str) -> list[Box]:
    found: list[Box] = screen.find(selector).evaluate_all(_BOXES)
    assert found, selector
    return found


def resize(screen: Screen, size: tuple[int, int]) -> None:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})


def overlaps(one: Box, other: Box) -> bool:
    """Whether they share more than a rounded pixel."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return right - left > 1 and bottom - top > 1


@pytest.mark.long
def test_cards_and_slots_keep_their_size_and_slots_their_places_all_game(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": name} for name in ("Ada", "Ben", "Cleo", "Dan")]
    opened = site.open(players=4, begins="oldest", chairs=chairs)
    everybody = arrive(site, opened["table"], opened["opener"], *opened["tokens"])
    everybody.ask("start", oldest=ADA)
    phone = devices.phone()
    resize(phone, SMALL_PHONE)
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_playing()
    slots = boxes(phone, ".slot")
    assert len(slots) == 6
    for ply in range(48):
        if ply % 6 == 0 or ply > 44:
            phone.find(".cell.card").nth(ply).wait_for()
            cells = boxes(phone, ".cell")
            assert {(right - left, bottom - top) for left, top, right, bottom in cells} == {
                (CELL, CELL)
            }
            assert all(left >= 0 and right <= SMALL_PHONE[0] for left, _, right, _ in cells)
            assert boxes(phone, ".slot") == slots
        everybody.play(everybody.until_turn(ply % 4))
    everybody.close()


def test_the_offline_message_lies_over_the_table_and_moves_nothing(devices: Devices) -> None:
    devices.forgive(NO_CONNECTION)
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    parts = ".table-head .icon-button, .chip, .cell, .slot"
    before = boxes(phone, parts)
    phone.context.set_offline(True)
    phone.words("trouble-lost").wait_for()
    assert boxes(phone, parts) == before
    [banner] = boxes(phone, ".banner")
    others = boxes(phone, ".table-head .icon-button, .chip, .hand")
    assert not any(overlaps(banner, one) for one in others)


def test_a_watcher_sees_no_focus_ring_before_using_a_key(devices: Devices, sights: Sights) -> None:
    desk = devices.desk()
    desk.go(f"/t/{sights.playing['table']}")
    desk.find(".cell:focus").wait_for()
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    assert desk.page.evaluate(ring) == "none"
    desk.press("ArrowRight")
    assert desk.page.evaluate(ring) == "solid"


SCREENS = {
    "small phone": SMALL_PHONE,
    "flat": (740, 360),
    "small flat": (640, 360),
    "tablet": (768, 1024),
    "large tablet": (1024, 1366),
    "desk": (1280, 800),
    "television": (1920, 1080),
}


@pytest.mark.long
def test_on_no_screen_parts_of_the_table_overlap_or_leave_it(
    devices: Devices, sights: Sights
) -> None:
    desk = devices.desk()
    desk.go(f"/t/{sights.playing['table']}#{sights.playing['tokens'][ADA]}")
    desk.pick(3)
    desk.put("1,0")
    desk.find(".confirm .button:enabled").wait_for()
    for name, (width, height) in SCREENS.items():
        resize(desk, (width, height))
        found = [(part, box) for part in (*PARTS, ".slot") for box in boxes(desk, part)]
        for part, (left, top, right, bottom) in found:
            assert left >= -1, (name, part)
            assert top >= -1, (name, part)
            assert right <= width + 1, (name, part)
            assert bottom <= height + 1, (name, part)
        for (one, box), (other, its) in combinations(found, 2):
            assert not overlaps(box, its), (name, one, other)
        [chosen] = boxes(desk, ".stack.chosen")  # lifted out of its slot, with a frame around it
        for part in PARTS:
            assert not any(overlaps(grown(chosen, by=2), box) for box in boxes(desk, part)), name


PARTS = (
    ".table-head > *:not(.banner)",
    ".chips li",
    ".board",
    ".confirm .button",
    ".confirm .icon-button",
)


def grown(box: Box, *, by: float) -> Box:
    """The box with the frame around it."""
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by


@pytest.mark.long
def test_on_a_desk_the_cards_of_the_hand_are_as_large_as_those_on_the_board(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    both = arrive(site, opened["table"], opened["opener"], *opened["tokens"])
    both.ask("start", oldest=ADA)
    for ply in range(20):
        both.play(both.until_turn(ply % 2))
    both.close()
    desk = devices.desk()
    desk.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    desk.until_turn()
    [(left, _, right, _), *_] = boxes(desk, ".cell")
    for slot in boxes(desk, ".slot"):
        assert abs((slot[2] - slot[0]) - (right - left)) <= 1
    board = boxes(desk, ".board")[0]
    assert board[2] - board[0] >= 0.95 * (board[3] - board[1])
    [reminder] = boxes(desk, ".reminder")
    assert reminder[0] >= board[2]
    boxes(desk, ".moves")
    assert desk.page.evaluate("document.documentElement.scrollHeight") == DESK["height"]


@pytest.mark.long
@pytest.mark.parametrize(
    "size", [(1280, 800), (740, 360), (390, 844)], ids=["desk", "flat", "phone"]
)
def test_with_text_of_twice_the_size_nothing_leaves_the_screen(
    devices: Devices, sights: Sights, size: tuple[int, int]
) -> None:
    desk = devices.desk()
    resize(desk, size)
    desk.go(f"/t/{sights.playing['table']}#{sights.playing['tokens'][ADA]}")
    desk.pick(3)
    desk.put("1,0")
    desk.find(".confirm .button:enabled").wait_for()
    with large_letters(desk):
        assert cut(desk) == []
        for part in (*PARTS, ".slot"):
            for left, _, right, _ in boxes(desk, part):
                assert left >= -1, part
                assert right <= size[0] + 1, part


# -- the wood --------------------------------------------------------------------------------------

_COLOURS = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4)
    seen.add([data[at], data[at + 1], data[at + 2]].join());
  return [...seen].map((one) => one.split(",").map(Number));
}"""


def tones(screen: Screen) -> tuple[float, float]:
    """The luminance of the darkest and of the lightest pixel of the page."""
    picture = b64encode(screen.page.screenshot()).decode()
    seen: list[list[int]] = screen.page.evaluate(_COLOURS, picture)
    found = [luminance("#" + bytes(colour).hex()) for colour in seen]
    return min(found), max(found)


@pytest.mark.long
def test_the_wood_is_nowhere_darker_or_lighter_than_the_tones_text_is_checked_against(
    devices: Devices,
) -> None:
    phone = devices.phone()
    phone.go("/kept")
    phone.find("main").wait_for()
    phone.page.evaluate("document.getElementById('app').style.visibility = 'hidden'")
    schemes: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
    for theme in schemes:
        phone.page.emulate_media(color_scheme=theme)
        darkest, lightest = tones(phone)
        assert darkest >= luminance(THEMES[theme]["seam"]), theme
        assert lightest <= luminance(THEMES[theme]["table-lit"]), theme
        assert lightest > 1.15 * darkest, "it looks like wood"
