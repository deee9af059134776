"""What people ask at a table, and what comes of it."""

from contextlib import suppress
from typing import assert_never

from cheese_rescue.bots import BOTS
from cheese_rescue.rules import Cell, Move, Refused, Seat
from cheese_rescue.server import messages, tokens
from cheese_rescue.server.bus import Ended, Reacted
from cheese_rescue.server.device import Device
from cheese_rescue.server.live import Decide, LiveTable
from cheese_rescue.server.messages import ServerRefusal, ServerRefused, Tell
from cheese_rescue.server.seating import bot_player, cleaned, free_chair, free_guest, free_shapes
from cheese_rescue.server.shown import finale
from cheese_rescue.server.store import StoreTrouble
from cheese_rescue.server.worker import STAND_IN
from cheese_rescue.table import ChairNumber, Player, Shape, Stale, Table


async def answer(  # noqa: C901 - one case for each thing that can be asked
    live: LiveTable, device: Device, ask: messages.Asks
) -> Tell | None:
    """Do what was asked; what to say, where telling everybody was not the answer."""
    match ask:
        case messages.Play():
            return await _play(live, device, ask)
        case messages.Consider():
            return await _consider(live, device, ask)
        case messages.Hint():
            live.hints.ask(device, await _own_seat(live, device, ask), ask.ply, ask.id)
            return None
        case messages.Ping():
            return messages.Pong(re=ask.id)
        case messages.Claim(tokens=shown):
            device.tell(await claim(live, device, shown, ask.id))
            live.arrive(device)
            return None
        case messages.Number():
            return await _number(live, device, ask)
        case messages.Start():
            return await _start(live, device, ask)
        case messages.SetHelp():
            return await _set_help(live, device, ask)
        case messages.React(reaction=reaction):
            chair = await _own_chair(live, device, ask.chair)
            live.house.bus.tell(live.name, Reacted(chair, reaction))
            return messages.Done(re=ask.id)
        case messages.ComeBack():
            await _own_chair(live, device, ask.chair)
            return messages.Done(re=ask.id)
        case messages.Leave():
            return await _leave(live, device, ask)
        case messages.CallBot():
            return await _call_bot(live, device, ask)
        case messages.Empty():
            return await _empty(live, device, ask)
        case messages.SeatBot():
            return await _seat_bot(live, device, ask)
        case messages.Rematch():
            return await _rematch(live, device, ask)
        case messages.End():
            await delete(live, device.chairs, opener=device.opener)
            return messages.Done(re=ask.id)
        case messages.Hello():
            raise ServerRefused(ServerRefusal.UNREADABLE)
        case _:
            assert_never(ask)


async def _then(live: LiveTable, device: Device, ask: messages.Asks, decide: Decide) -> Tell | None:
    """Everybody hears of a change, the asker as the answer; if nothing changed, it is done."""
    changed = await live.change(decide, asker=device, re=ask.id)
    return None if changed else messages.Done(re=ask.id)


# -- playing ---------------------------------------------------------------------------------------


async def _play(live: LiveTable, device: Device, ask: messages.Play) -> Tell | None:
    seat = await _own_seat(live, device, ask)
    move = Move(ask.card, Cell(*ask.cell))
    at = live.house.clock()

    def decide(now: Table) -> Table:
        _check_game(now, ask.game)
        if seat not in device.seats:  # the chair was given away meanwhile
            raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
        if now.chairs[now.chair_of(seat)].stand_in is not None:  # a bot came meanwhile
            raise ServerRefused(ServerRefusal.STAND_IN)
        return now.play(seat, move, ask.ply, at=at)

    try:
        changed = await live.change(decide, asker=device, re=ask.id)
    except ServerRefused as why:
        if why.refusal is not ServerRefusal.STAND_IN:
            raise
        await live.change(lambda now: now.come_back(now.chair_of(seat), at=at))
        changed = await live.change(decide, asker=device, re=ask.id)
    if not changed:
        live.show_views(device, ask.id)  # the same again is acknowledged again
    return None


