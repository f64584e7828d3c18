"""Command line: `python -m scripts.measure scenes|checks|sheet|score|bench|service|split`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from scripts.measure import service
from scripts.measure.bench import CHECK_SEED, PARTS, SCENE_SEED, bench, score_file
from scripts.measure.checks import COUNT, make_checks
from scripts.measure.pictures import REAL
from scripts.measure.scenes import contact_sheet, make_photos, pools
from scripts.measure.split import make_split, write_split
from scripts.measure.truth import read_truth

if TYPE_CHECKING:
    from collections.abc import Sequence


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(prog="python -m scripts.measure", description=__doc__)
    top.add_argument("--real", type=Path, default=REAL, help="folder of real pictures")
    commands = top.add_subparsers(dest="command", required=True)
    scenes = commands.add_parser("scenes", help="compose photos with their truth")
    scenes.add_argument("folder", type=Path)
    scenes.add_argument("--half", choices=("A", "B"), default="A")
    scenes.add_argument("--seed", type=int, default=SCENE_SEED)
    scenes.add_argument("--share", type=float, default=1.0, help="of 176 photos")
    scenes.add_argument("--big", type=int, default=6, help="how many of 4000x3000")
    stairs = commands.add_parser("checks", help="compose photos of stairways")
    stairs.add_argument("folder", type=Path)
    stairs.add_argument("--half", choices=("A", "B"), default="A")
    stairs.add_argument("--seed", type=int, default=CHECK_SEED)
    stairs.add_argument("--count", type=int, default=COUNT)
    sheet = commands.add_parser("sheet", help="draw the truth on small copies of the photos")
    sheet.add_argument("folder", type=Path)
    sheet.add_argument("out", type=Path)
    scored = commands.add_parser("score", help="recognize a folder's photos and score them")
    scored.add_argument("folder", type=Path)
    scored.add_argument("--answers", type=Path, help="output of `recognize --json`, kept before")
    measured = commands.add_parser("bench", help="measure everything")
    measured.add_argument("--folder", type=Path, default=Path("build/bench"))
    measured.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    served = commands.add_parser("service", help="measure the service")
    served.add_argument("--folder", type=Path, default=Path("build/service"))
    served.add_argument("--parts", nargs="+", choices=service.PARTS, default=list(service.PARTS))
    served.add_argument("--seconds", type=float, default=service.SECONDS, help="of posting photos")
    commands.add_parser("split", help="divide the views into halves, once")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; print its report on standard output."""
    args = parser().parse_args(argv)
    if args.command == "scenes":
        source = pools(args.half, args.real)
        truths = make_photos(source, args.folder, seed=args.seed, share=args.share, big=args.big)
        print(f"{len(truths)} photos in {args.folder}")
    elif args.command == "checks":
        source = pools(args.half, args.real)
        made = make_checks(source, args.folder, seed=args.seed, count=args.count)
        print(f"{len(made)} photos in {args.folder}")
    elif args.command == "sheet":
        contact_sheet(args.folder, read_truth(args.folder / "truth.jsonl"), args.out)
    elif args.command == "score":
        print(score_file(args.folder, args.answers))
    elif args.command == "service":
        make_photos(pools("A", args.real), args.folder, seed=SCENE_SEED, share=0.05, big=0)
        print(service.measure(sorted(args.folder.glob("*.jpg")), args.parts, args.seconds))
    elif args.command == "split":
        write_split(make_split(args.real))
    else:
        args.folder.mkdir(parents=True, exist_ok=True)
        print(bench(args.folder, args.parts, args.real))
    return 0


if __name__ == "__main__":
    sys.exit(main())
