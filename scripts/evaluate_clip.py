"""What the CLIP alone is worth on rectified cards: `python scripts/evaluate_clip.py SCENES`.

SCENES is a folder made by `python -m scripts.measure scenes`. Every card is cut out along the
truth's outline, jittered by 0.6 % of its diagonal as a found outline would be, trimmed as the
recognizer trims it, and named by the nearest reference picture; no local features take part.
"""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path

import numpy as np

from recognizer.clip import Heads, Memory, Tower, remember
from recognizer.photo import load_photo
from recognizer.training.views import cut_card

ROOT = Path(__file__).resolve().parent.parent
WHOLE = 0.9
"""From this visible share on a card counts as whole."""
COSINES = (0.3, 0.35, 0.4, 0.45, 0.5)


def main() -> None:
    """Measure and print Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", type=Path)
    parser.add_argument("--model", type=Path, default=ROOT / "models" / "house")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "real")
    parser.add_argument("--seed", type=int, default=5)
    told = parser.parse_args()
    tower = Tower.load(told.model / "image_tower.onnx")
    with (told.data / "works.csv").open(encoding="utf-8", newline="") as file:
        works = list(csv.DictReader(file))
    with (ROOT / "catalogue" / "works.csv").open(encoding="utf-8", newline="") as file:
        catalogue = {row["id"]: row for row in csv.DictReader(file)}
    numbers = {row["work"]: number for number, row in enumerate(works)}
    pictures = [load_photo(told.data / "works" / row["file"]).pixels for row in works]
    memory = Memory(remember(tower, pictures), np.arange(len(works), dtype=np.int32))
    rng = np.random.default_rng(told.seed)
    cuts, cards, seen = [], [], []
    for line in (told.scenes / "truth.jsonl").read_text(encoding="utf-8").splitlines():
        scene = json.loads(line)
        photo = load_photo(told.scenes / scene["photo"]).pixels
        for card in scene["cards"]:
            known = card["card"] in numbers
            if not known and card["kind"] != "unknown":
                continue
            cuts.append(cut_card(photo, np.array(card["quad"], np.float64), tower.side, rng))
            cards.append(numbers[card["card"]] if known else -1)
            seen.append(card["visible"])
    embeddings, truth, visible = tower.embed(cuts), np.array(cards), np.array(seen)
    near = memory.nearest(embeddings, 1)
    right, best = near.cards[:, 0] == truth, near.cosines[:, 0]
    whole, foreign = (truth >= 0) & (visible > WHOLE), truth < 0
    partly = (truth >= 0) & ~whole
    print(f"whole cards: {whole.sum()}, right {right[whole].mean():.1%}")
    if partly.any():
        print(f"partly covered cards: {partly.sum()}, right {right[partly].mean():.1%}")
    print("\n| cosine at least | whole cards named right | known, named wrong | foreign, named |")
    print("|---|---|---|---|")
    for cosine in COSINES:
        sure = best >= cosine
        print(
            f"| {cosine} | {(right & sure)[whole].mean():.1%} "
            f"| {(sure & ~right & ~foreign).sum()} of {(~foreign).sum()} "
            f"| {(sure & foreign).sum()} of {foreign.sum()} |"
        )
    heads = Heads.load(told.model / "heads.npz")
    said = heads.judge(embeddings)
    rows = [catalogue[works[number]["work"]] for number in truth[whole]]
    building = np.array([row["category"] == "architecture" for row in rows])
    alike = ((said.painting[whole] < 0.5) == building).mean()
    print(f"\ncategory of whole known cards right: {alike:.1%}")


if __name__ == "__main__":
    main()
