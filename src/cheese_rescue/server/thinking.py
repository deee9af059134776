"""A process that thinks, seen from the one that asks it: see `worker`."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from cheese_rescue.server.worker import Answers, Thoughts

SHORTEST_THOUGHT = 0.02
PATIENCE = 20.0
"""One that has not answered by then is stuck."""
LONGEST_LINE = 1 << 16

_decoder: msgspec.json.Decoder[Answers] = msgspec.json.Decoder(Answers)


async def spawn() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "cheese_rescue.server.worker",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=LONGEST_LINE,
    )


async def ask(process: Process, thought: Thoughts, patience: float) -> Answers:
    return read(await ask_line(process, msgspec.json.encode(thought), patience))


async def ask_line(process: Process, line: bytes, patience: float) -> bytes:
    if process.stdin is None or process.stdout is None:
        raise OSError("a worker without pipes")
    process.stdin.write(line + b"\n")
    async with asyncio.timeout(patience):
        await process.stdin.drain()
        return await process.stdout.readuntil(b"\n")


def read(line: bytes) -> Answers:
    return _decoder.decode(line)


async def end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
