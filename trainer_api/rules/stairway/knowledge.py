"""What the players know of styles: for each work a set of possible labels.

A label is one of ten single styles or nine pairs of neighbors. A set of labels is a mask of 19
bits in the order of `LABELS`. At first everything is possible for everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from trainer_api.rules.stairway.masks import mask_of
from trainer_api.rules.stairway.styles import LABELS, Style

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ALL_LABELS = (1 << len(LABELS)) - 1
"""Nothing is known."""

LABEL_STYLES: tuple[int, ...] = tuple(mask_of(label) for label in LABELS)
"""The mask of styles of each label."""

_BIT = {styles: 1 << number for number, styles in enumerate(LABEL_STYLES)}


def label_bit(styles: int) -> int:
    """Return the mask that holds the one label with these styles (a mask of one or two)."""
    return _BIT[styles]


def satisfying(styles: Iterable[Style]) -> int:
    """Return the labels of which a style is one of these: those that pass such a check."""
    wanted = mask_of(styles)
    return sum(1 << n for n, own in enumerate(LABEL_STYLES) if own & wanted)


def labels_in(mask: int) -> tuple[tuple[Style, ...], ...]:
    """Return the labels of a mask, in the order of `LABELS`."""
    return tuple(label for number, label in enumerate(LABELS) if mask >> number & 1)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What checks told everybody and Carbon-14 told one player.

    Attributes:
        public: by work, the labels that public checks left; a work not named is open.
        private: the same by player, for what that player alone was told.
    """

    public: Mapping[str, int] = field(default_factory=dict, hash=False)
    private: tuple[Mapping[str, int], ...] = field(default=(), hash=False)

    def labels(self, player: int | None, work: str) -> int:
        """Return the labels that a player thinks possible; None: a spectator."""
        left = self.public.get(work, ALL_LABELS)
        return left if player is None else left & self.private[player].get(work, ALL_LABELS)

    def narrowed(self, player: int | None) -> dict[str, int]:
        """Return the works of which this player knows something, in the order of their ids."""
        works = set(self.public)
        if player is not None:
            works |= set(self.private[player])
        return {work: self.labels(player, work) for work in sorted(works)}

    def told(self, work: str, labels: int) -> Knowledge:
        """Return the knowledge after a public check left these labels possible."""
        left = self.public.get(work, ALL_LABELS) & labels
        return Knowledge({**self.public, work: left}, self.private)

    def learned(self, player: int, work: str, label: int) -> Knowledge:
        """Return the knowledge after one player was told the label of a work."""
        mine = {**self.private[player], work: label}
        before, after = self.private[:player], self.private[player + 1 :]
        return Knowledge(self.public, (*before, mine, *after))
