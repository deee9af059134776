"""Plays the games of a tournament and returns their results."""

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from random import Random
from typing import Protocol, Self

import msgspec

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.arena.tournament import Entrant, Tournament
from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.foreign import ForeignBot, Forfeit, ForfeitReason, escaped
from cheese_rescue.bots.workers import Workers, run_tasks
from cheese_rescue.rules import Game, Move, Seat, View
from cheese_rescue.rules.cards import seats

STAND_IN = "greedy"
"""The name of the bot that takes over a seat whose bot has forfeited."""


class ForfeitRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which seat forfeited a game, when and why."""

    seat: int
    """The seat, counted from 0."""
    ply: int
    """How many cards had been laid."""
    reason: ForfeitReason
    """Why it forfeited."""
    detail: str
    """The detail of the Forfeit."""
    moves: tuple[str, ...] = ()
    """The moves of the game until then, in files of version 1. Later ones have all moves."""


class ThinkingTime(msgspec.Struct, frozen=True):
    """How long a bot took for its moves in one game, in seconds."""

    moves: int
    """How often it was asked for a move."""
    mean: float
    """The mean time."""
    max: float
    """The longest time."""

    @classmethod
    def of(cls, times: Sequence[float]) -> Self:
        """The summary of these times, in microseconds precision."""
        mean = sum(times) / len(times) if times else 0.0
        return cls(len(times), round(mean, 6), round(max(times, default=0.0), 6))


class MatchResult(msgspec.Struct, frozen=True):
    """The result of one game of a tournament."""

    deal: int
    """The number of the deal, from 0."""
    seating: int
    """The number of the seating in that deal, from 0."""
    seats: tuple[Entrant, ...]
    """The entrant in every seat."""
    places: tuple[int, ...]
    """The place of every seat, 1 for the winners. Seats that forfeited are behind all others."""
    points: tuple[int, ...]
    """The points of every seat; empty if any seat forfeited."""
    forfeits: tuple[ForfeitRecord, ...] = ()
    """The seats that forfeited, in order."""
    moves: tuple[str, ...] = ()
    """All moves; empty in files of version 1."""
    thinking: tuple[ThinkingTime, ...] = ()
    """The thinking time of every seat; empty in files of version 1."""
    printed: tuple[str, ...] = ()
    """What the bot in every seat has printed, shortened; empty if none has printed anything."""

    @property
    def victories(self) -> tuple[float, ...]:
        """Each seat's share of the victory: 1/n for each of n winners, 0 for all others."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


class ArenaPlayer(Protocol):
    """A bot as the arena uses it, in this process or in one of its own."""

    @property
    def printed(self) -> str:
        """What it has printed, shortened and without control characters."""
        ...

    def begin(self, seed: str) -> None:
        """Begin a new game with random numbers from `seed`. Raises Forfeit."""
        ...

    def choose(self, view: View, budget: Budget, timeout: float) -> Move:
        """A legal move. Raises Forfeit if the bot gives none in time (`timeout` is in seconds)."""
        ...

    def end(self) -> None:
        """End the game, and all processes that it needed."""
        ...


class BuiltInPlayer:
    """A built-in bot, which runs in this process."""

    printed = ""

    def __init__(self, bot: Bot, rng: Random | None = None) -> None:
        """Without `rng`, `begin` gives it random numbers."""
        self._bot = bot
        self._rng = rng or Random()

    def begin(self, seed: str) -> None:
        """Begin a new game with random numbers from `seed`."""
        self._rng = Random(seed)

    def choose(self, view: View, budget: Budget, timeout: float) -> Move:  # noqa: ARG002 (protocol)
        """A legal move; the timeout is ignored. Raises Forfeit if the bot has a bug."""
        try:
            move = self._bot.choose(view, self._rng, budget)
        except Exception as error:  # a bug in one bot must not end a long tournament
            raise Forfeit(ForfeitReason.RAISED, escaped(repr(error))) from error
        if move not in view.legal_moves:
            raise Forfeit(ForfeitReason.ILLEGAL, str(move))
        return move

    def end(self) -> None:
        """Do nothing: a built-in bot keeps no state between games."""


def player_named(name: str, folder: str) -> ArenaPlayer:
    """The bot of that name; a foreign one gets a process of its own when its game begins."""
    return BuiltInPlayer(BOTS[name]) if name in BOTS else ForeignBot(name, folder)


def play_match(tournament: Tournament, deal: int, seating: int) -> MatchResult:
    """Play one game and return its result.

    A bot that forfeits is ranked last. If at least two others are left, a greedy bot takes over its
    seat and the game continues; otherwise the game ends there.
    """
    sitting = tournament.seats(deal, seating)
    players = [player_named(tournament.entrants[one], tournament.folder) for one in sitting]
    game = tournament.game(deal)
    gone: dict[Seat, ForfeitRecord] = {}
    times: list[list[float]] = [[] for _ in players]

    def forfeit(seat: Seat, why: Forfeit) -> None:
        gone[seat] = ForfeitRecord(seat, game.ply, why.reason, why.detail)

    with ExitStack() as at_the_end:
        for seat in seats(tournament.players):
            at_the_end.callback(players[seat].end)
            try:
                players[seat].begin(tournament.bot_seed(deal, seating, seat))
            except Forfeit as why:
                forfeit(seat, why)
        stand_in = BOTS[STAND_IN]
        rng = Random(tournament.bot_seed(deal, seating, tournament.players))
        while not game.over and len(gone) < tournament.players - 1:
            seat = game.turn
            view = game.view(seat)
            if seat in gone:
                game = game.play(stand_in.choose(view, rng, tournament.budget))
                continue
            begun = time.perf_counter()
            try:
                move = players[seat].choose(view, tournament.budget, tournament.timeout)
            except Forfeit as why:
                forfeit(seat, why)
            else:
                game = game.play(move)
            finally:
                times[seat].append(time.perf_counter() - begun)
    printed = tuple(player.printed for player in players)
    return MatchResult(
        deal=deal,
        seating=seating,
        seats=sitting,
        places=_places(game, gone),
        points=game.outcome().points if not gone else (),
        forfeits=tuple(gone.values()),
        moves=tuple(map(str, game.moves)),
        thinking=tuple(map(ThinkingTime.of, times)),
        printed=printed if any(printed) else (),
    )


def _places(game: Game, gone: Iterable[int]) -> tuple[int, ...]:
    """The place of every seat. Seats that forfeited are behind the others; if all did, all tie."""
    left = [seat for seat in seats(game.players) if seat not in {*gone}]
    if not left:
        return (1,) * game.players
    results = {left[0]: (0, 0)}
    if len(left) > 1:
        outcome = game.outcome()
        results = {seat: (outcome.points[seat], outcome.cheeses[seat]) for seat in left}
    return tuple(
        1 + sum(other > results[seat] for other in results.values())
        if seat in results
        else 1 + len(left)
        for seat in seats(game.players)
    )


def play_matches(
    tournament: Tournament, games: Iterable[tuple[int, int]], workers: Workers
) -> Iterator[list[MatchResult]]:
    """Play these games, each given by deal and seating, and yield results as they come in.

    Raises WorkersLost like `run_tasks`.
    """
    each = ((tournament, deal, seating) for deal, seating in games)
    for ended in run_tasks(play_match, each, workers):
        yield [result for _, result in ended]
