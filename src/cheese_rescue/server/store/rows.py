"""A log entry as a database row: one entry per row, its body as JSON."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from cheese_rescue.live.ports import StoreUnavailable
from cheese_rescue.table import log
from cheese_rescue.table.log import Entry

_KINDS: dict[str, type[Entry]] = {
    "opened": log.Opened,
    "beginning-set": log.BeginningSet,
    "sat": log.Sat,
    "left": log.Left,
    "chair-requested": log.ChairRequested,
    "request-answered": log.RequestAnswered,
    "token-replaced": log.TokenReplaced,
    "help-changed": log.HelpChanged,
    "profile-changed": log.ProfileChanged,
    "number-given": log.NumberGiven,
    "started": log.Started,
    "bot-took-over": log.BotTookOver,
    "came-back": log.CameBack,
    "played": log.Played,
    "rematch-requested": log.RematchRequested,
    "rematch": log.Rematch,
}
_KIND_OF = {kind: name for name, kind in _KINDS.items()}
_decoders = {name: msgspec.json.Decoder(kind) for name, kind in _KINDS.items()}
_encode = msgspec.json.Encoder().encode


class Row(NamedTuple):
    """The columns of `entries`, in order."""

    table: str
    n: int
    game: int
    ply: int | None
    kind: str
    body: str

    @classmethod
    def of(cls, table: str, n: int, game: int, entry: Entry) -> "Row":
        """The row of entry n."""
        ply = entry.ply if isinstance(entry, log.Played) else None
        return cls(table, n, game, ply, kind_of(entry), _encode(entry).decode())


def kind_of(entry: Entry) -> str:
    """The name of an entry's type in the database and in the metrics."""
    return _KIND_OF[type(entry)]


def entry_of(kind: str, body: str) -> Entry:
    """The entry of a row. Raises KeyError or ValueError if the row is damaged."""
    return _decoders[kind].decode(body)


def decoded(rows: Iterable[tuple[str, str]]) -> tuple[Entry, ...]:
    """The entries of rows (kind, body). Raises StoreUnavailable if one of them is damaged."""
    try:
        return tuple(entry_of(*row) for row in rows)
    except (KeyError, ValueError) as error:
        raise StoreUnavailable(f"a log entry cannot be decoded: {error}") from None


def is_older(since: float, kind: str, body: str) -> bool:
    """Whether a table's last entry was written before `since`; False if it is damaged."""
    try:
        return entry_of(kind, body).at < since
    except (KeyError, ValueError):
        return False
