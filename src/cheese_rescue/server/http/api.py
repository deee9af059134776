"""The HTTP API: tables, records, scoring of drawn squares, reviews."""

from base64 import urlsafe_b64encode

from msgspec import UNSET, Raw
from starlette.responses import Response

from cheese_rescue import __version__
from cheese_rescue.live import commands
from cheese_rescue.live.encode import encode_finale
from cheese_rescue.live.lobby import Room
from cheese_rescue.live.messages import (
    REPLAY_PAGE,
    Health,
    Joined,
    JoinRequest,
    OpenRequest,
    QrRequest,
    RecordData,
    RecordRequest,
    Replayed,
    ReviewLines,
    Scored,
    ScoreRequest,
    ServerRefusal,
    ServerRefused,
    TableData,
    TableOpened,
    Verified,
)
from cheese_rescue.rules import Board, Outcome, Record, Rules, verify
from cheese_rescue.rules.cards import has_start_card
from cheese_rescue.rules.replay import boards, games
from cheese_rescue.rules.scoring import flaws, players_of
from cheese_rescue.server.http import qr
from cheese_rescue.server.http.routes import ApiRequest, Endpoint, SquareRefused
from cheese_rescue.server.http.streaming import NDJSON, ReviewStream

SVG = "image/svg+xml"


async def open_table(request: ApiRequest) -> TableOpened:
    services = request.services
    if not await services.limits.opening.take_shared(request.household):
        raise ServerRefused(ServerRefusal.TOO_MANY)
    return await services.lobby.open(request.body, request.base)


async def join_table(request: ApiRequest) -> Joined:
    body: JoinRequest = request.body
    if body.code is not UNSET and body.table is UNSET:
        table = await _find(request, body.code)
    elif body.table is not UNSET and body.code is UNSET:
        table = body.table
    else:
        raise ServerRefused(ServerRefusal.UNREADABLE)
    chair, token = await commands.join(await request.services.lobby.room(table), body)
    link = f"{request.base}/t/{table}#{token}"
    return Joined(table=table, chair=chair, token=token, link=link)


async def _find(request: ApiRequest, code: str) -> str:
    """The table of a join code. A household that guesses wrong too often has to wait."""
    guessing = request.services.limits.guessing
    async with guessing.one_at_a_time:  # guesses sent at once count like guesses in a row
        await guessing.share(request.household)
        if guessing.empty(request.household):
            raise ServerRefused(ServerRefusal.TOO_MANY_CODES)
        try:
            return await request.services.lobby.find(code)
        except ServerRefused as refused:
            if refused.refusal is ServerRefusal.NO_SUCH_CODE:
                guessing.take(request.household)
                await guessing.share(request.household)
            raise


async def _room(request: ApiRequest) -> Room:
    return await request.services.lobby.room(request.path("table"), fresh=True)


async def show_table(request: ApiRequest) -> Raw:
    live = (await _room(request)).live
    seated = commands.access_of(live.table, request.token).seated
    return live.broadcast.encoded_table(seated=seated)


async def delete_table(request: ApiRequest) -> str:
    if request.token is None:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    room = await _room(request)
    access = commands.access_of(room.live.table, request.token)
    await commands.delete(room, access.chairs, opener=access.opener)
    return ""


async def show_record(request: ApiRequest) -> RecordData:
    table = (await _room(request)).live.table
    record = str(commands.record_of(table, request.token, request.number("game")))
    fragment = urlsafe_b64encode(record.encode()).rstrip(b"=").decode()
    return RecordData(record=record, link=f"{request.base}{REPLAY_PAGE}#{fragment}")


async def draw_invitation(request: ApiRequest) -> str:
    room = await _room(request)
    return qr.svg(f"{request.base}/t/{room.live.name}")


async def draw_link(request: ApiRequest) -> str:
    body: QrRequest = request.body
    return qr.svg(f"{request.base}{body.path}")


async def score_square(request: ApiRequest) -> Scored:
    body: ScoreRequest = request.body
    rules = Rules(centred=body.centred, dogs_hunt_mice=body.dogs_hunt_mice)
    board = Board.parse(body.drawing)
    if found := flaws(board, rules):
        raise SquareRefused(found[0], found[1:])
    players = players_of(board)
    outcome = Outcome.of(board, rules, players)
    return Scored(
        players=players,
        board=[f"{card}@{cell}" for cell, card in board.items()],
        finale=encode_finale(outcome),
    )


async def verify_record(request: ApiRequest) -> Verified:
    body: RecordRequest = request.body
    findings = verify(Record.parse(body.record)).findings
    return Verified(**{name: finding.value for name, finding in findings.items()})


async def replay_record(request: ApiRequest) -> Replayed:
    body: RecordRequest = request.body
    record = Record.parse(body.record)
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
        finale=encode_finale(Outcome.of(board, record.rules, record.players)) if finished else None,
    )


async def review_record(request: ApiRequest) -> Response:
    body: RecordRequest = request.body
    review = await request.services.reviews.join(body.record, request.household)
    return ReviewStream(review)


async def health(request: ApiRequest) -> Health:
    if request.services.lobby.stopping:
        raise ServerRefused(ServerRefusal.STOPPING)
    return Health(ok=True, version=__version__)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table.",
        open_table,
        TableOpened,
        body=OpenRequest,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/join",
        "Take a chair, by code or by table.",
        join_table,
        Joined,
        body=JoinRequest,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "Who sits there. Typed names and the code only for a token of that table.",
        show_table,
        TableData,
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
        RecordData,
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
        body=QrRequest,
    ),
    Endpoint(
        "POST",
        "/api/score",
        "Score a finished square of real cards.",
        score_square,
        Scored,
        body=ScoreRequest,
    ),
    Endpoint(
        "POST",
        "/api/verify",
        "Redo a record's deal, moves and result.",
        verify_record,
        Verified,
        body=RecordRequest,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "A record's game, to be shown step by step.",
        replay_record,
        Replayed,
        body=RecordRequest,
    ),
    Endpoint(
        "POST",
        "/api/review",
        "Every move of a finished game, judged by what the mover could know: line by line, as it "
        "is thought of.",
        review_record,
        NDJSON,
        lines=ReviewLines,
        body=RecordRequest,
    ),
    Endpoint("GET", "/healthz", "Whether this process answers.", health, Health),
)
