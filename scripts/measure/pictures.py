"""The pictures that scenes are made of, which none of the makers of a bundle has seen."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

import numpy as np

T = TypeVar("T")
Half = Literal["A", "B"]
Kind = Literal["work", "special", "unknown"]

ROOT = Path(__file__).resolve().parents[2]
REAL = ROOT.parent / "shared" / "real"
SPLIT = Path(__file__).resolve().parent / "split.csv"

FOREIGN_SEED = 20_240
"""Seed of the division of the foreign pictures and the table photos into halves."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture file that can be printed on a card.

    Attributes:
        card: id of the work or special it shows, or None for a foreign picture.
        kind: work, special or unknown.
        path: the file.
        category: painting or architecture.
        styles: styles 1..10 by the catalogue; empty for a foreign picture.
        titles: Spanish and English title, as printed.
    """

    card: str | None
    kind: Kind
    path: Path
    category: str
    styles: tuple[int, ...]
    titles: tuple[str, str]


@dataclass(frozen=True, slots=True)
class SplitRow:
    """One work's place in the split of the views.

    Attributes:
        work: id of the work.
        category: painting or architecture.
        half: A may set thresholds and calibration, B only measures.
        expected: whether the work's view must be named when it is shown.
        reason: why it is not expected; empty otherwise.
    """

    work: str
    category: str
    half: Half
    expected: bool
    reason: str


def read_csv(path: Path) -> list[dict[str, str]]:
    """Return the rows of a CSV file with a header line."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_split(path: Path = SPLIT) -> list[SplitRow]:
    """Return the committed split; raises ValueError at a half that is neither A nor B."""
    rows = []
    for number, row in enumerate(read_csv(path), start=2):
        half = row["half"]
        if half not in ("A", "B"):
            raise ValueError(f"{path.name}, line {number}: half is {half!r}; write A or B")
        rows.append(
            SplitRow(
                row["work"],
                row["category"],
                "A" if half == "A" else "B",
                row["expected"] == "yes",
                row["reason"],
            )
        )
    return rows


def works_csv(root: Path = ROOT) -> Path:
    """Return the text of the catalogue's works: the house's, or the one it was taken from."""
    house = root / "catalogue" / "works.csv"
    return house if house.is_file() else root.parent / "shared" / "catalogue" / "works.csv"


def known_pictures(
    half: Half, *, real: Path = REAL, works: Path | None = None, split: Path = SPLIT
) -> list[Picture]:
    """Return the known pictures of a half: other scans of its paintings, and every building.

    Buildings are shown by their reference pictures, of which there is only one each; so both
    halves have all of them.
    """
    rows = {row["id"]: row for row in read_csv(works or works_csv())}
    named = {row.work for row in read_split(split) if row.half == half and row.expected}
    pictures = []
    for row in read_csv(real / "views.csv"):
        work = row["work"]
        if work in named and rows[work]["category"] == "painting":
            pictures.append(_known(rows[work], real / "views" / row["file"]))
    for row in read_csv(real / "works.csv"):
        work = row["work"]
        if rows[work]["category"] == "architecture":
            pictures.append(_known(rows[work], real / "works" / row["file"]))
    return sorted(pictures, key=lambda picture: str(picture.card))


def _known(row: dict[str, str], path: Path) -> Picture:
    styles = tuple(int(row[key]) for key in ("style", "style_2") if row[key])
    titles = (row["title_es"], row["title_en"])
    return Picture(row["id"], "work", path, row["category"], styles, titles)


def foreign_pictures(half: Half, *, real: Path = REAL) -> list[Picture]:
    """Return the half's pictures of no work: well known ones, and ones of the same ten styles."""
    pictures = []
    for folder in ("foreign", "unseen"):
        for row in read_csv(real / f"{folder}.csv"):
            name = row["name"]
            path = real / folder / row["file"]
            pictures.append(Picture(None, "unknown", path, row["category"], (), (name, name)))
    return halve(pictures, half)


def plate_pictures(root: Path = ROOT) -> list[Picture]:
    """Return the plates that ship, drawn pictures of works and specials; empty before any is.

    They are in the gallery too: they show several copies of a special, not another scan.
    """
    works = {row["id"]: row for row in read_csv(works_csv(root))}
    specials = {row["key"]: row for row in read_csv(root / "catalogue" / "specials.csv")}
    pictures = []
    for path in sorted((root / "images" / "plates").glob("*.webp")):
        if path.stem in works:
            pictures.append(_known(works[path.stem], path))
        elif path.stem in specials:
            row = specials[path.stem]
            titles = (row["name_es"], row["name_en"])
            pictures.append(Picture(path.stem, "special", path, "", (), titles))
    return pictures


def halve(items: list[T], half: Half) -> list[T]:
    """Return half A or B of the items, divided by the fixed seed."""
    order = np.random.default_rng(FOREIGN_SEED).permutation(len(items))
    middle = len(items) // 2
    chosen = order[:middle] if half == "A" else order[middle:]
    return [items[i] for i in sorted(int(i) for i in chosen)]
