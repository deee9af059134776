"""The description on a package index, as a metadata hook of hatchling: the README, adapted.

A relative link leads nowhere there, and a picture with a relative address is missing. As long as
pyproject.toml names no address of the repository (`Source` in [project.urls]), the description is
the README without pictures, and each relative link is reduced to its words. With that address,
both lead to the files of this version.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r'<img src="(?![a-z]+:)[^"]*"[^>]*>\s*')
LINK = re.compile(r"\[([^]]+)]\((?![a-z]+:|#)([^)]+)\)")


def description(readme: str, source: str | None, version: str) -> str:
    """The README for a package index; `source` is the address of the repository, if it has one."""
    if source is None:
        return LINK.sub(r"\1", PICTURE.sub("", readme))
    base = f"{source.rstrip('/')}/raw/v{version}/"
    pictures = re.sub(r'(?<=<img src=")(?![a-z]+:)', base, readme)
    return LINK.sub(rf"[\1]({base.replace('/raw/', '/blob/')}\2)", pictures)


class DescriptionHook(MetadataHookInterface):
    """The hook that hatchling calls for the metadata of wheels and source archives."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the field `readme`."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        text = description(readme, source, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
