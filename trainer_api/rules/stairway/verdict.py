"""Is this a stairway? The exact answer, with the assignment or with every defect."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from trainer_api.rules.stairway.deck import Deck, house_deck
from trainer_api.rules.stairway.editions import Edition, LostWorkStyle, edition_named
from trainer_api.rules.stairway.masks import (
    ALL,
    COUNT,
    EDGES,
    HOLES,
    WINDOWS,
    covers,
    injective,
    match,
    style_of,
)
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category, Style

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

LOST_WORK = Special.LOST_WORK.value
"""How a Lost Work is named among the cards of an assignment or a defect."""

_SPECIALS = frozenset(special.value for special in Special)


@dataclass(frozen=True, slots=True)
class LostWork:
    """A Lost Work that lies in the stairway.

    Attributes:
        category: declared when it was placed.
        style: the style declared; None: still open, it counts as whatever serves best.
    """

    category: Category
    style: Style | None = None


class DefectReason(StrEnum):
    """Why cards are no stairway."""

    WRONG_COUNT = "wrong_count"
    UNKNOWN_CARD = "unknown_card"
    NOT_A_WORK = "not_a_work"
    DUPLICATE_CARD = "duplicate_card"
    BLOCKED = "blocked"
    LOST_WORK_UNDECLARED = "lost_work_undeclared"
    MIXED_CATEGORIES = "mixed_categories"
    REPEATED_STYLE = "repeated_style"
    GAP = "gap"


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong, and the cards that it concerns (none for a wrong count)."""

    reason: DefectReason
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer about some cards.

    Attributes:
        ok: whether they are a valid stairway.
        category: the one category of all cards, or None.
        assignment: when ok, each card with the style that it counts as, lowest style first; of
            several readings the one with the highest top.
        defects: when not ok, all that is wrong.
    """

    ok: bool
    category: Category | None
    assignment: tuple[tuple[str, Style], ...]
    defects: tuple[Defect, ...]


@dataclass(frozen=True, slots=True)
class Stairway:
    """A valid stairway found among cards; its length is that of the assignment.

    Attributes:
        category: of all its cards.
        assignment: each card with the style that it counts as, lowest style first.
    """

    category: Category
    assignment: tuple[tuple[str, Style], ...]

    @property
    def top(self) -> Style:
        """The highest style."""
        return self.assignment[-1][1]

    @property
    def rank(self) -> tuple[int, int]:
        """Length, then top style: the larger rank wins when the cards run out."""
        return len(self.assignment), int(self.top)


def validate(
    cards: Sequence[str],
    mode: int | None = None,
    edition: str | Edition = "en",
    lost_works: Sequence[LostWork] = (),
    *,
    deck: Deck | None = None,
    blocked: Collection[str] = (),
) -> Verdict:
    """Say whether cards are a stairway, and if not, everything that is wrong with them.

    Exact: valid means that an assignment of consecutive styles exists, each card one style, a
    bridge either of its two, an open Lost Work any. A defect of the styles is reported when no
    reading of the cards avoids it; cards that are none of the deck's works, or that repeat, are
    given every reading, so that replacing them is not confused with the defects of the others.

    Args:
        cards: ids of works, in any order; a `lost_work` here is one without declaration.
        mode: how many cards a stairway has, one of the edition's modes; None: as many as there
            are, where the edition has such a mode.
        edition: its name or value.
        lost_works: the Lost Works among the cards; they count as cards.
        deck: the house deck when None.
        blocked: ids of cards among these that carry a block.

    Raises:
        NotFoundError: there is no such edition.
        NotUnderstoodError: the edition has no such mode.
    """
    facts = (house_deck() if deck is None else deck).facts
    rules = edition_named(edition)
    defects: list[Defect] = []
    total = len(cards) + len(lost_works)
    if mode is None:
        wrong = total not in rules.modes
    else:
        wrong = total != mode
        if mode not in rules.modes:
            rules.refuse_mode(mode)
    if wrong:
        defects.append(Defect(DefectReason.WRONG_COUNT))

    names: list[str] = []
    masks: list[int] = []
    category: Category | None = None
    mixed = False
    clean = True
    for card in cards:
        fact = facts.get(card)
        if fact is None or card in names:
            clean = False
            continue
        if fact[0] is not category:
            mixed = mixed or category is not None
            category = fact[0]
        names.append(card)
        masks.append(fact[1])
    for lost in lost_works:
        if lost.category is not category:
            mixed = mixed or category is not None
            category = lost.category
        names.append(LOST_WORK)
        masks.append(ALL if lost.style is None else 1 << (lost.style - 1))

    if not clean:
        defects += _wrong_cards(cards, facts)
    if blocked and (stuck := tuple(card for card in names if card in blocked)):
        defects.append(Defect(DefectReason.BLOCKED, stuck))
    if lost_works and rules.lost_work_style is LostWorkStyle.WHEN_PLACED:
        silent = tuple(LOST_WORK for lost in lost_works if lost.style is None)
        if silent:
            defects.append(Defect(DefectReason.LOST_WORK_UNDECLARED, silent))
    if mixed:
        defects.append(Defect(DefectReason.MIXED_CATEGORIES, _odd_ones(cards, lost_works, facts)))
        category = None
    if not defects:
        reach = injective(masks)
        for window in WINDOWS[total] if total <= 10 else ():
            if window in reach:
                return Verdict(True, category, _assignment(names, masks, window), ())
    defects += _style_defects(names, masks, total - len(names))
    return Verdict(False, category, (), tuple(defects))


def longest(
    cards: Sequence[str],
    lost_works: Sequence[LostWork] = (),
    *,
    deck: Deck | None = None,
) -> Stairway | None:
    """Return the best stairway of any length from 1 that lies among the cards.

    The longest wins; among equals the one with the highest top. Bridges and open Lost Works are
    read as they serve best. Leave blocked cards out.

    Args:
        cards: ids of works of either category, in any order.
        lost_works: the Lost Works beside them.
        deck: the house deck when None.

    Returns:
        the stairway, None when there is no card.

    Raises:
        NotFoundError: an id is no work of the deck.
    """
    whole = house_deck() if deck is None else deck
    found: list[Stairway] = []
    for category in Category:
        works = [work for work in map(whole.work, cards) if work.category is category]
        lost = [one for one in lost_works if one.category is category]
        names = [work.id for work in works] + [LOST_WORK] * len(lost)
        masks = [whole.facts[work.id][1] for work in works]
        masks += [ALL if one.style is None else 1 << (one.style - 1) for one in lost]
        window = longest_window(masks)
        if window:
            found.append(Stairway(category, _assignment(names, masks, window)))
    return max(found, key=lambda stairway: stairway.rank, default=None)


def longest_window(masks: Sequence[int]) -> int:
    """Return the mask of the longest, then highest, stairway of cards with these masks, 0: none."""
    wild = sum(mask == ALL for mask in masks)
    reach = covers(mask for mask in masks if mask != ALL)
    for length in range(min(len(masks), 10), 0, -1):
        for window in WINDOWS[length]:
            if any(COUNT[window & ~have] <= wild for have in reach):
                return window
    return 0


def _assignment(
    names: Sequence[str], masks: Sequence[int], window: int
) -> tuple[tuple[str, Style], ...]:
    pairs = zip(match(masks, window), names, strict=True)
    chosen = sorted((bit, name) for bit, name in pairs if bit is not None)
    return tuple((name, style_of(bit)) for bit, name in chosen)


def _wrong_cards(cards: Sequence[str], facts: dict[str, tuple[Category, int]]) -> list[Defect]:
    """Name the cards that are no works of the deck or that repeat."""
    lost = tuple(card for card in cards if card == LOST_WORK)
    specials = tuple(c for c in cards if c in _SPECIALS and c != LOST_WORK)
    unknown = tuple(c for c in cards if c not in facts and c not in _SPECIALS)
    works = [card for card in cards if card in facts]
    repeated = tuple(dict.fromkeys(card for card in works if works.count(card) > 1))
    wrong = {
        DefectReason.UNKNOWN_CARD: unknown,
        DefectReason.NOT_A_WORK: specials,
        DefectReason.DUPLICATE_CARD: repeated,
        DefectReason.LOST_WORK_UNDECLARED: lost,
    }
    return [Defect(reason, found) for reason, found in wrong.items() if found]


def _odd_ones(
    cards: Sequence[str], lost_works: Sequence[LostWork], facts: dict[str, tuple[Category, int]]
) -> tuple[str, ...]:
    """Return the cards of the rarer category; of both, where there are as many."""
    known = [(card, facts[card][0]) for card in dict.fromkeys(cards) if card in facts]
    known += [(LOST_WORK, lost.category) for lost in lost_works]
    paintings = tuple(name for name, category in known if category is Category.PAINTING)
    others = tuple(name for name, category in known if category is not Category.PAINTING)
    if len(paintings) == len(others):
        return tuple(name for name, _ in known)
    return min(paintings, others, key=len)


def _style_defects(names: Sequence[str], masks: Sequence[int], free: int) -> list[Defect]:
    """Name the repeated styles and the gaps that no reading of the cards avoids.

    Args:
        names: of the cards, as reported.
        masks: what each can be.
        free: how many cards beside these can still be anything.
    """
    fixed = [(name, mask) for name, mask in zip(names, masks, strict=True) if mask != ALL]
    wild = len(masks) - len(fixed) + free
    told = [mask for _, mask in fixed]
    defects = []
    if len(fixed) + wild > 10 or not injective(told):
        bits = match(told, ALL)
        short = 0
        for mask, bit in zip(told, bits, strict=True):
            short |= 0 if bit else mask
        doubled = tuple(name for name, mask in fixed if mask & short)
        # More cards than styles, no two works alike: the open cards are what repeats.
        doubled = doubled or tuple(name for name, mask in zip(names, masks, strict=True))
        defects.append(Defect(DefectReason.REPEATED_STYLE, doubled))
    best = min(covers(told), key=lambda have: (HOLES[have], -have))
    if HOLES[best] > wild:
        bits = match(told, EDGES[best])
        edges = tuple(name for (name, _), bit in zip(fixed, bits, strict=True) if bit)
        defects.append(Defect(DefectReason.GAP, edges))
    return defects
