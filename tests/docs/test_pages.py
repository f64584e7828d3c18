"""The pages hang together: links lead somewhere, both languages say the same."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from tests.docs.pages import (
    README,
    ROOT,
    anchor,
    blocks,
    examples,
    headings,
    name,
    pages,
    prose,
    read,
)

if TYPE_CHECKING:
    from pathlib import Path

_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_SCREEN = 40  # lines


@pytest.mark.parametrize("page", pages(), ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for link in _LINK.findall(prose(read(page))):
        if link.startswith(("https://", "http://", "mailto:")):
            continue
        file, _, place = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        there = target.exists() and target.is_relative_to(ROOT)
        if there and place:
            there = place in {anchor(words) for _, words in headings(read(target))}
        if not there:
            lost.append(link)
    assert not lost


def test_every_page_of_docs_is_in_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link).resolve() for link in _LINK.findall(read(index))}
    assert {page for page in pages() if page != index} <= linked


@pytest.mark.parametrize("lang", sorted(README))
def test_the_first_screen(lang: str) -> None:
    """What it is, a picture, two commands, that it is unofficial, whose selection it is."""
    screen = "\n".join(read(README[lang]).splitlines()[:_SCREEN])
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", screen)
    assert pictures
    for picture in pictures:
        with Image.open(ROOT / picture) as image:
            assert image.width >= 800
    typed = "".join(block.text for block in blocks(screen, "sh"))
    assert {"make demo", "make test"} <= {line.split("  ")[0] for line in typed.splitlines()}
    unofficial, ours = {
        "en": ("unofficial", "our own selection"),
        "es": ("no oficial", "selección nuestra"),
    }[lang]
    assert unofficial in screen.lower()
    assert ours in screen.lower()
    assert "103" in screen
    assert "Python 3.11" in screen


def test_both_languages_have_the_same_parts() -> None:
    """The same headings by level, the same commands, the same number of each kind of block."""
    english, spanish = (read(README[lang]) for lang in ("en", "es"))
    assert [level for level, _ in headings(english)] == [level for level, _ in headings(spanish)]
    commands = [[example.command for example in examples(text)] for text in (english, spanish)]
    assert commands[0] == commands[1]
    kinds = [Counter(block.language for block in blocks(text)) for text in (english, spanish)]
    assert kinds[0] == kinds[1]
    code = [[b.text for b in blocks(text, "sh", "python")] for text in (english, spanish)]
    strip = [[re.sub(r" *#.*", "", text) for text in texts] for texts in code]
    assert strip[0] == strip[1]
