"""Fields: what each form takes, and that a checked table always fits the database."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from trainer_api.catalogue import Catalogue
from trainer_api.decks.columns import Column, FieldError, Form, is_inside
from trainer_api.decks.csv_table import parse_sheet
from trainer_api.decks.database import write_database
from trainer_api.decks.errors import TableProblem
from trainer_api.decks.importing import _house_rows, _table, _work
from trainer_api.decks.tables import read_entries


@pytest.mark.parametrize(
    ("column", "field", "value"),
    [
        (Column("a"), "text", "text"),
        (Column("a", required=False), "", None),
        (Column("a", Form.INTEGER), "-12", -12),
        (Column("a", Form.INTEGER, low=1, high=3), "3", 3),
        (Column("a", Form.DECIMAL, low=-1, high=1), "-0.25", -0.25),
        (Column("a", Form.WORK_ID), "the-kiss-2", "the-kiss-2"),
        (Column("a", Form.CARD_ID), "lost_work", "lost_work"),
        (Column("a", Form.FILE_NAME), "a b/ç.jpg", "a b/ç.jpg"),
    ],
)
def test_a_field_that_fits(column: Column, field: str, value: object) -> None:
    assert column.read(field) == value


@pytest.mark.parametrize(
    ("column", "field", "code"),
    [
        (Column("a"), "", TableProblem.REQUIRED),
        (Column("a"), "a\x00", TableProblem.CONTROL_CHARACTER),
        (Column("a"), "x" * 1001, TableProblem.TOO_LONG),
        (Column("a", Form.WORK_ID), "x" * 65, TableProblem.TOO_LONG),
        (Column("a", Form.INTEGER), "1.5", TableProblem.NOT_A_NUMBER),
        (Column("a", Form.INTEGER), "٣", TableProblem.NOT_A_NUMBER),
        (Column("a", Form.INTEGER), "1" * 10, TableProblem.NOT_A_NUMBER),
        (Column("a", Form.INTEGER, high=3), "4", TableProblem.OUT_OF_RANGE),
        (Column("a", Form.DECIMAL), "nan", TableProblem.NOT_A_NUMBER),
        (Column("a", Form.WORK_ID), "a--b", TableProblem.NOT_A_SLUG),
        (Column("a", Form.WORK_ID), "lost_work", TableProblem.NOT_A_SLUG),
        (Column("a", Form.WORK_ID), "á", TableProblem.NOT_A_SLUG),
        (Column("a", Form.SHA256), "A" * 64, TableProblem.NOT_A_HASH),
        (Column("a", choices=("b", "c")), "d", TableProblem.NOT_A_CHOICE),
    ],
)
def test_a_field_that_does_not_fit(column: Column, field: str, code: TableProblem) -> None:
    with pytest.raises(FieldError) as caught:
        column.read(field)
    assert caught.value.code is code


@given(st.text(alphabet="ab./\\:~", max_size=12))
def test_a_name_inside_never_leads_out(name: str) -> None:
    root = Path("/some/where")
    if is_inside(name):
        resolved = Path(f"{root}/{name}").resolve()
        assert resolved.is_relative_to(root)
        assert resolved != root


words = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=5)
titles = st.text(st.characters(categories=("L", "P", "S")), min_size=1, max_size=5)
labels = st.one_of(
    st.sampled_from([("1", ""), ("10", ""), ("3", "4"), ("9", "10")]),
    st.tuples(st.integers(0, 11).map(str), st.sampled_from(["", "2", "10", "11"])),
)


def row(card: str, label: tuple[str, str], title: str, word: str, number: int) -> dict[str, str]:
    """Return a row that is often right, and wrong in all sorts of ways."""
    return {
        "id": card,
        "category": ("painting", "architecture")[number % 2],
        "style": label[0],
        "style_2": label[1],
        "title_en": title,
        "title_es": word,
        "artist": word,
        "year_from": ("", "-500", "1900")[number % 3],
        "year_to": ("", "-400", "1907")[number % 5 % 3],
        "wikidata": ("", "Q1", "Q", "Q12")[number % 7 % 4],
        "look_es": word,
        "remark_en": word[:1],
        "remark_es": word[:1],
    }


works = st.builds(
    row, st.sampled_from(["a", "b-2", "c", "d"]), labels, titles, words, st.integers(0, 99)
)


@settings(max_examples=100, deadline=None)
@given(st.lists(works, min_size=1, max_size=2))
def test_rows_that_pass_the_check_fit_the_database(rows: list[dict[str, str]]) -> None:
    quoted = [",".join('"' + f.replace('"', '""') + '"' for f in row.values()) for row in rows]
    content = "\n".join([",".join(rows[0]), *quoted]).encode("utf-8", "replace")
    sheet = parse_sheet(content, "f")
    entries, problems = read_entries(sheet, _table())
    if problems or sheet.problems:
        return
    event("valid")
    tables = _house_rows()
    tables |= {"works": [_work(entry) for entry in entries], "images": [], "look_alikes": []}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "catalogue.db"
        write_database(path, tables)
        assert len(Catalogue.open(path).works) == len(entries)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    sheet = parse_sheet(content, "f.csv")
    assert sheet.problems or sheet.columns
    assert all(set(row.fields) == set(sheet.columns) for row in sheet.rows)


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    sheet = parse_sheet(b'a,b\n"one\nmore",2\n\n3,4\n5\n', "f.csv")
    assert [row.line for row in sheet.rows] == [2, 5]
    assert [(p.code, p.line) for p in sheet.problems] == [(TableProblem.WRONG_NUMBER_OF_FIELDS, 6)]
