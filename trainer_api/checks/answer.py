"""What a check answers: the verdict, and every reason for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from recognizer.sighting import Sighting
    from trainer_api.checks.place import Place
    from trainer_api.rules.stairway import Category, Style


class Answer(StrEnum):
    """A verdict in three values. UNSURE is a promise that neither of the others is certain."""

    OK = "OK"
    NOK = "NOK"
    UNSURE = "UNSURE"


class ReasonCode(StrEnum):
    """Why a check answers as it does.

    The first nine are the defects that the rules name (`DefectReason`), under the same words.
    """

    WRONG_COUNT = "wrong_count"
    UNKNOWN_CARD = "unknown_card"
    NOT_A_WORK = "not_a_work"
    DUPLICATE_CARD = "duplicate_card"
    BLOCKED = "blocked"
    LOST_WORK_UNDECLARED = "lost_work_undeclared"
    MIXED_CATEGORIES = "mixed_categories"
    REPEATED_STYLE = "repeated_style"
    GAP = "gap"
    IMPOSSIBLE = "impossible"
    """The sure cards fit into no stairway, though no single defect says why."""
    NOT_SURE = "not_sure"
    """A card that the recognizer cannot name for certain."""
    READ_TWICE = "read_twice"
    """One work read twice in the same spot of a photo: one card, or two that overlap."""
    HOLE_IN_ROW = "hole_in_row"
    """A hole in an even row of cards, where one may lie unseen."""
    MAY_BE_COVERED = "may_be_covered"
    """Too few cards for a stairway where some cover others: one may lie unseen."""
    UNESCO_ASIDE = "unesco_aside"
    """A UNESCO card lies in the photo; it protects a work and is no part of a stairway."""
    SEEN_TWICE = "seen_twice"
    """A note: one card in several photos, counted once."""
    CLOSER_PHOTO = "closer_photo"
    """A note: a card that one photo left open and another photo settled."""
    MAY_BE_PLAYED = "may_be_played"
    """The special may hit the work, where its place allows."""
    HITS_NO_WORK = "hits_no_work"
    """A note: this special is aimed at no work, so no work's style or category matters."""
    WRONG_STYLE = "wrong_style"
    WRONG_CATEGORY = "wrong_category"
    STYLE_NOT_DECLARED = "style_not_declared"
    """A Lost Work whose style is still open: restricted specials miss it."""
    NOT_A_LOST_WORK = "not_a_lost_work"
    """This special reaches works, not Lost Works."""
    NO_SPECIAL = "no_special"
    NO_WORK = "no_work"
    TOO_MANY_SPECIALS = "too_many_specials"
    TOO_MANY_WORKS = "too_many_works"


@dataclass(frozen=True, slots=True)
class Spot:
    """A sighting, the photo that it is in (0 is the first) and its place there in words."""

    photo: int
    place: Place
    sighting: Sighting


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason.

    Attributes:
        code: what sort.
        cards: ids of the cards that it concerns; for a card that is not sure its likeliest
            reading, if it has any.
        spots: where they lie, for reasons about places in photos.
        count: how many cards there are, where that matters.
        mode: how many there should be, where that was asked for.
    """

    code: ReasonCode
    cards: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()
    count: int | None = None
    mode: int | None = None


@dataclass(frozen=True, slots=True)
class StairwayResult:
    """The answer about one stairway.

    Attributes:
        answer: OK, NOK or UNSURE.
        mode: cards of the stairway: as asked for, else as many as there are; None where that is
            no mode.
        edition: name of the edition.
        category: the one category of all sure cards, or None.
        assignment: for OK each card with the style that it counts as, lowest first; else empty.
        reasons: for NOK all that is certainly wrong, for UNSURE what keeps it open; notes after.
        spots: every sighting, in the order of photos and reading; empty for a check by ids.
    """

    answer: Answer
    mode: int | None
    edition: str
    category: Category | None
    assignment: tuple[tuple[str, Style], ...]
    reasons: tuple[Reason, ...]
    spots: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class SpecialResult:
    """The answer about one special card and one work.

    Attributes:
        answer: OK, NOK or UNSURE.
        edition: name of the edition.
        special: key of the special, None where it is not surely known.
        work: id of the work (or `lost_work`), None where it is not surely known.
        reasons: why.
        spots: every sighting of the photo; empty for a check by ids.
    """

    answer: Answer
    edition: str
    special: str | None
    work: str | None
    reasons: tuple[Reason, ...]
    spots: tuple[Spot, ...] = ()


class CheckProblem(StrEnum):
    """Why a check is refused before it begins."""

    TOO_MANY_LOST_WORKS = "too_many_lost_works"
    STYLE_REQUIRED = "style_required"
    NOT_IN_EDITION = "not_in_edition"
    NOT_A_SPECIAL = "not_a_special"
    NOT_A_TARGET = "not_a_target"
    NO_SUCH_CARD = "no_such_card"


class CheckError(Exception):
    """What was asked for does not fit together; the words live with the texts.

    Attributes:
        problem: stable reason.
        data: values for its text.
    """

    def __init__(self, problem: CheckProblem, **data: str | int) -> None:
        self.problem = problem
        self.data = data
        super().__init__(f"{problem.value} {data}")
