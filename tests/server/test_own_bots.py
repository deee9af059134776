"""Bots that the operator of a server names: they play in processes of their own."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.processes import gone, named, offspring, until
from tests.bots.test_line_protocol import GOOD
from tests.cli.command import cheese_rescue
from tests.people import MINE, arrive
from tests.people import until as heard
from tests.server.processes import bearer, refused_post
from tests.server.site import Server, serving

STRANGER = "tests.bots.example_bots:{}".format
FIRST, RAISES, PROGRAM = STRANGER("First"), STRANGER("Raises"), "program:my-bot"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two classes and a program of its operator."""
    folder = tmp_path_factory.mktemp("own-bots")
    program = folder / "my-bot"
    program.write_text(f"#!{sys.executable} -IS\n{GOOD}", encoding="utf-8")
    program.chmod(0o755)
    bots = [option for bot in (FIRST, RAISES, str(program)) for option in ("--bot", bot)]
    with serving(folder / "server", *bots) as server:
        yield server


def played_by(server: Server, *bots: str) -> str:
    """The record of a game between these bots."""
    opened = server.open(players=len(bots), begins="oldest", chairs=[{"bot": bot} for bot in bots])
    host = arrive(server, opened["table"], opened["opener"])
    host.ask("start", oldest=0)
    heard(host, lambda host: host.views and host.views[None]["over"])
    path = f"/api/tables/{opened['table']}/record"
    record: str = server.get(path, **bearer(opened["opener"])).json()["record"]
    return record


def test_they_play_whole_games_under_their_own_names(house: Server) -> None:
    record = played_by(house, FIRST, PROGRAM, "greedy")
    makers = re.findall(r"bot:(\S+)$", record, re.MULTILINE)
    assert makers == [FIRST, PROGRAM, "greedy"] * 12
    assert "result a:" in record


def test_a_game_goes_on_if_one_fails_and_the_log_says_why(house: Server) -> None:
    record = played_by(house, RAISES, "random")
    assert "result a:" in record
    why = "made no move: raised ValueError: no idea at ply 0 (example_bots.py:"
    assert f"the bot {RAISES} {why}" in house.log()


def test_the_example_that_has_learned_plays_at_a_table(tmp_path: Path) -> None:
    learned = "examples.learned_bot:Learned"
    with serving(tmp_path / "server", "--bot", learned) as server:
        record = played_by(server, learned, "kitten")
        assert re.findall(r"bot:(\S+)$", record, re.MULTILINE) == [learned, "kitten"] * 12
        assert "made no move" not in server.log()


def test_the_page_is_told_their_names(house: Server, shared: Server) -> None:
    assert f'data-own-bots="{FIRST} {RAISES} {PROGRAM}"' in house.get("/").text
    assert 'data-own-bots=""' in shared.get("/").text


def test_nobody_can_name_another_bot(house: Server, shared: Server) -> None:
    for server, bot in [(house, STRANGER("Dice")), (shared, FIRST)]:
        status, refusal, data = refused_post(server, "/api/tables", chairs=[MINE, {"bot": bot}])
        assert (status, refusal, data["bot"]) == (422, "no-such-bot", bot)


def test_the_opener_can_seat_one(house: Server) -> None:
    opened = house.open(begins="oldest", chairs=[MINE, {}])
    ada = arrive(house, opened["table"], opened["opener"], opened["tokens"][0])
    assert ada.ask("seat-bot", chair=1, bot=PROGRAM)["table"]["chairs"][1]["bot"] == PROGRAM
    assert ada.ask("seat-bot", chair=1, bot=STRANGER("Dice"))["refusal"] == "no-such-bot"


def test_they_end_with_their_server(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--bot", FIRST) as server:
        played_by(server, FIRST, "random")
        assert server.process
        below = [
            child for child in offspring(server.process.pid) if "python_process" in named(child)
        ]
        assert below
        server.kill()
        assert until(lambda: all(map(gone, below)))


def test_a_server_does_not_start_with_a_bot_that_fails_or_two_of_one_name(tmp_path: Path) -> None:
    data = ("--database", tmp_path / "tables.db", "--no-browser", "--lang", "en")
    said = cheese_rescue("serve", "--bot", STRANGER("CannotBegin"), *data)
    assert said.status == 2
    assert "RuntimeError: not today (example_bots.py:" in said.err
    programs = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        program = tmp_path / folder / "bot"
        program.write_text(f"#!{sys.executable} -IS\n{GOOD}", encoding="utf-8")
        program.chmod(0o755)
        programs += ["--bot", str(program)]
    said = cheese_rescue("serve", *programs, *data)
    assert said.status == 2
    assert "would both be called program:bot" in said.err
    assert not (tmp_path / "tables.db").exists()
