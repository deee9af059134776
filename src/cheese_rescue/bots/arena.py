"""Many games between bots: who sits where with which cards, and playing them on every core."""

import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import ExitStack, contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from itertools import combinations, permutations
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self
from urllib.parse import urlsplit

import msgspec

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.foreign import Foreign, Forfeit, NoSuchBot, Reason
from cheese_rescue.bots.simple import GreedyBot
from cheese_rescue.rules import Game, Move, Rules, View
from cheese_rescue.rules.cards import Seat, seats
from cheese_rescue.rules.seal import shuffled_pile

Entrant = int
"""Its number in the tournament's list."""

CLUSTER_SECONDS = 10
MOST_TRIES = 5
"""So often in a row workers may die without finishing a game before we give up."""


@cache
def tables(entrants: int, players: int) -> tuple[tuple[Entrant, ...], ...]:
    """Who meets whom.

    Where there are as many entrants as seats or more: every choice of different ones. Where there
    are fewer: each alone against copies of each other one.
    """
    if entrants >= players:
        return tuple(combinations(range(entrants), players))
    return tuple(
        (one, *([other] * (players - 1))) for one, other in permutations(range(entrants), 2)
    )


class Tournament(NamedTuple):
    """All that decides its games."""

    entrants: tuple[str, ...]
    players: int
    rules: Rules
    seed: int
    budget: Budget
    patience: float
    """Seconds after which a foreign bot has overrun its budget."""
    folder: str
    """Where foreign bots are looked for first."""

    @property
    def tables(self) -> tuple[tuple[Entrant, ...], ...]:
        return tables(len(self.entrants), self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """What to call the entrants: who is there twice is counted."""
        return tuple(
            name
            if (before := self.entrants[:number].count(name)) == 0
            else f"{name} ({before + 1})"
            for number, name in enumerate(self.entrants)
        )

    def deals(self, games: int) -> int:
        """How many deals make so many games or a few more, equally many for every table."""
        rounds = -(-games // (self.players * len(self.tables)))
        return rounds * len(self.tables)

    def table(self, deal: int) -> int:
        """Which of the tables plays a deal."""
        return deal % len(self.tables)

    def seats(self, deal: int, seating: int) -> tuple[Entrant, ...]:
        """Who sits where: an order drawn for the deal, turned by one seat with each seating."""
        order = list(self.tables[self.table(deal)])
        Random(_chance("order", self.seed, deal)).shuffle(order)
        return (*order[seating:], *order[:seating])

    def game(self, deal: int) -> Game:
        secret = _chance("deal", self.seed, deal)
        pile = shuffled_pile(self.players, secret, [None] * self.players)
        return Game.deal(players=self.players, pile=pile, rules=self.rules)

    def luck(self, deal: int, seating: int, seat: int) -> str:
        """A bot's own chance. Hashed, or it would tell the pile."""
        return _chance("bot", self.seed, deal, seating, seat).hex()


def _chance(*words: str | int) -> bytes:
    return sha256(" ".join(["cheese-rescue", "arena", *map(str, words)]).encode()).digest()


class Forfeited(msgspec.Struct, frozen=True):
    """Who lost a game without playing it to its end, and why."""

    seat: int
    ply: int
    reason: Reason
    detail: str
    moves: tuple[str, ...]
    """Of the game until then."""


class Played(msgspec.Struct, frozen=True):
    """How a game ended."""

    deal: int
    seating: int
    seats: tuple[Entrant, ...]
    places: tuple[int, ...]
    """Of every seat, 1 for who wins; the forfeiter's is the last."""
    points: tuple[int, ...]
    """None where somebody forfeited."""
    forfeits: tuple[Forfeited, ...] = ()

    @property
    def victories(self) -> tuple[float, ...]:
        """What every seat has of the victory: 1 alone, its share of a shared one."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


class Player(Protocol):
    """A bot at a table of the arena."""

    def begin(self, seed: str) -> None: ...
    def choose(self, view: View, budget: Budget, within: float) -> Move: ...
    def over(self) -> None: ...


class InHouse:
    """One of our own bots, which needs no process."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._rng = Random()

    def begin(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, budget: Budget, within: float) -> Move:  # noqa: ARG002 (Player's)
        try:
            move = self._bot.choose(view, self._rng, budget)
        except Exception as error:  # a fault of ours must not end a night of games
            raise Forfeit(Reason.RAISED, repr(error)) from error
        if move not in view.legal_moves:
            raise Forfeit(Reason.ILLEGAL, str(move))
        return move

    def over(self) -> None:
        pass


class _Kept(threading.local):
    """The processes of foreign bots, kept from game to game by each worker."""

    def __init__(self) -> None:
        self.foreign: dict[tuple[str, str, int], Foreign] = {}


_kept = _Kept()


def _player(name: str, folder: str, copy: int) -> Player:
    """Copies of a bot at one table do not share a process: it would let them look at each other."""
    if name in BOTS:
        return InHouse(BOTS[name])
    key = name, folder, copy
    return _kept.foreign.setdefault(key, Foreign(name, folder))


def play(tournament: Tournament, deal: int, seating: int) -> Played:
    """One game. Who forfeits is last; for three or more a greedy bot plays on in that seat."""
    sitting = tournament.seats(deal, seating)
    names = [tournament.entrants[entrant] for entrant in sitting]
    players = [
        _player(name, tournament.folder, names[:seat].count(name))
        for seat, name in enumerate(names)
    ]
    game = tournament.game(deal)
    gone: dict[Seat, Forfeited] = {}

    def forfeit(seat: Seat, why: Forfeit) -> None:
        moves = tuple(map(str, game.moves))
        gone[seat] = Forfeited(seat, game.ply, why.reason, why.detail, moves)

    with ExitStack() as at_the_end:
        for seat in seats(tournament.players):
            at_the_end.callback(players[seat].over)
            try:
                _begin(players[seat], tournament.luck(deal, seating, seat))
            except Forfeit as why:
                forfeit(seat, why)
        stand_in, luck = GreedyBot(), Random(tournament.luck(deal, seating, tournament.players))
        while not game.over and len(gone) < tournament.players - 1:
            seat = game.turn
            view = game.view(seat)
            if seat in gone:
                game = game.play(stand_in.choose(view, luck, tournament.budget))
                continue
            try:
                move = players[seat].choose(view, tournament.budget, tournament.patience)
            except Forfeit as why:
                forfeit(seat, why)
            else:
                game = game.play(move)
    return Played(
        deal=deal,
        seating=seating,
        seats=sitting,
        places=_places(game, gone),
        points=game.outcome().points if not gone else (),
        forfeits=tuple(gone.values()),
    )


def _begin(player: Player, seed: str) -> None:
    try:
        player.begin(seed)
    except NoSuchBot as error:  # it was there when the tournament began
        raise Forfeit(Reason.RAISED, str(error)) from None


def _places(game: Game, gone: Iterable[int]) -> tuple[int, ...]:
    """Everybody's place; who forfeited is behind the others, and if all did, all are level."""
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


# -- on every core ---------------------------------------------------------------------------------


class WorkersLost(Exception):
    """They die whatever we do."""


class Workers(Protocol):
    """Where games are played: processes here, or a cluster."""

    @property
    def most(self) -> int:
        """So many games are under way or waiting there at a time."""
        ...

    def submit(self, tournament: Tournament, deal: int, seating: int) -> Future[Played]:
        """Have a game played."""
        ...

    def renew(self) -> None:
        """Others in their place, or WorkersLost."""


class LocalWorkers:
    """So many processes of this machine. They end with this one, however that ends."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._context = get_context("spawn")
        self._lifeline, self._ours = self._context.Pipe(duplex=False)
        self._executor = self._pool()

    def _pool(self) -> Executor:
        return ProcessPoolExecutor(
            self._jobs, self._context, initializer=_work, initargs=(self._lifeline,)
        )

    @property
    def most(self) -> int:
        return 3 * self._jobs

    def submit(self, tournament: Tournament, deal: int, seating: int) -> Future[Played]:
        with _without_ctrl_c():  # it may start a worker
            return self._executor.submit(play, tournament, deal, seating)

    def renew(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = self._pool()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if kind is not None:  # nobody waits for what they are doing
            self._ours.close()
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._ours.close()
        self._lifeline.close()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """What is started in here never hears it; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(lifeline: "Connection[bytes, bytes]") -> None:
    """A worker's first words to itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us

    def until_the_end() -> None:
        try:
            lifeline.recv_bytes()
        finally:
            os._exit(1)

    threading.Thread(target=until_the_end, daemon=True).start()


class ClusterWorkers:
    """A Dask cluster; OSError or ValueError where none answers."""

    def __init__(self, address: str) -> None:
        # An extra, slow to import, and without types.
        client: Any = import_module("distributed").Client
        _knock(address)
        self._client = client(address, timeout=CLUSTER_SECONDS, set_as_default=False)
        self._executor: Executor = self._client.get_executor(pure=False)

    @property
    def most(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return 3 * max(1, sum(threads.values()))

    def submit(self, tournament: Tournament, deal: int, seating: int) -> Future[Played]:
        return self._executor.submit(play, tournament, deal, seating)

    def renew(self) -> None:
        raise WorkersLost  # a cluster renews its own workers

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._executor.shutdown(wait=False)
        self._client.close()


def _knock(address: str) -> None:
    """A client that nobody answers waits long, and complains when it is thrown away."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if not parts.hostname or not parts.port:
        raise ValueError(address)
    with socket.create_connection((parts.hostname, parts.port), CLUSTER_SECONDS):
        pass


def run(
    tournament: Tournament, games: Iterable[tuple[int, int]], workers: Workers
) -> Iterator[list[Played]]:
    """Plays the games, each given by deal and seating; yields them as they end."""
    waiting = deque(games)
    under_way: dict[Future[Played], tuple[int, int]] = {}
    tries = 0
    while waiting or under_way:
        ended: list[Played] = []
        broken = False
        try:
            for _ in range(min(len(waiting), workers.most - len(under_way))):
                under_way[workers.submit(tournament, *waiting[0])] = waiting[0]
                waiting.popleft()
        except BrokenExecutor:
            broken = True
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            game = under_way.pop(future)
            try:
                ended.append(future.result())
            except (BrokenExecutor, CancelledError):
                waiting.appendleft(game)
                broken = True
        if ended:
            tries = 0
            yield ended
        if broken:
            tries += 1
            if tries == MOST_TRIES:
                raise WorkersLost
            waiting.extendleft(under_way.values())
            under_way.clear()
            workers.renew()
