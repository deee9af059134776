"""The first game, on a phone."""

import pytest

from tests.browser.screens import Devices, finale_at, moves_at, places_of
from tests.server.site import Server

pytestmark = pytest.mark.browser


def test_the_first_game_starts_with_one_tap_and_is_played_by_touch_to_its_finale(
    site: Server, devices: Devices
) -> None:
    phone = devices.phone(moving=True)
    phone.go()
    phone.tap(phone.button("home-play"))
    mine = [phone.lay_a_card() for _ in range(12)]
    phone.page.emulate_media(reduced_motion="reduce")  # test_finale.py tests the animations
    told = set(phone.step_finale())
    finale = finale_at(site, phone.table)
    assert len(told) > 4
    assert phone.points == finale["points"]
    assert phone.winners == finale["winners"]
    assert mine == [move.partition("@")[2] for move in moves_at(site, phone.table)[::2]]
    assert len(places_of(moves_at(site, phone.table))) == 24
