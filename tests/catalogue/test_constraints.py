"""What the database itself refuses, whoever writes to it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from trainer_api.resources import house_catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    shutil.copy(house_catalogue(), tmp_path / "catalogue.db")
    with closing(sqlite3.connect(tmp_path / "catalogue.db")) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        yield connection


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO styles VALUES (11, 'x', 'x', 'x', 'x', 'x', 'x', 'x')",
        "UPDATE styles SET name_es = '' WHERE number = 1",
        "DELETE FROM styles WHERE number = 1",
        "UPDATE works SET category = 'sculpture' WHERE id = 'the-kiss'",
        "UPDATE works SET style = 11 WHERE id = 'the-kiss'",
        "UPDATE works SET style = NULL WHERE id = 'the-kiss'",
        "UPDATE works SET style_2 = 5 WHERE id = 'saint-denis'",
        "UPDATE works SET title_en = NULL WHERE id = 'the-kiss'",
        "UPDATE works SET year_to = 1 WHERE id = 'the-kiss'",
        "UPDATE works SET year_to = 'about 1900' WHERE id = 'the-kiss'",
        "UPDATE works SET remark_es = NULL WHERE id = 'the-kiss'",
        "UPDATE works SET wikidata = '42' WHERE id = 'the-kiss'",
        "UPDATE works SET id = 'mona-lisa' WHERE id = 'the-kiss'",
        "UPDATE works SET code = '2222' WHERE id = 'the-kiss'",
        "UPDATE works SET kind = 'special' WHERE id = 'the-kiss'",
        "DELETE FROM cards WHERE id = 'the-kiss'",
        "INSERT INTO cards VALUES ('new', 'work', 'ABC')",
        "INSERT INTO cards VALUES ('new', 'work', 'ABC0')",
        "INSERT INTO cards VALUES ('new', 'picture', 'ABCD')",
        "INSERT INTO cards SELECT 'new', 'work', code FROM works WHERE id = 'the-kiss'",
        "UPDATE specials SET moment = 'never' WHERE key = 'forger'",
        "UPDATE specials SET style_from = 2 WHERE key = 'forger'",
        "UPDATE specials SET style_from = 10, style_to = 9 WHERE key = 'forger'",
        "UPDATE specials SET target_category = 'painting' WHERE key = 'forger'",
        "UPDATE edition_specials SET copies = 0 WHERE special = 'forger'",
        "INSERT INTO edition_specials VALUES ('fr', 'forger', 2, NULL, NULL, NULL)",
        "INSERT INTO edition_specials VALUES ('en', 'the-kiss', 2, NULL, NULL, NULL)",
        "INSERT INTO edition_specials VALUES ('en', 'student', 2, NULL, 'only English', NULL)",
        "INSERT INTO images VALUES ('nobody', 'a.jpg', 's', 'a', 'l', 'HASH', NULL, NULL)",
        "INSERT INTO images VALUES ('the-kiss', '/a.jpg', 's', 'a', 'l', 'HASH', NULL, NULL)",
        "INSERT INTO images VALUES ('the-kiss', 'a.jpg', 's', 'a', 'l', 'HASH', '', 'algo')",
        "INSERT INTO images VALUES ('the-kiss', '../a.jpg', 's', 'a', 'l', 'HASH', NULL, NULL)",
        "INSERT INTO images VALUES ('the-kiss', 'a.jpg', 's', 'a', 'l', 'short', NULL, NULL)",
        "INSERT INTO look_alikes VALUES ('the-kiss', 'the-kiss', 1)",
        "INSERT INTO look_alikes VALUES ('the-kiss', 'mona-lisa', 1.5)",
        "INSERT INTO look_alikes VALUES ('the-kiss', 'forger', 0.5)",
    ],
)
def test_the_database_refuses(database: sqlite3.Connection, statement: str) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        database.execute(statement.replace("HASH", "0" * 64))


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO images VALUES ('forger', 'a.jpg', NULL, NULL, NULL, 'HASH', NULL, NULL)",
        "INSERT INTO look_alikes VALUES ('the-kiss', 'mona-lisa', 0.5)",
        "UPDATE works SET artist = NULL WHERE id = 'the-kiss'",
    ],
)
def test_the_database_accepts(database: sqlite3.Connection, statement: str) -> None:
    database.execute(statement.replace("HASH", "0" * 64))
