"""The `cheese-rescue` command."""

import sys
from importlib import import_module

import click

from cheese_rescue import TITLE, __version__
from cheese_rescue.cli.shell import Group, lang_option, run
from cheese_rescue.cli.words import Words

COMMANDS = {
    name: f"cheese_rescue.cli.{name}"
    for name in ("terminal", "score", "replay", "verify", "simulate", "bench")
}
"""The module of each, imported only when it is asked for."""


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
    words: Words = ctx.obj
    if version:
        click.echo(f"cheese-rescue {__version__}")
        ctx.exit()
    if about:
        click.echo(f"{TITLE} {__version__}\n{words('about')}")
        ctx.exit()
    if ctx.invoked_subcommand is None:
        ctx.invoke(import_module(COMMANDS["terminal"]).command)


def main() -> None:
    run(root, sys.argv[1:])
