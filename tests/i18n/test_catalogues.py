"""What holds the six catalogues together."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cheese_rescue
from cheese_rescue.bots import BOTS
from cheese_rescue.cli import serve, worker
from cheese_rescue.cli.main import COMMANDS
from cheese_rescue.exercises import lessons
from cheese_rescue.exercises.files import ExerciseRefusal
from cheese_rescue.exercises.proof import Fault
from cheese_rescue.exercises.puzzles import Grade
from cheese_rescue.exercises.themes import Theme
from cheese_rescue.extras import ExtraRefusal
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.live.messages import GUESTS, Reaction, ServerRefusal
from cheese_rescue.rules import Finding, Kind, Refusal
from cheese_rescue.server.http.assets import FOR_THE_TERMINAL
from cheese_rescue.table import Shape, TableRefusal
from cheese_rescue.table.names import LONGEST_NAME

WEB = Path(__file__).parents[2] / "web"
KINDS = (Refusal, TableRefusal, ServerRefusal, ExerciseRefusal, ExtraRefusal)
REFUSALS = [why.value for kind in KINDS for why in kind]

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    text = files("cheese_rescue.i18n").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not broken, [entry.content for entry in broken]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a key stands there twice"
    return {message.id.name: message for message in found}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's)
        self.names.add(node.id.name)


class Choices(Visitor):
    """The variants of every choice, by the variable that it looks at."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (fluent's)
        assert isinstance(node.selector, ast.VariableReference)
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def choices(message: ast.Message) -> list[tuple[str, set[str]]]:
    visitor = Choices()
    visitor.visit(message)
    return visitor.found


def counts(message: ast.Message) -> set[str]:
    """The variables whose number decides the form of the sentence."""
    return {name for name, keys in choices(message) if keys & (PLURALS - {"other"})}


def plural_categories(language: str) -> set[str]:
    return {*Locale(language).plural_form.tags, "other"}


others = pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
every = pytest.mark.parametrize("language", [*LANGUAGES])


