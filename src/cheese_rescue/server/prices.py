"""What requests and messages cost, in milliseconds of processor time.

`python benchmarks/attacks.py prices` measures them. The limits of an address are charged by price,
so that no kind of request lets one visitor use more of the server than another.
"""

from collections.abc import Iterator

from cheese_rescue.live import messages

REQUEST = 0.4
"""An ordinary request, such as a static file. A limit of 100 requests a second means 40 ms."""
REQUESTS = {
    "/live": 1.0,  # the handshake of a WebSocket
    "/api/tables": 1.6,
    "/api/join": 1.6,
    "/api/find": 0.6,
    "/api/tables/{table}": 0.5,
    "/api/tables/{table}/record": 1.0,
    "/api/tables/{table}/qr.svg": 10.0,
    "/api/qr": 5.0,
    "/api/score": 1.0,
    "/api/verify": 3.0,
    "/api/replay": 4.0,
    "/api/exercise": 1.2,
    "/api/exercise/hint": 1.2,
    "/api/review": 4.0,
    "/metrics": 1.0,
}
"""Requests that cost more, by route. Whatever takes more than 1 ms runs in a worker process."""
PER_BYTE = {"/api/qr": 0.12}
"""What each byte of the body adds, by route."""
LONG_BODY = {"/api/tables": 5.0}
"""What a body of more than `LONGEST` bytes adds, by route: a table that goes on from a record."""
LONGEST = 500
"""The bytes that are charged for if the length of a body is not announced."""
PUZZLE_MOVES = {8: 5.0, 9: 9.0, 10: 22.0}
"""What the solver's reply in a puzzle costs in addition, by the number of plies.

`python benchmarks/exercises.py` measures these and the next ones.
"""
PUZZLE_HINTS = {8: 7.0, 9: 32.0, 10: 90.0}
"""What a hint costs in addition, by the number of plies that are left."""
SHORT_PUZZLE = 3.0
"""The same for a puzzle of fewer plies."""

MESSAGE = 0.3
"""An ordinary WebSocket message. A limit of 400 messages a second means 120 ms."""
MESSAGES: dict[type[messages.Commands], float] = {
    messages.Hello: 1.0,
    messages.Claim: 0.6,
    messages.PlayCard: 0.5,
    messages.Start: 1.0,
    messages.AskRematch: 0.6,
}
"""Messages that cost more."""
BOT_MOVE = 0.5
"""A bot's move. A limit of 400 messages a second means about 200 such moves."""
LOADED_ENTRY = 0.03
"""An entry of the log of a table that is loaded, in addition to the request or message."""
LOADED_AT_ONCE = 50
"""The entries that are charged at once: about as much as an address may use in one pass."""
LEAST = MESSAGE / 3
"""A message that is only answered, such as a ping, or refused unread."""
DELIVERY = 0.03
"""What it costs to send one client a card, a number or a reaction."""
CHANGE = 0.09
"""What it costs to send one client the whole table."""


def bot_move_price(clients: int) -> float:
    """What a bot's move costs at a table with that many clients."""
    return BOT_MOVE + DELIVERY * clients


def loading_prices(entries: int) -> Iterator[float]:
    """What it costs to load a table whose log has that many entries, in parts."""
    for start in range(0, entries, LOADED_AT_ONCE):
        yield LOADED_ENTRY * min(LOADED_AT_ONCE, entries - start)


def request_price(path: str, length: int | None = 0) -> float:
    """What a request to that path costs, with a body of that many bytes."""
    parts = path.split("/", 4)
    if parts[1:3] == ["api", "tables"] and len(parts) > 3:
        parts[3] = "{table}"
        path = "/".join(parts)
    body = LONGEST if length is None else min(length, LONGEST)
    long = LONG_BODY.get(path, 0.0) if length is None or length > LONGEST else 0.0
    return REQUESTS.get(path, REQUEST) + PER_BYTE.get(path, 0.0) * body + long


def puzzle_move_price(plies: int) -> float:
    """What a move in a puzzle of that many plies costs in addition.

    It does not depend on the moves before, because a worker may have to compute them again.
    """
    return PUZZLE_MOVES.get(plies, SHORT_PUZZLE)


def puzzle_hint_price(plies: int, moves: int) -> float:
    """What a hint costs in addition after that many moves of the learner."""
    before = puzzle_move_price(plies) if moves else 0.0
    return before + PUZZLE_HINTS.get(plies - 2 * moves, SHORT_PUZZLE)


def message_price(command: messages.Commands | None, clients: int) -> float:
    """What a message costs at a table with that many clients; None stands for a refused one."""
    if command is None or isinstance(command, messages.Ping):
        return LEAST
    price = MESSAGES.get(type(command), MESSAGE)
    match command:
        case messages.Consider() | messages.Hint() | messages.SetBotPause():  # for one client
            return price
        case messages.PlayCard() | messages.Number() | messages.React():
            return price + DELIVERY * clients
        case _:
            return price + CHANGE * clients
