"""Shows pages on a terminal, one at a time, and steps through them with keys."""

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from types import FrameType
from typing import NamedTuple

import click
from rich.console import Console
from rich.text import Text

from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped

if sys.platform != "win32":
    import termios
    import tty


class Step(Enum):
    """What a key does."""

    NEXT = "next"
    BACK = "back"
    START = "start"
    END = "end"
    QUIT = "quit"


# The letters in Cyrillic are on the same keys of a Russian keyboard.
_KEYS = {
    Step.NEXT: ("\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB", "\x1b[6~", " ", "\r", "\n", "n", "т"),
    Step.BACK: ("\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA", "\x1b[5~", "\x7f", "\x08", "b", "и"),
    Step.START: ("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~", "g", "п"),
    Step.END: ("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~", "G", "П"),
    Step.QUIT: ("q", "Q", "й", "Й", "\x04"),
}
_STEPS = {key: step for step, keys in _KEYS.items() for key in keys}
_KEY = re.compile(r"\x1b(?:[\[O][0-9;]*[A-Za-z~])?|.", re.DOTALL)


class Page(NamedTuple):
    """What is shown at once."""

    frame: int
    """The part of the whole that it belongs to. A part that is too high has several pages."""
    text: str


class Stepper:
    """Steps through parts that a function prints."""

    def __init__(
        self, words: Words, console: Console, show: Callable[[Console, Callable[[], None]], None]
    ) -> None:
        """`show` prints everything to the console, and calls its second argument between parts."""
        self._words = words
        self._console = console
        self._show = show
        self._size = (0, 0)
        self._pages: list[Page] = []
        self._at = 0
        self._drawing = False
        self._resized = False
        """Whether the terminal was resized while a page was drawn."""

    def run(self) -> None:
        """Show the pages until the user quits."""
        with self._console.screen(), _single_keys(), self._redrawing_on_resize():
            while True:
                self._draw()
                for step in steps_of(_typed_keys()):
                    if step is Step.QUIT:
                        return
                    self._at = self._after(step)

    def _after(self, step: Step) -> int:
        last = len(self._pages) - 1
        match step:
            case Step.NEXT:
                return min(self._at + 1, last)
            case Step.BACK:
                return max(self._at - 1, 0)
            case Step.START:
                return 0
            case _:
                return last

    def _draw(self) -> None:
        self._drawing, self._resized = True, False
        footer = wrapped(self._words("terminal-replay-keys"), self._console.width)
        self._lay_out(self._console.height - len(footer.splitlines()) - 1)
        self._at = min(self._at, len(self._pages) - 1)  # a resize may have made them fewer
        self._console.file.write(f"\x1b[H\x1b[2J{self._pages[self._at].text}\n\n")
        self._console.print(Text(footer, "reverse"), end="")
        self._console.file.flush()
        self._drawing = False
        if self._resized:
            self._draw()

    def _lay_out(self, height: int) -> None:
        """Fill the pages, if the size of the terminal has changed."""
        size = (self._console.width, height)
        if size == self._size:
            return
        frame = self._pages[self._at].frame if self._pages else 0
        self._size = size
        self._pages = list(pages_of(self._parts(), max(height, 1)))
        self._at = next(number for number, page in enumerate(self._pages) if page.frame == frame)

    def _parts(self) -> list[str]:
        parts = []

        def end_part() -> None:
            parts.append(self._console.end_capture())
            self._console.begin_capture()

        self._console.begin_capture()
        self._show(self._console, end_part)
        parts.append(self._console.end_capture())
        return parts

    @contextmanager
    def _redrawing_on_resize(self) -> Iterator[None]:
        if not hasattr(signal, "SIGWINCH"):  # Windows
            yield
            return

        def redraw(_number: int, _frame: FrameType | None) -> None:
            self._resized = True
            if not self._drawing:
                self._draw()

        before = signal.signal(signal.SIGWINCH, redraw)
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)


@contextmanager
def _single_keys() -> Iterator[None]:
    """Let the terminal pass on every key at once, and show none of them."""
    if sys.platform == "win32":
        yield
        return
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin, termios.TCSADRAIN)  # keeps what an impatient user has typed already
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _typed_keys() -> str:
    """Wait for keys; there may be several. The end of the input is Ctrl-D."""
    if sys.platform == "win32":
        return click.getchar()
    return os.read(sys.stdin.fileno(), 1024).decode(errors="replace") or "\x04"


def steps_of(typed: str) -> list[Step]:
    """The steps for what was typed, perhaps several keys at once. Raises KeyboardInterrupt."""
    if "\x03" in typed:
        raise KeyboardInterrupt
    return [_STEPS[key] for key in _KEY.findall(typed) if key in _STEPS]


def pages_of(parts: Sequence[str], height: int) -> Iterator[Page]:
    """Split each part into pages that fit the screen. A page never mixes two parts."""
    for frame, part in enumerate(parts):
        lines = part.strip("\n").split("\n")
        for first in range(0, len(lines), height):
            yield Page(frame, "\n".join(lines[first : first + height]))
