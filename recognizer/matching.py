"""Which references lie in the photo, and where: votes, then a verified homography for each card.

Every feature of the photo votes for the reference whose descriptor is nearest, if no other card's
is nearly as near (Lowe's ratio test across cards). Votes that agree on place, size and turn
(Hough's idea, as in Lowe 2004) are one hypothesis; MAGSAC++ (Barath, CVPR 2020) fits its
homography; then the features of the reference are looked for where the homography puts them.
The evidence is what is found there and nowhere else on the photo: features of a pattern (a woven
mat, a row of windows) agree with a homography by chance, but they agree with many places. Found
features are used up, and the search goes on, so that several copies of one card are all found.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from recognizer.features import Features, unit
from recognizer.geometry import area, corners, overlap, pairs_within, plausible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from recognizer.search import Index, Neighbors

Floats = NDArray[np.float64]

RATIO = 0.88
LEAST_VOTES = 4
LEAST_SUPPORT = 2.5
HYPOTHESES_A_REFERENCE = 14
COPIES = 3
"""A feature of a reference may be voted for by so many of the photo's before it is a pattern."""

ASKED = 48
"""Pairs of a match of which it is asked whether the photo holds the like elsewhere."""
NEARBY = 20.0
"""Pixels of the photo that are no elsewhere: one spot gives several features."""


@dataclass(frozen=True, slots=True)
class References:
    """Local features of all reference pictures.

    Attributes:
        features: keypoints of all pictures one after the other, in pixels of each picture.
        picture: (N,) int32, number of the picture that each feature belongs to.
        sizes: (P, 2) float32, width and height of each picture in those pixels.
        card: (P,) int32, number of the card that each picture shows.
    """

    features: Features
    picture: NDArray[np.int32]
    sizes: NDArray[np.float32]
    card: NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Match:
    """A reference picture found in the photo.

    Attributes:
        card: number of the card.
        picture: number of the reference picture.
        quad: 4x2 corners of the picture in pixels of the photo, its own TL, TR, BR, BL.
        homography: 3x3, pixels of the reference to pixels of the photo.
        support: of the features found where they belong, how many voted for this card on their
            own (ratio test); a feature of the reference that many features of the photo voted for
            (a pattern) counts less.
        hull: (K, 2) convex hull, in the photo, of the features that voted.
        found: rows of the photo's features that were found, each described alike.
        own: rows of the reference's features, among all references', that they are alike to.
        distinct: of at most `ASKED` of these pairs, spread over all, those where nothing elsewhere
            on the photo is nearly as alike: a pattern is alike in many places, a picture in one.
    """

    card: int
    picture: int
    quad: Floats
    homography: Floats
    support: float
    hull: Floats
    found: NDArray[np.intp]
    own: NDArray[np.intp]
    distinct: int = 0


