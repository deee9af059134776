"""The pictures of the library and the browser show the same cards."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import cheese_rescue
from cheese_rescue import Card
from tests.browser.screens import Devices, Screen

pytestmark = pytest.mark.browser

DRAWINGS = Path(cheese_rescue.__file__).parent / "drawing" / "drawings.json"
COLOUR = re.compile(r"var\(--([\w-]+), [^)]*\)")

Shape = tuple[str, frozenset[tuple[str, str]], tuple["Shape", ...]]


def shapes(markup: str) -> Shape:
    """The elements of an SVG image with what matters to the eye."""
    return _shape(ET.fromstring(f"<g>{markup}</g>"))  # noqa: S314 (our own drawing)


def _shape(element: ET.Element) -> Shape:
    attributes = {name: value for name, value in element.attrib.items() if name != "class"}
    if style := attributes.pop("style", ""):  # the page moves pupils by a style
        attributes["transform"] = style.removeprefix("transform: ").removesuffix(";")
    if "transform" in attributes:
        attributes["transform"] = re.sub(r"px|\s", "", attributes["transform"])
    return element.tag, frozenset(attributes.items()), tuple(map(_shape, element))


def on_the_page(screen: Screen, card: Card) -> str:
    """The drawing of a card, with the colours of the page."""
    drawing = screen.find(f'[data-face="{card}"] svg').evaluate("svg => svg.innerHTML")
    style = "name => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)"
    return COLOUR.sub(lambda found: screen.page.evaluate(style, found[1]).strip(), drawing)


def test_a_card_is_drawn_alike_in_python_and_on_the_page(devices: Devices) -> None:
    screen = devices.desk()
    screen.go("/score")
    screen.tap(screen.find(".score-choice").nth(2))
    screen.tap(screen.button("score-next"))
    screen.find(".score-editor").wait_for()
    exported = json.loads(DRAWINGS.read_text(encoding="utf-8"))["drawings"]
    for card in Card:
        assert shapes(on_the_page(screen, card)) == shapes(exported[str(card)]["markup"]), card
