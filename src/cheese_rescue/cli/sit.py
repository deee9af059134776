"""`cheese-rescue sit`: seats a bot at a table online, as a guest like any other."""

import json
import math
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

from cheese_rescue.bots import Budget, GreedyBot
from cheese_rescue.bots.foreign import Foreign, Forfeit, NoSuchBot
from cheese_rescue.bots.foreign import patience as usual_patience
from cheese_rescue.cli.arena import WHY, check_bot, patience_option
from cheese_rescue.cli.budget import budget_of, seconds_option, simulations_option
from cheese_rescue.cli.shell import Argument, Command, Problem, lang_option
from cheese_rescue.cli.words import Words
from cheese_rescue.rules import Move, Refusal, Refused, View
from cheese_rescue.rules.board import Square
from cheese_rescue.rules.seal import NUMBER_BYTES
from cheese_rescue.server.messages import PROTOCOL, ServerRefusal, TableShown, ViewShown
from cheese_rescue.server.shown import view_read
from cheese_rescue.table import TableRefusal

REQUEST_SECONDS = 20
LONGEST_WAIT = 30.0
ENDED, SENT_AWAY, FORBIDDEN = 4004, 4000, 403
AGAIN_IN_A_MOMENT = {ServerRefusal.CANNOT_WRITE.value, ServerRefusal.TOO_FAST.value}
LOOK_AGAIN = {
    TableRefusal.STALE.value,
    TableRefusal.AHEAD.value,
    TableRefusal.ALREADY_STARTED.value,
    ServerRefusal.ANOTHER_GAME.value,
    ServerRefusal.STAND_IN.value,
    Refusal.NOT_YOUR_TURN.value,
}
"""The game has moved on; the newest views are on their way, or here."""

Message = dict[str, Any]


class Link(NamedTuple):
    """Where a table is, and what opens a chair there."""

    server: str
    table: str
    token: str | None

    @classmethod
    def parse(cls, text: str) -> "Link":
        """`https://cheese.example/t/<table>`, with a token behind the # or without."""
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
        return f"{self.server.replace('http', 'ws', 1)}/live"


@click.command("sit", cls=Command, help="cli-sit")
@click.argument("link", cls=Argument, metavar="LINK", key="cli-argument-link")
@click.option("--bot", metavar="BOT", required=True, help="cli-option-own-bot")
@seconds_option
@simulations_option
@patience_option
@lang_option
@click.pass_obj
def command(  # one argument an option
    words: Words,
    *,
    link: str,
    bot: str,
    seconds: float | None,
    simulations: int | None,
    patience: float | None,
) -> None:
    budget = budget_of(seconds, simulations)
    if patience is not None and math.isnan(patience):
        raise Problem("error-bad-value", name="--patience")
    where = Link.parse(link)
    folder = str(Path.cwd())
    check_bot(bot, folder)
    if where.token is None:
        where = _joined(words, where)
    with Foreign(bot, folder, heard=True) as process:
        player = Player(words, process, budget, patience or usual_patience(budget))
        Guest(words, where, player).stay()


# -- the bot ---------------------------------------------------------------------------------------


class Player:
    """The bot in its process. People wait for it: where it fails, a simple one moves instead."""

    def __init__(self, words: Words, bot: Foreign, budget: Budget, patience: float) -> None:
        self._words = words
        self._bot = bot
        self._budget = budget
        self._patience = patience
        self._game: int | None = None

    def choose(self, game: int, view: View) -> Move:
        try:
            if game != self._game:
                self._bot.begin(secrets.token_hex())
                self._game = game
            return self._bot.choose(view, self._budget, self._patience)
        except NoSuchBot as error:
            self._say(self._words("arena-why-raised", detail=str(error)))
        except Forfeit as why:
            self._say(self._words(WHY[why.reason], detail=why.detail))
        self._game = None
        return GreedyBot().choose(view, Random(secrets.randbits(64)), self._budget)

    def over(self) -> None:
        self._game = None
        self._bot.over()

    def _say(self, why: str) -> None:
        click.echo(self._words("sitting-stand-in", who=self._bot.name, why=why), err=True)


# -- the table -------------------------------------------------------------------------------------


