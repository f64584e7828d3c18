"""Which decks there are and which is the default."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from trainer_api.decks.errors import DeckError, DeckProblem
from trainer_api.decks.importing import import_deck
from trainer_api.decks.library import DeckLibrary, replace_text
from trainer_api.decks.status import Model, deck_status
from trainer_api.resources import data_folder, house_catalogue, house_images

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Folder


def test_a_new_user_has_the_house_deck(library: DeckLibrary) -> None:
    assert library.names() == ("house",)
    assert library.default() == "house"
    place = library.place()
    assert place.is_house
    assert place.catalogue == house_catalogue()
    assert place.pictures == house_images()
    assert place.bundle is None
    assert not library.folder.exists()


def test_the_deck_used_last_is_the_default(folder: Folder, library: DeckLibrary) -> None:
    import_deck(folder(), library, "mine")
    assert library.place().name == "house"
    library.remember("mine")
    assert library.place().name == "mine"
    library.remember("house")
    assert library.place().name == "house"


def test_a_deck_that_is_not_there(library: DeckLibrary) -> None:
    with pytest.raises(DeckError) as caught:
        library.place("mine")
    assert caught.value.code is DeckProblem.NO_SUCH_DECK
    assert caught.value.data == {"name": "mine", "names": "house"}
    library.remember("mine")
    with pytest.raises(DeckError) as caught:
        library.place()
    assert caught.value.code is DeckProblem.LAST_USED_IS_GONE


def test_a_name_cannot_lead_out_of_the_folder(library: DeckLibrary) -> None:
    replace_text(library.folder / "elsewhere" / "current", "x")
    with pytest.raises(DeckError):
        library.place("../elsewhere")


def test_a_half_imported_deck_is_none(library: DeckLibrary) -> None:
    (library.folder / "decks" / "mine" / "versions" / "x").mkdir(parents=True)
    assert library.names() == ("house",)


def test_replacing_leaves_nothing_beside(tmp_path: Path) -> None:
    replace_text(tmp_path / "a" / "file", "one")
    replace_text(tmp_path / "a" / "file", "two")
    assert (tmp_path / "a" / "file").read_text() == "two\n"
    assert len(list((tmp_path / "a").iterdir())) == 1


def test_the_data_folder_can_be_chosen(tmp_path: Path) -> None:
    assert data_folder({"STAIRWAY_DATA": str(tmp_path)}) == tmp_path
    assert data_folder({"STAIRWAY_DATA": ""}).name == "stairway-trainer"


def test_status_of_the_house_deck(library: DeckLibrary) -> None:
    status = deck_status(library.place())
    assert (status.works, status.paintings, status.architecture) == (103, 52, 51)
    assert (status.bridges, status.specials) == (3, 18)
    assert status.model is Model.SHIPPED
    assert status.lost == ()


def test_status_of_a_deck_of_ones_own(folder: Folder, library: DeckLibrary) -> None:
    made = folder()
    (made / "old-tower.png").unlink()
    place = import_deck(made, library, "mine", missing_pictures=True).place
    status = deck_status(place)
    assert (status.paintings, status.architecture, status.bridges) == (1, 1, 1)
    assert status.without_picture == ("old-tower",)
    assert status.model is Model.MISSING
    (place.pictures / "red-square.png").unlink()
    assert deck_status(place).lost == ("red-square.png",)


def test_the_model_must_be_of_this_catalogue(folder: Folder, library: DeckLibrary) -> None:
    place = import_deck(folder(), library, "mine").place
    assert place.bundle is not None
    place.bundle.mkdir()
    described = place.bundle / "bundle.json"
    described.write_text("no json")
    assert deck_status(place).model is Model.OUTDATED
    described.write_text('{"fingerprint": "0123456789abcdef"}')
    assert deck_status(place).model is Model.OUTDATED
    described.write_text(f'{{"fingerprint": "{deck_status(place).fingerprint}"}}')
    assert deck_status(place).model is Model.MATCHES
