"""Shared by ./play and ./check: creates .venv from the lock files. Standard library only.

Written in the syntax of Python 3.6: an older Python runs this file too, to find a newer one.
"""

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = os.path.dirname(os.path.realpath(__file__))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "stamp.json")  # written last: a .venv without it is incomplete
PROGRAMS = {
    "play": ("python", "cheese-rescue"),
    "check": ("python", "cheese-rescue", "ruff", "mypy", "lint-imports", "pytest"),
}
# Not the Python of an active virtual environment. Without PATH, sys.executable may be empty.
PYTHON = getattr(sys, "_base_executable", "") or sys.executable or shutil.which("python3") or ""


class SetupError(Exception):
    """What is missing or went wrong, as a message for the user."""


def main(work: "Callable[[list[str]], int]") -> int:
    """Run `work` and return its exit status; prints errors as one sentence."""
    for name in ("PYTHONHOME", "PYTHONPATH"):  # they would add other packages to .venv
        os.environ.pop(name, None)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # .venv should keep its bytecode
    try:
        if sys.version_info < (3, 11):
            return replace_process([newer_python()] + sys.argv)
        return work(sys.argv[1:])
    except SetupError as error:
        say(str(error))
    except BrokenPipeError:  # `./check | head`: the reader has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        say("Cheese Rescue cannot start: {}.".format(error))
    except KeyboardInterrupt:
        return 130
    return 1


def say(sentence: str) -> None:
    """Print a message to standard error, unless it is closed."""
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def newer_python() -> str:
    """A Python on PATH that is new enough and runs: some shims of pyenv do not."""
    for minor in [13, 12, 11] + list(range(14, 30)):
        for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
            python = os.path.join(folder, "python3.{}".format(minor))
            if os.access(python, os.X_OK) and succeeds([python, "-c", ""]):
                return python
    raise SetupError(
        "Cheese Rescue needs Python 3.11 or newer. This is Python {}.{}, and PATH has no newer "
        "one: please install one.".format(*sys.version_info)
    )


def replace_process(command: "list[str]") -> int:
    """Replace this process by `command`; on Windows, which has no exec, run it and wait."""
    if sys.platform != "win32":
        os.execv(command[0], command)
    return run(command)


def run(command: "list[str]") -> int:
    """Run `command` and return its exit status."""
    child = subprocess.Popen(command)
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()  # it received Ctrl-C too, and may have to clean up
        raise


def succeeds(command: "list[str]") -> bool:
    """Whether `command` exits with 0; its output is discarded."""
    quiet = subprocess.DEVNULL
    return subprocess.call(command, stdin=quiet, stdout=quiet, stderr=quiet) == 0


def program(name: str) -> str:
    """The path of the program `name` in .venv."""
    if sys.platform == "win32":
        return os.path.join(VENV, "Scripts", name + ".exe")
    return os.path.join(VENV, "bin", name)


def set_up(lock: str) -> None:
    """Install requirements/`lock`.lock into .venv, unless it is up to date."""
    if is_up_to_date(lock):
        return
    with setup_lock():
        if not is_up_to_date(lock):  # another set-up may have done it meanwhile
            install(lock)


def is_up_to_date(lock: str) -> bool:
    """Whether .venv is ready for `lock`; one made for `check` is ready for `play` too."""
    stamp = read_stamp()
    made_for = stamp.get("lock")
    return made_for in (lock, "check") and has_programs(made_for) and stamp == stamp_for(made_for)


def read_stamp() -> "dict[str, object]":
    """What .venv was made from; empty if that is unknown."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def stamp_for(lock: str) -> "dict[str, object]":
    """What a .venv for `lock` is made from."""
    return {
        "lock": lock,
        "python": [sys.version, os.path.realpath(PYTHON)],
        "folder": ROOT,
        "files": {os.path.relpath(path, ROOT): digest(path) for path in sources(lock)},
    }


def sources(lock: str) -> "Iterator[str]":
    """The files that .venv depends on."""
    yield os.path.join(ROOT, "pyproject.toml")
    yield os.path.join(ROOT, "src", "cheese_rescue", "exercises", "lessons.txt")  # in the client
    yield os.path.join(ROOT, "requirements", lock + ".lock")
    for folder, folders, names in os.walk(os.path.join(ROOT, "web")):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        paths = (os.path.join(folder, name) for name in names)
        yield from filter(os.path.isfile, paths)


def digest(path: str) -> str:
    """The SHA-256 of a file."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def has_programs(lock: str) -> bool:
    """Whether .venv has the programs of `lock`; broken links to a Python do not count."""
    return all(os.path.exists(program(name)) for name in PROGRAMS[lock])


