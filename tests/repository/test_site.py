"""The check of the documentation site's links. ./check builds the site itself."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def site(tmp_path: Path) -> Any:
    """The script, for a site of two pages."""
    spec = importlib.util.spec_from_file_location("site_script", ROOT / "docs" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    script: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    script.SITE = tmp_path
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "index.html").write_text('<h2 id="turn">A turn</h2>')
    return script


@pytest.mark.parametrize(
    ("link", "is_broken"),
    [
        ("rules/", False),
        ("rules/#turn", False),
        ("https://elsewhere.example/x", False),
        ("rules/#nothing", True),
        ("rule/", True),
        ("missing.png", True),
    ],
)
def test_a_link_that_leads_nowhere_is_found(site: Any, link: str, is_broken: bool) -> None:
    (site.SITE / "index.html").write_text(f'<a href="{link}">there</a>')
    assert bool([*site.broken_links()]) == is_broken


def test_every_project_page_and_every_page_of_docs_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    docs = ROOT / "docs"
    pages = {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}
    pages |= {"contributing.md", "changelog.md", "security.md", "code-of-conduct.md"}
    assert [page for page in sorted(pages) if page not in navigation] == []
