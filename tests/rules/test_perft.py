"""How many games there are one, two and three plies deep: an oracle for the moves."""

from collections.abc import Sequence

import pytest

from cheese_rescue.rules import Game, Rules
from tests.rules import brute_force
from tests.rules.games import pile_of

PILES = {
    2: "DM CM" + "MMCD CMCM MDCC MM",
    3: "CM MM DC" + "MMCM DMCM MCMD CMMC MMCD C",
    4: "MM CD MC DD" + "CMMC MMCM DMCM CMMD CMMC DMCM MCMC",
}


def perft(game: Game, depth: int) -> int:
    """How many ways there are to play so many plies."""
    if depth == 1:
        return len(game.legal_moves())
    return sum(perft(game.play(move), depth - 1) for move in game.legal_moves())


def perft_by_brute_force(players: int, pile: Sequence[str], *, centred: bool, depth: int) -> int:
    start: brute_force.Lying = {} if players == 3 else {(0, 0): "S"}

    def count(lying: brute_force.Lying, placed: list[str], left: int) -> int:
        hand = set(brute_force.hands(players, pile, placed)[len(placed) % players])
        places = brute_force.open_places(lying, players, centred=centred)
        if left == 1:
            return len(hand) * len(places)
        return sum(
            count({**lying, place: face}, [*placed, face], left - 1)
            for place in places
            for face in hand
        )

    return count(start, [], depth)


@pytest.mark.parametrize(
    ("players", "centred", "depth", "expected"),
    [
        (2, False, 1, 20),
        (2, False, 2, 600),
        (2, False, 3, 20_240),
        (2, True, 1, 20),
        (2, True, 2, 600),
        (2, True, 3, 19_780),
        (3, False, 1, 5),
        (3, False, 2, 80),
        (3, False, 3, 2400),
        (4, False, 1, 16),
        (4, False, 2, 480),
        (4, False, 3, 17_600),
        (4, True, 1, 16),
        (4, True, 2, 480),
        (4, True, 3, 17_600),
    ],
)
def test_so_many_games_are_so_deep(players: int, centred: bool, depth: int, expected: int) -> None:
    pile = pile_of(PILES[players])
    game = Game.deal(players=players, pile=pile, rules=Rules(centred=centred))
    assert perft(game, depth) == expected
    assert expected == perft_by_brute_force(
        players, [str(card) for card in pile], centred=centred, depth=depth
    )
