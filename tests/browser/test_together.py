"""Several devices at one table: joining, watching, losing the network and rematches."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.screens import (
    NO_CONNECTION,
    Devices,
    Screen,
    finale_at,
    moves_at,
    places_of,
    play_ahead,
    say,
    views_in,
)
from tests.device import Message
from tests.people import ADA, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

OPEN = {"players": 3, "begins": "oldest", "chairs": [{}, {}, {"bot": "gentle"}]}


def join_by_code(screen: Screen, code: str) -> None:
    screen.go()
    screen.page.get_by_label(say("home-join")).fill(code.lower())
    screen.tap(screen.button("home-join-go"))
    screen.tap(screen.button("sit-down"))
    screen.find(".sit-down").wait_for(state="detached")


def join_by_link(screen: Screen, table: str, name: str) -> None:
    screen.go(f"/t/{table}")
    screen.sit_down(name)


def start(site: Server, opened: Message) -> None:
    """Starts the game as the opener; the person on the first chair begins."""
    opener = arrive(site, opened["table"], opened["opener"])
    assert opener.ask("start", oldest=ADA)["type"] == "table"
    opener.close()


@pytest.fixture
def pair(site: Server, devices: Devices) -> tuple[Screen, Screen]:
    """Ada joined by code and begins, Ben joined by link, and a bot plays third."""
    opened = site.open(**OPEN)
    ada, ben = devices.phone(), devices.desk()
    join_by_code(ada, opened["code"])
    join_by_link(ben, opened["table"], "Ben")
    start(site, opened)
    return ada, ben


def play_round(ada: Screen, ben: Screen) -> None:
    """Ada and Ben each lay a card, and then the bot does."""
    laid = ada.lay_a_card()
    ben.until_card(laid)
    laid = ben.lay_a_card()
    ada.until_card(laid)
    ada.until_turn()


def test_two_browsers_and_a_bot_see_the_same_game_to_its_finale_and_play_again(
    site: Server, pair: tuple[Screen, Screen]
) -> None:
    ada, ben = pair
    table = ada.table
    play_round(ada, ben)
    hands = ada.hand, ben.hand
    assert ada.cards == ben.cards == places_of(moves_at(site, table))
    play_ahead(site, table, *ada.tokens, *ben.tokens, ply=33)
    play_round(ada, ben)
    assert (ada.hand, ben.hand) != hands
    for screen in pair:
        screen.skip_finale()
    finale = finale_at(site, table)
    assert ada.points == ben.points == finale["points"]
    assert ada.winners == ben.winners == finale["winners"]
    ben.tap(ben.button("after-again"))
    ada.words("after-wish", count=1, who="Ben").wait_for()
    ada.tap(ada.button("after-again"))
    for screen in pair:
        screen.until_playing()
    moves_at(site, table, game=1)
    assert len(ada.hand) > 0
    assert len(ben.hand) > 0


def test_a_player_who_reloads_keeps_their_chair_and_hand(
    pair: tuple[Screen, Screen],
) -> None:
    ada, ben = pair
    play_round(ada, ben)
    hand, cards = ada.hand, ada.cards
    ada.page.reload()
    ada.until_turn()
    assert (ada.hand, ada.cards) == (hand, cards)
    play_round(ada, ben)


@pytest.mark.long
def test_going_back_and_forward_in_the_browser_changes_nothing(
    pair: tuple[Screen, Screen],
) -> None:
    ada, ben = pair
    play_round(ada, ben)
    hand, cards = ada.hand, ada.cards
    ada.page.go_back()
    ada.button("home-play").wait_for()
    ada.page.go_forward()
    ada.until_turn()
    assert (ada.hand, ada.cards) == (hand, cards)
    play_round(ada, ben)


def test_a_player_who_loses_the_network_is_told_so_and_reconnects(
    devices: Devices, pair: tuple[Screen, Screen]
) -> None:
    devices.forgive(NO_CONNECTION)
    ada, ben = pair
    laid = ada.lay_a_card()
    ada.context.set_offline(True)
    ada.words("trouble-lost").wait_for()
    away = say("chip-away")
    ben.find(f'.chip:has-text("{away}")').wait_for()
    ben.until_card(laid)
    missed = ben.lay_a_card()
    ada.context.set_offline(False)
    ada.until_card(missed)
    ada.words("trouble-lost").wait_for(state="detached")
    ben.find(f'.chip:has-text("{away}")').wait_for(state="detached")
    ada.until_turn()
    play_round(ada, ben)


def test_a_card_laid_while_the_connection_breaks_is_laid_exactly_once(
    site: Server, devices: Devices
) -> None:
    opened = site.open(begins="oldest", chairs=[{"mine": True}, {"bot": "gentle"}])
    start(site, opened)
    ada = devices.phone()
    tunnel = Tunnel(ada)
    ada.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    ada.pick()
    [*_, place] = sorted(ada.places)
    ada.put(place)
    ada.button("table-lay").and_(ada.find(":enabled")).wait_for()
    tunnel.swallow = True
    ada.confirm()
    tunnel.shut()
    ada.words("trouble-lost").wait_for()
    assert moves_at(site, opened["table"]) == []
    tunnel.dig()
    ada.until_card(place)
    ada.until_turn()
    laid, _ = moves_at(site, opened["table"])
    assert laid.endswith(f"@{place}")
    ada.lay_a_card()


class Tunnel:
    """A proxy for the WebSocket of a screen that can drop messages and refuse connections."""

    def __init__(self, screen: Screen) -> None:
        self.swallow = False
        self._is_open = True
        self._routes: list[WebSocketRoute] = []
        screen.page.route_web_socket("**/live", self._pass)

    def _pass(self, route: WebSocketRoute) -> None:
        self._routes.append(route)
        if not self._is_open:
            route.close(code=1011)
            return
        server = route.connect_to_server()
        route.on_message(lambda said: None if self.swallow else server.send(said))

    def shut(self) -> None:
        self._is_open = False
        for route in self._routes:
            route.close(code=1011)

    def dig(self) -> None:
        self._is_open = True
        self.swallow = False


# -- watching --------------------------------------------------------------------------------------


def hands_sent(screen: Screen) -> Iterator[object]:
    """The parts of all received views that only one seat may know."""
    for view in views_in(screen.frames):
        yield view["seat"]
        yield from view["hand"]


def test_a_watcher_sees_the_table_and_no_hand(site: Server, devices: Devices) -> None:
    opened = site.open(begins="oldest", chairs=[{"mine": True, "name": "Ada"}, {"bot": "gentle"}])
    start(site, opened)
    watcher = devices.desk()
    watcher.go(f"/t/{opened['table']}")
    watcher.words("table-watching").wait_for()
    play_ahead(site, opened["table"], opened["tokens"][ADA], ply=6)
    watcher.until_cards(7)
    assert watcher.cards == places_of(moves_at(site, opened["table"])) | {"0,0"}
    assert watcher.find(".hand, [data-card], .place, .curtain").count() == 0
    expect(watcher.find(".chip")).to_have_count(2)
    assert "Ada" not in watcher.page.content()  # only seated players see typed names
    assert set(hands_sent(watcher)) == {None}


@pytest.mark.long
def test_a_shared_screen_shows_the_table_while_two_phones_hold_the_hands(
    devices: Devices,
) -> None:
    screen, ada, ben = devices.desk(), devices.phone(), devices.phone()
    screen.open_table("screen")
    code = screen.find(".code").inner_text()
    screen.find("img.qr").wait_for()
    join_by_code(ada, code)
    ben.go(f"/t/{screen.table}")
    ben.sit_down("Ben")
    ben.tap(ben.button("gathering-start"))  # nobody has to get up for that
    for each in (screen, ada, ben):
        each.until_playing()
    players = [ada, ben] if ada.find(".hand.turn").count() else [ben, ada]
    for ply, player in enumerate([*players, *players], start=1):
        player.lay_a_card()
        screen.until_cards(1 + ply)
    assert screen.find(".hand, [data-card], .curtain").count() == 0
    expect(screen.find(".chip")).to_have_count(2)
    assert set(hands_sent(screen)) == {None}
    assert screen.cards == ada.cards == ben.cards


@pytest.mark.long
def test_a_television_is_filled_and_its_code_is_read_from_across_the_room(
    site: Server, devices: Devices
) -> None:
    opened = site.open(players=4, chairs=[{}, {"bot": "gentle"}])
    screen = devices.desk(viewport={"width": 1920, "height": 1080})
    screen.go(f"/t/{opened['table']}#{opened['opener']}")
    code, image = screen.find(".code"), screen.find("img.qr")
    image.wait_for()
    letters = code.evaluate("code => parseFloat(getComputedStyle(code).fontSize)")
    scanned = image.evaluate("image => image.getBoundingClientRect().width")
    assert letters >= 120
    assert scanned >= 480
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert screen.page.evaluate(size) == [1920, 1080]
    gathering = screen.find(".gathering").bounding_box()
    assert gathering is not None
    assert gathering["width"] == 1920
    assert gathering["height"] > 950


def test_everybody_is_there_only_once_nobody_is_away(site: Server, devices: Devices) -> None:
    opened = site.open(chairs=[{}, {}])
    tokens = [site.join(table=opened["table"])["token"] for _ in range(2)]
    screen = devices.desk()
    screen.go(f"/t/{opened['table']}#{opened['opener']}")
    status = screen.page.get_by_role("main").get_by_role("status")
    expect(status).to_have_text(say("refusal-table-full"))
    expect(screen.find(".round-tag small")).to_have_text([say("chip-away-word")] * 2)
    both = arrive(site, opened["table"], *tokens)
    expect(status).to_have_text(say("gathering-ready"))
    both.close()


@pytest.mark.long
def test_phones_say_where_to_look_while_a_shared_screen_shows_the_finale(
    site: Server, devices: Devices
) -> None:
    opened = site.open(begins="oldest", chairs=[{"mine": True}, {"bot": "gentle"}])
    screen = arrive(site, opened["table"], opened["opener"])
    screen.ask("start", oldest=ADA)
    phone = devices.phone()
    phone.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    play_ahead(site, opened["table"], opened["tokens"][ADA], ply=22)
    phone.lay_a_card()
    phone.words("finale-look-up").wait_for()
    phone.skip_finale()
    assert phone.words("finale-look-up").count() == 0
    screen.close()


def test_a_chairs_own_link_opens_it_on_another_device_and_leaves_the_address_bar(
    site: Server, devices: Devices
) -> None:
    desk, phone = devices.desk(), devices.phone()
    desk.go()
    desk.tap(desk.button("home-play"))
    desk.until_turn()
    desk.tap(desk.find(".chip.mine"))
    desk.tap(desk.button("seat-own-link"))
    link = desk.page.get_by_label(say("invite-link")).input_value()
    assert link.startswith(f"{site.url}/t/{desk.table}#")
    desk.tap(desk.button("close"))
    phone.page.goto(link)
    phone.until_turn()
    assert phone.page.evaluate("location.href") == f"{site.url}/t/{desk.table}"
    assert phone.hand == desk.hand
    desk.until_card(phone.lay_a_card())
    phone.until_card(desk.lay_a_card())


def test_the_link_of_a_second_chair_adds_it_to_the_open_table(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    phone = devices.phone()
    for nth, token in enumerate(opened["tokens"]):
        phone.go(f"/t/{opened['table']}#{token}")
        phone.words("chair-yours").nth(nth).wait_for()
        assert "#" not in phone.page.url


@pytest.mark.long
def test_two_tabs_with_the_same_seat_stay_in_step_and_drop_an_outdated_ghost(
    site: Server, devices: Devices
) -> None:
    one = devices.desk()
    one.go()
    one.tap(one.button("home-play"))
    one.until_turn()
    other = one.another()
    other.go(f"/t/{one.table}")
    other.pick()
    other.put("1,0")
    laid = one.lay_a_card()
    other.until_card(laid)
    other.until_turn()
    assert other.ghost is None
    assert len(moves_at(site, one.table)) == 2
    one.until_card(other.lay_a_card())
