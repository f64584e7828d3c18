"""What the first bytes of a file say, and whether the file reached its end."""

from __future__ import annotations

import struct
from enum import StrEnum
from typing import Final

from recognizer.errors import PhotoError, PhotoProblem


class Container(StrEnum):
    """File formats that `recognizer.photo` reads."""

    JPEG = "JPEG"
    PNG = "PNG"
    WEBP = "WebP"
    AVIF = "AVIF"
    GIF = "GIF"
    TIFF = "TIFF"
    HEIC = "HEIC"


_HEIC_BRANDS: Final = frozenset(
    (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"hevm", b"hevs", b"mif1", b"msf1")
)
_AVIF_BRANDS: Final = frozenset((b"avif", b"avis"))

_KNOWN_BUT_REFUSED: Final = (
    (b"%PDF", "PDF"),
    (b"%!PS", "PostScript"),
    (b"\xc5\xd0\xd3\xc6", "PostScript"),
    (b"8BPS", "Photoshop"),
    (b"BM", "BMP"),
    (b"\x00\x00\x01\x00", "icon"),
    (b"\x00\x00\x00\x0cjP  ", "JPEG 2000"),
    (b"\xff\x4f\xff\x51", "JPEG 2000"),
    (b"\xff\x0a", "JPEG XL"),
    (b"\x00\x00\x00\x0cJXL ", "JPEG XL"),
    (b"\x1aE\xdf\xa3", "video"),
    (b"PK\x03\x04", "ZIP"),
    (b"\x1f\x8b", "gzip"),
)

_SNIFFED = 4096
_JPEG_WITHOUT_LENGTH: Final = frozenset((0x01, 0xD8, *range(0xD0, 0xD8)))
_JPEG_HUFFMAN_FRAMES: Final = frozenset((0xC0, 0xC1, 0xC2))
_PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def sniff(data: bytes) -> Container:
    """Tell the format of a file by its content; its name may lie.

    Raises:
        PhotoError: `EMPTY`, `UNSUPPORTED` (a known format that is no photo, named in `format`)
            or `NOT_AN_IMAGE`.
    """
    if not data:
        raise PhotoError(PhotoProblem.EMPTY)
    if data.startswith(b"\xff\xd8\xff"):
        return Container.JPEG
    if data.startswith(_PNG_SIGNATURE):
        return Container.PNG
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return Container.WEBP
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return Container.GIF
    if data[:4] in (b"II*\0", b"MM\0*", b"II+\0", b"MM\0+"):
        return Container.TIFF
    if data[4:8] == b"ftyp":
        return _sniff_boxes(data)
    for magic, name in _KNOWN_BUT_REFUSED:
        if data.startswith(magic):
            raise PhotoError(PhotoProblem.UNSUPPORTED, format=name)
    if b"<svg" in data[:_SNIFFED].lower():
        raise PhotoError(PhotoProblem.UNSUPPORTED, format="SVG")
    raise PhotoError(PhotoProblem.NOT_AN_IMAGE)


def _sniff_boxes(data: bytes) -> Container:
    """Tell AVIF, HEIC and video apart by the brands of the first box (ISO 14496-12, `ftyp`)."""
    end = min(max(int.from_bytes(data[:4], "big"), 16), _SNIFFED)
    major = data[8:12]
    brands = {major, *(data[i : i + 4] for i in range(16, end - 3, 4))}
    if major in _AVIF_BRANDS or (major in (b"mif1", b"msf1") and brands & _AVIF_BRANDS):
        return Container.AVIF
    if brands & _HEIC_BRANDS:
        return Container.HEIC
    raise PhotoError(PhotoProblem.UNSUPPORTED, format="video")


def check_complete(container: Container, data: bytes) -> None:
    """Refuse a file that breaks off, before anything is decoded.

    A decoder notices most broken uploads by itself. It misses two: a file whose tail is zeros,
    which decodes to grey, and any file while the importing program has set Pillow's
    `LOAD_TRUNCATED_IMAGES`. So the end mark is looked for here.

    Raises:
        PhotoError: `INCOMPLETE`.
    """
    match container:
        case Container.JPEG:
            complete = _jpeg_complete(data)
        case Container.PNG:
            complete = _png_complete(data)
        case Container.WEBP:
            complete = int.from_bytes(data[4:8], "little") + 8 <= len(data)
        case Container.GIF | Container.TIFF | Container.AVIF | Container.HEIC:
            complete = True  # no mark that every writer sets: left to the decoder
    if not complete:
        raise PhotoError(PhotoProblem.INCOMPLETE)


def _jpeg_complete(data: bytes) -> bool:
    """Whether an end mark follows the first scan, and the bytes can hold that many blocks.

    Inside a scan 0xFF is always followed by 0 or a restart mark (ITU T.81, B.1.1.5), so the
    first FF D9 after its start is the end of the first picture (an MPO goes on after it).
    """
    position = 2
    blocks = 0
    while True:
        position = data.find(b"\xff", position)
        if position < 0 or position + 4 > len(data):
            return False
        marker = data[position + 1]
        if marker in (0x00, 0xFF):
            position += 1
        elif marker in _JPEG_WITHOUT_LENGTH:
            position += 2
        elif marker == 0xDA:
            break
        else:
            if marker in _JPEG_HUFFMAN_FRAMES and position + 9 <= len(data):
                height, width = struct.unpack_from(">HH", data, position + 5)
                blocks = -(-height // 8) * -(-width // 8)
            position += 2 + int.from_bytes(data[position + 2 : position + 4], "big")
    # One Huffman code a block is the least there is: fewer bits mean a header without a picture,
    # which libjpeg would fill with grey, eighty megapixels of it if the header says so.
    return (len(data) - position) * 8 >= blocks and data.find(b"\xff\xd9", position) >= 0


def _png_complete(data: bytes) -> bool:
    """Whether the chain of chunks reaches IEND."""
    position = len(_PNG_SIGNATURE)
    while position + 12 <= len(data):
        if data[position + 4 : position + 8] == b"IEND":
            return True
        position += 12 + int.from_bytes(data[position : position + 4], "big")
    return False
