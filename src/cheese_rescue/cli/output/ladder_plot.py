"""Draws the standings of an arena as SVG, readable on light and dark backgrounds."""

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from cheese_rescue.bots.arena import Rating, Standing
from cheese_rescue.cli.output.words import Words
from cheese_rescue.extras import Extra, MissingExtra

ROW = 34
TOP = 78
NAMES = 8
"""Width of one letter of a name."""
SHORTEST_NAMES, LONGEST_NAMES = 90, 300
SHARES, RATINGS, GAP, MARGIN = 380, 220, 56, 20
MOST_STEPS = 5

STYLE = """
svg { background: #fff; color: #222; font: 14px system-ui, sans-serif }
text { fill: currentColor } .small { font-size: 12px } .title { font-size: 17px; font-weight: 600 }
.grid { stroke: currentColor; opacity: .18 }
.even { stroke: currentColor; opacity: .7; stroke-dasharray: 4 4 }
.share { stroke: #0b5fa5; fill: #0b5fa5 } .rating { stroke: #a14a00; fill: #a14a00 }
.reach { stroke-width: 3; stroke-linecap: round }
@media (prefers-color-scheme: dark) {
  svg { background: #1b1b1f; color: #eee }
  .share { stroke: #6db8ff; fill: #6db8ff } .rating { stroke: #ffab66; fill: #ffab66 }
}
"""


class Axis(NamedTuple):
    """A horizontal axis: values from `low` to `high`, drawn from `left` on."""

    left: float
    width: float
    low: float
    high: float

    def at(self, value: float) -> float:
        """The x coordinate of a value."""
        return self.left + self.width * (value - self.low) / (self.high - self.low)


def ladder_svg(words: Words, ladder: Sequence[Standing], *, title: str, even: float) -> str:
    """An SVG with a row per entrant: share of victories with its interval, and rating.

    Raises MissingExtra if they have no ratings.
    """
    longest = max(len(one.name) for one in ladder)
    names = min(max(NAMES * longest, SHORTEST_NAMES), LONGEST_NAMES)
    shares = Axis(MARGIN + names + 16, SHARES, 0, 1)
    lows = [_rating(one).mu - 2 * _rating(one).sigma for one in ladder]
    highs = [_rating(one).mu + 2 * _rating(one).sigma for one in ladder]
    step = 5 * math.ceil((max(highs) - min(lows)) / (5 * MOST_STEPS))
    first, last = math.floor(min(lows) / step), math.ceil(max(highs) / step)
    ratings = Axis(shares.left + SHARES + GAP, RATINGS, first * step, last * step)
    width = ratings.left + RATINGS + MARGIN + 20
    bottom = TOP + ROW * len(ladder)
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {bottom + 36}"'
            f' width="{width:.0f}" height="{bottom + 36}" role="img" aria-labelledby="title told">'
        ),
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="told">{escape(_description(words, ladder))}</desc>',
        f"<style>{STYLE}</style>",
        _text(MARGIN, 28, title, "title"),
        *_axis(shares, bottom, words("arena-share"), _ticks(0, 1, 5), _percent(words)),
        *_axis(
            ratings,
            bottom,
            words("arena-rating"),
            _ticks(ratings.low, ratings.high, last - first),
            lambda value: f"{value:.0f}",
        ),
        _line("even", shares.at(even), TOP - 6, shares.at(even), bottom),
    ]
    for number, one in enumerate(ladder):
        y = TOP + ROW * number + ROW / 2
        parts += [
            _text(MARGIN, y + 5, _short(one.name, names // NAMES), ""),
            *_dot("share", y, shares, one.share.low, one.share.share, one.share.high),
            *_dot("rating", y, ratings, lows[number], _rating(one).mu, highs[number]),
        ]
    return "\n".join([*parts, "</svg>", ""])


def _rating(one: Standing) -> Rating:
    if one.rating is None:
        raise MissingExtra(Extra.ARENA)
    return one.rating


def _description(words: Words, ladder: Sequence[Standing]) -> str:
    """The standings as text, for screen readers."""
    share = _percent(words)
    return " ".join(
        words(
            "arena-told",
            who=one.name,
            share=share(one.share.share),
            low=share(one.share.low),
            high=share(one.share.high),
            rating=words("number-mean", number=_rating(one).mu),
        )
        for one in ladder
    )


def _percent(words: Words) -> Callable[[float], str]:
    return lambda value: words("number-share", number=value)


def _ticks(low: float, high: float, count: int) -> list[float]:
    return [low + (high - low) * step / count for step in range(count + 1)]


def _axis(
    axis: Axis, bottom: float, title: str, ticks: Sequence[float], named: Callable[[float], str]
) -> list[str]:
    lines = [_line("grid", axis.at(tick), TOP - 6, axis.at(tick), bottom) for tick in ticks]
    numbers = [_text(axis.at(tick), bottom + 20, named(tick), "small", "middle") for tick in ticks]
    return [_text(axis.left, TOP - 18, title, ""), *lines, *numbers]


def _dot(kind: str, y: float, axis: Axis, low: float, value: float, high: float) -> list[str]:
    return [
        _line(f"reach {kind}", axis.at(low), y, axis.at(high), y),
        f'<circle class="{kind}" cx="{axis.at(value):.1f}" cy="{y}" r="6"/>',
    ]


def _line(kind: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _short(name: str, letters: int) -> str:
    """The end of a name that is too long: the class matters more than its package."""
    return name if len(name) <= letters else f"…{name[1 - letters :]}"
