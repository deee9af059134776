"""Puzzles and the square of the day: played, hinted, failed, solved and shared."""

import json

import pytest
from playwright.sync_api import expect

from cheese_rescue.exercises import puzzles
from cheese_rescue.i18n import LANGUAGES
from tests.browser.puzzle_moves import good_move, lay, solve, winning_line, wrong_move
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_keyboard import face, place, tab_to, walk_to
from tests.browser.test_languages import speak
from tests.browser.test_layout import boxes
from tests.browser.test_learning import VOICES, put_by_keys
from tests.browser.test_picture import PNG, colours_of, until_drawn
from tests.device import Message
from tests.server.site import Server

pytestmark = pytest.mark.browser

GRADES = ("easy", "medium", "hard")
FIRST, SECOND = [
    number
    for number, puzzle in puzzles().items()
    if puzzle.grade.value == "easy" and puzzle.exercise.plies in (3, 4)
][:2]
"""Two puzzles with two cards to lay."""
MANY_KINDS = next(
    number
    for number, puzzle in puzzles().items()
    if min(len({*hand}) for hand in puzzle.exercise.position.hands) >= 5
)
"""A puzzle with many stacks in both hands."""
EDGAR = say("bot-old-dog")
SHARES = """
window.shared = [];
navigator.canShare = ({ files }) => files.every((file) => file.type === "image/png");
navigator.share = async (what) => window.shared.push(what);
"""


def stored(screen: Screen) -> dict[int, Message]:
    """What the browser has stored about puzzles, by number."""
    found = json.loads(
        screen.page.evaluate("localStorage.getItem('cheese-rescue.puzzles')") or "[]"
    )
    return {one["number"]: one for one in found}


def test_a_puzzle_is_chosen_hinted_failed_and_solved_by_touch(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.link("home-puzzles"))
    phone.page.get_by_label(say("puzzles-theme")).select_option("guard")
    phone.tap(phone.button("grade-medium"))
    expect(phone.button("grade-medium")).to_have_attribute("aria-pressed", "true")
    listed = site.get("/api/puzzles").json()
    chosen = sorted({*listed["grades"]["medium"]} & {*listed["themes"]["guard"]})
    number, following = chosen[:2]
    name = f"puzzle-{number}"
    play = say("puzzles-play", number=number)
    phone.tap(phone.page.get_by_role("link", name=play, exact=True))
    phone.find(".hand.turn").wait_for()

    good = good_move(site, name)
    card, _, key = good.partition("@")
    phone.tap(phone.button("hint-ask"))
    phone.words("hint-card-told", card=face(card)).wait_for()
    phone.find(f'.stack.hinted[data-card="{card}"]').wait_for()
    phone.tap(phone.button("puzzle-hint-more"))
    phone.words("hint-region-told", card=face(card)).wait_for()
    phone.find(f'.cell.hinted[data-cell="{key}"]').wait_for()
    phone.tap(phone.button("puzzle-hint-more"))
    phone.words("hint-place-told", card=face(card), cell=place(key)).wait_for()
    expect(phone.find(".cell.hinted")).to_have_count(1)
    assert stored(phone)[number]["hints"] == 3

    lay(phone, wrong_move(site, name))
    phone.find(".learn-caption").wait_for()
    phone.find(".puzzle-points").wait_for()
    phone.find('.learn-outcome[data-result="missed"]').wait_for()
    phone.tap(phone.button("learn-again"))
    solve(phone, site, name)
    found = stored(phone)[number]
    assert (found["solved"], found["wrong"], found["themes"]) == (True, 1, found["themes"])
    assert "guard" in found["themes"]

    phone.tap(phone.button("puzzle-next"))
    phone.page.wait_for_url(f"**/puzzles/{following}")
    phone.find(".hand.turn").wait_for()
    phone.tap(phone.link("puzzle-all"))
    phone.page.get_by_role("link", name=say("puzzle-is-solved", number=number)).wait_for()
    phone.words("puzzles-progress", solved=1, count=len(chosen)).wait_for()


