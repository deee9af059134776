"""The first page: continuing a game, choosing who plays, and one name for every table."""

import json
import re

import pytest
from playwright.sync_api import expect

from cheese_rescue.i18n import LANGUAGES, Catalogue
from tests.browser.axe import too_small, violations
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_languages import cut, large_letters, speak, split
from tests.browser.test_layout import boxes
from tests.people import ADA, BEN, answer_request, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

LANDSCAPE = {"width": 740, "height": 360}
REFUSED = r"status of 404"


def own_chip(screen: Screen) -> str:
    """The own name on the table, as the chip shows it."""
    chip = screen.find(".chip.mine .chip-name")
    return chip.inner_text().removeprefix(say("chip-you", who=""))


def play_now(screen: Screen) -> str:
    """Starts a game from the first page and returns the own name there."""
    screen.go()
    screen.tap(screen.button("home-play"))
    screen.until_turn()
    return own_chip(screen)


def test_a_game_is_continued_in_one_tap(devices: Devices) -> None:
    phone = devices.phone()
    play_now(phone)
    phone.lay_a_card()
    phone.until_turn()
    table = phone.table
    phone.tap(phone.link("home"))
    phone.find(".continue-facts").get_by_text(say("games-your-turn")).wait_for()
    expect(phone.find(".continue svg.art-bot")).to_have_count(1)
    [(*_, bottom)], [(_, top, *_)] = boxes(phone, ".continue"), boxes(phone, "button.play-now")
    assert bottom <= top, "it is above the button that opens another table"
    phone.tap(".continue")
    phone.until_turn()
    assert phone.table == table


def test_a_device_has_one_name_and_changes_it_with_its_chip(devices: Devices, site: Server) -> None:
    phone = devices.phone()
    generated = play_now(phone)
    phone.tap(".chip.mine")
    field = phone.page.get_by_label(say("sit-name"))
    field.press_sequentially("Maximilianus II")
    phone.words("name-too-long", most=12).wait_for()
    field.fill("Max")
    phone.press("Enter")
    phone.find(".chip.mine .chip-name").get_by_text("Max").wait_for()
    phone.press("Escape")
    opened = site.open(chairs=[{"mine": True, "shape": "wheel"}, {}])
    phone.go()
    phone.page.get_by_label(say("home-join")).fill(opened["code"])
    phone.press("Enter")
    phone.tap(phone.button("sit-down"))
    phone.find(".round-chair").filter(has_text="Max").wait_for()
    phone.go()
    phone.tap(phone.button("menu-title"))
    phone.page.get_by_label(say("sit-name")).fill("")
    phone.press("Escape")
    assert play_now(phone) == generated


def test_a_wrong_code_is_reported_at_its_field(devices: Devices) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    phone.go()
    field = phone.page.get_by_label(say("home-join"))
    field.fill("BBBBBB")
    phone.press("Enter")
    phone.find("form.join").get_by_text(say("refusal-no-such-code")).wait_for()
    expect(field).to_have_accessible_description(say("refusal-no-such-code"))
    expect(phone.find("#code-trouble")).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()
    phone.press("Backspace")
    expect(field).to_have_accessible_description("")


@pytest.mark.long
@pytest.mark.parametrize("address", ["/t/abc", "/t/", "/t/" + "A" * 23])
def test_a_link_that_is_not_complete_says_so(devices: Devices, address: str) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    phone.go(address)
    phone.words("table-link-broken").wait_for()
    phone.tap(phone.find("main").get_by_role("link", name=say("home")))
    phone.button("home-play").wait_for()


@pytest.mark.long
def test_a_full_stop_after_a_link_does_no_harm(devices: Devices, site: Server) -> None:
    opened = site.open()
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}.")
    phone.find(".gathering").wait_for()


@pytest.mark.long
def test_somebody_else_can_be_chosen_to_play_against(devices: Devices, site: Server) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("levels-other", bot=say("bot-little-mouse")))
    phone.tap('[data-level="cat"]')
    phone.button("levels-other", bot=say("bot-cat")).wait_for()
    play_now(phone)
    chairs = site.get(f"/api/tables/{phone.table}").json()["chairs"]
    assert chairs[BEN]["bot"] == "cat"


