"""The report about many games: one HTML page with drawings, without network and scripts."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from cheese_rescue.bots.foreign import escaped
from cheese_rescue.cli.output.words import Words
from cheese_rescue.rules import Card, Seat
from cheese_rescue.rules.cards import ANIMALS

if TYPE_CHECKING:
    from cheese_rescue.datasets.statistics import GroupStatistics, Measure

LABELS, WIDTH, VALUES, ROW, MARGIN = 190, 360, 190, 26, 8
"""Widths of the three parts of a drawing with rows, and the height of a row."""
CURVE_HEIGHT, CURVE_LEFT = 220, 56
TICKS = 4

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --one: #0b5fa5; --quiet: #666 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #1b1b1f; --one: #6db8ff; --quiet: #aaa }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
h1 { line-height: 1.2 }
h2 { margin-top: 3rem; border-top: 1px solid var(--quiet); padding-top: 1rem }
h3 { margin-bottom: 0 }
p { margin: .3rem 0 .8rem } footer { color: var(--quiet); margin-top: 3rem }
svg { max-width: 100%; height: auto; display: block }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif } svg .small { font-size: 12px }
.grid { stroke: var(--ink); opacity: .18 }
.even { stroke: var(--ink); opacity: .7; stroke-dasharray: 4 4 }
.reach { stroke: var(--one); stroke-width: 3; stroke-linecap: round }
.dot { fill: var(--one) } .bar { fill: var(--one) } .band { fill: var(--one); opacity: .2 }
.curve { stroke: var(--one); stroke-width: 2; fill: none }
"""


class Row(NamedTuple):
    """A row of a drawing: a dot with its interval."""

    label: str
    measure: "Measure"


Named = Callable[[float], str]


def report_html(words: Words, found: "Sequence[GroupStatistics]") -> str:
    """The whole page."""
    games = sum(group.games for group in found)
    title = words("report-title", games=words("games", count=games))
    body = [f"<h1>{escape(title)}</h1>", _p(words("report-intervals"))]
    body += [f"<h2>{escape(words('report-advantage'))}</h2>", _p(words("report-advantage-told"))]
    advantages = [
        Row(_short(_group(words, group)), group.named("first-seat-advantage")[0]) for group in found
    ]
    body.append(_rows(words("report-advantage"), advantages, _percent(words), zero=0.0))
    for group in found:
        body += _about(words, group)
    language = words.language
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            "<main>",
            *body,
            "</main>",
            f"<footer>{escape(words('about'))}</footer>",
            "</html>",
            "",
        ]
    )


def _about(words: Words, group: "GroupStatistics") -> Iterator[str]:
    """The section about one group."""
    share, mean = _percent(words), _number(words)
    heading = f"{_group(words, group)}: {words('games', count=group.games)}"
    yield f"<h2>{escape(heading)}</h2>"
    for on, key in zip(group.group.rules, ("centred", "dogs-hunt-mice"), strict=True):
        if on:
            yield _p(words(f"variant-{key}"))
    seats = [words("seat-named", letter=measure.of) for measure in group.named("points")]
    bots = group.group.bots
    if len({*bots}) > 1:
        seats = [f"{seat}: {escaped(bot)}" for seat, bot in zip(seats, bots, strict=True)]
    yield _drawn(words, "report-points", _labelled(seats, group.named("points")), mean)
    shares = _labelled(seats, group.named("share"))
    yield _drawn(words, "report-shares", shares, share, zero=1 / group.group.players)
    faces = [words.card(card) for card in ANIMALS]
    cheeses = [words.card(Card.cheese(Seat(0), points)) for points in (1, 2, 3)]
    cards = _labelled(faces + cheeses, group.named("card"))
    yield _drawn(words, "report-cards", cards, share, told=words("report-cards-told"), zero=0.0)
    kept = _labelled(cheeses, group.named("kept"))
    yield _drawn(words, "report-kept", kept, share, told=words("report-kept-told"))
    yield f"<h3>{escape(words('report-leads'))}</h3>"
    yield _p(words("report-leads-told"))
    even = 1 / group.group.players
    yield _curve(words, words("report-leads"), group.named("leader-wins"), even)
    changes = [measure for measure in group.named("lead-changes") if measure.value > 0]
    if changes:
        labels = [measure.of for measure in changes]
        yield _drawn(words, "report-changes", _labelled(labels, changes), share)


