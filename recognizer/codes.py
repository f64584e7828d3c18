"""QR codes of a photo: their texts and corners; and the card code that a payload carries.

zxing-cpp finds and reads. It is given the photo as it is, with a local and with a global threshold,
and enlarged: small modules need it. These looks are cheap and are all that a photo without codes
costs (about 30 ms of processor time at 1600 x 1200 and 35 at 12 megapixels, where one SIFT of the
smaller takes 1,400). zxing also reports what looks like a QR code and fails its checks; on photos
of pictures and tables that hardly ever happens (5 times in 124), so it is worth more: where small
codes show, the photo is enlarged and sharpened, and each place that still cannot be read is cut
out and tried at three sizes, as it is, sharpened and smoothed. What is left then is straightened:
three corners of a code have finder patterns, the fourth is a guess, so places around that guess
are tried. So many attempts deserve doubt: a text counts if two of them read it.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from itertools import islice, product
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import zxingcpp

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from recognizer.sighting import Quad

    Gray = NDArray[np.uint8]

CARD_CODE_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 letters without look-alikes (no I, O, 0, 1)."""

_QR: Final = zxingcpp.barcode_formats_from_str("QRCode")
_LOCAL: Final = zxingcpp.Binarizer.LocalAverage
_GLOBAL: Final = zxingcpp.Binarizer.GlobalHistogram

_ENLARGED_UP_TO: Final = 3_000_000  # pixels; above, only where small codes show
_SHARPENED_UP_TO: Final = 16_000_000
_SMALL_CODE: Final = 100.0  # pixels of its side: modules of 4 pixels and less
_LOOKED_AT_CLOSELY: Final = 12  # suspected places in one photo
_CLOSE_UP_MARGIN: Final = 0.35  # of the longer side of a suspected place, on each side
_CLOSE_UP_SIDES: Final = (200, 320, 120)  # pixels that a suspected code is scaled to
_CLOSE_UP_SCALES: Final = (0.2, 6.0)

_STRAIGHTENED: Final = 6  # guesses of corners in one photo, 75 attempts (about 65 ms) each
_STRAIGHTENED_AT_A_PLACE: Final = 4
_STRAIGHT_SIDE: Final = 200  # pixels
_STRAIGHT_MARGIN: Final = 40  # pixels on each side: a quiet zone, and room for wrong corners
_FOURTH_CORNERS: Final = tuple(  # how far it is moved, in sides; the nearest first
    sorted(product((-0.08, -0.04, 0.0, 0.04, 0.08), repeat=2), key=lambda move: math.hypot(*move))
)

_ADDRESS: Final = re.compile(
    rf"https?://[^/?#\s]+(?:/[^?#\s]*)?/w/([{CARD_CODE_ALPHABET}]{{4}})/?(?:[?#]\S*)?",
    re.IGNORECASE | re.ASCII,
)
_BARE: Final = re.compile(rf"[{CARD_CODE_ALPHABET}]{{4}}", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Code:
    """One QR code that was read.

    Attributes:
        text: the payload; line ends are plain newlines, the rest is as encoded.
        quad: corners in pixels of the given picture, in the code's own order TL, TR, BR, BL
            (the corner without a finder pattern is BR).
    """

    text: str
    quad: Quad


def card_code(payload: str) -> str | None:
    """Return the card code, upper case, that a QR payload carries; None where it carries none.

    Understands `http(s)://HOST/.../w/CODE` in any case, with or without a slash, query or
    fragment after it, and a bare code.
    """
    text = payload.strip()
    if _BARE.fullmatch(text):
        return text.upper()
    address = _ADDRESS.fullmatch(text)
    return address.group(1).upper() if address else None


def find_codes(pixels: NDArray[np.uint8]) -> tuple[Code, ...]:
    """Read every QR code of a picture, each physical code once, in reading order of their centers.

    Args:
        pixels: (H, W) gray or (H, W, 3) RGB, uint8. Best the full-size photo, or a card cut out.
    """
    gray = pixels
    if pixels.ndim == 3:
        gray = np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), np.uint8)
    found: list[Code] = []
    suspected: list[Quad] = []

    def look(picture: Gray, scale: float, binarizer: zxingcpp.Binarizer) -> None:
        codes, failed = _read(picture, scale, binarizer)
        _add(found, codes)
        suspected.extend(failed)

    look(gray, 1.0, _LOCAL)
    look(gray, 1.0, _GLOBAL)
    enlarged = gray.size <= _ENLARGED_UP_TO
    if enlarged:
        look(_scaled(gray, 2.0), 2.0, _LOCAL)
    places = (*suspected, *(code.quad for code in found))
    if gray.size <= _SHARPENED_UP_TO and any(_side(place) < _SMALL_CODE for place in places):
        if not enlarged:
            look(_scaled(gray, 2.0), 2.0, _LOCAL)
        look(_scaled(_sharpened(gray, 1.0, 1.0), 2.0), 2.0, _LOCAL)
    for quad in _unexplained(suspected, found)[:_LOOKED_AT_CLOSELY]:
        _add(found, _look_closely(gray, quad))
    for quad in _guesses(suspected, found):
        if not _explained(quad, found):
            _add(found, _straighten(gray, quad))
    return tuple(sorted(found, key=lambda code: (_center(code.quad)[1], _center(code.quad)[0])))


