"""Plays many matches in parallel: in processes on this machine, or on a Dask cluster."""

import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Protocol, Self
from urllib.parse import urlsplit

from cheese_rescue.bots.arena.matches import MatchResult, play_match
from cheese_rescue.bots.arena.tournament import Tournament
from cheese_rescue.extras import Extra, require

CLUSTER_SECONDS = 10
"""Timeout in seconds for connecting to a cluster."""
MAX_RESTARTS = 5
"""Give up after the workers died this often in a row without finishing a match."""


class WorkersLost(Exception):
    """Raised if the workers keep dying, so that the tournament cannot continue."""


class MatchWorkers(Protocol):
    """Where matches are played: local processes, or a cluster."""

    @property
    def capacity(self) -> int:
        """How many matches may be running or queued at the same time."""
        ...

    def submit(self, tournament: Tournament, deal: int, seating: int) -> Future[MatchResult]:
        """Queue a match. Raises BrokenExecutor if the workers have died."""
        ...

    def restart(self) -> None:
        """Replace the workers, or raise WorkersLost."""


class LocalWorkers:
    """A pool of `jobs` processes on this machine; a context manager.

    The processes exit when this process exits, even if it is killed.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._context = get_context("spawn")
        self._lifeline, self._ours = self._context.Pipe(duplex=False)
        self._executor = self._pool()

    def _pool(self) -> Executor:
        return ProcessPoolExecutor(
            self._jobs, self._context, initializer=_start_worker, initargs=(self._lifeline,)
        )

    @property
    def capacity(self) -> int:
        """Three matches for each process, so that none has to wait for the next one."""
        return 3 * self._jobs

    def submit(self, tournament: Tournament, deal: int, seating: int) -> Future[MatchResult]:
        """Queue a match. Raises BrokenExecutor if a process of the pool has died."""
        with _without_ctrl_c():  # submitting may start a worker
            return self._executor.submit(play_match, tournament, deal, seating)

    def restart(self) -> None:
        """Replace the pool of processes. Queued matches are cancelled."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = self._pool()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if kind is not None:  # the running matches are no longer needed
            self._ours.close()
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._ours.close()
        self._lifeline.close()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Block SIGINT, also for processes started inside. A pending one is delivered afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker(lifeline: "Connection[bytes, bytes]") -> None:
    """Ignore Ctrl-C, and exit when the parent's end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C

    def until_the_end() -> None:
        try:
            lifeline.recv_bytes()
        finally:
            os._exit(1)

    threading.Thread(target=until_the_end, daemon=True).start()


class ClusterWorkers:
    """A Dask cluster at that address; a context manager.

    Raises MissingExtra without the extra `dask`, ValueError if the address has no host or port, and
    OSError if the cluster does not answer within CLUSTER_SECONDS.
    """

    def __init__(self, address: str) -> None:
        require(Extra.DASK)
        # Slow to import, and untyped.
        client: Any = import_module("distributed").Client
        _check_reachable(address)
        self._client = client(address, timeout=CLUSTER_SECONDS, set_as_default=False)
        self._executor: Executor = self._client.get_executor(pure=False)

    @property
    def capacity(self) -> int:
        """Three matches for each thread of the cluster."""
        threads: dict[str, int] = self._client.nthreads()
        return 3 * max(1, sum(threads.values()))

    def submit(self, tournament: Tournament, deal: int, seating: int) -> Future[MatchResult]:
        """Queue a match."""
        return self._executor.submit(play_match, tournament, deal, seating)

    def restart(self) -> None:
        """Raise WorkersLost: a cluster restarts its workers itself."""
        raise WorkersLost

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._executor.shutdown(wait=False)
        self._client.close()


def _check_reachable(address: str) -> None:
    """Raise ValueError or OSError if nothing listens at that address.

    A Dask client would wait for a long time instead, and print warnings when it is dropped.
    """
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if not parts.hostname or not parts.port:
        raise ValueError(address)
    with socket.create_connection((parts.hostname, parts.port), CLUSTER_SECONDS):
        pass


def play_matches(
    tournament: Tournament, games: Iterable[tuple[int, int]], workers: MatchWorkers
) -> Iterator[list[MatchResult]]:
    """Play these games, each given by deal and seating, and yield results as they come in.

    Results come in any order. Matches whose worker died are played again. Raises WorkersLost after
    MAX_RESTARTS failures in a row.
    """
    waiting = deque(games)
    under_way: dict[Future[MatchResult], tuple[int, int]] = {}
    restarts = 0
    while waiting or under_way:
        ended: list[MatchResult] = []
        broken = False
        try:
            for _ in range(min(len(waiting), workers.capacity - len(under_way))):
                under_way[workers.submit(tournament, *waiting[0])] = waiting[0]
                waiting.popleft()
        except BrokenExecutor:
            broken = True
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            game = under_way.pop(future)
            try:
                ended.append(future.result())
            except (BrokenExecutor, CancelledError):
                waiting.appendleft(game)
                broken = True
        if ended:
            restarts = 0
            yield ended
        if broken:
            restarts += 1
            if restarts == MAX_RESTARTS:
                raise WorkersLost
            waiting.extendleft(under_way.values())
            under_way.clear()
            workers.restart()
