"""What the server has told the people at one table, which it may never take back or contradict."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from independent.rulebook import (
    ANIMALS,
    DEALT_ANIMALS,
    PLACED_EACH,
    Record,
    animals,
    board_of,
    legal_cells,
    own_cheeses,
    parse_move,
)
from independent.websocket import Message

PROTOCOL_PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
UNKNOWN = "?"


@cache
def protocol_page() -> str:
    return PROTOCOL_PAGE.read_text(encoding="utf-8")


def protocol_number() -> int:
    """The number that the hello must have."""
    return int(re.findall(r"This is protocol (\d+)", protocol_page())[0])


@cache
def documented_fields(name: str) -> frozenset[str]:
    """The fields of a struct, according to `docs/protocol.md`."""
    section = protocol_page().partition(f"\n### {name}\n")[2].partition("\n### ")[0]
    return frozenset(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))


@dataclass
class SeenGame:
    """One game, as the devices of this table were told of it."""

    moves: list[str] = field(default_factory=list)
    """The longest list of moves that a View had."""
    acknowledged: dict[int, str] = field(default_factory=dict)
    """Own moves by ply, of which the server has said that they are stored."""
    seal: str = ""
    first: int | None = None
    numbers: dict[int, str] = field(default_factory=dict)
    """By chair, the numbers whose receipt the server has confirmed."""
    hands: dict[tuple[int, int], Counter[str]] = field(default_factory=dict)
    """By ply and seat."""
    record: str = ""


@dataclass
class Witness:
    """Remembers what was told about a table, and lists contradictions in `faults`."""

    table: str = ""
    games: dict[int, SeenGame] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    missing: set[tuple[int, int]] = field(default_factory=set)
    """By game and ply, acknowledged moves that were not there later."""

    @property
    def lost(self) -> int:
        """How many acknowledged moves were not there later."""
        return len(self.missing)

    def game(self, number: int) -> SeenGame:
        return self.games.setdefault(number, SeenGame())

    def blame(self, fault: str) -> None:
        self.faults.append(f"table {self.table}: {fault}")

    # -- moves -----------------------------------------------------------------------------------

    def acknowledge(self, game: int, ply: int, move: str) -> None:
        """The server has answered a `play`, so this move is stored for good."""
        self.game(game).acknowledged[ply] = move

    def last_acknowledged(self) -> tuple[int, dict[int, str]]:
        """The number and the moves of the last game in which a move was acknowledged."""
        number = max((n for n, game in self.games.items() if game.acknowledged), default=0)
        return number, dict(self.game(number).acknowledged)

    def compare(self, number: int, acknowledged: dict[int, str], moves: list[str]) -> None:
        """Everything that was acknowledged is among these moves."""
        missing = {
            ply: move
            for ply, move in acknowledged.items()
            if len(moves) <= ply or moves[ply] != move
        }
        if missing:
            self.missing |= {(number, ply) for ply in missing}
            self.blame(f"game {number}: acknowledged moves are lost, by ply: {missing}")

    def after_hello(self, table: Message, views: list[Message], known: dict[str, Any]) -> None:
        """The first View after a hello has every move that was acknowledged before it was sent."""
        number, acknowledged = known["game"], known["acknowledged"]
        if table["game"] < number:
            self.missing |= {(number, ply) for ply in acknowledged}
            self.blame(f"is back at game {table['game']}; {number} had begun")
        for view in views:
            if view["game"] == number:
                self.compare(number, acknowledged, view["moves"])
            elif view["game"] < number:
                self.blame(f"shows game {view['game']} after game {number}")
        if acknowledged and table["game"] == number and not views:
            self.missing |= {(number, ply) for ply in acknowledged}
            self.blame(f"game {number}: no View, although moves were acknowledged")

    # -- tables ----------------------------------------------------------------------------------

    def saw_table(self, table: Message) -> None:
        if unknown := table.keys() - documented_fields("TableData"):
            self.blame(f"undocumented fields in the table: {sorted(unknown)}")
        game = self.game(table["game"])
        if game.seal and table["seal"] != game.seal:
            self.blame(f"game {table['game']}: the seal changed")
        game.seal = table["seal"]
        if table["phase"] != "gathering":
            if game.first is not None and table["first"] != game.first:
                self.blame(f"game {table['game']}: another chair began")
            game.first = table["first"]

    # -- Views -----------------------------------------------------------------------------------

    def saw_view(self, view: Message) -> None:
        """A View tells nothing but what its seat may know, and the game only grows."""
        where = f"game {view['game']}, ply {view['ply']}, seat {view['seat']}"
        for fault in view_faults(view):
            self.blame(f"{where}: {fault}")
        game = self.game(view["game"])
        moves = view["moves"]
        both = min(len(moves), len(game.moves))
        if moves[:both] != game.moves[:both]:
            self.blame(f"{where}: other moves than before: {moves} and {game.moves}")
        if len(moves) > len(game.moves):
            game.moves = list(moves)
        if view["seat"] is not None:
            game.hands[view["ply"], view["seat"]] = Counter(view["hand"])

    # -- records ---------------------------------------------------------------------------------

    def saw_unfinished(self, text: str) -> None:
        """The record of a game that was not over when it was asked for."""
        record = Record.parse(text)
        if record.is_full:
            return
        if (record.secret, record.pile, record.result) != (UNKNOWN, [UNKNOWN], UNKNOWN):
            self.blame("the record of an unfinished game tells its secret, pile or result")

    def saw_record(self, number: int, text: str) -> None:
        """The record of a finished game is true and has all that was seen and acknowledged."""
        game = self.game(number)
        if game.record and text != game.record:
            self.blame(f"game {number}: the record has changed since the game was over")
        game.record = text
        try:
            record = Record.parse(text)
            faults = list(record.faults())
        except (ValueError, KeyError, IndexError) as error:
            self.blame(f"game {number}: unreadable record, {error!r}:\n{text}")
            return
        for fault in faults:
            self.blame(f"game {number}: {fault}:\n{text}")
        self.compare(number, game.acknowledged, record.moves)
        if record.moves != game.moves:
            self.blame(f"game {number}: the record has other moves than the last View")
        if record.seal != game.seal:
            self.blame(f"game {number}: the record has another seal than the table had")
        for chair, sent in game.numbers.items():
            seat = (chair - (game.first or 0)) % record.players
            if record.numbers[seat] != sent:
                self.blame(f"game {number}: the number of chair {chair} is not in the record")
        stages = record.hands()
        for (ply, seat), hand in game.hands.items():
            if hand != stages[ply][seat]:
                self.blame(f"game {number}, ply {ply}: seat {seat} was shown another hand")
        game.hands = {}


def view_faults(view: Message) -> Iterator[str]:
    """What a View tells although its seat may not know it, or tells wrongly."""
    if unknown := view.keys() - documented_fields("ViewData"):
        yield f"undocumented fields {sorted(unknown)}"
    players, moves, seat = view["players"], view["moves"], view["seat"]
    placed = [Counter[str]() for _ in range(players)]
    for ply, move in enumerate(moves):
        placed[ply % players][parse_move(move)[0]] += 1
    yield from _public_faults(view, placed)
    hand: Counter[str] = Counter(view["hand"])
    unseen = animals(players) - sum(placed, Counter[str]()) - hand
    if +Counter(view["unseen"]) != unseen:
        yield f"unseen is {view['unseen']}"
    if seat is None:
        shown = [name for name in ("hand", "draws", "legal_cells", "forecast") if view[name]]
        if shown:
            yield f"a watcher is shown {shown}"
        return
    draws = 2 + _draws(players, seat, moves)
    if [ply for ply, _ in view["draws"]] != [0, 0, *range(seat + 1, 99, players)][:draws]:
        yield f"draws are {view['draws']}"
    if hand != own_cheeses(seat) + Counter(card for _, card in view["draws"]) - placed[seat]:
        yield f"the hand {view['hand']} is not that of the seat"
    if view["turn"] == seat and not view["over"]:
        legal = legal_cells(board_of(players, moves), players, centred=view["centred"])
        if {(x, y) for x, y in view["legal_cells"]} != legal:
            yield f"legal cells are {view['legal_cells']}"


def _public_faults(view: Message, placed: list[Counter[str]]) -> Iterator[str]:
    """What everybody at the table can work out is told rightly."""
    players, moves = view["players"], view["moves"]
    seats = range(players)
    expected: dict[str, Any] = {
        "ply": len(moves),
        "over": len(moves) == PLACED_EACH * players,
        "pile_size": max(0, _pile_after_deal(players) - len(moves)),
        "hand_sizes": [8 - len(moves[s::players]) + _draws(players, s, moves) for s in seats],
    }
    if not expected["over"]:
        expected |= {"turn": len(moves) % players, "outcome": None, "forecast": None}
    for name, value in expected.items():
        if view[name] != value:
            yield f"{name} is {view[name]} instead of {value}"
    cheeses = [Counter(held) for held in view["cheeses"]]
    if cheeses != [own_cheeses(s) - placed[s] for s in seats]:
        yield f"cheeses are {view['cheeses']}"


def _pile_after_deal(players: int) -> int:
    return sum(ANIMALS[players]) - DEALT_ANIMALS * players


def _draws(players: int, seat: int, moves: list[str]) -> int:
    """How many cards a seat has drawn after its moves (R11)."""
    return len(range(seat, min(len(moves), _pile_after_deal(players)), players))
