"""Sends each client what it may know of a table. Equal content is encoded only once."""

import msgspec

from cheese_rescue.live.client import Client
from cheese_rescue.live.encode import encode_rematch, encode_table, encode_view
from cheese_rescue.live.messages import EncodedTable, EncodedViews, Message
from cheese_rescue.live.ports import Clock
from cheese_rescue.live.presence import Presence
from cheese_rescue.rules import Seat
from cheese_rescue.table import Table

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """Sends the state of one live table to its clients."""

    def __init__(
        self,
        name: str,
        presence: Presence,
        table: Table,
        code: str | None,
        *,
        clock: Clock,
        rematch_after: float,
    ) -> None:
        self._clock = clock
        self._rematch_after = rematch_after
        self._name = name
        self._presence = presence
        self._table = table
        self.code = code
        """The join code; None once the first game has started."""
        self._views: dict[tuple[Seat | None, bool], msgspec.Raw] = {}
        self._moves = _moves_of(table)
        """The moves as text. Each is formatted only once."""

    def update(self, table: Table) -> None:
        """Use this new state of the table from now on. Sends nothing."""
        before, self._table = self._table.game, table
        self._views = {}
        if before is not None and table.game is not None and table.game.ply == before.ply + 1:
            self._moves.append(str(table.game.moves[-1]))
        elif table.game is not before:
            self._moves = _moves_of(table)

    def send(self, message: Message) -> None:
        """Send the same message to every client."""
        for client in self._presence.clients:
            client.send(message)

    def send_table(self, sender: Client | None = None, reply_to: int | None = None) -> None:
        """Send the table to every client. For the sender of a command it is the reply."""
        for seated in (True, False):
            clients = [client for client in self._presence.clients if client.seated is seated]
            if clients:
                encoded = self.encoded_table(seated=seated)
                for client in clients:
                    client.send(
                        EncodedTable(re=reply_to if client is sender else None, table=encoded)
                    )

    def send_views(self, sender: Client | None = None, reply_to: int | None = None) -> None:
        """Send every client its views. For the sender of a command they are the reply."""
        for client in self._presence.clients:
            self.show_views(client, reply_to if client is sender else None)

    def show(self, client: Client) -> None:
        """Send one client the table and, if there is a game, its views."""
        client.send(EncodedTable(table=self.encoded_table(seated=client.seated)))
        if self._table.game is not None:
            self.show_views(client)

    def show_views(self, client: Client, reply_to: int | None = None) -> None:
        """Send one client the views of its seats."""
        views = [self._view(seat, shared=client.shared) for seat in client.seats]
        client.send(EncodedViews(re=reply_to, views=views))

    def encoded_table(self, *, seated: bool) -> msgspec.Raw:
        """The encoded table, for seated players and the opener or for everybody else."""
        data = encode_table(
            self._table,
            name=self._name,
            code=self.code,
            present=self._presence.chairs,
            seated=seated,
            rematch=encode_rematch(self._table, at=self._clock.now(), after=self._rematch_after),
            screen=self._presence.screen,
        )
        return msgspec.Raw(_encode(data))

    def _view(self, seat: Seat | None, *, shared: bool) -> msgspec.Raw:
        """The encoded view, cached until the next change. A shared screen gets no forecast."""
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
