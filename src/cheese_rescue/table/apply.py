"""Applies log entries to a table."""

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from cheese_rescue.rules import Game, Play, Record, Seat
from cheese_rescue.rules.replay import games
from cheese_rescue.rules.seal import shuffled_pile
from cheese_rescue.table.errors import TableRefusal, TableRefused
from cheese_rescue.table.log import (
    BeginningSet,
    BotTookOver,
    CameBack,
    ChairRequested,
    Entry,
    HelpChanged,
    Left,
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
from cheese_rescue.table.players import (
    Chair,
    ChairHandOver,
    ChairNumber,
    PendingRematch,
    PendingRequest,
    Player,
    chair_at,
    player_at,
)

if TYPE_CHECKING:
    from cheese_rescue.table.table import Table


def apply_entry(table: "Table", entry: Entry) -> "Table":  # noqa: C901 - one case per entry
    """The table with one more entry in its log. The caller has checked that it is allowed."""
    table = _with(table, log=table.log.with_entry(entry))
    match entry:
        case Played():
            return _played(table, entry)
        case Opened():
            raise ValueError("only the first entry of a log can be Opened")
        case BeginningSet(record=record):
            return _with(table, beginning=Record.parse(record), first=ChairNumber(0))
        case Sat(chair=chair, player=player, key=key):
            return _sat(table, chair, player, key)
        case Left(chair=chair, bot=bot):
            return _left(table, chair, bot)
        case ChairRequested(at=at, chair=chair, player=player, key=key, again=again):
            n = len(table.log)
            request = PendingRequest(n=n, player=player, key=key, again=again, at=at)
            return _with_chair(table, chair, replace(table.chairs[chair], request=request))
        case RequestAnswered():
            return _answered(table, entry)
        case TokenReplaced(chair=chair, key=key):
            return _with_chair(table, chair, _rekeyed(table, chair_at(table.chairs, chair), key))
        case HelpChanged(chair=chair, help=help_level):
            player = replace(player_at(table.chairs, chair), help=help_level)
            return _with_chair(table, chair, replace(table.chairs[chair], player=player))
        case ProfileChanged(chair=chair, name=name, shape=shape):
            player = replace(player_at(table.chairs, chair), name=name, shape=shape)
            if table.chairs[chair].handed_over:  # otherwise the hand-over was somebody else's
                table = _with(table, hand_overs=_renamed(table.hand_overs, chair, player))
            return _with_chair(table, chair, replace(table.chairs[chair], player=player))
        case NumberGiven(chair=chair, number=number):
            return _with_chair(table, chair, replace(table.chairs[chair], number=number))
        case BotTookOver(chair=chair, bot=bot):
            return _with_chair(table, chair, replace(table.chairs[chair], stand_in=bot))
        case CameBack(chair=chair):
            return _with_chair(table, chair, replace(table.chairs[chair], stand_in=None))
        case Started(first=first):
            chair_at(table.chairs, first)
            return _dealt(_with(table, first=first))
        case RematchRequested(at=at, by=by):
            pending = table.pending_rematch or PendingRematch(at=at)
            agreed = pending.agreed.union(by)
            return _with(table, pending_rematch=replace(pending, agreed=agreed))
        case Rematch(secret=secret):
            return _rematch(table, secret)
        case _:
            assert_never(entry)


def _sat(table: "Table", number: ChairNumber, player: Player, key: bytes | None) -> "Table":
    """A player takes the chair; during a game, with its cards.

    If they had to ask for it, they may be gone by now. The stand-in plays until they come back.
    """
    chair = chair_at(table.chairs, number)
    late = table.running and player.bot is None
    asked = chair.request is not None and player.bot is None
    stand_in = chair.stand_in if asked else None
    seated = replace(
        chair,
        player=player,
        stand_in=stand_in,
        handed_over=late,
        request=None,
        won=0,
        points=0,
    )
    table = _without_wish(_handed_over(table, number, player, player.bot), number)
    return _with_chair(table, number, _keyed(table, seated, key))


def _left(table: "Table", number: ChairNumber, bot: str | None) -> "Table":
    chair = chair_at(table.chairs, number)
    if table.game is None:
        return _with_chair(table, number, Chair(stand_in=bot))
    emptied = replace(chair, player=None, stand_in=bot, key=None, handed_over=False, request=None)
    emptied = replace(emptied, won=0, points=0)
    table = _without_wish(_handed_over(table, number, None, bot), number)
    return _with_chair(table, number, emptied)


def _without_wish(table: "Table", chair: ChairNumber) -> "Table":
    """The chair has another player now. If nobody else asked for another game, nobody does."""
    pending = table.pending_rematch
    if pending is None or chair not in pending.agreed:
        return table
    agreed = pending.agreed - {chair}
    return _with(table, pending_rematch=replace(pending, agreed=agreed) if agreed else None)


def _keyed(table: "Table", chair: Chair, key: bytes | None) -> Chair:
    """The chair with that key. The chair remembers all keys of those who play in this game."""
    plays = table.running or chair.key in chair.held_by
    held_by = chair.held_by | {key} if plays and key is not None else chair.held_by
    return replace(chair, key=key, held_by=held_by)


def _rekeyed(table: "Table", chair: Chair, key: bytes) -> Chair:
    """The chair with a new key for its player. Whoever has only the old one is signed out."""
    keyed = _keyed(table, chair, key)
    replaced = (chair.replaced | {chair.key or b""}) - {key}
    return replace(keyed, replaced=keyed.held_by & replaced)


def _handed_over(
    table: "Table", chair: ChairNumber, player: Player | None, bot: str | None
) -> "Table":
    """The table with a further hand-over, if a game is running.

    What the chair's last person agreed to does not count for the next one.
    """
    if table.game is None or table.game.over:
        return table
    hand_over = ChairHandOver(ply=table.game.ply, chair=chair, player=player, bot=bot)
    chairs = tuple(_without_consent(other, chair) for other in table.chairs)
    return _with(table, hand_overs=(*table.hand_overs, hand_over), chairs=chairs)


def _renamed(
    hand_overs: tuple[ChairHandOver, ...], chair: ChairNumber, player: Player
) -> tuple[ChairHandOver, ...]:
    """The hand-overs with the new name of the player who has the chair."""
    latest = max((n for n, one in enumerate(hand_overs) if one.chair == chair), default=None)
    return tuple(
        replace(one, player=player) if n == latest else one for n, one in enumerate(hand_overs)
    )


def _without_consent(chair: Chair, of: ChairNumber) -> Chair:
    if chair.request is None or of not in chair.request.agreed:
        return chair
    return replace(chair, request=replace(chair.request, agreed=chair.request.agreed - {of}))


def _answered(table: "Table", entry: RequestAnswered) -> "Table":
    """One objection ends a request, and nobody can ask for the chair again in this game."""
    chair = chair_at(table.chairs, entry.chair)
    request = chair.request
    if request is not None and entry.agree:
        request = replace(request, agreed=request.agreed.union(entry.by))
    elif request is not None:
        if entry.by:
            again = chair.objected_again or request.again
            chair = replace(chair, objected=True, objected_again=again)
        request = None
    return _with_chair(table, entry.chair, replace(chair, request=request))


def _without_history(chair: Chair) -> Chair:
    """The chair at the start of a game: it remembers only who has it now."""
    held_by = frozenset({chair.key} if chair.key is not None else ())
    chair = replace(chair, objected=False, objected_again=False)
    return replace(chair, held_by=held_by, replaced=frozenset(), handed_over=False, request=None)


def numbers_by_seat(table: "Table") -> tuple[bytes | None, ...]:
    """The number that each seat's device gave for the shuffle, or None, from seat 0 on."""
    seats = range(table.options.players)
    return tuple(table.chairs[table.chair_of(Seat(seat))].number for seat in seats)


def _played(table: "Table", entry: Played) -> "Table":
    game = table.game
    if game is None:
        raise TableRefused(TableRefusal.NOT_STARTED)
    if (entry.ply, entry.seat) != (game.ply, game.turn):
        raise ValueError(f"ply {entry.ply} of seat {entry.seat} is out of order")
    plays = (*table.plays, Play(entry.move, entry.bot))
    after = game.play(entry.move)
    table = _with(table, game=after, plays=plays)
    return _scored(table, after) if after.over else table


def _scored(table: "Table", game: Game) -> "Table":
    """The table at the end of a game. Nobody has cards any more, so no chair is asked for.

    The score of the evening leaves out a game whose cards may be known.
    """
    outcome = game.outcome()
    counts = table.beginning is None
    chairs = list(table.chairs)
    for seat, points in enumerate(outcome.points):
        number = table.chair_of(Seat(seat))
        chair = chairs[number]
        won = chair.won + (counts and seat in outcome.winners)
        total = chair.points + (points if counts else 0)
        chairs[number] = replace(chair, request=None, won=won, points=total)
    return _with(table, chairs=tuple(chairs))


def _dealt(table: "Table") -> "Table":
    chairs = tuple(map(_without_history, table.chairs))
    if table.beginning is not None:
        *_, game = games(table.beginning)
        plays = table.beginning.plays
        return _with(table, game=game, plays=plays, hand_overs=(), chairs=chairs)
    players = table.options.players
    pile = shuffled_pile(players, table.secret, numbers_by_seat(table))
    game = Game.deal(players=players, pile=pile, rules=table.options.rules)
    return _with(table, game=game, plays=(), hand_overs=(), chairs=chairs)


def _rematch(table: "Table", secret: bytes) -> "Table":
    """Prepare the next game. Seat 1 begins (R6). Chairs whose player left become empty."""
    chairs = tuple(
        replace(_without_history(chair), number=None) if chair.player else Chair()
        for chair in table.chairs
    )
    return _with(
        table,
        secret=secret,
        beginning=None,
        chairs=chairs,
        pending_rematch=None,
        first=table.chair_of(Seat(1)),
        game=None,
        plays=(),
        hand_overs=(),
        game_number=table.game_number + 1,
        began=len(table.log),
        past_records=(*table.past_records, table.record()),
        past_secrets=(*table.past_secrets, table.secret),
    )


def _with_chair(table: "Table", number: ChairNumber, chair: Chair) -> "Table":
    chair_at(table.chairs, number)
    return _with(table, chairs=(*table.chairs[:number], chair, *table.chairs[number + 1 :]))


def _with(table: "Table", **changes: object) -> "Table":
    """The table with some fields changed, in a fifth of the time of `dataclasses.replace`."""
    changed = object.__new__(type(table))
    changed.__dict__.update(table.__dict__, **changes)
    return changed
