"""Verdicts on special cards: the restricted ones exactly, the others wherever they may go."""

from __future__ import annotations

import pytest

from tests.checks.sightings import row
from trainer_api.catalogue import Catalogue
from trainer_api.checks.answer import Answer, CheckError, CheckProblem, ReasonCode, SpecialResult
from trainer_api.checks.special import CONDITIONS, check_special, check_special_photo
from trainer_api.resources import house_catalogue
from trainer_api.rules.stairway import (
    EDITIONS,
    Category,
    Deck,
    LostWork,
    Special,
    Style,
    house_deck,
)

KISS = "the-kiss"
REACHED = {"cancelled": {8, 9, 10}, "british_museum": {1, 2}, "freemason": {3, 4, 5, 6}}
FREE = sorted(set(Special) - set(CONDITIONS) - {Special.STUDENT})
EVERY_LABEL = Deck.of(
    (f"{category}-{'-'.join(map(str, styles))}", category, styles)
    for category in ("painting", "architecture")
    for styles in [*((n,) for n in range(1, 11)), *((n, n + 1) for n in range(1, 10))]
)


def codes(result: SpecialResult) -> list[str]:
    return [reason.code.value for reason in result.reasons]


@pytest.mark.parametrize("special", sorted(REACHED))
@pytest.mark.parametrize("work", EVERY_LABEL.works, ids=lambda work: work.id)
def test_a_restricted_special_reaches_its_styles_a_bridge_by_either(
    special: str, work: object
) -> None:
    card = EVERY_LABEL.work(work.id)  # type: ignore[attr-defined]
    fits = not REACHED[special].isdisjoint(map(int, card.styles))
    if special == "freemason":
        fits = fits and card.category is Category.ARCHITECTURE
    result = check_special(special, card.id, deck=EVERY_LABEL)
    assert result.answer is (Answer.OK if fits else Answer.NOK)
    photo = check_special_photo(row(card.id, special), deck=EVERY_LABEL)
    assert (photo.answer, photo.special, photo.work) == (result.answer, special, card.id)
    assert photo.reasons == result.reasons


def test_conditions_are_those_of_the_catalogue() -> None:
    catalogue = Catalogue.open(house_catalogue())
    told = {info.key: info for info in catalogue.specials}
    for special in set(Special) - {Special.AI_TRAP}:
        wanted = CONDITIONS.get(special)
        assert set(told[special].target_styles) == set(wanted.styles if wanted else ())
        assert told[special].target_category == (wanted.category if wanted else None)


@pytest.mark.parametrize("special", FREE)
def test_a_special_without_a_condition_may_hit_any_work(special: str) -> None:
    for work in (KISS, "parthenon", "altamira-bison"):
        result = check_special(special, work)
        assert (result.answer, result.special, result.work) == (Answer.OK, special, work)
        assert result.edition == "en"


def test_the_trap_takes_paintings_only() -> None:
    assert check_special("ai_trap", KISS).answer is Answer.OK
    house = check_special("ai_trap", "parthenon")
    assert (house.answer, codes(house)) == (Answer.NOK, ["wrong_category"])
    assert check_special("ai_trap", "lost_work").answer is Answer.UNSURE
    painted = check_special("ai_trap", "lost_work", lost_works=[LostWork(Category.PAINTING)])
    assert painted.answer is Answer.OK


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("special", list(Special))
def test_specials_of_other_editions_are_refused(edition: str, special: str) -> None:
    if EDITIONS[edition].copies(Special(special)):
        assert check_special(special, KISS, edition).edition == edition
        return
    for call in (
        lambda: check_special(special, KISS, edition),
        lambda: check_special_photo(row(special, KISS), edition),
    ):
        with pytest.raises(CheckError) as refused:
            call()
        assert refused.value.problem is CheckProblem.NOT_IN_EDITION
    assert special == "student"


