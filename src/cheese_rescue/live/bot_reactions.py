"""Bots react to what happens at their table: now and then, and only to what everybody sees."""

from hashlib import sha256

from cheese_rescue.live import messages
from cheese_rescue.live.messages import Reaction
from cheese_rescue.live.ports import Clock
from cheese_rescue.live.seating import is_bot
from cheese_rescue.live.table import LiveTable, Observer
from cheese_rescue.rules import hunting_pairs
from cheese_rescue.rules.cards import seats
from cheese_rescue.table import ChairNumber, Table
from cheese_rescue.table.log import Entry, Played, Started

ONE_IN = 3
"""A bot shows one in this many of its possible reactions."""
RECENT_SECONDS = 3.0
"""Older entries, which a process has missed and reads later, get no reaction."""


class BotReactions(Observer):
    """Shows the reactions of the bots at one table to this process's clients.

    They depend only on the log, so that all processes show the same ones without a message.
    """

    def __init__(self, live: LiveTable, clock: Clock) -> None:
        self._live = live
        self._clock = clock
        self._due: tuple[ChairNumber, Reaction] | None = None
        live.observers.append(self)

    def entry_adopted(self, entry: Entry) -> None:
        """Choose the reaction to a new entry, if there is one."""
        self._due = None
        is_new = self._clock.now() - entry.at < RECENT_SECONDS
        if is_new and isinstance(entry, Started | Played):
            found = _reaction(self._live.table, entry)
            if found is not None and (isinstance(entry, Started) or self._is_shown()):
                self._due = found

    def settled(self) -> None:
        """Send the reaction after the change that it is about."""
        if self._due is not None:
            chair, reaction = self._due
            self._due = None
            self._live.broadcast.send(messages.Reacted(chair=chair, reaction=reaction))

    def _is_shown(self) -> bool:
        """Drawn by lot, with the same result in every process."""
        table = self._live.table
        ticket = f"{self._live.name} {table.game_number} {len(table.log)}".encode()
        return sha256(ticket).digest()[0] % ONE_IN == 0


def _reaction(table: Table, entry: Started | Played) -> tuple[ChairNumber, Reaction] | None:
    """The bot that has a reason to react to this entry, and its reaction.

    Nobody reacts to the last card: the finale comes first.
    """
    game = table.game
    if game is None or game.over or len(table.people) == len(table.chairs):
        return None
    bots = [seat for seat in seats(game.players) if is_bot(table, table.chair_of(seat))]
    if not bots or len(bots) == game.players:
        return None
    if isinstance(entry, Started):
        return table.chair_of(bots[0]), Reaction.HELLO
    pairs = hunting_pairs(game.board, entry.move.cell, game.rules)
    for pair in pairs:
        owner = game.board[pair.hunted].owner
        if owner in bots and owner != entry.seat:
            return table.chair_of(owner), Reaction.OOPS
    if len(pairs) > 1 and entry.seat not in bots:
        return table.chair_of(bots[0]), Reaction.WOW
    return None
