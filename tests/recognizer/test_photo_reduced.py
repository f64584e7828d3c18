"""Reduced photos beside their full-size gray, and what they cost in memory."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image

from recognizer import photo as photo_module
from recognizer import photo_develop
from recognizer.photo import load_photo

STATUS = Path("/proc/self/status")


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def smooth(width: int, height: int, seed: int = 1) -> Image.Image:
    """Soft colored clouds: every way of reducing them gives nearly the same."""
    small = np.random.default_rng(seed).integers(0, 256, (6, 8, 3)).astype(np.uint8)
    return Image.fromarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC))


@pytest.mark.parametrize("kind", ["JPEG", "progressive", "PNG", "array", "image"])
@pytest.mark.parametrize("side", [100, 333, 640, 799])
def test_reduced_pixels_and_full_gray(kind: str, side: int) -> None:
    image = smooth(801, 601)
    source: object = {"array": np.asarray(image), "image": image}.get(kind)
    if source is None:
        options = {"progressive": True} if kind == "progressive" else {}
        source = encoded(image, "PNG" if kind == "PNG" else "JPEG", **options)
    photo = load_photo(source, max_long_side=side)  # type: ignore[arg-type]
    assert photo.size == (801, 601)
    assert photo.scale == side / 801
    assert photo.pixels.shape == (round(601 * side / 801), side, 3)
    assert photo.pixels.flags.c_contiguous
    expected = np.asarray(image.resize((side, photo.pixels.shape[0]), Image.Resampling.BOX))
    assert np.abs(photo.pixels.astype(int) - expected).mean() < 6  # libjpeg halves colors once more
    gray = np.asarray(image.convert("L"), int)
    assert photo.gray.shape == (601, 801)
    assert photo.gray.flags.c_contiguous
    assert np.abs(photo.gray - gray).mean() < 3


def test_a_photo_that_fits_is_not_touched() -> None:
    image = smooth(120, 90)
    photo = load_photo(image, max_long_side=120)
    assert photo.scale == 1.0
    assert (photo.pixels == np.asarray(image)).all()
    assert (photo.gray == cv2.cvtColor(np.asarray(image), cv2.COLOR_RGB2GRAY)).all()


@pytest.mark.parametrize("orientation", range(1, 9))
def test_strips_join_without_a_seam(orientation: int, monkeypatch: pytest.MonkeyPatch) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    data = encoded(smooth(310, 210), "PNG", exif=exif)
    for side in (None, 200, 100, 40):
        whole = load_photo(data, max_long_side=side)
        monkeypatch.setattr(photo_develop, "_STRIP_PIXELS", 7_000)
        cut = load_photo(data, max_long_side=side)
        monkeypatch.undo()
        assert (cut.pixels == whole.pixels).all()
        assert (cut.gray == whole.gray).all()


def test_a_jpeg_reduced_by_half_is_never_decoded_to_full_color(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded: list[tuple[str, tuple[int, int]]] = []
    load = photo_module._load

    def spy(container: object, image: Image.Image) -> None:
        load(container, image)  # type: ignore[arg-type]
        loaded.append((image.mode, image.size))

    monkeypatch.setattr(photo_module, "_load", spy)
    load_photo(encoded(smooth(800, 600), "JPEG"), max_long_side=200)
    assert loaded == [("RGB", (200, 150)), ("L", (800, 600))]


def peak_megabytes(code: str, *arguments: str) -> int:
    """Run code in a fresh interpreter and return its peak resident memory."""
    code += (
        "\nimport re, pathlib\n"
        f"status = pathlib.Path({str(STATUS)!r}).read_text()\n"
        "print(int(re.search(r'VmHWM:\\s+(\\d+)', status)[1]) // 1024)\n"
    )
    root = Path(photo_module.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        check=True,
        capture_output=True,
        text=True,
        cwd=root,
    )
    assert done.stderr == ""
    return int(done.stdout.split()[-1])


@pytest.mark.skipif(not STATUS.exists(), reason="peak memory is read from /proc")
def test_memory_with_a_large_photo(tmp_path: Path) -> None:
    path = tmp_path / "large.jpg"
    smooth(4_000, 3_000).save(path)
    code = (
        "import sys\n"
        "from recognizer.photo import load_photo\n"
        "photo = load_photo(sys.argv[1], max_long_side=1800)\n"
        "assert photo.gray.shape == (photo.size[1], photo.size[0])\n"
    )
    assert peak_megabytes(code, str(path)) < 200  # 48 before; measured 113


@pytest.mark.real
@pytest.mark.skipif(not STATUS.exists(), reason="peak memory is read from /proc")
def test_refusals_take_no_memory(real: Path) -> None:
    code = (
        "import sys\n"
        "from recognizer.photo import load_photo\n"
        "from recognizer.errors import PhotoError\n"
        "for path in sys.argv[1:]:\n"
        "    try:\n"
        "        load_photo(path)\n"
        "    except PhotoError:\n"
        "        continue\n"
        "    raise SystemExit('accepted ' + path)\n"
    )
    names = [
        "bomb_65536.png",
        "bomb_30000.png",
        "bomb_12000_rgb.png",
        "strip_1x20000.png",
        "truncated_2.jpg",
        "progressive_truncated.jpg",
        "corrupt_header.jpg",
        "page.pdf",
        "svg_with_image.svg",
        "html_named.jpg",
        "zero.jpg",
    ]
    nothing = peak_megabytes("import recognizer.photo")
    refused = peak_megabytes(code, *(str(real / "hostile" / name) for name in names))
    assert refused - nothing < 15
