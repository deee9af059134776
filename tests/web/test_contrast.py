"""Everything on the page can be told from its ground, with the lamp on and off."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"

TEXT = 4.5
LARGE = 3.0
"""For letters of 24 px, or bold ones of 18.66 px; and for what is no text."""

# -- what lies on what -----------------------------------------------------------------------------

TEXTS = {
    ("ink", "table"): "the page, dialogs, the curtain's words, buttons on panels",
    ("ink", "table-deep"): "the form to sit down",
    ("ink", "soft"): "buttons, fields, chips, panels, the finale's words",
    ("ink-soft", "table"): "footer, notes, how to score, what was agreed",
    ("ink-soft", "soft"): "small words on chairs, chips and games; what to type in a field",
    ("accent-ink", "accent"): "the one thing to do, and what is chosen",
    ("accent", "accent-ink"): "the question mark of the next place",
    ("table", "danger"): "buttons that delete; the banner of a lost connection",
    ("table", "ink"): "how many equal cards",
    ("danger", "table"): "what went wrong; flaws of a square; no",
    ("danger", "soft"): "the chosen flaw; an unreadable record beside a game",
    ("safe", "table"): "it fits; yes",
    ("table", "safe"): "the tick on what is done",
    ("safe", "soft"): "the luck fits; the link is copied",
    ("#2b2433", "paper"): "whose turn it is; what is called out: paper is white in every light",
    ("#2b2433", "#fff9f0"): "woof",
    ("#fff9f0", "#9c1c1c"): "a gasp",
    ("#fff9f0", "#2b2433"): "numerals of a story",
    ("#9c1c1c", "paper"): "the cross of the forecast",
}
"""Letters and their ground, and where."""

GRAPHICS = {
    ("line", "table"): "borders of fields on the page, dashes of free places",
    ("line", "soft"): "borders of fields, whatever lies around them",
    ("ink", "soft"): "the border of who won",
    ("ink", "table"): "the ring around cards that a story names",
    ("ink-soft", "soft"): "dashes of the places for a picked card",
    ("ink-soft", "table"): "the same, from outside",
    ("accent", "table"): "the picked card, the brush, the next place, ticked boxes, the last card",
    ("accent", "soft"): "chosen shapes and players; your turn; the last card's clip",
    ("danger", "table"): "a place that is not allowed; stripes around cards that are wrong",
    ("danger", "soft"): "flaws in the square; the dot of our games",
    ("safe", "table"): "a ghost that may lie there; good examples",
    ("safe", "soft"): "it fits",
    ("focus", "table"): "where the keyboard is",
    ("focus", "table-deep"): "the same in the form to sit down and in the finale",
    ("focus", "soft"): "the same on panels",
    ("#2b2433", "paper"): "the clip on the last card, on its own white edge",
}
"""What is to be seen though nobody reads it."""

NO_TEXT = {
    "shade": "shadows",
    "veil": "behind a dialog",
    "transparent": "what is below counts",
    "none": "what is below counts",
    "currentcolor": "a little card and dots, as dark as the letters beside them",
    "tint": "over the finale's wood, below the cards",
    "#fff": "a code to scan wants white",
}
"""Grounds that carry no letters of their own."""

WOOD = {
    "table-lit": "where the light falls",
    "table-deep": "in the corner away from the light, and the darker planks",
    "seam": "between the planks, and the grain",
}
"""The tones of the table, from the lightest to the darkest; text lies on all of them."""

LITERALS = {
    "#2b2433": "ink on paper, which is white in both lights",
    "#fff9f0": "the same, the other way round",
    "#9c1c1c": "danger on paper",
    "#fff": "a code to scan wants white",
    "rgb(43 36 51 / 30%)": "the shadow of a bubble of paper",
}
"""Colours that do not change with the light, and so are no tokens."""


# -- reading ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rule:
    where: str
    declared: Mapping[str, str]


def rules_of(file: Path) -> Iterator[Rule]:
    text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    for found in re.finditer(r"([^{}]+)\{([^{}]*)\}", text):
        pairs = (line.partition(":") for line in found[2].split(";") if ":" in line)
        declared = {name.strip(): " ".join(value.split()) for name, _, value in pairs}
        yield Rule(f"{file.name}: {' '.join(found[1].split())}", declared)


SHEETS = [
    file
    for file in sorted(WEB.glob("**/*.css"))
    if "node_modules" not in file.parts and file.name not in ("tokens.css", "art.css")
]
RULES = [rule for file in SHEETS for rule in rules_of(file)]

_COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|hsla?\([^)]*\)", re.IGNORECASE)
_NAMED = re.compile(r"var\(--([a-z-]+)\)|(#[0-9a-f]{3,8})\b", re.IGNORECASE)


def colours_in(value: str) -> list[str]:
    """Names of tokens, and literals."""
    return [token or literal for token, literal in _NAMED.findall(value)]


def themes() -> dict[str, dict[str, str]]:
    light, by_device, chosen = (
        {name[2:]: value for name, value in rule.declared.items() if name.startswith("--")}
        for rule in rules_of(WEB / "tokens.css")
    )
    assert by_device == chosen, "dark by the device and dark by choice are the same"
    return {"light": light, "dark": {**light, **chosen}}


THEMES = themes()


# -- counting --------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """As WCAG 2 has it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_counted_as_wcag_has_it() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def in_theme(name: str, theme: str) -> str:
    return THEMES[theme].get(name, name)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("letters", "ground"), TEXTS)
