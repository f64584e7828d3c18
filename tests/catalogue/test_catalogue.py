"""The typed view: what it reads, what it refuses, that it writes nothing."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from trainer_api.catalogue import (
    Bilingual,
    Catalogue,
    CatalogueError,
    CatalogueProblem,
    Moment,
    SpecialInfo,
    Work,
)
from trainer_api.resources import house_catalogue
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def house() -> Catalogue:
    return Catalogue.open(house_catalogue())


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "catalogue.db"
    shutil.copy(house_catalogue(), path)
    return path


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_work_says_everything(house: Catalogue) -> None:
    work = house.work("burial-of-count-orgaz")
    assert work.category is Category.PAINTING
    assert work.styles == (5, 6)
    assert work.is_bridge
    assert work.title == Bilingual(
        "The Burial of the Count of Orgaz", "El entierro del señor de Orgaz"
    )
    assert work.artist == "El Greco"
    assert (work.year_from, work.year_to) == (1586, 1588)
    assert work.look is not None
    assert work.remark is not None
    assert "Mannerist" in work.remark.of("en")
    assert "manierista" in work.remark.of("es")


def test_unknown_facts_are_none(house: Catalogue) -> None:
    work = house.work("altamira-bison")
    assert work.artist is None
    assert work.wikidata is None
    assert work.remark is None
    assert house.work("sagrada-familia").year_to is None


def test_a_special_says_what_it_may_hit(house: Catalogue) -> None:
    freemason = house.special("freemason")
    assert freemason.key is Special.FREEMASON
    assert freemason.restricted
    assert freemason.target_styles == (3, 4, 5, 6)
    assert freemason.target_category is Category.ARCHITECTURE
    unesco = house.special("unesco")
    assert unesco.attaches
    assert not unesco.restricted
    assert unesco.target_category is None


def test_an_edition_has_its_own_wording(house: Catalogue) -> None:
    leaflet = {s.key: s for s in house.edition("es-leaflet").specials}
    english = {s.key: s for s in house.edition("en").specials}
    assert leaflet[Special.PATRON].moment is Moment.DRAW
    assert english[Special.PATRON].moment is Moment.SPECIALS
    assert leaflet[Special.PATRON].effect != english[Special.PATRON].effect
    assert english[Special.PATRON].effect == house.special("patron").effect


def test_every_card_is_found_by_id_and_code(house: Catalogue) -> None:
    for card in (*house.works, *house.specials):
        assert house.card(card.id) is card
        assert house.by_code(card.code) is card
        assert house.by_code(f" {card.code.lower()}\n") is card
    assert house.by_code("0000") is None
    assert house.by_code("") is None


def test_kinds_are_not_mixed(house: Catalogue) -> None:
    assert isinstance(house.card("patron"), SpecialInfo)
    assert isinstance(house.card("the-kiss"), Work)
    with pytest.raises(CatalogueError) as caught:
        house.work("patron")
    assert caught.value.code is CatalogueProblem.NO_SUCH_WORK
    assert caught.value.data == {"name": "patron"}
    with pytest.raises(CatalogueError) as caught:
        house.special("the-kiss")
    assert caught.value.code is CatalogueProblem.NO_SUCH_SPECIAL


@pytest.mark.parametrize(
    ("ask", "problem"),
    [
        (lambda c: c.card("nothing"), CatalogueProblem.NO_SUCH_CARD),
        (lambda c: c.style(11), CatalogueProblem.NO_SUCH_STYLE),
        (lambda c: c.edition("fr"), CatalogueProblem.NO_SUCH_EDITION),
    ],
)
def test_what_is_not_there_is_a_typed_error(house: Catalogue, ask, problem) -> None:
    with pytest.raises(CatalogueError) as caught:
        ask(house)
    assert caught.value.code is problem


def test_the_rules_get_their_deck(house: Catalogue) -> None:
    deck = house.deck()
    assert len(deck.works) == len(house.works)
    assert deck.work("saint-denis").styles == (3, 4)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError) as caught:
        Catalogue.open(tmp_path / "catalogue.db")
    assert caught.value.code is CatalogueProblem.NOT_FOUND


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough" * 9, b"\0" * 4096])
def test_another_file_is_no_catalogue(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "catalogue.db"
    path.write_bytes(content)
    with pytest.raises(CatalogueError) as caught:
        Catalogue.open(path)
    assert caught.value.code is CatalogueProblem.NOT_A_CATALOGUE


def test_another_database_is_no_catalogue(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    change(path, "CREATE TABLE works (id TEXT)")
    with pytest.raises(CatalogueError) as caught:
        Catalogue.open(path)
    assert caught.value.code is CatalogueProblem.NOT_A_CATALOGUE


def test_another_version_is_refused(copy: Path) -> None:
    change(copy, "PRAGMA user_version = 99")
    with pytest.raises(CatalogueError) as caught:
        Catalogue.open(copy)
    assert caught.value.code is CatalogueProblem.WRONG_VERSION
    assert caught.value.data["version"] == 99


def test_a_missing_table_is_refused(copy: Path) -> None:
    change(copy, "DROP TABLE look_alikes")
    with pytest.raises(CatalogueError) as caught:
        Catalogue.open(copy)
    assert caught.value.code is CatalogueProblem.NOT_A_CATALOGUE


def test_reading_leaves_no_trace(copy: Path) -> None:
    before = copy.read_bytes()
    copy.chmod(0o444)
    copy.parent.chmod(0o555)
    try:
        Catalogue.open(copy)
        assert [path.name for path in copy.parent.iterdir()] == ["catalogue.db"]
    finally:
        copy.parent.chmod(0o755)
    assert copy.read_bytes() == before


def test_a_path_with_signs_of_an_address_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "100 % ¿mine? #1"
    folder.mkdir()
    shutil.copy(house_catalogue(), folder / "catalogue.db")
    assert len(Catalogue.open(folder / "catalogue.db").works) == 103


@pytest.mark.parametrize(
    ("statement", "same"),
    [
        (
            "INSERT INTO images VALUES ('the-kiss', 'n.jpg', 's', 'a', 'l', 'HASH', NULL, NULL)",
            True,
        ),
        ("INSERT INTO look_alikes VALUES ('the-kiss', 'mona-lisa', 0.5)", True),
        ("UPDATE works SET style = 9 WHERE id = 'the-kiss'", False),
        ("UPDATE works SET title_es = 'Otro' WHERE id = 'the-kiss'", False),
        ("UPDATE edition_specials SET copies = 9 WHERE special = 'forger'", False),
        ("UPDATE specials SET style_to = 9 WHERE key = 'cancelled'", False),
    ],
)
def test_the_fingerprint_leaves_pictures_and_look_alikes_out(
    house: Catalogue, copy: Path, statement: str, same: bool
) -> None:
    change(copy, statement.replace("HASH", "0" * 64))
    changed = Catalogue.open(copy)
    assert (changed.fingerprint == house.fingerprint) is same
    assert len(house.fingerprint) == 16
