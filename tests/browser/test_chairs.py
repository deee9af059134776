"""Chairs that change hands during a game, and chairs that are open on several devices."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import WebSocketRoute, expect

from cheese_rescue.i18n import LANGUAGES
from tests.browser.axe import too_small, violations
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_languages import cut, large_letters, troubles_in_words
from tests.device import Device, Message
from tests.people import ADA, BEN, CLEO, answer_request, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

ICON = ".chip-facts > .icon"
NIB = say("bot-greedy")


@dataclass
class Emptied:
    """Ada plays on a phone and Ben elsewhere; the opener has emptied Cleo's chair."""

    opened: Message
    ada: Screen
    ben: Device
    opener: Device

    @property
    def path(self) -> str:
        return f"/t/{self.opened['table']}"

    def ask_as_mia(self, mia: Screen) -> None:
        """Mia asks for the chair, and Ada's phone shows her question."""
        mia.go(self.path)
        mia.sit_down("Mia")
        mia.words("request-waiting").wait_for()
        self.ada.words("request-question", who="Mia", bot=NIB).wait_for()


@pytest.fixture
def emptied(site: Server, devices: Devices) -> Iterator[Emptied]:
    chairs = [{"mine": True, "name": name} for name in ("Ada", "Ben", "Cleo")]
    opened = site.open(players=3, begins="oldest", pace="over-days", chairs=chairs)
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    ben = arrive(site, opened["table"], opened["tokens"][BEN])
    ada = devices.phone()
    ada.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    ada.until_turn()
    assert opener.ask("empty", chair=CLEO)["type"] == "table"
    yield Emptied(opened, ada, ben, opener)
    ben.close()
    opener.close()


def chip(chair: int) -> str:
    return f'.chip[data-chair="{chair}"]'


def test_a_chair_emptied_during_a_game_is_taken_once_everybody_agrees(
    devices: Devices, emptied: Emptied
) -> None:
    mia = devices.phone()
    emptied.ask_as_mia(mia)
    ada = emptied.ada
    question = say("request-question", who="Mia", bot=NIB)
    assert any(question in said for said in ada.announced)
    assert violations(ada) == []
    assert too_small(ada) == []
    ada.tap(ada.button("yes"))
    ada.words("request-answered").wait_for()
    assert mia.hand == []
    assert answer_request(emptied.ben, CLEO)["type"] == "table"
    mia.find(".hand .stack").first.wait_for()
    ada.find(".request").wait_for(state="detached")
    for text in (
        say("hand-over-bot", number=1, who=NIB),
        say("hand-over-person", number=1, who="Mia"),
    ):
        for screen in (ada, mia):
            screen.tap(chip(CLEO))
            screen.find("dialog").get_by_text(text, exact=True).wait_for()
            screen.tap(screen.button("close"))
    for screen in (ada, mia):
        expect(screen.find(f"{chip(CLEO)} {ICON}")).to_have_count(1)
        assert screen.find(f"{chip(ADA)} {ICON}").count() == 0


@pytest.mark.long
def test_requests_can_be_read_in_every_language(devices: Devices, emptied: Emptied) -> None:
    mia = devices.phone()
    emptied.ask_as_mia(mia)
    found = []
    for screen in (emptied.ada, mia):
        for language in (*LANGUAGES, "en"):
            found += [f"{language}: {one}" for one in troubles_in_words(screen, language)]
            with large_letters(screen):
                found += [f"{language}, large: {one}" for one in cut(screen)]
    assert not found, "\n".join(found)
    emptied.ada.find(".request").wait_for()


@pytest.mark.long
def test_an_objection_ends_a_request_and_its_chair_is_not_offered_again(
    devices: Devices, emptied: Emptied
) -> None:
    mia = devices.phone()
    emptied.ask_as_mia(mia)
    mia.page.reload()
    mia.words("request-waiting").wait_for()
    emptied.ada.find(".request .button").first.focus()
    emptied.ada.press("Tab", "Enter")
    mia.words("refusal-not-agreed").wait_for()
    assert mia.button("sit-down").count() == 0
    emptied.ada.find(".request").wait_for(state="detached")
    mia.page.reload()
    mia.words("table-watching").wait_for()
    assert mia.hand == []


@pytest.mark.long
def test_a_player_whose_chair_is_emptied_watches_and_cannot_come_back(
    emptied: Emptied,
) -> None:
    ada = emptied.ada
    assert emptied.opener.ask("empty", chair=ADA)["type"] == "table"
    ada.words("table-watching").wait_for()
    assert ada.hand == []
    assert ada.button("seat-come-back").count() == 0
    assert ada.tokens == []


