"""Walks through every page and dialog, for tests that check all of them."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.browser.puzzle_moves import lay, solve, wrong_move
from tests.browser.screens import Screen
from tests.device import Message
from tests.people import ADA, BEN, CLEO, arrive
from tests.server.site import Server

REFUSED = r"status of (404|422)"
"""What Chromium logs when the server refuses a request, as it does on a few of the pages."""


@dataclass(frozen=True)
class Sights:
    """Tables on a server that tests read but do not change, so that all tests can share them."""

    site: Server
    gathering: Message
    playing: Message
    hot_seat: Message
    over: Message
    record: str
    link: str


def prepare(site: Server) -> Sights:
    """Opens the tables and plays one of them to its end."""
    slowly = {"pace": "over-days", "begins": "oldest"}  # no stand-in when somebody leaves
    gathering = site.open(players=4, chairs=[{"mine": True}, {"bot": "greedy"}, {}, {}], **slowly)
    playing = site.open(players=4, chairs=[{"mine": True}, {}, {"bot": "gentle"}, {}], **slowly)
    for _ in range(2):
        site.join(table=playing["table"])
    hot_seat = site.open(chairs=[{"mine": True}, {"mine": True, "name": "Ben"}], **slowly)
    over = site.open(chairs=[{"mine": True}, {"bot": "gentle"}], **slowly)
    for opened in (playing, hot_seat, over):
        opener = arrive(site, opened["table"], opened["opener"], *filter(None, opened["tokens"]))
        opener.ask("start", oldest=ADA)
        if opened is playing:
            opener.ask("seat-bot", chair=CLEO, bot="gentle")  # a hand-over
        if opened is over:
            opener.ask("seat-bot", chair=BEN, bot="gentle")
            opener.play_out(ADA)
        opener.close()
    told = site.get(f"/api/tables/{over['table']}/record").json()
    return Sights(site, gathering, playing, hot_seat, over, told["record"], told["link"])


def _first_pages(screen: Screen, _: Sights) -> Iterator[str]:
    screen.go()
    screen.find(".play-now").wait_for()
    yield "home"
    screen.tap(".home-head .icon-button")
    screen.find("dialog[open] .settings").wait_for()
    yield "home: settings"
    screen.press("Escape")
    screen.tap(".opponent")
    screen.find(".levels").wait_for()
    yield "home: who plays against me"
    for mode in ("together", "friends", "bots", "screen"):
        screen.go(f"/new#{mode}")
        screen.find(".preset.chosen").wait_for()
        yield f"new: {mode}"
    screen.go("/new#together")
    screen.tap("summary")
    yield "new: options"
    screen.tap(screen.find(".round-chair").nth(1))
    screen.find("dialog .who-name").wait_for()
    yield "new: a chair"


def _gathering(screen: Screen, sights: Sights) -> Iterator[str]:
    opened = sights.gathering
    screen.go(f"/t/{opened['table']}")
    screen.find(".sit-down").wait_for()
    yield "gathering: a guest"
    screen.tap(screen.find(".sit-down .button").first)
    screen.find(".sit-down .shapes").wait_for()
    yield "gathering: a guest changes name or shape"
    screen.go("/")
    screen.go(f"/t/{opened['table']}#{opened['opener']}")
    screen.find(".big-invite img.qr").wait_for()
    yield "gathering: a shared screen"
    screen.go("/")
    screen.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    screen.find(".invite img.qr").wait_for()
    yield "gathering: the opener"
    screen.tap(screen.find(".round-chair.free").first)
    screen.find("dialog .bot-row").wait_for()
    yield "gathering: a free chair"
    screen.tap("dialog header .icon-button")
    screen.tap(screen.find("button.round-chair.taken").first)
    screen.find("dialog[open]").wait_for()
    yield "gathering: a chair"


def _playing(screen: Screen, sights: Sights) -> Iterator[str]:
    opened = sights.playing
    screen.go(f"/t/{opened['table']}")
    screen.find(".watching-note").wait_for()
    yield "playing: a watcher"
    screen.go("/")
    screen.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    screen.until_turn()
    screen.go("/")
    screen.find(".continue-facts").wait_for()
    yield "home: an open game"
    screen.tap(".continue")
    screen.until_turn()
    yield "playing"
    screen.pick()
    yield "playing: a card picked"
    screen.put("1,0")
    screen.find(".confirm .button:enabled").wait_for()
    yield "playing: a ghost"
    screen.tap(screen.find(".reactions > .icon-button"))
    screen.find(".reaction-list").wait_for()
    yield "playing: reactions"
    screen.tap(screen.find(".reactions > .icon-button"))
    screen.tap(screen.find(".table-head > .icon-button").last)
    screen.tap("dialog summary")
    screen.find("dialog img.qr").wait_for()
    yield "playing: menu"
    screen.tap(screen.find("dialog .column > button").first)
    screen.find("dialog .finale").wait_for()
    yield "playing: rules"
    screen.press("Tab")
    screen.tap("dialog .for-keyboard")
    screen.find("dialog .keys").wait_for()
    yield "playing: keys"
    screen.tap("dialog header .icon-button")
    screen.tap(".chip.mine")
    screen.tap("dialog .dialog-body > .button")
    screen.find("dialog img.qr").wait_for()
    yield "playing: a seat"
    screen.tap(screen.find("dialog .devices .button").first)
    screen.find("dialog .devices .danger").wait_for()
    yield "playing: signing out other devices"
    screen.tap("dialog header .icon-button")
    screen.tap(f'.chip[data-chair="{CLEO}"]')
    screen.find("dialog[open]").wait_for()
    yield "playing: a seat with a new player"
    opened = sights.hot_seat
    for who in (ADA, BEN):
        screen.go("/")
        screen.go(f"/t/{opened['table']}#{opened['tokens'][who]}")
        screen.until_playing()
    screen.find(".curtain").wait_for()
    yield "playing: a curtain"


def _finale(screen: Screen, sights: Sights) -> Iterator[str]:
    opened = sights.over
    screen.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    screen.find(".finale-start").wait_for()
    screen.find(".after .button").nth(3).wait_for()
    yield "finale: before"
    steps = screen.find(".finale-controls .icon-button")
    for scene in ("dogs", "cats", "mice", "count"):
        while not screen.find(f".finale.scene-{scene}").count():
            screen.tap(steps.nth(2))
        yield f"finale: {scene}"
    screen.tap(steps.nth(5))
    screen.until_result()
    yield "finale: result"
    screen.tap(screen.find(".finale .cell").nth(8))
    screen.find(".finale-told").wait_for()
    yield "finale: a story"
    screen.tap(steps.nth(6))
    screen.find("dialog[open]").wait_for()
    yield "finale: as text"


def _scoring(screen: Screen, _: Sights) -> Iterator[str]:
    screen.go("/score")
    screen.find(".score-setup").wait_for()
    yield "score: who"
    screen.tap(screen.find(".score-setup .score-choice").nth(2))
    screen.find(".score-owners li").nth(3).wait_for()
    yield "score: who, of four"
    screen.tap('button[type="submit"]')
    screen.find(".score-editor").wait_for()
    yield "score: an empty square"
    keep_draft(screen, ["D"] * 49, players=4)
    screen.page.reload()
    screen.tap(".score-bar .button")
    screen.find(".score-flaws button").nth(4).wait_for()
    yield "score: flaws"
    screen.tap(screen.find(".score-more .button").last)
    screen.tap(".score-bar .button")
    screen.find(".score-flaws button").first.wait_for()
    yield "score: holes"
    keep_draft(screen, FOUR_DOGS.split(), players=2)
    screen.page.reload()
    screen.tap(".score-bar .button")
    screen.find(".score-inferred .button").wait_for()
    yield "score: more dogs than we think there are"
    screen.tap(".score-inferred .button")
    screen.tap(screen.find(".finale-controls .icon-button").nth(5))
    screen.tap(screen.find(".score-kept .button"))
    yield "score: kept"
    screen.tap(screen.find(".score-after .button").first)
    screen.find(".picture-frame img").wait_for()
    yield "score: the picture"


FOUR_DOGS = "D 2a 1b D D 1b M S 3a M 2b 3b M C C 2b M M M D 1b 1a 2a M C"


def keep_draft(screen: Screen, faces: Sequence[str], *, players: int) -> None:
    """Stores a draft with these cards in reading order; the score page reads it when it loads."""
    side = players + 3
    cards = {f"{nth % side},{nth // side}": face for nth, face in enumerate(faces)}
    draft = json.dumps({"players": players, "cards": cards})
    screen.page.evaluate("draft => localStorage.setItem('cheese-rescue.score', draft)", draft)


def _replaying(screen: Screen, sights: Sights) -> Iterator[str]:
    screen.go("/replay")
    screen.find(".replay-landing").wait_for()
    yield "replay: nothing yet"
    screen.go("/replay#nonsense")
    screen.find(".replay-bad").wait_for()
    yield "replay: unreadable"
    screen.page.goto(sights.link)
    screen.find(".replay-slider").fill("12")
    screen.tap(".replay-luck .button")
    screen.find(".replay-findings").wait_for()
    yield "replay"
    screen.tap(".play-on .button")
    screen.find("dialog[open] .play-on-bot").wait_for()
    yield "replay: playing on"
    screen.tap("dialog header .icon-button")
    screen.find(".replay-slider").fill("25")
    screen.find(".finale").wait_for()
    yield "replay: the chase"


def _learning(screen: Screen, _: Sights) -> Iterator[str]:
    screen.go("/learn")
    screen.find(".hand.turn").wait_for()
    yield "learn"
    screen.pick()
    screen.put("1,0")
    screen.find(".confirm .button:enabled").wait_for()
    yield "learn: a ghost"
    screen.tap(".confirm .big")
    screen.find(".learn-outcome").wait_for()
    yield "learn: solved"
    screen.tap(".learn-outcome .big")
    screen.pick()
    screen.put("-1,-1")
    screen.find(".ghost.no").wait_for()
    yield "learn: a corner does not count"
    screen.tap(screen.find(".learn-head button").last)
    screen.find('.learning[data-step="size"] .hand.turn').wait_for()
    yield "learn: the size"
    screen.tap(screen.find(".learn-head button").last)
    screen.find('.learning[data-step="mouse"] .hand.turn').wait_for()
    screen.pick()
    screen.put("0,1")
    screen.tap(".confirm .big")
    screen.find(".learn-caption").wait_for()
    yield "learn: a chase"
    screen.find(".learn-outcome").wait_for()
    yield "learn: not yet"
    for step in ("cat", "dog", "chase", "small-game"):
        screen.tap(screen.find(".learn-head button").last)
        screen.find(f'.learning[data-step="{step}"] .hand.turn').wait_for()
        yield f"learn: {step}"
    screen.tap(screen.find(".learn-head button").last)
    screen.find(".learn-end").wait_for()
    yield "learn: the end"
    screen.page.evaluate("localStorage.setItem('cheese-rescue.offered', '')")
    screen.page.evaluate("localStorage.removeItem('cheese-rescue.tables')")
    screen.tap(".page-head .icon-button >> nth=0")
    screen.find(".learn-offer").wait_for()
    yield "home: the lesson is offered"


def _puzzling(screen: Screen, sights: Sights) -> Iterator[str]:
    screen.go("/puzzles")
    screen.find(".puzzle-number").nth(9).wait_for()
    yield "puzzles"
    screen.go(f"/puzzles/{PUZZLE}")
    screen.find(".hand.turn").wait_for()
    yield "puzzles: one"
    marks = {"card": ".stack.hinted", "region": ".cell.hinted", "place": ".lit:not(.thinking)"}
    for strength, mark in marks.items():
        screen.tap(".hint-lamp")
        screen.find(mark).first.wait_for()
        yield f"puzzles: a hint, {strength}"
    name = f"puzzle-{PUZZLE}"
    lay(screen, wrong_move(sights.site, name))
    screen.find(".learn-caption").wait_for()
    yield "puzzles: a chase"
    screen.find(".learn-outcome").wait_for()
    yield "puzzles: why it was wrong"
    screen.tap(".learn-outcome .big")
    solve(screen, sights.site, name)
    yield "puzzles: solved"
    screen.go("/day/2026-11-19")
    screen.find(".day-puzzle").nth(2).wait_for()
    day = sights.site.get("/api/day?date=2026-11-19").json()
    results = [{"solved": True, "wrong": 0, "hints": 0}, {"solved": True, "wrong": 2, "hints": 1}]
    tried = [
        {"number": number, "grade": "easy", "themes": [], "at": 1, **result}
        for number, result in zip(day["puzzles"], results, strict=False)
    ]
    store = "tried => localStorage.setItem('cheese-rescue.puzzles', tried)"
    screen.page.evaluate(store, json.dumps(tried))
    screen.page.reload()
    screen.find(".day-puzzle.first").wait_for()
    yield "day"
    screen.tap(".day > .button")
    screen.find(".picture-frame img").wait_for()
    yield "day: the result"
    screen.go("/day/2026-11-19#hard")
    screen.page.reload()
    screen.find(".hand.turn").wait_for()
    yield "day: a puzzle"


PUZZLE = 2
"""A puzzle with two cards to lay and three places."""


def _reading(screen: Screen, sights: Sights) -> Iterator[str]:
    for opened in (sights.gathering, sights.playing, sights.hot_seat):
        screen.go(f"/t/{opened['table']}#{opened['opener']}")
        screen.find(".table-head").wait_for()
    screen.go(f"/t/{sights.over['table']}#{sights.over['tokens'][ADA]}")
    screen.find(".after .button").nth(3).wait_for()  # the game is stored together with its link
    screen.go("/games")
    screen.find(".games-won").wait_for()
    screen.find(".games-standing").nth(2).wait_for()
    yield "games"
    screen.tap(screen.find(".games-item .games-do .icon-button"))
    screen.find(".games-deleted .button").wait_for()
    yield "games: one deleted"
    screen.tap(".games-deleted .button")
    screen.go("/rules")
    screen.find(".finale").wait_for()
    yield "rules"
    for part in screen.find("summary").all():
        screen.tap(part)
    yield "rules: unfolded"
    screen.page.evaluate(
        "kept => { for (const name in kept) localStorage[name] = JSON.stringify(kept[name]) }",
        DONE,
    )
    screen.go("/done")
    screen.tap(".done-delete .button")
    screen.find(".done-delete .danger").wait_for()
    yield "done"
    screen.tap(".done-delete .danger")
    screen.find(".done-delete [role=status] p").wait_for()
    yield "done: nothing any more"
    screen.go("/kept")
    screen.tap(".kept .button.danger")
    screen.find("dialog[open]").wait_for()
    yield "kept: sure?"
    screen.tap(screen.find("dialog .kept-choice .button").first)
    yield "kept"
    screen.go("/games")
    screen.find(".games-empty").wait_for()
    yield "games: none yet"
    screen.go("/nowhere")
    screen.find("main .button").wait_for()
    yield "nowhere"
    screen.go("/t/NoSuchTableEverWasHere")
    screen.find("main .button").wait_for()
    yield "a table that is gone"


DONE = {
    "cheese-rescue.lessons": ["beside", "corner", "mouse"],
    "cheese-rescue.older": {"played": {"2": 123, "3": 4}, "beaten": ["little-mouse", "tomcat"]},
    "cheese-rescue.puzzles": [
        {"number": 1, "grade": "easy", "themes": ["free", "scare"], "solved": True, "at": 1},
        {"number": 2, "grade": "hard", "themes": ["wall"], "solved": False, "at": 2},
    ],
}
"""What a device stores about lessons, older games and puzzles."""


WALKS = {
    "first pages": _first_pages,
    "gathering": _gathering,
    "playing": _playing,
    "finale": _finale,
    "scoring": _scoring,
    "replaying": _replaying,
    "learning": _learning,
    "puzzling": _puzzling,
    "reading": _reading,
}
"""Each walk yields the name of every page or dialog while the screen shows it."""