def test_a_puzzle_is_solved_by_keyboard_and_everything_is_announced(
    devices: Devices, site: Server
) -> None:
    desk = devices.desk()
    name = f"puzzle-{FIRST}"
    desk.go(f"/puzzles/{FIRST}")
    desk.find(".hand.turn").wait_for()
    desk.until_announced(say("puzzle-task", count=2, bot=EDGAR))
    moves = winning_line(site, name)
    card = moves[0].partition("@")[0]
    tab_to(desk, ".hint-lamp")
    desk.press("Enter")
    desk.until_announced(say("hint-card-told", card=face(card)))

    wrong = wrong_move(site, name)
    lay_by_keys(desk, wrong)
    desk.find(".learn-outcome").wait_for()
    expect(desk.button("learn-again")).to_be_focused()
    missed = site.post("/api/exercise", {"name": name, "moves": [wrong]}).json()["loss"]
    why = say(f"loss-{missed['reason']}", points=missed["points"], who=EDGAR)
    desk.until_announced(why)
    desk.press("Enter")
    desk.find(".hand.turn").wait_for()
    desk.until_announced(say("puzzle-task", count=2, bot=EDGAR))

    for number, move in enumerate(moves):
        desk.find(f'.puzzling[data-hand="{5 - number}"] .hand.turn').wait_for()
        lay_by_keys(desk, move)
        if number == 0:
            desk.until_announced(f"{EDGAR}: ")
    desk.find('.learn-outcome[data-result="solved"]').wait_for()
    won = site.post("/api/exercise", {"name": name, "moves": moves}).json()["finale"]
    is_close = len({*won["points"]}) == 1
    desk.until_announced(say("puzzle-more-cheeses" if is_close else "exercises-solved"))
    expect(desk.button("puzzle-next")).to_be_focused()
    desk.press("Enter")
    desk.find(".hand.turn").wait_for()
    expect(desk.page).not_to_have_url(f"**/puzzles/{FIRST}")


def lay_by_keys(screen: Screen, move: str) -> None:
    card, _, key = move.partition("@")
    tab_to(screen, ".cell")
    put_by_keys(screen, card if card in "DCM" else card[:-1] + "a", key)
    screen.find(".confirm .button:enabled").first.wait_for()
    walk_to(screen, key)
    screen.press("Enter")


