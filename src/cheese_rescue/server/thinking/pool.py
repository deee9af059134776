"""The server's thinker: local worker processes, or remote ones with local ones as a fallback."""

import asyncio
import time
from asyncio.subprocess import Process
from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from cheese_rescue.bots.advice import HintStrength, MoveHint
from cheese_rescue.bots.advice.review import MOVE_BUDGET, ReviewedMove
from cheese_rescue.bots.kernel_loader import needs_kernel
from cheese_rescue.extras import Extra, MissingExtra, has
from cheese_rescue.live.encode import decode_review, encode_view
from cheese_rescue.live.messages import RefusedBody, ServerRefusal, ServerRefused, SourceRequest
from cheese_rescue.live.ports import RandomBytes
from cheese_rescue.live.tasks import cancel
from cheese_rescue.rules import Move, Record, Refusal, Refused, View
from cheese_rescue.server.thinking import process as worker_process
from cheese_rescue.server.thinking.computations import Computation
from cheese_rescue.server.thinking.protocol import (
    CompileRequest,
    Computed,
    ComputeRequest,
    HintsRequest,
    HintsResponse,
    MoveRequest,
    MoveResponse,
    NotReady,
    Request,
    Response,
    ReviewRequest,
    ReviewResponse,
)

LONGEST_WAIT = 3.0
"""Seconds that people should wait at most for a bot or a hint."""
OVERHEAD = 0.02
"""Seconds that a request takes beyond its budget."""
HINT_SECONDS = 0.6
REVIEW_TIMEOUT = 120.0
"""Timeout for one move of a review; long, since the machine may be busy."""
REMOTE_TIMEOUT = 3.0
"""Seconds beyond the budget until a local process computes a remote worker's request."""
MOST_REMOTE = 8
"""Requests of one origin that remote workers are asked at the same time; the others wait here."""
MOST_TRIES = 3
"""After this many failures a job gets a fallback answer: a failing bot must not stop a game."""
RETRY_SECONDS = 0.3
"""Seconds until a worker that is still compiling is asked again."""
RESTART_SECONDS = 0.1
"""Seconds until a worker that failed is restarted."""

T = TypeVar("T")


@dataclass(eq=False, kw_only=True)
class _Job(Generic[T]):
    """A request and the future of its answer."""

    kind: str
    """For the metrics: move, hint, review, prepare or what an HTTP request computes."""
    origin: str
    """Who asks, such as an address. Origins get equal shares of the workers."""
    request: Callable[[str, float], Request]
    """The request for a worker, given a seed and a budget in seconds."""
    read: Callable[[Response], T]
    """Extracts the answer from a response; raises if the response is invalid."""
    give_up: Callable[["asyncio.Future[T]"], None]
    """Resolves the future after too many failures."""
    seconds: float
    """The largest time budget; 0 if the job takes hardly any time."""
    until: float
    """When the answer is due, by the monotonic clock."""
    answer: "asyncio.Future[T]"
    needs_kernel: bool = False
    """Whether it has no answer without the kernel. A bot has: a simpler bot moves for it."""
    tries: int = 0

    def resolve(self, response: Response) -> None:
        """Set the answer; raises if the response is invalid."""
        answer = self.read(response)
        if not self.answer.done():
            self.answer.set_result(answer)


class _Lane(Protocol):
    """A queue of jobs and its workers."""

    @property
    def computed(self) -> Counter[str]:
        """How many jobs were answered, by kind."""
        ...

    @property
    def restarts(self) -> int:
        """How many processes failed and were restarted."""
        ...

    @property
    def missed(self) -> int:
        """How many jobs no remote worker answered."""
        ...

    @property
    def waiting(self) -> int:
        """How many jobs have not been answered yet."""
        ...

    def put(self, job: _Job[Any]) -> None:
        """Queue a job."""
        ...

    async def close(self) -> None:
        """Stop working."""
        ...


class _FairQueue:
    """Jobs that wait. The origins take turns, so that none waits for all jobs of another."""

    def __init__(self) -> None:
        self._jobs: dict[str, deque[_Job[Any]]] = {}
        """By origin, the one whose turn is next first."""

    def put(self, job: _Job[Any]) -> None:
        """Add a job behind the others of its origin."""
        self._jobs.setdefault(job.origin, deque()).append(job)

    def take(self) -> _Job[Any]:
        """Remove the oldest job of the origin whose turn it is."""
        origin = next(iter(self._jobs))
        jobs = self._jobs.pop(origin)
        job = jobs.popleft()
        if jobs:
            self._jobs[origin] = jobs
        return job

    def waiting(self) -> dict[str, list[_Job[Any]]]:
        """The jobs whose callers still wait, by origin."""
        found = {
            origin: [job for job in jobs if not job.answer.done()]
            for origin, jobs in self._jobs.items()
        }
        return {origin: jobs for origin, jobs in found.items() if jobs}


