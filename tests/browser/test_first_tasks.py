"""What somebody who has never been here does first, and how many taps it takes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.screens import Devices, Screen, say
from tests.server.site import Server

pytestmark = pytest.mark.browser


class Taps:
    """Counts the taps on a fresh device."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.count = 0

    def on(self, selector: str) -> None:
        self.screen.tap(self.screen.find(selector).first)
        self.count += 1


def test_the_first_card_lies_on_the_table_after_four_taps(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    taps = Taps(phone)
    taps.on(".play-now")
    phone.until_turn()
    taps.on(".hand .stack")
    taps.on(".cell.place.open")
    taps.on(".confirm .big:not([disabled])")
    phone.until_cards(2)
    assert taps.count <= 4
    assert not any(say("table-ghost-keys") in text for text in phone.announced)  # it has no keys


def test_rules_and_a_hint_are_one_tap_away_and_the_table_stays(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(".play-now")
    phone.until_turn()
    table = phone.table
    phone.tap(phone.button("home-rules"))
    phone.find("dialog .rules").wait_for()
    assert phone.table == table
    phone.press("Escape")
    phone.find("dialog").wait_for(state="detached")
    phone.tap(phone.button("hint-ask"))
    phone.find(".hand .stack.hinted").wait_for()
    phone.lay_a_card()


@pytest.fixture
def four(devices: Devices, site: Server) -> Iterator[Screen]:
    """A person against three bots, after the bots have laid their first cards."""
    opened = site.open(
        players=4, begins="oldest", chairs=[{"mine": True}, *[{"bot": "greedy"}] * 3]
    )
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][0]}")
    starter = site.device(opened["table"], opened["opener"])
    starter.ask("start", oldest=0)
    phone.lay_a_card()
    phone.until_cards(5)
    phone.until_turn()
    yield phone
    starter.close()


def test_after_three_bots_everybody_can_say_who_laid_what(four: Screen) -> None:
    """Every card laid since the own turn has the shape of its player and its number, in order."""
    laid = four.find(".cell.card .laid")
    expect(laid).to_have_count(3)
    marks = laid.evaluate_all(
        "marks => marks.map((one) => [one.innerText.trim(), one.dataset.shape])"
    )
    chips = [four.find(f'.chip[data-chair="{chair}"]') for chair in (1, 2, 3)]
    classes = [(chip.get_attribute("class") or "").split() for chip in chips]
    assert [number for number, _ in sorted(marks)] == ["1", "2", "3"]
    for (_, shape), found in zip(sorted(marks), classes, strict=True):
        assert shape in found
    expect(four.find(".clip")).to_have_count(1)


# -- setting up a table and coming to one ----------------------------------------------------------


def test_a_family_of_three_here_and_a_bot_play_after_six_taps(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    phone.go()
    taps = Taps(phone)
    taps.on('[href="/new#together"]')
    assert phone.page.get_by_role("heading", level=1).inner_text() == say("new-title-together")
    taps.on(".round-chair.missing")
    taps.on("dialog [data-level]")
    taps.on(".setup-open .big")
    phone.until_playing()
    assert taps.count <= 6
    chairs = site.get(f"/api/tables/{phone.table}").json()["chairs"]
    assert [bool(chair["bot"]) for chair in chairs] == [False, False, True, False]
    assert len(phone.tokens) == 4  # the opener's and three chairs


def test_a_friend_with_a_code_has_a_name_and_a_shape_after_four_taps(
    devices: Devices, site: Server
) -> None:
    opened = site.open(players=3, chairs=[{"mine": True, "shape": "wheel", "guest": 1}])
    phone = devices.phone()
    phone.go()
    phone.page.evaluate("localStorage.setItem('cheese-rescue.shape', 'wheel')")
    taps = Taps(phone)
    taps.on("#code")
    phone.page.keyboard.type(opened["code"])
    taps.on('.join [type="submit"]')
    phone.find(".sit-down").wait_for()
    for number in (2, 3):  # each free chair can be told from the others
        label = say("chair-sit", number=number)
        expect(phone.page.get_by_role("button", name=label)).to_have_count(1)
    taps.on(".sit-down .big")
    phone.find(".sit-down").wait_for(state="detached")
    assert taps.count <= 4
    chair = site.get(f"/api/tables/{opened['table']}").json()["chairs"][1]
    assert chair["shape"] == "wedge"  # its own is taken
    name = phone.find(".round-chair.taken strong").nth(1).inner_text()
    assert name == say(f"guest-{chair['guest']}")
    kept = phone.page.evaluate("localStorage.getItem('cheese-rescue.guest')")
    assert kept in (str(chair["guest"]), "1")  # somebody there has the first name already
