"""The `cheese-rescue` command."""

import click

from cheese_rescue import __version__


@click.group()
@click.version_option(__version__, prog_name="cheese-rescue")
def main() -> None:
    """Cheese Rescue."""
