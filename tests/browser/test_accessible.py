"""For everybody: what axe finds on every page, and targets that a thumb can hit."""

from pathlib import Path

import pytest

from cheese_rescue.i18n import LANGUAGES
from tests.browser.screens import Devices, Screen
from tests.browser.tour import REFUSED, Sights, walk

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

_FIND = """async (coloured) => {
  const rules = { "color-contrast": { enabled: coloured } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""

_SMALL = """(finger) => {
  const found = [];
  const all = "a[href], button, input, select, textarea, summary, [role=gridcell][tabindex='0']";
  for (const element of document.querySelectorAll(all)) {
    const isInline = element.matches("a") && getComputedStyle(element).display === "inline";
    if (isInline || !element.checkVisibility() || element.closest(".hidden-text")) continue;
    const target = element.closest("label") ?? element;
    const { width, height } = target.getBoundingClientRect();
    const size = `${Math.round(width)} x ${Math.round(height)}`;
    if (Math.min(width, height) < finger - 0.5)
      found.push(`${size}: ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""

FINGER = 44
"""Pixels; links in the middle of a text are as high as the text."""


def violations(screen: Screen, *, coloured: bool) -> list[str]:
    if not screen.page.evaluate("'axe' in window"):
        screen.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = screen.page.evaluate(_FIND, coloured)
    return found


def too_small(screen: Screen) -> list[str]:
    found: list[str] = screen.page.evaluate(_SMALL, FINGER)
    return found


LOOKS = [*((language, "light") for language in LANGUAGES), ("en", "dark")]
"""Colours are the same in every language, and looking at them takes axe the longest."""


@pytest.mark.parametrize(("language", "light"), LOOKS)
def test_axe_finds_nothing_on_any_page_and_a_finger_hits_every_target(
    devices: Devices, sights: Sights, language: str, light: str
) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone(locale=language, color_scheme=light)
    troubles = [
        f"{sight}: {trouble}"
        for sight in walk(phone, sights)
        for trouble in violations(phone, coloured=language == "en") + too_small(phone)
    ]
    assert not troubles, "\n".join(troubles)
