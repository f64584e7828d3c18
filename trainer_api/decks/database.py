"""Writes the checked rows of the tables as a catalogue.db, the same bytes each time."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlite_utils import Database

from trainer_api.catalogue import APPLICATION_ID, SCHEMA_VERSION
from trainer_api.decks.card_codes import card_codes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from trainer_api.decks.columns import Value

Rows = "Sequence[Mapping[str, Value]]"

_VERSION_OF_SQLITE: Final = slice(96, 100)
_LIBRARY: Final = (3_040_000).to_bytes(4, "big")


def write_database(path: Path, tables: Mapping[str, Sequence[Mapping[str, Value]]]) -> None:
    """Write a catalogue.db that did not exist before.

    Same rows, same bytes: everything is inserted in the order given, and the file's note of which
    SQLite library wrote it last is set to a fixed one.

    Args:
        path: of the new file.
        tables: rows by table; `works` and `specials` get their codes here.

    Raises:
        sqlite3.IntegrityError: rows that break a constraint of the schema, which the check of the
            tables should have found: a fault of ours.
        FileExistsError: there is a file already.
    """
    path.touch(exist_ok=False)
    database = Database(path)
    try:
        connection = database.conn
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("PRAGMA synchronous = OFF")  # the caller moves the file when it is done
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.executescript(
            files(__package__).joinpath("schema.sql").read_text(encoding="utf-8")
        )
        with connection:
            for name, rows in _with_cards(tables).items():
                database.table(name).insert_all(rows)
        database.vacuum()
    finally:
        database.close()
    _hide_library_version(path)


def _with_cards(
    tables: Mapping[str, Sequence[Mapping[str, Value]]],
) -> dict[str, list[dict[str, Value]]]:
    """Add the codes: the table `cards`, and a column in `works` and `specials`."""
    ids = [(str(row["id"]), "work") for row in tables["works"]]
    ids += [(str(row["key"]), "special") for row in tables["specials"]]
    codes = card_codes(card for card, _ in ids)
    full: dict[str, list[dict[str, Value]]] = {
        "styles": [dict(row) for row in tables["styles"]],
        "cards": [{"id": card, "kind": kind, "code": codes[card]} for card, kind in ids],
        "works": [
            {"number": at, **row, "code": codes[str(row["id"])]}
            for at, row in enumerate(tables["works"], 1)
        ],
        "specials": [{**row, "code": codes[str(row["key"])]} for row in tables["specials"]],
    }
    rest = [name for name in tables if name not in full]
    return full | {name: [dict(row) for row in tables[name]] for name in rest}


def _hide_library_version(path: Path) -> None:
    """Overwrite the version number of the SQLite library, which is for information only."""
    content = bytearray(path.read_bytes())
    content[_VERSION_OF_SQLITE] = _LIBRARY
    path.write_bytes(content)
