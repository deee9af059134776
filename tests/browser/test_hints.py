"""Hints: who may ask for them, what each level reveals, and that they never lay a card."""

import re

import pytest
from playwright.sync_api import expect

from cheese_rescue.i18n import LANGUAGES
from tests.browser.axe import too_small, violations
from tests.browser.screens import Devices, Screen, moves_at, play_ahead, say
from tests.browser.test_help import choose_help
from tests.browser.test_languages import choose_language, cut, large_letters, speak, untold
from tests.browser.test_layout import boxes, overlaps
from tests.device import Message
from tests.people import ADA, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

HALF = 12


def hinted(screen: Screen) -> Message:
    """The server's message with the last hint."""
    screen.find(".hint-words").wait_for()
    return [frame for frame in screen.frames if frame["type"] == "hinted"][-1]


def marked(screen: Screen) -> set[str]:
    """The cells that a hint marks."""
    cells = screen.find(".cell.hinted").evaluate_all("all => all.map((one) => one.dataset.cell)")
    return set(cells)


def keys_of(places: list[list[int]]) -> set[str]:
    return {f"{x},{y}" for x, y in places}


@pytest.fixture
def desk(devices: Devices, site: Server) -> Screen:
    """A player in the middle of a game, whose turn it is."""
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    play_ahead(site, desk.table, *desk.tokens, ply=HALF)
    desk.until_cards(1 + HALF)
    desk.until_turn()
    return desk


def test_each_hint_level_shows_what_it_should_and_no_more(desk: Screen) -> None:
    choose_help(desk, "hint-card")
    desk.button("hint-ask").focus()
    desk.press("Enter")
    told = hinted(desk)
    expect(desk.find(".stack.hinted")).to_have_attribute("data-card", told["card"])
    expect(desk.button("hint-ask")).to_be_focused()
    assert (marked(desk), told["cell"], told["region"]) == (set(), None, [])

    choose_help(desk, "hint-region")
    desk.tap(desk.button("hint-ask"))
    told = hinted(desk)
    assert marked(desk) == keys_of(told["region"])
    assert len(told["region"]) > 1
    assert told["cell"] is None
    assert desk.find(".reason-marks").count() == 0

    choose_help(desk, "hint-place")
    desk.tap(desk.button("hint-ask"))
    told = hinted(desk)
    assert marked(desk) == keys_of([told["cell"]])
    expect(desk.find(".cell .hint-mark")).to_have_count(1)
    desk.find(".reason-number").first.wait_for()
    desk.find(".reason-marks text").first.wait_for()
    numbers = desk.find(".reason-number").all_inner_texts()
    drawn = desk.find(".reason-marks text").all_text_contents()
    assert set(numbers) == set(drawn)
    assert told["reasons"]
    expect(desk.find(".reasons li")).to_have_count(len(told["reasons"]))


def test_a_hint_asked_for_by_key_is_announced_and_disappears_with_the_move(
    desk: Screen, site: Server
) -> None:
    choose_help(desk, "hint-place")
    before = moves_at(site, desk.table)
    desk.find("[role=gridcell][tabindex='0']").focus()
    desk.press("i")
    told = hinted(desk)
    desk.until_announced(say("hint-guess" if not told["exact"] else "hint-sure"))
    assert any(say("hint-thinking") in one for one in desk.announced)
    assert moves_at(site, desk.table) == before, "it never lays a card itself"
    [place] = marked(desk)
    assert say("cell-hinted", place="").strip(". ") in (
        desk.cell(place).get_attribute("aria-label") or ""
    )
    desk.press(str("DCM321".index(told["card"][0]) + 1))
    desk.put(place)
    expect(desk.find(".stack.hinted")).to_have_count(1)  # it stays until the card is laid
    desk.confirm()
    desk.until_card(place)
    expect(desk.find(".hint-words, .stack.hinted, .cell.hinted, .reason-marks")).to_have_count(0)


def test_a_card_can_be_laid_while_the_server_computes_a_hint(desk: Screen, site: Server) -> None:
    choose_help(desk, "hint-place")
    desk.tap(desk.button("hint-ask"))
    desk.lay_a_card()
    desk.until_turn()
    assert len(moves_at(site, desk.table)) == HALF + 2
    expect(desk.button("hint-ask")).to_be_enabled()
    assert desk.find(".hint-words").count() == 0


