"""The numbers of docs/research.md: counted by hand where that can be done."""

from itertools import permutations
from random import Random
from runpy import run_path

import pytest

from tests.installation import ROOT

RESEARCH = run_path(str(ROOT / "benchmarks" / "research.py"))
worlds, orders = RESEARCH["worlds"], RESEARCH["orders"]
consistent_worlds, random_game = RESEARCH["consistent_worlds"], RESEARCH["random_game"]
information_sets = RESEARCH["information_sets"]


@pytest.mark.parametrize(
    ("unseen", "hidden"), [("DCM", (1,)), ("DDCM", (2, 1)), ("CMMM", (1, 2)), ("DCCMM", (1, 1, 1))]
)
def test_worlds_are_hands_and_orders_of_the_pile(unseen: str, hidden: tuple[int, ...]) -> None:
    found = set()
    for order in permutations(unseen):
        rest = [*order]
        hands = []
        for count in hidden:
            hands.append("".join(sorted(rest[:count])))
            del rest[:count]
        found.add((*hands, "".join(rest)))
    counts = (unseen.count("D"), unseen.count("C"), unseen.count("M"))
    assert worlds(counts, hidden) == len(found)
    assert orders(counts) == len(set(permutations(unseen)))


def test_with_two_players_nothing_is_hidden_once_the_pile_is_empty() -> None:
    known = [consistent_worlds(game) for game in random_game(2, Random(1))]
    assert known[14:] == [1] * 10
    assert known[0] > known[6] > known[12] > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_information_sets_of_a_seat_grow_with_every_own_move(players: int) -> None:
    for seat in range(players):
        found = information_sets(players, seat, Random(1))
        assert len(found) == 12
        assert found == sorted(found)
