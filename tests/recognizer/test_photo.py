"""Where photos come from, their limits, and what is refused."""

from __future__ import annotations

import io
import os
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from recognizer import photo as photo_module
from recognizer.errors import PhotoError, PhotoProblem
from recognizer.photo import load_photo
from trainer_api import texts


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def gradient(width: int, height: int) -> Image.Image:
    x, y = np.meshgrid(np.linspace(0, 255, width), np.linspace(0, 255, height))
    return Image.fromarray(np.stack([x, y, 255 - x], axis=-1).astype(np.uint8))


def png_header(width: int, height: int) -> bytes:
    """A PNG that claims a size and holds no pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


def problem(source: object) -> PhotoError:
    with pytest.raises(PhotoError) as caught:
        load_photo(source)  # type: ignore[arg-type]
    return caught.value


def test_path_text_bytes_image_and_array_give_the_same(tmp_path: Path) -> None:
    image = gradient(80, 60)
    path = tmp_path / "no-suffix"
    path.write_bytes(encoded(image, "PNG"))
    expected = np.asarray(image)
    for source in (path, str(path), path.read_bytes(), image, expected, Image.open(path)):
        photo = load_photo(source)
        assert (photo.pixels == expected).all()
        assert photo.size == (80, 60)
        assert photo.scale == 1.0
    assert (load_photo(expected[:, ::-1]).pixels == expected[:, ::-1]).all()
    assert load_photo(expected[:, ::-1]).pixels.flags.c_contiguous


def test_another_type_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError, match="not int"):
        load_photo(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least 1"):
        load_photo(gradient(40, 40), max_long_side=0)


def test_missing_files_folders_and_pipes(tmp_path: Path) -> None:
    assert problem(tmp_path / "none.jpg").code is PhotoProblem.NOT_FOUND
    assert problem("a\0b").code is PhotoProblem.NOT_FOUND
    assert problem(tmp_path).code is PhotoProblem.IS_A_FOLDER
    (tmp_path / "file").touch()
    assert problem(tmp_path / "file" / "below").code is PhotoProblem.NOT_FOUND
    assert problem(tmp_path / "file").code is PhotoProblem.EMPTY
    assert problem(b"").code is PhotoProblem.EMPTY
    assert problem("x" * 5000).code is PhotoProblem.UNREADABLE
    os.mkfifo(tmp_path / "pipe")  # opening it would wait for a writer
    assert problem(tmp_path / "pipe").code is PhotoProblem.UNREADABLE


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.png"
    path.write_bytes(encoded(gradient(40, 40), "PNG"))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)  # permissions do not bind the root user
    error = problem(path)
    assert error.code is PhotoProblem.UNREADABLE
    assert error.data == {"reason": "Permission denied"}


@pytest.mark.parametrize(
    ("width", "height", "code"),
    [
        (31, 40, PhotoProblem.TOO_SMALL),
        (40, 31, PhotoProblem.TOO_SMALL),
        (16_385, 40, PhotoProblem.TOO_LONG),
        (40, 16_385, PhotoProblem.TOO_LONG),
        (8_001, 10_000, PhotoProblem.TOO_MANY_PIXELS),
        (65_536, 65_536, PhotoProblem.TOO_MANY_PIXELS),
    ],
)
def test_size_limits_are_checked_on_the_header(
    width: int, height: int, code: PhotoProblem, monkeypatch: pytest.MonkeyPatch
) -> None:
    def decode(*_: object) -> None:
        raise AssertionError("nothing may be decoded")

    monkeypatch.setattr(photo_module, "_load", decode)
    error = problem(png_header(width, height))
    assert error.code is code
    assert (error.data["width"], error.data["height"]) == (width, height)


def test_sizes_at_the_limits_pass_the_header() -> None:
    assert load_photo(gradient(32, 16_384)).size == (32, 16_384)
    assert problem(png_header(8_000, 10_000)).code is PhotoProblem.INCOMPLETE


def test_fifty_megabytes(tmp_path: Path) -> None:
    path = tmp_path / "large.jpg"
    with path.open("wb") as file:
        file.truncate(50_000_001)
    error = problem(path)
    assert error.code is PhotoProblem.TOO_MANY_BYTES
    assert error.data == {"megabytes": 50.0, "limit": 50}
    assert problem(bytes(50_000_001)).code is PhotoProblem.TOO_MANY_BYTES
    assert problem(bytes(50_000_000)).code is PhotoProblem.NOT_AN_IMAGE


@pytest.mark.parametrize(
    "array",
    [
        np.zeros((40, 40), np.uint8),
        np.zeros((40, 40, 4), np.uint8),
        np.zeros((40, 40, 3), np.float32),
        np.zeros((1, 40, 40, 3), np.uint8),
    ],
)
def test_arrays_of_another_kind(array: np.ndarray) -> None:
    assert problem(array).code is PhotoProblem.NOT_PIXELS


def test_arrays_and_images_have_the_same_limits() -> None:
    assert problem(np.zeros((31, 40, 3), np.uint8)).code is PhotoProblem.TOO_SMALL
    assert problem(Image.new("RGB", (40, 31))).code is PhotoProblem.TOO_SMALL
    nothing = np.broadcast_to(np.uint8(0), (9000, 9000, 3))
    assert problem(nothing).code is PhotoProblem.TOO_MANY_PIXELS


@pytest.mark.parametrize(
    ("start", "name"),
    [
        (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 99 99\n", "PostScript"),
        (b"\xc5\xd0\xd3\xc6" + bytes(60), "PostScript"),
        (b"%PDF-1.7\n", "PDF"),
        (b"BM" + bytes(60), "BMP"),
        (b"8BPS\0\1" + bytes(60), "Photoshop"),
        (b"<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'/>", "SVG"),
        (b"\0\0\0\x0cJXL \r\n\x87\n", "JPEG XL"),
        (b"\0\0\0\x18ftypisom\0\0\2\0isomiso2avc1mp41", "video"),
    ],
)
def test_known_formats_that_are_no_photo_are_named(
    start: bytes, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def identify(*_: object, **__: object) -> None:
        raise AssertionError("no other plugin may see the file")

    monkeypatch.setattr(Image, "open", identify)
    error = problem(start)
    assert error.code is PhotoProblem.UNSUPPORTED
    assert error.data == {"format": name}


def test_what_is_no_picture_at_all() -> None:
    for data in (b"<html><body>404</body></html>", b"\0", b"hello", bytes(range(256))):
        assert problem(data).code is PhotoProblem.NOT_AN_IMAGE


def test_floating_point_has_no_known_range() -> None:
    assert problem(Image.new("F", (40, 40))).code is PhotoProblem.UNSUPPORTED


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("code", list(PhotoProblem))
def test_every_problem_has_its_words(code: PhotoProblem, lang: str) -> None:
    data = {
        PhotoProblem.UNREADABLE: {"reason": "r"},
        PhotoProblem.UNSUPPORTED: {"format": "PDF"},
        PhotoProblem.NEEDS_HEIC: {"extra": "heic"},
        PhotoProblem.TOO_MANY_BYTES: {"megabytes": 51.0, "limit": 50},
        PhotoProblem.TOO_MANY_PIXELS: {"width": 1, "height": 2, "limit": 80},
        PhotoProblem.TOO_SMALL: {"width": 1, "height": 2, "limit": 32},
        PhotoProblem.TOO_LONG: {"width": 1, "height": 2, "limit": 16_384},
        PhotoProblem.NOT_PIXELS: {"shape": "4x4", "dtype": "float32"},
    }.get(code, {})
    words = texts.text(f"photo_errors.{code}", lang, **data)
    assert words.endswith(".")
    for value in data.values():
        assert str(value) in words
