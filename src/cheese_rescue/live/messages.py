"""All wire messages, in both directions. `docs/protocol.md` describes the protocol."""

import re
from collections.abc import Mapping, Sequence
from enum import Enum, IntEnum
from typing import Annotated, NamedTuple

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from cheese_rescue.bots.advice.hints import HintStrength
from cheese_rescue.bots.advice.reasons import ReasonCode
from cheese_rescue.exercises import LossReason, Progress
from cheese_rescue.rules import Card, Draw, Refused
from cheese_rescue.rules.cards import PLAYER_COUNTS
from cheese_rescue.table import Begins, Help, Pace, Shape

PROTOCOL = 5
"""The protocol version. It is incremented with every change of the messages."""
OLDEST_PROTOCOL = 1
"""The oldest version whose clients the server still accepts."""

CODE_LETTERS = "BCDFHJKLMPRSTVXZ"
"""The letters of join codes: consonants, so that no code is a word, and none that look alike."""
CODE_LENGTH = 6
"""The number of letters in a join code."""
GUESTS = 48
"""The number of guest names in the catalogues."""
REPLAY_PAGE = "/replay"
"""The path of the page that replays a record."""

Seat = Annotated[int, Meta(ge=0, lt=max(PLAYER_COUNTS), description="seat 0 begins")]
ChairNumber = Annotated[
    int,
    Meta(ge=0, lt=max(PLAYER_COUNTS), description="clockwise; fixed, unlike seats"),
]
CellPair = tuple[Annotated[int, Meta(ge=-99, le=99)], Annotated[int, Meta(ge=-99, le=99)]]
"""x to the right and y downwards, from the start card or, with 3 players, from the first card."""
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
"""The id of a table, which is part of its link."""
Token = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{22,64}$",
        description="proves that its holder has a chair or opened the table",
    ),
]
Code = Annotated[str, Meta(min_length=CODE_LENGTH, max_length=2 * CODE_LENGTH)]
"""A typed join code. Case, spaces and dashes do not matter."""
Name = Annotated[str, Meta(max_length=60, description="at most 12 letters are accepted")]
Guest = Annotated[int, Meta(ge=1, le=GUESTS, description="7 is `guest-7` in the catalogues")]
BotName = Annotated[str, Meta(pattern="^[A-Za-z0-9_.:-]{1,60}$")]
"""The name of a bot, such as `greedy`."""
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]
"""A language code, such as `fr`."""
Players = Annotated[int, Meta(ge=min(PLAYER_COUNTS), le=max(PLAYER_COUNTS))]
"""The number of players."""
Ply = Annotated[int, Meta(ge=0, le=48, description="the number of cards placed before")]
GameNumber = Annotated[int, Meta(ge=0, le=1_000_000, description="0 for the table's first game")]
MessageId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""Chosen by the client, to match replies with commands."""
RecordText = Annotated[str, Meta(max_length=20_000)]
"""The record of a game, as in `docs/notation.md`."""
MoveText = Annotated[str, Meta(max_length=20)]
"""A move, as `M@2,-1`."""
Drawing = Annotated[str, Meta(max_length=2_000)]
"""A drawn board, as in `docs/notation.md`."""


class Reaction(Enum):
    """The reactions that players can send each other."""

    HELLO = "hello"
    CHEER = "cheer"
    WOW = "wow"
    LAUGH = "laugh"
    OOPS = "oops"
    THINKING = "thinking"
    THANKS = "thanks"
    GOODBYE = "goodbye"


class BotPause(Enum):
    """How long bots wait before they move, from the longest pause to the shortest."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"

    @property
    def factor(self) -> float:
        """By how much the server's normal pause is multiplied."""
        return {BotPause.CALM: 2.0, BotPause.NORMAL: 1.0, BotPause.QUICK: 0.25}[self]


