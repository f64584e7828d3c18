"""Why the store cannot be used."""

from __future__ import annotations

from enum import StrEnum


class StoreProblem(StrEnum):
    """Why the store cannot be used; the text of each (`store.CODE`) says what to do."""

    BAD_URL = "bad_url"
    OTHER_DATABASE = "other_database"
    NO_DRIVER = "no_driver"
    CANNOT_OPEN = "cannot_open"
    NO_WAL = "no_wal"
    GONE = "gone"
    NEWER = "newer"


class StoreError(Exception):
    """A store that cannot be used.

    Attributes:
        code: the reason.
        data: what its text needs; never a password.
    """

    def __init__(self, code: StoreProblem, **data: str | int) -> None:
        self.code = code
        self.data = data
        details = ", ".join(f"{key}={value!r}" for key, value in data.items())
        super().__init__(f"{code}({details})")
