"""The server goes away in mid-game and comes back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.screens import NO_CONNECTION, Devices, moves_at
from tests.server.site import Server, serving

pytestmark = pytest.mark.browser


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(tmp_path / "server") as server:
        yield server


def test_after_a_restart_of_the_server_the_page_comes_back_by_itself_and_the_game_goes_on(
    frail: Server, devices: Devices
) -> None:
    devices.forgive(NO_CONNECTION)
    phone = devices.phone(home=frail.url)
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.lay_a_card()
    phone.until_turn()
    for end, told in ((frail.kill, "trouble-lost"), (frail.stop, "refusal-stopping")):
        hand, cards, laid = phone.hand, phone.cards, moves_at(frail, phone.table)
        end()
        frail.spawn()
        phone.words(told).wait_for()
        frail.until_ready()
        phone.words(told).wait_for(state="detached")
        phone.until_turn()
        assert (phone.hand, phone.cards) == (hand, cards)
        assert moves_at(frail, phone.table) == laid
        phone.lay_a_card()
        phone.until_turn()
        assert moves_at(frail, phone.table)[: len(laid)] == laid
