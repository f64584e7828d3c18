"""The examples of the README do what it says: each is run, and its output compared."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shlex
import shutil
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.docs.pages import README, ROOT, blocks, examples, read
from trainer_api.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_FIGURE = re.compile(r"\d+(?:\.\d+)?(?= ?%| s\b)")
"""Confidence and seconds, which differ from machine to machine."""
_SAME = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.fixture(scope="module", params=sorted(README))
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def folder(lang: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder like the reader's: after the demo, with the files that the page shows."""
    place = tmp_path_factory.mktemp(f"reader-{lang}")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(place)
        patch.setenv("STAIRWAY_DATA", str(place / "data"))
        patch.setenv("STAIRWAY_LANG", lang)
        _run("stairway demo")
        (place / "my-cards").mkdir()
        (table,) = blocks(read(README[lang]), "csv")
        (place / "my-cards" / "works.csv").write_text(table.text, encoding="utf-8")
        for plate in ("the-kiss", "parthenon"):
            shutil.copy(ROOT / "images" / "plates" / f"{plate}.webp", place / "my-cards")
        yield place


def _run(line: str) -> tuple[int, str]:
    """Run a line as a shell would; return its status and all it printed."""
    program, *args = shlex.split(line)
    assert program == "stairway", line
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        status = main(args)
    return status, out.getvalue()


def test_every_command_prints_what_the_page_shows(lang: str, folder: Path) -> None:
    status = 0
    wrong = []
    count = 0
    for example in examples(read(README[lang])):
        if example.command == "echo $?":
            got = f"{status}\n"
        else:
            status, got = _run(example.command)
            count += 1
        want = _FIGURE.sub("#", example.output)
        if not doctest.OutputChecker().check_output(want, _FIGURE.sub("#", got), _SAME):
            wrong.append(f"$ {example.command}\n--- shown:\n{example.output}--- printed:\n{got}")
    assert not wrong, "\n\n".join(wrong)
    assert count > 5


def test_the_lines_of_python_print_what_the_page_shows(lang: str, folder: Path) -> None:
    found = blocks(read(README[lang]))
    pairs = [(a, b) for a, b in pairwise(found) if a.language == "python"]
    assert pairs
    for code, shown in pairs:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code.text, README[lang].name, "exec"), {})  # noqa: S102 - our own page
        want, got = (_FIGURE.sub("#", text) for text in (shown.text, out.getvalue()))
        assert doctest.OutputChecker().check_output(want, got, _SAME), out.getvalue()
