"""One game between bots, and how it ended."""

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
    """Who forfeited a game, and why."""

    seat: int
    ply: int
    reason: ForfeitReason
    detail: str
    moves: tuple[str, ...]
    """The moves of the game so far."""


class MatchResult(msgspec.Struct, frozen=True):
    """How one game of a tournament ended."""

    deal: int
    seating: int
    seats: tuple[Entrant, ...]
    places: tuple[int, ...]
    """The place of every seat, 1 for the winner; who forfeited is last."""
    points: tuple[int, ...]
    """Empty where somebody forfeited."""
    forfeits: tuple[ForfeitRecord, ...] = ()

    @property
    def victories(self) -> tuple[float, ...]:
        """Each seat's share of the victory: 1 for the only winner, 1/n for each of n winners."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


class ArenaPlayer(Protocol):
    """A bot that plays in the arena, in this process or in its own."""

    def begin(self, seed: str) -> None: ...
    def choose(self, view: View, budget: Budget, timeout: float) -> Move: ...
    def over(self) -> None: ...


class BuiltInPlayer:
    """One of our own bots, which needs no process."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._rng = Random()

    def begin(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, budget: Budget, timeout: float) -> Move:  # noqa: ARG002 (protocol)
        try:
            move = self._bot.choose(view, self._rng, budget)
        except Exception as error:  # our own bug must not end a long tournament
            raise Forfeit(ForfeitReason.RAISED, repr(error)) from error
        if move not in view.legal_moves:
            raise Forfeit(ForfeitReason.ILLEGAL, str(move))
        return move

    def over(self) -> None:
        pass


class _ProcessCache(threading.local):
    """Each worker keeps the processes of foreign bots from game to game."""

    def __init__(self) -> None:
        self.foreign: dict[tuple[str, str, int], ForeignBot] = {}


_processes = _ProcessCache()


def _player(name: str, folder: str, copy: int) -> ArenaPlayer:
    """The bot of that name. Copies of it at one table get a process each, to isolate them."""
    if name in BOTS:
        return BuiltInPlayer(BOTS[name])
    key = name, folder, copy
    return _processes.foreign.setdefault(key, ForeignBot(name, folder))


def play_match(tournament: Tournament, deal: int, seating: int) -> MatchResult:
    """Play one game. Who forfeits is last; with 3 or 4 players a greedy bot plays on for it."""
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
    except NoSuchBot as error:  # it was there when the tournament began
        raise Forfeit(ForfeitReason.RAISED, str(error)) from None


def _places(game: Game, gone: Iterable[int]) -> tuple[int, ...]:
    """Everybody's place. Who forfeited is behind the others; if all did, all are first."""
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
