"""The nine levels, wherever a bot can be chosen."""

import pytest
from playwright.sync_api import Locator, expect

from cheese_rescue.bots import LEVELS
from cheese_rescue.i18n import LANGUAGES
from tests.browser.axe import too_small, violations
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_languages import choose_language, cut, large_letters, untold
from tests.server.site import Server

pytestmark = pytest.mark.browser


def choose(screen: Screen, level: str) -> None:
    screen.tap(f'dialog [data-level="{level}"]')
    screen.find(".levels").wait_for(state="detached")


def chairs_at(site: Server, table: str) -> list[str | None]:
    chairs = site.get(f"/api/tables/{table}").json()["chairs"]
    return [chair["bot"] for chair in chairs]


def bot_chair(screen: Screen) -> Locator:
    """Opens the dialog of a bot's chair at a new table; returns the button for all levels."""
    screen.go("/new#bots")
    screen.tap(screen.find(".round-chair.taken").nth(1))
    return screen.button("levels-all")


def test_the_first_game_is_against_the_weakest_level(devices: Devices, site: Server) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    assert chairs_at(site, phone.table) == [None, next(iter(LEVELS))]
    phone.find(".chip").filter(has_text=say("bot-little-mouse")).wait_for()


def test_all_levels_are_offered_weakest_first_with_face_and_character(devices: Devices) -> None:
    phone = devices.phone()
    phone.tap(bot_chair(phone))
    levels = phone.find(".level")
    expect(levels).to_have_count(len(LEVELS))
    assert levels.evaluate_all("all => all.map((one) => one.dataset.level)") == [*LEVELS]
    for strength, (level, one) in enumerate(zip(LEVELS, levels.all(), strict=True), start=1):
        expect(one.locator("svg.art-bot")).to_have_count(1)
        expect(one).to_contain_text(say(f"bot-{level}"))
        expect(one).to_contain_text(say(f"bot-{level}-character"))
        expect(one.locator(".strength .full")).to_have_count(strength)
        expect(one.get_by_role("img")).to_have_accessible_name(
            say("levels-strength", level=strength, levels=len(LEVELS))
        )
    faces = levels.locator("svg.art-bot").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(faces)) == len(LEVELS)
    assert [*violations(phone), *too_small(phone), *cut(phone)] == []


@pytest.mark.long
def test_the_levels_can_be_read_in_every_language(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/new#bots")
    for language in LANGUAGES:
        choose_language(phone, language)
        phone.tap(phone.find(".round-chair.taken").nth(1))
        phone.tap(phone.find("dialog .bot-tile").last)
        phone.find(".levels").wait_for()
        found = [*untold(phone), *cut(phone)]
        with large_letters(phone):
            found += cut(phone)
        assert not found, language
        for _ in range(2):
            phone.tap(phone.find("dialog header .icon-button").last)


def test_a_level_is_chosen_by_keyboard_for_a_new_table(devices: Devices, site: Server) -> None:
    desk = devices.desk()
    bot_chair(desk).focus()
    desk.press("Enter")
    desk.find(".levels").wait_for()
    for _ in range(12):
        desk.press("Tab")
        if desk.find('[data-level="tomcat"]:focus').count():
            break
    desk.press("Enter")
    chair = desk.button("new-chair", number=2, who=say("bot-tomcat"))
    expect(chair).to_be_focused()
    desk.tap(desk.button("new-open"))
    desk.until_playing()
    assert chairs_at(site, desk.table)[:2] == [None, "tomcat"]


def test_the_opener_gives_a_chair_to_a_bot_and_then_changes_its_level(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    phone.open_table("friends", "Ada", players=3)
    phone.tap(phone.page.get_by_role("button", name=say("chair-fill", number=2)))
    phone.tap('dialog [data-level="kitten"]')
    phone.find(".round-chair.taken").filter(has_text=say("bot-kitten")).wait_for()
    assert chairs_at(site, phone.table) == [None, "kitten", None]
    phone.tap(phone.page.get_by_role("button", name=say("bot-kitten"), exact=True))
    dialog = phone.find("dialog")
    dialog.get_by_text(say("chip-bot").capitalize(), exact=True).wait_for()
    assert dialog.get_by_role("button", name=say("chair-bot")).count() == 0, "one plays already"
    phone.tap(dialog.get_by_role("button", name=say("chair-other-bot")))
    expect(phone.find('dialog [data-level="kitten"]')).to_have_attribute("aria-current", "true")
    choose(phone, "old-dog")
    phone.find(".round-chair.taken").filter(has_text=say("bot-old-dog")).wait_for()
    expect(phone.find("dialog[open]")).to_have_count(0)
    assert chairs_at(site, phone.table) == [None, "old-dog", None]


def test_the_bots_of_old_tables_keep_their_faces_and_names(devices: Devices, site: Server) -> None:
    opened = site.open(players=4, chairs=[{"bot": "random"}, {"bot": "gentle"}, {"bot": "greedy"}])
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}")
    for bot in ("random", "gentle", "greedy"):
        chair = phone.find(".round-chair").filter(has_text=say(f"bot-{bot}"))
        chair.locator("svg.art-bot").wait_for()


def test_a_tap_on_a_bot_shows_who_it_is_and_offers_no_bot_for_it(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    phone.tap(".chip:not(.mine)")
    phone.words("bot-little-mouse-character").wait_for()
    expect(phone.find("dialog .seat-bot svg")).to_be_visible()
    for key in ("seat-call-bot", "chair-bot"):
        expect(phone.button(key)).to_have_count(0)
    phone.press("Escape")
    phone.tap(phone.button("menu-title"))
    agreed = phone.page.get_by_role("region", name=say("options-agreed"))
    expect(agreed).to_contain_text(say("option-neighbours-on"))
