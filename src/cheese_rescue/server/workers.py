"""Thinking for bots and players, in processes of their own: never on the event loop."""

import asyncio
import time
from asyncio.subprocess import Process
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cheese_rescue.bots.compiled import needs_compiled
from cheese_rescue.bots.review import A_MOVE
from cheese_rescue.rules import Cell, Move
from cheese_rescue.server import thinking
from cheese_rescue.server.messages import ReviewedShown, ServerRefusal, ServerRefused, ViewShown
from cheese_rescue.server.thinking import PATIENCE, SHORTEST_THOUGHT
from cheese_rescue.server.tokens import Chance
from cheese_rescue.server.worker import (
    Advise,
    Advised,
    Answers,
    Choose,
    Chosen,
    HintShown,
    Judge,
    Judged,
    Prepare,
    Thoughts,
    Unready,
)

LONGEST_WAIT = 3.0
"""Nobody waits longer for a bot or a hint."""
OVERHEAD = 0.02
"""Seconds that a thought takes beside its budget."""
HINT_SECONDS = 0.6
REVIEW_PATIENCE = 120.0
"""Of those who wait for what nobody hurries, on a machine that is busy."""
AFAR_PATIENCE = 3.0
"""Then it is thought of here: a worker afar may have gone with what it was asked."""
MOST_TRIES = 3
"""After these another answer has to do: a bot that fails must not stop a game."""
AGAIN_AFTER = 0.3
"""Seconds until a worker is asked again that is not ready."""

Answer = TypeVar("Answer")


@dataclass(eq=False, kw_only=True)
class _Job(Generic[Answer]):
    """Something to think of, and who waits for it."""

    kind: str
    """For the figures: move, hint, review or prepare."""
    thought: Callable[[str, float], Thoughts]
    """What to ask a worker, with a seed and so many seconds."""
    read: Callable[[Answers], Answer]
    """Raises where the worker talks nonsense."""
    give_up: Callable[["asyncio.Future[Answer]"], None]
    seconds: float
    """The most it may take; 0 for what takes next to none."""
    until: float
    """When whoever waits becomes impatient."""
    answer: "asyncio.Future[Answer]"
    tries: int = 0

    def take(self, answer: Answers) -> None:
        read = self.read(answer)
        if not self.answer.done():
            self.answer.set_result(read)


class _Lane(Protocol):
    @property
    def thought(self) -> Counter[str]: ...

    @property
    def restarts(self) -> int: ...

    @property
    def missed(self) -> int:
        """How often nobody afar answered."""
        ...

    @property
    def waiting(self) -> int: ...

    def put(self, job: _Job[Any]) -> None: ...

    async def close(self) -> None: ...


class _Near:
    """So many processes, and what waits for them; one that dies is started again."""

    def __init__(self, count: int, chance: Chance, *, patience: float) -> None:
        self._count = count
        self._chance = chance
        self._patience = patience
        self._jobs: deque[_Job[Any]] = deque()
        self._put = asyncio.Semaphore(0)
        self._tasks = [asyncio.create_task(self._work()) for _ in range(count)]
        self.thought = Counter[str]()
        self.restarts = 0
        self.missed = 0

    @property
    def waiting(self) -> int:
        return sum(not job.answer.done() for job in self._jobs)

    def put(self, job: _Job[Any]) -> None:
        self._jobs.append(job)
        self._put.release()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self) -> None:
        """One worker: its process, and what is asked of it one after the other."""
        process: Process | None = None
        try:
            while True:
                await self._put.acquire()
                job = self._jobs.popleft()
                while not job.answer.done():  # what nobody waits for is not thought of
                    try:
                        process = process or await thinking.spawn()
                        answer = await self._ask(process, job)
                        if not isinstance(answer, Unready):
                            self.thought[job.kind] += 1
                            job.take(answer)
                    except Exception:  # it died, or talks nonsense
                        if process is not None:
                            await thinking.end(process)
                        process = None
                        self.restarts += 1
                        job.tries += 1
                        if job.tries == MOST_TRIES and not job.answer.done():
                            job.give_up(job.answer)
                        await asyncio.sleep(0.1)
                    else:
                        if not job.answer.done():
                            asyncio.get_running_loop().call_later(AGAIN_AFTER, self.put, job)
                        break
        finally:
            if process is not None:
                await thinking.end(process)

    async def _ask(self, process: Process, job: _Job[Any]) -> Answers:
        thought = job.thought(self._chance(16).hex(), self._budget(job))
        return await thinking.ask(process, thought, self._patience)

    def _budget(self, job: _Job[Any]) -> float:
        """Less for each while many wait, so that none of them waits too long."""
        most = job.seconds
        now = time.monotonic()
        before = 1
        for waiting in self._jobs:
            if waiting.seconds and not waiting.answer.done():
                before += 1
                left = (waiting.until - now) * self._count / before
                most = min(most, left - OVERHEAD)
        return max(most, SHORTEST_THOUGHT)


class Far(Protocol):
    """Workers at other machines: see `afar`."""

    async def ask(self, lane: str, thought: Thoughts, seconds: float) -> bytes: ...

    async def close(self) -> None: ...


