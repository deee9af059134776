"""A game as plain text that people can read and edit. `docs/notation.md` has the grammar."""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import cycle
from typing import NamedTuple, Self

from cheese_rescue.rules import cards
from cheese_rescue.rules.cards import SEAT_LETTERS, Card, Seat
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.errors import IllegalMove, Refusal, Unreadable
from cheese_rescue.rules.game import Game
from cheese_rescue.rules.move import Move
from cheese_rescue.rules.pictured import Pictured
from cheese_rescue.rules.seal import NUMBER_BYTES, SECRET_BYTES
from cheese_rescue.rules.variants import Rules

VERSION = 2
"""The format version of new records. Version 1, which has no hand-overs, can still be read."""
WITH_HAND_OVERS = 2
"""The first version with hand-overs."""
WITH_SOURCE = 3
"""The version of records with a source. Programs that know only version 2 refuse them."""
DIGEST_BYTES = 32
"""The length of the hash that names a source."""
UNKNOWN = "?"
"""Written where a record does not know, or must not tell yet."""

_BOT_NAME = re.compile(r"[A-Za-z0-9_.:-]{1,60}", re.ASCII)
_VARIANTS = {"centred": "centred", "dogs-hunt-mice": "dogs_hunt_mice"}


def check_bot_name(name: str) -> str:
    """The name itself. Raises ValueError unless it is 1 to 60 letters, digits or `_.:-` (ASCII)."""
    if not _BOT_NAME.fullmatch(name):
        raise ValueError(f"no bot can be called {name!r}")
    return name


class Play(NamedTuple):
    """A move and who made it.

    - `move`: The move.
    - `bot`: The name of the bot, or None for a person.
    """

    move: Move
    bot: str | None = None

    @property
    def by(self) -> str:
        """Who made the move, as a record writes it: `person` or `bot:gentle`."""
        return _by(self.bot)


class HandOver(NamedTuple):
    """During the game, the cards of a seat went to another player.

    - `ply`: The number of cards placed before.
    - `seat`: The seat.
    - `bot`: The name of the bot that played on, or None for a person.
    """

    ply: int
    seat: Seat
    bot: str | None = None

    @property
    def by(self) -> str:
        """Who played on, as a record writes it: `person` or `bot:gentle`."""
        return _by(self.bot)

    def __str__(self) -> str:
        return f"hand-over {self.ply + 1} {SEAT_LETTERS[self.seat]} {self.by}"


def _by(bot: str | None) -> str:
    return f"bot:{bot}" if bot else "person"


class Source(NamedTuple):
    """The game that a game goes on from: it has the same cards and the same first moves.

    - `digest`: The SHA-256 of that game's record, written as `str(record)`, in hex.
    - `ply`: The number of moves that were taken over; with 0, only the cards are the same.
    """

    digest: str
    ply: int

    @classmethod
    def of(cls, record: "Record", ply: int) -> Self:
        """That ply of that record."""
        return cls(sha256(str(record).encode()).hexdigest(), ply)

    def __str__(self) -> str:
        return f"source {self.digest} {self.ply}"


