"""The ten styles in their order in time, and the two categories of works."""

from __future__ import annotations

import itertools
from enum import IntEnum, StrEnum


class Style(IntEnum):
    """A style of art; the number is its step on the stairway, 1 the oldest."""

    ANCIENT = 1
    CLASSICAL = 2
    ROMANESQUE = 3
    GOTHIC = 4
    RENAISSANCE = 5
    BAROQUE = 6
    NEOCLASSICISM = 7
    ROMANTICISM = 8
    IMPRESSIONISM = 9
    MODERNISME = 10


class Category(StrEnum):
    """What sort of work a card shows; printed on the card, so public."""

    PAINTING = "painting"
    ARCHITECTURE = "architecture"


STYLES: tuple[Style, ...] = tuple(Style)
"""All styles, oldest first."""

LABELS: tuple[tuple[Style, ...], ...] = tuple(
    [(style,) for style in STYLES] + list(itertools.pairwise(STYLES))
)
"""What a work can be: one of ten single styles, or one of nine pairs of neighbors (a bridge)."""
