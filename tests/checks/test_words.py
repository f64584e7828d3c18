"""What a check says, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.checks.sightings import quad, row, sighting
from trainer_api.checks.answer import Reason, ReasonCode
from trainer_api.checks.place import places
from trainer_api.checks.special import check_special
from trainer_api.checks.stairway import check_photos
from trainer_api.checks.words import Words
from trainer_api.rules.stairway import Special

if TYPE_CHECKING:
    from recognizer.sighting import Quad

NTH = ("first", "second", "third")


def words(lang: str = "en", photos: tuple[str, ...] = ()) -> Words:
    return Words(lang, lambda card: card.upper(), photos)


@pytest.mark.parametrize(
    ("quads", "expected"),
    [
        ([quad(0)], ["alone in the photo"]),
        ([quad(90), quad(0)], ["second from the left", "first from the left"]),
        ([quad(0, 0), quad(0, 200)], ["first from the top", "second from the top"]),
        (
            [quad(0, 0), quad(90, 10), quad(0, 200)],
            [
                "upper row, first from the left",
                "upper row, second from the left",
                "lower row, first from the left",
            ],
        ),
        (
            [quad(x, y) for y in (0, 150, 300) for x in (0, 90)],
            [f"{row} row, {nth} from the left" for row in NTH for nth in NTH[:2]],
        ),
        # A row that slants stays one row; a cascade downward is counted from the top.
        ([quad(i * 80, i * 40) for i in range(3)], [f"{n} from the left" for n in NTH]),
        ([quad(i * 5, i * 40) for i in range(3)], [f"{n} from the top" for n in NTH]),
    ],
)
def test_places_in_words(quads: list[Quad], expected: list[str]) -> None:
    assert [place.words("en") for place in places(quads)] == expected


def test_many_cards_are_numbered() -> None:
    assert places([quad(i * 80) for i in range(13)])[12].words("es") == "número 13 por la izquierda"
    assert places([]) == []


def test_a_doubt_names_its_place_and_its_candidates() -> None:
    likely = [("mona-lisa", 0.5), ("the-kiss", 0.3), ("las-meninas", 0.01)]
    doubt = sighting(None, quad(80), sure=False, candidates=likely)
    (reason,) = check_photos([[*row("oath-of-the-horatii"), doubt]]).reasons
    assert words().reason(reason) == (
        "Not sure of one card (second from the left): perhaps “MONA-LISA” or “THE-KISS”. "
        "Photograph it again, closer and without glare."
    )
    assert "segunda por la izquierda" in words("es").reason(reason)
    assert "quizá «MONA-LISA» o «THE-KISS»" in words("es").reason(reason)
    assert "in b.jpg" not in words().reason(reason)
    assert "second from the left, in a.jpg" in words(photos=("a.jpg", "b.jpg")).reason(reason)


def test_a_photo_without_a_card_says_so() -> None:
    (reason,) = check_photos([row(None)]).reasons
    assert words().reason(reason).startswith("No card is recognized for certain")


def test_counts_are_worded() -> None:
    for mode in (None, 6):
        for count in (0, 1, 8):
            cards = ["the-kiss", "mona-lisa"][:count] if count < 3 else []
            reason = Reason(ReasonCode.WRONG_COUNT, tuple(cards), (), count, mode)
            said = words().reason(reason)
            assert str(count) in said
            assert (str(mode) in said) == (mode is not None)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("code", list(ReasonCode))
def test_every_reason_has_words(lang: str, code: ReasonCode) -> None:
    spot = check_photos([row("~the-kiss", "mona-lisa")]).spots[0]
    for special in Special:
        said = words(lang).reason(Reason(code, (special.value, "the-kiss"), (spot,), 2, 5))
        assert said[0].isupper() or said[0] in "“«"
        assert said.endswith(".")
        assert "{" not in said


def test_the_reason_for_a_special_names_styles_and_place() -> None:
    (fits,) = check_special("freemason", "notre-dame-de-paris").reasons
    assert words().reason(fits) == (
        "FREEMASON may hit “NOTRE-DAME-DE-PARIS”, if it lies on a rival's table."
    )
    reasons = check_special("freemason", "the-kiss").reasons
    said = [words("es").reason(reason) for reason in reasons]
    assert said == [
        "FREEMASON solo alcanza Arquitectura; «THE-KISS» es de la otra categoría.",
        "FREEMASON solo alcanza los estilos 3, 4, 5 y 6; «THE-KISS» es de otro.",
    ]
