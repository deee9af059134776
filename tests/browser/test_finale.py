"""The finale with and without animations."""

import pytest

from tests.browser.screens import Devices, Screen, finale_at, play_ahead
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
