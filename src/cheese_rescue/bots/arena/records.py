"""The games of a tournament as records, in one file for each game."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from cheese_rescue.bots.arena.matches import STAND_IN, MatchResult
from cheese_rescue.bots.arena.tournament import Tournament
from cheese_rescue.bots.foreign import record_name
from cheese_rescue.rules import HandOver, Move, Outcome, Play, Record, Result, Seat
from cheese_rescue.rules.replay import boards
from cheese_rescue.rules.seal import seal

PATTERN = "deal-*-seating-*.txt"
"""The names of the files."""


def file_name(played: MatchResult) -> str:
    """The name of a game's file."""
    return f"deal-{played.deal:06}-seating-{played.seating}.txt"


def record_of(tournament: Tournament, played: MatchResult) -> Record | None:
    """The record of a game; None if its moves are unknown, as in results of version 1.

    The record of a forfeited game ends where the game ended.
    """
    if not played.thinking:
        return None
    players = tournament.players
    names = [record_name(tournament.entrants[entrant]) for entrant in played.seats]
    gone = {forfeit.seat: forfeit.ply for forfeit in played.forfeits}
    plays = tuple(
        Play(
            Move.parse(text),
            STAND_IN if ply >= gone.get(ply % players, len(played.moves)) else names[ply % players],
        )
        for ply, text in enumerate(played.moves)
    )
    hand_overs = tuple(
        HandOver(forfeit.ply, Seat(forfeit.seat), STAND_IN)
        for forfeit in sorted(played.forfeits, key=lambda forfeit: forfeit.ply)
        if any(ply % players == forfeit.seat for ply in range(forfeit.ply, len(plays)))
    )
    secret = tournament.secret(played.deal)
    record = Record(
        players=players,
        rules=tournament.rules,
        seal=seal(secret),
        plays=plays,
        hand_overs=hand_overs,
        secret=secret,
        pile=tournament.game(played.deal).dealt,
    )
    if not record.finished:
        return record
    *_, board = boards(record)
    result = Result.of(Outcome.of(board, record.rules, players))
    return replace(record, result=result)


class RecordsFolder:
    """A folder with the record of every game."""

    def __init__(self, folder: Path) -> None:
        """Create the folder if it does not exist. Raises OSError."""
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def has_records(self) -> bool:
        """Whether there are records of a tournament."""
        return next(self._folder.glob(PATTERN), None) is not None

    def add(self, tournament: Tournament, games: Iterable[MatchResult]) -> int:
        """Write the records that are missing. Returns how many games have no moves to write."""
        unknown = 0
        for played in games:
            file = self._folder / file_name(played)
            if file.exists():
                continue
            record = record_of(tournament, played)
            if record is None:
                unknown += 1
                continue
            part = file.with_suffix(".part")
            part.write_text(str(record), encoding="utf-8")
            part.replace(file)
        return unknown