class ServerRefusal(Enum):
    """The refusal codes of the server, in addition to those of the rules and the table."""

    # The comment beside each code names the fields of its data.

    # messages and requests
    UNREADABLE = "unreadable"
    TOO_LONG = "too-long"  # most
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    OLD_PAGE = "old-page"  # protocol
    HELLO_FIRST = "hello-first"
    NO_SUCH_PAGE = "no-such-page"
    NO_SUCH_METHOD = "no-such-method"
    NOT_FROM_THERE = "not-from-there"
    # tables
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_CODE = "no-such-code"
    TOO_MANY_CODES = "too-many-codes"
    TABLE_FULL = "table-full"
    NO_WATCHERS = "no-watchers"
    ANOTHER_GAME = "another-game"  # game, now
    NO_SUCH_BOT = "no-such-bot"  # bot
    NO_SUCH_EXERCISE = "no-such-exercise"
    NO_SUCH_DAY = "no-such-day"
    # permissions and presence
    NOT_YOUR_SEAT = "not-your-seat"
    ONLY_THE_OPENER = "only-the-opener"
    STILL_HERE = "still-here"
    # temporary failures
    OUR_FAULT = "our-fault"
    CANNOT_WRITE = "cannot-write"
    STOPPING = "stopping"


TEMPORARY = frozenset(
    {
        ServerRefusal.TOO_FAST,
        ServerRefusal.TOO_MANY,
        ServerRefusal.OUR_FAULT,
        ServerRefusal.CANNOT_WRITE,
        ServerRefusal.STOPPING,
    }
)
"""A hello refused for one of these reasons may succeed later."""


class CloseCode(IntEnum):
    """Why the server closes a WebSocket."""

    SERVICE_RESTART = 1012
    """Reconnect. The process is stopping, or its memory is out of date."""
    TRY_AGAIN_LATER = 1013
    """Reconnect after a pause. The hello was refused for a temporary reason."""
    REFUSED = 4000
    """The hello was refused for good, or the client may no longer watch the table."""
    TABLE_DELETED = 4004
    """The table was deleted."""
    BAD_CLIENT = 4008
    """No hello in time, or too many unreadable or too frequent messages."""


class ServerRefused(Refused):
    """The server refuses this. `refusal` is a `ServerRefusal`."""


# -- from the browser, over the socket -------------------------------------------------------------


def _tag(name: str) -> str:
    """`ComeBack` is `come-back` on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Command(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=_tag
):
    """A command from a client. The reply has the command's `id` as its `re`."""

    id: MessageId | None = None


class Hello(Command, frozen=True):
    """The first message: the table to connect to, and the tokens that this client holds."""

    protocol: int
    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=5)] = []
    back: bool = True
    """Whether its people play again instead of their stand-ins. A page that still shows the finale
    of the game before says no.
    """


class Claim(Command, frozen=True):
    """Present more tokens: somebody else sat down at this device, or a chair's link was opened."""

    tokens: Annotated[list[Token], Meta(max_length=5)]


class Ping(Command, frozen=True):
    """Keep-alive; answered with Pong."""


class Number(Command, frozen=True):
    """16 random bytes from this device for the next shuffle, in hex, sent once the seal is known.
    A chair's first number counts.
    """

    chair: ChairNumber
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Start(Command, frozen=True):
    """Start the game. If the oldest player begins, `oldest` is their chair.

    The opener may, and with a shared screen (`screen` of the table) every player.
    """

    oldest: ChairNumber | None = None


class PlayCard(Command, frozen=True, tag="play"):
    """Place a card. Repeating the same move is safe: it is acknowledged again."""

    seat: Seat
    game: GameNumber
    ply: Ply
    card: Card
    cell: CellPair


class Consider(Command, frozen=True):
    """Ask whether a card may be placed there. Only this client gets the answer."""

    seat: Seat
    game: GameNumber
    ply: Ply
    card: Card
    cell: CellPair


