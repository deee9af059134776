"""The `cheese-rescue` command."""

import sys

import click

from cheese_rescue import __version__
from cheese_rescue.cli.options.localized_click import Group, lang_option, run
from cheese_rescue.cli.output.words import Words

COMMANDS = {
    name: f"cheese_rescue.cli.{name.replace('-', '_')}"
    for name in (
        "serve",
        "terminal",
        "score",
        "replay",
        "review",
        "verify",
        "exercises",
        "simulate",
        "report",
        "arena",
        "sit",
        "bench",
        "worker",
        "check-backup",
    )
}
"""The module of each command, imported only when it is used."""
OPTIONS = ("--help", "-h", "--about", "--version")
"""Options of the root command, except --lang."""


@click.group(
    cls=Group,
    modules=COMMANDS,
    context_settings={"help_option_names": ["--help", "-h"]},
    invoke_without_command=True,
    help="cli-main",
)
@click.option("--about", is_flag=True, help="cli-option-about")
@click.option("--version", is_flag=True, help="cli-option-version")
@lang_option
@click.pass_context
def root(ctx: click.Context, *, about: bool, version: bool) -> None:
    """The root command: `--version` and `--about`, or one of the commands."""
    words: Words = ctx.obj
    if version:
        click.echo(f"cheese-rescue {__version__}")
        ctx.exit()
    if about:
        click.echo(f"{words('title')} {__version__}\n{words('about')}")
        ctx.exit()


def main() -> None:
    """Run the command line and exit."""
    run(root, with_command(sys.argv[1:]))


def with_command(arguments: list[str]) -> list[str]:
    """The arguments, preceded by `serve` if they name no command."""
    rest = list(arguments)
    while rest and rest[0].partition("=")[0] == "--lang":
        del rest[: 1 if "=" in rest[0] else 2]
    if not rest or (rest[0].startswith("-") and rest[0] not in OPTIONS):
        return ["serve", *arguments]
    return arguments
