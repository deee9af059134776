"""`simulate` in real processes, which are stopped, killed and run again."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from cheese_rescue.datasets.chunk_file import ChunkFile, NoChunkFile
from cheese_rescue.rules import Record, verify
from tests.bots.processes import gone, offspring, until
from tests.cli.command import COMMAND, Said, cheese_rescue, environment

STRANGER = "tests.bots.example_bots:{}".format
ROOT = Path(__file__).parents[2]


def simulate(*arguments: str | Path, **variables: str) -> Said:
    return cheese_rescue("simulate", *arguments, "--json", patience=100, **variables)


def started(*arguments: str | Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [COMMAND, "simulate", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment(),
        start_new_session=True,
    )


def counted(said: Said) -> dict[str, Any]:
    assert said.status == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    options = ("--players", "3", "--games", "25000", "--bot", "random", "--seed", "5")
    files = [tmp_path / f"{jobs}.parquet" for jobs in (1, 2)]
    told = [
        counted(simulate(*options, "--jobs", str(jobs), "--parquet", file))
        for jobs, file in enumerate(files, start=1)
    ]
    assert told[0] == told[1]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert counted(simulate(*options)) == told[0]
    assert pq.ParquetFile(files[0]).metadata.num_row_groups == 3


def test_the_compiled_code_changes_nothing(tmp_path: Path) -> None:
    hide = "import sys\nsys.modules.update(numba=None, numpy=None, pyarrow=None)\n"
    (tmp_path / "sitecustomize.py").write_text(hide, encoding="utf-8")
    options = ("--games", "6", "--bot", "greedy", "--bot", "kitten", "--seed", "5")
    there, bare = tmp_path / "there.txt", tmp_path / "bare.txt"
    told = counted(simulate(*options, "--records", there))
    bare_told = simulate(*options, "--records", bare, "--jobs", "1", PYTHONPATH=str(tmp_path))
    assert counted(bare_told) == told
    assert there.read_text("utf-8") == bare.read_text("utf-8")


def test_records_go_to_a_folder_or_to_one_file(tmp_path: Path) -> None:
    options = ("--games", "4", "--bot", "gentle", "--bot", "cat", "--seed", "5")
    assert simulate(*options, "--records", tmp_path / "all.txt").status == 0
    assert simulate(*options, "--records", tmp_path / "each").status == 0
    texts = [file.read_text("utf-8") for file in sorted((tmp_path / "each").iterdir())]
    assert "\n".join(texts) == (tmp_path / "all.txt").read_text("utf-8")
    for text in texts:
        record = Record.parse(text)
        assert verify(record).true is not False
        assert record.finished
        assert {play.bot for play in record.plays} == {"gentle", "cat"}


@pytest.mark.parametrize(
    "number",
    [
        signal.SIGKILL,
        pytest.param(signal.SIGINT, marks=[pytest.mark.long]),
        pytest.param(signal.SIGTERM, marks=[pytest.mark.long]),
    ],
)
def test_a_stopped_simulation_continues_and_ends_with_the_same_file(
    number: signal.Signals, tmp_path: Path
) -> None:
    options = ("--games", "30", "--bot", STRANGER("First"), "--bot", "greedy", "--seed", "5")
    file, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    part = tmp_path / "games.parquet.part"
    with started(*options, "--jobs", "2", "--parquet", file, "--json") as process:
        until(lambda: part.exists() and part.stat().st_size > 12_000)
        children = offspring(process.pid)
        os.kill(process.pid, number)
        process.communicate(timeout=60)
    assert process.returncode == (-9 if number == signal.SIGKILL else 128 + number)
    until(lambda: all(gone(child) for child in children))
    assert not file.exists()
    cut_off = part.read_bytes()[:-7]  # as if the power had failed while it was written
    part.write_bytes(cut_off)
    resumed = counted(simulate(*options, "--parquet", file))
    assert resumed == counted(simulate(*options, "--parquet", whole))
    assert file.read_bytes() == whole.read_bytes()
    assert not part.exists()


def test_a_file_is_continued_only_by_its_own_simulation(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    part = tmp_path / "games.parquet.part"
    options = ("--games", "2", "--bot", "random", "--seed", "5", "--parquet", file)
    part.write_text("My shopping list\n", encoding="utf-8")
    said = simulate(*options)
    assert said.status == 2
    assert "is not the file of a stopped simulation" in said.err
    assert part.read_text("utf-8") == "My shopping list\n"
    part.unlink()
    assert simulate(*options).status == 0
    kept = file.read_bytes()
    said = simulate(*options)
    assert (said.status, file.read_bytes()) == (2, kept)
    assert "already exists" in said.err
    assert not part.exists()


def test_a_part_of_another_simulation_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    part = tmp_path / "games.parquet.part"
    options = ("--games", "3", "--parquet", file, "--jobs", "1")
    stopped = simulate(*options, "--bot", STRANGER("Raises"), "--seed", "5", PYTHONPATH=str(ROOT))
    assert stopped.status == 2
    assert "made no proper move" in stopped.err
    before = part.read_bytes()
    said = simulate(*options, "--bot", "greedy", "--seed", "5")
    assert (said.status, part.read_bytes()) == (2, before)
    assert "belongs to another simulation" in said.err
    with ChunkFile(part):
        said = simulate(*options, "--bot", STRANGER("Raises"), PYTHONPATH=str(ROOT))
    assert "Another simulation is writing" in said.err


def test_a_newer_part_is_refused(tmp_path: Path) -> None:
    part = tmp_path / "x.part"
    part.write_bytes(b'{"simulate":2}\n')
    with pytest.raises(NoChunkFile):
        ChunkFile(part)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--players", "4", "--bot", "cat", "--bot", "mouse"), "Name one bot for all seats, or 4"),
        (("--parquet", "a.x", "--plies", "a.x"), "can’t be used for two things"),
        (("--parquet", "no/such/folder/a.x"), "I can’t write"),
        (("--jobs", "2", "--dask", "x:1", "--games", "20000"), "--jobs or --dask"),
    ],
)
def test_bad_input_is_one_sentence(options: tuple[str, ...], sentence: str) -> None:
    said = simulate(*options)
    assert said.status == 2
    assert sentence in said.err
    assert len(said.err.splitlines()) <= 2


@pytest.mark.long
def test_a_dask_cluster_plays_the_same_games(tmp_path: Path) -> None:
    options = ("--games", "21000", "--bot", "random", "--seed", "5")
    code = (
        "import sys, time\nfrom distributed import LocalCluster\n"
        "if __name__ == '__main__':\n"
        "    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None,\n"
        "                           host='127.0.0.1')\n"
        "    print(cluster.scheduler_address, flush=True)\n    sys.stdin.read()\n"
    )
    program = tmp_path / "cluster.py"
    program.write_text(code, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as cluster:
        assert cluster.stdout
        assert cluster.stdin
        address = cluster.stdout.readline().strip()
        told = counted(simulate(*options, "--dask", address, "--parquet", tmp_path / "a.parquet"))
        cluster.stdin.close()
    assert told == counted(simulate(*options, "--parquet", tmp_path / "b.parquet"))
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "b.parquet").read_bytes()
