"""What requests and messages cost, in milliseconds of processor time.

`python benchmarks/attacks.py prices` measures them. The limits of an address are charged by price,
so that no kind of request lets one visitor use more of the server than another.
"""

from cheese_rescue.live import messages

REQUEST = 0.5
"""An ordinary request, such as a static file. A limit of 100 requests a second means 50 ms."""
REQUESTS = {
    "/live": 1.5,  # the handshake of a WebSocket
    "/api/openapi.json": 5.0,
    "/api/tables": 3.0,
    "/api/join": 3.0,
    "/api/tables/{table}": 1.0,
    "/api/tables/{table}/record": 3.0,
    "/api/tables/{table}/qr.svg": 12.0,
    "/api/qr": 40.0,
    "/api/score": 3.0,
    "/api/verify": 5.0,
    "/api/replay": 8.0,
    "/api/review": 8.0,
    "/metrics": 3.0,
}
"""Requests that cost more, by route. Whatever takes more than 1 ms runs in a worker process."""

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
DELIVERY = 0.03
"""What it costs to send one client what a message changed."""


def request_price(path: str) -> float:
    """What a request to that path costs."""
    parts = path.split("/", 4)
    if parts[1:3] == ["api", "tables"] and len(parts) > 3:
        parts[3] = "{table}"
        path = "/".join(parts)
    return REQUESTS.get(path, REQUEST)


def message_price(command: messages.Commands | None, clients: int) -> float:
    """What a message costs at a table with that many clients; None stands for a refused one."""
    if command is None or isinstance(command, messages.Ping):
        return MESSAGE / 3
    price = MESSAGES.get(type(command), MESSAGE)
    private = isinstance(command, messages.Consider | messages.Hint)  # answered to one client
    return price if private else price + DELIVERY * clients
