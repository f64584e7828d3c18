"""How many pictures that the deck lacks are called a card: `python scripts/evaluate_outside.py`.

Every picture of `unseen` and `foreign`, as it is, goes through the whole recognizer. A picture that
shows a work of the deck in it (a ceiling with the Creation of Adam) is listed like the others.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

from recognizer import Recognizer

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="how many other pictures are called a card")
    parser.add_argument("--model", type=Path, default=ROOT / "models" / "house")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "real")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th picture")
    told = parser.parse_args()
    recognizer = Recognizer.load(told.model)
    files = []
    for name in ("unseen", "foreign"):
        with (told.data / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            files += [f"{name}/{row['file']}" for row in csv.DictReader(file)]
    called = sure = 0
    chosen = files[:: told.every]
    for picture in chosen:
        named = [s for s in recognizer.recognize(told.data / picture) if s.card is not None]
        called += bool(named)
        sure += any(s.sure for s in named)
        for sighting in named:
            print(f"{picture}: {sighting.card}, sure {sighting.sure}, {sighting.confidence:.3f}")
    print(f"{called} of {len(chosen)} pictures called a card, {sure} of them surely")


if __name__ == "__main__":
    main()