class Guest:
    """One chair of a table, from the first hello to the last goodbye."""

    def __init__(self, words: Words, link: Link, player: Player) -> None:
        self._words = words
        self._link = link
        self._player = player
        self._welcomed = False
        self._wait = 0.5
        self._chair = -1
        self._numbered: str | None = None
        """The seal of the game for which our number was given."""
        self._begun: int | None = None
        self._over: int | None = None
        self._played: tuple[int, int, Move] | None = None
        """The game, the ply and the move that was last thought of."""
        self._last: Message = {}
        self._asked = 0
        self._ended = False

    def stay(self) -> None:
        """Until the table ends."""
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
        if code == SENT_AWAY:
            raise Problem("sitting-no-chair")
        self._ended = self._ended or code == ENDED

    def _leave(self, socket: ClientConnection) -> None:
        """A bot of the house plays on, or the chair is free again."""
        if self._welcomed:
            with suppress(ConnectionClosed):
                self._ask(socket, "leave", chair=self._chair)

    def _talk(self, socket: ClientConnection) -> None:
        self._numbered = None
        tokens = [self._link.token]
        self._ask(socket, "hello", protocol=PROTOCOL, table=self._link.table, tokens=tokens)
        for text in socket:
            message: Message = json.loads(text)
            match message.get("type"):
                case "welcome":
                    self._welcome(message)
                case "table":
                    self._table(socket, msgspec.convert(message["table"], TableShown))
                case "views":
                    for view in message["views"]:
                        self._view(socket, msgspec.convert(view, ViewShown))
                case "refused":
                    self._refused(socket, message)
                case "bye":
                    self._ended = message["reason"] == "ended"

    def _welcome(self, message: Message) -> None:
        chair = message["chairs"][0]
        if chair is None:
            raise Problem("sitting-no-chair")
        if not self._welcomed:
            self._say("sitting-seated", chair=chair + 1)
            own = f"{self._link.server}/t/{self._link.table}#{self._link.token}"
            self._say("sitting-own-link", link=own)
        self._chair, self._welcomed, self._wait = chair, True, 0.5

    def _table(self, socket: ClientConnection, table: TableShown) -> None:
        chair = table.chairs[self._chair]
        if not chair.taken or chair.bot is not None:
            raise Problem("sitting-no-chair")  # who opened the table has given it away
        if chair.stand_in is not None:
            self._ask(socket, "come-back", chair=self._chair)
        if table.phase.value == "gathering" and self._numbered != table.seal:
            self._numbered = table.seal
            number = secrets.token_hex(NUMBER_BYTES)
            self._ask(socket, "number", chair=self._chair, number=number)

    def _view(self, socket: ClientConnection, shown: ViewShown) -> None:
        if shown.seat is None:  # we only watch now
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

    def _move(self, shown: ViewShown) -> Move:
        """Thought of once: said again, the same move is acknowledged again."""
        if self._played is None or self._played[:2] != (shown.game, shown.ply):
            move = self._player.choose(shown.game, _view_with_places(shown))
            self._played = shown.game, shown.ply, move
        return self._played[2]

    def _refused(self, socket: ClientConnection, message: Message) -> None:
        if not self._welcomed:
            raise _refused(self._words, message["refusal"], message.get("data", {}))
        if message["refusal"] in AGAIN_IN_A_MOMENT:
            time.sleep(1)
            if message.get("re") == self._asked:
                socket.send(json.dumps(self._last))
        elif message["refusal"] not in LOOK_AGAIN:
            problem = _refused(self._words, message["refusal"], message.get("data", {}))
            click.echo(problem.values["sentence"], err=True)

    def _ask(self, socket: ClientConnection, kind: str, **fields: object) -> None:
        self._asked += 1
        self._last = {"type": kind, "id": self._asked, **fields}
        socket.send(json.dumps(self._last))

    def _say(self, key: str, **values: int | str) -> None:
        click.echo(self._words(key, **values))


def _view_with_places(shown: ViewShown) -> View:
    """The view with its legal places: a chair without any help is not told them."""
    square = Square.begin(shown.players, centred=shown.centred)
    for move in map(Move.parse, shown.moves):
        square = square.lay(move.card, move.cell)
    return view_read(msgspec.structs.replace(shown, legal_cells=tuple(square.open)))


def _joined(words: Words, link: Link) -> Link:
    """The same table with the chair that was free."""
    wish = json.dumps({"table": link.table, "language": words.language}).encode()
    request = Request(f"{link.server}/api/join", wish, {"content-type": "application/json"})  # noqa: S310 (http or https: see Link.parse)
    try:
        with urlopen(request, timeout=REQUEST_SECONDS) as answer:  # noqa: S310 (the same)
            joined: Message = json.load(answer)
    except HTTPError as error:
        raise _refusal(words, error.read()) from None
    except (URLError, OSError, ValueError):
        raise Problem("sitting-no-answer", server=link.server) from None
    return link._replace(token=joined["token"])


def _refusal(words: Words, body: bytes | bytearray | None) -> Problem:
    """Why the server says no, over HTTP."""
    try:
        told = json.loads(body or b"")
        return _refused(words, told["refusal"], told.get("data", {}))
    except (ValueError, KeyError, TypeError):
        return Problem("sitting-no-game-there")


def _refused(words: Words, code: str, data: dict[str, int | str]) -> Problem:
    """A refusal in our own words."""
    kinds: tuple[type[Enum], ...] = (ServerRefusal, TableRefusal, Refusal)
    known = {why.value: why for kind in kinds for why in kind}
    if code not in known:
        return Problem("sitting-no-game-there")
    sentence = words.refusal(Refused(known[code], **data))
    return Problem("sitting-refused", sentence=sentence)
