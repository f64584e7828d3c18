"""Verdicts on stairways: never a wrong one, and every defect and doubt named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from recognizer.sighting import Step
from tests.checks.sightings import quad, row, sighting
from trainer_api.checks.answer import Answer, CheckError, CheckProblem, ReasonCode
from trainer_api.checks.stairway import check_cards, check_photos
from trainer_api.rules.stairway import (
    Category,
    LostWork,
    NotFoundError,
    NotUnderstoodError,
    Style,
)

if TYPE_CHECKING:
    from recognizer.sighting import Sighting

# Painting, styles 4 to 10.
STAIRWAY = [
    "wilton-diptych",
    "mona-lisa",
    "las-meninas",
    "oath-of-the-horatii",
    "fighting-temeraire",
    "impression-sunrise",
    "the-kiss",
]
FIVE = STAIRWAY[:5]
HOUSE = "parthenon"
PAINTING = Category.PAINTING


def codes(result: object) -> list[str]:
    return [reason.code.value for reason in result.reasons]  # type: ignore[attr-defined]


@pytest.mark.parametrize("count", [5, 6, 7])
def test_a_sure_stairway_is_ok_in_any_order(count: int) -> None:
    cards = STAIRWAY[:count]
    for order in (cards, cards[::-1]):
        result = check_photos([row(*order)])
        assert (result.answer, result.mode, result.edition) == (Answer.OK, count, "en")
        assert result.category is PAINTING
        assert dict(result.assignment) == {c: n for n, c in enumerate(cards, 4)}
        assert result.reasons == ()
        assert check_cards(order).assignment == result.assignment


def test_every_defect_of_sure_cards_is_named() -> None:
    result = check_photos([row(*FIVE[:3], HOUSE, "the-kiss", "patron", None, "mona-lisa")], 5)
    assert result.answer is Answer.NOK
    assert set(codes(result)) == {
        "wrong_count",
        "unknown_card",
        "not_a_work",
        "duplicate_card",
        "mixed_categories",
        "gap",
    }
    by_code = {reason.code: reason for reason in result.reasons}
    assert by_code[ReasonCode.UNKNOWN_CARD].cards == ()
    assert [s.place.column for s in by_code[ReasonCode.UNKNOWN_CARD].spots] == [7]
    assert by_code[ReasonCode.NOT_A_WORK].cards == ("patron",)
    assert by_code[ReasonCode.MIXED_CATEGORIES].cards == (HOUSE,)
    assert by_code[ReasonCode.WRONG_COUNT].count == 8
    assert by_code[ReasonCode.WRONG_COUNT].mode == 5


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([*FIVE[:4], "venus-of-urbino-x"], "no"),
        ([*FIVE[:4], "night-watch"], "repeated_style"),
        ([*FIVE[:4], "the-kiss"], "gap"),
        ([*FIVE[:4], HOUSE], "mixed_categories"),
        (FIVE[:4], "wrong_count"),
        ([*FIVE, "mona-lisa"], "duplicate_card"),
        ([*FIVE[:4], "unesco"], "not_a_work"),
    ],
)
def test_ids_name_their_defect(cards: list[str], code: str) -> None:
    if code == "no":
        with pytest.raises(CheckError) as refused:
            check_cards(cards)
        assert refused.value.problem is CheckProblem.NO_SUCH_CARD
        assert refused.value.data == {"card": "venus-of-urbino-x"}
        return
    result = check_cards(cards)
    assert result.answer is Answer.NOK
    assert code in codes(result)
    assert result.spots == ()


@pytest.mark.parametrize(("count", "mode"), [(4, None), (8, None), (1, None), (5, 6), (7, 5)])
def test_another_number_is_nok_when_all_are_sure(count: int, mode: int | None) -> None:
    cards = ["altamira-bison", *STAIRWAY][-count:]
    result = check_photos([row(*cards)], mode)
    assert result.answer is Answer.NOK
    assert "wrong_count" in codes(result)
    assert result.mode == mode


def test_another_number_is_unsure_while_a_sighting_is_not_sure() -> None:
    result = check_photos([row(*FIVE[:3], "~")])
    assert (result.answer, codes(result), result.mode) == (Answer.UNSURE, ["not_sure"], None)


@pytest.mark.parametrize("mode", [None, 5])
def test_a_doubt_is_unsure_and_named_by_its_place(mode: int | None) -> None:
    result = check_photos([row(*FIVE[:2], "~las-meninas", *FIVE[3:])], mode)
    assert (result.answer, result.mode, result.category) == (Answer.UNSURE, 5, PAINTING)
    (reason,) = result.reasons
    assert (reason.code, reason.cards) == (ReasonCode.NOT_SURE, ("las-meninas",))
    assert reason.spots[0].place.words("en") == "third from the left"
    assert result.assignment == ()


def test_a_doubt_beside_a_whole_stairway_stays_a_doubt() -> None:
    assert check_photos([row(*FIVE, "~")]).answer is Answer.UNSURE
    assert check_photos([row(*FIVE, "~")], 5).answer is Answer.UNSURE


@pytest.mark.parametrize(
    ("cards", "mode", "code"),
    [
        ([*FIVE[:3], HOUSE, "~"], None, "mixed_categories"),
        (["mona-lisa", "birth-of-venus", "~", "~", "~"], None, "repeated_style"),
        (["mona-lisa", "the-kiss", "~", "~", "~"], 5, "gap"),
        (["altamira-bison", "the-kiss", "~", "~", "~"], None, "gap"),
        ([*FIVE[:3], None, "~"], None, "unknown_card"),
        ([*FIVE[:3], "heist", "~"], None, "not_a_work"),
        ([*FIVE, "~"], 5, ""),
        ([*STAIRWAY, "altamira-bison", "~"], None, "wrong_count"),
        ([*FIVE, "impression-sunrise", "~"], 5, "wrong_count"),
    ],
)
def test_sure_cards_alone_can_rule_a_stairway_out(
    cards: list[str | None], mode: int | None, code: str
) -> None:
    result = check_photos([row(*cards)], mode)
    if not code:
        assert result.answer is Answer.UNSURE
        return
    assert result.answer is Answer.NOK
    assert code in codes(result)
    assert "not_sure" not in codes(result)


def test_a_doubt_may_hide_several_cards_or_none() -> None:
    # Styles 4, 5 and 10 fit into a stairway of 7 only; one outline may be two cards.
    result = check_photos([row("wilton-diptych", "mona-lisa", "the-kiss", "~", "~")])
    assert result.answer is Answer.UNSURE


def test_a_work_in_two_photos_is_one_card() -> None:
    result = check_photos([row(*FIVE[:3]), row(*FIVE[2:])])
    assert result.answer is Answer.OK
    assert codes(result) == ["seen_twice"]
    assert result.reasons[0].cards == ("las-meninas",)
    assert len(result.spots) == 6


def test_a_work_twice_in_one_photo_is_two_cards_only_where_they_lie_apart() -> None:
    apart = check_photos([row(*FIVE, "mona-lisa")])
    assert (apart.answer, "duplicate_card" in codes(apart)) == (Answer.NOK, True)
    same_spot = [*row(*FIVE), sighting("mona-lisa", quad(100))]
    result = check_photos([same_spot])
    assert (result.answer, codes(result)) == (Answer.UNSURE, ["read_twice"])
    beside_wrong = [*row(*FIVE[:4], HOUSE), sighting("mona-lisa", quad(100))]
    assert check_photos([beside_wrong]).answer is Answer.NOK


def test_a_quad_without_area_is_no_proof_of_a_second_card() -> None:
    flat = ((80.0, 0.0),) * 4
    assert check_photos([[*row(*FIVE), sighting("mona-lisa", flat)]]).answer is Answer.UNSURE


def test_a_closer_photo_settles_a_doubt() -> None:
    far = row(*FIVE[:4], "~fighting-temeraire")
    close = row("fighting-temeraire")
    result = check_photos([far, close])
    assert (result.answer, codes(result)) == (Answer.OK, ["closer_photo"])


def test_a_closer_photo_settles_only_what_it_agrees_with() -> None:
    close = row("fighting-temeraire")
    at = quad(320)
    guess = [("fighting-temeraire", 0.6)]
    contradicted = [(Step.CODE, "the-kiss"), (Step.MATCH, "fighting-temeraire")]
    doubts = [
        sighting(None, at, sure=False),
        sighting(None, at, sure=False, candidates=[("fighting-temeraire", 0.4)]),
        sighting("the-kiss", at, sure=False, candidates=guess),
        sighting("fighting-temeraire", at, sure=False, candidates=guess, witnesses=contradicted),
        sighting("fighting-temeraire", at, sure=False, candidates=guess),
    ]
    for doubt in doubts:
        assert check_photos([[*row(*FIVE[:4]), doubt], close]).answer is Answer.UNSURE
    # The card that the closer photo shows lies elsewhere in the first one.
    both = row(*FIVE, "~fighting-temeraire")
    assert check_photos([both, close]).answer is Answer.UNSURE


def test_a_picture_alone_that_is_unknown_does_not_condemn() -> None:
    assert check_photos([row(None)]).answer is Answer.UNSURE
    assert check_photos([row(*FIVE), row(None)]).answer is Answer.UNSURE


def test_a_hole_in_an_even_row_leaves_the_count_open() -> None:
    def spread(cards: list[str], at: list[int]) -> list[Sighting]:
        return [sighting(c, quad(x * 80, x % 2)) for c, x in zip(cards, at, strict=True)]

    # One of six was missed: what remains is OK or has a gap, and neither may be said.
    for cards in (FIVE, [*FIVE[:2], *STAIRWAY[3:6]]):
        result = check_photos([spread(cards, [0, 1, 3, 4, 5])])
        assert (result.answer, codes(result)) == (Answer.UNSURE, ["hole_in_row"])
        (reason,) = result.reasons
        assert reason.cards == tuple(cards[1:3])
    # What is wrong whatever lies in the hole stays wrong.
    assert check_photos([spread([*FIVE[:4], HOUSE], [0, 1, 3, 4, 5])]).answer is Answer.NOK
    # Uneven rows, rows of few and tables without rows have no holes.
    assert check_photos([spread(FIVE, [0, 1, 2, 3, 4])]).answer is Answer.OK
    assert check_photos([spread(FIVE[:3], [0, 1, 3])]).answer is Answer.NOK
    scattered = [sighting(c, quad(i * 80, i % 2 * 200)) for i, c in enumerate(FIVE)]
    assert check_photos([scattered]).answer is Answer.OK


def test_too_few_cards_that_cover_each_other_are_no_proof() -> None:
    def cascade(cards: list[str]) -> list[Sighting]:
        return [sighting(c, quad(i * 30, i)) for i, c in enumerate(cards)]

    few = check_photos([cascade(FIVE[:4])])
    assert (few.answer, codes(few)) == (Answer.UNSURE, ["may_be_covered"])
    assert few.reasons[0].count == 4
    assert check_photos([cascade(FIVE[:4]), row(FIVE[4])]).answer is Answer.OK
    assert check_photos([cascade(FIVE)]).answer is Answer.OK
    assert check_photos([cascade(FIVE)], 6).answer is Answer.UNSURE
    assert check_photos([cascade([*FIVE[:3], HOUSE])]).answer is Answer.NOK
    assert check_photos([cascade([*FIVE, "the-kiss"])], 5).answer is Answer.NOK
    # What is seen of a covered card ends where the next one begins; apart they hide nothing.
    wide = quad(0, 0)[1][0] - quad(0, 0)[0][0]
    touching = [sighting(c, quad(i * (wide + 1), 0)) for i, c in enumerate(FIVE[:3])]
    apart = [sighting(c, quad(i * 1.3 * wide, 0)) for i, c in enumerate(FIVE[:3])]
    assert check_photos([touching]).answer is Answer.UNSURE
    assert check_photos([apart]).answer is Answer.NOK


def test_unesco_lies_beside_a_stairway() -> None:
    result = check_photos([row(*FIVE, "unesco")])
    assert (result.answer, codes(result)) == (Answer.UNSURE, ["unesco_aside"])
    assert check_photos([row(*FIVE[:4], HOUSE, "unesco")]).answer is Answer.NOK


@pytest.mark.parametrize("edition", ["en", "es", "es-leaflet"])
def test_a_lost_work_counts_as_declared(edition: str) -> None:
    cards = [*FIVE[:2], "lost_work", *FIVE[3:]]
    for check in (
        lambda **k: check_photos([row(*cards)], **k),
        lambda **k: check_cards(cards, **k),
    ):
        baroque = check(edition=edition, lost_works=[LostWork(PAINTING, Style.BAROQUE)])
        assert baroque.answer is Answer.OK
        assert ("lost_work", Style.BAROQUE) in baroque.assignment
        gothic = check(edition=edition, lost_works=[LostWork(PAINTING, Style.GOTHIC)])
        assert (gothic.answer, "repeated_style" in codes(gothic)) == (Answer.NOK, True)
        house = check(edition=edition, lost_works=[LostWork(Category.ARCHITECTURE, Style.BAROQUE)])
        assert (house.answer, "mixed_categories" in codes(house)) == (Answer.NOK, True)


def test_a_lost_work_with_an_open_style_serves_where_the_edition_declares_it_late() -> None:
    cards = [*FIVE[:2], "lost_work", *FIVE[3:]]
    assert check_cards(cards, lost_works=[LostWork(PAINTING)]).answer is Answer.OK
    with pytest.raises(CheckError) as refused:
        check_cards(cards, edition="es-leaflet", lost_works=[LostWork(PAINTING)])
    assert refused.value.problem is CheckProblem.STYLE_REQUIRED


def test_a_lost_work_that_is_not_declared_is_unsure_unless_nothing_helps() -> None:
    for result in (
        check_photos([row(*FIVE[:4], "lost_work")]),
        check_cards([*FIVE[:4], "lost_work"]),
    ):
        assert (result.answer, codes(result)) == (Answer.UNSURE, ["lost_work_undeclared"])
    mixed = check_cards([*FIVE[:3], HOUSE, "lost_work"])
    assert (mixed.answer, codes(mixed)) == (Answer.NOK, ["mixed_categories"])
    four = check_cards([*FIVE[:3], "lost_work"])
    assert (four.answer, codes(four)) == (Answer.NOK, ["wrong_count"])
    wide = check_cards(["wilton-diptych", "mona-lisa", "night-watch", "the-kiss", "lost_work"])
    assert (wide.answer, codes(wide)) == (Answer.NOK, ["gap"])


def test_more_declarations_than_lost_works_are_refused() -> None:
    one = LostWork(PAINTING, Style.BAROQUE)
    with pytest.raises(CheckError) as refused:
        check_cards([*FIVE[:4], "lost_work"], lost_works=[one, one])
    assert refused.value.data == {"given": 2, "seen": 1}
    with pytest.raises(CheckError):
        check_photos([row(*FIVE)], lost_works=[one])
    # An open sighting may be the Lost Work that was declared.
    assert check_photos([row(*FIVE[:4], "~")], lost_works=[one]).answer is Answer.UNSURE


def test_declarations_say_how_many_lost_works_two_photos_show() -> None:
    open_style = LostWork(PAINTING)
    photos = [row(*FIVE[:3], "lost_work"), row("lost_work", *FIVE[3:4])]
    assert check_photos(photos, lost_works=[open_style]).answer is Answer.OK
    assert check_photos(photos, lost_works=[open_style] * 2).mode == 6
    assert check_photos(photos).answer is Answer.UNSURE


def test_an_unknown_edition_or_mode_is_refused() -> None:
    with pytest.raises(NotFoundError):
        check_cards(FIVE, edition="fr")
    for cards in (FIVE, [*FIVE[:4], "lost_work"]):
        with pytest.raises(NotUnderstoodError):
            check_cards(cards, 8)


def test_what_the_sightings_say_of_styles_does_not_count() -> None:
    lying = [replace(seen, styles=(1,), category="architecture") for seen in row(*FIVE)]
    assert check_photos([lying]).answer is Answer.OK
