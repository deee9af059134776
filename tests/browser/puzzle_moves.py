"""Moves of puzzles, as the server tells them, and laying them on a screen."""

from collections.abc import Sequence
from itertools import product

from tests.browser.screens import Screen
from tests.device import Message
from tests.server.site import Server


def position(site: Server, name: str, moves: Sequence[str] = ()) -> Message:
    """The exercise after these moves."""
    answer: Message = site.post("/api/exercise", {"name": name, "moves": [*moves]}).json()
    return answer


def good_move(site: Server, name: str, moves: Sequence[str] = ()) -> str:
    """A move that still wins."""
    wish = {"name": name, "moves": [*moves], "strength": "place"}
    hint = site.post("/api/exercise/hint", wish).json()
    return "{}@{},{}".format(hint["card"], *hint["cell"])


def wrong_move(site: Server, name: str, moves: Sequence[str] = ()) -> str:
    """A move that does not win any more."""
    now = position(site, name, moves)
    cells = [f"{x},{y}" for x, y in now["legal_cells"]]
    tries = (f"{card}@{cell}" for card, cell in product(dict.fromkeys(now["hand"]), cells))
    return next(
        move for move in tries if position(site, name, [*moves, move])["progress"] == "missed"
    )


def winning_line(site: Server, name: str) -> list[str]:
    """All moves of the learner that win a puzzle."""
    moves: list[str] = []
    while position(site, name, moves)["progress"] == "open":
        moves.append(good_move(site, name, moves))
    return moves


def lay(screen: Screen, move: str) -> None:
    """Lays a card by tapping, once it is the learner's turn."""
    card, _, key = move.partition("@")
    screen.find(".hand.turn").wait_for()
    screen.tap(f'.stack[data-card="{card}"]')
    screen.put(key)
    screen.tap(".confirm .big:enabled")


def solve(screen: Screen, site: Server, name: str) -> None:
    """Solves the puzzle that the screen shows."""
    for number, move in enumerate(moves := winning_line(site, name)):
        left = len(position(site, name, moves[:number])["hand"])
        screen.find(f'.puzzling[data-hand="{left}"] .hand.turn').wait_for()
        lay(screen, move)
    screen.find('.learn-outcome[data-result="solved"]').wait_for()
