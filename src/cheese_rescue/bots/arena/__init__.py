"""Tournaments between bots: matches on many cores, results, records and standings."""

from cheese_rescue.bots.arena.matches import (
    ArenaPlayer,
    ForfeitRecord,
    MatchResult,
    ThinkingTime,
    play_match,
    play_matches,
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

__all__ = [
    "ArenaPlayer",
    "DamagedResults",
    "ForfeitRecord",
    "MatchResult",
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
    "play_match",
    "play_matches",
    "player_named",
    "record_of",
    "share_of",
    "standings",
    "tables",
]
