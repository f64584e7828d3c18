"""The composer: what lies on a photo is what its truth says."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest

from scripts.measure.camera import project, stand, step_back
from scripts.measure.cards import Style, bare, draw_style, print_card
from scripts.measure.compose import lay, visible_share
from scripts.measure.layouts import LAYOUTS, Placement, how_many, place
from scripts.measure.pictures import Picture
from scripts.measure.scenes import Pools, contact_sheet, make_photos
from scripts.measure.tables import KINDS, Table, drawn_table
from scripts.measure.truth import read_truth

if TYPE_CHECKING:
    from pathlib import Path

COLORS = ((250, 20, 20), (20, 250, 20), (20, 20, 250), (240, 240, 20))
SMALL = (640, 480)
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
PLAIN = Style((60, 90), 0, (255, 255, 255), 0, "cropped", True, 0, 0)


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> list[Picture]:
    """Pictures of one color each, tall as a card."""
    folder = tmp_path_factory.mktemp("pictures")
    made = []
    for number, color in enumerate(COLORS):
        path = folder / f"{number}.png"
        cv2.imwrite(str(path), np.full((90, 60, 3), color[::-1], np.uint8))
        made.append(Picture(f"work-{number}", "work", path, "painting", (5,), ("Uno", "One")))
    return made


def gray(width: int = 640, height: int = 480) -> Table:
    return Table("gray", np.full((height, width, 3), 90, np.uint8), False)


def test_what_a_later_card_covers_is_not_visible(pictures: list[Picture]) -> None:
    rng = np.random.default_rng(1)
    faces = [print_card(picture, PLAIN, rng) for picture in pictures[:2]]
    places = [Placement((200, 240), 0, 3), Placement((290, 240), 0, 3)]  # half a width apart
    _, laid = lay(gray(), faces, places, 0, rng)
    assert laid[0].visible == pytest.approx(0.5, abs=0.03)
    assert laid[1].visible == pytest.approx(1.0, abs=0.02)


def test_what_lies_beyond_the_frame_is_not_visible() -> None:
    labels = np.zeros((100, 100), np.int16)
    inside = np.array([[10, 10], [60, 10], [60, 60], [10, 60]], float)
    assert visible_share(labels, 0, inside) == pytest.approx(1.0, abs=0.05)
    assert visible_share(labels, 0, inside - (35, 0)) == pytest.approx(0.5, abs=0.05)
    assert visible_share(labels, 1, inside) == 0


def test_a_quad_holds_its_card_s_color(pictures: list[Picture]) -> None:
    rng = np.random.default_rng(3)
    faces = [print_card(picture, PLAIN, rng) for picture in pictures]
    places = place("free", [face.size for face in faces], (800, 600), rng)
    photo, laid = lay(gray(800, 600), faces, places, 20, rng)
    for index, card in enumerate(laid):
        x, y = np.mean(card.quad, axis=0).round().astype(int)
        seen = photo[y - 3 : y + 4, x - 3 : x + 4].reshape(-1, 3).mean(axis=0)
        distances = [float(np.abs(seen / seen.max() - np.array(c) / 250).sum()) for c in COLORS]
        assert int(np.argmin(distances)) == index


def test_quads_start_at_the_card_s_own_top_left(pictures: list[Picture]) -> None:
    rng = np.random.default_rng(4)
    face = print_card(pictures[0], PLAIN, rng)
    _, laid = lay(gray(), [face], [Placement((320, 240), 180, 3)], 0, rng)
    top_left, top_right, bottom_right, _ = laid[0].quad
    assert top_left[0] > top_right[0]
    assert top_left[1] > bottom_right[1]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_stays_on_the_photo(layout: str) -> None:
    for seed in range(12):
        rng = np.random.default_rng([9, seed])
        sizes = [(63.0, 88.0) if rng.random() < 0.5 else (120.0, 70.0)] * how_many(layout, rng)
        frame = (800, 600)
        places = place(layout, sizes, frame, rng)
        boxes = [
            project(p.matrix(), np.array(CORNERS) * size / 2)
            for p, size in zip(places, sizes, strict=True)
        ]
        view = step_back(stand(frame, float(rng.uniform(0, 30)), rng), boxes, frame)
        seen = project(view, np.concatenate(boxes))
        assert seen.min() >= 0
        assert np.all(seen <= np.array(frame))


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(ValueError, match="pile"):
        place("pile", [(63, 88)], (800, 600), np.random.default_rng(0))


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_table_can_be_drawn(kind: str) -> None:
    image = KINDS[kind]((320, 240), np.random.default_rng(5))
    assert image.shape == (240, 320, 3)
    assert float(np.std(image)) > 0
    assert np.all(np.isfinite(image))


def test_tables_are_the_size_asked_for() -> None:
    assert drawn_table((4000, 3000), np.random.default_rng(6)).image.shape == (3000, 4000, 3)


@pytest.mark.parametrize("landscape", ["margins", "turned", "cropped"])
def test_landscape_pictures(landscape: str, tmp_path: Path) -> None:
    path = tmp_path / "wide.png"
    cv2.imwrite(str(path), np.full((60, 120, 3), 128, np.uint8))
    picture = Picture(None, "unknown", path, "painting", (), ("Título", "Title"))
    style = Style((63, 88), 3, (250, 250, 250), 8, landscape, True, 0, 2)
    face = print_card(picture, style, np.random.default_rng(7))
    assert (face.size[0] > face.size[1]) == (landscape == "turned")
    x, y, width, height = face.picture
    assert x >= 0
    assert y >= 0
    assert x + width <= face.image.shape[1]
    assert y + height <= face.image.shape[0]
    assert face.mask.shape == face.image.shape[:2]


def test_a_picture_alone_is_its_own_card(pictures: list[Picture]) -> None:
    rng = np.random.default_rng(8)
    face = print_card(pictures[0], bare(draw_style(rng)), rng)
    _, laid = lay(gray(), [face], place("single", [face.size], (640, 480), rng), 0, rng)
    assert laid[0].quad == laid[0].picture


@pytest.fixture
def source(pictures: list[Picture], tmp_path: Path) -> Pools:
    """A few known and foreign pictures in noise, and one real table."""
    rng = np.random.default_rng(10)
    made: dict[str, list[Picture]] = {"painting": [], "architecture": [], "foreign": []}
    for category, many in made.items():
        work = category != "foreign"
        for number in range(16):
            path = tmp_path / f"{category}-{number}.png"
            cv2.imwrite(str(path), rng.integers(0, 255, (40, 30, 3)).astype(np.uint8))
            many.append(
                Picture(
                    path.stem if work else None,
                    "work" if work else "unknown",
                    path,
                    category if work else "painting",
                    (5,) if work else (),
                    ("Uno", "One"),
                )
            )
    (tmp_path / "scenes").mkdir()
    cv2.imwrite(str(tmp_path / "scenes" / "900_table.jpg"), np.full((60, 100, 3), 99, np.uint8))
    plates = [replace(card, kind="special", card="forger") for card in made["foreign"][:1]]
    plates += made["painting"]
    known = made["painting"] + made["architecture"]
    return Pools(known, made["foreign"], ["900_table.jpg"], tmp_path, plates)


def test_a_folder_of_photos_and_its_truth(source: Pools, tmp_path: Path) -> None:
    folder = tmp_path / "made"
    truths = make_photos(source, folder, seed=3, share=0.01, big=0, size=SMALL)
    assert read_truth(folder / "truth.jsonl") == truths
    assert {truth.layout for truth in truths} == set(LAYOUTS)
    assert {truth.real for truth in truths} == {False, True}
    for truth in truths:
        image = cv2.imread(str(folder / truth.photo))
        assert image is not None
        assert (image.shape[1], image.shape[0]) == truth.size
        assert truth.cards
        if truth.layout in ("free", "row", "small", "single"):
            assert min(card.visible for card in truth.cards) > 0.97
        if truth.layout == "covered":
            assert 0.3 < min(card.visible for card in truth.cards) < 1.0
        if truth.layout == "copies":
            assert sum(card.kind == "special" for card in truth.cards) >= 2
        if truth.layout == "overlap":
            assert 0.3 < min(card.visible for card in truth.cards) < 0.75
        if truth.layout == "fan":
            assert 0.27 <= min(card.visible for card in truth.cards) < 0.55
    contact_sheet(folder, truths, folder / "sheet.png")
    assert cv2.imread(str(folder / "sheet.png")) is not None


def test_the_same_seed_makes_the_same_photos(source: Pools, tmp_path: Path) -> None:
    def first(name: str) -> Any:
        folder = tmp_path / name
        truths = make_photos(source, folder, seed=5, share=0.001, big=0, size=SMALL)
        return [(folder / truth.photo).read_bytes() for truth in truths[:1]], truths[0]

    assert first("a") == first("b")
