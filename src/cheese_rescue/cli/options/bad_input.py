"""Sentences about bad values: what was given, what is possible, and what was probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches

import click

from cheese_rescue.cli.output.words import Words


class BadValue(click.BadParameter):
    """A value that its option or argument does not accept."""

    def __init__(self, error: click.BadParameter, given: object) -> None:
        super().__init__(error.message, error.ctx, error.param, error.param_hint)
        self.given = given


def suggestion(words: Words, given: str, known: Iterable[str]) -> str:
    """The question whether the user meant a similar word; empty if there is none."""
    by_letters = {name.lstrip("-"): name for name in known}  # every option has the same dashes
    near = get_close_matches(given.casefold().lstrip("-"), by_letters, n=1, cutoff=0.65)
    return words("error-did-you-mean", near=by_letters[near[0]]) if near else ""


def sentence(words: Words, param: click.Parameter, given: object) -> str | None:
    """Which values are possible instead of the given one; None if the type cannot tell."""
    values = {"name": name_of(param), "given": str(given)}
    match param.type:
        case click.Choice(choices=choices):
            told = words("error-not-one-of", **values, choices=", ".join(choices))
            return f"{told} {suggestion(words, str(given), choices)}".strip()
        case click.IntRange(min=low, max=high):
            return words("error-whole-number-range", **values, low=number(low), high=number(high))
        case click.FloatRange(min=low, max=high):
            return words("error-number-range", **values, low=number(low), high=number(high))
        case click.types.IntParamType():
            return words("error-whole-number", **values)
        case _:
            return None


def name_of(param: click.Parameter) -> str:
    """The option or argument as a user types it."""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def number(value: object) -> str:
    """A number as a user types it: 3 and not 3.0, without separators."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
