"""Building: which pictures count, the same bytes each time, and a bundle that knows its cards."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PIL import Image

from recognizer import Recognizer
from recognizer.builder import Reference, build_bundle, find_references
from recognizer.bundle import DESCRIPTION, HEADS, TOWER, Bundle, read_description
from recognizer.calibration import Calibration
from recognizer.errors import PhotoError
from recognizer.studio import Layout, render_hand
from tests.recognizer.small_deck import CARDS, FINGERPRINT, IDS, base, bundle, draw, pictures, save

if TYPE_CHECKING:
    from pathlib import Path


def test_pictures_are_found_by_name(tmp_path: Path) -> None:
    names = (
        "the-kiss.jpg",
        "the-kiss__2.webp",
        "the-kiss__a__b.PNG",
        "lost_work.jpeg",
        "the-kiss_2.jpg",
        "nobody.jpg",
        "the-kiss.txt",
        "The-Kiss.jpg",
    )
    for name in names:
        (tmp_path / name).touch()
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "the-kiss.jpg").touch()
    found = find_references(tmp_path, ["lost_work", "the-kiss"])
    assert found == [
        Reference("lost_work", tmp_path / "lost_work.jpeg"),
        Reference("the-kiss", tmp_path / "the-kiss.jpg"),
        Reference("the-kiss", tmp_path / "the-kiss__2.webp"),
        Reference("the-kiss", tmp_path / "the-kiss__a__b.PNG"),
    ]


def test_two_builds_are_the_same_bytes_and_progress_is_told(tmp_path: Path) -> None:
    references = find_references(save(tmp_path / "pictures"), IDS)
    steps: list[tuple[int, int]] = []
    build_bundle(
        tmp_path / "again",
        CARDS,
        references,
        catalogue=FINGERPRINT,
        base=base(),
        progress=lambda done, count: steps.append((done, count)),
    )
    assert steps == [(n + 1, len(IDS)) for n in range(len(IDS))]
    for path in bundle().iterdir():
        assert (tmp_path / "again" / path.name).read_bytes() == path.read_bytes()


def test_tower_heads_thresholds_and_licence_come_from_the_base(tmp_path: Path) -> None:
    Image.fromarray(draw(1)).save(tmp_path / "the-kiss.png")
    references = find_references(tmp_path, IDS)
    first = tmp_path / "first"
    calibration = Calibration(sure=0.97)
    about = {"licence": "CC0-1.0", "training": ["a"], "measured": {"recall": 0.5}}
    build_bundle(
        first,
        CARDS,
        references,
        catalogue="a",
        base=base(),
        calibration=calibration,
        about=about,
    )
    assert read_description(first)["measured"] == {"recall": 0.5}
    build_bundle(tmp_path / "second", CARDS, references, catalogue="b", base=first)
    second = Bundle.open(tmp_path / "second")
    assert second.calibration == calibration
    assert second.fingerprint == "b"
    assert (second.description["licence"], second.description["training"]) == ("CC0-1.0", ["a"])
    assert "measured" not in second.description  # what was measured was another gallery
    for name in (TOWER, HEADS):
        assert (second.folder / name).read_bytes() == (base() / name).read_bytes()


def test_a_picture_that_cannot_be_used_keeps_the_bundle_that_is_there(tmp_path: Path) -> None:
    folder = tmp_path / "bundle"
    folder.mkdir()
    (folder / DESCRIPTION).write_text(json.dumps({"format": 1}), encoding="utf-8")
    bad = tmp_path / "the-kiss.jpg"
    bad.write_bytes(b"no picture")
    with pytest.raises(PhotoError):
        build_bundle(folder, CARDS, [Reference("the-kiss", bad)], catalogue="a", base=base())
    assert json.loads((folder / DESCRIPTION).read_text(encoding="utf-8")) == {"format": 1}
    assert sorted(p.name for p in tmp_path.iterdir()) == ["bundle", "the-kiss.jpg"]


def test_the_bundle_knows_its_cards_and_no_others() -> None:
    drawn = pictures()
    cards = ["the-kiss", "parthenon", "lost_work"]
    stranger = draw(99)
    shot = render_hand([*(drawn[c] for c in cards), stranger], [*cards, "x"], 3, layout=Layout.ROW)
    seen = Recognizer.load(bundle()).recognize(shot.pixels)
    named = [one for one in seen if one.card is not None]
    assert sorted(one.card for one in named if one.card) == sorted(cards)
    assert all(one.sure for one in named)
    for one in named:
        placed = shot.cards[cards.index(one.card or "")]
        middle = np.array(one.quad).mean(0)
        assert np.linalg.norm(middle - placed.quad.mean(0)) < 60
