"""What the games of an arena come to: shares with their intervals, and ratings."""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from cheese_rescue.bots.arena import Entrant, Played, Tournament

Z = 1.959964
"""The normal distribution has 95 % within so many standard deviations."""


class Share(NamedTuple):
    """Of the victories, with the bounds of its 95 % interval."""

    share: float
    low: float
    high: float


def share_of(tables: Sequence[Sequence[float]]) -> Share:
    """The mean of the deals' shares, given table by table.

    The deal is the unit, since its games are alike in luck; how the tables differ is no chance
    and does not widen the interval. Agresti and Coull's way, for shares that need not be 0 or 1:
    as if four deals more had been played, two won and two lost. So the bounds stay honest with few
    deals, and where every deal ends the same.
    """
    deals = [share for table in tables for share in table]
    count = len(deals)
    mean = sum(deals) / count
    within = sum(
        (share - sum(table) / len(table)) ** 2 for table in tables if table for share in table
    )
    freedom = count - sum(1 for table in tables if table)
    if freedom == 0:
        within, freedom = sum((share - mean) ** 2 for share in deals), max(1, count - 1)
    variance = within / freedom
    middle = (sum(deals) + 2) / (count + 4)
    spread = count * (variance + (mean - middle) ** 2) + 2 * middle**2 + 2 * (1 - middle) ** 2
    reach = Z * math.sqrt(spread) / (count + 4)
    return Share(mean, max(0.0, middle - reach), min(1.0, middle + reach))


class Rating(NamedTuple):
    """By Plackett and Luce's model: 25 is where everybody begins."""

    mu: float
    sigma: float
    """How unsure it is, as a standard deviation."""


class Standing(NamedTuple):
    """What an entrant came to, at the tables where it sat alone."""

    name: str
    games: int
    alone: int
    """Games won alone."""
    shared: int
    share: Share
    points: float | None
    """On average, in the games that nobody forfeited."""
    rating: Rating
    forfeits: int
    """In all games."""


class AtTable(NamedTuple):
    """What one table came to; a name that is there several times sat in several seats."""

    names: tuple[str, ...]
    games: int
    shares: tuple[tuple[str, Share], ...]
    """Of those who sat there alone."""


class Standings(NamedTuple):
    entrants: tuple[Standing, ...]
    """The best share first."""
    tables: tuple[AtTable, ...]
    games: int
    deals: int


def standings(tournament: Tournament, games: Sequence[Played]) -> Standings:
    """Of whole deals: one that is not yet played in every seating counts for the ratings alone."""
    in_order = sorted(games, key=lambda played: (played.deal, played.seating))
    deals: dict[int, list[Played]] = defaultdict(list)
    for played in in_order:
        deals[played.deal].append(played)
    whole = {deal: found for deal, found in deals.items() if len(found) == tournament.players}
    at: dict[int, list[list[Played]]] = defaultdict(list)
    for deal, found in whole.items():
        at[tournament.table(deal)].append(found)
    ratings = rated(tournament, in_order)
    names = tournament.names
    entrants = [
        _standing(tournament, entrant, at, ratings[entrant], in_order)
        for entrant in range(len(names))
    ]
    return Standings(
        tuple(sorted(entrants, key=lambda one: (-one.share.share, -one.rating.mu))),
        tuple(
            AtTable(
                tuple(names[entrant] for entrant in table),
                tournament.players * len(at[number]),
                tuple(
                    (names[entrant], share_of([_shares(entrant, at[number])]))
                    for entrant in table
                    if table.count(entrant) == 1
                ),
            )
            for number, table in enumerate(tournament.tables)
            if at[number]
        ),
        len(games),
        len(whole),
    )


def _shares(entrant: Entrant, deals: Sequence[Sequence[Played]]) -> list[float]:
    """For every deal the share of who sat there alone, over its seatings."""
    return [
        sum(played.victories[played.seats.index(entrant)] for played in deal) / len(deal)
        for deal in deals
    ]


def _standing(
    tournament: Tournament,
    entrant: Entrant,
    at: dict[int, list[list[Played]]],
    rating: Rating,
    all_games: Sequence[Played],
) -> Standing:
    own = [
        at[number]
        for number, table in enumerate(tournament.tables)
        if table.count(entrant) == 1 and at[number]
    ]
    games = [played for deals in own for deal in deals for played in deal]
    won = [played.victories[played.seats.index(entrant)] for played in games]
    points = [played.points[played.seats.index(entrant)] for played in games if played.points]
    return Standing(
        name=tournament.names[entrant],
        games=len(games),
        alone=won.count(1.0),
        shared=sum(0 < victory < 1 for victory in won),
        share=share_of([_shares(entrant, deals) for deals in own]) if own else Share(0.0, 0.0, 1.0),
        points=sum(points) / len(points) if points else None,
        rating=rating,
        forfeits=sum(
            played.seats[forfeit.seat] == entrant
            for played in all_games
            for forfeit in played.forfeits
        ),
    )


def rated(tournament: Tournament, games: Sequence[Played]) -> list[Rating]:
    """Everybody's rating after these games, in their order."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (for who asks for ratings alone)

    model = PlackettLuce(tau=0)  # bots do not change from game to game
    ratings = [model.rating() for _ in tournament.entrants]
    for played in games:
        before = [[model.rating(ratings[one].mu, ratings[one].sigma)] for one in played.seats]
        after = model.rate(before, ranks=[float(place) for place in played.places])
        for entrant in {*played.seats}:
            # Copies at one table are one bot: what they learn is averaged.
            copies = [after[seat][0] for seat, one in enumerate(played.seats) if one == entrant]
            ratings[entrant].mu = sum(copy.mu for copy in copies) / len(copies)
            ratings[entrant].sigma = sum(copy.sigma for copy in copies) / len(copies)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
