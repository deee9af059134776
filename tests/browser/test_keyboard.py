"""Playing by keyboard alone, and what is announced to screen readers."""

import pytest
from playwright.sync_api import expect

from tests.browser.screens import Devices, Screen, finale_at, moves_at, say, views_in
from tests.device import Message
from tests.people import ADA, BEN, arrive
from tests.server.site import Server

pytestmark = pytest.mark.browser

ANIMALS = {"D": "card-dog", "C": "card-cat", "M": "card-mouse"}


def face(card: str) -> str:
    """The spoken name of a card."""
    return say(ANIMALS[card]) if card in ANIMALS else say("card-cheese", points=int(card[0]))


def place(key: str) -> str:
    """The spoken name of a cell."""
    x, y = map(int, key.split(","))
    across = say("cell-right" if x > 0 else "cell-left", count=abs(x)) if x else ""
    along = say("cell-down" if y > 0 else "cell-up", count=abs(y)) if y else ""
    return say("cell-both", across=across, along=along) if x and y else across or along


def tab_to(screen: Screen, selector: str) -> None:
    for _ in range(60):
        if screen.page.evaluate("(one) => document.activeElement.matches(one)", selector):
            return
        screen.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def focused(screen: Screen) -> str:
    key: str = screen.page.evaluate("document.activeElement.dataset.cell ?? ''")
    return key


def walk_to(screen: Screen, key: str) -> None:
    """Moves the focus to a cell by arrow keys."""
    (x, y), (to_x, to_y) = (map(int, one.split(",")) for one in (focused(screen), key))
    screen.press(*["ArrowRight" if to_x > x else "ArrowLeft"] * abs(to_x - x))
    screen.press(*["ArrowDown" if to_y > y else "ArrowUp"] * abs(to_y - y))
    expect(screen.cell(key)).to_be_focused()


def pick_by_key(screen: Screen) -> None:
    """Presses the number of the first slot of the hand that has a card."""
    screen.until_turn()
    filled = "slots => slots.findIndex((one) => one.childElementCount > 0)"
    screen.press(str(1 + screen.find(".slot").evaluate_all(filled)))
    screen.find(".stack.chosen").wait_for()


def lay_by_keys(screen: Screen) -> None:
    pick_by_key(screen)
    key = screen.find(".cell.place").first.get_attribute("data-cell") or ""
    walk_to(screen, key)
    screen.press("Enter")
    screen.button("table-lay").and_(screen.find(":enabled")).wait_for()
    screen.press("Enter")
    screen.until_card(key)


def last_view(screen: Screen) -> Message:
    *_, view = views_in(screen.frames)
    return view


@pytest.fixture
def desk(devices: Devices) -> Screen:
    """A game against the weakest bot, started by keyboard; the focus is in the square."""
    desk = devices.desk()
    desk.go()
    tab_to(desk, ".play-now")
    desk.press("Enter")
    desk.until_turn()
    tab_to(desk, "[role=gridcell]")
    return desk


def test_a_whole_game_is_played_by_keyboard_alone_and_every_move_is_announced(
    site: Server, devices: Devices
) -> None:
    chairs = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Ben"}]
    opened = site.open(begins="oldest", chairs=chairs)
    ben = arrive(site, opened["table"], opened["opener"], opened["tokens"][BEN])
    ben.ask("start", oldest=ADA)
    desk = devices.desk()
    desk.go(f"/t/{opened['table']}#{opened['tokens'][ADA]}")
    desk.until_turn()
    tab_to(desk, "[role=gridcell]")
    told = []
    for _ in range(12):
        lay_by_keys(desk)
        view = ben.until_turn(BEN)
        told.append(say("table-you-laid", **read_aloud(view["moves"][-1])))
        desk.until_announced(told[-1])
        ben.play(view)
        move = ben.views[BEN]["moves"][-1]
        told.append(say("table-laid", who="Ben", **read_aloud(move)))
        desk.until_turn()
    ben.ask("rematch", game=0)
    ben.close()
    tab_to(desk, f'[aria-label="{say("finale-skip")}"]')
    desk.press("Enter")
    desk.until_result()
    finale = finale_at(site, desk.table)
    for name, points, cheeses in zip(
        ("Ada", "Ben"), finale["points"], finale["cheeses"], strict=True
    ):
        count, left = say("points", count=points), say("cheeses", count=cheeses)
        desk.until_announced(say("finale-result", who=name, points=count, cheeses=left))
    heard = desk.announced
    assert [one for one in told if not any(one in said for said in heard)] == []
    assert any(say("table-your-turn") in said for said in heard)
    tab_to(desk, "nav.after button")
    desk.press("Enter")
    desk.until_playing()


