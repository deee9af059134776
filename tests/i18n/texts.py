"""The texts inside a catalogue. A Fluent parser would take a second for each language."""

import re
from functools import cache

from cheese_rescue.i18n import Catalogue

VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in a text for what is filled in."""

_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_SELECTOR = re.compile(r"\{ \$\w+ ->$", re.MULTILINE)
_PLACEABLE = re.compile(r"\{[^{}]+\}")
_VARIANT = re.compile(r"^ +\*?\[\w+\] ")


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """Every text of a catalogue with its key: one for each line, so one for each variant."""
    found = []
    for key, source in Catalogue(language).sources.items():
        text = _SELECTOR.sub("", _COMMENT.sub("", source))
        text = _PLACEABLE.sub(VALUE, text.partition("=")[2])
        lines = (_VARIANT.sub("", line).strip("{} ") for line in text.splitlines())
        found += [(key, line) for line in lines if line]
    return tuple(found)
