"""Reading the strip of a printed card, in any turn, and naming what the picture leaves open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from recognizer import Recognizer
from recognizer.bundle import Bundle, CardInfo, house_folder, read_description
from recognizer.reading import Reader
from recognizer.sighting import Sighting, Step
from recognizer.studio import Conditions, Layout, Print, print_card, render_hand, shoot
from recognizer.titles import Titles
from tests.recognizer.art import picture

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from recognizer.studio import Shot

CARDS = [CardInfo.from_json(card) for card in read_description(house_folder())["cards"]]
MILD = Conditions(tilt=15, light=0.3, glare=0, shadow=0.2, blur=0.6, noise=3, quality=88)


@pytest.fixture(scope="module")
def titles() -> Titles:
    return Titles(CARDS)


def _shot(title: str, how: Print | None = None, size: tuple[int, int] = (480, 600)) -> Shot:
    card = print_card(picture(3, size), title, how)
    rng = np.random.default_rng(8)
    return shoot([card], Layout.ROW, rng, size=(700, 900), conditions=MILD)


def _read(titles: Titles, shot: Shot, turn: int = 0) -> str | None:
    quad = np.roll(shot.cards[0].quad, turn, 0)
    title = titles.read(cv2.cvtColor(shot.pixels, cv2.COLOR_RGB2GRAY), quad)
    return None if title is None else CARDS[title.card].id


@pytest.mark.parametrize("turn", range(4))
def test_a_title_is_read_however_the_card_lies(titles: Titles, turn: int) -> None:
    assert _read(titles, _shot("Sala de los Toros"), turn) == "lascaux-bulls"


@pytest.mark.parametrize("ink", [(240, 238, 230), (30, 28, 26)])
def test_light_and_dark_strips_are_read(titles: Titles, ink: tuple[int, int, int]) -> None:
    paper = (28, 32, 48) if sum(ink) > 380 else (250, 248, 242)
    shot = _shot("La jungla o La joven de la perla", Print(border_color=paper, ink=ink))
    assert _read(titles, shot) is None
    shot = _shot("La joven de la perla", Print(border_color=paper, ink=ink))
    assert _read(titles, shot) == "girl-with-a-pearl-earring"


@pytest.mark.parametrize("title", ["", "Lyon Cathedral", "The Death of Socrates"])
def test_no_title_and_titles_of_other_pictures_name_nothing(titles: Titles, title: str) -> None:
    assert _read(titles, _shot(title)) is None


def _outline_of(sightings: list[Sighting], shot: Shot) -> Sighting:
    middle = shot.cards[0].quad.mean(0)
    return min(sightings, key=lambda s: float(np.linalg.norm(np.mean(s.quad, 0) - middle)))


def _hand(titles: list[str]) -> tuple[NDArray[np.uint8], Shot]:
    shot = render_hand([picture(n) for n in range(len(titles))], titles, 2, layout=Layout.ROW)
    return shot.pixels, shot


def _doubting() -> Recognizer:
    """A recognizer whose image tower is never sure that a picture is no card of the deck."""
    bundle = Bundle.open(house_folder())
    return Recognizer(replace(bundle, calibration=replace(bundle.calibration, strange_sure=2.0)))


def test_a_title_alone_names_a_card_that_the_picture_denies_and_is_never_sure() -> None:
    pixels, shot = _hand(["Mona Lisa", "", ""])
    seen = _doubting().recognize(pixels)
    named = _outline_of(seen, shot)
    assert (named.card, named.sure) == ("mona-lisa", False)
    assert named.witnesses[-1].step is Step.TITLE
    assert [s.card for s in seen if s.card is not None] == ["mona-lisa"]


def test_without_the_models_no_title_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("recognizer.reading.find_spec", lambda _: None)
    assert Reader.load() is None
    assert _read(Titles(CARDS), _shot("Sala de los Toros")) is None
    pixels, _ = _hand(["Mona Lisa", "", ""])
    assert all(s.card is None for s in _doubting().recognize(pixels))
