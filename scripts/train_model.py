"""Train the house CLIP: `python scripts/train_model.py --out models/house --cache FOLDER`.

Needs the extra `clip`. Frozen packaged trunk, projection in closed form from photo-like views,
kernel heads; then exports the image tower. Everything slow is kept in the cache folder, so an
interrupted training goes on where it was. `--report` prints held-out figures as Markdown.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from recognizer.clip import Tower
from recognizer.training.export import ExportableTower, load_model, write_tower
from recognizer.training.features import view_features
from recognizer.training.heads import Recipe, fit_heads, fit_sharpness, held_out
from recognizer.training.pictures import folds_of, groups_of, read_examples
from recognizer.training.projection import Projection, discriminant
from recognizer.training.report import style_report

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "models" / "stairway-lite0.json"
NAME = "stairway-lite0 (ImageNet trunk, discriminant projection)"
SHRINKAGE = 0.1
RECIPE = Recipe(reach=2.0, ridge=0.2, balance=0.7)
FOLDS = 5


def main() -> None:
    """Train, export, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "real")
    parser.add_argument("--out", type=Path, default=ROOT / "models" / "house")
    parser.add_argument("--cache", type=Path, required=True)
    parser.add_argument("--views", type=int, default=6, help="of each picture, itself included")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--report", action="store_true", help="print held-out figures, keep models")
    told = parser.parse_args()
    torch.set_num_threads(told.threads)
    started = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - started:6.0f} s  {text}", file=sys.stderr)

    with (ROOT / "catalogue" / "works.csv").open(encoding="utf-8", newline="") as file:
        catalogue = {row["id"]: row for row in csv.DictReader(file)}
    examples = read_examples(told.data, catalogue)
    model = load_model(str(CONFIG), "")
    visual = model.visual
    side, parts = visual.image_size[0], visual.trunk.parts
    features = view_features(
        visual.trunk, examples, told.data, side=side, views=told.views, seed=told.seed,
        cache=told.cache, progress=say,
    )  # fmt: skip
    size = visual.head.proj.out_features
    kept = told.cache / f"projection-{told.seed}-{told.views}-{size}.npz"
    if not kept.is_file():
        solved = discriminant(features, parts, size, shrinkage=SHRINKAGE)
        np.savez(kept, weight=solved.weight, bias=solved.bias)
    with np.load(kept) as arrays:
        projection = Projection(arrays["weight"], arrays["bias"])
    say(f"projection of {sum(parts)} features to {size}")
    embeddings = projection.apply(features)
    pairs = np.array([example.pair for example in examples])
    judged = pairs >= 0
    folds = folds_of(groups_of([e for e in examples if e.style]), pairs[judged], FOLDS, told.seed)
    regression = held_out(embeddings[judged], pairs[judged], folds, RECIPE)
    outside = np.array([e.work is None for e in examples if e.style])
    sharpness = fit_sharpness(regression, pairs[judged])
    print(style_report(sharpness * regression[outside], pairs[judged][outside]))
    if told.report:
        return
    heads = fit_heads(embeddings[judged], pairs[judged], NAME, RECIPE)
    with torch.no_grad():
        visual.head.proj.weight.copy_(torch.from_numpy(projection.weight.T))
        visual.head.proj.bias.copy_(torch.from_numpy(projection.bias))
    torch.save(model.state_dict(), told.cache / "stairway-lite0.pt")
    tower = ExportableTower(visual, visual.image_mean, visual.image_std)
    told.out.mkdir(parents=True, exist_ok=True)
    write_tower(tower, side, NAME, told.out / "image_tower.onnx")
    replace(heads, sharpness=sharpness).save(told.out / "heads.npz")
    opened = Tower.load(told.out / "image_tower.onnx")
    say(f"wrote {opened.name}: {opened.side} pixels -> {opened.size} components")


if __name__ == "__main__":
    main()
