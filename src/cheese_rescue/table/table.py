"""A game under way and who plays it: the one authority for browser, terminal and tests."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cheese_rescue.rules import (
    Card,
    Cell,
    Chase,
    Game,
    IllegalMove,
    Move,
    Outcome,
    Play,
    Record,
    Refusal,
    Refused,
    Result,
    Seat,
    View,
)
from cheese_rescue.rules.cards import SEAT_LETTERS
from cheese_rescue.rules.record import check_bot_name
from cheese_rescue.rules.seal import (
    NUMBER_BYTES,
    SECRET_BYTES,
    drawn_chair,
    seal,
)
from cheese_rescue.table.apply import apply_entry, numbers_by_seat
from cheese_rescue.table.errors import Stale, TableRefusal, TableRefused
from cheese_rescue.table.log import (
    BotTookOver,
    CameBack,
    Entry,
    HelpChanged,
    Left,
    Log,
    NumberGiven,
    Opened,
    Played,
    Rematch,
    Sat,
    Started,
)
from cheese_rescue.table.players import (
    Begins,
    Chair,
    ChairNumber,
    Help,
    Options,
    Player,
    chair_at,
    player_at,
)


@dataclass(frozen=True)
class Consideration:
    """What would come of laying a card: the refusal, or the chase where the help allows it."""

    refused: Refused | None = None
    outcome: Outcome | None = None

    @property
    def allowed(self) -> bool:
        return self.refused is None

    @property
    def chase(self) -> Chase | None:
        return self.outcome.chase if self.outcome else None


@dataclass(frozen=True, kw_only=True)
class Table:
    """What a log has led to. Every verb checks, then gives the table with one entry more.

    This one stays as it is, so whoever keeps the log can first write the new entry down and go
    on with the new table only then.
    """

    log: Log = field(repr=False)
    options: Options
    secret: bytes = field(repr=False)
    """Of the game under way or, before it starts, of the next one. Leaves only by `record`."""
    chairs: tuple[Chair, ...]
    first: ChairNumber | None = None
    """The chair of seat 0, once it is known."""
    game: Game | None = field(default=None, repr=False)
    plays: tuple[Play, ...] = ()
    game_number: int = 0
    """How many games were played here before this one."""
    past_secrets: tuple[bytes, ...] = field(default=(), repr=False)
    """Shown already, each when its game ended."""
    key: bytes | None = field(default=None, repr=False)
    """A hash of what the one who opened it can show."""

    # -- before a game ---------------------------------------------------------------------------

    @classmethod
    def open(
        cls, options: Options, *, secret: bytes, at: float, key: bytes | None = None
    ) -> "Table":
        """An empty table. The secret must be 32 bytes that nobody can guess."""
        _check_length(secret, SECRET_BYTES)
        return cls.replay([Opened(at=at, options=options, secret=secret, key=key)])

    @classmethod
    def replay(cls, log: Sequence[Entry]) -> "Table":
        """The table that a log leads to."""
        match log:
            case [Opened(options=options, secret=secret, key=key) as opened, *rest]:
                chairs = (Chair(),) * options.players
                table = cls(
                    log=Log([opened]), options=options, secret=secret, chairs=chairs, key=key
                )
            case _:
                raise ValueError("a table's log begins with its opening")
        return table.followed_by(rest)

    def followed_by(self, entries: Iterable[Entry]) -> "Table":
        """The table after more entries of its log."""
        table = self
        for entry in entries:
            table = apply_entry(table, entry)
        return table

    def sit(
        self,
        chair: ChairNumber,
        player: Player,
        *,
        at: float,
        key: bytes | None = None,
        instead: bool = False,
    ) -> "Table":
        """A person or a bot takes an empty chair, or anybody's instead of them.

        During a game they go on with the hand that is there.
        """
        if chair_at(self.chairs, chair).player is not None and not instead:
            raise TableRefused(TableRefusal.CHAIR_TAKEN, chair=chair)
        others = (*self.chairs[:chair], *self.chairs[chair + 1 :])
        if any(other.player and other.player.shape is player.shape for other in others):
            raise TableRefused(TableRefusal.SHAPE_TAKEN, shape=player.shape.value)
        return apply_entry(self, Sat(at=at, chair=chair, player=player, key=key))

    def leave(self, chair: ChairNumber, *, at: float, bot: str | None = None) -> "Table":
        """The chair is empty again. During a game a bot has to play on with its hand."""
        if self.running and bot is None:
            raise TableRefused(TableRefusal.ALREADY_STARTED)
        player_at(self.chairs, chair)
        if not self.running:
            return apply_entry(self, Left(at=at, chair=chair))
        return apply_entry(self, Left(at=at, chair=chair, bot=check_bot_name(bot or "")))

    def change_help(self, chair: ChairNumber, help_level: Help, *, at: float) -> "Table":
        if player_at(self.chairs, chair).help is help_level:
            return self
        return apply_entry(self, HelpChanged(at=at, chair=chair, help=help_level))

    def give_number(self, chair: ChairNumber, number: bytes, *, at: float) -> "Table":
        """Mix 16 bytes of the chair's own into the next shuffle; the seal was shown before."""
        self._check_not_started()
        player_at(self.chairs, chair)
        _check_length(number, NUMBER_BYTES)
        return apply_entry(self, NumberGiven(at=at, chair=chair, number=number))

    def start(self, *, at: float, oldest: ChairNumber | None = None) -> "Table":
        """Deal. Where the oldest is to begin, somebody has to say who that is."""
        self._check_not_started()
        for number in range(self.options.players):
            player_at(self.chairs, ChairNumber(number))
        first = self.first if self.first is not None else self._who_begins(oldest)
        return apply_entry(self, Started(at=at, first=first))

    def _who_begins(self, oldest: ChairNumber | None) -> ChairNumber:
        match self.options.begins:
            case Begins.DRAWN:
                return ChairNumber(drawn_chair(self.options.players, self.secret))
            case Begins.OLDEST:
                if oldest is None:
                    raise TableRefused(TableRefusal.WHO_IS_OLDEST)
                player_at(self.chairs, oldest)
                return oldest

    # -- during a game ---------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move, ply: int, *, at: float) -> "Table":
        """Place a card. The same seat, ply and move again is acknowledged and changes nothing."""
        game = self._started()
        if ply < game.ply:
            if ply >= 0 and game.moves[ply] == move and seat == ply % game.players:
                return self
            raise Stale(ply, self.view(seat))
        if ply > game.ply:
            raise TableRefused(TableRefusal.AHEAD, ply=ply, now=game.ply)
        self._check_turn(seat)
        if type(move.cell) is not Cell:  # a plain tuple would spoil the record
            move = Move(move.card, Cell(*move.cell))
        bot = self.chairs[self.chair_of(seat)].bot
        return apply_entry(self, Played(at=at, ply=ply, seat=seat, move=move, bot=bot))

    def consider(self, seat: Seat, card: Card, cell: Cell, ply: int) -> Consideration:
        """Whether the card may lie there and, where the help allows it, the chase if it did."""
        game = self._started()
        try:
            if ply != game.ply:
                raise Stale(ply, self.view(seat))
            self._check_turn(seat)
            after = game.play(Move(card, Cell(*cell)))
        except Refused as why:
            return Consideration(refused=why)
        forecast = player_at(self.chairs, self.chair_of(seat)).help is Help.FORECAST
        ended = Outcome.of(after.board, game.rules, game.players) if forecast else None
        return Consideration(outcome=ended)

    def hint_level(self, seat: Seat, ply: int) -> Help:
        """How much a hint may tell that seat now; refused where it may not have one."""
        game = self._started()
        help_level = player_at(self.chairs, self.chair_of(seat)).help
        if not help_level.hints:
            raise TableRefused(TableRefusal.NO_HINTS)
        if ply < game.ply:
            raise Stale(ply, self.view(seat))
        if ply > game.ply:
            raise TableRefused(TableRefusal.AHEAD, ply=ply, now=game.ply)
        self._check_turn(seat)
        return help_level

    def take_over(self, chair: ChairNumber, bot: str, *, at: float) -> "Table":
        """A bot plays on for somebody who is away, with their hand."""
        self._started()
        player_at(self.chairs, chair)
        check_bot_name(bot)
        if self.chairs[chair].bot == bot:
            return self
        return apply_entry(self, BotTookOver(at=at, chair=chair, bot=bot))

    def come_back(self, chair: ChairNumber, *, at: float) -> "Table":
        """They play for themselves again."""
        player_at(self.chairs, chair)
        if self.chairs[chair].stand_in is None:
            return self
        return apply_entry(self, CameBack(at=at, chair=chair))

    # -- after a game ----------------------------------------------------------------------------

    def rematch(self, *, secret: bytes, at: float) -> "Table":
        """The same people again, sealed anew; the next seat begins (R6)."""
        game = self._started()
        if not game.over:
            raise TableRefused(TableRefusal.ALREADY_STARTED)
        _check_length(secret, SECRET_BYTES)
        if secret == self.secret or secret in self.past_secrets:
            raise ValueError("that secret was shown already")
        return apply_entry(self, Rematch(at=at, secret=secret))

    def outcome(self) -> Outcome:
        return self._started().outcome()

    def record(self) -> Record:
        """The game as a record; secret and pile only once it is over."""
        game = self._started()
        return Record(
            players=game.players,
            rules=game.rules,
            seal=self.seal,
            numbers=numbers_by_seat(self),
            plays=self.plays,
            secret=self.secret if game.over else None,
            pile=game.dealt if game.over else None,
            result=Result.of(game.outcome()) if game.over else None,
        )

    def earlier(self, game_number: int) -> "Table":
        """The table as it was when an earlier game had ended."""
        ends = [n for n, entry in enumerate(self.log) if isinstance(entry, Rematch)]
        if not 0 <= game_number < len(ends):
            raise TableRefused(TableRefusal.NO_SUCH_GAME, game=game_number)
        return self.replay(self.log[: ends[game_number]])

    # -- what anybody may ask --------------------------------------------------------------------

    @property
    def seal(self) -> str:
        """Of the game under way, or of the next one before it starts."""
        return seal(self.secret)

    @property
    def running(self) -> bool:
        return self.game is not None and not self.game.over

    def view(self, seat: Seat | None) -> View:
        """What that seat is shown, or a watcher. A bot that sits there knows the legal places."""
        game = self._started()
        if seat is not None and not 0 <= seat < game.players:
            raise TableRefused(TableRefusal.NO_SUCH_CHAIR, chair=seat)
        view = game.view(seat)
        if seat is None:  # a second page must not tell what a real table does not
            return view._replace(legal_cells=())
        player = self.chairs[self.chair_of(seat)].player
        if player and player.help is Help.REAL_TABLE and player.bot is None:
            return view._replace(legal_cells=(), legal_moves=())
        return view

    def bots_view(self, seat: Seat) -> View:
        """What a bot sees that plays there: whoever it stands in for, with the legal places."""
        return self._started().view(seat)

    def forecast(self, seat: Seat) -> Outcome | None:
        """The finale as if the game ended now, for a chair whose help level has it."""
        player = self.chairs[self.chair_of(seat)].player
        if player is None or player.help is not Help.FORECAST:
            return None
        game = self._started()
        return None if game.over else Outcome.of(game.board, game.rules, game.players)

    def seat_of(self, chair: ChairNumber) -> Seat:
        return Seat((chair - self._first()) % self.options.players)

    def chair_of(self, seat: Seat) -> ChairNumber:
        first = self.first if self.first is not None else self._first()
        return ChairNumber((seat + first) % len(self.chairs))

    # -- checks ----------------------------------------------------------------------------------

    def _first(self) -> ChairNumber:
        if self.first is None:
            raise TableRefused(TableRefusal.NOT_STARTED)
        return self.first

    def _started(self) -> Game:
        if self.game is None:
            raise TableRefused(TableRefusal.NOT_STARTED)
        return self.game

    def _check_not_started(self) -> None:
        if self.game is not None:
            raise TableRefused(TableRefusal.ALREADY_STARTED)

    def _check_turn(self, seat: Seat) -> None:
        game = self._started()
        if game.over:
            raise IllegalMove(Refusal.GAME_OVER)
        if seat != game.turn:
            raise IllegalMove(Refusal.NOT_YOUR_TURN, turn=SEAT_LETTERS[game.turn])


def _check_length(given: bytes, length: int) -> None:
    if len(given) != length:
        raise ValueError(f"{length} bytes are needed, not {len(given)}")
