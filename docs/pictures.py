"""Takes the README's screenshots and renders the icons: `python docs/pictures.py`.

Starts a server and plays a game in a real browser. Look at the results before you commit them.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from tests.browser.chromium import flags, program
from tests.server.site import serving

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
ICONS = ROOT / "web" / "icons"
ICON_SIZES = (180, 192, 512)
PHONE = {"width": 390, "height": 780}
DESK = {"width": 1200, "height": 760}
FINALE_SECONDS = 7.0
"""Until the cats pounce."""
QUALITY = 88
"""JPEG, because the grain of the wood makes a PNG four times as large."""


def lay(page: Page, turn: int) -> None:
    """Place one card: card and place vary with the turn."""
    page.wait_for_selector('.stack:not([aria-disabled="true"])')
    stacks = page.locator(".stack")
    stacks.nth(turn % stacks.count()).click()
    places = page.locator(".cell.place")
    places.nth(turn * 5 % places.count()).click()
    page.click(".confirm .big:not([disabled])")
    page.wait_for_selector(".confirm", state="detached")


def take(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def first_page(browser: Browser, url: str) -> None:
    page = browser.new_page(viewport=DESK, locale="en-GB")
    page.goto(url)
    page.wait_for_selector(".play-now")
    take(page, "first-page")


def a_game(browser: Browser, url: str) -> None:
    page = browser.new_page(viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True)
    page.goto(url)
    page.click(".play-now")
    for turn in range(12):
        if turn == 8:
            page.wait_for_selector('.stack:not([aria-disabled="true"])')
            page.locator(".stack").first.click()
            page.locator(".cell.place").first.click()
            page.wait_for_selector(".confirm .big:not([disabled])")
            take(page, "table")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        lay(page, turn)
    page.wait_for_selector(".finale")
    page.wait_for_timeout(FINALE_SECONDS * 1000)
    take(page, "finale")


def icons(browser: Browser) -> None:
    drawing = (ICONS / "icon.svg").read_text(encoding="utf-8")
    for size in ICON_SIZES:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }}</style>{drawing}")
        page.screenshot(path=ICONS / f"icon-{size}.png")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "server") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=flags())
        icons(browser)
        first_page(browser, server.url)
        a_game(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