async def _consider(live: LiveTable, device: Device, ask: messages.Consider) -> Tell:
    seat = await _own_seat(live, device, ask)
    considered = live.table.consider(seat, ask.card, Cell(*ask.cell), ask.ply)
    why = considered.refused
    if isinstance(why, Stale):
        raise why
    if why is not None:
        return messages.Considered(
            re=ask.id, allowed=False, refusal=why.refusal.value, data=why.data
        )
    outcome = None if device.shared else considered.outcome
    return messages.Considered(
        re=ask.id, allowed=True, forecast=finale(outcome) if outcome else None
    )


async def _own_seat(
    live: LiveTable, device: Device, ask: messages.Play | messages.Consider | messages.Hint
) -> Seat:
    """The seat, if the device holds its chair. Whoever does something there is back."""
    table = live.table
    _check_game(table, ask.game)
    seat = Seat(ask.seat)
    if seat not in device.seats:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    chair = table.chair_of(seat)
    live.passing.notice(chair)
    if table.chairs[chair].stand_in is not None:
        await _come_back(live, chair)
    return seat


def _check_game(table: Table, game: int) -> None:
    """A late message about a game that is over must not be taken for the next one."""
    if table.game_number != game:
        raise ServerRefused(ServerRefusal.ANOTHER_GAME, game=game, now=table.game_number)


# -- before and after a game -----------------------------------------------------------------------


async def _number(live: LiveTable, device: Device, ask: messages.Number) -> Tell | None:
    """Once a game: what was mixed in stays."""
    chair = await _own_chair(live, device, ask.chair)
    number, at = bytes.fromhex(ask.number), live.house.clock()

    def decide(now: Table) -> Table:
        if now.chairs[chair].number is not None:
            return now
        return now.give_number(chair, number, at=at)

    return await _then(live, device, ask, decide)


async def _start(live: LiveTable, device: Device, ask: messages.Start) -> Tell | None:
    _check_opener(device)
    at = live.house.clock()
    oldest = None if ask.oldest is None else ChairNumber(ask.oldest)
    return await _then(live, device, ask, lambda now: now.start(at=at, oldest=oldest))


async def _rematch(live: LiveTable, device: Device, ask: messages.Rematch) -> Tell | None:
    """In one step: it starts by itself once the devices had time to send their numbers."""
    if not device.seated:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    secret, at = live.house.chance(32), live.house.clock()

    def decide(now: Table) -> Table:
        if now.game_number > ask.game:
            return now
        _check_game(now, ask.game)
        return now.rematch(secret=secret, at=at)

    return await _then(live, device, ask, decide)


async def _set_help(live: LiveTable, device: Device, ask: messages.SetHelp) -> Tell | None:
    chair, at = ChairNumber(ask.chair), live.house.clock()
    if not device.opener:
        await _own_chair(live, device, chair)
    return await _then(live, device, ask, lambda now: now.change_help(chair, ask.help, at=at))


async def delete(live: LiveTable, chairs: frozenset[ChairNumber], *, opener: bool) -> None:
    """For good: the one who opened at any time, anyone seated once the game is over."""
    await live.catch_up()  # the next game may have begun at another process
    over = live.table.game is not None and live.table.game.over
    if not opener and not (chairs and over):
        refusal = ServerRefusal.ONLY_THE_OPENER if chairs else ServerRefusal.NOT_YOUR_SEAT
        raise ServerRefused(refusal)
    try:
        await live.house.store.delete(live.name)
    except StoreTrouble as trouble:
        raise ServerRefused(ServerRefusal.CANNOT_WRITE) from trouble
    live.house.bus.tell(live.name, Ended())


# -- chairs ----------------------------------------------------------------------------------------


