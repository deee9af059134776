"""The shuffle that can be checked: sealed before the game, shown after it.

`docs/notation.md` says the same in words, for other languages to redo.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from cheese_rescue.rules.cards import Card, unshuffled_pile

SECRET_BYTES = 32
NUMBER_BYTES = 16


def seal(secret: bytes) -> str:
    """What is shown before the game: it binds to the secret and does not give it away."""
    return sha256(secret).hexdigest()


def shuffled_pile(players: int, secret: bytes, numbers: Sequence[bytes | None]) -> tuple[Card, ...]:
    """The pile that follows from the secret and the seats' numbers, its top card first."""
    if len(numbers) != players:
        raise ValueError(f"{players} numbers are needed, not {len(numbers)}")
    pile = list(unshuffled_pile(players))
    words = ["cheese-rescue deal 1", secret.hex()]
    words += [number.hex() if number else "-" for number in numbers]
    chance = _stream(words)
    for last in range(len(pile) - 1, 0, -1):
        other = _below(last + 1, chance)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


def drawn_chair(players: int, secret: bytes) -> int:
    """Who begins where it is drawn: a chair, counted from 0."""
    return _below(players, _stream(["cheese-rescue first 1", secret.hex()]))


def _stream(words: Sequence[str]) -> Iterator[int]:
    """Endless bytes: SHA-256 in counter mode under a key made of the words, a line each."""
    key = sha256("".join(f"{word}\n" for word in words).encode()).digest()
    count = 0
    while True:
        yield from sha256(key + count.to_bytes(8, "big")).digest()
        count += 1


def _below(bound: int, chance: Iterator[int]) -> int:
    """A number from 0 to bound - 1, all equally likely: bytes that favour some are skipped."""
    fair = 256 - 256 % bound
    return next(byte for byte in chance if byte < fair) % bound
