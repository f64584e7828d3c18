"""Is this a stairway? By photo in three values, by ids in two.

OK is said only when every card is sure and the rules say yes. NOK is said when the sure cards
alone rule a stairway out, whatever the others are: a sighting that is not sure may be any card,
no card at all, or several under one outline, so that nothing is concluded from how many of them
there are; nor from a count that a hole in a row or covered cards put in doubt. Everything else is
UNSURE, and the reasons name the cards to photograph again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from trainer_api.checks.answer import (
    Answer,
    CheckError,
    CheckProblem,
    Reason,
    ReasonCode,
    StairwayResult,
)
from trainer_api.checks.evidence import Evidence, gather
from trainer_api.rules.stairway import (
    STYLES,
    Category,
    Deck,
    LostWork,
    Possibility,
    Reading,
    Special,
    Verdict,
    edition_named,
    house_deck,
    possible,
    validate,
)
from trainer_api.rules.stairway.editions import Edition, LostWorkStyle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.sighting import Sighting

_NO_CARD = "?"
"""Prefix of the stand-ins for cards without an id; no id of a deck begins like this."""
_ANY_LOST_WORK = frozenset((category, STYLES) for category in Category)
"""What a Lost Work of which nothing was declared may be."""


def check_cards(
    cards: Sequence[str],
    mode: int | None = None,
    edition: str | Edition = "en",
    lost_works: Sequence[LostWork] = (),
    *,
    deck: Deck | None = None,
) -> StairwayResult:
    """Check a stairway given by the ids of its cards.

    Args:
        cards: ids of works and specials; a Lost Work is `lost_work`.
        mode: how many cards a stairway has; None: as many as there are.
        edition: its name or value.
        lost_works: the declarations of the Lost Works, in their order.
        deck: the house deck when None.

    Raises:
        CheckError: an id is no card, there are more declarations than Lost Works, or the edition
            declares the style when the card is placed and a declaration has none.
        NotFoundError, NotUnderstoodError: no such edition or mode.
    """
    whole = house_deck() if deck is None else deck
    rules = edition_named(edition)
    for card in cards:
        if card not in whole and card not in set(Special):
            raise CheckError(CheckProblem.NO_SUCH_CARD, card=card)
    lost = sum(card == Special.LOST_WORK for card in cards)
    _refuse_declarations(lost_works, lost, rules)
    others = [card for card in cards if card != Special.LOST_WORK]
    if len(lost_works) < lost:
        shown = Evidence((), tuple(others), (), lost, lost, (), (), (), (), (), ())
        return _open(shown, others, mode, rules, lost_works, whole)
    return _closed(others, mode, rules, lost_works, whole)


def check_photos(
    photos: Sequence[Sequence[Sighting]],
    mode: int | None = None,
    edition: str | Edition = "en",
    lost_works: Sequence[LostWork] = (),
    *,
    deck: Deck | None = None,
) -> StairwayResult:
    """Check the stairway that one or several photos together show.

    Args:
        photos: the sightings of each photo, in reading order.
        mode: how many cards a stairway has; None: as many as there are.
        edition: its name or value.
        lost_works: the declarations of the Lost Works, in reading order. Where several photos
            show Lost Works, which may be the same card, they also say how many there are.
        deck: the house deck when None; its categories and styles count, not the sightings'.

    Raises:
        CheckError: more declarations than cards that can be Lost Works, or one without a style in
            an edition that declares it when the card is placed.
        NotFoundError, NotUnderstoodError: no such edition or mode.
    """
    whole = house_deck() if deck is None else deck
    rules = edition_named(edition)
    shown = gather(photos)
    _refuse_declarations(lost_works, shown.lost_high + len(shown.open), rules)
    shown = _perhaps_covered(shown, mode, rules, len(lost_works))
    members = [*shown.works, *(f"{_NO_CARD}{i}" for i, _ in enumerate(shown.strangers))]
    members += [spot.sighting.card or _NO_CARD for spot in shown.specials]
    if shown.open or len(lost_works) < shown.lost_low:
        result = _open(shown, members, mode, rules, lost_works, whole)
    else:
        result = _closed(members, mode, rules, lost_works, whole)
    reasons = _with_spots(result.reasons, shown)
    answer = result.answer
    if shown.unesco and answer is Answer.OK:
        # It protects one of the works and is no part of the stairway, but the photo does not say
        # that it was not meant as one.
        answer = Answer.UNSURE
    if shown.unesco and answer is Answer.UNSURE:
        cards = tuple(Special.UNESCO.value for _ in shown.unesco)
        reasons = (*reasons, Reason(ReasonCode.UNESCO_ASIDE, cards, shown.unesco))
    return StairwayResult(
        answer,
        result.mode,
        result.edition,
        result.category,
        result.assignment if answer is Answer.OK else (),
        (*reasons, *shown.notes),
        shown.spots,
    )


def _perhaps_covered(
    shown: Evidence, mode: int | None, edition: Edition, declared: int
) -> Evidence:
    """Leave the count open where cards cover each other and too few are seen for a stairway."""
    lost = min(max(declared, shown.lost_low), shown.lost_high)
    count = len(shown.works) + lost + len(shown.strangers) + len(shown.specials)
    if not shown.covering or shown.open or count >= (mode or min(edition.modes)):
        return shown
    spots = tuple(spot for spot in shown.spots if spot.photo in shown.covering)
    reason = Reason(ReasonCode.MAY_BE_COVERED, (), spots, count, mode)
    return replace(shown, open=(reason,))


def _refuse_declarations(lost_works: Sequence[LostWork], most: int, edition: Edition) -> None:
    """Refuse declarations that the cards or the edition leave no room for."""
    if len(lost_works) > most:
        raise CheckError(CheckProblem.TOO_MANY_LOST_WORKS, given=len(lost_works), seen=most)
    if edition.lost_work_style is LostWorkStyle.WHEN_PLACED and any(
        lost.style is None for lost in lost_works
    ):
        raise CheckError(CheckProblem.STYLE_REQUIRED, edition=edition.name)


def _closed(
    members: Sequence[str],
    mode: int | None,
    edition: Edition,
    lost_works: Sequence[LostWork],
    deck: Deck,
) -> StairwayResult:
    """Answer for cards that are all known, each Lost Work declared."""
    verdict = validate(members, mode, edition, lost_works, deck=deck)
    count = len(members) + len(lost_works)
    return StairwayResult(
        Answer.OK if verdict.ok else Answer.NOK,
        _mode(mode, count, edition),
        edition.name,
        verdict.category,
        verdict.assignment,
        _defects(verdict, count, mode),
    )


def _open(
    shown: Evidence,
    members: Sequence[str],
    mode: int | None,
    edition: Edition,
    lost_works: Sequence[LostWork],
    deck: Deck,
) -> StairwayResult:
    """Answer while a sighting is not sure or a Lost Work not declared: NOK or UNSURE."""
    if mode is not None and mode not in edition.modes:
        edition.refuse_mode(mode)
    lost = _lost_readings(shown, lost_works)
    count = len(members) + len(lost)
    most = None if shown.open else len(members) + shown.lost_high
    lengths = [
        n
        for n in ((mode,) if mode is not None else edition.modes)
        if count <= n and (most is None or n <= most)
    ]
    known = all(card in deck for card in members) and len(set(members)) == len(members)
    if known and _can_be(members, lost, lengths, edition, deck):
        answer = Answer.UNSURE
        reasons = [*shown.open]
        if len(lost_works) < shown.lost_low:
            missing = shown.lost_low - len(lost_works)
            cards = (Special.LOST_WORK.value,) * missing
            spots = shown.lost[len(lost_works) :]
            reasons.append(Reason(ReasonCode.LOST_WORK_UNDECLARED, cards, spots))
    else:
        answer = Answer.NOK
        reasons = _certain(members, lost_works, lengths, count, mode, edition, deck)
    categories = {deck.work(card).category for card in members if card in deck}
    categories |= {one.category for one in lost_works}
    total = count + len(shown.open)
    return StairwayResult(
        answer,
        _mode(mode, total, edition),
        edition.name,
        categories.pop() if len(categories) == 1 else None,
        (),
        tuple(reasons),
    )


def _lost_readings(shown: Evidence, lost_works: Sequence[LostWork]) -> list[frozenset[Reading]]:
    """Return what each Lost Work that is surely there may be.

    With more declarations than sure Lost Works an open sighting holds one of them, and which one
    is not known: then each may have any of the declarations.
    """
    told: list[Reading] = [
        (one.category, STYLES if one.style is None else (one.style,)) for one in lost_works
    ]
    if len(told) > shown.lost_high:
        return [frozenset(told)] * shown.lost_high
    readings = [frozenset({one}) for one in told]
    return readings + [_ANY_LOST_WORK] * (shown.lost_low - len(told))


def _can_be(
    members: Sequence[str],
    lost: Sequence[frozenset[Reading]],
    lengths: Sequence[int],
    edition: Edition,
    deck: Deck,
) -> bool:
    """Whether these cards and some others can be a stairway of one of the lengths."""
    taken = set(members)
    anything: set[Reading] = set(_ANY_LOST_WORK)
    anything |= {(work.category, work.styles) for work in deck.works if work.id not in taken}
    known = [{(deck.work(card).category, deck.work(card).styles)} for card in members]
    for length in lengths:
        rest = length - len(members) - len(lost)
        if possible([*known, *lost, *[anything] * rest], length, edition) is not Possibility.NEVER:
            return True
    return False


def _certain(
    members: Sequence[str],
    lost_works: Sequence[LostWork],
    lengths: Sequence[int],
    count: int,
    mode: int | None,
    edition: Edition,
    deck: Deck,
) -> list[Reason]:
    """Name what is wrong with the sure cards, whatever the others are."""
    length = max(lengths, default=count)
    fill = [f"{_NO_CARD}open{i}" for i in range(length - len(members) - len(lost_works))]
    verdict = validate([*members, *fill], None, edition, lost_works, deck=deck)
    reasons = [Reason(ReasonCode.WRONG_COUNT, (), (), count, mode)] if not lengths else []
    for reason in _defects(verdict, count, mode):
        cards = tuple(card for card in reason.cards if card not in fill)
        if reason.code is not ReasonCode.WRONG_COUNT and cards:
            reasons.append(Reason(reason.code, cards))
    return reasons or [Reason(ReasonCode.IMPOSSIBLE, tuple(members))]


def _defects(verdict: Verdict, count: int, mode: int | None) -> tuple[Reason, ...]:
    """Turn the rules' defects into reasons, under the same words."""
    return tuple(
        Reason(ReasonCode(defect.reason.value), defect.cards, (), count, mode)
        for defect in verdict.defects
    )


def _with_spots(reasons: Sequence[Reason], shown: Evidence) -> tuple[Reason, ...]:
    """Say where in the photos the cards of each defect lie; cards without an id leave the ids."""
    placed = []
    for reason in reasons:
        if reason.spots or not reason.cards:
            placed.append(reason)
            continue
        cards = tuple(card for card in reason.cards if not card.startswith(_NO_CARD))
        spots = tuple(s for s in shown.spots if s.sighting.sure and s.sighting.card in cards)
        if len(cards) < len(reason.cards):
            spots += shown.strangers
        placed.append(Reason(reason.code, cards, spots, reason.count, reason.mode))
    return tuple(placed)


def _mode(mode: int | None, count: int, edition: Edition) -> int | None:
    """Return the mode of the answer: the one asked for, else the count where that is a mode."""
    if mode is not None:
        return mode
    return count if count in edition.modes else None
