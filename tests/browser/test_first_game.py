"""From nothing to playing: the first game, on a phone."""

import pytest

from tests.browser.screens import Devices, finale_at, moves_at, places_of
from tests.server.site import Server

pytestmark = pytest.mark.browser


def test_the_first_game_is_played_by_touch_from_one_tap_to_the_end_of_its_finale(
    site: Server, devices: Devices
) -> None:
    phone = devices.phone(moving=True)
    phone.go()
    phone.tap(phone.button("home-play"))
    mine = [phone.lay_a_card() for _ in range(12)]
    phone.page.emulate_media(reduced_motion="reduce")  # how a finale moves: test_finale.py
    told = set(phone.step_finale())
    finale = finale_at(site, phone.table)
    assert len(told) > 4
    assert phone.points == finale["points"]
    assert phone.winners == finale["winners"]
    assert mine == [move.partition("@")[2] for move in moves_at(site, phone.table)[::2]]
    assert len(places_of(moves_at(site, phone.table))) == 24
