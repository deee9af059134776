"""The lesson: eight steps, played by touch and by keyboard."""

import itertools
import json

import pytest
from playwright.sync_api import expect

from cheese_rescue.exercises import lessons
from cheese_rescue.i18n import LANGUAGES, Catalogue
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_keyboard import face, place, tab_to, walk_to
from tests.browser.test_languages import speak
from tests.browser.test_layout import boxes
from tests.device import Message
from tests.server.site import Server

pytestmark = pytest.mark.browser

REFUSED = r"status of 422"
STEPS = tuple(lessons())
PLACES = {
    "beside": ("1a", "1,0"),
    "corner": ("1a", "0,1"),
    "size": ("1a", "0,1"),
    "mouse": ("M", "1,1"),
    "cat": ("C", "-1,0"),
    "dog": ("D", "-1,0"),
    "chase": ("C", "1,-2"),
}
"""A card and a place that reach the goal of each step."""


def reach(screen: Screen, step: str) -> None:
    screen.find(f'.learning[data-step="{step}"] .hand.turn').wait_for()


def lay(screen: Screen, card: str, key: str) -> None:
    screen.tap(f'.stack[data-card="{card}"]')
    screen.put(key)
    screen.tap(".confirm .big:enabled")


def outcome(screen: Screen, key: str) -> None:
    screen.find(".learn-outcome").get_by_text(say(key)).wait_for()


def winning_line(site: Server) -> list[str]:
    """The learner's moves that win the small game."""

    def asked(moves: list[str]) -> Message:
        answer = site.post("/api/exercise", {"name": "small-game", "moves": moves})
        found: Message = answer.json()
        return found

    def search(moves: list[str]) -> list[str] | None:
        now = asked(moves)
        if now["progress"] != "open":
            return moves if now["progress"] == "solved" else None
        lines = itertools.product(sorted(set(now["hand"])), now["legal_cells"])
        found = (search([*moves, f"{card}@{x},{y}"]) for card, (x, y) in lines)
        return next(filter(None, found), None)

    won = search([])
    assert won is not None
    return won


def take_the_lesson(screen: Screen, moves: list[str], words: Catalogue) -> None:
    """From the first step to the end, by tapping what the page shows."""
    screen.go("/learn")
    for step, (card, key) in PLACES.items():
        reach(screen, step)
        assert words.text(f"exercise-{step}") in screen.find(".learn-sentence").inner_text()
        lay(screen, card, key)
        screen.find(".learn-outcome").get_by_text(words.text("exercises-solved")).wait_for()
        screen.tap(".learn-outcome .big")
    reach(screen, "small-game")
    dots = [(left + right) / 2 for left, _, right, _ in boxes(screen, ".learn-dots > i")]
    gaps = {round(right - left) for left, right in itertools.pairwise(dots)}
    assert len(gaps) == 1, "the dots are evenly spaced"
    for number, move in enumerate(moves):
        card, _, key = move.partition("@")
        screen.find(".hand.turn .stack").nth(len(moves) - number - 1).wait_for()
        lay(screen, card, key)
    screen.tap(screen.page.get_by_role("button", name=words.text("finale-skip"), exact=True))
    screen.until_result()
    assert screen.winners == [0]
    expect(screen.find(".learn-outcome .big")).to_be_in_viewport(ratio=1)
    screen.tap(".learn-outcome .big")
    screen.find(".learn-end").wait_for()
    screen.tap(screen.page.get_by_role("button", name=words.text("home-play"), exact=True))
    screen.until_turn()


@pytest.fixture(scope="module")
def moves(site: Server) -> list[str]:
    return winning_line(site)


def test_the_whole_lesson_is_taken_by_touch_and_leads_to_a_game(
    devices: Devices, moves: list[str]
) -> None:
    phone = devices.phone()
    take_the_lesson(phone, moves, Catalogue("en"))
    assert phone.page.evaluate("localStorage.getItem('cheese-rescue.lesson')") is None


@pytest.mark.long
def test_on_a_small_phone_the_hand_is_in_sight_in_every_language(devices: Devices) -> None:
    phone = devices.phone(viewport={"width": 360, "height": 640})
    phone.go("/learn")
    for step in STEPS:
        reach(phone, step)
        for language in LANGUAGES:
            speak(phone, language)
            bottom = max(low for *_, low in boxes(phone, ".hand .stack"))
            assert bottom <= 640, (step, language)
        phone.tap(phone.find(".learn-head button").last)


