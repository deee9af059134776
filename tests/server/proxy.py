"""What stands in front of several servers: it knows no sessions, and passes by who is gone."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from threading import Event, Thread
from typing import Protocol

CHUNK = 65_536
PAUSE = 0.02
"""Seconds until all are tried again: it may be that each is being restarted."""


class Listening(Protocol):
    """A server, as the proxy sees it."""

    port: int


@contextmanager
def balanced(servers: Sequence[Listening]) -> Iterator[int]:
    """The port of a proxy, which hands connections to the servers in turn.

    They are looked at anew for every connection, so they may be started and appended afterwards:
    each has to be told by `--public-url` what people take it for.
    """
    loop = asyncio.new_event_loop()
    ready, over = Event(), asyncio.Event()
    ports: list[int] = []
    turns = count()

    async def proxy() -> None:
        server = await asyncio.start_server(through, "127.0.0.1", 0)
        ports.append(server.sockets[0].getsockname()[1])
        ready.set()
        await over.wait()
        server.close()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    async def through(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError):  # all is over; asyncio would make a noise of it
            there, back = await chosen()
            await asyncio.gather(_pump(reader, back), _pump(there, writer))

    async def chosen() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Whose turn it is, or the next where nobody listens."""
        while True:
            for _ in range(len(servers)):
                with suppress(OSError):
                    port = servers[next(turns) % len(servers)].port
                    return await asyncio.open_connection("127.0.0.1", port)
            await asyncio.sleep(PAUSE)

    def run() -> None:
        loop.run_until_complete(proxy())
        loop.close()

    thread = Thread(target=run)
    thread.start()
    ready.wait()
    try:
        yield ports[0]
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything that comes in, and its end, too."""
    try:
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
