"""A bus for one process: publishing is a function call."""

from math import inf

from cheese_rescue.live.ports import Event, Listener


class LocalBus:
    """Never down, and there is nobody to share with."""

    alone = True
    connected_since: float | None = -inf

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def is_alive(self, process: str) -> bool:  # noqa: ARG002 - there are no others
        return True

    def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, []).append(listener)

    def unsubscribe(self, table: str, listener: Listener) -> None:
        self._listeners[table].remove(listener)
        if not self._listeners[table]:
            del self._listeners[table]

    def publish(self, table: str, event: Event) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener(event)

    async def claim(self, key: str, seconds: float) -> bool:  # noqa: ARG002 - nobody else could
        return True

    async def close(self) -> None:
        pass
