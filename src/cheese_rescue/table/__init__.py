"""A game under way, with its players: chairs, options, log, secret and seal.

`Table` is an immutable value. Each of its verbs checks a request and returns the table with one
more `Entry` in its log. Replaying a log always gives the same table. Time and randomness are
arguments: this package has no sockets, SQL, clock or random numbers.
"""

from cheese_rescue.table.errors import Stale, TableRefusal, TableRefused
from cheese_rescue.table.log import Entry
from cheese_rescue.table.players import (
    Begins,
    Chair,
    ChairHandOver,
    ChairNumber,
    Help,
    Options,
    Pace,
    PendingRematch,
    PendingRequest,
    Player,
    Shape,
)
from cheese_rescue.table.table import Consideration, Table

__all__ = [
    "Begins",
    "Chair",
    "ChairHandOver",
    "ChairNumber",
    "Consideration",
    "Entry",
    "Help",
    "Options",
    "Pace",
    "PendingRematch",
    "PendingRequest",
    "Player",
    "Shape",
    "Stale",
    "Table",
    "TableRefusal",
    "TableRefused",
]
