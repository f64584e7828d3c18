"""The whole way with the model and the pictures that ship, as a user goes it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from tests.conftest import ROOT, need

if TYPE_CHECKING:
    from pathlib import Path


def stairway(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder, with a data folder of its own."""
    env = {**os.environ, "STAIRWAY_DATA": str(folder / "data"), "PYTHONPATH": str(ROOT)}
    line = [sys.executable, "-W", "error", "-m", "trainer_api.cli.main", *args]
    return subprocess.run(
        line, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=300
    )


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """An empty folder in which the demo has run, and what it said."""
    need((ROOT / "models" / "house" / "bundle.json").is_file(), "the house model")
    folder = tmp_path_factory.mktemp("empty")
    done = stairway(folder, "demo", "--lang", "es")
    assert (done.returncode, done.stderr) == (0, "")
    return folder, done.stdout


def test_the_demo_names_its_cards_and_judges_right(shown: tuple[Path, str]) -> None:
    folder, said = shown
    assert said.count(": 5 de 5, en") == 2
    assert said.index("\nOK: escalera válida de 5") < said.index("\nNOK: no es")
    for name in ("valid", "invalid", "special"):
        with Image.open(folder / "demo-output" / f"{name}-named.jpg") as picture:
            assert picture.size == (1600, 1200)


@pytest.mark.parametrize(
    ("args", "status", "verdict"),
    [
        (["check", "demo-output/valid.jpg"], 0, "OK"),
        (["check", "demo-output/invalid.jpg", "--mode", "5"], 1, "NOK"),
        (["check", "demo-output/valid.jpg", "--mode", "6"], 1, "NOK"),
    ],
)
def test_its_photos_are_judged_alike_by_the_commands(
    args: list[str], status: int, verdict: str, shown: tuple[Path, str]
) -> None:
    done = stairway(shown[0], *args, "--json")
    assert (done.returncode, done.stderr) == (status, "")
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["verdict"] == verdict
    assert {card["photo"] for card in told["cards"]} == {args[1]}


def test_photos_are_recognized_and_others_refused(shown: tuple[Path, str]) -> None:
    folder = shown[0]
    (folder / "empty.jpg").touch()
    args = ["recognize", "empty.jpg", "demo-output/special.jpg", ".", "--json"]
    done = stairway(folder, *args)
    bad, good, odd = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert (bad["photo"], bad["error"]["code"]) == ("empty.jpg", "empty")
    assert (odd["photo"], odd["error"]["code"]) == (".", "is_a_folder")
    assert good["size"] == [1600, 1200]
    assert "cancelled" in [card["card"] for card in good["cards"]]
    assert {"photo", "matching"} <= set(good["ms"])
    assert len(done.stderr.splitlines()) == 2
