"""`arena` in real processes, which are killed, stopped and resumed."""

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cheese_rescue.bots import Budget
from cheese_rescue.bots.arena import (
    DamagedResults,
    ForfeitReason,
    ForfeitRecord,
    MatchResult,
    OtherTournament,
    Results,
    ResultsInUse,
    Tournament,
    play_match,
    standings,
)
from cheese_rescue.cli.arena import as_data, show
from cheese_rescue.cli.main import root
from cheese_rescue.cli.options.localized_click import run
from cheese_rescue.cli.output.ladder_plot import ladder_svg
from cheese_rescue.cli.output.words import Words
from cheese_rescue.i18n import LANGUAGES
from cheese_rescue.rules import Rules
from tests.bots.processes import gone, named, offspring, until
from tests.cli.command import COMMAND, Said, environment

ROOT = Path(__file__).parents[2]
STRANGER = "tests.bots.example_bots:{}".format


def arena(*arguments: str | Path, cwd: Path = ROOT, **variables: str) -> Said:
    """Runs `arena`, by default in the top folder, from which the example bots can be imported."""
    ran = subprocess.run(
        [COMMAND, "arena", *arguments],
        capture_output=True,
        text=True,
        cwd=cwd,
        env=environment(**variables),
        timeout=60,
        check=False,
    )
    return Said(ran.returncode, ran.stdout, ran.stderr)


def tournament(*entrants: str, **more: Any) -> Tournament:
    agreed = Tournament(entrants or ("random", "gentle"), 2, Rules(), 3, Budget(), 5.0, str(ROOT))
    return agreed._replace(**more)


def here(agreed: Tournament, games: int) -> dict[str, Any]:
    """The result of a tournament that is played in this process, one game after the other."""
    played = [
        play_match(agreed, deal, seating)
        for deal in range(agreed.deals(games))
        for seating in range(agreed.players)
    ]
    data: dict[str, Any] = json.loads(
        json.dumps(as_data(agreed, standings(agreed, played), played))
    )
    return data


def told(said: Said) -> dict[str, Any]:
    assert said.status == 0, said.err
    data: dict[str, Any] = json.loads(said.out)
    return data


