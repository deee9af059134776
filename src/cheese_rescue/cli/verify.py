"""`cheese-rescue verify`: checks the seal, deal, moves and result of a recorded game."""

import json

import click

from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    json_option,
    lang_option,
    read_text,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.rules import Finding, Record, Verdict, verify

_MARKS = {
    Finding.FITS: "✓",
    Finding.DIFFERS: "✗",
    Finding.UNKNOWN: "?",
    Finding.PLAYED_BEFORE: "–",
}


@click.command("verify", cls=LocalizedCommand, help="cli-verify")
@click.argument("file", cls=Argument, metavar="FILE", key="cli-argument-record")
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, *, file: str, as_json: bool) -> None:
    """Print what was found; exits with 1 if something is wrong."""
    words: Words = ctx.obj
    verdict = verify(Record.parse(read_text(file)))
    if as_json:
        click.echo(json.dumps(_as_json(verdict)))
    else:
        for name, finding in verdict.findings.items():
            echo(f"{_MARKS[finding]} {words(f'verify-{name}', finding=finding.value)}", rest="  ")
        if verdict.impossible:
            echo(words.refusal(verdict.impossible))
        echo(words(_summary(verdict)))
    ctx.exit(0 if verdict.true else 1)


def _summary(verdict: Verdict) -> str:
    if not verdict.true:
        return "verify-false"
    if verdict.played_before:
        return "verify-true-played-before"
    return "verify-true-sealed" if verdict.sealed_deal else "verify-true-unsealed"


def _as_json(verdict: Verdict) -> dict[str, object]:
    impossible = verdict.impossible
    return {
        "true": verdict.true,
        "sealed_deal": verdict.sealed_deal,
        "played_before": verdict.played_before,
        **{name: finding.value for name, finding in verdict.findings.items()},
        "impossible": {**impossible.data, "because": str(impossible.__cause__)}
        if impossible
        else None,
    }