def test_letters_stand_out_from_their_ground(letters: str, ground: str, theme: str) -> None:
    assert contrast(in_theme(letters, theme), in_theme(ground, theme)) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), GRAPHICS)
def test_marks_stand_out_from_their_ground(mark: str, ground: str, theme: str) -> None:
    assert contrast(in_theme(mark, theme), in_theme(ground, theme)) >= LARGE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("tone", WOOD)
def test_what_lies_on_the_table_stands_out_from_every_tone_of_the_wood(
    tone: str, theme: str
) -> None:
    ground = in_theme(tone, theme)
    for letters in [letters for letters, on in TEXTS if on == "table"]:
        assert contrast(in_theme(letters, theme), ground) >= TEXT, letters
    for mark in [mark for mark, on in GRAPHICS if on == "table" and mark != "focus"]:
        assert contrast(in_theme(mark, theme), ground) >= LARGE, mark


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_ring_is_told_from_its_own_edge(theme: str) -> None:
    """So it is seen on any card, also on one of its own colour."""
    edges = {
        colour
        for rule in RULES
        if rule.where.endswith(":focus-visible")
        for colour in colours_in(rule.declared.get("box-shadow", ""))
    }
    assert edges
    for edge in edges:
        assert contrast(in_theme("focus", theme), in_theme(edge, theme)) >= LARGE, edge


def test_letters_that_fade_a_little_still_stand_out() -> None:
    """How many animals are unseen is told at nine tenths."""
    for theme in THEMES:
        ink, table = in_theme("ink", theme), in_theme("table", theme)
        faded = "#" + "".join(
            f"{round(0.9 * int(ink[at : at + 2], 16) + 0.1 * int(table[at : at + 2], 16)):02x}"
            for at in (1, 3, 5)
        )
        assert contrast(faded, table) >= TEXT


# -- nothing is forgotten --------------------------------------------------------------------------


def test_every_colour_of_letters_is_in_the_list_with_the_ground_of_its_rule() -> None:
    grounds_of: dict[str, set[str]] = {}
    for letters, ground in TEXTS:
        grounds_of.setdefault(letters, set()).add(ground)
    forgotten = []
    for rule in RULES:
        for letters in colours_in(rule.declared.get("color", "")):
            grounds = [
                ground
                for ground in colours_in(rule.declared.get("background", ""))
                if ground not in NO_TEXT
            ]
            if letters not in grounds_of or not grounds_of[letters].issuperset(grounds):
                forgotten.append((rule.where, letters, grounds))
    assert forgotten == []


def test_every_ground_is_in_the_list() -> None:
    known = {ground for _, ground in TEXTS} | NO_TEXT.keys()
    known |= {mark for mark, _ in GRAPHICS}
    forgotten = [
        (rule.where, ground)
        for rule in RULES
        for name in ("background", "background-color")
        for ground in colours_in(rule.declared.get(name, ""))
        if ground not in known
    ]
    assert forgotten == []


def test_every_border_and_ring_is_in_the_list() -> None:
    known = {mark for mark, _ in GRAPHICS} | {"tint"}  # one more hint at who hunts, beside words
    forgotten = [
        (rule.where, mark)
        for rule in RULES
        for name, value in rule.declared.items()
        if name.startswith(("border", "outline", "accent-color"))
        for mark in colours_in(value)
        if mark not in known
    ]
    assert forgotten == []


def test_colours_are_tokens_but_for_a_few_that_do_not_change_with_the_light() -> None:
    strangers = [
        (rule.where, literal)
        for rule in RULES
        for value in rule.declared.values()
        for literal in _COLOUR.findall(value)
        if literal not in LITERALS
    ]
    assert strangers == []


def test_every_token_that_is_used_exists() -> None:
    made_on_the_way = {"tint"}
    for rule in RULES:
        for name in ("color", "background", "border", "border-color", "outline"):
            for colour in colours_in(rule.declared.get(name, "")):
                assert colour[0] == "#" or colour in THEMES["light"] or colour in made_on_the_way
