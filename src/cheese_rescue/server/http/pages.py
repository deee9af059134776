"""HTML pages (one shell that the script fills), static files, /metrics and /robots.txt."""

import re
from enum import Enum, auto
from functools import cache, lru_cache
from html import escape
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cheese_rescue.bots import LEVELS
from cheese_rescue.bots.kernel_loader import installed_levels
from cheese_rescue.exercises import days, lessons
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.live.messages import REPLAY_PAGE, ServerRefusal, ServerRefused
from cheese_rescue.server.http import openapi
from cheese_rescue.server.http.assets import FOREVER, LONGEST_LIST, REVALIDATE, Assets, File
from cheese_rescue.server.http.routes import http_exception, json, refused

_HASHED = re.compile(r"-[0-9A-Z]{8}\.(js|css)$")
"""A file name with esbuild's content hash."""

TABLE_LIGHT = "#E9D8C3"
TABLE_DARK = "#2A2320"

SHELL = """\
<!doctype html>
<html lang="{language}" data-version="{version}" data-base="{base}"
 data-keep-days="{days:g}" data-late-styles="{late_styles}" data-levels="{levels}"
 data-own-bots="{own_bots}" data-table-files="{table_files}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title}</title>
<meta name="description" content="{description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="{light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="{dark}">
<link rel="icon" type="image/svg+xml" href="/static/icon.svg">
<link rel="apple-touch-icon" href="/static/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="/static/{styles}">
{scripts}
</head>
<body><div id="app">{start}</div><noscript>{noscript}</noscript>
<template id="words" lang="{language}" data-part="{part}">{words}</template></body>
</html>
"""


WAITING = """\
<div class="page"><header class="page-head"><span class="icon-button"></span><h1>{title}</h1>\
<span class="icon-button"></span></header><main><p>{text}</p></main></div>"""
"""What a table's page shows until its script runs, as `web/pages/waiting-page.tsx` draws it."""


class Kind(Enum):
    """What a page begins with."""

    HOME = auto()
    TABLE = auto()
    OTHER = auto()


def _kind(path: str) -> Kind:
    if path == "/":
        return Kind.HOME
    return Kind.TABLE if path.startswith("/t/") else Kind.OTHER


def prepare(assets: Assets) -> None:
    """Compute what takes long and stays the same, so that no request holds up the tables for it."""
    assets.prepare()
    openapi.description()
    days()
    lessons()
    for language in LANGUAGES:
        _manifest(language)


def _assets(request: Request) -> Assets:
    assets: Assets = request.app.state.assets
    return assets


async def shell(request: Request) -> Response:
    """The same HTML for every page; the script routes by URL."""
    return page(request)


def page(request: Request, status: int = HTTPStatus.OK) -> Response:
    """The shell in the language of the client."""
    language = _language(request.headers.get("accept-language", ""))
    services = request.app.state.services
    levels = " ".join(LEVELS if services.pool.can_search else installed_levels())
    days, own_bots = services.settings.keep_days, " ".join(services.settings.own_bots)
    kind = _kind(request.url.path) if status == HTTPStatus.OK else Kind.OTHER
    html = _page(_assets(request), kind, language, request.scope["base"], days, levels, own_bots)
    answer = html.answer(request, REVALIDATE)
    answer.headers["vary"] = "accept-encoding, accept-language"
    answer.status_code = status
    return answer


@lru_cache(maxsize=64)
def _page(
    assets: Assets, kind: Kind, language: str, base: str, days: float, levels: str, own_bots: str
) -> File:
    """The HTML with its catalogue inlined, which saves a request.

    The first page and a table get only the sentences that they need, and load the rest later.
    """
    built, is_first = assets.built, kind is not Kind.OTHER
    later = [built.connection, *built.table] if kind is Kind.HOME else []
    scripts = [built.script] if kind is Kind.HOME else [built.connection, built.script]
    preload = built.preload if kind is Kind.HOME else [*built.preload, *built.table]
    words = Catalogue(language).text
    html = SHELL.format(
        language=language,
        title=escape(words("title")),
        version=assets.version,
        base=escape(base),
        days=days,
        own_bots=own_bots,
        levels=levels,
        description=escape(words("page-description")),
        noscript=escape(words("page-noscript")),
        light=TABLE_LIGHT,
        dark=TABLE_DARK,
        styles=built.styles,
        late_styles=built.late_styles,
        table_files=" ".join(later),
        scripts="".join(
            (
                *(f'<script type="module" src="/static/{name}"></script>' for name in scripts),
                *(f'<link rel="modulepreload" href="/static/{name}">' for name in preload),
                *(
                    f'<link rel="modulepreload" fetchpriority="low" href="/static/{name}">'
                    for name in (built.gathering if kind is Kind.TABLE else ())
                ),
            )
        ),
        start=WAITING.format(
            title=escape(words("table-finding")), text=escape(words("table-finding-explained"))
        )
        if kind is Kind.TABLE
        else "",
        part="first" if is_first else "all",
        words=escape(
            assets.first_words[language] if is_first else assets.catalogues[language].body.decode(),
            quote=False,
        ),
    )
    return File.packed(html.encode(), "text/html")


