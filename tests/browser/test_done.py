"""What was done on this device: games, bots, puzzles and lessons, with export and delete."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from cheese_rescue.bots import LEVELS
from cheese_rescue.exercises import Theme
from tests.browser.axe import too_small, violations
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_home import WON
from tests.browser.test_languages import cut
from tests.browser.test_learning import PLACES, STEPS, lay, outcome, reach
from tests.browser.tour import DONE
from tests.people import ADA

pytestmark = pytest.mark.browser

OLD_FILE = Path(__file__).parents[2] / "web" / "tests" / "games-file-1.json"
SMALL_PHONE = {"width": 360, "height": 740}


def keep(screen: Screen) -> None:
    """Stores a game that was won, older games, puzzles and lessons."""
    game = {"record": WON.format(1), "at": 1, "names": ["Ada", ""], "mine": [ADA]}
    screen.go()
    screen.page.evaluate(
        "kept => { for (const name in kept) localStorage[name] = JSON.stringify(kept[name]) }",
        {**DONE, "cheese-rescue.games": [game]},
    )


def tiles(screen: Screen, heading: str) -> Locator:
    section = screen.find("section").filter(
        has=screen.page.get_by_role("heading", name=say(heading), exact=True)
    )
    return section.get_by_role("listitem")


def lit(screen: Screen, heading: str) -> list[str]:
    """The texts of the pictures that are lit."""
    found = tiles(screen, heading).and_(screen.find(".lit"))
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def test_what_was_done_lights_up_on_a_page_behind_the_games(devices: Devices) -> None:
    phone = devices.phone(viewport=SMALL_PHONE)
    keep(phone)
    phone.go("/games")
    phone.tap(phone.link("done-title"))
    expect(tiles(phone, "done-bots")).to_have_count(len(LEVELS))
    assert lit(phone, "done-games") == [
        f"{say('games', count=124)} {say('players', count=2)}",
        f"{say('games', count=4)} {say('players', count=3)}",
    ]
    beaten = [f"{say(f'bot-{bot}')} {say('done-yes')}" for bot in ("little-mouse", "tomcat")]
    assert lit(phone, "done-bots") == beaten
    phone.words("done-of", count=2, all=len(LEVELS)).wait_for()
    assert lit(phone, "done-puzzles") == [f"{say(f'theme-{one}')} 1" for one in ("free", "scare")]
    phone.words("done-solved", count=1).wait_for()
    steps = [say("learn-step", step=step, steps=len(STEPS)) for step in (1, 2, 4)]
    assert lit(phone, "done-lessons") == [f"{step} {say('done-yes')}" for step in steps]
    assert [*violations(phone), *too_small(phone), *cut(phone)] == []


def test_on_a_new_device_nothing_is_lit_and_there_is_nothing_to_delete(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/done")
    expect(phone.find(".done-tile")).to_have_count(3 + len(LEVELS) + len(Theme) + len(STEPS))
    expect(phone.find(".done-tile.lit")).to_have_count(0)
    for theme in Theme:
        phone.words(f"theme-{theme.value}").wait_for()
    expect(phone.button("games-save")).to_have_count(0)
    expect(phone.button("done-delete")).to_have_count(0)


def test_a_solved_lesson_lights_up_and_a_missed_one_does_not(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/done")
    phone.tap(phone.link("home-learn"))
    reach(phone, "beside")
    lay(phone, *PLACES["beside"])
    outcome(phone, "exercises-solved")
    phone.go("/done")
    step = say("learn-step", step=1, steps=len(STEPS))
    phone.words("done-of", count=1, all=len(STEPS)).wait_for()
    assert lit(phone, "done-lessons") == [f"{step} {say('done-yes')}"]


def test_everything_is_deleted_by_keyboard_after_one_question(devices: Devices) -> None:
    desk = devices.desk()
    keep(desk)
    desk.page.evaluate("localStorage.setItem('cheese-rescue.theme', 'dark')")
    desk.go("/done")
    desk.button("done-delete").focus()
    desk.press("Enter")
    expect(desk.button("done-delete-yes")).to_be_visible()
    expect(desk.find(".done-tile.lit")).to_have_count(9)
    desk.press("Tab")
    expect(desk.button("done-delete-yes")).to_be_focused()
    desk.press("Enter")
    expect(desk.words("done-deleted")).to_be_focused()
    expect(desk.find(".done-tile.lit")).to_have_count(0)
    stored = desk.page.evaluate("Object.keys(localStorage)")
    assert "cheese-rescue.theme" in stored
    assert not {"cheese-rescue.games", *DONE} & set(stored)
    desk.page.reload()
    desk.words("done-solved", count=0).wait_for()
    expect(desk.find(".done-tile.lit")).to_have_count(0)


def test_games_puzzles_and_lessons_move_to_another_device_as_one_file(
    devices: Devices, tmp_path: Path
) -> None:
    old, new = devices.desk(), devices.phone()
    keep(old)
    old.go("/done")
    with old.page.expect_download() as saving:
        old.button("games-save").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["cheese-rescue-games"] == 2
    new.go("/done")
    new.page.get_by_label(say("games-bring")).set_input_files(file)
    brought = f"{say('games-brought', count=1)} {say('games-brought-others', count=5)}"
    new.find(".games-brought").get_by_text(brought, exact=True).wait_for()
    expect(new.find(".done-tile.lit")).to_have_count(9)
    for heading in ("done-games", "done-bots", "done-puzzles", "done-lessons"):
        assert lit(new, heading) == lit(old, heading)
    new.page.get_by_label(say("games-bring")).set_input_files(file)
    new.words("games-brought", count=0).wait_for()
    assert lit(new, "done-games") == lit(old, "done-games")


def test_a_file_of_the_version_with_only_games_still_opens(devices: Devices) -> None:
    phone = devices.phone()
    phone.go("/games")
    phone.page.get_by_label(say("games-bring")).set_input_files(OLD_FILE)
    phone.words("games-brought", count=3).wait_for()
    expect(phone.find(".games-won")).to_have_count(3)
    phone.tap(phone.link("done-title"))
    expect(tiles(phone, "done-games").and_(phone.find(".lit"))).to_have_count(2)
