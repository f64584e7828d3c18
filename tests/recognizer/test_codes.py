"""QR codes in rendered photos: found each once, at their place, and nothing that is none."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st

from recognizer.codes import CARD_CODE_ALPHABET, card_code, find_codes
from trainer_api.decks import card_codes

LETTERS = st.text(CARD_CODE_ALPHABET, min_size=4, max_size=4)


def qr(text: str, quiet: int = 4) -> np.ndarray:
    """One pixel a module, black on white, with its quiet zone."""
    barcode = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, ec_level="M")
    image = np.array(zxingcpp.write_barcode_to_image(barcode, scale=1, add_quiet_zones=False))
    return np.pad(image, quiet, constant_values=255)


def table(rng: np.random.Generator, width: int, height: int) -> np.ndarray:
    """A busy background without codes: grain, stripes, blots."""
    noise = rng.normal(0, 1, (height // 8, width // 8)).astype(np.float32)
    y = np.arange(height, dtype=np.float32)[:, None]
    ground = 120 + 30 * cv2.resize(noise, (width, height)) + 15 * np.sin(y / 9)
    for _ in range(40):
        center = (int(rng.integers(width)), int(rng.integers(height)))
        cv2.circle(ground, center, int(rng.integers(5, 60)), float(rng.integers(30, 220)), -1)
    return ground


def lay(ground: np.ndarray, text: str, corners: np.ndarray, invert: bool = False) -> None:
    """Print a code (with a quiet zone of 4 modules) so that its symbol fills `corners`."""
    tile = qr(text)
    tile = 255 - tile if invert else tile
    side, fine = tile.shape[0], 4
    symbol = np.float32([[4, 4], [side - 4, 4], [side - 4, side - 4], [4, side - 4]]) * fine
    way = cv2.getPerspectiveTransform(symbol, np.float32(corners) * 2)
    large = np.kron(tile, np.ones((fine, fine), np.uint8))
    size = (ground.shape[1] * 2, ground.shape[0] * 2)
    paper = cv2.warpPerspective(large, way, size, flags=cv2.INTER_AREA)
    there = cv2.warpPerspective(np.full_like(large, 255), way, size, flags=cv2.INTER_AREA)
    paper, there = (
        cv2.resize(x, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA) for x in (paper, there)
    )
    alpha = there.astype(np.float32) / 255
    ground[...] = ground * (1 - alpha) + (40 + paper * 0.7) * alpha


def corners_of(center: tuple[float, float], side: float, degrees: float) -> np.ndarray:
    turn = np.deg2rad(degrees)
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * side / 2
    return square @ rotation.T + center


def photographed(ground: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Soft lens, light that falls off, sensor noise; gray uint8."""
    soft = cv2.GaussianBlur(ground, (0, 0), 0.6)
    light = np.linspace(0.65, 1.1, ground.shape[1])[None, :]
    return np.clip(soft * light + rng.normal(0, 3, ground.shape), 0, 255).astype(np.uint8)


def modules(text: str) -> int:
    return qr(text, 0).shape[0]


@pytest.mark.parametrize("module", [2.0, 3.0, 8.0])
@pytest.mark.parametrize("invert", [False, True])
def test_seven_cards_in_a_row_give_seven_codes(module: float, invert: bool) -> None:
    rng = np.random.default_rng(11)
    ground = table(rng, 1600, 700)
    laid: dict[str, np.ndarray] = {}
    for i in range(7):
        text = f"https://stairway.example/w/A2B{CARD_CODE_ALPHABET[i]}"
        center = (115 + 228 * i, float(rng.uniform(150, 550)))
        side = min(module * modules(text), 150)
        laid[text] = corners_of(center, side, 360 / 7 * i + 10)
        lay(ground, text, laid[text], invert)
    codes = find_codes(photographed(ground, rng))
    assert sorted(code.text for code in codes) == sorted(laid)
    for code in codes:
        error = np.abs(np.array(code.quad) - laid[code.text]).max()
        assert error <= 1.5 * module


def test_copies_of_one_card_count_each() -> None:
    rng = np.random.default_rng(12)
    ground = table(rng, 800, 300)
    for x in (150, 400, 650):
        lay(ground, "K7QM", corners_of((x, 150), 90, x), False)
    codes = find_codes(photographed(ground, rng))
    assert [code.text for code in codes] == ["K7QM"] * 3


def test_small_codes_in_a_large_photo() -> None:
    rng = np.random.default_rng(17)
    ground = table(rng, 2200, 1600)
    texts = ["https://stairway.example/w/K7QM", "HTTPS://ST.EXAMPLE/W/B2CD"]
    for text, x in zip(texts, (500, 1500), strict=True):
        lay(ground, text, corners_of((x, 800), 2.0 * modules(text), x / 20), False)
    codes = find_codes(photographed(ground, rng))
    assert [code.text for code in codes] == texts or [code.text for code in codes] == texts[::-1]


