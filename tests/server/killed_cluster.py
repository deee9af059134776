"""Tables of several processes that are killed in turn: whoever is cut off is back at another."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from tests.device import Device
from tests.server.load import CUT_OFF, Book, Load
from tests.server.proxy import balanced
from tests.server.site import Server, free_port, serving

PATIENCE = 30.0
"""Seconds, on a slow machine, until all who were cut off must be back."""


class Crowd(Load):
    """People behind a proxy. They come back by themselves for as long as it is not over."""

    def __init__(self, front: Server, processes: list[Server], rng: Random) -> None:
        super().__init__(front, rng)
        self.processes = processes
        self.returns = 0
        self._over = threading.Event()
        self._there: dict[int, Device] = {}
        """By thread: where everybody is now."""

    def _start(self, act: Callable[..., None], *args: object) -> None:
        def run() -> None:
            rng = Random(seed)
            try:
                while not self._over.is_set():
                    try:
                        act(rng, *args)
                    except CUT_OFF:
                        self._gone()
                    except AssertionError as why:  # told that it is stopping: the same, politely
                        if "'stopping'" not in str(why):
                            raise
                        self._gone()
            except BaseException as why:  # told by `end`
                self.failures.append(why)

        seed = self.rng.random()
        self._threads.append(threading.Thread(target=run))

    def _gone(self) -> None:
        self._there.pop(threading.get_ident(), None)
        self.returns += 1

    def _come_back(self, book: Book, chairs: list[int]) -> Device:
        device = super()._come_back(book, chairs)
        self._there[threading.get_ident()] = device
        return device

    def all_are_there(self) -> bool:
        for why in self.failures:
            raise why
        return len(self._there) == len(self._threads)

    def wait_for_all(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.all_are_there():
            assert time.monotonic() < end, "somebody is not back"
            time.sleep(0.01)

    def kill_one(self, seconds: float) -> None:
        """After a while; it is started again once everybody is back without it."""
        self.wait_for_all()
        time.sleep(seconds)
        victim = self.processes[int(self.rng.random() * len(self.processes))]
        before = self.returns
        victim.kill()
        time.sleep(0.1)  # until all who were there have noticed
        self.wait_for_all()
        self.lives_cut += self.returns > before
        victim.start()
        self.lives += 1

    def restart_each(self) -> None:
        """One after the other, as for a new version; the next once everybody is back."""
        for server in self.processes:
            self.wait_for_all()
            assert server.stop() == 0
            self.wait_for_all()
            server.start()

    def go_home(self) -> None:
        """All hang up."""
        self.answers = sum(
            message.get("re") is not None
            for book in self.books
            for device in book.devices_heard
            for message in device.heard
        )
        self._over.set()
        for device in [*self._there.values()]:
            device.close()
        for thread in self._threads:
            thread.join()
        for why in self.failures:
            raise why


@contextmanager
def crowded(folder: Path, count: int, rng: Random, *options: str) -> Iterator[Crowd]:
    """So many processes, a proxy in front of them, and the people."""
    processes: list[Server] = []
    with ExitStack() as stack:
        port = stack.enter_context(balanced(processes))
        public = f"--public-url=http://127.0.0.1:{port}"
        for _ in range(count):
            server = serving(folder, public, *options, port=free_port())
            processes.append(stack.enter_context(server))
        crowd = Crowd(Server(folder, port=port), processes, rng)
        try:
            yield crowd
        finally:
            crowd._over.set()
