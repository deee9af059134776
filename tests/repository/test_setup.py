"""./play and ./check from a fresh clone: every set-up here is a real one.

Where the question is when a set-up is done, and not what it brings, the clone has short locks. All
of check.lock is installed by the ./check that runs these tests.
"""

import ast
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import pip
import pytest

from cheese_rescue import __version__
from tests.installation import ROOT, clone

Environment = Mapping[str, str]
Ran = subprocess.CompletedProcess[str]

VERSION = f"cheese-rescue {__version__}\n"
PYTHON = Path(getattr(sys, "_base_executable", sys.executable)).resolve()
ENOUGH = {
    *("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"),
    *("attrs", "babel", "click", "fluent-runtime", "fluent-syntax", "pytz", "typing-extensions"),
}
"""Small packages: those that build the game, and those that it needs to say its version."""
GATES = {
    *("coverage", "execnet", "hypothesis", "iniconfig", "pygments"),
    *("pytest", "pytest-cov", "pytest-xdist", "sortedcontainers"),
    *("ruff", "ast-serialize", "librt", "mypy", "mypy-extensions"),
    *("grimp", "import-linter", "markdown-it-py", "mdurl", "rich"),
}
"""What every tier of ./check needs beside them."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="written and tried on Linux")


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An empty home and a Python with pip alone; pip's settings for this machine are kept."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PYTEST", "VIRTUAL_ENV"))
    }
    workers = tmp_path_factory.getbasetemp().parent
    return kept | {
        "HOME": str(tmp_path_factory.mktemp("home")),
        "PATH": path_with(tmp_path_factory.mktemp("python"), "pip"),
        "PIP_CACHE_DIR": str(workers / "pip-cache"),
        "TMPDIR": str(tmp_path_factory.mktemp("tmp")),  # a pip that was killed tidies nothing
    }


@pytest.fixture(scope="session")
def played(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone that was set up; each test leaves it so that ./play can repair it."""
    folder = shortened(tmp_path_factory.mktemp("played") / "Käse und Mäuse")
    assert call(environment, folder / "play", "--version").stdout == VERSION
    return folder


def shortened(folder: Path) -> Path:
    """A clone that needs little, and so is set up in moments."""
    clone(folder)
    for name, kept in (("play", ENOUGH), ("check", ENOUGH | GATES)):
        lock = folder / "requirements" / f"{name}.lock"
        pins = re.split(r"(?m)^(?=[a-z])", lock.read_text(encoding="utf-8"))
        short = [pin for pin in pins if pin.partition("==")[0] in kept]
        lock.write_text("".join(short), encoding="utf-8")
    fetched = ROOT / "web" / "node_modules"
    if (fetched / ".cheese-rescue").is_file():  # as a set-up leaves it, and a set-up looks whether
        shutil.copytree(fetched, folder / "web" / "node_modules", copy_function=os.symlink)
    return folder


def call(environment: Environment, *command: str | Path) -> Ran:
    """What became of a command."""
    line = list(map(str, command))
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