class Hint(Command, frozen=True):
    """Ask for a hint, as detailed as the help level allows. Only this client gets it."""

    seat: Seat
    game: GameNumber
    ply: Ply


class SetHelp(Command, frozen=True):
    """Change a chair's help level. Players can change their own, the opener any."""

    chair: ChairNumber
    help: Help


class SetProfile(Command, frozen=True):
    """Change the name of the person in a chair of your own and, before the deal, their shape."""

    chair: ChairNumber
    name: Name | None = None
    """Without a name, everybody sees the guest name."""
    shape: Shape | None = None
    """Unchanged by default."""


class React(Command, frozen=True):
    """Send a reaction to everybody at the table."""

    chair: ChairNumber
    reaction: Reaction


class SetBotPause(Command, frozen=True):
    """Choose how long bots wait before they move. The longest pause of all players counts.

    It is forgotten when the client disconnects.
    """

    pause: BotPause


class Leave(Command, frozen=True):
    """Leave a chair. It becomes empty; during a game a bot stands in instead."""

    chair: ChairNumber


class ComeBack(Command, frozen=True):
    """Play again instead of the stand-in."""

    chair: ChairNumber


class CallBot(Command, frozen=True):
    """Let a bot stand in for a player who is disconnected or has been idle for too long."""

    chair: ChairNumber


class Empty(Command, frozen=True):
    """Empty a chair (opener only). During a game a bot plays on until somebody sits down there.
    If somebody asks for the chair, their request is withdrawn.
    """

    chair: ChairNumber


class SeatBot(Command, frozen=True):
    """Seat a bot in any chair, empty or taken (opener only).

    With a shared screen (`screen` of the table), players may seat bots in empty chairs before the
    first game.
    """

    chair: ChairNumber
    bot: BotName


class AskRematch(Command, frozen=True, tag="rematch"):
    """Ask for another game with the same players, or agree to it, for all chairs of this device.

    `game` is the number of the game that is over. If the next one has begun, its players come back.
    """

    game: GameNumber


class AnswerRequest(Command, frozen=True):
    """Agree or object to somebody's request for a chair that was emptied during the game."""

    chair: ChairNumber
    request: Annotated[int, Meta(ge=0)]
    """The `n` of the request."""
    agree: bool


class ReplaceToken(Command, frozen=True):
    """Replace the token of one of your own chairs: every other device with the chair is signed out.
    Answered with `token-replaced`.
    """

    chair: ChairNumber


class End(Command, frozen=True):
    """Delete the table. The opener can at any time, those who played once the game is over."""


Commands = (
    Hello
    | Claim
    | Ping
    | Number
    | Start
    | PlayCard
    | Consider
    | Hint
    | SetHelp
    | SetProfile
    | React
    | SetBotPause
    | Leave
    | ComeBack
    | CallBot
    | Empty
    | SeatBot
    | AskRematch
    | AnswerRequest
    | ReplaceToken
    | End
)
"""Any command from a client."""

# -- tables and games as clients see them ----------------------------------------------------------


class OptionsData(Struct, frozen=True, kw_only=True):
    """The options chosen when the table was opened."""

    players: Players
    centred: bool
    dogs_hunt_mice: bool
    begins: Begins
    pace: Pace
    watchers: bool
    neighbours: bool
    """Whether `considered` names the neighbours that hunt the card or are hunted by it."""


class ChairData(Struct, frozen=True, kw_only=True):
    """A chair, and the person or bot who has it."""

    taken: bool
    name: str | None
    """The typed name; sent only to seated players and the opener."""
    guest: int | None
    """The number of the person's guest name: 7 is `guest-7` in the catalogues."""
    shape: Shape | None
    help: Help
    bot: str | None
    """The bot that has the chair."""
    stand_in: str | None
    """The bot that plays for a person who is away or has left."""
    here: bool
    """Whether a device with this chair is connected."""
    won: int = 0
    """How many games its player has won at this table; a shared win counts."""
    points: int = 0
    """The points of its player in all games that they have finished at this table."""