def read_aloud(move: str) -> dict[str, str]:
    card, _, key = move.partition("@")
    return {"card": face(card), "cell": place(key)}


def test_after_the_deal_the_turn_is_announced_and_keys_work(
    devices: Devices,
) -> None:
    desk = devices.desk()
    desk.go()
    tab_to(desk, ".play-now")
    desk.press("Enter")
    desk.until_turn()
    desk.until_announced(say("table-your-turn"))
    desk.press("h")
    desk.until_announced(", ".join(map(face, last_view(desk)["hand"])))
    desk.tap(desk.link("home"))
    desk.button("home-play").wait_for()
    expect(desk.find("#announcer")).to_have_text("")


def test_keys_announce_the_hand_the_last_move_the_turn_and_the_holdings(
    site: Server, desk: Screen
) -> None:
    hand = last_view(desk)["hand"]
    desk.press("h")
    desk.until_announced(", ".join(map(face, hand)))
    desk.press("t")
    desk.until_announced(say("table-your-turn"))
    desk.press("l")
    desk.until_announced(say("table-no-move"))
    lay_by_keys(desk)
    desk.until_turn()
    desk.press("l")
    move = moves_at(site, desk.table)[1]
    desk.until_announced(say("table-laid", who=say("bot-little-mouse"), **read_aloud(move)))
    desk.press("s")
    view = last_view(desk)
    cards, cheeses = view["hand_sizes"][1], len(view["cheeses"][1])
    held = {"cards": say("cards", count=cards), "cheeses": say("cheeses", count=cheeses)}
    desk.until_announced(say("table-holds", who=say("bot-little-mouse"), **held))


def test_the_numbers_of_the_slots_stay_and_an_empty_one_says_so(desk: Screen) -> None:
    hand = last_view(desk)["hand"]
    for number, card in enumerate(["D", "C", "M", "3a", "2a", "1a"], start=1):
        desk.press(str(number))
        if card in hand:
            desk.find(f'.stack.chosen[data-card="{card}"]').wait_for()
        else:
            desk.until_announced(say("refusal-no-such-card", card=face(card)))


def test_arrows_home_and_end_move_the_focus_and_the_edge_is_announced(desk: Screen) -> None:
    walk_to(desk, "1,0")
    desk.press("ArrowDown")
    assert focused(desk) == "1,1"
    desk.press("Home")
    assert focused(desk) == "-1,1"
    desk.press("ArrowLeft")
    desk.until_announced(say("table-edge"))
    desk.press("End")
    assert focused(desk) == "1,1"
    name = desk.cell("1,0").get_attribute("aria-label") or ""
    assert name.startswith(place("1,0"))
    assert say("card-start") in name


def test_by_keyboard_an_illegal_cell_is_refused_and_a_ghost_can_be_taken_back(
    site: Server, desk: Screen
) -> None:
    walk_to(desk, "1,0")
    desk.press("Enter")
    desk.until_announced(say("table-pick-first"))
    pick_by_key(desk)
    chosen = desk.find(".stack.chosen").get_attribute("data-card") or ""
    card = face(chosen)
    desk.until_announced(say("table-picked", card=card))
    walk_to(desk, "1,1")
    desk.press("Enter")
    desk.until_announced(say("refusal-touches-a-corner-only"))
    walk_to(desk, "1,0")
    desk.press("Enter")
    desk.until_announced(say("table-ghost-told", card=card, cell=place("1,0")))
    desk.until_announced(say("table-ghost-keys"))
    desk.press("Escape")
    desk.until_announced(say("table-taken-back"))
    assert desk.ghost is None
    assert moves_at(site, desk.table) == []
    desk.press("Enter")
    desk.until_announced(say("table-ghost-told", card=card, cell=place("1,0")))
    desk.find(".confirm .button:enabled").wait_for()
    desk.press("Enter")
    desk.until_card("1,0")
    assert moves_at(site, desk.table)[0] == f"{chosen}@1,0"
