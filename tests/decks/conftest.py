"""A folder to import, and a data folder of the test's own."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PIL import Image

from trainer_api.decks.library import DeckLibrary

HEADER = ("id", "category", "style", "style_2", "title_en", "title_es")
ROWS = (
    ("red-square", "painting", "9", "", "Red Square", "Cuadrado rojo"),
    ("old-tower", "architecture", "3", "4", "Old Tower", "Torre vieja"),
)

Folder = Callable[..., Path]


def write_csv(path: Path, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([header, *rows])


def draw(path: Path, color: str = "red") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", (80, 60), color).save(path)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """Make a folder with works.csv and a picture for each work."""

    def make(
        rows: Sequence[Sequence[str]] = ROWS,
        header: Sequence[str] = HEADER,
        name: str = "my-deck",
    ) -> Path:
        made = tmp_path / name
        made.mkdir()
        write_csv(made / "works.csv", header, rows)
        for row in rows:
            if row and row[0].replace("-", "").isalnum():
                draw(made / f"{row[0]}.png")
        return made

    return make


@pytest.fixture
def library(tmp_path: Path) -> DeckLibrary:
    return DeckLibrary(tmp_path / "data")
