"""Runs several processes of the same server, and replaces each that ends."""

import logging
import os
import select
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from cheese_rescue.server.parent import end_with_parent

FIRST_PAUSE = 0.5
"""Seconds until a process is replaced that ended soon after its start."""
LONGEST_PAUSE = 30.0
"""Seconds that this grows to, doubling each time."""
SHORT_LIFE = 10.0
"""Seconds within which an end counts as soon after the start."""
STOP_SECONDS = 30.0
"""How long the processes may take to stop before they are killed."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

_log = logging.getLogger(__name__)


@dataclass
class _Slot:
    """The place of one process: its number stays the same when it is replaced."""

    number: int
    pid: int | None = None
    started: float = 0.0
    start_at: float = 0.0
    failures: int = 0
    """How often in a row it has ended soon after its start."""


@dataclass
class Supervisor:
    """Forks `count` processes that each run `serve(number, ready)` until a signal stops them.

    `ready` is called in this process once all of them accept connections. There must be no threads
    when they are forked. If this process is killed, Linux kills them too.
    """

    count: int
    serve: Callable[[int, Callable[[], None]], None]
    ready: Callable[[], None]
    _slots: list[_Slot] = field(default_factory=list)
    _stopping: bool = False

    def run(self) -> bool:
        """Run until a signal arrives; False if a process failed before it was ever ready."""
        self._slots = [_Slot(number) for number in range(self.count)]
        with _pipe() as (woken, wake), _pipe() as (readiness, report), self._signals(wake):
            waiting = self.count
            while True:
                if not self._stopping:
                    self._start_due(report)
                found, _, _ = select.select([woken, readiness], [], [], self._next_start())
                for pipe in found:
                    received = _read(pipe)
                    if pipe == readiness and waiting:
                        waiting -= len(received)
                        if waiting <= 0:
                            self.ready()
                if self._reap() and waiting > 0:
                    _log.error("a server process could not start; stopping the others")
                    self._stop()
                    return False
                if self._stopping:
                    self._stop()
                    return True

    @contextmanager
    def _signals(self, wake: int) -> Iterator[None]:
        def stop(*_: object) -> None:
            self._stopping = True

        previous = signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
        for number in STOP_SIGNALS:
            signal.signal(number, stop)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # it only has to wake `select`
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        try:
            yield
        finally:
            signal.set_wakeup_fd(previous)

    def _next_start(self) -> float | None:
        """Seconds until a process is to be started again."""
        due = [slot.start_at for slot in self._slots if slot.pid is None]
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _start_due(self, report: int) -> None:
        now = time.monotonic()
        for slot in self._slots:
            if slot.pid is None and slot.start_at <= now:
                slot.started = now
                slot.pid = self._fork(slot.number, report)

    def _fork(self, number: int, report: int) -> int:
        parent = os.getpid()
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)  # until the server handles them
        pid = os.fork()
        if pid == 0:
            self._run_child(number, parent, report)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        return pid

    def _run_child(self, number: int, parent: int, report: int) -> None:
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            end_with_parent()
            if os.getppid() == parent:  # else it ended before this process could follow it

                def ready() -> None:
                    os.write(report, b".")

                self.serve(number, ready)
                status = 0
        except BaseException:  # nothing of the parent's may run in this process
            traceback.print_exc()
        finally:
            logging.shutdown()
            os._exit(status)

    def _reap(self) -> bool:
        """Note which processes have ended. Returns whether any has, apart from a stop."""
        ended = False
        for slot in self._slots:
            if slot.pid is None:
                continue
            pid, status = os.waitpid(slot.pid, os.WNOHANG)
            if not pid:
                continue
            slot.pid = None
            if self._stopping:
                continue
            ended = True
            now = time.monotonic()
            slot.failures = slot.failures + 1 if now - slot.started < SHORT_LIFE else 0
            pause = FIRST_PAUSE * 2 ** (slot.failures - 1) if slot.failures else 0.0
            slot.start_at = now + min(pause, LONGEST_PAUSE)
            _log.error(
                "server process %d ended (%s); starting another in %.1f s",
                pid,
                _reason(status),
                slot.start_at - now,
            )
        return ended

    def _stop(self) -> None:
        """Stop the processes that are left, as politely as they allow."""
        self._stopping = True
        for slot in self._slots:
            if slot.pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(slot.pid, signal.SIGTERM)
        until = time.monotonic() + STOP_SECONDS
        while any(slot.pid is not None for slot in self._slots):
            if time.monotonic() > until:
                for slot in self._slots:
                    if slot.pid is not None:
                        os.kill(slot.pid, signal.SIGKILL)
            time.sleep(0.02)
            self._reap()


def _reason(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    return f"signal {-code}" if code < 0 else f"status {code}"


@contextmanager
def _pipe() -> Iterator[tuple[int, int]]:
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    os.set_blocking(writer, False)
    try:
        yield reader, writer
    finally:
        os.close(reader)
        os.close(writer)


def _read(pipe: int) -> bytes:
    try:
        return os.read(pipe, 1024)
    except BlockingIOError:
        return b""
