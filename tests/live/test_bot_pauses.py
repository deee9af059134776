"""How long bots pause: the calmest of those who play decides, in every process."""

from cheese_rescue.live.messages import BotPause
from tests.live.headless import Headless, World
from tests.people import ADA, BEN, arrive, told, two


def pause_at(server: Headless, table: str) -> BotPause:
    return server.room(table).live.presence.bot_pause


def test_the_calmest_player_decides(server: Headless) -> None:
    pair = two(server)
    assert pause_at(server, pair.table) is BotPause.NORMAL
    assert pair.ada.ask("set-bot-pause", pause="quick")["type"] == "done"
    assert pause_at(server, pair.table) is BotPause.QUICK
    pair.ben.ask("set-bot-pause", pause="calm")
    assert pause_at(server, pair.table) is BotPause.CALM
    pair.ben.close()
    told(pair.ada)
    assert pause_at(server, pair.table) is BotPause.QUICK


def test_watchers_have_no_say(server: Headless) -> None:
    pair = two(server)
    pair.watch().ask("set-bot-pause", pause="calm")
    assert pause_at(server, pair.table) is BotPause.NORMAL


def test_it_counts_in_the_other_process_too(world: World) -> None:
    here, there = world.process("one"), world.process("two")
    pair = two(here)
    ben = arrive(there, pair.table, pair.tokens[BEN])
    ben.ask("set-bot-pause", pause="calm")
    told(pair.ada)
    assert pause_at(here, pair.table) is BotPause.CALM
    assert ADA in here.room(pair.table).live.presence.chairs
