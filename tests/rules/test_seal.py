"""The shuffle that can be checked: fixed values, done again apart, and fair."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules.seal import drawn_chair, seal, shuffled_pile
from tests.rules.brute_force import ANIMALS
from tests.rules.games import every_count

SECRETS = st.binary(min_size=32, max_size=32)
NUMBERS = st.none() | st.binary(min_size=16, max_size=16)

COUNTING = bytes(range(32))


def numbered(seed: int) -> bytes:
    """A secret for a fixed number: what is counted below is the same on every run."""
    return sha256(b"secret %d" % seed).digest()


def bytes_after(*lines: str) -> list[int]:
    """The first bytes of SHA-256 in counter mode under the hash of those lines."""
    key = sha256(b"".join(line.encode() + b"\n" for line in lines)).digest()
    return [byte for count in range(32) for byte in sha256(key + count.to_bytes(8, "big")).digest()]


def pick(heap: list[int], bound: int) -> int:
    """The next fair number below the bound: bytes past the last whole multiple are skipped."""
    while True:
        byte = heap.pop(0)
        if byte < 256 // bound * bound:
            return byte % bound


def redone(players: int, secret: bytes, numbers: list[bytes | None]) -> str:
    chance = bytes_after(
        "cheese-rescue deal 1", secret.hex(), *("-" if n is None else n.hex() for n in numbers)
    )
    pile = list(ANIMALS[players])
    for last in reversed(range(1, len(pile))):
        other = pick(chance, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return "".join(pile)


def pile(players: int, secret: bytes, *numbers: bytes | None) -> str:
    given_numbers = numbers or (None,) * players
    return "".join(map(str, shuffled_pile(players, secret, given_numbers)))


@pytest.mark.parametrize(
    ("players", "numbers", "expected"),
    [
        (2, (None, None), "CMDMMMCMCMCMDMCCMD"),
        (3, (None, None, None), "MMMMCMMMMCMMDCMCMCCDCDMCDCM"),
        (4, (None, None, None, None), "CDMDMMMMDCCDCMMCMMMCMCCCMMCCDMMMMDMC"),
        (2, (bytes(16), None), "CCMCMCMMDMDMCMDMMC"),
        (2, (None, bytes(16)), "MMMCMCMMCDCMDDCCMM"),
        (
            4,
            (b"0123456789abcdef", None, bytes(range(16)), b"\xff" * 16),
            "CMMMMDCMDCDMMCCMCMDMMCDMDMMCCCCMCMMM",
        ),
    ],
)
def test_a_secret_and_numbers_always_give_this_pile(
    players: int, numbers: tuple[bytes | None, ...], expected: str
) -> None:
    assert pile(players, COUNTING, *numbers) == expected


def test_the_seal_is_the_secrets_sha_256() -> None:
    assert seal(COUNTING) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@given(SECRETS, st.data())
def test_the_shuffle_can_be_redone_with_hashlib_alone(secret: bytes, data: st.DataObject) -> None:
    for players in (2, 3, 4):
        numbers = data.draw(st.lists(NUMBERS, min_size=players, max_size=players))
        assert pile(players, secret, *numbers) == redone(players, secret, numbers)


@given(SECRETS)
def test_who_begins_can_be_redone_with_hashlib_alone(secret: bytes) -> None:
    for players in (2, 3, 4):
        chance = bytes_after("cheese-rescue first 1", secret.hex())
        assert drawn_chair(players, secret) == pick(chance, players)


@every_count
def test_a_shuffle_keeps_the_cards(players: int) -> None:
    assert Counter(pile(players, COUNTING)) == Counter(ANIMALS[players])


@every_count
def test_any_bit_of_the_secret_changes_the_pile(players: int) -> None:
    for bit in range(256):
        other = (int.from_bytes(COUNTING, "big") ^ (1 << bit)).to_bytes(32, "big")
        assert pile(players, other) != pile(players, COUNTING)


def test_the_number_of_every_seat_changes_the_pile() -> None:
    number = bytes(range(16))
    plain = [None, None, None, None]
    piles = {pile(4, COUNTING, *plain)}
    for seat in range(4):
        piles.add(pile(4, COUNTING, *plain[:seat], number, *plain[seat + 1 :]))
    assert len(piles) == 5


def test_the_same_numbers_at_other_seats_give_another_pile() -> None:
    numbers = [bytes([seat]) * 16 for seat in range(4)]
    piles = {pile(4, COUNTING, *order) for order in permutations(numbers)}
    assert len(piles) == 24


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    return sum((found[face] - count) ** 2 / count for face, count in expected.items())


@every_count
def test_every_place_in_the_pile_gets_its_share_of_each_animal(players: int) -> None:
    animals = Counter(ANIMALS[players])
    size, rounds = len(ANIMALS[players]), 1500
    piles = [pile(players, numbered(seed)) for seed in range(rounds)]
    expected = {face: rounds * count / size for face, count in animals.items()}
    worst = max(chi_square(Counter(column), expected) for column in zip(*piles, strict=True))
    # 2 degrees of freedom: past 20 once in 22,000 columns, and the columns are 18, 27 or 36.
    assert worst < 20


def test_neighbours_in_the_pile_are_not_linked() -> None:
    """Dog after dog comes as often as drawing twice from 18 cards says."""
    rounds = 3000
    pairs = Counter(pile(2, numbered(seed))[:2] for seed in range(rounds))
    animals = Counter(ANIMALS[2])
    expected = {
        a + b: rounds * animals[a] * (animals[b] - (a == b)) / (18 * 17)
        for a in "DCM"
        for b in "DCM"
    }
    assert chi_square(pairs, expected) < 35  # 8 degrees of freedom: once in 37,000


@every_count
def test_every_chair_begins_equally_often(players: int) -> None:
    rounds = 3000
    chairs = Counter(str(drawn_chair(players, numbered(seed))) for seed in range(rounds))
    assert chi_square(chairs, {str(chair): rounds / players for chair in range(players)}) < 20


@given(SECRETS)
def test_the_seal_binds_but_does_not_hold_the_secret(secret: bytes) -> None:
    assert seal(secret) == sha256(secret).hexdigest()
    assert secret.hex() not in seal(secret)
