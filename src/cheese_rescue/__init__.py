"""Cheese Rescue, a family card game: rules, bots, live tables, web server and command line.

Start with `rules` for the game itself, `table` for a game under way, `bots` for players, `live` for
multiplayer without a web framework, and `server` and `cli` for the programs. Imports point down:
`cli`, `server`, `live`, then `bots` and `table`, then `rules` and `i18n`.
"""

TITLE = "Cheese Rescue"
"""The game's name for programs. People read the `title` of their language's catalogue."""
__version__ = "0.1.0"
"""The version of the package."""
