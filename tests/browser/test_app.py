"""The game as an installed app, and what the device remembers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.screens import NO_CONNECTION, Devices, Screen, say
from tests.server.site import Server, serving

pytestmark = pytest.mark.browser

NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("not here", "SecurityError"); },
  });
"""


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop."""
    with serving(tmp_path / "server") as server:
        yield server


def until_kept(screen: Screen) -> None:
    """Waits until the service worker has cached the page and its files."""
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    screen.page.reload()
    screen.find(".play-now").wait_for()


@pytest.mark.long
def test_without_a_server_the_page_opens_from_the_cache_and_says_what_is_wrong(
    frail: Server, devices: Devices
) -> None:
    devices.forgive(NO_CONNECTION)
    phone = devices.phone(home=frail.url, as_app=True)
    phone.go()
    until_kept(phone)
    frail.stop()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.words("trouble-unreachable").wait_for()
    phone.go("/t/NoSuchTableEverWasHere")
    phone.words("trouble-lost").wait_for()
    frail.start()
    phone.words("refusal-no-such-table").wait_for()


def test_without_a_server_visited_pages_open_and_others_say_that_it_is_unreachable(
    frail: Server, devices: Devices
) -> None:
    devices.forgive(NO_CONNECTION)
    devices.forgive("net::ERR_FAILED")  # the same, for a request of the service worker
    phone = devices.phone(home=frail.url, as_app=True)
    phone.go()
    until_kept(phone)
    phone.go("/kept")
    phone.words("kept-lead").wait_for()
    frail.stop()
    phone.page.reload()
    phone.words("kept-lead").wait_for()
    phone.go("/games")
    phone.words("trouble-unreachable").wait_for()


def test_the_game_can_be_installed_as_an_app(devices: Devices) -> None:
    phone = devices.phone(as_app=True)
    phone.go()
    browser = phone.context.new_cdp_session(phone.page)
    told = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == f"{phone.home}/manifest.webmanifest"
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    why_not = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [why["errorId"] for why in why_not if why["errorId"] != "in-incognito"] == []


def test_settings_are_remembered_by_the_device(devices: Devices) -> None:
    phone = devices.phone(color_scheme="light")
    phone.go()
    light = ground(phone)
    phone.tap(phone.button("menu-title"))
    phone.tap(phone.page.get_by_label(say("settings-sound")))
    phone.tap(phone.page.get_by_label(say("settings-reactions")))
    phone.page.get_by_label(say("settings-bots")).select_option("calm")
    phone.page.get_by_label(say("settings-theme")).select_option("dark")
    dark = ground(phone)
    assert dark != light
    phone.find("dialog .select").first.select_option("fr")
    phone.find('html[lang="fr"]').wait_for()
    phone.page.reload()
    phone.find('html[lang="fr"] .play-now').wait_for()
    assert ground(phone) == dark
    phone.tap(".home-head .icon-button")
    boxes = phone.find('dialog input[type="checkbox"]')
    expect(boxes).to_have_count(2)
    assert [box.is_checked() for box in boxes.all()] == [False, False]
    chosen = [one.input_value() for one in phone.find("dialog select").all()]
    assert chosen == ["fr", "calm", "dark"]


def ground(screen: Screen) -> str:
    colour: str = screen.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


@pytest.mark.long
def test_the_game_works_in_a_browser_without_storage(devices: Devices) -> None:
    phone = devices.phone()
    phone.context.add_init_script(NO_STORAGE)
    phone.go()
    phone.find(".home-head .select").select_option("nl")
    phone.find('html[lang="nl"]').wait_for()
    phone.find(".home-head .select").select_option("en")
    phone.find('html[lang="en"]').wait_for()
    phone.tap(phone.button("home-play"))
    for _ in range(2):
        phone.lay_a_card()
    phone.tap(phone.button("sound-off"))
    phone.button("sound-on").wait_for()
    phone.until_turn()
    phone.tap(phone.page.get_by_role("link", name=say("home")))
    phone.tap(phone.link("home-games"))
    phone.words("games-your-turn").wait_for()
    phone.tap(phone.find(".games-your-turn .button"))
    phone.lay_a_card()
