"""Another game at 360 x 740: without scrolling, and without pulling anybody out of the finale."""

import re

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.screens import Devices, Screen, play_ahead, say
from tests.people import ADA, arrive, until
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
    expect(ben.find(".result-faces svg")).to_have_count(len(ben.winners))
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


@pytest.mark.long
def test_after_the_second_game_the_score_so_far_is_shown_the_best_player_first(
    site: Server, devices: Devices
) -> None:
    names = ["Ada", "Benedykta", "Cleo"]
    chairs = [{"mine": True, "name": name} for name in names]
    opened = site.open(players=3, begins="oldest", chairs=chairs)
    people = arrive(site, opened["table"], opened["opener"], *opened["tokens"])
    people.ask("start", oldest=ADA)
    people.play_out(0, 1, 2)
    people.ask("rematch", game=0)
    until(people, lambda people: {view["game"] for view in people.views.values()} == {1})
    people.play_out(0, 1, 2)
    people.close()
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.skip_finale()
    chairs = site.get(f"/api/tables/{opened['table']}").json()["chairs"]
    scores = [(chair["won"], chair["points"]) for chair in chairs]
    words = [[say("evening-won", count=won), say("points", count=n)] for won, n in scores]
    rows = [re.split(r"\s*\n\s*", row) for row in phone.find(".evening li").all_inner_texts()]
    assert sorted(rows) == sorted([name, *told] for name, told in zip(names, words, strict=True))
    shown = [scores[names.index(row[0])] for row in rows]
    assert shown == sorted(scores, reverse=True)


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