def test_the_square_of_the_day_is_solved_and_shared_without_a_card(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    phone.page.add_init_script(SHARES)
    phone.go("/puzzles")
    phone.tap(phone.link("home-day"))
    phone.find(".day-puzzle").nth(2).wait_for()
    shown = phone.page.url
    assert shown.endswith("/day")
    day = site.get(f"/api/day?date={phone.page.evaluate(TODAY)}").json()
    easy = day["puzzles"][0]
    expect(phone.button("day-share")).to_have_count(0)
    phone.tap(phone.find(".day-puzzle").first)
    phone.find(".hand.turn").wait_for()
    solve(phone, site, f"puzzle-{easy}")
    phone.tap(phone.link("puzzle-next"))
    medium = f"puzzle-{day['puzzles'][1]}"
    phone.find(".hand.turn").wait_for()
    phone.tap(phone.button("hint-ask"))
    phone.find(".stack.hinted").wait_for()
    lay(phone, wrong_move(site, medium))
    phone.tap(phone.button("learn-again"))
    solve(phone, site, medium)
    phone.tap(phone.link("home-day"))
    expect(phone.find(".day-puzzle.first")).to_have_count(1)
    expect(phone.find(".day-puzzle.solved-hint")).to_have_count(1)

    phone.tap(phone.button("day-share"))
    until_drawn(phone)
    assert colours_of(phone) > 100
    phone.tap(phone.button("replay-share"))
    phone.page.wait_for_function("shared.length === 1")
    text = phone.page.evaluate("shared[0].text")
    assert text.splitlines()[0] == say("day-heading", number=day["number"])
    assert [line.partition(": ")[2] for line in text.splitlines()[1:4]] == [
        say("day-first"),
        say("day-solved-hint"),
        say("day-open"),
    ]
    assert text.splitlines()[4].endswith(f"/day/{day['date']}")
    picture = bytes(phone.page.evaluate(BYTES))
    assert picture.startswith(PNG)
    expect(phone.page.get_by_label(say("day-message"))).to_have_value(text)


def test_the_task_of_a_puzzle_stays_while_the_bot_replies_and_is_read_aloud(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    voices = [{"lang": "en-GB", "localService": True}]
    phone.page.add_init_script(VOICES % json.dumps(voices))
    phone.go(f"/puzzles/{FIRST}")
    task = say("puzzle-task", count=2, bot=EDGAR)
    expect(phone.find(".puzzle-task > p")).to_have_text(task)
    phone.tap(phone.button("learn-aloud"))
    assert phone.page.evaluate("window.read") == [task]
    lay(phone, wrong_move(site, f"puzzle-{FIRST}"))
    phone.words("puzzle-look").wait_for()
    expect(phone.find(".puzzle-task > p")).to_have_text(task)


def test_on_a_low_screen_the_whole_hand_of_a_puzzle_is_in_sight(devices: Devices) -> None:
    phone = devices.phone(viewport={"width": 667, "height": 340}, locale="ru-RU")
    phone.go(f"/puzzles/{FIRST}")
    phone.find(".hand.turn").wait_for()
    for stack in phone.find(".hand .stack").all():
        expect(stack).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_everything_of_a_puzzle_is_in_sight_in_every_language(
    devices: Devices,
) -> None:
    phone = devices.phone(viewport={"width": 360, "height": 640})
    phone.go("/puzzles")
    for language in LANGUAGES:
        phone.find(".puzzles-grade").first.wait_for()
        speak(phone, language)
        tiles = boxes(phone, ".puzzles-grade")
        names = boxes(phone, ".puzzles-grade > span:last-child")
        for (left, _, right, _), (first, _, last, _) in zip(tiles, names, strict=True):
            assert left + 2 <= first, language
            assert last <= right - 2, language
    phone.go(f"/puzzles/{MANY_KINDS}")
    phone.find(".hand.turn").wait_for()
    for language in LANGUAGES:
        speak(phone, language)
        bottom = max(low for *_, low in boxes(phone, ".hand .stack"))
        assert bottom <= 640, language


TODAY = "new Date(Date.now() - new Date().getTimezoneOffset() * 6e4).toISOString().slice(0, 10)"
BYTES = """async () => [...new Uint8Array(await shared[0].files[0].arrayBuffer()).slice(0, 30)]"""


def test_other_days_can_be_opened_but_none_that_is_not_there_yet(devices: Devices) -> None:
    devices.forgive("status of 404")
    phone = devices.phone()
    phone.go("/day/2026-11-19")
    phone.words("day-number", number=1).wait_for()
    expect(phone.link("day-before")).to_have_count(0)
    phone.go("/day/2028-12-24")
    phone.page.get_by_role("alert").get_by_text(say("refusal-no-such-day")).wait_for()
    phone.tap(phone.link("day-today"))
    phone.find(".day-puzzle").nth(2).wait_for()


def test_a_puzzle_that_does_not_exist_leads_to_the_others(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/puzzles/999999")
    phone.tap(phone.link("puzzle-all"))
    phone.find(".puzzle-number").first.wait_for()


def test_without_the_server_the_puzzles_say_so_and_try_again(devices: Devices) -> None:
    devices.forgive(r"Failed to load resource|net::ERR")
    phone = devices.phone()
    phone.page.route("**/api/puzzles*", lambda route: route.abort())
    phone.go(f"/puzzles/{SECOND}")
    phone.page.get_by_role("alert").get_by_text(say("puzzle-lost")).wait_for()
    phone.page.unroute("**/api/puzzles*")
    phone.tap(phone.button("learn-again"))
    phone.find(".hand.turn").wait_for()
    phone.page.route("**/api/exercise", lambda route: route.abort())
    phone.pick()
    phone.tap(phone.find(".cell.place.open").first)
    phone.find(".message.told").get_by_text(say("puzzle-lost")).wait_for()
