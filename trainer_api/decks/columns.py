"""What a column of a table may hold, and the check of one field."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from trainer_api.decks.errors import TableProblem

Value = str | int | float | None
"""What a field becomes: text, a number, or None when it is empty."""

MAX_TEXT: Final = 1_000
MAX_SLUG: Final = 64


class Form(Enum):
    """The form of a column's fields."""

    TEXT = auto()
    INTEGER = auto()
    DECIMAL = auto()
    WORK_ID = auto()
    CARD_ID = auto()
    EDITION_KEY = auto()
    WIKIDATA = auto()
    SHA256 = auto()
    FILE_NAME = auto()


_PATTERNS: Final = {
    Form.WORK_ID: (re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*"), TableProblem.NOT_A_SLUG),
    Form.EDITION_KEY: (re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*"), TableProblem.NOT_A_SLUG),
    Form.CARD_ID: (re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*"), TableProblem.NOT_A_SLUG),
    Form.WIKIDATA: (re.compile(r"Q[1-9][0-9]*"), TableProblem.NOT_WIKIDATA),
    Form.SHA256: (re.compile(r"[0-9a-f]{64}"), TableProblem.NOT_A_HASH),
}
_INTEGER: Final = re.compile(r"[+-]?[0-9]{1,9}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,3}(?:\.[0-9]{1,9})?")


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes:
        name: in the header and in the database.
        form: of its fields.
        required: whether a field may not be empty.
        low: smallest number allowed.
        high: largest number allowed.
        choices: the words allowed; empty: any text.
        refers: (table, column) in which the value must occur, or None.
    """

    name: str
    form: Form = Form.TEXT
    required: bool = True
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    refers: tuple[str, str] | None = None

    def read(self, field: str) -> Value:
        """Return the value of a field.

        Raises:
            FieldError: the field does not fit the column.
        """
        if not field:
            if self.required:
                raise FieldError(TableProblem.REQUIRED)
            return None
        if any(ord(character) < 32 or ord(character) == 127 for character in field):
            raise FieldError(TableProblem.CONTROL_CHARACTER)
        limit = MAX_SLUG if self.form in _PATTERNS else MAX_TEXT
        if len(field) > limit:
            raise FieldError(TableProblem.TOO_LONG, found=len(field), limit=limit)
        if self.choices and field not in self.choices:
            raise FieldError(
                TableProblem.NOT_A_CHOICE, value=field, choices=", ".join(self.choices)
            )
        if self.form is Form.INTEGER:
            return int(self._number(field, _INTEGER))
        if self.form is Form.DECIMAL:
            return self._number(field, _DECIMAL)
        if self.form is Form.FILE_NAME and not is_inside(field):
            raise FieldError(TableProblem.NOT_A_FILE_NAME, value=field)
        if self.form in _PATTERNS:
            pattern, problem = _PATTERNS[self.form]
            if not pattern.fullmatch(field):
                raise FieldError(problem, value=field)
        return field

    def _number(self, field: str, pattern: re.Pattern[str]) -> float:
        if not pattern.fullmatch(field):
            raise FieldError(TableProblem.NOT_A_NUMBER, value=field)
        number = float(field)
        low, high = self.low, self.high
        if (low is not None and number < low) or (high is not None and number > high):
            limits = {"low": f"{low or 0:g}", "high": "..." if high is None else f"{high:g}"}
            raise FieldError(TableProblem.OUT_OF_RANGE, value=field, **limits)
        return number


class FieldError(Exception):
    """A field that does not fit its column; `code` says why, `data` fills the text."""

    def __init__(self, code: TableProblem, **data: str | int) -> None:
        self.code = code
        self.data = data
        super().__init__(code.value)


def is_inside(name: str) -> bool:
    """Whether a file name is relative and plain: it cannot lead out of its folder anywhere."""
    parts = name.split("/")
    return (
        not name.startswith("/")
        and "\\" not in name
        and ":" not in name
        and all(part not in {"", ".", ".."} for part in parts)
    )
