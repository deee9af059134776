"""The refusals of a table."""

from enum import Enum

from cheese_rescue.rules import Refused, View


class TableRefusal(Enum):
    """The refusal codes of a table."""

    # The comment beside each code names the fields of its data.

    NO_SUCH_CHAIR = "no-such-chair"  # chair
    CHAIR_TAKEN = "chair-taken"  # chair
    CHAIR_EMPTY = "chair-empty"  # chair
    HOLDS_ANOTHER_CHAIR = "holds-another-chair"  # chair
    NOT_AGREED = "not-agreed"  # chair
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
    """The table does not allow this now. `refusal` is a `TableRefusal`."""


class Stale(TableRefused):
    """The ply is past and another move was made there. `view` is the seat's current View."""

    def __init__(self, ply: int, view: View) -> None:
        super().__init__(TableRefusal.STALE, ply=ply, now=view.ply)
        self.args = (ply, view)
        self.view = view
