"""Foreign bots: bots that are not part of this package, each in a process of its own."""

from cheese_rescue.bots.foreign.escape import escaped, escaped_lines
from cheese_rescue.bots.foreign.foreign_bot import (
    ForeignBot,
    Forfeit,
    ForfeitReason,
    kill_all,
    move_timeout,
)
from cheese_rescue.bots.foreign.names import (
    NoSuchBot,
    command_of,
    is_program,
    record_name,
    registered_bots,
)

__all__ = [
    "ForeignBot",
    "Forfeit",
    "ForfeitReason",
    "NoSuchBot",
    "command_of",
    "escaped",
    "escaped_lines",
    "is_program",
    "kill_all",
    "move_timeout",
    "record_name",
    "registered_bots",
]
