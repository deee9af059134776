"""Thinking for bots, in processes of their own: never on the event loop."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from cheese_rescue.rules import Cell, Move
from cheese_rescue.server.messages import ViewShown
from cheese_rescue.server.tokens import Chance
from cheese_rescue.server.worker import Thought

LONGEST_WAIT = 3.0
"""Nobody waits longer for a bot."""
PATIENCE = 20.0
"""A worker that has not answered by then is stuck."""
MOST_TRIES = 3
"""After these the first legal move has to do: a bot that fails must not stop a game."""
LONGEST_LINE = 1 << 16


@dataclass(frozen=True, eq=False)
class _Waiting:
    bot: str
    view: ViewShown
    move: "asyncio.Future[Move]"


class Workers:
    """So many processes; one that dies is started again, and its thought is thought again."""

    def __init__(self, count: int, chance: Chance, *, seconds: float = 1.0) -> None:
        self._chance = chance
        self._seconds = seconds
        self._count = count
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._work()) for _ in range(count)]
        self.restarts = 0

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    async def choose(self, bot: str, view: ViewShown) -> Move:
        """The bot's move; if nobody waits for it any more, it is not thought of."""
        waiting = _Waiting(bot, view, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        return await waiting.move

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self) -> None:
        """One worker: its process, and what is asked of it one after the other."""
        process: Process | None = None
        try:
            while True:
                waiting = await self._queue.get()
                tries = 0
                while not waiting.move.done():
                    if tries == MOST_TRIES:
                        waiting.move.set_result(_first_legal(waiting.view))
                        break
                    tries += 1
                    try:
                        process = process or await _spawn()
                        move = await self._ask(process, waiting)
                    except Exception:  # it died, or talks nonsense
                        if process is not None:
                            await _end(process)
                        process = None
                        self.restarts += 1
                        await asyncio.sleep(0.1)
                    else:
                        if not waiting.move.done():
                            waiting.move.set_result(move)
        finally:
            if process is not None:
                await _end(process)

    async def _ask(self, process: Process, waiting: _Waiting) -> Move:
        thought = Thought(
            bot=waiting.bot, view=waiting.view, seed=self._chance(16).hex(), seconds=self._budget()
        )
        if process.stdin is None or process.stdout is None:
            raise OSError("a worker without pipes")
        process.stdin.write(msgspec.json.encode(thought) + b"\n")
        async with asyncio.timeout(PATIENCE):
            await process.stdin.drain()
            line = await process.stdout.readuntil(b"\n")
        move = Move.parse(line.decode().strip())
        if move.card not in waiting.view.hand or move.cell not in waiting.view.legal_cells:
            raise ValueError(f"{waiting.bot} may not play {move}")
        return move

    def _budget(self) -> float:
        """Less for each while many wait."""
        return min(self._seconds, LONGEST_WAIT / (1 + self.waiting / self._count))


def _first_legal(view: ViewShown) -> Move:
    return Move(view.hand[0], Cell(*view.legal_cells[0]))


async def _spawn() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "cheese_rescue.server.worker",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=LONGEST_LINE,
    )


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
