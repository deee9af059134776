"""A table with people connected to it: decide, commit, adopt, broadcast."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import NamedTuple, TypeVar

from cheese_rescue.bots.kernel_loader import needs_kernel
from cheese_rescue.live import messages
from cheese_rescue.live.broadcast import Broadcast
from cheese_rescue.live.client import Client
from cheese_rescue.live.messages import CloseCode, Done, Reaction, ServerRefusal, ServerRefused
from cheese_rescue.live.ports import (
    Ended,
    Event,
    LeasesRequested,
    LiveSettings,
    LogGrew,
    Ports,
    PresenceLease,
    ReactionSent,
    StoreUnavailable,
    TableDeleted,
)
from cheese_rescue.live.presence import Chairs, Presence
from cheese_rescue.live.seating import admits_watchers, vacated
from cheese_rescue.rules import Refused
from cheese_rescue.table import ChairNumber, Help, Table
from cheese_rescue.table.log import (
    CameBack,
    ChairRequested,
    Entry,
    HelpChanged,
    NumberGiven,
    Played,
    ProfileChanged,
    RematchRequested,
    Sat,
    Started,
    TokenReplaced,
)

UNCONFIRMED_SECONDS = 60.0
"""How long a failed commit may still turn up in the log: longer than any store's timeout."""
LONGEST_LOG = 10_000
"""Log entries after which a table has no further rematch: more than a hundred games."""
MOST_CHANGES = 60
"""How many changes of one kind a chair may have in one game, such as joins or help levels."""

_log = logging.getLogger(__name__)
Decide = Callable[[Table], Table]
"""Returns the table after a change, or the same one. May be called again with a newer table."""
T = TypeVar("T")
"""The result of a question about a table."""


class Observer:
    """Is notified of what happens at a live table. Subclasses override what they need."""

    def entry_adopted(self, entry: Entry) -> None:
        """The table has a new log entry, which is not broadcast yet."""

    def presence_changed(self, chairs: Chairs) -> None:
        """These chairs have connected or disconnected."""

    def settled(self) -> None:
        """The latest change was broadcast."""

    def client_left(self, client: Client) -> None:
        """A client has disconnected."""

    def table_closed(self) -> None:
        """The table was closed: stop all work."""


class _CountedLock(asyncio.Lock):
    """A lock that counts the tasks that hold it or wait for it."""

    users = 0

    async def __aenter__(self) -> None:
        self.users += 1
        try:
            await self.acquire()
        except BaseException:
            self.users -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self.users -= 1
        self.release()


class _Unconfirmed(NamedTuple):
    """A new token whose commit failed but may still turn up in the log. Nobody has it."""

    until: float
    """When to stop looking for it."""
    before: bytes | None
    """The key of the chair's token before, if this one was to replace it."""


