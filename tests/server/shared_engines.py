"""One PostgreSQL and one Redis for a run of pytest, however many workers it has.

The controlling process owns them and starts them when a worker first asks, so `pytest tests/rules`
starts none, and they end with the controlling process even if it is killed.
"""

import threading
from contextlib import ExitStack, suppress
from multiprocessing.connection import Client, Listener
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tests.server.backends import ClusterBackend


class Address(NamedTuple):
    """Where an engine is."""

    folder: str
    port: int


class EngineHost:
    """Lives in the controlling process; listens from the beginning, starts engines on demand."""

    def __init__(self) -> None:
        self._listener = Listener(family="AF_UNIX")
        self.address = str(self._listener.address)
        # The engines end with the thread that forked them, so it stays until `close`.
        self._thread = threading.Thread(target=self._serve, name="engines", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stops the engines."""
        with Client(self.address) as connection:
            connection.send("close")
        self._thread.join()
        self._listener.close()

    def _serve(self) -> None:
        started: list[Address] = []
        with ExitStack() as engines:
            while True:
                with suppress(EOFError, OSError), self._listener.accept() as connection:
                    if connection.recv() == "close":
                        return
                    try:
                        started = started or _start(engines)
                    except Exception as error:
                        connection.send(f"{type(error).__name__}: {error}")
                    else:
                        connection.send(started)


def _start(engines: ExitStack) -> list[Address]:
    # Every run of pytest loads this module, and few need what these import.
    from tests.server.backends import make_template  # noqa: PLC0415
    from tests.server.engines import Postgres, Redis  # noqa: PLC0415

    postgres = engines.enter_context(Postgres.running())
    redis = engines.enter_context(Redis.running())
    make_template(postgres)
    return [Address(str(engine.folder), engine.port) for engine in (postgres, redis)]


def shared_cluster(host: str, worker: int) -> "ClusterBackend":
    """The engines of this run, with databases of this worker's own."""
    from tests.server.backends import ClusterBackend  # noqa: PLC0415
    from tests.server.engines import Postgres, Redis  # noqa: PLC0415

    with Client(host) as connection:
        connection.send("start")
        answer = connection.recv()
    if isinstance(answer, str):
        raise RuntimeError(answer)
    postgres, redis = answer
    return ClusterBackend(
        Postgres(Path(postgres.folder), postgres.port),
        Redis(Path(redis.folder), redis.port),
        worker,
    )
