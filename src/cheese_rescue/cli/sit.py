"""`cheese-rescue sit`: seats a bot at an online table, as a guest."""

import json
import re
import secrets
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from cheese_rescue.bots.foreign import ForeignBot
from cheese_rescue.cli.named_bots import SeatedBot, check_bot, patience_option, timeout_of
from cheese_rescue.cli.options.budget import budget_of, seconds_option, simulations_option
from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    lang_option,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.cli.termination import raising_on_sigterm
from cheese_rescue.live.encode import decode_view
from cheese_rescue.live.messages import (
    PROTOCOL,
    TEMPORARY,
    CloseCode,
    ServerRefusal,
    TableData,
    ViewData,
)
from cheese_rescue.rules import Move, Refusal, Refused
from cheese_rescue.rules.seal import NUMBER_BYTES
from cheese_rescue.table import TableRefusal

REQUEST_SECONDS = 20
LONGEST_WAIT = 30.0
FORBIDDEN = 403
HELLO_AGAIN = {why.value for why in TEMPORARY}
"""A hello refused for one of these reasons is sent again over the next connection."""
RETRYABLE = {ServerRefusal.CANNOT_WRITE.value, ServerRefusal.TOO_FAST.value}
OUTDATED = {
    TableRefusal.STALE.value,
    TableRefusal.AHEAD.value,
    TableRefusal.ALREADY_STARTED.value,
    TableRefusal.CHAIR_TAKEN.value,
    TableRefusal.CHAIR_EMPTY.value,
    ServerRefusal.ANOTHER_GAME.value,
    Refusal.NOT_YOUR_TURN.value,
}
"""Refusals because the game has moved on; new views have arrived or will."""

JsonObject = dict[str, Any]


class TableLink(NamedTuple):
    """The link to a table, perhaps with the token of a chair."""

    server: str
    table: str
    token: str | None

    @classmethod
    def parse(cls, text: str) -> "TableLink":
        """Parse `https://cheese.example/t/<table>`, with or without `#<token>`."""
        try:
            parts = urlsplit(text.strip())
            path = re.fullmatch(r"/t/([A-Za-z0-9_-]{22})/?", parts.path)
            fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            path, fine = None, False
        if path is None or not fine or "@" in parts.netloc:
            raise Problem("sitting-no-link")
        if parts.fragment and not re.fullmatch("[A-Za-z0-9_-]{22,64}", parts.fragment):
            raise Problem("sitting-no-link")
        return cls(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment or None)

    @property
    def live(self) -> str:
        """The URL of the server's WebSocket."""
        return f"{self.server.replace('http', 'ws', 1)}/live"


@click.command("sit", cls=LocalizedCommand, help="cli-sit")
@click.argument("link", cls=Argument, metavar="LINK", key="cli-argument-link")
@click.option("--bot", metavar="BOT", required=True, help="cli-option-own-bot")
@seconds_option
@simulations_option
@patience_option
@lang_option
@click.pass_obj
def command(  # one argument per option
    words: Words,
    *,
    link: str,
    bot: str,
    seconds: float | None,
    simulations: int | None,
    patience: float | None,
) -> None:
    """Join the table if the link has no token, and play until the table ends."""
    budget = budget_of(seconds, simulations)
    timeout = timeout_of(patience, budget)
    where = TableLink.parse(link)
    folder = str(Path.cwd())
    check_bot(words, bot, folder)
    if where.token is None:
        where, waiting = _joined(words, where)
    else:
        waiting = None
    with raising_on_sigterm(), ForeignBot(bot, folder, show_output=True) as process:
        player = SeatedBot(words, process, budget, timeout)
        TableClient(words, where, player, waiting).stay()


# -- the table -------------------------------------------------------------------------------------


