"""Simulations: many games between the same bots, played in chunks that workers can compute.

A seed determines all games, whoever computes them: the bots without search play the same moves in
Python and in the compiled code.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import NamedTuple

import msgspec

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.bots.arena import ArenaPlayer, player_named
from cheese_rescue.bots.arena.matches import BuiltInPlayer
from cheese_rescue.bots.chance import FOREIGN, MOVES, Chance, dealt_pile, game_seed
from cheese_rescue.bots.foreign import Forfeit, ForfeitReason, record_name
from cheese_rescue.bots.kernel_loader import plays_simply
from cheese_rescue.datasets.tally import Tally
from cheese_rescue.extras import Extra, has
from cheese_rescue.rules import Game, Record, Rules

COMPILED_CHUNK = 10_000
"""Games in a chunk if the compiled code plays them."""


class Simulation(NamedTuple):
    """Everything that determines the games of a simulation."""

    bots: tuple[str, ...]
    """The name of the bot in every seat."""
    rules: Rules
    """The variants that are on."""
    seed: int
    """The seed of all deals and bots."""
    budget: Budget
    """What a bot may spend on a move."""
    timeout: float
    """Seconds after which a foreign bot forfeits if it has not moved."""
    folder: str
    """The folder that is searched first for the modules of foreign bots."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def compiled(self) -> bool:
        """Whether the compiled code can play these games here."""
        return has(Extra.STRONG) and all(plays_simply(bot) for bot in self.bots)

    @property
    def chunk(self) -> int:
        """A good number of games for a chunk: many quick ones, or a single slow one."""
        return COMPILED_CHUNK if self.compiled else 1


class Wanted(NamedTuple):
    """What is to be kept of the games; their counts always are."""

    games: bool = False
    """A row for each game."""
    plies: bool = False
    """A row for each ply."""
    records: bool = False
    """A record of each game."""


class Forfeited(msgspec.Struct):
    """A bot made no proper move, so the games end there."""

    game: int
    """The number of the game, from 0."""
    bot: str
    """The name of the bot."""
    reason: ForfeitReason
    """Why it forfeited."""
    detail: str
    """The detail of the Forfeit."""


class Chunk(msgspec.Struct):
    """Some games that were played one after the other."""

    begin: int
    """The number of the first game, from 0."""
    tally: Tally
    """The counts of the games."""
    games: bytes = b""
    """A row for each game, as an Arrow stream."""
    plies: bytes = b""
    """A row for each ply, as an Arrow stream."""
    records: list[str] = []
    """The records of the games."""
    forfeited: Forfeited | None = None
    """Set if the games ended early; what was wanted is then empty."""


def play_chunk(simulation: Simulation, begin: int, games: int, wanted: Wanted) -> Chunk:
    """Play that many games, from number `begin` on."""
    if simulation.compiled:
        return _compiled_chunk(simulation, begin, games, wanted)
    tally = Tally.empty(simulation.players)
    played: list[Game] = []
    for number in range(begin, begin + games):
        game = play_game(simulation, number)
        if isinstance(game, Forfeited):
            return Chunk(begin, tally, forfeited=game)
        tally.add(game.outcome())
        if any(wanted):
            played.append(game)
    chunk = Chunk(begin, tally)
    if wanted.games or wanted.plies:
        from cheese_rescue.datasets import arrays, tables  # noqa: PLC0415 - imports pyarrow

        seeds = [game_seed(simulation.seed, begin + at) for at in range(games)]
        if wanted.games:
            chunk.games = tables.game_rows(simulation, begin, arrays.arrays_of(played, seeds))
        if wanted.plies:
            chunk.plies = tables.ply_rows(begin, played)
    if wanted.records:
        chunk.records = _records(simulation, played)
    return chunk


def _compiled_chunk(simulation: Simulation, begin: int, games: int, wanted: Wanted) -> Chunk:
    from cheese_rescue.bots.kernel.simple_games import play_simple_games  # noqa: PLC0415 - numba

    bots, rules, seed = simulation.bots, simulation.rules, simulation.seed
    found = play_simple_games(bots, rules, seed, begin, games)
    chunk = Chunk(begin, Tally.of_arrays(found.points, found.cheeses))
    if wanted.games:
        from cheese_rescue.datasets import tables  # noqa: PLC0415 - imports pyarrow

        chunk.games = tables.game_rows(simulation, begin, found)
    if wanted.plies or wanted.records:
        from cheese_rescue.datasets import arrays  # noqa: PLC0415 - imports numpy

        played = arrays.games_of(found, rules)
        if wanted.plies:
            from cheese_rescue.datasets import tables  # noqa: PLC0415 - imports pyarrow

            chunk.plies = tables.ply_rows(begin, played)
        if wanted.records:
            chunk.records = _records(simulation, played)
    return chunk


def play_game(simulation: Simulation, number: int) -> Game | Forfeited:
    """The finished game of that number, played by the Python bots."""
    seed = game_seed(simulation.seed, number)
    pile = dealt_pile(simulation.players, seed)
    game = Game.deal(players=simulation.players, pile=pile, rules=simulation.rules)
    chance = Chance(seed, MOVES)
    with ExitStack() as at_the_end:
        players: list[ArenaPlayer] = []
        try:
            for seat, bot in enumerate(simulation.bots):
                if bot in BOTS:
                    players.append(BuiltInPlayer(BOTS[bot], chance))
                    continue
                foreign = player_named(bot, simulation.folder)
                at_the_end.callback(foreign.end)
                players.append(foreign)
                foreign.begin(f"{Chance(seed, FOREIGN + seat).getrandbits(128):032x}")
            while not game.over:
                seat = game.turn
                view = game.view(seat)
                move = players[seat].choose(view, simulation.budget, simulation.timeout)
                game = game.play(move)
        except Forfeit as why:
            return Forfeited(number, simulation.bots[seat], why.reason, why.detail)
    return game


def _records(simulation: Simulation, played: Sequence[Game]) -> list[str]:
    names = [record_name(bot) for bot in simulation.bots]
    return [str(Record.of(game, bots=names)) for game in played]