async def sit(
    live: LiveTable,
    *,
    chair: ChairNumber | None,
    name: str | None,
    shape: Shape | None,
    language: str,
    token: str,
) -> ChairNumber:
    """Give a chair to a person; the first free one unless they choose. Their chair."""
    key, at = tokens.key_of(token), live.house.clock()
    sat = ChairNumber(0)

    def decide(now: Table) -> Table:
        nonlocal sat
        sat = free_chair(now) if chair is None else chair
        player = Player(
            shape=shape or next(iter(free_shapes(now)), Shape.WHEEL),
            name=cleaned(name),
            guest=free_guest(now, live.house.chance),
            language=language,
            help=now.options.help_at(sat),
        )
        return now.sit(sat, player, at=at, key=key)

    await live.change(decide)
    return sat


async def claim(live: LiveTable, device: Device, shown: list[str], re: int | None) -> Tell:
    """The device shows tokens, and has the chairs that they open."""
    keys = [tokens.key_of(token) for token in shown]
    chairs = [device.claim(key, live.table) for key in keys]
    if len(keys) > sum(device.holds(key) for key in keys):  # sat down at another process just now?
        await live.catch_up()
        chairs = [device.claim(key, live.table) for key in keys]
    for chair in chairs:
        if chair is not None:
            await _come_back(live, chair)
    return messages.Welcome(
        re=re,
        protocol=messages.PROTOCOL,
        version=live.house.figures.version,
        chairs=[*chairs],
        holds=sorted(device.chairs),
        opener=device.opener,
    )


async def _come_back(live: LiveTable, chair: ChairNumber) -> None:
    if live.table.chairs[chair].stand_in is not None:
        with suppress(Refused):  # they are here all the same; the next thing they do tries again
            await live.change(lambda now: now.come_back(chair, at=live.house.clock()))


async def _own_chair(live: LiveTable, device: Device, number: int) -> ChairNumber:
    """The chair, if the device holds it. Whoever does something there is back."""
    chair = ChairNumber(number)
    if chair not in device.chairs:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    live.passing.notice(chair)
    await _come_back(live, chair)
    return chair


async def _leave(live: LiveTable, device: Device, ask: messages.Leave) -> Tell | None:
    chair, at = ChairNumber(ask.chair), live.house.clock()
    if chair not in device.chairs:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    if not live.table.running:
        return await _then(live, device, ask, lambda now: now.leave(chair, at=at))
    device.let_go(chair, live.table)
    live.look_who_is_here()
    return await _then(live, device, ask, lambda now: now.take_over(chair, STAND_IN, at=at))


async def _call_bot(live: LiveTable, device: Device, ask: messages.CallBot) -> Tell | None:
    chair, at = ChairNumber(ask.chair), live.house.clock()
    if not device.seated:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    if live.plays_itself(chair) or (chair in live.here and not live.passing.waits_long_for(chair)):
        raise ServerRefused(ServerRefusal.STILL_HERE)
    return await _then(live, device, ask, lambda now: now.take_over(chair, STAND_IN, at=at))


async def _empty(live: LiveTable, device: Device, ask: messages.Empty) -> Tell | None:
    _check_opener(device)
    at = live.house.clock()
    return await _then(live, device, ask, lambda now: _emptied(now, ChairNumber(ask.chair), at))


async def _seat_bot(live: LiveTable, device: Device, ask: messages.SeatBot) -> Tell | None:
    _check_opener(device)
    if ask.bot not in BOTS:
        raise ServerRefused(ServerRefusal.NO_SUCH_BOT, bot=ask.bot)
    chair, at = ChairNumber(ask.chair), live.house.clock()

    def decide(now: Table) -> Table:
        shapes = free_shapes(now, but=chair)
        return now.sit(chair, bot_player(ask.bot, shapes), at=at, instead=True)

    return await _then(live, device, ask, decide)


def _emptied(table: Table, chair: ChairNumber, at: float) -> Table:
    """Without the one who sat there; during a game a bot plays on."""
    return table.leave(chair, at=at, bot=STAND_IN if table.running else None)


def _check_opener(device: Device) -> None:
    if not device.opener:
        raise ServerRefused(ServerRefusal.ONLY_THE_OPENER)
