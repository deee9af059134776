"""One term per concept in every language, as the glossaries say."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from cheese_rescue.i18n import LANGUAGES
from tests.i18n.texts import texts

GLOSSARY = Path(__file__).parent / "glossary"


@dataclass(frozen=True, kw_only=True)
class Concept:
    """What is meant, and the messages that have to name it."""

    meaning: str
    keys: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Term:
    """The word for a concept in one language, and the words that are not used for it."""

    term: str
    avoid: tuple[str, ...] = ()
    exempt: frozenset[str] = frozenset()


@cache
def concepts() -> dict[str, Concept]:
    found = tomllib.loads((GLOSSARY / "concepts.toml").read_text(encoding="utf-8"))
    return {
        name: Concept(meaning=entry["meaning"], keys=tuple(entry["keys"]))
        for name, entry in found.items()
    }


@cache
def glossary(language: str) -> dict[str, Term]:
    found = tomllib.loads((GLOSSARY / f"{language}.toml").read_text(encoding="utf-8"))
    return {
        name: Term(
            term=entry.pop("term"),
            avoid=tuple(entry.pop("avoid", ())),
            exempt=frozenset(entry.pop("except", ())),
        )
        for name, entry in found.items()
        if not entry.keys() - {"term", "avoid", "except"}
    }


def whole(word: str) -> re.Pattern[str]:
    """The word as a whole, in small letters or capitals."""
    return re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE)


every = pytest.mark.parametrize("language", [*LANGUAGES])


@every
def test_every_concept_has_its_term(language: str) -> None:
    assert glossary(language).keys() == concepts().keys()


def test_every_concept_names_messages_that_exist() -> None:
    known = {key for key, _ in texts("en")}
    assert {key for concept in concepts().values() for key in concept.keys} <= known


@every
def test_the_messages_of_a_concept_use_its_term(language: str) -> None:
    said = dict[str, str]()
    for key, text in texts(language):
        said[key] = said.get(key, "") + text + "\n"
    missing = {
        (name, key): said[key]
        for name, concept in concepts().items()
        for key in concept.keys
        if not whole(glossary(language)[name].term).search(said[key])
    }
    assert not missing


@every
def test_no_message_uses_another_word_for_a_concept(language: str) -> None:
    wrong = {
        (name, key): text
        for name, term in glossary(language).items()
        for word in term.avoid
        for key, text in texts(language)
        if key not in term.exempt and whole(word).search(text)
    }
    assert not wrong


@every
def test_every_exception_is_still_needed(language: str) -> None:
    said = list(texts(language))
    needless = {
        (name, key)
        for name, term in glossary(language).items()
        for key in term.exempt
        if not any(
            whole(word).search(text) for word in term.avoid for other, text in said if other == key
        )
    }
    assert not needless
