"""Views look like photos of the picture, and the packaged weights are those of ImageNet."""

from __future__ import annotations

import numpy as np
import pytest
import timm

from recognizer.training.views import cover, crop, cut_card, part_view, view
from recognizer.training.weights import load_packaged, packaged_weights


def picture() -> np.ndarray:
    """Upper half red, lower half blue."""
    pixels = np.zeros((120, 200, 3), np.uint8)
    pixels[:60, :, 0], pixels[60:, :, 2] = 220, 220
    return pixels


def test_views_are_seeded_differ_and_stay_upright() -> None:
    rng = np.random.default_rng(5)
    views = [view(picture(), "Two Colors", 96, rng) for _ in range(30)]
    again = np.random.default_rng(5)
    assert all((a == view(picture(), "Two Colors", 96, again)).all() for a in views)
    assert all(v.shape == (96, 96, 3) and v.dtype == np.uint8 for v in views)
    assert len({v.tobytes() for v in views}) == 30
    upright = [v[:48, :, 0].mean() > v[48:, :, 0].mean() for v in views]
    assert np.mean(upright) > 0.8


def test_a_crop_keeps_enough_and_a_cover_hides_one_side() -> None:
    rng = np.random.default_rng(1)
    for _ in range(20):
        part = crop(picture(), rng, least=0.4)
        assert part.shape[0] * part.shape[1] >= 0.35 * 120 * 200
        covered = cover(np.zeros((50, 50, 3), np.uint8), rng).any(axis=2)
        assert 0.1 < covered.mean() < 0.6


def test_parts_are_upright_and_half_of_them_mirrored() -> None:
    picture = np.zeros((200, 300, 3), np.uint8)
    picture[..., 0] = np.linspace(0, 255, 300)[None]
    picture[..., 1] = np.linspace(0, 255, 200)[:, None]
    rng = np.random.default_rng(2)
    parts = [part_view(picture, 64, rng).astype(int) for _ in range(40)]
    assert all(part.shape == (64, 64, 3) for part in parts)
    assert all(part[-1, :, 1].mean() > part[0, :, 1].mean() + 50 for part in parts)
    mirrored = [part[:, 0, 0].mean() > part[:, -1, 0].mean() for part in parts]
    assert 8 < sum(mirrored) < 32


def test_the_package_fills_a_trunk_with_and_without_classifier() -> None:
    whole = timm.create_model("tf_efficientnet_lite2", pretrained=False)
    bare = timm.create_model("tf_efficientnet_lite2", pretrained=False, num_classes=0)
    load_packaged(whole, "tf_efficientnet_lite2")
    load_packaged(bare, "tf_efficientnet_lite2")
    assert len(whole.state_dict()) == 386
    assert (whole.conv_stem.weight == bare.conv_stem.weight).all()


def test_weights_that_no_package_has_are_told() -> None:
    with pytest.raises(LookupError, match="no package carries"):
        packaged_weights("resnet50")
    with pytest.raises(ValueError, match="do not fit"):
        load_packaged(timm.create_model("resnet18", pretrained=False), "tf_efficientnet_lite2")


def test_a_card_is_cut_inside_its_border() -> None:
    photo = np.full((600, 500, 3), 40, np.uint8)
    photo[100:500, 100:400] = 250  # the card, with a border of 8 pixels
    photo[108:492, 108:392] = 120
    quad = np.array([[100.0, 100], [400, 100], [400, 500], [100, 500]])
    cut = cut_card(photo, quad, 96, np.random.default_rng(3))
    assert cut.shape == (96, 96, 3)
    assert (cut == 120).mean() > 0.97
