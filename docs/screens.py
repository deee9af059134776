"""Takes screenshots of every screen around a table: `python docs/screens.py FOLDER [NAME ...]`.

Each screen once on a phone, then the table on the screens where it is hardest to fit: the smallest
phone, landscape, desk, television, Russian, text of 200 %, dark. With NAME, only screens whose name
begins with it. The pictures are to be looked at, and are not kept.
"""

import argparse
import json
import sys
import tempfile
from base64 import b64decode
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PageTimeout

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from tests.browser.chromium import flags, program
from tests.people import arrive
from tests.rules.worked_ends import WORKED_ENDS, WorkedEnd
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
    "polish-360": Device(360, 640, locale="pl"),
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


NAMES = ("Bartholomew", "Cleopatra", "Ada Lovelace", "Wilhelmina")
LONG_NAMES = ("Maximilian-Alexander", "Zoë", "Александра Константинова", "Benedykta")


def fill_in(page: Page, server: Server, end: WorkedEnd, *, dogs: int = 0) -> None:
    """Open the score page with a finished square; `dogs` are mice that were tapped as dogs."""
    rows = [row.split() for row in str(end.square).splitlines()]
    cards = {f"{x},{y}": face for y, row in enumerate(rows) for x, face in enumerate(row)}
    for cell in [cell for cell, face in cards.items() if face == "M"][:dogs]:
        cards[cell] = "D"
    shapes = ("heart", "wheel", "wedge", "block")
    named = zip(shapes, LONG_NAMES, strict=True)
    owners = [{"shape": shape, "name": name} for shape, name in named]
    draft = json.dumps({"players": end.players, "cards": cards, "owners": owners})
    page.goto(f"{server.url}/kept")
    page.evaluate("draft => localStorage.setItem('cheese-rescue.score', draft)", draft)
    page.goto(f"{server.url}/score#square")
    page.wait_for_selector(".score-editor")


def score(page: Page) -> None:
    """Score the square and skip to the result."""
    page.click(".score-bar .button")
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

    def save_picture(self, page: Page, name: str) -> None:
        """Save the picture of the game that a dialog shows."""
        shown = page.wait_for_selector(".picture-frame img")
        address = (shown.get_attribute("src") if shown else None) or ""
        if self.wants(name):
            (self.folder / f"{name}.png").write_bytes(b64decode(address.partition(",")[2]))


def on_a_phone(browser: Browser, server: Server, album: Album) -> None:
    """Every screen once."""
    page = PHONE.page(browser)
    for name, path in (("home", "/"), ("rules", "/rules")):
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
        page.wait_for_selector("dialog header .icon-button, .reactions [aria-expanded=true]")
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


MODES = ("together", "friends", "bots", "screen")
FREE, TAKEN = ".round-chair.free", "button.round-chair.taken"


def setting_up(browser: Browser, server: Server, album: Album) -> None:
    """A new table, and the people who come to it, on every device."""
    for corner, device in {"phone": PHONE, **CORNERS}.items():
        if not album.wants(f"setup-{corner}-"):
            continue
        page = device.page(browser)
        whole = device.text == PHONE.text  # a picture of the whole page forgets the text size
        for mode in MODES:
            page.goto(f"{server.url}/new#{mode}")
            page.wait_for_selector(".preset.chosen")
            album.take(page, f"setup-{corner}-{mode}")
        page.goto(f"{server.url}/new#together")
        page.click(".round-chair >> nth=1")
        album.take(page, f"setup-{corner}-chair")
        page.click("dialog header .icon-button")
        page.goto("about:blank")
        page.goto(f"{server.url}/new#friends")
        page.click(".round-chair.missing >> nth=0")
        page.click("dialog [data-who=far]")
        page.click(".setup-open .big")
        page.wait_for_selector(".invite img.qr")
        album.take(page, f"setup-{corner}-waiting", whole=whole)
        page.click(FREE)
        album.take(page, f"setup-{corner}-free-chair")
        page.click("dialog header .icon-button")
        table = page.url.rpartition("/")[2]
        guest = device.page(browser)
        guest.goto(f"{server.url}/t/{table}")
        guest.wait_for_selector(".sit-down")
        album.take(guest, f"setup-{corner}-guest", whole=whole)
        guest.click(".sit-down .quiet")
        album.take(guest, f"setup-{corner}-guest-changes", whole=whole)
        guest.click(".sit-down .big")
        guest.wait_for_selector(".invite img.qr")
        album.take(guest, f"setup-{corner}-seated", whole=whole)
        page.click(".gathering-do > .button")
        page.wait_for_selector(".gathering-do > .big")
        album.take(page, f"setup-{corner}-ready", whole=whole)
        guest.context.close()
        page.context.close()


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
    page.wait_for_timeout(SETTLED)  # until the page has started its timer
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


