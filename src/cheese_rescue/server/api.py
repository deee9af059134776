"""HTTP: opening, joining, records, scoring a drawn square, verify."""

from base64 import urlsafe_b64encode
from functools import partial

from msgspec import UNSET, Raw
from starlette.responses import Response

from cheese_rescue import __version__
from cheese_rescue.rules import Board, Outcome, Record, Rules, verify
from cheese_rescue.rules.cards import has_start_card
from cheese_rescue.rules.finished import flaws, players_of
from cheese_rescue.rules.replay import boards, games
from cheese_rescue.server import qr, tokens
from cheese_rescue.server.asks import delete, sit
from cheese_rescue.server.endpoints import Asked, Endpoint
from cheese_rescue.server.live import LiveTable
from cheese_rescue.server.messages import (
    REPLAY_PAGE,
    DrawLink,
    Healthy,
    Joined,
    JoinTable,
    OpenTable,
    RecordGiven,
    RecordShown,
    Replayed,
    ReviewLines,
    Scored,
    ScoreSquare,
    ServerRefusal,
    ServerRefused,
    TableOpened,
    TableShown,
    Verified,
)
from cheese_rescue.server.reviews import NDJSON
from cheese_rescue.server.shown import finale
from cheese_rescue.table import ChairNumber

SVG = "image/svg+xml"


async def open_table(asked: Asked) -> TableOpened:
    wish: OpenTable = asked.body
    if not await asked.house.opening.take_from_all(asked.household):
        raise ServerRefused(ServerRefusal.TOO_MANY)
    return await asked.house.open(wish, asked.base)


async def join_table(asked: Asked) -> Joined:
    wish: JoinTable = asked.body
    if wish.code is not UNSET and wish.table is UNSET:
        live = await asked.house.table_by_code(wish.code, asked.household)
    elif wish.table is not UNSET and wish.code is UNSET:
        live = await asked.house.table(wish.table)
    else:
        raise ServerRefused(ServerRefusal.UNREADABLE)
    token = tokens.new_token(asked.house.chance)
    sitting = partial(
        sit,
        live,
        chair=None if wish.chair is None else ChairNumber(wish.chair),
        name=wish.name,
        shape=wish.shape,
        language=wish.language,
        token=token,
    )
    chair = await live.decided(sitting)
    link = f"{asked.base}/t/{live.name}#{token}"
    return Joined(table=live.name, chair=chair, token=token, link=link)


async def _table(asked: Asked) -> LiveTable:
    return await asked.house.table(asked.request.path_params["table"], anew=True)


def _opened_by(asked: Asked, live: LiveTable) -> tuple[frozenset[ChairNumber], bool]:
    """The chairs that the request's token opens, and whether it is the one who opened."""
    key = tokens.key_of(asked.token or "")
    chairs = frozenset(
        ChairNumber(number)
        for number, chair in enumerate(live.table.chairs)
        if tokens.opens(key, chair.key)
    )
    return chairs, tokens.opens(key, live.table.key)


async def show_table(asked: Asked) -> Raw:
    live = await _table(asked)
    chairs, opener = _opened_by(asked, live)
    return live.shown(seated=bool(chairs) or opener)


async def delete_table(asked: Asked) -> str:
    if asked.token is None:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    live = await _table(asked)
    chairs, opener = _opened_by(asked, live)
    await delete(live, chairs, opener=opener)
    return ""


async def show_record(asked: Asked) -> RecordShown:
    live = await _table(asked)
    chairs, opener = _opened_by(asked, live)
    if not (live.table.options.watchers or chairs or opener):
        raise ServerRefused(ServerRefusal.NO_WATCHERS)
    wanted = asked.number("game")
    now = live.table
    table = now if wanted in (None, now.game_number) else now.earlier(wanted or 0)
    record = str(table.record())
    fragment = urlsafe_b64encode(record.encode()).rstrip(b"=").decode()
    return RecordShown(record=record, link=f"{asked.base}{REPLAY_PAGE}#{fragment}")


