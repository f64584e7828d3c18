"""Build catalogue.db from the tables of catalogue/, or tell whether it is up to date."""

from __future__ import annotations

import argparse
import ast
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

from trainer_api.cards import THUMBNAILS  # noqa: E402
from trainer_api.catalogue import Catalogue  # noqa: E402
from trainer_api.decks.database import write_database  # noqa: E402
from trainer_api.decks.errors import DeckError  # noqa: E402
from trainer_api.decks.house_tables import read_tables  # noqa: E402
from trainer_api.decks.tables import IMAGES  # noqa: E402
from trainer_api.decks.words import describe  # noqa: E402
from trainer_api.rules.stairway.specials import Special  # noqa: E402
from trainer_api.service.pictures import render  # noqa: E402

TABLES = ROOT / "catalogue"
IMAGES_FOLDER = ROOT / "images"
PLATES = "plates"
THUMBNAIL = 240
"""Width in pixels of the pictures made small beforehand, the smallest that the service offers."""
TARGET = ROOT / "catalogue.db"
_MARKS = ("application_id", "user_version")
DRAWINGS = ROOT / "scripts" / "plates"
OF_A_PLATE = ("scripts/plates", "The Stairway Trainer authors", "Apache-2.0")


class NoAltError(Exception):
    """A plate of which nothing says in words what it shows; the text names it."""


def main(argv: list[str] | None = None) -> int:
    """Run the chore; return 0 done or up to date, 1 stale, 2 the tables are not valid."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    parser.add_argument(
        "--plates",
        action="store_true",
        help="first write images.csv from the pictures there are and what their drawings say",
    )
    parser.add_argument(
        "--thumbnails", action="store_true", help="then make the pictures small for the web"
    )
    parser.add_argument("--tables", type=Path, default=TABLES, help="folder of the tables")
    parser.add_argument("--images", type=Path, default=IMAGES_FOLDER, help="folder of pictures")
    parser.add_argument("--target", type=Path, default=TARGET, help="database to write")
    options = parser.parse_args(argv)
    if options.plates:
        try:
            write_images_table(options.tables / IMAGES.file, options.images)
        except NoAltError as error:
            print(error, file=sys.stderr)
            return 2
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
    if options.thumbnails:
        write_thumbnails(options.target, options.images)
    catalogue = Catalogue.open(options.target)
    print(
        f"wrote {options.target.name}: {len(catalogue.works)} works, "
        f"{len(catalogue.pictures)} pictures, fingerprint {catalogue.fingerprint}"
    )
    return 0


def write_images_table(path: Path, images: Path) -> None:
    """Write images.csv anew: a row for each plate, which is drawn by this project.

    Raises:
        NoAltError: a plate has no drawing, or its drawing does not say what is to be seen.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(IMAGES.names)
    for plate in sorted((images / PLATES).glob("*.webp")):
        special = plate.stem.replace("-", "_")
        card = special if special in set(Special) else plate.stem
        digest = hashlib.sha256(plate.read_bytes()).hexdigest()
        writer.writerow([card, f"{PLATES}/{plate.name}", *OF_A_PLATE, digest, *alt_of(card)])
    path.write_text(text.getvalue(), encoding="utf-8", newline="")


def write_thumbnails(target: Path, images: Path) -> None:
    """Make each picture small for the web, named by its bytes; those of former ones go."""
    (images / THUMBNAILS).mkdir(exist_ok=True)
    wanted = set()
    for picture in Catalogue.open(target).pictures:
        small = images / picture.thumbnail(THUMBNAIL)
        wanted.add(small)
        if not small.is_file():
            small.write_bytes(render(images / picture.file, THUMBNAIL).content)
    for old in set((images / THUMBNAILS).glob("*.webp")) - wanted:
        old.unlink()


def alt_of(card: str) -> tuple[str, str]:
    """Return the alternative text of a plate in English and Spanish, as its drawing has it.

    The drawing is read, not run: that needs none of the renderers' libraries.

    Raises:
        NoAltError: there is no drawing, or its ALT lacks one of the languages.
    """
    name = f"{card.replace('-', '_')}.py"
    for path in (DRAWINGS / "works" / name, DRAWINGS / "specials" / name):
        if path.is_file():
            found = _literal(path, "ALT")
            if isinstance(found, dict) and found.get("en") and found.get("es"):
                return str(found["en"]), str(found["es"])
            raise NoAltError(
                f"the plate {card} says nothing of what it shows: give {path.relative_to(ROOT)} an "
                'ALT = {"en": "...", "es": "..."}'
            )
    raise NoAltError(
        f"the plate {card} has no drawing {name} in scripts/plates: remove its picture"
    )


def _literal(path: Path, name: str) -> object:
    """Return the value of a module's constant that is written out, None without one."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and target.id == name and node.value is not None:
                try:
                    return ast.literal_eval(node.value)
                except ValueError:  # computed: not what is asked for
                    return None
    return None


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
