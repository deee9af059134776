"""Bots react to what everybody sees: now and then, kindly, and the same in every process."""

import pytest

from cheese_rescue.live import bot_reactions
from tests.device import Device
from tests.live.headless import Headless, World
from tests.people import ADA, BEN, MINE, arrive, playing, told, two, until


def against_a_bot(server: Headless) -> tuple[str, Device]:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][ADA])
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    return opened["table"], ada


def reactions(device: Device) -> list[tuple[int, str]]:
    told(device)
    heard = (message for message in device.heard if message["type"] == "reacted")
    return [(message["chair"], message["reaction"]) for message in heard]


def play_out(device: Device) -> None:
    while not device.views[ADA]["over"]:
        until(device, lambda device: device.views[ADA]["turn"] == ADA or device.views[ADA]["over"])
        if not device.views[ADA]["over"]:
            device.play(device.views[ADA])


def test_a_bot_says_hello(server: Headless) -> None:
    _, ada = against_a_bot(server)
    assert reactions(ada) == [(BEN, "hello")]


def test_it_reacts_to_some_cards_and_never_to_the_last(
    server: Headless, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_reactions, "ONE_IN", 1)
    _, ada = against_a_bot(server)
    play_out(ada)
    found = reactions(ada)[1:]
    assert found
    assert {chair for chair, _ in found} == {BEN}
    assert {reaction for _, reaction in found} <= {"oops", "wow"}
    kinds = [message["type"] for message in ada.heard]
    assert "reacted" not in kinds[len(kinds) - kinds[::-1].index("views") - 1 :]


def test_it_reacts_less_often_than_it_could(server: Headless) -> None:
    counts = []
    for _ in range(8):
        _, ada = against_a_bot(server)
        play_out(ada)
        counts.append(len(reactions(ada)) - 1)
    assert 0 < sum(counts) < 8 * 6


def test_all_processes_show_the_same(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_reactions, "ONE_IN", 1)
    here, there = world.process("one"), world.process("two")
    table, ada = against_a_bot(here)
    watcher = arrive(there, table)
    before = len(reactions(ada))
    play_out(ada)
    assert reactions(watcher) == reactions(ada)[before:]


def test_people_among_themselves_are_not_disturbed(server: Headless) -> None:
    pair = two(server)
    for _ in range(10):
        pair.play_one()
    assert reactions(pair.ada) == []
