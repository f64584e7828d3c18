"""A deck that changes is taken up; one that breaks is not."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from trainer_api.decks.errors import DeckError
from trainer_api.decks.library import HOUSE, DeckLibrary
from trainer_api.resources import house_catalogue
from trainer_api.service.probe import probe
from trainer_api.service.shelf import Shelf

if TYPE_CHECKING:
    from pathlib import Path


class Clock:
    """A clock that the test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def deck(folder: Path, name: str, version: str) -> Path:
    """A version of a deck of the user's: the house deck's catalogue, a bundle in name only."""
    place = folder / "decks" / name / "versions" / version
    (place / "bundle").mkdir(parents=True)
    shutil.copy(house_catalogue(), place / "catalogue.db")
    (place / "bundle" / "bundle.json").write_text(version)
    (folder / "decks" / name / "current").write_text(version)
    return place


def test_without_a_name_it_is_the_deck_used_last(tmp_path: Path) -> None:
    library = DeckLibrary(tmp_path)
    assert Shelf(library, None).name == HOUSE
    deck(tmp_path, "mine", "1")
    library.remember("mine")
    assert Shelf(library, None).name == "mine"
    with pytest.raises(DeckError):
        Shelf(library, "other")


def test_a_new_version_is_taken_up_within_a_second(tmp_path: Path) -> None:
    deck(tmp_path, "mine", "1")
    clock = Clock()
    shelf = Shelf(DeckLibrary(tmp_path), "mine", clock)
    first = shelf.current()
    second = deck(tmp_path, "mine", "2")
    clock.now = 0.5
    assert shelf.current() is first  # not asked yet
    clock.now = 2.0
    assert shelf.current().place.catalogue == second / "catalogue.db"
    assert shelf.current().model != first.model


def test_a_new_bundle_in_the_same_place_is_another_model(tmp_path: Path) -> None:
    place = deck(tmp_path, "mine", "1")
    clock = Clock()
    shelf = Shelf(DeckLibrary(tmp_path), "mine", clock)
    first = shelf.current().model
    shutil.rmtree(place / "bundle")
    clock.now = 2.0
    lost = shelf.current().model
    (place / "bundle").mkdir()
    (place / "bundle" / "bundle.json").write_text("built anew")
    clock.now = 4.0
    built = shelf.current().model
    assert len({first.version, lost.version, built.version}) == 3
    assert first.folder == lost.folder == built.folder


def test_a_version_that_cannot_be_read_leaves_the_last_good_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = deck(tmp_path, "mine", "1")
    clock = Clock()
    shelf = Shelf(DeckLibrary(tmp_path), "mine", clock)
    first = shelf.current()
    (place / "catalogue.db").write_bytes(b"broken")
    clock.now = 2.0
    assert shelf.current() is first
    assert [record.message for record in caplog.records] == ["deck_unusable"]


def test_the_probe_is_a_picture_of_the_deck_or_a_plate(tmp_path: Path) -> None:
    shelf = Shelf(DeckLibrary(tmp_path), None)
    with probe(shelf.current()) as photo:
        assert photo.read(4) == b"RIFF"
    deck(tmp_path, "mine", "1")  # its catalogue names pictures that are not there
    with probe(Shelf(DeckLibrary(tmp_path), "mine").current()) as photo:
        assert photo.read(4) == b"RIFF"
