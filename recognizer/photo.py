"""Any file a phone makes -> upright sRGB pixels, or a typed error.

Memory: a photo is decoded so that no full-size RGB copy outlives the call. The caller asks for a
reduced picture (`max_long_side`) and gets the full-size photo in gray beside it, one byte a pixel,
for what needs every pixel (QR codes). A JPEG that is reduced to half or less is decoded twice, once
small in color and once large in gray, by libjpeg's scaled ("draft") decoding: that takes less time
than one full-size decoding and its reduction, and a fifth of the memory. Other formats are decoded
once and converted in strips.

Peak of the whole process (48 MB before), reducing to 1,800 pixels, 12 and 80 megapixels: JPEG 113
and 263 MB, progressive JPEG 175 and 380, TIFF 170 and 509, PNG 176 and 560, AVIF 193 and 750, WebP
259 and 1,275 (libwebp's frame buffers), HEIC 175 with 12.
"""

from __future__ import annotations

import os
import stat
import struct
import threading
import warnings
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import (
    AvifImagePlugin,
    GifImagePlugin,
    Image,
    ImageFile,
    JpegImagePlugin,
    PngImagePlugin,
    TiffImagePlugin,
    WebPImagePlugin,
)

from recognizer.errors import PhotoError, PhotoProblem
from recognizer.photo_container import Container, check_complete, sniff
from recognizer.photo_develop import develop, develop_pair, reduced_size, resize, to_gray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

MAX_BYTES: Final = 50_000_000
MAX_PIXELS: Final = 80_000_000
MIN_SHORT_SIDE: Final = 32
MAX_LONG_SIDE: Final = 16_384

_PROGRESSIVE_ONCE: Final = 24_000_000
_ORIENTATION_TAG: Final = 0x0112

# The classes themselves, not Image.open: no other plugin (PostScript calls Ghostscript) can be
# chosen, and no process-wide pixel limit of the importing program is asked (WebP, GIF, TIFF do).
_DECODERS: Final[dict[Container, type[ImageFile.ImageFile]]] = {
    Container.JPEG: JpegImagePlugin.JpegImageFile,  # also MPO, whose first picture it is
    Container.PNG: PngImagePlugin.PngImageFile,
    Container.WEBP: WebPImagePlugin.WebPImageFile,
    Container.AVIF: AvifImagePlugin.AvifImageFile,
    Container.GIF: GifImagePlugin.GifImageFile,
    Container.TIFF: TiffImagePlugin.TiffImageFile,
}
_WARN_WHILE_LOADING: Final = frozenset((Container.PNG, Container.TIFF))

# What decoders raise on bytes that break their format; anything else is a bug of ours.
_DAMAGE: Final = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    IndexError,
    KeyError,
    TypeError,
    OverflowError,
    RuntimeError,
    struct.error,
    zlib.error,
    Image.DecompressionBombError,
)


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """An upright photo in sRGB.

    Attributes:
        pixels: (H, W, 3) uint8, RGB, contiguous; reduced if that was asked for.
        size: (width, height) of the upright photo before any reduction.
        scale: pixels of `pixels` for one pixel of the photo: 1.0, or less when reduced.
    """

    pixels: NDArray[np.uint8]
    size: tuple[int, int]
    scale: float
    _gray: NDArray[np.uint8] | None = None

    @property
    def gray(self) -> NDArray[np.uint8]:
        """The whole photo in gray, upright, at full size: (height, width) uint8 of `size`.

        Kept when `pixels` is reduced, else made from `pixels` at each call. Profiles of RGB
        pictures are not applied to the kept one: contrast is what gray is for.
        """
        return to_gray(self.pixels) if self._gray is None else self._gray


