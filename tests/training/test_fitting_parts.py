"""Projection, heads and report on data whose answer is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from recognizer.training.heads import Recipe, fit_heads, fit_sharpness, held_out
from recognizer.training.projection import discriminant
from recognizer.training.report import macro_f1, style_report

if TYPE_CHECKING:
    from recognizer.clip import Heads


def test_the_projection_forgets_what_views_disagree_on() -> None:
    rng = np.random.default_rng(0)
    # 60 pictures differ a little in 6 directions; light moves every view a lot in 4 others.
    own = rng.normal(0, 1, (60, 1, 6)).repeat(8, axis=1) + rng.normal(0, 0.05, (60, 8, 6))
    light = rng.normal(0, 6, (60, 8, 4))
    features = np.concatenate([own, light], axis=2)
    projection = discriminant(features, [10], 6, shrinkage=0.01)
    vectors = projection.apply(features)
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=-1), 1, atol=1e-5)
    named = (vectors[:, 1] @ vectors[:, 0].T).argmax(axis=1)
    plain = features / np.linalg.norm(features, axis=-1, keepdims=True)
    named_before = (plain[:, 1] @ plain[:, 0].T).argmax(axis=1)
    assert (named == np.arange(60)).mean() > 0.95
    assert (named_before == np.arange(60)).mean() < 0.5


def clusters(count: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Unit vectors around one direction for each of 20 pairs, (P, 2, 30), and their pairs."""
    rng = np.random.default_rng(seed)
    centers = np.random.default_rng(9).normal(0, 1, (20, 30))
    pairs = np.arange(count) % 20
    vectors = centers[pairs][:, None] + rng.normal(0, 0.5, (count, 2, 30))
    vectors /= np.linalg.norm(vectors, axis=-1, keepdims=True)
    return vectors.astype(np.float32), pairs


@pytest.mark.parametrize("views", [1, 2])
def test_heads_learn_all_pairs(views: int) -> None:
    vectors, pairs = clusters(200, 1)
    heads = fit_heads(vectors, pairs, "t", Recipe(views=views))
    fresh, truth = clusters(100, 2)
    judged = heads.judge(fresh[:, 0])
    assert (judged.styles.argmax(axis=1) == truth % 10).mean() > 0.95
    assert ((judged.painting > 0.5) == (truth < 10)).mean() > 0.95


def test_kernels_around_some_views_learn_from_the_others_too() -> None:
    vectors, pairs = clusters(200, 1)
    # The views that carry the kernels say nothing of the last ten pairs, the others do.
    dull = vectors.copy()
    dull[pairs >= 10, 0] = dull[0, 0]
    few = fit_heads(dull, pairs, "t", Recipe(views=2, support=(0, 1)))
    blind = fit_heads(dull[:, :1], pairs, "t", Recipe(views=1))
    small = fit_heads(vectors, pairs, "t", Recipe(views=2, support=(0,)))
    assert small.support is not None
    assert len(small.support) == 200
    fresh, truth = clusters(100, 2)

    def right(heads: Heads) -> float:
        judged = heads.judge(fresh[:, 0])
        return float((judged.styles.argmax(axis=1) == truth % 10).mean())

    assert right(small) > 0.95
    assert right(few) > 0.9 > right(blind)


def test_held_out_pictures_are_judged_by_heads_that_never_saw_their_fold() -> None:
    vectors, pairs = clusters(200, 3)
    # Pair 0 lives in fold 0 alone: nobody else can know it.
    folds = np.where(pairs == 0, 0, np.arange(200) // 20 % 5)
    said = held_out(vectors, pairs, folds, Recipe()).argmax(axis=1)
    assert not (said[pairs == 0] == 0).any()
    assert (said[pairs != 0] == pairs[pairs != 0]).mean() > 0.9


def test_sharpness_is_lower_where_the_evidence_is_worth_less() -> None:
    truth = np.arange(400) % 20
    good = np.eye(20, dtype=np.float32)[truth]
    half = good.copy()
    half[::2] = half[::2][:, ::-1]
    assert fit_sharpness(half, truth) < fit_sharpness(good, truth)


def test_macro_f1_counts_classes_alike() -> None:
    truth = np.array([0, 0, 0, 0, 1])
    assert macro_f1(truth, np.array([0, 0, 0, 0, 0])) == pytest.approx((8 / 9 + 0) / 2)
    assert macro_f1(truth, truth) == 1


def test_the_report_shows_where_styles_are_taken_for_others() -> None:
    logits = np.full((3, 20), -9.0)
    logits[0, 4] = logits[1, 4] = logits[2, 15] = 9
    text = style_report(logits, np.array([4, 5, 15]))
    assert "| all | 3 | 0.667 |" in text
    assert "| style 6 | 2 | 0.667 |" in text
    assert "| style 4 |" not in text
    assert "Category right: 100.00% of 3." in text
    assert "| 6 | 0 | 0 | 0 | 0 | 1 | 1 |" in text
