"""Tournaments between bots: matches on many cores, results, records and standings."""

from cheese_rescue.bots.arena.matches import (
    ArenaPlayer,
    ForfeitRecord,
    MatchResult,
    ThinkingTime,
    play_match,
    player_named,
)
from cheese_rescue.bots.arena.records import RecordsFolder, record_of
from cheese_rescue.bots.arena.results import (
    DamagedResults,
    OtherTournament,
    Results,
    ResultsInUse,
    ResultsTooLong,
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
    "ArenaPlayer",
    "ClusterWorkers",
    "DamagedResults",
    "ForfeitRecord",
    "LocalWorkers",
    "MatchResult",
    "MatchWorkers",
    "OtherTournament",
    "Rating",
    "RecordsFolder",
    "Results",
    "ResultsInUse",
    "ResultsTooLong",
    "Share",
    "Standing",
    "Standings",
    "ThinkingTime",
    "Tournament",
    "WorkersLost",
    "play_match",
    "play_matches",
    "player_named",
    "record_of",
    "share_of",
    "standings",
    "tables",
]
