"""Train the house CLIP: `python scripts/train_model.py --out models/house --cache FOLDER`.

Needs the extra `clip`. Frozen packaged trunk, projection in closed form from photo-like views,
kernel heads, a text tower tuned to the image tower; then exports the image tower. Everything slow
is kept in the cache folder, so an interrupted training goes on where it was. `--report` prints
held-out figures as Markdown, those of the text tower too, and writes no model.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from recognizer.clip import Tower
from recognizer.training.export import ExportableTower, load_model, write_tower
from recognizer.training.features import part_features, reference_features, view_features
from recognizer.training.heads import Recipe, fit_heads, fit_sharpness, held_out
from recognizer.training.pictures import folds_of, groups_of, read_examples
from recognizer.training.projection import Projection, discriminant
from recognizer.training.report import style_report
from recognizer.training.texts import (
    own_captions,
    prototypes,
    read_sheets,
    search_ranks,
    tune_text,
)

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "models" / "stairway-lite2.json"
NAME = "stairway-lite2 (ImageNet trunk, discriminant projection)"
CARD_VIEWS, PARTS = 4, 6
"""Of each picture, views as on photos (itself the first) and random parts that the heads learn."""
RECIPE = Recipe(2.0, 0.6, 0.9, views=CARD_VIEWS + PARTS, support=(0, 1, CARD_VIEWS))
FOLDS = 5
STEPS = 400
"""Batches from which the text tower learns."""
VOICE = 2.0
"""How much the text tower says beside the pictures: more improves no held-out figure."""


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
    torch.manual_seed(told.seed)
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
    styled = [example for example in examples if example.style]
    parts_seen = part_features(
        visual.trunk, styled, told.data, side=side, parts=PARTS, seed=told.seed,
        cache=told.cache, progress=say,
    )  # fmt: skip
    works = [example for example in examples if example.work is not None]
    reference_features(
        visual.trunk, works, told.data, side=side, cache=told.cache, progress=say
    )  # fmt: skip
    (told.cache / "parts.json").write_text(json.dumps(parts), encoding="utf-8")
    size = visual.head.proj.out_features
    kept = told.cache / f"projection-{told.seed}-{told.views}-{size}.npz"
    if not kept.is_file():
        solved = discriminant(features, parts, size)
        np.savez(kept, weight=solved.weight, bias=solved.bias)
    with np.load(kept) as arrays:
        projection = Projection(arrays["weight"], arrays["bias"])
    say(f"projection of {sum(parts)} features to {size}")
    embeddings = projection.apply(features)
    pairs = np.array([example.pair for example in examples])
    judged = pairs >= 0
    shown = np.concatenate([embeddings[judged, :CARD_VIEWS], projection.apply(parts_seen)], axis=1)
    outside = np.array([e.work is None for e in styled])
    groups = groups_of(styled)
    apart = folds_of(groups, pairs[judged], FOLDS, told.seed)
    regression = held_out(shown, pairs[judged], apart, RECIPE)
    sharpness = fit_sharpness(regression, pairs[judged])
    print("No artist and no building on both sides:\n")
    print(style_report(sharpness * regression[outside], pairs[judged][outside]))
    mixed = folds_of(np.arange(int(judged.sum())), pairs[judged], FOLDS, told.seed)
    together = held_out(shown, pairs[judged], mixed, RECIPE)
    print("\nFolds that ignore artist and building:\n")
    print(style_report(sharpness * together[outside], pairs[judged][outside]))
    sheets = read_sheets(ROOT / "catalogue" / "styles.csv")
    own = own_captions(examples, catalogue)
    if told.report:
        said, ranks = np.zeros_like(regression), []
        for fold in range(FOLDS):
            away = np.flatnonzero(judged)[apart == fold]
            kept_ones = np.setdiff1d(np.arange(len(examples)), away)
            torch.manual_seed(told.seed)
            model = load_model(str(CONFIG), "")
            captions = [own[number] for number in kept_ones]
            tune_text(
                model, embeddings[kept_ones], pairs[kept_ones], captions, sheets,
                steps=STEPS, seed=told.seed,
            )  # fmt: skip
            said[apart == fold] = embeddings[away, 0] @ prototypes(model, sheets).T
            ranks += search_ranks(model, embeddings[away, 0], [own[n][0] for n in away])
            say(f"text tower without fold {fold + 1} of {FOLDS}")
        print("\nBy the text tower alone, on the first folds:\n")
        print(style_report(10 * said[outside], pairs[judged][outside]))
        print("\nPictures and text together, as shipped:\n")
        both = sharpness * regression + VOICE * said
        print(style_report(both[outside], pairs[judged][outside]))
        found, places = np.array(ranks).T
        print(
            f"\nText search by titles never trained on: among the first ten in "
            f"{(found <= 10).mean():.1%} of {len(found)} (by chance {(10 / places).mean():.1%})."
        )
        return
    tune_text(model, embeddings, pairs, own, sheets, steps=STEPS, seed=told.seed)
    say("text tower tuned")
    heads = fit_heads(shown, pairs[judged], NAME, RECIPE)
    with torch.no_grad():
        visual.head.proj.weight.copy_(torch.from_numpy(projection.weight.T))
        visual.head.proj.bias.copy_(torch.from_numpy(projection.bias))
    torch.save(model.state_dict(), told.cache / "stairway-lite2.pt")
    tower = ExportableTower(visual, visual.image_mean, visual.image_std)
    told.out.mkdir(parents=True, exist_ok=True)
    write_tower(tower, side, NAME, told.out / "image_tower.onnx")
    spoken = prototypes(model, sheets)
    whole = replace(heads, sharpness=sharpness, texts=spoken, voice=VOICE)
    whole.save(told.out / "heads.npz")
    opened = Tower.load(told.out / "image_tower.onnx")
    say(f"wrote {opened.name}: {opened.side} pixels -> {opened.size} components")


if __name__ == "__main__":
    main()
