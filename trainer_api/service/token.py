"""The owner's token: a file of the user's data folder that only the user may read."""

from __future__ import annotations

import hmac
import os
import secrets
import stat
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.types import Scope

FILE: Final = "owner_token"
_BYTES: Final = 32
_SHORTEST: Final = 32
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


class TokenError(Exception):
    """The file of the token cannot be used.

    Attributes:
        code: `readable_by_others`, `too_short` or `unusable`.
        data: `path`, and `why` where the system said so.
    """

    def __init__(self, code: str, **data: str) -> None:
        self.code = code
        self.data = data
        super().__init__(f"{code} {data}")


def owner_token(folder: Path) -> str:
    """Return the owner's token; the first call makes it, mode 600.

    Raises:
        TokenError: the file can be read by others, holds no token, or cannot be had.
    """
    path = folder / FILE
    try:
        return _read(path)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise TokenError("unusable", path=str(path), why=str(error.strerror)) from error
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write(path)
        return _read(path)
    except OSError as error:
        raise TokenError("unusable", path=str(path), why=str(error.strerror)) from error


def matches(scope: Scope, token: str) -> bool:
    """Whether a request carries the token as `Authorization: Bearer`, compared in constant time."""
    given = [value for name, value in scope["headers"] if name == b"authorization"]
    if len(given) != 1:
        return False
    scheme, _, credentials = given[0].partition(b" ")
    return scheme.lower() == b"bearer" and hmac.compare_digest(
        credentials.strip(), token.encode("ascii")
    )


def _read(path: Path) -> str:
    with path.open("rb") as file:
        if os.name == "posix" and os.fstat(file.fileno()).st_mode & _OTHERS:
            raise TokenError("readable_by_others", path=str(path))
        content = file.read(1_000).strip()
    if len(content) < _SHORTEST or not content.isascii():
        raise TokenError("too_short", path=str(path))
    return content.decode("ascii")


def _write(path: Path) -> None:
    """Write a new token so that whoever reads sees all of it; of two writers one wins."""
    beside = path.with_name(f".{FILE}.{secrets.token_hex(4)}")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(_BYTES) + "\n")
        try:
            os.link(beside, path)
        except FileExistsError:
            return  # another process was first: its token counts
    finally:
        beside.unlink()
