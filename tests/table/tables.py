"""Tables for the proofs: opened, seated, started, played on."""

from hashlib import sha256
from random import Random

from cheese_rescue.rules import Game, Rules, Seat
from cheese_rescue.table import Begins, ChairNumber, Help, Options, Player, Shape, Table

SECRET = sha256(b"a secret").digest()
OTHER_SECRET = sha256(b"another secret").digest()
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def person(chair: int, *, help_level: Help = Help.PLACES, bot: str | None = None) -> Player:
    return Player(name=NAMES[chair], shape=tuple(Shape)[chair], help=help_level, bot=bot)


def opened(
    *,
    players: int = 2,
    rules: Rules = Rules(),
    begins: Begins = Begins.OLDEST,
    secret: bytes = SECRET,
) -> Table:
    options = Options(players=players, rules=rules, begins=begins)
    return Table.open(options, secret=secret, at=0)


def seated(
    *,
    players: int = 2,
    rules: Rules = Rules(),
    begins: Begins = Begins.OLDEST,
    secret: bytes = SECRET,
    help_level: Help = Help.PLACES,
    bots: tuple[str | None, ...] = (None,) * 4,
) -> Table:
    table = opened(players=players, rules=rules, begins=begins, secret=secret)
    for chair in range(players):
        player = person(chair, help_level=help_level, bot=bots[chair])
        table = table.sit(ChairNumber(chair), player, at=1)
    return table


def started(
    *,
    players: int = 2,
    rules: Rules = Rules(),
    secret: bytes = SECRET,
    first: int = 0,
    help_level: Help = Help.PLACES,
    bots: tuple[str | None, ...] = (None,) * 4,
) -> Table:
    """A table where that chair begins."""
    table = seated(players=players, rules=rules, secret=secret, help_level=help_level, bots=bots)
    return table.start(at=2, oldest=ChairNumber(first))


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def played_on(table: Table, plies: int = 48, seed: int = 0) -> Table:
    """The table after so many more moves, or at the end of its game."""
    rng = Random(seed)
    for _ in range(plies):
        game = game_of(table)
        if game.over:
            break
        table = table.play(game.turn, rng.choice(game.legal_moves()), game.ply, at=3)
    return table


def finished(*, players: int = 2, first: int = 0, seed: int = 0) -> Table:
    return played_on(started(players=players, first=first), seed=seed)


def everyone(table: Table) -> list[Seat | None]:
    """Every seat, and a watcher."""
    return [*map(Seat, range(table.options.players)), None]
