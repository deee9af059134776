"""The finale with and without animations."""

import pytest

from cheese_rescue.i18n import LANGUAGES
from tests.browser.screens import DESK, Devices, Screen, finale_at, play_ahead
from tests.browser.test_languages import speak
from tests.browser.tour import Sights
from tests.people import ADA
from tests.server.site import Server

pytestmark = pytest.mark.browser

LAST = 22
"""The number of cards before the last one of the player who begins."""


@pytest.fixture
def still(site: Server, devices: Devices) -> Screen:
    """A player who prefers reduced motion, with one card left to lay."""
    phone = devices.phone(moving=False)
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    play_ahead(site, phone.table, *phone.tokens, ply=LAST)
    phone.until_cards(1 + LAST)
    return phone


@pytest.mark.long
def test_with_reduced_motion_the_finale_says_the_same_without_animations(
    site: Server, devices: Devices, still: Screen
) -> None:
    still.lay_a_card()
    assert not still.is_animated
    still.page.reload()
    moving = devices.desk(moving=True)
    moving.go(f"/t/{still.table}#{still.tokens[-1]}")
    moved = []
    for calm, lively in zip(still.step_finale(), moving.step_finale(), strict=True):
        assert calm == lively
        assert not still.is_animated
        moved.append(moving.is_animated)
    assert any(moved)
    finale = finale_at(site, still.table)
    assert moving.points == still.points == finale["points"]
    assert moving.winners == still.winners == finale["winners"]


@pytest.mark.long
def test_the_finale_runs_to_its_end_by_itself(site: Server, still: Screen) -> None:
    still.page.clock.install()
    still.lay_a_card()
    still.find(".finale").wait_for()
    still.page.clock.run_for("01:00")
    still.until_result()
    assert still.points == finale_at(site, still.table)["points"]


def at_the_end(screen: Screen, sights: Sights, width: int, height: int) -> None:
    """Shows the result of a game on a screen of that size."""
    screen.page.set_viewport_size({"width": width, "height": height})
    screen.go("/kept")
    screen.go(f"/t/{sights.over['table']}#{sights.over['tokens'][ADA]}")
    screen.skip_finale()
    screen.button("picture-share").or_(screen.button("picture-save")).wait_for()


_ABOVE = """() => {
  const story = document.querySelector(".finale-story").getBoundingClientRect();
  const bar = document.querySelector(".rematch").getBoundingClientRect();
  return story.top >= 0 && story.bottom <= bar.top;
}"""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((360, 640), id="upright", marks=pytest.mark.long),
        pytest.param((740, 360), id="flat"),
    ],
)
def test_a_story_is_read_above_the_button_for_another_game(
    devices: Devices, sights: Sights, size: tuple[int, int]
) -> None:
    phone = devices.phone()
    at_the_end(phone, sights, *size)
    phone.page.evaluate("scrollTo(0, 0)")
    phone.tap(phone.find(".finale .cell").first)
    phone.find(".finale-story .finale-title").first.wait_for()
    phone.page.wait_for_function(_ABOVE)


@pytest.mark.long
def test_the_end_of_a_game_fits_on_wide_screens(devices: Devices, sights: Sights) -> None:
    desk = devices.desk()
    for width, height in ((1366, 768), (DESK["width"], DESK["height"]), (1920, 1080)):
        at_the_end(desk, sights, width, height)
        for language in LANGUAGES:
            speak(desk, language)
            high = desk.page.evaluate("document.documentElement.scrollHeight")
            assert high == height, (width, language)
        speak(desk, "en")
    at_the_end(desk, sights, 740, 360)  # as on a phone on its side, the whole square is in sight
    stage = desk.find(".finale-stage").bounding_box()
    assert stage is not None
    assert stage["y"] + stage["height"] <= 360
