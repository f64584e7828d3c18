"""One list of sightings from what every step found. Never wrong comes first.

A name comes from a code or from a match. A code outranks the picture; when they contradict each
other both are reported and the sighting is not sure. Where two cards claim the same spot the
stronger one stays, and is not sure when the other is strong too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from recognizer.geometry import grown, overlap
from recognizer.sighting import Candidate, Kind, Quad, Sighting, Step, Witness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.bundle import CardInfo
    from recognizer.calibration import Calibration
    from recognizer.codes import Code
    from recognizer.matching import Match
    from recognizer.strangers import Stranger
    from recognizer.titles import Title

Floats = NDArray[np.float64]
CODE_CONFIDENCE = 0.999
CODE_REACH = 1.5
"""A code belongs to a picture when it lies in the picture's quad grown by this factor."""
CONTESTED = 0.6
"""Strength of a rival for the same spot from which neither name is sure."""

TITLE_WEIGHT = 250.0
"""Factor by which a clear title raises the odds of a card that the picture suggests: of 772 cards
of half A 63 % show their own title clearly, of 411 titles of foreign pictures one (The Kiss) is one
of the deck's, and no line of 663 was taken for another title."""
SUGGESTED = 0.1
"""The picture must suggest a card at least this much for its title to make it sure: other pictures
bear the same titles."""
TITLE_ALONE = 0.9
"""Confidence of a name that only a title gives: of 125 doubtful outlines on photos of half A four
were cards of the deck, which with the factor above is 0.9. Below every threshold of being sure."""


@dataclass(frozen=True, slots=True)
class Found:
    """A match with its confidence, in pixels of the upright photo.

    Attributes:
        match: what was found; its coordinates are those of the searched picture.
        confidence: probability that the card is right.
        quad: 4x2 corners of the picture, or of the card where its outline was seen.
        hull: (K, 2) where its features lie.
        seen: what the image tower sees there, asked where the card is not named.
    """

    match: Match
    confidence: float
    quad: Floats
    hull: Floats
    seen: Stranger | None = None


def settle(found: Sequence[Found], cards: Sequence[CardInfo]) -> list[tuple[Found, float]]:
    """Choose among matches that claim the same spot.

    Returns:
        The matches that stay, each with the strength of its strongest rival, 0..1: the rival's
        confidence, less where it has far less support (cards of one manner share some features).
    """
    kept: list[tuple[Found, float]] = []
    for one in sorted(found, key=lambda f: (-round(f.confidence, 1), -f.match.support)):
        clash = None
        for place, (other, rival) in enumerate(kept):
            if not _claims_same(one, other):
                continue
            clash = place
            if one.match.card != other.match.card:
                share = min(1.0, 2 * one.match.support / other.match.support)
                kept[place] = (other, max(rival, one.confidence * share))
        if clash is None and not _second_copy(one, kept, cards):
            kept.append((one, 0.0))
    return kept


def _claims_same(one: Found, other: Found) -> bool:
    """Tell whether two matches explain the same part of the photo."""
    if len(one.hull) < 3 or len(other.hull) < 3:
        return False
    if one.match.card == other.match.card and overlap(one.quad, other.quad) > 0.3:
        return True
    return overlap(one.hull, other.hull) > 0.35


def _second_copy(
    one: Found, kept: Sequence[tuple[Found, float]], cards: Sequence[CardInfo]
) -> bool:
    """Tell whether a weak match repeats a work that is there already: a deck holds each once."""
    if cards[one.match.card].kind is not Kind.WORK:
        return False
    return any(
        other.match.card == one.match.card and one.match.support < 0.5 * other.match.support
        for other, _ in kept
    )


def fuse(
    settled: Sequence[tuple[Found, float]],
    codes: Sequence[tuple[Code, int | None]],
    strangers: Sequence[Stranger],
    cards: Sequence[CardInfo],
    style_scores: Sequence[tuple[float, ...]],
    calibration: Calibration,
) -> list[Sighting]:
    """Make sightings, in reading order.

    Args:
        settled: matches that stay, with the confidence of their rival.
        codes: QR codes of the photo, each with the number of its card or None.
        strangers: outlines that nothing explains.
        cards: cards by number.
        style_scores: for each card, what the style head says of its reference pictures.
        calibration: thresholds.
    """
    free = [(code, card) for code, card in codes if card is not None]
    sightings = []
    for found, rival in settled:
        mine = [pair for pair in free if _on(pair[0], found.quad)]
        if mine:
            nearest = min(mine, key=lambda pair: _gap(pair[0], found.quad))
            free.remove(nearest)
            sightings.append(_coded(nearest, found, rival, cards, style_scores, calibration))
        else:
            sightings.append(_matched(found, rival, cards, style_scores, calibration))
    for code, card in free:
        sightings.append(_only_code(code, card, strangers, cards, style_scores))
    bare = [s for s in strangers if not any(_on(code, s.quad) for code, _ in free)]
    for stranger in sorted(bare, key=lambda s: -_best(s)):
        there = {sighting.card for sighting in sightings}
        sightings.append(_by_picture(stranger, there, cards, calibration))
    return in_reading_order(sightings)