def lesson(browser: Browser, server: Server, album: Album) -> None:
    """The lesson: its first steps, a wrong place, a chase, the small game and the end."""
    for name, device in {"phone": PHONE, **CORNERS}.items():
        page = device.page(browser)
        page.goto(f"{server.url}/learn")
        for step in ("beside", "corner", "size", "mouse", "cat", "dog", "chase", "small-game"):
            page.wait_for_selector(f'.learning[data-step="{step}"] .hand.turn')
            album.take(page, f"learn-{name}-{step}")
            if step == "corner":
                try_at(page, "-1,-1")
                page.wait_for_selector(".ghost.no")
                album.take(page, f"learn-{name}-refused")
            if step == "mouse":
                try_at(page, "0,1")
                page.click(".confirm .big:not([disabled])")
                page.wait_for_selector(".learn-caption")
                album.take(page, f"learn-{name}-eaten")
                page.wait_for_selector(".learn-outcome")
                album.take(page, f"learn-{name}-missed")
            page.locator(".learn-head button").last.click()
        page.wait_for_selector(".learn-end")
        album.take(page, f"learn-{name}-end")
        page.context.close()


def as_a_picture(browser: Browser, server: Server, album: Album) -> None:
    """The pictures that people share, with long names."""
    devices = {"en": PHONE, "ru": Device(locale="ru"), "dark": Device(dark=True)}
    for name, device in devices.items():
        for end in WORKED_ENDS:
            page = device.page(browser)
            fill_in(page, server, end)
            score(page)
            page.locator(".score-after .button").first.click()
            album.save_picture(page, f"picture-{name}-{end.players}")
            if end.players == 3:
                album.take(page, f"picture-{name}-dialog")
            page.context.close()
    for name, device in CORNERS.items():
        page = device.page(browser)
        fill_in(page, server, WORKED_ENDS[2])
        score(page)
        page.locator(".score-after .button").first.click()
        page.wait_for_selector(".picture-frame img")
        album.take(page, f"picture-dialog-{name}")
        page.context.close()


def with_real_cards(browser: Browser, server: Server, album: Album) -> None:
    """Scoring a square, from a mistake to the list of games."""
    for name, device in {"phone": PHONE, **CORNERS}.items():
        page = device.page(browser)
        fill_in(page, server, WORKED_ENDS[0], dogs=1)
        page.click(".score-bar .button")
        page.wait_for_selector(".score-inferred")
        album.take(page, f"real-{name}-inferred")
        page.locator(".score-more .button").last.click()
        album.take(page, f"real-{name}-emptied", whole=True)
        page.locator(".score-more .button").last.click()
        page.click(".score-bar .button")
        page.click(".score-inferred .button")
        page.click(".finale-controls button:nth-last-of-type(2)")
        page.wait_for_selector(".finale.scene-result")
        page.click(".score-kept .button")
        album.take(page, f"real-{name}-scored", whole=True)
        page.goto(f"{server.url}/games")
        page.wait_for_selector(".games-won")
        album.take(page, f"real-{name}-games", whole=True)
        page.click(".games-item .button")
        page.click(".finale-controls button:nth-last-of-type(2)")
        album.take(page, f"real-{name}-again", whole=True)
        page.context.close()


