"""Names of bots: built-in, registered by a package, `package.module:Class`, or a program."""

import os
import re
import shlex
import sys
from functools import cache
from pathlib import PurePath

from cheese_rescue.bots import BOTS
from cheese_rescue.rules.record import check_bot_name

GROUP = "cheese_rescue.bots"
"""The group of entry points in which packages register their bots."""
START_SECONDS = 20.0
"""Timeout for starting a bot's process and importing its module, and again for a new game."""
PROGRAM = "program"
LONGEST_NAME = 60


class NoSuchBot(Exception):
    """Raised for a name that is none of a bot."""


@cache
def registered_bots() -> dict[str, str]:
    """The bots that installed packages register: `package.module:Class` by name.

    Built-in bots keep their names, and a name that no record could hold is left out.
    """
    from importlib.metadata import entry_points  # noqa: PLC0415 (slow to import)

    return {
        entry.name: f"{entry.module}:{entry.attr}"
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
        if entry.name not in BOTS and ":" not in entry.name and _is_recordable(entry.name)
    }


def is_program(name: str) -> bool:
    """Whether the name is a command line: it has a slash or a space, as in `./my-bot --fast`."""
    return re.search(r"[/\\\s]", name) is not None


def command_of(name: str, folder: str) -> list[str]:
    """The command that runs this bot in a process of its own. Raises NoSuchBot.

    `folder` is searched for the module first.
    """
    if is_program(name):
        try:
            words = shlex.split(name, posix=os.name == "posix")
        except ValueError:  # a quotation mark without its pair
            words = []
        if not words:
            raise NoSuchBot(name)
        return words
    path = name if name in BOTS or ":" in name else registered_bots().get(name, "")
    module, _, attribute = path.partition(":")
    parts = [*module.split("."), *attribute.split(".")]
    if path not in BOTS and not all(part.isidentifier() for part in parts):
        raise NoSuchBot(name)
    process = f"{__package__}.python_process"
    return [sys.executable, "-m", process, path, folder, str(START_SECONDS)]


def record_name(name: str) -> str:
    """The name of a bot as records and tables have it: for a program, `program:` and its file.

    The file is the first word, or the second one after an interpreter such as `node`.

    >>> from cheese_rescue.bots.foreign.names import record_name
    >>> record_name("node examples/mice.mjs")
    'program:mice.mjs'
    """
    if not is_program(name):
        return name if _is_recordable(name) else _recordable(name)
    try:
        words = shlex.split(name, posix=os.name == "posix")
    except ValueError:
        words = name.split()
    path, *more = [word for word in words if not word.startswith("-")] or [""]
    is_interpreter = not re.search(r"[/\\]", path) or PurePath(path).is_absolute()
    if is_interpreter and more and re.search(r"[/\\.]", more[0]):
        path = more[0]
    file = re.split(r"[/\\]", path)[-1]
    return f"{PROGRAM}:{_recordable(file)}"[:LONGEST_NAME]


def _recordable(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9_.:-]", "-", text)[:LONGEST_NAME] or "-"


def _is_recordable(name: str) -> bool:
    try:
        check_bot_name(name)
    except ValueError:
        return False
    return True