class Phase(Enum):
    """The phase of the current game."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class HandOverData(Struct, frozen=True, kw_only=True):
    """During this game, the cards of a chair went to another player."""

    ply: Ply
    chair: ChairNumber
    bot: str | None
    """The bot that played on; null for a person."""
    name: str | None
    """The person's typed name; sent only to seated players and the opener."""
    guest: int | None
    """The number of the person's guest name."""


class ChairRequestData(Struct, frozen=True, kw_only=True):
    """Somebody asks for a chair that was emptied during the game.

    They get it once everybody connected has agreed, or after a minute without an objection.
    """

    n: int
    """The number of entries in the log with the request. An answer repeats it."""
    chair: ChairNumber
    name: str | None
    """The typed name; sent only to seated players and the opener."""
    guest: int
    """The number of the guest name."""
    shape: Shape
    agreed: list[ChairNumber]
    """The chairs whose players have agreed."""


class RematchData(Struct, frozen=True, kw_only=True):
    """Somebody would like another game. It begins once everybody connected has agreed."""

    agreed: list[ChairNumber]
    """The chairs whose players have agreed."""
    seconds: float
    """How long until it begins anyway, and bots stand in for those who have not agreed."""


class SourceData(Struct, frozen=True, kw_only=True):
    """The game that another one goes on from, with the same cards and the same first moves."""

    digest: str
    """The SHA-256 of its record, in hex."""
    ply: Ply
    """How many of its moves were taken over; with 0, only the cards are the same."""


class TableData(Struct, frozen=True, kw_only=True):
    """A table, as far as the recipient may know about it."""

    table: TableId
    n: int
    """The number of entries in its log."""
    phase: Phase
    game: GameNumber
    first: ChairNumber | None
    """The chair of seat 0, once it is known."""
    turn: ChairNumber | None
    """The chair to move, during a game. Views are sent more often and may be newer."""
    seal: str
    """The SHA-256 of the current game's secret, in hex. Games with a `source` do without it."""
    code: str | None
    """The join code until the first game starts; sent only to seated players and the opener."""
    options: OptionsData
    chairs: list[ChairData]
    hand_overs: list[HandOverData] = []
    """Of the current game, oldest first."""
    requests: list[ChairRequestData] = []
    """The requests for emptied chairs that are not decided yet."""
    rematch: RematchData | None = None
    """Set while somebody waits for the others to agree to another game."""
    screen: bool = False
    """Whether there is a shared screen: the opener's device is connected and has no chair."""
    source: SourceData | None = None
    """Set if the current game goes on from an earlier one: its cards were not shuffled."""


class ClearedCell(Struct, frozen=True):
    """A cell that is cleared by a wave of the chase."""

    cell: CellPair
    because: list[CellPair]
    """The neighbouring cells whose cards drove its card away."""


class Finale(Struct, frozen=True, kw_only=True):
    """The three waves of the chase and the final score of every seat."""

    waves: list[list[ClearedCell]]
    """First the cats, then the mice, then the cheeses that leave."""
    points: list[int]
    cheeses: list[int]
    """The number of each seat's remaining cheeses."""
    places: list[int]
    """Each seat's rank, 1 for the winners; seats that tie share the better rank."""
    winners: list[Seat]