class LiveTable:
    """One table in this process, with its connected clients.

    Its state never runs ahead of the log: a change is committed to the store first, then adopted,
    then broadcast. Each client is sent only what it may know. `Lobby.room` returns the LiveTable of
    a table id.
    """

    def __init__(
        self, name: str, table: Table, code: str | None, ports: Ports, settings: LiveSettings
    ) -> None:
        self.name = name
        """The table id."""
        self.table = table
        """The state after the last entry that this process has adopted."""
        self.close_code: CloseCode | None = None
        """Why the table was closed in this process; None while it is open."""
        self.presence = Presence(name, ports.bus, ports.clock, ports.process)
        """Who is connected."""
        self.broadcast = Broadcast(
            name,
            self.presence,
            table,
            code,
            clock=ports.clock,
            rematch_after=settings.rematch_after,
        )
        """Sends the state to the clients."""
        self.observers: list[Observer] = []
        """Are notified of everything that happens here."""
        self._store = ports.store
        self._bus = ports.bus
        self._clock = ports.clock
        self._thinker = ports.thinker
        self._exclusive = _CountedLock()
        self._unconfirmed: dict[bytes, _Unconfirmed] = {}
        """New tokens whose commit is not confirmed, by key."""
        self._checking = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._bus.subscribe(name, self._on_event)
        self._prepare_bots()

    # -- decide, commit, adopt, broadcast --------------------------------------------------------

    async def apply(
        self, decide: Decide, *, sender: Client | None = None, reply_to: int | None = None
    ) -> bool:
        """Commit and broadcast what the decision adds to the log. Returns False if it adds nothing.

        If another process wrote first, its entries are adopted and `decide` is called again. Before
        a refusal is raised, the log is read, and `decide` is called again if there is anything new.
        Raises Refused. For `sender` the broadcast is the reply to its command `reply_to`.
        """
        async with self._exclusive:
            while True:
                after = await self._ask(decide, self._log_grew)
                if after is self.table:
                    return False
                if await self._commit(after, sender, reply_to):
                    return True

    async def read(self, question: Callable[[Table], T]) -> T:
        """The answer to a question about the table.

        Before a refusal is raised, the log is read and the question is asked again. Only this needs
        the lock; otherwise a question does not wait for commits.
        """
        return await self._ask(question, self.catch_up)

    async def _ask(
        self, question: Callable[[Table], T], log_grew: Callable[[], Awaitable[bool]]
    ) -> T:
        """Ask again after every refusal, until the log has nothing new."""
        while True:
            if self.closed:
                raise ServerRefused(self.why_closed())
            try:
                return question(self.table)
            except Refused:
                if not await log_grew():
                    raise

    def why_closed(self) -> ServerRefusal:
        """The refusal of commands for a closed table."""
        restarting = self.close_code is CloseCode.SERVICE_RESTART
        return ServerRefusal.STOPPING if restarting else ServerRefusal.NO_SUCH_TABLE

    async def catch_up(self, *, required: bool = False) -> bool:
        """Adopt what other processes wrote. Returns whether there was anything.

        If it is `required`, raises ServerRefused where the log of several processes is unreadable.
        """
        async with self._exclusive:
            if required and not self.closed and not self._bus.alone:
                await self._adopt_new_entries()
            return await self._log_grew()

    async def _commit(self, after: Table, sender: Client | None, reply_to: int | None) -> bool:
        """Write the entries that lead to `after`. Returns False if another process was first."""
        table = self.table
        for entry in after.log[len(table.log) :]:
            n = len(table.log)
            if _is_too_much(table, entry):
                raise ServerRefused(ServerRefusal.TOO_MANY)
            last = n + 1 == len(after.log)
            table = after if last else table.followed_by([entry])
            if not await self._append(n, table.game_number, entry):
                if not await self._adopt_new_entries():
                    self.reload()
                    raise ServerRefused(ServerRefusal.CANNOT_WRITE)
                return False
            self._adopt(table, entry, sender if last else None, reply_to)
            self._bus.publish(self.name, LogGrew(n + 1))
        return True

    async def _append(self, n: int, game: int, entry: Entry) -> bool:
        key = self._new_key(entry)
        if key is not None:
            # If the commit fails or is cancelled, nobody gets the token. Should the entry turn
            # up in the log later, it must be undone.
            before = None
            if isinstance(entry, TokenReplaced):
                before = self.table.chairs[entry.chair].key
            until = self._clock.monotonic() + UNCONFIRMED_SECONDS
            self._unconfirmed[key] = _Unconfirmed(until, before)
        try:
            kept = await self._store.append(self.name, n, game, entry)
        except TableDeleted:
            self.close()
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE) from None
        except StoreUnavailable as error:
            if key is None or not await self._was_kept(n, entry):
                raise ServerRefused(ServerRefusal.CANNOT_WRITE) from error
            kept = True
        if key is not None:
            self._unconfirmed.pop(key, None)
        return kept

    def _new_key(self, entry: Entry) -> bytes | None:
        """The key of a token that somebody gets only if this entry is committed, else None."""
        match entry:
            case Sat(chair=chair, key=key):
                request = self.table.chairs[chair].request
                return key if request is None or request.key != key else None
            case ChairRequested(key=key):
                return key
            case TokenReplaced(chair=chair, key=key):
                undoes = self.table.chairs[chair].key in self._unconfirmed
                return None if undoes else key
            case _:
                return None

    async def _was_kept(self, n: int, entry: Entry) -> bool:
        """Whether an entry is in the log although its commit failed: a lost acknowledgement."""
        try:
            found = await self._store.read_since(self.name, n)
        except StoreUnavailable:
            return False
        return found is not None and found[:1] == (entry,)

    async def _log_grew(self) -> bool:
        """Adopt new entries if the log can be read. Returns whether there were any."""
        if self.closed:
            return False
        known = len(self.table.log)
        with suppress(ServerRefused):
            await self._adopt_new_entries()
            await self._undo_unconfirmed()
        return len(self.table.log) > known

    async def _adopt_new_entries(self) -> bool:
        try:
            entries = await self._store.read_since(self.name, len(self.table.log))
        except StoreUnavailable as error:
            raise ServerRefused(ServerRefusal.CANNOT_WRITE) from error
        if entries is None:
            self.close()
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        for entry in entries:
            self._adopt(self.table.followed_by([entry]), entry)
        return bool(entries)

    def _adopt(
        self,
        table: Table,
        entry: Entry,
        sender: Client | None = None,
        reply_to: int | None = None,
    ) -> None:
        """Adopt a committed entry, and send every client what it may know of it."""
        self.table = table
        self.broadcast.update(table)
        for observer in self.observers:
            observer.entry_adopted(entry)
        if isinstance(entry, Played):
            if not table.running:
                self.broadcast.send_table()
            self.broadcast.send_views(sender, reply_to)
        elif isinstance(entry, NumberGiven):
            if sender is not None:
                sender.send(Done(re=reply_to))
        else:
            if isinstance(entry, Started):
                self.broadcast.code = None
            for client in self.presence.clients:
                client.refresh(table)
            self._prepare_bots()
            self._refresh_presence()
            self.presence.renew(len(table.log))
            self._tell_holdings()
            self.broadcast.send_table(sender, reply_to)
            if sender is not None and sender not in self.presence.clients:
                sender.send(Done(re=reply_to))  # it has left, and this table has no watchers
            if table.game is not None:
                self.broadcast.send_views()
        for observer in self.observers:
            observer.settled()

    async def _undo_unconfirmed(self) -> None:
        """Undo joins, requests and new tokens that were refused but committed.

        It tries once for each; the next tick tries again.
        """
        for key in [*self._unconfirmed]:
            with suppress(Refused):
                after = self._undone(key)
                if after is not self.table and await self._commit(after, None, None):
                    self._unconfirmed.pop(key, None)

    def _undone(self, key: bytes) -> Table:
        """The table without the token of this key, which nobody has."""
        table, at = self.table, self._clock.now()
        before = self._unconfirmed[key].before
        for number, chair in enumerate(table.chairs):
            if chair.key == key and before is not None:
                return table.replace_token(ChairNumber(number), before, at=at)
            if chair.key == key or (chair.request is not None and chair.request.key == key):
                return vacated(table, ChairNumber(number), at)
        return table

    async def check_unconfirmed(self) -> None:
        """Read the log and undo joins, requests and new tokens that were refused but committed.

        After UNCONFIRMED_SECONDS they cannot turn up any more and are forgotten.
        """
        try:
            async with self._exclusive:
                await self._adopt_new_entries()
                await self._undo_unconfirmed()
                now = self._clock.monotonic()
                self._unconfirmed = {
                    key: unconfirmed
                    for key, unconfirmed in self._unconfirmed.items()
                    if unconfirmed.until > now or self._undone(key) is not self.table
                }
        except ServerRefused:
            pass  # the next tick tries again
        finally:
            self._checking = False

    def _prepare_bots(self) -> None:
        """Start compiling the search kernel if a bot or a hint at this table may need it.

        Whoever plays alone against bots gets a hint with one tap, unless at a real table.
        """
        players = [chair.player for chair in self.table.chairs if chair.player]
        people = [player for player in players if player.bot is None]
        alone = len(people) == 1 and people[0].help is not Help.REAL_TABLE
        full = len(players) == len(self.table.chairs)
        if (
            any(player.bot and needs_kernel(player.bot) for player in players)
            or any(person.help.hints for person in people)
            or (alone and full)
        ):
            self._thinker.prepare()

    @property
    def label(self) -> str:
        """The table in log messages: the start of its id, which is not enough to join."""
        return f"{self.name[:6]}…"

    # -- clients ---------------------------------------------------------------------------------

    def connect(self, client: Client) -> None:
        """Send the client the current state, and every change from now on."""
        if self.closed:
            raise ServerRefused(ServerRefusal.NO_SUCH_TABLE)
        self.presence.add(client)
        client.refresh(self.table)
        if self._publish_presence():  # the table was broadcast to everybody
            if self.table.game is not None:
                self.broadcast.show_views(client)
        else:
            self.broadcast.show(client)
        self._tell_holdings()

    def disconnect(self, client: Client) -> None:
        """The client has disconnected."""
        self.presence.remove(client)
        for observer in self.observers:
            observer.client_left(client)
        if not self.closed:
            self.update_presence()

    def update_presence(self) -> bool:
        """If a chair or a shared screen (dis)connected, update the clients and other processes.

        Returns whether one did.
        """
        changed = self._publish_presence()
        self._tell_holdings()
        return changed

    def _tell_holdings(self) -> None:
        """Tell each device on how many devices its chairs are, if that has changed."""
        devices = self.presence.devices()
        for client in self.presence.clients:
            client.tell_holding(devices)

    def _publish_presence(self) -> bool:
        changed = self._refresh_presence()
        if changed:
            self.broadcast.send_table()
        self.presence.renew(len(self.table.log))
        for observer in self.observers:
            observer.settled()
        return changed

    def _refresh_presence(self) -> bool:
        if not admits_watchers(self.table):
            self._disconnect_watchers()
        screen = self.presence.screen
        changed = self.presence.refresh()
        if changed:
            for observer in self.observers:
                observer.presence_changed(changed)
        return bool(changed) or self.presence.screen is not screen

    def _disconnect_watchers(self) -> None:
        """Disconnect clients without a chair or a pending request, at a table without watchers."""
        gone = [c for c in self.presence.clients if not c.may_stay]
        for client in gone:
            self.presence.remove(client)
            self._spawn(client.close(CloseCode.REFUSED, "no-watchers"))

    def react(self, chair: ChairNumber, reaction: Reaction) -> None:
        """Send a reaction to everybody at the table."""
        self._bus.publish(self.name, ReactionSent(chair, reaction))

    def tick(self) -> None:
        """Expire and renew presence leases, and check unconfirmed joins."""
        if self.presence.expire():
            self.update_presence()
        self.presence.renew(len(self.table.log))
        if self._unconfirmed and not self._checking:
            self._checking = True  # a database that hangs must not hold up the other tables
            self._spawn(self.check_unconfirmed())

    # -- events from other processes -------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        match event:
            case LogGrew(n=n):
                self._catch_up_to(n)
            case ReactionSent(chair=chair, reaction=reaction):
                self.broadcast.send(messages.Reacted(chair=chair, reaction=reaction))
            case PresenceLease(n=n) if self.presence.receive(event):
                self.update_presence()
                self._catch_up_to(n)
            case LeasesRequested():
                self.presence.announce(len(self.table.log))
            case Ended():
                self.close()

    def _catch_up_to(self, n: int) -> None:
        async def catch_up() -> None:
            if n > len(self.table.log):
                await self.catch_up()

        if n > len(self.table.log):
            self._spawn(catch_up())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run in the background. Keeps a reference, because the event loop's own is weak."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- closing ---------------------------------------------------------------------------------

    @property
    def unconfirmed(self) -> bool:
        """Whether a join was refused that may still turn out to be committed."""
        return bool(self._unconfirmed)

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory: its log is in use, or a join is unconfirmed."""
        return self._exclusive.users > 0 or self.unconfirmed

    @property
    def closed(self) -> bool:
        """Whether the table was closed in this process."""
        return self.close_code is not None

    async def delete(self) -> None:
        """Delete the table from the store and disconnect everybody. Raises ServerRefused."""
        try:
            await self._store.delete(self.name)
        except StoreUnavailable as error:
            raise ServerRefused(ServerRefusal.CANNOT_WRITE) from error
        self._bus.publish(self.name, Ended())

    def close(
        self, code: CloseCode = CloseCode.TABLE_DELETED, reason: str | None = "ended"
    ) -> None:
        """Stop following the log, and disconnect every client unless `reason` is None."""
        if self.closed:
            return
        self.close_code = code
        self._bus.unsubscribe(self.name, self._on_event)
        if reason is not None:
            for client in self.presence.clients:
                self._spawn(client.close(code, reason))
        for observer in self.observers:
            observer.table_closed()

    def reload(self) -> None:
        """Close a table whose store has lost entries. Clients reconnect and load it again."""
        if self.closed:
            return
        _log.error(
            "table %s: the database has fewer log entries than this process has in memory. Was an"
            " older backup restored? Clients reconnect and continue from the database.",
            self.label,
        )
        self.close(CloseCode.SERVICE_RESTART, "stopping")


def _is_too_much(table: Table, entry: Entry) -> bool:
    """Whether the log has too many entries of this kind.

    Changes are counted for each chair, so that nobody can use up those of another. Other entries
    are always possible: a move, a start, and what can only follow a change that was counted, such
    as leaving a chair, a stand-in after coming back, the answer to a request, or a rematch.
    """
    match entry:
        case RematchRequested():
            return table.pending_rematch is None and len(table.log) >= LONGEST_LOG
        case (
            Sat()
            | HelpChanged()
            | ProfileChanged()
            | CameBack()
            | ChairRequested()
            | TokenReplaced()
        ):
            kind = _kind(entry)
            return sum(_kind(other) == kind for other in table.log[table.began :]) >= MOST_CHANGES
        case _:
            return False


def _kind(entry: Entry) -> tuple[type[Entry], ChairNumber | None, bool]:
    """What an entry is counted as. A bot that is seated does not count as a person who joins."""
    bot = isinstance(entry, Sat) and entry.player.bot is not None
    return type(entry), getattr(entry, "chair", None), bot
