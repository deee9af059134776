"""Reactions at a table."""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.browser.screens import Devices, Screen, say
from tests.browser.test_layout import boxes, overlaps
from tests.people import ADA, BEN, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser


def call_out(screen: Screen, what: str) -> None:
    screen.tap(screen.button("reactions-title"))
    screen.tap(screen.button(f"reaction-{what}"))


def test_a_reaction_is_shown_and_announced_to_the_other_player_unless_muted(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    opener.close()
    ada, ben = devices.phone(), devices.desk()
    for screen, who in ((ada, ADA), (ben, BEN)):
        screen.go(f"/t/{opened['table']}#{opened['tokens'][who]}")
        screen.until_playing()
    call_out(ada, "cheer")
    ben.find(".bubble").get_by_text(say("reaction-cheer")).wait_for()
    ben.until_announced(say("reaction-told", who="Ada", what=say("reaction-cheer")))
    ben.tap(ben.button("menu-title"))
    ben.tap(ben.page.get_by_label(say("settings-reactions")))
    ben.tap(ben.button("close"))
    ben.find(".bubble").wait_for(state="detached")
    call_out(ada, "oops")
    ben.until_card(ada.lay_a_card())
    assert any(frame.get("reaction") == "oops" for frame in ben.frames)
    assert ben.find(".bubble").count() == 0
    assert not any(say("reaction-oops") in said for said in ben.announced)
    ben.tap(ben.button("reactions-title"))
    assert ben.button("reaction-wow").count() == 0
    ben.tap(ben.page.get_by_label(say("settings-reactions")))
    call_out(ada, "wow")
    ben.find(".bubble .reaction-face").wait_for()
    ben.tap(ben.page.get_by_label(say("settings-reactions")))
    ben.find(".bubble").wait_for(state="detached")


@pytest.mark.long
@pytest.mark.parametrize("size", [(360, 740), (740, 360)], ids=["upright", "flat"])
def test_reactions_at_the_same_time_do_not_cover_each_other(
    site: Server, devices: Devices, size: tuple[int, int]
) -> None:
    chairs = [{"mine": True, "name": name} for name in ("Benedykta", "Ben", "Cleo", "Dan")]
    opened = site.open(players=4, begins="oldest", chairs=chairs)
    others = arrive(site, opened["table"], opened["opener"], *opened["tokens"][1:])
    others.ask("start", oldest=ADA)
    phone = devices.phone(viewport=dict(zip(("width", "height"), size, strict=True)))
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_playing()
    for chair in (1, 2, 3):
        others.ask("react", chair=chair, reaction="oops")
    expect(phone.find(".bubble")).to_have_count(3)
    bubbles = boxes(phone, ".bubble")
    for one, other in combinations(bubbles, 2):
        assert not overlaps(one, other)
    if size[0] > size[1]:  # beside the square, each lies over the chip of its player
        words = boxes(phone, ".words")
        chips = boxes(phone, ".chip")
        for chair, bubble in enumerate(bubbles, start=1):
            assert not any(overlaps(bubble, box) for box in words)
            assert [overlaps(bubble, chip) for chip in chips].index(True) == chair
            assert sum(overlaps(bubble, chip) for chip in chips) == 1
    name = phone.find(".chip.mine .chip-name")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")  # and it is not cut
    others.close()
