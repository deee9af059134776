"""All wire messages, in both directions; `docs/protocol.md` describes them."""

import re
from collections.abc import Mapping, Sequence
from enum import Enum, IntEnum
from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from cheese_rescue.bots.advice.reasons import ReasonCode
from cheese_rescue.rules import Card, Draw, Refused
from cheese_rescue.rules.cards import PLAYER_COUNTS
from cheese_rescue.table import Begins, Help, Pace, Shape

PROTOCOL = 1
"""Incremented when an old page would misread a message."""

CODE_LETTERS = "BCDFHJKLMPRSTVXZ"
"""Consonants that do not look alike, so that no code spells a word and no O is read as a Q."""
CODE_LENGTH = 6
REPLAY_PAGE = "/replay"

Seat = Annotated[int, Meta(ge=0, lt=max(PLAYER_COUNTS), description="0 begins")]
ChairNumber = Annotated[
    int, Meta(ge=0, lt=max(PLAYER_COUNTS), description="clockwise; it stays when seats turn")
]
CellPair = tuple[Annotated[int, Meta(ge=-99, le=99)], Annotated[int, Meta(ge=-99, le=99)]]
"""x to the right and y downwards from the start card, or from the first card with 3 players."""
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Token = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{22,64}$",
        description="opens a chair, or is the one who opened the table",
    ),
]
Code = Annotated[str, Meta(min_length=CODE_LENGTH, max_length=2 * CODE_LENGTH)]
Name = Annotated[str, Meta(max_length=60, description="of at most 12 letters")]
BotName = Annotated[str, Meta(pattern="^[A-Za-z0-9_.:-]{1,60}$")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Players = Annotated[int, Meta(ge=min(PLAYER_COUNTS), le=max(PLAYER_COUNTS))]
Ply = Annotated[int, Meta(ge=0, le=48, description="how many cards were placed before")]
GameNumber = Annotated[int, Meta(ge=0, le=1_000_000, description="0 for the table's first game")]
MessageId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
RecordText = Annotated[str, Meta(max_length=20_000)]
Drawing = Annotated[str, Meta(max_length=2_000)]


class Reaction(Enum):
    """The fixed set of reactions."""

    HELLO = "hello"
    CHEER = "cheer"
    WOW = "wow"
    LAUGH = "laugh"
    OOPS = "oops"
    THINKING = "thinking"
    THANKS = "thanks"
    GOODBYE = "goodbye"


class ServerRefusal(Enum):
    """Refusals of the server, in addition to those of rules and table. Comments name their data."""

    # a message or a request
    UNREADABLE = "unreadable"
    TOO_LONG = "too-long"  # most
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    OLD_PAGE = "old-page"  # protocol
    HELLO_FIRST = "hello-first"
    NO_SUCH_PAGE = "no-such-page"
    NO_SUCH_METHOD = "no-such-method"
    NOT_FROM_THERE = "not-from-there"
    # a table
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_CODE = "no-such-code"
    TOO_MANY_CODES = "too-many-codes"
    TABLE_FULL = "table-full"
    NO_WATCHERS = "no-watchers"
    ANOTHER_GAME = "another-game"  # game, now
    NO_SUCH_BOT = "no-such-bot"  # bot
    # a person
    NOT_YOUR_SEAT = "not-your-seat"
    ONLY_THE_OPENER = "only-the-opener"
    STILL_HERE = "still-here"
    STAND_IN = "stand-in"
    # a time
    OUR_FAULT = "our-fault"
    CANNOT_WRITE = "cannot-write"
    STOPPING = "stopping"


class CloseCode(IntEnum):
    """Why the server closes a WebSocket."""

    SERVICE_RESTART = 1012
    """Reconnect: the process stops, or its memory is out of date."""
    REFUSED = 4000
    """The hello was refused, or the client may no longer be here."""
    TABLE_DELETED = 4004
    BAD_CLIENT = 4008
    """No hello in time, or too many unreadable or too frequent messages."""


class ServerRefused(Refused):
    """Raised for a ServerRefusal."""


# -- from the browser, over the socket -------------------------------------------------------------


def _tag(name: str) -> str:
    """`ComeBack` is `come-back` on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Command(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=_tag
):
    """A command from a client. The reply carries its `id` as `re`."""

    id: MessageId | None = None


class Hello(Command, frozen=True):
    """The first message. Tokens that open nothing are answered with null in `chairs`."""

    protocol: int
    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=5)] = []


class Claim(Command, frozen=True):
    """Claim more chairs for this device: another person sat down here, or a seat's link was
    opened.
    """

    tokens: Annotated[list[Token], Meta(max_length=5)]


class Ping(Command, frozen=True):
    """Keep-alive; answered with Pong."""


class Number(Command, frozen=True):
    """16 random bytes of this device, as hex, for the next shuffle. Sent after the seal was
    shown.
    """

    chair: ChairNumber
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Start(Command, frozen=True):
    """Start the game (opener only). If the oldest player begins, `oldest` is their chair."""

    oldest: ChairNumber | None = None


class PlayCard(Command, frozen=True, tag="play"):
    """Place a card. A repeated move is acknowledged again."""

    seat: Seat
    game: GameNumber
    ply: Ply
    card: Card
    cell: CellPair


class Consider(Command, frozen=True):
    """Ask whether the card may be placed there, and what would follow. Private to this client."""

    seat: Seat
    game: GameNumber
    ply: Ply
    card: Card
    cell: CellPair


class Hint(Command, frozen=True):
    """Ask for a hint, as strong as the help level allows. Private to this client."""

    seat: Seat
    game: GameNumber
    ply: Ply


class SetHelp(Command, frozen=True):
    """Change a chair's help level: one's own, or any as the opener."""

    chair: ChairNumber
    help: Help


class React(Command, frozen=True):
    """Send one of the fixed reactions to everybody at the table."""

    chair: ChairNumber
    reaction: Reaction


class Leave(Command, frozen=True):
    """Leave a chair. Before a game it becomes empty; during one a bot plays for them."""

    chair: ChairNumber


class ComeBack(Command, frozen=True):
    """Take over again from the bot that stands in."""

    chair: ChairNumber


class CallBot(Command, frozen=True):
    """Let a bot play for somebody who is away."""

    chair: ChairNumber


class Empty(Command, frozen=True):
    """Free a chair (opener only). During a game a bot plays on until somebody sits down."""

    chair: ChairNumber


class SeatBot(Command, frozen=True):
    """Give a chair to a bot, empty or not (opener only)."""

    chair: ChairNumber
    bot: BotName


class AskRematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people, after game number `game`."""

    game: GameNumber


class End(Command, frozen=True):
    """Delete the table. The opener may at any time, a seated player once the game is over."""


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
    | React
    | Leave
    | ComeBack
    | CallBot
    | Empty
    | SeatBot
    | AskRematch
    | End
)

