"""The tables that a catalogue is built from: their columns, and the check of whole rows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from trainer_api.cards import Moment
from trainer_api.decks.columns import Column, FieldError, Form, Value
from trainer_api.decks.errors import Problem, TableProblem
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category, Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from trainer_api.decks.csv_table import Sheet

_CATEGORIES: Final = tuple(category.value for category in Category)
_MOMENTS: Final = tuple(moment.value for moment in Moment)


@dataclass(frozen=True, slots=True)
class Entry:
    """A row that fits its columns: the line where it starts, and its values by column."""

    line: int
    values: dict[str, Value]


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the catalogue.

    Attributes:
        name: of the table; its file is `NAME.csv`.
        columns: in the order of the file.
        unique: groups of columns whose values, together, occur once.
        check: what is wrong with one row's values together: pairs of code and column.
        younger: columns that came later: a file may lack them altogether.
    """

    name: str
    columns: tuple[Column, ...]
    unique: tuple[tuple[str, ...], ...] = ()
    check: Callable[[dict[str, Value]], Iterable[tuple[TableProblem, str]]] = lambda _: ()
    younger: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """Name of the table's file."""
        return f"{self.name}.csv"

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all columns."""
        return tuple(column.name for column in self.columns)

    @property
    def needed(self) -> tuple[str, ...]:
        """Names of the columns that a file must have."""
        return tuple(name for name in self.names if name not in self.younger)

    def with_columns(self, *columns: Column) -> Table:
        """Return the table with more columns."""
        return replace(self, columns=(*self.columns, *columns))

    def with_optional(self, *names: str) -> Table:
        """Return the table with these columns no longer required."""
        columns = tuple(
            replace(column, required=column.required and column.name not in names)
            for column in self.columns
        )
        return replace(self, columns=columns)


def read_entries(sheet: Sheet, table: Table) -> tuple[list[Entry], list[Problem]]:
    """Check every field and row of a sheet; return the rows that are right and all problems."""
    entries: list[Entry] = []
    problems: list[Problem] = []
    for row in sheet.rows:
        values: dict[str, Value] = {}
        wrong: list[Problem] = []
        for column in table.columns:
            try:
                values[column.name] = column.read(row.fields.get(column.name, ""))
            except FieldError as error:
                values[column.name] = None
                wrong.append(Problem(error.code, sheet.file, row.line, column.name, error.data))
        if not wrong:
            wrong = [
                Problem(code, sheet.file, row.line, column) for code, column in table.check(values)
            ]
        problems += wrong
        if not wrong:
            entries.append(Entry(row.line, values))
    problems += _repeated(sheet, table)
    return entries, sorted(problems, key=lambda problem: problem.line or 0)


def _repeated(sheet: Sheet, table: Table) -> Iterator[Problem]:
    """Find values that must be unique and are not, in all rows, right or wrong."""
    for group in table.unique:
        seen: dict[tuple[str, ...], int] = {}
        for row in sheet.rows:
            value = tuple(row.fields.get(name, "") for name in group)
            if not all(value):
                continue
            first = seen.setdefault(value, row.line)
            if first != row.line:
                data: dict[str, str | int] = {"value": " ".join(value), "first": first}
                yield Problem(TableProblem.REPEATED, sheet.file, row.line, group[-1], data)


def _check_work(values: dict[str, Value]) -> Iterator[tuple[TableProblem, str]]:
    style, second = values["style"], values["style_2"]
    if isinstance(style, int) and isinstance(second, int) and second != style + 1:
        yield TableProblem.NOT_NEIGHBORS, "style_2"
    first, last = values["year_from"], values["year_to"]
    if isinstance(first, int) and isinstance(last, int) and first > last:
        yield TableProblem.YEARS_REVERSED, "year_to"
    if values["id"] in set(Special):
        yield TableProblem.TAKEN_BY_SPECIAL, "id"
    if values["title_en"] is None and values["title_es"] is None:
        yield TableProblem.NO_TITLE, "title_en"
    if (values["remark_en"] is None) != (values["remark_es"] is None):
        yield TableProblem.ONE_LANGUAGE, "remark_en"


def _check_special(values: dict[str, Value]) -> Iterator[tuple[TableProblem, str]]:
    first, last = values["style_from"], values["style_to"]
    reversed_ = isinstance(first, int) and isinstance(last, int) and first > last
    if reversed_ or (first is None) != (last is None):
        yield TableProblem.WRONG_TARGET, "style_to"
    elif first is None and values["target_category"] is not None:
        yield TableProblem.WRONG_TARGET, "target_category"


def _check_edition_special(values: dict[str, Value]) -> Iterator[tuple[TableProblem, str]]:
    if (values["effect_en"] is None) != (values["effect_es"] is None):
        yield TableProblem.ONE_LANGUAGE, "effect_en"


def _check_image(values: dict[str, Value]) -> Iterator[tuple[TableProblem, str]]:
    if (values["alt_en"] is None) != (values["alt_es"] is None):
        yield TableProblem.ONE_LANGUAGE, "alt_en"


def _texts(*names: str, required: bool = True) -> tuple[Column, ...]:
    """Return two columns for each name: English and Spanish."""
    return tuple(Column(f"{name}_{lang}", required=required) for name in names for lang in _LANGS)


def _style(name: str, *, required: bool = True) -> Column:
    """Return a column that holds the number of a style."""
    return Column(name, Form.INTEGER, required=required, low=min(Style), high=max(Style))


def _year(name: str) -> Column:
    """Return a column that may hold a year, negative for BC."""
    return Column(name, Form.INTEGER, required=False, low=-40_000, high=2_100)


def _count(name: str, low: int, high: int) -> Column:
    """Return a column that holds a small number."""
    return Column(name, Form.INTEGER, low=low, high=high)


_LANGS: Final = ("en", "es")
ALT_COLUMNS: Final = _texts("alt", required=False)
"""What is to be seen in a picture, in both languages; a table may lack these columns."""
_SPECIALS: Final = tuple(special.value for special in Special)

STYLES: Final = Table(
    "styles",
    (_style("number"), Column("key", Form.WORK_ID), *_texts("name", "years", "look")),
    unique=(("number",), ("key",)),
)
WORKS: Final = Table(
    "works",
    (
        Column("id", Form.WORK_ID),
        Column("category", choices=_CATEGORIES),
        _style("style"),
        _style("style_2", required=False),
        *_texts("title"),
        Column("artist", required=False),
        _year("year_from"),
        _year("year_to"),
        Column("place", required=False),
        Column("wikidata", Form.WIKIDATA, required=False),
        Column("commons_file", required=False),
        *_texts("look"),
        *_texts("remark", required=False),
    ),
    unique=(("id",),),
    check=_check_work,
)
SPECIALS: Final = Table(
    "specials",
    (
        _count("number", 1, len(_SPECIALS)),
        Column("key", Form.CARD_ID, choices=_SPECIALS),
        *_texts("name"),
        Column("moment", choices=_MOMENTS),
        _count("attaches", 0, 1),
        _style("style_from", required=False),
        _style("style_to", required=False),
        Column("target_category", required=False, choices=_CATEGORIES),
        *_texts("effect"),
    ),
    unique=(("number",), ("key",)),
    check=_check_special,
)
EDITIONS: Final = Table(
    "editions",
    (
        _count("number", 1, 99),
        Column("key", Form.EDITION_KEY),
        *_texts("name"),
        _count("help_cards", 0, 99),
        _count("guides", 0, 99),
        *_texts("note"),
    ),
    unique=(("number",), ("key",)),
)
EDITION_SPECIALS: Final = Table(
    "edition_specials",
    (
        Column("edition", Form.EDITION_KEY, refers=("editions", "key")),
        Column("special", Form.CARD_ID, refers=("specials", "key")),
        _count("copies", 1, 9),
        Column("moment", required=False, choices=_MOMENTS),
        *_texts("effect", required=False),
    ),
    unique=(("edition", "special"),),
    check=_check_edition_special,
)
IMAGES: Final = Table(
    "images",
    (
        Column("card", Form.CARD_ID, refers=("cards", "id")),
        Column("file", Form.FILE_NAME),
        Column("source"),
        Column("author"),
        Column("licence"),
        Column("sha256", Form.SHA256),
        *ALT_COLUMNS,
    ),
    unique=(("file",),),
    check=_check_image,
    younger=tuple(column.name for column in ALT_COLUMNS),
)
LOOK_ALIKES: Final = Table(
    "look_alikes",
    (
        Column("work", Form.WORK_ID, refers=("works", "id")),
        Column("other", Form.WORK_ID, refers=("works", "id")),
        Column("similarity", Form.DECIMAL, low=-1, high=1),
    ),
    unique=(("work", "other"),),
)
TABLES: Final = (STYLES, WORKS, SPECIALS, EDITIONS, EDITION_SPECIALS, IMAGES, LOOK_ALIKES)
"""All tables, each after those that it refers to."""
