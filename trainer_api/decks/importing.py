"""`deck import`: a folder with works.csv and pictures becomes a deck of the user's.

Everything is read, checked and copied into a new version of the deck first. Only when all of it
is valid does one replaced file make the new version the deck; else nothing has changed.
"""

from __future__ import annotations

import secrets
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trainer_api.catalogue import Catalogue
from trainer_api.decks.columns import Column
from trainer_api.decks.csv_table import Sheet, check_columns, read_sheet
from trainer_api.decks.database import write_database
from trainer_api.decks.errors import (
    DeckError,
    DeckProblem,
    Notice,
    Problem,
    TableProblem,
    TableWarning,
)
from trainer_api.decks.library import (
    DeckLibrary,
    DeckPlace,
    cannot_write,
    check_name,
    place_of_version,
    replace_text,
)
from trainer_api.decks.picture_files import PictureCopier, described
from trainer_api.decks.tables import ALT_COLUMNS, WORKS, Entry, Table, read_entries
from trainer_api.resources import house_catalogue, house_images
from trainer_api.rules.stairway.styles import Category, Style

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from trainer_api.decks.columns import Value

USUAL_WORKS: Final = 103
"""Works of the published game; another number is allowed."""

PICTURE_COLUMN: Final = "picture"
_OF_THE_PICTURE: Final = (Column(PICTURE_COLUMN, required=False), *ALT_COLUMNS)
"""Columns that are about a work's picture, not about the work."""

_NEEDED: Final = ("id", "category", "style")
_OPTIONAL: Final = ("title_en", "title_es", "look_en", "look_es")
_KEPT: Final = ("styles", "specials", "editions", "edition_specials")
"""Tables that a new deck takes over from the house deck as they are."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did: where the deck is, what it holds, and what is worth saying."""

    place: DeckPlace
    works: int
    pictures: int
    replaced: bool
    notices: tuple[Notice, ...]


def import_deck(
    folder: Path, library: DeckLibrary, name: str, *, missing_pictures: bool = False
) -> Imported:
    """Make a deck of the user's from a folder, or replace the one of that name.

    Args:
        folder: with `works.csv` and the pictures. Columns id, category, style and one of
            title_en, title_es are needed; the others of the house deck's works.csv, and
            `picture` (a file in the folder), `alt_en` and `alt_es` (what is to be seen in it),
            may be there. A work without `picture` has `ID.jpg` (or .jpeg, .png, .webp, .avif,
            .heic), else the house deck's own plate.
        library: the user's decks.
        name: of the deck.
        missing_pictures: allow works without any picture.

    Raises:
        DeckError: NOT_VALID with every problem, NO_SUCH_FOLDER, BAD_NAME, HOUSE_IS_READ_ONLY or
            CANNOT_WRITE. Nothing has changed then.
    """
    check_name(name)
    if not folder.is_dir():
        raise DeckError(DeckProblem.NO_SUCH_FOLDER, path=str(folder))
    deck = library.deck_folder(name)
    version = deck / "versions" / secrets.token_hex(8)
    place = place_of_version(name, version)
    before = _current(deck)
    try:
        place.pictures.mkdir(parents=True)
        works, pictures, notices = _fill(folder, place, missing_pictures=missing_pictures)
    except OSError as error:
        _discard(deck, version)
        raise cannot_write(version, error) from error
    except BaseException:
        _discard(deck, version)
        raise
    replace_text(deck / "current", version.name)
    if before is not None:
        shutil.rmtree(deck / "versions" / before, ignore_errors=True)
    return Imported(place, works, pictures, before is not None, tuple(notices))