def _read(
    gray: Gray, scale: float, binarizer: zxingcpp.Binarizer, left: float = 0, top: float = 0
) -> tuple[list[Code], list[Quad]]:
    """Return the codes of `gray` and the places that failed, in pixels before scaling and cutting.

    Micro QR and rMQR are passed over: they carry so little redundancy that noise can be read.
    """
    codes: list[Code] = []
    failed: list[Quad] = []
    for barcode in zxingcpp.read_barcodes(
        gray,
        formats=_QR,
        binarizer=binarizer,
        text_mode=zxingcpp.TextMode.Plain,
        return_errors=True,
    ):
        if barcode.format != zxingcpp.BarcodeFormat.QRCode:
            continue
        quad = _quad(barcode.position, scale, left, top)
        if barcode.valid and barcode.text:
            codes.append(Code(barcode.text.replace("\r\n", "\n"), quad))
        elif not barcode.valid:
            failed.append(quad)
    return codes, failed


def _look_closely(gray: Gray, quad: Quad) -> list[Code]:
    """Cut a suspected place out and try harder; return what the first success reads."""
    xs, ys = zip(*quad, strict=True)
    side = max(max(xs) - min(xs), max(ys) - min(ys), 8.0)
    margin = _CLOSE_UP_MARGIN * side
    left, top = max(0, int(min(xs) - margin)), max(0, int(min(ys) - margin))
    right, bottom = max(0, int(max(xs) + margin) + 1), max(0, int(max(ys) + margin) + 1)
    cut = gray[top:bottom, left:right]
    if min(cut.shape) < 8:
        return []
    for wanted in _CLOSE_UP_SIDES:
        scale = float(np.clip(wanted / side, *_CLOSE_UP_SCALES))
        scaled = _scaled(cut, scale)
        treated = (scaled, _sharpened(scaled, 3.0, 1.5), _smoothed(scaled, 1.5))
        for picture, binarizer in product(treated, (_LOCAL, _GLOBAL)):
            codes, _ = _read(picture, scale, binarizer, left, top)
            if codes:
                return codes
    return []


def _guesses(suspected: list[Quad], found: list[Code]) -> Iterable[Quad]:
    """Return the corners to start from, at most `_STRAIGHTENED`.

    Looks disagree about the corners of one place, and seldom does each of them lead to a text.
    """
    guesses: list[Quad] = []
    for place in _unexplained(suspected, found):
        here: list[Quad] = []
        for quad in suspected:
            if _same_middle(quad, place) and not any(_same_corners(quad, other) for other in here):
                here.append(quad)
        guesses += here[:_STRAIGHTENED_AT_A_PLACE]
    return islice(guesses, _STRAIGHTENED)


def _straighten(gray: Gray, quad: Quad) -> list[Code]:
    """Rectify a suspected place with its fourth corner moved; return what is read twice alike."""
    side, margin = _STRAIGHT_SIDE, _STRAIGHT_MARGIN
    near, far = float(margin), float(margin + side)
    square = np.asarray([(near, near), (far, near), (far, far), (near, far)], np.float32)
    before: set[str] = set()
    for across, down in _FOURTH_CORNERS:
        corners = np.asarray(quad, np.float32)
        right, below = corners[1] - corners[0], corners[3] - corners[0]
        corners[2] += across * right + down * below
        if not cv2.isContourConvex(corners):
            continue
        way = cv2.getPerspectiveTransform(corners, square)
        straight = np.asarray(
            cv2.warpPerspective(
                gray,
                way,
                (side + 2 * margin, side + 2 * margin),
                flags=cv2.INTER_CUBIC,
                borderMode=cv2.BORDER_REPLICATE,
            ),
            np.uint8,
        )
        for picture, binarizer in (
            (straight, _GLOBAL),
            (_smoothed(straight, 2.0), _LOCAL),
            (_sharpened(straight, 6.0, 1.5), _LOCAL),
        ):
            codes, _ = _read(picture, 1.0, binarizer)
            again = [code for code in codes if code.text in before]
            if again:
                back = np.linalg.inv(way)
                return [Code(code.text, _moved(code.quad, back)) for code in again]
            before.update(code.text for code in codes)
    return []