def load_photo(
    source: str | os.PathLike[str] | bytes | Image.Image | NDArray[np.uint8],
    *,
    max_long_side: int | None = None,
) -> Photo:
    """Read a photo: upright, first frame, sRGB, transparent parts on white.

    Reads JPEG (and the first picture of MPO), PNG, WebP, AVIF, GIF, TIFF and, with the extra
    `heic`, HEIC. The content decides, not the file's name. Metadata ends here.

    Args:
        source: path, encoded bytes, Pillow image, or (H, W, 3) uint8 RGB array (taken as upright;
            the photo may share its memory).
        max_long_side: reduce `pixels` so that the longer side has at most so many pixels.

    Raises:
        PhotoError: the file cannot be used; `code` is a `PhotoProblem`. Limits: 50 MB, 80
            megapixels, short side at least 32 pixels, long side at most 16,384, all checked
            before pixels are decoded.
        TypeError: `source` is nothing of the above.
        ValueError: `max_long_side` is less than 1.
    """
    if max_long_side is not None and max_long_side < 1:
        raise ValueError(f"max_long_side must be at least 1, not {max_long_side}")
    if isinstance(source, np.ndarray):
        return _from_array(source, max_long_side)
    if isinstance(source, Image.Image):
        return _from_image(source, max_long_side)
    if isinstance(source, bytes):
        return _from_bytes(source, max_long_side)
    if isinstance(source, str | os.PathLike):
        return _from_bytes(_read(Path(source)), max_long_side)
    raise TypeError(
        f"a photo is a path, bytes, a Pillow image or an array, not {type(source).__name__}"
    )


