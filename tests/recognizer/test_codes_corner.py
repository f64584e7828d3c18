"""Codes whose corner without a finder pattern is covered: straightened, within bounds, doubted."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from recognizer import codes
from recognizer.codes import Code, find_codes
from tests.recognizer.test_codes import corners_of, finder, lay, modules, photographed

if TYPE_CHECKING:
    from recognizer.sighting import Quad

SEEDS = (51, 176, 203, 235, 251, 278, 316, 336)
"""Of 400 pictures like these, nine more are read by straightening; some of the nine."""


def covered(seed: int) -> tuple[str, np.ndarray, np.ndarray]:
    """Return the text, the corners and the photo of a tilted code with a blot on its corner."""
    rng = np.random.default_rng(seed)
    text = ("HTTPS://ST.EXAMPLE/W/K7QM", "K7QM")[seed % 2]
    size, side, tilt = modules(text), rng.uniform(36, 60), rng.uniform(0.1, 0.3)
    radius, value, softness = rng.uniform(2, 4.5), rng.uniform(40, 230), rng.uniform(0.5, 1.0)
    shape = [
        (0, 0),
        (side, rng.uniform(-5, 5)),
        (side * (1 - tilt * rng.uniform(0, 1)), side * (1 - tilt)),
        (rng.uniform(-5, 5), side),
    ]
    corners = np.array(shape) + 50
    ground = np.full((160, 160), 150.0)
    lay(ground, text, corners)
    flat = np.array([[0, 0], [size, 0], [size, size], [0, size]], np.float32)
    way = cv2.getPerspectiveTransform(flat, np.float32(corners))
    x, y = cv2.perspectiveTransform(np.array([[[size - 5.0, size - 5.0]]]), way)[0, 0]
    cv2.circle(ground, (int(x), int(y)), int(radius * side / size), float(value), -1)
    return text, corners, photographed(cv2.GaussianBlur(ground, (0, 0), softness), rng)


def test_straightening_reads_what_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = [covered(seed) for seed in SEEDS]
    read = 0
    for text, corners, picture in pictures:
        for code in find_codes(picture):
            assert code.text == text
            assert np.abs(np.array(code.quad) - corners).max() < 5
            read += 1
    assert read >= 6
    monkeypatch.setattr(codes, "_STRAIGHTENED", 0)
    assert not any(find_codes(picture) for _, _, picture in pictures)


def calls(monkeypatch: pytest.MonkeyPatch, picture: np.ndarray) -> int:
    """Count how often a picture is straightened."""
    count = 0
    straighten = codes._straighten

    def counted(gray: np.ndarray, quad: Quad) -> list[Code]:
        nonlocal count
        count += 1
        return straighten(gray, quad)

    monkeypatch.setattr(codes, "_straighten", counted)
    find_codes(picture)
    return count


def test_without_a_suspected_code_nothing_is_straightened(monkeypatch: pytest.MonkeyPatch) -> None:
    readable = np.full((160, 160), 150.0)
    lay(readable, "K7QM", corners_of((80, 80), 90, 10))
    assert calls(monkeypatch, readable.astype(np.uint8)) == 0
    assert calls(monkeypatch, np.full((300, 300), 200, np.uint8)) == 0


def test_many_suspected_codes_cost_no_more_than_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(3)
    ground = np.full((620, 620), 235.0)
    for top in range(20, 600, 150):
        for left in range(20, 600, 150):
            lay(ground, "HTTPS://ST.EXAMPLE/W/K7QM", corners_of((left + 60, top + 60), 100, 0))
            noise = np.kron(rng.integers(0, 2, (18, 18)), np.ones((4, 4))) * 120.0 + 60
            ground[top + 38 : top + 110, left + 38 : left + 110] = noise
    assert calls(monkeypatch, ground.astype(np.uint8)) == codes._STRAIGHTENED


@pytest.mark.parametrize("same", [False, True])
def test_a_text_that_only_one_attempt_reads_is_dropped(
    monkeypatch: pytest.MonkeyPatch, same: bool
) -> None:
    attempts = 0

    def lucky(*_: object) -> tuple[list[Code], list[Quad]]:
        nonlocal attempts
        attempts += 1
        if attempts not in (10, 20):
            return [], []
        return [
            Code("A" if same else f"{attempts}", ((40, 40), (240, 40), (240, 240), (40, 240)))
        ], []

    monkeypatch.setattr(codes, "_read", lucky)
    picture = np.full((100, 100), 200, np.uint8)
    place = ((20.0, 20.0), (70.0, 20.0), (70.0, 70.0), (20.0, 70.0))
    read = codes._straighten(picture, place)
    assert [code.text for code in read] == (["A"] if same else [])
    assert attempts == (20 if same else 75)


def test_the_guess_itself_is_tried_first() -> None:
    assert codes._FOURTH_CORNERS[0] == (0, 0)
    lengths = [float(np.hypot(*move)) for move in codes._FOURTH_CORNERS]
    assert all(a <= b for a, b in pairwise(lengths))


def test_places_without_an_area_are_passed_over() -> None:
    finder(ground := np.full((100, 100), 235.0), 50, 50, 4)
    flat = ((10.0, 50.0), (40.0, 50.0), (70.0, 50.0), (40.0, 50.0))
    assert codes._straighten(ground.astype(np.uint8), flat) == []
