"""The README's picture in a real browser."""

import json
import os
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PICTURE = (ROOT / "docs" / "finale.svg").read_text(encoding="utf-8")

MEASURE = """
<!doctype html><meta charset="utf-8"><title>finale</title>
%s
<pre id="measured"></pre>
<script>
const frame = document.querySelector("svg").getBoundingClientRect();
const words = [...document.querySelectorAll("svg text")].map(text => {
  const box = text.getBoundingClientRect();
  const inside = box.left >= frame.left && box.right <= frame.right + 1
    && box.top >= frame.top && box.bottom <= frame.bottom + 1;
  return {text: text.textContent, inside, seen: box.width > 0};
});
document.getElementById("measured").textContent = JSON.stringify(words);
</script>
"""


@pytest.mark.browser
def test_every_word_of_the_picture_is_drawn_inside_its_frame(tmp_path: Path) -> None:
    names = ("chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    assert chromium, "no Chromium: ./check installs it or says how"
    page = tmp_path / "page.html"
    page.write_text(MEASURE % PICTURE, encoding="utf-8")
    ran = subprocess.run(
        [
            chromium,
            "--headless",
            "--disable-gpu",
            *(["--no-sandbox"] if os.geteuid() == 0 else []),
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            f"--user-data-dir={tmp_path / 'profile'}",
            "--dump-dom",
            page.as_uri(),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    measured = re.search(r'<pre id="measured">(.*?)</pre>', ran.stdout, re.DOTALL)
    assert measured, ran.stdout[-500:]
    words = [word for word in json.loads(unescape(measured[1])) if word["text"].strip()]
    assert len(words) > 100
    assert [word["text"] for word in words if not (word["inside"] and word["seen"])] == []


def test_the_picture_asks_nobody_for_anything() -> None:
    addresses = re.findall(r"""(?:href|src|url)\s*[=(]\s*["']?([^"')\s]+)""", PICTURE)
    assert [address for address in addresses if not address.startswith("#")] == []
    assert "@import" not in PICTURE
    assert "@font-face" not in PICTURE