def _matched(
    found: Found,
    rival: float,
    cards: Sequence[CardInfo],
    style_scores: Sequence[tuple[float, ...]],
    calibration: Calibration,
) -> Sighting:
    card = cards[found.match.card]
    if found.confidence < calibration.named:
        seen = found.seen
        return Sighting(
            card=None,
            kind=Kind.UNKNOWN,
            sure=False,
            confidence=1 - found.confidence,
            quad=as_quad(found.quad),
            candidates=(Candidate(card.id, found.confidence),),
            category=card.category if seen is None else seen.category,
            style_scores=style_scores[found.match.card] if seen is None else seen.style_scores,
            witnesses=(Witness(Step.MATCH, card.id, found.match.support),),
        )
    sure = found.confidence >= calibration.sure and rival < CONTESTED
    return Sighting(
        card=card.id,
        kind=card.kind,
        sure=sure,
        confidence=found.confidence,
        quad=as_quad(found.quad),
        candidates=(Candidate(card.id, found.confidence),),
        category=card.category,
        styles=card.styles,
        style_scores=style_scores[found.match.card],
        witnesses=(Witness(Step.MATCH, card.id, found.match.support),),
    )


def _coded(
    pair: tuple[Code, int],
    found: Found,
    rival: float,
    cards: Sequence[CardInfo],
    style_scores: Sequence[tuple[float, ...]],
    calibration: Calibration,
) -> Sighting:
    """A card whose code was read and whose picture was matched."""
    code, number = pair
    named, seen = cards[number], cards[found.match.card]
    agree = named.id == seen.id
    doubted = not agree and found.confidence >= calibration.shown
    confidence = 0.5 if doubted else CODE_CONFIDENCE
    candidates = [Candidate(named.id, confidence)]
    if not agree:
        candidates.append(Candidate(seen.id, found.confidence * (1 - confidence)))
    return Sighting(
        card=named.id,
        kind=named.kind,
        sure=not doubted and (agree or rival < CONTESTED),
        confidence=confidence,
        quad=as_quad(found.quad),
        candidates=tuple(candidates),
        category=named.category,
        styles=named.styles,
        style_scores=style_scores[number],
        code=code.text,
        witnesses=(
            Witness(Step.CODE, named.id, 1.0),
            Witness(Step.MATCH, seen.id, found.match.support),
        ),
    )


def _only_code(
    code: Code,
    number: int,
    strangers: Sequence[Stranger],
    cards: Sequence[CardInfo],
    style_scores: Sequence[tuple[float, ...]],
) -> Sighting:
    """A card whose code was read and whose picture no step knows."""
    card = cards[number]
    around = [s.quad for s in strangers if _on(code, s.quad)]
    return Sighting(
        card=card.id,
        kind=card.kind,
        sure=True,
        confidence=CODE_CONFIDENCE,
        quad=as_quad(around[0]) if around else code.quad,
        candidates=(Candidate(card.id, CODE_CONFIDENCE),),
        category=card.category,
        styles=card.styles,
        style_scores=style_scores[number],
        code=code.text,
        witnesses=(Witness(Step.CODE, card.id, 1.0),),
    )


def _best(stranger: Stranger) -> float:
    return stranger.candidates[0].confidence if stranger.candidates else 0.0