def back_to_the_table(browser: Browser, server: Server, album: Album) -> None:
    """The end of a game, its picture, and a review with the way back to the table."""
    opened = server.open(begins="oldest", chairs=[{"mine": True}, {"bot": "greedy"}])
    player = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    player.ask("start", oldest=0)
    player.play_out(0)
    player.close()
    for name, device in {"phone": PHONE, **CORNERS}.items():
        page = device.page(browser)
        page.goto(f"{server.url}/t/{opened['table']}#{opened['tokens'][0]}")
        page.click(".finale-controls button:nth-last-of-type(2)")
        page.wait_for_selector(".after-more button:nth-of-type(2)")
        album.take(page, f"after-{name}-end", whole=True)
        page.click(".after-more button")
        page.wait_for_selector(".replay-table")
        album.take(page, f"after-{name}-review")
        page.context.close()


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


def before_television(browser: Browser, server: Server, album: Album) -> None:
    """A screen that shows how to join, until everybody is there; a phone that may deal."""
    for name, device in {
        "television-join": Device(1920, 1080, touch=False),
        "television-join-dark": Device(1920, 1080, dark=True, touch=False),
        "television-join-desk": Device(1280, 800, touch=False),
        "television-join-russian": Device(1920, 1080, locale="ru", touch=False),
    }.items():
        opened = server.open(players=4)
        page = device.page(browser)
        page.goto(f"{server.url}/t/{opened['table']}#{opened['opener']}")
        page.wait_for_selector(".big-invite img.qr")
        people = [server.join(table=opened["table"], name=who) for who in ("Ada", "Benedykta")]
        album.take(page, name)
        phone = PHONE.page(browser)
        phone.goto(f"{server.url}/t/{opened['table']}#{people[0]['token']}")
        phone.wait_for_selector(".gathering-do > .button")
        album.take(phone, f"{name}-phone", whole=True)
        phone.click(".gathering-do > .button")
        phone.wait_for_selector(".gathering-do > .big")
        album.take(page, f"{name}-full")
        phone.click(".gathering-do > .big")
        page.wait_for_selector(".playing")
        phone.context.close()
        page.context.close()


WINS = """
const record = (n) => `cheese-rescue 1\nplayers 2\n0 a M@1,0 person\n1 b M@2,0 bot:little-mouse\n`
  + `result a:7/4 b:5/4 winners:a\n# ${n}`;
const games = [1, 2, 3].map((n) => ({ record: record(n), at: n, names: [], mine: [0] }));
localStorage.setItem("cheese-rescue.games", JSON.stringify(games));
"""
"""Three stored victories over the weakest bot, after which the next one is suggested."""


def first_page(browser: Browser, server: Server, album: Album, name: str, device: Device) -> None:
    """The first page for somebody new and for somebody who has played, and its dialogs."""
    page = device.page(browser)
    page.goto(server.url)
    page.wait_for_selector(".play-now")
    album.take(page, f"home-{name}-new")
    page.fill("#code", "BBBBBB")
    page.press("#code", "Enter")
    page.wait_for_selector("#code-trouble")
    album.take(page, f"home-{name}-wrong-code")
    page.click(".opponent")
    page.wait_for_selector(".levels")
    album.take(page, f"home-{name}-levels")
    page.click("dialog header .icon-button")
    page.click(".home-head .icon-button")
    page.locator(".profile input").press_sequentially("Maximilianus II")
    album.take(page, f"home-{name}-settings")
    page.evaluate(WINS)
    against_bots(page, server, cards=1)
    page.click(".chip.mine")
    page.wait_for_selector(".profile")
    album.take(page, f"home-{name}-chip")
    page.goto(server.url)
    page.wait_for_selector(".continue-facts")
    page.wait_for_selector(".next-level")
    album.take(page, f"home-{name}-continue")
    page.goto(f"{server.url}/t/abc")
    page.wait_for_selector("h1")
    album.take(page, f"home-{name}-broken-link")