@others
def test_every_language_has_the_same_keys(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@others
def test_a_key_takes_the_same_variables_in_every_language(language: str) -> None:
    english = messages("en")
    differing = {
        key: variables(message)
        for key, message in messages(language).items()
        if variables(message) != variables(english[key])
    }
    assert not differing


@every
def test_a_number_has_all_the_plural_forms_of_the_language(language: str) -> None:
    forms = plural_categories(language)
    incomplete = {
        key: forms - keys
        for key, message in messages(language).items()
        for name, keys in choices(message)
        if name in counts(message) and not forms <= keys
    }
    assert not incomplete


@others
def test_what_is_counted_in_english_is_counted_in_every_language(language: str) -> None:
    english = messages("en")
    uncounted = {
        key for key, message in messages(language).items() if counts(english[key]) - counts(message)
    }
    assert not uncounted


@others
def test_a_choice_by_word_has_the_same_words_in_every_language(language: str) -> None:
    english = messages("en")

    def words(message: ast.Message) -> set[tuple[str, str]]:
        return {
            (name, key)
            for name, keys in choices(message)
            if name not in counts(message)
            for key in keys
        }

    differing = {
        key
        for key, message in messages(language).items()
        if words(message) != words(english[key]) and not counts(english[key])
    }
    assert not differing


@every
def test_every_refusal_has_its_sentence(language: str) -> None:
    refusals = {f"refusal-{why}" for why in REFUSALS}
    assert {key for key in messages(language) if key.startswith("refusal-")} == refusals


@every
def test_every_sentence_can_be_said(language: str) -> None:
    catalogue = Catalogue(language)
    for key, message in messages(language).items():
        for number in (0, 1, 2, 5, 22, 1_000_000):
            said = catalogue.text(key, **dict.fromkeys(variables(message), number))
            assert said.strip(), key
            assert "{" not in said, key


def keys_in_the_browser() -> Iterator[str]:
    """Keys written out in TypeScript, and those that end in a value: `help-${level}`."""
    known = messages("en").keys()
    for path in WEB.rglob("*.ts*"):
        if "node_modules" in path.parts or path.suffix not in (".ts", ".tsx"):
            continue
        text = path.read_text(encoding="utf-8")
        yield from (word for word in re.findall(r'"([a-z][a-z0-9-]*)"', text) if word in known)
        yield from re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', text)
        for start, end in re.findall(r"\bsay\(\s*`([a-z0-9-]+)\$\{[^`]+\}([a-z0-9-]*)`", text):
            made = [key for key in known if key.startswith(start) and key.endswith(end)]
            assert made, f"{path.name}: no key begins with {start}"
            yield from made


def keys_in_the_code() -> Iterator[str]:
    """Keys written out, and those made of a word for every value of something."""
    yield from keys_in_the_browser()
    source = Path(cheese_rescue.__file__).parent
    known = messages("en").keys()
    for path in source.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for word in re.findall(r"""["']([a-z][a-z0-9]*-[a-z0-9-]*)["']""", text):
            if word in known:
                yield word
        yield from re.findall(r'words\("([a-z]+)"[,)]', text)  # words without a dash are many
    yield from ("dogs", "cats", "mice", "cheeses")  # Words.counted
    yield from (f"refusal-{why}" for why in REFUSALS)
    hosting = (*serve.command.params, *worker.command.params)
    yield from (str(option.help) for option in hosting if hasattr(option, "help"))
    yield from (f"reaction-{reaction.value}" for reaction in Reaction)
    yield from (f"guest-{number}" for number in range(1, GUESTS + 1))
    yield from (f"card-{kind.value}" for kind in Kind)
    yield from (f"shape-{shape.value}" for shape in Shape)
    yield from (f"bot-{name}{part}" for name in BOTS for part in ("", "-character"))
    yield from (f"cli-{name}" for name in COMMANDS)
    yield from (f"exercise-{name}" for name in lessons())
    yield from (f"exercises-{fault.value}" for fault in Fault)
    yield from (f"grade-{grade.value}" for grade in Grade)
    yield from (f"theme-{theme.value}" for theme in Theme)
    yield from (f"verify-{name}" for name in ("seal", "deal", "moves", "result"))
    columns = ("seat", "mean", "most", "cheeses", "won", "shared", "share")
    yield from (f"simulate-{name}" for name in columns)


def test_no_page_says_what_only_the_terminal_is_given() -> None:
    assert {key for key in keys_in_the_browser() if key.startswith(FOR_THE_TERMINAL)} == set()


def test_no_key_is_unused() -> None:
    assert messages("en").keys() - set(keys_in_the_code()) == set()


def test_no_key_is_missing() -> None:
    assert set(keys_in_the_code()) - messages("en").keys() == set()


@every
def test_a_bots_name_is_no_longer_than_a_persons(language: str) -> None:
    names = [Catalogue(language).text(f"bot-{bot}") for bot in BOTS]
    assert [name for name in names if len(name) > LONGEST_NAME] == []
    assert len(set(names)) == len(names)


@every
def test_a_bots_name_is_no_animals_and_no_guests(language: str) -> None:
    words = Catalogue(language).text
    bots = {words(f"bot-{bot}").casefold() for bot in BOTS}
    guests = {words(f"guest-{number}").casefold() for number in range(1, GUESTS + 1)}
    animals = {words(f"card-{kind.value}").casefold() for kind in Kind if kind is not Kind.CHEESE}
    assert bots.isdisjoint(guests | animals)


@every
def test_the_title_is_the_one_on_the_printed_rules(language: str) -> None:
    title = {"pl": "Ocalić ser"}.get(language, "Cheese Rescue")
    words = Catalogue(language).text
    assert words("title") == title
    named = [words(key) for key in ("cli-main", "page-noscript")]
    assert all(title in sentence for sentence in named)


def test_findings_are_all_told() -> None:
    (_, told), *_ = choices(messages("en")["verify-seal"])
    assert told == {finding.value for finding in Finding}
