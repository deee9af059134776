"""The review of a game: the curve, the turning points and the what-if view."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from cheese_rescue.i18n import LANGUAGES
from tests.browser.axe import too_small, violations
from tests.browser.screens import Devices, Screen, moves_at, play_ahead, say
from tests.browser.test_languages import choose_language, cut, large_letters, untold
from tests.browser.test_replaying import cards_in_replay, slider
from tests.browser.tour import Sights
from tests.device import Message
from tests.people import ADA, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

CARDS = 24


@pytest.fixture(scope="package")
def lines(site: Server, sights: Sights) -> list[Message]:
    """The whole review of the prepared game; the server computes it once."""
    while (answer := site.post("/api/review", {"record": sights.record})).status_code != 200:
        assert answer.json()["refusal"] == "too-many"  # a stopped review is still ending
    return [json.loads(line) for line in answer.text.splitlines()]


def turned_in(lines: list[Message]) -> list[Message]:
    return [line for line in lines if line.get("ply") in lines[-1]["turning"]]


def reviewed(screen: Screen, sights: Sights) -> None:
    screen.page.goto(sights.link)
    screen.tap(screen.find(".review .button"))
    screen.find(".review-turns").wait_for()


def chances(screen: Screen) -> Locator:
    return screen.page.get_by_label(say("review-slider"))


@pytest.mark.long
def test_a_review_starts_after_the_finale_shows_progress_and_can_be_stopped(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    play_ahead(site, phone.table, *phone.tokens, ply=CARDS)
    phone.skip_finale()
    phone.tap(phone.button("after-replay"))
    expect(phone.find(".review progress")).to_have_attribute("max", str(CARDS))
    phone.find(".review-line").first.wait_for()
    with phone.page.expect_event("requestfailed", lambda request: "/review" in request.url):
        phone.tap(phone.button("review-stop"))  # nobody waits for it any more
    expect(phone.button("review-start")).to_be_visible()
    expect(phone.find(".replay-luck")).to_have_count(1)


def test_the_curve_and_its_numbers_show_the_chances_after_every_card(
    devices: Devices, sights: Sights, lines: list[Message]
) -> None:
    phone = devices.phone()
    reviewed(phone, sights)
    phone.until_announced(say("review-done"))
    chances(phone).fill("5")
    assert slider(phone).input_value() == "5"
    told = re.findall(r"(\d+)%", chances(phone).get_attribute("aria-valuetext") or "")
    assert [int(percent) / 100 for percent in told] == pytest.approx(lines[5]["after"], abs=0.011)
    chances(phone).focus()
    phone.press("ArrowRight")
    assert slider(phone).input_value() == "6"
    expect(phone.find(".review-line .edge")).to_have_count(4)  # two lines, and two in the legend
    phone.tap(".review-numbers summary")
    rows = phone.find(".review-numbers li")
    expect(rows).to_have_count(CARDS)
    last = re.findall(r"(\d+)%", rows.last.inner_text())
    assert [int(percent) / 100 for percent in last] == pytest.approx(lines[-2]["after"], abs=0.011)


def test_a_turning_point_leads_to_its_card_and_to_the_better_move(
    devices: Devices, sights: Sights, lines: list[Message]
) -> None:
    desk = devices.desk()
    reviewed(desk, sights)
    turned = turned_in(lines)
    assert turned
    expect(desk.find(".review-turn.turned")).to_have_count(len(turned))
    for nth, line in enumerate((turned[0], turned[-1])):
        desk.find(".review-turn.turned").nth(-1 if nth else 0).click()
        assert slider(desk).input_value() == str(line["ply"] + 1)
        lying = set(cards_in_replay(desk))
        desk.button("review-what-if").click()
        place = line["best"].partition("@")[2]
        expect(desk.find(".replay-ghost")).to_have_attribute("data-cell", place)
        assert set(cards_in_replay(desk)) == lying | {place}
        sure = "-sure" if line["exact"] else ""
        would, made = (
            say(f"review-{key}{sure}", points="").strip(" .") for key in ("would", "made")
        )
        verdict = desk.find(".review-verdict").inner_text()
        assert would in verdict
        assert made in verdict
        expect(desk.find(".review-verdict .reasons li")).to_have_count(len(line["reasons"]))
        desk.button("review-as-it-was").click()
        assert set(cards_in_replay(desk)) == lying
        expect(desk.find(".replay-ghost")).to_have_count(0)


def test_what_if_leads_to_a_game_from_before_that_card(
    devices: Devices, sights: Sights, site: Server, lines: list[Message]
) -> None:
    phone = devices.phone()
    reviewed(phone, sights)
    ply = turned_in(lines)[0]["ply"]
    phone.tap(phone.find(".review-turn.turned").first)
    phone.button("play-on").wait_for()
    phone.tap(phone.button("review-what-if"))
    phone.tap(phone.button("play-on-try"))
    chosen = phone.find(f'.play-on-seats [data-seat="{ply % 2}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    phone.tap(phone.button("play-on-go"))
    phone.until_turn()
    expect(phone.find(".cell.card")).to_have_count(1 + ply)
    assert len(moves_at(site, phone.table)) == ply


def test_a_game_that_is_not_over_has_no_review(devices: Devices, site: Server) -> None:
    opened = site.open(begins="oldest", chairs=[{"mine": True}, {"bot": "little-mouse"}])
    opener = arrive(site, opened["table"], opened["opener"], opened["tokens"][ADA])
    opener.ask("start", oldest=ADA)
    opener.close()
    phone = devices.phone()
    phone.page.goto(site.get(f"/api/tables/{opened['table']}/record").json()["link"])
    phone.words("replay-unfinished").wait_for()
    assert phone.find(".review").count() == 0


@pytest.mark.long
@pytest.mark.usefixtures("lines")  # computed before the page asks for it
def test_a_review_is_translated_readable_and_accessible_in_every_language(
    devices: Devices, sights: Sights
) -> None:
    phone = devices.phone()
    reviewed(phone, sights)
    phone.tap(phone.find(".review-turn.turned").first)
    phone.tap(".review-verdict .button")
    phone.find(".replay-ghost").wait_for()
    phone.tap(".review-numbers summary")
    troubles = []
    for language in LANGUAGES:
        choose_language(phone, language)
        found = [*untold(phone), *cut(phone), *too_small(phone)]
        if language == "en":  # axe finds the same in every language
            found += violations(phone)
        with large_letters(phone):
            found += cut(phone)
        troubles += [f"{language}: {trouble}" for trouble in found]
    assert not troubles, "\n".join(troubles)
