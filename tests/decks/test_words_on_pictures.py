"""What is told of a deck's pictures: kept, taken over from a plate, or missing in an older deck."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

from trainer_api.catalogue import Bilingual, Catalogue
from trainer_api.catalogue_documents import special_document, work_document
from trainer_api.decks.errors import TableWarning
from trainer_api.decks.importing import import_deck
from trainer_api.resources import house_catalogue

from .conftest import HEADER, ROWS, Folder

if TYPE_CHECKING:
    from trainer_api.decks.library import DeckLibrary


def test_words_on_a_picture_are_kept_with_it(folder: Folder, library: DeckLibrary) -> None:
    header = (*HEADER, "alt_en", "alt_es")
    rows = [(*ROWS[0], "A red field.", "Un campo rojo."), (*ROWS[1], "", "Una torre.")]
    done = import_deck(folder(rows, header), library, "mine")
    catalogue = Catalogue.open(done.place.catalogue)
    (square,), (tower,) = (catalogue.pictures_of(card) for card in ("red-square", "old-tower"))
    assert square.alt == Bilingual("A red field.", "Un campo rojo.")
    assert tower.alt == Bilingual("Una torre.", "Una torre.")
    assert TableWarning.UNUSED_COLUMN not in {notice.code for notice in done.notices}


def test_a_picture_of_which_nothing_is_told_has_no_words(
    folder: Folder, library: DeckLibrary
) -> None:
    catalogue = Catalogue.open(import_deck(folder(), library, "mine").place.catalogue)
    assert [picture.alt for picture in catalogue.pictures_of("red-square")] == [None]


def test_a_plate_brings_its_words_unless_there_are_others(
    folder: Folder, library: DeckLibrary
) -> None:
    house = Catalogue.open(house_catalogue())
    plate, other = (house.pictures_of(card)[0] for card in ("the-kiss", "parthenon"))
    rows = [
        ("the-kiss", "painting", "10", "", "The Kiss", "El beso", "", ""),
        ("parthenon", "architecture", "2", "", "Parthenon", "Partenón", "Ours.", "El nuestro."),
    ]
    made = folder(rows, (*HEADER, "alt_en", "alt_es"))
    for row in rows:
        (made / f"{row[0]}.png").unlink()
    catalogue = Catalogue.open(import_deck(made, library, "mine").place.catalogue)
    assert catalogue.pictures_of("the-kiss") == (plate,)
    assert plate.alt is not None
    ours = Bilingual("Ours.", "El nuestro.")
    assert catalogue.pictures_of("parthenon") == (replace(other, alt=ours),)


def test_a_deck_from_before_there_were_such_words_opens(
    folder: Folder, library: DeckLibrary
) -> None:
    path = import_deck(folder(), library, "mine").place.catalogue
    now = Catalogue.open(path)
    with closing(sqlite3.connect(path)) as connection:
        for column in ("alt_en", "alt_es"):
            connection.execute(f"ALTER TABLE images DROP COLUMN {column}")
        connection.commit()
    then = Catalogue.open(path)
    assert {picture.alt for picture in then.pictures} == {None}
    assert then.fingerprint == now.fingerprint
    assert [picture.file for picture in then.pictures] == [picture.file for picture in now.pictures]
    document = work_document(then.works[0], then)
    assert document["image_alt"] is None


def test_documents_give_the_words_of_the_first_picture() -> None:
    house = Catalogue.open(house_catalogue())
    for picture in house.pictures:
        assert picture.alt is not None
        told = {"en": picture.alt.en, "es": picture.alt.es}
        if picture.card in {work.id for work in house.works}:
            assert work_document(house.work(picture.card), house)["image_alt"] == told
        else:
            assert special_document(house.special(picture.card), house)["image_alt"] == told