def _by_picture(
    stranger: Stranger,
    there: set[str | None],
    cards: Sequence[CardInfo],
    calibration: Calibration,
) -> Sighting:
    """What only the image tower saw: a card when it is likely enough, else unknown.

    A work that was named already is not named again: a deck holds it once.
    """
    best = stranger.candidates[0] if stranger.candidates else None
    said = () if best is None else (Witness(Step.CLIP, best.card, best.confidence),)
    named = None
    if best is not None and best.confidence >= calibration.clip_named and best.card not in there:
        named = next((card for card in cards if card.id == best.card), None)
    confidence = stranger.confidence if named is None or best is None else best.confidence
    least = calibration.strange_sure if named is None else calibration.clip_sure
    return Sighting(
        card=None if named is None else named.id,
        kind=Kind.UNKNOWN if named is None else named.kind,
        sure=confidence >= least,
        confidence=confidence,
        quad=as_quad(stranger.quad),
        candidates=stranger.candidates,
        category=stranger.category if named is None else named.category,
        styles=() if named is None else named.styles,
        style_scores=stranger.style_scores,
        witnesses=said,
    )


def doubtful(sightings: Sequence[Sighting]) -> list[int]:
    """Return the places of the sightings whose titles are worth reading, likeliest cards first."""
    unsure = [at for at, s in enumerate(sightings) if not s.sure and s.code is None]
    likely = [max((c.confidence for c in s.candidates), default=0.0) for s in sightings]
    return sorted(unsure, key=lambda at: (sightings[at].card is None, -likely[at]))


def hear(
    sightings: Sequence[Sighting],
    at: int,
    title: Title,
    cards: Sequence[CardInfo],
    calibration: Calibration,
) -> Sighting:
    """Return a doubtful sighting after its title was read.

    Where the picture suggests the title's card too, the title lifts it. An outline that nothing
    speaks for gets its name, and is not sure. A doubtful match or name that the title contradicts
    stays in doubt.

    Args:
        sightings: of one photo.
        at: place of the sighting, one of `doubtful`.
        title: a clear title.
        cards: cards by number.
        calibration: thresholds.
    """
    one, card = sightings[at], cards[title.card]
    others = (s for place, s in enumerate(sightings) if place != at)
    if card.kind is Kind.WORK and any(other.card == card.id for other in others):
        return one  # that card lies beside this one, and this is its title
    witnesses = (*one.witnesses, Witness(Step.TITLE, card.id, title.likeness))
    suggested = {c.card: c.confidence for c in one.candidates}.get(card.id, 0.0)
    said = {one.card, *(w.card for w in one.witnesses if w.step is Step.MATCH)} - {None}
    if said and card.id not in said:
        return replace(one, witnesses=witnesses)
    odds = TITLE_WEIGHT * suggested / max(1 - suggested, 1e-6)
    agreed = odds / (1 + odds)
    sure = suggested >= SUGGESTED and agreed >= calibration.sure
    confidence = agreed if sure else min(TITLE_ALONE, 0.99 * calibration.sure)
    rest = tuple(
        replace(c, confidence=min(c.confidence, 1 - confidence))
        for c in one.candidates
        if c.card != card.id
    )
    return replace(
        one,
        card=card.id,
        kind=card.kind,
        sure=sure,
        confidence=confidence,
        candidates=(Candidate(card.id, confidence), *rest[:4]),
        category=card.category,
        styles=card.styles,
        witnesses=witnesses,
    )


def as_quad(corners: Floats) -> Quad:
    """Return a 4x2 array as a quad of plain floats."""
    tl, tr, br, bl = ((float(x), float(y)) for x, y in corners)
    return (tl, tr, br, bl)


def _center(code: Code) -> Floats:
    center: Floats = np.array(code.quad, np.float64).mean(0)
    return center


def _on(code: Code, quad: Floats) -> bool:
    """Tell whether a code lies on the card whose picture has these corners."""
    x, y = _center(code)
    around = grown(quad, CODE_REACH).astype(np.float32)
    return bool(cv2.pointPolygonTest(around, (float(x), float(y)), False) >= 0)


def _gap(code: Code, quad: Floats) -> float:
    return float(np.linalg.norm(_center(code) - quad.mean(0)))


def in_reading_order(sightings: Sequence[Sighting]) -> list[Sighting]:
    """Sort by rows from the top, in a row from the left."""
    boxes = [np.array(s.quad) for s in sightings]
    middles = [box.mean(0) for box in boxes]
    tall = [float(np.ptp(box[:, 1])) for box in boxes]
    order = sorted(range(len(sightings)), key=lambda i: float(middles[i][1]))
    rows: list[list[int]] = []
    for index in order:
        row = rows[-1] if rows else []
        first = row[0] if row else -1
        reach = 0.5 * max(tall[first], tall[index]) if row else 0.0
        if row and middles[index][1] - middles[first][1] < reach:
            row.append(index)
        else:
            rows.append([index])
    return [sightings[i] for row in rows for i in sorted(row, key=lambda i: float(middles[i][0]))]
