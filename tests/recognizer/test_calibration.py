"""Confidence: monotone in the evidence, and gates that no sum can open."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from recognizer.calibration import EVIDENCE, Calibration, evidence
from recognizer.matching import Match

SQUARE = np.array([[0, 0], [100, 0], [100, 100], [0, 100]], float)
ROWS = np.arange(48)


def _match(distinct: int = 20, support: float = 20) -> Match:
    return Match(0, 0, SQUARE, np.eye(3), support, SQUARE, ROWS, ROWS, distinct)


@given(st.integers(0, 48), st.floats(0, 500), st.floats(-1, 1))
def test_confidence_is_a_probability(distinct: int, support: float, agree: float) -> None:
    assert 0 <= Calibration().confidence(_match(distinct, support), agree) <= 1


@given(st.integers(0, 40), st.floats(2, 100), st.floats(-0.5, 0.9))
def test_more_evidence_is_never_less_sure(distinct: int, support: float, agree: float) -> None:
    model = Calibration()
    base = model.confidence(_match(distinct, support), agree)
    assert model.confidence(_match(distinct + 1, support), agree) >= base
    assert model.confidence(_match(distinct, support + 10), agree) >= base
    assert model.confidence(_match(distinct, support), agree + 0.1) >= base


def test_what_is_alike_everywhere_is_never_shown_however_many_features_vote() -> None:
    model = Calibration()
    assert model.confidence(_match(distinct=2, support=500), 0.9) < model.shown
    assert model.confidence(_match(distinct=20, support=500), 0.2) > model.sure


def test_few_votes_are_never_sure_however_well_the_edges_agree() -> None:
    model = Calibration()
    few, enough = (_match(20, model.sure_support + more) for more in (-0.1, 0))
    assert model.shown < model.confidence(few, 0.95) < model.sure
    assert model.confidence(enough, 0.95) >= model.sure


def test_there_is_a_number_for_each_name_of_the_evidence() -> None:
    assert len(evidence(_match(), 0.5)) == len(EVIDENCE) == len(Calibration().weights)


def test_json_gives_the_same_calibration_back() -> None:
    model = Calibration(weights=(1.0, 2.0), bias=-1.0, sure=0.97)
    assert Calibration.from_json(model.as_json()) == model


def test_shares_of_the_nearest_cards_leave_room_for_none() -> None:
    model = Calibration(clip_weights=(20.0, 5.0), clip_bias=-8.0, clip_fall=15.0)
    near, far = model.shares(np.array([0.7, 0.3, 0.2])), model.shares(np.array([0.2, 0.15, 0.1]))
    assert near[0] > 0.9 > near.sum() - near[0]
    assert far.sum() < 0.1
    for shares in (near, far):
        assert (np.diff(shares) <= 0).all()
        assert 0 < shares.sum() < 1
