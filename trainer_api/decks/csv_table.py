"""Reads a CSV file into rows with their line numbers, and tells everything wrong with its shape.

RFC 4180 with a header, commas, UTF-8 (a byte order mark is taken off: Excel writes one).
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trainer_api.decks.errors import Problem, TableProblem

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

MAX_BYTES: Final = 5_000_000
MAX_ROWS: Final = 2_000
_OTHER_DELIMITERS: Final = {";": "semicolon", "\t": "tab", "|": "bar"}


@dataclass(frozen=True, slots=True)
class Row:
    """A row: the line where it starts, and its fields by column, blanks around them taken off."""

    line: int
    fields: dict[str, str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A CSV file as read.

    Attributes:
        file: its name.
        columns: of its header.
        rows: those with the right number of fields.
        problems: all that is wrong with its shape; with problems, rows may be missing.
    """

    file: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]


def read_sheet(path: Path, *, name: str | None = None) -> Sheet:
    """Read a CSV file; whatever is wrong is in the sheet's problems, nothing is raised.

    Args:
        path: of the file.
        name: what to call it in problems; None: the path's last part.
    """
    file = name or path.name
    if not path.exists():
        return _broken(file, TableProblem.MISSING_FILE)
    if not path.is_file():
        return _broken(file, TableProblem.NOT_A_FILE)
    try:
        with path.open("rb") as stream:  # never trust a size that was told: read one byte more
            content = stream.read(MAX_BYTES + 1)
    except OSError as error:
        return _broken(file, TableProblem.UNREADABLE, why=error.strerror or str(error))
    if len(content) > MAX_BYTES:
        return _broken(file, TableProblem.TOO_LARGE, limit=MAX_BYTES // 1_000_000)
    return parse_sheet(content, file)


def parse_sheet(content: bytes, file: str) -> Sheet:
    """Parse the bytes of a CSV file; `file` is what to call it in problems."""
    try:
        decoded = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return _broken(file, TableProblem.NOT_UTF8, line=line)
    if not decoded.strip():
        return _broken(file, TableProblem.EMPTY)
    first = decoded.lstrip("\r\n").splitlines()[0]
    for delimiter, called in _OTHER_DELIMITERS.items():
        if delimiter in first and "," not in first:
            return _broken(file, TableProblem.WRONG_DELIMITER, line=1, delimiter=called)
    return _parse(decoded, file)


def _parse(decoded: str, file: str) -> Sheet:
    reader = csv.reader(io.StringIO(decoded, newline=""), strict=True)
    records: list[tuple[int, list[str]]] = []
    problems: list[Problem] = []
    line = 1
    try:
        for fields in reader:
            if any(field.strip() for field in fields):
                records.append((line, [field.strip() for field in fields]))
            line = reader.line_num + 1
            if len(records) > MAX_ROWS + 1:
                problems.append(Problem(TableProblem.TOO_MANY_ROWS, file, data={"limit": MAX_ROWS}))
                break
    except csv.Error as error:
        problems.append(Problem(TableProblem.BAD_QUOTES, file, line, data={"why": str(error)}))
    if not records:
        return Sheet(file, (), (), tuple(problems) or (Problem(TableProblem.EMPTY, file),))
    header_line, columns = records[0]
    rows = []
    for start, fields in records[1:]:
        if len(fields) == len(columns):
            rows.append(Row(start, dict(zip(columns, fields, strict=True))))
        else:
            data: dict[str, str | int] = {"found": len(fields), "wanted": len(columns)}
            problems.append(Problem(TableProblem.WRONG_NUMBER_OF_FIELDS, file, start, data=data))
    repeated = [name for at, name in enumerate(columns) if name in columns[:at]]
    problems += [
        Problem(TableProblem.REPEATED_COLUMN, file, header_line, name) for name in repeated
    ]
    return Sheet(file, tuple(columns), tuple(rows), tuple(problems))


def check_columns(sheet: Sheet, known: Sequence[str], needed: Sequence[str]) -> list[Problem]:
    """Return a problem for each column that is missing or unknown."""
    if not sheet.columns:
        return []
    missing = [name for name in needed if name not in sheet.columns]
    unknown = [name for name in sheet.columns if name not in known]
    return [
        Problem(code, sheet.file, 1, name)
        for code, names in (
            (TableProblem.MISSING_COLUMN, missing),
            (TableProblem.UNKNOWN_COLUMN, unknown),
        )
        for name in names
    ]


def _broken(file: str, code: TableProblem, *, line: int | None = None, **data: str | int) -> Sheet:
    """Return the sheet of a file that has no rows to speak of."""
    return Sheet(file, (), (), (Problem(code, file, line, data=data),))
