"""Build catalogue.db from the tables of catalogue/, or tell whether it is up to date."""

from __future__ import annotations

import argparse
import csv
import hashlib
import io
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run from a checkout that is not installed

from trainer_api.catalogue import Catalogue  # noqa: E402
from trainer_api.decks.database import write_database  # noqa: E402
from trainer_api.decks.errors import DeckError  # noqa: E402
from trainer_api.decks.house_tables import read_tables  # noqa: E402
from trainer_api.decks.tables import IMAGES  # noqa: E402
from trainer_api.decks.words import describe  # noqa: E402
from trainer_api.rules.stairway.specials import Special  # noqa: E402

TABLES = ROOT / "catalogue"
IMAGES_FOLDER = ROOT / "images"
PLATES = "plates"
TARGET = ROOT / "catalogue.db"
_MARKS = ("application_id", "user_version")
OF_A_PLATE = ("scripts/plates", "The Stairway Trainer authors", "Apache-2.0")


def main(argv: list[str] | None = None) -> int:
    """Run the chore; return 0 done or up to date, 1 stale, 2 the tables are not valid."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    parser.add_argument(
        "--plates", action="store_true", help="first write images.csv from the pictures there are"
    )
    parser.add_argument("--tables", type=Path, default=TABLES, help="folder of the tables")
    parser.add_argument("--images", type=Path, default=IMAGES_FOLDER, help="folder of pictures")
    parser.add_argument("--target", type=Path, default=TARGET, help="database to write")
    options = parser.parse_args(argv)
    if options.plates:
        write_images_table(options.tables / IMAGES.file, options.images)
    try:
        with tempfile.TemporaryDirectory(dir=options.target.parent) as folder:
            fresh = Path(folder) / "catalogue.db"
            write_database(fresh, read_tables(options.tables, options.images))
            if options.check:
                return _compare(fresh, options.target)
            fresh.replace(options.target)
    except DeckError as error:
        for problem in error.problems:
            print(describe(problem, "en"), file=sys.stderr)
        return 2
    catalogue = Catalogue.open(options.target)
    print(
        f"wrote {options.target.name}: {len(catalogue.works)} works, "
        f"{len(catalogue.pictures)} pictures, fingerprint {catalogue.fingerprint}"
    )
    return 0


def write_images_table(path: Path, images: Path) -> None:
    """Write images.csv anew: a row for each plate, which is drawn by this project."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(IMAGES.names)
    for plate in sorted((images / PLATES).glob("*.webp")):
        special = plate.stem.replace("-", "_")
        card = special if special in set(Special) else plate.stem
        digest = hashlib.sha256(plate.read_bytes()).hexdigest()
        writer.writerow([card, f"{PLATES}/{plate.name}", *OF_A_PLATE, digest])
    path.write_text(text.getvalue(), encoding="utf-8", newline="")


def _compare(fresh: Path, there: Path) -> int:
    """Say whether the database holds what the tables say, whatever SQLite library wrote it."""
    if there.is_file() and _dump(fresh) == _dump(there):
        print(f"{there.name} is up to date")
        return 0
    print(f"{there.name} is not up to date: run scripts/build_catalogue.py", file=sys.stderr)
    return 1


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        marks = [connection.execute(f"PRAGMA {name}").fetchone() for name in _MARKS]
        return [str(marks), *connection.iterdump()]


if __name__ == "__main__":
    sys.exit(main())
