"""Confidence: monotone in the evidence, and gates that no sum can open."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from recognizer.calibration import EVIDENCE, Calibration, evidence, hull_area
from recognizer.matching import Match

SQUARE = np.array([[0, 0], [100, 0], [100, 100], [0, 100]], float)


def _match(support: float = 20, inliers: int = 40, due: int = 60, side: float = 1.0) -> Match:
    quad = SQUARE * side
    return Match(0, 0, quad, np.eye(3), inliers, support, due, quad, np.arange(5))


@given(st.floats(0, 500), st.floats(-1, 1), st.integers(0, 400), st.integers(0, 900))
def test_confidence_is_a_probability(support: float, agree: float, inliers: int, due: int) -> None:
    assert 0 <= Calibration().confidence(_match(support, inliers, due), agree) <= 1


@given(st.floats(5, 100), st.floats(0.4, 0.9))
def test_more_evidence_is_never_less_sure(support: float, agree: float) -> None:
    model = Calibration()
    base = model.confidence(_match(support), agree)
    assert model.confidence(_match(support + 10), agree) >= base
    assert model.confidence(_match(support), agree + 0.1) >= base


def test_patterns_are_never_shown_whatever_the_support() -> None:
    model = Calibration()
    assert model.confidence(_match(500, 20, 60), model.pattern - 0.01) < model.shown
    assert model.confidence(_match(model.least_support - 0.1), 1.0) < model.shown


def test_few_features_are_never_sure_however_well_the_edges_agree() -> None:
    model = Calibration()
    few, enough = (_match(model.sure_support + more, 60, 60, side=3) for more in (-0.1, 0))
    assert model.shown < model.confidence(few, 0.95) < model.sure
    assert model.confidence(enough, 0.95) >= model.sure


def test_a_closer_look_counts_area_in_pixels_of_the_photo() -> None:
    near = evidence(_match(side=2.0), 0.5, zoom=2.0)
    np.testing.assert_allclose(near, evidence(_match(), 0.5))
    assert len(near) == len(EVIDENCE)
    assert hull_area(_match()) == 10_000


def test_json_gives_the_same_calibration_back() -> None:
    model = Calibration(weights=(1.0, 2.0, 3.0, 4.0, 5.0), bias=-1.0, sure=0.97)
    assert Calibration.from_json(model.as_json()) == model


def test_shares_of_the_nearest_cards_leave_room_for_none() -> None:
    model = Calibration(clip_weights=(20.0, 5.0), clip_bias=-8.0, clip_fall=15.0)
    near, far = model.shares(np.array([0.7, 0.3, 0.2])), model.shares(np.array([0.2, 0.15, 0.1]))
    assert near[0] > 0.9 > near.sum() - near[0]
    assert far.sum() < 0.1
    for shares in (near, far):
        assert (np.diff(shares) <= 0).all()
        assert 0 < shares.sum() < 1
