"""Options for a bot's budget per move: seconds or simulations."""

import click

from cheese_rescue.bots import Budget
from cheese_rescue.cli.options.localized_click import Problem

seconds_option = click.option(
    "--seconds",
    metavar="N",
    type=click.FloatRange(0.001, 3600),
    help="cli-option-thinking-seconds",
)
simulations_option = click.option(
    "--simulations",
    metavar="N",
    type=click.IntRange(1, 10**12),
    help="cli-option-simulations",
)


def budget_of(seconds: float | None, simulations: int | None) -> Budget:
    """The budget from one of the two options, or the default budget."""
    if seconds is not None and simulations is not None:
        raise Problem("arena-one-budget")
    return Budget(seconds=Budget().seconds if seconds is None else seconds, simulations=simulations)
