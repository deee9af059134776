"""Plays one game of a tournament and returns its result."""

import threading
from collections.abc import Iterable
from contextlib import ExitStack
from random import Random
from typing import Protocol

import msgspec

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.arena.foreign import ForeignBot, Forfeit, ForfeitReason, NoSuchBot
from cheese_rescue.bots.arena.tournament import Entrant, Tournament
from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.simple import GreedyBot
from cheese_rescue.rules import Game, Move, Seat, View
from cheese_rescue.rules.cards import seats


class ForfeitRecord(msgspec.Struct, frozen=True):
    """Which seat forfeited a game, when and why."""

    seat: int
    """The seat, counted from 0."""
    ply: int
    """How many cards had been laid."""
    reason: ForfeitReason
    """Why it forfeited."""
    detail: str
    """The detail of the Forfeit."""
    moves: tuple[str, ...]
    """The moves of the game until then."""


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

    @property
    def victories(self) -> tuple[float, ...]:
        """Each seat's share of the victory: 1/n for each of n winners, 0 for all others."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


class ArenaPlayer(Protocol):
    """A bot as the arena uses it, in this process or in one of its own."""

    def begin(self, seed: str) -> None:
        """Start a new game with random numbers from `seed`. Raises Forfeit or NoSuchBot."""
        ...

    def choose(self, view: View, budget: Budget, timeout: float) -> Move:
        """A legal move. Raises Forfeit if the bot gives none in time (`timeout` is in seconds)."""
        ...

    def over(self) -> None:
        """End the game."""
        ...


class BuiltInPlayer:
    """A built-in bot, which runs in this process."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._rng = Random()

    def begin(self, seed: str) -> None:
        """Start a new game with random numbers from `seed`."""
        self._rng = Random(seed)

    def choose(self, view: View, budget: Budget, timeout: float) -> Move:  # noqa: ARG002 (protocol)
        """A legal move; the timeout is ignored. Raises Forfeit if the bot has a bug."""
        try:
            move = self._bot.choose(view, self._rng, budget)
        except Exception as error:  # a bug in one bot must not end a long tournament
            raise Forfeit(ForfeitReason.RAISED, repr(error)) from error
        if move not in view.legal_moves:
            raise Forfeit(ForfeitReason.ILLEGAL, str(move))
        return move

    def over(self) -> None:
        """Do nothing: a built-in bot keeps no state between games."""


class _ProcessCache(threading.local):
    """The processes of foreign bots, kept from game to game by each thread that plays matches."""

    def __init__(self) -> None:
        self.foreign: dict[tuple[str, str, int], ForeignBot] = {}


_processes = _ProcessCache()


def _player(name: str, folder: str, copy: int) -> ArenaPlayer:
    """The bot of that name. Copies at one table (`copy` counts from 0) get a process each."""
    if name in BOTS:
        return BuiltInPlayer(BOTS[name])
    key = name, folder, copy
    return _processes.foreign.setdefault(key, ForeignBot(name, folder))


def play_match(tournament: Tournament, deal: int, seating: int) -> MatchResult:
    """Play one game and return its result.

    A bot that forfeits is ranked last. If at least two others are left, a greedy bot takes over its
    seat and the game continues; otherwise the game ends there.
    """
    sitting = tournament.seats(deal, seating)
    names = [tournament.entrants[entrant] for entrant in sitting]
    players = [
        _player(name, tournament.folder, names[:seat].count(name))
        for seat, name in enumerate(names)
    ]
    game = tournament.game(deal)
    gone: dict[Seat, ForfeitRecord] = {}

    def forfeit(seat: Seat, why: Forfeit) -> None:
        moves = tuple(map(str, game.moves))
        gone[seat] = ForfeitRecord(seat, game.ply, why.reason, why.detail, moves)

    with ExitStack() as at_the_end:
        for seat in seats(tournament.players):
            at_the_end.callback(players[seat].over)
            try:
                _begin(players[seat], tournament.bot_seed(deal, seating, seat))
            except Forfeit as why:
                forfeit(seat, why)
        stand_in, rng = GreedyBot(), Random(tournament.bot_seed(deal, seating, tournament.players))
        while not game.over and len(gone) < tournament.players - 1:
            seat = game.turn
            view = game.view(seat)
            if seat in gone:
                game = game.play(stand_in.choose(view, rng, tournament.budget))
                continue
            try:
                move = players[seat].choose(view, tournament.budget, tournament.timeout)
            except Forfeit as why:
                forfeit(seat, why)
            else:
                game = game.play(move)
    return MatchResult(
        deal=deal,
        seating=seating,
        seats=sitting,
        places=_places(game, gone),
        points=game.outcome().points if not gone else (),
        forfeits=tuple(gone.values()),
    )


def _begin(player: ArenaPlayer, seed: str) -> None:
    try:
        player.begin(seed)
    except NoSuchBot as error:  # it was found when the tournament began
        raise Forfeit(ForfeitReason.RAISED, str(error)) from None


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
