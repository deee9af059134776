"""Help texts and tables on screens of 60 and 80 columns: nothing is cut, and no word is broken."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from cheese_rescue.cli.main import root
from cheese_rescue.cli.output.words import Words
from cheese_rescue.i18n import LANGUAGES
from tests.cli.command import cheese_rescue

WIDE = 100_000
every = pytest.mark.parametrize("language", [*LANGUAGES])
narrow = pytest.mark.parametrize("columns", [60, pytest.param(80, marks=[pytest.mark.long])])


def paths(command: click.Command = root, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words for every command, such as `exercises make`."""
    yield path
    if isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            found = command.get_command(click.Context(command), name)
            assert found is not None
            yield from paths(found, (*path, name))


def words_of(text: str) -> Counter[str]:
    """The words of a text, without the lines between headings and rows."""
    return Counter(word for word in text.split() if set(word) != {"─"})


class Screen:
    """Runs commands in this process, on a screen of a given width."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def show(self, *arguments: str, language: str, columns: int) -> str:
        self._monkeypatch.setenv("COLUMNS", str(columns))
        root.main(
            arguments,
            "cheese-rescue",
            standalone_mode=False,
            obj=Words(language),
            terminal_width=WIDE if columns == WIDE else None,  # click's own maximum is 80
        )
        return self._capsys.readouterr().out

    def check_that_it_fits(self, *arguments: str, language: str, columns: int) -> None:
        """The output has the words of a very wide screen, in lines that are short enough."""
        told = self.show(*arguments, language=language, columns=columns)
        wide = self.show(*arguments, language=language, columns=WIDE)
        assert max(map(len, told.splitlines())) <= columns, told
        assert words_of(told) == words_of(wide), told


@pytest.fixture
def screen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Screen:
    return Screen(capsys, monkeypatch)


@every
@narrow
def test_every_help_text_fits(language: str, columns: int, screen: Screen) -> None:
    for path in paths():
        screen.check_that_it_fits(*path, "--help", language=language, columns=columns)


@every
@narrow
def test_the_counts_of_a_simulation_fit(language: str, columns: int, screen: Screen) -> None:
    arguments = ("simulate", "--games", "3", "--seed", "5")
    told = screen.show(*arguments, language=language, columns=columns)
    wide = screen.show(*arguments, language=language, columns=WIDE)
    assert max(map(len, told.splitlines())) <= columns, told
    assert words_of(told).keys() == words_of(wide).keys(), told


@every
@narrow
def test_the_list_of_lessons_fits(language: str, columns: int, screen: Screen) -> None:
    screen.check_that_it_fits("exercises", "list", language=language, columns=columns)


@pytest.mark.parametrize(
    ("language", "columns"),
    [
        pytest.param(language, columns, marks=[] if language == "ru" else [pytest.mark.long])
        for language in LANGUAGES
        for columns in (60, 80)
    ],
)
def test_the_list_of_puzzles_fits(language: str, columns: int, screen: Screen) -> None:
    screen.check_that_it_fits("exercises", "list", "puzzles", language=language, columns=columns)


def check_that_the_standings_fit(*arguments: str) -> None:
    """Like `check_that_it_fits`, but names of columns may be repeated for every bot."""
    wide = cheese_rescue(*arguments, COLUMNS=str(WIDE))
    for columns in (60, 80):
        told = cheese_rescue(*arguments, COLUMNS=str(columns)).out
        assert max(map(len, told.splitlines())) <= columns, told
        assert words_of(told).keys() == words_of(wide.out).keys(), told


BROKEN_BOT = """
class BotWhoseNameIsRatherLong:
    def choose(self, view, rng, budget):
        raise RuntimeError("broken")
"""


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a tournament with a bot that forfeits every game; later runs only print it."""
    folder = tmp_path_factory.mktemp("tournament")
    (folder / "my_package.py").write_text(BROKEN_BOT, encoding="utf-8")
    return folder


@pytest.mark.long
@every
def test_the_standings_of_an_arena_fit(
    language: str, tournament: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tournament)
    bots = ("random", "little-mouse", "my_package:BotWhoseNameIsRatherLong")
    options = ("--games", "6", "--seed", "5", "--results", "results", "--lang", language)
    check_that_the_standings_fit("arena", *bots, *options)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_standings_of_our_own_bots_fit(language: str, tmp_path: Path) -> None:
    options = ("--games", "2", "--seed", "5", "--results", str(tmp_path / "results"))
    check_that_the_standings_fit("arena", "random", "little-mouse", *options, "--lang", language)


@every
@narrow
def test_a_whole_game_fits(language: str, columns: int) -> None:
    seats = ("terminal", "random", "greedy", "little-mouse", "gentle", "--secret", "07" * 32)
    said = cheese_rescue(*seats, "--lang", language, COLUMNS=str(columns))
    assert said.status == 0
    assert max(map(len, said.out.splitlines())) <= columns
    assert "…" not in said.out
