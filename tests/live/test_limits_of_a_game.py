"""One visitor cannot use up the changes that the others at a table need."""

import pytest

from cheese_rescue.live.table import MOST_CHANGES
from tests.device import Device
from tests.live.headless import Headless, World, refused_join
from tests.people import ADA, BEN, CLEO, Two, arrive, chair, playing, refused, told, two, until


def toggle_help(device: Device, number: int) -> None:
    """Change the help level of a chair until that is refused."""
    levels = ("forecast", "places")
    answers = [
        device.ask("set-help", chair=number, help=levels[n % 2]) for n in range(MOST_CHANGES + 1)
    ]
    assert refused(answers[-1]) == ("too-many", {})


def three(server: Headless, *, started: bool = True) -> tuple[Two, Device]:
    """Ada, Ben and Cleo, who has changed her help level as often as possible."""
    pair = two(server, started=False, players=3)
    cleo = arrive(server, pair.table, server.join(table=pair.table)["token"])
    if started:
        pair.start()
        until(cleo, playing)
    toggle_help(cleo, CLEO)
    return pair, cleo


def test_before_the_start_the_opener_can_still_choose_the_players(server: Headless) -> None:
    pair, cleo = three(server, started=False)
    cleo.ask("leave", chair=CLEO)
    assert server.join(table=pair.table)["chair"] == CLEO
    assert pair.ada.ask("seat-bot", chair=CLEO, bot="random")["type"] == "table"
    assert pair.ada.ask("empty", chair=CLEO)["type"] == "table"
    assert pair.ada.ask("seat-bot", chair=CLEO, bot="random")["type"] == "table"
    assert pair.ada.ask("start", oldest=ADA)["type"] == "table"


def test_nor_can_a_stranger_who_sits_down_and_leaves_prevent_the_game(server: Headless) -> None:
    pair = two(server, started=False, players=3)
    for _ in range(MOST_CHANGES):
        stranger = arrive(server, pair.table, server.join(table=pair.table)["token"])
        assert stranger.ask("leave", chair=CLEO)["type"] == "table"
        stranger.close()
    assert refused_join(server, table=pair.table) == ("too-many", {})
    assert pair.ada.ask("seat-bot", chair=CLEO, bot="random")["type"] == "table"
    assert pair.ada.ask("start", oldest=ADA)["type"] == "table"


def test_a_bot_still_stands_in_for_others(world: World, server: Headless) -> None:
    pair, _ = three(server)
    pair.ben.close()
    world.advance(400)
    told(pair.ada)
    assert chair(pair.ada, BEN)["stand_in"] is not None


@pytest.mark.parametrize("kind", ["call-bot", "empty"])
def test_and_can_still_be_called(server: Headless, kind: str) -> None:
    pair, _ = three(server)
    pair.ben.close()
    assert pair.ada.ask(kind, chair=BEN)["type"] == "table"


def test_others_and_whoever_changed_so_much_can_still_leave(server: Headless) -> None:
    pair, cleo = three(server)
    assert pair.ben.ask("leave", chair=BEN)["type"] == "table"
    assert cleo.ask("leave", chair=CLEO)["type"] == "table"


def test_a_thief_can_still_be_signed_out(server: Headless) -> None:
    pair = two(server)
    toggle_help(pair.again(BEN), BEN)
    assert pair.ben.ask("replace-token", chair=BEN)["type"] == "token-replaced"


def test_whoever_comes_and_goes_too_often_stays_away_and_a_bot_plays(server: Headless) -> None:
    pair = two(server)
    for _ in range(MOST_CHANGES + 1):
        assert pair.ben.ask("leave", chair=BEN)["type"] == "table"
        pair.ben.ask("claim", tokens=[pair.tokens[BEN]])
    told(pair.ada)
    assert chair(pair.ada, BEN)["stand_in"] is not None
    assert pair.ada.play(pair.ada.views[ADA])["type"] == "views"
    assert pair.ada.until_turn(ADA)["ply"] == 2


def test_the_next_game_counts_anew(server: Headless) -> None:
    pair = two(server)
    toggle_help(pair.ben, BEN)
    pair.play_out()
    assert pair.rematch()["type"] == "table"
    assert pair.ben.ask("set-help", chair=BEN, help="forecast")["type"] == "table"
