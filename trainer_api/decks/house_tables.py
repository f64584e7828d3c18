"""Reads and checks a whole folder of tables: the text that the house deck is built from."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from trainer_api.cards import THUMBNAILS
from trainer_api.decks.csv_table import check_columns, read_sheet
from trainer_api.decks.errors import DeckError, DeckProblem, Problem, TableProblem
from trainer_api.decks.tables import IMAGES, SPECIALS, STYLES, TABLES, WORKS, Entry, read_entries

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from trainer_api.decks.columns import Value


def read_tables(folder: Path, images: Path) -> dict[str, list[dict[str, Value]]]:
    """Read all tables of the house deck.

    Args:
        folder: with one CSV file a table.
        images: the folder that the files of `images.csv` are relative to.

    Returns:
        The rows of each table, by its name, in the order of its file.

    Raises:
        DeckError: NOT_VALID, with every problem of every file.
    """
    problems: list[Problem] = []
    entries: dict[str, list[Entry]] = {}
    for table in TABLES:
        sheet = read_sheet(folder / table.file)
        problems += sheet.problems + tuple(check_columns(sheet, table.names, table.needed))
        entries[table.name], found = read_entries(sheet, table)
        problems += found
        if sheet.columns and not sheet.rows and table in (STYLES, WORKS, SPECIALS):
            problems.append(Problem(TableProblem.NO_ROWS, table.file))
    if not problems:
        problems += [*_dangling(entries), *_pictures(entries[IMAGES.name], images)]
    if problems:
        raise DeckError(
            DeckProblem.NOT_VALID, tuple(problems), folder=str(folder), count=len(problems)
        )
    return {name: [entry.values for entry in rows] for name, rows in entries.items()}


def _dangling(entries: Mapping[str, list[Entry]]) -> Iterator[Problem]:
    """Find values that should occur in another table and do not."""
    ids = {entry.values["id"] for entry in entries["works"]}
    keys = {entry.values["key"] for entry in entries["specials"]}
    known = {
        ("cards", "id"): ids | keys,
        ("works", "id"): ids,
        ("specials", "key"): keys,
        ("editions", "key"): {entry.values["key"] for entry in entries["editions"]},
    }
    for table in TABLES:
        for column in table.columns:
            if column.refers is None:
                continue
            for entry in entries[table.name]:
                value = entry.values[column.name]
                if value not in known[column.refers]:
                    where = (table.file, entry.line, column.name)
                    data: dict[str, str | int] = {
                        "value": str(value),
                        "table": column.refers[0],
                    }
                    yield Problem(TableProblem.UNKNOWN_REFERENCE, *where, data)


def _pictures(entries: list[Entry], images: Path) -> Iterator[Problem]:
    """Compare the listed pictures with the files: each there, unchanged, and none unlisted."""
    listed: set[str] = set()
    for entry in entries:
        name = str(entry.values["file"])
        listed.add(name)
        where = (IMAGES.file, entry.line, "file")
        path = images / name
        if not path.is_file():
            yield Problem(TableProblem.PICTURE_MISSING, *where, {"value": name})
        elif hashlib.sha256(path.read_bytes()).hexdigest() != entry.values["sha256"]:
            yield Problem(TableProblem.PICTURE_CHANGED, *where, {"value": name})
    there = sorted(p for p in images.rglob("*") if p.is_file() and not p.name.startswith("."))
    for path in there:
        name = path.relative_to(images).as_posix()
        if name not in listed and not name.startswith(f"{THUMBNAILS}/"):
            yield Problem(TableProblem.PICTURE_NOT_LISTED, IMAGES.file, data={"value": name})