class _LocalLane:
    """Worker processes of this server. One that fails is restarted."""

    def __init__(self, count: int, random_bytes: RandomBytes, *, timeout: float) -> None:
        self._count = count
        self._random_bytes = random_bytes
        self._timeout = timeout
        self._jobs = _FairQueue()
        self._queued = asyncio.Semaphore(0)
        self._tasks = [asyncio.create_task(self._work()) for _ in range(count)]
        self.computed = Counter[str]()
        self.restarts = 0
        self.missed = 0

    @property
    def waiting(self) -> int:
        return sum(map(len, self._jobs.waiting().values()))

    def put(self, job: _Job[Any]) -> None:
        if job.needs_kernel and not has(Extra.STRONG):
            job.answer.set_exception(MissingExtra(Extra.STRONG))
            return
        self._jobs.put(job)
        self._queued.release()

    async def close(self) -> None:
        await cancel(*self._tasks)

    async def _work(self) -> None:
        """Run one worker process, one job after another."""
        process: Process | None = None
        try:
            while True:
                await self._queued.acquire()
                job = self._jobs.take()
                while not job.answer.done():  # it is done if the caller was cancelled
                    try:
                        process = process or await worker_process.spawn()
                        response = await self._ask(process, job)
                        if not isinstance(response, NotReady):
                            self.computed[job.kind] += 1
                            job.resolve(response)
                    except Exception:  # the process died, hangs or sent an invalid response
                        if process is not None:
                            await worker_process.kill(process)
                        process = None
                        self.restarts += 1
                        job.tries += 1
                        if job.tries == MOST_TRIES and not job.answer.done():
                            job.give_up(job.answer)
                        await asyncio.sleep(RESTART_SECONDS)
                    else:
                        if not job.answer.done():
                            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.put, job)
                        break
        finally:
            if process is not None:
                await worker_process.kill(process)

    async def _ask(self, process: Process, job: _Job[Any]) -> Response:
        request = job.request(self._random_bytes(16).hex(), self._budget(job))
        return await worker_process.ask(process, request, self._timeout)

    def _budget(self, job: _Job[Any]) -> float:
        """The job's budget, shortened so that the jobs behind it are answered in time.

        Each origin has an equal share of the workers, and divides it among its own jobs.
        """
        waiting = {
            origin: [other for other in jobs if other.seconds]
            for origin, jobs in self._jobs.waiting().items()
        }
        behind = waiting.pop(job.origin, [])
        others = [jobs[0] for jobs in waiting.values() if jobs]
        workers = self._count / (1 + len(others))
        now = time.monotonic()
        limits = [
            *((other.until - now) * workers / n for n, other in enumerate(behind, start=2)),
            *((other.until - now) * workers for other in others),
        ]
        seconds = min([job.seconds, *(limit - OVERHEAD for limit in limits)])
        return max(seconds, worker_process.SHORTEST_BUDGET)


