"""Bad links, invalid or full storage, a lost start command, leaving a chair and coming back."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.screens import NO_CONNECTION, Devices, Screen, play_ahead, say
from tests.people import ADA, arrive
from tests.server.site import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture
def phone(devices: Devices) -> Screen:
    """A player in a game against the weakest bot."""
    phone = devices.phone()
    phone.go()
    phone.tap(".play-now")
    phone.until_turn()
    return phone


@pytest.mark.parametrize("fragment", ["main", "x" * 6_000])
def test_a_link_with_an_invalid_fragment_still_leads_to_the_players_seat(
    phone: Screen, fragment: str
) -> None:
    table = phone.table
    phone.go("/")
    phone.go(f"/t/{table}#{fragment}")
    phone.until_turn()
    assert phone.page.url.endswith(f"/t/{table}")
    phone.page.reload()
    phone.until_turn()
    assert phone.hand


def test_the_finale_comes_although_its_script_could_not_be_loaded_at_first(
    devices: Devices, site: Server
) -> None:
    devices.forgive("net::ERR_FAILED")
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    both = arrive(site, opened["table"], opened["opener"], *opened["tokens"])
    both.ask("start", oldest=ADA)
    both.close()
    phone = devices.phone()
    phone.context.route("**/game-over-*.js", lambda route: route.abort())
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    phone.until_playing()
    play_ahead(site, opened["table"], *opened["tokens"], ply=24)
    phone.words("trouble-lost").wait_for()
    expect(phone.find("main h1")).to_have_count(1)
    phone.context.unroute("**/game-over-*.js")
    phone.find(".finale").wait_for()


def test_a_player_keeps_their_seat_if_the_storage_is_full(phone: Screen) -> None:
    phone.page.evaluate(
        """() => {
          let text = "x".repeat(1 << 20);
          while (text) {
            try {
              localStorage.setItem(`filler-${localStorage.length}`, text);
            } catch {
              text = text.slice(text.length / 2 + 1);
            }
          }
        }"""
    )
    phone.tap(phone.link("home"))
    phone.tap(phone.button("home-play"))
    phone.until_turn()
    phone.lay_a_card()


@pytest.mark.long
@pytest.mark.parametrize(
    "kept",
    [
        {"games": [{"record": "x", "at": 1e300, "mine": 5, "shapes": ["pear"]}, None, 7]},
        {"games": {"length": 3}, "tables": [{"table": "../../x", "tokens": ["y"], "at": "now"}]},
        {"tables": "[[[[", "games": "null", "score": "{}", "theme": "pink", "language": "xx"},
    ],
)
def test_every_page_opens_with_invalid_data_in_the_storage(
    devices: Devices, kept: dict[str, object]
) -> None:
    desk = devices.desk()
    desk.go()
    for name, value in kept.items():
        text = value if isinstance(value, str) else json.dumps(value)
        desk.page.evaluate(f"localStorage.setItem('cheese-rescue.{name}', {json.dumps(text)})")
    for path in ("/games", "/score", "/replay", "/"):
        desk.go(path)
        desk.find("h1").first.wait_for()
        assert desk.words("trouble-title").count() == 0


def test_a_player_who_types_the_code_again_returns_to_their_own_chair(
    site: Server, devices: Devices
) -> None:
    opened = site.open(players=3, chairs=[{"bot": "gentle"}])
    phone = devices.phone()
    for visit in range(2):
        phone.go()
        phone.page.get_by_label(say("home-join")).fill(opened["code"])
        phone.tap(phone.button("home-join-go"))
        if visit == 0:
            phone.tap(phone.button("sit-down"))
        phone.words("chair-yours").wait_for()
    table = site.get(f"/api/tables/{opened['table']}").json()
    assert [chair["taken"] for chair in table["chairs"]] == [True, True, False]


def test_a_lost_start_command_is_sent_again(devices: Devices) -> None:
    devices.forgive(NO_CONNECTION)
    phone = devices.phone()
    lost: list[str | bytes] = []

    def lose_the_first_start(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"start"' in str(message) and not lost:
                lost.append(message)
                route.close(code=3000)
            else:
                server.send(message)

        route.on_message(pass_on)

    phone.page.route_web_socket("**/live", lose_the_first_start)
    phone.go()
    phone.tap(".play-now")
    phone.until_turn()
    assert lost


def test_a_player_who_leaves_during_a_game_comes_back_with_one_tap(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    ben = arrive(site, opened["table"], opened["opener"], opened["tokens"][1])
    ben.ask("start", oldest=ADA)
    ada = devices.phone()
    ada.go(f"/t/{opened['table']}#{opened['tokens'][0]}")
    ada.until_turn()
    ada.tap(ada.find(".chip.mine"))
    ada.tap(ada.button("seat-leave-bot"))
    ada.until_cards(2)  # the bot has laid one for her
    ada.tap(ada.button("seat-come-back"))
    ada.find(".hand").wait_for()
    ben.play(ben.until_turn(1))
    ada.lay_a_card()
    ben.close()