class ViewData(Struct, frozen=True, kw_only=True):
    """What one seat, or a watcher, may know of a game."""

    game: GameNumber
    seat: Seat | None
    """Whose view it is; null for a watcher."""
    players: Players
    centred: bool
    dogs_hunt_mice: bool
    ply: Ply
    turn: Seat
    over: bool
    start_card: bool
    """Whether there is a start card at 0,0."""
    moves: Sequence[str]
    """Every move so far as in a record, `M@2,-1`. Seat 0 made the first."""
    hand: tuple[Card, ...]
    draws: tuple[Draw, ...]
    """The cards that this seat has drawn, in order."""
    hand_sizes: tuple[int, ...]
    pile_size: int
    """The number of cards left to draw."""
    unseen: Mapping[Card, int]
    """How many of each animal are neither on the table nor in this seat's hand."""
    cheeses: tuple[tuple[Card, ...], ...]
    """The cheeses that each seat still holds."""
    legal_cells: tuple[CellPair, ...]
    """Where any card of the hand may be placed; empty at `real-table` and for watchers."""
    forecast: Finale | None
    """The finale as if the game ended now, if the help level includes it."""
    outcome: Finale | None
    """The finale; null until the game is over."""


class ReasonData(Struct, frozen=True, kw_only=True):
    """Why a move is good: a code with a text in the catalogues, and what the text refers to."""

    code: ReasonCode
    cells: list[CellPair]
    cards: list[Card]
    count: int


# -- from the server, over the socket --------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, tag_field="type", tag=_tag):
    """A message from the server. `re` is the `id` of the command that it answers."""

    re: MessageId | None = None


class Welcome(Message, frozen=True):
    """Answers a hello or a claim."""

    protocol: int
    version: str
    """The version of the server."""
    chairs: list[ChairNumber | None]
    """The chair of each token that was sent, in the same order; null if it opens none."""
    holds: list[ChairNumber]
    """All chairs of this device."""
    opener: bool
    """Whether this device has the opener's token."""


class TableMessage(Message, frozen=True, tag="table"):
    """The whole table, sent after every change other than a move or a number, and before the views
    of a game's last move.
    """

    table: TableData


class ViewsMessage(Message, frozen=True, tag="views"):
    """The whole game, sent after every move: one view per seat of this device, or a watcher's."""

    views: list[ViewData]


class HeldChair(Struct, frozen=True, kw_only=True):
    """A chair of this device."""

    chair: ChairNumber
    devices: int
    """The number of connected devices with this chair, including this one."""


class Holding(Message, frozen=True):
    """The chairs of this device and those it has lost, sent whenever any of this changes."""

    chairs: list[HeldChair]
    former: list[ChairNumber] = []
    """The empty chairs that it had earlier in this game: it may answer requests for them."""


class TokenReplaced(Message, frozen=True):
    """Answers a `replace-token`. The chair's old token opens nothing any more."""

    chair: ChairNumber
    token: Token


class Done(Message, frozen=True):
    """The command was carried out, and any change is committed."""


class NeighbourPair(NamedTuple):
    """Two neighbouring cells; the card in one of them hunts the card in the other."""

    hunter: CellPair
    hunted: CellPair


class Considered(Message, frozen=True):
    """Answers a `consider`."""

    allowed: bool
    """Whether the card may be placed there."""
    refusal: str | None = None
    """Why not."""
    data: dict[str, int | str] = {}
    forecast: Finale | None = None
    """The finale as if the game ended with that card, if the help level includes it."""
    neighbours: list[NeighbourPair] = []
    """The card with each neighbour that it hunts or that hunts it, if the table has the option
    `neighbours`; none at `real-table` or on a device with several chairs."""


class Hinted(Message, frozen=True):
    """A good move at that ply, as far as the help level shows it."""

    ply: Ply
    card: Card
    region: list[CellPair]
    """Neighbouring cells, at least one of them good; empty if the hint names only the card."""
    cell: CellPair | None
    """The best cell, at the help level `hint-place`."""
    reasons: list[ReasonData]
    """Most important first. Without cells, unless the hint shows where to place the card."""
    exact: bool
    """Whether the move is proved to be the best; otherwise it is an estimate."""


class RefusedMessage(Message, frozen=True, tag="refused"):
    """The command was refused and changed nothing. Each code has a text in the catalogues."""

    refusal: str
    data: dict[str, int | str] = {}

    @classmethod
    def of(cls, refused: Refused, reply_to: int | None) -> "RefusedMessage":
        """The message for an exception; `reply_to` is the id of the command."""
        return cls(re=reply_to, refusal=refused.refusal.value, data=refused.data)


