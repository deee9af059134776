"""`cheese-rescue serve` whose chance is known, what its bots are asked kept in a file.

    python -m tests.server.seeded_server SECRETS KEPT LEAKY serve --port …

SECRETS are the 32 bytes of every shuffle to come, as hex with commas; everything else that nobody
can guess (ids, tokens, codes, guests) is the same at each run. LEAKY is `leaky` for a server that
gives its pile away wherever it can, to prove that this would be noticed, or `tight`.
"""

import asyncio
import hashlib
import logging
import secrets
import sys
from collections import Counter, deque
from dataclasses import replace
from typing import Any

SECRET_BYTES = 32


class KnownChance:
    """The secrets in turn; for every other length, bytes that follow from how many were asked."""

    def __init__(self, shuffles: list[bytes]) -> None:
        self._shuffles = deque(shuffles)
        self._asked: Counter[int] = Counter()

    def __call__(self, length: int | None = None) -> bytes:
        wanted = length or SECRET_BYTES
        if wanted == SECRET_BYTES:
            return self._shuffles.popleft()
        self._asked[wanted] += 1
        return hashlib.sha256(f"{wanted} {self._asked[wanted]}".encode()).digest()[:wanted]


def keep_what_workers_are_asked(kept: str) -> None:
    """Whatever process the server starts, its command and its input are written down."""
    start = asyncio.create_subprocess_exec

    async def tapped(*command: str, **options: Any) -> Any:
        script = 'echo "$@" >> "$0"; tee -a "$0" | exec "$@"'
        return await start("sh", "-c", script, kept, *command, **options)

    asyncio.create_subprocess_exec = tapped  # type: ignore[assignment]  # one more argument


def leak_everywhere() -> None:
    """A server as it must not be: the next card of the pile in all that it tells."""
    from cheese_rescue.rules import Game, Refused  # noqa: PLC0415 - after the chance is known
    from cheese_rescue.server.http import api  # noqa: PLC0415
    from cheese_rescue.server.metrics import Metrics  # noqa: PLC0415
    from cheese_rescue.table import Table, TableRefused  # noqa: PLC0415

    view, record = Game.view, Table.record
    text, draw = Metrics.text, api._draw
    piles: list[str] = []

    def leaky_view(game: Game, seat: Any) -> Any:
        piles.append("".join(map(str, game.pile)))
        logging.getLogger("leak").warning("the pile is %s", piles[-1])
        return replace(view(game, seat), unseen=Counter(game.pile[:12]))

    def leaky_record(table: Table, game_number: int | None = None) -> Any:
        if not table.running or game_number is not None:
            return record(table, game_number)
        assert table.game is not None
        return replace(record(table), secret=table.secret, pile=table.game.dealt)

    def leaky_refusal(why: TableRefused, refusal: Any, **data: Any) -> None:
        Refused.__init__(why, refusal, **data, pile="".join(piles[-1:]))

    def leaky_text(figures: Metrics) -> bytes:
        return text(figures) + "".join(piles[-1:]).encode()

    async def leaky_draw(request: Any, link: str) -> Any:
        return await draw(request, link + "".join(piles[-1:]))

    for owner, name, leaky in (
        (api, "_draw", leaky_draw),
        (Game, "view", leaky_view),
        (Table, "record", leaky_record),
        (TableRefused, "__init__", leaky_refusal),
        (Metrics, "text", leaky_text),
    ):
        setattr(owner, name, leaky)


def main() -> None:
    shuffles, kept, leaky, *rest = sys.argv[1:]
    chance = KnownChance([bytes.fromhex(secret) for secret in shuffles.split(",")])
    secrets.token_bytes = chance  # type: ignore[assignment]  # whatever has that method will do
    keep_what_workers_are_asked(kept)
    if leaky == "leaky":
        leak_everywhere()
    from cheese_rescue.cli.main import main as command  # noqa: PLC0415 - now it takes our chance

    sys.argv[1:] = rest
    command()


if __name__ == "__main__":
    main()
