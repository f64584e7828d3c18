"""Nearest descriptors among those of all references: an inverted file of cells.

Sivic and Zisserman's inverted file, ICCV 2003, with Jegou's multiple probes (PAMI 2011). A query
looks only into the cells whose centers are nearest. All the queries of one cell are one matrix
product, which is what makes this faster here than a tree that answers one query at a time.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from recognizer.features import unit

if TYPE_CHECKING:
    from numpy.typing import NDArray

CELLS = 384
PROBES = 8
LEAST_SIMILARITY = 0.72
"""Cosine below which a nearest descriptor is no match: other scans of a work lie above."""


@dataclass(frozen=True, slots=True)
class Neighbors:
    """For each query the nearest reference and the nearest of any other card.

    Attributes:
        nearest: (N,) row of the nearest reference descriptor.
        distance: (N,) its Euclidean distance, 0..sqrt(2), of unit descriptors.
        other: (N,) distance to the nearest descriptor of another card; 0 where `distance` is
            too large for a match anyway.
    """

    nearest: NDArray[np.intp]
    distance: NDArray[np.float32]
    other: NDArray[np.float32]


class Index:
    """Inverted file over reference descriptors.

    Args:
        descriptors: (N, 128) uint8.
        owners: (N,) number of the card that each belongs to.
        centers: (K, 128) float32 unit vectors, see `cell_centers`.
    """

    def __init__(
        self,
        descriptors: NDArray[np.uint8],
        owners: NDArray[np.int32],
        centers: NDArray[np.float32],
    ) -> None:
        parts = np.array_split(descriptors, 16)
        cells = np.concatenate([(unit(part) @ centers.T).argmax(1) for part in parts])
        self._rows = np.argsort(cells, kind="stable")
        # Bytes: a cell's floats are made when it is asked, 70 megabytes less and no slower.
        self._bytes = descriptors[self._rows]
        norms = [np.linalg.norm(part.astype(np.float32), axis=1) for part in parts]
        self._scales = (1 / np.maximum(np.concatenate(norms), 1e-6))[self._rows]
        self._owners = owners[self._rows]
        self._starts = np.searchsorted(cells[self._rows], np.arange(len(centers) + 1))
        self._centers = centers

    def find(self, descriptors: NDArray[np.uint8], probes: int = PROBES) -> Neighbors:
        """Search the nearest reference descriptor of each query, (N, 128) uint8.

        Queries that are near to nothing (most of a table's) are not followed further: their
        distance to another card is given as 0, so that no ratio test lets them pass.
        """
        queries = unit(descriptors)
        halves = np.array_split(np.arange(len(queries)), max(1, min(2, len(queries) // 500)))
        if len(halves) == 1:
            return self._find(queries, probes)
        with ThreadPoolExecutor(len(halves)) as pool:
            parts = list(pool.map(lambda rows: self._find(queries[rows], probes), halves))
        return Neighbors(
            np.concatenate([p.nearest for p in parts]),
            np.concatenate([p.distance for p in parts]),
            np.concatenate([p.other for p in parts]),
        )

    def _find(self, queries: NDArray[np.float32], probes: int) -> Neighbors:
        probes = min(probes, len(self._centers))
        near = queries @ self._centers.T
        cells = np.argpartition(near, len(self._centers) - probes, axis=1)[:, -probes:]
        row, best = self._best(queries, cells)
        here = np.arange(len(queries))
        winner = best.argmax(1)
        nearest, similarity = row[here, winner], best[here, winner]
        rival = np.ones(len(queries), np.float32)
        close = np.flatnonzero(similarity >= LEAST_SIMILARITY)
        owners = self._owners[nearest[close]]
        rival[close] = self._best(queries[close], cells[close], without=owners)[1].max(
            1, initial=-1
        )
        return Neighbors(self._rows[nearest], _distance(similarity), _distance(rival))

    def _best(
        self,
        queries: NDArray[np.float32],
        cells: NDArray[np.intp],
        without: NDArray[np.int32] | None = None,
    ) -> tuple[NDArray[np.intp], NDArray[np.float32]]:
        """Return for each query and probed cell the best row and its similarity, both (N, P).

        Args:
            queries: (N, 128) unit vectors.
            cells: (N, P) cells to look into.
            without: (N,) a card for each query whose descriptors do not count.
        """
        probes = cells.shape[1]
        cell_of = cells.ravel()
        order = np.argsort(cell_of, kind="stable")
        starts = np.searchsorted(cell_of[order], np.arange(len(self._centers) + 1))
        row = np.zeros(cell_of.size, np.intp)
        best = np.full(cell_of.size, -1.0, np.float32)
        for cell in range(len(self._centers)):
            slots = order[starts[cell] : starts[cell + 1]]
            begin, end = self._starts[cell], self._starts[cell + 1]
            if not len(slots) or begin == end:
                continue
            asking = slots // probes
            similar = queries[asking] @ self._bytes[begin:end].astype(np.float32).T
            similar *= self._scales[begin:end]
            if without is not None:
                similar[self._owners[begin:end] == without[asking][:, None]] = -1.0
            top = similar.argmax(1)
            row[slots] = begin + top
            best[slots] = similar[np.arange(len(slots)), top]
        return row.reshape(cells.shape), best.reshape(cells.shape)


def _distance(similarity: NDArray[np.float32]) -> NDArray[np.float32]:
    distance: NDArray[np.float32] = np.sqrt(np.maximum(2 - 2 * similarity, 0)).astype(np.float32)
    return distance


def cell_centers(
    descriptors: NDArray[np.uint8], cells: int = CELLS, rounds: int = 10, seed: int = 1
) -> NDArray[np.float32]:
    """Cluster descriptors (N, 128) uint8 into at most `cells` unit vectors (k-means)."""
    rng = np.random.default_rng(seed)
    cells = max(1, min(cells, len(descriptors) // 8))
    rows = rng.permutation(len(descriptors))[: cells * 100]
    sample = unit(descriptors[np.sort(rows)])
    criteria = (cv2.TERM_CRITERIA_MAX_ITER, rounds, 0.0)
    first = rng.integers(0, cells, (len(sample), 1)).astype(np.int32)
    centers = cv2.kmeans(sample, cells, first, criteria, 1, cv2.KMEANS_USE_INITIAL_LABELS)[2]
    centers /= np.maximum(np.linalg.norm(centers, axis=1, keepdims=True), 1e-6)
    result: NDArray[np.float32] = centers.astype(np.float32)
    return result
