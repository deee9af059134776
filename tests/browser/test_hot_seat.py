"""Several people at one device: a curtain hides their hands from each other."""

import pytest

from tests.browser.screens import Devices, Screen, moves_at, say
from tests.server.site import Server

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Ben", "Cleo")


def who_is_next(screen: Screen) -> str:
    """Waits for the curtain and returns the name on it."""
    asked = screen.find(".curtain p").inner_text()
    return next(name for name in NAMES if asked == say("curtain-next", who=name))


def open_curtain(screen: Screen, name: str) -> None:
    screen.tap(screen.button("curtain-open", who=name))


def test_between_turns_a_curtain_hides_all_hands_and_says_who_is_next(
    site: Server, devices: Devices
) -> None:
    phone = devices.phone()
    phone.open_table("together", *NAMES, players=3)
    order = []
    for ply in range(6):
        order.append(who_is_next(phone))
        assert phone.find(".hand, [data-card]").count() == 0
        assert len(phone.cards) == ply
        open_curtain(phone, order[-1])
        assert phone.find(".curtain").count() == 0
        assert sum(1 for card in phone.hand if card) > 1
        phone.lay_a_card()
    first = NAMES.index(order[0])
    assert order[:3] == [*NAMES[first:], *NAMES[:first]]
    assert order[3:] == order[:3]
    assert len(moves_at(site, phone.table)) == 6


def test_no_key_reads_out_the_hand_behind_a_closed_curtain(devices: Devices) -> None:
    desk = devices.desk()
    desk.open_table("together", "Ada", "Ben")
    name = who_is_next(desk)
    desk.find('.cell[tabindex="0"]').focus()
    for key in ("h", "1", "t"):
        desk.press(key)
        assert desk.find("[data-card], .ghost").count() == 0
    desk.until_announced(say("table-turn", who=name))
    assert not any(say("card-cheese", points=1) in said for said in desk.announced)


def test_a_closed_curtain_reveals_nothing_about_the_hand_behind_it(devices: Devices) -> None:
    desk = devices.desk()
    desk.open_table("together", "Ada", "Ben")
    counts = []
    for _ in range(2):
        name = who_is_next(desk)
        closed = desk.find(".unseen dd").all_inner_texts()
        open_curtain(desk, name)
        desk.find(".unseen dd").first.wait_for()
        counts.append((closed, desk.find(".unseen dd").all_inner_texts(), desk.hand))
        desk.lay_a_card()
    for closed, opened, hand in counts:
        animals = [card for card in hand if card[0] in "DCM"]
        assert closed != opened or not animals, "what is unseen by them says what they hold"


def test_one_person_and_two_bots_on_a_device_need_no_curtain(devices: Devices) -> None:
    phone = devices.phone()
    phone.open_table("together", "Ada", players=3, bots=(1, 2))
    phone.lay_a_card()
    phone.until_turn()
    assert phone.find(".curtain").count() == 0
