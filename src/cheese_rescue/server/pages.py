"""The pages: one shell that the browser's script fills, and what goes with it."""

import re
from functools import lru_cache
from html import escape
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cheese_rescue import TITLE
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.server import openapi
from cheese_rescue.server.assets import ALWAYS_ASK, FOREVER, Assets, File
from cheese_rescue.server.endpoints import http_exception, json, refused
from cheese_rescue.server.messages import REPLAY_PAGE, ServerRefusal, ServerRefused

_HASHED = re.compile(r"-[0-9A-Z]{8}\.(js|css)$")
"""A name that changes with what the file holds, as esbuild makes them."""

TABLE_LIGHT = "#E9D8C3"
TABLE_DARK = "#2A2320"

SHELL = """\
<!doctype html>
<html lang="{language}" data-title="{title}" data-version="{version}" data-base="{base}"
 data-keep-days="{days:g}">
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
<script type="module" src="/static/{script}"></script>{preload}
</head>
<body><div id="app"></div><noscript>{noscript}</noscript>
<template id="words" lang="{language}">{words}</template></body>
</html>
"""


def _assets(request: Request) -> Assets:
    assets: Assets = request.app.state.assets
    return assets


async def shell(request: Request) -> Response:
    """The same for every address: which page it is, the script reads there."""
    return page(request)


def page(request: Request, status: int = 200) -> Response:
    language = _language(request.headers.get("accept-language", ""))
    days = request.app.state.house.settings.keep_days
    html = _page(_assets(request), language, request.scope["base"], days)
    answer = html.answer(request, ALWAYS_ASK)
    answer.headers["vary"] = "accept-encoding, accept-language"
    answer.status_code = status
    return answer


@lru_cache(maxsize=64)
def _page(assets: Assets, language: str, base: str, days: float) -> File:
    """With all its words in it, or they would have to be asked for after the script has come."""
    words = Catalogue(language).text
    html = SHELL.format(
        language=language,
        title=TITLE,
        version=assets.version,
        base=escape(base),
        days=days,
        description=escape(words("page-description")),
        noscript=escape(words("page-noscript")),
        light=TABLE_LIGHT,
        dark=TABLE_DARK,
        styles=assets.built.styles,
        script=assets.built.script,
        preload="".join(
            f'<link rel="modulepreload" href="/static/{name}">' for name in assets.built.preload
        ),
        words=escape(assets.catalogues[language].body.decode(), quote=False),
    )
    return File.packed(html.encode(), "text/html")


def _language(accepted: str) -> str:
    """The first that the browser names and we speak: it names the dearest first."""
    codes = (part.strip().partition(";")[0].partition("-")[0] for part in accepted.split(","))
    return next((code.lower() for code in codes if code.lower() in LANGUAGES), "en")


async def manifest(request: Request) -> Response:
    """What a device needs to keep the game beside its other apps."""
    language = _language(request.headers.get("accept-language", ""))
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
    answer = json(
        {
            "name": TITLE,
            "short_name": TITLE,
            "description": Catalogue(language).text("page-description"),
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": TABLE_LIGHT,
            "theme_color": TABLE_LIGHT,
            "icons": icons,
        }
    )
    answer.headers["content-type"] = "application/manifest+json"
    answer.headers["vary"] = "accept-language"
    return answer


async def not_found(request: Request, error: Exception) -> Response:
    """People get the page, which says that there is nothing; programs get the code."""
    if "text/html" in request.headers.get("accept", "") and request.method == "GET":
        return page(request, 404)
    return await http_exception(request, error)


async def static(request: Request) -> Response:
    name = request.path_params["name"]
    try:
        file = _assets(request).find(name)
    except ServerRefused as why:
        return refused(why)
    return file.answer(request, FOREVER if _HASHED.search(name) else ALWAYS_ASK)


async def worker(request: Request) -> Response:
    """From the root, or it would serve only a part of the pages."""
    return _assets(request).find("worker.js").answer(request, ALWAYS_ASK)


async def catalogue(request: Request) -> Response:
    """The sentences of one language, as Fluent; for ever, if the page says which version."""
    file = _assets(request).catalogues.get(request.path_params["language"])
    if file is None:
        return refused(ServerRefused(ServerRefusal.NO_SUCH_PAGE))
    current = request.query_params.get("v") == _assets(request).version
    return file.answer(request, FOREVER if current else ALWAYS_ASK)


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


READ = ("/", "/new", "/t/{table}", REPLAY_PAGE, "/score", "/rules", "/games", "/kept")
"""The addresses that the script knows as pages."""

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