def test_alone_with_bots_one_tap_on_the_lamp_gives_a_hint(devices: Devices, site: Server) -> None:
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    choose_help(desk, "real-table")
    assert desk.find(".hint-lamp").count() == 0
    desk.press("i")
    choose_help(desk, "places")
    assert all(frame["type"] != "hinted" for frame in desk.frames)
    desk.pick()
    desk.tap(desk.button("hint-ask"))
    told = hinted(desk)
    assert marked(desk) == keys_of([told["cell"]])
    expect(desk.find(".chip.mine")).to_contain_text(say("help-hint-place"))
    assert moves_at(site, desk.table) == []


def test_the_lamp_stays_beside_a_card_that_is_tried_and_shows_the_hint_again(desk: Screen) -> None:
    choose_help(desk, "forecast")
    desk.pick()
    [key, *_] = sorted(desk.places)
    desk.put(key)
    desk.tap(desk.button("hint-ask"))
    desk.find(".stack.hinted").wait_for()
    assert desk.ghost == key
    assert desk.find(".hint-words").count() == 0, "the buttons of the card are in its place"
    desk.tap(desk.button("hint-ask"))
    hinted(desk)
    assert desk.ghost is None


def test_among_people_the_lamp_offers_the_help_levels_first(devices: Devices, site: Server) -> None:
    opened = site.open(begins="oldest", chairs=[{"mine": True}, {"mine": True}])
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    opener.close()
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_turn()
    phone.pick()
    phone.put("1,0")
    phone.tap(phone.button("hint-ask"))
    expect(phone.page.get_by_role("radio", checked=True)).to_have_accessible_name(
        re.compile(f"^{say('help-places')}")
    )
    assert all(frame["type"] != "hinted" for frame in phone.frames)


def test_on_a_shared_device_only_the_player_who_opened_the_curtain_gets_hints(
    devices: Devices,
) -> None:
    phone = devices.phone()
    phone.open_table("together", "Ada", "Ben")
    phone.find(".curtain").wait_for()
    for chip in (0, 1):
        phone.tap(phone.find(".chip").nth(chip))
        phone.tap(phone.find("dialog .choice").nth(4))
        phone.tap(phone.button("close"))
    assert phone.button("hint-ask").count() == 0
    phone.tap(phone.find(".curtain button"))
    phone.tap(phone.button("hint-ask"))
    hinted(phone)
    phone.lay_a_card()
    phone.find(".curtain").wait_for()
    assert phone.find(".hint-words, .hinted, .hint-lamp").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=["small", "tall"])
def test_neither_a_long_name_nor_a_hint_moves_the_square(
    devices: Devices, site: Server, size: tuple[int, int]
) -> None:
    chairs = [{"mine": True, "name": "Watering Can"}, *3 * [{"bot": "random"}]]
    opened = site.open(players=4, begins="oldest", chairs=chairs)
    tokens = [opened["opener"], opened["tokens"][ADA]]
    opener = arrive(site, opened["table"], *tokens)
    opener.ask("start", oldest=ADA)
    opener.close()
    play_ahead(site, opened["table"], *tokens, ply=24)
    phone = devices.phone(viewport=dict(zip(("width", "height"), size, strict=True)))
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_cards(25)
    phone.until_turn()
    before = boxes(phone, ".cell")
    phone.tap(phone.button("hint-ask"))
    hinted(phone)
    for language in LANGUAGES:
        speak(phone, language)
        assert boxes(phone, ".cell") == before, language
        [panel], [square] = boxes(phone, ".hint-words"), boxes(phone, ".square")
        assert not overlaps(panel, square)
        if size[1] > 800:  # below the square there is room for seven lines
            grows = "panel => panel.clientHeight >= Math.min(panel.scrollHeight, 160)"
            assert phone.find(".hint-words").evaluate(grows), language


@pytest.mark.long
def test_a_hint_is_translated_readable_and_accessible_in_every_language(
    devices: Devices, site: Server
) -> None:
    opened = site.open(
        begins="oldest",
        pace="over-days",
        chairs=[{"mine": True, "help": "hint-place"}, {"bot": "little-mouse"}],
    )
    tokens = [opened["opener"], opened["tokens"][ADA]]
    opener = arrive(site, opened["table"], *tokens)
    opener.ask("start", oldest=ADA)
    opener.close()
    play_ahead(site, opened["table"], *tokens, ply=HALF)
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_turn()
    phone.tap(".hint-lamp")
    hinted(phone)
    troubles = []
    for language in LANGUAGES:
        choose_language(phone, language)
        found = [*untold(phone), *cut(phone), *too_small(phone)]
        if language == "en":  # axe finds the same in every language
            found += violations(phone)
        with large_letters(phone):
            found += cut(phone)
        troubles += [f"{language}: {trouble}" for trouble in found]
    assert not troubles, "\n".join(troubles)