class Matcher:
    """Finds references in photos.

    Args:
        references: local features of all reference pictures.
        index: search structure over the same features.
    """

    def __init__(self, references: References, index: Index) -> None:
        self._references = references
        self._index = index
        bounds = np.searchsorted(references.picture, np.arange(len(references.card) + 1))
        self._bounds = bounds

    def match(self, photo: Features) -> list[Match]:
        """Find all references in the photo, strongest first; copies of a card each once."""
        if len(photo) < LEAST_VOTES:
            return []
        neighbors = self._index.find(photo.descriptors)
        votes = np.flatnonzero(neighbors.distance < RATIO * neighbors.other)
        pictures = self._references.picture[neighbors.nearest[votes]]
        descriptors = unit(photo.descriptors)
        found: list[Match] = []
        for picture in np.flatnonzero(np.bincount(pictures, minlength=1) >= LEAST_VOTES):
            mine = votes[pictures == picture]
            seen = list(self._hypotheses(int(picture), mine, photo, neighbors, descriptors))
            found.extend(
                replace(match, distinct=self._distinct(match, seen, photo, descriptors))
                for match in seen
                if match.support >= LEAST_SUPPORT
            )
        return _without_echoes(found)

    def _hypotheses(
        self,
        picture: int,
        votes: NDArray[np.intp],
        photo: Features,
        neighbors: Neighbors,
        descriptors: NDArray[np.float32],
    ) -> Iterator[Match]:
        """Yield the homographies that the votes for one picture support, strongest first."""
        remaining = votes
        for _ in range(HYPOTHESES_A_REFERENCE):
            if len(remaining) < LEAST_VOTES:
                return
            group = self._agreeing(picture, remaining, photo, neighbors)
            if len(group) < LEAST_VOTES:
                return
            match = self._verify(picture, group, votes, photo, neighbors, descriptors)
            if match is not None:
                yield match
                used = np.union1d(group, match.found)
            else:
                used = group
            remaining = np.setdiff1d(remaining, used)

    def _agreeing(
        self, picture: int, votes: NDArray[np.intp], photo: Features, neighbors: Neighbors
    ) -> NDArray[np.intp]:
        """Return the largest group of votes that agree on size, turn and center of the picture."""
        rows = neighbors.nearest[votes]
        reference = self._references.features
        scale = np.log(photo.sizes[votes] / reference.sizes[rows])
        turn = photo.angles[votes] - reference.angles[rows]
        arm = self._references.sizes[picture] / 2 - reference.points[rows]
        c, s, zoom = np.cos(turn), np.sin(turn), np.exp(scale)
        turned = np.stack([c * arm[:, 0] - s * arm[:, 1], s * arm[:, 0] + c * arm[:, 1]], 1)
        center = photo.points[votes] + zoom[:, None] * turned
        reach = 0.25 * zoom * float(np.linalg.norm(self._references.sizes[picture]))
        apart = np.abs(np.angle(np.exp(1j * (turn[:, None] - turn[None, :]))))
        near = np.linalg.norm(center[:, None] - center[None, :], axis=2) < reach[:, None]
        agree = near & (apart < 0.55) & (np.abs(scale[:, None] - scale[None, :]) < 0.6)
        largest: NDArray[np.intp] = votes[agree[agree.sum(1).argmax()]]
        return largest

    def _verify(
        self,
        picture: int,
        group: NDArray[np.intp],
        votes: NDArray[np.intp],
        photo: Features,
        neighbors: Neighbors,
        descriptors: NDArray[np.float32],
    ) -> Match | None:
        """Fit a homography to the group, then look for the whole reference where it says."""
        reference = self._references.features
        source = reference.points[neighbors.nearest[group]].astype(np.float64)
        target = photo.points[group].astype(np.float64)
        side = np.exp(
            np.median(np.log(photo.sizes[group] / reference.sizes[neighbors.nearest[group]]))
        )
        tolerance = float(np.clip(5.0 * side, 3.0, 12.0))
        cv2.setRNGSeed(0)
        homography = cv2.findHomography(
            source, target, cv2.USAC_MAGSAC, tolerance, maxIters=2000, confidence=0.995
        )[0]
        size = self._references.sizes[picture]
        if homography is None or not plausible(homography, size):
            homography = _similarity(source, target, tolerance)
            if homography is None or not plausible(homography, size):
                return None
        begin = int(self._bounds[picture])
        for _ in range(2):
            pairs = self._look(picture, homography, photo, descriptors, tolerance)
            if len(pairs) < LEAST_VOTES:
                return None
            refined = cv2.findHomography(
                reference.points[begin + pairs[:, 0]].astype(np.float64),
                photo.points[pairs[:, 1]].astype(np.float64),
                cv2.USAC_MAGSAC,
                tolerance,
                maxIters=500,
            )[0]
            if refined is None or not plausible(refined, size):
                break
            homography = refined
        pairs = self._look(picture, homography, photo, descriptors, tolerance)
        if len(pairs) < LEAST_VOTES:
            return None
        return self._weigh(picture, homography, pairs, votes, photo, neighbors)

    def _weigh(
        self,
        picture: int,
        homography: Floats,
        pairs: NDArray[np.intp],
        votes: NDArray[np.intp],
        photo: Features,
        neighbors: Neighbors,
    ) -> Match | None:
        """Count the evidence for a homography; None when too few features voted for it."""
        voted = np.isin(pairs[:, 1], votes)
        if voted.sum() < 3:
            return None
        begin, end = int(self._bounds[picture]), int(self._bounds[picture + 1])
        rows = neighbors.nearest[votes]
        popular = np.bincount(rows - begin, minlength=end - begin)[pairs[voted, 0]]
        support = float(np.minimum(1.0, COPIES / np.maximum(popular, 1)).sum())
        hull = cv2.convexHull(photo.points[pairs[voted, 1]])[:, 0]
        return Match(
            card=int(self._references.card[picture]),
            picture=picture,
            quad=corners(homography, self._references.sizes[picture]),
            homography=homography,
            support=support,
            hull=hull.astype(np.float64),
            found=pairs[:, 1],
            own=begin + pairs[:, 0],
        )

    def _distinct(
        self,
        match: Match,
        seen: Sequence[Match],
        photo: Features,
        descriptors: NDArray[np.float32],
    ) -> int:
        """Count the pairs of a match that nothing elsewhere on the photo comes near to.

        Lowe's ratio test the other way round: the reference asks, the photo answers. What other
        matches of the picture found does not count as elsewhere, it may be another copy.
        """
        asked = np.linspace(0, len(match.found) - 1, min(ASKED, len(match.found))).astype(np.intp)
        at = match.found[asked]
        own = unit(self._references.features.descriptors[match.own[asked]])
        alike = own @ descriptors.T
        here = alike[np.arange(len(at)), at]
        x, y = photo.points[:, 0], photo.points[:, 1]
        alike[(x[at, None] - x) ** 2 + (y[at, None] - y) ** 2 < NEARBY**2] = -1.0
        for other in seen:
            if other is not match:
                alike[:, other.found] = -1.0
        elsewhere = alike.max(axis=1)
        return int((1 - here < RATIO**2 * (1 - elsewhere)).sum())

    def _look(
        self,
        picture: int,
        homography: Floats,
        photo: Features,
        descriptors: NDArray[np.float32],
        tolerance: float,
    ) -> NDArray[np.intp]:
        """Pair features of the reference with alike features of the photo near where they belong.

        Returns:
            (M, 2) rows of the reference's and of the photo's features, each used once.
        """
        begin, end = int(self._bounds[picture]), int(self._bounds[picture + 1])
        reference = self._references.features
        points = reference.points[begin:end].astype(np.float64)
        expected = cv2.perspectiveTransform(points[None], homography)[0]
        quad = corners(homography, self._references.sizes[picture])
        low, high = quad.min(0) - tolerance, quad.max(0) + tolerance
        around = np.flatnonzero(((photo.points >= low) & (photo.points <= high)).all(1))
        if not len(around):
            return np.zeros((0, 2), np.intp)
        places = photo.points[around].astype(np.float64)
        rows, columns = pairs_within(expected, places, tolerance)
        own = unit(reference.descriptors[begin:end])
        alike = np.einsum("ij,ij->i", own[rows], descriptors[around[columns]])
        zoom = _zoom(homography, self._references.sizes[picture])
        ratio = np.log(photo.sizes[around[columns]] / (reference.sizes[begin:end][rows] * zoom))
        keep = (alike > 0.8) & (np.abs(ratio) < 0.8)
        rows, columns, alike = rows[keep], columns[keep], alike[keep]
        order = np.argsort(-alike, kind="stable")
        rows, columns = rows[order], columns[order]
        # Best first: a pair counts when neither of its two features is used yet.
        _, first_row = np.unique(rows, return_index=True)
        _, first_column = np.unique(columns, return_index=True)
        once = np.intersect1d(first_row, first_column)
        return np.stack([rows[once], around[columns[once]]], axis=1)


def _similarity(source: Floats, target: Floats, tolerance: float) -> Floats | None:
    """Fit move, turn and zoom: what few votes still determine."""
    affine = cv2.estimateAffinePartial2D(source, target, ransacReprojThreshold=tolerance * 1.5)[0]
    if affine is None:
        return None
    return np.vstack([affine, [0, 0, 1]])


def _zoom(homography: Floats, size: NDArray[np.float32]) -> float:
    """Pixels of the photo for one pixel of the reference, in the middle of the picture."""
    return float(np.sqrt(area(corners(homography, size)) / (float(size[0]) * float(size[1]))))


def _without_echoes(found: list[Match]) -> list[Match]:
    """Keep the strongest of matches of one card that lie on each other, strongest first."""
    kept: list[Match] = []
    for match in sorted(found, key=lambda m: (-m.support, m.picture)):
        twin = any(k.card == match.card and overlap(k.quad, match.quad) > 0.3 for k in kept)
        if not twin:
            kept.append(match)
    return kept
