"""A deck's catalogue.db as typed, read-only values: works, specials, styles, editions, pictures."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from trainer_api.cards import (
    Bilingual,
    EditionInfo,
    EditionSpecial,
    Moment,
    Picture,
    SpecialInfo,
    StyleInfo,
    Work,
)
from trainer_api.rules.stairway.deck import Deck
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "Bilingual",
    "Catalogue",
    "CatalogueError",
    "CatalogueProblem",
    "EditionInfo",
    "EditionSpecial",
    "Moment",
    "Picture",
    "SpecialInfo",
    "StyleInfo",
    "Work",
]

SCHEMA_VERSION: Final = 1
"""`PRAGMA user_version` of the databases that this module reads."""

APPLICATION_ID: Final = 0x53544157
"""`PRAGMA application_id` of a catalogue ("STAW")."""

FINGERPRINTED: Final = ("styles", "cards", "works", "specials", "editions", "edition_specials")
"""The tables that the fingerprint covers: all but pictures and look-alikes."""


class CatalogueProblem(StrEnum):
    """Why a catalogue, or something in it, cannot be had."""

    NOT_FOUND = "not_found"
    NOT_A_CATALOGUE = "not_a_catalogue"
    WRONG_VERSION = "wrong_version"
    NO_SUCH_WORK = "no_such_work"
    NO_SUCH_SPECIAL = "no_such_special"
    NO_SUCH_CARD = "no_such_card"
    NO_SUCH_STYLE = "no_such_style"
    NO_SUCH_EDITION = "no_such_edition"


class CatalogueError(Exception):
    """A catalogue that cannot be read, or a thing that is not in it.

    Attributes:
        code: the reason.
        data: what its text needs (`path`, `name`, `version`, ...).
    """

    def __init__(self, code: CatalogueProblem, **data: str | int) -> None:
        self.code = code
        self.data = data
        super().__init__(f"{code}: " + ", ".join(f"{k}={v!r}" for k, v in data.items()))


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Everything that a deck's catalogue.db says, in its order.

    Attributes:
        works: all works.
        specials: all types of special card.
        styles: the ten styles, oldest first.
        editions: the editions, the default first.
        pictures: all pictures.
        look_alikes: (work, other, similarity -1..1), the most alike first.
        fingerprint: 16 hexadecimal digits of everything but pictures and look-alikes.
    """

    works: tuple[Work, ...]
    specials: tuple[SpecialInfo, ...]
    styles: tuple[StyleInfo, ...]
    editions: tuple[EditionInfo, ...]
    pictures: tuple[Picture, ...]
    look_alikes: tuple[tuple[str, str, float], ...]
    fingerprint: str
    _cards: dict[str, Work | SpecialInfo] = field(init=False, repr=False, compare=False)
    _codes: dict[str, Work | SpecialInfo] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        cards: tuple[Work | SpecialInfo, ...] = (*self.works, *self.specials)
        object.__setattr__(self, "_cards", {card.id: card for card in cards})
        object.__setattr__(self, "_codes", {card.code: card for card in cards})

    @classmethod
    def open(cls, path: Path) -> Catalogue:
        """Read a catalogue.db, which is opened read-only and closed again.

        Raises:
            CatalogueError: there is no such file, it is no catalogue, or of another version.
        """
        if not path.is_file():
            raise CatalogueError(CatalogueProblem.NOT_FOUND, path=str(path))
        # immutable: no lock and no journal beside it, so that a read-only folder will do.
        uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        try:
            with closing(sqlite3.connect(uri, uri=True)) as connection:
                connection.row_factory = sqlite3.Row
                _check_kind(connection, path)
                return _read(connection)
        except sqlite3.DatabaseError as error:
            raise CatalogueError(
                CatalogueProblem.NOT_A_CATALOGUE, path=str(path), why=str(error)
            ) from error

    def card(self, card: str) -> Work | SpecialInfo:
        """Return the work or special with this id.

        Raises:
            CatalogueError: NO_SUCH_CARD.
        """
        found = self._cards.get(card)
        if found is None:
            raise CatalogueError(CatalogueProblem.NO_SUCH_CARD, name=card)
        return found

    def work(self, card: str) -> Work:
        """Return the work with this id.

        Raises:
            CatalogueError: NO_SUCH_WORK.
        """
        found = self._cards.get(card)
        if not isinstance(found, Work):
            raise CatalogueError(CatalogueProblem.NO_SUCH_WORK, name=card)
        return found

    def special(self, key: str) -> SpecialInfo:
        """Return the special with this key.

        Raises:
            CatalogueError: NO_SUCH_SPECIAL.
        """
        found = self._cards.get(key)
        if not isinstance(found, SpecialInfo):
            raise CatalogueError(CatalogueProblem.NO_SUCH_SPECIAL, name=key)
        return found

    def style(self, number: int) -> StyleInfo:
        """Return the style with this number, 1..10.

        Raises:
            CatalogueError: NO_SUCH_STYLE.
        """
        for style in self.styles:
            if style.number == number:
                return style
        raise CatalogueError(CatalogueProblem.NO_SUCH_STYLE, name=str(number))

    def edition(self, key: str) -> EditionInfo:
        """Return the edition with this key.

        Raises:
            CatalogueError: NO_SUCH_EDITION.
        """
        for edition in self.editions:
            if edition.key == key:
                return edition
        raise CatalogueError(
            CatalogueProblem.NO_SUCH_EDITION,
            name=key,
            names=", ".join(edition.key for edition in self.editions),
        )

    def by_code(self, code: str) -> Work | SpecialInfo | None:
        """Return the card whose QR carries this code (any case, blanks around), or None."""
        return self._codes.get(code.strip().upper())

    def pictures_of(self, card: str) -> tuple[Picture, ...]:
        """Return the pictures of a card, none for a card without."""
        return tuple(picture for picture in self.pictures if picture.card == card)

    def deck(self) -> Deck:
        """Return what the rules need to know of this deck."""
        return Deck.of((work.id, work.category.value, work.styles) for work in self.works)


