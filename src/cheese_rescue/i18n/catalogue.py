"""The texts of one language, looked up by key."""

import re
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "es": "Español",
    "nl": "Nederlands",
    "pl": "Polski",
    "ru": "Русский",
}
"""Every language code, with the language's own name. The default is `en`."""

LONGEST_VALUE = 500
"""Characters of a text variable that are shown; longer ones are cut."""

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


class Catalogue:
    """The texts of one language. Raises ValueError for a language that is not in `LANGUAGES`.

    A message is parsed when it is first used, because most commands need only a few of them.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for {language!r}")
        self.language = language
        self._bundle = FluentBundle(
            [language], functions={"CAPITAL": _capitalised}, use_isolating=False
        )

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """The unparsed Fluent source of every message, by key."""
        text = files(__package__).joinpath(f"{self.language}.ftl").read_text(encoding="utf-8")
        starts = [*_MESSAGE.finditer(text)]
        ends = [*(found.start() for found in starts[1:]), len(text)]
        return {
            found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)
        }

    def text(self, key: str, **values: int | float | str) -> str:
        """The text of that key, with its variables filled in.

        Raises KeyError for an unknown key and ValueError if a variable is missing.
        """
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self.sources[key]))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise ValueError(f"{key} has no text")
        short = {name: _shortened(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]!r}")
        return str(text)


def _capitalised(value: object) -> Any:  # a text, though fluent.runtime's types allow none
    """The value as a text with a capital first letter, for the beginning of a sentence."""
    text = str(value)
    return text[:1].upper() + text[1:]


def _shortened(value: int | float | str) -> int | float | str:
    """The value, cut if it is a long text: fluent.runtime fails above 2,500 characters."""
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return f"{value[:LONGEST_VALUE]}…"
    return value


def choose_language(environment: Mapping[str, str]) -> str:
    """The language code that these environment variables ask for; `en` if it is not available.

    Reads `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` with gettext's precedence.
    """
    set_to = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, set_to), "C")
    wanted = [locale]
    if locale.split(".")[0] not in ("C", "POSIX"):
        wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    codes = (re.split(r"[_.@-]", name)[0].lower() for name in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")
