"""What docs/reliability.md names exists, and its commands run."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")

sys.path.insert(0, str(ROOT / "benchmarks"))  # the folder of the script

import reliability  # noqa: E402 - needs the line above

COMMAND = re.compile(r"python (benchmarks/[\w./]+)([^`\n|]*)")


def promises() -> list[list[str]]:
    """The cells of the table of promises."""
    lines = PAGE[PAGE.index("\n| promised |") + 1 :].split("\n\n", 1)[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_file_that_the_page_names_exists() -> None:
    named = set(re.findall(r"\b(?:tests|benchmarks|deploy|docs)/[\w./-]*\w", PAGE))
    assert len(named) > 20
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_every_promise_names_what_tests_it_and_what_is_not_tested() -> None:
    rows = promises()
    assert len(rows) >= 15
    for promise, tested, untested in rows:
        assert promise.endswith(".")
        script = r"\.venv/bin/python benchmarks/\w+\.py[^`]*"
        assert re.search(rf"`(?:tests/\w+/test_\w+\.py|{script})`", tested)
        assert untested


def test_every_command_of_the_page_is_one() -> None:
    commands = COMMAND.findall(PAGE)
    assert len(commands) >= 8
    for script, arguments in commands:
        if script == "benchmarks/reliability.py":
            reliability.arguments().parse_args(shlex.split(arguments))


SMALL = [
    pytest.param("kills --sqlite 5", id="sqlite"),
    pytest.param(
        "kills --postgresql 3",
        id="postgresql",
        marks=[pytest.mark.postgresql, pytest.mark.redis],
    ),
    pytest.param("hostile 3000", id="hostile"),
    pytest.param("soak --minutes 0.1 --idle 100 --tables 10", id="soak"),
]


@pytest.mark.long
@pytest.mark.parametrize("arguments", SMALL)
def test_a_small_run_loses_nothing(arguments: str, tmp_path: Path) -> None:
    out = tmp_path / "figures.jsonl"
    script = ROOT / "benchmarks" / "reliability.py"
    ran = subprocess.run(
        [sys.executable, script, *arguments.split(), "--out", out],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    figures = json.loads(out.read_text(encoding="utf-8"))
    assert figures["ok"]
    players = figures.get("honest", figures)
    assert players["acknowledged_moves"] > 0
    assert (players["lost_moves"], players["faults"]) == (0, 0)