class TableClient:
    """The connection to one chair of a table, reconnected until the table ends."""

    def __init__(
        self, words: Words, link: TableLink, player: SeatedBot, waiting: int | None = None
    ) -> None:
        """`waiting` is the chair that was asked for, until the others agree."""
        self._waiting = waiting
        self._words = words
        self._link = link
        self._player = player
        self._welcomed = False
        self._wait = 0.5
        self._chair = -1
        self._numbered: str | None = None
        """The seal of the game for which we have sent our number."""
        self._begun: int | None = None
        self._over: int | None = None
        self._played: tuple[int, int, Move] | None = None
        """Game, ply and move of the last choice."""
        self._last: JsonObject = {}
        self._asked = 0
        self._ended = False

    def stay(self) -> None:
        """Play until the table ends."""
        while not self._ended:
            try:
                with connect(self._link.live, open_timeout=REQUEST_SECONDS) as socket:
                    try:
                        self._talk(socket)
                    except KeyboardInterrupt:
                        self._leave(socket)
                        raise
            except ConnectionClosed as closed:
                self._closed(closed.rcvd.code if closed.rcvd else None)
            except InvalidStatus as refused:
                if refused.response.status_code == FORBIDDEN:
                    raise _refusal(self._words, refused.response.body) from None
            except (OSError, InvalidHandshake, InvalidURI):
                if not self._welcomed:
                    raise Problem("sitting-no-answer", server=self._link.server) from None
            if not self._ended:
                self._say("sitting-coming-back")
                time.sleep(self._wait * (0.5 + Random(secrets.randbits(64)).random()))
                self._wait = min(2 * self._wait, LONGEST_WAIT)
        self._say("sitting-ended")

    def _closed(self, code: int | None) -> None:
        if code == CloseCode.REFUSED:
            raise Problem("sitting-no-chair")
        self._ended = self._ended or code == CloseCode.TABLE_DELETED

    def _leave(self, socket: ClientConnection) -> None:
        """Leave the chair; during a game, a bot of the server stands in."""
        if self._welcomed:
            with suppress(ConnectionClosed):
                self._ask(socket, "leave", chair=self._chair)

    def _talk(self, socket: ClientConnection) -> None:
        self._numbered = None
        tokens = [self._link.token]
        self._ask(socket, "hello", protocol=PROTOCOL, table=self._link.table, tokens=tokens)
        for text in socket:
            message: JsonObject = json.loads(text)
            match message.get("type"):
                case "welcome":
                    self._welcome(message)
                case "holding":
                    self._holding(message)
                case "table":
                    self._table(socket, msgspec.convert(message["table"], TableData))
                case "views":
                    for view in message["views"]:
                        self._view(socket, msgspec.convert(view, ViewData))
                case "refused":
                    self._refused(socket, message)
                case "bye":
                    self._ended = message["reason"] == "ended"

    def _welcome(self, message: JsonObject) -> None:
        chair = message["chairs"][0]
        if chair is not None:
            self._seated(chair)
        elif self._waiting is None:
            raise Problem("sitting-no-chair")
        else:
            self._say("sitting-waiting", chair=self._waiting + 1)

    def _holding(self, message: JsonObject) -> None:
        """The others have agreed, if this is about our chair."""
        for held in message["chairs"]:
            if held["chair"] == self._waiting:
                self._seated(held["chair"])

    def _seated(self, chair: int) -> None:
        self._waiting = None
        if not self._welcomed:
            self._say("sitting-seated", chair=chair + 1)
            own = f"{self._link.server}/t/{self._link.table}#{self._link.token}"
            self._say("sitting-own-link", link=own)
        self._chair, self._welcomed, self._wait = chair, True, 0.5

    def _table(self, socket: ClientConnection, table: TableData) -> None:
        if self._waiting is not None:
            if self._waiting not in [request.chair for request in table.requests]:
                raise _refused(self._words, TableRefusal.NOT_AGREED.value, {"chair": self._waiting})
            return
        chair = table.chairs[self._chair]
        if not chair.taken or chair.bot is not None:
            raise Problem("sitting-no-chair")  # the table's opener gave our chair away
        if chair.stand_in is not None:
            self._ask(socket, "come-back", chair=self._chair)
        for request in table.requests:
            if self._chair not in request.agreed:  # a bot minds nobody, and people wait for it
                about = {"chair": request.chair, "request": request.n}
                self._ask(socket, "answer-request", **about, agree=True)
        if table.rematch is not None and self._chair not in table.rematch.agreed:
            self._ask(socket, "rematch", game=table.game)
        if table.phase.value == "gathering" and self._numbered != table.seal:
            self._numbered = table.seal
            number = secrets.token_hex(NUMBER_BYTES)
            self._ask(socket, "number", chair=self._chair, number=number)

    def _view(self, socket: ClientConnection, shown: ViewData) -> None:
        if self._waiting is not None:
            return
        if shown.seat is None:  # we have become a watcher
            raise Problem("sitting-no-chair")
        if shown.over:
            if self._over != shown.game and shown.outcome is not None:
                self._over = shown.game
                self._player.over()
                points = shown.outcome.points[shown.seat]
                key = "sitting-won" if shown.seat in shown.outcome.winners else "sitting-not-won"
                self._say(key, points=self._words("points", count=points))
            return
        if self._begun != shown.game:
            self._begun = shown.game
            self._say("sitting-begun")
        if shown.turn == shown.seat:
            move = self._move(shown)
            self._ask(
                socket,
                "play",
                seat=shown.seat,
                game=shown.game,
                ply=shown.ply,
                card=str(move.card),
                cell=list(move.cell),
            )

    def _move(self, shown: ViewData) -> Move:
        """The move for a view, chosen once: a resent move is acknowledged again."""
        if self._played is None or self._played[:2] != (shown.game, shown.ply):
            move = self._player.choose(decode_view(shown), game=shown.game)
            self._played = shown.game, shown.ply, move
        return self._played[2]

    def _refused(self, socket: ClientConnection, message: JsonObject) -> None:
        if self._last["type"] == "hello":
            if message["refusal"] not in HELLO_AGAIN:
                raise _refused(self._words, message["refusal"], message.get("data", {}))
        elif message["refusal"] in RETRYABLE:
            time.sleep(1)
            if message.get("re") == self._asked:
                socket.send(json.dumps(self._last))
        elif message["refusal"] not in OUTDATED:
            problem = _refused(self._words, message["refusal"], message.get("data", {}))
            click.echo(problem.values["sentence"], err=True)

    def _ask(self, socket: ClientConnection, kind: str, **fields: object) -> None:
        self._asked += 1
        self._last = {"type": kind, "id": self._asked, **fields}
        socket.send(json.dumps(self._last))

    def _say(self, key: str, **values: int | str) -> None:
        echo(self._words(key, **values))


