"""Static files and lists: read at startup, sent compressed if accepted."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from mimetypes import guess_type
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cheese_rescue.exercises import Grade, Theme, listings
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.live.messages import (
    PuzzleList,
    PuzzlesByGrade,
    PuzzlesByTheme,
    ServerRefusal,
    ServerRefused,
)

LONGEST_LIST = 200
"""Characters of Accept-Language and Accept-Encoding that are read."""
FOREVER = "public, max-age=31536000, immutable"
"""For files with a content hash in their name."""
REVALIDATE = "no-cache"
"""For files that may change under the same name."""
FOR_THE_TERMINAL = (
    *("arena-", "backup-", "bench-", "cli-", "error-", "serve-", "simulate-", "sitting-"),
    "terminal-",
)
"""Prefixes of catalogue keys that no page uses."""


class Built(msgspec.Struct, frozen=True):
    """The build's manifest, `built.json`."""

    script: str
    preload: list[str]
    """Modules that the script imports statically."""
    connection: str
    """The script that connects to the table in the address."""
    table: list[str]
    """Modules that a table needs besides."""
    gathering: list[str]
    """Modules that a table needs before its first game."""
    first_words: frozenset[str]
    """The keys of the sentences that the first page and a table may ask for."""
    styles: str
    late_styles: str
    """The style sheet that the script loads when it needs it."""
    version: str


class File(NamedTuple):
    """A file and its compressed versions by content encoding, smallest first."""

    body: bytes
    media_type: str
    encoded: dict[str, bytes]

    @classmethod
    def packed(cls, body: bytes, media_type: str) -> "File":
        """A generated file, compressed with gzip."""
        return cls(body, media_type, {"gzip": gzip.compress(body, 9)})

    def answer(self, request: Request, cache: str) -> Response:
        """The response, in the smallest encoding that the client accepts."""
        accepted = request.headers.get("accept-encoding", "")[:LONGEST_LIST]
        names = {part.partition(";")[0].strip().lower() for part in accepted.split(",")}
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        for encoding, body in self.encoded.items():
            if encoding in names:
                headers["content-encoding"] = encoding
                return Response(body, media_type=self.media_type, headers=headers)
        return Response(self.body, media_type=self.media_type, headers=headers)


@dataclass(frozen=True, eq=False)
class Assets:
    """All static files, read once at startup."""

    built: Built
    static: dict[str, File]

    @classmethod
    def read(cls) -> "Assets":
        """Read the files; raises FileNotFoundError if they are not built."""
        folder = files("cheese_rescue.server") / "static"
        if not folder.joinpath("built.json").is_file():
            raise FileNotFoundError("the browser's files are missing; run ./play to build them")
        bodies = {entry.name: entry.read_bytes() for entry in folder.iterdir()}
        static = {
            name: File(
                body,
                guess_type(name)[0] or "application/octet-stream",
                {
                    encoding: bodies[f"{name}.{ending}"]
                    for encoding, ending in (("br", "br"), ("gzip", "gz"))
                    if f"{name}.{ending}" in bodies
                },
            )
            for name, body in bodies.items()
            if not name.endswith((".br", ".gz", ".json"))
        }
        return cls(msgspec.json.decode(bodies["built.json"], type=Built), static)

    @cached_property
    def catalogues(self) -> dict[str, File]:
        """The Fluent catalogue of each language, without the keys for the terminal."""
        return {
            language: File.packed("".join(_for_pages(language).values()).encode(), "text/plain")
            for language in LANGUAGES
        }

    @cached_property
    def first_words(self) -> dict[str, str]:
        """The part of each catalogue that the first page and a table may ask for."""
        wanted = self.built.first_words
        return {
            language: "".join(text for key, text in _for_pages(language).items() if key in wanted)
            for language in LANGUAGES
        }

    @cached_property
    def puzzles(self) -> File:
        """The list of all puzzles."""
        found = listings().items()
        grades = {grade.value: [n for n, one in found if one.grade is grade] for grade in Grade}
        themes = {theme.value: [n for n, one in found if theme in one.themes] for theme in Theme}
        listed = PuzzleList(grades=PuzzlesByGrade(**grades), themes=PuzzlesByTheme(**themes))
        return File.packed(msgspec.json.encode(listed), "application/json")

    @cached_property
    def version(self) -> str:
        """The combined version of scripts, styles, catalogues and puzzles."""
        read = [*(file.body for file in self.catalogues.values()), self.puzzles.body]
        return f"{self.built.version}{hashlib.sha256(b''.join(read)).hexdigest()[:8]}"

    def prepare(self) -> None:
        """Compute the lists and their version."""
        _ = self.version, self.first_words  # the version reads the other two

    def find(self, name: str) -> File:
        """The file of that name; refused if there is none."""
        if name not in self.static:
            raise ServerRefused(ServerRefusal.NO_SUCH_PAGE)
        return self.static[name]


def _for_pages(language: str) -> dict[str, str]:
    sources = Catalogue(language).sources.items()
    return {key: text for key, text in sources if not key.startswith(FOR_THE_TERMINAL)}
