"""May this special card hit this work? By photo in three values, or by ids.

Only a few specials have a condition that the other players can check: a style, a category or
both. Every other special hits any work that its place allows, and a check that sees two cards
knows nothing of places: the answer is OK, and its reason names the place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from recognizer.sighting import Kind
from trainer_api.checks.answer import (
    Answer,
    CheckError,
    CheckProblem,
    Reason,
    ReasonCode,
    SpecialResult,
    Spot,
)
from trainer_api.checks.evidence import not_sure, spots_of
from trainer_api.rules.stairway import (
    Category,
    Deck,
    LostWork,
    Special,
    edition_named,
    house_deck,
)
from trainer_api.rules.stairway.editions import Edition, LostWorkStyle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.sighting import Sighting


@dataclass(frozen=True, slots=True)
class Condition:
    """What a special asks of the work that it hits.

    Attributes:
        styles: the styles that it reaches, a bridge by either of its two; empty: any.
        category: the one category that it reaches; None: both.
    """

    styles: frozenset[int] = frozenset()
    category: Category | None = None


CONDITIONS = {
    Special.CANCELLED: Condition(frozenset({8, 9, 10})),
    Special.BRITISH_MUSEUM: Condition(frozenset({1, 2})),
    Special.FREEMASON: Condition(frozenset({3, 4, 5, 6}), Category.ARCHITECTURE),
    Special.AI_TRAP: Condition(category=Category.PAINTING),
}
"""The specials that ask something of the work; the others take any."""

HITS_NO_WORK = frozenset(
    {Special.DEALER, Special.PATRON, Special.CRITIC, Special.ICONOCLASM, Special.LOST_WORK}
)
"""The specials that are not aimed at one work: they swap, draw, look at a hand, ask everyone."""

WORKS_ONLY = frozenset({Special.CARBON14})
"""The specials that reach works but no Lost Work."""


def check_special(
    special: str,
    target: str,
    edition: str | Edition = "en",
    lost_works: Sequence[LostWork] = (),
    *,
    deck: Deck | None = None,
) -> SpecialResult:
    """Say whether a special may hit a work, both given by their ids.

    Args:
        special: key of the special.
        target: id of a work, or `lost_work`.
        edition: its name or value.
        lost_works: the declaration of the Lost Work that is hit; at most one.
        deck: the house deck when None.

    Raises:
        CheckError: the special is none or not of this edition, the target is no work, or the
            declaration does not fit.
        NotFoundError: no such edition.
    """
    whole = house_deck() if deck is None else deck
    rules = edition_named(edition)
    if special not in set(Special):
        problem = CheckProblem.NOT_A_SPECIAL if special in whole else CheckProblem.NO_SUCH_CARD
        raise CheckError(problem, card=special)
    if target not in whole and target != Special.LOST_WORK:
        known = target in set(Special)
        raise CheckError(
            CheckProblem.NOT_A_TARGET if known else CheckProblem.NO_SUCH_CARD, card=target
        )
    _refuse_declarations(lost_works, int(target == Special.LOST_WORK), rules)
    key = _of_edition(special, rules)
    answer, reasons = _judge(key, target, rules, lost_works, whole)
    return SpecialResult(answer, rules.name, key.value, target, reasons)


def check_special_photo(
    sightings: Sequence[Sighting],
    edition: str | Edition = "en",
    lost_works: Sequence[LostWork] = (),
    *,
    deck: Deck | None = None,
) -> SpecialResult:
    """Say whether the special in a photo may hit the work beside it.

    A photo answers when it surely shows one special and one work; a Lost Work beside another
    special is the work. Anything else is UNSURE, and the reasons say what to photograph.

    Args:
        sightings: of the one photo, in reading order.
        edition: its name or value.
        lost_works: the declaration of the Lost Work that is hit; at most one.
        deck: the house deck when None; its styles and categories count, not the sightings'.

    Raises:
        CheckError: the special is not of this edition, or the declaration does not fit.
        NotFoundError: no such edition.
    """
    whole = house_deck() if deck is None else deck
    rules = edition_named(edition)
    spots = spots_of([sightings])
    works, specials = _sides(spots, whole)
    key = works_id = None
    if len(specials) == 1:
        key = specials[0].sighting.card
        if key not in set(Special):
            raise CheckError(CheckProblem.NO_SUCH_CARD, card=str(key))
    if len(works) == 1:
        works_id = works[0].sighting.card
    unclear = [not_sure(spot) for spot in spots if not spot.sighting.sure]
    _refuse_declarations(lost_works, _lost_works(spots) + len(unclear), rules)
    special = None if key is None else _of_edition(key, rules)
    strangers = tuple(s for s in spots if s.sighting.sure and s not in works + specials)
    if strangers:
        unclear.append(Reason(ReasonCode.UNKNOWN_CARD, (), strangers))
    unclear += _composition(works, specials, bool(unclear))
    if unclear or special is None or works_id is None:
        answer, reasons = Answer.UNSURE, tuple(unclear)
    else:
        answer, reasons = _judge(special, works_id, rules, lost_works, whole)
    return SpecialResult(answer, rules.name, special and special.value, works_id, reasons, spots)


def _sides(spots: Sequence[Spot], deck: Deck) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """Return the sure works and the sure specials; a Lost Work is the work beside a special."""
    sure = [spot for spot in spots if spot.sighting.sure]
    works = [s for s in sure if s.sighting.kind is Kind.WORK and s.sighting.card in deck]
    specials = [s for s in sure if s.sighting.kind is Kind.SPECIAL]
    wild = [s for s in specials if s.sighting.card == Special.LOST_WORK]
    if not works and len(specials) > 1:
        works = wild if len(wild) < len(specials) else wild[1:]
        specials = [s for s in specials if s not in works]
    return tuple(works), tuple(specials)


def _composition(works: Sequence[Spot], specials: Sequence[Spot], more: bool) -> list[Reason]:
    """Say what a photo lacks or has too much of; what lacks may be one of the open ones."""
    reasons = []
    if not specials and not more:
        reasons.append(Reason(ReasonCode.NO_SPECIAL))
    if not works and not more:
        reasons.append(Reason(ReasonCode.NO_WORK))
    for found, code in (
        (specials, ReasonCode.TOO_MANY_SPECIALS),
        (works, ReasonCode.TOO_MANY_WORKS),
    ):
        if len(found) > 1:
            cards = tuple(spot.sighting.card or "" for spot in found)
            reasons.append(Reason(code, cards, tuple(found), len(found)))
    return reasons


def _lost_works(spots: Sequence[Spot]) -> int:
    return sum(s.sighting.sure and s.sighting.card == Special.LOST_WORK for s in spots)


def _of_edition(key: str, edition: Edition) -> Special:
    """Return the special; refuse one that this edition does not play with."""
    special = Special(key)
    if not edition.copies(special):
        raise CheckError(CheckProblem.NOT_IN_EDITION, card=key, edition=edition.name)
    return special


def _refuse_declarations(lost_works: Sequence[LostWork], most: int, edition: Edition) -> None:
    """Refuse declarations that the cards or the edition leave no room for."""
    if len(lost_works) > most:
        raise CheckError(CheckProblem.TOO_MANY_LOST_WORKS, given=len(lost_works), seen=most)
    when = edition.lost_work_style
    if when is LostWorkStyle.WHEN_PLACED and any(one.style is None for one in lost_works):
        raise CheckError(CheckProblem.STYLE_REQUIRED, edition=edition.name)


def _judge(
    special: Special,
    target: str,
    edition: Edition,
    lost_works: Sequence[LostWork],
    deck: Deck,
) -> tuple[Answer, tuple[Reason, ...]]:
    """Answer for a special and a target that are both known."""
    cards = (special.value, target)
    if special in HITS_NO_WORK:
        return Answer.OK, (Reason(ReasonCode.HITS_NO_WORK, cards),)
    wanted = CONDITIONS.get(special, Condition())
    if target != Special.LOST_WORK:
        work = deck.work(target)
        codes = _misses(wanted, work.category, work.styles)
    elif special in WORKS_ONLY:
        codes = [ReasonCode.NOT_A_LOST_WORK]
    elif lost_works:
        styles = () if lost_works[0].style is None else (lost_works[0].style,)
        codes = _misses(wanted, lost_works[0].category, styles)
    elif wanted.styles and edition.lost_work_style is LostWorkStyle.WHEN_CHECKED:
        # On a table its style is open until a stairway is checked: such a special misses it.
        codes = [ReasonCode.STYLE_NOT_DECLARED]
    elif wanted != Condition():
        return Answer.UNSURE, (Reason(ReasonCode.LOST_WORK_UNDECLARED, (target,)),)
    else:
        codes = []
    if codes:
        return Answer.NOK, tuple(Reason(code, cards) for code in codes)
    return Answer.OK, (Reason(ReasonCode.MAY_BE_PLAYED, cards),)


def _misses(wanted: Condition, category: Category, styles: Sequence[int]) -> list[ReasonCode]:
    """Name what a work lacks; a Lost Work without a style has none to be hit by."""
    codes = []
    if wanted.category not in (None, category):
        codes.append(ReasonCode.WRONG_CATEGORY)
    if wanted.styles and not styles:
        codes.append(ReasonCode.STYLE_NOT_DECLARED)
    elif wanted.styles and wanted.styles.isdisjoint(styles):
        codes.append(ReasonCode.WRONG_STYLE)
    return codes
