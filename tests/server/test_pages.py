"""The page that every address shows, and the files that go with it."""

import gzip
import re

import httpx
import pytest

from cheese_rescue import TITLE
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.server.http.pages import READ
from tests.server.site import Server

NOTHING = "x" * 22
ADDRESSES = [path.replace("{table}", NOTHING) for path in READ]


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(f"{server.url}{path}", headers=named)


def files_of(page: str) -> list[str]:
    """What a page asks for before it is drawn."""
    found = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert len(found) > 4
    return found


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_shows_the_page(shared: Server, address: str) -> None:
    answer = get(shared, address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert f"<title>{TITLE}</title>" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language_before_any_script(
    shared: Server, language: str
) -> None:
    page = get(shared, "/", accept_language=f"xx, {language.upper()}-XX;q=0.9, en;q=0.1").text
    assert f'<html lang="{language}"' in page
    words = Catalogue(language).text
    assert words("page-description") in page
    assert f"<title>{words('title')}</title>" in page


@pytest.mark.parametrize("address", ["/", f"/t/{NOTHING}", "/rules"])
def test_whatever_the_page_asks_for_is_there(shared: Server, address: str) -> None:
    for path in files_of(get(shared, address).text):
        assert get(shared, path).status_code == 200, path


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_first_page_and_a_table_have_only_the_sentences_of_a_first_game(
    shared: Server, address: str
) -> None:
    page = get(shared, address).text
    is_first = address == "/" or address.startswith("/t/")
    assert f'data-part="{"first" if is_first else "all"}"' in page
    assert all(f"\n{key} =" in page for key in ("home-friends", "gathering-title", "cell-empty"))
    assert ("\nreview-title =" in page) != is_first


def test_a_table_says_that_it_is_looked_for_before_any_script(shared: Server) -> None:
    page = get(shared, f"/t/{NOTHING}", accept_language="nl").text
    assert f"<h1>{Catalogue('nl').text('table-finding')}</h1>" in page


def test_files_come_as_short_as_the_browser_takes_them(shared: Server) -> None:
    page = get(shared, "/").text
    scripts = [path for path in files_of(page) if path.endswith(".js")]
    # A few bytes that only import another file get longer by gzip.
    script = max(scripts, key=lambda path: len(get(shared, path).content))
    plain = get(shared, script, accept_encoding="identity")
    short = get(shared, script, accept_encoding="gzip")
    shortest = get(shared, script, accept_encoding="gzip, br;q=1.0")
    assert "content-encoding" not in plain.headers
    assert short.headers["content-encoding"] == "gzip"
    assert short.content == plain.content  # httpx unpacks it
    assert shortest.headers["content-encoding"] == "br"
    sizes = [int(answer.headers["content-length"]) for answer in (plain, short, shortest)]
    assert sizes == sorted(sizes, reverse=True)
    assert all(answer.headers["vary"] == "accept-encoding" for answer in (plain, short, shortest))


def test_what_changes_its_name_with_its_contents_is_kept_for_ever(shared: Server) -> None:
    page = get(shared, "/").text
    for path in files_of(page):
        kept = get(shared, path).headers["cache-control"]
        named_anew = re.search(r"-[0-9A-Z]{8}\.(js|css)$", path)
        assert ("immutable" in kept) == bool(named_anew), path


def test_sentences_are_kept_for_ever_only_under_their_version(shared: Server) -> None:
    (version,) = re.findall(r'data-version="(\w+)"', get(shared, "/").text)
    assert "immutable" in get(shared, f"/i18n/pl.ftl?v={version}").headers["cache-control"]
    assert get(shared, "/i18n/pl.ftl?v=older").headers["cache-control"] == "no-cache"
    assert get(shared, "/i18n/pl.ftl").headers["cache-control"] == "no-cache"
    packed = get(shared, "/i18n/pl.ftl", accept_encoding="gzip")
    assert len(gzip.compress(packed.content)) < len(packed.content) / 2


def test_an_address_that_is_nowhere_is_told_to_people_as_a_page(shared: Server) -> None:
    for path in ("/nowhere", "/t/", "/t/a/b"):
        page = get(shared, path, accept="text/html,application/xhtml+xml")
        assert (page.status_code, "text/html" in page.headers["content-type"]) == (404, True), path
        program = get(shared, path)
        assert program.status_code == 404
        assert program.json()["refusal"] == "no-such-page"


@pytest.mark.parametrize("name", ["built.json", "..%2Fpages.py", "%2e%2e/pages.py", "app.js.br"])
def test_nothing_but_the_browsers_files_is_given_away(shared: Server, name: str) -> None:
    assert get(shared, f"/static/{name}").status_code == 404


def test_a_device_can_keep_it_as_an_app(shared: Server) -> None:
    manifest = get(shared, "/manifest.webmanifest", accept_language="ru")
    told = manifest.json()
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert (told["name"], told["lang"], told["display"]) == (TITLE, "ru", "standalone")
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512", "any"}
    for icon in told["icons"]:
        answer = get(shared, icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    worker = get(shared, "/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "VERSION" not in worker.text
