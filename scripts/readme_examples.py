"""Run the examples of both READMEs in a folder like the reader's; write or compare their output.

A `console` block holds commands after `$` and what they print; `...` stands for anything. Figures
that differ from machine to machine (times, shares, versions, fractions) are not compared.
"""

from __future__ import annotations

import argparse
import contextlib
import doctest
import io
import os
import re
import shlex
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run from a checkout that is not installed

from trainer_api.cli.main import main as stairway  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGES = {"en": ROOT / "README.md", "es": ROOT / "README.es.md"}
PLATES = ROOT / "images" / "plates"
LONGEST = 200
"""Letters of a line of output that a page shows."""
FILES = {"csv": Path("my-cards", "works.csv"), "json": Path("my-photos", "truth.jsonl")}
"""Blocks of a page that are files of the reader's."""
SHOWN = ("the-kiss", "parthenon")
"""Plates that lie in the reader's folders."""

_BLOCK = re.compile(r"^```(console|python)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.M | re.S)
_FILE = re.compile(r"^```(csv|json)\n(.*?)^```\n", re.M | re.S)
_FIGURE = re.compile(r">?\d+(?=(?: ?%| s\b))|\d+(?:\.\d+)+(?: ?%)?")
_LOOSE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def main(argv: list[str] | None = None) -> int:
    """Run the chore; return 0 done or up to date, 1 a page shows other output."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    options = parser.parse_args(argv)
    status = 0
    for lang, page in PAGES.items():
        before = page.read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as folder, reader(Path(folder), lang, before):
            after = refreshed(before)
        if after == before:
            continue
        status = 1 if options.check else 0
        if not options.check:
            page.write_text(after, encoding="utf-8")
        print(f"{page.name}: {'not up to date' if options.check else 'written'}", file=sys.stderr)
    return status


@contextlib.contextmanager
def reader(folder: Path, lang: str, page: str) -> Iterator[None]:
    """Stand in a folder as a reader has it: after the demo, with the files that the page shows."""
    before, environ = Path.cwd(), dict(os.environ)
    os.chdir(folder)
    os.environ.update(STAIRWAY_DATA=str(folder / "data"), STAIRWAY_LANG=lang)
    try:
        for kind, text in _FILE.findall(page):
            FILES[kind].parent.mkdir()
            FILES[kind].write_text(text, encoding="utf-8")
            for plate in SHOWN:
                shutil.copy(PLATES / f"{plate}.webp", FILES[kind].parent)
        run("stairway demo")
        yield
    finally:
        os.chdir(before)
        os.environ.clear()
        os.environ.update(environ)


def refreshed(page: str) -> str:
    """Return the page with the output that its examples print now, where that is another."""
    return _BLOCK.sub(_refreshed_block, page)


def _refreshed_block(block: re.Match[str]) -> str:
    kind, body, text = block.groups()
    if kind == "console":
        return f"```console\n{_console(body)}```\n" + block[0][len(f"```console\n{body}```\n") :]
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(body, "README", "exec"), {})  # noqa: S102 - our own page
    return f"```python\n{body}```\n\n```text\n{kept_or_new(text or '', out.getvalue())}```\n"


def _console(body: str) -> str:
    """Return a console block with fresh output; `$ echo $?` is the status of the line before."""
    status, lines = 0, []
    for example in re.split(r"^\$ ", body, flags=re.M)[1:]:
        command = re.match(r"(?:.*\\\n)*.*\n", example)
        assert command is not None, example  # noqa: S101 - every example ends its line
        line = " ".join(command[0].replace("\\\n", " ").split())
        if line == "echo $?":
            got = f"{status}\n"
        else:
            status, got = run(line)
        lines.append(f"$ {command[0]}{kept_or_new(example[command.end() :], got)}")
    return "".join(lines)


def run(line: str) -> tuple[int, str]:
    """Run a line that calls `stairway`, perhaps into `head -N`; return status and all it prints."""
    line, _, head = line.partition(" | head -")
    program, *args = shlex.split(line)
    if program != "stairway":
        raise ValueError(f"an example calls {program!r}: only stairway is run")
    bytes_ = io.BytesIO()
    out = io.TextIOWrapper(bytes_, encoding="utf-8", write_through=True)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        status = stairway(args)
    printed = bytes_.getvalue().decode("utf-8").replace(str(ROOT), "...")
    lines = printed.splitlines(keepends=True)
    return status, "".join(lines[: int(head)] if head else lines)


def kept_or_new(shown: str, got: str) -> str:
    """Return what a page shows, if that is what was printed, else what to show now."""
    if same(shown, got):
        return shown
    lines = (line.rstrip() for line in got.strip("\n").splitlines())
    return "".join(f"{cut(line)}\n" for line in lines)


def cut(line: str) -> str:
    """Shorten a line that is too long to read."""
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 4].rsplit(' ', 1)[0]} ..."


def same(shown: str, got: str) -> bool:
    """Tell whether a page shows what was printed."""
    want, have = (_FIGURE.sub("#", text) for text in (shown, got))
    return doctest.OutputChecker().check_output(want, have, _LOOSE)


if __name__ == "__main__":
    sys.exit(main())
