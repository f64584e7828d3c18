"""`stairway demo`: shows what ships, says what it sees, writes what it made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PIL import Image

from tests.checks.sightings import FakeRecognizer, row
from trainer_api.catalogue import Catalogue
from trainer_api.checks.answer import Answer
from trainer_api.checks.stairway import check_cards
from trainer_api.cli import demo, looking
from trainer_api.cli.main import main
from trainer_api.resources import house_catalogue

if TYPE_CHECKING:
    from pathlib import Path

PAINTINGS = [
    "mona-lisa",
    "las-meninas",
    "oath-of-the-horatii",
    "fighting-temeraire",
    "impression-sunrise",
    "the-kiss",
]
HOUSES = ["parthenon", "notre-dame-de-paris"]


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue.open(house_catalogue())


@pytest.fixture
def plates(tmp_path: Path) -> dict[str, Path]:
    """A small picture for each card, in place of the drawn ones."""
    folder = tmp_path / "plates"
    folder.mkdir()
    made = {}
    for number, card in enumerate([*PAINTINGS, *HOUSES, "cancelled"]):
        pixels = np.random.default_rng(number).integers(0, 255, (60, 40, 3), np.uint8)
        made[card] = folder / f"{card}.png"
        Image.fromarray(pixels).resize((240, 360)).save(made[card])
    return made


@pytest.fixture
def stage(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, plates: dict[str, Path], catalogue: Catalogue
) -> Path:
    """An empty folder to run in, with the pictures above and eyes that see what is there."""
    hands = demo.choose(catalogue, plates)
    photos = {
        "valid.jpg": row(*hands.valid[::-1]),
        "invalid.jpg": row(*hands.invalid),
        "special.jpg": row(*hands.special),
    }
    monkeypatch.setattr(looking, "house_eyes", lambda: FakeRecognizer(photos))
    monkeypatch.setattr(demo, "shipped", lambda *_: plates)
    here = tmp_path / "empty"
    here.mkdir()
    monkeypatch.chdir(here)
    return here


def test_hands_are_chosen_from_what_ships(plates: dict[str, Path], catalogue: Catalogue) -> None:
    hands = demo.choose(catalogue, plates)
    assert hands.valid == tuple(PAINTINGS[:5])
    assert check_cards(hands.valid).answer is Answer.OK
    assert check_cards(hands.invalid).answer is Answer.NOK
    assert len(set(hands.invalid)) == 5
    assert hands.special == ("cancelled", "the-kiss")
    del plates["cancelled"], plates["the-kiss"]
    assert demo.choose(catalogue, plates) == demo.Hands(hands.valid, (), ())
    del plates["las-meninas"]
    assert demo.choose(catalogue, plates) == demo.Hands((), (), ())


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_demo_shows_names_verdicts_and_files(lang: str, stage: Path, capsys: Any) -> None:
    assert main(["demo", "--lang", lang]) == 0
    heard = capsys.readouterr()
    assert heard.err == ""
    titles = {"en": ["Mona Lisa", "The Kiss"], "es": ["La Gioconda", "El beso"]}[lang]
    for words in [*titles, "OK:", "NOK:", "5", "stairway check"]:
        assert words in heard.out
    names = ["invalid", "special", "valid"]
    expected = sorted([f"{n}.jpg" for n in names] + [f"{n}-named.jpg" for n in names])
    files = sorted(path.name for path in (stage / "demo-output").iterdir())
    assert files == expected
    for name in files:
        assert f"demo-output/{name}" in heard.out
        with Image.open(stage / "demo-output" / name) as picture:
            assert picture.size == (1600, 1200)
    assert f"stairway check --cards {','.join(PAINTINGS[:5])}\n" in heard.out


def test_another_folder_may_be_chosen(
    monkeypatch: pytest.MonkeyPatch, stage: Path, plates: dict[str, Path], catalogue: Catalogue
) -> None:
    short = demo.Hands(demo.choose(catalogue, plates).valid, (), ())
    monkeypatch.setattr(demo, "choose", lambda *_: short)
    assert main(["demo", "--output", str(stage / "a" / "b")]) == 0
    assert (stage / "a" / "b" / "valid-named.jpg").is_file()
    assert not (stage / "demo-output").exists()


def test_a_folder_that_cannot_be_made_is_refused(stage: Path, capsys: Any) -> None:
    (stage / "demo-output").touch()
    assert main(["demo"]) == 2
    assert "demo-output" in capsys.readouterr().err


def test_too_few_pictures_are_named(
    monkeypatch: pytest.MonkeyPatch, stage: Path, plates: dict[str, Path], capsys: Any
) -> None:
    few = {"mona-lisa": plates["mona-lisa"]}
    monkeypatch.setattr(demo, "shipped", lambda *_: few)
    assert main(["demo", "--lang", "es"]) == 2
    assert "1: La Gioconda" in capsys.readouterr().err
    assert list(stage.iterdir()) == []


def test_what_ships_is_what_the_catalogue_names(catalogue: Catalogue, tmp_path: Path) -> None:
    assert demo.shipped(catalogue, tmp_path) == {}
    for picture in catalogue.pictures:
        (tmp_path / picture.file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / picture.file).touch()
    assert set(demo.shipped(catalogue, tmp_path)) == {p.card for p in catalogue.pictures}
