"""The drawing vocabulary: numbers, elements, solids, walls, and light that falls as it should."""

import math
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from scripts.plates import core, materials
from scripts.plates.architecture import column
from scripts.plates.scene import Camera, Ink, Light, paint
from scripts.plates.solids import Model
from scripts.plates.surface import Material, noise_tile
from scripts.plates.walls import Drum, Opening, Wall, arch, cut, row, walls_around

GREY = [Material(("#808080", "#808080"), contrast=0, bump=0)]


def test_numbers_are_short_and_colors_mix() -> None:
    assert [core.num(v) for v in (1.0, -0.001, 0.125, 12.5)] == ["1", "0", "0.12", "12.5"]
    assert core.mix("#000000", "#ffffff", 0.5) == "#808080"
    assert core.ramp(["#000000", "#ff0000", "#ffffff"], 0.5) == "#ff0000"


def test_noise_is_the_same_for_a_seed_and_bounded() -> None:
    first, again, other = core.Noise(3), core.Noise(3), core.Noise(4)
    places = [(0.3 * i, 0.7 * i) for i in range(50)]
    assert [first.at(*p) for p in places] == [again.at(*p) for p in places]
    assert [first.at(*p) for p in places] != [other.at(*p) for p in places]
    assert all(-1 <= first.at(*p) <= 1 for p in places)
    assert np.array_equal(noise_tile(3), noise_tile(3))


def test_a_plate_is_well_formed_and_stores_definitions_once() -> None:
    plate = core.Plate(100, 50)
    fills = [plate.linear([(0, "#000000"), (1, "#ffffff")]) for _ in range(3)]
    with plate.group(filter=materials.stone(plate), opacity=0.5):
        plate.add(core.rect(0, 0, 100, 50, fills[0]), core.circle(5, 5, 2, "#ff0000"))
    assert len(set(fills)) == 1
    svg = plate.svg(200)
    root = ET.fromstring(svg)  # noqa: S314 our own text
    assert (root.get("width"), root.get("height")) == ("200", "100")
    assert svg.count("<linearGradient") == 1


@pytest.mark.parametrize("kind", ["round", "pointed", "lancet", "low", "flat"])
def test_arches_span_their_width_and_are_symmetrical(kind: str) -> None:
    points = np.array(arch(kind, 4.0))
    assert points[0] == pytest.approx((-2, 0))
    assert points[-1] == pytest.approx((2, 0))
    assert points[:, 0] == pytest.approx(-points[::-1, 0])
    assert points[:, 1] == pytest.approx(points[::-1, 1])


def test_walls_look_outwards() -> None:
    south = Wall((0, 0, 0), 0)
    assert south.at(2, 3, 1) == pytest.approx((2, -1, 3))
    drum = Drum((0, 0, 0), 5)
    assert drum.at(0, 1, 2) == pytest.approx((0, -7, 1))
    for wall, length in walls_around((0, 0, 0), 5, 8):
        middle = wall.at(length / 2, 0, 0)
        assert np.linalg.norm(wall.at(length / 2, 0, 1)) > np.linalg.norm(middle)


def test_a_row_cuts_as_many_openings_as_asked() -> None:
    model = Model()
    middles = row(model, Wall((0, 0, 0)), (0, 30), (0, 5), 6, Opening(0, 1, 3, 2), 0)
    assert middles == pytest.approx([2.5, 7.5, 12.5, 17.5, 22.5, 27.5])


def test_a_column_has_its_height_and_stands_on_the_ground() -> None:
    for order in ("doric", "tuscan", "ionic", "corinthian"):
        corners = column(10, 0.8, order, 0, flutes=20).arrays()[0]
        assert corners[..., 2].min() == pytest.approx(0)
        assert corners[..., 2].max() == pytest.approx(10)


def look(
    model: Model, stuff: list[Material] | None = None, sun: tuple[float, ...] = (0, 0, 1)
) -> np.ndarray:
    """Look straight down on 20 m of ground, 5 pixels a metre."""
    plate = core.Plate(100, 100)
    camera = Camera((0, 0, 50), (0, 0.0001, 0), 5, (50, 50), level=False, flat=True)
    light = Light((sun[0], sun[1], sun[2]))
    return paint(plate, model, camera, light, stuff or GREY, Ink(strength=0, corner_shade=0), 400)


def test_the_camera_projects_as_a_pinhole() -> None:
    camera = Camera((0, -10, 2), (0, 0, 2), 100, (50, 40))
    assert camera.point(0, 0, 2) == pytest.approx((50, 40))
    assert camera.point(1, 0, 2) == pytest.approx((60, 40))
    assert camera.point(0, 0, 3) == pytest.approx((50, 30))
    assert camera.point(1, 10, 2) == pytest.approx((55, 40))


def test_a_square_covers_its_pixels_and_the_nearer_hides_the_farther() -> None:
    model = Model()
    model.quads([[(-5, -5, 0), (5, -5, 0), (5, 5, 0), (-5, 5, 0)]], 0)
    pixels = look(model)
    assert (pixels[..., 3] > 128).sum() == pytest.approx(2500, rel=0.02)
    model.quads([[(-1, -1, 3), (1, -1, 3), (1, 1, 3), (-1, 1, 3)]], 1)
    stuff = [*GREY, Material(("#ff0000", "#ff0000"), contrast=0, bump=0)]
    pixels = look(model, stuff)
    assert pixels[50, 50, 0] > pixels[50, 50, 1] + 60
    assert abs(int(pixels[30, 30, 0]) - int(pixels[30, 30, 1])) < 40


def test_a_block_throws_its_shadow_away_from_the_sun() -> None:
    model = Model()
    model.quads([[(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)]], 0)
    model.box((-1, -1, 0), (1, 1, 4), 0)
    pixels = look(model, sun=(-1, 0, 1)).astype(int)
    east, west = pixels[50, 50 + 15].sum(), pixels[50, 50 - 15].sum()
    assert east < west - 100


def test_an_opening_is_a_hole_and_its_back_closes_it() -> None:
    for back, covered in ((None, False), (0, True)):
        model = Model()
        cut(model, Wall((-4, 0, 0)), (0, 8), (0, 8), Opening(4, 2, 4, 2, back=back), 0)
        plate = core.Plate(100, 100)
        camera = Camera((0, -50, 4), (0, 0, 4), 10, (50, 50), flat=True)
        pixels = paint(plate, model, camera, Light((0, -1, 1)), GREY, Ink(strength=0), 300)
        assert (pixels[50, 50, 3] > 128) is np.bool_(covered)
        assert pixels[50, 20, 3] > 128


def test_copies_turn_and_mirror() -> None:
    part, model = Model(), Model()
    part.box((1, 0, 0), (2, 1, 1), 0)
    model.add(part, (10, 0, 0), turn=90)
    corners = model.arrays()[0].reshape(-1, 3)
    assert corners.min(0) == pytest.approx((9, 1, 0))
    assert corners.max(0) == pytest.approx((10, 2, 1))
    mirrored = Model()
    mirrored.add(part, mirror=True)
    assert mirrored.arrays()[0][..., 0].max() == pytest.approx(-1)
    lean = part.leaned(45, 0).arrays()[0].reshape(-1, 3)
    assert lean[:, 0].max() == pytest.approx(2 * math.cos(math.pi / 4) + math.sin(math.pi / 4))
