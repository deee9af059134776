"""What ./play and ./check share: making .venv from the locks, with the standard library alone.

An older Python reads this file too, to find a newer one: it keeps to the syntax of Python 3.6.
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
STAMP = os.path.join(VENV, "stamp.json")  # written last: a .venv without it is unfinished
PROGRAMS = {
    "play": ("python", "cheese-rescue"),
    "check": ("python", "cheese-rescue", "ruff", "mypy", "lint-imports", "pytest"),
}
# Never that of an active virtual environment; and without PATH a Python does not know its own.
PYTHON = getattr(sys, "_base_executable", "") or sys.executable or shutil.which("python3") or ""


class Trouble(Exception):
    """What is missing or went wrong, in one sentence."""


def main(work: "Callable[[list[str]], int]") -> int:
    """The exit status of `work`; what goes wrong is told in one sentence."""
    for name in ("PYTHONHOME", "PYTHONPATH"):  # they would mix other packages into .venv
        os.environ.pop(name, None)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # in .venv all is compiled once, then kept
    try:
        if sys.version_info < (3, 11):
            return become([newer_python()] + sys.argv)
        return work(sys.argv[1:])
    except Trouble as trouble:
        say(str(trouble))
    except BrokenPipeError:  # `./check | head`: nobody listens any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        say("Cheese Rescue cannot start: {}.".format(error))
    except KeyboardInterrupt:
        return 130
    return 1


def say(sentence: str) -> None:
    """Tells the person at the terminal, if there is one."""
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def newer_python() -> str:
    """A Python on PATH that is new enough and runs: pyenv leaves names there that do not."""
    for minor in [13, 12, 11] + list(range(14, 30)):
        for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
            python = os.path.join(folder, "python3.{}".format(minor))
            if os.access(python, os.X_OK) and works([python, "-c", ""]):
                return python
    raise Trouble(
        "Cheese Rescue needs Python 3.11 or newer, this is Python {}.{} and PATH has no other: "
        "please install one.".format(*sys.version_info)
    )


def become(command: "list[str]") -> int:
    """Goes on as `command`; Windows has no exec, so there it is waited for."""
    if sys.platform != "win32":
        os.execv(command[0], command)
    return run(command)


def run(command: "list[str]") -> int:
    """The exit status of `command`."""
    child = subprocess.Popen(command)
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()  # it heard Ctrl-C too, and may have to tidy up
        raise


def works(command: "list[str]") -> bool:
    """Whether `command` ends well; what it prints is dropped."""
    quiet = subprocess.DEVNULL
    return subprocess.call(command, stdin=quiet, stdout=quiet, stderr=quiet) == 0


def program(name: str) -> str:
    """Where .venv has the program `name`."""
    if sys.platform == "win32":
        return os.path.join(VENV, "Scripts", name + ".exe")
    return os.path.join(VENV, "bin", name)


def set_up(lock: str) -> None:
    """Makes .venv hold what requirements/`lock`.lock says, unless it does."""
    if serves(lock):
        return
    with alone():
        if not serves(lock):  # another set-up may have done it meanwhile
            install(lock)


def serves(lock: str) -> bool:
    """Whether .venv is ready for `lock`; what serves `check` serves `play` too."""
    stamp = read_stamp()
    made_for = stamp.get("lock")
    return made_for in (lock, "check") and whole(made_for) and stamp == stamp_for(made_for)


def read_stamp() -> "dict[str, object]":
    """What .venv was made from, or nothing where that cannot be told."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def stamp_for(lock: str) -> "dict[str, object]":
    """What .venv is to be made from."""
    return {
        "lock": lock,
        "python": [sys.version, os.path.realpath(PYTHON)],
        "folder": ROOT,
        "files": {os.path.relpath(path, ROOT): digest(path) for path in sources(lock)},
    }


def sources(lock: str) -> "Iterator[str]":
    """The files that an installed .venv depends on."""
    yield os.path.join(ROOT, "pyproject.toml")
    yield os.path.join(ROOT, "requirements", lock + ".lock")
    for folder, folders, names in os.walk(os.path.join(ROOT, "web")):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        paths = (os.path.join(folder, name) for name in names)
        yield from filter(os.path.isfile, paths)


