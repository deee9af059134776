"""Everything that goes over the wire, in both directions: `docs/protocol.md` is made from this."""

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from cheese_rescue.bots.reasons import ReasonCode
from cheese_rescue.rules import Card, Draw, Refused
from cheese_rescue.rules.cards import PLAYER_COUNTS
from cheese_rescue.table import Begins, Help, Pace, Shape

PROTOCOL = 1
"""Grows when an old page would misread a message."""

CODE_LETTERS = "BCDFHJKLMPRSTVXZ"
"""Consonants that do not look alike: no word comes of them, and no O is taken for a Q."""
CODE_LENGTH = 6
REPLAY_PAGE = "/replay"

Seat = Annotated[int, Meta(ge=0, lt=max(PLAYER_COUNTS), description="0 begins")]
ChairNumber = Annotated[
    int, Meta(ge=0, lt=max(PLAYER_COUNTS), description="clockwise; it stays when seats turn")
]
Place = tuple[Annotated[int, Meta(ge=-99, le=99)], Annotated[int, Meta(ge=-99, le=99)]]
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
    """All that one can say to the others."""

    HELLO = "hello"
    CHEER = "cheer"
    WOW = "wow"
    LAUGH = "laugh"
    OOPS = "oops"
    THINKING = "thinking"
    THANKS = "thanks"
    GOODBYE = "goodbye"


class ServerRefusal(Enum):
    """Why the server refuses, beside what rules and table do; with the data that comes along."""

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


class ServerRefused(Refused):
    """Something that the server does not allow now."""


# -- from the browser, over the socket -------------------------------------------------------------


def _tag(name: str) -> str:
    """`ComeBack` is `come-back` on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Ask(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=_tag
):
    """What a device says. The answer carries the same `id` as `re`."""

    id: MessageId | None = None


class Hello(Ask, frozen=True):
    """The first message. Tokens that open nothing are answered with null in `chairs`."""

    protocol: int
    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=5)] = []


class Claim(Ask, frozen=True):
    """More chairs for this device: somebody else sits down here, or a seat's link was opened."""

    tokens: Annotated[list[Token], Meta(max_length=5)]


class Ping(Ask, frozen=True):
    """Is anybody there?"""


class Number(Ask, frozen=True):
    """16 bytes of this device's own chance, as hex, for the next shuffle; the seal was shown."""

    chair: ChairNumber
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Start(Ask, frozen=True):
    """Deal. Only by the one who opened; where the oldest begins, with their chair."""

    oldest: ChairNumber | None = None


class Play(Ask, frozen=True):
    """Place a card. The same again is acknowledged again."""

    seat: Seat
    game: GameNumber
    ply: Ply
    card: Card
    cell: Place


class Consider(Ask, frozen=True):
    """May the card lie there, and what then? Nobody else hears of it."""

    seat: Seat
    game: GameNumber
    ply: Ply
    card: Card
    cell: Place


class Hint(Ask, frozen=True):
    """What would be good? As much as the help level tells; nobody else hears of it."""

    seat: Seat
    game: GameNumber
    ply: Ply


class SetHelp(Ask, frozen=True):
    """Another help level for a chair: its own, or any for the one who opened."""

    chair: ChairNumber
    help: Help


class React(Ask, frozen=True):
    """One of the fixed set; everybody at the table hears it."""

    chair: ChairNumber
    reaction: Reaction


class Leave(Ask, frozen=True):
    """Before a game the chair is empty again; during one a bot plays on until they are back."""

    chair: ChairNumber


class ComeBack(Ask, frozen=True):
    """Play again for oneself, after a bot did."""

    chair: ChairNumber


class CallBot(Ask, frozen=True):
    """Let a bot play for somebody who is not here."""

    chair: ChairNumber


class Empty(Ask, frozen=True):
    """The one who opened frees a chair; during a game a bot plays on until somebody sits down."""

    chair: ChairNumber


class SeatBot(Ask, frozen=True):
    """The one who opened gives a chair to a bot, empty or not."""

    chair: ChairNumber
    bot: BotName


class Rematch(Ask, frozen=True):
    """The same people again, after the game of that number."""

    game: GameNumber


class End(Ask, frozen=True):
    """Delete the table: the one who opened at any time, anyone seated once the game is over."""


Asks = (
    Hello
    | Claim
    | Ping
    | Number
    | Start
    | Play
    | Consider
    | Hint
    | SetHelp
    | React
    | Leave
    | ComeBack
    | CallBot
    | Empty
    | SeatBot
    | Rematch
    | End
)

# -- what is shown of a table and its game ---------------------------------------------------------


