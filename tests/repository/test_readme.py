"""The README keeps its promises."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installation import ROOT, repository_files

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_game_in_a_few_lines_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code.splitlines()) < 10
    script = tmp_path / "game.py"
    script.write_text(code, encoding="utf-8")
    runpy.run_path(str(script))
    printed = capsys.readouterr().out.splitlines()
    assert all(len(row.split()) == 5 for row in printed[:5])
    assert printed[9].startswith("<Outcome: ")
    assert printed[10] == "S  3a"
    assert printed[-1].startswith("hand of seat 1: ")


def test_every_link_leads_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")):
        links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        for link in links:
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_every_picture_is_there_has_words_and_is_light() -> None:
    pictures = re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]+)"', README)
    assert len(pictures) == README.count("<img") == 3
    for path, words in pictures:
        assert (ROOT / path).stat().st_size < 200_000
        assert len(words) > 20


def test_readme_and_about_say_who_made_the_game_and_that_this_is_unofficial() -> None:
    command = Path(sys.executable).with_name("cheese-rescue")
    about = subprocess.run(
        [command, "--about", "--lang", "en"], capture_output=True, text=True, check=True
    ).stdout
    for text in (README, about):
        plain = " ".join(text.split())
        for word in ("Éric Plotton", "David Paput", "Djeco", "unofficial", "not affiliated"):
            assert word in plain


def test_contributing_fits_a_coffee_break() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()) < 150


def test_the_repository_needs_nothing_beside_it() -> None:
    beside = re.compile(r"\.\./" + "shared")
    for file in repository_files():
        text = file.read_text(encoding="utf-8", errors="replace")
        assert not beside.search(text), file
