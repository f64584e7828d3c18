"""docs/engine.md names every word of the engine, and its example runs."""

from __future__ import annotations

import re

import pytest

from trainer_api.rules.stairway import (
    EDITIONS,
    Decision,
    DefectReason,
    EventKind,
    MoveKind,
    Special,
    Termination,
)


@pytest.fixture
def text(root):
    return (root / "docs" / "engine.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words", [Decision, MoveKind, EventKind, Termination, DefectReason, Special, EDITIONS]
)
def test_every_word_is_documented(text, words):
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    quoted = " ".join(re.findall(r"`([^`]+)`", prose))
    missing = {str(word) for word in words if not re.search(rf"(?<!\w){word}(?!\w)", quoted)}
    assert not missing


def test_every_file_is_on_the_map(text, root):
    folder = root / "trainer_api" / "rules"
    files = {path.name for path in folder.rglob("*.py")} - {"__init__.py"}
    assert {name for name in files if f"{name}`" not in text} == set()


def test_the_example_runs(text):
    (example,) = re.findall(r"```python\n(.*?)```", text, re.S)
    scope = {}
    exec(example, scope)  # noqa: S102 - the documentation's own example
    assert scope["game"].outcome is not None


def test_no_file_is_longer_than_400_lines(root):
    files = [*(root / "trainer_api/rules").rglob("*.py"), *(root / "tests/rules").rglob("*.py")]
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {name: length for name, length in lengths.items() if length > 400} == {}