class OptionsShown(Struct, frozen=True, kw_only=True):
    """What was agreed when the table was opened."""

    players: Players
    centred: bool
    dogs_hunt_mice: bool
    begins: Begins
    pace: Pace
    watchers: bool


class ChairShown(Struct, frozen=True, kw_only=True):
    """Who sits there: nobody, a person or a bot."""

    taken: bool
    name: str | None
    """What they typed; only for those who sit here too."""
    guest: int | None
    """The name that everybody knows: `guest-7` in the catalogues."""
    shape: Shape | None
    help: Help
    bot: str | None
    """The bot that sits here."""
    stand_in: str | None
    """The bot that plays for a person who is away or has left."""
    here: bool


class Phase(Enum):
    """How far the table is with its game."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class TableShown(Struct, frozen=True, kw_only=True):
    """A table, as much of it as the reader may know."""

    table: TableId
    n: int
    """How many entries its log has."""
    phase: Phase
    game: GameNumber
    first: ChairNumber | None
    """The chair of seat 0, once it is known."""
    turn: ChairNumber | None
    """Whose turn it was when this was told, in a game that is on; a View is newer."""
    seal: str
    code: str | None
    """Until the start, and only for those who sit here."""
    options: OptionsShown
    chairs: list[ChairShown]


class Emptied(Struct, frozen=True):
    """A place that a wave of the chase empties."""

    cell: Place
    because: list[Place]
    """The neighbours that drove the card off."""


class Finale(Struct, frozen=True, kw_only=True):
    """The three waves of the chase, and what they leave to every seat."""

    waves: list[list[Emptied]]
    points: list[int]
    cheeses: list[int]
    places: list[int]
    winners: list[Seat]


class ViewShown(Struct, frozen=True, kw_only=True):
    """All that one seat, or a watcher, may know of a game."""

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
    legal_cells: tuple[Place, ...]
    forecast: Finale | None
    """As if the game ended now, where the help level has it."""
    outcome: Finale | None


class ReasonShown(Struct, frozen=True, kw_only=True):
    """Why: a code with its sentence in the catalogues, and what it speaks of."""

    code: ReasonCode
    cells: list[Place]
    cards: list[Card]
    count: int


# -- from the server, over the socket --------------------------------------------------------------


class Tell(Struct, frozen=True, kw_only=True, tag_field="type", tag=_tag):
    """What the server says; `re` is the `id` of what it answers."""

    re: MessageId | None = None


class Welcome(Tell, frozen=True):
    """For every token of the hello or claim its chair, or null."""

    protocol: int
    version: str
    chairs: list[ChairNumber | None]
    holds: list[ChairNumber]
    """All chairs of this device."""
    opener: bool


class TableTold(Tell, frozen=True, tag="table"):
    """Who sits there and what was agreed: after each change."""

    table: TableShown


class ViewsTold(Tell, frozen=True, tag="views"):
    """The game as it stands, for each seat of this device; for a watcher, one without a seat."""

    views: list[ViewShown]


class Done(Tell, frozen=True):
    """It is as was asked, and written down."""


class Considered(Tell, frozen=True):
    """Whether the card may lie there; if not, why."""

    allowed: bool
    refusal: str | None = None
    data: dict[str, int | str] = {}
    forecast: Finale | None = None


class Hinted(Tell, frozen=True):
    """A good move for that ply, as much of it as the help level tells."""

    ply: Ply
    card: Card
    region: list[Place]
    """Some neighbouring places, a good one among them; none where the card alone is told."""
    cell: Place | None
    """Only at the level `hint-place`."""
    reasons: list[ReasonShown]
    """The best first; without places where the place is not told."""
    exact: bool
    """Whether nothing can be better, with everything known; otherwise an estimate."""


class RefusedTold(Tell, frozen=True, tag="refused"):
    """Nothing has changed. `refusal` is a code with its sentence in the catalogues."""

    refusal: str
    data: dict[str, int | str] = {}


class Reacted(Tell, frozen=True):
    """Somebody at that chair reacted."""

    chair: ChairNumber
    reaction: Reaction


class Nudge(Tell, frozen=True):
    """It is this chair's turn, and has been for a while."""

    chair: ChairNumber


class Pong(Tell, frozen=True):
    """Somebody is."""


class Bye(Tell, frozen=True):
    """The socket closes: come back at once after `stopping`, not after `ended`."""

    reason: str


Tells = (
    Welcome
    | TableTold
    | ViewsTold
    | Done
    | Considered
    | Hinted
    | RefusedTold
    | Reacted
    | Nudge
    | Pong
    | Bye
)


class RawTable(Tell, frozen=True, tag="table"):
    """A TableTold whose table is encoded already."""

    table: Raw


class RawViews(Tell, frozen=True, tag="views"):
    """A ViewsTold whose views are encoded already."""

    views: list[Raw]


