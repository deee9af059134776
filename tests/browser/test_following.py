"""Following a game: who laid which card, what just happened, and who is away."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from cheese_rescue.i18n import LANGUAGES
from tests.browser.axe import too_small, violations
from tests.browser.screens import (
    Devices,
    Screen,
    moves_at,
    places_of,
    play_ahead,
    say,
    views_in,
)
from tests.browser.test_help import choose_help
from tests.browser.test_languages import cut, speak
from tests.people import ADA, BEN, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

SHAPES = ["wheel", "wedge", "block", "heart"]
MARKED = ".cell:has(> .laid)"


def sit_among_bots(site: Server, screen: Screen) -> None:
    """Ada begins a game against three bots and lays a card; the bots have laid theirs."""
    chairs = [{"mine": True, "name": "Ada"}, *3 * [{"bot": "random"}]]
    opened = site.open(players=4, begins="oldest", chairs=chairs)
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    opener.close()
    screen.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    screen.lay_a_card()
    screen.until_cards(5)
    screen.until_turn()


def marks(screen: Screen) -> list[tuple[str, str, str]]:
    """The cell, the shape and the number of every mark, in order."""
    found: list[list[str]] = screen.find(MARKED).evaluate_all(
        """cells => cells.map((cell) => {
            const mark = cell.querySelector(":scope > .laid");
            return [cell.dataset.cell, mark.dataset.shape, mark.innerText.trim()];
        })"""
    )
    return sorted(((cell, shape, number) for cell, shape, number in found), key=lambda one: one[2])


def test_every_card_since_my_last_turn_is_marked_and_a_tap_says_what_it_is(
    site: Server, devices: Devices
) -> None:
    phone = devices.phone()
    sit_among_bots(site, phone)
    laid = [move.partition("@")[2] for move in moves_at(site, phone.table)[1:]]
    expected = list(zip(laid, SHAPES[1:], ("1", "2", "3"), strict=True))
    expect(phone.find(MARKED)).to_have_count(len(expected))
    assert marks(phone) == expected
    assert phone.find(".cell:has(> .clip)").get_attribute("data-cell") == laid[-1]
    names = [phone.cell(cell).get_attribute("aria-label") or "" for cell in laid]
    whirl = say("bot-random")
    for name, number in zip(names, (1, 2, 3), strict=True):
        who = whirl if number == 1 else f"{whirl} {number}"
        assert name.endswith(say("cell-laid", place="", who=who, number=number, count=3)), name
    assert violations(phone) == []
    phone.tap(phone.cell("0,0"))
    expect(phone.find(".card-label")).to_have_text([say("card-start")])
    assert not phone.find(".message.told").count()
    phone.until_announced(say("cell-middle"))
    phone.tap(phone.cell(laid[-1]))
    phone.pick()
    phone.tap(phone.cell("0,0"))
    expect(phone.find(".card-label")).to_have_text([say("card-start")])
    own = phone.lay_a_card()
    phone.until_cards(9)
    assert own not in {cell for cell, _, _ in marks(phone)}


def words_are_low(screen: Screen) -> bool:
    """Whether the words below the square take no more than their room, or it would move."""
    high: int = screen.find(".words").evaluate("words => words.offsetHeight")
    return high <= 4.9 * 18 + 1


NAMES = {"D": "dog", "C": "cat", "M": "mouse"}


def kind_of(card: str) -> str:
    return NAMES.get(card, "cheese")


def test_cards_beside_one_that_is_tried_react_and_a_line_says_what_lies_there(
    site: Server, devices: Devices
) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    play_ahead(site, phone.table, *phone.tokens, ply=12)
    phone.until_cards(13)
    card, key = try_beside(phone)
    pairs = phone.frames[-1]["neighbours"]
    [*_, view] = views_in(phone.frames)
    laid = {cell: kind_of(face) for face, cell in (move.split("@") for move in view["moves"])}
    cells = {f"{x},{y}" for pair in pairs for x, y in pair} - {key}
    told = [
        say(f"beside-{kind_of(card)}-{kind}", count=count)
        for kind, count in Counter(laid[cell] for cell in cells).items()
    ]
    shown = phone.find(".beside").inner_text()
    assert all(sentence in shown for sentence in told)
    assert len(shown) == len(" ".join(told))
    reacting = phone.find(".cell:is(.keen, .shrinks)")
    assert set(reacting.evaluate_all("all => all.map((one) => one.dataset.cell)")) == cells | {key}
    phone.until_announced(told[0])
    for language in LANGUAGES:
        speak(phone, language)
        assert words_are_low(phone), language
    speak(phone, "en")
    choose_help(phone, "real-table")
    phone.button("table-lay").and_(phone.find(":enabled")).wait_for()
    assert phone.ghost == key
    expect(phone.find(".beside, .keen, .shrinks")).to_have_count(0)


def try_beside(screen: Screen) -> tuple[str, str]:
    """Puts a card where it hunts or is hunted; returns the card and the cell."""
    for stack in screen.find(".hand .stack").all():
        screen.tap(stack)
        for key in sorted(screen.places):
            screen.put(key)
            screen.button("table-lay").and_(screen.find(":enabled")).wait_for()
            if screen.frames[-1]["neighbours"]:
                return stack.get_attribute("data-card") or "", key
    raise AssertionError("no card of the hand hunts or is hunted anywhere")


@pytest.mark.long
def test_the_last_round_is_replayed_until_a_tap_which_still_counts(
    site: Server, devices: Devices
) -> None:
    phone = devices.phone(moving=True)
    sit_among_bots(site, phone)
    phone.page.clock.install()
    phone.tap(phone.button("round-replay"))
    expect(phone.find(".cell.not-yet")).to_have_count(2)
    phone.until_announced(say("bot-random"))
    assert phone.announced[-1].count(say("bot-random")) == 3
    phone.page.clock.run_for(900)
    expect(phone.find(".cell.not-yet")).to_have_count(1)
    phone.tap(phone.find(".hand .stack").first)
    expect(phone.find(".cell.not-yet, .cell.pointed")).to_have_count(0)
    expect(phone.find(".stack.chosen")).to_have_count(1)


WHOLE = """names => names.map((one) =>
  one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 4)"""
"""Whether all of each name is seen."""


@pytest.mark.long
def test_on_a_small_phone_the_names_of_four_players_are_whole_in_every_language(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Кренделёк"}, *3 * [{"bot": "greedy"}]]
    opened = site.open(players=4, begins="oldest", chairs=chairs)
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    opener.close()
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_turn()
    for language in LANGUAGES:
        speak(phone, language)
        names = phone.find(".chip-name")
        assert names.evaluate_all(WHOLE) == [True] * 4, (language, names.all_inner_texts())


@pytest.mark.long
def test_on_a_small_phone_the_replay_and_the_lamp_have_words_in_every_language(
    site: Server, devices: Devices
) -> None:
    phone = devices.phone(viewport={"width": 360, "height": 740})
    sit_among_bots(site, phone)
    for language in LANGUAGES:
        speak(phone, language)
        assert cut(phone) == []
        for button in (".round-replay", ".hint-lamp"):
            size = phone.find(button).evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
            assert size >= 11, (language, button)
        assert words_are_low(phone), language


@pytest.mark.long
def test_a_wide_screen_lists_the_moves_and_shows_the_cell_of_each(
    site: Server, devices: Devices
) -> None:
    desk = devices.desk()
    sit_among_bots(site, desk)
    laid = [move.partition("@")[2] for move in moves_at(site, desk.table)]
    expect(desk.find(".move-number")).to_have_text(["4", "3", "2", "1"])
    desk.find(".moves button").last.hover()
    expect(desk.find(".cell.pointed")).to_have_attribute("data-cell", laid[0])
    desk.find(".moves button[tabindex='0']").focus()
    desk.press("ArrowDown")
    expect(desk.find(".cell.pointed")).to_have_attribute("data-cell", laid[2])
    assert violations(desk) == []
    assert too_small(desk) == []


@pytest.mark.long
def test_a_bot_is_offered_openly_for_a_player_whom_the_game_waits_for(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    opener.close()
    ben = arrive(site, opened["table"], opened["tokens"][BEN])
    ada = devices.phone()
    ada.page.clock.install()
    ada.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    ada.lay_a_card()
    ben.close()
    chip = ada.find(f'.chip[data-chair="{BEN}"]')
    expect(chip.locator(".chip-words")).to_have_text(say("chip-away-word"))
    ada.page.clock.fast_forward(29_000)
    assert ada.button("seat-call-bot").count() == 0
    ada.page.clock.fast_forward(2_000)
    ada.words("seat-away", who="Ben").wait_for()
    assert violations(ada) == []
    ada.tap(ada.button("seat-call-bot"))
    expect(chip.locator(".chip-words")).to_have_text(say("chip-bot-plays"))
    ada.until_turn()
    assert len(places_of(moves_at(site, opened["table"]))) == 2
