"""The verifiable shuffle: its secret is sealed before the game and shown after it.

`docs/notation.md` specifies the algorithm, so that it can be reproduced in other languages.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from cheese_rescue.rules.cards import Card, unshuffled_pile

SECRET_BYTES = 32
"""The length of a secret."""
NUMBER_BYTES = 16
"""The length of the number that a device adds to the shuffle."""


def seal(secret: bytes) -> str:
    """The SHA-256 of the secret in hex. It commits to the secret without revealing it."""
    return sha256(secret).hexdigest()


def shuffled_pile(players: int, secret: bytes, numbers: Sequence[bytes | None]) -> tuple[Card, ...]:
    """The pile that follows from the secret and the seats' numbers, top card first.

    The shuffle is unbiased. Raises ValueError unless there is one number, or None, per seat.
    """
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
    """The chair that begins if that is drawn by lot, from 0. It follows from the secret alone."""
    return _below(players, _stream(["cheese-rescue first 1", secret.hex()]))


def _stream(words: Sequence[str]) -> Iterator[int]:
    """Endless bytes: SHA-256 in counter mode. The key is the hash of the words, one per line."""
    key = sha256("".join(f"{word}\n" for word in words).encode()).digest()
    count = 0
    while True:
        yield from sha256(key + count.to_bytes(8, "big")).digest()
        count += 1


def _below(bound: int, chance: Iterator[int]) -> int:
    """A uniformly distributed number below `bound`. Bytes that would introduce bias are skipped."""
    fair = 256 - 256 % bound
    return next(byte for byte in chance if byte < fair) % bound
