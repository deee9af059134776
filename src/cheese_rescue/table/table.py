"""A game under way and its players: the single authority on what may happen next."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from cheese_rescue.rules import (
    Card,
    Cell,
    Chase,
    Game,
    HandOver,
    HuntingPair,
    IllegalMove,
    Move,
    Outcome,
    Play,
    Record,
    Refusal,
    Refused,
    Result,
    Seat,
    Source,
    View,
    hunting_pairs,
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
    BeginningSet,
    BotTookOver,
    CameBack,
    ChairRequested,
    Entry,
    HelpChanged,
    Left,
    Log,
    NumberGiven,
    Opened,
    Played,
    ProfileChanged,
    Rematch,
    RematchRequested,
    RequestAnswered,
    Sat,
    Started,
    TokenReplaced,
)
from cheese_rescue.table.names import check_name, distinct_name
from cheese_rescue.table.players import (
    Begins,
    Chair,
    ChairHandOver,
    ChairNumber,
    Help,
    Options,
    PendingRematch,
    PendingRequest,
    Player,
    Shape,
    chair_at,
    player_at,
)


@dataclass(frozen=True)
class Consideration:
    """What would happen if a card were placed, without placing it."""

    refused: Refused | None = None
    """Why the card may not be placed there."""
    outcome: Outcome | None = None
    """The finale if the game ended with that card, if the help level includes the forecast."""
    neighbours: tuple[HuntingPair, ...] = ()
    """The neighbours that would hunt the card or be hunted by it, if the table shows them."""

    @property
    def allowed(self) -> bool:
        """Whether the card may be placed there."""
        return self.refused is None

    @property
    def chase(self) -> Chase | None:
        """The chase of `outcome`."""
        return self.outcome.chase if self.outcome else None


@dataclass(frozen=True, kw_only=True, repr=False)
class Table:
    """The state that a log leads to. Immutable.

    Each verb (`sit`, `start`, `play` and so on) checks a request and returns the table with one
    more log entry, or this very table if nothing changes. It raises TableRefused or IllegalMove if
    the request is not allowed. A server can thus commit the new entry first, and only then continue
    with the new table. `at` is always the time in seconds since 1970.

    >>> from cheese_rescue.rules import Seat
    >>> from cheese_rescue.table import ChairNumber, Options, Player, Shape, Table
    >>> table = Table.open(Options(players=2), secret=bytes(range(32)), at=0)
    >>> table = table.sit(ChairNumber(0), Player(shape=Shape.WHEEL, name="Ada"), at=1)
    >>> table = table.sit(ChairNumber(1), Player(shape=Shape.HEART, bot="greedy"), at=2)
    >>> table = table.start(at=3)
    >>> view = table.view(Seat(0))
    >>> table = table.play(Seat(0), view.legal_moves[0], view.ply, at=4)
    >>> print(table.view(None).board)
    S  C
    >>> len(table.log), Table.replay(table.log) == table
    (5, True)
    """

    log: Log
    """Everything that has happened at the table."""
    options: Options
    """The options chosen when the table was opened."""
    secret: bytes
    """The secret of the current game. Only `record` reveals it, after the game."""
    chairs: tuple[Chair, ...]
    """The chairs, clockwise."""
    first: ChairNumber | None = None
    """The chair of seat 0, once it is known."""
    beginning: Record | None = None
    """The record that the current game begins with, if it goes on from an earlier one."""
    game: Game | None = None
    """The current game, secrets included; None before it starts."""
    plays: tuple[Play, ...] = ()
    """The moves of the current game, with who made them."""
    hand_overs: tuple[ChairHandOver, ...] = ()
    """Every change of player during the current game, oldest first. Stand-ins do not count."""
    game_number: int = 0
    """The number of games played here before this one."""
    pending_rematch: PendingRematch | None = None
    """Somebody would like another game."""
    began: int = 0
    """The length of the log when the current game was prepared."""
    past_records: tuple[Record, ...] = ()
    """The records of earlier games."""
    past_secrets: tuple[bytes, ...] = ()
    """The secrets of earlier games, which their records have revealed."""
    key: bytes | None = None
    """The hash of the opener's token, if the table uses tokens."""

    def __repr__(self) -> str:
        game = "no game yet" if self.game is None else repr(self.game)[1:-1]
        return f"<Table of {len(self.chairs)} chairs, {len(self.log)} entries: {game}>"

    # -- before a game ---------------------------------------------------------------------------

    @classmethod
    def open(
        cls, options: Options, *, secret: bytes, at: float, key: bytes | None = None
    ) -> "Table":
        """A new table with empty chairs. The secret must be 32 unpredictable bytes."""
        _check_length(secret, SECRET_BYTES)
        return cls.replay([Opened(at=at, options=options, secret=secret, key=key)])

    @classmethod
    def replay(cls, log: Sequence[Entry]) -> "Table":
        """The table that a log leads to. Raises ValueError unless it begins with `Opened`."""
        match log:
            case [Opened(options=options, secret=secret, key=key) as opened, *rest]:
                chairs = (Chair(),) * options.players
                table = cls(
                    log=Log([opened]), options=options, secret=secret, chairs=chairs, key=key
                )
            case _:
                raise ValueError("the first entry of a log must be Opened")
        return table.followed_by(rest)

    def followed_by(self, entries: Iterable[Entry]) -> "Table":
        """The table after these further entries of its log."""
        table = self
        for entry in entries:
            table = apply_entry(table, entry)
        return table

    def go_on_from(self, beginning: Record, *, at: float) -> "Table":
        """Let the first game here begin with that record, as `replay.beginning` makes it.

        The seats are the chairs, from chair 0 on. Raises ValueError if it is no such record, or if
        it has other players or variants than the table.
        """
        self._check_not_started()
        played = beginning.players, beginning.rules
        if played != (self.options.players, self.options.rules):
            raise ValueError("the record is of another game than the table")
        if self.game_number:
            raise ValueError("only the first game can go on from an earlier one")
        source, plays = beginning.source, beginning.plays
        if source is None or beginning.pile is None or len(plays) != source.ply:
            raise ValueError("the record does not end where the game goes on")
        return apply_entry(self, BeginningSet(at=at, record=str(beginning)))

    def sit(
        self,
        chair: ChairNumber,
        player: Player,
        *,
        at: float,
        key: bytes | None = None,
        instead: bool = False,
    ) -> "Table":
        """A person or a bot takes an empty chair or, with `instead`, replaces its player.

        During a game the new player continues with the hand of that chair. A person whose typed
        name looks like another's here gets a number: Emma 2.
        """
        if chair_at(self.chairs, chair).player is not None and not instead:
            raise TableRefused(TableRefusal.CHAIR_TAKEN, chair=chair)
        self._check_shape(chair, player)
        named = _with_distinct_name(player, self._others(chair))
        return apply_entry(self, Sat(at=at, chair=chair, player=named, key=key))

    def leave(self, chair: ChairNumber, *, at: float, bot: str | None = None) -> "Table":
        """Empty a chair. During a game `bot` is required and continues with its hand."""
        if self.running and bot is None:
            raise TableRefused(TableRefusal.ALREADY_STARTED)
        player_at(self.chairs, chair)
        if not self.running:
            return apply_entry(self, Left(at=at, chair=chair))
        return apply_entry(self, Left(at=at, chair=chair, bot=check_bot_name(bot or "")))

    def change_help(self, chair: ChairNumber, help_level: Help, *, at: float) -> "Table":
        """Change the help level of the player in that chair."""
        if player_at(self.chairs, chair).help is help_level:
            return self
        return apply_entry(self, HelpChanged(at=at, chair=chair, help=help_level))

    def change_profile(
        self, chair: ChairNumber, *, name: str | None, shape: Shape | None = None, at: float
    ) -> "Table":
        """Change the typed name of the person in that chair and, before the deal, their shape.

        Without a name, everybody sees the guest name; without a shape, the shape stays.
        """
        player = player_at(self.chairs, chair)
        changed = replace(player, name=name, shape=shape or player.shape)
        if changed.shape is not player.shape:
            self._check_not_started()
            self._check_shape(chair, changed)
        changed = _with_distinct_name(changed, self._others(chair))
        if changed == player:
            return self
        return apply_entry(
            self, ProfileChanged(at=at, chair=chair, name=changed.name, shape=changed.shape)
        )

    def give_number(self, chair: ChairNumber, number: bytes, *, at: float) -> "Table":
        """Add 16 bytes from the chair's device to the next shuffle.

        Call it after the seal was shown: then neither side can choose the shuffle.
        """
        self._check_not_started()
        player_at(self.chairs, chair)
        _check_length(number, NUMBER_BYTES)
        return apply_entry(self, NumberGiven(at=at, chair=chair, number=number))

    def start(self, *, at: float, oldest: ChairNumber | None = None) -> "Table":
        """Deal the cards; every chair must be taken.

        `oldest` is the chair that begins, if the options say that the oldest player does. A rematch
        ignores it.
        """
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
        """Place a card. A repeated move (same seat, ply, card and cell) returns this table.

        Raises Stale if another move was made at that ply, TableRefused if the ply is still to come,
        and IllegalMove.
        """
        game = self._started()
        if ply < game.ply:
            if ply >= 0 and game.moves[ply] == move and seat == ply % game.players:
                return self
            raise Stale(ply, self.view(seat))
        if ply > game.ply:
            raise TableRefused(TableRefusal.AHEAD, ply=ply, now=game.ply)
        self._check_turn(seat)
        if type(move.cell) is not Cell:  # log entries hold Cells, not plain tuples
            move = Move(move.card, Cell(*move.cell))
        bot = self.chairs[self.chair_of(seat)].bot
        return apply_entry(self, Played(at=at, ply=ply, seat=seat, move=move, bot=bot))

    def consider(self, seat: Seat, card: Card, cell: Cell, ply: int) -> Consideration:
        """Whether the card may be placed there, and as much about it as the help level allows."""
        game = self._started()
        try:
            if ply != game.ply:
                raise Stale(ply, self.view(seat))
            self._check_turn(seat)
            after = game.play(Move(card, Cell(*cell)))
        except Refused as why:
            return Consideration(refused=why)
        help_level = player_at(self.chairs, self.chair_of(seat)).help
        outcome = None
        if help_level is Help.FORECAST:
            outcome = Outcome.of(after.board, game.rules, game.players)
        neighbours: tuple[HuntingPair, ...] = ()
        if self.shows_neighbours and help_level is not Help.REAL_TABLE:
            neighbours = hunting_pairs(after.board, Cell(*cell), game.rules)
        return Consideration(outcome=outcome, neighbours=neighbours)

    def hint_level(self, seat: Seat, ply: int) -> Help:
        """The help level that limits a hint for that seat. Raises Refused if it may have none."""
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
        """Let a bot stand in for the player in that chair, with their hand."""
        self._started()
        player_at(self.chairs, chair)
        check_bot_name(bot)
        if self.chairs[chair].bot == bot:
            return self
        return apply_entry(self, BotTookOver(at=at, chair=chair, bot=bot))

    def come_back(self, chair: ChairNumber, *, at: float) -> "Table":
        """Let the player in that chair play again instead of the stand-in."""
        player_at(self.chairs, chair)
        if self.chairs[chair].stand_in is None:
            return self
        return apply_entry(self, CameBack(at=at, chair=chair))

    # -- chairs that were emptied during the game ------------------------------------------------

    def request_chair(
        self,
        chair: ChairNumber,
        player: Player,
        *,
        at: float,
        key: bytes | None = None,
        keys: Collection[bytes] = (),
    ) -> "Table":
        """A person asks for a chair that was emptied during the game, and for its cards.

        `keys` are the hashes of the tokens that the person's device has. Raises TableRefused if one
        of them opens another chair, or opened it earlier in this game: nobody may see two hands.
        """
        self.check_request(chair, keys)
        self._check_shape(chair, player)
        named = _with_distinct_name(player, self._others(chair))
        again = self.held_before(chair, keys)
        return apply_entry(
            self, ChairRequested(at=at, chair=chair, player=named, key=key, again=again)
        )

    def held_before(self, chair: ChairNumber, keys: Collection[bytes]) -> bool:
        """Whether one of the keys opened that chair earlier in this game and was not replaced."""
        return not chair_at(self.chairs, chair).lost_by.isdisjoint(keys)

    def deciders(self, chair: ChairNumber, *, again: bool) -> frozenset[ChairNumber]:
        """The chairs whose people decide on a request for that chair.

        The chair itself stands for the person who lost it in this game. They have a say, too,
        unless it is they who ask for it `again`.
        """
        former = {chair} if chair_at(self.chairs, chair).lost_by and not again else set()
        return (self.people - {chair}) | former

    def check_request(self, chair: ChairNumber, keys: Collection[bytes]) -> None:
        """Raises TableRefused if nobody may ask for that chair, or not with these keys.

        An objection to somebody else does not bind whoever had the chair earlier in this game.
        """
        if not self.running:
            raise TableRefused(TableRefusal.NOT_STARTED)
        wanted = chair_at(self.chairs, chair)
        if wanted.player is not None or wanted.request is not None:
            raise TableRefused(TableRefusal.CHAIR_TAKEN, chair=chair)
        for number, other in enumerate(self.chairs):
            known = other.held_by | {other.request.key if other.request else None}
            if number != chair and not known.isdisjoint(keys):
                raise TableRefused(TableRefusal.HOLDS_ANOTHER_CHAIR, chair=number)
        held = self.held_before(chair, keys)
        if wanted.objected_again if held else wanted.objected:
            raise TableRefused(TableRefusal.NOT_AGREED, chair=chair)

    def answer_request(
        self, chair: ChairNumber, by: Iterable[ChairNumber], *, agree: bool, at: float
    ) -> "Table":
        """The people in the chairs `by` agree or object. Bots have no say.

        Returns this table if nobody in these chairs has a say, or all have agreed already. Raises
        TableRefused if nobody asks for the chair any more.
        """
        wanted = chair_at(self.chairs, chair)
        if wanted.request is None:
            taken = wanted.player is not None
            refusal = TableRefusal.CHAIR_TAKEN if taken else TableRefusal.CHAIR_EMPTY
            raise TableRefused(refusal, chair=chair)
        entitled = sorted(self.deciders(chair, again=wanted.request.again).intersection(by))
        if not entitled or (agree and wanted.request.agreed.issuperset(entitled)):
            return self
        return apply_entry(
            self, RequestAnswered(at=at, chair=chair, by=tuple(entitled), agree=agree)
        )

    def withdraw_request(self, chair: ChairNumber, *, at: float) -> "Table":
        """Forget the request for a chair. Somebody can ask for it again."""
        if chair_at(self.chairs, chair).request is None:
            return self
        return apply_entry(self, RequestAnswered(at=at, chair=chair, by=(), agree=False))

    def grant_request(self, chair: ChairNumber, *, at: float) -> "Table":
        """Whoever asked for the chair gets it, with its cards. The stand-in plays on."""
        request = chair_at(self.chairs, chair).request
        if request is None:
            return self
        player = request.player
        taken = {other.player.shape for other in self.chairs if other.player}
        if player.shape in taken:  # somebody else has sat down with it in the meantime
            player = replace(player, shape=next(shape for shape in Shape if shape not in taken))
        return self.sit(chair, player, at=at, key=request.key)

    def replace_token(self, chair: ChairNumber, key: bytes, *, at: float) -> "Table":
        """Give a chair a new token. `key` is its hash."""
        player_at(self.chairs, chair)
        return apply_entry(self, TokenReplaced(at=at, chair=chair, key=key))

    def recognizes(self, key: bytes) -> bool:
        """Whether the key is the opener's, or of a chair or a request, now or in this game."""
        return key == self.key or any(
            key == chair.key
            or key in chair.held_by
            or (chair.request is not None and key == chair.request.key)
            for chair in self.chairs
        )

    def opened_by(self, keys: Sequence[bytes]) -> frozenset[ChairNumber]:
        """The chairs that one device may have with these keys, in the order of presentation.

        That is every chair whose key is among them, with one exception: a chair that was handed
        over during this game is never together with another chair that the device has or had in
        this game. So nobody sees two hands unless they took both chairs before the start.
        """
        opened = [
            ChairNumber(number)
            for key in keys
            for number, chair in enumerate(self.chairs)
            if chair.key == key
        ]
        late = [number for number in opened if self.chairs[number].handed_over]
        if not late:
            return frozenset(opened)
        held = {n for n, chair in enumerate(self.chairs) if not chair.held_by.isdisjoint(keys)}
        return frozenset(opened).difference(late if held.difference(late) else late[1:])

    # -- after a game ----------------------------------------------------------------------------

    def request_rematch(self, by: Iterable[ChairNumber], *, at: float) -> "Table":
        """The people in the chairs `by` would like another game; empty for an opener without one.

        Returns this table if all of them have said so already. Raises TableRefused until the game
        is over.
        """
        self._check_over()
        pending = self.pending_rematch
        people = tuple(sorted(self.people.intersection(by)))
        if pending is not None and pending.agreed.issuperset(people):
            return self
        return apply_entry(self, RematchRequested(at=at, by=people))

    def rematch(self, *, secret: bytes, at: float) -> "Table":
        """Prepare the next game with the same players and a new secret. The next seat begins (R6).

        Raises TableRefused until the game is over, and ValueError if the secret was used before.
        """
        self._check_over()
        _check_length(secret, SECRET_BYTES)
        if secret == self.secret or secret in self.past_secrets:
            raise ValueError("this secret was already revealed")
        return apply_entry(self, Rematch(at=at, secret=secret))

    def outcome(self) -> Outcome:
        """The finale and the score. Raises IllegalMove unless the game is over."""
        return self._started().outcome()

    def record(self, game_number: int | None = None) -> Record:
        """The record of a game, by default the current one; 0 is the first at this table.

        It has secret, pile and result only once the game is over. Raises TableRefused.
        """
        if game_number is not None and game_number != self.game_number:
            if not 0 <= game_number < self.game_number:
                raise TableRefused(TableRefusal.NO_SUCH_GAME, game=game_number)
            return self.past_records[game_number]
        game = self._started()
        record = Record(
            players=game.players,
            rules=game.rules,
            seal=self.seal,
            numbers=numbers_by_seat(self),
            plays=self.plays,
            hand_overs=tuple(
                HandOver(each.ply, self.seat_of(each.chair), each.bot) for each in self.hand_overs
            ),
            secret=self.secret if game.over else None,
            pile=game.dealt if game.over else None,
            result=Result.of(game.outcome()) if game.over else None,
        )
        if self.beginning is None:
            return record
        source, version = self.beginning.source, self.beginning.version
        return replace(record, source=source, version=version, seal=None, numbers=(), secret=None)

    # -- queries ---------------------------------------------------------------------------------

    @property
    def source(self) -> Source | None:
        """The earlier game that the current one goes on from."""
        return self.beginning.source if self.beginning is not None else None

    @property
    def seal(self) -> str:
        """The seal of the current game: the SHA-256 of its secret, in hex.

        A game with a `source` is dealt without the secret.
        """
        return seal(self.secret)

    @property
    def shows_neighbours(self) -> bool:
        """Whether `consider` names neighbours: as the opener chose, or for one person with bots."""
        if self.options.neighbours is not None:
            return self.options.neighbours
        return len(self.people) == 1 and all(chair.player for chair in self.chairs)

    @property
    def running(self) -> bool:
        """Whether a game has started and is not over."""
        return self.game is not None and not self.game.over

    @property
    def people(self) -> frozenset[ChairNumber]:
        """The chairs whose player is a person."""
        return frozenset(
            ChairNumber(number)
            for number, chair in enumerate(self.chairs)
            if chair.player is not None and chair.player.bot is None
        )

    @property
    def requests(self) -> dict[ChairNumber, PendingRequest]:
        """The requests for emptied chairs that are not decided yet."""
        return {
            ChairNumber(number): chair.request
            for number, chair in enumerate(self.chairs)
            if chair.request is not None
        }

    def view(self, seat: Seat | None) -> View:
        """What that seat, or a watcher (None), is shown.

        Legal cells and moves are left out for a person at the help level `real-table`, legal cells
        also for watchers.
        """
        game = self._started()
        if seat is not None and not 0 <= seat < game.players:
            raise TableRefused(TableRefusal.NO_SUCH_CHAIR, chair=seat)
        view = game.view(seat)
        if seat is None:  # otherwise a real-table player could watch from a second page
            return replace(view, legal_cells=())
        player = self.chairs[self.chair_of(seat)].player
        if player and player.help is Help.REAL_TABLE and player.bot is None:
            return replace(view, legal_cells=(), legal_moves=())
        return view

    def bots_view(self, seat: Seat) -> View:
        """The View for a bot that plays or advises there, with legal moves at every help level."""
        return self._started().view(seat)

    def forecast(self, seat: Seat) -> Outcome | None:
        """The finale as if the game ended now; None if over, or if the help level excludes it."""
        player = self.chairs[self.chair_of(seat)].player
        if player is None or player.help is not Help.FORECAST:
            return None
        game = self._started()
        return None if game.over else Outcome.of(game.board, game.rules, game.players)

    def seat_of(self, chair: ChairNumber) -> Seat:
        """The seat of a chair. Raises TableRefused until it is known who begins."""
        return Seat((chair - self._first()) % self.options.players)

    def chair_of(self, seat: Seat) -> ChairNumber:
        """The chair of a seat. Raises TableRefused until it is known who begins."""
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

    def _check_over(self) -> None:
        if not self._started().over:
            raise TableRefused(TableRefusal.ALREADY_STARTED)

    def _check_not_started(self) -> None:
        if self.game is not None:
            raise TableRefused(TableRefusal.ALREADY_STARTED)

    def _check_shape(self, chair: ChairNumber, player: Player) -> None:
        if any(
            other.player and other.player.shape is player.shape for other in self._others(chair)
        ):
            raise TableRefused(TableRefusal.SHAPE_TAKEN, shape=player.shape.value)

    def _others(self, chair: ChairNumber) -> tuple[Chair, ...]:
        return (*self.chairs[:chair], *self.chairs[chair + 1 :])

    def _check_turn(self, seat: Seat) -> None:
        game = self._started()
        if game.over:
            raise IllegalMove(Refusal.GAME_OVER)
        if seat != game.turn:
            raise IllegalMove(Refusal.NOT_YOUR_TURN, turn=SEAT_LETTERS[game.turn])


def _with_distinct_name(player: Player, others: Iterable[Chair]) -> Player:
    """The player, with a number if another person's name looks the same. Bots keep theirs."""
    if player.name is None:
        return player
    check_name(player.name)
    if player.bot is not None:
        return player
    people = [person for other in others for person in other.people]
    taken = [person.name for person in people if person.name is not None]
    return replace(player, name=distinct_name(player.name, taken))


def _check_length(given: bytes, length: int) -> None:
    if len(given) != length:
        raise ValueError(f"{length} bytes are needed, not {len(given)}")
