"""Nearest descriptors among those of all references: an inverted file of cells.

Sivic and Zisserman's inverted file, ICCV 2003, with Jegou's multiple probes (PAMI 2011). A query
looks only into the cells whose centers are nearest. All the queries of one cell are one matrix
product, which is what makes this faster here than a tree that answers one query at a time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from recognizer.features import unit

if TYPE_CHECKING:
    from numpy.typing import NDArray

CELLS = 256
PROBES = 10


@dataclass(frozen=True, slots=True)
class Neighbors:
    """For each query the nearest reference and the nearest of any other card.

    Attributes:
        nearest: (N,) row of the nearest reference descriptor.
        distance: (N,) its Euclidean distance, 0..sqrt(2), of unit descriptors.
        other: (N,) distance to the nearest descriptor of another card.
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
        values = unit(descriptors)
        cells = np.concatenate(
            [(part @ centers.T).argmax(1) for part in np.array_split(values, 16)]
        )
        self._rows = np.argsort(cells, kind="stable")
        self._values = values[self._rows]
        self._owners = owners[self._rows]
        self._starts = np.searchsorted(cells[self._rows], np.arange(len(centers) + 1))
        self._centers = centers

    def find(self, descriptors: NDArray[np.uint8], probes: int = PROBES) -> Neighbors:
        """Search the nearest reference descriptor of each query, (N, 128) uint8."""
        queries = unit(descriptors)
        count = len(queries)
        probes = min(probes, len(self._centers))
        nearest_cells = np.argpartition(-(queries @ self._centers.T), probes - 1, axis=1)[
            :, :probes
        ]
        cell_of = nearest_cells.ravel()
        order = np.argsort(cell_of, kind="stable")
        starts = np.searchsorted(cell_of[order], np.arange(len(self._centers) + 1))
        # One slot a probe: best row and similarity there, and the best of another card.
        row = np.zeros(count * probes, np.intp)
        best = np.full(count * probes, -1.0, np.float32)
        second = np.full(count * probes, -1.0, np.float32)
        for cell in range(len(self._centers)):
            slots = order[starts[cell] : starts[cell + 1]]
            begin, end = self._starts[cell], self._starts[cell + 1]
            if not len(slots) or begin == end:
                continue
            similar = queries[slots // probes] @ self._values[begin:end].T
            top = similar.argmax(1)
            here = np.arange(len(slots))
            row[slots], best[slots] = begin + top, similar[here, top]
            owners = self._owners[begin:end]
            similar[owners[None, :] == owners[top][:, None]] = -1.0
            second[slots] = similar.max(1)
        return self._merge(row, best, second, count, probes)

    def _merge(
        self,
        row: NDArray[np.intp],
        best: NDArray[np.float32],
        second: NDArray[np.float32],
        count: int,
        probes: int,
    ) -> Neighbors:
        shape = (count, probes)
        row, best, second = row.reshape(shape), best.reshape(shape), second.reshape(shape)
        here = np.arange(count)
        winner = best.argmax(1)
        owner = self._owners[row]
        # The rival is the best of another card: a probe's first choice, or its second choice.
        mine = owner == owner[here, winner][:, None]
        rival = np.where(mine, second, best).max(1)
        return Neighbors(
            self._rows[row[here, winner]], _distance(best[here, winner]), _distance(rival)
        )


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
