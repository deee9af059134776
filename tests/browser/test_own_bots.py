"""Bots that the operator of a server has added, on the screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from cheese_rescue.bots import LEVELS
from tests.browser.axe import too_small, violations
from tests.browser.screens import Devices, say
from tests.browser.test_languages import cut
from tests.server.site import Server, serving

pytestmark = pytest.mark.browser
FIRST = "tests.bots.example_bots:First"


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("own-bots") / "server", "--bot", FIRST) as server:
        yield server


def test_somebody_plays_against_a_bot_of_the_operator(chromium: Browser, house: Server) -> None:
    devices = Devices(chromium, house)
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("levels-other", bot=say("bot-little-mouse")))
    offered = phone.find(".level")
    expect(offered).to_have_count(len(LEVELS) + 1)
    expect(offered.last).to_contain_text("First")
    expect(offered.last).to_contain_text(say("bot-own-character"))
    expect(offered.last.locator("svg.art-bot")).to_have_count(1)
    expect(offered.last.locator(".strength")).to_have_count(0)
    assert [*violations(phone), *too_small(phone), *cut(phone)] == []
    phone.tap(offered.last)
    phone.button("levels-other", bot="First").wait_for()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    phone.find(".chip").filter(has_text="First").wait_for()
    chairs = house.get(f"/api/tables/{phone.table}").json()["chairs"]
    assert [chair["bot"] for chair in chairs] == [None, FIRST]
    assert devices.close() == []
