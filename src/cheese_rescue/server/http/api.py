"""The HTTP API: tables, records, scores of drawn squares, reviews, exercises."""

from base64 import urlsafe_b64encode
from datetime import UTC, datetime, timedelta

import msgspec
from msgspec import UNSET, Raw
from starlette.responses import Response

from cheese_rescue import __version__
from cheese_rescue.exercises import days, lessons, listings, puzzle_number
from cheese_rescue.extras import Extra, MissingExtra
from cheese_rescue.live import commands
from cheese_rescue.live.lobby import Room
from cheese_rescue.live.messages import (
    REPLAY_PAGE,
    DayData,
    ExerciseData,
    ExerciseHint,
    ExerciseHintRequest,
    ExerciseList,
    ExerciseRequest,
    FindRequest,
    Found,
    Health,
    Joined,
    JoinRequest,
    OpenRequest,
    PuzzleList,
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
from cheese_rescue.server import prices
from cheese_rescue.server.http.assets import FOREVER, REVALIDATE, Assets
from cheese_rescue.server.http.routes import IMPOSSIBLE, ApiRequest, Endpoint, json
from cheese_rescue.server.http.streaming import NDJSON, ReviewStream
from cheese_rescue.server.thinking.computations import Computation
from cheese_rescue.server.thinking.protocol import Computed

SVG = "image/svg+xml"


async def open_table(request: ApiRequest) -> TableOpened:
    """Open a table; refused if the household opened too many."""
    services = request.services
    if not await services.limits.opening.take_shared(request.household):
        raise ServerRefused(ServerRefusal.TOO_MANY)
    return await services.lobby.open(request.body, request.base, origin=request.household)


async def join_table(request: ApiRequest) -> Joined:
    """Give a chair to the caller, at the table of a join code or an id."""
    body: JoinRequest = request.body
    if body.code is not UNSET and body.table is UNSET:
        table = await _find(request, body.code)
    elif body.table is not UNSET and body.code is UNSET:
        table = body.table
    else:
        raise ServerRefused(ServerRefusal.UNREADABLE)
    room = await request.services.lobby.room(table, origin=request.household)
    chair, token, waiting = await commands.join(room, body)
    link = f"{request.base}/t/{table}#{token}"
    return Joined(table=table, chair=chair, token=token, link=link, waiting=waiting)


async def find_table(request: ApiRequest) -> Found:
    """The table of a join code."""
    body: FindRequest = request.body
    return Found(table=await _find(request, body.code))


async def _find(request: ApiRequest, code: str) -> str:
    """The table of a join code; refused after too many wrong codes from one household."""
    guessing = request.services.limits.guessing
    # Concurrent guesses count like consecutive ones.
    async with guessing.one_at_a_time(request.household):
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
    table, lobby = request.path("table"), request.services.lobby
    return await lobby.room(table, fresh=True, origin=request.household)


async def show_table(request: ApiRequest) -> Raw:
    """The table, with typed names and the join code only for a token of the table."""
    live = (await _room(request)).live
    seated = commands.access_of(live.table, request.token).seated
    return live.broadcast.encoded_table(seated=seated)


async def delete_table(request: ApiRequest) -> str:
    """Delete the table, if the token allows it."""
    if request.token is None:
        raise ServerRefused(ServerRefusal.NOT_YOUR_SEAT)
    room = await _room(request)
    await commands.delete(room, lambda: commands.access_of(room.live.table, request.token))
    return ""


async def show_record(request: ApiRequest) -> RecordData:
    """The record of a game, and a link that replays it."""
    table = (await _room(request)).live.table
    record = str(commands.record_of(table, request.token, request.number("game")))
    fragment = urlsafe_b64encode(record.encode()).rstrip(b"=").decode()
    return RecordData(record=record, link=f"{request.base}{REPLAY_PAGE}#{fragment}")


async def draw_invitation(request: ApiRequest) -> Response:
    """The link to the table as a QR code in SVG."""
    room = await _room(request)
    return await _draw(request, f"{request.base}/t/{room.live.name}")


async def draw_link(request: ApiRequest) -> Response:
    """A link to this server as a QR code in SVG."""
    body: QrRequest = request.body
    return await _draw(request, f"{request.base}{body.path}")


async def score_square(request: ApiRequest) -> Response:
    """The finale of a drawn square; refused with every flaw of the drawing."""
    return await _computed(request, Computation.SCORE)


async def verify_record(request: ApiRequest) -> Response:
    """Whether the seal, deal, moves and result of a record are right."""
    return await _computed(request, Computation.VERIFY)


async def replay_record(request: ApiRequest) -> Response:
    """The moves of a record, with hands and finale where the record has them."""
    return await _computed(request, Computation.REPLAY)


async def list_exercises(request: ApiRequest) -> ExerciseList:  # noqa: ARG001 (every handler's)
    """The exercises that this server knows."""
    return ExerciseList(lessons=list(lessons()))


async def play_exercise(request: ApiRequest) -> Response:
    """An exercise after the learner's moves and the replies to them."""
    body: ExerciseRequest = request.body
    number = puzzle_number(body.name)
    if number is None:
        if body.name not in lessons():
            raise ServerRefused(ServerRefusal.NO_SUCH_EXERCISE)
        return await _computed(request, Computation.EXERCISE)
    _check_search(request)  # rather now than after the first move
    if not body.moves:
        request.services.pool.prepare()  # the first move will need the kernel
        return await _computed(request, Computation.EXERCISE)
    await request.pay(prices.puzzle_move_price(listings()[number].plies))
    return await _computed(request, Computation.PUZZLE)


async def hint_exercise(request: ApiRequest) -> Response:
    """A hint for a puzzle after the learner's moves."""
    body: ExerciseHintRequest = request.body
    number = puzzle_number(body.name)
    if number is None:
        raise ServerRefused(ServerRefusal.NO_SUCH_EXERCISE)
    _check_search(request)
    await request.pay(prices.puzzle_hint_price(listings()[number].plies, len(body.moves)))
    return await _computed(request, Computation.PUZZLE_HINT)


def _check_search(request: ApiRequest) -> None:
    if not request.services.pool.can_search:
        raise MissingExtra(Extra.STRONG)


async def list_puzzles(request: ApiRequest) -> Response:
    """The puzzles by grade and by theme; cached for ever if the URL names the current version."""
    assets: Assets = request.request.app.state.assets
    is_current = request.request.query_params.get("v") == assets.version
    return assets.puzzles.answer(request.request, FOREVER if is_current else REVALIDATE)


async def show_day(request: ApiRequest) -> DayData:
    """The squares of a date, by default of today in UTC; refused if the date is not there yet."""
    today = datetime.fromtimestamp(request.services.clock.now(), UTC).date()
    latest = today + timedelta(days=1)  # it is tomorrow already where the sun rises first
    asked = request.date("date") or today
    found = days().get(asked)
    if found is None or asked > latest:
        raise ServerRefused(ServerRefusal.NO_SUCH_DAY)
    return DayData(
        number=found.number,
        date=asked.isoformat(),
        latest=latest.isoformat(),
        puzzles=list(found.puzzles),
    )


async def _computed(request: ApiRequest, computation: Computation) -> Response:
    """The answer of a worker process to the request's body."""
    answer = await _compute(request, computation, request.body)
    return json(answer.body, IMPOSSIBLE if answer.refused else 200)


async def _draw(request: ApiRequest, link: str) -> Response:
    answer = await _compute(request, Computation.QR, link)
    return Response(msgspec.json.decode(answer.body, type=str), media_type=SVG)


async def _compute(request: ApiRequest, computation: Computation, body: object) -> Computed:
    return await request.services.pool.compute(
        computation, msgspec.json.encode(body), origin=request.household
    )


async def review_record(request: ApiRequest) -> Response:
    """The review of a record, streamed line by line."""
    body: RecordRequest = request.body
    review = await request.services.reviews.join(body.record, request.household)
    return ReviewStream(review)


async def health(request: ApiRequest) -> Health:
    """The version of the server; refused while it is stopping."""
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
        "Take a chair at a table, given its join code or its id.",
        join_table,
        Joined,
        body=JoinRequest,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/find",
        "The table of a join code, to see who sits there before taking a chair.",
        find_table,
        Found,
        body=FindRequest,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "The table and who sits there. Typed names and the join code need a token of the table.",
        show_table,
        TableData,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}",
        "Delete a table: its opener at any time, anyone seated once the game is over.",
        delete_table,
        "text/plain",
        status=204,
        needs_token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record of a game, the current one unless `game` is given. "
        "Secret and pile are included once that game is over.",
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
        "Any link to this server, as a QR code. A player's own link has a token after the #.",
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
        "Check the seal, deal, moves and result of a record.",
        verify_record,
        Verified,
        body=RecordRequest,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "The game of a record, to show step by step.",
        replay_record,
        Replayed,
        body=RecordRequest,
    ),
    Endpoint(
        "POST",
        "/api/review",
        "Review every move of a finished game by what the mover could know. "
        "The response is streamed: one line per move, as soon as it is computed.",
        review_record,
        NDJSON,
        lines=ReviewLines,
        body=RecordRequest,
    ),
    Endpoint(
        "GET",
        "/api/exercises",
        "The names of the lessons.",
        list_exercises,
        ExerciseList,
    ),
    Endpoint(
        "POST",
        "/api/exercise",
        "Play an exercise: the moves so far go in, the position with the replies comes out.",
        play_exercise,
        ExerciseData,
        body=ExerciseRequest,
    ),
    Endpoint(
        "POST",
        "/api/exercise/hint",
        "A hint for a puzzle after the moves so far.",
        hint_exercise,
        ExerciseHint,
        body=ExerciseHintRequest,
    ),
    Endpoint(
        "GET",
        "/api/puzzles",
        "The numbers of all puzzles, by grade and by theme.",
        list_puzzles,
        PuzzleList,
    ),
    Endpoint(
        "GET",
        "/api/day",
        "The squares of today in UTC, or of `date`: any day up to tomorrow.",
        show_day,
        DayData,
        dates=("date",),
    ),
    Endpoint(
        "GET",
        "/healthz",
        "Health check: 200, or 503 while the process is stopping.",
        health,
        Health,
    ),
)
