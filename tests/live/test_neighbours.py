"""While a card is tried out, the page is told which neighbours hunt it or are hunted by it."""

import pytest

from tests.device import Device, Message
from tests.live.headless import Headless
from tests.people import ADA, MINE, arrive, playing, two, until

BOT = {"bot": "random"}


def alone(server: Headless, **wish: object) -> Device:
    """Ada plays against a bot and begins."""
    opened = server.open(**{"begins": "oldest", "chairs": [MINE, BOT], **wish})
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][ADA])
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    return ada


def option(device: Device) -> bool:
    """Whether everybody at the table is told that neighbours are shown."""
    chosen: bool = device.table["options"]["neighbours"]
    return chosen


def pairs(device: Device, card: str, cell: tuple[int, int]) -> list[list[list[int]]]:
    view = device.views[ADA]
    about = {name: view[name] for name in ("seat", "game", "ply")}
    answer = device.ask("consider", **about, card=card, cell=cell)
    found: list[list[list[int]]] = answer["neighbours"]
    return found


def a_pair(device: Device, *, dogs_hunt_mice: bool = False) -> tuple[str, list[int], list[int]]:
    """Plays until Ada holds a card that makes a pair, as the rules are written down here."""
    hunts = {("D", "C"), ("M", "1"), ("M", "2"), ("M", "3")}
    hunts.add(("D", "M") if dogs_hunt_mice else ("C", "M"))
    while True:
        until(device, lambda device: device.views[ADA]["turn"] == ADA)
        view = device.views[ADA]
        board = dict(map(_read, view["moves"]))
        for cell in map(tuple, view["legal_cells"]):
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                other = board.get((cell[0] + dx, cell[1] + dy), " ")
                for card in view["hand"]:
                    beside = [cell[0] + dx, cell[1] + dy]
                    if (card[0], other[0]) in hunts:
                        return card, [*cell], beside
                    if (other[0], card[0]) in hunts:
                        return card, [*cell], beside
        device.play(view)


def _read(move: str) -> tuple[tuple[int, ...], str]:
    card, _, cell = move.partition("@")
    return tuple(map(int, cell.split(","))), card


@pytest.mark.parametrize("dogs_hunt_mice", [False, True])
def test_a_person_against_bots_is_told_the_pairs(server: Headless, *, dogs_hunt_mice: bool) -> None:
    ada = alone(server, dogs_hunt_mice=dogs_hunt_mice)
    assert option(ada)
    card, cell, beside = a_pair(ada, dogs_hunt_mice=dogs_hunt_mice)
    found = pairs(ada, card, (cell[0], cell[1]))
    assert sorted([cell, beside]) in [sorted(pair) for pair in found]
    assert all(cell in pair for pair in found)


def test_at_other_tables_only_if_the_opener_wants_it(server: Headless) -> None:
    assert not option(two(server).ada)
    assert option(two(server, neighbours=True).ada)
    assert not option(alone(server, neighbours=False))


def test_they_react_as_soon_as_bots_have_taken_the_free_chairs(server: Headless) -> None:
    opened = server.open(players=3, chairs=[MINE])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][ADA])
    ada.ask("seat-bot", chair=1, bot="random")
    assert not option(ada)
    ada.ask("seat-bot", chair=2, bot="random")
    assert option(ada)
    ada.ask("empty", chair=2)
    server.join(table=opened["table"], chair=2)
    until(ada, lambda ada: ada.table["chairs"][2]["taken"])
    assert not option(ada)


@pytest.mark.parametrize(
    "wish", [{"neighbours": False}, {"chairs": [{**MINE, "help": "real-table"}, BOT]}]
)
def test_nothing_is_told_without_the_option_or_at_a_real_table(
    server: Headless, wish: Message
) -> None:
    ada = alone(server, **wish)
    for card in set(ada.views[ADA]["hand"]):
        assert pairs(ada, card, (1, 0)) == []
    told = alone(server)
    card, cell, _ = a_pair(told)
    told.ask("set-help", chair=ADA, help="real-table")
    assert pairs(told, card, (cell[0], cell[1])) == []


def test_nor_on_a_device_with_several_chairs(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE], neighbours=True)
    both = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    both.ask("start", oldest=ADA)
    until(both, playing)
    while True:
        view = both.views[ADA]
        if view["turn"] == ADA and view["ply"] > 3:
            break
        both.play(both.views[view["turn"]])
    card, cell, _ = a_pair(both)
    assert pairs(both, card, (cell[0], cell[1])) == []
    phone = arrive(server, opened["table"], opened["tokens"][ADA])
    assert pairs(phone, card, (cell[0], cell[1]))
