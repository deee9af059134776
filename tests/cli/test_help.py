"""Help texts, languages, and messages about bad input."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cheese_rescue import __version__
from cheese_rescue.i18n import LANGUAGES, Catalogue, choose_language
from tests.cli.command import COMMAND, cheese_rescue, environment, plain

COMMANDS = [
    (),
    ("terminal",),
    ("score",),
    ("replay",),
    ("verify",),
    ("check-backup",),
    ("simulate",),
    ("report",),
    ("arena",),
    ("sit",),
    ("bench",),
    ("bench", "rules"),
]


@pytest.mark.parametrize(
    ("command", "language"),
    [
        pytest.param(
            command,
            language,
            marks=[pytest.mark.long] if command and language != "en" else [],
            id=" ".join([language, *command]),
        )
        for command in COMMANDS
        for language in LANGUAGES
    ],
)
def test_every_command_has_a_help_text_in_every_language(
    command: tuple[str, ...], language: str
) -> None:
    said = cheese_rescue(*command, "--help", "--lang", language)
    assert said.status == 0
    assert said.err == ""
    key = "-".join(["cli", *(command or ["main"])])
    told = plain(said.out)
    assert plain(Catalogue(language).text(key)) in told
    assert plain(Catalogue(language).text("cli-option-help")) in told
    if language != "en":
        for english in ("Usage", "Options:", "Commands:", "Show this", "Positional"):
            assert english not in said.out


def test_help_needs_neither_rich_nor_a_parsed_catalogue() -> None:
    """Help must appear immediately, so it must not import what it does not use."""
    code = (
        "import sys; sys.argv = ['cheese-rescue', '--help']\n"
        "from cheese_rescue.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(*sys.modules)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
    )
    assert "rich" not in ran.stdout.split()


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ru:fr"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LC_MESSAGES": "nl"}, "nl"),
        ({"LC_ALL": "", "LANG": "es_MX"}, "es"),
    ],
)
def test_the_environment_chooses_the_language(variables: dict[str, str], language: str) -> None:
    assert choose_language(variables) == language


def test_lang_overrides_the_environment_in_any_position() -> None:
    for arguments in (["--lang", "fr", "score", "nope"], ["score", "nope", "--lang=fr"]):
        said = cheese_rescue(*arguments, LANG="pl_PL.UTF-8")
        assert said.err.strip() == Catalogue("fr").text("error-no-file", file="nope")


def test_version_and_about_are_printed() -> None:
    assert cheese_rescue("--version").out.strip() == f"cheese-rescue {__version__}"
    assert "Djeco" in cheese_rescue("--about", "--lang", "ru").out


BAD_INPUT = [
    ["nonsense"],
    ["--nonsense"],
    ["score", "no/such/file"],
    ["score", "."],
    ["score", "a", "b"],
    ["score", "--json=yes"],
    ["replay"],
    ["replay", "no/such/file"],
    ["verify", "."],
    ["check-backup", "no/such/file"],
    ["check-backup", "."],
    ["verify", "--nonsense", "x"],
    ["simulate", "--players"],
    ["simulate", "--players", "5"],
    ["simulate", "--players", "two"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "99999999999999999999"],
    ["simulate", "--bot", "nobody"],
    ["replay", "--ply", "9" * 40, "x"],
    ["simulate", "--players", "3", "--centred"],
    ["terminal", "person"],
    ["terminal", "person", "nobody"],
    ["terminal", "person", "gentle", "greedy", "--centred"],
    ["terminal", "--secret", "abc", "person", "person"],
    ["terminal", "--level", "much"],
    ["bench", "nonsense"],
    ["bench", "rules", "--seconds", "nan"],
    ["--lang", "xx"],
]


@pytest.mark.parametrize("arguments", BAD_INPUT, ids=" ".join)
@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.long)])
def test_bad_input_exits_with_status_2_and_one_sentence(
    arguments: list[str], language: str
) -> None:
    said = cheese_rescue(*arguments, LANG=f"{language}_XX.UTF-8")
    assert said.status == 2
    lines = said.err.strip().splitlines()
    assert len(lines) == 1, said.err
    assert "Traceback" not in said.err
    if language == "ru":
        assert re.search("[а-я]", lines[0])
        assert "Error" not in lines[0]


@pytest.mark.parametrize(
    "language",
    [pytest.param(code, marks=[] if code == "en" else [pytest.mark.long]) for code in LANGUAGES],
)
@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["simulat"], "simulate"),
        (["bench", "playout"], "playouts"),
        (["simulate", "--palyers", "3"], "--players"),
        (["terminal", "--level", "place"], "places"),
        (["simulate", "--bot", "kiten"], "kitten"),
        (["terminal", "person", "kiten"], "kitten"),
        (["arena", "greedy", "kiten"], "kitten"),
    ],
)
def test_a_misspelt_word_is_answered_with_the_one_that_was_meant(
    arguments: list[str], meant: str, language: str
) -> None:
    said = cheese_rescue(*arguments, "--lang", language)
    assert said.status == 2
    assert said.err.strip().endswith(Catalogue(language).text("error-did-you-mean", near=meant))


@pytest.mark.parametrize("typed", ["xylophone", "serve --db x", "terminal --level hard"])
def test_a_word_that_resembles_nothing_gets_no_suggestion(typed: str) -> None:
    """The dashes of an option do not count: `--db` does not resemble `--bus`."""
    said = cheese_rescue(*typed.split())
    assert said.status == 2
    assert "mean" not in said.err


@pytest.mark.parametrize(
    "language",
    [pytest.param(code, marks=[] if code == "en" else [pytest.mark.long]) for code in LANGUAGES],
)
@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        (["simulate", "--players", "5"], "whole-number-range", ["2", "4", "5"]),
        (["simulate", "--players", "two"], "whole-number-range", ["2", "4", "two"]),
        (["replay", "--ply", "-1", "x"], "whole-number-range", ["0", "999", "-1"]),
        (["simulate", "--seconds", "0"], "number-range", ["0.001", "3600", "0"]),
        (["bench", "rules", "--seconds", "nan"], "number-range", ["0.1", "600", "nan"]),
        (["simulate", "--seed", "x"], "whole-number", ["", "", "x"]),
    ],
)
def test_a_number_that_does_not_fit_is_named_with_its_range(
    arguments: list[str], key: str, values: list[str], language: str
) -> None:
    said = cheese_rescue(*arguments, "--lang", language)
    low, high, given = values
    option = next(word for word in arguments if word.startswith("--"))
    told = Catalogue(language).text(f"error-{key}", name=option, low=low, high=high, given=given)
    assert (said.status, said.err.strip()) == (2, told)


def test_a_bad_value_of_an_environment_variable_is_named() -> None:
    said = cheese_rescue("serve", CHEESE_RESCUE_WORKERS="99")
    assert "--workers must be a whole number from 0 to 64, not “99”." in said.err


def test_help_names_the_defaults() -> None:
    for arguments, defaults in [
        (["simulate"], ["How many games. Default: 1000.", "Default: random."]),
        (["terminal"], ["Default: places.", "Default: that of your computer."]),
        (["serve"], ["Default: 30.", "Default: 1.2."]),
        (["bench", "rules"], ["How long to measure. Default: 3."]),
    ]:
        told = plain(cheese_rescue(*arguments, "--help").out)
        assert [default for default in defaults if default not in told] == []


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe\x00", b"x" * 2_000_000, b"\0" * 10, b""],
    ids=["no text", "too long", "zeros", "nothing"],
)
@pytest.mark.parametrize("command", ["score", "replay", "verify"])
def test_a_file_that_is_not_text_is_refused(command: str, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    said = cheese_rescue(command, file)
    assert said.status == 2
    assert len(said.err.strip().splitlines()) == 1


def test_a_closed_pipe_causes_no_traceback() -> None:
    ran = subprocess.run(
        ["sh", "-c", f"'{COMMAND}' simulate --games 2 --json | true; '{COMMAND}' --help | head -1"],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert "Traceback" not in ran.stderr
    assert "Exception" not in ran.stderr


@pytest.mark.parametrize(
    "redirection",
    ["score <&-", "terminal <&-", "--help >&-", "--version >/dev/full", "nonsense 2>&-"],
)
def test_closed_or_full_streams_cause_no_traceback(redirection: str) -> None:
    ran = subprocess.run(
        ["bash", "-c", f"'{COMMAND}' {redirection}"],
        input="",
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert "Traceback" not in ran.stderr
    assert "Error" not in ran.stderr
    assert len(ran.stderr.strip().splitlines()) <= 1


def test_bytes_that_are_not_text_can_be_typed() -> None:
    typed = b"\n\nm \xff\nq\n"
    said = cheese_rescue(
        "terminal", typed=typed, PYTHONUTF8="0", LC_ALL="C.UTF-8", PYTHONIOENCODING="utf-8"
    )
    assert said.status == 0
    assert "See you soon" in said.out


@pytest.mark.parametrize("columns", ["0", "1", "7"])
def test_the_game_runs_on_a_very_narrow_screen(columns: str) -> None:
    assert cheese_rescue("terminal", typed="\n\n1 1\n\nq\n", COLUMNS=columns).status == 0


def test_a_very_long_file_name_is_shortened_in_the_message() -> None:
    said = cheese_rescue("verify", "x" * 5000)
    assert said.status == 2
    assert len(said.err) < 1000


def test_characters_that_a_terminal_cannot_show_are_replaced() -> None:
    said = cheese_rescue("--help", "--lang", "ru", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert said.status == 0
    assert said.err == ""