@pytest.mark.long
def test_the_whole_lesson_is_taken_in_polish(devices: Devices, moves: list[str]) -> None:
    take_the_lesson(devices.phone(locale="pl-PL"), moves, Catalogue("pl"))


def test_the_whole_lesson_is_taken_by_keyboard_and_every_step_is_announced(
    devices: Devices, moves: list[str]
) -> None:
    devices.forgive(REFUSED)
    desk = devices.desk()
    desk.go()
    tab_to(desk, 'a[href="/learn"]')
    desk.press("Enter")
    for step, (card, key) in PLACES.items():
        reach(desk, step)
        desk.until_announced(say(f"exercise-{step}"))
        if step == "corner":
            refuse_by_keys(desk, card, "-1,-1", "refusal-touches-a-corner-only")
        lay_by_keys(desk, card, key)
        mine = say("cheese-yours", points=1) if card == "1a" else face(card)
        desk.until_announced(say("table-you-laid", card=mine, cell=place(key)))
        desk.until_announced(say("exercises-solved"))
        expect(desk.button("learn-next")).to_be_focused()
        desk.press("Enter")
    reach(desk, "small-game")
    desk.until_announced(say("exercise-small-game", bot=say("bot-little-mouse")))
    for number, move in enumerate(moves):
        card, _, key = move.partition("@")
        desk.find(".hand.turn .stack").nth(len(moves) - number - 1).wait_for()
        lay_by_keys(desk, card, key)
        desk.until_announced(say("bot-little-mouse") + ": ")
    tab_to(desk, f'[aria-label="{say("finale-skip")}"]')
    desk.press("Enter")
    desk.until_result()
    desk.until_announced(say("result-win"))
    expect(desk.button("learn-next")).to_be_focused()
    desk.press("Enter")
    expect(desk.button("home-play")).to_be_focused()


def put_by_keys(screen: Screen, card: str, key: str) -> None:
    slots = ["D", "C", "M", "3a", "2a", "1a"]
    screen.press(str(1 + slots.index(card)))
    screen.until_announced(say("table-picked", card=face(card)))
    walk_to(screen, key)
    screen.press("Enter")


def refuse_by_keys(screen: Screen, card: str, key: str, why: str) -> None:
    put_by_keys(screen, card, key)
    screen.until_announced(say(why))
    screen.press("Escape")
    screen.until_announced(say("table-taken-back"))


def lay_by_keys(screen: Screen, card: str, key: str) -> None:
    put_by_keys(screen, card, key)
    screen.until_announced(say("table-ghost-told", card=face(card), cell=place(key)))
    screen.find(".confirm .button:enabled").first.wait_for()
    screen.press("Enter")


