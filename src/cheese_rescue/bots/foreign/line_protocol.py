"""The line protocol between this package and a bot in a process of its own.

`docs/bots.md` describes it. A line is a word and its values, separated by single spaces. Both sides
ignore lines whose first word they do not know, and values after those they know.
"""

from collections.abc import Iterable, Mapping, Sequence

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Card, Draw, Move, Rules, Seat, View, rebuild_view
from cheese_rescue.rules.cards import SEAT_LETTERS

VERSION = 1
"""The version of the protocol. Only a change that would break existing bots raises it."""
HELLO = "cheese-rescue"
"""The first word of both sides, followed by the version that they speak."""
READY = "ready"
"""The response to `game`."""
MOVE = "move"
"""The response to `choose`."""
ERROR = "error"
"""The response to anything, if the bot fails. The rest of the line says why."""
RESPONSES = frozenset({HELLO, READY, MOVE, ERROR})
"""The first words of all responses."""
NO_VARIANTS = "none"

Values = Mapping[str, Sequence[str]]
"""The values of lines by their first word."""


def encode_view(view: View) -> list[str]:
    """The lines of a View. Raises ValueError for a watcher's view."""
    if view.seat is None:
        raise ValueError("a watcher has no move to choose")
    on = [name.replace("_", "-") for name, is_on in view.rules._asdict().items() if is_on]
    return [
        f"players {view.players}",
        _line("variants", on or [NO_VARIANTS]),
        f"seat {SEAT_LETTERS[view.seat]}",
        _line("moves", view.moves),
        _line("board", (f"{card}@{cell}" for cell, card in view.board.items())),
        _line("hand", view.hand),
        _line("draws", (f"{draw.ply}:{draw.card}" for draw in view.draws)),
        _line("hand-sizes", view.hand_sizes),
        _line("cheeses", (card for held in view.cheeses for card in held)),
        f"pile-size {view.pile_size}",
        _line("unseen", (f"{card}:{count}" for card, count in view.unseen.items())),
        _line("legal-moves", view.legal_moves),
    ]


def encode_budget(budget: Budget) -> str:
    """The line of a budget: seconds or simulations."""
    if budget.simulations is None:
        return f"seconds {budget.seconds}"
    return f"simulations {budget.simulations}"


def _line(word: str, values: Iterable[object]) -> str:
    return " ".join([word, *map(str, values)])


def decode_view(values: Values) -> View:
    """The View of these lines. Raises IllegalMove or Unreadable if its moves are impossible."""
    players = int(values["players"][0])
    held = [Card(word) for word in values["cheeses"]]
    return rebuild_view(
        seat=Seat(SEAT_LETTERS.index(values["seat"][0])),
        players=players,
        rules=Rules(**{name: name.replace("_", "-") in values["variants"] for name in _VARIANTS}),
        moves=tuple(map(Move.parse, values["moves"])),
        hand=tuple(map(Card, values["hand"])),
        draws=tuple(
            Draw(int(ply), Card(card))
            for ply, _, card in (word.partition(":") for word in values["draws"])
        ),
        hand_sizes=tuple(map(int, values["hand-sizes"])),
        pile_size=int(values["pile-size"][0]),
        unseen={
            Card(card): int(count)
            for card, _, count in (word.partition(":") for word in values["unseen"])
        },
        cheeses=tuple(
            tuple(card for card in held if card.owner == seat) for seat in range(players)
        ),
    )


def decode_budget(values: Values) -> Budget:
    """The budget of these lines."""
    if "simulations" in values:
        return Budget(simulations=int(values["simulations"][0]))
    return Budget(seconds=float(values["seconds"][0]))


_VARIANTS = tuple(Rules()._asdict())