def on_television(browser: Browser, server: Server, album: Album) -> None:
    """A screen without a hand, while four people play on their phones, and the finale on both."""
    chairs = [{"mine": True, "name": name} for name in NAMES]
    opened = server.open(players=4, begins="oldest", chairs=chairs)
    people = arrive(server, opened["table"], *opened["tokens"])
    page = Device(1920, 1080, touch=False).page(browser)
    phone = Device(360, 740).page(browser)
    page.goto(f"{server.url}/t/{opened['table']}#{opened['opener']}")
    page.click(".oldest .button >> nth=0")
    phone.goto(f"{server.url}/t/{opened['table']}#{opened['tokens'][0]}")
    for screen in (page, phone):
        screen.wait_for_selector(".playing")
    for ply in range(21):
        people.play(people.until_turn(ply % 4))
    album.take(page, "television")
    people.play_out(*range(4))
    phone.wait_for_selector(".look-up")
    page.wait_for_selector(".finale.scene-dogs")
    album.take(page, "television-chase")
    album.take(phone, "television-chase-phone")
    page.click(".finale-controls button:nth-last-of-type(2)")
    page.wait_for_selector(".finale.scene-result")
    album.take(page, "television-result")
    people.close()


def after_games(server: Server, *, players: int, games: int) -> tuple[str, list[str]]:
    """A table of people, after so many games. Returns it and its tokens."""
    chairs = [{"mine": True, "name": name} for name in NAMES[:players]]
    opened = server.open(players=players, begins="oldest", chairs=chairs)
    tokens: list[str] = opened["tokens"]
    people = arrive(server, opened["table"], opened["opener"], *tokens)
    people.ask("start", oldest=0)
    for game in range(games):
        while game not in {view["game"] for view in people.views.values()}:
            people.hear()
        people.play_out(*range(players))
        if game + 1 < games:
            people.ask("rematch", game=game)
    people.close()
    return opened["table"], tokens


def results(browser: Browser, server: Server, album: Album) -> None:
    """The end of a game on every device: the result, a wish for another game, and waiting."""
    devices = {"phone": Device(360, 740), "phone-390": PHONE, **CORNERS}
    for name, device in devices.items():
        if not album.wants(f"result-{name}"):
            continue
        players = 2 if name == "phone-390" else 4
        table, tokens = after_games(server, players=players, games=2)
        page = device.page(browser)
        page.goto(f"{server.url}/t/{table}#{tokens[0]}")
        page.click(".finale-start")
        page.wait_for_selector(".finale.scene-dogs")
        album.take(page, f"result-{name}-chase")
        page.click(".finale-controls button:nth-last-of-type(2)")
        page.wait_for_selector(".finale.scene-result")
        album.take(page, f"result-{name}")
        others = [arrive(server, table, token) for token in tokens[1:]]
        others[0].ask("rematch", game=1)
        page.wait_for_selector(".wish")
        album.take(page, f"result-{name}-asked")
        if len(others) > 1:
            page.click(".rematch .big")
            page.wait_for_selector(".rematch .big", state="detached")
            album.take(page, f"result-{name}-waiting")
        album.take(page, f"result-{name}-whole", whole=True)
        for other in others:
            other.close()
        page.close()


def begun_without(browser: Browser, server: Server, album: Album) -> None:
    """The next game has begun, and a bot plays for whoever still watches the finale."""
    table, tokens = after_games(server, players=2, games=1)
    page = Device(360, 740).page(browser)
    page.goto(f"{server.url}/t/{table}#{tokens[0]}")
    page.wait_for_selector(".finale-start")
    other = arrive(server, table, tokens[1])
    other.ask("rematch", game=0)
    page.wait_for_selector("text=Join in")
    album.take(page, "begun-without")
    other.close()


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
            "setup-": setting_up,
            "television-join": before_television,
            "alone-": corner_refused,
            "others-": with_others,
            "pages-": without_a_table,
            "learn-": lesson,
            "picture-": as_a_picture,
            "real-": with_real_cards,
            "after-": back_to_the_table,
            "result-": results,
            "begun-": begun_without,
        }.items():
            if album.wants(start):
                screens(browser, server, album)
        for name, device in {"phone": PHONE, **CORNERS}.items():
            if album.wants(f"home-{name}"):
                first_page(browser, server, album, name, device)
        for name, device in CORNERS.items():
            if album.wants(name):
                in_a_corner(browser, server, album, name, device)
        if album.wants("television"):
            on_television(browser, server, album)
        browser.close()


if __name__ == "__main__":
    main()
