"""The `cheese-rescue` command."""

import sys

import click

from cheese_rescue import TITLE, __version__
from cheese_rescue.cli.shell import Command, Group, lang_option, run
from cheese_rescue.cli.words import Words

COMMANDS = ("terminal", "score", "replay", "verify", "simulate", "bench")


@click.group(
    cls=Group,
    modules={name: f"cheese_rescue.cli.{name}" for name in COMMANDS},
    invoke_without_command=True,
    help="cli-main",
)
@click.option("--about", is_flag=True, help="cli-option-about")
@click.option("--version", is_flag=True, help="cli-option-version")
@lang_option
@click.pass_context
def root(ctx: click.Context, *, about: bool, version: bool) -> None:
    words: Words = ctx.obj
    if version:
        click.echo(f"cheese-rescue {__version__}")
        ctx.exit()
    if about:
        click.echo(f"{TITLE} {__version__}\n{words('about')}")
        ctx.exit()
    if ctx.invoked_subcommand is None:
        start = root.get_command(ctx, "terminal")
        if isinstance(start, Command):
            ctx.invoke(start)


def main() -> None:
    run(root, sys.argv[1:])
