"""./play and ./check from a fresh clone: every set-up here is a real one."""

import ast
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from cheese_rescue import __version__

Environment = Mapping[str, str]
Ran = subprocess.CompletedProcess[str]

ROOT = Path(__file__).parents[2]
VERSION = f"cheese-rescue {__version__}\n"
PYTHON = Path(getattr(sys, "_base_executable", sys.executable))
SITE_PACKAGES = f".venv/lib/python3.{sys.version_info.minor}/site-packages"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="written and tried on Linux")


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An empty home, and no virtual environment; pip's settings for this machine are kept."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PYTEST", "VIRTUAL_ENV"))
    }
    workers = tmp_path_factory.getbasetemp().parent
    return kept | {
        "HOME": str(tmp_path_factory.mktemp("home")),
        "PATH": f"{PYTHON.parent}:/usr/bin:/bin:/usr/sbin:/sbin",
        "PIP_CACHE_DIR": str(workers / "pip-cache"),
        "PIP_NO_COMPILE": "no",  # which means yes, says pip's manual; it saves a second each time
    }


@pytest.fixture(scope="module")
def ready(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ran]:
    """A clone in which ./play was called once, and what that said."""
    folder = clone(tmp_path_factory.mktemp("ready") / "Käse und Mäuse")
    return folder, call(folder, "play", environment)


@pytest.fixture
def played(ready: tuple[Path, Ran]) -> Path:
    """A clone that is set up; whoever spoils it has to see it repaired."""
    return ready[0]


def clone(folder: Path) -> Path:
    """A copy of what git would commit here."""
    listed = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-coz", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in listed.stdout.rstrip("\0").split("\0"):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, target)
    return folder


def call(folder: Path, command: str, environment: Environment, *arguments: str) -> Ran:
    """Calls ./play --version, or what else is asked for."""
    line = [str(folder / command), *(arguments or ("--version",))]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


