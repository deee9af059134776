"""Every command in the README and in docs/ runs as it is written there, in a fresh clone."""

import os
import re
import shutil
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from cheese_rescue.cli.main import COMMANDS as SUBCOMMANDS
from tests.installation import ROOT, clone

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name != "decisions.md"),
]
"""The decisions tell what once was typed."""

WHO_CHECKS = {
    "python": "tests/repository/test_docs.py and test_readme.py",
    "pycon": "tests/repository/test_docs.py",
    "js": "tests/repository/test_docs.py",
    "record": "tests/repository/test_docs.py",
    "vectors": "tests/repository/test_docs.py",
    "abnf": "tests/repository/test_docs.py",
    "caddy": "tests/repository/test_operate.py",
    "nginx": "tests/repository/test_operate.py",
    "yaml": "tests/repository/test_operate.py knows the figures; Prometheus reads it",
    "ini": "systemd reads it",
    "toml": "tests/bots/test_names.py installs such a package",
    "sql": "PostgreSQL reads it",
    "json": "tests/repository/test_protocol.py",
    "text": "drawings and files; the commands among them are below",
    "sh": "below",
    "": "below",
}
"""By the language of a block, what tries it, or why nothing does."""

OURS = r"\./(?:play|check)\b|\.ci/run|\.venv/bin/|requirements/lock|cd web "
NAMELESS = rf"cheese-rescue (?:{'|'.join(SUBCOMMANDS)})\b|python3? "
TYPED = re.compile(rf"(?:{OURS}|{NAMELESS}|pipx? |uvx |npx |node )")
"""How a command begins that somebody types in a clone, or with a release."""
_FENCED = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)")

SERVERS = ("./play", "./play --lang fr")
STATUS = {"./play exercises play puzzle-17": 1}
"""The exit status with nothing typed, where it is not 0."""
NOT_RUN = {
    r"\./check( quick| long| docs| --without .*)?|\.ci/run": "these tests are a part of it",
    r".*hook\.py check|cd web && npx biome .*": "./check runs it",
    r"(uvx|pipx|pip) .*": "tests/repository/test_install.py runs it with a wheel",
    r"node deal\.mjs .*": "tests/repository/test_docs.py runs it with every test vector",
    r".* client\.py .*": "tests/repository/test_protocol.py runs it",
    r".* benchmarks/independent .*": "tests/repository/test_independent.py runs it",
    r'\./play check-backup "\$COPY"': "tests/repository/test_operate.py runs the whole back-up",
    r"\.venv/bin/python -c .*VACUUM.*": "tests/repository/test_operate.py runs the whole back-up",
    r"\./play sit https://cheese\.example/.*": "tests/server/test_sitting.py sits at a real table",
    r"\./play serve --bot .*": "tests/server/test_own_bots.py serves such bots",
    r"\./play (serve|worker) .*10\.0\.0\..*": "the tests in tests/server use their own addresses",
    r".* benchmarks/.*": "a measurement of minutes or hours, and of the machine",
    r".* docs/(pictures|screens)\.py.*": "takes pictures in a browser, for a minute",
    r".*bots\.learning .*": "trains for hours",
    r".*examples/learner\.py .*": "tests/envs/test_learner.py learns for a shorter time",
    r"\./play exercises make .*--count 1500 .*": "searches for an hour",
    r"requirements/lock": "asks a package index, whose packages change",
    r"\./play simulate .*--bot dog .*": "plays for minutes; tests/cli/test_simulate.py plays less",
    r"\./play arena LEVEL LEVEL .*": "LEVEL stands for a level",
}
"""Our commands that this file does not run, and why."""
NOT_OURS = {
    "sudo": "changes the machine",
    "docker": "needs a Docker engine",
    "git": "the tests begin with a clone",
    "pg_basebackup": "needs PostgreSQL as its user; docs/operate.md says what was tried by hand",
}
"""Other programs, and why nothing here runs them."""


class Command(NamedTuple):
    """A command of a page."""

    page: str
    line: str
    named_only: bool
    """Whether a sentence names it without options."""


def blocks() -> Iterator[tuple[Path, str, str]]:
    """The page, the language and the text of every block."""
    for page in PAGES:
        for _, language, text in _FENCED.findall(page.read_text(encoding="utf-8")):
            yield page, language, textwrap.dedent(text)


def commands() -> list[Command]:
    """The commands that begin like ours, each of them once."""
    found: dict[str, Command] = {}
    for page, language, text in blocks():
        for line in re.sub(r"\\\n *", "", text).splitlines():
            typed = re.sub(r"\s{2,}# .*", "", line).strip()
            begins = TYPED if language in ("sh", "") else re.compile(OURS)
            if language in ("sh", "", "text") and begins.match(typed):
                found[typed] = Command(page.name, typed, named_only=False)
    for page in PAGES:
        for text in _INLINE.findall(_FENCED.sub("", page.read_text(encoding="utf-8"))):
            typed = " ".join(text.split())
            if TYPED.match(typed):
                named_only = re.fullmatch(r"\./play( [a-z-]+)+|\S+", typed) is not None
                found.setdefault(typed, Command(page.name, typed, named_only=named_only))
    return [*found.values()]


