"""Pages in a real Chromium, and methods that tap, type and read them."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket

from cheese_rescue.i18n import Catalogue
from cheese_rescue.rules import Record
from tests.device import Message
from tests.people import arrive
from tests.server.site import Server

PATIENCE = 30_000
"""The timeout in milliseconds, for slow machines; a passing test never waits that long."""

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}

KEPT_OUT = "Service Worker registration blocked by Playwright"
"""The service worker would cache every page of every test; only test_app.py allows it."""
NO_CONNECTION = r"net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED)"
"""What Chromium logs without a server or a network; a page cannot prevent it."""

say = Catalogue("en").text

_LISTEN = """
addEventListener("DOMContentLoaded", () => {
  window.announced = [];
  window.announcedBefore = 0;
  let last = "";
  const note = () => {
    const region = document.getElementById("announcer");
    const text = region?.textContent?.trim();
    if (text && region.innerHTML !== last) window.announced.push(text);
    last = region?.innerHTML;
  };
  const act = () => { window.announcedBefore = window.announced.length; };
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, act, { capture: true });
  const seen = { childList: true, subtree: true, characterData: true };
  new MutationObserver(note).observe(document.body, seen);
});
"""


@dataclass
class Screen:
    """One page, and what a person does with it."""

    page: Page
    home: str
    touch: bool
    frames: list[Message] = field(default_factory=list)
    """All messages that the page has received over WebSockets."""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen_in)

    def _listen_in(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def go(self, path: str = "/") -> None:
        self.page.goto(self.home + path)

    def another(self) -> "Screen":
        """A second tab of the same browser."""
        return Screen(self.context.new_page(), self.home, self.touch)

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        self.page.wait_for_url("**/t/*")
        return urlsplit(self.page.url).path.removeprefix("/t/")

    @property
    def tokens(self) -> list[str]:
        """The tokens that this browser has stored for its table."""
        known = self.page.evaluate("JSON.parse(localStorage.getItem('cheese-rescue.tables'))")
        tokens: list[str] = next(one["tokens"] for one in known if one["table"] == self.table)
        return tokens

    def open_table(self, way: str, *names: str, players: int = 2, bots: Sequence[int] = ()) -> None:
        """Opens a table on the /new page; `bots` are the numbers of the chairs for bots.

        The first name is that of the device, the others are people who share it.
        """
        self.go(f"/new#{way}")
        chairs = self.find(".round-chair.taken")
        chairs.first.wait_for()
        for name in names[:1]:
            self.page.evaluate("name => localStorage.setItem('cheese-rescue.name', name)", name)
            self.page.reload()
            chairs.first.wait_for()
        while chairs.count() > players:
            self.tap(chairs.last)
            self.tap(self.button("new-remove"))
        while chairs.count() < players:
            self.tap(self.find(".round-chair.missing").first)
            self.tap(f'dialog [data-who="{"here" if way == "together" else "far"}"]')
        for number in bots:
            self.tap(chairs.nth(number))
            self.tap(self.find("dialog [data-level]").first)
        for nth, name in enumerate(names[1:], start=1):
            self.tap(chairs.nth(nth))
            self.page.get_by_label(say("new-name")).fill(name)
            self.tap(self.button("new-name-done"))
        self.tap(self.button("new-open"))

    def sit_down(self, name: str) -> None:
        """Takes the first free chair of the table that is shown, with that name."""
        self.tap(self.button("sit-change"))
        self.page.get_by_label(say("sit-name")).fill(name)
        self.tap(self.button("sit-down"))
        self.find(".sit-down").wait_for(state="detached")

    # -- finding and touching ----------------------------------------------------------------------

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def button(self, key: str, **values: int | str) -> Locator:
        return self.page.get_by_role("button", name=say(key, **values), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=say(key), exact=True)

    def words(self, key: str, **values: int | str) -> Locator:
        """The elements that show that sentence, without the live region."""
        return self.find("#app > :not(#announcer)").get_by_text(say(key, **values), exact=True)

    def tap(self, target: Locator | str) -> None:
        """Taps if the screen has touch, otherwise clicks."""
        found = self.find(target) if isinstance(target, str) else target
        if self.touch:
            found.tap()
        else:
            found.click()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def announced(self) -> list[str]:
        """All texts of the live region since the page was loaded."""
        said: list[str] = self.page.evaluate("window.announced")
        return said

    def until_announced(self, text: str) -> None:
        """Waits until the text has been announced since the last key or tap.

        The live region may already say something else: a bot's hello can follow at once.
        """
        said = "said => announced.slice(announcedBefore).join(' ').toLowerCase().includes(said)"
        self.page.wait_for_function(said, arg=text.lower())

    @property
    def is_animated(self) -> bool:
        """Whether an animation is running."""
        moves: bool = self.page.evaluate(
            "document.getAnimations().some((one) => one.playState === 'running')"
        )
        return moves

    # -- the game ----------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        """The stacks of the hand with their counts, as `M2`; empty if no hand is shown."""
        hand: list[str] = self.find(".hand .stack").evaluate_all(
            "stacks => stacks.map((one) => `${one.dataset.card}${one.innerText.trim()}`)"
        )
        return hand

    @property
    def cards(self) -> set[str]:
        """The cells of the square that have a card."""
        return self._cells(".cell.card")

    @property
    def places(self) -> set[str]:
        """The cells that are shown as legal."""
        return self._cells(".cell.place")

    @property
    def doomed(self) -> set[str]:
        """The cells that the forecast marks."""
        return self._cells(".cell.doomed")

    def _cells(self, selector: str) -> set[str]:
        return set(
            self.find(selector).evaluate_all("cells => cells.map((one) => one.dataset.cell)")
        )

    def cell(self, key: str) -> Locator:
        return self.find(f'.cell[data-cell="{key}"]')

    @property
    def ghost(self) -> str | None:
        """The cell of the card that is not confirmed yet."""
        ghosts = self._cells(".cell.ghost")
        assert len(ghosts) <= 1
        return next(iter(ghosts), None)

    def until_turn(self) -> None:
        """Waits until a hand on this screen may lay a card, or the game is over."""
        self.find(".hand.turn, .finale").first.wait_for()

    def until_playing(self) -> None:
        self.find(".playing").wait_for()

    def until_card(self, key: str) -> None:
        """Waits until the cell has a card; after the last card, for the finale instead."""
        self.find(f'.cell.card[data-cell="{key}"], .finale').first.wait_for()

    def until_cards(self, count: int) -> None:
        """Waits until the square has at least this many cards, including the start card."""
        self.find(".cell.card").nth(count - 1).wait_for()

    def pick(self, nth: int = 0) -> None:
        self.until_turn()
        self.tap(self.find(".hand .stack").nth(nth))
        self.find(".hand .stack.chosen").wait_for()

    def put(self, key: str) -> None:
        self.tap(self.cell(key))
        self.find(f'.cell.ghost[data-cell="{key}"]').wait_for()

    def confirm(self) -> None:
        self.tap(self.button("table-lay"))

    def lay_a_card(self, nth: int = 0) -> str:
        """Picks a card, lays it on the first cell shown as legal, and returns that cell."""
        self.pick(nth)
        key = self.find(".cell.place.open").first.get_attribute("data-cell") or ""
        self.put(key)
        self.confirm()
        self.until_card(key)
        return key

    # -- the finale --------------------------------------------------------------------------------

    def skip_finale(self) -> None:
        self.tap(self.button("finale-skip"))
        self.until_result()

    def until_result(self) -> None:
        self.find(".finale.scene-result").wait_for()

    def step_finale(self) -> Iterator[str]:
        """Steps through the finale and yields the caption of each beat."""
        self.find(".finale").wait_for()
        while True:
            yield self.find(".finale-caption").inner_text()
            step = self.button("finale-on")
            if step.get_attribute("aria-disabled") == "true":
                return
            self.tap(step)

    @property
    def points(self) -> list[int]:
        """The points that the finale shows for each seat."""
        # "4", and "4 points" for screen readers
        self.find(".finale-points").first.wait_for()
        shown = self.find(".finale-points").all_inner_texts()
        return [int(text.split()[0]) for text in shown]

    @property
    def winners(self) -> list[int]:
        chips = self.find(".finale-chip").evaluate_all(
            "chips => chips.filter((one) => one.classList.contains('won'))"
            ".map((one) => Number(one.dataset.chip))"
        )
        return sorted(chips)


@dataclass
class Devices:
    """The browsers of one test, each with its own storage; collects what goes wrong in any."""

    browser: Browser
    server: Server
    contexts: list[BrowserContext] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    homes: set[str] = field(default_factory=set)
    forgiven: list[str] = field(default_factory=lambda: [KEPT_OUT])

    def phone(self, **options: Any) -> Screen:
        return self._screen({"viewport": PHONE, "has_touch": True, "is_mobile": True, **options})

    def desk(self, **options: Any) -> Screen:
        return self._screen({"viewport": DESK, **options})

    def forgive(self, pattern: str) -> None:
        """Ignores troubles that match the pattern."""
        self.forgiven.append(pattern)

    def _screen(self, options: dict[str, Any]) -> Screen:
        home = options.pop("home", self.server.url)
        moving = options.pop("moving", False)
        as_app = options.pop("as_app", False)
        context = self.browser.new_context(
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if as_app else "block",
            **{"locale": "en-GB", **options},
        )
        self.contexts.append(context)
        self.homes.add(urlsplit(home).netloc)
        context.add_init_script(_LISTEN)
        context.on("console", self._note_console)
        context.on("weberror", lambda error: self.troubles.append(f"error: {error.error}"))
        context.on("request", lambda request: self._note_request(request.url))
        context.on("page", self._note_sockets)
        return Screen(context.new_page(), home, options.get("has_touch", False))

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _note_sockets(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._note_request(socket.url))

    def _note_request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc not in self.homes:
            self.troubles.append(f"asked elsewhere: {url}")

    def close(self) -> list[str]:
        """Closes all browsers; returns what went wrong in any, unless it was forgiven."""
        for context in self.contexts:
            for page in context.pages:
                page.evaluate("0")  # earlier console messages have arrived after this
            context.close()
        return [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.forgiven)
        ]


def play_ahead(server: Server, table: str, *tokens: str, ply: int) -> None:
    """Plays the seats of these tokens over a WebSocket until the game reaches this ply."""
    device = arrive(server, table, *tokens)
    seats = device.seats()
    while (view := device.views[seats[0]])["ply"] < ply:
        if view["turn"] in seats:
            answer = device.play(device.views[view["turn"]])
            assert answer["type"] == "views", answer
        else:
            device.hear()
    device.close()


# -- what the server knows -------------------------------------------------------------------------


def moves_at(server: Server, table: str, game: int = 0) -> list[str]:
    """The moves in the server's record of a game, as `M@2,-1`."""
    return [str(play.move) for play in Record.parse(_record(server, table, game)).plays]


def finale_at(server: Server, table: str, game: int = 0) -> Message:
    """The finale that the server computes from its record of a game."""
    record = _record(server, table, game)
    answer = server.post("/api/replay", {"record": record})
    finale: Message = answer.json()["finale"]
    return finale


def _record(server: Server, table: str, game: int) -> str:
    answer = server.get(f"/api/tables/{table}/record?game={game}")
    assert answer.status_code == 200, answer.text
    record: str = answer.json()["record"]
    return record


def places_of(moves: Iterable[str]) -> set[str]:
    """The cells of the moves."""
    return {move.partition("@")[2] for move in moves}


def views_in(frames: Sequence[Message]) -> Iterator[Message]:
    """Every view in the messages of a server."""
    for frame in frames:
        if frame["type"] == "views":
            yield from frame["views"]
