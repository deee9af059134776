"""Carries out the commands of clients, one function per command."""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, assert_never

from cheese_rescue import __version__
from cheese_rescue.live import messages, tokens
from cheese_rescue.live.client import Client
from cheese_rescue.live.encode import encode_finale
from cheese_rescue.live.lobby import Room
from cheese_rescue.live.messages import Message, ServerRefusal, ServerRefused
from cheese_rescue.live.seating import (
    STAND_IN,
    bot_player,
    check_bot,
    check_hand_overs,
    clean_name,
    free_chair,
    free_guest,
    free_shape,
    free_shapes,
    is_bot,
    vacated,
)
from cheese_rescue.live.table import Decide
from cheese_rescue.rules import Cell, Move, Record, Refused, Seat
from cheese_rescue.table import (
    ChairNumber,
    Consideration,
    Player,
    Stale,
    Table,
    TableRefusal,
    TableRefused,
)

SeatCommand = messages.PlayCard | messages.Consider | messages.Hint
"""A command for one seat at one ply."""


async def execute(  # noqa: C901 - one case per command
    room: Room, client: Client, command: messages.Commands
) -> Message | None:
    """Carry out a command. Returns the reply, or None if it is sent another way.

    Raises Refused if the command is not allowed.
    """
    match command:
        case messages.PlayCard():
            await _play(room, client, command)
            return None
        case messages.Consider():
            return await _consider(room, client, command)
        case messages.Hint():
            await _hint(room, client, command)
            return None
        case messages.Ping():
            return messages.Pong(re=command.id)
        case messages.Claim():
            client.send(await claim(room, client, command.tokens, command.id))
            room.live.connect(client)
            return None
        case messages.Number():
            return await _give_number(room, client, command)
        case messages.Start():
            return await _start(room, client, command)
        case messages.SetHelp():
            return await _set_help(room, client, command)
        case messages.SetProfile():
            return await _set_profile(room, client, command)
        case messages.React():
            chair = await _own_chair(room, client, command.chair)
            room.live.react(chair, command.reaction)
            return messages.Done(re=command.id)
        case messages.SetBotPause():
            client.bot_pause = command.pause
            room.live.presence.renew(len(room.live.table.log))
            return messages.Done(re=command.id)
        case messages.ComeBack():
            await _own_chair(room, client, command.chair)
            return messages.Done(re=command.id)
        case messages.Leave():
            return await _leave(room, client, command)
        case messages.CallBot():
            return await _call_bot(room, client, command)
        case messages.Empty():
            return await _empty(room, client, command)
        case messages.SeatBot():
            return await _seat_bot(room, client, command)
        case messages.AnswerRequest():
            return await _answer_request(room, client, command)
        case messages.ReplaceToken():
            return await _replace_token(room, client, command)
        case messages.AskRematch():
            return await _rematch(room, client, command)
        case messages.End():
            await delete(room, lambda: Access(client.chairs, client.opener))
            return messages.Done(re=command.id)
        case messages.Hello():
            raise ServerRefused(ServerRefusal.UNREADABLE)
        case _:
            assert_never(command)


async def _apply(
    room: Room, client: Client, command: messages.Commands, decide: Decide
) -> Message | None:
    """Apply the decision. The broadcast is the reply or, if nothing changed, Done."""
    changed = await room.live.apply(decide, sender=client, reply_to=command.id)
    return None if changed else messages.Done(re=command.id)


# -- playing ---------------------------------------------------------------------------------------


async def _play(room: Room, client: Client, command: messages.PlayCard) -> None:
    await _note_activity(room, client, command)
    move = Move(command.card, Cell(*command.cell))
    at = room.clock.now()

    def decide(table: Table) -> Table:
        seat = _check_seat(table, client, command)
        # A stand-in may have taken over in the meantime. A person who plays is back.
        back = table.come_back(table.chair_of(seat), at=at)
        return back.play(seat, move, command.ply, at=at)

    if not await room.live.apply(decide, sender=client, reply_to=command.id):
        room.live.broadcast.show_views(client, command.id)  # a repeated move is acknowledged again


