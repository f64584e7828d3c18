"""Formats, color modes, orientation, and files that break off or lie."""

from __future__ import annotations

import io
import sys
import types
import warnings
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from PIL import Image, ImageCms, ImageFile

from recognizer.errors import PhotoError, PhotoProblem
from recognizer.photo import load_photo

FORMATS = [
    ("JPEG", {"quality": 95, "subsampling": 0}),
    ("JPEG", {"quality": 95, "subsampling": 0, "progressive": True}),
    ("PNG", {}),
    ("WEBP", {"lossless": True}),
    ("AVIF", {"quality": 95, "subsampling": "4:4:4"}),
    ("GIF", {}),
    ("TIFF", {}),
    ("TIFF", {"compression": "tiff_lzw"}),
]
IDS = [f"{kind}-{'-'.join(map(str, options.values()))}" for kind, options in FORMATS]


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def quarters(width: int = 96, height: int = 64) -> Image.Image:
    """Four flat quarters: red, green, blue, gray."""
    pixels = np.zeros((height, width, 3), np.uint8)
    pixels[: height // 2, : width // 2] = (200, 30, 30)
    pixels[: height // 2, width // 2 :] = (30, 160, 30)
    pixels[height // 2 :, : width // 2] = (30, 30, 200)
    pixels[height // 2 :, width // 2 :] = (120, 120, 120)
    return Image.fromarray(pixels)


def with_orientation(value: int) -> Image.Exif:
    exif = Image.Exif()
    exif[0x0112] = value
    return exif


def problem(data: bytes) -> PhotoProblem:
    with pytest.raises(PhotoError) as caught:
        load_photo(data)
    assert isinstance(caught.value.code, PhotoProblem)
    return caught.value.code


@pytest.mark.parametrize(("kind", "options"), FORMATS, ids=IDS)
def test_each_format_keeps_its_colors(kind: str, options: dict[str, object]) -> None:
    photo = load_photo(encoded(quarters(), kind, **options))
    assert photo.size == (96, 64)
    difference = np.abs(photo.pixels.astype(int) - np.asarray(quarters()))
    assert np.median(difference) <= 2
    assert difference.mean() < 4


def store(upright: np.ndarray, orientation: int) -> np.ndarray:
    """Write pixels the way a camera does that was held so (TIFF 6.0: side of row 0, column 0)."""
    if orientation >= 5:
        upright = upright.swapaxes(0, 1)
    # First row at the bottom: 3, 4; right: 6, 7 (as columns of the transposed picture).
    rows = {3: True, 4: True, 6: True, 7: True}.get(orientation, False)
    columns = {2: True, 3: True, 7: True, 8: True}.get(orientation, False)
    upright = upright[::-1] if rows else upright
    return upright[:, ::-1] if columns else upright


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF", "AVIF"])
@pytest.mark.parametrize("max_long_side", [None, 48])
def test_orientation_is_undone_once(kind: str, orientation: int, max_long_side: int | None) -> None:
    upright = np.asarray(quarters())
    stored = Image.fromarray(np.ascontiguousarray(store(upright, orientation)))
    photo = load_photo(
        encoded(stored, kind, exif=with_orientation(orientation)), max_long_side=max_long_side
    )
    assert photo.size == (96, 64)
    assert photo.gray.shape == (64, 96)
    expected = np.asarray(quarters(*photo.pixels.shape[1::-1]))
    assert np.median(np.abs(photo.pixels.astype(int) - expected)) <= 3
    luminance = upright @ (0.299, 0.587, 0.114)
    assert np.median(np.abs(photo.gray - luminance)) <= 3


@pytest.mark.parametrize("value", [0, 9, 65_535])
def test_an_orientation_that_does_not_exist_is_none(value: int) -> None:
    photo = load_photo(encoded(quarters(), "PNG", exif=with_orientation(value)))
    assert (photo.pixels == np.asarray(quarters())).all()


def test_malformed_metadata_says_nothing_and_warns_nobody() -> None:
    for exif in (b"Exif\0\0MM\0*\0\0\0\x08\0\x20\x01\x12", b"Exif\0\0garbage", b"Exif\0\0"):
        for kind in ("JPEG", "PNG", "WEBP"):
            photo = load_photo(encoded(quarters(), kind, exif=exif))
            assert photo.size == (96, 64)


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGBX", "YCbCr", "HSV", "CMYK", "I;16", "I"])
def test_modes_without_alpha(mode: str) -> None:
    if mode in ("I;16", "I"):
        gray = (np.asarray(quarters().convert("L"), np.uint16) * 257).astype(np.uint16)
        image = Image.fromarray(gray if mode == "I;16" else gray.astype(np.int32))
    else:
        image = quarters().convert(mode)
    assert image.mode == mode
    expected = image.convert("RGB") if mode[0] != "I" else quarters().convert("L").convert("RGB")
    for side in (None,) if mode == "1" else (None, 40):  # dots of black and white have no median
        photo = load_photo(image, max_long_side=side)
        small = np.asarray(expected.resize(photo.pixels.shape[1::-1], Image.Resampling.BOX))
        assert np.median(np.abs(photo.pixels.astype(int) - small)) <= 3


@pytest.mark.parametrize("mode", ["LA", "La", "PA", "RGBA", "RGBa"])
def test_alpha_is_flattened_on_white(mode: str) -> None:
    alpha = np.full((64, 96), 255, np.uint8)
    alpha[:32] = 0
    rgba = quarters().convert("RGBA")
    rgba.putalpha(Image.fromarray(alpha))
    image = rgba.convert("LA").convert(mode) if mode[0] == "L" else rgba.convert(mode)
    photo = load_photo(image)
    assert (photo.pixels[:32] == 255).all()
    assert photo.pixels[40:].max() < 255


def test_a_transparent_palette_color_is_white() -> None:
    image = quarters().quantize(4)
    top_left = image.getpixel((0, 0))
    photo = load_photo(encoded(image, "PNG", transparency=top_left))
    assert (photo.pixels[:32, :48] == 255).all()
    assert (photo.pixels[:32, 48:] < 255).any(axis=-1).all()


def profile(gamut_swap: bool) -> bytes:
    """The sRGB profile, or one whose red and green are exchanged."""
    data = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    if gamut_swap:
        red, green = data.index(b"rXYZ"), data.index(b"gXYZ")
        data[red : red + 4], data[green : green + 4] = b"gXYZ", b"rXYZ"
    return bytes(data)


@pytest.mark.parametrize("side", [None, 48])
def test_a_profile_is_applied(side: int | None) -> None:
    plain = load_photo(encoded(quarters(), "PNG", icc_profile=profile(False)), max_long_side=side)
    swapped = load_photo(encoded(quarters(), "PNG", icc_profile=profile(True)), max_long_side=side)
    assert (plain.pixels[5, 5] == (200, 30, 30)).all()
    red, green, blue = swapped.pixels[5, 5].astype(int)
    assert green > red + 100
    assert abs(blue - 30) <= 12


def test_a_broken_profile_is_ignored() -> None:
    good = profile(True)
    for broken in (b"no profile", good[:200], good.replace(b"RGB ", b"R\xff\xfe "), good[:132]):
        photo = load_photo(encoded(quarters(), "PNG", icc_profile=broken))
        assert (photo.pixels == np.asarray(quarters())).all()


@pytest.mark.parametrize(("kind", "options"), FORMATS, ids=IDS)
@pytest.mark.parametrize("part", [0.02, 0.3, 0.7, 0.99])
def test_a_file_that_breaks_off_is_refused(
    kind: str, options: dict[str, object], part: float
) -> None:
    noise = np.random.default_rng(3).integers(0, 256, (80, 120, 3), np.uint8)
    data = encoded(Image.fromarray(noise), kind, **options)
    code = problem(data[: int(len(data) * part)])
    assert code in (PhotoProblem.INCOMPLETE, PhotoProblem.DAMAGED)
    if kind in ("JPEG", "PNG", "WEBP"):
        assert code is PhotoProblem.INCOMPLETE


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_neither_zeros_nor_pillows_switch_hide_a_break(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImageFile, "LOAD_TRUNCATED_IMAGES", True)
    noise = np.random.default_rng(4).integers(0, 256, (80, 120, 3), np.uint8)
    data = encoded(Image.fromarray(noise), kind)
    half = len(data) // 2
    assert problem(data[:half]) is PhotoProblem.INCOMPLETE
    assert problem(data[:half] + bytes(len(data) - half)) is PhotoProblem.INCOMPLETE


def test_a_header_without_a_picture_is_no_gray_photo() -> None:
    data = bytearray(encoded(quarters(), "JPEG"))
    frame = data.index(b"\xff\xc0")
    data[frame + 5 : frame + 9] = (9_000).to_bytes(2, "big") + (8_000).to_bytes(2, "big")
    assert problem(bytes(data)) is PhotoProblem.INCOMPLETE


def test_the_importing_programs_limits_stay_and_do_not_bind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Image, "MAX_IMAGE_PIXELS", 50)
    for kind in ("JPEG", "PNG", "AVIF"):
        assert load_photo(encoded(quarters(), kind)).size == (96, 64)
    assert Image.MAX_IMAGE_PIXELS == 50


def test_bytes_broken_at_random_give_a_photo_or_a_typed_error() -> None:
    rng = np.random.default_rng(5)
    seeds = [encoded(quarters(), kind, **options) for kind, options in FORMATS[:-1]]
    seeds.append(encoded(quarters(), "PNG", icc_profile=profile(True)))
    seeds.append(encoded(quarters(), "JPEG", exif=with_orientation(6)))
    outcomes = set()
    for _ in range(600):
        data = bytearray(seeds[rng.integers(len(seeds))])
        for _ in range(rng.integers(1, 10)):
            data[rng.integers(min(len(data), 600))] = rng.integers(256)
        try:
            load_photo(bytes(data), max_long_side=60)
            outcomes.add(None)
        except PhotoError as error:
            outcomes.add(error.code)
    assert outcomes >= {None, PhotoProblem.DAMAGED, PhotoProblem.INCOMPLETE}


def test_many_threads_leave_the_filters_as_they_were() -> None:
    bad_exif = encoded(quarters(), "JPEG", exif=b"Exif\0\0MM\0*\0\0\0\x08\0\x20\x01\x12")
    sources = [bad_exif, *(encoded(quarters(), kind, **options) for kind, options in FORMATS)]
    before = list(warnings.filters)
    with ThreadPoolExecutor(8) as pool:
        photos = list(pool.map(load_photo, sources * 12))
    assert list(warnings.filters) == before
    assert {photo.size for photo in photos} == {(96, 64)}


class FakeHeif:
    """What pillow_heif.open_heif returns, as far as it is asked."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size

    def to_pillow(self) -> Image.Image:
        image = quarters()
        image.info["exif"] = with_orientation(6).tobytes()
        return image


HEIC = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(40)


def test_heic_without_its_extra_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    with pytest.raises(PhotoError) as caught:
        load_photo(HEIC)
    assert caught.value.code is PhotoProblem.NEEDS_HEIC
    assert caught.value.data == {"extra": "heic"}


def test_heic_is_turned_by_its_decoder_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = types.SimpleNamespace(open_heif=lambda *_, **__: FakeHeif((96, 64)))
    monkeypatch.setitem(sys.modules, "pillow_heif", fake)
    assert (load_photo(HEIC).pixels == np.asarray(quarters())).all()
    fake.open_heif = lambda *_, **__: FakeHeif((20_000, 64))
    assert problem(HEIC) is PhotoProblem.TOO_LONG
