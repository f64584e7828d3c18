"""Divides the works that have a second view into halves A and B, once."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import numpy as np

from scripts.measure.pictures import REAL, SPLIT, Half, SplitRow, read_csv, works_csv

if TYPE_CHECKING:
    from pathlib import Path

SEED = 1_874

NOT_EXPECTED = {
    "altamira-bison": "the view shows another bison of the ceiling",
    "alexander-mosaic": "the view is a detail of one figure",
    "bayeux-tapestry": "the view shows another scene of the tapestry",
    "napoleon-crossing-the-alps": "the view is the other autograph version (red cloak)",
}
"""Paintings whose view shows another picture than the reference, seen with the eye."""

BUILDING = "the view is another photograph of the building; its reference picture is shown"


def make_split(real: Path = REAL, works: Path | None = None, seed: int = SEED) -> list[SplitRow]:
    """Return the split by work: stratified by category, expected or not, and style.

    Within a stratum the works are shuffled and dealt in turn, A and B alternating over the whole
    category, so that the halves differ by at most one work. Bridges form one stratum.
    """
    rows = {row["id"]: row for row in read_csv(works or works_csv())}
    viewed = sorted({row["work"] for row in read_csv(real / "views.csv")})
    rng = np.random.default_rng(seed)
    split = []
    for category in ("architecture", "painting"):
        strata: dict[tuple[bool, int], list[str]] = {}
        for work in viewed:
            row = rows[work]
            if row["category"] == category:
                style = 0 if row["style_2"] else int(row["style"])
                strata.setdefault((work in NOT_EXPECTED, style), []).append(work)
        turn = 0
        for key in sorted(strata):
            for index in rng.permutation(len(strata[key])):
                work = strata[key][int(index)]
                half: Half = "B" if turn % 2 == 0 else "A"
                turn += 1
                reason = BUILDING if category == "architecture" else NOT_EXPECTED.get(work, "")
                split.append(SplitRow(work, category, half, not reason, reason))
    return sorted(split, key=lambda row: row.work)


def write_split(rows: list[SplitRow], path: Path = SPLIT) -> None:
    """Write the split as CSV."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["work", "category", "half", "expected", "reason"])
        for row in rows:
            expected = "yes" if row.expected else "no"
            writer.writerow([row.work, row.category, row.half, expected, row.reason])