def interrupt(folder: Path, environment: Environment, moment: str) -> subprocess.Popen[str]:
    """A ./play that has just come to write the file `moment`."""
    child = subprocess.Popen(
        [str(folder / "play"), "--version"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (folder / moment).exists():
        assert child.poll() is None, "it ended before that"
        time.sleep(0.002)
    return child


def one_sentence(ran: Ran) -> str:
    """The last line of a call that failed in order."""
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert "Traceback" not in ran.stderr
    return ran.stderr.splitlines()[-1]


def bare_python(folder: Path, *, pip: bool) -> Path:
    """This Python without ensurepip and, unless asked for, without pip; returns its bin folder."""
    library = Path(sysconfig.get_path("stdlib"))
    copied = folder / library.relative_to(sys.base_prefix)
    copied.mkdir(parents=True)
    for entry in library.iterdir():
        if entry.name not in {"ensurepip", "site-packages", "dist-packages"}:
            (copied / entry.name).symlink_to(entry)
    (folder / "bin").mkdir()
    python = Path(shutil.copy(PYTHON, folder / "bin" / "python3"))
    if pip:
        found = importlib.util.find_spec("pip")
        assert found
        assert found.origin
        ask = [str(python), "-c", "import site; print(site.getsitepackages()[0], end='')"]
        packages = Path(subprocess.check_output(ask, text=True))
        packages.mkdir(parents=True, exist_ok=True)
        (packages / "pip").symlink_to(Path(found.origin).parent)
    return python.parent


def older_pythons() -> list[str]:
    """Interpreters of this machine that are too old to play."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [*map(Path, os.get_exec_path()), *(folder / "bin" for folder in pyenv.glob("3*"))]
    names = [f"python3.{minor}" for minor in range(6, 11)]
    found = (str(folder / name) for name in names for folder in folders)
    return [path for path in found if os.access(path, os.X_OK) and "shims" not in path]


def test_a_fresh_clone_plays(
    ready: tuple[Path, Ran],
) -> None:
    folder, first = ready
    assert (first.returncode, first.stdout) == (0, VERSION)
    assert first.stderr.startswith("Setting up Cheese Rescue in .venv (once) ...\n")
    assert not (folder / "__pycache__").exists()


def test_a_second_start_has_nothing_to_say(played: Path, environment: Environment) -> None:
    again = call(played, "play", environment)
    assert (again.returncode, again.stdout, again.stderr) == (0, VERSION, "")


def test_arguments_go_to_the_game(played: Path, environment: Environment) -> None:
    ran = call(played, "play", environment, "no such command")
    assert ran.returncode == 2
    assert "no such command" in ran.stderr


def test_the_packages_of_an_active_environment_stay_outside(
    played: Path, environment: Environment, tmp_path: Path
) -> None:
    (tmp_path / "click.py").write_text("raise SystemExit('the wrong click')")
    active = {"PATH": f"{played}/.venv/bin:{environment['PATH']}", "PYTHONPATH": str(tmp_path)}
    ran = call(played, "play", {**environment, **active})
    assert (ran.stdout, ran.stderr) == (VERSION, "")


@pytest.mark.parametrize("moment", [".venv/bin/python", ".venv/bin/cheese-rescue"])
def test_a_set_up_that_was_killed_is_done_anew(
    moment: str, environment: Environment, tmp_path: Path
) -> None:
    folder = clone(tmp_path / "clone")
    child = interrupt(folder, environment, moment)
    os.killpg(child.pid, signal.SIGKILL)
    child.communicate()
    assert child.returncode == -signal.SIGKILL
    assert call(folder, "play", environment).stdout == VERSION


def test_a_pip_that_outlives_its_set_up_is_waited_for(
    environment: Environment, tmp_path: Path
) -> None:
    folder = clone(tmp_path / "clone")
    child = interrupt(folder, environment, f"{SITE_PACKAGES}/pip/_internal")
    child.kill()
    child.communicate()
    ran = call(folder, "play", environment)
    assert ran.stderr.startswith("Waiting for another set-up")
    assert ran.stdout == VERSION


def test_ctrl_c_ends_it_quietly(environment: Environment, tmp_path: Path) -> None:
    child = interrupt(clone(tmp_path / "clone"), environment, ".venv/bin/python")
    os.killpg(child.pid, signal.SIGINT)
    _, said = child.communicate()
    assert (child.returncode, said) == (130, "Setting up Cheese Rescue in .venv (once) ...\n")


def test_two_set_ups_at_once_wait_for_each_other(environment: Environment, tmp_path: Path) -> None:
    folder = clone(tmp_path / "clone")
    first = interrupt(folder, environment, ".venv.lock")
    second = call(folder, "play", environment)
    assert first.communicate()[0] == VERSION
    assert second.stdout == VERSION
    assert second.stderr == "Waiting for another set-up of Cheese Rescue to end ...\n"


@pytest.mark.parametrize("gone", ["python", "cheese-rescue"])
def test_a_broken_environment_is_made_anew(
    gone: str, played: Path, environment: Environment
) -> None:
    program = played / ".venv" / "bin" / gone
    program.unlink()
    if gone == "python":
        program.symlink_to("/nowhere/python3")
    ran = call(played, "play", environment)
    assert ran.stdout == VERSION
    assert ran.stderr.startswith("Setting up")


def test_a_moved_folder_is_set_up_anew(
    played: Path, environment: Environment, tmp_path: Path
) -> None:
    moved = tmp_path / "moved"
    shutil.copytree(played, moved, symlinks=True)
    ran = call(moved, "play", environment)
    assert ran.stdout == VERSION
    assert ran.stderr.startswith("Setting up")
    assert str(played) not in (moved / ".venv" / "bin" / "cheese-rescue").read_text()


def test_what_changed_is_installed_in_place(played: Path, environment: Environment) -> None:
    with (played / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    (played / "web" / "node_modules").mkdir(parents=True)
    ran = call(played, "play", environment)
    assert ran.stdout == VERSION
    assert ran.stderr.startswith("Bringing Cheese Rescue in .venv up to date ...\n")
    (played / "web" / "node_modules" / "fetched.js").touch()
    assert call(played, "play", environment).stderr == ""
    (played / "web" / "page.ts").touch()
    assert call(played, "play", environment).stderr.startswith("Bringing")
    shutil.rmtree(played / "web")


def test_without_ensurepip_pip_is_enough(environment: Environment, tmp_path: Path) -> None:
    bare = bare_python(tmp_path / "python", pip=True)
    ran = call(clone(tmp_path / "clone"), "play", {**environment, "PATH": f"{bare}:/usr/bin:/bin"})
    assert ran.stdout == VERSION, ran.stderr


def test_with_neither_it_says_what_is_missing(environment: Environment, tmp_path: Path) -> None:
    bare = bare_python(tmp_path / "python", pip=False)
    ran = call(clone(tmp_path / "clone"), "play", {**environment, "PATH": f"{bare}:/usr/bin:/bin"})
    assert ran.stderr.count("\n") == 1
    assert "python3-venv" in one_sentence(ran)


def test_without_a_network_it_says_so_and_tries_again_next_time(
    environment: Environment, tmp_path: Path
) -> None:
    folder = clone(tmp_path / "clone")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        offline = {
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_EXTRA_INDEX_URL": "",
            "PIP_FIND_LINKS": "",
            "PIP_INDEX_URL": f"http://127.0.0.1:{closed.getsockname()[1]}/",
            "PIP_NO_CACHE_DIR": "1",
            "PIP_RETRIES": "0",
        }
        ran = call(folder, "play", {**environment, **offline})
    assert "the next start tries again" in one_sentence(ran)
    assert "ERROR: No matching distribution found" in ran.stderr
    assert not (folder / ".venv" / "stamp.json").exists()


def test_a_folder_that_cannot_be_written_to_is_named(
    environment: Environment, tmp_path: Path
) -> None:
    folder = clone(tmp_path / "clone")
    folder.chmod(0o555)
    powers = "-dac_override,-dac_read_search"  # by these root writes anywhere
    tamed = ["setpriv", "--bounding-set", powers, "--inh-caps", powers]
    ran = subprocess.run(
        [*(tamed if os.geteuid() == 0 else []), folder / "play"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr.count("\n") == 1
    assert "Permission denied" in one_sentence(ran)
    assert str(folder) in ran.stderr


@pytest.mark.parametrize("name", ["play", "check", "boot.py"])
def test_an_older_python_can_read_it(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("command", ["play", "check"])
def test_an_older_python_looks_for_a_newer_one(
    command: str, played: Path, environment: Environment
) -> None:
    older = older_pythons()
    if not older:
        pytest.skip("this machine has no older Python")
    for python in older:
        line = [python, str(played / command), "--help"]
        alone = subprocess.run(
            line, env={"PATH": "/nowhere"}, capture_output=True, text=True, check=False
        )
        assert "needs Python 3.11 or newer" in one_sentence(alone)
        helped = subprocess.run(line, env=environment, capture_output=True, text=True, check=False)
        assert (helped.returncode, helped.stderr) == (0, "")


def test_check_hands_its_arguments_to_pytest_alone(played: Path, environment: Environment) -> None:
    ran = call(played, "check", environment, "tests/house/test_locks.py", "-q", "-k", "pinned")
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1].startswith("4 passed")
    assert "ruff" not in ran.stdout
    assert call(played, "play", environment).stderr == ""


def test_check_runs_every_gate_also_after_one_failed(
    played: Path, environment: Environment
) -> None:
    shutil.rmtree(played / "tests")
    (played / "tests").mkdir()
    (played / "tests" / "test_all.py").write_text(
        "import pytest\n\n\n"
        "def test_it() -> None:\n    pass\n\n\n"
        "@pytest.mark.browser\ndef test_page() -> None:\n    raise AssertionError\n"
    )
    (played / "boot.py").write_text((played / "boot.py").read_text() + "\n\n\n\n")
    ran = call(played, "check", environment, "--without", "browser")
    assert ran.returncode == 1
    assert ran.stdout.startswith("Skipping every test that needs: browser\n")
    gates = [line.split()[1] for line in ran.stdout.splitlines() if line.startswith("== ")]
    assert gates[:-1] == ["format:", "lint:", "types:", "layers:", "tests:"]
    *_, tests, _, summary = ran.stdout.splitlines()
    assert "1 passed" in tests
    assert summary.startswith("== format failed, ")
    assert summary.endswith(", tests ok")


@pytest.mark.parametrize(
    "arguments", [["--without"], ["--without", "cheese"], ["--without=x", "."]]
)
def test_check_knows_what_can_be_left_out(
    arguments: list[str], played: Path, environment: Environment
) -> None:
    ran = call(played, "check", environment, *arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "After --without comes one of: browser.\n"


def test_check_says_which_line_installs_what_the_system_lacks(
    played: Path, environment: Environment
) -> None:
    lacking = {**environment, "PATH": str(PYTHON.parent)}
    if any((PYTHON.parent / name).exists() for name in ("apt-get", "chromium", "google-chrome")):
        pytest.skip("this Python lives among the system's programs")
    ran = subprocess.run(
        [str(PYTHON), str(played / "check")],
        env=lacking,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr.count("\n") == 1
    assert "apt-get install -y --no-install-recommends chromium" in one_sentence(ran)
    assert "./check --without browser" in ran.stderr


def test_pip_install_gives_the_same_command(environment: Environment, tmp_path: Path) -> None:
    folder = clone(tmp_path / "clone")
    subprocess.run([PYTHON, "-m", "venv", "--without-pip", tmp_path / "any"], check=True)
    python = str(tmp_path / "any" / "bin" / "python")
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", str(folder)]
    subprocess.run(install, env=environment, check=True)
    shutil.rmtree(folder)
    command = tmp_path / "any" / "bin" / "cheese-rescue"
    assert subprocess.check_output([command, "--version"], text=True) == VERSION
