"""Runs the real `cheese-rescue` command."""

import os
import sys
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryFile

from cheese_rescue.i18n import Catalogue
from tests import fork_server
from tests.rules.worked_ends import FOUR, THREE, TWO

PROMPT = " › "
COMMAND = Path(sys.executable).with_name("cheese-rescue")

WORKED_END_OF_TWO = f"{TWO.square}\n"
WORKED_END_OF_THREE = f"{THREE.square}\n"
WORKED_END_OF_FOUR = f"{FOUR.square}\n"


@dataclass(frozen=True)
class Said:
    status: int
    out: str
    err: str


def environment(**variables: str) -> dict[str, str]:
    """The environment of this process, without the variables for language and size."""
    left_out = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**kept, "PYTHONUTF8": "1", "PYTHONWARNINGS": "error", **variables}


def cheese_rescue(
    *arguments: str | Path, typed: str | bytes = "", patience: float = 30, **variables: str
) -> Said:
    """Runs the command with this input; `patience` is the timeout in seconds."""
    answers = typed if isinstance(typed, bytes) else typed.encode()
    ran = fork_server.run([*map(str, arguments)], environment(**variables), answers, patience)
    return Said(ran.returncode, ran.stdout, ran.stderr)


class Player:
    """Plays the real terminal game over pipes and answers its questions."""

    def __init__(self, *arguments: str | Path, language: str = "en") -> None:
        self._words = Catalogue(language)
        command = ["--lang", language, "terminal", *map(str, arguments)]
        stdin, self._keyboard = os.pipe()
        self._screen, stdout = os.pipe()
        self._errors = TemporaryFile()  # noqa: SIM115 - closed by `leave`
        streams = (stdin, stdout, self._errors.fileno())
        self._process = fork_server.fork(command, environment(), *streams)
        os.close(stdin)
        os.close(stdout)
        self.shown = ""

    def asked(self) -> str:
        """The output up to the next question; an empty text once the game has ended."""
        new = b""
        while not new.endswith(PROMPT.encode()) and (more := os.read(self._screen, 1)):
            new += more
        self.shown += new.decode()
        return new.decode() if new.endswith(PROMPT.encode()) else ""

    def answer(self, text: str) -> None:
        os.write(self._keyboard, f"{text}\n".encode())

    def play_a_game(self) -> None:
        """Lays any card on place 1 whenever asked, until the game offers another one."""
        cards = cycle("123mcd")
        again = plain(self._words.text("terminal-again"))
        choose = self._words.text("terminal-choose")
        while (asked := self.asked()) and not plain(asked).endswith(plain(f"{again}{PROMPT}")):
            self.answer(f"{next(cards)} 1" if asked.endswith(f"{choose}{PROMPT}") else "")

    def send_signal(self, number: int) -> None:
        self._process.send_signal(number)

    def leave(self) -> Said:
        """Closes the input and waits for the end of the program."""
        os.close(self._keyboard)
        with os.fdopen(self._screen, "rb") as screen, self._errors as errors:
            out = screen.read()
            status = self._process.wait(60)
            errors.seek(0)
            return Said(status, self.shown + out.decode(), errors.read().decode())


def plain(text: str) -> str:
    """The text on one line, with single spaces."""
    return " ".join(text.split())
