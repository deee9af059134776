"""Accessibility checks: what axe finds, and touch targets that are too small or too close."""

from pathlib import Path

from tests.browser.screens import Screen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

COLOURED = ("color-contrast", "link-in-text-block")
"""The axe rules about colours, which do not depend on the language."""
WORDED = (
    *("aria-command-name", "aria-dialog-name", "aria-input-field-name", "aria-meter-name"),
    *("aria-progressbar-name", "aria-toggle-field-name", "aria-tooltip-name", "aria-treeitem-name"),
    *("area-alt", "button-name", "document-title", "empty-heading", "empty-table-header"),
    *("frame-title", "frame-title-unique", "html-has-lang", "html-lang-valid", "image-alt"),
    *("image-redundant-alt", "input-button-name", "input-image-alt", "label"),
    *("label-content-name-mismatch", "label-title-only", "aria-tab-name", "table-duplicate-name"),
    *("landmark-unique", "link-in-text-block", "link-name", "object-alt", "role-img-alt"),
    *("scrollable-region-focusable", "select-name", "summary-name", "svg-img-alt", "valid-lang"),
)
"""The axe rules about text and the room it takes; all others look only at the markup."""

_FIND = """async (options) => {
  const drawings = { exclude: [["svg"]] }; // hidden from screen readers, and most of a page
  const { violations } = await axe.run(drawings, { resultTypes: ["violations"], ...options });
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

_TOUCHING = """(apart) => {
  const root = document.querySelector("dialog[open]");
  const shown = [...(root?.querySelectorAll("button, .button, select, summary") ?? [])]
    .filter((one) => one.checkVisibility() && !one.closest(".finale"))
    .map((one) => ({ text: one.innerText || one.ariaLabel, box: one.getBoundingClientRect() }));
  const gap = (one, other) => Math.max(
    one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom,
  );
  const close = (one, index) =>
    shown.slice(index + 1).filter(({ box }) => gap(one.box, box) < apart);
  return shown.flatMap((one, index) =>
    close(one, index).map(({ text }) => `${one.text} touches ${text}`));
}"""

FINGER = 44
"""The smallest touch target in pixels; links within a text are exempt."""
APART = 4
"""The smallest gap between two buttons of a dialog in pixels."""


def violations(screen: Screen) -> list[str]:
    """What axe finds by all of its rules."""
    return _violations(screen)


def violations_of_words(screen: Screen) -> list[str]:
    """What axe finds by the rules whose results may depend on the language."""
    return _violations(screen, runOnly=WORDED)


def violations_of_colours(screen: Screen) -> list[str]:
    """What axe finds by the rules whose results may depend on the colour scheme."""
    return _violations(screen, runOnly=COLOURED)


def _violations(screen: Screen, **options: object) -> list[str]:
    if not screen.page.evaluate("'axe' in window"):
        screen.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = screen.page.evaluate(_FIND, options)
    return found


def too_small(screen: Screen) -> list[str]:
    """The visible touch targets that are smaller than FINGER."""
    found: list[str] = screen.page.evaluate(_SMALL, FINGER)
    return found


def touching(screen: Screen) -> list[str]:
    """Pairs of buttons in the open dialog that are closer than APART."""
    found: list[str] = screen.page.evaluate(_TOUCHING, APART)
    return found
