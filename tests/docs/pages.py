"""What the tests of the documentation share: the pages, their blocks, links and commands."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = {"en": ROOT / "README.md", "es": ROOT / "README.es.md"}
_FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language and its text."""

    language: str
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """A command line of a console block and the output that is shown for it."""

    command: str
    output: str


def pages() -> list[Path]:
    """All pages in the order of their names."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(text: str, *languages: str) -> list[Block]:
    found = [Block(language.strip(), body) for language, body in _FENCE.findall(text)]
    return [block for block in found if not languages or block.language in languages]


def prose(text: str) -> str:
    """A page without its fenced blocks."""
    return _FENCE.sub("", text)


def spans(text: str) -> list[str]:
    """All that is set as code within lines."""
    return _SPAN.findall(prose(text))


def headings(text: str) -> list[tuple[int, str]]:
    """Level and words of each heading."""
    return [(len(marks), words) for marks, words in _HEADING.findall(prose(text))]


def anchor(heading: str) -> str:
    """What a heading can be linked as."""
    return re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).replace(" ", "-")


def examples(text: str) -> list[Example]:
    """The commands of all console blocks; a trailing backslash goes on in the next line."""
    found = []
    for block in blocks(text, "console"):
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, output = part.replace("\\\n", "").partition("\n")
            found.append(Example(" ".join(line.split()), output))
    return found


def command_lines(text: str) -> list[str]:
    """Every line of a page that is typed: in blocks, and in lines."""
    lines = [example.command for example in examples(text)]
    for block in blocks(text, "sh"):
        lines += [line.split(" #")[0].strip() for line in block.text.splitlines()]
    return [line for line in [*lines, *spans(text)] if line]


def words(line: str) -> list[str]:
    """A command line in words, without what a pipe hands it to."""
    return shlex.split(line.split(" | ")[0].split(" > ")[0], comments=True)