COMMANDS = commands()
RUN = [
    command
    for command in COMMANDS
    if not any(re.fullmatch(pattern, command.line) for pattern in NOT_RUN)
]


def test_every_block_is_tried_by_a_test_or_says_why_not() -> None:
    assert {language for _, language, _ in blocks()} <= WHO_CHECKS.keys()


def test_every_other_program_in_a_block_has_a_reason() -> None:
    """In blocks of shell commands whose first line is not ours, the first program has one."""
    first = {
        line.split()[0]
        for _, language, text in blocks()
        if language == "sh"
        for line in text.splitlines()[:1]
        if not TYPED.match(line) and "=" not in line.split()[0]
    }
    assert first <= NOT_OURS.keys() | {"cd", "cp", "install"}


def test_a_command_names_its_interpreter() -> None:
    """Neither `cheese-rescue` nor `python` is on PATH after ./play."""
    assert [command for command in COMMANDS if re.match(NAMELESS, command.line)] == []


def test_files_that_a_command_names_are_there() -> None:
    folders = "examples|benchmarks|docs|web|src|deploy|requirements"
    for command in COMMANDS:
        for path in re.findall(rf"(?<![\w/.])(?:{folders})/[\w./-]+", command.line):
            assert (ROOT / path).exists(), command


def test_every_reason_belongs_to_a_command() -> None:
    lines = [command.line for command in COMMANDS]
    assert [
        pattern for pattern in NOT_RUN if not any(re.fullmatch(pattern, line) for line in lines)
    ] == []
    assert {*SERVERS, *STATUS} <= {*lines}


def test_the_example_has_the_bots_of_the_page() -> None:
    example = (ROOT / "examples" / "my_bot.py").read_text(encoding="utf-8")
    written = [text for page, _, text in blocks() if page.name == "bots.md" and "\nclass " in text]
    for text in written[:2]:
        assert f"\n{text[text.index('class ') :]}" in example


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone that ./check has set up: its .venv is this one."""
    folder = clone(tmp_path_factory.mktemp("commands") / "clone")
    (folder / ".venv").mkdir()
    for entry in (ROOT / ".venv").iterdir():
        if entry.name != "stamp.json":
            (folder / ".venv" / entry.name).symlink_to(entry)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    stamp = "import boot, json; print(json.dumps(boot.stamp_for('check')))"
    told = subprocess.check_output(
        [python(), "-c", stamp], cwd=folder, env=settings(folder), text=True
    )
    (folder / ".venv" / "stamp.json").write_text(told)
    return folder


def python() -> str:
    return str(getattr(sys, "_base_executable", sys.executable))


def settings(folder: Path) -> dict[str, str]:
    """The environment of the commands: a home of their own, and no server for others."""
    home = folder.parent / "home"
    home.mkdir(exist_ok=True)
    programs = folder.parent / "bin"
    programs.mkdir(exist_ok=True)
    if not (programs / "python3").exists():
        (programs / "python3").symlink_to(python())
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {
        "HOME": str(home),
        "PATH": f"{programs}:{kept['PATH']}",
        "CHEESE_RESCUE_ONLY_HERE": "1",
        "CHEESE_RESCUE_NO_BROWSER": "1",
        "LANG": "C.UTF-8",
    }


@pytest.mark.long
@pytest.mark.xdist_group("commands")
@pytest.mark.parametrize("command", RUN, ids=lambda command: command.line)
def test_a_command_runs_as_written(command: Command, fresh: Path) -> None:
    if command.line in SERVERS:
        check_server(command.line, fresh)
        return
    if command.line.startswith("cd web") and shutil.which("node") is None:
        pytest.skip("node is not on PATH, where this command looks for it")
    line = f"{command.line} --help" if command.named_only else command.line
    if command.line in STATUS:
        line = command.line
    ran = subprocess.run(
        ["sh", "-eu", "-c", line],
        cwd=fresh,
        env=settings(fresh),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == STATUS.get(command.line, 0), ran.stdout[-2000:] + ran.stderr[-2000:]
    assert "Traceback" not in ran.stderr


def check_server(line: str, folder: Path) -> None:
    """Start a server, ask it whether it is well, and stop it with Ctrl-C."""
    with subprocess.Popen(
        line.split(),
        cwd=folder,
        env=settings(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout
            found = (re.search(r"http://\S+", said) for said in process.stdout)
            url = next(filter(None, found))[0]
            assert httpx.get(f"{url}healthz", timeout=30).json()["ok"] is True
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(30) == 0
        finally:
            process.kill()
