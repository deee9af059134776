"""Runs the real `cheese-rescue`, as a program would."""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryFile

from cheese_rescue.i18n import Catalogue
from tests.rules.worked_ends import FOUR, THREE, TWO
from tests.warm import fork

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
    """The machine's own, less what decides the language."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS")
    }
    return {**kept, "PYTHONUTF8": "1", "PYTHONWARNINGS": "error", **variables}


def cheese_rescue(
    *arguments: str | Path, typed: str | bytes = "", patience: float = 30, **variables: str
) -> Said:
    with TemporaryFile() as read, TemporaryFile() as out, TemporaryFile() as err:
        read.write(typed if isinstance(typed, bytes) else typed.encode())
        read.seek(0)
        streams = [stream.fileno() for stream in (read, out, err)]
        ran = fork([*map(str, arguments)], environment(**variables), *streams)
        try:
            status = ran.wait(patience)
        finally:
            ran.send_signal(signal.SIGKILL)
        out.seek(0)
        err.seek(0)
        return Said(status, out.read().decode(), err.read().decode())


class Player:
    """Sits at the real terminal game, by a pipe, and answers what it is asked."""

    def __init__(self, *arguments: str | Path, language: str = "en") -> None:
        self._words = Catalogue(language)
        self._process = subprocess.Popen(
            [COMMAND, "--lang", language, "terminal", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        )
        self.shown = ""

    def asked(self) -> str:
        """The next question, with all that was shown before it; nothing once the game has ended."""
        stream = self._process.stdout
        assert stream
        new = b""
        while not new.endswith(PROMPT.encode()) and (more := os.read(stream.fileno(), 1)):
            new += more
        self.shown += new.decode()
        return new.decode() if new.endswith(PROMPT.encode()) else ""

    def answer(self, text: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{text}\n".encode())
        self._process.stdin.flush()

    def play_a_game(self) -> None:
        """Lays any card on place 1 whenever asked, until somebody asks for another game."""
        cards = cycle("123mcd")
        again = plain(self._words.text("terminal-again"))
        choose = self._words.text("terminal-choose")
        while (asked := self.asked()) and not plain(asked).endswith(plain(f"{again}{PROMPT}")):
            self.answer(f"{next(cards)} 1" if asked.endswith(f"{choose}{PROMPT}") else "")

    def leave(self) -> Said:
        """Types nothing more."""
        out, err = self._process.communicate(timeout=60)
        return Said(self._process.returncode, self.shown + out.decode(), err.decode())


def plain(text: str) -> str:
    """The text on one line, every kind of space as one."""
    return " ".join(text.split())
