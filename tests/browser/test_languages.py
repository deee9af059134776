"""Every page in all six languages, with normal and large text, and a table in two languages."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle

import pytest

from cheese_rescue.i18n import LANGUAGES, Catalogue
from tests.browser.axe import (
    too_small,
    touching,
    violations,
    violations_of_colours,
    violations_of_words,
)
from tests.browser.screens import Devices, Screen, say
from tests.browser.tour import REFUSED, WALKS, Sights
from tests.people import ADA, BEN, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

Walk = Callable[[Screen, Sights], Iterator[str]]

KEYS = {key for key in Catalogue("en").sources if "-" in key}

_WORDS = """() => {
  const told = [document.title, document.body.innerText];
  const named = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
  for (const element of document.querySelectorAll("body *"))
    for (const name of named)
      if (element.hasAttribute(name)) told.push(element.getAttribute(name));
  return told.join("\\n");
}"""

_CUT = """(spared) => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth) {
    const over = (element) => element.getBoundingClientRect().right > wide + 1;
    const all = [...document.body.querySelectorAll("*")].filter(over);
    const inmost = all.filter((element) => ![...element.children].some(over));
    const names = inmost.map((element) => element.closest("[class]:not(svg, svg *)").className);
    found.push(`the page is ${page.scrollWidth} wide: ${[...new Set(names)].join(" ")}`);
  }
  const root = document.querySelector("dialog[open]") ?? document.body;
  for (const icon of root.querySelectorAll("svg.icon")) {
    const isSmall = icon.checkVisibility() && icon.getBoundingClientRect().width < 12;
    if (isSmall) found.push(`a squashed icon: ${icon.parentElement.innerText.trim()}`);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || element.closest(spared)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    const isOut = (frame) => (box) => box.left < frame.left - 1 || box.right > frame.right + 1;
    const isCut = ({ top, bottom }) => (box) => box.top < top - 4 || box.bottom > bottom + 4;
    const report = (how) => found.push(`${how}: ${text.data.trim()}`);
    if (boxes.some(isOut({ left: 0, right: wide }))) report("off the screen");
    const isBox = getComputedStyle(element).display !== "inline";
    if (isBox && boxes.some(isOut(element.getBoundingClientRect()))) report("too wide");
    for (let around = element; around !== root; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const name = around.classList[0];
      if (/hidden|clip/.test(overflowX) && boxes.some(isOut(frame))) report(`cut by ${name}`);
      if (/hidden|clip/.test(overflowY) && boxes.some(isCut(frame))) report(`below ${name}`);
    }
  }
  return [...new Set(found)];
}"""

_SPLIT = """(spared) => {
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (element.closest(spared)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken: ${word[0]}`);
    }
  }
  return [...new Set(found)];
}"""

SPARED = (
    ".hidden-text, .home-head .line > span, .finale-left, .chip-name, .chip-words, .replay-name, "
    "select, noscript"
)
"""Not checked: text for screen readers, chips, whose words may be shortened, browser controls."""

_FIND_SPEAK = """function () {
  const sourceOf = (one) => Function.prototype.toString.call(one);
  const all = this.filter((one) => typeof one === "function");
  const found = all.filter((one) => /documentElement[.]lang=/.test(sourceOf(one)));
  const [speak] = found.sort((one, other) => sourceOf(one).length - sourceOf(other).length);
  window.speak = speak; // the longer one is the whole script
}"""
"""Finds the function of the page that changes the language, among all of them."""

_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@contextmanager
def large_letters(screen: Screen) -> Iterator[None]:
    """Doubles the text size in the settings of the browser."""
    browser = screen.context.new_cdp_session(screen.page)
    for size in (32, 16):
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
        screen.page.evaluate(_DRAWN)
        if size == 32:
            yield
    browser.detach()


@contextmanager
def lamp_off(screen: Screen) -> Iterator[None]:
    """Switches the device to its dark colour scheme."""
    screen.page.emulate_media(color_scheme="dark")
    screen.page.evaluate(_DRAWN)
    yield
    screen.page.emulate_media(color_scheme="light")
    screen.page.evaluate(_DRAWN)


@contextmanager
def wider(screen: Screen) -> Iterator[None]:
    """Makes the phone a little wider, so that more of what it shows is side by side."""
    before = screen.page.viewport_size
    assert before is not None
    screen.page.set_viewport_size({**before, "width": 390})
    yield
    screen.page.set_viewport_size(before)


def speak(screen: Screen, language: str) -> None:
    """Changes the language in place, even if a dialog covers the settings."""
    if screen.page.evaluate("!window.speak"):
        browser = screen.context.new_cdp_session(screen.page)
        asked = browser.send("Runtime.evaluate", {"expression": "Function.prototype"})
        prototype = {"prototypeObjectId": asked["result"]["objectId"]}
        functions = browser.send("Runtime.queryObjects", prototype)["objects"]["objectId"]
        call = {"objectId": functions, "functionDeclaration": _FIND_SPEAK}
        browser.send("Runtime.callFunctionOn", call)
        browser.detach()
    screen.page.evaluate("language => speak(language)", language)
    screen.page.evaluate(_DRAWN)
    assert spoken(screen) == language


def spoken(screen: Screen) -> str:
    language: str = screen.page.evaluate("document.documentElement.lang")
    return language


def untold(screen: Screen) -> list[str]:
    """Text keys and placeholders that are shown instead of sentences."""
    told: str = screen.page.evaluate(_WORDS)
    found = KEYS.intersection(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", told))
    return [f"not told: {text}" for text in [*sorted(found), *re.findall(r".*[{}$].*", told)]]


def cut(screen: Screen) -> list[str]:
    """Text that is cut off or makes the page scroll sideways, and icons that are squashed."""
    found: list[str] = screen.page.evaluate(_CUT, SPARED)
    return found


def split(screen: Screen) -> list[str]:
    """Words that are broken across two lines."""
    found: list[str] = screen.page.evaluate(_SPLIT, SPARED)
    return found


def troubles_in_words(screen: Screen, language: str) -> Iterator[str]:
    """What is wrong with the text of the current page in that language."""
    speak(screen, language)
    yield from untold(screen)
    yield from cut(screen)
    yield from split(screen)
    yield from violations_of_words(screen)
    yield from too_small(screen)
    yield from touching(screen)


@pytest.mark.long
@pytest.mark.parametrize(("walk", "first"), [*zip(WALKS.values(), cycle(LANGUAGES))], ids=[*WALKS])
def test_every_page_is_translated_readable_and_accessible_on_a_small_phone(
    devices: Devices, sights: Sights, walk: Walk, first: str
) -> None:
    troubles = [*troubles_on_the_way(devices, sights, walk, first, tuple(LANGUAGES))]
    assert not troubles, "\n".join(troubles)


def test_the_first_pages_are_translated_readable_and_accessible_in_two_languages(
    devices: Devices, sights: Sights
) -> None:
    walk = WALKS["first pages"]
    troubles = [*troubles_on_the_way(devices, sights, walk, "en", ("en", "pl"))]
    assert not troubles, "\n".join(troubles)


def troubles_on_the_way(
    devices: Devices, sights: Sights, walk: Walk, first: str, languages: Sequence[str]
) -> Iterator[str]:
    """What is wrong with the pages of a walk in any of the languages."""
    devices.forgive(REFUSED)
    phone = devices.phone(locale=first)
    for sight in walk(phone, sights):
        assert spoken(phone) == first
        found = [f"by day: {trouble}" for trouble in violations(phone)]
        with lamp_off(phone):
            found += [f"by night: {trouble}" for trouble in violations_of_colours(phone)]
        for language in languages:
            found += [f"{language}: {trouble}" for trouble in troubles_in_words(phone, language)]
        with large_letters(phone):
            for language in reversed(languages):
                speak(phone, language)
                found += [f"{language}, large: {trouble}" for trouble in cut(phone)]
            with wider(phone):
                found += [f"wider, large: {trouble}" for trouble in cut(phone)]
        with wider(phone):
            for language in languages:
                speak(phone, language)
                found += [f"{language}, wider: {trouble}" for trouble in split(phone)]
        speak(phone, first)
        yield from (f"{sight}, {trouble}" for trouble in found)


# -- at a table ------------------------------------------------------------------------------------


def choose_language(screen: Screen, language: str) -> None:
    screen.tap(screen.find(":is(.table-head, .page-head) > .icon-button").last)
    screen.find("dialog .select").first.select_option(language)
    screen.find(f'html[lang="{language}"]').wait_for()
    screen.tap("dialog header .icon-button")


@pytest.mark.long
def test_the_language_can_be_changed_in_the_middle_of_a_move(devices: Devices) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.lay_a_card()
    phone.pick()
    [place, *_] = sorted(phone.places)
    phone.put(place)
    hand, cards = phone.hand, phone.cards
    for language in reversed(LANGUAGES):
        choose_language(phone, language)
        lay = phone.find(".confirm .button").inner_text()
        assert lay == Catalogue(language).text("table-lay")
        assert (phone.hand, phone.cards, phone.ghost) == (hand, cards, place)
    phone.confirm()
    phone.until_card(place)


@pytest.mark.long
def test_each_player_at_a_table_sees_the_others_in_their_own_language(
    site: Server, devices: Devices
) -> None:
    opened = site.open(begins="oldest", chairs=[{"mine": True}, {"mine": True}])
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    guests = [chair["guest"] for chair in opener.table["chairs"]]
    opener.close()
    ada, ben = devices.phone(locale="pl"), devices.desk(locale="ru")
    for screen, who in ((ada, ADA), (ben, BEN)):
        screen.go(f"/t/{opened['table']}#{opened['tokens'][who]}")
        screen.until_playing()
    for screen, language in ((ada, "pl"), (ben, "ru")):
        for guest in guests:
            name = Catalogue(language).text(f"guest-{guest}")
            screen.find(".chip-name").filter(has_text=name).wait_for()
    ada.pick()
    ada.put("1,0")
    ada.tap(".confirm .button")
    ben.until_card("1,0")
    words = Catalogue("ru").text
    first = words(f"guest-{guests[ADA]}")
    ben.find("#announcer").get_by_text(first).wait_for(state="attached")
    choose_language(ben, "en")
    assert ben.find(".chip-name").first.inner_text() == say(f"guest-{guests[ADA]}")
    polish = Catalogue("pl").text(f"guest-{guests[BEN]}")
    assert ada.find(".chip-name").last.inner_text() == polish


def test_the_first_page_uses_the_browsers_language_until_another_is_chosen(
    devices: Devices,
) -> None:
    phone = devices.phone(locale="fr-CA")
    phone.go()
    phone.find('html[lang="fr"] .play-now').wait_for()
    phone.find(".home-head .select").select_option("nl")
    phone.find('html[lang="nl"]').wait_for()
    phone.page.reload()
    play = phone.find('html[lang="nl"] .play-now')
    assert play.inner_text().strip() == Catalogue("nl").text("home-play")


def test_an_unsupported_language_falls_back_to_english(devices: Devices) -> None:
    phone = devices.phone(locale="fi-FI")
    phone.go()
    phone.button("home-play").wait_for()
    assert phone.page.evaluate("document.documentElement.lang") == "en"
