"""A bus for a single process: publishing calls the listeners directly."""

from math import inf

from cheese_rescue.live.ports import Event, Listener


class LocalBus:
    """A Bus without other processes. It is never down."""

    alone = True
    connected_since: float | None = -inf

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def is_alive(self, process: str) -> bool:  # noqa: ARG002 - there are no others
        """Always True."""
        return True

    def subscribe(self, table: str, listener: Listener) -> None:
        """Call the listener with every event about the table."""
        self._listeners.setdefault(table, []).append(listener)

    def unsubscribe(self, table: str, listener: Listener) -> None:
        """Stop calling the listener."""
        self._listeners[table].remove(listener)
        if not self._listeners[table]:
            del self._listeners[table]

    def publish(self, table: str, event: Event) -> None:
        """Call every listener before returning."""
        for listener in tuple(self._listeners.get(table, ())):
            listener(event)

    async def claim(self, key: str, seconds: float) -> bool:  # noqa: ARG002 - nobody else could
        """Always True."""
        return True

    async def close(self) -> None:
        """Do nothing."""
