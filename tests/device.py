"""A device at a table: what it says and hears, over whatever carries it."""

import contextlib
import json
from collections.abc import Sequence
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed

from cheese_rescue.live.messages import PROTOCOL

Message = dict[str, Any]


class Transport(Protocol):
    """A WebSocket, or something that behaves like one."""

    def send(self, message: str) -> None: ...

    def recv(self, timeout: float | None = None) -> str | bytes:
        """The next message; TimeoutError if none comes, ConnectionClosed at the end."""
        ...

    def close(self) -> None: ...


class Server(Protocol):
    """Tables can be opened, joined and visited there: a real process, or a lobby in this one."""

    def open(self, **request: Any) -> Message:
        """A new table; see OpenRequest."""
        ...

    def join(self, **request: Any) -> Message:
        """A chair; see JoinRequest."""
        ...

    def device(self, table: str, *tokens: str) -> "Device":
        """A device that has said hello."""
        ...


class Device:
    """One connection. Everything heard is kept; the newest table and views are at hand."""

    def __init__(self, connection: Transport, *, timeout: float = 10) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.table: Message = {}
        self.views: dict[int | None, Message] = {}
        self._timeout = timeout
        self._id = 0

    def say(self, kind: str, **fields: Any) -> int:
        self._id += 1
        self.connection.send(json.dumps({"type": kind, "id": self._id, **fields}))
        return self._id

    def say_hello(self, table: str, *tokens: str) -> None:
        self.say("hello", protocol=PROTOCOL, table=table, tokens=list(tokens))

    def hear(self, timeout: float | None = None) -> Message:
        """The next message; TimeoutError if there is none, ConnectionClosed at the end."""
        text = self.connection.recv(self._timeout if timeout is None else timeout)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        if message["type"] == "views":
            self.views = {view["seat"]: view for view in message["views"]}
        return message

    def hear_until(self, kind: str, timeout: float | None = None) -> Message:
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and wait for its answer; what else is heard meanwhile is kept."""
        number = self.say(kind, **fields)
        while True:
            message = self.hear()
            if message.get("re") == number:
                return message

    def quiet(self, seconds: float = 0.3) -> None:
        """Hear everything that is under way."""
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                self.hear(seconds)

    def unanswered(self) -> int:
        """How much of what was said has no answer."""
        return self._id - len({told["re"] for told in self.heard if told.get("re") is not None})

    def seats(self) -> list[int]:
        """The seats of this device, once the game has started."""
        while not self.views:
            self.hear()
        return [seat for seat in self.views if seat is not None]

    def until_turn(self, seat: int) -> Message:
        """Its view once it is that seat's turn, or the game is over."""
        while True:
            view = self.views.get(seat)
            if view is not None and (view["over"] or view["turn"] == seat):
                return view
            self.hear()

    def play(
        self, view: Message, card: str | None = None, cell: Sequence[int] | None = None
    ) -> Message:
        """Lay a card of that view's seat; the first that fits unless told."""
        return self.ask(
            "play",
            seat=view["seat"],
            game=view["game"],
            ply=view["ply"],
            card=card or view["hand"][0],
            cell=cell or view["legal_cells"][0],
        )

    def play_out(self, *seats: int) -> Message:
        """Play the seats of this device to the end; the last view of the first of them."""
        while True:
            view = self.views.get(seats[0])
            if view is not None and view["over"]:
                return view
            if view is not None and view["turn"] in seats:
                answer = self.play(self.views[view["turn"]])
                assert answer["type"] == "views", answer
            else:
                self.hear()

    def close(self) -> None:
        self.connection.close()