def _moved(quad: Quad, way: NDArray[np.float64]) -> Quad:
    """Return a quad's corners after a homography."""
    points = cv2.perspectiveTransform(np.asarray([quad], np.float64), way)[0]
    tl, tr, br, bl = ((float(x), float(y)) for x, y in points)
    return (tl, tr, br, bl)


def _sharpened(gray: Gray, radius: float, amount: float) -> Gray:
    """Undo some of a soft lens by an unsharp mask; `radius` (sigma) in pixels."""
    soft = _smoothed(gray, radius)
    return np.asarray(cv2.addWeighted(gray, 1 + amount, soft, -amount, 0), np.uint8)


def _smoothed(gray: Gray, radius: float) -> Gray:
    """Take away noise, dust and print dots; `radius` (sigma) in pixels."""
    return np.asarray(cv2.GaussianBlur(gray, (0, 0), radius), np.uint8)


def _scaled(gray: Gray, scale: float) -> Gray:
    if scale == 1.0:
        return gray
    way = cv2.INTER_CUBIC if scale > 1 else cv2.INTER_AREA
    return np.asarray(cv2.resize(gray, None, fx=scale, fy=scale, interpolation=way), np.uint8)


def _quad(position: zxingcpp.Position, scale: float, left: float, top: float) -> Quad:
    """Return a position in a scaled cut as corners in the whole picture (centers at .5)."""
    tl, tr, br, bl = (
        ((corner.x + 0.5) / scale - 0.5 + left, (corner.y + 0.5) / scale - 0.5 + top)
        for corner in (
            position.top_left,
            position.top_right,
            position.bottom_right,
            position.bottom_left,
        )
    )
    return (tl, tr, br, bl)


def _add(found: list[Code], codes: list[Code]) -> None:
    """Add the codes that lie where none has been read; an earlier look saw truer pixels."""
    for code in codes:
        if not any(_same_place(code.quad, other.quad) for other in found):
            found.append(code)


def _unexplained(suspected: list[Quad], found: list[Code]) -> list[Quad]:
    """Return the suspected places that no code explains, each once.

    A false place may span half the photo and hold true ones: only places of the same middle
    are one.
    """
    places: list[Quad] = []
    for quad in suspected:
        if not _explained(quad, found) and not any(_same_middle(quad, other) for other in places):
            places.append(quad)
    return places


def _explained(quad: Quad, found: list[Code]) -> bool:
    """Whether a code has been read where `quad` suspects one."""
    return any(_contains(code.quad, _center(quad)) for code in found)


def _same_corners(a: Quad, b: Quad) -> bool:
    """Whether no corner of two guesses differs by more than 2 % of the side."""
    return max(math.dist(p, q) for p, q in zip(a, b, strict=True)) <= 0.02 * _side(a)


def _same_middle(a: Quad, b: Quad) -> bool:
    """Whether the centers of two places lie closer than half the smaller one's diagonal half."""
    reach = min(math.dist(a[0], a[2]), math.dist(b[0], b[2])) / 4
    return math.dist(_center(a), _center(b)) < reach


def _same_place(a: Quad, b: Quad) -> bool:
    """Whether two quads show one physical code: the center of one lies inside the other."""
    return _contains(a, _center(b)) or _contains(b, _center(a))


def _side(quad: Quad) -> float:
    """Length of the side of the square with the same diagonal, in pixels."""
    return math.dist(quad[0], quad[2]) / math.sqrt(2)


def _center(quad: Quad) -> tuple[float, float]:
    return sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4


def _contains(quad: Quad, point: tuple[float, float]) -> bool:
    corners = np.asarray(quad, np.float32)
    return float(cv2.pointPolygonTest(corners, point, measureDist=False)) >= 0
