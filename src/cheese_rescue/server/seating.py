"""What is still free at a table for whoever sits down next."""

import unicodedata

from cheese_rescue.server.messages import ServerRefusal, ServerRefused
from cheese_rescue.server.tokens import Chance
from cheese_rescue.table import ChairNumber, Player, Shape, Table

GUESTS = 48
"""How many names the catalogues have for people who type none."""


def free_chair(table: Table) -> ChairNumber:
    for number, chair in enumerate(table.chairs):
        if chair.player is None:
            return ChairNumber(number)
    raise ServerRefused(ServerRefusal.TABLE_FULL)


def free_shapes(table: Table, *, but: ChairNumber | None = None) -> list[Shape]:
    """Shapes that nobody has, not counting one chair."""
    taken = {
        chair.player.shape
        for number, chair in enumerate(table.chairs)
        if chair.player and number != but
    }
    return [shape for shape in Shape if shape not in taken]


def free_guest(table: Table, chance: Chance) -> int:
    """The number of a name that nobody here has."""
    taken = {chair.player.guest for chair in table.chairs if chair.player}
    free = [guest for guest in range(1, GUESTS + 1) if guest not in taken]
    return free[int.from_bytes(chance(2), "big") % len(free)]


def cleaned(name: str | None) -> str | None:
    """A typed name without spare spaces, its marks joined to their letters."""
    if name is None:
        return None
    return unicodedata.normalize("NFC", " ".join(name.split()))


def bot_player(bot: str, shapes: list[Shape]) -> Player:
    """The bot, with one of the shapes that are free."""
    return Player(shape=next(iter(shapes), Shape.WHEEL), bot=bot)
