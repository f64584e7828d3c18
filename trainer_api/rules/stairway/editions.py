"""Editions of the rules as values: what differs between them is a field, never an `if` elsewhere.

An edition's name never changes its meaning; an edition with other counts or modes has another name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NoReturn

from trainer_api.rules.errors import NotFoundError, NotUnderstoodError
from trainer_api.rules.stairway.specials import Special


class LostWorkStyle(StrEnum):
    """When the style of a Lost Work is declared."""

    WHEN_PLACED = "when_placed"
    WHEN_CHECKED = "when_checked"


class PatronTime(StrEnum):
    """When a Patron is played: instead of the draw (once a turn), or among the specials."""

    DRAW = "draw"
    SPECIALS = "specials"


class Surplus(StrEnum):
    """When the cards beside a declared stairway go: before the check, or only after an OK."""

    BEFORE_CHECK = "before_check"
    AFTER_OK = "after_ok"


class CarbonPlace(StrEnum):
    """A place whose works a Carbon-14 may look at."""

    OWN_HAND = "own_hand"
    OWN_TABLE = "own_table"
    RIVAL_TABLE = "rival_table"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules.

    Attributes:
        name: stable key.
        counts: copies of each special in the deck, 1 or more; a special not named is not in it.
            Kept in the order of `Special`, however given, as the deal starts from it.
        modes: numbers of works that a stairway can be played to.
        help_cards: cards that only explain, outside the deck.
        guides: leaflets in the box that count as cards on its label.
        lost_work_style: when a Lost Work's style is declared.
        patron: when a Patron is played.
        surplus: when the cards beside a declared stairway are discarded.
        context_answers_own: whether Historical Context answers one's own Iconoclasm too.
        unesco_may_be_offered: whether an Art Dealer may offer an own UNESCO work.
        carbon14: the places that Carbon-14 reaches.
        base: for an edition with its own counts or modes, the name of the published one.
    """

    name: str
    counts: tuple[tuple[Special, int], ...]
    modes: tuple[int, ...] = (5, 6, 7)
    help_cards: int = 4
    guides: int = 0
    lost_work_style: LostWorkStyle = LostWorkStyle.WHEN_CHECKED
    patron: PatronTime = PatronTime.SPECIALS
    surplus: Surplus = Surplus.AFTER_OK
    context_answers_own: bool = True
    unesco_may_be_offered: bool = True
    carbon14: frozenset[CarbonPlace] = frozenset(CarbonPlace)
    base: str = ""

    def __post_init__(self) -> None:
        told = dict(self.counts)
        counts = tuple((special, told[special]) for special in Special if special in told)
        object.__setattr__(self, "counts", counts)

    @property
    def specials(self) -> tuple[Special, ...]:
        """The types of special that this edition plays with."""
        return tuple(special for special, _ in self.counts)

    @property
    def special_cards(self) -> int:
        """How many special cards the deck holds."""
        return sum(count for _, count in self.counts)

    def copies(self, special: Special) -> int:
        """Return how many copies of a special the deck holds, 0 for one not in this edition."""
        return dict(self.counts).get(special, 0)

    def refuse_mode(self, mode: int) -> NoReturn:
        """Raise NotUnderstoodError for a mode that this edition does not have."""
        modes = ", ".join(map(str, self.modes))
        raise NotUnderstoodError(
            f"the edition {self.name} has no mode {mode}; its modes are {modes}"
        )

    def override(
        self,
        name: str,
        *,
        counts: dict[Special, int] | None = None,
        modes: tuple[int, ...] | None = None,
    ) -> Edition:
        """Return an edition with other counts or modes, which must have a name of its own.

        Args:
            name: of lower-case letters, digits and dashes; none of the published names.
            counts: copies by special, 0 to 9 each, only those that change.
            modes: lengths of a stairway, each 1 to 10.

        Raises:
            NotUnderstoodError: a name taken or malformed, a number out of range; all at once.
        """
        problems = []
        if name in EDITIONS or name == self.name:
            problems.append(f"the name {name!r} is taken; choose another")
        if not name or not set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-"):
            problems.append(f"the name {name!r} must be of lower-case letters, digits and dashes")
        changed = dict(self.counts) | (counts or {})
        problems += [
            f"copies of {special} must be 0 to 9, not {count}"
            for special, count in changed.items()
            if not 0 <= count <= 9
        ]
        wanted = self.modes if modes is None else modes
        if not wanted or any(not 1 <= mode <= 10 for mode in wanted):
            problems.append(f"modes must be numbers from 1 to 10, at least one, not {wanted}")
        if problems:
            raise NotUnderstoodError("; ".join(problems))
        kept = tuple((special, changed[special]) for special in Special if changed.get(special))
        base = self.base or self.name
        return replace(self, name=name, counts=kept, modes=tuple(sorted(set(wanted))), base=base)


def _copies(number: int, *, without: tuple[Special, ...] = (), **others: int) -> _Counts:
    counts = {special: number for special in Special if special not in without}
    counts |= {Special(key): count for key, count in others.items()}
    return tuple(counts.items())


_Counts = tuple[tuple[Special, int], ...]

EN = Edition("en", _copies(3, without=(Special.STUDENT,), lost_work=2), help_cards=8, guides=1)
ES = Edition("es", _copies(2, ai_trap=1), surplus=Surplus.BEFORE_CHECK)
ES_LEAFLET = Edition(
    "es-leaflet",
    _copies(2, without=(Special.STUDENT,), lost_work=3),
    lost_work_style=LostWorkStyle.WHEN_PLACED,
    patron=PatronTime.DRAW,
    context_answers_own=False,
    unesco_may_be_offered=False,
    carbon14=frozenset({CarbonPlace.OWN_TABLE, CarbonPlace.RIVAL_TABLE, CarbonPlace.DISCARD}),
)

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (EN, ES, ES_LEAFLET)}
"""The published editions by name; `en` is the default."""


def edition_named(edition: str | Edition) -> Edition:
    """Return the edition of that name; an Edition is returned as it is.

    Raises:
        NotFoundError: no published edition has that name.
    """
    if isinstance(edition, Edition):
        return edition
    try:
        return EDITIONS[edition]
    except KeyError:
        names = ", ".join(EDITIONS)
        raise NotFoundError(f"there is no edition {edition!r}; the editions are {names}") from None
