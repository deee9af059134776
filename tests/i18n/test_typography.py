"""Spaces, quotation marks and ellipses, as each language sets them."""

import re
from collections.abc import Collection

import pytest

from cheese_rescue.i18n import LANGUAGES
from tests.i18n.texts import VALUE, texts

WIDE = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
SPACES = f" {WIDE}{NARROW}"

PLACEHOLDER_WITH_ELLIPSIS = {"cli-command-word"}  # "COMMAND …" in a usage line
KEYS_TO_TYPE = {  # they name ? and ! as keys of the keyboard
    "terminal-how",
    "terminal-how-real-table",
    "terminal-hint-how",
    "terminal-not-understood",
}
PERCENT = {"en": "", "nl": "", "pl": "", "es": WIDE, "fr": WIDE, "ru": WIDE}
QUOTES = {"en": "“”", "es": "«»", "fr": "«»", "nl": "“”", "pl": "„”", "ru": "«»"}

every = pytest.mark.parametrize("language", [*LANGUAGES])


def wrong(language: str, pattern: str, ignored: Collection[str] = frozenset()) -> dict[str, str]:
    """The messages in which something that must not be there is there."""
    return {
        key: text
        for key, text in texts(language)
        if key not in ignored and re.search(pattern, text)
    }


@every
def test_no_space_comes_before_an_ellipsis(language: str) -> None:
    assert not wrong(language, rf"[{SPACES}]…|\.\.\.", PLACEHOLDER_WITH_ELLIPSIS)


@every
def test_a_percent_sign_has_the_space_of_its_language(language: str) -> None:
    before = PERCENT[language]
    assert not wrong(language, rf"(?<!{before})%" if before else rf"[{SPACES}]%")


@every
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = set("“”„«»‘") - set(QUOTES[language])
    assert not wrong(language, f"[{''.join(foreign)}]")


@every
def test_an_apostrophe_is_never_the_typewriters(language: str) -> None:
    assert not wrong(language, "'")


@every
def test_there_is_no_double_space(language: str) -> None:
    assert not wrong(language, rf"[{SPACES}]{{2}}")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "fr"])
def test_no_space_comes_before_a_punctuation_mark(language: str) -> None:
    assert not wrong(language, rf"[{SPACES}][!?;:]", KEYS_TO_TYPE)


def test_french_sets_a_narrow_no_break_space_before_high_punctuation() -> None:
    assert not wrong("fr", rf"[^{NARROW}!?…][!?;]", KEYS_TO_TYPE)


def test_french_sets_a_no_break_space_before_a_colon() -> None:
    assert not wrong("fr", rf"[^{WIDE}]:($|[\s{VALUE}])")


def test_french_sets_no_break_spaces_inside_quotation_marks() -> None:
    assert not wrong("fr", rf"«[^{WIDE}]|[^{WIDE}]»|«$|^»")
