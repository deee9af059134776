"""What a table refuses."""

from enum import Enum

from cheese_rescue.rules import Refused, View


class TableRefusal(Enum):
    """Why a table refuses; beside each code, the data that comes with it."""

    NO_SUCH_CHAIR = "no-such-chair"  # chair
    CHAIR_TAKEN = "chair-taken"  # chair
    CHAIR_EMPTY = "chair-empty"  # chair
    SHAPE_TAKEN = "shape-taken"  # shape
    NAME_NOT_GOOD = "name-not-good"  # most
    WHO_IS_OLDEST = "who-is-oldest"
    NO_SUCH_GAME = "no-such-game"  # game
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    STALE = "stale"  # ply, now
    AHEAD = "ahead"  # ply, now
    NO_HINTS = "no-hints"


class TableRefused(Refused):
    """Something that the table does not allow now."""


class Stale(TableRefused):
    """Another move at a ply that is past; `view` is how things stand now."""

    def __init__(self, ply: int, view: View) -> None:
        super().__init__(TableRefusal.STALE, ply=ply, now=view.ply)
        self.args = (ply, view)
        self.view = view