def _fill(
    folder: Path, place: DeckPlace, *, missing_pictures: bool
) -> tuple[int, int, list[Notice]]:
    """Write catalogue.db and pictures of a new version; return their numbers and warnings."""
    sheet = read_sheet(folder / WORKS.file)
    table = _table()
    problems = [*sheet.problems, *_column_problems(sheet)]
    entries, wrong = read_entries(sheet, table)
    problems += wrong
    if sheet.columns and not sheet.rows and not sheet.problems:
        problems.append(Problem(TableProblem.NO_ROWS, sheet.file))
    copier = PictureCopier(folder, place.pictures, house_images(), sheet.file)
    house = Catalogue.open(house_catalogue())
    without = 0
    for row in sheet.rows:  # the rows that are wrong too: every problem is told at once
        card, wish = row.fields.get("id", ""), row.fields.get(PICTURE_COLUMN, "")
        said = row.fields.get("alt_en", ""), row.fields.get("alt_es", "")
        found = copier.copy(card, wish, row.line, house.pictures_of(card), described(*said))
        if not found and not missing_pictures:
            problems.append(
                Problem(TableProblem.NO_PICTURE, sheet.file, row.line, "id", {"id": card})
            )
        without += not found
    for special in house.specials:
        copier.copy(special.id, "", None, house.pictures_of(special.id))
    problems += copier.problems
    if problems:
        problems.sort(key=lambda problem: problem.line or 0)
        raise DeckError(
            DeckProblem.NOT_VALID, tuple(problems), folder=str(folder), count=len(problems)
        )
    rows = _house_rows()
    rows["works"] = [_work(entry) for entry in entries]
    rows["images"] = copier.rows
    rows["look_alikes"] = []
    write_database(place.catalogue, rows)
    notices = [*_notices(sheet, entries, without), *copier.notices]
    return len(entries), len(copier.rows), notices


def _table() -> Table:
    """Return the table of works as an import may have it: few columns needed."""
    return WORKS.with_optional(*_OPTIONAL).with_columns(*_OF_THE_PICTURE)


def _column_problems(sheet: Sheet) -> list[Problem]:
    """Return a problem for each needed column that is missing; unknown ones are only a warning."""
    needed = list(_NEEDED)
    if not {"title_en", "title_es"} & set(sheet.columns):
        needed.append("title_en")
    return check_columns(sheet, sheet.columns, needed)


def _work(entry: Entry) -> dict[str, Value]:
    """Return the row for the database: a title in one language stands for both."""
    values = {name: entry.values[name] for name in WORKS.names}
    values["title_en"] = values["title_en"] or values["title_es"]
    values["title_es"] = values["title_es"] or values["title_en"]
    return values


def _house_rows() -> dict[str, list[dict[str, Value]]]:
    """Return the tables that a new deck takes over, without the codes, which are given anew."""
    rows: dict[str, list[dict[str, Value]]] = {}
    uri = f"{house_catalogue().resolve().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        for table in _KEPT:
            found = connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
            rows[table] = [{k: row[k] for k in row.keys() if k != "code"} for row in found]  # noqa: SIM118
    return rows


def _notices(sheet: Sheet, entries: list[Entry], without: int) -> Iterator[Notice]:
    """Say what is allowed but unusual."""
    if len(entries) != USUAL_WORKS:
        data: dict[str, str | int] = {"found": len(entries), "usual": USUAL_WORKS}
        yield Notice(TableWarning.OTHER_NUMBER_OF_WORKS, data)
    known = set(_table().names)
    for column in sheet.columns:
        if column not in known:
            yield Notice(TableWarning.UNUSED_COLUMN, {"name": column})
    there = {(e.values["category"], e.values[n]) for e in entries for n in ("style", "style_2")}
    for category in Category:
        if not any(entry.values["category"] == category for entry in entries):
            yield Notice(TableWarning.CATEGORY_WITHOUT_WORK, {"category": category.value})
            continue
        gaps = [str(int(style)) for style in Style if (category.value, int(style)) not in there]
        if gaps:
            where = {"category": category.value, "styles": ", ".join(gaps)}
            yield Notice(TableWarning.STYLES_WITHOUT_WORK, dict(where))
    if without:
        yield Notice(TableWarning.WITHOUT_PICTURE, {"count": without})


def _current(deck: Path) -> str | None:
    """Return the version in use, None for a deck that does not exist yet."""
    try:
        return (deck / "current").read_text(encoding="utf-8").strip()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _discard(deck: Path, version: Path) -> None:
    """Remove what a failed import left, and the deck's folder where it has no other version."""
    shutil.rmtree(version, ignore_errors=True)
    for folder in (deck / "versions", deck):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