class Reacted(Message, frozen=True):
    """The player in that chair sent a reaction."""

    chair: ChairNumber
    reaction: Reaction


class Nudge(Message, frozen=True):
    """A reminder: the table waits for the player in that chair."""

    chair: ChairNumber


class Pong(Message, frozen=True):
    """Answers a ping."""


class Bye(Message, frozen=True):
    """The server is about to close the connection. Reconnect only after `stopping`."""

    reason: str
    """`stopping` (the server restarts), `ended` (the table was deleted) or `no-watchers`."""


Messages = (
    Welcome
    | TableMessage
    | ViewsMessage
    | Holding
    | TokenReplaced
    | Done
    | Considered
    | Hinted
    | RefusedMessage
    | Reacted
    | Nudge
    | Pong
    | Bye
)
"""Any message from the server."""


class EncodedTable(Message, frozen=True, tag="table"):
    """A TableMessage whose table is already encoded."""

    table: Raw


class EncodedViews(Message, frozen=True, tag="views"):
    """A ViewsMessage whose views are already encoded."""

    views: list[Raw]


# -- over HTTP -------------------------------------------------------------------------------------


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base class of request bodies. Unknown fields are refused."""


class ChairRequest(Body, frozen=True):
    """Who gets a chair: a bot, somebody at this device, or else a person who joins later."""

    bot: BotName | None = None
    mine: bool = False
    """Whether the chair is for somebody at this device."""
    name: Name | None = None
    guest: Guest | None = None
    """The guest name that the person would like; a random one by default."""
    shape: Shape | None = None
    help: Help = Help.PLACES


class SourceRequest(Body, frozen=True):
    """The game that a new one goes on from, with the same cards and the same first moves."""

    record: RecordText
    """A record that has a pile."""
    ply: Annotated[int, Meta(ge=0, lt=48)]
    """How many of its moves are taken over; with 0, only the cards are the same."""


class OpenRequest(Body, frozen=True):
    """A request to open a table."""

    source: SourceRequest | None = None
    """The first game goes on from this one, which decides the number of players and the variants.
    Chair 0 is seat 0.
    """
    players: Players = 2
    centred: bool = False
    dogs_hunt_mice: bool = False
    begins: Begins = Begins.DRAWN
    pace: Pace = Pace.TOGETHER
    watchers: bool = True
    neighbours: bool | None = None
    """Whether `considered` names the neighbours that hunt a card or are hunted by it. By default
    only while one person plays against bots."""
    language: Language = "en"
    chairs: Annotated[list[ChairRequest], Meta(max_length=max(PLAYER_COUNTS))] = []
    """Clockwise. Chairs that are left out are for people who join later."""


class TableOpened(Struct, frozen=True, kw_only=True):
    """The new table and its tokens. They are sent only this once."""

    table: TableId
    opener: Token
    """Proves that its holder opened the table."""
    code: str
    """The join code."""
    link: str
    """The full link for others to join."""
    tokens: list[Token | None]
    """The token of every chair that is `mine`, and null for the others."""


class JoinRequest(Body, frozen=True):
    """Join a table by its code or by its id. Send exactly one of them."""

    code: Code | UnsetType = UNSET
    table: TableId | UnsetType = UNSET
    chair: ChairNumber | None = None
    """The first empty chair by default."""
    name: Name | None = None
    guest: Guest | None = None
    """The guest name that the person would like. If somebody has it, they get another one."""
    shape: Shape | None = None
    """The shape that the person would like. If somebody has it, they get the next free one."""
    language: Language = "en"
    tokens: Annotated[list[Token], Meta(max_length=5)] = []
    """The tokens of this table that the device holds. During a game, nobody can hold the cards of
    two chairs unless they took both before it started.
    """


class FindRequest(Body, frozen=True):
    """Find a table by its join code, to see who sits there before taking a chair."""

    code: Code


class Found(Struct, frozen=True, kw_only=True):
    """The table of a join code."""

    table: TableId


class Joined(Struct, frozen=True, kw_only=True):
    """The chair and its token. It is sent only this once."""

    table: TableId
    chair: ChairNumber
    token: Token
    link: str
    """Opens the chair on another device. The token is in the fragment, which is never sent to a
    server.
    """
    waiting: bool = False
    """Whether the others must agree first, because the chair was emptied during the game. The token
    opens the chair from then on.
    """


class ScoreRequest(Body, frozen=True):
    """The finished square of a game with real cards, drawn as in `docs/notation.md`."""

    drawing: Drawing
    centred: bool = False
    dogs_hunt_mice: bool = False
    any_counts: bool = False
    """Whether to accept any number of each animal and any worths of the cheeses: no printed rule
    sheet states them, so the server's numbers are inferred.
    """


class Scored(Struct, frozen=True, kw_only=True):
    """The parsed square and its finale."""

    players: Players
    board: list[str]
    """Every card with its cell, as `M@2,-1`."""
    finale: Finale


ExerciseName = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
"""A lesson's name, or `puzzle-17`."""
LearnerMoves = Annotated[list[MoveText], Meta(max_length=48)]