async def _consider(room: Room, client: Client, command: messages.Consider) -> Message:
    await _note_activity(room, client, command)

    def question(table: Table) -> Consideration:
        seat = _check_seat(table, client, command)
        found = table.consider(seat, command.card, Cell(*command.cell), command.ply)
        if isinstance(found.refused, Stale):
            raise found.refused
        return found

    considered = await room.live.read(question)
    if (refused := considered.refused) is not None:
        return messages.Considered(
            re=command.id, allowed=False, refusal=refused.refusal.value, data=refused.data
        )
    if client.shared:
        return messages.Considered(re=command.id, allowed=True)
    outcome = considered.outcome
    return messages.Considered(
        re=command.id,
        allowed=True,
        forecast=encode_finale(outcome) if outcome else None,
        neighbours=[messages.NeighbourPair(*pair) for pair in considered.neighbours],
    )


async def _hint(room: Room, client: Client, command: messages.Hint) -> None:
    await _note_activity(room, client, command)

    def question(table: Table) -> Seat:
        seat = _check_seat(table, client, command)
        table.hint_level(seat, command.ply)
        return seat

    room.hints.ask(client, await room.live.read(question), command.ply, command.id)


async def _note_activity(room: Room, client: Client, command: SeatCommand) -> None:
    """If the client holds the seat, mark its player as active and back."""
    table = room.live.table
    seat = Seat(command.seat)
    if seat in client.seats and table.game_number == command.game:
        await _mark_back(room, table.chair_of(seat))


def _check_seat(table: Table, client: Client, command: SeatCommand) -> Seat:
    """The command's seat. Raises ServerRefused unless the client holds it in the current game."""
    _check_game(table, command.game)
    seat = Seat(command.seat)
    if seat not in client.seats:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    return seat


def _check_game(table: Table, game: int) -> None:
    """Raises ServerRefused for a late message about an earlier game."""
    if table.game_number != game:
        raise ServerRefused(ServerRefusal.ANOTHER_GAME, game=game, now=table.game_number)


async def _own_chair(room: Room, client: Client, number: int) -> ChairNumber:
    """The chair, marked as active and back. Raises ServerRefused unless the client holds it."""
    chair = ChairNumber(number)
    await room.live.read(lambda _: _check_chair(client, chair))
    await _mark_back(room, chair)
    return chair


def _check_chair(client: Client, chair: ChairNumber) -> None:
    if chair not in client.chairs:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)


async def _mark_back(room: Room, chair: ChairNumber) -> None:
    """The player in that chair is active, and plays again instead of a stand-in."""
    room.pace.mark_active(chair)
    if room.live.table.chairs[chair].stand_in is not None:
        at = room.clock.now()
        with suppress(Refused):  # they are connected all the same; the next command tries again
            await room.live.apply(lambda table: table.come_back(chair, at=at))


# -- before and after a game -----------------------------------------------------------------------


async def _give_number(room: Room, client: Client, command: messages.Number) -> Message | None:
    """Add the chair's number to the shuffle. The first one counts; later ones change nothing."""
    chair = ChairNumber(command.chair)  # a device sends it by itself, so nobody is back yet
    number, at = bytes.fromhex(command.number), room.clock.now()

    def decide(table: Table) -> Table:
        _check_chair(client, chair)
        if table.chairs[chair].number is not None:
            return table
        return table.give_number(chair, number, at=at)

    return await _apply(room, client, command, decide)


async def _start(room: Room, client: Client, command: messages.Start) -> Message | None:
    at = room.clock.now()
    oldest = None if command.oldest is None else ChairNumber(command.oldest)

    def decide(table: Table) -> Table:
        _check_host(room, client)
        return table.start(at=at, oldest=oldest)

    return await _apply(room, client, command, decide)


async def _rematch(room: Room, client: Client, command: messages.AskRematch) -> Message | None:
    """Ask for another game, or agree to it, for all chairs of this device.

    The last one to agree prepares it. Whoever agrees after that plays instead of the stand-in.
    """
    at = room.clock.now()

    def decide(table: Table) -> Table:
        _check_seated(client)
        back = table
        for chair in sorted(client.chairs):
            back = back.come_back(chair, at=at)
        if table.game_number > command.game:
            return back
        _check_game(table, command.game)
        asked = back.request_rematch(client.chairs, at=at)
        return asked if asked is table else room.pace.decided(asked)

    return await _apply(room, client, command, decide)


async def _set_help(room: Room, client: Client, command: messages.SetHelp) -> Message | None:
    chair, at = ChairNumber(command.chair), room.clock.now()
    if not client.opener:
        await _own_chair(room, client, chair)

    def decide(table: Table) -> Table:
        if not client.opener:
            _check_chair(client, chair)
        return table.change_help(chair, command.help, at=at)

    return await _apply(room, client, command, decide)


