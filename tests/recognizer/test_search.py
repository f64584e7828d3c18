"""The inverted file, against comparing everything with everything."""

from __future__ import annotations

import numpy as np

from recognizer.features import unit
from recognizer.search import CELLS, Index, cell_centers


def _descriptors(count: int, seed: int) -> np.ndarray:
    """Random descriptors as SIFT's are: not negative, most values small."""
    values = np.random.default_rng(seed).gamma(0.5, 30, (count, 128))
    return np.minimum(values, 255).astype(np.uint8)


def _noisy(descriptors: np.ndarray, seed: int) -> np.ndarray:
    noise = np.random.default_rng(seed).normal(0, 8, descriptors.shape)
    return np.clip(descriptors + noise, 0, 255).astype(np.uint8)


def test_looking_into_every_cell_finds_the_exact_neighbors() -> None:
    references, owners = _descriptors(900, 1), np.arange(900, dtype=np.int32) // 30
    index = Index(references, owners, cell_centers(references))
    queries = _noisy(references[::7], 2)
    found = index.find(queries, probes=CELLS)
    similar = unit(queries) @ unit(references).T
    assert found.nearest.tolist() == similar.argmax(1).tolist()
    others = np.where(owners[None] == owners[found.nearest][:, None], -1, similar).max(1)
    close = similar.max(1) >= 0.72
    assert close.any()
    np.testing.assert_allclose(found.other[close], np.sqrt(2 - 2 * others[close]), atol=1e-3)
    assert (found.other[~close] == 0).all()


def test_few_probes_still_find_nearly_all() -> None:
    references, owners = _descriptors(4000, 3), np.arange(4000, dtype=np.int32) // 40
    index = Index(references, owners, cell_centers(references))
    rows = np.arange(0, 4000, 5)
    found = index.find(_noisy(references[rows], 4))
    assert (found.nearest == rows).mean() > 0.95


def test_halves_searched_beside_each_other_give_what_one_search_gives() -> None:
    references, owners = _descriptors(2000, 5), np.arange(2000, dtype=np.int32) // 20
    index = Index(references, owners, cell_centers(references))
    queries = _noisy(references[:1600], 6)
    whole = index.find(queries)
    parts = [index.find(part) for part in np.array_split(queries, 8)]
    assert whole.nearest.tolist() == np.concatenate([p.nearest for p in parts]).tolist()


def test_centers_are_unit_vectors_and_the_same_each_time() -> None:
    references = _descriptors(3000, 7)
    one, two = cell_centers(references), cell_centers(references)
    assert np.array_equal(one, two)
    np.testing.assert_allclose(np.linalg.norm(one, axis=1), 1, atol=1e-4)
    assert len(cell_centers(_descriptors(5, 8))) == 1