async def draw_invitation(asked: Asked) -> str:
    live = await _table(asked)
    return qr.svg(f"{asked.base}/t/{live.name}")


async def draw_link(asked: Asked) -> str:
    wish: DrawLink = asked.body
    return qr.svg(f"{asked.base}{wish.path}")


async def score_square(asked: Asked) -> Scored:
    wish: ScoreSquare = asked.body
    rules = Rules(centred=wish.centred, dogs_hunt_mice=wish.dogs_hunt_mice)
    board = Board.parse(wish.drawing)
    if found := flaws(board, rules):
        found[0].more = found[1:]  # type: ignore[attr-defined]  # told along with the first
        raise found[0]
    players = players_of(board)
    outcome = Outcome.of(board, rules, players)
    return Scored(
        players=players,
        board=[f"{card}@{cell}" for cell, card in board.items()],
        finale=finale(outcome),
    )


async def verify_record(asked: Asked) -> Verified:
    given: RecordGiven = asked.body
    findings = verify(Record.parse(given.record)).findings
    return Verified(**{name: finding.value for name, finding in findings.items()})


async def replay_record(asked: Asked) -> Replayed:
    given: RecordGiven = asked.body
    record = Record.parse(given.record)
    *_, board = boards(record)
    hands = None
    if record.pile is not None:
        hands = [[list(hand) for hand in game.hands] for game in games(record)]
    size = len(record.plays) + has_start_card(record.players)
    finished = size == len(board) and record.finished
    return Replayed(
        players=record.players,
        centred=record.rules.centred,
        dogs_hunt_mice=record.rules.dogs_hunt_mice,
        start_card=has_start_card(record.players),
        moves=[str(play.move) for play in record.plays],
        by=[play.by for play in record.plays],
        hands=hands,
        finale=finale(Outcome.of(board, record.rules, record.players)) if finished else None,
    )


async def review_record(asked: Asked) -> Response:
    given: RecordGiven = asked.body
    return await asked.house.reviews.respond(given.record, asked.household)


async def health(asked: Asked) -> Healthy:
    if asked.house.stopping:
        raise ServerRefused(ServerRefusal.STOPPING)
    return Healthy(ok=True, version=__version__)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table.",
        open_table,
        TableOpened,
        body=OpenTable,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/join",
        "Take a chair, by code or by table.",
        join_table,
        Joined,
        body=JoinTable,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "Who sits there. Typed names and the code only for a token of that table.",
        show_table,
        TableShown,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}",
        "Delete a table: the one who opened at any time, anyone seated once the game is over.",
        delete_table,
        "text/plain",
        status=204,
        needs_token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "A game's record; its secret and pile only once it is over. "
        "Without a number, of the game that is on.",
        show_record,
        RecordShown,
        numbers=("game",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/qr.svg",
        "The link to a table, as a QR code.",
        draw_invitation,
        SVG,
    ),
    Endpoint(
        "POST",
        "/api/qr",
        "Any link of this server as a QR code; a seat's own link has its token behind the #.",
        draw_link,
        SVG,
        body=DrawLink,
    ),
    Endpoint(
        "POST",
        "/api/score",
        "Score a finished square of real cards.",
        score_square,
        Scored,
        body=ScoreSquare,
    ),
    Endpoint(
        "POST",
        "/api/verify",
        "Redo a record's deal, moves and result.",
        verify_record,
        Verified,
        body=RecordGiven,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "A record's game, to be shown step by step.",
        replay_record,
        Replayed,
        body=RecordGiven,
    ),
    Endpoint(
        "POST",
        "/api/review",
        "Every move of a finished game, judged by what the mover could know: line by line, as it "
        "is thought of.",
        review_record,
        NDJSON,
        lines=ReviewLines,
        body=RecordGiven,
    ),
    Endpoint("GET", "/healthz", "Whether this process answers.", health, Healthy),
)
