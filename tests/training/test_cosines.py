"""Cosines of a deck's own pictures, on a tower that only sees the mean color."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from recognizer.calibration import Calibration
from recognizer.clip import Tower
from recognizer.fitting import fit_cosines
from recognizer.training.cosines import own_cosines
from tests.recognizer.test_clip import write_mean_tower

if TYPE_CHECKING:
    from pathlib import Path


def test_views_are_compared_with_all_cards_and_with_all_but_their_own(tmp_path: Path) -> None:
    tower = Tower.load(write_mean_tower(tmp_path / "tower.onnx"))
    colors = np.eye(3, dtype=np.uint8)[[0, 1, 2, 0]] * 200 + 20
    pictures = [np.full((40, 60, 3), color, np.uint8) for color in colors]
    found, truth, away = own_cosines(tower, pictures, [0, 1, 2, 4], views=5, seed=3)
    assert found.shape == away.shape == (20, 5)
    assert truth.tolist() == [0] * 5 + [1] * 5 + [2] * 5 + [4] * 5
    assert (away[np.arange(20), truth] == -1).all()
    assert (found[:, 3] == -1).all()  # card 3 has no picture
    red = found[truth == 0]
    assert (red[:, 0] > red[:, 1]).mean() > 0.5
    assert fit_cosines(Calibration(), found, truth, away).clip_fall > 0
