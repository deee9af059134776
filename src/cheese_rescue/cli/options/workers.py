"""Options for where games are played: in processes on this machine, or on a Dask cluster."""

import os

import click

from cheese_rescue.bots.workers import ClusterWorkers, LocalWorkers, Workers
from cheese_rescue.cli.options.localized_click import Problem
from cheese_rescue.extras import MissingExtra

jobs_option = click.option(
    "--jobs", metavar="N", type=click.IntRange(1, 1024), help="cli-option-jobs"
)
dask_option = click.option("--dask", metavar="ADDRESS", help="cli-option-dask")


def workers_at(jobs: int | None, dask: str | None) -> Workers:
    """The workers that the two options ask for: by default, a process for every core."""
    if dask is None:
        return LocalWorkers(jobs or cores())
    if jobs is not None:
        raise Problem("arena-jobs-or-dask")
    try:
        return ClusterWorkers(dask)
    except MissingExtra:
        raise
    except (OSError, ValueError, TypeError):
        raise Problem("arena-no-cluster", address=dask) from None


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
