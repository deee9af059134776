"""An icon stands for one thing."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
LINK = re.compile(r'<Link\s+href="(/\w+)"[^>]*>\s*<Icon name="(\w+)"')
HOME_LINK = re.compile(r'\["(/\w+)(?:#\w+)?", "(\w+)", "home-')


def links_to(page: str) -> dict[str, str]:
    """The icon of every link to that page, by source file."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in WEB.glob("*/*.tsx")}
    return {
        name: icon
        for name, source in sources.items()
        for pattern in (LINK, HOME_LINK)
        for target, icon in pattern.findall(source)
        if target == page
    }


def test_the_list_of_games_has_one_icon() -> None:
    icons = links_to("/games")
    assert {"home.tsx", "record-picker.tsx", "keep-game.tsx"} <= icons.keys()
    assert len(set(icons.values())) == 1, icons
