"""`replay` on a terminal: one page at a time, with keys."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheese_rescue.cli.stepper import Step, pages_of, steps_of
from cheese_rescue.i18n import LANGUAGES, Catalogue
from tests.cli.command import COMMAND, environment
from tests.rules.games import SETUPS
from tests.rules.records import true_record

CLEAR = "\x1b[H\x1b[2J"


class Viewer:
    """`replay` in a pseudo-terminal."""

    def __init__(self, file: Path, *arguments: str, **variables: str) -> None:
        self._master, slave = pty.openpty()
        self.resize(30)
        self.process = subprocess.Popen(
            [COMMAND, "replay", str(file), *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**{"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", **variables}),
            start_new_session=True,
        )
        os.close(slave)

    def resize(self, rows: int) -> None:
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))

    def page_with(self, *texts: str) -> str:
        """The next page that has these texts."""
        shown = ""
        while CLEAR not in shown or any(text not in shown.rpartition(CLEAR)[2] for text in texts):
            shown += self._read(shown)
        return shown.rpartition(CLEAR)[2]

    def wait_for(self, text: str) -> None:
        shown = ""
        while text not in shown:
            shown += self._read(shown)

    def _read(self, shown: str) -> str:
        ready, _, _ = select.select([self._master], [], [], 30)
        assert ready, f"nothing came after {shown!r}"
        return os.read(self._master, 65536).decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def close(self) -> int:
        status = self.process.wait(timeout=30)
        os.close(self._master)
        return status


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("game") / "game.txt"
    file.write_text(str(true_record(SETUPS[0], seed=4)), encoding="utf-8")
    return file


@pytest.fixture
def viewer(game: Path) -> Iterator[Viewer]:
    opened = Viewer(game)
    yield opened
    opened.process.kill()


def test_keys_step_through_a_game_and_its_finale(viewer: Viewer) -> None:
    first = viewer.page_with("quit")
    assert "Before the first card" in first
    assert "Card 1 of 24" not in first
    for keys, seen in [
        ("\x1b[C", "Card 1 of 24"),
        (" ", "Card 2 of 24"),
        ("\r", "Card 3 of 24"),
        ("nnn", "Card 6 of 24"),
        ("\x1b[D", "Card 5 of 24"),
        ("\x1b[F", "wins!"),
        ("b", "Mice"),
        ("\x1b[H", "Before the first card"),
        ("b", "Before the first card"),
    ]:
        viewer.type(keys)
        viewer.page_with(seen, "quit")
    viewer.type("q")
    assert viewer.close() == 0


def test_the_page_is_drawn_again_when_the_terminal_is_resized(viewer: Viewer) -> None:
    viewer.type("\x1b[Fb")
    viewer.page_with("Mice", "quit")
    viewer.resize(12)
    viewer.process.send_signal(signal.SIGWINCH)
    while len(viewer.page_with("quit").splitlines()) > 12:
        pass  # drawn before the signal came
    viewer.process.send_signal(signal.SIGINT)
    viewer.wait_for("Stopped.")
    assert viewer.close() == 130


def test_ctrl_d_ends_the_replay(viewer: Viewer) -> None:
    viewer.page_with("quit")
    viewer.type("\x04")
    assert viewer.close() == 0


@pytest.mark.parametrize(
    ("arguments", "variables"), [(("--ply", "3"), {}), ((), {"TERM": "dumb"}), (("--json",), {})]
)
def test_one_ply_and_simple_terminals_are_printed_at_once(
    game: Path, arguments: tuple[str, ...], variables: dict[str, str]
) -> None:
    viewer = Viewer(game, *arguments, **variables)
    assert viewer.close() == 0


def test_every_key_has_its_step() -> None:
    assert steps_of("n\x1b[D\x1bOH\x1b[6~ \x7fG?x\x1b[Z\x1bq") == [
        *(Step.NEXT, Step.BACK, Step.START, Step.NEXT, Step.NEXT, Step.BACK, Step.END),
        Step.QUIT,
    ]
    assert steps_of("тйпИ") == [Step.NEXT, Step.QUIT, Step.START]
    with pytest.raises(KeyboardInterrupt):
        steps_of("n\x03")


def test_a_part_that_is_too_high_has_several_pages() -> None:
    pages = list(pages_of(["one\n", "a\nb\nc\nd\ne\n"], 2))
    assert [tuple(page) for page in pages] == [(0, "one"), (1, "a\nb"), (1, "c\nd"), (1, "e")]


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_keys_fit_on_a_line(language: str) -> None:
    assert len(Catalogue(language).text("terminal-replay-keys")) <= 60
