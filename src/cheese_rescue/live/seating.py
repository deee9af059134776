"""Free chairs, shapes and guest names, and the bots that fill in."""

import unicodedata
from collections.abc import Collection

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.kernel_loader import needs_kernel
from cheese_rescue.extras import Extra, MissingExtra
from cheese_rescue.live.messages import GUESTS, ServerRefusal, ServerRefused
from cheese_rescue.live.ports import RandomBytes
from cheese_rescue.table import ChairNumber, Pace, Player, Shape, Table

MOST_HAND_OVERS = 50
"""How often the opener may change players during one game. Everyone is shown each hand-over."""
STAND_IN = "greedy"
"""The name of the bot that plays for people who are away."""


def free_chair(table: Table, keys: Collection[bytes] = ()) -> ChairNumber:
    """The first empty chair that nobody asks for, if possible one that these keys once opened.

    Chairs for which somebody was refused come last.

    Raises ServerRefused if the table is full.
    """
    free = [
        ChairNumber(number)
        for number, chair in enumerate(table.chairs)
        if chair.player is None and chair.request is None
    ]
    if not free:
        raise ServerRefused(ServerRefusal.TABLE_FULL)

    def rank(number: ChairNumber) -> tuple[bool, bool]:
        chair = table.chairs[number]
        return chair.lost_by.isdisjoint(keys), chair.objected

    return min(free, key=rank)


def admits_watchers(table: Table) -> bool:
    """Whether devices without a chair may be there. Before the first game they come to sit down."""
    return table.options.watchers or (table.game is None and table.game_number == 0)


def free_shapes(table: Table, *, except_for: ChairNumber | None = None) -> list[Shape]:
    """The shapes that nobody has; the shape of `except_for` counts as free."""
    taken = {
        chair.player.shape
        for number, chair in enumerate(table.chairs)
        if chair.player and number != except_for
    }
    return [shape for shape in Shape if shape not in taken]


def free_shape(table: Table, wanted: Shape | None) -> Shape:
    """The shape that a person wants or, if somebody has it, the next one that nobody has."""
    shapes = list(Shape)
    first = shapes.index(wanted) if wanted else 0
    free = free_shapes(table)
    in_order = (*shapes[first:], *shapes[:first])
    return next((shape for shape in in_order if shape in free), Shape.WHEEL)


def free_guest(table: Table, random_bytes: RandomBytes, wanted: int | None = None) -> int:
    """The number of the wanted guest name, or of a random one that nobody at the table has."""
    taken = {person.guest for chair in table.chairs for person in chair.people}
    if wanted is not None and wanted not in taken:
        return wanted
    free = [guest for guest in range(1, GUESTS + 1) if guest not in taken]
    return free[int.from_bytes(random_bytes(2), "big") % len(free)]


def clean_name(name: str | None) -> str | None:
    """The typed name in Unicode normal form C, without extra spaces.

    Some keyboards end a word with a non-joiner, which changes nothing there.
    """
    if name is None:
        return None
    return unicodedata.normalize("NFC", " ".join(name.split()).rstrip("\u200c"))


def check_bot(bot: str, *, can_search: bool) -> None:
    """Refuse a bot that does not exist, or that needs an extra that is not installed."""
    if bot not in BOTS:
        raise ServerRefused(ServerRefusal.NO_SUCH_BOT, bot=bot)
    if needs_kernel(bot) and not can_search:
        raise MissingExtra(Extra.STRONG)


def bot_player(bot: str, shapes: list[Shape]) -> Player:
    """The bot as a player, with the first of these shapes."""
    return Player(shape=next(iter(shapes), Shape.WHEEL), bot=bot)


def vacated(table: Table, chair: ChairNumber, at: float) -> Table:
    """The table with that chair emptied; during a game a bot continues with its hand.

    If the chair is empty and somebody asks for it, their request is withdrawn.
    """
    if chair in table.requests:
        return table.withdraw_request(chair, at=at)
    return table.leave(chair, at=at, bot=STAND_IN if table.running else None)


def check_hand_overs(table: Table) -> None:
    """Raises ServerRefused if the players of this game were changed too often."""
    if len(table.hand_overs) >= MOST_HAND_OVERS:
        raise ServerRefused(ServerRefusal.TOO_MANY)


def granted(
    table: Table,
    *,
    present: Collection[ChairNumber],
    waiting: Collection[ChairNumber],
    at: float,
    after: float,
) -> Table:
    """The table with every request granted that is due.

    A request is due once everybody `present` who has a say has agreed, and at least one of them
    has; or `after` seconds without an objection. For the chairs whose applicant is `waiting`, the
    stand-in stops at once.
    """
    for chair, request in table.requests.items():
        asked = table.deciders(chair, again=request.again).intersection(present)
        agreed = bool(request.agreed) and asked <= request.agreed
        if agreed or at - request.at >= after:
            table = table.grant_request(chair, at=at)
            table = table.come_back(chair, at=at) if chair in waiting else table
    return table


def is_rematch_due(
    table: Table, *, present: Collection[ChairNumber], at: float, after: float
) -> bool:
    """Whether another game that somebody asked for begins now.

    It begins once everybody `present` has agreed, except people whose stand-in plays; or `after`
    seconds. If none of those who asked is present any more, it waits for them.
    """
    pending = table.pending_rematch
    if pending is None or (pending.agreed and pending.agreed.isdisjoint(present)):
        return False
    undecided = (table.people - pending.agreed).intersection(present)
    agreed = all(table.chairs[chair].stand_in is not None for chair in undecided)
    return agreed or at - pending.at >= after


def with_rematch(table: Table, *, secret: bytes, at: float) -> Table:
    """The table with the next game prepared. A bot stands in for everybody who has not agreed.

    At the pace `over-days` it does not: they have days to answer.
    """
    agreed = table.pending_rematch.agreed if table.pending_rematch else frozenset()
    if table.options.pace is Pace.TOGETHER:
        for chair in sorted(table.people - agreed):
            table = table.take_over(chair, STAND_IN, at=at)
    return table.rematch(secret=secret, at=at)


def is_bot(table: Table, chair: ChairNumber) -> bool:
    """Whether a bot has that chair, other than as a stand-in."""
    player = table.chairs[chair].player if chair < len(table.chairs) else None
    return player is not None and player.bot is not None