# -- what is shown of a table and its game ---------------------------------------------------------


class OptionsData(Struct, frozen=True, kw_only=True):
    """The options chosen when the table was opened."""

    players: Players
    centred: bool
    dogs_hunt_mice: bool
    begins: Begins
    pace: Pace
    watchers: bool


class ChairData(Struct, frozen=True, kw_only=True):
    """Who sits there: nobody, a person or a bot."""

    taken: bool
    name: str | None
    """The typed name; only sent to people seated at the table."""
    guest: int | None
    """The number of the generated name: `guest-7` in the catalogues."""
    shape: Shape | None
    help: Help
    bot: str | None
    """The bot that has this chair."""
    stand_in: str | None
    """The bot that plays for a person who is away or has left."""
    here: bool


class Phase(Enum):
    """The phase of the current game."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class TableData(Struct, frozen=True, kw_only=True):
    """A table, as far as the recipient may know it."""

    table: TableId
    n: int
    """The length of its log."""
    phase: Phase
    game: GameNumber
    first: ChairNumber | None
    """The chair of seat 0, once it is known."""
    turn: ChairNumber | None
    """Whose turn it was when this was sent, during a game. A View may be newer."""
    seal: str
    code: str | None
    """Until the first start, and only for people seated at the table."""
    options: OptionsData
    chairs: list[ChairData]


class ClearedCell(Struct, frozen=True):
    """A cell that a wave of the chase clears."""

    cell: CellPair
    because: list[CellPair]
    """The neighbours that drove the card away."""


class Finale(Struct, frozen=True, kw_only=True):
    """The three waves of the chase and the final score of every seat."""

    waves: list[list[ClearedCell]]
    points: list[int]
    cheeses: list[int]
    places: list[int]
    winners: list[Seat]


class ViewData(Struct, frozen=True, kw_only=True):
    """What one seat, or a watcher, may know of a game."""

    game: GameNumber
    seat: Seat | None
    players: Players
    centred: bool
    dogs_hunt_mice: bool
    ply: Ply
    turn: Seat
    over: bool
    start_card: bool
    """Whether the start card lies at 0,0."""
    moves: Sequence[str]
    """As in a record: `M@2,-1`, seat 0 first."""
    hand: tuple[Card, ...]
    draws: tuple[Draw, ...]
    hand_sizes: tuple[int, ...]
    pile_size: int
    unseen: Mapping[Card, int]
    cheeses: tuple[tuple[Card, ...], ...]
    legal_cells: tuple[CellPair, ...]
    forecast: Finale | None
    """The finale if the game ended now; only if the help level includes it."""
    outcome: Finale | None


class ReasonData(Struct, frozen=True, kw_only=True):
    """A reason: a code with a sentence in the catalogues, and the cells and cards it refers to."""

    code: ReasonCode
    cells: list[CellPair]
    cards: list[Card]
    count: int


# -- from the server, over the socket --------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, tag_field="type", tag=_tag):
    """A message from the server; `re` is the `id` of the command it answers."""

    re: MessageId | None = None


class Welcome(Message, frozen=True):
    """The chair of every token in the hello or claim, or null."""

    protocol: int
    version: str
    chairs: list[ChairNumber | None]
    holds: list[ChairNumber]
    """All chairs of this device."""
    opener: bool


class TableMessage(Message, frozen=True, tag="table"):
    """The table; sent after every change."""

    table: TableData


class ViewsMessage(Message, frozen=True, tag="views"):
    """The current game, one view per seat of this device; for a watcher, one without a seat."""

    views: list[ViewData]


class Done(Message, frozen=True):
    """The command was carried out and committed."""


class Considered(Message, frozen=True):
    """Whether the card may be placed there, and if not, why."""

    allowed: bool
    refusal: str | None = None
    data: dict[str, int | str] = {}
    forecast: Finale | None = None


class Hinted(Message, frozen=True):
    """A good move at that ply, as far as the help level reveals it."""

    ply: Ply
    card: Card
    region: list[CellPair]
    """Neighbouring cells that include a good one; empty if the hint names only the card."""
    cell: CellPair | None
    """Only at the level `hint-place`."""
    reasons: list[ReasonData]
    """Most important first; without cells if the hint does not reveal the place."""
    exact: bool
    """Whether the move is proved best; otherwise it is an estimate."""


class RefusedMessage(Message, frozen=True, tag="refused"):
    """Nothing has changed. `refusal` is a code with its sentence in the catalogues."""

    refusal: str
    data: dict[str, int | str] = {}

    @classmethod
    def of(cls, refused: Refused, reply_to: int | None) -> "RefusedMessage":
        return cls(re=reply_to, refusal=refused.refusal.value, data=refused.data)


class Reacted(Message, frozen=True):
    """Somebody at that chair reacted."""

    chair: ChairNumber
    reaction: Reaction


class Nudge(Message, frozen=True):
    """This chair's player has been idle for a while and is reminded."""

    chair: ChairNumber