def start(environment: Environment, folder: Path) -> subprocess.Popen[str]:
    """A ./play --version under way."""
    return subprocess.Popen(
        [str(folder / "play"), "--version"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def start_until(environment: Environment, folder: Path, moment: str) -> subprocess.Popen[str]:
    """A ./play --version that has just come so far as to make the file `moment`."""
    child = start(environment, folder)
    while not (folder / moment).exists():
        assert child.poll() is None, "it ended before that"
        time.sleep(0.002)
    return child


def fetching_from(server: socket.socket) -> Environment:
    """The settings by which pip fetches everything from `server`."""
    return {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": "",
        "PIP_INDEX_URL": "http://{}:{}/".format(*server.getsockname()),
        "PIP_NO_CACHE_DIR": "no",  # which means yes here too
        "PIP_RETRIES": "0",
    }


def sentence(ran: Ran) -> str:
    """How a call that failed in order ends."""
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert "Traceback" not in ran.stderr
    return ran.stderr.splitlines()[-1]


def path_with(folder: Path, *means: str) -> str:
    """A PATH to this Python where, of pip and ensurepip, it has only the `means`."""
    library = Path(sysconfig.get_path("stdlib"))
    copied = folder / library.relative_to(sys.base_prefix)
    copied.mkdir(parents=True)
    for entry in library.iterdir():
        if entry.name in means or entry.name not in {"ensurepip", "site-packages", "dist-packages"}:
            (copied / entry.name).symlink_to(entry)
    (folder / "bin").mkdir()
    python = shutil.copy(PYTHON, folder / "bin" / f"python3.{sys.version_info.minor}")
    (folder / "bin" / "python3").symlink_to(python)
    if "pip" in means:
        ask = [str(python), "-c", "import site; print(site.getsitepackages()[0], end='')"]
        packages = Path(subprocess.check_output(ask, text=True))
        packages.mkdir(parents=True, exist_ok=True)
        (packages / "pip").symlink_to(Path(pip.__file__).parent)
    return f"{folder}/bin:/usr/bin:/bin"


def older_pythons() -> list[Path]:
    """Interpreters of this machine that are too old to play."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    folders = [*map(Path, os.get_exec_path()), *pyenv.glob("versions/3.*/bin")]
    found = [folder / f"python3.{minor}" for minor in range(6, 11) for folder in folders]
    return [path for path in found if path.is_file() and path.parent.name != "shims"]


@pytest.mark.long
def test_a_fresh_clone_plays(environment: Environment, tmp_path: Path) -> None:
    folder = clone(tmp_path / "Käse und Mäuse")
    first = call(environment, folder / "play", "--version")
    assert (first.returncode, first.stdout) == (0, VERSION)
    assert first.stderr.startswith("Setting up Cheese Rescue in .venv (once) ...\n")
    assert not (folder / "__pycache__").exists()
    again = call(environment, folder / "play", "--version")
    assert (again.returncode, again.stdout, again.stderr) == (0, VERSION, "")
    assert call(environment, folder / "play", "serve", "--help").returncode == 0
    fits = call(environment, folder / ".venv" / "bin" / "python", "-m", "pip", "check")
    assert fits.returncode == 0, fits.stdout


@pytest.mark.long
@pytest.mark.xdist_group("played")
def test_a_second_start_has_nothing_to_say(environment: Environment, played: Path) -> None:
    (played / ".venv.lock").unlink()
    again = call(environment, played / "play", "--version")
    assert (again.returncode, again.stdout, again.stderr) == (0, VERSION, "")
    assert not (played / ".venv.lock").exists(), "it waited for others, with nothing to do"


@pytest.mark.long
@pytest.mark.xdist_group("played")
def test_arguments_go_to_the_game(environment: Environment, played: Path) -> None:
    ran = call(environment, played / "play", "no such command")
    assert ran.returncode == 2
    assert "no such command" in ran.stderr
    told = call(environment, played / "play", "--help").stdout
    assert told.startswith("Usage: ./play ")


@pytest.mark.long
@pytest.mark.xdist_group("played")
def test_other_packages_stay_outside(
    environment: Environment, played: Path, tmp_path: Path
) -> None:
    (tmp_path / "click.py").write_text("raise SystemExit('the wrong click')")
    ran = call({**environment, "PYTHONPATH": str(tmp_path)}, played / "play", "--version")
    assert (ran.stdout, ran.stderr) == (VERSION, "")


@pytest.mark.long
def test_a_set_up_that_was_killed_is_done_anew(environment: Environment, tmp_path: Path) -> None:
    folder = shortened(tmp_path / "clone")
    for moment in (".venv/bin/python", ".venv/bin/hatchling"):
        child = start_until(environment, folder, moment)
        os.killpg(child.pid, signal.SIGKILL)
        _, said = child.communicate()
        assert child.returncode == -signal.SIGKILL
        assert "Setting up" in said
    ran = call(environment, folder / "play", "--version")
    assert ran.stdout == VERSION
    assert "Setting up" in ran.stderr


@pytest.mark.long
def test_a_pip_that_outlives_its_set_up_is_waited_for(
    environment: Environment, tmp_path: Path
) -> None:
    folder = shortened(tmp_path / "clone")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        early = start({**environment, **fetching_from(silent)}, folder)
        pip_waits, _ = silent.accept()
    early.kill()
    early.communicate()
    late = start(environment, folder)
    assert late.stderr
    assert late.stderr.readline() == "Waiting for another set-up of Cheese Rescue to end ...\n"
    pip_waits.close()
    assert late.communicate()[0] == VERSION


@pytest.mark.long
def test_ctrl_c_ends_it_quietly(environment: Environment, tmp_path: Path) -> None:
    child = start_until(environment, clone(tmp_path / "clone"), ".venv/bin/python")
    os.killpg(child.pid, signal.SIGINT)
    _, said = child.communicate()
    assert (child.returncode, said) == (130, "Setting up Cheese Rescue in .venv (once) ...\n")


@pytest.mark.long
def test_two_set_ups_at_once_wait_for_each_other(environment: Environment, tmp_path: Path) -> None:
    folder = shortened(tmp_path / "clone")
    early = start_until(environment, folder, ".venv")
    late = call(environment, folder / "play", "--version")
    assert early.communicate()[0] == VERSION
    assert late.stdout == VERSION
    assert late.stderr == "Waiting for another set-up of Cheese Rescue to end ...\n"


@pytest.mark.long
@pytest.mark.xdist_group("played")
@pytest.mark.parametrize("name", ["python", "cheese-rescue"])
def test_a_broken_environment_is_made_anew_even_while_active(
    name: str, environment: Environment, played: Path
) -> None:
    program = played / ".venv" / "bin" / name
    program.unlink()
    program.symlink_to("/nowhere")
    active = {"PATH": f"{played}/.venv/bin:{environment['PATH']}"}
    ran = call({**environment, **active}, played / "play", "--version")
    assert ran.stdout == VERSION
    assert ran.stderr.startswith("Setting up")


@pytest.mark.long
@pytest.mark.xdist_group("played")
def test_a_folder_that_was_moved_is_set_up_anew(
    environment: Environment, played: Path, tmp_path: Path
) -> None:
    moved = shutil.copytree(played, tmp_path / "moved", symlinks=True)
    ran = call(environment, moved / "play", "--version")
    assert ran.stdout == VERSION
    assert ran.stderr.startswith("Setting up")


@pytest.mark.long
@pytest.mark.xdist_group("played")
def test_what_changed_is_installed_in_place(environment: Environment, played: Path) -> None:
    web = played / "web"
    (web / "node_modules" / "fetched.js").touch()
    assert call(environment, played / "play", "--version").stderr == ""
    (web / "page.ts").touch()
    ran = call(environment, played / "play", "--version")
    assert ran.stdout == VERSION
    assert ran.stderr.startswith("Bringing Cheese Rescue in .venv up to date ...\n")


@pytest.mark.long
@pytest.mark.skipif(not find_spec("ensurepip"), reason="this Python has no ensurepip")
def test_without_pip_ensurepip_is_enough(environment: Environment, tmp_path: Path) -> None:
    path = path_with(tmp_path / "python", "ensurepip")
    folder = shortened(tmp_path / "clone")
    ran = call({**environment, "PATH": path}, folder / "play", "--version")
    assert (ran.returncode, ran.stdout) == (0, VERSION)


def test_with_neither_it_says_what_is_missing(environment: Environment, tmp_path: Path) -> None:
    path = path_with(tmp_path / "python")
    ran = call({**environment, "PATH": path}, clone(tmp_path / "clone") / "play")
    assert ran.stderr.count("\n") == 1
    assert "python3-venv" in sentence(ran)


@pytest.mark.long
def test_without_a_network_it_says_so_and_tries_again_next_time(
    environment: Environment, tmp_path: Path
) -> None:
    folder = clone(tmp_path / "clone")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        ran = call({**environment, **fetching_from(closed)}, folder / "play")
    assert sentence(ran).startswith("Cheese Rescue is not set up: ")
    assert "ERROR: No matching distribution found" in ran.stderr
    assert not (folder / ".venv" / "stamp.json").exists()


def test_a_folder_that_cannot_be_written_to_is_named(
    environment: Environment, tmp_path: Path
) -> None:
    folder = clone(tmp_path / "clone")
    folder.chmod(0o555)
    powers = "-dac_override,-dac_read_search"  # with these, root writes anywhere
    tamed = ["setpriv", "--bounding-set", powers, "--inh-caps", powers]
    ran = call(environment, *(tamed if os.geteuid() == 0 else []), folder / "play")
    assert ran.stderr.count("\n") == 1
    assert "Permission denied" in sentence(ran)
    assert str(folder) in ran.stderr


@pytest.mark.parametrize("name", ["play", "check", "boot.py"])
def test_an_older_python_can_read_it(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.long
@pytest.mark.xdist_group("played")
@pytest.mark.parametrize("command", ["play", "check"])
def test_an_older_python_looks_for_a_newer_one(
    command: str, environment: Environment, played: Path
) -> None:
    older = older_pythons()
    if not older:
        pytest.skip("this machine has no older Python")
    newer, _, _ = environment["PATH"].partition(":")
    for python in older:
        ran = call({"PATH": "/nowhere"}, python, played / command)
        assert "needs Python 3.11 or newer" in sentence(ran)
        ran = call({**environment, "PATH": newer}, python, played / command, "--help")
        assert ran.returncode == 0
        assert ran.stderr == ""


@pytest.mark.long
def test_check_hands_its_arguments_to_pytest_alone_or_runs_a_tier_to_its_end(
    environment: Environment, tmp_path: Path
) -> None:
    folder = shortened(tmp_path / "clone")
    ran = call(
        environment, folder / "check", "tests/repository/test_locks.py", "-q", "-k", "hashed"
    )
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1].startswith("6 passed")
    assert "== " not in ran.stdout
    assert call(environment, folder / "play", "--version").stderr == ""
    shutil.rmtree(folder / "tests")
    (folder / "tests" / "rules").mkdir(parents=True)
    (folder / "tests" / "rules" / "test_headless.py").write_text("def test_it() -> None: pass\n")
    (folder / "tests" / "test_badly_written.py").write_text(
        "import pytest\n"
        "def test_it() -> None: pass\n"
        "@pytest.mark.browser\n"
        "def test_page() -> None: raise AssertionError\n"
        "@pytest.mark.long\n"
        "def test_kills() -> None: raise AssertionError\n"
    )
    (folder / "mypy.ini").write_text("[mypy]\nfiles = tests\n")  # what the game needs is not here
    static = ["format", "lint", "types", "layers", "typescript"]
    for tier, ran_gates, passed in (
        (["quick"], [*static, "tests"], "1 passed"),
        ([], [*static, "documentation", "tests"], "2 passed"),
    ):
        ran = call(environment, folder / "check", *tier, "--without", "browser")
        assert ran.returncode == 1
        assert ran.stdout.startswith("Skipping every test that needs: browser\n")
        assert gates_of(ran) == ran_gates
        *_, tests, _, summary = ran.stdout.splitlines()
        assert passed in tests
        assert summary.startswith("== format failed, ")
        assert summary.endswith(", tests ok")
    ran = call(environment, folder / "check", "--without=browser", "long")
    assert ran.returncode == 1
    assert gates_of(ran) == ["tests", "coverage", "typescript coverage"]
    assert "1 failed" in ran.stdout
    assert ran.stdout.splitlines()[-1].startswith("== tests failed, coverage ")


def gates_of(ran: Ran) -> list[str]:
    """The gates that ./check ran, in their order."""
    headers = [line for line in ran.stdout.splitlines() if line.startswith("== ")]
    return [header.removeprefix("== ").partition(":")[0] for header in headers[:-1]]


@pytest.mark.parametrize("wrong", [["--without"], ["--without", "cheese"], ["--without=", "."]])
def test_check_knows_what_can_be_left_out(wrong: list[str], environment: Environment) -> None:
    ran = call(environment, ROOT / "check", *wrong)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "--without needs one of: browser, strace, postgresql, redis.\n"


def test_check_says_which_line_installs_what_the_system_lacks(
    environment: Environment, tmp_path: Path
) -> None:
    python, _, _ = path_with(tmp_path / "python").partition(":")
    check = clone(tmp_path / "clone") / "check"
    ran = call({**environment, "PATH": "/nowhere"}, f"{python}/python3", check)
    assert ran.stderr.count("\n") == 1
    packages = "chromium-headless-shell strace postgresql redis-server"
    install = f"`sudo apt-get install -y --no-install-recommends {packages}`"
    assert install in sentence(ran)
    for name in ("browser", "strace", "postgresql", "redis"):
        assert f" --without {name}" in ran.stderr


@pytest.mark.long
def test_pip_install_gives_the_same_command(environment: Environment, tmp_path: Path) -> None:
    folder = clone(tmp_path / "clone")
    any_venv = tmp_path / "any"
    assert call(environment, "python3", "-m", "venv", "--without-pip", any_venv).returncode == 0
    install = ["python3", "-m", "pip", "--python", str(any_venv), "install", "--no-compile"]
    assert call(environment, *install, "--no-deps", folder).returncode == 0
    shutil.rmtree(folder)
    [about] = any_venv.glob("lib/python*/site-packages/cheese_rescue-*.dist-info/METADATA")
    needs = re.findall(r"(?m)^Requires-Dist: (([\w.-]+)[^;\n]*)$", about.read_text("utf-8"))
    enough = [need for need, name in needs if name.replace(".", "-") in ENOUGH]
    assert call(environment, *install, *enough).returncode == 0
    assert call(environment, any_venv / "bin" / "cheese-rescue", "--version").stdout == VERSION
