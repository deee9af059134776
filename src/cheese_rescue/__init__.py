"""Cheese Rescue, a family card game: rules, bots, live tables, web server and command line.

>>> import cheese_rescue
>>> game = cheese_rescue.play_out(["greedy", "random"], seed=7)
>>> game.over, game.outcome().winners
(True, (0,))

What most programs need can be imported from here; each name is loaded when it is first used. Start
with `rules` for the game itself, `table` for a game under way, `bots` for players, `live` for
multiplayer without a web framework, and `server` and `cli` for the programs. Imports point down:
`cli`, `server`, `live`, then `bots` and `table`, then `rules` and `i18n`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cheese_rescue.bots import BOTS, Bot, Budget
    from cheese_rescue.drawing import svg
    from cheese_rescue.playing import new_game, play_out
    from cheese_rescue.rules import (
        Board,
        Card,
        Cell,
        Chase,
        Draw,
        Game,
        IllegalMove,
        Kind,
        Move,
        Outcome,
        Play,
        Position,
        Record,
        Refusal,
        Refused,
        Result,
        Rules,
        Seat,
        Step,
        Unreadable,
        View,
    )
    from cheese_rescue.rules.chase import chase
    from cheese_rescue.rules.verify import verify

TITLE = "Cheese Rescue"
"""The game's name for programs. People read the `title` of their language's catalogue."""
__version__ = "0.1.0"
"""The version of the package."""

__all__ = [
    "BOTS",
    "TITLE",
    "Board",
    "Bot",
    "Budget",
    "Card",
    "Cell",
    "Chase",
    "Draw",
    "Game",
    "IllegalMove",
    "Kind",
    "Move",
    "Outcome",
    "Play",
    "Position",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Seat",
    "Step",
    "Unreadable",
    "View",
    "__version__",
    "chase",
    "new_game",
    "play_out",
    "svg",
    "verify",
]

_FROM = {
    **dict.fromkeys(("BOTS", "Bot", "Budget"), "bots"),
    **dict.fromkeys(("new_game", "play_out"), "playing"),
    "svg": "drawing",
}
"""The module of each name that is loaded on first use; those not listed come from the rules."""


if not TYPE_CHECKING:  # to a type checker, it would make every name exist

    def __getattr__(name: str) -> object:
        """A name of `__all__`, loaded on first use, so that importing one part stays quick."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_FROM.get(name, 'rules')}"), name)
        globals()[name] = found  # the next access does not come here
        return found


def __dir__() -> list[str]:
    """The names of `__all__`, and the parts that have been imported: none of this file's tools."""
    own = {"TYPE_CHECKING", "import_module", "_FROM"}
    return sorted({*globals(), *__all__} - own)
