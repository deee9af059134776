"""Plays many games in parallel: in processes on this machine, or on a Dask cluster."""

import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
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
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar, TypeVarTuple
from urllib.parse import urlsplit

from cheese_rescue.bots.foreign import kill_all
from cheese_rescue.extras import Extra, require

CLUSTER_SECONDS = 10
"""Timeout in seconds for connecting to a cluster."""
MAX_RESTARTS = 5
"""Give up after the workers died this often in a row without finishing a task."""

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class WorkersLost(Exception):
    """Raised if the workers keep dying, so that no game can be played."""


class Workers(Protocol):
    """Where games are played: this process, several of them, or a cluster."""

    @property
    def capacity(self) -> int:
        """How many tasks may be running or queued at the same time."""
        ...

    def submit(
        self, task: Callable[[*Arguments], Result], arguments: tuple[*Arguments]
    ) -> Future[Result]:
        """Queue a task. Raises BrokenExecutor if the workers have died."""
        ...

    def restart(self) -> None:
        """Replace the workers, or raise WorkersLost."""

    def __enter__(self) -> Any: ...
    def __exit__(self, *args: Any) -> None: ...


class ThisProcess:
    """Runs each task at once, in this process; a context manager."""

    capacity = 1

    def submit(
        self, task: Callable[[*Arguments], Result], arguments: tuple[*Arguments]
    ) -> Future[Result]:
        """Run a task. Its exceptions come from here, not from the future."""
        future: Future[Result] = Future()
        future.set_result(task(*arguments))
        return future

    def restart(self) -> None:
        """Raise WorkersLost, because there is nothing to restart."""
        raise WorkersLost

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass


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
        """Three tasks for each process, so that none has to wait for the next one."""
        return 3 * self._jobs

    def submit(
        self, task: Callable[[*Arguments], Result], arguments: tuple[*Arguments]
    ) -> Future[Result]:
        """Queue a task. Raises BrokenExecutor if a process of the pool has died."""
        with _without_stop_signals():  # submitting may start a worker
            return self._executor.submit(task, *arguments)

    def restart(self) -> None:
        """Replace the pool of processes. Queued tasks are cancelled."""
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
        if kind is not None:  # the running tasks are no longer needed
            self._ours.close()
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._ours.close()
        self._lifeline.close()


@contextmanager
def _without_stop_signals() -> Iterator[None]:
    """Block SIGINT and SIGTERM, also for processes started inside; deliver them afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker(lifeline: "Connection[bytes, bytes]") -> None:
    """Ignore Ctrl-C, and exit when the parent's end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    if hasattr(signal, "pthread_sigmask"):  # the executor ends its workers by SIGTERM
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])

    def until_the_end() -> None:
        try:
            lifeline.recv_bytes()
        finally:
            kill_all()
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
        """Three tasks for each thread of the cluster."""
        threads: dict[str, int] = self._client.nthreads()
        return 3 * max(1, sum(threads.values()))

    def submit(
        self, task: Callable[[*Arguments], Result], arguments: tuple[*Arguments]
    ) -> Future[Result]:
        """Queue a task."""
        return self._executor.submit(task, *arguments)

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


def run_tasks(
    task: Callable[[*Arguments], Result],
    each: Iterable[tuple[*Arguments]],
    workers: Workers,
) -> Iterator[list[tuple[tuple[*Arguments], Result]]]:
    """Run a task with each of these arguments, and yield both with the result as they come in.

    Results come in any order. Tasks whose worker died are run again. Raises WorkersLost after
    MAX_RESTARTS failures in a row.
    """
    rest = iter(each)
    waiting: deque[tuple[*Arguments]] = deque()
    under_way: dict[Future[Result], tuple[*Arguments]] = {}
    restarts = 0
    while True:
        waiting.extend(islice(rest, max(0, workers.capacity - len(under_way) - len(waiting))))
        if not waiting and not under_way:
            return
        ended: list[tuple[tuple[*Arguments], Result]] = []
        broken = False
        try:
            while waiting and len(under_way) < workers.capacity:
                under_way[workers.submit(task, waiting[0])] = waiting[0]
                waiting.popleft()
        except BrokenExecutor:
            broken = True
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            arguments = under_way.pop(future)
            try:
                ended.append((arguments, future.result()))
            except (BrokenExecutor, CancelledError):
                waiting.appendleft(arguments)
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