class ExerciseRequest(Body, frozen=True):
    """An exercise and the learner's moves so far. The same moves always get the same replies."""

    name: ExerciseName
    moves: LearnerMoves = []
    """The learner's own moves."""


class ExerciseHintRequest(Body, frozen=True):
    """A puzzle, the learner's moves so far, and how much a hint should reveal."""

    name: ExerciseName
    strength: HintStrength
    moves: LearnerMoves = []
    """The learner's own moves."""


class ExerciseHint(Struct, frozen=True, kw_only=True):
    """A move that still wins, as far as the strength of the hint reveals it."""

    card: Card
    region: list[CellPair]
    """Places of which one wins; empty if the hint reveals only the card."""
    cell: CellPair | None
    """The place, if the hint reveals it."""


class LossData(Struct, frozen=True, kw_only=True):
    """Why a puzzle was not solved."""

    reason: LossReason
    cell: CellPair | None
    """The cell of the cheese that it is about."""
    points: int
    """What that cheese is worth; 0 without one."""


class ExerciseData(Struct, frozen=True, kw_only=True):
    """An exercise after the learner's moves and the replies to them."""

    name: str
    size: int
    """The length of the square's side, in cards."""
    seat: Seat
    """The learner's seat."""
    players: Players
    board: list[str]
    """Every card on the table with its cell, as `M@2,-1`, in the order in which they were laid."""
    replies: list[str]
    """The moves that the others made after the learner's last one."""
    hand: list[Card]
    """The learner's cards."""
    other_hand: list[Card]
    """The other's cards in a puzzle, where nothing is hidden; otherwise empty."""
    legal_cells: list[CellPair]
    """Where a card may be placed; empty once the exercise is over."""
    progress: Progress
    finale: Finale | None
    """The chase, once the exercise is over."""
    loss: LossData | None
    """Why the learner has not won; null unless a victory was the goal and was missed."""


class ExerciseList(Struct, frozen=True, kw_only=True):
    """The exercises that this server knows."""

    lessons: list[str]
    """The names of the lessons, in the order of teaching."""


class PuzzlesByGrade(Struct, frozen=True, kw_only=True):
    """The numbers of the puzzles of each grade."""

    easy: list[int]
    medium: list[int]
    hard: list[int]


class PuzzlesByTheme(Struct, frozen=True, kw_only=True):
    """The numbers of the puzzles with each theme."""

    guard: list[int]
    free: list[int]
    scare: list[int]
    block: list[int]
    wall: list[int]
    sacrifice: list[int]


