"""`cheese-rescue worker`: computes moves, hints and reviews for servers, over Redis."""

import asyncio
import logging
import signal
from contextlib import suppress

import click

from cheese_rescue.cli.options.localized_click import LocalizedCommand, lang_option
from cheese_rescue.cli.options.server_options import bus_option, env_option
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.extras import Extra, require
from cheese_rescue.server.settings import without_secrets


@click.command(cls=LocalizedCommand, help="cli-worker")
@bus_option(required=True)
@env_option("processes", metavar="N", type=click.IntRange(1, 64), default=1)
@lang_option
@click.pass_obj
def command(words: Words, /, *, bus: str, processes: int) -> None:
    """Run workers until a signal stops them."""
    require(Extra.STRONG)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    asyncio.run(_run(words, bus, processes))
    echo(words("serve-stopped"))


async def _run(words: Words, bus: str, processes: int) -> None:
    from cheese_rescue.server.thinking.remote import WorkerMachine  # noqa: PLC0415 - not for --help

    machine = WorkerMachine(bus, processes)
    loop = asyncio.get_running_loop()
    for stop_signal in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows, which ends the process
            loop.add_signal_handler(stop_signal, machine.stop)
    echo(words("worker-here", url=without_secrets(bus)))
    await machine.run()
