"""Golden playthroughs: whole games written out, so that any change of behaviour is seen.

`python -m tests.rules.playthrough` writes them all anew; read the difference before keeping it.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from cheese_rescue.rules import (
    Card,
    Cell,
    Chase,
    Game,
    Play,
    Record,
    Result,
    Rules,
    Seat,
    verify,
)
from cheese_rescue.rules.seal import seal, shuffled_pile

FOLDER = Path(__file__).parent / "golden"
LETTERS = "abcd"


class Playthrough(NamedTuple):
    name: str
    players: int
    rules: Rules
    numbers: tuple[bytes | None, ...]

    @property
    def secret(self) -> bytes:
        return sha256(self.name.encode()).digest()

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


V1, V2 = Rules(centred=True), Rules(dogs_hunt_mice=True)
PLAYTHROUGHS = (
    Playthrough("two", 2, Rules(), (None, None)),
    Playthrough("two-centred", 2, V1, (bytes(range(16)), None)),
    Playthrough("two-dogs-hunt-mice", 2, V2, (None, b"\xff" * 16)),
    Playthrough("three", 3, Rules(), (None, None, None)),
    Playthrough("three-dogs-hunt-mice", 3, V2, (bytes(16), None, bytes(16))),
    Playthrough("four", 4, Rules(), (None, None, None, None)),
    Playthrough("four-both-variants", 4, Rules(centred=True, dogs_hunt_mice=True), (None,) * 4),
)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def spelled(value: object) -> str:
    """Any value of a view in words that do not depend on the order of its sets."""
    if is_dataclass(value) and not isinstance(value, type):
        inner = (f"{field.name}={spelled(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__}({', '.join(inner)})"
    if isinstance(value, Cell | Card):
        return str(value)
    if isinstance(value, frozenset):
        return f"{{{', '.join(sorted(map(spelled, value)))}}}"
    if isinstance(value, tuple):
        return f"({', '.join(map(spelled, value))})"
    if hasattr(value, "items"):
        inner = (f"{spelled(key)}: {spelled(item)}" for key, item in value.items())
        return f"{{{', '.join(sorted(inner))}}}"
    return repr(value)


def _ply(game: Game) -> Iterator[str]:
    whose = "the end" if game.over else f"{LETTERS[game.turn]} to place"
    yield f"---- ply {game.ply}, {whose}, {len(game.pile)} in the pile"
    yield str(game.board) or "(nothing lies)"
    for letter, hand in zip(LETTERS, game.hands, strict=False):
        yield f"hand {letter}: {' '.join(map(str, hand))}"
    moves = game.legal_moves()
    yield f"legal: {len(moves)} moves, {digest(' '.join(sorted(map(str, moves))))}"
    views = [
        f"{name} {digest(spelled(game.view(seat)))}"
        for name, seat in [
            *((LETTERS[number], Seat(number)) for number in range(game.players)),
            ("watcher", None),
        ]
    ]
    yield f"views: {', '.join(views)}"


def _chase(ended: Chase) -> Iterator[str]:
    for number, step in enumerate(ended.steps, start=1):
        yield f"step {number}: {len(step.gone)} go"
        for cell in sorted(step.because):
            hunters = " ".join(f"{ended.board[by]}@{by}" for by in sorted(step.because[cell]))
            yield f"  {ended.board[cell]}@{cell} because of {hunters}"
    yield str(ended.left)


def written(playthrough: Playthrough) -> str:
    """The whole game as text."""
    name, players, rules, numbers = playthrough
    pile = shuffled_pile(players, playthrough.secret, numbers)
    rng = Random(name)
    game = Game.deal(players=players, pile=pile, rules=rules)
    lines = [
        "# A golden playthrough. `python -m tests.rules.playthrough` writes it anew.",
        f"# Sealed shuffle of {playthrough.secret.hex()};",
        "# every move drawn by random.Random from the legal moves in the order of their text.",
        *_ply(game),
    ]
    while not game.over:
        move = rng.choice(sorted(game.legal_moves(), key=str))
        lines.append(f"{LETTERS[game.turn]} places {move}")
        game = game.play(move)
        lines += _ply(game)
    outcome = game.outcome()
    record = Record(
        players=players,
        rules=rules,
        seal=seal(playthrough.secret),
        numbers=numbers if any(numbers) else (),
        plays=tuple(
            Play(move, "random" if ply % 3 else None) for ply, move in enumerate(game.moves)
        ),
        secret=playthrough.secret,
        pile=pile,
        result=Result.of(outcome),
    )
    verdict = ", ".join(f"{name} {found.value}" for name, found in verify(record).findings.items())
    lines += [
        "---- the chase",
        *_chase(outcome.chase),
        f"points {outcome.points}, cheeses {outcome.cheeses}, places {outcome.places}",
        "---- the record",
        str(record) + f"---- verified: {verdict}",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in PLAYTHROUGHS:
        one.path.write_text(written(one), encoding="utf-8")
