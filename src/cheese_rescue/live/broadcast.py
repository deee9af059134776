"""Sends each client what it may know of a table, encoded once per audience."""

import msgspec

from cheese_rescue.live.client import Client
from cheese_rescue.live.encode import encode_table, encode_view
from cheese_rescue.live.messages import EncodedTable, EncodedViews, Message
from cheese_rescue.live.presence import Presence
from cheese_rescue.rules import Seat
from cheese_rescue.table import Table

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """The outgoing side of one live table."""

    def __init__(self, name: str, presence: Presence, table: Table, code: str | None) -> None:
        self._name = name
        self._presence = presence
        self._table = table
        self.code = code
        """What people type to join; None once the first game has started."""
        self._views: dict[tuple[Seat | None, bool], msgspec.Raw] = {}
        self._moves = _moves_of(table)
        """The moves as text, each formatted once."""

    def update(self, table: Table) -> None:
        """Take the next state of the table."""
        before, self._table = self._table.game, table
        self._views = {}
        if before is not None and table.game is not None and table.game.ply == before.ply + 1:
            self._moves.append(str(table.game.moves[-1]))
        elif table.game is not before:
            self._moves = _moves_of(table)

    def send(self, message: Message) -> None:
        """The same message to every client."""
        for client in self._presence.clients:
            client.send(message)

    def send_table(self, sender: Client | None = None, reply_to: int | None = None) -> None:
        """The table to every client; for the sender of a command it is the reply."""
        for seated in (True, False):
            clients = [client for client in self._presence.clients if client.seated is seated]
            if clients:
                encoded = self.encoded_table(seated=seated)
                for client in clients:
                    client.send(
                        EncodedTable(re=reply_to if client is sender else None, table=encoded)
                    )

    def send_views(self, sender: Client | None = None, reply_to: int | None = None) -> None:
        """The game to every client, as each of its seats sees it."""
        for client in self._presence.clients:
            self.show_views(client, reply_to if client is sender else None)

    def show(self, client: Client) -> None:
        """Everything to one client."""
        client.send(EncodedTable(table=self.encoded_table(seated=client.seated)))
        if self._table.game is not None:
            self.show_views(client)

    def show_views(self, client: Client, reply_to: int | None = None) -> None:
        """The game to one client."""
        views = [self._view(seat, shared=client.shared) for seat in client.seats]
        client.send(EncodedViews(re=reply_to, views=views))

    def encoded_table(self, *, seated: bool) -> msgspec.Raw:
        """The table as people at it see it, or as everybody else does."""
        data = encode_table(
            self._table,
            name=self._name,
            code=self.code,
            present=self._presence.chairs,
            seated=seated,
        )
        return msgspec.Raw(_encode(data))

    def _view(self, seat: Seat | None, *, shared: bool) -> msgspec.Raw:
        """Cached until the next move. A shared screen shows no forecast."""
        encoded = self._views.get((seat, shared))
        if encoded is None:
            forecast = None if seat is None or shared else self._table.forecast(seat)
            data = encode_view(
                self._table.view(seat),
                game=self._table.game_number,
                forecast=forecast,
                moves=self._moves,
            )
            encoded = self._views[seat, shared] = msgspec.Raw(_encode(data))
        return encoded


def _moves_of(table: Table) -> list[str]:
    return list(map(str, table.game.moves)) if table.game else []
