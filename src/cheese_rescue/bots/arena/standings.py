"""The standings of a tournament: shares of the victories with confidence intervals, and ratings."""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from cheese_rescue.bots.arena.matches import MatchResult
from cheese_rescue.bots.arena.tournament import Entrant, Tournament
from cheese_rescue.extras import Extra, has, require

Z = 1.959964
"""95 % of a normal distribution lies within this many standard deviations."""


class Share(NamedTuple):
    """A share of the victories from 0 to 1, with its 95 % confidence interval."""

    share: float
    """The mean share."""
    low: float
    """The lower bound of the interval."""
    high: float
    """The upper bound of the interval."""


def share_of(tables: Sequence[Sequence[float]]) -> Share:
    """The mean share of an entrant with its confidence interval; `tables` has a share per deal.

    The deal is the unit, because the games of a deal have the same cards and are not independent.
    Differences between tables are not random and do not widen the interval. The method is Agresti
    and Coull's, extended to shares other than 0 and 1: it adds four deals, two won and two lost, so
    that the interval keeps its coverage with few deals and where every deal ends the same. At least
    one deal is needed.
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
    """A rating by the Plackett-Luce model of openskill."""

    mu: float
    """The estimated strength; every bot starts at 25."""
    sigma: float
    """The standard deviation of mu."""


class Standing(NamedTuple):
    """The result of one entrant, from the tables where it has a single seat.

    The rating and the forfeits include all games.
    """

    name: str
    """Its name; numbered if the name occurs several times."""
    games: int
    """Games played, in complete deals."""
    alone: int
    """Games won alone."""
    shared: int
    """Games won together with others."""
    share: Share
    """Its share of the victories."""
    points: float | None
    """Mean points in the games that nobody forfeited, or None if there are none."""
    rating: Rating | None
    """Its rating; None without the extra `arena`."""
    forfeits: int
    """How many games it forfeited."""


def _rank(one: Standing) -> tuple[float, float]:
    """The best share first, then the best rating."""
    return -one.share.share, -one.rating.mu if one.rating else 0.0


class TableStanding(NamedTuple):
    """The result of one table."""

    names: tuple[str, ...]
    """Who sits at the table; a name occurs once for each of its seats."""
    games: int
    """Games played, in complete deals."""
    shares: tuple[tuple[str, Share], ...]
    """The name and share of every entrant with a single seat at the table."""


class Standings(NamedTuple):
    """The standings of a tournament."""

    entrants: tuple[Standing, ...]
    """The entrants, the best share first."""
    tables: tuple[TableStanding, ...]
    """The tables that have played a complete deal."""
    games: int
    """All games played."""
    deals: int
    """The deals that were played in every seating."""


def standings(tournament: Tournament, games: Sequence[MatchResult]) -> Standings:
    """The standings after these games.

    A deal that was not yet played in every seating counts only for the ratings and the forfeits.
    """
    in_order = sorted(games, key=lambda played: (played.deal, played.seating))
    deals: dict[int, list[MatchResult]] = defaultdict(list)
    for played in in_order:
        deals[played.deal].append(played)
    whole = {deal: found for deal, found in deals.items() if len(found) == tournament.players}
    at: dict[int, list[list[MatchResult]]] = defaultdict(list)
    for deal, found in whole.items():
        at[tournament.table(deal)].append(found)
    names = tournament.names
    ratings = rate(tournament, in_order) if has(Extra.ARENA) else [None] * len(names)
    entrants = [
        _standing(tournament, entrant, at, ratings[entrant], in_order)
        for entrant in range(len(names))
    ]
    return Standings(
        tuple(sorted(entrants, key=_rank)),
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
    rating: Rating | None,
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
    """The rating of every entrant after these games, rated in this order.

    Raises MissingExtra without the extra `arena`.
    """
    require(Extra.ARENA)
    from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to import)

    model = PlackettLuce(tau=0)  # bots do not change from game to game
    ratings = [model.rating() for _ in tournament.entrants]
    for played in games:
        before = [[model.rating(ratings[one].mu, ratings[one].sigma)] for one in played.seats]
        after = model.rate(before, ranks=[float(place) for place in played.places])
        for entrant in {*played.seats}:
            # Copies at a table are the same bot: it gets the average of their new ratings.
            copies = [after[seat][0] for seat, one in enumerate(played.seats) if one == entrant]
            ratings[entrant].mu = sum(copy.mu for copy in copies) / len(copies)
            ratings[entrant].sigma = sum(copy.sigma for copy in copies) / len(copies)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
