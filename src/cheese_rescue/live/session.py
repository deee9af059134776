"""The messages of one client: a hello, then commands. Each is answered or refused."""

from collections.abc import Callable

import msgspec

from cheese_rescue.live import commands
from cheese_rescue.live.client import Client
from cheese_rescue.live.lobby import Lobby, Room
from cheese_rescue.live.messages import (
    OLDEST_PROTOCOL,
    PROTOCOL,
    TEMPORARY,
    CloseCode,
    Commands,
    Hello,
    RefusedMessage,
    ServerRefusal,
    ServerRefused,
)
from cheese_rescue.live.seating import admits_watchers
from cheese_rescue.rules import Refused
from cheese_rescue.table import Stale

MOST_FAULTS = 50
"""Unreadable or too frequent messages that a client may send before it is disconnected.

The game's own pages send none.
"""

_decoder: msgspec.json.Decoder[Commands] = msgspec.json.Decoder(Commands)


class SessionOver(Exception):
    """The client must be disconnected with this close code."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """Handles the messages of one client. It has no table until its hello is accepted."""

    def __init__(
        self,
        lobby: Lobby,
        client: Client,
        *,
        admit: Callable[[], bool] = lambda: True,
        on_refusal: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`admit` returns False to rate-limit a message. `on_refusal` gets each refusal code."""
        self._lobby = lobby
        self._client = client
        self._admit = admit
        self._on_refusal = on_refusal
        self._faults = 0
        self._command: Commands | None = None
        """The command being answered."""
        self._room: Room | None = None

    @property
    def clients(self) -> int:
        """The number of clients at the table in this process."""
        return len(self._room.live.presence.clients) if self._room else 0

    async def receive(self, text: str) -> Commands | None:
        """Answer one message. Returns the command, or None if it was refused unread.

        Raises SessionOver if the connection must be closed.
        """
        self._command = None
        if self._room is None:
            self._room = await self._hello(text)
        elif (code := self._room.live.close_code) is not None:
            raise SessionOver(code)
        else:
            with self._lobby.answering:
                await self._answer(self._room, text)
        return self._command

    def end(self) -> None:
        """The client has disconnected."""
        self._client.stop()
        if self._room is not None:
            self._room.live.disconnect(self._client)

    async def _hello(self, text: str) -> Room:
        try:
            if _is_outdated(text):
                raise ServerRefused(ServerRefusal.OLD_PAGE, protocol=PROTOCOL)
            command = self._read(text)
            if not isinstance(command, Hello):
                raise ServerRefused(ServerRefusal.HELLO_FIRST)
            room = await self._lobby.room(command.table, fresh=True, origin=self._client.origin)
            welcome = await commands.claim(
                room, self._client, command.tokens, command.id, back=command.back
            )
            if not self._client.may_stay and not admits_watchers(room.live.table):
                raise ServerRefused(ServerRefusal.NO_WATCHERS)
            self._client.send(welcome)
            room.live.connect(self._client)
        except Refused as refused:
            if self._lobby.stopping:
                raise SessionOver(CloseCode.SERVICE_RESTART) from None
            self._refuse(refused)
            temporary = refused.refusal in TEMPORARY
            code = CloseCode.TRY_AGAIN_LATER if temporary else CloseCode.REFUSED
            raise SessionOver(code) from None
        return room

    async def _answer(self, room: Room, text: str) -> None:
        try:
            if self._lobby.stopping:
                raise ServerRefused(ServerRefusal.STOPPING)
            command = self._read(text)
            reply = await commands.execute(room, self._client, command)
            if reply is not None:
                self._client.send(reply)
        except Refused as refused:
            self._refuse(refused)
            if isinstance(refused, Stale) or refused.refusal is ServerRefusal.ANOTHER_GAME:
                room.live.broadcast.show(self._client)

    def _read(self, text: str) -> Commands:
        if not self._admit():
            raise self._fault(ServerRefusal.TOO_FAST)
        try:
            command = self._command = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise self._fault(ServerRefusal.UNREADABLE) from None
        return command

    def _fault(self, refusal: ServerRefusal) -> Exception:
        self._faults += 1
        over = self._faults > MOST_FAULTS
        return SessionOver(CloseCode.BAD_CLIENT) if over else ServerRefused(refusal)

    def _refuse(self, refused: Refused) -> None:
        self._on_refusal(refused.refusal.value)
        reply_to = self._command.id if self._command else None
        self._client.send(RefusedMessage.of(refused, reply_to))


class _AnyHello(msgspec.Struct):
    """The one field that a hello has in every version of the protocol."""

    protocol: int


def _is_outdated(text: str) -> bool:
    try:
        version = msgspec.json.decode(text, type=_AnyHello).protocol
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return not OLDEST_PROTOCOL <= version <= PROTOCOL
