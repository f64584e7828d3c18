"""The gallery: what a picture leaves behind, and the way to bytes and back."""

from __future__ import annotations

import io

import cv2
import numpy as np
import pytest

from recognizer.errors import BundleError, BundleProblem
from recognizer.gallery import (
    LARGE_COUNT,
    LARGE_SIDE,
    POINT_SCALE,
    SMALL_COUNT,
    Gallery,
    describe,
    make_gallery,
)
from tests.recognizer.small_deck import draw


def gray(seed: int, size: tuple[int, int] = (420, 560)) -> np.ndarray:
    return cv2.cvtColor(draw(seed, size), cv2.COLOR_RGB2GRAY)


@pytest.fixture(scope="module")
def gallery() -> Gallery:
    rng = np.random.default_rng(0)
    embeddings = rng.normal(size=(4, 16)).astype(np.float32)
    embeddings /= np.linalg.norm(embeddings, axis=1, keepdims=True)
    flat = np.full((300, 200), 128, np.uint8)
    return make_gallery([gray(1), flat, gray(2, (900, 500)), gray(3)], [2, 0, 1, 2], embeddings)


def test_a_picture_is_described_twice_in_pixels_of_the_larger_size() -> None:
    features, size = describe(gray(2, (900, 500)))
    assert size == (LARGE_SIDE, round(500 * LARGE_SIDE / 900))
    assert 200 < len(features) <= LARGE_COUNT + SMALL_COUNT + 2  # SIFT may keep ties
    assert features.points.min() >= 0
    assert (features.points.max(0) <= size).all()


def test_features_are_counted_by_picture_and_picture_by_card(gallery: Gallery) -> None:
    references = gallery.references
    assert references.card.tolist() == [2, 0, 1, 2]
    counts = np.bincount(references.picture, minlength=4)
    assert counts[1] == 0  # a flat picture has no features and does no harm
    assert (counts[[0, 2, 3]] > 100).all()
    assert counts.sum() == len(references.features)
    assert gallery.sketches.shape[0] == 4


def test_unpacking_gives_back_what_was_packed(gallery: Gallery) -> None:
    data = gallery.pack()
    assert data == gallery.pack()
    back = Gallery.unpack(data)
    one, two = gallery.references, back.references
    assert np.array_equal(one.card, two.card)
    assert np.array_equal(one.picture, two.picture)
    assert np.array_equal(one.features.descriptors, two.features.descriptors)
    assert np.abs(one.features.points - two.features.points).max() <= 0.5 / POINT_SCALE + 1e-6
    assert np.allclose(one.sizes, two.sizes)
    assert np.allclose(gallery.embeddings, back.embeddings, atol=1e-3)
    assert np.allclose(np.linalg.norm(back.embeddings, axis=1), 1, atol=1e-6)
    assert np.allclose(gallery.sketches, back.sketches, rtol=1e-3, atol=1e-3)
    assert back.pack() == data


def without(data: bytes, name: str) -> bytes:
    with np.load(io.BytesIO(data)) as file:
        rest = {key: file[key] for key in file.files if key != name}
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **rest)
    return buffer.getvalue()


def test_bytes_that_are_no_gallery_are_refused(gallery: Gallery) -> None:
    data = gallery.pack()
    for bad in (b"", b"no gallery", without(data, "counts"), without(data, "points")):
        with pytest.raises(BundleError) as caught:
            Gallery.unpack(bad)
        assert caught.value.code is BundleProblem.NOT_A_BUNDLE