class Pong(Message, frozen=True):
    """Answer to Ping."""


class Bye(Message, frozen=True):
    """The server closes the connection. Reconnect at once after `stopping`, never after `ended`."""

    reason: str


Messages = (
    Welcome
    | TableMessage
    | ViewsMessage
    | Done
    | Considered
    | Hinted
    | RefusedMessage
    | Reacted
    | Nudge
    | Pong
    | Bye
)


class EncodedTable(Message, frozen=True, tag="table"):
    """A TableMessage whose table is encoded already."""

    table: Raw


class EncodedViews(Message, frozen=True, tag="views"):
    """A ViewsMessage whose views are encoded already."""

    views: list[Raw]


# -- over HTTP -------------------------------------------------------------------------------------


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class ChairRequest(Body, frozen=True):
    """Who gets a chair: a bot, somebody at this device (`mine`), or the next person to join."""

    bot: BotName | None = None
    mine: bool = False
    name: Name | None = None
    shape: Shape | None = None
    help: Help = Help.PLACES


class OpenRequest(Body, frozen=True):
    """A request to open a table."""

    players: Players = 2
    centred: bool = False
    dogs_hunt_mice: bool = False
    begins: Begins = Begins.DRAWN
    pace: Pace = Pace.TOGETHER
    watchers: bool = True
    language: Language = "en"
    chairs: Annotated[list[ChairRequest], Meta(max_length=max(PLAYER_COUNTS))] = []
    """Clockwise. Missing chairs are for people who join later."""