def started(*arguments: str | Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [COMMAND, "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment(),
        start_new_session=True,
    )


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0


def test_json_csv_and_plot_agree_and_the_number_of_jobs_changes_nothing(
    tmp_path: Path,
) -> None:
    table, picture = tmp_path / "ladder.csv", tmp_path / "ladder.svg"
    entrants = ("random", STRANGER("Dice"), "gentle")
    options = ("--players", "3", "--games", "9", "--seed", "5", "--json")
    said = told(arena(*entrants, *options, "--jobs", "2", "--csv", table, "--plot", picture))
    assert said["games"] == 9
    assert said["deals"] == 3
    assert sum(one["share"] for one in said["entrants"]) == pytest.approx(1)
    assert said["forfeits"] == []
    for one in said["entrants"]:
        assert one["low"] <= one["share"] <= one["high"]
    with table.open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    assert [row["name"] for row in rows] == [one["name"] for one in said["entrants"]]
    assert [float(row["share"]) for row in rows] == [one["share"] for one in said["entrants"]]
    drawing = ET.fromstring(picture.read_text(encoding="utf-8"))  # noqa: S314 (our own)
    assert sum(node.tag.endswith("circle") for node in drawing.iter()) == 6
    assert here(tournament(*entrants, players=3, seed=5), 9) == said


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_tables_fit_eighty_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    agreed = tournament("random", STRANGER("VeryLongNameOfABot"), "mouse")
    lost = ForfeitRecord(0, 5, ForfeitReason.LATE, "2.0", ())
    games = [
        MatchResult(deal, seating, agreed.seats(deal, seating), (2, 1), (), (lost,))
        for deal in range(6)
        for seating in range(2)
    ]
    show(Words(language), agreed, standings(agreed, games))
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out
    picture = ladder_svg(Words(language), standings(agreed, games).entrants, title="<&>", even=0.5)
    assert "&lt;&amp;&gt;" in picture
    ET.fromstring(picture)  # noqa: S314 (our own)


def test_bad_bots_forfeit_with_a_message_and_the_other_games_are_played() -> None:
    entrants = ("random", STRANGER("Hangs"), STRANGER("Cheats"))
    said = arena(*entrants, "--games", "6", "--patience", "0.3", "--seed", "1", "--json")
    found = told(said)
    best, *others = found["entrants"]
    assert (best["name"], best["share"], best["forfeits"]) == ("random", 1.0, 0)
    assert {(forfeit["name"], forfeit["reason"]) for forfeit in found["forfeits"]} == {
        (entrants[1], "late"),
        (entrants[2], "illegal"),
    }
    assert sum(one["forfeits"] for one in others) == len(found["forfeits"]) == 6
    assert all(entrants[1] in line or entrants[2] in line for line in said.err.splitlines())
    assert "it took too long: 0.3 seconds" in said.err


@pytest.mark.long
def test_the_progress_bar_shows_the_time_left_in_a_terminal() -> None:
    ours, theirs = pty.openpty()
    ran = subprocess.Popen(
        [COMMAND, "arena", "random", "gentle", "--games", "60", "--json"],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env=environment(TERM="xterm", COLUMNS="90"),
    )
    os.close(theirs)
    shown = b""
    try:
        while more := os.read(ours, 4096):
            shown += more
    except OSError:  # Linux raises this once the other end is closed
        pass
    assert ran.wait(30) == 0
    assert b"60/60" in shown
    assert re.search(rb"\d:\d\d:\d\d", shown)


# -- stopping and resuming -------------------------------------------------------------------------

SLOW = ("random", STRANGER("Slow"), "--games", "12", "--seed", "3", "--jobs", "2", "--json")


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """The result of SLOW without an interruption."""
    return here(tournament("random", STRANGER("Slow")), 12)


@pytest.mark.long
def test_ctrl_c_keeps_the_games_played_and_the_same_command_resumes(
    tmp_path: Path, whole: dict[str, Any]
) -> None:
    file = tmp_path / "results.jsonl"
    ran = started(*SLOW, "--results", file)
    assert until(lambda: lines(file) > 3, 20)
    below = offspring(ran.pid)
    os.killpg(ran.pid, signal.SIGINT)  # as a terminal does
    _, err = ran.communicate(timeout=20)
    assert ran.returncode == 130
    assert "Traceback" not in err
    kept = lines(file) - 1
    assert [line for line in err.splitlines() if line] == [
        f"{kept} games are saved. The same command continues from here.",
        "Stopped.",
    ]
    assert until(lambda: all(map(gone, below)))
    with file.open("ab") as torn:
        torn.write(b'{"deal":5,"seat')
    seedless = [word for word in SLOW if word not in ("--seed", "3")]
    assert told(arena(*seedless, "--results", file)) == whole  # the file contains the seed
    assert lines(file) == 13


def test_ctrl_c_before_the_first_game_stops_without_an_error() -> None:
    ran = started(*SLOW)
    assert until(lambda: any("spawn_main" in named(one) for one in offspring(ran.pid)), 20)
    os.killpg(ran.pid, signal.SIGINT)
    _, err = ran.communicate(timeout=20)
    assert ran.returncode == 130
    assert err.strip() == "Stopped."


@pytest.mark.long
def test_a_killed_worker_is_replaced(tmp_path: Path, whole: dict[str, Any]) -> None:
    file = tmp_path / "results.jsonl"
    ran = started(*SLOW, "--results", file)
    assert until(lambda: lines(file) > 2, 20)
    workers = [child for child in offspring(ran.pid) if "spawn_main" in named(child)]
    os.kill(workers[0], signal.SIGKILL)
    out, err = ran.communicate(timeout=40)
    assert ran.returncode == 0, err
    assert json.loads(out) == whole
    assert "Traceback" not in err


@pytest.mark.long
def test_a_killed_arena_leaves_no_processes_behind(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    hanging = ("random", STRANGER("Hangs"), "--patience", "100", "--jobs", "2", "--games", "8")
    ran = started(*hanging, "--results", file)
    assert until(
        lambda: sum("foreign_process" in named(one) for one in offspring(ran.pid)) == 2, 20
    )
    below = offspring(ran.pid)
    ran.kill()
    ran.communicate()
    assert until(lambda: all(map(gone, below)))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file with the results of four games."""
    file = tmp_path / "results.jsonl"
    with Results(file) as results:
        results.begin(tournament())
        results.add(
            [play_match(tournament(), deal, seating) for deal in (1, 0) for seating in (0, 1)]
        )
    return file


def test_a_results_file_is_resumed_only_by_its_own_tournament(kept: Path) -> None:
    before = kept.read_bytes()
    with Results(kept) as results:
        results.begin(tournament())
        assert len(results.games) == 4
        with pytest.raises(ResultsInUse):
            Results(kept)
    others = [
        tournament("random", "greedy"),
        tournament(players=3),
        tournament(seed=4),
        tournament(rules=Rules(centred=True)),
        tournament(budget=Budget(seconds=2)),
        tournament(budget=Budget(simulations=10)),
    ]
    for other in others:
        with Results(kept) as results, pytest.raises(OtherTournament):
            results.begin(other)
    said = arena("random", "gentle", "--seed", "4", "--results", kept, "--lang", "fr")
    assert said.status == 2
    assert "autre tournoi" in said.err
    assert kept.read_bytes() == before


def test_a_results_file_can_be_resumed_wherever_its_end_is_cut_off(kept: Path) -> None:
    content = kept.read_bytes()
    first = content.index(b"\n") + 1
    for length in [0, 1, 5, first - 1, first, *range(first, len(content), 7)]:
        kept.write_bytes(content[:length])
        whole = max(0, content[:length].count(b"\n") - 1)
        with Results(kept) as results:
            results.begin(tournament())
            assert len(results.games) == whole
        with Results(kept) as results:
            results.begin(tournament())
            assert len(results.games) == whole


def test_a_file_that_is_not_a_valid_results_file_is_left_unchanged(kept: Path) -> None:
    content = kept.read_bytes()
    first, second, *rest = content.splitlines(keepends=True)
    for damaged in (
        b"my diary",
        b"my diary\nsecond day\n",
        b'{"arena":9}\n',
        b"".join([first, second[:-5], b"\n", *rest]),
        b"".join([first, second.replace(b'"seats":[0,1]', b'"seats":[1,1]'), *rest])
        if b'"seats":[0,1]' in second
        else b"".join([first, second.replace(b'"seats":[1,0]', b'"seats":[1,1]'), *rest]),
    ):
        kept.write_bytes(damaged)
        with pytest.raises(DamagedResults), Results(kept) as results:
            results.begin(tournament())
        assert kept.read_bytes() == damaged


# -- a cluster -------------------------------------------------------------------------------------

CLUSTER = """
import sys
from distributed import Client, LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.readline()
        with Client(cluster) as client:
            done = client.run(lambda dask_worker: dask_worker.state.executed_count)
        print(*done.values(), flush=True)
        sys.stdin.read()
"""


@pytest.mark.long
def test_a_dask_cluster_of_two_workers_plays_the_same_games(tmp_path: Path) -> None:
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    cluster = subprocess.Popen(
        [sys.executable, script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=tmp_path,
    )
    assert cluster.stdin
    assert cluster.stdout
    try:
        address = cluster.stdout.readline().strip()
        options = ("random", STRANGER("Dice"), "--games", "8", "--seed", "2", "--json")
        far = arena(*options, "--dask", address)
        assert far.err == ""
        assert told(far) == here(tournament("random", STRANGER("Dice"), seed=2), 8)
        print(file=cluster.stdin, flush=True)
        tasks = [int(count) for count in cluster.stdout.readline().split()]
        assert len(tasks) == 2
        assert all(tasks), "one of them did nothing"
    finally:
        cluster.stdin.close()
        cluster.wait(20)
        cluster.stdout.close()


def test_without_dask_the_message_says_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['distributed'] = None\n")
    said = arena("random", "gentle", "--dask", "tcp://x:1", PYTHONPATH=str(tmp_path))
    assert said.status == 2
    assert said.err.strip().endswith('pip install "cheese-rescue[dask]"')


BAD_INPUT = [
    ["arena"],
    ["arena", "random"],
    ["arena", "random", "nobody"],
    ["arena", "random", "no_such_module:Bot"],
    ["arena", "random", "tests.bots.example_bots:Nobody"],
    ["arena", "random", "os.path;x:y"],
    ["arena", "random", "gentle", "--seconds", "1", "--simulations", "5"],
    ["arena", "random", "gentle", "--seconds", "nan"],
    ["arena", "random", "gentle", "--players", "3", "--centred"],
    ["arena", "random", "gentle", "--plot", "/no/such/folder/x.svg"],
    ["arena", "random", "gentle", "--results", "/no/such/folder/x"],
    ["arena", "random", "gentle", "--jobs", "2", "--dask", "x"],
    ["arena", "random", "gentle", "--dask", "tcp://127.0.0.1:9"],
    ["sit", "nonsense", "--bot", "random"],
    ["sit", "https://cheese.example/t/tooshort", "--bot", "random"],
    ["sit", "https://cheese.example/t/AAAAAAAAAAAAAAAAAAAAAA"],
    ["sit", "http://127.0.0.1:9/t/AAAAAAAAAAAAAAAAAAAAAA", "--bot", "random"],
]


@pytest.mark.parametrize("arguments", BAD_INPUT, ids=" ".join)
def test_bad_input_exits_with_status_2_and_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(root, [*arguments, "--lang", "ru"])
    assert left.value.code == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert re.search("[а-я]", line)
    assert "Traceback" not in line


def test_the_example_bot_of_the_documentation_plays_in_a_tournament(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    section = page[page.index("\n## Write your own bot\n") :]
    code = section.split("```python\n", 1)[1].split("```", 1)[0]
    assert len(code.splitlines()) == 10
    (tmp_path / "my_bot.py").write_text(code, encoding="utf-8")
    found = told(arena("my_bot:Mice", "random", "--games", "4", "--json", cwd=tmp_path))
    assert {one["name"] for one in found["entrants"]} == {"my_bot:Mice", "random"}
    assert found["forfeits"] == []
