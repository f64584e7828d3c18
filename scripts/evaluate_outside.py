"""How many pictures that the deck lacks are called a card: `python -m scripts.evaluate_outside`.

Every picture of `unseen` and `foreign`, as it is, goes through the whole recognizer, but the one
that shows a work of the deck (a ceiling with the Creation of Adam). `--start 1 --every 2` takes
those on which no threshold was fitted.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from recognizer import Recognizer
from scripts.calibrate import outside_pictures

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="how many other pictures are called a card")
    parser.add_argument("--model", type=Path, default=ROOT / "models" / "house")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "real")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th picture")
    parser.add_argument("--start", type=int, default=0, help="pictures that are left out before")
    told = parser.parse_args()
    recognizer = Recognizer.load(told.model)
    called = sure = 0
    chosen = outside_pictures(told.data)[told.start :: told.every]
    for picture in chosen:
        named = [s for s in recognizer.recognize(picture) if s.card is not None]
        called += bool(named)
        sure += any(s.sure for s in named)
        for sighting in named:
            name = picture.relative_to(told.data)
            print(f"{name}: {sighting.card}, sure {sighting.sure}, {sighting.confidence:.3f}")
    print(f"{called} of {len(chosen)} pictures called a card, {sure} of them surely")


if __name__ == "__main__":
    main()