class Result(NamedTuple):
    """The final score of every seat. The text form is `a:7/4 b:5/4 winners:a`.

    - `points`: The points of each seat.
    - `cheeses`: The number of each seat's remaining cheeses.
    - `winners`: The seats that won.
    """

    points: tuple[int, ...]
    cheeses: tuple[int, ...]
    winners: tuple[Seat, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> Self:
        """The result of that outcome."""
        return cls(outcome.points, outcome.cheeses, outcome.winners)

    def __str__(self) -> str:
        each = zip(SEAT_LETTERS, self.points, self.cheeses, strict=False)
        seats = " ".join(f"{letter}:{points}/{left}" for letter, points, left in each)
        return f"{seats} winners:{''.join(SEAT_LETTERS[seat] for seat in self.winners)}"


@dataclass(frozen=True, kw_only=True, repr=False)
class Record(Pictured):
    """All that is kept of a game. None stands for what is unknown or still secret.

    A game with a `source` was not shuffled, so it has no seal, numbers and secret.

    `Record.parse(str(record)) == record`. The constructor raises IllegalMove if the number of
    players or the variants are impossible, and ValueError if the numbers, a hand-over or a bot's
    name are. The moves are not checked here: see `verify` and `replay`.

    >>> from cheese_rescue.rules import Move, Play, Record
    >>> plays = (Play(Move.parse("M@1,0")), Play(Move.parse("D@0,1"), bot="gentle"))
    >>> record = Record(players=2, plays=plays)
    >>> print(str(record).rstrip())
    cheese-rescue 2
    players 2
    variants none
    seal ?
    numbers - -
     1 a M@1,0    person
     2 b D@0,1    bot:gentle
    secret ?
    pile ?
    result ?
    >>> Record.parse(str(record)) == record
    True

    - `players`: The number of players: 2, 3 or 4.
    - `rules`: The variants in use.
    - `seal`: The SHA-256 of the secret in hex, shown before the game.
    - `numbers`: The 16 bytes that each seat's device added to the shuffle, or None. Default: all
      None.
    - `plays`: Every move so far, with who made it; seat 0 made the first.
    - `hand_overs`: Every change of player during the game, oldest first.
    - `secret`: The 32 sealed bytes.
    - `pile`: The whole pile before the deal, top card first.
    - `result`: The final score.
    - `version`: The version of the text format.
    - `source`: The game that this one goes on from. Its moves up to that ply are among the plays.
    - `lines`: The line number of each play, from 1, if the record was parsed from text.
    """

    players: int
    rules: Rules = Rules()
    seal: str | None = None
    numbers: tuple[bytes | None, ...] = ()
    plays: tuple[Play, ...] = ()
    hand_overs: tuple[HandOver, ...] = ()
    secret: bytes | None = None
    pile: tuple[Card, ...] | None = None
    result: Result | None = None
    version: int = VERSION
    source: Source | None = None
    lines: tuple[int, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        self.rules.check(self.players)
        if not self.numbers:
            object.__setattr__(self, "numbers", (None,) * self.players)
        if len(self.numbers) != self.players:
            raise ValueError(f"{self.players} numbers are needed, not {len(self.numbers)}")
        bots = {play.bot for play in self.plays}.union(each.bot for each in self.hand_overs)
        for bot in bots - {None}:
            check_bot_name(bot or "")
        self._check_hand_overs()
        self._check_source()

    def _check_source(self) -> None:
        if (self.source is not None) != (self.version == WITH_SOURCE):
            raise ValueError(f"records have a source in version {WITH_SOURCE} and in no other one")
        if self.source is None:
            return
        if self.seal or self.secret or any(self.numbers):
            raise ValueError("a game with a source has no shuffle of its own")
        if not 0 <= self.source.ply <= min(len(self.plays), cards.plies(self.players) - 1):
            raise ValueError(f"no game can go on from ply {self.source.ply}")

    def _check_hand_overs(self) -> None:
        if self.hand_overs and self.version < WITH_HAND_OVERS:
            raise ValueError(f"a record of version {self.version} has no hand-overs")
        plies = [hand_over.ply for hand_over in self.hand_overs]
        last = min(len(self.plays), cards.plies(self.players) - 1)
        if plies != sorted(plies) or not all(0 <= ply <= last for ply in plies):
            raise ValueError("the hand-overs are out of order")
        if not all(0 <= hand_over.seat < self.players for hand_over in self.hand_overs):
            raise ValueError("there is no such seat")

    @property
    def finished(self) -> bool:
        """Whether all cards have been placed."""
        return len(self.plays) == cards.plies(self.players)

    @classmethod
    def of(cls, game: Game, *, bots: Sequence[str | None] = ()) -> "Record":
        """The record of a game, with its pile, which shows every card.

        `bots` are the names of the bots by seat, None for a person; without it, people played.
        Raises ValueError if there is not one name, or None, per seat.
        """
        players = tuple(bots) or (None,) * game.players
        if len(players) != game.players:
            raise ValueError(f"{game.players} names are needed, not {len(players)}")
        return cls(
            players=game.players,
            rules=game.rules,
            plays=tuple(map(Play, game.moves, cycle(players))),
            pile=game.dealt,
            result=Result.of(game.outcome()) if game.over else None,
        )

    def games(self) -> tuple[Game, ...]:
        """The game before the first move and after each one.

        Raises Refused if the record has no pile, IllegalMove if the pile is impossible, and
        Unreadable at the first impossible move. `replay.games` yields them one by one.
        """
        from cheese_rescue.rules import replay  # noqa: PLC0415 - replay imports Record

        return tuple(replay.games(self))

    def __repr__(self) -> str:
        plays = f"{len(self.plays)} of {cards.plies(self.players)} moves"
        result = f", {self.result}" if self.result else ""
        return f"<Record of {self.players} players, {plays}{result}>"

    def __str__(self) -> str:
        variants = [word for word, name in _VARIANTS.items() if getattr(self.rules, name)]
        numbers = " ".join(number.hex() if number else "-" for number in self.numbers)
        before = [f"seal {self.seal or UNKNOWN}", f"numbers {numbers}"]
        after = [f"secret {self.secret.hex() if self.secret else UNKNOWN}"]
        if self.source is not None:
            before, after = [str(self.source)], []
        return "\n".join(
            [
                f"cheese-rescue {self.version}",
                f"players {self.players}",
                f"variants {' '.join(variants) or 'none'}",
                *before,
                *self._course(),
                *after,
                f"pile {' '.join(map(str, self.pile)) if self.pile else UNKNOWN}",
                f"result {self.result or UNKNOWN}",
                "",
            ]
        )

    def _course(self) -> Iterator[str]:
        """The lines of the moves, with each hand-over before the move that follows it."""
        waiting = deque(self.hand_overs)
        for number, play in enumerate(self.plays):
            while waiting and waiting[0].ply == number:
                yield str(waiting.popleft())
            letter = SEAT_LETTERS[number % self.players]
            yield f"{number + 1:2} {letter} {play.move!s:8} {play.by}"
        yield from map(str, waiting)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record of a text. Raises Unreadable, with the line number, if the text is damaged."""
        return _Reader(text).record()


class _RecordLine(NamedTuple):
    number: int
    words: list[str]


class _Reader:
    """Parses the text of a record, line by line."""

    def __init__(self, text: str) -> None:
        lines = text.removeprefix("\ufeff").split("\n")
        self._lines = [
            _RecordLine(number, words)
            for number, line in enumerate(lines, start=1)
            if (words := line.split()) and not words[0].startswith("#")
        ]
        self._end = max(len(lines), 1)
        self._at = 0

    def record(self) -> Record:
        version = self._version()
        players = self._players()
        rules = self._rules(players)
        source = seal = secret = None
        numbers: tuple[bytes | None, ...] = ()
        if version == WITH_SOURCE:
            source = self._source(players)
        else:
            seal = self._known("seal", SECRET_BYTES)
            numbers = self._numbers(players)
        plays, hand_overs, lines = self._course(players, version)
        if source is not None:
            self._check_taken_over(source.ply, len(plays))
        else:
            secret = self._known("secret", SECRET_BYTES)
        pile = self._pile()
        result = self._result(players)
        if self._at < len(self._lines):
            line = self._lines[self._at]
            raise Unreadable(
                Refusal.RECORD_LINE_TOO_MANY, line=line.number, text=" ".join(line.words)[:40]
            )
        return Record(
            version=version,
            players=players,
            rules=rules,
            seal=seal.hex() if seal else None,
            numbers=numbers,
            plays=plays,
            hand_overs=hand_overs,
            secret=secret,
            pile=pile,
            result=result,
            lines=lines,
            source=source,
        )

    def _next(self, word: str) -> _RecordLine:
        """The words of the next line after its first, which must be this one."""
        if self._at == len(self._lines):
            raise Unreadable(Refusal.RECORD_LINE_MISSING, line=self._end, word=word)
        line = self._lines[self._at]
        if line.words[0] != word:
            raise Unreadable(Refusal.RECORD_LINE_MISSING, line=line.number, word=word)
        self._at += 1
        return _RecordLine(line.number, line.words[1:])

    @staticmethod
    def _damaged(line: _RecordLine, word: str) -> Unreadable:
        return Unreadable(
            Refusal.RECORD_LINE_DAMAGED,
            line=line.number,
            word=word,
            text=" ".join(line.words)[:40],
        )

    def _version(self) -> int:
        try:
            line = self._next("cheese-rescue")
        except Unreadable as missing:
            raise Unreadable(Refusal.NOT_A_RECORD, line=missing.data["line"]) from None
        match line.words:
            case [version] if _is_number(version):
                if int(version) > WITH_SOURCE:
                    raise Unreadable(Refusal.RECORD_TOO_NEW, line=line.number, version=int(version))
                if int(version) >= 1:
                    return int(version)
        raise self._damaged(line, "cheese-rescue")

    def _players(self) -> int:
        line = self._next("players")
        match line.words:
            case [count] if _is_number(count) and int(count) in cards.PLAYER_COUNTS:
                return int(count)
        raise self._damaged(line, "players")

    def _rules(self, players: int) -> Rules:
        line = self._next("variants")
        if line.words == ["none"]:
            return Rules()
        known = [word for word in _VARIANTS if word in line.words]
        if not known or line.words != known:
            raise self._damaged(line, "variants")
        rules = Rules(**{_VARIANTS[word]: True for word in known})
        try:
            rules.check(players)
        except IllegalMove:
            raise self._damaged(line, "variants") from None
        return rules

    def _known(self, word: str, length: int) -> bytes | None:
        line = self._next(word)
        if line.words == [UNKNOWN]:
            return None
        if len(line.words) != 1:
            raise self._damaged(line, word)
        return self._bytes(line, word, line.words[0], length)

    def _bytes(self, line: _RecordLine, word: str, text: str, length: int) -> bytes:
        if not re.fullmatch(rf"[0-9a-f]{{{2 * length}}}", text):
            raise self._damaged(line, word)
        return bytes.fromhex(text)

    def _source(self, players: int) -> Source:
        line = self._next("source")
        match line.words:
            case [digest, ply] if _is_number(ply) and int(ply) < cards.plies(players):
                source = Source(self._bytes(line, "source", digest, DIGEST_BYTES).hex(), int(ply))
                if str(source) == " ".join(["source", *line.words]):
                    return source
        raise self._damaged(line, "source")

    def _check_taken_over(self, ply: int, plays: int) -> None:
        """Raises Unreadable if there are fewer moves than were taken over from the source."""
        if plays < ply:
            number = self._lines[self._at].number if self._at < len(self._lines) else self._end
            raise Unreadable(Refusal.RECORD_LINE_MISSING, line=number, word=str(plays + 1))

    def _numbers(self, players: int) -> tuple[bytes | None, ...]:
        line = self._next("numbers")
        if len(line.words) != players:
            raise self._damaged(line, "numbers")
        return tuple(
            None if text == "-" else self._bytes(line, "numbers", text, NUMBER_BYTES)
            for text in line.words
        )

    def _course(
        self, players: int, version: int
    ) -> tuple[tuple[Play, ...], tuple[HandOver, ...], tuple[int, ...]]:
        """The moves, the hand-overs between them, and the line numbers of the moves."""
        plays: list[Play] = []
        hand_overs: list[HandOver] = []
        lines: list[int] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            number, *rest = line.words
            handing_over = number == "hand-over" and version >= WITH_HAND_OVERS
            if handing_over:
                number, rest = (rest or [""])[0], rest[1:]
                if not _is_number(number):
                    raise self._damaged(_RecordLine(line.number, line.words[1:]), "hand-over")
            elif not _is_number(number):
                break
            ply = len(plays) + 1
            if ply > cards.plies(players) or int(number) != ply:
                raise Unreadable(Refusal.RECORD_MOVE_OUT_OF_ORDER, line=line.number, ply=ply)
            if handing_over:
                hand_overs.append(self._hand_over(line, ply, rest, SEAT_LETTERS[:players]))
            else:
                plays.append(self._play(line, SEAT_LETTERS[(ply - 1) % players]))
                lines.append(line.number)
            self._at += 1
        return tuple(plays), tuple(hand_overs), tuple(lines)

    def _hand_over(self, line: _RecordLine, ply: int, rest: list[str], letters: str) -> HandOver:
        damaged = self._damaged(_RecordLine(line.number, line.words[1:]), "hand-over")
        match rest:
            case [seat, by] if len(seat) == 1 and seat in letters:
                hand_over = HandOver(ply - 1, Seat(letters.index(seat)), _bot(by, damaged))
                if hand_over.by == by:
                    return hand_over
        raise damaged

    def _play(self, line: _RecordLine, letter: str) -> Play:
        ply, *rest = line.words
        damaged = self._damaged(_RecordLine(line.number, rest), ply)
        match rest:
            case [seat, text, by] if seat == letter:
                try:
                    move = Move.parse(text)
                except ValueError:
                    raise damaged from None
                play = Play(move, _bot(by, damaged))
                if (str(move), play.by) == (text, by) and move.card is not Card.START:
                    return play
        raise damaged

    def _pile(self) -> tuple[Card, ...] | None:
        line = self._next("pile")
        if line.words == [UNKNOWN]:
            return None
        if not line.words or not all(word in ("D", "C", "M") for word in line.words):
            raise self._damaged(line, "pile")
        return tuple(Card(word) for word in line.words)

    def _result(self, players: int) -> Result | None:
        line = self._next("result")
        if line.words == [UNKNOWN]:
            return None
        letters = SEAT_LETTERS[:players]
        each = " ".join(rf"{letter}:([0-9]{{1,2}})/([0-9])" for letter in letters)
        found = re.fullmatch(rf"{each} winners:([{letters}]+)", " ".join(line.words), re.ASCII)
        if found is None:
            raise self._damaged(line, "result")
        *numbers, winners = found.groups()
        result = Result(
            points=tuple(map(int, numbers[0::2])),
            cheeses=tuple(map(int, numbers[1::2])),
            winners=tuple(Seat(SEAT_LETTERS.index(letter)) for letter in winners),
        )
        if str(result) != " ".join(line.words):
            raise self._damaged(line, "result")
        return result


def _bot(by: str, damaged: Unreadable) -> str | None:
    """The bot in `by`, or None for a person. Raises `damaged` if it is neither."""
    try:
        return None if by == "person" else check_bot_name(by.removeprefix("bot:"))
    except ValueError:
        raise damaged from None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 3
