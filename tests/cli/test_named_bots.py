"""Your own bot in `terminal` and `simulate`."""

import json
import os
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.cli.main import root
from cheese_rescue.cli.named_bots import shown_name
from cheese_rescue.cli.options.localized_click import run
from cheese_rescue.cli.output.progress import LINE_SECONDS, ProgressLines
from cheese_rescue.cli.output.words import Words
from cheese_rescue.rules import Move, Record, View, verify
from tests.bots.packages import installed
from tests.bots.test_line_protocol import GOOD
from tests.cli.command import Player, Said, cheese_rescue

STRANGER = "tests.bots.example_bots:{}".format


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> Said:
    """What the command says, run in this process."""
    with pytest.raises(SystemExit) as left:
        run(root, [*arguments, "--lang", "en"])
    told = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return Said(left.value.code, told.out, told.err)


@pytest.fixture
def program(tmp_path: Path) -> str:
    """A program that always lays its first card."""
    file = tmp_path / "my-bot"
    file.write_text(f"#!{sys.executable} -IS\n{GOOD}", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


class Stops:
    """Plays two games, then does something else."""

    def __init__(self, end: str) -> None:
        self._end = end
        self._games = 0

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        self._games += view.ply == 0
        if self._games == 3 and self._end == "Ctrl-C":
            raise KeyboardInterrupt
        if self._games == 3 and self._end == "SIGTERM":
            os.kill(os.getpid(), signal.SIGTERM)
        if self._games == 3 and self._end == "a bug":
            raise ValueError("no\nidea")
        return view.legal_moves[0]


# -- simulate --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("end", "status"), [("Ctrl-C", 130), ("SIGTERM", 143), ("a bug", 2)])
def test_a_simulation_that_is_stopped_shows_the_counts_so_far(
    end: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setitem(BOTS, "toy", Stops(end))
    told = said(capsys, "simulate", "--bot", "toy", "--seed", "5", "--jobs", "1", "--json")
    assert told.status == status
    assert json.loads(told.out)["games"] == 2
    if end == "a bug":
        assert (
            told.err == "In game 3, toy made no proper move: it failed: ValueError('no\\nidea')\n"
        )
    else:
        assert told.err.strip() == "Stopped."
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_simulation_prints_its_seed_and_the_bot_as_it_was_typed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = said(capsys, "simulate", "--bot", "tomcat", "--games", "3")
    assert "tomcat" in told.out
    assert "Otto" not in told.out
    seed = told.out.split("Seed: ")[1].strip()
    again = said(capsys, "simulate", "--bot", "tomcat", "--games", "3", "--seed", seed)
    assert again.out == told.out


def test_your_own_bot_sits_in_a_simulation(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    own = said(capsys, "simulate", "--bot", program, "--games", "2", "--seed", "5", "--json")
    assert own.status == 0, own.err
    found = json.loads(own.out)
    assert (found["bot"], found["games"], found["seed"]) == (program, 2, 5)
    same = said(
        capsys, "simulate", "--bot", STRANGER("First"), "--games", "2", "--seed", "5", "--json"
    )
    assert json.loads(same.out)["seats"] == found["seats"]


def test_a_bot_that_a_package_registers_is_found_by_its_name_everywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with installed(tmp_path, "hal"):
        counted = said(capsys, "simulate", "--bot", "hal", "--games", "1", "--json")
        assert json.loads(counted.out)["bot"] == "hal"
        seated = said(capsys, "terminal", "hal", "random", "--save", str(tmp_path / "game.txt"))
        assert seated.status == 0
        assert "bot:hal" in (tmp_path / "game.txt").read_text(encoding="utf-8")
        played = said(capsys, "arena", "hal", "random", "--games", "2", "--jobs", "1", "--json")
        assert json.loads(played.out)["forfeits"] == []
        for command in ("arena", "simulate", "terminal", "sit"):
            assert ", hal, or your own" in " ".join(said(capsys, command, "--help").out.split())
        link = "http://127.0.0.1:9/t/AAAAAAAAAAAAAAAAAAAAAA"
        assert "Nobody answers" in said(capsys, "sit", link, "--bot", "hal").err
    assert said(capsys, "simulate", "--bot", "hal").status == 2


# -- terminal --------------------------------------------------------------------------------------


def test_your_own_bots_sit_in_the_terminal(
    program: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    told = said(capsys, "terminal", program, STRANGER("First"), "TOMCAT", "--save", str(file))
    assert told.status == 0, told.err
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert verify(record).true
    assert record.finished
    assert {play.bot for play in record.plays} == {"program:my-bot", STRANGER("First"), "tomcat"}
    for name in ("mybot", "First", "Otto"):
        assert name in told.out


def test_a_bot_that_fails_in_the_terminal_is_replaced_move_by_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    told = said(capsys, "terminal", STRANGER("HangsNot"), "random")
    assert told.status == 2
    told = said(capsys, "terminal", STRANGER("Raises"), "random", "--save", str(file))
    assert told.status == 0
    assert Record.parse(file.read_text(encoding="utf-8")).finished
    assert told.err.count("made no proper move (it failed: ValueError: no idea at ply") == 12


def test_a_resumed_game_asks_before_it_runs_somebodys_bot(tmp_path: Path) -> None:
    """Both files may come from somebody else."""
    file = tmp_path / "game.txt"
    first = Player("person", STRANGER("First"), "--save", file)
    first.asked()
    first.leave()
    assert "Problem" not in first.shown
    before = file.read_bytes()
    refused = cheese_rescue("terminal", "--resume", file, typed="q\n")
    assert f"This game runs {STRANGER('First')}" in " ".join(refused.out.split())
    assert file.read_bytes() == before
    resumed = cheese_rescue("terminal", "--resume", file, typed="\n\n")
    assert "First" in resumed.out.replace(STRANGER("First"), "")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("tomcat", "Otto"),
        ("my_bot:Mice", "Mice"),
        ("./my-bot.sh", "mybot"),
        ("node examples/mice.mjs", "mice"),
        ("super-careful-bot", "supercareful"),
        ("./---", "Bot"),
    ],
)
def test_people_read_a_short_name(name: str, shown: str) -> None:
    assert shown_name(Words("en"), name) == shown


# -- progress without a terminal -------------------------------------------------------------------


def test_a_line_tells_the_progress_now_and_then() -> None:
    time = [0.0]
    written: list[str] = []
    lines = ProgressLines(Words("en"), written.append, 100, 20, clock=lambda: time[0])
    for time[0] in (1.0, LINE_SECONDS - 0.1):
        lines.advance(2)
    assert written == []
    time[0] = LINE_SECONDS
    lines.advance(1)
    lines.advance(1)
    assert written == ["Games: 25 of 100"]
    time[0] = 3 * LINE_SECONDS
    lines.advance(4)
    assert written == ["Games: 25 of 100", "Games: 30 of 100"]
