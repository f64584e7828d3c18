"""Every file of the hostile collection is answered as its row suggests."""

from __future__ import annotations

import csv
import importlib.util
from typing import TYPE_CHECKING

import numpy as np
import pytest

from recognizer.errors import PhotoError, PhotoProblem
from recognizer.photo import load_photo

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.real

HEIC = importlib.util.find_spec("pillow_heif") is not None


def heic(outcome: tuple[int, int] | PhotoProblem) -> tuple[int, int] | PhotoProblem:
    """What becomes of a HEIC file with the extra, or the error that names the extra."""
    return outcome if HEIC else PhotoProblem.NEEDS_HEIC


OUTCOMES: dict[str, tuple[int, int] | PhotoProblem] = {
    "exif_o1.jpg": (308, 410),
    "exif_o2.jpg": (308, 410),
    "exif_o3.jpg": (308, 410),
    "exif_o4.jpg": (308, 410),
    "exif_o5.jpg": (231, 308),
    "exif_o6.jpg": (231, 308),
    "exif_o7.jpg": (231, 308),
    "exif_o8.jpg": (231, 308),
    "exif_o6.avif": (3024, 4032),
    "exif_o9_invalid.jpg": (308, 231),
    "bad_exif.jpg": (500, 500),
    "cmyk_adobe_icc.jpg": (500, 333),
    "cmyk_no_icc.jpg": (500, 333),
    "gray.jpg": (128, 128),
    "xyb_icc.jpg": (290, 442),
    "icc_wrong_space.jpg": (1200, 800),
    "progressive.jpg": (1200, 800),
    "png_16bit.png": (900, 600),
    "png_named.jpg": (900, 600),
    "png_16bit_gray_alpha.png": (109, 96),
    "png_palette_trns.png": (64, 64),
    "png_fully_transparent.png": (300, 300),
    "anim.gif": (80, 80),
    "anim.webp": (80, 80),
    "avif_10bit_444.avif": (2048, 858),
    "mpo_two_frames.mpo": (640, 480),
    "jpg_named.heic": (231, 308),
    "nokia_alpha.heic": heic((1440, 960)),
    "iphone_arrow.heic": heic((3024, 4032)),
    "heic_named.jpg": heic((128, 128)),
    "corrupted.heic": heic(PhotoProblem.DAMAGED),
    "multipage.tiff": PhotoProblem.TOO_SMALL,  # 10 x 10: its row says accept, the limit says 32
    "truncated_2.jpg": PhotoProblem.INCOMPLETE,
    "progressive_truncated.jpg": PhotoProblem.INCOMPLETE,
    "corrupt_header.jpg": PhotoProblem.INCOMPLETE,
    "zero.jpg": PhotoProblem.EMPTY,
    "html_named.jpg": PhotoProblem.NOT_AN_IMAGE,
    "svg_with_image.svg": PhotoProblem.UNSUPPORTED,
    "page.pdf": PhotoProblem.UNSUPPORTED,
    "bomb_65536.png": PhotoProblem.TOO_MANY_PIXELS,
    "bomb_30000.png": PhotoProblem.TOO_MANY_PIXELS,
    "bomb_12000_rgb.png": PhotoProblem.TOO_MANY_PIXELS,
    "strip_1x20000.png": PhotoProblem.TOO_LONG,
}
AGAINST_ITS_ROW = {"multipage.tiff"}


@pytest.fixture
def hostile(real: Path) -> Path:
    return real / "hostile"


def pixels(folder: Path, name: str) -> np.ndarray:
    return load_photo(folder / name).pixels.astype(int)


@pytest.mark.parametrize("name", sorted(OUTCOMES))
def test_each_file_has_its_outcome(hostile: Path, name: str) -> None:
    outcome = OUTCOMES[name]
    if isinstance(outcome, PhotoProblem):
        with pytest.raises(PhotoError) as caught:
            load_photo(hostile / name)
        assert caught.value.code is outcome
    else:
        photo = load_photo(hostile / name)
        assert photo.size == outcome
        assert photo.pixels.shape == (outcome[1], outcome[0], 3)
        assert photo.pixels.dtype == np.uint8
        assert photo.pixels.flags.c_contiguous


