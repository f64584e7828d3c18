"""Whatever a decoder returns -> 8-bit sRGB: modes, depths, transparency, color profiles."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import Image, ImageCms

from recognizer.errors import PhotoError, PhotoProblem

if TYPE_CHECKING:
    from numpy.typing import NDArray

BACKGROUND: Final = (255, 255, 255)
"""What shows through transparent parts: white, like the paper of a card."""

_PLAIN: Final = frozenset(("1", "L", "P", "RGB", "RGBX", "YCbCr", "HSV", "CMYK"))
_WITH_ALPHA: Final = frozenset(("LA", "La", "PA", "RGBA", "RGBa"))
_SIXTEEN_BIT: Final = frozenset(("I;16", "I;16L", "I;16B", "I;16N", "I"))

_PROFILE_SPACES: Final = {"RGB ": "RGB", "CMYK": "CMYK", "GRAY": "L"}
_INDISTINGUISHABLE: Final = 2  # levels of 255: lcms itself rounds that far on sRGB -> sRGB


class ToSrgb:
    """Converts pictures of one mode, with or without a color profile, to sRGB pixels.

    Build one for each photo: lcms handles are not safe to share between threads.

    Args:
        mode: Pillow mode of the pictures to come.
        profile: the bytes of the file's ICC profile. A profile that is broken, or made for
            another color space than the pixels', is ignored: it says nothing about them.

    Raises:
        PhotoError: `UNSUPPORTED` for a mode with no known range (floating point).
    """

    __slots__ = ("_mode", "_transform")

    def __init__(self, mode: str, profile: bytes | None) -> None:
        if mode not in _PLAIN | _WITH_ALPHA | _SIXTEEN_BIT | {"LAB"}:
            raise PhotoError(PhotoProblem.UNSUPPORTED, format=mode)
        self._mode = mode
        self._transform = _transform(mode, profile)

    @property
    def _source_mode(self) -> str:
        """The mode in which the profile's transform takes pixels."""
        if self._mode in ("CMYK", "LAB"):
            return self._mode
        return "L" if self._mode in ("1", "L", "LA", "La") else "RGB"

    def pixels(self, image: Image.Image) -> NDArray[np.uint8]:
        """Return (H, W, 3) uint8 of a loaded picture.

        An RGB profile is not applied yet: see `apply_profile`, which may come after a reduction.
        """
        if self._mode in _SIXTEEN_BIT:
            return _from_16_bit(image)
        if self._mode in _WITH_ALPHA or "transparency" in image.info:
            image = _flatten(image)
        if self._transform is not None and image.mode == self._source_mode != "RGB":
            image = _through(image, self._transform)
        return np.asarray(image if image.mode == "RGB" else image.convert("RGB"))

    def apply_profile(self, pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return RGB `pixels` (H, W, 3) in sRGB, by the file's RGB profile if it has one."""
        if self._transform is None or self._source_mode != "RGB":
            return pixels
        return np.asarray(_through(Image.fromarray(pixels), self._transform))


def _transform(mode: str, profile: bytes | None) -> ImageCms.ImageCmsTransform | None:
    """Build the way from the file's profile to sRGB; None where there is nothing to do."""
    srgb = ImageCms.createProfile("sRGB")
    if mode == "LAB":
        return ImageCms.buildTransform(ImageCms.createProfile("LAB"), srgb, "LAB", "RGB")
    if not profile:
        return None
    takes = "CMYK" if mode == "CMYK" else "L" if mode in ("1", "L", "LA", "La") else "RGB"
    if _says_nothing(takes, profile):
        return None
    return ImageCms.buildTransform(
        ImageCms.ImageCmsProfile(io.BytesIO(profile)), srgb, takes, "RGB"
    )


@lru_cache(maxsize=8)  # phones write the same profile into every photo
def _says_nothing(takes: str, profile: bytes) -> bool:
    """Whether a profile is broken, for another color space, or sRGB under another name."""
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        if _PROFILE_SPACES.get(source.profile.xcolor_space) != takes:
            return True
        transform = ImageCms.buildTransform(source, ImageCms.createProfile("sRGB"), takes, "RGB")
    except (ImageCms.PyCMSError, OSError, TypeError, ValueError):
        return True
    probe = _probe(takes)
    return not _differs(_through(probe, transform), probe.convert("RGB"))


def _through(image: Image.Image, transform: ImageCms.ImageCmsTransform) -> Image.Image:
    """Return `image` after `transform` (Pillow types it as optional for its in-place form)."""
    result = ImageCms.applyTransform(image, transform)
    if result is None:  # pragma: no cover - only with inPlace=True
        raise AssertionError("a transform that is not in place returns a picture")
    return result


def _probe(mode: str) -> Image.Image:
    """Return a picture of colors all over the space, to see what a transform does."""
    levels = np.linspace(0, 255, 9).round().astype(np.uint8)
    if mode == "L":
        return Image.fromarray(levels[None, :])
    cube = np.stack(np.meshgrid(levels, levels, levels), axis=-1).reshape(27, 27, 3)
    return Image.fromarray(cube).convert(mode)


def _differs(a: Image.Image, b: Image.Image) -> bool:
    """Whether two small RGB pictures differ by more than rounding."""
    difference = np.abs(np.asarray(a, np.int16) - np.asarray(b, np.int16))
    return int(difference.max()) > _INDISTINGUISHABLE


def _flatten(image: Image.Image) -> Image.Image:
    """Lay a picture with transparent parts on `BACKGROUND`; the result is RGB."""
    if image.mode == "La":  # Pillow knows no direct way
        image = image.convert("LA")
    rgba = image if image.mode == "RGBA" else image.convert("RGBA")
    below = Image.new("RGBA", rgba.size, (*BACKGROUND, 255))
    return Image.alpha_composite(below, rgba).convert("RGB")


def _from_16_bit(image: Image.Image) -> NDArray[np.uint8]:
    """Scale gray of 0..65535 to 0..255 (I: the range that 16-bit files are opened with)."""
    wide = np.asarray(image)
    narrow = (np.clip(wide, 0, 65535).astype(np.uint32) * 255 + 32767) // 65535
    return np.repeat(narrow.astype(np.uint8)[:, :, None], 3, axis=2)
