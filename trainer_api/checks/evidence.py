"""Sorts the sightings of one or several photos into what is certain and what is open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from recognizer.sighting import Kind, Sighting, Step
from trainer_api.checks.answer import Reason, ReasonCode, Spot
from trainer_api.checks.hidden import covering, holes, shared
from trainer_api.checks.place import places
from trainer_api.rules.stairway import Special

if TYPE_CHECKING:
    from collections.abc import Sequence

LIKELIER_THAN_NOT = 0.5
"""A card that one photo leaves open is taken for one that another photo surely shows only when
the first photo already held it for likelier than not."""
_SAME_SPOT = 0.25
"""Two readings of one work are in the same spot when they share this part of the smaller one."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the photos show, each card once.

    Attributes:
        spots: every sighting, in the order of photos and reading.
        works: the cards that are surely works, by their ids; one that surely lies there twice
            is named twice.
        lost: the sightings that are surely Lost Works.
        lost_low: how many Lost Works there are at least (copies are alike, so one in each of two
            photos may be one card or two).
        lost_high: how many there are at most, among the sure sightings.
        strangers: sure sightings that are no card of the deck.
        specials: sure sightings of specials that no stairway holds.
        unesco: sure sightings of UNESCO cards, which lie beside a stairway.
        open: sightings that are not sure, and holes in rows, each a reason to be unsure.
        covering: the photos in which cards cover each other, so that one may be covered whole.
        notes: what else the user should know.
    """

    spots: tuple[Spot, ...]
    works: tuple[str, ...]
    lost: tuple[Spot, ...]
    lost_low: int
    lost_high: int
    strangers: tuple[Spot, ...]
    specials: tuple[Spot, ...]
    unesco: tuple[Spot, ...]
    open: tuple[Reason, ...]
    covering: tuple[int, ...]
    notes: tuple[Reason, ...]


def spots_of(photos: Sequence[Sequence[Sighting]]) -> tuple[Spot, ...]:
    """Give every sighting of the photos its place in words, in the order given."""
    return tuple(
        Spot(number, place, sighting)
        for number, sightings in enumerate(photos)
        for place, sighting in zip(places([s.quad for s in sightings]), sightings, strict=True)
    )


def not_sure(spot: Spot) -> Reason:
    """Return the reason that a sighting leaves the answer open."""
    return Reason(ReasonCode.NOT_SURE, likeliest(spot.sighting), (spot,))


def likeliest(sighting: Sighting) -> tuple[str, ...]:
    """Return the card that an open sighting most likely is, in a tuple; empty: no idea."""
    if sighting.card is not None:
        return (sighting.card,)
    return tuple(candidate.card for candidate in sighting.candidates[:1])


def gather(photos: Sequence[Sequence[Sighting]]) -> Evidence:
    """Sort the sightings of photos that together show one stairway.

    One work in two photos is one card (the deck holds it once). One work twice in a photo is two
    cards where they lie apart, and an open question where the two readings share their spot.
    """
    spots = spots_of(photos)
    sure = [spot for spot in spots if _is_sure(spot)]
    seen: dict[str, list[Spot]] = {}
    for spot in sure:
        if spot.sighting.kind is Kind.WORK and spot.sighting.card is not None:
            seen.setdefault(spot.sighting.card, []).append(spot)
    works: list[str] = []
    open_: list[Reason] = []
    notes: list[Reason] = []
    for card, where in seen.items():
        works.append(card)
        again = [one for one in where if _rivals(one, where)]
        if any(_apart(one, rival) for one in again for rival in _rivals(one, where)):
            works.append(card)
        elif again:
            open_.append(Reason(ReasonCode.READ_TWICE, (card,), tuple(again)))
        if len({one.photo for one in where}) > 1:
            notes.append(Reason(ReasonCode.SEEN_TWICE, (card,), tuple(where)))
    for spot in spots:
        if _is_sure(spot):
            continue
        settled = _settled(spot, seen)
        if settled is None:
            open_.append(not_sure(spot))
        else:
            notes.append(Reason(ReasonCode.CLOSER_PHOTO, (settled,), (spot,)))
    shown = [[spot for spot in spots if spot.photo == number] for number in range(len(photos))]
    open_ += [hole for photo in shown for hole in holes(photo)]
    specials = [spot for spot in sure if spot.sighting.kind is Kind.SPECIAL]
    lost = tuple(spot for spot in specials if spot.sighting.card == Special.LOST_WORK)
    unesco = tuple(spot for spot in specials if spot.sighting.card == Special.UNESCO)
    by_photo = [sum(spot in lost for spot in photo) for photo in shown]
    return Evidence(
        spots=spots,
        works=tuple(works),
        lost=lost,
        lost_low=max(by_photo, default=0),
        lost_high=len(lost),
        strangers=tuple(s for s in sure if s.sighting.kind is Kind.UNKNOWN),
        specials=tuple(s for s in specials if s not in lost and s not in unesco),
        unesco=unesco,
        open=tuple(open_),
        covering=tuple(number for number, photo in enumerate(shown) if covering(photo)),
        notes=tuple(notes),
    )


def _is_sure(spot: Spot) -> bool:
    """Whether a sighting counts as certain.

    An unknown picture alone in its photo does not: a photo in which nothing is recognized is
    reported so, and a bad photo must not condemn a stairway.
    """
    alone = spot.place.rows == spot.place.columns == 1
    return spot.sighting.sure and not (alone and spot.sighting.kind is Kind.UNKNOWN)


def _rivals(spot: Spot, where: Sequence[Spot]) -> list[Spot]:
    """Return the other sightings of the same card in the same photo."""
    return [other for other in where if other is not spot and other.photo == spot.photo]


def _apart(one: Spot, other: Spot) -> bool:
    """Whether two sightings in one photo are surely two things."""
    return shared(one.sighting.quad, other.sighting.quad) < _SAME_SPOT


def _settled(spot: Spot, seen: dict[str, list[Spot]]) -> str | None:
    """Return the card that another photo surely shows this open sighting to be, or None.

    This is what keeps the promise of UNSURE: a closer photo beside the first one answers. The
    card must be likelier than not in the first photo already, no step may have spoken for
    another, and it must not lie elsewhere in the same photo.
    """
    sighting = spot.sighting
    best = sighting.candidates[0] if sighting.candidates else None
    card = best.card if best is not None else None
    if best is None or card not in seen or best.confidence < LIKELIER_THAN_NOT:
        return None
    if sighting.card not in (None, card):
        return None
    named = [w.card for w in sighting.witnesses if w.step is not Step.CLIP and w.card is not None]
    if any(name != card for name in named) or card not in named:
        return None
    if any(other.photo == spot.photo for other in seen[card]):
        return None
    return card