async def _set_profile(room: Room, client: Client, command: messages.SetProfile) -> Message | None:
    chair, at = ChairNumber(command.chair), room.clock.now()  # changing a name is not playing
    name = clean_name(command.name)

    def decide(table: Table) -> Table:
        _check_chair(client, chair)
        return table.change_profile(chair, name=name, shape=command.shape, at=at)

    return await _apply(room, client, command, decide)


async def delete(room: Room, access: Callable[[], "Access"]) -> None:
    """Delete the table: the opener at any time, those who played once the game is over.

    `access` is evaluated after the log was read, because a chair may have been lost in another
    process. Raises ServerRefused if it does not suffice.
    """
    await room.live.catch_up()
    chairs, opener = access()
    table = room.live.table
    played = any(table.chairs[chair].key in table.chairs[chair].held_by for chair in chairs)
    if not opener and not (played and table.game is not None and table.game.over):
        refusal = ServerRefusal.ONLY_THE_OPENER if chairs else ServerRefusal.NOT_YOUR_SEAT
        raise ServerRefused(refusal)
    await room.live.delete()


# -- chairs ----------------------------------------------------------------------------------------


class Joining(NamedTuple):
    """The chair of a person who joined, and its token."""

    chair: ChairNumber
    token: str
    waiting: bool
    """Whether the others must agree first, because the chair was emptied during the game."""


async def join(room: Room, request: messages.JoinRequest) -> Joining:
    """Give a person the chair that they ask for, or the first empty one. Raises Refused.

    During a game they wait until the others agree, unless nobody else plays.
    """
    token, at = tokens.new_token(room.random_bytes), room.clock.now()
    key, keys = tokens.key_of(token), [tokens.key_of(held) for held in request.tokens]
    chair, waiting = ChairNumber(0), False

    def decide(table: Table) -> Table:
        nonlocal chair, waiting
        chair = free_chair(table, keys) if request.chair is None else ChairNumber(request.chair)
        player = Player(
            shape=free_shape(table, request.shape),
            name=clean_name(request.name),
            guest=free_guest(table, room.random_bytes, request.guest),
            language=request.language,
            help=table.options.help_at(chair),
        )
        again = table.held_before(chair, keys)
        waiting = table.running and bool(table.deciders(chair, again=again))
        if waiting:
            return table.request_chair(chair, player, at=at, key=key, keys=keys)
        if table.running:
            table.check_request(chair, keys)
        return table.sit(chair, player, at=at, key=key)

    await room.live.apply(decide)
    return Joining(chair, token, waiting)


async def claim(
    room: Room, client: Client, shown: list[str], reply_to: int | None, *, back: bool = True
) -> Message:
    """Give the client the chairs that its tokens open. Returns the Welcome.

    If its people are `back`, they play again instead of their stand-ins.
    """
    live = room.live
    keys = [tokens.key_of(token) for token in shown]
    chairs = client.claim(keys, live.table)
    if not all(map(client.holds, keys)):  # another process may just have seated them
        await live.catch_up(required=True)
        chairs = client.claim(keys, live.table)
    for chair in chairs:
        if back and chair is not None and live.table.chairs[chair].stand_in is not None:
            await _mark_back(room, chair)
    if live.closed:  # it was closed while this command waited
        raise ServerRefused(live.why_closed())
    return messages.Welcome(
        re=reply_to,
        protocol=messages.PROTOCOL,
        version=__version__,
        chairs=[*chairs],
        holds=sorted(client.chairs),
        opener=client.opener,
    )


async def _leave(room: Room, client: Client, command: messages.Leave) -> Message | None:
    chair, at = ChairNumber(command.chair), room.clock.now()

    def decide(table: Table) -> Table:
        _check_chair(client, chair)
        if table.running:
            return table.take_over(chair, STAND_IN, at=at)
        return table.leave(chair, at=at)

    reply = await _apply(room, client, command, decide)
    if chair in client.chairs:  # during a game: the stand-in continues with its hand
        client.release(chair, room.live.table)
        room.live.update_presence()
        room.live.broadcast.show_views(client)  # without the hand
    return reply