class TableOpened(Struct, frozen=True, kw_only=True):
    """The new table and its tokens, which are shown only once."""

    table: TableId
    opener: Token
    code: str
    link: str
    """The full link with which others join."""
    tokens: list[Token | None]
    """The token of every chair that is `mine`; null for the others."""


class JoinRequest(Body, frozen=True):
    """Join by code or by table id, exactly one of them."""

    code: Code | UnsetType = UNSET
    table: TableId | UnsetType = UNSET
    chair: ChairNumber | None = None
    name: Name | None = None
    shape: Shape | None = None
    language: Language = "en"


class Joined(Struct, frozen=True, kw_only=True):
    """The chair and its token, which is shown only once."""

    table: TableId
    chair: ChairNumber
    token: Token
    link: str
    """Moves the chair to another device. The token is in the fragment, which no server log
    contains.
    """


class ScoreRequest(Body, frozen=True):
    """A finished square of real cards, drawn as in `docs/notation.md`."""

    drawing: Drawing
    centred: bool = False
    dogs_hunt_mice: bool = False


class Scored(Struct, frozen=True, kw_only=True):
    """The parsed square and its finale."""

    players: Players
    board: list[str]
    """Every card with its cell: `M@2,-1`."""
    finale: Finale


class RecordRequest(Body, frozen=True):
    """A record as text."""

    record: RecordText


class Verified(Struct, frozen=True, kw_only=True):
    """The result of each check: `fits`, `differs` or `unknown`."""

    seal: str
    deal: str
    moves: str
    result: str


class Replayed(Struct, frozen=True, kw_only=True):
    """A recorded game, for step-by-step replay."""

    players: Players
    centred: bool
    dogs_hunt_mice: bool
    start_card: bool
    moves: list[str]
    by: list[str]
    """Who made each move: `person` or `bot:gentle`."""
    hands: list[list[list[Card]]] | None
    """All hands before every move, if the record includes the pile."""
    finale: Finale | None


class Line(Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line of a streamed response."""


class ReviewBegun(Line, frozen=True, tag="begun"):
    """The first line of a review."""

    plies: int
    """The number of `reviewed` lines that follow."""


class ReviewedData(Line, frozen=True, tag="reviewed"):
    """One move, evaluated from what the player could know."""

    ply: Ply
    seat: Seat
    move: str
    before: list[float]
    """Each seat's probability of winning before the move; a shared win counts as a share."""
    after: list[float]
    best: str
    """The best move found; often the one played."""
    best_points: list[float]
    """Expected points of every seat after the best move."""
    points: list[float]
    """Expected points of every seat after the move played."""
    exact: bool
    """Whether these values are exact."""
    reasons: list[ReasonData]
    """Why the best one is good."""


class ReviewEnd(Line, frozen=True, tag="end"):
    """The last line of a review."""

    turning: list[Ply]
    """Up to five plies at which the chances changed most, in order."""


class ReviewRefused(Line, frozen=True, tag="refused"):
    """The last line of a review that was aborted."""

    refusal: str
    data: dict[str, int | str] = {}


ReviewLines = ReviewBegun | ReviewedData | ReviewEnd | ReviewRefused


class RecordData(Struct, frozen=True, kw_only=True):
    """A record as text, with a link that contains it."""

    record: str
    link: str
    """A replay page with the whole record in the fragment."""


class QrRequest(Body, frozen=True):
    """A path on this server to draw as a QR code."""

    path: Annotated[str, Meta(pattern="^/[!-~]{0,400}$")]


class RefusedBody(Struct, frozen=True, kw_only=True):
    """A refusal."""

    refusal: str
    data: dict[str, int | str] = {}
    more: list["RefusedBody"] = []
    """Further refusals, if several things are wrong."""


class Health(Struct, frozen=True, kw_only=True):
    """The server is healthy."""

    ok: bool
    version: str