def _group(words: Words, group: "GroupStatistics") -> str:
    """What the games of a group have in common, in a few words."""
    bots = ", ".join(escaped(bot) for bot in dict.fromkeys(group.group.bots))
    variants = [
        name for name, on in zip(("V1", "V2"), group.group.rules, strict=True) if on
    ]  # as the rules number them
    return ", ".join([words("players", count=group.group.players), bots, *variants])


def _labelled(labels: Sequence[str], measures: "Sequence[Measure]") -> list[Row]:
    return [Row(label, measure) for label, measure in zip(labels, measures, strict=True)]


def _drawn(
    words: Words,
    key: str,
    rows: Sequence[Row],
    named: Named,
    *,
    told: str = "",
    zero: float | None = None,
) -> str:
    title = words(key)
    explained = _p(told) if told else ""
    return f"<h3>{escape(title)}</h3>{explained}{_rows(title, rows, named, zero=zero)}"


def _rows(title: str, rows: Sequence[Row], named: Named, *, zero: float | None = None) -> str:
    """A drawing with a dot and its interval in every row; `zero` gets a dashed line."""
    lows = [row.measure.low for row in rows] + ([] if zero is None else [zero])
    highs = [row.measure.high for row in rows] + ([] if zero is None else [zero])
    low, high = min(lows), max(highs)
    room = max(high - low, 1e-6) * 0.06
    low, high = low - room, high + room
    bottom = ROW * len(rows)

    def at(value: float) -> float:
        return LABELS + WIDTH * (value - low) / (high - low)

    parts = []
    for tick in range(TICKS + 1):
        value = low + (high - low) * tick / TICKS
        parts.append(_line("grid", at(value), 0, at(value), bottom))
        parts.append(_text(at(value), bottom + 18, named(value), "small", "middle"))
    if zero is not None:
        parts.append(_line("even", at(zero), 0, at(zero), bottom))
    for number, (label, measure) in enumerate(rows):
        y = ROW * number + ROW / 2
        told = f"{named(measure.value)} ({named(measure.low)} … {named(measure.high)})"
        parts += [
            _text(LABELS - MARGIN, y + 5, _short(label), "", "end"),
            _line("reach", at(measure.low), y, at(measure.high), y),
            f'<circle class="dot" cx="{at(measure.value):.1f}" cy="{y:.1f}" r="5"/>',
            _text(LABELS + WIDTH + 3 * MARGIN, y + 5, told, "small"),
        ]
    return _svg(title, LABELS + WIDTH + VALUES, bottom + 26, parts)


def _curve(words: Words, title: str, measures: "Sequence[Measure]", even: float) -> str:
    """A curve with its band of intervals, from 0 to 100 %, by the number of cards laid."""
    if not measures:
        return ""
    share = _percent(words)
    last = max(int(measure.of) for measure in measures)
    width = LABELS + WIDTH

    def x(cards: str) -> float:
        return CURVE_LEFT + (width - CURVE_LEFT) * int(cards) / last

    def y(value: float) -> float:
        return MARGIN + CURVE_HEIGHT * (1 - value)

    parts = []
    for tick in range(TICKS + 1):
        value = tick / TICKS
        parts.append(_line("grid", CURVE_LEFT, y(value), width, y(value)))
        parts.append(_text(CURVE_LEFT - MARGIN, y(value) + 4, share(value), "small", "end"))
    parts.append(_line("even", CURVE_LEFT, y(even), width, y(even)))
    parts += [
        _text(x(measure.of), CURVE_HEIGHT + 2 * MARGIN + 14, measure.of, "small", "middle")
        for measure in measures
    ]
    there = [f"{x(measure.of):.1f},{y(measure.high):.1f}" for measure in measures]
    back = [f"{x(measure.of):.1f},{y(measure.low):.1f}" for measure in reversed(measures)]
    line = " ".join(f"{x(measure.of):.1f},{y(measure.value):.1f}" for measure in measures)
    parts.append(f'<polygon class="band" points="{" ".join(there + back)}"/>')
    parts.append(f'<polyline class="curve" points="{line}"/>')
    bottom = CURVE_HEIGHT + 2 * MARGIN + 34
    parts.append(_text(width, bottom, words("report-cards-laid"), "small", "end"))
    return _svg(title, width + 20, bottom + 8, parts)


def _svg(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img">',
            f"<title>{escape(title)}</title>",
            *parts,
            "</svg>",
        ]
    )


def _percent(words: Words) -> Named:
    return lambda value: words("number-share", number=value)


def _number(words: Words) -> Named:
    return lambda value: words("number-mean", number=value)


def _p(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _line(kind: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _short(label: str, letters: int = 26) -> str:
    return label if len(label) <= letters else f"{label[: letters - 1]}…"