@pytest.mark.long
def test_a_player_cannot_take_the_hand_of_another_chair_too(
    devices: Devices, emptied: Emptied
) -> None:
    devices.forgive("status of 4")
    ada = emptied.ada
    ada.tap(chip(ADA))
    ada.tap(ada.button("seat-leave-bot"))
    ada.tap(ada.button("sit-down"))
    ada.words("refusal-holds-another-chair").wait_for()


@pytest.mark.long
def test_a_watcher_sees_the_hand_overs_of_a_game_that_is_over(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    opener = arrive(site, opened["table"], opened["opener"], opened["tokens"][ADA])
    opener.ask("start", oldest=ADA)
    opener.play(opener.until_turn(ADA))
    opener.ask("seat-bot", chair=BEN, bot="gentle")
    opener.play_out(ADA)
    watcher = devices.phone()
    watcher.go(f"/t/{opened['table']}")
    watcher.find(".hand-overs").wait_for()
    text = say("hand-over-bot", number=2, who=say("bot-gentle"))
    assert text in watcher.find(".hand-overs").inner_text()
    assert violations(watcher) == []
    opener.close()


# -- one chair on several devices ------------------------------------------------------------------


def link_of(desk: Screen) -> str:
    return desk.page.get_by_label(say("invite-link")).input_value()


@pytest.fixture
def desk(devices: Devices) -> Screen:
    """A player who wants to continue on another device: the chair's link is shown."""
    desk = devices.desk()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    desk.tap(desk.find(".chip.mine"))
    desk.tap(desk.button("seat-own-link"))
    desk.words("devices-open", count=1).wait_for()
    return desk


def test_the_device_that_opens_a_chairs_link_can_sign_the_other_one_out(
    devices: Devices, desk: Screen
) -> None:
    link = link_of(desk)
    phone = devices.phone()
    phone.page.goto(link)
    phone.words("devices-also-open").wait_for()
    desk.words("devices-open", count=2).wait_for()
    desk.tap(desk.button("close"))
    phone.tap(phone.button("devices-sign-it-out"))
    desk.words("devices-signed-out").wait_for()
    phone.find(".also-open").wait_for(state="detached")
    assert desk.hand == []
    assert desk.tokens != phone.tokens
    desk.page.reload()
    desk.find(".watching-note").wait_for()
    assert desk.hand == []
    phone.page.reload()
    phone.until_turn()
    phone.lay_a_card()


@pytest.mark.long
def test_signing_the_other_devices_out_makes_a_new_link(devices: Devices, desk: Screen) -> None:
    link = link_of(desk)
    phone, late = devices.phone(), devices.phone()
    phone.page.goto(link)
    phone.until_turn()
    phone.tap(phone.button("close"))
    assert phone.words("devices-also-open").count() == 0
    desk.words("devices-open", count=2).wait_for()
    desk.tap(desk.button("devices-sign-out"))
    assert violations(desk) == []
    desk.tap(desk.button("devices-sign-out-sure"))
    phone.words("devices-signed-out").wait_for()
    desk.words("devices-open", count=1).wait_for()
    assert link_of(desk) != link
    late.page.goto(link)
    late.words("table-watching").wait_for()
    late.page.goto(link_of(desk))
    late.until_turn()
    assert late.hand == desk.hand


@pytest.mark.long
def test_a_refused_return_to_the_chair_is_told(site: Server, devices: Devices) -> None:
    opened = site.open(chairs=[{"mine": True}, {"bot": "gentle"}], begins="oldest")
    opener = arrive(site, opened["table"], opened["opener"])
    opener.ask("start", oldest=ADA)
    opener.close()
    phone = devices.phone()

    def refuse(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "come-back":
                refused = {"type": "refused", "refusal": "cannot-write", "data": {}}
                route.send(json.dumps({**refused, "re": message["id"]}))
            elif message["type"] == "claim":  # the server would let a bot play on for them
                nothing = {"type": "welcome", "chairs": [None], "holds": [], "opener": False}
                route.send(json.dumps({**nothing, "re": message["id"]}))
            else:
                server.send(text)

        route.on_message(answer)

    phone.page.route_web_socket("**/live", refuse)
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_turn()
    phone.tap(phone.find(".chip.mine"))
    phone.tap(phone.button("seat-leave-bot"))
    phone.tap(phone.button("seat-come-back"))
    phone.words("refusal-cannot-write").wait_for()
