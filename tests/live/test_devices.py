"""A chair on several devices: its holder sees how many there are and can sign the others out."""

import msgspec
import pytest

from cheese_rescue.live.ports import Event, PresenceLease
from cheese_rescue.live.presence import LEASE_SECONDS
from cheese_rescue.live.table import UNCONFIRMED_SECONDS
from cheese_rescue.table import ChairNumber
from cheese_rescue.table.log import TokenReplaced
from tests.device import Device
from tests.live.headless import Headless, World
from tests.live.test_hand_overs import hands, holds
from tests.people import (
    ADA,
    BEN,
    MINE,
    arrive,
    assert_closed,
    chair,
    refused,
    refused_hello,
    told,
    two,
)


def holdings(device: Device) -> int:
    """How often the device was told what it holds."""
    told(device)
    return sum(message["type"] == "holding" for message in device.heard)


# -- how many devices ------------------------------------------------------------------------------


def test_a_device_is_told_its_chairs_and_on_how_many_devices_they_are(server: Headless) -> None:
    pair = two(server)
    assert (holds(pair.ada), holds(pair.ben)) == ([(ADA, 1)], [(BEN, 1)])
    phone = pair.again(BEN)
    assert (holds(phone), holds(pair.ben), holds(pair.ada)) == ([(BEN, 2)], [(BEN, 2)], [(ADA, 1)])
    phone.close()
    assert holds(pair.ben) == [(BEN, 1)]


def test_a_shared_device_counts_once_for_each_of_its_chairs(server: Headless) -> None:
    opened = server.open(chairs=[MINE, MINE])
    device = arrive(server, opened["table"], *opened["tokens"])
    phone = arrive(server, opened["table"], opened["tokens"][1])
    assert (holds(device), holds(phone)) == ([(0, 1), (1, 2)], [(1, 2)])


def test_also_over_several_processes(world: World, one: Headless, other: Headless) -> None:
    pair = two(one)
    phone = arrive(other, pair.table, pair.tokens[BEN])
    world.settle()
    assert (holds(phone), holds(pair.ben)) == ([(BEN, 2)], [(BEN, 2)])
    other.kill()
    world.advance(LEASE_SECONDS + 2)
    assert holds(pair.ben) == [(BEN, 1)]


def test_it_is_told_only_when_it_changes(server: Headless) -> None:
    pair = two(server)
    before = [holdings(device) for device in pair.devices]
    pair.play_one()
    pair.ada.ask("set-help", chair=ADA, help="forecast")
    pair.watch()
    pair.play_one()
    assert [holdings(device) for device in pair.devices] == before == [1, 1]
    pair.ada.ask("empty", chair=BEN)
    assert holds(pair.ben) == []


def test_a_watcher_is_told_nothing_of_the_kind(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    pair.again(BEN)
    assert holdings(watcher) == 0


def test_a_lease_of_a_version_without_numbers_counts_one_device_for_each_chair(
    world: World, one: Headless, other: Headless
) -> None:
    pair = two(one)
    process = other.ports.process
    event = msgspec.msgpack.encode(["Here", process, [BEN], False, 4])
    lease = msgspec.msgpack.decode(event, type=Event)
    assert lease == PresenceLease(process, frozenset({ChairNumber(BEN)}), opener=False, n=4)
    other.bus.publish(pair.table, lease)
    world.settle()
    assert holds(pair.ben) == [(BEN, 2)]


def test_such_a_version_reads_our_leases() -> None:
    ours = PresenceLease("new", frozenset({ChairNumber(1)}), True, 7, {ChairNumber(1): 2})

    class OldLease(msgspec.Struct, frozen=True, array_like=True, tag="Here"):
        process: str
        chairs: frozenset[int]
        opener: bool
        n: int

    read = msgspec.msgpack.decode(msgspec.msgpack.encode(ours), type=OldLease)
    assert read == OldLease("new", frozenset({1}), True, 7)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(ours), type=PresenceLease) == ours


# -- signing the others out ------------------------------------------------------------------------