@contextlib.contextmanager
def setup_lock() -> "Iterator[None]":
    """Wait until no other set-up of this folder is running, and keep others waiting."""
    with open(os.path.join(ROOT, ".venv.lock"), "a") as file:
        if not try_lock(file.fileno()):
            say("Waiting for another set-up of Cheese Rescue to end ...")
            while not try_lock(file.fileno()):
                time.sleep(0.1)
        yield


def try_lock(file: int) -> bool:
    """Lock the file; False if another process has locked it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # A pip that outlives a killed set-up keeps the lock.
            os.set_inheritable(file, True)  # noqa: FBT003 - takes no keyword
    except (BlockingIOError, PermissionError):
        return False
    return True


def install(lock: str) -> None:
    """Install `lock` into .venv: in place if .venv is intact, else into a new one."""
    old, new = read_stamp(), stamp_for(lock)
    made_for = old.get("lock")
    unmoved = all(old.get(key) == new[key] for key in ("python", "folder"))
    intact = unmoved and made_for in PROGRAMS and has_programs(made_for)
    remove(STAMP)
    if intact:
        say("Bringing Cheese Rescue in .venv up to date ...")
    else:
        make_venv()
    say("Installing packages from requirements/{}.lock ...".format(lock))
    pip(program("python"), *pip_options(lock))
    if not succeeds([program("python"), os.path.join(ROOT, "web", "hook.py")]):
        say("Downloading Node to build the browser client ...")
        pip(program("python"), *pip_options("node"))
    say("Building the browser client ...")
    os.environ["CHEESE_RESCUE_CHECK"] = "yes" if lock == "check" else ""
    pip(program("python"), "--no-index", "--no-build-isolation", "--editable", ROOT)
    # Compile what the game imports, also for users who may not write here.
    succeeds([program("python"), "-c", "import cheese_rescue.cli.serve, numba"])
    with open(STAMP + ".new", "w", encoding="utf-8") as file:
        json.dump(new, file, indent=1)
    os.replace(STAMP + ".new", STAMP)


def remove(path: str) -> None:
    """Remove a folder, a file or a link, if it exists."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


def make_venv() -> None:
    """Create a new .venv that contains only pip."""
    bundled = succeeds([PYTHON, "-c", "import venv, ensurepip"])
    if not bundled and not succeeds([PYTHON, "-c", "import venv, pip"]):
        raise SetupError(
            "Cheese Rescue needs venv with ensurepip or pip, which {} lacks: install python3-venv "
            "(on Debian), or a Python that includes ensurepip.".format(PYTHON)
        )
    say("Setting up Cheese Rescue in .venv (once) ...")
    remove(VENV)
    step([PYTHON, "-m", "venv", "--without-pip", VENV])
    if bundled:
        step([program("python"), "-m", "ensurepip"])
    else:
        ask = "import sysconfig; print(sysconfig.get_path('purelib'), end='')"
        packages = subprocess.check_output([program("python"), "-c", ask])
        pip(PYTHON, "--target", os.fsdecode(packages), *pip_options("pip"))


def pip_options(lock: str) -> "list[str]":
    """The options of pip for a lock file. No builds: they would fetch packages without hashes."""
    path = os.path.join(ROOT, "requirements", lock + ".lock")
    return ["--only-binary=:all:", "--require-hashes", "-r", path]


def pip(python: str, *arguments: str) -> None:
    """Install with the pip of `python`, whatever target the machine's settings of pip name.

    Compiles no bytecode: most modules are never imported.
    """
    step(
        [python, "-m", "pip", "install", "--no-deps", "--no-compile", *arguments],
        PIP_DISABLE_PIP_VERSION_CHECK="1",
        PIP_NO_INPUT="1",
        PIP_REQUIRE_VIRTUALENV="0",
        PIP_USER="0",
    )


def step(command: "list[str]", **environment: str) -> None:
    """Run a command quietly; if it fails, print its last lines and raise SetupError."""
    child = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=ROOT,
        env=dict(os.environ, **environment),
        close_fds=False,  # the command inherits the lock
    )
    try:
        output = child.communicate()[0]
    except KeyboardInterrupt:
        child.communicate()
        raise
    if child.returncode:
        for line in output.decode("utf-8", "replace").splitlines()[-12:]:
            say("    " + line)
        raise SetupError(
            "Cheese Rescue is not set up: `{}` failed, and its last lines are above. "
            "Start again to retry.".format(" ".join(command[:4]))
        )
