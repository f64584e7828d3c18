"""The owner's token is made once, and nobody else may read it."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING

import pytest

from trainer_api.service.token import FILE, TokenError, matches, owner_token

if TYPE_CHECKING:
    from pathlib import Path


def test_it_is_made_once_and_only_the_user_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    token = owner_token(folder)
    assert len(token) >= 43
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert owner_token(folder) == token
    assert [path.name for path in folder.iterdir()] == [FILE]
    assert owner_token(tmp_path / "other") != token


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o660])
def test_a_token_that_others_may_read_is_refused(tmp_path: Path, mode: int) -> None:
    owner_token(tmp_path)
    (tmp_path / FILE).chmod(mode)
    with pytest.raises(TokenError) as refused:
        owner_token(tmp_path)
    assert refused.value.code == "readable_by_others"


@pytest.mark.parametrize("content", [b"", b"short\n", "ñ".encode() * 40])
def test_a_file_without_a_token_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / FILE
    path.touch(0o600)
    path.write_bytes(content)
    with pytest.raises(TokenError) as refused:
        owner_token(tmp_path)
    assert refused.value.code == "too_short"


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TokenError) as refused:
        owner_token(tmp_path / "file" / "data")
    assert refused.value.code == "unusable"


@pytest.mark.parametrize(
    ("headers", "right"),
    [
        ([(b"authorization", b"Bearer secret")], True),
        ([(b"authorization", b"bearer  secret ")], True),
        ([(b"authorization", b"Bearer secre")], False),
        ([(b"authorization", b"secret")], False),
        ([(b"authorization", b"Basic secret")], False),
        ([(b"authorization", "Bearer ñ".encode())], False),
        ([(b"authorization", b"Bearer secret")] * 2, False),
        ([], False),
    ],
)
def test_it_is_compared(headers: list[tuple[bytes, bytes]], right: bool) -> None:
    assert matches({"headers": headers}, "secret") is right
