"""Measures what `docs/research.md` says: `python benchmarks/research.py sizes|baselines [--json]`.

`sizes` computes or estimates how large the game is. `baselines` plays bots against copies of the
greedy bot, with every deal in every seating.
"""

import argparse
import json
import math
from collections.abc import Iterator
from functools import cache
from random import Random

from cheese_rescue import Game, Rules, Seat
from cheese_rescue.bots import Budget
from cheese_rescue.bots.arena import Tournament, play_matches, share_of
from cheese_rescue.bots.workers import LocalWorkers
from cheese_rescue.playing import new_game
from cheese_rescue.rules import Card
from cheese_rescue.rules.board import Square
from cheese_rescue.rules.cards import (
    ANIMALS,
    DRAWN_AT_THE_DEAL,
    animals,
    cheeses,
    plies,
)

OPPONENT = "greedy"
BOTS = ("random", "gentle", "cat", "puppy", "dog")
"""The baselines, weakest first."""


# -- sizes -----------------------------------------------------------------------------------------


def orders(counts: tuple[int, ...]) -> int:
    """How many different sequences cards with these counts of each kind have."""
    return math.factorial(sum(counts)) // math.prod(map(math.factorial, counts))


@cache
def worlds(unseen: tuple[int, ...], hidden: tuple[int, ...]) -> int:
    """How many worlds are consistent with a View: hands of the others, and orders of the pile.

    `unseen` counts the animals of each kind, `hidden` the animals in each other hand.
    """
    if not hidden:
        return orders(unseen)
    dogs, cats, mice = unseen
    return sum(
        worlds((dogs - d, cats - c, mice - (hidden[0] - d - c)), hidden[1:])
        for d in range(min(dogs, hidden[0]) + 1)
        for c in range(min(cats, hidden[0] - d) + 1)
        if hidden[0] - d - c <= mice
    )


def random_game(players: int, rng: Random) -> Iterator[Game]:
    """A game of random moves, before each of them."""
    game = new_game(players=players, seed=rng.getrandbits(60))
    while not game.over:
        yield game
        game = game.play(rng.choice(game.legal_moves()))


def consistent_worlds(game: Game) -> int:
    """The worlds that the seat to move cannot tell apart."""
    view = game.view(game.turn)
    hidden = tuple(
        view.hand_sizes[seat] - len(view.cheeses[seat])
        for seat in range(game.players)
        if seat != game.turn
    )
    return worlds(tuple(view.unseen[animal] for animal in ANIMALS), hidden)


def information_sets(players: int, seat: int, rng: Random) -> list[float]:
    """For one random walk: the logarithm of the product of its branches before each own move.

    The walk goes through what one seat can see: its own draws and everybody's moves. Every branch
    leads to another information set, so the mean of the products estimates, without bias, how many
    there are (Knuth 1975).
    """
    unseen = dict(animals(players))
    square = Square.begin(players, centred=False)
    held: list[list[Card]] = [list(cheeses(Seat(other))) for other in range(players)]
    hidden = [0 if other == seat else DRAWN_AT_THE_DEAL for other in range(players)]
    pile = sum(unseen.values()) - DRAWN_AT_THE_DEAL * players
    product = 0.0
    found = []

    def draw() -> float:
        kinds = [animal for animal in ANIMALS if unseen[animal]]
        animal = rng.choice(kinds)
        unseen[animal] -= 1
        held[seat].append(animal)
        return math.log10(len(kinds))

    for _ in range(DRAWN_AT_THE_DEAL):
        product += draw()
    for ply in range(plies(players)):
        mover = ply % players
        faces = list(dict.fromkeys(held[mover]))
        if mover == seat:
            found.append(product)
        elif hidden[mover]:
            faces += [animal for animal in ANIMALS if unseen[animal]]
        cells = list(square.open)
        card, cell = rng.choice(faces), rng.choice(cells)
        product += math.log10(len(faces) * len(cells))
        square = square.lay(card, cell)
        if mover != seat and card in ANIMALS:
            hidden[mover] -= 1
            unseen[card] -= 1
        else:
            held[mover].remove(card)
        if pile:
            pile -= 1
            if mover == seat:
                product += draw()
            else:
                hidden[mover] += 1
    return found


def mean_of_powers(logarithms: list[float]) -> float:
    """The logarithm of the mean of the numbers that have these logarithms."""
    most = max(logarithms)
    return most + math.log10(sum(10 ** (one - most) for one in logarithms) / len(logarithms))


def sizes(players: int, games: int, rng: Random) -> dict[str, object]:
    last = plies(players)
    branching: list[list[int]] = [[] for _ in range(last)]
    known: list[list[float]] = [[] for _ in range(last)]
    products = []
    for _ in range(games):
        product = 0.0
        for game in random_game(players, rng):
            moves = len(game.legal_moves())
            branching[game.ply].append(moves)
            known[game.ply].append(math.log10(consistent_worlds(game)))
            product += math.log10(moves)
        products.append(product)
    walks = [
        [information_sets(players, seat, rng) for _ in range(games)] for seat in range(players)
    ]
    sets = mean_of_powers(
        [
            mean_of_powers([math.log10(sum(10**one for one in walk)) for walk in of_seat])
            for of_seat in walks
        ]
    ) + math.log10(players)
    deals = math.log10(orders(tuple(animals(players).values())))
    mean = [sum(each) / len(each) for each in branching]
    return {
        "players": players,
        "plies": last,
        "branching_mean": round(sum(mean) / last, 1),
        "branching_most": max(map(max, branching)),
        "branching_by_ply": [round(one, 1) for one in mean],
        "deals_log10": round(deals, 1),
        "sequences_of_moves_log10": round(mean_of_powers(products), 1),
        "game_tree_log10": round(deals + mean_of_powers(products), 1),
        "information_sets_log10": round(sets, 1),
        "worlds_by_ply_log10": [round(sum(each) / len(each), 1) for each in known],
    }


# -- baselines -------------------------------------------------------------------------------------


def baseline(bot: str, players: int, games: int, jobs: int) -> dict[str, object]:
    """The share of victories of one bot against copies of the greedy bot."""
    tournament = Tournament((bot, OPPONENT), players, Rules(), 1, Budget(simulations=1000), 60, "")
    tables = len(tournament.tables)
    deals = range(0, -(-games // players) * tables, tables)  # the bot sits alone at table 0
    each = [(deal, seating) for deal in deals for seating in range(players)]
    shares: dict[int, float] = dict.fromkeys(deals, 0.0)
    with LocalWorkers(jobs) as workers:
        for ended in play_matches(tournament, each, workers):
            for played in ended:
                shares[played.deal] += played.victories[played.seats.index(0)] / players
    share = share_of([list(shares.values())])
    return {
        "bot": bot,
        "players": players,
        "games": len(each),
        **{name: round(value, 3) for name, value in share._asdict().items()},
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("what", choices=["sizes", "baselines"])
    options.add_argument("--games", type=int, default=1000, help="default: 1000")
    options.add_argument("--jobs", type=int, default=1, help="default: 1")
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    if chosen.what == "sizes":
        found = [sizes(players, chosen.games, Random(1)) for players in (2, 3, 4)]
    else:
        found = [
            baseline(bot, players, chosen.games, chosen.jobs)
            for players in (2, 3, 4)
            for bot in BOTS
        ]
    if chosen.json:
        print(json.dumps(found))
        return
    for result in found:
        print(", ".join(f"{key.replace('_', ' ')} {value}" for key, value in result.items()))


if __name__ == "__main__":
    main()
