"""Figures and paint: distances are distances, light falls from where it comes, paint is laid."""

import numpy as np
import pytest

from scripts.plates import core, emblems, forms
from scripts.plates.brushwork import Canvas, sweep
from scripts.plates.drapery import Cloth, Fold, drape, pts, smooth
from scripts.plates.figures import Hand, hand, limb_outline
from scripts.plates.heads import Head
from scripts.plates.ornament import cells, scatter
from scripts.plates.pigment import Wall
from scripts.plates.sculpt import Light, Part, see

SQUARE = pts("10,10 90,10 90,90 10,90")


def test_points_are_read_and_curves_pass_through_them() -> None:
    corners = pts("0,0 10,-2.5 20,0")
    assert corners == [(0, 0), (10, -2.5), (20, 0)]
    track = smooth(corners, steps=5)
    assert all(any(np.allclose(q, c) for q in track) for c in corners)
    assert limb_outline(corners, [4, 4, 4])[0] != limb_outline(corners, [8, 8, 8])[0]


def test_distances_of_balls_and_limbs_are_exact() -> None:
    points = np.array([[0, 0, 0], [3, 4, 0], [10, 0, 0]], dtype=np.float32)
    assert forms.ball((0, 0, 0), 2)(points) == pytest.approx([-2, 3, 8])
    assert forms.limb((0, 0, 0), (10, 0, 0), 1, 1)(points) == pytest.approx([-1, 3, -1])


def test_joining_fills_seams_and_carving_takes_away() -> None:
    left, right = forms.ball((-2, 0, 0), 2), forms.ball((2, 0, 0), 2)
    seam = np.array([[0, 1.2, 0]], dtype=np.float32)
    assert forms.join([left, right], 2)(seam) < min(left(seam), right(seam))
    inside = np.array([[-2, 0, 0]], dtype=np.float32)
    assert left(inside) < 0 < forms.carve(left, forms.ball((-2, 0, 0), 1), 0)(inside)


def test_turning_keeps_lengths() -> None:
    rotation = forms.turn(37, -12, 80)
    assert rotation @ rotation.T == pytest.approx(np.eye(3), abs=1e-5)
    assert forms.turn(90, 0, 0) @ np.array([0, 0, 1]) == pytest.approx([1, 0, 0], abs=1e-6)


def test_the_shortcut_of_heads_changes_nothing_near_the_face() -> None:
    head = Head((0, 0, 0), 100)
    flesh = head.parts()[0].shape
    far = np.array([[0, 0, 900], [700, 0, 0]], dtype=np.float32)
    assert (flesh(far) > 300).all()
    nose = np.array([head.point(0, -0.25, 0.60)], dtype=np.float32)
    assert flesh(nose) < 0


def test_a_lit_ball_is_light_toward_the_light_and_clear_around() -> None:
    plate = core.Plate(100, 100)
    part = Part(forms.ball((50, 50, 0), 30), forms.flat("#808080"))
    seen = see(plate, [part], (0, 0, 100, 100), (-40, 40), Light((-1, 0, 0.4)))
    assert seen.pixels.shape == (100, 100, 4)
    assert seen.pixels[50, 50, 3] == 1
    assert seen.pixels[2, 2, 3] == 0
    assert seen.pixels[50, 30, :3].mean() > 1.5 * seen.pixels[50, 70, :3].mean()
    small = see(core.Plate(100, 100, 0.25), [part], (0, 0, 100, 100), (-40, 40), Light())
    assert small.pixels.shape == (25, 25, 4)


def test_hands_reach_as_far_as_they_are_open() -> None:
    place = forms.Placing((0, 0, 0), 100, forms.turn(0, 0, 0))
    tip = np.array([place.to_picture((-0.05, 0.93, 0))], dtype=np.float32)
    assert hand(Hand.FLAT, place)(tip) < 0 < hand(Hand.FIST, place)(tip)


def test_a_fold_has_its_light_and_its_dark_side() -> None:
    cloth = Cloth(["#000000", "#ffffff"], grain=0)
    fold = Fold(pts("50,5 50,50 50,95"), 20, 14)
    lit = drape(core.Plate(100, 100), SQUARE, [fold], cloth, (-1, 0, 1), crumple=0)
    row = lit.pixels[int(50 - lit.y), :, 0]
    left, right = (row[int(x - lit.x)] for x in (42, 58))
    assert left > right + 0.2


def test_paint_soaks_in_and_wears_off() -> None:
    wall = Wall(80, 80, ["#e0d0b0", "#f0e0c0"], seed=2)
    bare = wall.color.copy()
    wall.fill(SQUARE, "#400000", grain=0.0)
    painted = np.abs(wall.color - bare).max(axis=2) > 0.2
    assert painted[50, 50]
    assert not painted[2, 2]
    wall.wear(0.25, 20)
    gone = painted & (np.abs(wall.color - bare).max(axis=2) < 0.02)
    assert 0.05 < gone.sum() / painted.sum() < 0.45


def test_strokes_cover_where_they_are_put() -> None:
    canvas = Canvas(60, 60, "#000000", seed=1)
    canvas.touch(30, 30, 40, 16, 0.0, (1, 0, 0))
    assert canvas.color[30, 30, 0] > 0.8
    assert canvas.color[5, 5].sum() == 0
    assert sweep(["#000000", "#ffffff"], 0.5) == pytest.approx([0.5, 0.5, 0.5], abs=0.01)


def test_ornament_keeps_its_distance_and_its_seed() -> None:
    rounds = scatter(SQUARE, [10, 5], 12, 4, 1.0, 600)
    pairs = [(a, b) for i, a in enumerate(rounds) for b in rounds[:i]]
    assert pairs
    assert all(np.hypot(a[0] - b[0], a[1] - b[1]) > a[2] + b[2] for a, b in pairs)
    tones = ["#000000", "#444444", "#aaaaaa", "#ffffff"]
    assert cells((0, 0, 90, 90), tones, 3) == cells((0, 0, 90, 90), tones, 3)
    assert cells((0, 0, 90, 90), tones, 3) != cells((0, 0, 90, 90), tones, 4)


def test_emblems_share_neither_border_nor_field() -> None:
    texts = []
    for seed in (1, 2):
        plate = core.Plate(*emblems.SIZE)
        emblems.ground(plate, emblems.Manner("#1f7a78", 9, 9, (0.02, 0.5), seed))
        texts.append({part for part in plate.svg().split("<") if part.startswith("path")})
    common = texts[0] & texts[1]
    assert len(common) < 0.1 * len(texts[0])
