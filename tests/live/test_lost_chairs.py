"""Somebody whose chair was given away at another process has no say about it any more."""

from collections.abc import Callable

import pytest

from cheese_rescue.table.log import HelpChanged, Left, NumberGiven
from tests.device import Device, Message
from tests.live.headless import Headless, World
from tests.people import ADA, BEN, MINE, Two, arrive, refused, two

NOT_YOURS: tuple[str, dict[str, int | str]] = ("not-your-seat", {})
NUMBER = "ab" * 16


def replaced(world: World, one: Headless, other: Headless, *, over: bool = False) -> Two:
    """Ben is at one process, which does not know yet that Cleo has his chair."""
    pair = two(one, started=over)
    if over:
        pair.play_out()
    world.network.cut()
    opener = arrive(other, pair.table, pair.opener)
    assert opener.ask("empty", chair=BEN)["type"] == "table"
    assert other.join(table=pair.table, name="Cleo")["chair"] == BEN
    return pair


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (lambda ben: ben.ask("leave", chair=BEN), Left),
        (lambda ben: ben.ask("number", chair=BEN, number=NUMBER), NumberGiven),
        (lambda ben: ben.ask("set-help", chair=BEN, help="forecast"), HelpChanged),
    ],
    ids=["leave", "number", "set-help"],
)
def test_a_command_for_a_chair_that_was_given_away_changes_nothing(
    world: World,
    one: Headless,
    other: Headless,
    ask: Callable[[Device], Message],
    kind: type,
) -> None:
    pair = replaced(world, one, other)
    before = sum(isinstance(entry, kind) for entry in world.store.log(pair.table))
    assert refused(ask(pair.ben)) == NOT_YOURS
    assert sum(isinstance(entry, kind) for entry in world.store.log(pair.table)) == before
    assert other.show(pair.table, pair.opener)["chairs"][BEN]["name"] == "Cleo"


def test_nor_can_they_delete_the_table(world: World, one: Headless, other: Headless) -> None:
    pair = replaced(world, one, other, over=True)
    assert refused(pair.ben.ask("end")) == NOT_YOURS
    assert other.show(pair.table)["phase"] == "over"


def test_whoever_cannot_leave_keeps_the_chair(world: World, server: Headless) -> None:
    pair = two(server)
    world.store.down = True
    assert refused(pair.ben.ask("leave", chair=BEN)) == ("cannot-write", {})
    world.store.down = False
    assert pair.ada.play(pair.ada.views[ADA])["type"] == "views"
    assert pair.ben.play(pair.ben.until_turn(BEN))["type"] == "views"


def test_whoever_leaves_during_a_game_holds_the_chair_no_longer(server: Headless) -> None:
    opened = server.open(begins="oldest", watchers=False, chairs=[MINE, MINE])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    assert device.ask("leave", chair=BEN)["type"] == "table"
    assert refused(device.ask("react", chair=BEN, reaction="wow")) == NOT_YOURS
