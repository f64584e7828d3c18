"""Heads fitted to a deck's own pictures; cosines turned into probabilities."""

from __future__ import annotations

import numpy as np

from recognizer.bundle import CardInfo
from recognizer.calibration import Calibration
from recognizer.fitting import fit_cosines, fit_heads, judge_cosines
from recognizer.sighting import Kind


def work(category: str, *styles: int) -> CardInfo:
    return CardInfo("w", Kind.WORK, {}, "2222", styles, category)


def test_heads_tell_style_and_category_of_what_lies_near() -> None:
    rng = np.random.default_rng(1)
    kinds = [("painting", n) for n in range(1, 11)] + [("architecture", n) for n in range(1, 11)]
    centers = rng.normal(size=(20, 64))
    rows, cards = [], []
    for _ in range(5):
        for center, (category, style) in zip(centers, kinds, strict=True):
            rows.append(center + rng.normal(0, 0.4, 64))
            cards.append(work(category, style))
    vectors = np.array(rows, np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    heads = fit_heads(vectors, cards, "a tower")
    assert heads.tower == "a tower"
    fresh = centers + rng.normal(0, 0.4, centers.shape)
    fresh /= np.linalg.norm(fresh, axis=1, keepdims=True)
    judged = heads.judge(fresh.astype(np.float32))
    assert (judged.styles.argmax(1) + 1).tolist() == [style for _, style in kinds]
    assert (judged.painting > 0.5).tolist() == [category == "painting" for category, _ in kinds]
    assert np.allclose(judged.styles.sum(1), 1, atol=1e-5)
    again = fit_heads(vectors, cards, "a tower")
    assert np.array_equal(heads.weight, again.weight)


def test_a_bridge_counts_for_both_styles_and_a_special_for_none() -> None:
    vectors = np.eye(4, dtype=np.float32)
    special = CardInfo("s", Kind.SPECIAL, {}, "3333")
    cards = [work("painting", 5, 6), work("painting", 1), work("architecture", 9), special]
    judged = fit_heads(vectors, cards, "t").judge(vectors)
    assert np.allclose(judged.styles[0, 4:6], judged.styles[0, 4:6].mean(), atol=0.02)
    assert judged.styles[0, 4:6].sum() > 0.9
    assert judged.styles[1].argmax() == 0
    assert judged.painting[2] < 0.1
    assert judged.styles[3].max() < 0.6


def test_without_works_nothing_is_known() -> None:
    vectors = np.eye(2, dtype=np.float32)
    judged = fit_heads(vectors, [CardInfo("s", Kind.SPECIAL, {}, "3333")] * 2, "t").judge(vectors)
    assert np.allclose(judged.styles, 0.1)


def test_cosines_become_probabilities_that_hold_on_fresh_pictures() -> None:
    model = fit_cosines(Calibration(), *cosines(np.random.default_rng(2)))
    fresh = cosines(np.random.default_rng(3))
    named, right, strange, foreign = judge_cosines(model, *fresh)
    for said, was in ((named, right), (strange, foreign)):
        assert ((said >= 0) & (said <= 1)).all()
        likely, unlikely = said > 0.8, said < 0.2
        assert was[likely].mean() > 0.8
        assert was[unlikely].mean() < 0.2
    sure = named >= model.clip_sure
    assert sure.any()
    assert (~right[sure]).mean() < 0.01
    assert model.weights == Calibration().weights
    few = [rows[:300] for rows in fresh]
    assert fit_cosines(Calibration(), *few).clip_sure > 1  # too few to be sure of anything


def cosines(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Of 1,200 cards, a fifth of them hardly seen, and 1,800 other pictures with 30 cards."""
    truth = np.arange(1200) % 30
    cards = rng.normal(0.05, 0.08, (1200, 30))
    own = np.where(np.arange(1200) % 5 == 0, 0.2, 0.6)
    cards[np.arange(1200), truth] = rng.normal(own, 0.05)
    return cards, truth, rng.normal(0.05, 0.08, (1800, 30))
