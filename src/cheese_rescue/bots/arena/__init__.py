"""Tournaments between bots: matches on many cores, results, standings, foreign bots.

A foreign bot is one that is not part of this package.
"""

from cheese_rescue.bots.arena.foreign import (
    ForeignBot,
    Forfeit,
    ForfeitReason,
    NoSuchBot,
    move_timeout,
)
from cheese_rescue.bots.arena.matches import ForfeitRecord, MatchResult, play_match
from cheese_rescue.bots.arena.results import (
    DamagedResults,
    OtherTournament,
    Results,
    ResultsInUse,
)
from cheese_rescue.bots.arena.standings import (
    Rating,
    Share,
    Standing,
    Standings,
    share_of,
    standings,
)
from cheese_rescue.bots.arena.tournament import Tournament, tables
from cheese_rescue.bots.arena.workers import (
    ClusterWorkers,
    LocalWorkers,
    MatchWorkers,
    WorkersLost,
    play_matches,
)

__all__ = [
    "ClusterWorkers",
    "DamagedResults",
    "ForeignBot",
    "Forfeit",
    "ForfeitReason",
    "ForfeitRecord",
    "LocalWorkers",
    "MatchResult",
    "MatchWorkers",
    "NoSuchBot",
    "OtherTournament",
    "Rating",
    "Results",
    "ResultsInUse",
    "Share",
    "Standing",
    "Standings",
    "Tournament",
    "WorkersLost",
    "move_timeout",
    "play_match",
    "play_matches",
    "share_of",
    "standings",
    "tables",
]
