"""Free chairs, shapes and guest names, and the bots that fill in."""

import unicodedata
from collections.abc import Collection

from cheese_rescue.live.messages import ServerRefusal, ServerRefused
from cheese_rescue.live.ports import RandomBytes
from cheese_rescue.table import ChairNumber, Player, Shape, Table

GUESTS = 48
"""The number of guest names in the catalogues."""
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
        return chair.held_by.isdisjoint(keys), chair.objected

    return min(free, key=rank)


def free_shapes(table: Table, *, except_for: ChairNumber | None = None) -> list[Shape]:
    """The shapes that nobody has; the shape of `except_for` counts as free."""
    taken = {
        chair.player.shape
        for number, chair in enumerate(table.chairs)
        if chair.player and number != except_for
    }
    return [shape for shape in Shape if shape not in taken]


def free_guest(table: Table, random_bytes: RandomBytes) -> int:
    """The number of a random guest name that nobody at the table has."""
    taken = {person.guest for chair in table.chairs for person in chair.people}
    free = [guest for guest in range(1, GUESTS + 1) if guest not in taken]
    return free[int.from_bytes(random_bytes(2), "big") % len(free)]


def clean_name(name: str | None) -> str | None:
    """The typed name in Unicode normal form C, without extra spaces.

    Some keyboards end a word with a non-joiner, which changes nothing there.
    """
    if name is None:
        return None
    return unicodedata.normalize("NFC", " ".join(name.split()).rstrip("\u200c"))


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


def is_bot(table: Table, chair: ChairNumber) -> bool:
    """Whether a bot has that chair, other than as a stand-in."""
    player = table.chairs[chair].player if chair < len(table.chairs) else None
    return player is not None and player.bot is not None