def test_a_new_token_signs_every_other_device_out(server: Headless) -> None:
    pair = two(server)
    phone = pair.again(BEN)
    answer = phone.ask("replace-token", chair=BEN)
    assert (answer["type"], answer["chair"]) == ("token-replaced", BEN)
    assert (hands(phone), holds(phone)) == ({BEN}, [(BEN, 1)])
    assert (hands(pair.ben), holds(pair.ben)) == (set(), [])
    assert chair(pair.ben, ADA)["name"] is None
    assert all(answer["token"] not in str(device.heard) for device in (pair.ada, pair.ben))
    assert pair.ben.ask("claim", tokens=[pair.tokens[BEN]])["chairs"] == [None]
    assert hands(pair.again(BEN)) == set()
    assert hands(arrive(server, pair.table, answer["token"])) == {BEN}


def test_the_opener_loses_a_chair_that_was_taken_to_another_device(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    phone = arrive(server, opened["table"], opened["tokens"][BEN])
    phone.ask("replace-token", chair=BEN)
    assert hands(device) == {ADA}
    assert chair(device, BEN)["here"]


def test_at_a_table_without_watchers_they_are_disconnected(server: Headless) -> None:
    pair = two(server, watchers=False)
    phone = pair.again(BEN)
    phone.ask("replace-token", chair=BEN)
    assert pair.ben.hear_until("bye")["reason"] == "no-watchers"
    assert_closed(pair.ben)
    assert refused_hello(server, pair.table, pair.tokens[BEN]) == "no-watchers"


def test_also_at_another_process(world: World, one: Headless, other: Headless) -> None:
    pair = two(one)
    phone = arrive(other, pair.table, pair.tokens[BEN])
    phone.ask("replace-token", chair=BEN)
    world.settle()
    assert (hands(phone), hands(pair.ben)) == ({BEN}, set())
    view = pair.ada.views[ADA]
    pair.ada.play(view)
    told(phone)
    assert phone.play(phone.views[BEN])["type"] == "views"


def test_only_the_holder_replaces_a_token(server: Headless) -> None:
    pair = two(server)
    for device in (pair.ada, pair.watch(), arrive(server, pair.table, pair.opener)):
        assert refused(device.ask("replace-token", chair=BEN)) == ("not-your-seat", {})
    assert hands(pair.ben) == {BEN}


@pytest.mark.parametrize("started", [False, True])
def test_it_can_be_replaced_again_and_in_every_phase(server: Headless, started: bool) -> None:
    pair = two(server, started=started)
    tokens = [pair.ben.ask("replace-token", chair=BEN)["token"] for _ in range(2)]
    assert pair.ben.ask("react", chair=BEN, reaction="wow")["type"] == "done"
    assert [hello["holds"] for hello in (server.device(pair.table, t).hear() for t in tokens)] == [
        [],
        [BEN],
    ]


def test_a_new_token_that_cannot_be_written_changes_nothing(world: World, server: Headless) -> None:
    pair = two(server)
    phone = pair.again(BEN)
    world.store.down = True
    assert refused(phone.ask("replace-token", chair=BEN)) == ("cannot-write", {})
    world.store.down = False
    assert (hands(phone), hands(pair.ben)) == ({BEN}, {BEN})


def test_nor_does_one_that_turns_up_in_the_log_later(world: World, server: Headless) -> None:
    pair = two(server)
    phone = pair.again(BEN)
    world.store.answers_to_lose = 1
    world.store.unreadable = True
    assert refused(phone.ask("replace-token", chair=BEN)) == ("cannot-write", {})
    world.store.unreadable = False
    world.advance(UNCONFIRMED_SECONDS + 5)
    log = world.store.log(pair.table)
    assert sum(isinstance(entry, TokenReplaced) for entry in log) == 2  # the second undoes it
    assert (hands(phone), hands(pair.ben)) == ({BEN}, {BEN})
    assert hands(pair.again(BEN)) == {BEN}


def test_if_only_the_acknowledgement_is_lost_the_new_token_counts(
    world: World, server: Headless
) -> None:
    pair = two(server)
    world.store.answers_to_lose = 1
    answer = pair.ben.ask("replace-token", chair=BEN)
    assert answer["type"] == "token-replaced"
    assert hands(arrive(server, pair.table, answer["token"])) == {BEN}


def test_whoever_lost_the_chair_at_another_process_cannot_take_it_back(
    world: World, one: Headless, other: Headless
) -> None:
    pair = two(one)
    world.network.cut()
    phone = arrive(other, pair.table, pair.tokens[BEN])
    phone.ask("replace-token", chair=BEN)
    assert refused(pair.ben.ask("replace-token", chair=BEN)) == ("not-your-seat", {})
    assert hands(phone) == {BEN}
