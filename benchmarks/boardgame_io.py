"""Plays games on a boardgame.io server, over raw Socket.IO frames.

`benchmarks/boardgame.io` has the game and the locked packages. Its state is in memory, nobody is
authenticated, and a match begins with the first request for it: all that makes it fastest.
"""

import asyncio
import secrets
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from load import LoadStats, SocketClient, connect

FOLDER = Path(__file__).with_name("boardgame.io")
SIZE = 5
PLIES = 24
NAMESPACE = "/cheese"
PATH = "/socket.io/?EIO=4&transport=websocket"


class Laid(msgspec.Struct):
    x: int
    y: int


class PlayerState(msgspec.Struct):
    hand: list[str]


class GameState(msgspec.Struct):
    board: list[Laid]
    players: dict[str, PlayerState]


class Context(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class State(msgspec.Struct):
    game: GameState = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class SyncInfo(msgspec.Struct):
    state: State


_events = msgspec.json.Decoder(list[msgspec.Raw])
_states = msgspec.json.Decoder(State)
_syncs = msgspec.json.Decoder(SyncInfo)
_encode = msgspec.json.Encoder().encode


class Player:
    """Plays a legal move as soon as it is its turn, and the next match after the last one."""

    def __init__(self, stats: LoadStats, table: str, player: str) -> None:
        self.stats = stats
        self.line: SocketClient | None = None
        self.connected = asyncio.Event()
        """Set once it may send requests."""
        self._table = table
        self._player = player
        self._match = 0
        self._sent_at: float | None = None

    def hear(self, payload: bytes) -> None:
        if payload == b"2":  # a ping of Engine.IO
            self._write(b"3")
        elif payload.startswith(b"40"):
            self.connected.set()
        elif payload.startswith(b"42"):
            event = _events.decode(payload[payload.index(b",") + 1 :])
            kind, match, content = map(bytes, event[:3])
            if match != _encode(self._name()):
                return
            if kind == b'"update"':
                self._show(_states.decode(content), reply=True)
            elif kind == b'"sync"':
                self._show(_syncs.decode(content).state, reply=False)

    async def connect(self, port: int) -> None:
        self.line = await connect(port, PATH, self.hear)
        self._write(f"40{NAMESPACE},".encode())
        await self.connected.wait()

    def start(self) -> None:
        self._emit("sync", self._name(), self._player, None, 2)

    def _show(self, state: State, *, reply: bool) -> None:
        stats = self.stats
        mine = state.context.current_player == self._player
        if reply and self._sent_at is not None:
            if stats.counting:
                stats.moves += 1
                stats.seconds.append(time.perf_counter() - self._sent_at)
            self._sent_at = None
        if not stats.playing:
            return
        if state.context.gameover is not None:
            self._match += 1
            self.start()
        elif mine:
            self._play(state)

    def _play(self, state: State) -> None:
        game = state.game
        cells = open_cells([(laid.x, laid.y) for laid in game.board])
        ply = len(game.board)
        x, y = cells[ply % len(cells)]
        card = game.players[self._player].hand[0]
        move = {"type": "place", "args": [card, x, y], "playerID": self._player}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._sent_at = time.perf_counter()
        self._emit("update", action, state.number, self._name(), self._player)

    def _name(self) -> str:
        return f"{self._table}-{self._match}"

    def _emit(self, *arguments: object) -> None:
        self._write(f"42{NAMESPACE},".encode() + _encode(arguments))

    def _write(self, payload: bytes) -> None:
        if self.line is not None:
            self.line.say(payload)


def open_cells(board: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Where the next card may lie. A boardgame.io client computes this itself."""
    taken = {(0, 0), *board}
    columns = [x for x, _ in taken]
    rows = [y for _, y in taken]
    left, right = max(columns) - SIZE, min(columns) + SIZE
    top, bottom = max(rows) - SIZE, min(rows) + SIZE
    near = {
        (x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    } - taken
    return sorted((x, y) for x, y in near if left < x < right and top < y < bottom)


async def seat_pairs(port: int, count: int, stats: LoadStats) -> list[Callable[[], None]]:
    """Connect two players for each match; returns a function per match that starts it."""
    starts: list[Callable[[], None]] = []
    for _ in range(count):
        table = secrets.token_urlsafe(8)
        pair = [Player(stats, table, number) for number in "01"]
        for player in pair:
            await player.connect(port)

        def start(pair: list[Player] = pair) -> None:
            for player in pair:
                player.start()

        starts.append(start)
    return starts


def command(port: int, lobby_port: int) -> list[str]:
    """The command that starts the server. Installs its locked packages the first time."""
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)
    return ["node", str(FOLDER / "server.js"), str(port), str(lobby_port)]
