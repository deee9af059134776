"""Takes screenshots of every screen around a table: `python docs/screens.py FOLDER [NAME ...]`.

Each screen once on a phone, then the table on the screens where it is hardest to fit: the smallest
phone, landscape, desk, television, Russian, text of 200 %, dark. With NAME, only screens whose name
begins with it. The pictures are to be looked at, and are not kept.
"""

import argparse
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PageTimeout

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from tests.browser.chromium import flags, program
from tests.people import arrive
from tests.server.site import Server, serving

SETTLED = 500
"""Milliseconds for animations."""
TURN = ".hand.turn, .finale"
RULES = ".table-head > button:nth-last-of-type(2)"
DIALOGS = {
    "rules-sheet": RULES,
    "menu": ".table-head > button:last-of-type",
    "own-chair": ".chip.mine",
    "bots-chair": ".chip:not(.mine)",
    "reactions": ".reactions button",
}
"""What opens each dialog."""


@dataclass(frozen=True)
class Device:
    """A device, and how it shows the page."""

    width: int = 390
    height: int = 844
    locale: str = "en-GB"
    dark: bool = False
    text: int = 16
    """The browser's text size in pixels."""
    touch: bool = True

    def page(self, browser: Browser) -> Page:
        """A new page on such a device, with nothing stored."""
        page = browser.new_context(
            viewport={"width": self.width, "height": self.height},
            locale=self.locale,
            color_scheme="dark" if self.dark else "light",
            has_touch=self.touch,
            is_mobile=self.touch,
            service_workers="block",
        ).new_page()
        if self.text != 16:
            session = page.context.new_cdp_session(page)
            session.send("Page.setFontSizes", {"fontSizes": {"standard": self.text}})
        return page


PHONE = Device()
CORNERS = {
    "phone-360": Device(360, 640),
    "landscape": Device(740, 360),
    "desk": Device(1280, 800, touch=False),
    "desk-dark": Device(1280, 800, dark=True, touch=False),
    "wide": Device(1920, 1080, touch=False),
    "russian": Device(locale="ru"),
    "russian-360": Device(360, 640, locale="ru"),
    "polish-desk": Device(1280, 800, locale="pl", touch=False),
    "large-text": Device(text=32),
    "large-text-desk": Device(1280, 800, text=32, touch=False),
    "dark": Device(dark=True),
}


# -- what people do --------------------------------------------------------------------------------


def lay(page: Page) -> None:
    """Place the first card of the hand on the first legal cell."""
    page.wait_for_selector(TURN)
    page.locator(".hand .stack").first.click()
    page.locator(".cell.place.open").first.click()
    page.click(".confirm .big:not([disabled])")
    page.wait_for_selector(".confirm", state="detached")


def against_bots(page: Page, server: Server, *, players: int = 2, cards: int = 3) -> None:
    """Start a game against bots and play some cards."""
    chairs = [{"mine": True}, *[{"bot": "greedy"}] * (players - 1)]
    opened = server.open(players=players, begins="oldest", chairs=chairs)
    page.goto(f"{server.url}/t/{opened['table']}#{opened['tokens'][0]}")
    starter = arrive(server, opened["table"], opened["opener"])
    starter.ask("start", oldest=0)
    starter.close()
    for _ in range(cards):
        lay(page)
    page.wait_for_selector(TURN)


def try_beside(page: Page) -> None:
    """Put a card down beside one that hunts it or is hunted by it."""
    for stack in range(page.locator(".hand .stack").count()):
        page.locator(".hand .stack").nth(stack).click()
        for place in range(page.locator(".cell.place").count()):
            page.locator(".cell.place").nth(place).click()
            with suppress(PageTimeout):
                page.wait_for_selector(".beside", timeout=250)
                return


def try_at(page: Page, cell: str) -> None:
    """Put the first card down at a cell, whether that is allowed or not."""
    page.locator(".hand .stack").first.click()
    page.click(f'[data-cell="{cell}"]')


def take_back(page: Page) -> None:
    """Tap the button: with a key, the page would show its texts about keys."""
    if page.locator(".confirm").count():
        page.locator(".confirm .icon-button").click()


def hint(page: Page) -> None:
    page.click(".lamp")
    page.wait_for_selector(".hint-words")


def play_out(page: Page) -> None:
    """Play until the finale and skip to its result."""
    while not page.locator(".finale").count():
        lay(page)
        page.wait_for_selector(TURN)
    page.click(".finale-controls button:nth-last-of-type(2)")
    page.wait_for_selector(".finale.scene-result")


# -- the screens -----------------------------------------------------------------------------------