class RemoteWorkers(Protocol):
    """Workers on other machines: see `remote`."""

    async def ask(self, lane: str, request: Request, seconds: float) -> bytes:
        """The encoded response; raises if none comes in time."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


class _RemoteLane:
    """Workers on other machines. If none answers, a process of this server computes the job.

    Their queue does not know origins, so each origin has only a few requests in it.
    """

    def __init__(
        self, name: str, remote: RemoteWorkers, local: _LocalLane, random_bytes: RandomBytes
    ) -> None:
        self._name = name
        self._remote = remote
        self._local = local
        self._random_bytes = random_bytes
        self._asking: dict[_Job[Any], asyncio.Task[None]] = {}
        self._shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By origin, what it may still ask. A semaphore is kept while a job uses it."""
        self._computed = Counter[str]()
        self.missed = 0

    @property
    def computed(self) -> Counter[str]:
        return self._computed + self._local.computed

    @property
    def restarts(self) -> int:
        return self._local.restarts

    @property
    def waiting(self) -> int:
        return len(self._asking) + self._local.waiting

    def put(self, job: _Job[Any]) -> None:
        if job.kind == "prepare":  # remote workers compile at their start
            job.give_up(job.answer)
            return
        task = self._asking[job] = asyncio.create_task(self._ask(job))
        job.answer.add_done_callback(lambda _: task.cancel())  # also if the caller was cancelled

    async def _ask(self, job: _Job[Any]) -> None:
        share = self._shares.setdefault(job.origin, asyncio.Semaphore(MOST_REMOTE))
        try:
            while not job.answer.done():
                async with asyncio.timeout(REMOTE_TIMEOUT):
                    await share.acquire()
                try:
                    response = await self._response(job)
                finally:
                    share.release()
                if isinstance(response, NotReady):
                    await asyncio.sleep(RETRY_SECONDS)
                else:
                    self._computed[job.kind] += 1
                    job.resolve(response)
        except Exception:  # no response, or an invalid one
            self.missed += 1
            self._local.put(job)
        finally:
            del self._asking[job]

    async def _response(self, job: _Job[Any]) -> Response:
        """What a remote worker answers; raises if none does."""
        seconds = self._budget(job)
        request = job.request(self._random_bytes(16).hex(), seconds)
        timeout = REMOTE_TIMEOUT + seconds
        return worker_process.decode(await self._remote.ask(self._name, request, timeout))

    def _budget(self, job: _Job[Any]) -> float:
        """The job's budget, shortened while more requests of its origin wait than may be asked."""
        asking = sum(other.origin == job.origin for other in self._asking)
        seconds = job.seconds * min(1.0, MOST_REMOTE / max(asking, 1))
        return max(seconds, min(job.seconds, worker_process.SHORTEST_BUDGET))

    async def close(self) -> None:
        await cancel(*self._asking.values())
        await self._local.close()


