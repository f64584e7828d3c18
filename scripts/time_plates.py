"""Measure how long each plate takes to draw small, for `tests/plates`: writes seconds.csv there.

Processor time of one process with one thread, without a browser; run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from pathlib import Path

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[_name] = "1"  # before numpy starts its threads

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run from a checkout that is not installed

from scripts.plates import render  # noqa: E402

TARGET = ROOT / "tests" / "plates" / "seconds.csv"
SMALL = 160


def main(argv: list[str] | None = None) -> int:
    """Measure the plates named, or all; keep the figures of the others; return 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plates", nargs="*", help="card ids; none: all")
    parser.add_argument("--target", type=Path, default=TARGET, help="table to write")
    options = parser.parse_args(argv)
    known = render.plate_ids()
    seconds = {plate: value for plate, value in read(options.target).items() if plate in known}
    for plate in options.plates or known:
        seconds[plate] = measure(plate)
        print(f"{plate} {seconds[plate]:.2f}", flush=True)
        with options.target.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(["plate", "seconds"])
            writer.writerows([name, f"{seconds[name]:.1f}"] for name in sorted(seconds))
    print(f"{len(seconds)} plates, {sum(seconds.values()):.0f} s")
    return 0


def measure(plate: str) -> float:
    """Return the seconds of processor time that drawing a plate small takes."""
    start = time.process_time()
    render.rasterize(render.draw(plate, SMALL), SMALL, "resvg")
    return time.process_time() - start


def read(path: Path) -> dict[str, float]:
    """Return the seconds by plate of a table, none for a file that is not there."""
    if not path.is_file():
        return {}
    with path.open(encoding="utf-8", newline="") as stream:
        return {row["plate"]: float(row["seconds"]) for row in csv.DictReader(stream)}


if __name__ == "__main__":
    sys.exit(main())