WON = """cheese-rescue 1
players 2
0 a M@1,0 person
1 b M@2,0 bot:little-mouse
result a:7/4 b:5/4 winners:a
# {}"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("answer", "level"), [("yes", "mouse"), ("cancel", "little-mouse"), (None, "little-mouse")]
)
def test_after_three_wins_the_next_level_is_suggested_once(
    devices: Devices, answer: str | None, level: str
) -> None:
    phone = devices.phone()
    play_now(phone)
    games = [{"record": WON.format(n), "at": n, "names": [], "mine": [ADA]} for n in (1, 2, 3)]
    phone.page.evaluate(
        "games => localStorage.setItem('cheese-rescue.games', games)", json.dumps(games)
    )
    phone.go()
    suggestion = say("home-next-level", bot=say("bot-mouse"))
    phone.find(".next-level").get_by_text(suggestion).wait_for()
    assert [*violations(phone), *too_small(phone), *cut(phone)] == []
    if answer:
        phone.tap(phone.button(answer))
        phone.find(".next-level").wait_for(state="detached")
        phone.page.reload()
    else:  # going on to something else is an answer, too
        phone.tap(phone.link("home-rules"))
        phone.find(".rules-chain").wait_for()
        phone.page.go_back()
    phone.button("levels-other", bot=say(f"bot-{level}")).wait_for()
    phone.find(".continue-facts").wait_for()
    assert phone.find(".next-level").count() == 0


@pytest.mark.long
def test_in_landscape_both_games_are_one_tap_away(devices: Devices) -> None:
    phone = devices.phone(viewport=LANDSCAPE)
    for language in LANGUAGES:
        phone.go()
        speak(phone, language)
        phone.find(".play-now").first.wait_for()
        expect(phone.find("button.play-now")).to_be_in_viewport(ratio=1)
        [select], [play] = boxes(phone, ".home-head .select"), boxes(phone, ".play-row")
        assert play[1] - select[3] >= 4, "they do not touch"
    play_now(phone)
    phone.go()
    phone.find(".continue-facts").wait_for()
    for selector in (".continue", "button.play-now"):
        expect(phone.find(selector)).to_be_in_viewport(ratio=1)


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr-FR", "ru-RU"])
def test_on_a_small_phone_play_now_has_room_for_its_words(devices: Devices, language: str) -> None:
    phone = devices.phone(locale=language)
    phone.go()
    phone.find(".play-now > span").wait_for()
    [(left, _, right, _)], [(first, _, last, _)] = (
        boxes(phone, selector) for selector in (".play-now", ".play-now > span")
    )
    assert left + 8 <= first
    assert last <= right - 8


def test_with_large_letters_the_language_stays_on_the_screen(devices: Devices) -> None:
    phone = devices.phone(viewport={"width": 320, "height": 640})
    phone.go()
    for language in LANGUAGES:
        speak(phone, language)
        with large_letters(phone):
            box = phone.find(".home-head .select").bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 320
            assert not cut(phone), language
            phone.page.evaluate("scrollTo(0, 0)")
            expect(phone.find("button.play-now")).to_be_in_viewport()  # before all the words


@pytest.mark.long
def test_with_large_letters_no_word_of_a_title_is_broken(devices: Devices) -> None:
    phone = devices.phone(viewport={"width": 360, "height": 740})
    for address, opener in (
        ("/", ".home-head .icon-button"),
        ("/", ".opponent"),
        ("/new#friends", ".round-chair.taken"),
        ("/rules", None),
    ):
        phone.go("/kept")
        phone.go(address)
        phone.find("h1").wait_for()
        for language in ("pl", "ru"):
            speak(phone, language)
            with large_letters(phone):
                broken = title_words(phone) & set(split(phone))
                if opener:
                    phone.tap(phone.find(opener).first)
                    phone.find("dialog h2").wait_for()
                    broken |= title_words(phone) & set(split(phone))
                    phone.press("Escape")
            assert not broken, (address, language)


def title_words(screen: Screen) -> set[str]:
    """The words of titles and captions, as `split` reports them."""
    texts = screen.find("h1, dialog h2, .rules-chain figcaption").all_inner_texts()
    return {f"broken: {word}" for word in re.findall(r"\w+", " ".join(texts))}


@pytest.mark.long
def test_a_chair_claimed_during_a_game_is_listed_under_your_turn(
    devices: Devices, site: Server
) -> None:
    opened = site.open(begins="oldest", chairs=[{"mine": True}, {"mine": True}])
    ben = arrive(site, opened["table"], opened["opener"], opened["tokens"][BEN])
    ben.ask("start", oldest=ADA)
    ben.ask("empty", chair=ADA)
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}")
    phone.sit_down("Mia")
    answer_request(ben, ADA)
    phone.find(".chip.mine").wait_for()
    ben.play(ben.until_turn(BEN))
    phone.until_turn()
    phone.go("/games")
    phone.find(".games-your-turn").wait_for()
    phone.go()
    phone.find(".continue-facts").get_by_text(say("games-your-turn")).wait_for()
    ben.close()


@pytest.mark.long
def test_the_title_is_the_printed_one(devices: Devices) -> None:
    phone = devices.phone(locale="pl-PL")
    phone.go()
    title = Catalogue("pl").text("title")
    phone.page.get_by_role("heading", level=1, name=title, exact=True).wait_for()
    expect(phone.page).to_have_title(title)
    speak(phone, "en")
    expect(phone.page).to_have_title(say("title"))