class PuzzleList(Struct, frozen=True, kw_only=True):
    """All puzzles. Puzzle 17 is the exercise `puzzle-17`."""

    grades: PuzzlesByGrade
    themes: PuzzlesByTheme


class DayData(Struct, frozen=True, kw_only=True):
    """The squares of one day, the same for everybody."""

    number: int
    """Counts the days; the first one has the number 1."""
    date: str
    """As `2026-11-19`."""
    latest: str
    """The last date that the server answers so far: one day after its own date, in UTC."""
    puzzles: list[int]
    """The number of a puzzle for each grade, the easiest first."""


class RecordRequest(Body, frozen=True):
    """A record as text."""

    record: RecordText


class Verified(Struct, frozen=True, kw_only=True):
    """The result of each check: `fits`, `differs` or `unknown`. Seal and deal are `played-before`
    if the game goes on from an earlier one, because its cards were not shuffled.
    """

    seal: str
    deal: str
    moves: str
    result: str


class RecordedHandOver(Struct, frozen=True, kw_only=True):
    """During a recorded game, the cards of a seat went to another player."""

    ply: Ply
    seat: Seat
    by: str
    """Who played on: `person`, or a bot such as `bot:gentle`."""


class Replayed(Struct, frozen=True, kw_only=True):
    """A recorded game, for step-by-step replay."""

    players: Players
    centred: bool
    dogs_hunt_mice: bool
    start_card: bool
    moves: list[str]
    by: list[str]
    """Who made each move: `person`, or a bot such as `bot:gentle`."""
    hands: list[list[list[Card]]] | None
    """All hands before every move and at the end; null if the record has no pile."""
    finale: Finale | None
    hand_overs: list[RecordedHandOver] = []
    """Oldest first."""
    source: SourceData | None = None
    """The game that it goes on from."""


class Line(Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line of a streamed response."""


class ReviewBegun(Line, frozen=True, tag="begun"):
    """The first line of a review."""

    plies: int
    """The number of `reviewed` lines that follow."""


class ReviewedData(Line, frozen=True, tag="reviewed"):
    """One move, judged by what its player could know."""

    ply: Ply
    seat: Seat
    move: str
    before: list[float]
    """Each seat's winning probability with the best move; a shared win counts in part."""
    after: list[float]
    """Each seat's winning probability with the move that was played."""
    best: str
    """The best move found, which may be the one that was played."""
    best_points: list[float]
    """Each seat's expected points with the best move."""
    points: list[float]
    """Each seat's expected points with the move that was played."""
    exact: bool
    """Whether these values are exact; otherwise they are estimates."""
    reasons: list[ReasonData]
    """Why the best move is good, most important first."""


class ReviewEnd(Line, frozen=True, tag="end"):
    """The last line of a review."""

    turning: list[Ply]
    """Up to five plies where a move lost most of its player's winning probability, in order."""


class ReviewRefused(Line, frozen=True, tag="refused"):
    """The last line of a review that failed."""

    refusal: str
    data: dict[str, int | str] = {}


ReviewLines = ReviewBegun | ReviewedData | ReviewEnd | ReviewRefused
"""Any line of a review."""


class RecordData(Struct, frozen=True, kw_only=True):
    """The record of a game as text, and as a link."""

    record: str
    link: str
    """The replay page, with the whole record in the fragment."""


class QrRequest(Body, frozen=True):
    """A path on this server whose full address is to be drawn as a QR code."""

    path: Annotated[str, Meta(pattern="^/[!-~]{0,400}$")]


class RefusedBody(Struct, frozen=True, kw_only=True):
    """The body of a response that refuses a request. Each code has a text in the catalogues."""

    refusal: str
    data: dict[str, int | str] = {}
    more: list["RefusedBody"] = []
    """Further reasons, if there are several."""


class Health(Struct, frozen=True, kw_only=True):
    """The server is healthy."""

    ok: bool
    version: str
