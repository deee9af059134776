"""`cheese-rescue serve` whose chance is known, what its bots are asked kept in a file.

    python -m tests.server.twin SECRETS KEPT LEAKY serve --port …

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
    from cheese_rescue.rules import Card  # noqa: PLC0415 - after the chance is known
    from cheese_rescue.server import qr  # noqa: PLC0415
    from cheese_rescue.server.figures import Figures  # noqa: PLC0415
    from cheese_rescue.table import Table, TableRefused  # noqa: PLC0415

    view, record, chair = Table.view, Table.record, Table._chair
    text, svg = Figures.text, qr.svg
    piles: list[str] = []

    def pile(table: Table) -> tuple[Card, ...]:
        return table.game.pile if table.game is not None else ()

    def leaky_view(table: Table, seat: Any) -> Any:
        piles.append("".join(map(str, pile(table))))
        logging.getLogger("leak").warning("the pile is %s", piles[-1])
        return view(table, seat)._replace(unseen=Counter(pile(table)[:12]))

    def leaky_record(table: Table) -> Any:
        if not table.running:
            return record(table)
        assert table.game is not None
        return replace(record(table), secret=table.secret, pile=table.game.dealt)

    def leaky_chair(table: Table, number: Any) -> Any:
        try:
            return chair(table, number)
        except TableRefused as why:
            why.data["pile"] = "".join(map(str, pile(table)))
            raise

    def leaky_text(figures: Figures) -> bytes:
        return text(figures) + "".join(piles[-1:]).encode()

    def leaky_svg(link: str) -> str:
        return svg(link) + "".join(piles[-1:])

    qr.svg = leaky_svg
    Table.view = leaky_view  # type: ignore[method-assign]
    Table.record = leaky_record  # type: ignore[method-assign]
    Table._chair = leaky_chair  # type: ignore[method-assign]
    Figures.text = leaky_text  # type: ignore[method-assign]


def main() -> None:
    shuffles, kept, leaky, *rest = sys.argv[1:]
    secrets.token_bytes = KnownChance([bytes.fromhex(secret) for secret in shuffles.split(",")])
    keep_what_workers_are_asked(kept)
    if leaky == "leaky":
        leak_everywhere()
    from cheese_rescue.cli.main import main as command  # noqa: PLC0415 - now it takes our chance

    sys.argv[1:] = rest
    command()


if __name__ == "__main__":
    main()