class WorkerPool:
    """The thinker. Each lane has its own workers, so that one does not delay another.

    The quick lane is for what needs no search: simple bots, and answers to HTTP requests.
    """

    def __init__(
        self,
        count: int,
        random_bytes: RandomBytes,
        *,
        remote: RemoteWorkers | None = None,
        seconds: float = 1.0,
    ) -> None:
        """`count` processes per lane, at least one: with remote workers, the fallback."""
        self._seconds = seconds
        self._remote = remote
        self._quick = _LocalLane(max(count, 1), random_bytes, timeout=worker_process.TIMEOUT)
        self._players = self._lane("players", count, random_bytes, worker_process.TIMEOUT)
        self._reviewers = self._lane("reviewers", count, random_bytes, REVIEW_TIMEOUT)
        self._preparing: asyncio.Future[None] | None = None
        self.can_search = remote is not None or has(Extra.STRONG)
        """Whether search bots, hints, reviews and puzzles are computed, here or elsewhere."""

    def _lane(self, name: str, count: int, random_bytes: RandomBytes, timeout: float) -> _Lane:
        local = _LocalLane(max(count, 1), random_bytes, timeout=timeout)
        if self._remote is None:
            return local
        return _RemoteLane(name, self._remote, local, random_bytes)

    # -- for the metrics -------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """Moves and hints that are not answered yet."""
        return self._quick.waiting + self._players.waiting

    @property
    def restarts(self) -> int:
        """Worker processes that failed and were restarted."""
        return self._quick.restarts + self._players.restarts + self._reviewers.restarts

    @property
    def missed(self) -> int:
        """Requests that no remote worker answered, so this server computed them."""
        return self._players.missed + self._reviewers.missed

    @property
    def computed(self) -> Counter[str]:
        """Requests answered, by kind."""
        return self._quick.computed + self._players.computed + self._reviewers.computed

    # -- the thinker -----------------------------------------------------------------------------

    async def choose(self, bot: str, view: View, *, origin: str = "") -> Move:
        """The bot's move; after too many failures, any legal move."""
        data = encode_view(view, game=0)

        def read(response: Response) -> Move:
            if not isinstance(response, MoveResponse):
                raise TypeError(response)
            move = Move.parse(response.move)
            if move not in view.legal_moves:
                raise ValueError(f"illegal move of {bot}: {move}")
            return move

        search = needs_kernel(bot)
        return await self._submit(
            self._players if search else self._quick,
            "move",
            lambda seed, seconds: MoveRequest(bot=bot, view=data, seed=seed, seconds=seconds),
            read,
            origin=origin,
            seconds=self._seconds if search else 0,
            give_up=lambda future: future.set_result(view.legal_moves[0]),
        )

    async def advise(self, view: View, *, origin: str = "") -> Mapping[HintStrength, MoveHint]:
        """A hint for the seat to move, in every strength; refused after too many failures.

        Raises MissingExtra if no process can search.
        """
        data = encode_view(view, game=0)

        def read(response: Response) -> Mapping[HintStrength, MoveHint]:
            if not isinstance(response, HintsResponse):
                raise TypeError(response)
            hints = {strength: data.hint() for strength, data in response.hints.items()}
            for hint in hints.values():
                cells = {*hint.region, *([hint.cell] if hint.cell else [])}
                if hint.card not in view.hand or not cells <= {*view.legal_cells}:
                    raise ValueError(f"illegal hint: {hint}")
            return hints

        return await self._submit(
            self._players,
            "hint",
            lambda _, seconds: HintsRequest(view=data, seconds=seconds),
            read,
            origin=origin,
            seconds=HINT_SECONDS,
            needs_kernel=True,
        )

    async def review(self, record: str, ply: int, *, origin: str = "") -> ReviewedMove:
        """The judgement of one move.

        Raises ServerRefused after too many failures, and MissingExtra if no process can search.
        """

        def read(response: Response) -> ReviewedMove:
            if not isinstance(response, ReviewResponse):
                raise TypeError(response)
            return decode_review(response.reviewed)

        return await self._submit(
            self._reviewers,
            "review",
            lambda _, seconds: ReviewRequest(record=record, ply=ply, seconds=seconds),
            read,
            origin=origin,
            seconds=MOVE_BUDGET.seconds,
            needs_kernel=True,
        )

    async def begin(self, record: str, ply: int, *, origin: str = "") -> Record:
        """The record of a new game that goes on from that ply of a record. Raises Refused."""
        request = msgspec.json.encode(SourceRequest(record=record, ply=ply))
        answer = await self.compute(Computation.BEGINNING, request, origin=origin)
        if answer.refused:
            why = msgspec.json.decode(answer.body, type=RefusedBody)
            raise Refused(Refusal(why.refusal), **why.data)
        return Record.parse(msgspec.json.decode(answer.body, type=str))

    async def compute(self, computation: Computation, body: bytes, *, origin: str) -> Computed:
        """The answer to an HTTP request.

        Raises ServerRefused after too many failures, and MissingExtra if no process can search.
        """

        def read(response: Response) -> Computed:
            if not isinstance(response, Computed):
                raise TypeError(response)
            return response

        return await self._submit(
            self._players if computation.needs_kernel else self._quick,
            computation.value,
            lambda _, seconds: ComputeRequest(
                computation=computation, body=msgspec.Raw(body), seconds=seconds
            ),
            read,
            origin=origin,
            seconds=0,
            needs_kernel=computation.needs_kernel,
        )

    def prepare(self) -> None:
        """Start compiling the search kernel, once."""
        if self._preparing is None and self.can_search:
            self._preparing = asyncio.get_running_loop().create_future()
            self._players.put(
                _Job(
                    kind="prepare",
                    origin="",
                    request=lambda _, seconds: CompileRequest(seconds=seconds),
                    read=lambda _: None,
                    give_up=lambda future: future.set_result(None),
                    seconds=0,
                    until=0,
                    answer=self._preparing,
                )
            )

    async def close(self) -> None:
        """Stop all workers."""
        await self._quick.close()
        await self._players.close()
        await self._reviewers.close()
        if self._remote is not None:
            await self._remote.close()

    async def _submit(
        self,
        lane: _Lane,
        kind: str,
        request: Callable[[str, float], Request],
        read: Callable[[Response], T],
        *,
        origin: str,
        seconds: float,
        give_up: "Callable[[asyncio.Future[T]], None] | None" = None,
        needs_kernel: bool = False,
    ) -> T:
        """Queue a job and wait for its answer. If the caller is cancelled, the job is skipped."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        lane.put(
            _Job(
                kind=kind,
                origin=origin,
                request=request,
                read=read,
                give_up=give_up or _refuse,
                seconds=seconds,
                until=time.monotonic() + LONGEST_WAIT,
                answer=answer,
                needs_kernel=needs_kernel,
            )
        )
        return await answer


def _refuse(answer: "asyncio.Future[Any]") -> None:
    answer.set_exception(ServerRefused(ServerRefusal.OUR_FAULT))