async def _call_bot(room: Room, client: Client, command: messages.CallBot) -> Message | None:
    chair, at = ChairNumber(command.chair), room.clock.now()

    def decide(table: Table) -> Table:
        _check_seated(client)
        present = chair in room.live.presence.chairs and not room.pace.is_overdue(chair)
        if present or is_bot(table, chair):
            raise ServerRefused(ServerRefusal.STILL_HERE)
        return table.take_over(chair, STAND_IN, at=at)

    return await _apply(room, client, command, decide)


async def _empty(room: Room, client: Client, command: messages.Empty) -> Message | None:
    _check_opener(client)
    chair, at = ChairNumber(command.chair), room.clock.now()

    def decide(table: Table) -> Table:
        if chair not in table.requests:  # to end a request is no hand-over
            check_hand_overs(table)
        return vacated(table, chair, at)

    return await _apply(room, client, command, decide)


async def _seat_bot(room: Room, client: Client, command: messages.SeatBot) -> Message | None:
    check_bot(command.bot, can_search=room.can_search)
    chair, at = ChairNumber(command.chair), room.clock.now()

    def decide(table: Table) -> Table:
        gathering = table.game is None and table.game_number == 0
        if gathering and chair < len(table.chairs) and table.chairs[chair].player is None:
            _check_host(room, client)
        else:
            _check_opener(client)
        check_hand_overs(table)
        bot = bot_player(command.bot, free_shapes(table, except_for=chair))
        return table.sit(chair, bot, at=at, instead=True)

    return await _apply(room, client, command, decide)


async def _answer_request(
    room: Room, client: Client, command: messages.AnswerRequest
) -> Message | None:
    """Agree or object for all chairs that this device has, or had until it was emptied.

    The last one to agree grants the request.
    """
    chair, at = ChairNumber(command.chair), room.clock.now()

    def decide(table: Table) -> Table:
        request = table.requests.get(chair)
        if request is not None and request.n != command.request:
            raise TableRefused(TableRefusal.CHAIR_EMPTY, chair=chair)
        own = client.chairs | client.former
        if not own & table.deciders(chair, again=request is not None and request.again):
            raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
        answered = table.answer_request(chair, own, agree=command.agree, at=at)
        return answered if answered is table else room.pace.decided(answered)

    return await _apply(room, client, command, decide)


async def _replace_token(room: Room, client: Client, command: messages.ReplaceToken) -> Message:
    """Give the chair a new token, which only this device gets."""
    chair, at = await _own_chair(room, client, command.chair), room.clock.now()
    token = tokens.new_token(room.random_bytes)
    key = tokens.key_of(token)

    def decide(table: Table) -> Table:
        _check_chair(client, chair)
        return table.replace_token(chair, key, at=at)

    client.accept(key)  # before the others are told, so that this device keeps the chair
    try:
        await room.live.apply(decide)
    except BaseException:
        client.forget(key)
        raise
    return messages.TokenReplaced(re=command.id, chair=chair, token=token)


def _check_opener(client: Client) -> None:
    if not client.opener:
        raise ServerRefused(ServerRefusal.ONLY_THE_OPENER)


def _check_host(room: Room, client: Client) -> None:
    """Nobody sits at a shared screen, so every player may do what its opener would have to do."""
    if not (client.chairs and room.live.presence.screen):
        _check_opener(client)


def _check_seated(client: Client) -> None:
    if not client.seated:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)


# -- reading with a token --------------------------------------------------------------------------


class Access(NamedTuple):
    """The rights that a token gives at a table."""

    chairs: frozenset[ChairNumber]
    opener: bool

    @property
    def seated(self) -> bool:
        """Whether it has a chair or is the opener's."""
        return self.opener or bool(self.chairs)


def access_of(table: Table, token: str | None) -> Access:
    """The rights that the token gives; none without a token."""
    key = tokens.key_of(token or "")
    chairs = frozenset(
        ChairNumber(number)
        for number, chair in enumerate(table.chairs)
        if tokens.opens(key, chair.key)
    )
    return Access(chairs, tokens.opens(key, table.key))


def record_of(table: Table, token: str | None, game: int | None) -> Record:
    """The record of that game, by default the current one.

    Raises Refused if there is no such game, or if the table has no watchers and the token opens
    nothing.
    """
    if not (table.options.watchers or access_of(table, token).seated):
        raise ServerRefused(ServerRefusal.NO_WATCHERS)
    return table.record(game)
