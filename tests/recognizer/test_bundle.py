"""A bundle explains itself and is refused when its files do not belong together."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from recognizer.bundle import (
    DESCRIPTION,
    FORMAT,
    GALLERY,
    HEADS,
    TOWER,
    Bundle,
    CardInfo,
    hash_of,
    read_description,
    write_bundle,
)
from recognizer.errors import BundleError, BundleProblem
from recognizer.sighting import Kind
from tests.recognizer.small_deck import CARDS, FINGERPRINT, IDS, base, bundle

if TYPE_CHECKING:
    from pathlib import Path

FILES = (GALLERY, HEADS, TOWER)
PARTS = dict.fromkeys(FILES, b"something")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    shutil.copytree(bundle(), folder)
    return folder


def change(folder: Path, **values: object) -> None:
    path = folder / DESCRIPTION
    told = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(told | values), encoding="utf-8")


def refused(folder: Path) -> BundleError:
    with pytest.raises(BundleError) as caught:
        Bundle.open(folder)
    return caught.value


def test_an_open_bundle_holds_what_was_built() -> None:
    opened = Bundle.open(str(bundle()))
    assert opened.cards == CARDS
    assert opened.fingerprint == FINGERPRINT
    assert [opened.cards[n].id for n in opened.gallery.references.card] == sorted(IDS)
    assert opened.description["pictures"] == sorted(IDS)
    tower = opened.description["tower"]
    assert opened.gallery.embeddings.shape == (len(IDS), tower["size"])


def test_the_description_holds_hashes_versions_and_no_place() -> None:
    told = read_description(bundle())
    assert told["files"] == {name: hash_of((bundle() / name).read_bytes()) for name in FILES}
    assert all(told["versions"].values())
    assert "not installed" not in told["versions"].values()
    text = (bundle() / DESCRIPTION).read_text(encoding="utf-8")
    assert str(base()) not in text
    assert sorted(p.name for p in bundle().iterdir()) == sorted([*FILES, DESCRIPTION])


def test_cards_survive_json() -> None:
    bridge = CardInfo("a", Kind.WORK, {"en": "A", "es": "Á"}, "2345", (6, 7), "architecture")
    for card in (bridge, *CARDS):
        assert CardInfo.from_json(json.loads(json.dumps(card.as_json()))) == card


@pytest.mark.parametrize("name", [DESCRIPTION, *FILES])
def test_a_missing_file_is_named(copy: Path, name: str) -> None:
    (copy / name).unlink()
    error = refused(copy)
    assert error.code is BundleProblem.NOT_FOUND
    assert error.data == {"file": name, "folder": str(copy)}


@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_is_refused(copy: Path, name: str) -> None:
    content = bytearray((copy / name).read_bytes())
    content[-1] ^= 1
    (copy / name).write_bytes(content)
    error = refused(copy)
    assert (error.code, error.data) == (BundleProblem.FILES_DO_NOT_BELONG, {"file": name})


def test_a_gallery_that_is_none_is_refused_even_with_its_hash(copy: Path) -> None:
    (copy / GALLERY).write_bytes(b"no gallery")
    change(copy, files=read_description(copy)["files"] | {GALLERY: hash_of(b"no gallery")})
    assert refused(copy).code is BundleProblem.NOT_A_BUNDLE


@pytest.mark.parametrize("content", ["", "{", "[]", "3", "{}", "\ufeff{}"])
def test_a_description_that_is_none_is_refused(copy: Path, content: str) -> None:
    (copy / DESCRIPTION).write_text(content, encoding="utf-8")
    assert refused(copy).code is BundleProblem.NOT_A_BUNDLE


@pytest.mark.parametrize(
    "values",
    [
        {"files": None},
        {"cards": [{}]},
        {"cards": 3},
        {"calibration": {"nonsense": 1}},
        {"calibration": None},
    ],
)
def test_a_description_of_another_shape_is_refused(copy: Path, values: dict[str, object]) -> None:
    change(copy, **values)
    assert refused(copy).code is BundleProblem.NOT_A_BUNDLE


def test_another_format_is_refused(copy: Path) -> None:
    change(copy, format=FORMAT - 1)
    error = refused(copy)
    assert (error.code, error.data) == (
        BundleProblem.WRONG_VERSION,
        {"version": str(FORMAT - 1), "expected": FORMAT},
    )


def test_writing_replaces_the_whole_folder_and_leaves_nothing_beside(tmp_path: Path) -> None:
    folder = tmp_path / "below" / "bundle"
    write_bundle(folder, PARTS, {"cards": []})
    (folder / "stray").touch()
    write_bundle(folder, PARTS | {GALLERY: b"new"}, {"cards": [1]})
    assert sorted(p.name for p in folder.iterdir()) == sorted([*FILES, DESCRIPTION])
    assert (folder / GALLERY).read_bytes() == b"new"
    assert read_description(folder)["cards"] == [1]
    assert [p.name for p in folder.parent.iterdir()] == ["bundle"]


def test_a_failed_write_leaves_what_was_there(tmp_path: Path) -> None:
    folder = tmp_path / "bundle"
    write_bundle(folder, PARTS, {"cards": []})
    with pytest.raises(TypeError):
        write_bundle(folder, PARTS, {"cards": object()})
    assert read_description(folder)["cards"] == []
    assert [p.name for p in tmp_path.iterdir()] == ["bundle"]