class _Afar:
    """Workers at other machines; where they do not answer, a process of ours does."""

    def __init__(self, name: str, far: Far, near: _Near, chance: Chance) -> None:
        self._name = name
        self._far = far
        self._near = near
        self._chance = chance
        self._asking: dict[_Job[Any], asyncio.Task[None]] = {}
        self._thought = Counter[str]()
        self.missed = 0

    @property
    def thought(self) -> Counter[str]:
        return self._thought + self._near.thought

    @property
    def restarts(self) -> int:
        return self._near.restarts

    @property
    def waiting(self) -> int:
        return len(self._asking) + self._near.waiting

    def put(self, job: _Job[Any]) -> None:
        if job.kind == "prepare":  # they are prepared
            job.give_up(job.answer)
            return
        task = self._asking[job] = asyncio.create_task(self._ask(job))
        job.answer.add_done_callback(lambda _: task.cancel())  # nobody waits any more

    async def _ask(self, job: _Job[Any]) -> None:
        try:
            while not job.answer.done():
                thought = job.thought(self._chance(16).hex(), job.seconds)
                patience = AFAR_PATIENCE + job.seconds
                answer = thinking.read(await self._far.ask(self._name, thought, patience))
                if isinstance(answer, Unready):
                    await asyncio.sleep(AGAIN_AFTER)
                else:
                    self._thought[job.kind] += 1
                    job.take(answer)
        except Exception:  # nobody answers, or somebody talks nonsense
            self.missed += 1
            self._near.put(job)
        finally:
            del self._asking[job]

    async def close(self) -> None:
        for task in [*self._asking.values()]:
            task.cancel()
        await asyncio.gather(*self._asking.values(), return_exceptions=True)
        await self._near.close()


class Workers:
    """Bots' moves and hints have processes of their own, so that no review is in their way."""

    def __init__(
        self, count: int, chance: Chance, *, far: Far | None = None, seconds: float = 1.0
    ) -> None:
        """So many of each here; with none, those afar."""
        self._seconds = seconds
        self._far = far
        self._players = self._lane("players", count, chance, PATIENCE)
        self._reviewers = self._lane("reviewers", count, chance, REVIEW_PATIENCE)
        self._preparing: asyncio.Future[None] | None = None

    def _lane(self, name: str, count: int, chance: Chance, patience: float) -> _Lane:
        near = _Near(max(count, 1), chance, patience=patience)
        return near if self._far is None else _Afar(name, self._far, near, chance)

    @property
    def waiting(self) -> int:
        """Bots' moves and hints that are not thought of yet."""
        return self._players.waiting

    @property
    def restarts(self) -> int:
        return self._players.restarts + self._reviewers.restarts

    @property
    def missed(self) -> int:
        """How often nobody afar answered, so that it was thought of here."""
        return self._players.missed + self._reviewers.missed

    @property
    def thought(self) -> Counter[str]:
        """How often something was thought of, by what it was."""
        return self._players.thought + self._reviewers.thought

    async def choose(self, bot: str, view: ViewShown) -> Move:
        """The bot's move."""

        def read(answer: Answers) -> Move:
            if not isinstance(answer, Chosen):
                raise TypeError(answer)
            move = Move.parse(answer.move)
            if move.card not in view.hand or move.cell not in view.legal_cells:
                raise ValueError(f"{bot} may not play {move}")
            return move

        return await self._think(
            self._players,
            "move",
            lambda seed, seconds: Choose(bot=bot, view=view, seed=seed, seconds=seconds),
            read,
            seconds=self._seconds if needs_compiled(bot) else 0,
            give_up=lambda future: future.set_result(_first_legal(view)),
        )

    async def advise(self, view: ViewShown) -> dict[str, HintShown]:
        """A hint in every strength, from what the view shows."""

        def read(answer: Answers) -> dict[str, HintShown]:
            if not isinstance(answer, Advised):
                raise TypeError(answer)
            for hint in answer.hints.values():
                places = {*hint.region, *([hint.cell] if hint.cell else [])}
                if hint.card not in view.hand or not places <= {*view.legal_cells}:
                    raise ValueError(f"nobody may play {hint}")
            return answer.hints

        return await self._think(
            self._players,
            "hint",
            lambda _, seconds: Advise(view=view, seconds=seconds),
            read,
            seconds=HINT_SECONDS,
        )

    async def judge(self, record: str, ply: int) -> ReviewedShown:
        """One move of a finished game, looked at."""

        def read(answer: Answers) -> ReviewedShown:
            if not isinstance(answer, Judged):
                raise TypeError(answer)
            return answer.reviewed

        return await self._think(
            self._reviewers,
            "review",
            lambda _, seconds: Judge(record=record, ply=ply, seconds=seconds),
            read,
            seconds=A_MOVE.seconds,
        )

    def prepare(self) -> None:
        """A hint or a bot that searches will be needed soon: let what it needs be compiled."""
        if self._preparing is None:
            self._preparing = asyncio.get_running_loop().create_future()
            self._players.put(
                _Job(
                    kind="prepare",
                    thought=lambda _, seconds: Prepare(seconds=seconds),
                    read=lambda _: None,
                    give_up=lambda future: future.set_result(None),
                    seconds=0,
                    until=0,
                    answer=self._preparing,
                )
            )

    async def close(self) -> None:
        await self._players.close()
        await self._reviewers.close()
        if self._far is not None:
            await self._far.close()

    async def _think(
        self,
        lane: _Lane,
        kind: str,
        thought: Callable[[str, float], Thoughts],
        read: Callable[[Answers], Answer],
        *,
        seconds: float,
        give_up: "Callable[[asyncio.Future[Answer]], None] | None" = None,
    ) -> Answer:
        """What comes to mind; once nobody waits for it any more, it is not thought of."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        lane.put(
            _Job(
                kind=kind,
                thought=thought,
                read=read,
                give_up=give_up or _our_fault,
                seconds=seconds,
                until=time.monotonic() + LONGEST_WAIT,
                answer=answer,
            )
        )
        return await answer


def _our_fault(answer: "asyncio.Future[Any]") -> None:
    answer.set_exception(ServerRefused(ServerRefusal.OUR_FAULT))


def _first_legal(view: ViewShown) -> Move:
    return Move(view.hand[0], Cell(*view.legal_cells[0]))
