"""The build: text and database are equal, the same bytes each time, errors name their place."""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from PIL import Image

from trainer_api.catalogue import Bilingual, Catalogue

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def chore():
    spec = importlib.util.spec_from_file_location(
        "build_catalogue", ROOT / "scripts" / "build_catalogue.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    folder = tmp_path / "catalogue"
    shutil.copytree(ROOT / "catalogue", folder)
    (folder / "images.csv").write_text("card,file,source,author,licence,sha256\n")
    (tmp_path / "images").mkdir()
    return folder


def build(chore, tables: Path, *more: str) -> int:
    base = tables.parent
    return chore.main(
        [
            *("--tables", str(tables)),
            *("--images", str(base / "images")),
            *("--target", str(base / "catalogue.db")),
            *more,
        ]
    )


def edit(path: Path, before: str, after: str) -> None:
    content = path.read_text(encoding="utf-8")
    assert before in content
    path.write_text(content.replace(before, after, 1), encoding="utf-8")


def test_text_and_database_are_equal(chore, capsys: pytest.CaptureFixture[str]) -> None:
    assert chore.main(["--check"]) == 0, capsys.readouterr().err


def test_the_same_text_gives_the_same_bytes(chore, tables: Path) -> None:
    target = tables.parent / "catalogue.db"
    assert build(chore, tables) == 0
    first = target.read_bytes()
    assert build(chore, tables) == 0
    assert target.read_bytes() == first


def test_a_changed_word_makes_it_stale(
    chore, tables: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build(chore, tables, "--check") == 1
    assert build(chore, tables) == 0
    assert build(chore, tables, "--check") == 0
    edit(tables / "works.csv", "The Kiss", "A Kiss")
    assert build(chore, tables, "--check") == 1
    assert "run scripts/build_catalogue.py" in capsys.readouterr().err


def test_checking_changes_nothing(chore, tables: Path) -> None:
    build(chore, tables, "--check")
    assert not (tables.parent / "catalogue.db").exists()
    assert sorted(p.name for p in tables.parent.iterdir()) == ["catalogue", "images"]


def test_only_known_pragmas_mark_the_file(chore, tables: Path) -> None:
    build(chore, tables)
    with closing(sqlite3.connect(tables.parent / "catalogue.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


@pytest.mark.parametrize(
    ("table", "before", "after", "said"),
    [
        ("works", "great-pyramid,architecture,1", "great-pyramid,architecture,11", "column style"),
        ("works", "great-pyramid,architecture", "great-pyramid,sculpture", "'sculpture' is none"),
        ("works", "stonehenge,arch", "great-pyramid,arch", "'great-pyramid' is already on line 52"),
        ("works", "saint-denis,architecture,3,4", "saint-denis,architecture,3,5", "neighboring"),
        ("works", "the-kiss,", "dealer,", "key of a special card"),
        ("works", ",Q698487,", ",698487,", "column wikidata: '698487' is no Wikidata item"),
        ("works", "1907,1908", "1908,1907", "year_to is before year_from"),
        ("works", "remark_es", "remarks", "column remark_es: this column is missing"),
        ("styles", "1,ancient", "1,Ancient", "styles.csv, line 2, column key"),
        ("styles", "2,classical", "1,classical", "'1' is already on line 2"),
        ("specials", "1,2,,", "1,,,", "style_from and style_to go together"),
        ("specials", "dealer", "deal", "'deal' is none of"),
        ("editions", "es-leaflet", "leaflet", "'es-leaflet' is not in the table editions"),
        ("edition_specials", "en,dealer,3", "en,dealer,0", "0 is not between 1 and 9"),
        ("look_alikes", "similarity", "similarity\nthe-kiss,nobody,0.5", "'nobody' is not in"),
        ("look_alikes", "similarity", "similarity\nthe-kiss,mona-lisa,2.5", "-1 and 1"),
        ("images", "sha256", "sha256\nthe-kiss,../a.webp,s,a,l," + "0" * 64, "out of the folder"),
        ("images", "sha256", "sha256\nthe-kiss,a.webp,s,a,l," + "0" * 64, "no picture a.webp"),
    ],
)
def test_errors_name_file_line_column_and_what_to_do(
    chore,
    tables: Path,
    capsys: pytest.CaptureFixture[str],
    table: str,
    before: str,
    after: str,
    said: str,
) -> None:
    edit(tables / f"{table}.csv", before, after)
    assert build(chore, tables) == 2
    assert not (tables.parent / "catalogue.db").exists()
    errors = capsys.readouterr().err
    assert said in errors, errors


def test_every_problem_is_told_at_once(
    chore, tables: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(tables / "works.csv", "the-kiss,painting", "The Kiss,paint")
    edit(tables / "styles.csv", "1,ancient", "x,ancient")
    (tables / "editions.csv").unlink()
    assert build(chore, tables) == 2
    errors = capsys.readouterr().err
    assert "works.csv, line 51, column id" in errors
    assert "works.csv, line 51, column category" in errors
    assert "styles.csv, line 2, column number" in errors
    assert "editions.csv: there is no such file" in errors


def test_plates_are_listed_with_origin_and_hash(chore, tables: Path) -> None:
    plates = tables.parent / "images" / "plates"
    plates.mkdir()
    (plates / "the-kiss.webp").write_bytes(b"not looked into")
    (plates / "lost_work.webp").write_bytes(b"nor this")
    assert build(chore, tables) == 2  # there, and in no row
    assert build(chore, tables, "--plates") == 0
    with closing(sqlite3.connect(tables.parent / "catalogue.db")) as connection:
        rows = connection.execute("SELECT card, file, licence FROM images ORDER BY 1").fetchall()
    assert rows == [
        ("lost_work", "plates/lost_work.webp", "Apache-2.0"),
        ("the-kiss", "plates/the-kiss.webp", "Apache-2.0"),
    ]
    (plates / "the-kiss.webp").write_bytes(b"another drawing")
    assert build(chore, tables) == 2  # changed after it was listed


ALT_COLUMNS = ",alt_en,alt_es\n"


def test_a_picture_is_told_in_both_languages_or_in_none(
    chore, tables: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = b"a picture"
    (tables.parent / "images" / "a.webp").write_bytes(content)
    row = f"the-kiss,a.webp,s,a,l,{hashlib.sha256(content).hexdigest()}"
    edit(tables / "images.csv", "sha256\n", f"sha256{ALT_COLUMNS}{row},Two in gold.,Dos en oro.\n")
    assert build(chore, tables) == 0
    (picture,) = Catalogue.open(tables.parent / "catalogue.db").pictures
    assert picture.alt == Bilingual("Two in gold.", "Dos en oro.")
    edit(tables / "images.csv", ",Dos en oro.", ",")
    assert build(chore, tables) == 2
    assert "images.csv, line 2, column alt_en" in capsys.readouterr().err


def test_words_on_pictures_are_not_in_the_fingerprint(chore, tables: Path) -> None:
    build(chore, tables)
    before = Catalogue.open(tables.parent / "catalogue.db")
    (tables.parent / "images" / "plates").mkdir()
    (tables.parent / "images" / "plates" / "the-kiss.webp").write_bytes(b"x")
    assert build(chore, tables, "--plates") == 0
    after = Catalogue.open(tables.parent / "catalogue.db")
    assert (before.pictures, len(after.pictures)) == ((), 1)
    assert after.fingerprint == before.fingerprint


def test_plates_are_listed_with_what_their_drawings_say(chore, tables: Path) -> None:
    plates = tables.parent / "images" / "plates"
    plates.mkdir()
    for name in ("the-kiss", "lost_work"):
        (plates / f"{name}.webp").write_bytes(name.encode())
    assert build(chore, tables, "--plates") == 0
    pictures = Catalogue.open(tables.parent / "catalogue.db").pictures
    assert {p.card: p.file for p in pictures} == {
        "the-kiss": "plates/the-kiss.webp",
        "lost_work": "plates/lost_work.webp",
    }
    for picture in pictures:
        assert picture.alt == Bilingual(*chore.alt_of(picture.card))


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        (None, "the plate my-work has no drawing my_work.py"),
        ("SIZE = (3, 2)\n", "the plate my-work says nothing"),
        ('ALT = {"en": "A red square."}\n', "the plate my-work says nothing"),
        ('ALT: dict[str, str] = {"en": "A", "es": ""}\n', "the plate my-work says nothing"),
        ("ALT = dict(en=1)\n", "the plate my-work says nothing"),
    ],
)
def test_a_plate_of_which_nothing_is_told_is_named(
    chore,
    tables: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    drawing: str | None,
    said: str,
) -> None:
    monkeypatch.setattr(chore, "ROOT", tables.parent)
    monkeypatch.setattr(chore, "DRAWINGS", tables.parent / "drawings")
    (tables.parent / "drawings" / "works").mkdir(parents=True)
    if drawing is not None:
        (tables.parent / "drawings" / "works" / "my_work.py").write_text(drawing)
    (tables.parent / "images" / "plates").mkdir()
    (tables.parent / "images" / "plates" / "my-work.webp").write_bytes(b"x")
    before = (tables / "images.csv").read_bytes()
    assert build(chore, tables, "--plates") == 2
    assert said in capsys.readouterr().err
    assert (tables / "images.csv").read_bytes() == before
    assert not (tables.parent / "catalogue.db").exists()


def test_every_picture_of_the_house_was_made_small_for_the_web() -> None:
    catalogue = Catalogue.open(ROOT / "catalogue.db")
    small = {ROOT / "images" / picture.thumbnail(240) for picture in catalogue.pictures}
    assert small == set((ROOT / "images" / "thumbs").glob("*.webp"))
    for path in list(small)[:5]:
        with Image.open(path) as image:
            assert (image.format, image.width) == ("WEBP", 240)
