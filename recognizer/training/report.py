"""What held-out judgements are worth, as Markdown: F1, intervals, confusion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from recognizer.clip import STYLES

if TYPE_CHECKING:
    from collections.abc import Sequence

Numbers = NDArray[np.int64]


def macro_f1(truth: Numbers, said: Numbers, classes: Sequence[int] = range(STYLES)) -> float:
    """Mean F1 over those of these classes that occur in the truth; 0 where none does."""
    scores = []
    for label in classes:
        if not (truth == label).any():
            continue
        both = int(((truth == label) & (said == label)).sum())
        scores.append(2 * both / (int((truth == label).sum()) + int((said == label).sum())))
    return float(np.mean(scores)) if scores else 0.0


def interval(
    truth: Numbers,
    said: Numbers,
    seed: int = 0,
    rounds: int = 1000,
    classes: Sequence[int] = range(STYLES),
) -> tuple[float, float]:
    """Bootstrap 95 % interval, over pictures, of the macro F1 of these classes."""
    rng = np.random.default_rng(seed)
    draws = []
    for _ in range(rounds):
        picked = rng.integers(0, len(truth), len(truth))
        draws.append(macro_f1(truth[picked], said[picked], classes))
    low, high = np.percentile(draws, [2.5, 97.5])
    return float(low), float(high)


def style_report(logits: NDArray[np.floating], pairs: Numbers) -> str:
    """Judge logits (N, 20) against true pairs 0..19."""
    high = np.exp(logits - logits.max(axis=1, keepdims=True))
    high = high / high.sum(axis=1, keepdims=True)
    said = (high[:, :STYLES] + high[:, STYLES:]).argmax(axis=1)
    truth, building = pairs % STYLES, pairs >= STYLES
    right = (high[:, STYLES:].sum(axis=1) > 0.5) == building
    lines = [
        "| pictures | n | macro F1 | 95 % interval | right |",
        "|---|---|---|---|---|",
    ]
    everything = np.ones(len(pairs), bool)
    for name, part in (("all", everything), ("paintings", ~building), ("buildings", building)):
        if not part.any():
            continue
        low, up = interval(truth[part], said[part])
        lines.append(
            f"| {name} | {part.sum()} | {macro_f1(truth[part], said[part]):.3f} "
            f"| {low:.3f} - {up:.3f} | {(truth == said)[part].mean():.1%} |"
        )
    for label in np.unique(truth).tolist():
        low, up = interval(truth, said, classes=(label,))
        lines.append(
            f"| style {label + 1} | {int((truth == label).sum())} "
            f"| {macro_f1(truth, said, (label,)):.3f} | {low:.3f} - {up:.3f} "
            f"| {(said == label)[truth == label].mean():.1%} |"
        )
    lines += ["", f"Category right: {right.mean():.2%} of {len(pairs)}.", ""]
    lines.append("| true \\ said | " + " | ".join(str(n + 1) for n in range(STYLES)) + " |")
    lines.append("|---" * (STYLES + 1) + "|")
    for label in range(STYLES):
        row = np.bincount(said[truth == label], minlength=STYLES)
        lines.append(f"| {label + 1} | " + " | ".join(str(n) for n in row) + " |")
    return "\n".join(lines)
