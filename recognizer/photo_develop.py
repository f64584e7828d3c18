"""Decoded picture -> upright color pixels and full-size gray, without a second full-size copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from recognizer.photo_color import ToSrgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from PIL import Image

_STRIP_PIXELS: Final = 4_000_000
_UNDONE_BY: Final = {6: 8, 8: 6}  # every other orientation is its own inverse


def reduced_size(width: int, height: int, max_long_side: int | None) -> tuple[int, int]:
    """Return (width, height) fitted into `max_long_side`, never enlarged."""
    longest = max(width, height)
    if max_long_side is None or longest <= max_long_side:
        return width, height
    scale = max_long_side / longest
    return max(1, round(width * scale)), max(1, round(height * scale))


def develop(
    image: Image.Image, orientation: int, reduced: tuple[int, int]
) -> tuple[NDArray[np.uint8], NDArray[np.uint8] | None]:
    """Return a loaded picture as upright sRGB and, if `reduced` is smaller, full-size gray.

    Args:
        image: any mode that `ToSrgb` takes.
        orientation: EXIF orientation, 1..8, still to be undone.
        reduced: (width, height) of the color pixels before turning.

    Returns:
        (H, W, 3) uint8, and (height, width) uint8 of the whole photo or None.
    """
    width, height = image.size
    to_srgb = ToSrgb(image.mode, image.info.get("icc_profile"))
    if reduced == (width, height):
        full = _Upright((height, width, 3), orientation)
        for top, strip in _strips(image):
            full.write(top, to_srgb.apply_profile(to_srgb.pixels(strip)))
        return full.pixels, None

    # Reduce by a whole factor on the way, so that no full-size RGB copy exists. What does not
    # fill a block at the right and lower edge (less than `factor` pixels) is left out.
    factor = max(1, max(width, height) // max(reduced))
    blocks = np.empty((height // factor, width // factor, 3), np.uint8)
    gray = _Upright((height, width), orientation)
    for top, strip in _strips(image, factor):
        colors = to_srgb.pixels(strip)
        gray.write(top, to_gray(colors))
        rows = colors.shape[0] // factor
        if rows:
            whole = colors[: rows * factor, : blocks.shape[1] * factor]
            blocks[top // factor : top // factor + rows] = resize(whole, (blocks.shape[1], rows))
    small = to_srgb.apply_profile(resize(blocks, reduced))
    return _turn(small, orientation), gray.pixels


def develop_pair(
    small: Image.Image, large: Image.Image, orientation: int, reduced: tuple[int, int]
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return what `develop` does, from two loaded pictures of one photo.

    Args:
        small: RGB, at least `reduced`.
        large: gray (mode L), full size.
        orientation: EXIF orientation, 1..8, still to be undone.
        reduced: (width, height) of the color pixels before turning.
    """
    profile = small.info.get("icc_profile")
    colors = ToSrgb("RGB", profile).apply_profile(resize(np.asarray(small), reduced))
    gray = _Upright((large.height, large.width), orientation)
    for top, strip in _strips(large):
        gray.write(top, np.asarray(strip))
    return _turn(colors, orientation), gray.pixels


def resize(pixels: NDArray[np.uint8], size: tuple[int, int]) -> NDArray[np.uint8]:
    """Return `pixels` reduced to `size` (width, height), each the mean of the area it covers."""
    if (pixels.shape[1], pixels.shape[0]) == size:
        return pixels
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)


def to_gray(pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return RGB `pixels` (H, W, 3) as gray (H, W)."""
    return np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), np.uint8)


class _Upright:
    """An upright picture that is filled with strips in the order of the file."""

    __slots__ = ("_in_file_order", "_orientation", "pixels")

    def __init__(self, shape: tuple[int, ...], orientation: int) -> None:
        if orientation >= 5:
            shape = (shape[1], shape[0], *shape[2:])
        self.pixels: NDArray[np.uint8] = np.empty(shape, np.uint8)
        self._orientation = orientation
        self._in_file_order = _turned_view(self.pixels, _UNDONE_BY.get(orientation, orientation))

    def write(self, top: int, strip: NDArray[np.uint8]) -> None:
        """Put the rows of the file from `top` on where they belong."""
        place = self._in_file_order[top : top + strip.shape[0]]
        _turned_view(place, self._orientation)[...] = _turn(strip, self._orientation)


def _turned_view(pixels: NDArray[np.uint8], orientation: int) -> NDArray[np.uint8]:
    """Undo an EXIF orientation without moving a byte.

    Orientations as in TIFF 6.0: the side of the picture where the file's first row and column lie.
    """
    if orientation >= 5:
        pixels = pixels.swapaxes(0, 1)
    if orientation in (2, 3, 6, 7):
        pixels = pixels[:, ::-1]
    if orientation in (3, 4, 7, 8):
        pixels = pixels[::-1]
    return pixels


def _turn(pixels: NDArray[np.uint8], orientation: int) -> NDArray[np.uint8]:
    """Undo an EXIF orientation; the result is contiguous.

    Transposing by OpenCV goes through the cache in blocks, five times as fast as numpy's copy.
    """
    if orientation >= 5:
        pixels = np.asarray(cv2.transpose(pixels), np.uint8)
        orientation = {5: 1, 6: 2, 7: 3, 8: 4}[orientation]
    if orientation == 1:
        return np.ascontiguousarray(pixels)
    axis = {2: 1, 3: -1, 4: 0}[orientation]
    return np.asarray(cv2.flip(pixels, axis), np.uint8)


def _strips(image: Image.Image, multiple: int = 1) -> Iterator[tuple[int, Image.Image]]:
    """Cut into full-width strips of about `_STRIP_PIXELS`, top first; yield (top, strip)."""
    width, height = image.size
    rows = max(1, _STRIP_PIXELS // (width * multiple)) * multiple
    if rows >= height:
        yield 0, image
        return
    for top in range(0, height, rows):
        yield top, image.crop((0, top, width, min(height, top + rows)))
