"""What the pages name exists, and what exists is named: commands, options, targets, files."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING

import click
import pytest

from tests.docs.pages import README, ROOT, command_lines, name, pages, read, spans, words
from trainer_api.cli.main import build
from trainer_api.cli.session import ExitStatus

if TYPE_CHECKING:
    from pathlib import Path

_TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)
_ROOMS = {"recognizer", "trainer_api", "scripts", "tests", "docs", "catalogue", "images", "models"}
_MADE = {"models/house"}
_PLACES = re.compile(r"(?<![\w.:/~])/(?:home|root|work|tmp|mnt|opt|Users|var|srv|data)\b|[A-Z]:\\")


@pytest.fixture(scope="module")
def top() -> click.Group:
    return build("en")


@pytest.fixture(params=pages(), ids=name)
def page(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def _options(command: click.Command) -> set[str]:
    params = [param for param in command.params if isinstance(param, click.Option)]
    return {"--help", "-h"} | {option for param in params for option in param.opts}


def _find(line: list[str], top: click.Group) -> tuple[click.Command | None, list[str]]:
    """The command that a line calls, and the rest of the line; None: there is no such command."""
    command: click.Command = top
    context = click.Context(top, info_name="stairway")
    rest = line[1:]
    anywhere = {"--lang", "--deck"}
    while isinstance(command, click.Group) and rest:
        if rest[0] in anywhere:
            rest = rest[2:]
        elif rest[0].startswith("-") or rest[0].isupper():  # "stairway COMMAND --help"
            break
        else:
            # "deck list|status" names two commands
            inside = command.get_command(context, rest[0].split("|")[0])
            if inside is None:
                return None, rest
            command, rest = inside, rest[1:]
    return command, rest


def test_named_commands_and_options_exist(page: Path, top: click.Group) -> None:
    wrong = []
    for line in command_lines(read(page)):
        if not line.startswith("stairway "):
            continue
        command, rest = _find(words(line), top)
        allowed = set() if command is None else _options(command) | _options(top)
        used = {word.split("=")[0] for word in rest if word.startswith("-") and word != "-"}
        if command is None or used - allowed:
            wrong.append(line)
    assert not wrong


def test_named_options_exist_somewhere(page: Path, top: click.Group) -> None:
    context = click.Context(top, info_name="stairway")
    known = _options(top)
    waiting = [top.get_command(context, each) for each in top.list_commands(context)]
    while waiting:
        command = waiting.pop()
        assert command is not None
        known |= _options(command)
        waiting += list(getattr(command, "commands", {}).values())
    others = {"--parts", "--folder", "--half", "--seed", "--check", "--plates", "--renderer"}
    others |= {"--thumbnails"}
    named = {span.split()[0].split("=")[0] for span in spans(read(page)) if span.startswith("--")}
    assert named <= known | others


def test_the_pages_of_commands_are_what_the_commands_say() -> None:
    chore = [sys.executable, str(ROOT / "scripts" / "build_command_pages.py"), "--check"]
    done = subprocess.run(chore, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("lang", sorted(README))
def test_every_command_is_on_the_first_page(lang: str, top: click.Group) -> None:
    lines = [words(line)[1:2] for line in command_lines(read(README[lang])) if "stairway" in line]
    named = {word for line in lines for word in line}
    assert set(top.list_commands(click.Context(top))) <= named


@pytest.mark.parametrize("lang", sorted(README))
def test_every_exit_status_is_on_the_first_page(lang: str) -> None:
    rows = re.findall(r"^\| (\d+) \|", read(README[lang]), re.MULTILINE)
    assert rows == [str(int(status)) for status in ExitStatus if status < 128]


def _targets() -> set[str]:
    return set(_TARGET.findall(read(ROOT / "Makefile")))


def test_named_targets_exist(page: Path) -> None:
    lines = [line for line in command_lines(read(page)) if line.startswith("make ")]
    named = {word for line in lines for word in words(line)[1:] if "=" not in word}
    assert named <= _targets()


def test_every_target_is_in_the_docs_and_in_the_overview() -> None:
    lines = [line for each in pages() for line in command_lines(read(each))]
    named = {word for line in lines if line.startswith("make ") for word in line.split()[1:2]}
    assert _targets() - {"help"} <= named
    make = ["make", "--no-print-directory"]  # the tests themselves run in a make
    done = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True)
    assert {line.split()[1] for line in done.stdout.splitlines()} == _targets()


def test_named_files_exist(page: Path) -> None:
    named = {span for span in spans(read(page)) if re.fullmatch(r"[\w.*/-]+", span)}
    inside = {path for path in named if "/" in path and path.split("/")[0] in _ROOMS}
    lost = [p for p in inside if p.rstrip("/") not in _MADE and not list(ROOT.glob(p.rstrip("/")))]
    assert not lost


def test_no_place_of_one_machine(page: Path) -> None:
    assert not _PLACES.findall(read(page))


def test_the_version_has_its_changes() -> None:
    project = tomllib.loads(read(ROOT / "pyproject.toml"))["project"]
    newest = re.search(r"^## (\S+)", read(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == project["version"]
