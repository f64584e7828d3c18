"""Fits the recognizer's confidence on photos whose truth is known, and writes it into a bundle.

    python scripts/calibrate.py DIR [--bundle models/house]

DIR holds photos and `truth.jsonl` as `python -m scripts.measure scenes` composes them from the
half of the other scans that may set thresholds. Every match that the recognizer considers on them
becomes a row of evidence, right or wrong, as does every match on every second picture that the
deck lacks (look-alikes: a portico for another); a logistic model of it is fitted by Newton's
method with a weak ridge, and the threshold is the least confidence at which at most one in five
hundred of the names above it is wrong, but never below 0.95.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from recognizer.bundle import GALLERY, HEADS, TOWER, Bundle, read_description, write_bundle
from recognizer.calibration import EVIDENCE, Calibration, evidence
from recognizer.fitting import logistic
from recognizer.pipeline import Recognizer
from recognizer.training.pictures import outside_examples

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from recognizer.fusion import Found

ROOT = Path(__file__).resolve().parent.parent
LEAST_SURE = 0.95
WRONG_SHARE = 1 / 500
SHOWS_A_WORK = {"michelangelo-sistine-ceiling-section"}
"""Pictures of other works that hold one of the deck: here the Creation of Adam."""


def main() -> None:
    """Collect, fit, print, write."""
    parser = argparse.ArgumentParser(description="fit the recognizer's confidence")
    parser.add_argument("folder", type=Path, help="photos with truth.jsonl")
    parser.add_argument("--bundle", type=Path, default=Path("models/house"))
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "real")
    arguments = parser.parse_args()
    recognizer = Recognizer.load(arguments.bundle)
    rows, right = collect(arguments.folder, recognizer)
    lacked = outside_pictures(arguments.data)[::2]
    alike = lookalikes(lacked, recognizer)
    rows, right = np.concatenate([rows, alike]), np.concatenate([right, np.zeros(len(alike))])
    weights, bias = logistic(rows, right)
    model = replace(
        Bundle.open(arguments.bundle).calibration,
        weights=tuple(round(float(w), 4) for w in weights),
        bias=round(float(bias), 4),
    )
    confidence = np.array([model.of(row) for row in rows])
    model = replace(model, sure=threshold(confidence, right))
    print(f"{len(right)} matches, {int(right.sum())} right; weights of {', '.join(EVIDENCE)}:")
    print(model.as_json())
    for low, high in ((0, 0.3), (0.3, 0.7), (0.7, 0.9), (0.9, 0.99), (0.99, 1.0001)):
        some = (confidence >= low) & (confidence < high)
        share = right[some].mean() if some.any() else float("nan")
        said = confidence[some].mean() if some.any() else float("nan")
        print(f"  {low:.2f}-{high:.2f}: {int(some.sum())} said {said:.3f}, were {share:.3f} right")
    counts = {"matches": len(right), "right": int(right.sum()), "other_pictures": len(lacked)}
    store(arguments.bundle, model, counts, "calibrated_on")


def collect(folder: Path, recognizer: Recognizer) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the evidence (N, 2) of every match considered and whether it is right (N,)."""
    rows, right = [], []
    for line in (folder / "truth.jsonl").read_text(encoding="utf-8").splitlines():
        truth = json.loads(line)
        for found, agreement in recognizer.consider(folder / truth["photo"]):
            rows.append(evidence(found.match, agreement))
            card = recognizer.bundle.cards[found.match.card].id
            right.append(
                any(lies_on(found, c["quad"]) for c in truth["cards"] if c["card"] == card)
            )
    return np.array(rows), np.array(right, float)


def lookalikes(pictures: list[Path], recognizer: Recognizer) -> NDArray[Any]:
    """Return the evidence (N, 2) of every match on pictures that the deck lacks."""
    rows = [
        evidence(found.match, agreement)
        for picture in pictures
        for found, agreement in recognizer.consider(picture)
    ]
    return np.array(rows).reshape(-1, len(EVIDENCE))


def outside_pictures(data: Path) -> list[Path]:
    """Return the files of the pictures that the deck lacks, but those that show one of its works.

    Args:
        data: folder with unseen.csv and foreign.csv.
    """
    files = [data / example.file for example in outside_examples(data)]
    return [file for file in files if file.stem not in SHOWS_A_WORK]


def lies_on(found: Found, quad: list[list[float]]) -> bool:
    """Tell whether what was found lies on a card with these corners."""
    x, y = np.median(found.hull, axis=0)
    outline = np.array(quad, np.float32)
    return bool(cv2.pointPolygonTest(outline, (float(x), float(y)), False) >= 0)


def threshold(confidence: NDArray[Any], right: NDArray[Any]) -> float:
    """Return the least confidence above which no more than `WRONG_SHARE` are wrong."""
    order = np.argsort(-confidence)
    wrong = np.cumsum(1 - right[order])
    good = wrong <= WRONG_SHARE * np.arange(1, len(order) + 1)
    last = int(np.flatnonzero(good).max()) if good.any() else 0
    return round(max(LEAST_SURE, float(confidence[order][last])), 4)


def store(folder: Path, model: Calibration, counts: dict[str, int], key: str) -> None:
    """Write the calibration into the bundle, which is swapped as a whole; `key` tells on what."""
    bundle = Bundle.open(folder)
    description = read_description(folder)
    del description["format"], description["files"]
    parts = {name: (bundle.folder / name).read_bytes() for name in (GALLERY, HEADS, TOWER)}
    told = {"calibration": model.as_json(), key: counts}
    write_bundle(folder, parts, {**description, **told})


if __name__ == "__main__":
    main()