def _check_kind(connection: sqlite3.Connection, path: Path) -> None:
    """Raise a CatalogueError unless the database says that it is one, of our version."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise CatalogueError(
            CatalogueProblem.NOT_A_CATALOGUE, path=str(path), why=f"application_id {application}"
        )
    if version != SCHEMA_VERSION:
        raise CatalogueError(
            CatalogueProblem.WRONG_VERSION, path=str(path), version=version, wanted=SCHEMA_VERSION
        )


def _rows(connection: sqlite3.Connection, table: str, order: str) -> list[sqlite3.Row]:
    return connection.execute(f"SELECT * FROM {table} ORDER BY {order}").fetchall()  # noqa: S608


def _read(connection: sqlite3.Connection) -> Catalogue:
    """Read all tables of a catalogue."""
    specials = tuple(_special(row) for row in _rows(connection, "specials", "number"))
    own = {special.key: special for special in specials}
    counted = [
        (row["edition"], _edition_special(row, own[Special(row["special"])]))
        for row in _rows(connection, "edition_specials", "edition, special")
    ]
    order = {special.key: at for at, special in enumerate(specials)}
    editions = tuple(
        EditionInfo(
            key=row["key"],
            name=_bilingual(row, "name"),
            note=_bilingual(row, "note"),
            help_cards=row["help_cards"],
            guides=row["guides"],
            specials=tuple(
                sorted((s for key, s in counted if key == row["key"]), key=lambda s: order[s.key])
            ),
        )
        for row in _rows(connection, "editions", "number")
    )
    return Catalogue(
        works=tuple(_work(row) for row in _rows(connection, "works", "number")),
        specials=specials,
        styles=tuple(
            StyleInfo(row["number"], row["key"], *(_bilingual(row, n) for n in _OF_A_STYLE))
            for row in _rows(connection, "styles", "number")
        ),
        editions=editions,
        pictures=tuple(_picture(row) for row in _rows(connection, "images", "card, file")),
        look_alikes=tuple(
            (row["work"], row["other"], row["similarity"])
            for row in _rows(connection, "look_alikes", "work, similarity DESC, other")
        ),
        fingerprint=_fingerprint(connection),
    )


_OF_A_STYLE: Final = ("name", "years", "look")


def _bilingual(row: sqlite3.Row, name: str) -> Bilingual:
    return Bilingual(row[f"{name}_en"], row[f"{name}_es"])


def _either(row: sqlite3.Row, name: str) -> Bilingual | None:
    """Return a text that may be missing; one language stands in for the other."""
    en, es = row[f"{name}_en"], row[f"{name}_es"]
    return Bilingual(en or es, es or en) if en or es else None


def _work(row: sqlite3.Row) -> Work:
    plain: dict[str, Any] = {name: row[name] for name in _OF_A_WORK}
    styles = (row["style"],) if row["style_2"] is None else (row["style"], row["style_2"])
    return Work(
        category=Category(row["category"]),
        styles=styles,
        title=_bilingual(row, "title"),
        look=_either(row, "look"),
        remark=_either(row, "remark"),
        **plain,
    )


_OF_A_WORK: Final = (
    "id",
    "code",
    "artist",
    "year_from",
    "year_to",
    "place",
    "wikidata",
    "commons_file",
)


def _picture(row: sqlite3.Row) -> Picture:
    plain: dict[str, Any] = {name: row[name] for name in _OF_A_PICTURE}
    described = "alt_en" in row.keys()  # noqa: SIM118 a row iterates over its values
    return Picture(**plain, alt=_either(row, "alt") if described else None)


_OF_A_PICTURE: Final = ("card", "file", "source", "author", "licence", "sha256")
"""Columns that every catalogue has; those made before alternative texts lack `alt_en`, `alt_es`."""


def _special(row: sqlite3.Row) -> SpecialInfo:
    first, last, category = row["style_from"], row["style_to"], row["target_category"]
    return SpecialInfo(
        key=Special(row["key"]),
        code=row["code"],
        name=_bilingual(row, "name"),
        moment=Moment(row["moment"]),
        attaches=bool(row["attaches"]),
        target_styles=() if first is None else tuple(range(first, last + 1)),
        target_category=None if category is None else Category(category),
        effect=_bilingual(row, "effect"),
    )


def _edition_special(row: sqlite3.Row, own: SpecialInfo) -> EditionSpecial:
    """Return a special as an edition has it: its own moment and effect where nothing differs."""
    return EditionSpecial(
        key=own.key,
        copies=row["copies"],
        moment=Moment(row["moment"] or own.moment),
        effect=_either(row, "effect") or own.effect,
    )


def _fingerprint(connection: sqlite3.Connection) -> str:
    """Hash the rows of the tables that make two decks the same deck, in the order of their keys."""
    digest = hashlib.sha256(f"catalogue {SCHEMA_VERSION}".encode())
    for table in FINGERPRINTED:
        digest.update(f"\n{table}\n".encode())
        for row in sorted(tuple(r) for r in _rows(connection, table, "1, 2")):
            digest.update(json.dumps(row, ensure_ascii=True).encode() + b"\n")
    return digest.hexdigest()[:16]
