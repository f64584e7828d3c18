"""Fits what a cosine of the image tower is worth, and writes it into a bundle.

    python scripts/calibrate_clip.py SCENES --cache CACHE [--bundle models/house]

A picture that no feature matched is either a card that was missed or no card of the deck. Two rows
of evidence for each picture: the cosine with the nearest card, and how far the next card is behind.

- Cards: those of SCENES (photos with `truth.jsonl`, composed from the half of the other scans that
  may set thresholds), cut out along their outline, half-hidden ones too.
- No cards: the pictures outside the catalogue in all their photo-like views, from CACHE, the folder
  that `scripts/train_model.py` keeps; the projection is solved anew without each fold of them, so
  that none is judged by a tower that trained on it.

A logistic model tells a card from no card; how probability is shared among the nearest cards is
one more number, fitted to the cards. The thresholds are the least confidences above which at most
one in five hundred is wrong.
"""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from recognizer.bundle import TOWER, Bundle
from recognizer.clip import Memory, Tower
from recognizer.fitting import fit_cosines, judge_cosines
from recognizer.photo import load_photo
from recognizer.training.pictures import folds_of, groups_of, read_examples
from recognizer.training.projection import discriminant
from recognizer.training.views import cut_card
from scripts.calibrate import store

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from recognizer.calibration import Calibration
    from recognizer.training.pictures import Example

ROOT = Path(__file__).resolve().parent.parent
LEAST_VISIBLE = 0.25
FOLDS = 5


def main() -> None:
    """Collect, fit, print, write."""
    parser = argparse.ArgumentParser(description="fit what the image tower's cosines are worth")
    parser.add_argument("scenes", type=Path, help="photos with truth.jsonl, to fit on")
    parser.add_argument("--test", type=Path, help="other photos, to report on")
    parser.add_argument("--cache", type=Path, required=True)
    parser.add_argument("--bundle", type=Path, default=ROOT / "models" / "house")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "real")
    parser.add_argument("--seed", type=int, default=7)
    told = parser.parse_args()
    bundle = Bundle.open(told.bundle)
    away = foreign_cosines(told.data, told.cache, told.seed)
    numbers = np.arange(len(away))
    fit_half, test_half = away[numbers % 2 == 0], away[numbers % 2 == 1]
    cosines, truth = card_cosines(told.scenes, bundle)
    model = fit_cosines(bundle.calibration, cosines, truth, fit_half)
    print(model.as_json())
    print(f"\nfitted on {len(truth)} cards and {len(fit_half)} views of other pictures\n")
    report(model, cosines, truth, fit_half)
    counts = {"cards": len(truth), "other_pictures": len(fit_half)}
    if told.test is not None:
        cosines, truth = card_cosines(told.test, bundle)
        print(f"\nreported on {len(truth)} cards and {len(test_half)} views of other pictures\n")
        report(model, cosines, truth, test_half)
    store(told.bundle, model, counts, "clip_calibrated_on")


def card_cosines(scenes: Path, bundle: Bundle) -> tuple[NDArray[Any], NDArray[Any]]:
    """Cosine of every card cut out of the scenes with every card of the deck, and its number."""
    tower = Tower.load(bundle.folder / TOWER)
    references = bundle.gallery.references
    memory = Memory(bundle.gallery.embeddings, references.card)
    numbers = {card.id: number for number, card in enumerate(bundle.cards)}
    rng = np.random.default_rng(5)
    rows: list[NDArray[Any]] = []
    truth: list[int] = []
    for line in (scenes / "truth.jsonl").read_text(encoding="utf-8").splitlines():
        scene = json.loads(line)
        cards = [c for c in scene["cards"] if c["kind"] == "work"]
        cards = [c for c in cards if c["visible"] >= LEAST_VISIBLE]
        if not cards:
            continue
        photo = load_photo(scenes / scene["photo"]).pixels
        quads = [np.array(card["quad"], np.float64) for card in cards]
        cuts = [cut_card(photo, quad, tower.side, rng) for quad in quads]
        truth += [numbers[card["card"]] for card in cards]
        rows.append(memory.cosines(tower.embed(cuts)))
    return np.concatenate(rows), np.array(truth)


def foreign_cosines(data: Path, cache: Path, seed: int) -> NDArray[Any]:
    """Cosines of all views of pictures outside the catalogue with the works, out of fold.

    Returns:
        (N x V, works); the views of one picture follow each other.
    """
    with (ROOT / "catalogue" / "works.csv").open(encoding="utf-8", newline="") as file:
        catalogue = {row["id"]: row for row in csv.DictReader(file)}
    examples: list[Example] = read_examples(data, catalogue)
    views = [np.load(file) for file in sorted(cache.glob(f"view-{seed}-??.npy"))]
    parts = json.loads((cache / "parts.json").read_text(encoding="utf-8"))
    features = np.stack(views, axis=1)
    references = np.load(cache / "references.npy")
    works = np.array([example.work is not None for example in examples])
    outside = np.flatnonzero(~works)
    chosen = [examples[number] for number in outside]
    folds = folds_of(groups_of(chosen), np.zeros(len(outside), np.int64), FOLDS, seed)
    rows = np.zeros((len(outside), features.shape[1], int(works.sum())), np.float32)
    for fold in range(FOLDS):
        kept = np.setdiff1d(np.arange(len(examples)), outside[folds == fold])
        size = min(512, len(kept))
        projection = discriminant(features[kept], parts, size)
        known = projection.apply(references).mean(axis=1)
        known /= np.linalg.norm(known, axis=1, keepdims=True)
        rows[folds == fold] = projection.apply(features[outside[folds == fold]]) @ known.T
    return rows.reshape(-1, rows.shape[2])


def report(
    model: Calibration, cosines: NDArray[Any], truth: NDArray[Any], away: NDArray[Any]
) -> None:
    """Print coverage at the thresholds and the reliability of both confidences, as Markdown."""
    named, right, strange, foreign = judge_cosines(model, cosines, truth, away)
    cards = ~foreign
    sure, gone = named >= model.clip_sure, strange >= model.strange_sure
    told = named >= model.clip_named
    print(
        f"named from {model.clip_named}: {(told & right).sum()} of {cards.sum()} cards right, "
        f"{(told & ~right & cards).sum()} named another, {(told & foreign).sum()} of "
        f"{foreign.sum()} other pictures called a work"
    )
    print(
        f"names sure from {model.clip_sure}: {(sure & right).sum()} of {cards.sum()} cards right, "
        f"{(sure & ~right & cards).sum()} named another, {(sure & foreign).sum()} of "
        f"{foreign.sum()} other pictures called a work"
    )
    print(
        f"no card sure from {model.strange_sure}: {(gone & foreign).sum()} of {foreign.sum()} "
        f"other pictures, {(gone & cards).sum()} of {cards.sum()} cards wrongly"
    )
    for title, said, was in (("name", named, right), ("no card", strange, foreign)):
        print(f"\n| confidence of the {title} | n | mean | right |\n|---|---|---|---|")
        for low, high in ((0, 0.1), (0.1, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 0.97),
                          (0.97, 0.99), (0.99, 1.01)):  # fmt: skip
            some = (said >= low) & (said < high)
            if some.any():
                print(
                    f"| {low} - {min(high, 1)} | {some.sum()} | {said[some].mean():.3f} "
                    f"| {was[some].mean():.3f} |"
                )


if __name__ == "__main__":
    main()