def digest(path: str) -> str:
    """The SHA-256 of a file."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def whole(lock: str) -> bool:
    """Whether the programs of `lock` are in .venv; a link to a Python that is gone is none."""
    return all(os.path.exists(program(name)) for name in PROGRAMS[lock])


@contextlib.contextmanager
def alone() -> "Iterator[None]":
    """Waits until no other set-up of this folder is under way."""
    with open(os.path.join(ROOT, ".venv.lock"), "a") as file:
        if not locked(file.fileno()):
            say("Waiting for another set-up of Cheese Rescue to end ...")
            while not locked(file.fileno()):
                time.sleep(0.1)
        yield


def locked(file: int) -> bool:
    """Takes the lock, if it is free."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # A pip that outlives a killed set-up goes on holding it.
            os.set_inheritable(file, True)  # noqa: FBT003 - takes no keyword
    except (BlockingIOError, PermissionError):
        return False
    return True


def install(lock: str) -> None:
    """Brings .venv to what `lock` says: in place where it is sound, else from nothing."""
    old, new = read_stamp(), stamp_for(lock)
    made_for = old.get("lock")
    unmoved = all(old.get(key) == new[key] for key in ("python", "folder"))
    sound = unmoved and made_for in PROGRAMS and whole(made_for)
    remove(STAMP)
    if sound:
        say("Bringing Cheese Rescue in .venv up to date ...")
    else:
        make_venv()
    say("Installing the packages of requirements/{}.lock ...".format(lock))
    pip(program("python"), *locked_in(lock))
    if not works([program("python"), os.path.join(ROOT, "web", "hook.py")]):
        say("Fetching Node for the browser's side of the game ...")
        pip(program("python"), *locked_in("node"))
    say("Building the browser's side of the game ...")
    os.environ["CHEESE_RESCUE_CHECK"] = "yes" if lock == "check" else ""
    pip(program("python"), "--no-index", "--no-build-isolation", "--editable", ROOT)
    # Compiles what the game imports, also for others who play here and may not write.
    works([program("python"), "-c", "import cheese_rescue.cli.serve, numba"])
    with open(STAMP + ".new", "w", encoding="utf-8") as file:
        json.dump(new, file, indent=1)
    os.replace(STAMP + ".new", STAMP)


def remove(path: str) -> None:
    """Removes a folder, or whatever is there in its place."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


def make_venv() -> None:
    """Makes .venv from nothing, with pip in it and no more."""
    bundled = works([PYTHON, "-c", "import venv, ensurepip"])
    if not bundled and not works([PYTHON, "-c", "import venv, pip"]):
        raise Trouble(
            "Cheese Rescue needs pip or venv, and {} has neither: install python3-venv on Debian, "
            "or a Python that brings ensurepip.".format(PYTHON)
        )
    say("Setting up Cheese Rescue in .venv (once) ...")
    remove(VENV)
    step([PYTHON, "-m", "venv", "--without-pip", VENV])
    if bundled:
        step([program("python"), "-m", "ensurepip"])
    else:
        ask = "import sysconfig; print(sysconfig.get_path('purelib'), end='')"
        packages = subprocess.check_output([program("python"), "-c", ask])
        pip(PYTHON, "--target", os.fsdecode(packages), *locked_in("pip"))


def locked_in(lock: str) -> "list[str]":
    """The options of pip for what `lock` says; a build from source would fetch what has no hash."""
    path = os.path.join(ROOT, "requirements", lock + ".lock")
    return ["--only-binary=:all:", "--require-hashes", "-r", path]


def pip(python: str, *arguments: str) -> None:
    """Installs with the pip of `python`, whatever else the machine's settings say of where to.

    Nothing is compiled: most of it is never imported.
    """
    step(
        [python, "-m", "pip", "install", "--no-deps", "--no-compile", *arguments],
        PIP_DISABLE_PIP_VERSION_CHECK="1",
        PIP_NO_INPUT="1",
        PIP_REQUIRE_VIRTUALENV="0",
        PIP_USER="0",
    )


def step(command: "list[str]", **environment: str) -> None:
    """Runs a step of a set-up quietly; of one that fails the last lines are shown."""
    child = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=ROOT,
        env=dict(os.environ, **environment),
        close_fds=False,  # the lock goes along
    )
    try:
        output = child.communicate()[0]
    except KeyboardInterrupt:
        child.communicate()
        raise
    if child.returncode:
        for line in output.decode("utf-8", "replace").splitlines()[-12:]:
            say("    " + line)
        raise Trouble(
            "Cheese Rescue is not set up: `{}` failed, as its last lines say; "
            "the next start tries again.".format(" ".join(command[:4]))
        )