# -- over HTTP -------------------------------------------------------------------------------------


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class ChairWish(Body, frozen=True):
    """For whom a chair is: a bot, somebody at this device (`mine`), or whoever joins."""

    bot: BotName | None = None
    mine: bool = False
    name: Name | None = None
    shape: Shape | None = None
    help: Help = Help.PLACES


class OpenTable(Body, frozen=True):
    """The table that is wished for."""

    players: Players = 2
    centred: bool = False
    dogs_hunt_mice: bool = False
    begins: Begins = Begins.DRAWN
    pace: Pace = Pace.TOGETHER
    watchers: bool = True
    language: Language = "en"
    chairs: Annotated[list[ChairWish], Meta(max_length=max(PLAYER_COUNTS))] = []
    """Clockwise; those left out are for whoever joins."""


class TableOpened(Struct, frozen=True, kw_only=True):
    """Where it is, and what opens it: shown this once."""

    table: TableId
    opener: Token
    code: str
    link: str
    """Where the others join, from the host on."""
    tokens: list[Token | None]
    """For every chair that is `mine`, what opens it."""


class JoinTable(Body, frozen=True):
    """By code or by table, one of the two."""

    code: Code | UnsetType = UNSET
    table: TableId | UnsetType = UNSET
    chair: ChairNumber | None = None
    name: Name | None = None
    shape: Shape | None = None
    language: Language = "en"


class Joined(Struct, frozen=True, kw_only=True):
    """The chair, and what opens it: shown this once."""

    table: TableId
    chair: ChairNumber
    token: Token
    link: str
    """Hands the chair to another device: the token is behind the #, where no log sees it."""


class ScoreSquare(Body, frozen=True):
    """A finished square of real cards, drawn as in `docs/notation.md`."""

    drawing: Drawing
    centred: bool = False
    dogs_hunt_mice: bool = False


class Scored(Struct, frozen=True, kw_only=True):
    """The square as it was read, and its finale."""

    players: Players
    board: list[str]
    """Every card with its cell: `M@2,-1`."""
    finale: Finale


class RecordGiven(Body, frozen=True):
    """A record as text."""

    record: RecordText


class Verified(Struct, frozen=True, kw_only=True):
    """What of a record holds: `fits`, `differs` or `unknown` each."""

    seal: str
    deal: str
    moves: str
    result: str


class Replayed(Struct, frozen=True, kw_only=True):
    """A record's game, to be shown step by step."""

    players: Players
    centred: bool
    dogs_hunt_mice: bool
    start_card: bool
    moves: list[str]
    by: list[str]
    """Who made each move: `person` or `bot:gentle`."""
    hands: list[list[list[Card]]] | None
    """Before every move the hands of all seats, where the record has the pile."""
    finale: Finale | None


class Line(Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line of an answer that comes bit by bit."""


class ReviewBegun(Line, frozen=True, tag="begun"):
    """The first line of a review."""

    plies: int
    """How many lines `reviewed` will follow."""


class ReviewedShown(Line, frozen=True, tag="reviewed"):
    """One move, judged by what the mover could know."""

    ply: Ply
    seat: Seat
    move: str
    before: list[float]
    """Every seat's chance to win before it, of 1; a shared victory is its share."""
    after: list[float]
    best: str
    """The best move that was found; often the same."""
    best_points: list[float]
    """What it promises every seat."""
    points: list[float]
    """What the move that was made promised."""
    exact: bool
    """Whether these are no estimates."""
    reasons: list[ReasonShown]
    """Why the best one is good."""


class ReviewEnd(Line, frozen=True, tag="end"):
    """The last line of a review."""

    turning: list[Ply]
    """The moves that changed most, at most five, in order."""


class ReviewRefused(Line, frozen=True, tag="refused"):
    """The last line of a review that cannot go on."""

    refusal: str
    data: dict[str, int | str] = {}


ReviewLines = ReviewBegun | ReviewedShown | ReviewEnd | ReviewRefused


class RecordShown(Struct, frozen=True, kw_only=True):
    """The record as text, and a link that carries it."""

    record: str
    link: str
    """A page that replays it, with the whole record behind the #."""


class DrawLink(Body, frozen=True):
    """A link of this server to be drawn as a QR code."""

    path: Annotated[str, Meta(pattern="^/[!-~]{0,400}$")]


class RefusedBody(Struct, frozen=True, kw_only=True):
    """Why not."""

    refusal: str
    data: dict[str, int | str] = {}
    more: list["RefusedBody"] = []
    """Whatever else is wrong, where several things can be."""


class Healthy(Struct, frozen=True, kw_only=True):
    """It answers."""

    ok: bool
    version: str
