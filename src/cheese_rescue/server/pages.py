"""The pages. Until the game in the browser is there, one plain page that lists the API."""

from html import escape
from importlib.resources import files
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cheese_rescue import TITLE, i18n
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.server import openapi
from cheese_rescue.server.api import ENDPOINTS
from cheese_rescue.server.endpoints import json, refused
from cheese_rescue.server.messages import REPLAY_PAGE, ServerRefusal, ServerRefused

HOUR = "public, max-age=3600"


async def plain(request: Request) -> Response:
    language = _language(request.headers.get("accept-language", ""))
    words = Catalogue(language).text
    items = "".join(
        f"<li><code>{endpoint.method} {escape(endpoint.path)}</code>: {escape(endpoint.summary)}"
        for endpoint in ENDPOINTS
    )
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{TITLE}</title><h1>{TITLE}</h1><p>{escape(words('about'))}"
        f"<p>{escape(words('page-soon'))}"
        f'<ul lang="en">{items}<li><a href="/api/openapi.json">/api/openapi.json</a></ul>'
    )
    return Response(html, media_type="text/html", headers={"vary": "accept-language"})


def _language(accepted: str) -> str:
    """The first that the browser names and we speak: it names the dearest first."""
    codes = (part.strip().partition(";")[0].partition("-")[0] for part in accepted.split(","))
    return next((code.lower() for code in codes if code.lower() in LANGUAGES), "en")


async def catalogue(request: Request) -> Response:
    """The sentences of one language, as Fluent."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return refused(ServerRefused(ServerRefusal.NO_SUCH_PAGE))
    text = files(i18n).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return Response(text, media_type="text/plain", headers={"cache-control": HOUR})


async def api(request: Request) -> Response:  # noqa: ARG001 - Starlette's
    return json(openapi.description())


async def metrics(request: Request) -> Response:
    """For the host's own eyes, unless told otherwise."""
    house = request.app.state.house
    if not house.settings.public_metrics and not request.scope["here"]:
        return refused(ServerRefused(ServerRefusal.NOT_FROM_THERE))
    return Response(house.figures.text(), media_type="text/plain; version=0.0.4")


async def robots(request: Request) -> Response:  # noqa: ARG001 - Starlette's
    """A table's link is for those who have it."""
    return Response("User-agent: *\nDisallow: /t/\n", media_type="text/plain")


PAGES: list[Any] = [
    Route("/", plain),
    Route("/t/{table}", plain),
    Route(REPLAY_PAGE, plain),
    Route("/i18n/{language}.ftl", catalogue),
    Route("/api/openapi.json", api),
    Route("/metrics", metrics),
    Route("/robots.txt", robots),
]
