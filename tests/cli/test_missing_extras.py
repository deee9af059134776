"""Without an extra, a command says what to install; tests/repository/test_install.py tries it."""

import sys
from pathlib import Path

import pytest

from cheese_rescue.extras import MODULES, Extra, MissingExtra, has, require
from cheese_rescue.i18n import LANGUAGES, Catalogue
from tests.cli.command import Said, cheese_rescue
from tests.installation import ROOT

GAME = ROOT / "examples" / "game.txt"


@pytest.fixture
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH that hides the modules of the extras, as if nobody installed them.

    Those of `scale` stay: the fork server of the tests imports them.
    """
    folder = tmp_path_factory.getbasetemp() / "bare"
    folder.mkdir(exist_ok=True)
    names = [name for extra in MODULES if extra is not Extra.SCALE for name in MODULES[extra]]
    hide = f"import sys\nsys.modules.update(dict.fromkeys({names}))\n"
    (folder / "sitecustomize.py").write_text(hide, encoding="utf-8")
    return folder


def run(bare: Path, *arguments: str | Path, typed: str = "", language: str = "en") -> Said:
    return cheese_rescue(
        "--lang", language, *arguments, typed=typed, PYTHONPATH=str(bare), COLUMNS="200"
    )


def sentence(extra: str, language: str = "en") -> str:
    return Catalogue(language).text("refusal-missing-extra", extra=extra)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_says_in_every_language_what_to_install(language: str, bare: Path) -> None:
    said = run(bare, "review", GAME, language=language)
    assert (said.status, said.out, said.err) == (2, "", f"{sentence('strong', language)}\n")
    assert said.err.endswith('pip install "cheese-rescue[strong]"\n')


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("strong", "arena old-dog mouse"),
        ("strong", "simulate --bot dog"),
        ("arena", "arena mouse cat --plot x.svg"),
        ("dask", "arena mouse cat --dask tcp://x:1"),
    ],
)
def test_a_command_that_cannot_do_without_an_extra_names_it(
    extra: str, command: str, bare: Path
) -> None:
    said = run(bare, *command.split())
    assert (said.status, said.out, said.err) == (2, "", f"{sentence(extra)}\n")


def test_a_terminal_game_seats_a_simpler_bot_and_says_so(bare: Path, tmp_path: Path) -> None:
    said = run(bare, "terminal", "old-dog", "mouse", "--save", tmp_path / "game.txt")
    assert said.status == 0
    replaced = Catalogue("en").text("bot-plays-instead", bot="Edgar", simpler="Otto")
    assert f"{replaced}\n{sentence('strong')}\n" in said.out
    assert "bot:tomcat" in (tmp_path / "game.txt").read_text("utf-8")


def test_a_terminal_game_says_why_there_is_no_hint_and_no_review(bare: Path) -> None:
    said = run(bare, "terminal", "person", "mouse", "--level", "hint-card", typed="\n!\n")
    assert sentence("strong") in said.out


def test_the_terminal_offers_only_what_can_be_played(bare: Path) -> None:
    said = run(bare, "terminal")
    assert "tomcat: Otto." in said.out
    assert "puppy: Fred." not in said.out
    assert sentence("strong") in said.out


def test_an_extra_is_there_if_all_its_modules_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(map(has, Extra))
    monkeypatch.setitem(sys.modules, "redis", None)
    assert not has(Extra.SCALE)
    with pytest.raises(MissingExtra, match=r'pip install "cheese-rescue\[scale\]"') as refused:
        require(Extra.SCALE)
    assert refused.value.data == {"extra": "scale"}


def test_a_tournament_without_ratings_speaks_of_none(bare: Path) -> None:
    said = run(bare, "arena", "mouse", "cat", "--games", "2", "--jobs", "1")
    begin = Catalogue("en").text("arena-ratings-begin")
    assert (said.status, said.err) == (0, f"{sentence('arena')}\n")
    assert "rating" not in said.out.casefold()
    assert begin in cheese_rescue("arena", "mouse", "cat", "--games", "2", "--jobs", "1").out