def test_line_ends_are_plain() -> None:
    picture = np.kron(qr("first\r\nsecond\n"), np.ones((4, 4), np.uint8))
    assert [code.text for code in find_codes(picture)] == ["first\nsecond\n"]


def test_color_pictures_cut_cards_and_reading_order() -> None:
    rng = np.random.default_rng(13)
    ground = np.full((400, 600), 128.0)
    for text, center in (("LOW2", (150, 300)), ("TOP2", (450, 100))):
        lay(ground, text, corners_of(center, 100, 0), False)
    picture = np.repeat(photographed(ground, rng)[:, :, None], 3, axis=2)
    assert [code.text for code in find_codes(picture)] == ["TOP2", "LOW2"]
    (code,) = find_codes(picture[220:380, 60:240])
    assert code.text == "LOW2"
    assert np.abs(np.array(code.quad) - corners_of((90, 80), 100, 0)).max() < 5


def finder(ground: np.ndarray, x: int, y: int, module: int) -> None:
    """The eye of a QR code, without any code."""
    for size, value in ((7, 10), (5, 240), (3, 10)):
        half = module * size // 2
        cv2.rectangle(ground, (x - half, y - half), (x + half, y + half), value, -1)


def test_what_only_looks_like_a_code_has_no_text() -> None:
    rng = np.random.default_rng(14)
    for module in (3, 5, 8):
        ground = np.full((500, 700), 235.0)
        eyes = 20 * module
        for x, y in ((150, 150), (150 + eyes, 150), (150, 150 + eyes)):
            finder(ground, x, y, module)
        noise = rng.integers(0, 2, (13, 13)) * 225.0 + 10
        block = np.kron(noise, np.ones((module, module)))
        ground[150 : 150 + block.shape[0], 150 : 150 + block.shape[1]] = block
        board = np.kron(np.indices((9, 9)).sum(axis=0) % 2, np.ones((18, 18))) * 225.0 + 10
        ground[320:482, 500:662] = board
        assert find_codes(photographed(ground, rng)) == ()


def test_a_true_code_beside_false_eyes_is_read_alone() -> None:
    rng = np.random.default_rng(15)
    ground = table(rng, 700, 500)
    lay(ground, "HTTPS://ST.EXAMPLE/W/K7QM", corners_of((300, 250), 110, 15), False)
    for x, y in ((210, 160), (400, 170), (200, 350), (420, 340), (300, 380)):
        finder(ground, x, y, 4)
    (code,) = find_codes(photographed(ground, rng))
    assert code.text == "HTTPS://ST.EXAMPLE/W/K7QM"


def test_half_a_code_is_no_code() -> None:
    rng = np.random.default_rng(16)
    ground = table(rng, 400, 400)
    lay(ground, "https://stairway.example/w/K7QM", corners_of((200, 200), 180, 5), False)
    ground[200:] = 90
    assert find_codes(photographed(ground, rng)) == ()


def test_empty_and_tiny_pictures_have_no_codes() -> None:
    for shape in ((1, 1), (1, 500), (32, 32), (700, 900, 3)):
        assert find_codes(np.full(shape, 200, np.uint8)) == ()


def test_opencvs_threads_stay_as_they_are() -> None:
    before = cv2.getNumThreads()
    find_codes(np.full((100, 100), 200, np.uint8))
    assert cv2.getNumThreads() == before


@given(LETTERS, st.sampled_from(["", "/", "?lang=es", "/?a=b#c", "#top"]), st.booleans())
def test_card_codes_come_back(code: str, tail: str, upper: bool) -> None:
    payload = f"https://host.example:8443/base/w/{code}{tail}"
    assert card_code(payload.upper() if upper else payload) == code
    assert card_code(f"http://localhost/w/{code.lower()}{tail}") == code
    assert card_code(code.lower()) == code
    assert card_code(f"  {code}\n") == code


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "K7Q",
        "K7QMM",
        "K7QI",  # I, O, 0 and 1 are no letters of codes
        "K0QM",
        "http://example.com",
        "https://example.com/w/",
        "https://example.com/w/K7Q",
        "https://example.com/w/K7QMM",
        "https://example.com/w/K7QM/more",
        "https://example.com/x/K7QM",
        "https://example.com/?next=/w/K7QM",
        "ftp://example.com/w/K7QM",
        "https:///w/K7QM",
        "K7QM?lang=es",
        "see https://example.com/w/K7QM",
    ],
)
def test_other_payloads_carry_no_card_code(payload: str) -> None:
    assert card_code(payload) is None


def test_the_letters_are_those_that_the_catalogue_gives_out() -> None:
    assert sorted(CARD_CODE_ALPHABET) == sorted(card_codes.ALPHABET)
