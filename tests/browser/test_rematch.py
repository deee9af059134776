"""Another game at 360 x 740: without scrolling, and without pulling anybody out of the finale."""

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.screens import Devices, Screen, play_ahead
from tests.people import ADA, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser


def two_at_the_last_card(site: Server, devices: Devices) -> tuple[Screen, Screen]:
    """Ada and Ben have a phone each. The last card is laid while Ada's page shows the game."""
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Benedykta"}]
    opened = site.open(begins="oldest", chairs=chairs)
    table, (ada_token, ben_token) = opened["table"], opened["tokens"]
    opener = arrive(site, table, opened["opener"])
    opener.ask("start", oldest=ADA)
    opener.close()
    play_ahead(site, table, ada_token, ben_token, ply=23)
    ada, ben = devices.phone(moving=True), devices.phone()
    for screen, token in ((ada, ada_token), (ben, ben_token)):
        screen.go(f"/t/{table}#{token}")
        screen.until_playing()
    play_ahead(site, table, ben_token, ply=24)
    ada.find(".finale").wait_for()
    return ada, ben


def test_a_rematch_needs_no_scrolling_and_waits_for_the_finale_of_the_other_player(
    site: Server, devices: Devices
) -> None:
    ada, ben = two_at_the_last_card(site, devices)
    ada.tap(ada.button("finale-pause"))  # it does not end while a slow machine plays Ben's part
    assert ada.button("after-again").count() == 0  # only after the finale, or if somebody asks
    before = board_of(ben)
    ben.skip_finale()
    assert board_of(ben) == before  # no sentence moves it
    expect(ben.find(".finale-name")).to_have_count(2)
    assert ben.find(".finale-name").evaluate_all(WHOLE) == [True, True]
    tap_in_sight(ben, "after-again")
    ben.words("after-waiting", who="Ada").wait_for()
    ada.words("after-wish", count=1, who="Benedykta").wait_for()
    expect(ada.find(".finale:not(.scene-result)")).to_have_count(1)  # the chase is not over
    ada.skip_finale()
    expect(ada.find(".rematch")).to_have_count(1)
    expect(ben.find(".finale")).to_have_count(1)
    tap_in_sight(ada, "after-again")
    for screen in (ada, ben):
        screen.until_playing()
        assert screen.hand


WHOLE = """names => names.map((one) => {
  const line = document.createRange();
  line.selectNodeContents(one);
  return line.getClientRects().length === 1 && one.scrollWidth <= one.clientWidth;
})"""
"""Whether each name is on one line, without an ellipsis."""


def board_of(screen: Screen) -> FloatRect | None:
    return screen.find(".finale-stage").bounding_box()


def tap_in_sight(screen: Screen, key: str) -> None:
    """Tap a button where it is: on the screen, although the page was never scrolled."""
    button = screen.button(key)
    button.wait_for()
    box, size = button.bounding_box(), screen.page.viewport_size
    assert box is not None
    assert size is not None
    assert screen.page.evaluate("scrollY") == 0
    assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"]
    screen.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.long  # it waits as long as people do
def test_whoever_watches_the_finale_for_long_joins_the_next_game_with_one_tap(
    site: Server, devices: Devices
) -> None:
    ada, ben = two_at_the_last_card(site, devices)
    ben.skip_finale()
    ben.tap(ben.button("after-again"))
    ben.until_playing()
    ada.button("after-join").wait_for()
    expect(ada.find(".finale")).to_have_count(1)
    ada.page.context.set_offline(offline=True)
    ada.find(".banner.lost").wait_for()
    ada.page.context.set_offline(offline=False)
    ada.find(".banner.lost").wait_for(state="detached")
    tap_in_sight(ada, "after-join")  # the connection alone did not bring her back
    ada.until_playing()
    assert ada.find(".away").count() == 0
    assert ada.hand
