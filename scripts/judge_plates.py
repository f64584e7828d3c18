"""Judge the plates blind: shuffled sheets without names, and what readers' answers are worth.

    python -m scripts.judge_plates sheets FOLDER --seed 1
    python -m scripts.judge_plates score docs/judging/round-1

`sheets` writes sheet-01.png and so on (12 numbered plates each), `titles.txt` (the 103 titles by
the alphabet, to be opened after the sheets were named freely) and, beside FOLDER, FOLDER.key.csv,
which readers must not see. A reader writes a CSV with the columns number, free (a name without any
list), title (one of the list), style (1 to 10). `score` reads all CSV files of a folder but
key.csv, and prints the rates and every plate that was not named.
"""

from __future__ import annotations

import argparse
import csv
from collections import defaultdict
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from scripts.plates.core import Dice

ROOT = Path(__file__).resolve().parent.parent
COLUMNS, ROWS, CELL, GAP = 4, 3, 460, 14
PAPER, INK = "#f4f1ea", "#202020"


def main() -> None:
    """Make sheets, or score answers."""
    parser = argparse.ArgumentParser(description="judge the plates blind")
    commands = parser.add_subparsers(required=True)
    sheets = commands.add_parser("sheets")
    sheets.add_argument("folder", type=Path)
    sheets.add_argument("--seed", type=int, default=1)
    sheets.set_defaults(run=lambda told: make_sheets(told.folder, told.seed))
    score = commands.add_parser("score")
    score.add_argument("folder", type=Path)
    score.set_defaults(run=lambda told: print(report(told.folder)))
    told = parser.parse_args()
    told.run(told)


def read_works() -> dict[str, dict[str, str]]:
    """Rows of the catalogue's works by id."""
    with (ROOT / "catalogue" / "works.csv").open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


def make_sheets(folder: Path, seed: int) -> None:
    """Write the sheets, the list of titles and the key."""
    works = read_works()
    ids = [work for work in works if (ROOT / "images" / "plates" / f"{work}.webp").is_file()]
    Dice(seed).shuffle(ids)
    folder.mkdir(parents=True, exist_ok=True)
    each = COLUMNS * ROWS
    for first in range(0, len(ids), each):
        sheet(ids[first : first + each], first + 1).save(
            folder / f"sheet-{first // each + 1:02d}.png"
        )
    titles = sorted(row["title_en"] for row in works.values())
    (folder / "titles.txt").write_text("\n".join(titles) + "\n", encoding="utf-8")
    with folder.with_suffix(".key.csv").open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(["number", "work"])
        out.writerows(enumerate(ids, start=1))


def sheet(ids: list[str], first: int) -> Image.Image:
    """One page of numbered plates."""
    page = Image.new("RGB", (COLUMNS * (CELL + GAP) + GAP, ROWS * (CELL + 40) + GAP), PAPER)
    pen, font = ImageDraw.Draw(page), ImageFont.load_default(26)
    for place, work in enumerate(ids):
        x = GAP + place % COLUMNS * (CELL + GAP)
        y = GAP + place // COLUMNS * (CELL + 40)
        with Image.open(ROOT / "images" / "plates" / f"{work}.webp") as plate:
            small = plate.convert("RGB")
        small.thumbnail((CELL, CELL), Image.Resampling.LANCZOS)
        page.paste(small, (x + (CELL - small.width) // 2, y + 34))
        pen.text((x, y), str(first + place), INK, font)
    return page


def report(folder: Path) -> str:
    """Rates of all readers of one round and what they missed, as Markdown."""
    works = read_works()
    with (folder / "key.csv").open(encoding="utf-8", newline="") as file:
        key = {row["number"]: row["work"] for row in csv.DictReader(file)}
    missed: dict[str, list[str]] = defaultdict(list)
    lines = ["| reader | plates | title right | style right |", "|---|---|---|---|"]
    for path in sorted(folder.glob("*.csv")):
        if path.name == "key.csv":
            continue
        with path.open(encoding="utf-8", newline="") as file:
            answers = list(csv.DictReader(file))
        named = styled = 0
        for answer in answers:
            work = works[key[answer["number"]]]
            right = answer["title"].strip() == work["title_en"]
            named += right
            styles = {work["style"], work["style_2"]}
            in_style = answer["style"].strip() in styles
            styled += in_style
            if not right:
                missed[work["id"]].append(f"{path.stem}: title {answer['title']}")
            if not in_style:
                missed[work["id"]].append(f"{path.stem}: style {answer['style']}")
        count = len(answers)
        lines.append(
            f"| {path.stem} | {count} | {named} ({named / count:.0%}) "
            f"| {styled} ({styled / count:.0%}) |"
        )
    lines += ["", "Missed:", ""]
    lines += [f"- {work}: {'; '.join(told)}" for work, told in sorted(missed.items())]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