def _language(accepted: str) -> str:
    """The first accepted language that we support; browsers list them by preference."""
    parts = accepted[:LONGEST_LIST].split(",")
    codes = (part.strip().partition(";")[0].partition("-")[0] for part in parts)
    return next((code.lower() for code in codes if code.lower() in LANGUAGES), "en")


async def manifest(request: Request) -> Response:
    """The web app manifest."""
    language = _language(request.headers.get("accept-language", ""))
    headers = {"cache-control": "no-store", "vary": "accept-language"}
    return Response(_manifest(language), 200, headers, "application/manifest+json")


@cache
def _manifest(language: str) -> bytes:
    words = Catalogue(language).text
    icons: list[dict[str, str]] = [
        {"src": "/static/icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
        *(
            {
                "src": f"/static/icon-{size}.png",
                "type": "image/png",
                "sizes": f"{size}x{size}",
                "purpose": purpose,
            }
            for size in (192, 512)
            for purpose in ("any", "maskable")
        ),
    ]
    return msgspec.json.encode(
        {
            "name": words("title"),
            "short_name": words("title"),
            "description": words("page-description"),
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": TABLE_LIGHT,
            "theme_color": TABLE_LIGHT,
            "icons": icons,
        }
    )


async def not_found(request: Request, error: Exception) -> Response:
    """HTML for browsers, a JSON refusal for other clients."""
    if "text/html" in request.headers.get("accept", "") and request.method == "GET":
        return page(request, 404)
    return await http_exception(request, error)


async def static(request: Request) -> Response:
    """A static file; cached for ever if its name has a content hash."""
    name = request.path_params["name"]
    try:
        file = _assets(request).find(name)
    except ServerRefused as why:
        return refused(why)
    return file.answer(request, FOREVER if _HASHED.search(name) else REVALIDATE)


async def worker(request: Request) -> Response:
    """The service worker; served from the root so that its scope covers all pages."""
    return _assets(request).find("worker.js").answer(request, REVALIDATE)


async def catalogue(request: Request) -> Response:
    """The Fluent catalogue of a language; cached for ever if the URL names the current version."""
    file = _assets(request).catalogues.get(request.path_params["language"])
    if file is None:
        return refused(ServerRefused(ServerRefusal.NO_SUCH_PAGE))
    current = request.query_params.get("v") == _assets(request).version
    return file.answer(request, FOREVER if current else REVALIDATE)


async def api(request: Request) -> Response:  # noqa: ARG001 - Starlette passes it
    """The OpenAPI document."""
    return json(openapi.description())


async def metrics(request: Request) -> Response:
    """Prometheus metrics; from this machine only unless `public_metrics` is set."""
    services = request.app.state.services
    if not services.settings.public_metrics and not request.scope["here"]:
        return refused(ServerRefused(ServerRefusal.NOT_FROM_THERE))
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


async def robots(request: Request) -> Response:  # noqa: ARG001 - Starlette passes it
    """Keep table links out of search engines."""
    return Response("User-agent: *\nDisallow: /t/\n", media_type="text/plain")


READ = (
    *("/", "/new", "/t/{table}", REPLAY_PAGE, "/score", "/rules", "/learn", "/games", "/done"),
    *("/puzzles", "/puzzles/{number}", "/day", "/day/{date}", "/kept"),
)
"""Paths that the script handles as pages."""

PAGES: list[Any] = [
    *(Route(path, shell) for path in READ),
    Route("/static/{name}", static),
    Route("/worker.js", worker),
    Route("/manifest.webmanifest", manifest),
    Route("/i18n/{language}.ftl", catalogue),
    Route("/api/openapi.json", api),
    Route("/metrics", metrics),
    Route("/robots.txt", robots),
]
