"""Every sentence begins with a capital letter, also one that begins with what is filled in."""

import re

import pytest
from fluent.syntax import ast

from cheese_rescue.i18n import LANGUAGES, Catalogue
from tests.i18n.test_catalogues import PLURALS, choices, messages, variables

END = re.compile(r"[.!?…][”»]?$")
BEGINS_WITH_AN_OPTION = re.compile("--")
LISTED = re.compile("keys-|kept-")
"""Keys of list items, which go on after a colon or stand beside a key of the keyboard."""
ANNA = "Anna"


def filled_in(catalogue: Catalogue) -> dict[str, int | str]:
    """Values as the pages and the terminal fill them in. Names of people begin as they like."""
    card, cell = catalogue.text("card-mouse"), catalogue.text("cell-middle")
    return {
        "number": 1,
        "card": card,
        "cell": cell,
        "cards": card,
        "cheeses": catalogue.text("cheese-yours", points=3),
        "place": catalogue.text("cell-alone", cell=cell, card=card),
        "beside": card,
        "shape": catalogue.text("shape-wheel"),
        "character": catalogue.text("bot-mouse-character"),
        "board": catalogue.text("rules-row-alone", cards=card),
        "sentence": catalogue.text("table-over"),
    }


def renderings(catalogue: Catalogue, key: str, message: ast.Message) -> list[str]:
    """The text of a message for every word and several numbers that it chooses by."""
    values = filled_in(catalogue)
    chosen = {name for name, _ in choices(message)}
    plain = {name: values.get(name, ANNA) for name in variables(message)}
    words = sorted({word for _, words in choices(message) for word in words} - PLURALS)
    found = [catalogue.text(key, **plain | dict.fromkeys(chosen, word)) for word in words]
    found += [catalogue.text(key, **plain | dict.fromkeys(chosen, n)) for n in (0, 1, 2, 5)]
    return found


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_every_sentence_begins_with_a_capital_letter(language: str) -> None:
    catalogue = Catalogue(language)
    small = {
        key: text
        for key, message in messages(language).items()
        if not LISTED.match(key)
        for text in renderings(catalogue, key, message)
        if END.search(text) and not BEGINS_WITH_AN_OPTION.match(text)
        if (first := re.search(r"\w", text)) and first[0].islower()
    }
    assert not small


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_every_option_of_a_table_begins_with_a_capital_letter(language: str) -> None:
    """Each of them is a line of its own, on the pages and in the terminal."""
    options = re.compile("variant-|option-|pace-")
    texts = [Catalogue(language).text(key) for key in messages(language) if options.match(key)]
    assert len(texts) > 5
    assert [text for text in texts if not text[0].isupper()] == []


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_a_sentence_can_begin_with_the_name_of_a_card(language: str) -> None:
    catalogue = Catalogue(language)
    card = catalogue.text("card-mouse")
    assert catalogue.text("table-picked", card=card).startswith(card.capitalize())