@pytest.mark.parametrize("special", sorted(REACHED))
def test_a_lost_work_is_hit_only_by_the_style_declared(special: str) -> None:
    for category in Category:
        for style in Style:
            lost = [LostWork(category, style)]
            fits = int(style) in REACHED[special]
            if special == "freemason":
                fits = fits and category is Category.ARCHITECTURE
            for edition in EDITIONS:
                result = check_special(special, "lost_work", edition, lost)
                assert result.answer is (Answer.OK if fits else Answer.NOK)
        open_style = check_special(special, "lost_work", "en", [LostWork(category)])
        assert open_style.answer is Answer.NOK
        assert "style_not_declared" in codes(open_style)
    for edition in ("en", "es"):  # on a table its style is open until a check
        assert check_special(special, "lost_work", edition).answer is Answer.NOK
    told = check_special(special, "lost_work", "es-leaflet")
    assert (told.answer, codes(told)) == (Answer.UNSURE, ["lost_work_undeclared"])


def test_unrestricted_specials_hit_a_lost_work_but_carbon_14_does_not() -> None:
    assert check_special("forger", "lost_work").answer is Answer.OK
    assert codes(check_special("carbon14", "lost_work")) == ["not_a_lost_work"]


@pytest.mark.parametrize(
    ("special", "target", "problem", "card"),
    [
        ("forgery", KISS, CheckProblem.NO_SUCH_CARD, "forgery"),
        ("forger", "the-kis", CheckProblem.NO_SUCH_CARD, "the-kis"),
        (KISS, "forger", CheckProblem.NOT_A_SPECIAL, KISS),
        ("forger", "heist", CheckProblem.NOT_A_TARGET, "heist"),
    ],
)
def test_ids_that_do_not_fit_are_refused(
    special: str, target: str, problem: CheckProblem, card: str
) -> None:
    with pytest.raises(CheckError) as refused:
        check_special(special, target)
    assert (refused.value.problem, refused.value.data) == (problem, {"card": card})


def test_declarations_that_do_not_fit_are_refused() -> None:
    lost = LostWork(Category.PAINTING, Style.GOTHIC)
    for call in (
        lambda: check_special("forger", KISS, lost_works=[lost]),
        lambda: check_special("forger", "lost_work", lost_works=[lost, lost]),
        lambda: check_special_photo(row("forger", KISS), lost_works=[lost]),
    ):
        with pytest.raises(CheckError) as refused:
            call()
        assert refused.value.problem is CheckProblem.TOO_MANY_LOST_WORKS
    with pytest.raises(CheckError) as refused:
        check_special("forger", "lost_work", "es-leaflet", [LostWork(Category.PAINTING)])
    assert refused.value.problem is CheckProblem.STYLE_REQUIRED


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (["cancelled", "~the-kiss"], "not_sure"),
        (["~cancelled", KISS], "not_sure"),
        (["cancelled", KISS, "~"], "not_sure"),
        (["cancelled"], "no_work"),
        ([KISS], "no_special"),
        (["cancelled", "heist", KISS], "too_many_specials"),
        (["cancelled", "heist"], "no_work"),
        (["cancelled", KISS, "parthenon"], "too_many_works"),
        (["cancelled", None], "unknown_card"),
        (["cancelled", KISS, None], "unknown_card"),
    ],
)
def test_any_other_photo_is_unsure_and_says_why(cards: list[str | None], code: str) -> None:
    result = check_special_photo(row(*cards))
    assert (result.answer, code in codes(result)) == (Answer.UNSURE, True)
    assert len(result.spots) == len(cards)


def test_a_lost_work_beside_a_special_is_the_work() -> None:
    lost = [LostWork(Category.PAINTING, Style.BAROQUE)]
    assert check_special_photo(row("lost_work", "cancelled"), lost_works=lost).answer is Answer.NOK
    heist = check_special_photo(row("heist", "lost_work"))
    assert (heist.answer, heist.work) == (Answer.OK, "lost_work")
    alone = check_special_photo(row("lost_work", KISS))
    assert (alone.answer, alone.special) == (Answer.OK, "lost_work")
    assert codes(alone) == [ReasonCode.HITS_NO_WORK]


def test_the_house_deck_is_used_when_none_is_given() -> None:
    for work in house_deck().works:
        fits = bool({8, 9, 10} & set(map(int, work.styles)))
        assert (check_special("cancelled", work.id).answer is Answer.OK) == fits
