"""Importing a deck: what is kept, what is refused, and that nothing changes by halves."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image

from tests.conftest import house_emblems
from trainer_api.catalogue import Catalogue
from trainer_api.decks import importing
from trainer_api.decks.card_codes import card_codes
from trainer_api.decks.database import write_database
from trainer_api.decks.errors import DeckError, DeckProblem, TableProblem, TableWarning
from trainer_api.decks.importing import import_deck
from trainer_api.decks.library import DeckLibrary
from trainer_api.decks.words import describe, describe_notice
from trainer_api.resources import house_catalogue

from .conftest import HEADER, ROWS, Folder, draw, write_csv


def problems(folder: Path, library: DeckLibrary) -> list[tuple[TableProblem, int | None, str]]:
    with pytest.raises(DeckError) as caught:
        import_deck(folder, library, "mine")
    assert caught.value.code is DeckProblem.NOT_VALID
    assert not library.folder.exists() or not any(library.folder.rglob("*.*"))
    for problem in caught.value.problems:  # each has words, in both languages
        assert describe(problem, "en") != describe(problem, "es")
    return [(p.code, p.line, p.column or "") for p in caught.value.problems]


def test_a_deck_is_made(folder: Folder, library: DeckLibrary) -> None:
    done = import_deck(folder(), library, "mine")
    assert (done.works, done.pictures, done.replaced) == (2, 2 + house_emblems(), False)
    assert library.names() == ("house", "mine")
    place = library.place("mine")
    catalogue = Catalogue.open(place.catalogue)
    assert [work.id for work in catalogue.works] == ["red-square", "old-tower"]
    assert catalogue.work("old-tower").styles == (3, 4)
    assert catalogue.work("red-square").title.es == "Cuadrado rojo"
    for picture in catalogue.pictures:
        assert (place.pictures / picture.file).is_file()
    assert place.bundle is not None
    assert not place.bundle.exists()


def test_what_is_not_in_works_comes_from_the_house(folder: Folder, library: DeckLibrary) -> None:
    catalogue = Catalogue.open(import_deck(folder(), library, "mine").place.catalogue)
    house = Catalogue.open(house_catalogue())
    assert catalogue.styles == house.styles
    assert catalogue.editions == house.editions
    assert catalogue.specials == house.specials
    assert catalogue.fingerprint != house.fingerprint
    ids = [card.id for card in (*catalogue.works, *catalogue.specials)]
    assert {w.id: w.code for w in catalogue.works}.items() <= card_codes(ids).items()


def test_importing_again_replaces_all_of_it(folder: Folder, library: DeckLibrary) -> None:
    first = import_deck(folder(), library, "mine")
    other = folder([("blue-square", "painting", "5", "", "Blue", "Azul")], name="other")
    second = import_deck(other, library, "mine")
    assert second.replaced
    assert not first.place.catalogue.exists()
    catalogue = Catalogue.open(library.place("mine").catalogue)
    assert [work.id for work in catalogue.works] == ["blue-square"]
    assert len(list((library.folder / "decks" / "mine" / "versions").iterdir())) == 1


def test_a_failed_import_leaves_the_deck_as_it_was(folder: Folder, library: DeckLibrary) -> None:
    place = import_deck(folder(), library, "mine").place
    before = sorted((p, p.stat().st_mtime_ns) for p in library.folder.rglob("*") if p.is_file())
    bad = folder([("x", "painting", "12", "", "X", "X")], name="bad")
    with pytest.raises(DeckError):
        import_deck(bad, library, "mine")
    after = sorted((p, p.stat().st_mtime_ns) for p in library.folder.rglob("*") if p.is_file())
    assert after == before
    assert library.place("mine") == place


def test_a_crash_leaves_the_deck_as_it_was(
    folder: Folder, library: DeckLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = import_deck(folder(), library, "mine").place

    def crash(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(importing, "write_database", crash)
    with pytest.raises(MemoryError):
        import_deck(folder(name="again"), library, "mine")
    assert library.place("mine") == place
    assert len(list((library.folder / "decks" / "mine" / "versions").iterdir())) == 1


def test_an_older_works_table_of_ours_is_read(folder: Folder, library: DeckLibrary) -> None:
    header = (*HEADER, "artist", "year_from", "year_to", "place", "wikidata", "look_en", "note")
    row = (*ROWS[0], "Somebody", "-300", "-200", "Rome", "Q42", "Look here.", "for us")
    done = import_deck(folder([row], header), library, "mine")
    work = Catalogue.open(done.place.catalogue).work("red-square")
    assert (work.artist, work.year_from, work.place) == ("Somebody", -300, "Rome")
    assert work.look is not None
    assert work.look.es == "Look here."
    assert TableWarning.UNUSED_COLUMN in {notice.code for notice in done.notices}


def test_a_title_in_one_language_stands_for_both(folder: Folder, library: DeckLibrary) -> None:
    done = import_deck(
        folder([("a", "painting", "1", "Toro")], ("id", "category", "style", "title_es")),
        library,
        "mine",
    )
    assert Catalogue.open(done.place.catalogue).work("a").title.en == "Toro"


def test_another_number_of_works_is_only_a_warning(folder: Folder, library: DeckLibrary) -> None:
    done = import_deck(folder([ROWS[0]]), library, "mine")
    codes = [notice.code for notice in done.notices]
    assert codes == [
        TableWarning.OTHER_NUMBER_OF_WORKS,
        TableWarning.STYLES_WITHOUT_WORK,
        TableWarning.CATEGORY_WITHOUT_WORK,
    ]
    assert done.notices[0].data == {"found": 1, "usual": 103}
    for notice in done.notices:
        assert describe_notice(notice, "en") != describe_notice(notice, "es")


def test_everything_wrong_is_told_at_once_with_its_line(
    folder: Folder, library: DeckLibrary
) -> None:
    rows = [
        ("red-square", "painting", "9", "", "Red Square", ""),  # 2: right
        ("Red Square", "painting", "9", "", "x", ""),  # 3: no slug
        ("b", "sculpture", "9", "", "x", ""),  # 4: no such category
        ("c", "painting", "0", "", "x", ""),  # 5: no such style
        ("d", "painting", "nine", "", "x", ""),  # 6: no number
        ("e", "painting", "3", "5", "x", ""),  # 7: no neighbors
        ("f", "painting", "3", "3", "x", ""),  # 8: no neighbors
        ("g", "painting", "3", "2", "x", ""),  # 9: the wrong way round
        ("h", "painting", "10", "11", "x", ""),  # 10: there is no style 11
        ("i", "painting", "3", "", "", ""),  # 11: no title
        ("red-square", "painting", "9", "", "x", ""),  # 12: twice
        ("dealer", "painting", "9", "", "x", ""),  # 13: a special's key
        ("", "painting", "9", "", "x", ""),  # 14: no id
        ("j", "painting", "9", "", "two\nlines", ""),  # 15 and 16: a line break
        ("k", "painting", "9", "", "x" * 1001, ""),  # 17: too long
    ]
    assert problems(folder(rows), library) == [
        (TableProblem.NOT_A_SLUG, 3, "id"),
        (TableProblem.NO_PICTURE, 3, "id"),
        (TableProblem.NOT_A_CHOICE, 4, "category"),
        (TableProblem.OUT_OF_RANGE, 5, "style"),
        (TableProblem.NOT_A_NUMBER, 6, "style"),
        (TableProblem.NOT_NEIGHBORS, 7, "style_2"),
        (TableProblem.NOT_NEIGHBORS, 8, "style_2"),
        (TableProblem.NOT_NEIGHBORS, 9, "style_2"),
        (TableProblem.OUT_OF_RANGE, 10, "style_2"),
        (TableProblem.NO_TITLE, 11, "title_en"),
        (TableProblem.REPEATED, 12, "id"),
        (TableProblem.TAKEN_BY_SPECIAL, 13, "id"),
        (TableProblem.REQUIRED, 14, "id"),
        (TableProblem.CONTROL_CHARACTER, 15, "title_en"),
        (TableProblem.TOO_LONG, 17, "title_en"),
    ]


def test_missing_columns_are_named(folder: Folder, library: DeckLibrary) -> None:
    found = problems(folder([("a", "x")], ("id", "titel")), library)
    missing = [column for code, _, column in found if code is TableProblem.MISSING_COLUMN]
    assert missing == ["category", "style", "title_en"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", TableProblem.EMPTY),
        (b"\xef\xbb\xbf\r\n\r\n", TableProblem.EMPTY),
        (b"id;category;style;title_en\na;painting;1;A\n", TableProblem.WRONG_DELIMITER),
        (
            "id,category\na,Cañón\n".encode("latin-1"),
            TableProblem.NOT_UTF8,
        ),
        ("id,category,style,title_en\n".encode("utf-16"), TableProblem.NOT_UTF8),
        (b"id,category,style,title_en\n", TableProblem.NO_ROWS),
        (b'id,category,style,title_en\na,painting,1,"A\n', TableProblem.BAD_QUOTES),
        (b"id,category,style,title_en\na,painting,1,A,B\n", TableProblem.WRONG_NUMBER_OF_FIELDS),
        (b"id," * 2_000_000, TableProblem.TOO_LARGE),
    ],
)
def test_a_file_of_the_wrong_shape_is_refused(
    tmp_path: Path, library: DeckLibrary, content: bytes, code: TableProblem
) -> None:
    (tmp_path / "works.csv").write_bytes(content)
    draw(tmp_path / "a.png")
    assert code in [found for found, _, _ in problems(tmp_path, library)]


def test_too_many_rows_are_refused(
    folder: Folder, library: DeckLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer_api.decks.csv_table.MAX_ROWS", 1)
    assert problems(folder(), library)[0] == (TableProblem.TOO_MANY_ROWS, None, "")


def test_a_byte_order_mark_and_windows_lines_are_fine(tmp_path: Path, library: DeckLibrary) -> None:
    text = "id,category,style,title_en\r\nred-square,painting,9,Red\r\n\r\n"
    (tmp_path / "works.csv").write_bytes(b"\xef\xbb\xbf" + text.encode())
    draw(tmp_path / "red-square.png")
    assert import_deck(tmp_path, library, "mine").works == 1


def test_no_works_table_and_no_folder(tmp_path: Path, library: DeckLibrary) -> None:
    assert problems(tmp_path, library) == [(TableProblem.MISSING_FILE, None, "")]
    (tmp_path / "works.csv").mkdir()
    assert problems(tmp_path, library) == [(TableProblem.NOT_A_FILE, None, "")]
    with pytest.raises(DeckError) as caught:
        import_deck(tmp_path / "nowhere", library, "mine")
    assert caught.value.code is DeckProblem.NO_SUCH_FOLDER


PICTURED = (*HEADER, "picture")


def test_a_row_may_name_its_picture(folder: Folder, library: DeckLibrary) -> None:
    made = folder([(*ROWS[0], "photos/first one.png")], PICTURED)
    (made / "red-square.png").unlink()
    draw(made / "photos" / "first one.png", "blue")
    place = import_deck(made, library, "mine").place
    (picture,) = Catalogue.open(place.catalogue).pictures_of("red-square")
    assert picture.file == "red-square.png"
    assert (place.pictures / picture.file).read_bytes() == (
        made / "photos" / "first one.png"
    ).read_bytes()


@pytest.mark.parametrize(
    "wish",
    [
        "../secret.png",
        "/etc/passwd",
        "a/../../secret.png",
        "..\\secret.png",
        "C:\\x.png",
        "./x.png",
    ],
)
def test_a_picture_outside_the_folder_is_refused(
    folder: Folder, library: DeckLibrary, tmp_path: Path, wish: str
) -> None:
    draw(tmp_path / "secret.png")
    made = folder([(*ROWS[0], wish)], PICTURED)
    assert problems(made, library) == [(TableProblem.NOT_A_FILE_NAME, 2, "picture")]


def test_a_link_out_of_the_folder_is_refused(
    folder: Folder, library: DeckLibrary, tmp_path: Path
) -> None:
    draw(tmp_path / "secret.png")
    made = folder([(*ROWS[0], "link.png"), (*ROWS[1], "")], PICTURED)
    (made / "link.png").symlink_to(tmp_path / "secret.png")
    (made / "old-tower.png").unlink()
    (made / "old-tower.png").symlink_to(tmp_path / "secret.png")
    assert problems(made, library) == [
        (TableProblem.PICTURE_OUTSIDE, 2, "picture"),
        (TableProblem.PICTURE_OUTSIDE, 3, "picture"),
    ]


def test_missing_and_unreadable_pictures_are_named(folder: Folder, library: DeckLibrary) -> None:
    rows = [
        ("a", "painting", "1", "", "A", "", "a-lost-file.png"),
        ("b", "painting", "1", "", "B", "", "notes.png"),
        ("c", "painting", "1", "", "C", "", "tiny.png"),
        ("d", "painting", "1", "", "D", "", "a-folder"),
        ("e", "painting", "1", "", "E", "", "pipe"),
        ("f", "painting", "1", "", "F", "", "broken.png"),
        ("g", "painting", "1", "", "G", "", ""),
    ]
    made = folder(rows, PICTURED)
    for row in rows:
        (made / f"{row[0]}.png").unlink()
    (made / "notes.png").write_text("no picture at all")
    Image.new("RGB", (8, 8)).save(made / "tiny.png")
    (made / "a-folder").mkdir()
    os.mkfifo(made / "pipe")
    draw(made / "broken.png")
    content = (made / "broken.png").read_bytes()
    (made / "broken.png").write_bytes(content[: len(content) // 2])
    assert problems(made, library) == [
        (TableProblem.PICTURE_MISSING, 2, "picture"),
        *((TableProblem.PICTURE_UNREADABLE, line, "picture") for line in range(3, 8)),
        (TableProblem.NO_PICTURE, 8, "id"),
    ]


def test_a_huge_picture_is_refused_without_reading_it_all(
    folder: Folder, library: DeckLibrary
) -> None:
    made = folder([ROWS[0]])
    with (made / "red-square.png").open("wb") as stream:
        stream.truncate(20_000_000_000)  # takes no room on the disk
    assert problems(made, library) == [(TableProblem.PICTURE_UNREADABLE, 2, "picture")]


def test_too_much_in_all_is_refused(
    folder: Folder, library: DeckLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer_api.decks.picture_files.MAX_TOTAL", 100)
    assert problems(folder(), library) == [(TableProblem.PICTURES_TOO_LARGE, 2, "picture")]


def test_works_without_picture_can_be_allowed(folder: Folder, library: DeckLibrary) -> None:
    made = folder()
    (made / "old-tower.png").unlink()
    done = import_deck(made, library, "mine", missing_pictures=True)
    assert (done.works, done.pictures) == (2, 1 + house_emblems())
    assert TableWarning.WITHOUT_PICTURE in {notice.code for notice in done.notices}


def test_a_picture_that_no_row_uses_is_a_warning(folder: Folder, library: DeckLibrary) -> None:
    made = folder()
    draw(made / "red-sqare.jpg")
    notices = {n.code: n.data for n in import_deck(made, library, "mine").notices}
    assert notices[TableWarning.UNUSED_PICTURE] == {"count": 1, "names": "red-sqare.jpg"}


def test_a_special_may_have_a_picture(folder: Folder, library: DeckLibrary) -> None:
    made = folder()
    draw(made / "forger.jpg")
    catalogue = Catalogue.open(import_deck(made, library, "mine").place.catalogue)
    assert [picture.file for picture in catalogue.pictures_of("forger")] == ["forger.jpg"]


@pytest.mark.parametrize("name", ["", "My Deck", "../x", "a/b", "-a", "x" * 41, "año"])
def test_a_bad_name_is_refused(folder: Folder, library: DeckLibrary, name: str) -> None:
    with pytest.raises(DeckError) as caught:
        import_deck(folder(), library, name)
    assert caught.value.code is DeckProblem.BAD_NAME


def test_the_house_deck_is_read_only(folder: Folder, library: DeckLibrary) -> None:
    with pytest.raises(DeckError) as caught:
        import_deck(folder(), library, "house")
    assert caught.value.code is DeckProblem.HOUSE_IS_READ_ONLY


def test_a_data_folder_that_cannot_be_written_is_named(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DeckError) as caught:
        import_deck(folder(), DeckLibrary(tmp_path / "file"), "mine")
    assert caught.value.code is DeckProblem.CANNOT_WRITE
    assert str(tmp_path / "file") in str(caught.value.data["path"])


def test_our_own_tables_can_be_imported(tmp_path: Path, library: DeckLibrary) -> None:
    works = Path(__file__).resolve().parents[2] / "catalogue" / "works.csv"
    write_csv(tmp_path / "unused.csv", ("a",), [])
    (tmp_path / "works.csv").write_bytes(works.read_bytes())
    done = import_deck(tmp_path, library, "mine", missing_pictures=True)
    catalogue = Catalogue.open(done.place.catalogue)
    assert catalogue.works == Catalogue.open(house_catalogue()).works
    assert catalogue.fingerprint == Catalogue.open(house_catalogue()).fingerprint


def test_a_plate_of_the_house_stands_in_for_a_picture(
    folder: Folder, library: DeckLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plates = tmp_path / "images"
    draw(plates / "plates" / "old-tower.png")
    draw(plates / "plates" / "forger.png")
    row = {"source": "s", "author": "a", "licence": "l", "sha256": "0" * 64}
    tables = importing._house_rows()
    tables["works"] = [dict(zip(HEADER, ROWS[1], strict=True)) | {"style": 3, "style_2": 4}]
    tables["images"] = [
        {"card": card, "file": f"plates/{card}.png", **row} for card in ("forger", "old-tower")
    ]
    write_database(tmp_path / "house.db", tables | {"look_alikes": []})
    monkeypatch.setattr(importing, "house_catalogue", lambda: tmp_path / "house.db")
    monkeypatch.setattr(importing, "house_images", lambda: plates)
    made = folder()
    (made / "old-tower.png").unlink()
    place = import_deck(made, library, "mine").place
    catalogue = Catalogue.open(place.catalogue)
    (picture,) = catalogue.pictures_of("old-tower")
    assert (picture.file, picture.author, picture.licence) == ("plates/old-tower.png", "a", "l")
    assert (place.pictures / picture.file).is_file()
    assert catalogue.pictures_of("forger")
