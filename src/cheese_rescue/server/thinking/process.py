"""Starts a worker process, sends it requests, and kills it."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from cheese_rescue.server.thinking.protocol import Request, Response

TIMEOUT = 20.0
"""Seconds after which a worker counts as stuck."""
SHORTEST_BUDGET = 0.02
"""Seconds that a request gets at least."""
LONGEST_LINE = 1 << 18
"""Bytes of a response. The QR code of the longest link is the largest, with about 50 kB."""

_decoder: msgspec.json.Decoder[Response] = msgspec.json.Decoder(Response)


async def spawn(own_bots: Iterable[str] = ()) -> Process:
    """Start a worker process, which may also run these bots of the operator.

    If the caller is cancelled meanwhile, the process is killed: nobody else knows it.
    """
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "cheese_rescue.server.thinking.worker",
            *own_bots,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
        )
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await kill(await starting)
        raise


async def ask(process: Process, request: Request, timeout: float) -> Response:
    """Send a request and wait for its response."""
    return decode(await ask_line(process, msgspec.json.encode(request), timeout))


async def ask_line(process: Process, line: bytes, timeout: float) -> bytes:
    """Send an encoded request and wait for the encoded response."""
    if process.stdin is None or process.stdout is None:
        raise OSError("the worker process has no pipes")
    process.stdin.write(line + b"\n")
    async with asyncio.timeout(timeout):
        await process.stdin.drain()
        return await process.stdout.readuntil(b"\n")


def decode(line: bytes) -> Response:
    """Decode a response; raises MsgspecError if it is invalid."""
    return _decoder.decode(line)


async def kill(process: Process) -> None:
    """Kill a worker process and wait for its end."""
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
