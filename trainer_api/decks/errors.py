"""What can be wrong with a deck or with the tables that one is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class DeckProblem(StrEnum):
    """Why a deck cannot be used or written."""

    NO_SUCH_DECK = "no_such_deck"
    LAST_USED_IS_GONE = "last_used_is_gone"
    BAD_NAME = "bad_name"
    HOUSE_IS_READ_ONLY = "house_is_read_only"
    NO_SUCH_FOLDER = "no_such_folder"
    CANNOT_WRITE = "cannot_write"
    NOT_VALID = "not_valid"


class TableProblem(StrEnum):
    """What is wrong in a table; the text of each says what to do."""

    MISSING_FILE = "missing_file"
    NOT_A_FILE = "not_a_file"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    EMPTY = "empty"
    NOT_UTF8 = "not_utf8"
    NO_ROWS = "no_rows"
    TOO_MANY_ROWS = "too_many_rows"
    WRONG_DELIMITER = "wrong_delimiter"
    BAD_QUOTES = "bad_quotes"
    MISSING_COLUMN = "missing_column"
    UNKNOWN_COLUMN = "unknown_column"
    REPEATED_COLUMN = "repeated_column"
    WRONG_NUMBER_OF_FIELDS = "wrong_number_of_fields"
    REQUIRED = "required"
    TOO_LONG = "too_long"
    CONTROL_CHARACTER = "control_character"
    NOT_A_SLUG = "not_a_slug"
    NOT_A_NUMBER = "not_a_number"
    OUT_OF_RANGE = "out_of_range"
    NOT_A_CHOICE = "not_a_choice"
    NOT_WIKIDATA = "not_wikidata"
    NOT_A_HASH = "not_a_hash"
    NOT_A_FILE_NAME = "not_a_file_name"
    REPEATED = "repeated"
    UNKNOWN_REFERENCE = "unknown_reference"
    TAKEN_BY_SPECIAL = "taken_by_special"
    NOT_NEIGHBORS = "not_neighbors"
    YEARS_REVERSED = "years_reversed"
    NO_TITLE = "no_title"
    ONE_LANGUAGE = "one_language"
    PICTURE_MISSING = "picture_missing"
    PICTURE_OUTSIDE = "picture_outside"
    PICTURE_UNREADABLE = "picture_unreadable"
    PICTURE_CHANGED = "picture_changed"
    PICTURE_NOT_LISTED = "picture_not_listed"
    NO_PICTURE = "no_picture"
    PICTURES_TOO_LARGE = "pictures_too_large"
    WRONG_TARGET = "wrong_target"


class TableWarning(StrEnum):
    """What is allowed in an imported table but worth saying."""

    OTHER_NUMBER_OF_WORKS = "other_number_of_works"
    UNUSED_COLUMN = "unused_column"
    CATEGORY_WITHOUT_WORK = "category_without_work"
    STYLES_WITHOUT_WORK = "styles_without_work"
    WITHOUT_PICTURE = "without_picture"
    UNUSED_PICTURE = "unused_picture"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in a table.

    Attributes:
        code: what.
        file: name of the file.
        line: line of the file where the row starts, 1 the header; None: the file as a whole.
        column: name of the column, or None.
        data: what the text needs besides.
    """

    code: TableProblem
    file: str
    line: int | None = None
    column: str | None = None
    data: Mapping[str, str | int | float] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """Where it is: file, line, column, as far as known."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part)


@dataclass(frozen=True, slots=True)
class Notice:
    """A warning about a table that is valid all the same."""

    code: TableWarning
    data: Mapping[str, str | int] = field(default_factory=dict)


class DeckError(Exception):
    """A deck that cannot be used or written.

    Attributes:
        code: the reason.
        data: what its text needs.
        problems: for NOT_VALID, everything wrong, in the order of the file.
    """

    def __init__(
        self, code: DeckProblem, problems: tuple[Problem, ...] = (), **data: str | int
    ) -> None:
        self.code = code
        self.data = data
        self.problems = problems
        details = ", ".join(f"{key}={value!r}" for key, value in data.items())
        super().__init__(f"{code}({details})")