def _joined(words: Words, link: TableLink) -> tuple[TableLink, int | None]:
    """Join the table: the link with the token of our chair, and the chair if we have to wait."""
    wish = json.dumps({"table": link.table, "language": words.language}).encode()
    request = Request(f"{link.server}/api/join", wish, {"content-type": "application/json"})  # noqa: S310 (http or https: see TableLink.parse)
    try:
        with urlopen(request, timeout=REQUEST_SECONDS) as answer:  # noqa: S310 (the same)
            joined: JsonObject = json.load(answer)
    except HTTPError as error:
        raise _refusal(words, error.read()) from None
    except (URLError, OSError, ValueError):
        raise Problem("sitting-no-answer", server=link.server) from None
    return link._replace(token=joined["token"]), joined["chair"] if joined.get("waiting") else None


def _refusal(words: Words, body: bytes | bytearray | None) -> Problem:
    """The refusal in an HTTP response."""
    try:
        refusal = json.loads(body or b"")
        return _refused(words, refusal["refusal"], refusal.get("data", {}))
    except (ValueError, KeyError, TypeError):
        return Problem("sitting-no-game-there")


def _refused(words: Words, code: str, data: dict[str, int | str]) -> Problem:
    """A refusal as a sentence in the user's language."""
    kinds: tuple[type[Enum], ...] = (ServerRefusal, TableRefusal, Refusal)
    known = {why.value: why for kind in kinds for why in kind}
    if code not in known:
        return Problem("sitting-no-game-there")
    sentence = words.refusal(Refused(known[code], **data))
    return Problem("sitting-refused", sentence=sentence)
