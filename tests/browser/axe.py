"""What axe finds on a page, and what is too small for a thumb."""

from pathlib import Path

from tests.browser.screens import Screen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

_FIND = """async (coloured) => {
  const rules = { "color-contrast": { enabled: coloured } };
  const drawings = { exclude: [["svg"]] }; // hidden from listeners, and most of a page
  const { violations } = await axe.run(drawings, { resultTypes: ["violations"], rules });
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