def test_a_wrong_try_shows_its_chase_and_can_be_repeated(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/learn")
    skip_to(phone, "mouse")
    lay(phone, "M", "0,1")
    phone.find(".learn-caption").get_by_text(say("finale-mice", count=0)).wait_for()
    outcome(phone, "exercises-missed")
    phone.tap(phone.button("learn-again"))
    reach(phone, "mouse")
    lay(phone, "M", "1,1")
    phone.find(".learn-caption").get_by_text(say("finale-mice", count=1)).wait_for()
    outcome(phone, "exercises-solved")


def width(screen: Screen, selector: str) -> float:
    box = screen.find(selector).bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("kind", ["phone", "desk"])
def test_a_chase_is_told_on_the_screen_by_cards_that_keep_their_size(
    devices: Devices, kind: str
) -> None:
    screen: Screen = getattr(devices, kind)()
    screen.go("/learn")
    skip_to(screen, "cat")
    screen.tap('.stack[data-card="C"]')
    screen.put("0,-2")
    before = width(screen, '.cell[data-cell="0,0"]')
    screen.tap(".confirm .big:enabled")
    caption = screen.find(".learn-caption").get_by_text(say("finale-mice", count=1))
    expect(caption).to_be_in_viewport(ratio=1)
    assert width(screen, '.cell[data-cell="0,0"]') == pytest.approx(before, rel=0.15)
    outcome(screen, "exercises-missed")
    dots = screen.find(".learn-dots > i").evaluate_all("all => all.map((one) => one.offsetLeft)")
    gaps = {after - before for before, after in itertools.pairwise(dots)}
    assert max(gaps) - min(gaps) <= 1  # half a pixel may be rounded


def skip_to(screen: Screen, step: str) -> None:
    for before, after in itertools.pairwise(STEPS):
        reach(screen, before)
        screen.tap(screen.button("learn-skip"))
        reach(screen, after)
        if after == step:
            return


def test_a_refused_place_says_why_and_the_card_can_go_elsewhere(devices: Devices) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    phone.go("/learn")
    skip_to(phone, "size")
    phone.pick()
    phone.put("2,0")
    phone.find(".message.told").get_by_text("too far right").wait_for()
    phone.find(".cell.ghost.no").wait_for()
    phone.tap(phone.cell("0,1"))
    phone.tap(".confirm .big:enabled")
    outcome(phone, "exercises-solved")


def test_a_step_is_repeated_skipped_and_resumed(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/learn")
    skip_to(phone, "corner")
    lay(phone, *PLACES["corner"])
    outcome(phone, "exercises-solved")
    phone.tap(phone.button("learn-repeat"))
    reach(phone, "corner")
    assert len(phone.hand) == 1
    phone.tap(phone.link("learn-leave"))
    phone.tap(phone.link("home-learn"))
    reach(phone, "corner")
    phone.page.get_by_role("img", name=say("learn-step", step=2, steps=len(STEPS))).wait_for()
    phone.page.reload()
    reach(phone, "corner")


@pytest.mark.parametrize("way", ["play", "learn"])
def test_the_lesson_is_offered_until_somebody_plays_or_learns(devices: Devices, way: str) -> None:
    phone = devices.phone()
    phone.go()
    offer = phone.page.get_by_text(say("learn-offer"))
    offer.wait_for()
    if way == "learn":
        phone.tap(phone.link("home-learn"))
        reach(phone, "beside")
        phone.tap(phone.link("learn-leave"))
    else:
        phone.tap(phone.button("home-play"))
        phone.until_turn()
        phone.go()
    phone.button("home-play").wait_for()
    expect(offer).to_have_count(0)
    phone.link("home-learn").wait_for()


def test_without_the_server_the_page_says_so_and_tries_again(devices: Devices) -> None:
    devices.forgive(r"Failed to load resource|net::ERR")
    phone = devices.phone()
    phone.page.route("**/api/exercises", lambda route: route.abort())
    phone.go("/learn")
    phone.page.get_by_role("alert").get_by_text(say("learn-lost")).wait_for()
    phone.page.unroute("**/api/exercises")
    phone.page.route("**/api/exercise", lambda route: route.abort())
    phone.tap(phone.button("learn-again"))
    phone.page.get_by_role("alert").get_by_text(say("learn-lost")).wait_for()
    phone.page.unroute("**/api/exercise")
    phone.tap(phone.button("learn-again"))
    reach(phone, "beside")


VOICES = """
const voices = %s;
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => voices, speak: ({ text }) => (window.read ??= []).push(text), cancel() {},
  addEventListener() {}, removeEventListener() {},
}});
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


@pytest.mark.parametrize("is_local", [True, False])
def test_only_a_voice_of_this_device_reads_aloud(devices: Devices, *, is_local: bool) -> None:
    phone = devices.phone()
    voices = [{"lang": "en-GB", "localService": is_local}, {"lang": "fr", "localService": True}]
    phone.page.add_init_script(VOICES % json.dumps(voices))
    phone.go("/learn")
    reach(phone, "beside")
    switch = phone.button("learn-aloud")
    if not is_local:
        expect(switch).to_have_count(0)
        return
    assert phone.page.evaluate("window.read ?? []") == []
    phone.tap(switch)
    expect(switch).to_have_attribute("aria-pressed", "true")
    phone.tap(phone.button("learn-skip"))
    reach(phone, "corner")
    read = [say("exercise-beside"), say("exercise-corner")]
    phone.page.wait_for_function(
        "read => JSON.stringify(window.read) === read",
        arg=json.dumps(read, ensure_ascii=False, separators=(",", ":")),
    )