def _read(path: Path) -> bytes:
    """Return the bytes of a regular file within `MAX_BYTES`."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise PhotoError(PhotoProblem.IS_A_FOLDER)
        if not stat.S_ISREG(status.st_mode):  # a pipe or a device may never end
            raise PhotoError(PhotoProblem.UNREADABLE, reason="not a regular file")
        _check_bytes(status.st_size)
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise PhotoError(PhotoProblem.NOT_FOUND) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PhotoError(PhotoProblem.UNREADABLE, reason=reason) from error
    except ValueError:  # a NUL in the name: no file can be called so
        raise PhotoError(PhotoProblem.NOT_FOUND) from None


def _check_bytes(count: int) -> None:
    if count > MAX_BYTES:
        raise PhotoError(
            PhotoProblem.TOO_MANY_BYTES,
            megabytes=round(count / 1_000_000, 1),
            limit=MAX_BYTES // 1_000_000,
        )


def _check_size(width: int, height: int) -> None:
    size = {"width": width, "height": height}
    if width * height > MAX_PIXELS:
        raise PhotoError(PhotoProblem.TOO_MANY_PIXELS, **size, limit=MAX_PIXELS // 1_000_000)
    if max(width, height) > MAX_LONG_SIDE:
        raise PhotoError(PhotoProblem.TOO_LONG, **size, limit=MAX_LONG_SIDE)
    if min(width, height) < MIN_SHORT_SIDE:
        raise PhotoError(PhotoProblem.TOO_SMALL, **size, limit=MIN_SHORT_SIDE)


def _from_array(array: NDArray[np.uint8], max_long_side: int | None) -> Photo:
    if array.dtype != np.uint8 or array.ndim != 3 or array.shape[2] != 3:
        shape = "x".join(str(side) for side in array.shape)
        raise PhotoError(PhotoProblem.NOT_PIXELS, shape=shape, dtype=str(array.dtype))
    height, width = array.shape[:2]
    _check_size(width, height)
    pixels = np.ascontiguousarray(array)
    reduced = reduced_size(width, height, max_long_side)
    if reduced == (width, height):
        return _photo(pixels, None)
    return _photo(resize(pixels, reduced), to_gray(pixels))


def _from_image(image: Image.Image, max_long_side: int | None) -> Photo:
    _check_size(*image.size)
    with _damage_is_typed(), _no_pillow_warnings():
        image.load()
    reduced = reduced_size(*image.size, max_long_side)
    return _photo(*develop(image, _orientation(image), reduced))


def _from_bytes(data: bytes, max_long_side: int | None) -> Photo:
    _check_bytes(len(data))
    container = sniff(data)
    check_complete(container, data)
    if container is Container.HEIC:
        image, orientation = _open_heic(data), 1
        return _photo(*develop(image, orientation, reduced_size(*image.size, max_long_side)))
    opened = _open(container, data)
    # Within the limits; a TIFF's size is already that of the upright picture.
    reduced = reduced_size(*opened.size, max_long_side)
    if container is Container.JPEG and _decode_twice(opened, reduced):
        opened.draft("RGB", reduced)
        large = _open(container, data)
        large.draft("L", large.size)
        _load(container, opened)
        _load(container, large)
        return _photo(*develop_pair(opened, large, _orientation(opened), reduced))
    _load(container, opened)
    return _photo(*develop(opened, _orientation(opened), reduced))


def _photo(pixels: NDArray[np.uint8], gray: NDArray[np.uint8] | None) -> Photo:
    """Put an upright photo together; a full-size gray picture says that `pixels` is reduced."""
    height, width = (pixels if gray is None else gray).shape[:2]
    scale = 1.0 if gray is None else max(pixels.shape[:2]) / max(width, height)
    return Photo(pixels, (width, height), scale, gray)


def _decode_twice(image: ImageFile.ImageFile, reduced: tuple[int, int]) -> bool:
    """Whether a small color decoding and a large gray one beat one decoding of everything.

    Each reads all the entropy-coded data. That is most of the work of a progressive JPEG, so
    there it is worth it for the memory of large photos only.
    """
    if image.mode != "RGB" or 2 * max(reduced) > max(image.size):
        return False
    return "progressive" not in image.info or image.width * image.height > _PROGRESSIVE_ONCE


def _open(container: Container, data: bytes) -> ImageFile.ImageFile:
    """Read the header alone and check the size that it claims."""
    with _damage_is_typed(), _no_pillow_warnings():
        image = _DECODERS[container](BytesIO(data))
    _check_size(*image.size)
    return image


def _load(container: Container, image: ImageFile.ImageFile) -> None:
    """Decode the (first) picture."""
    with _damage_is_typed():
        if container in _WARN_WHILE_LOADING:
            with _no_pillow_warnings():
                image.load()
        else:
            image.load()


def _open_heic(data: bytes) -> Image.Image:
    """Decode with pillow-heif, without registering it as a plugin of the whole process.

    libheif turns the picture itself; by ISO 23008-12 the EXIF orientation then says nothing.
    """
    try:
        import pillow_heif
    except ImportError:
        raise PhotoError(PhotoProblem.NEEDS_HEIC, extra="heic") from None
    with _damage_is_typed():
        primary = pillow_heif.open_heif(data, convert_hdr_to_8bit=True)
    _check_size(*primary.size)
    with _damage_is_typed():
        image: Image.Image = primary.to_pillow()
    return image


def _orientation(image: Image.Image) -> int:
    """Return the EXIF orientation 1..8 of a loaded picture; 1 where the tag makes no sense.

    After loading, because Pillow turns a TIFF itself and then takes the tag away.
    """
    try:
        with _no_pillow_warnings():
            value = image.getexif().get(_ORIENTATION_TAG, 1)
    except _DAMAGE:  # a malformed block: the picture itself is sound
        return 1
    return value if isinstance(value, int) and 1 <= value <= 8 else 1


_WARNINGS_LOCK: Final = threading.Lock()


@contextmanager
def _no_pillow_warnings() -> Iterator[None]:
    """Keep Pillow's remarks on malformed metadata from the user's terminal.

    The filters of `warnings` belong to the whole process: a lock keeps two photos from
    restoring them in the wrong order, and the filter is so narrow that a warning of anybody
    else passes meanwhile. Only headers are read under the lock, and the two formats whose
    decoders warn.
    """
    with _WARNINGS_LOCK, warnings.catch_warnings():
        warnings.filterwarnings("ignore", module=r"PIL\.")
        yield


@contextmanager
def _damage_is_typed() -> Iterator[None]:
    """Raise what a decoder says about bad bytes as `INCOMPLETE` or `DAMAGED`."""
    try:
        yield
    except _DAMAGE as error:
        cut = isinstance(error, EOFError) or "truncated" in str(error).lower()
        problem = PhotoProblem.INCOMPLETE if cut else PhotoProblem.DAMAGED
        raise PhotoError(problem) from error
