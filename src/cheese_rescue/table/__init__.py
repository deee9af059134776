"""A game under way: seats, options, its log, its secret and its seal. No sockets, SQL or clock."""

from cheese_rescue.table.errors import Stale, TableRefusal, TableRefused
from cheese_rescue.table.log import Entry
from cheese_rescue.table.players import (
    Begins,
    Chair,
    ChairNumber,
    Help,
    Options,
    Pace,
    Player,
    Shape,
)
from cheese_rescue.table.table import Consideration, Table

__all__ = [
    "Begins",
    "Chair",
    "ChairNumber",
    "Consideration",
    "Entry",
    "Help",
    "Options",
    "Pace",
    "Player",
    "Shape",
    "Stale",
    "Table",
    "TableRefusal",
    "TableRefused",
]