class Album:
    """Takes the pictures."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        self.folder = folder
        self._names = names

    def wants(self, start: str) -> bool:
        """Whether a picture with a name that begins like this is wanted."""
        return not self._names or any(
            start.startswith(name) or name.startswith(start) for name in self._names
        )

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        if not self.wants(name):
            return
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)


def on_a_phone(browser: Browser, server: Server, album: Album) -> None:
    """Every screen once."""
    page = PHONE.page(browser)
    for name, path in (("home", "/"), ("new", "/new"), ("rules", "/rules")):
        page.goto(server.url + path)
        page.wait_for_selector("h1")
        album.take(page, f"phone-{name}", whole=True)
    against_bots(page, server)
    album.take(page, "phone-turn")
    page.click(".round-replay")
    page.wait_for_selector(".cell.pointed")
    album.take(page, "phone-replaying")
    page.locator(".cell.card").last.click()
    album.take(page, "phone-card-label")
    page.locator(".hand .stack").first.click()
    album.take(page, "phone-picked")
    take_back(page)
    try_beside(page)
    album.take(page, "phone-beside")
    take_back(page)
    hint(page)
    album.take(page, "phone-hint")
    for name, opener in DIALOGS.items():
        page.click(opener)
        album.take(page, f"phone-{name}")
        page.locator("dialog header .icon-button, .reactions > button").last.click()
    page.context.set_offline(offline=True)
    page.wait_for_selector(".banner.lost")
    album.take(page, "phone-offline")
    page.context.set_offline(offline=False)
    page.wait_for_selector(".banner.lost", state="detached")
    play_out(page)
    album.take(page, "phone-result")
    page.locator(".finale .cell").nth(7).click()
    album.take(page, "phone-story")


def corner_refused(browser: Browser, server: Server, album: Album) -> None:
    """A card put where it would touch only a corner, in the first turn."""
    page = PHONE.page(browser)
    against_bots(page, server, cards=0)
    try_at(page, "1,1")
    page.wait_for_selector(".message.told")
    album.take(page, "alone-corner-refused")


def with_others(browser: Browser, server: Server, album: Album) -> None:
    """What people see of each other: a reaction, somebody who is away, the curtain between them."""
    chairs = [{"mine": True, "name": name} for name in ("Ada", "Benedykta")]
    opened = server.open(begins="oldest", chairs=chairs)
    page = PHONE.page(browser)
    page.clock.install()
    page.goto(f"{server.url}/t/{opened['table']}#{opened['tokens'][0]}")
    other = arrive(server, opened["table"], opened["opener"], opened["tokens"][1])
    other.ask("start", oldest=0)
    lay(page)
    other.ask("react", chair=1, reaction="cheer")
    page.wait_for_selector(".bubble")
    album.take(page, "others-reaction")
    other.close()
    page.wait_for_selector(".chip:not(.mine) .chip-words")
    page.clock.fast_forward(31_000)
    page.wait_for_selector(".away-notice")
    album.take(page, "others-away")
    both = PHONE.page(browser)
    for token in opened["tokens"]:
        both.goto(f"{server.url}/t/{opened['table']}#{token}")
        both.wait_for_selector(".playing")
    both.wait_for_selector(".curtain")
    album.take(both, "others-curtain")


def without_a_table(browser: Browser, server: Server, album: Album) -> None:
    """The pages for games from elsewhere."""
    page = PHONE.page(browser)
    for path in ("replay", "score", "games", "kept"):
        page.goto(f"{server.url}/{path}")
        page.wait_for_selector("h1")
        album.take(page, f"pages-{path}", whole=True)


def in_a_corner(browser: Browser, server: Server, album: Album, name: str, device: Device) -> None:
    """The table where it is hardest to fit: four players, a card tried out, a hint, the rules."""
    page = device.page(browser)
    against_bots(page, server, players=4, cards=6)
    album.take(page, f"{name}-turn")
    try_beside(page)
    album.take(page, f"{name}-beside")
    take_back(page)
    hint(page)
    album.take(page, f"{name}-hint")
    page.click(RULES)
    album.take(page, f"{name}-rules-sheet")


def on_television(browser: Browser, server: Server, album: Album) -> None:
    """A screen without a hand, while four people play on their phones."""
    opened = server.open(players=4, begins="oldest", chairs=[{"mine": True}] * 4)
    people = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    people.ask("start", oldest=0)
    page = Device(1920, 1080, touch=False).page(browser)
    page.goto(f"{server.url}/t/{opened['table']}")
    page.wait_for_selector(".playing")
    for ply in range(21):
        people.play(people.until_turn(ply % 4))
    album.take(page, "television")
    people.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    album = Album(wanted.folder, wanted.names)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "server") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=flags())
        if album.wants("phone-"):
            on_a_phone(browser, server, album)
        for start, screens in {
            "alone-": corner_refused,
            "others-": with_others,
            "pages-": without_a_table,
        }.items():
            if album.wants(start):
                screens(browser, server, album)
        for name, device in CORNERS.items():
            if album.wants(name):
                in_a_corner(browser, server, album, name, device)
        if album.wants("television"):
            on_television(browser, server, album)
        browser.close()


if __name__ == "__main__":
    main()
