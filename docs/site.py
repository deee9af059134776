"""Builds the documentation site: `python docs/site.py` writes site/.

The pages are those of docs/ and the project pages of the top folder, which are copied into one
folder first, with their links adapted. Fails if a page has a broken link.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

ROOT = Path(__file__).parents[1]
PAGES = ROOT / ".site"
"""The docs_dir of mkdocs.yml."""
SITE = ROOT / "site"
PROJECT_PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}
BASE = "http://site/"
"""Stands for the address of the site while links are resolved."""


def build() -> None:
    """Copy the pages and run the site generator."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copy(ROOT / "web" / "icons" / "icon.svg", PAGES / "pictures")
    for name, target in PROJECT_PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        (PAGES / target).write_text(_from_docs(text), encoding="utf-8")
    for page in PAGES.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        for name, target in PROJECT_PAGES.items():
            text = re.sub(rf"\]\((?:\.\./)?((?:\.\./)*){re.escape(name)}", rf"](\1{target}", text)
        page.write_text(text, encoding="utf-8")
    program = Path(sys.executable).with_name("zensical")
    subprocess.run([program, "build", "--clean", "--strict"], cwd=ROOT, check=True)


def _from_docs(text: str) -> str:
    """The links of a page in the top folder, as seen from docs/."""
    return text.replace("](docs/", "](")


class _Page(HTMLParser):
    """The links and anchors of a built page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif name in ("href", "src"):
                self.links.append(value)


def broken_links() -> Iterator[str]:
    """Links inside the site that lead nowhere, and files of other servers that a page loads."""
    pages: dict[str, _Page] = {}
    for file in SITE.rglob("*.html"):
        page = pages[urljoin(BASE, file.relative_to(SITE).as_posix())] = _Page()
        page.feed(file.read_text(encoding="utf-8"))
    for address, page in pages.items():
        if address.endswith("/404.html"):
            continue  # its links begin at the top, wherever the site is
        for link in page.links:
            target, anchor = urldefrag(urljoin(address, link))
            if not target.startswith(BASE):
                continue
            path = unquote(target.removeprefix(BASE))
            file = SITE / path / "index.html" if (SITE / path).is_dir() else SITE / path
            found = pages.get(urljoin(BASE, file.relative_to(SITE).as_posix()))
            if not file.exists() or (anchor and found and unquote(anchor) not in found.anchors):
                yield f"{address.removeprefix(BASE)} links to {link}"


def main() -> int:
    """Build the site and check its links."""
    build()
    broken = sorted(set(broken_links()))
    for line in broken:
        print(f"broken link: {line}")
    print(f"site: {len(list(SITE.rglob('*.html')))} pages in {SITE.name}/")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
