"""Bots sit at tables like anybody else, and think in processes of their own."""

import asyncio
from contextlib import suppress

import pytest

from cheese_rescue.bots import BOTS, LEVELS
from cheese_rescue.bots.kernel_loader import needs_kernel
from tests.device import Device
from tests.live.headless import Headless, NetworkBus, World, findings, moved_by
from tests.people import ADA, MINE, arrive, playing, told, until
from tests.rules.games import SETUPS, Setup

QUICK = [bot for bot in BOTS if bot not in LEVELS and not needs_kernel(bot)]
"""Those that think for no time at all."""
CASTS = [
    (setup, [QUICK[(first + chair) % len(QUICK)] for chair in range(setup.players)])
    for first, setup in enumerate(SETUPS)
]


@pytest.mark.parametrize(("setup", "bots"), CASTS, ids=str)
def test_bots_of_every_kind_play_whole_games_by_the_rules(
    server: Headless, setup: Setup, bots: list[str]
) -> None:
    opened = server.open(
        players=setup.players,
        begins="oldest",
        **setup.rules._asdict(),
        chairs=[{"bot": bot} for bot in bots],
    )
    host = arrive(server, opened["table"], opened["opener"])
    host.ask("start", oldest=0)
    until(host, lambda host: host.views and host.views[None]["over"])
    record = server.record(opened["table"])
    assert findings(record) == {"fits"}
    made = moved_by(record)
    assert made == [f"bot:{bots[ply % setup.players]}" for ply in range(len(made))]


def test_every_quick_bot_plays_with_two_three_and_four() -> None:
    """So the games above leave none out."""
    for players in (2, 3, 4):
        cast = {bot for setup, bots in CASTS if setup.players == players for bot in bots}
        assert cast == set(QUICK)


def against_a_bot(server: Headless) -> Device:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "greedy"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    return ada


def test_a_bot_waits_until_its_players_may_use_more_time(server: Headless) -> None:
    server.bots_may_play.clear()
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][ADA])
    arrive(server, opened["table"])
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    ada.play(ada.views[ADA])
    told(ada)
    assert ada.views[ADA]["ply"] == 1
    assert server.bot_turns == [("", 2)], "the number of clients, to whom it is sent"
    server.bots_may_play.set()
    assert ada.until_turn(ADA)["ply"] == 2


def test_a_bots_move_is_never_accepted_from_a_device(server: Headless) -> None:
    ada = against_a_bot(server)
    answer = ada.ask("play", seat=1, game=0, ply=0, card="1b", cell=[1, 0])
    assert answer["refusal"] == "not-your-seat"


def test_a_bot_at_a_deleted_table_stops_even_if_its_cancellation_is_lost(
    world: World, server: Headless, monkeypatch: pytest.MonkeyPatch
) -> None:
    claims: list[str] = []

    async def claim(_: NetworkBus, key: str, seconds: float) -> bool:  # noqa: ARG001 - the port's
        claims.append(key)
        with suppress(asyncio.CancelledError):  # as the client of Redis may do
            await asyncio.Event().wait()
        return True

    monkeypatch.setattr(NetworkBus, "claim", claim)
    ada = against_a_bot(server)
    ada.play(ada.views[ADA])
    world.advance(5)
    assert len(claims) == 1
    ada.ask("end")
    world.advance(60)
    assert len(claims) == 1


def test_a_bot_of_the_operator_can_have_a_chair_and_no_other(world: World) -> None:
    server = world.process(own_bots={"hal": "my_bots:Hal"})
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "hal"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][ADA])
    assert ada.ask("seat-bot", chair=1, bot="hal")["table"]["chairs"][1]["bot"] == "hal"
    assert ada.ask("seat-bot", chair=1, bot="hol")["refusal"] == "no-such-bot"
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    ada.play(ada.views[ADA])
    assert ada.until_turn(ADA)["ply"] == 2  # a thinker without it lets the stand-in move
