"""The standings of a tournament: shares of the victories with their intervals, and ratings."""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from cheese_rescue.bots.arena.matches import MatchResult
from cheese_rescue.bots.arena.tournament import Entrant, Tournament

Z = 1.959964
"""95 % of a normal distribution lies within this many standard deviations."""


class Share(NamedTuple):
    """A share of the victories, with the bounds of its 95 % interval."""

    share: float
    low: float
    high: float


def share_of(tables: Sequence[Sequence[float]]) -> Share:
    """The mean of the deals' shares, given table by table.

    The deal is the unit, because its games share their luck. Differences between tables are not
    random and do not widen the interval. The method is Agresti and Coull's, extended to shares
    other than 0 and 1: it adds four deals, two won and two lost, so that the bounds stay honest
    with few deals, and where every deal ends the same.
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
    """A rating by the Plackett-Luce model; everybody starts at 25."""

    mu: float
    sigma: float
    """The standard deviation of mu."""


class Standing(NamedTuple):
    """The result of an entrant, from the tables where no copy of it sat."""

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


class TableStanding(NamedTuple):
    """The result of one table; a name that occurs several times sat in several seats."""

    names: tuple[str, ...]
    games: int
    shares: tuple[tuple[str, Share], ...]
    """The shares of those without a copy at the table."""


class Standings(NamedTuple):
    entrants: tuple[Standing, ...]
    """The best share first."""
    tables: tuple[TableStanding, ...]
    games: int
    deals: int


def standings(tournament: Tournament, games: Sequence[MatchResult]) -> Standings:
    """The standings. A deal not yet played in every seating counts for the ratings only."""
    in_order = sorted(games, key=lambda played: (played.deal, played.seating))
    deals: dict[int, list[MatchResult]] = defaultdict(list)
    for played in in_order:
        deals[played.deal].append(played)
    whole = {deal: found for deal, found in deals.items() if len(found) == tournament.players}
    at: dict[int, list[list[MatchResult]]] = defaultdict(list)
    for deal, found in whole.items():
        at[tournament.table(deal)].append(found)
    ratings = rate(tournament, in_order)
    names = tournament.names
    entrants = [
        _standing(tournament, entrant, at, ratings[entrant], in_order)
        for entrant in range(len(names))
    ]
    return Standings(
        tuple(sorted(entrants, key=lambda one: (-one.share.share, -one.rating.mu))),
        tuple(
            TableStanding(
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


def _shares(entrant: Entrant, deals: Sequence[Sequence[MatchResult]]) -> list[float]:
    """The entrant's share in each deal, averaged over the seatings."""
    return [
        sum(played.victories[played.seats.index(entrant)] for played in deal) / len(deal)
        for deal in deals
    ]


def _standing(
    tournament: Tournament,
    entrant: Entrant,
    at: dict[int, list[list[MatchResult]]],
    rating: Rating,
    all_games: Sequence[MatchResult],
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


def rate(tournament: Tournament, games: Sequence[MatchResult]) -> list[Rating]:
    """Everybody's rating after these games, rated in this order."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to import)

    model = PlackettLuce(tau=0)  # bots do not change from game to game
    ratings = [model.rating() for _ in tournament.entrants]
    for played in games:
        before = [[model.rating(ratings[one].mu, ratings[one].sigma)] for one in played.seats]
        after = model.rate(before, ranks=[float(place) for place in played.places])
        for entrant in {*played.seats}:
            # Copies at one table are one bot: average their new ratings.
            copies = [after[seat][0] for seat, one in enumerate(played.seats) if one == entrant]
            ratings[entrant].mu = sum(copy.mu for copy in copies) / len(copies)
            ratings[entrant].sigma = sum(copy.sigma for copy in copies) / len(copies)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