def test_the_table_holds_every_row_and_follows_it(real: Path) -> None:
    with (real / "hostile.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["file"]: row["suggested_behaviour"] for row in csv.DictReader(file)}
    assert rows.keys() == OUTCOMES.keys()
    for name, suggestion in rows.items():
        outcome = OUTCOMES[name]
        if name in AGAINST_ITS_ROW or outcome is PhotoProblem.NEEDS_HEIC:
            continue
        if suggestion.startswith("accept"):
            assert isinstance(outcome, tuple), name
        else:
            assert isinstance(outcome, PhotoProblem), name
        assert (outcome is PhotoProblem.INCOMPLETE) >= suggestion.startswith("choose"), name


@pytest.mark.parametrize("n", [*range(2, 9)])
def test_all_orientations_show_the_same_picture(hostile: Path, n: int) -> None:
    upright = load_photo(hostile / "exif_o1.jpg", max_long_side=80).pixels.astype(int)
    other = load_photo(hostile / f"exif_o{n}.jpg", max_long_side=80).pixels.astype(int)
    assert other.shape == upright.shape
    # The digit in the middle, sharpness and compression differ; any wrong turn gives 30 and more.
    assert np.abs(other - upright).mean() < 16


def test_avif_turns_once(hostile: Path) -> None:
    photo = load_photo(hostile / "exif_o6.avif", max_long_side=400)
    assert photo.pixels.shape[:2] == (400, 300)
    table, windows = photo.pixels[300:, 60:240], photo.pixels[:60, 150:]
    assert windows.mean() > table.mean()  # the windows are up


def test_the_xyb_profile_is_applied(hostile: Path) -> None:
    picture = pixels(hostile, "xyb_icc.jpg")
    red, green, blue = picture[150:300, 110:180].mean(axis=(0, 1))
    assert blue > max(red, green) + 30  # a blue overall
    red, green, blue = picture[300:400, :40].mean(axis=(0, 1))
    assert red > green > blue + 20  # dry grass, which is green in raw XYB


def test_a_profile_for_another_space_is_ignored(hostile: Path) -> None:
    with_profile = pixels(hostile, "icc_wrong_space.jpg")
    without = pixels(hostile, "progressive.jpg")  # the same picture
    assert np.abs(with_profile - without).mean() < 1


def test_cmyk_is_no_negative(hostile: Path) -> None:
    for name in ("cmyk_adobe_icc.jpg", "cmyk_no_icc.jpg"):
        picture = pixels(hostile, name)
        assert picture[:40].mean() > 120, name  # the sky
        red, green, blue = picture[200:320, :90].mean(axis=(0, 1))
        assert green > red > blue, name  # the lawn
    converted = pixels(hostile, "cmyk_adobe_icc.jpg") - pixels(hostile, "cmyk_no_icc.jpg")
    assert np.abs(converted).mean() > 5  # the profile tames the naive colors


def test_transparent_parts_are_white(hostile: Path) -> None:
    assert pixels(hostile, "png_fully_transparent.png").min() == 255
    assert (pixels(hostile, "png_palette_trns.png")[28:36, 28:36] == 255).all()


def test_sixteen_bits_keep_their_colors(hostile: Path) -> None:
    flag = pixels(hostile, "png_16bit.png")
    assert np.abs(flag[100, 450] - (174, 28, 40)).max() <= 3
    assert np.abs(flag[300, 450] - 255).max() <= 1
    assert np.abs(flag[500, 450] - (33, 70, 139)).max() <= 3
    assert (flag == pixels(hostile, "png_named.jpg")).all()


def test_the_first_frame_counts(hostile: Path) -> None:
    gif, webp = pixels(hostile, "anim.gif"), pixels(hostile, "anim.webp")
    assert np.abs(gif - webp).mean() < 8
    for frame in (gif, webp):
        red, green, blue = frame[16, 16]
        assert blue > green > red + 100  # the bright square starts at the upper left


def test_the_folder_holds_nothing_else(hostile: Path) -> None:
    assert {path.name for path in hostile.iterdir()} == OUTCOMES.keys()
